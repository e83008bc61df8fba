"""
How many are in at once: by address, by person, by whatever is counted.

Knows       keys. Tested in tests/server/test_places.py
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager

__all__ = ["Pace", "Places"]


class Places:
    """So many places for each key."""

    def __init__(self, most: int) -> None:
        """`most` at once for one key."""
        self._most = most
        self._taken: Counter[Hashable] = Counter()

    @contextmanager
    def one(self, key: Hashable) -> Iterator[bool]:
        """Take a place while the block runs; False: there is none left, and none was taken."""
        if self._taken[key] >= self._most:
            yield False
            return
        self._taken[key] += 1
        try:
            yield True
        finally:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]

    def taken(self, key: Hashable) -> int:
        """How many places are taken for this key."""
        return self._taken.get(key, 0)


class Pace:
    """How fast one may send: so many at once, so many a second in the long run."""

    def __init__(self, at_once: int, by_second: float) -> None:
        """Nothing was sent yet."""
        self._at_once = at_once
        self._by_second = by_second
        self._level = 0.0
        self._since = 0.0

    def wait(self, now: float) -> float:
        """Count one more at this moment, in seconds from any beginning; how long it has to wait."""
        self._level = max(0.0, self._level - (now - self._since) * self._by_second) + 1
        self._since = now
        return max(0.0, (self._level - self._at_once) / self._by_second)
