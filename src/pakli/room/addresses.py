"""
From where people come: addresses and kinds of browser, for as long as the club's policy says.

They answer two questions and no other: whether two people at one table share an address (where the table's
manners ask for one address to a seat), and which accounts do, for the host's report. They are beside the log,
not in it, for what is in the log stays for ever.

Knows       the table's manners. Tested in tests/room/test_addresses.py
"""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import MsgspecError, Struct, json
from msgspec.structs import replace

from pakli.club.policy import DAY, HOUR, MINUTE
from pakli.club.refusals import HOUSE
from pakli.room.kept import Kept
from pakli.rules.refusal import refuse
from pakli.store import Store, wall_clock

__all__ = ["Addresses", "Seen"]

_STREAM: Final = "addresses"
_FORM: Final = 1
_AT_ONE_TABLE: Final = 12 * HOUR
"""Within this time two people with the same address count as coming from one place."""
_NOTED_EVERY: Final = 5 * MINUTE


class Seen(Struct, frozen=True, gc=False):
    """Somebody came from an address with a browser; times in milliseconds since 1970."""

    person: str
    address: str
    browser: str
    first: int
    last: int


class Addresses:
    """All that is known of them."""

    def __init__(self, kept: int = 30 * DAY, now: Callable[[], int] = wall_clock) -> None:
        """`kept`: milliseconds after which an address that was not seen again is forgotten."""
        self._kept: Final = kept
        self._now: Final = now
        self._seen: dict[tuple[str, str, str], Seen] = {}
        self._new = False

    def seen(self, person: str, address: str, browser: str) -> None:
        """Somebody has come from there just now."""
        key, now = (person, address, browser), self._now()
        known = self._seen.get(key)
        if known is None:
            self._seen[key] = Seen(person, address, browser, now, now)
            self._new = True
        elif now - known.last >= _NOTED_EVERY:
            self._seen[key] = replace(known, last=now)
            self._new = True

    @property
    def all(self) -> tuple[Seen, ...]:
        """What is kept; older ones are forgotten by this."""
        since = self._now() - self._kept
        old = [key for key, seen in self._seen.items() if seen.last < since]
        for key in old:
            del self._seen[key]
        self._new = self._new or bool(old)
        return tuple(self._seen.values())

    def check_seat(self, kept: Kept, person: str) -> None:
        """
        Refuse a seat to who comes from where another player of the table does, if its manners say so.

        Raises:
            RuleViolation: somebody at the table does (`room.same_address`).
        """
        if not kept.manners.one_address:
            return
        since = self._now() - _AT_ONE_TABLE
        own = self._of((person,), since)
        others = [seat.player for seat in kept.table.seats if seat.player != person]
        if own & self._of(others, since):
            raise refuse(HOUSE, "room.same_address")

    def _of(self, people: Iterable[str], since: int) -> set[str]:
        wanted = set(people)
        return {seen.address for seen in self.all if seen.person in wanted and seen.last >= since}

    async def load(self, store: Store) -> None:
        """
        Read what was kept.

        Raises:
            StoreError: it cannot be read.
        """
        saved = await store.snapshot(_STREAM, _FORM)
        try:
            found = [] if saved is None else json.decode(saved.data, type=list[Seen])
        except MsgspecError:
            found = []
        self._seen = {(seen.person, seen.address, seen.browser): seen for seen in found}

    async def keep(self, store: Store) -> None:
        """
        Keep what is new, and what is old no more.

        Raises:
            StoreError: it could not be written.
        """
        found = self.all
        if self._new:
            self._new = False
            await store.save_snapshot(_STREAM, 0, json.encode(found), _FORM)
