"""
Entering and leaving, judged: before the start, late, again; numbers, seats that are needed, the start itself.

Clauses     M1 (fees), M3 (full), M4 (start, late entry), M6 (re-entry).
Tested in   tests/tournament/test_entries.py
"""

from collections.abc import Callable
from typing import Any

from pakli.rules.refusal import refuse
from pakli.tournament import actions as a
from pakli.tournament import events as e
from pakli.tournament.balance import draw_wanted, first_seats, is_live, seats_for
from pakli.tournament.state import IN_PLAY, Entry, TournamentState

__all__ = ["ENTRY_JUDGES", "entry_of", "in_play", "registering", "running"]

Judged = tuple[e.TournamentEvent, ...]


def registering(state: TournamentState) -> None:
    """Refuse what can be done only before the start."""
    if state.status != "registering":
        raise refuse("M4", "event.begun_already")


def running(state: TournamentState) -> None:
    """Refuse what can be done only while the event is played."""
    if state.status != "running":
        raise refuse("M4", "event.not_running")


def entry_of(state: TournamentState, player: str) -> Entry:
    """
    The player's last entry.

    Raises:
        RuleViolation: he has none.
    """
    entry = state.latest(player)
    if entry is None:
        raise refuse("M4", "event.not_entered")
    return entry


def _enter(state: TournamentState, action: a.Enter) -> Judged:
    structure, before = state.structure, state.latest(action.player)
    if state.status != "registering" and not state.late_entry:
        raise refuse("M4", "event.entries_over")
    if before is not None and before.status != "out":
        raise refuse("M4", "event.entered_already")
    spent = _entries_of(state, action.player) > structure.reentries
    if before is not None and (before.disqualified or spent):
        raise refuse("M6", "event.no_reentry", times=structure.reentries)
    if structure.most and state.left >= structure.most:
        raise refuse("M4", "event.full", most=structure.most)
    price = structure.entry
    entered = e.Entered(
        len(state.entries) + 1,
        action.player,
        structure.stack,
        price.pays,
        price.share,
        structure.bounty,
        before is not None,
        action.live if structure.mixed else bool(structure.live),
    )
    return (entered,)


def _entries_of(state: TournamentState, player: str) -> int:
    return sum(state.entries[number].status != "gone" for number in state.by_player.find(player))


def _withdraw(state: TournamentState, action: a.Withdraw) -> Judged:
    registering(state)
    entry = entry_of(state, action.player)
    return (e.Withdrew(entry.number, entry.player, entry.paid),)


def _resize(state: TournamentState, action: a.Resize) -> Judged:
    """Instead of calling it off: other numbers, but room for all who are there."""
    registering(state)
    if action.least < 2 or action.most < 0 or (action.most and action.most < action.least):
        raise refuse("M4", "event.bad_size", least=action.least, most=action.most)
    if not action.most and state.structure.sit_and_go:
        raise refuse("M3", "structure.sit_and_go_without_number")
    if action.most and action.most < state.left:
        raise refuse("M4", "event.too_small", most=action.most, entries=state.left)
    return (e.Resized(action.least, action.most),)


def _cancel(state: TournamentState, action: a.Cancel) -> Judged:
    registering(state)
    if not action.reason.strip():
        raise refuse("F1", "floor.no_reason")
    there = [entry for entry in state.entries if entry.status == "registered"]
    refunds = [e.Withdrew(entry.number, entry.player, entry.paid) for entry in there]
    return (*refunds, e.Cancelled(action.reason))


def _fix_seat(state: TournamentState, action: a.FixSeat) -> Judged:
    if state.status != "registering":
        running(state)
    entry = entry_of(state, action.player)
    if not 0 <= action.seat <= state.structure.table_size:
        raise refuse("T5", "seat.no_such_seat", seat=action.seat, seats=state.structure.table_size)
    return (e.SeatFixed(entry.number, action.seat),)


def _drawn(state: TournamentState, action: a.Begin | a.Draw, wanted: tuple[int, ...]) -> None:
    """Refuse a draw that is not one of exactly these entries and of a table's seats."""
    if sorted(action.order) != sorted(wanted):
        raise refuse("M4", "event.other_draw", wanted=len(wanted), given=len(action.order))
    if sorted(action.seats) != list(range(1, state.structure.table_size + 1)):
        raise refuse("M4", "event.other_seats", seats=state.structure.table_size)


def _begin(state: TournamentState, action: a.Begin) -> Judged:
    registering(state)
    structure = state.structure
    if state.left < max(2, structure.least):
        raise refuse("M4", "event.too_few", players=state.left, least=max(2, structure.least))
    if structure.sit_and_go and state.left < structure.most:
        raise refuse("M3", "event.not_full", players=state.left, most=structure.most)
    _drawn(state, action, tuple([one.number for one in state.entries if one.status == "registered"]))
    tables = first_seats(state, action.order, action.seats)
    opened = [e.TableOpened(number, seats, live=is_live(state, seats)) for number, seats in tables]
    return (e.Began(), *opened)


def _draw(state: TournamentState, action: a.Draw) -> Judged:
    """Seats as they were drawn: for newcomers, for a broken table's players, for the final table."""
    running(state)
    wanted = draw_wanted(state)
    if wanted is None:
        raise refuse("M4", "event.no_draw")
    _drawn(state, action, wanted.entries)
    if wanted.why == "final":
        ((number, seats),) = first_seats(state, action.order, action.seats)
        return (e.TableOpened(number, seats, True, bool(state.structure.live)),)
    found, opened = seats_for(state, action.order, action.seats)
    first = len(state.tables) + 1
    return (
        *[e.Moved(*move) for move in found],
        *[e.TableOpened(first + at, seats, live=is_live(state, seats)) for at, seats in enumerate(opened)],
    )


def in_play(state: TournamentState, player: str) -> Entry:
    """
    The player's entry that can still win.

    Raises:
        RuleViolation: the event is not played, or he is not in it any more.
    """
    running(state)
    entry = entry_of(state, player)
    if entry.status not in IN_PLAY:
        raise refuse("M5", "event.out_already")
    return entry


ENTRY_JUDGES: dict[type[Any], Callable[[TournamentState, Any], Judged]] = {
    a.Enter: _enter,
    a.Withdraw: _withdraw,
    a.Resize: _resize,
    a.Cancel: _cancel,
    a.FixSeat: _fix_seat,
    a.Begin: _begin,
    a.Draw: _draw,
}
"""What each of these actions is judged by."""
