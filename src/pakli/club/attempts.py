"""
How often something may be tried: sign-ins by name and address, arrivals by address.

A bucket per key fills by one with every try and leaks with time. Counted before the password is looked at,
so a thousand tries at once get no further than a thousand in a row; what succeeds is taken out again.

Pure: the time comes in. Kept in memory: after a restart everybody begins anew, and each server of several
counts for itself.

Knows       names' keys and addresses. Tested in tests/club/test_attempts.py
"""

import math
from collections import OrderedDict
from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address
from typing import Final

from msgspec import Struct

__all__ = ["Arrivals", "Bucket", "Buckets", "SignIns"]

_KEYS_AT_MOST: Final = 50_000
_PROVIDERS_SHARE: Final = 64
"""Bits of an IPv6 address that one household shares: the rest it changes as it likes."""


class Bucket(Struct, frozen=True):
    """`most` tries at once; one more every `seconds`."""

    most: int
    seconds: float


class Buckets:
    """One bucket for each key: who is busiest longest ago is forgotten first, so memory stays bounded."""

    def __init__(self, size: Bucket, keys_at_most: int = _KEYS_AT_MOST) -> None:
        """All empty."""
        self._size = size
        self._keys_at_most = keys_at_most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str, now: float) -> float:
        """Seconds until one more try fits in; 0: at once."""
        return max(0.0, (self._level(key, now) + 1 - self._size.most) * self._size.seconds)

    def add(self, key: str, now: float, tries: float = 1) -> None:
        """Fill in `tries`; a negative number takes them out again."""
        level = max(0.0, self._level(key, now) + tries)
        self._levels.pop(key, None)
        if level:
            self._levels[key] = (level, now)
        if len(self._levels) > self._keys_at_most:
            self._levels.popitem(last=False)

    def _level(self, key: str, now: float) -> float:
        level, since = self._levels.get(key, (0.0, now))
        return max(0.0, level - max(0.0, now - since) / self._size.seconds)


class SignIns:
    """
    Sign-ins and recoveries: few for a name from one address, more from an address, more still for a name.

    The last one would let anybody lock anybody out, so it does not count where that name has signed in
    before. What succeeds is taken out again, but each costs the machine a hash: of those too there are only
    so many for an address.
    """

    def __init__(self) -> None:
        """Nobody has tried anything."""
        self._pairs = Buckets(Bucket(most=5, seconds=60))
        self._addresses = Buckets(Bucket(most=40, seconds=15))
        self._names = Buckets(Bucket(most=30, seconds=60))
        self._work = Buckets(Bucket(most=120, seconds=2))
        self._known: OrderedDict[str, None] = OrderedDict()

    def begin(self, key: str, address: str, now: float) -> int:
        """
        Count a try, if one is free: 0. Else whole seconds to wait, and nothing is counted.

        Args:
            key: the key of the name, whether or not somebody has it.
            address: an IP address, or any other word for where the try comes from.
            now: in seconds, from any beginning.
        """
        asked = [*self._asked(key, address), (self._work, _household(address))]
        wait = max(buckets.wait(each, now) for buckets, each in asked)
        if wait > 0:
            return math.ceil(wait)
        for buckets, each in asked:
            buckets.add(each, now)
        return 0

    def succeeded(self, key: str, address: str, now: float) -> None:
        """Take the try out again: it was right. From here this name may always try."""
        for buckets, each in self._asked(key, address):
            buckets.add(each, now, -1)
        self._known.pop(_pair(key, address), None)
        self._known[_pair(key, address)] = None
        if len(self._known) > _KEYS_AT_MOST:
            self._known.popitem(last=False)

    def _asked(self, key: str, address: str) -> Sequence[tuple[Buckets, str]]:
        pair = _pair(key, address)
        asked = [(self._pairs, pair), (self._addresses, _household(address))]
        return asked if pair in self._known else [*asked, (self._names, key)]


class Arrivals:
    """New people from one address: a hall full of them at once, but no flood."""

    def __init__(self, size: Bucket | None = None) -> None:
        """Nobody has come yet."""
        self._addresses = Buckets(size or Bucket(most=60, seconds=20))

    def begin(self, address: str, now: float) -> int:
        """Count one who comes: 0. Else whole seconds to wait, and nothing is counted."""
        household = _household(address)
        wait = self._addresses.wait(household, now)
        if wait > 0:
            return math.ceil(wait)
        self._addresses.add(household, now)
        return 0


def _pair(key: str, address: str) -> str:
    return f"{key}\n{_household(address)}"


def _household(address: str) -> str:
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{int(parsed) >> (128 - _PROVIDERS_SHARE):x}"
