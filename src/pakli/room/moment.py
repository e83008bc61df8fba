"""
A table at one moment, for whoever shows it, and the step from one moment to the next.

A moment never changes, but for its clock, which begins to run once the question is delivered. It holds
everything there is, cards too: what a viewer may see of it is for whoever draws it (`pakli.table.seen_by`).
A drawing may be kept with it.

Knows       tables, people, clocks. Not how anything is shown or sent.
Tested in   tests/room/
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from pakli.club.person import Person
from pakli.room.kept import Kept
from pakli.room.records import Record
from pakli.rules import Player, Refusal
from pakli.table import (
    CutOffer,
    GameChoice,
    RunsQuestion,
    StraddleOffer,
    Table,
    TableEvent,
)

__all__ = [
    "ASKS_ONE",
    "Asked",
    "ClockFace",
    "Moment",
    "SeatRequest",
    "Step",
    "Tale",
    "asked_after",
    "who_is_asked",
]

ClockKind = Literal["time", "bank", "grace"]


class Asked(Struct, frozen=True, gc=False):
    """
    A question somebody has to answer. `number`: the version in which it came up; it rises with every
    question.
    """

    number: int
    seats: tuple[int, ...]


class ClockFace(Struct, frozen=True, gc=False):
    """A running clock. Seconds. `since`: when `left` was left, on the room's clock; None: it stands."""

    seats: tuple[int, ...]
    kind: ClockKind
    of: float
    left: float
    bank: float = 0.0
    """Time bank that is there after it."""
    since: float | None = None

    def left_at(self, now: float) -> float:
        """Seconds left at this time of the room's clock; before it ran, all of them."""
        return self.left if self.since is None else min(self.left, max(0.0, self.left - (now - self.since)))


class SeatRequest(Struct, frozen=True, gc=False):
    """
    A buy-in that waits for the host's word (`seat`: where; chips bought, too, by who sits there already).
    """

    player: str
    seat: int
    chips: int


class Tale:
    """
    The events since the last hand was prepared, and the table before them; shared by the moments of one hand.
    """

    __slots__ = ("events", "start")

    def __init__(self, start: Table) -> None:
        self.start: Final = start
        self.events: list[TableEvent] = []


class Moment:
    """A table at one moment. `told`: how many of the tale's events have happened by then."""

    __slots__ = (
        *("asked", "away", "balances", "bomb_asked", "clock", "credits", "denied", "drawing", "kept"),
        *("long_gone", "out_at_big_blind", "people", "requests", "spectators", "table_id", "tale", "told"),
        *("table", "trouble", "version"),
    )

    def __init__(self, table_id: str, kept: Kept, version: int, tale: Tale, told: int) -> None:
        self.table_id = table_id
        self.kept = kept
        self.table = kept.table
        """The table itself."""
        self.version = version
        self.tale = tale
        self.told = told
        self.asked: Asked | None = None
        self.clock: ClockFace | None = None
        self.people: Mapping[str, Person] = {}
        """Everybody whose name may be needed, by id."""
        self.away: frozenset[str] = frozenset()
        """Players at the table who are not connected."""
        self.spectators: tuple[str, ...] = ()
        self.balances: Mapping[str, int] = {}
        """What those who look on have outside the table, by id; units of the currency."""
        self.credits: Mapping[str, int] = {}
        """And by how much that may be below nothing."""
        self.requests: tuple[SeatRequest, ...] = ()
        self.denied: tuple[tuple[str, Refusal], ...] = ()
        """Players whose buy-in has come to nothing, and why; until they ask again, or have seen it."""
        self.out_at_big_blind: frozenset[int] = frozenset()
        """Seats that sit out when the big blind comes round. Nobody else's business."""
        self.bomb_asked: int = 0
        """Seat that proposed a bomb pot for the next hand; 0: none."""
        self.long_gone: frozenset[str] = frozenset()
        """Players who left so long ago that they may come back with any buy-in (T3)."""
        self.trouble: str = ""
        """Why nothing goes on: "storage" or "closing"; empty: it does."""
        self.drawing: Any = None
        """What whoever draws moments keeps with this one."""

    def minutes_away(self, player: str) -> int:
        """Minutes since a player left this table, as far as they matter for his buy-in (T3)."""
        return self.table.sign.rules.return_within if player in self.long_gone else 0

    def changed(self, **fields: Any) -> "Moment":
        """Another moment, these fields changed."""
        other = Moment.__new__(Moment)
        # Field by field: a loop over their names takes three times as long, and this is done at every action.
        other.table_id, other.kept, other.version = self.table_id, self.kept, self.version
        other.tale, other.told, other.asked, other.clock = self.tale, self.told, self.asked, self.clock
        other.people, other.away, other.spectators = self.people, self.away, self.spectators
        other.balances, other.requests, other.trouble = self.balances, self.requests, self.trouble
        other.credits = self.credits
        other.out_at_big_blind, other.bomb_asked = self.out_at_big_blind, self.bomb_asked
        other.long_gone, other.denied = self.long_gone, self.denied
        other.drawing = None
        for name, value in fields.items():
            setattr(other, name, value)
        other.table = other.kept.table
        return other


class Step:
    """From one moment to the next. No records: what changed is not in the stream."""

    __slots__ = ("after", "at", "before", "drawing", "records")

    def __init__(self, before: Moment, after: Moment, records: Sequence[Record], at: float) -> None:
        self.before: Final = before
        self.after: Final = after
        self.records: Final = records
        self.at: Final = at
        """When it happened, on the room's clock."""
        self.drawing: Any = None
        """What whoever draws steps keeps with this one, so that it is drawn once for all viewers."""


ASKS_ONE: Final = (Player, StraddleOffer, CutOffer, GameChoice)
"""What a table waits for that asks one seat."""


def who_is_asked(table: Table) -> tuple[int, ...]:
    """The seats the table waits for; empty: it waits for no player."""
    waiting = table.next
    if isinstance(waiting, ASKS_ONE):
        return (waiting.seat,)
    return waiting.seats if isinstance(waiting, RunsQuestion) else ()


def asked_after(asked: Asked | None, before: Table, after: Table, version: int) -> Asked | None:
    """
    The question that is asked now; the same one as before, if nothing has happened to it.

    Args:
        asked: the one of `before`.
        version: of `after`.
    """
    seats = who_is_asked(after)
    if not seats:
        return None
    same = after.question is before.question and after.hand is before.hand
    return asked if same and asked is not None and asked.seats == seats else Asked(version, seats)
