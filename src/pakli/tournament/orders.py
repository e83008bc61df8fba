"""
What a tournament and a table have to tell each other, worked out from both as they are.

A tournament says who is to sit where with how many chips, at what level, and whether play stands. `orders`
compares that with a table and gives the actions that make it so; `report` gives what the tournament has to be
told of the table. Both are empty when all is done, so after a crash they are simply asked again.

Clauses     M2 (a level holds from the next hand on), M4, M5, M6 (never in mid-hand), T2.
Knows       tables as `pakli.table` has them. Tested in tests/tournament/test_orders.py
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from pakli.rules import Hand, PotAwarded
from pakli.table import (
    AddChips,
    HoldTable,
    MoveIn,
    MoveOut,
    Penalize,
    ResumeTable,
    SetLevel,
    Table,
    TableAction,
    TableGame,
    TableSeat,
)
from pakli.tournament import events as e
from pakli.tournament.actions import BeginHand, EndHand
from pakli.tournament.judge_tables import start_refusal
from pakli.tournament.rows import bits
from pakli.tournament.schedule import games_of, level_at
from pakli.tournament.state import Entry, Spot, TournamentState
from pakli.tournament.structure import Structure

__all__ = ["HOLDS", "beaten_in", "hold_of", "level_games", "orders", "report", "touched"]

HOLDS: Final = ("break", "pause", "hand-for-hand", "waits for players", "over")
"""Why a table is held by its tournament; a host turns them into words. Other holds are the floor's."""

_OF_ALL: Final = (
    e.LevelBegan,
    e.BreakDue,
    e.BreakBegan,
    e.EventPaused,
    e.EventResumed,
    e.ClockSet,
    e.ClockTakenBack,
    e.BubbleBegan,
    e.BubbleEnded,
    e.RoundBegan,
    e.Finished,
)
"""Events after which every table has to be told something."""


def orders(state: TournamentState, number: int, table: Table) -> tuple[TableAction, ...]:
    """
    What table `number` must be told, in this order; none where it has something to report first.

    Each can be played on it at once, in mid-hand too: who is in a hand is never touched.
    """
    spot = state.tables[number]
    if spot.playing is not (table.dealing is not None):
        return ()
    told: list[TableAction] = []
    here = {seat.number: seat for seat in table.seats}
    due: list[TableAction] = []
    for number_of, entry_number in enumerate(spot.seats, 1):
        seat = here.get(number_of)
        entry = state.entries[entry_number] if entry_number else None
        if seat is not None and (entry is None or entry.player != seat.player):
            told.append(MoveOut(number_of))
            seat = None
        if entry is not None:
            due += _seated(entry, seat, busy=spot.playing)
    told += due
    games = level_games(state.structure, state.clock.level, spot.live)
    if table.sign.games != games and not spot.closed:
        told.append(SetLevel(games))
    hold = hold_of(state, spot)
    if hold and table.held != hold and (not table.held or table.held in HOLDS):
        told.append(HoldTable(hold))
    if not hold and table.held in HOLDS:
        told.append(ResumeTable())
    return tuple(told)


def _seated(entry: Entry, seat: TableSeat | None, *, busy: bool) -> list[TableAction]:
    """What makes the player sit there with his chips."""
    if seat is None:
        return _moved_in(entry) if entry.chips else []
    missing = entry.chips - seat.stack - seat.bought
    if missing < 0 and not busy:
        return [MoveOut(entry.seat), *_moved_in(entry)]
    told: list[TableAction] = [AddChips(entry.seat, missing)] if missing > 0 else []
    if seat.penalty != entry.penalty:
        told.append(Penalize(entry.seat, entry.penalty, entry.ruled or "-"))
    return told


def _moved_in(entry: Entry) -> list[TableAction]:
    """He sits down with his chips; a penalty comes with him."""
    told: list[TableAction] = [MoveIn(entry.seat, entry.player, entry.chips)]
    if entry.penalty:
        told.append(Penalize(entry.seat, entry.penalty, entry.ruled or "-"))
    return told


def hold_of(state: TournamentState, spot: Spot) -> str:
    """Why the table is held, one of `HOLDS`; empty: it is not."""
    if state.status == "finished":
        return "over"
    if state.paused:
        return "pause"
    if state.clock.phase != "level":
        return "break"
    why = start_refusal(state, spot)
    if why is None or spot.playing:
        return ""
    code = why.code.removeprefix("event.")
    if code == "waits_for_round":
        return "hand-for-hand"
    return "waits for players" if code in ("table_breaks", "table_short") else ""


@lru_cache(maxsize=256)
def level_games(structure: Structure, level: int, live: bool = False) -> tuple[TableGame, ...]:
    """What tables play once so many levels have begun; `live`: with real cards."""
    return games_of(structure, level_at(structure, max(0, level - 1)), live=live)


def report(
    state: TournamentState, number: int, table: Table, events: Iterable[object] = ()
) -> BeginHand | EndHand | None:
    """
    What the tournament must be told of table `number`; None: nothing.

    Args:
        events: those of the table since its hand began: who won whose chips is read from them. Without them,
            as after a crash, bounties go by the pots that were paid.
    """
    spot, dealing = state.tables[number], table.dealing
    if spot.playing is (dealing is not None):
        return None
    if dealing is not None:
        at = dealing.positions
        return BeginHand(number, at.button, at.small, at.big)
    stacks = tuple([(seat.number, seat.stack + seat.bought) for seat in table.seats])
    hand = table.over
    beaten = beaten_in(hand, [one for one in events if isinstance(one, PotAwarded)]) if hand else ()
    return EndHand(number, stacks, beaten, void=table.again is not None or hand is None)


def beaten_in(hand: Hand, awarded: Sequence[PotAwarded]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """
    Seats that lost everything in a hand that is over, with the seats that won the last pot they were in.

    Those who win more of it come first: odd units of a bounty go to them.
    """
    won: dict[int, dict[int, int]] = {}
    for event in awarded:
        pot = won.setdefault(event.pot, {})
        for seat, chips in event.shares:
            pot[seat] = pot.get(seat, 0) + chips
    pots = hand.pots()
    found: list[tuple[int, tuple[int, ...]]] = []
    for loser in hand.seats:
        if loser.stack:
            continue
        last = max([at for at, one in enumerate(pots) if loser.number in one.contenders], default=0)
        taken = won.get(last) or won.get(0) or {seat.number: seat.stack for seat in hand.seats}
        ordered = [seat for _, seat in sorted([(-chips, seat) for seat, chips in taken.items() if chips])]
        found.append((loser.number, tuple([seat for seat in ordered if seat != loser.number])))
    return tuple(found)


def touched(before: TournamentState, events: Iterable[e.TournamentEvent]) -> tuple[int, ...]:
    """
    Tables that have something to be told after `events`, which happened to `before`, by number.

    A host may leave those that only a level, a break or a round concerns until they are to begin a hand.
    """
    found: set[int] = set()
    for event in events:
        if type(event) is e.HandBegan:  # nothing changes about who sits there
            continue
        if isinstance(event, _OF_ALL):
            found |= set(bits(before.open_tables))
        if isinstance(event, e.TableOpened):
            found |= {event.table, *[_was_at(before, entry) for _, entry in event.seats]}
        table, entry = getattr(event, "table", 0), getattr(event, "entry", 0)
        found |= {table, _was_at(before, entry)}
        if isinstance(event, e.BustTakenBack):
            found |= {_was_at(before, giver) for giver, _ in event.chips}
    return tuple(sorted(found - {0}))


def _was_at(before: TournamentState, entry: int) -> int:
    return before.entries[entry].table if 1 <= entry <= len(before.entries) else 0
