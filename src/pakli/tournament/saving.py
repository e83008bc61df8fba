"""
A tournament as a record that can be stored, and back: where a log's replay may begin, at any moment.

What can be worked out from entries and tables is not in it: who has which entries, tables by size.

Tested in   tests/tournament/test_properties.py
"""

from typing import Any, Final

from msgspec import Struct

from pakli.tournament.rows import Index, Rows, bits
from pakli.tournament.state import BeforeClock, Bubble, Clock, Deal, Entry, Spot, Takings, ToMove
from pakli.tournament.structure import Payouts, Structure
from pakli.tournament.tournament import Tournament

__all__ = ["SavedTournament", "restored", "saved"]

_AS_THEY_ARE: Final = (
    "structure",
    "status",
    "clock",
    "clock_before",
    "before_clock",
    "paused",
    "payouts_before",
    "entered",
    "players",
    "left",
    "rounds",
    "unseated",
    "broke",
    "asked",
    "fallen",
    "closed",
    "closed_left",
    "prizes",
    "paid",
    "tickets",
    "add_on",
    "add_on_to",
    "add_on_at",
    "no_bubble",
    "break_order",
    "final",
    "deal",
    "dealt",
    "takings",
    "uncounted",
    "count",
    "count_at",
    "to_move",
    "left_play",
)
"""Fields of `TournamentState` that are stored as they are."""


class SavedTournament(Struct, frozen=True, tag="tournament"):
    """The fields of `TournamentState` that nothing else tells."""

    structure: Structure
    status: str
    entries: tuple[Entry, ...]
    tables: tuple[Spot, ...]
    clock: Clock
    clock_before: Clock | None
    paused: str
    entered: int
    players: int
    left: int
    rounds: int
    unseated: tuple[int, ...]
    broke: tuple[int, ...]
    asked: tuple[int, ...]
    fallen: tuple[int, ...]
    closed: bool
    prizes: tuple[int, ...]
    paid: int
    tickets: int
    add_on: str
    add_on_to: int
    add_on_at: int
    bubble: tuple[int, tuple[int, ...], bool] | None
    """The round, the tables that have still to play in it, and whether the clock was charged for it."""
    no_bubble: bool
    break_order: tuple[int, ...]
    final: int
    deal: Deal | None
    dealt: bool
    takings: Takings
    payouts_before: Payouts | None = None
    before_clock: BeforeClock | None = None
    closed_left: int = 0
    uncounted: int = 0
    count: int = 0
    count_at: int = -1
    to_move: tuple[ToMove, ...] = ()
    left_play: tuple[int, ...] = ()


def saved(event: Tournament) -> SavedTournament:
    """The tournament as a record."""
    bubble = event.bubble
    return SavedTournament(
        entries=tuple(event.entries),
        tables=tuple(event.tables),
        bubble=None if bubble is None else (bubble.round, tuple(bits(bubble.to_play)), bubble.charged),
        **{name: getattr(event, name) for name in _AS_THEY_ARE},
    )


def restored(record: SavedTournament) -> Tournament:
    """The tournament that was saved."""
    entries, tables, index = Rows[Entry](), Rows[Spot](), Index()
    for entry in record.entries:
        entries, index = entries.added(entry), index.added(entry.player, entry.number)
    sizes = [0] * (record.structure.table_size + 1) if record.status != "registering" else []
    busy = 0
    for spot in record.tables:
        tables = tables.added(spot)
        busy |= spot.playing << spot.number
        if not spot.closed:
            sizes[spot.size] |= 1 << spot.number
    bubble = None
    if record.bubble is not None:
        number, to_play, charged = record.bubble
        bubble = Bubble(number, sum([1 << table for table in to_play]), charged)
    fields: dict[str, Any] = {name: getattr(record, name) for name in _AS_THEY_ARE}
    return Tournament(
        entries=entries,
        by_player=index,
        tables=tables,
        sizes=tuple(sizes) if record.status != "cancelled" else (),
        busy=busy,
        bubble=bubble,
        **fields,
    )
