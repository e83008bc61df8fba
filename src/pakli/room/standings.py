"""
Standings of a span of time, worked out from the log: sessions, hands and what each won or lost.

A session is one stay at a table, from sitting down to leaving. It counts where it ended within the span, with
all chips that were bought for it; who still sits has nothing won yet. A hand counts for everybody dealt in.

Clauses     T1-T4 (what is brought and taken away), I2 (a misdeal is no hand).
Tested in   tests/room/test_standings.py
"""

from typing import Final

from msgspec import Struct
from sqlalchemy import select

from pakli.room.records import RECORDS, Opened, Record
from pakli.room.tournaments.season import points_in
from pakli.store import UPCASTERS, Store, Stored
from pakli.store.tables import EVENTS
from pakli.table import Sign
from pakli.table.events import ChipsBought, ChipsReturned, HandSettled, Left, SeatChanged, Seated, TakenBack

__all__ = ["Standing", "standings"]

_TAGS: Final = ("seated", "chips_bought", "chips_returned", "left", "seat_changed", "hand_settled")


class Standing(Struct, kw_only=True):
    """What somebody has played, and won (below nothing: lost) in the smallest unit."""

    sessions: int = 0
    hands: int = 0
    net: int = 0
    points: int = 0
    """For places in tournaments that count for a season."""


async def standings(
    store: Store, *, begins: int, ends: int, practice: bool, currency: str = ""
) -> dict[str, Standing]:
    """
    Everybody who played in the span, by id.

    Args:
        store: whose log is read; closed tables too.
        begins: in milliseconds since 1970.
        ends: the same; not included.
        practice: tables with practice chips; else those with chips of the club…
        currency: … in this currency; empty: none.

    Raises:
        StoreError: the log cannot be read.
    """
    found: dict[str, Standing] = {}
    for stream in await store.streams("table:"):
        first = await store.read(stream, limit=1)
        opened = RECORDS.decode(first[0]) if first else None
        if not isinstance(opened, Opened) or not _counts(opened.sign, practice, currency):
            continue
        fold = _Stay(found, begins, ends, opened.sign.money.value)
        for stored in await _told(store, stream, ends):
            fold.fold(RECORDS.decode(stored), stored.at)
    points = await points_in(store, begins=begins, ends=ends, practice=practice, currency=currency)
    for player, won in points.items():
        found.setdefault(player, Standing()).points = won
    return found


def _counts(sign: Sign, practice: bool, currency: str) -> bool:
    if not sign.cash:  # chips of a tournament are no money
        return False
    return sign.practice == practice and (practice or sign.money.code == currency)


async def _told(store: Store, stream: str, ends: int) -> list[Stored]:
    """What says who came, went and played; the rest of a hand is left out, which is nearly all."""
    query = (
        select(*EVENTS.c["version", "at", "tag", "schema", "data"])
        .where(EVENTS.c.stream == stream, EVENTS.c.tag.in_(_TAGS), EVENTS.c.at < ends)
        .order_by(EVENTS.c.version)
    )
    rows = await store.query(lambda connection: connection.execute(query).all())
    return [
        Stored(stream, version, at, *UPCASTERS.raised(tag, schema, data.encode()))
        for version, at, tag, schema, data in rows
    ]


class _Stay:
    """Who sits where at one table, and what he has brought."""

    def __init__(self, found: dict[str, Standing], begins: int, ends: int, value: int) -> None:
        self._found, self._span, self._value = found, (begins, ends), value
        self._players: dict[int, str] = {}
        self._brought: dict[str, int] = {}
        self._last: tuple[tuple[int, int], ...] = ()
        """The stacks of the hand that was settled last."""

    def fold(self, record: Record, at: int) -> None:
        within = self._span[0] <= at < self._span[1]
        match record:
            case Seated(seat, player, chips):
                self._players[seat], self._brought[player] = player, chips
            case ChipsBought(_, player, chips):
                self._brought[player] = self._brought.get(player, 0) + chips
            case ChipsReturned(_, player, chips):
                self._brought[player] = self._brought.get(player, 0) - chips
            case SeatChanged(seat, to):
                self._players[to] = self._players.pop(seat)
            case Left(seat, player, chips):
                self._players.pop(seat, None)
                brought = self._brought.pop(player, 0)
                if within:
                    standing = self._of(player)
                    standing.sessions += 1
                    standing.net += (chips - brought) * self._value
            case HandSettled() | TakenBack(over=True) if within:
                self._counted(record)
            case _:
                pass

    def _counted(self, record: HandSettled | TakenBack) -> None:
        """A hand is over, or goes on again at a live table."""
        more = 1 if isinstance(record, HandSettled) else -1
        if isinstance(record, HandSettled):
            self._last = () if record.misdeal else record.stacks
        for seat, _ in self._last:
            if seat in self._players:
                self._of(self._players[seat]).hands += more

    def _of(self, player: str) -> Standing:
        return self._found.setdefault(player, Standing())
