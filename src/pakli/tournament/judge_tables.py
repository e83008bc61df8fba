"""
What tables report, and the time that passes: judged.

Clauses     M2 (levels by hands), M4 (who may play on), M5 (out), T2 (breaks), I2 (void hands).
Tested in   tests/tournament/test_orders.py
"""

from collections.abc import Callable
from typing import Any

from pakli.rules.refusal import Refusal, RuleViolation, refuse
from pakli.tournament import actions as a
from pakli.tournament import events as e
from pakli.tournament.balance import breaking, redraw_due, short
from pakli.tournament.by_the_hand import next_span
from pakli.tournament.clock import elapsed
from pakli.tournament.judge_entries import running
from pakli.tournament.places import decided
from pakli.tournament.state import Spot, TournamentState
from pakli.tournament.structure import Level

__all__ = ["TABLE_JUDGES", "start_refusal", "table_of"]

Judged = tuple[e.TournamentEvent, ...]


def table_of(state: TournamentState, number: int) -> Spot:
    """
    The table with this number.

    Raises:
        RuleViolation: it is not open.
    """
    if not 1 <= number <= len(state.tables) or state.tables[number].closed:
        raise refuse("M4", "event.no_such_table", table=number)
    return state.tables[number]


def start_refusal(state: TournamentState, spot: Spot) -> Refusal | None:
    """Why a table may not begin a hand now; None: it may."""
    why = _standing(state)
    if not why and (spot.closed or spot.playing):
        why = "event.table_busy"
    if not why and state.without_hands(spot):
        why = "event.hands_not_entered"
    if not why and sum(state.entries[number].chips > 0 for number in spot.seats if number) < 2:
        why = "event.table_alone"
    if not why:
        why = _waiting(state, spot)
    return Refusal("M4", why) if why else None


def _standing(state: TournamentState) -> str:
    """Why no table may begin a hand; empty: they may."""
    if state.status != "running":
        return "event.not_running"
    if state.paused:
        return "event.paused"
    if state.clock.phase != "level":
        return "event.break_time"
    return "event.decided" if decided(state) else ""


def _waiting(state: TournamentState, spot: Spot) -> str:
    """Why this table waits for others; in a round of hand-for-hand each plays its hand, whoever is gone."""
    if state.bubble is not None:
        return "" if state.bubble.to_play >> spot.number & 1 else "event.waits_for_round"
    if redraw_due(state) or breaking(state) == spot.number:
        return "event.table_breaks"
    return "event.table_short" if short(state, spot) else ""


def _begin_hand(state: TournamentState, action: a.BeginHand) -> Judged:
    running(state)
    spot = table_of(state, action.table)
    why = start_refusal(state, spot)
    if why is not None:
        raise RuleViolation(why)
    return (e.HandBegan(action.table, action.button, action.small, action.big),)


def _end_hand(state: TournamentState, action: a.EndHand) -> Judged:
    """Chips go by what the table says; together they are what they were."""
    running(state)
    spot = table_of(state, action.table)
    if not spot.playing:
        raise refuse("M4", "event.no_hand", table=action.table)
    chips = {spot.seats[seat - 1]: stack for seat, stack in action.stacks if 1 <= seat <= len(spot.seats)}
    if 0 in chips or len(chips) < len(action.stacks):
        raise refuse("M4", "event.not_seated", table=action.table)
    before = {number: state.entries[number].chips for number in chips}
    if sum(chips.values()) != sum(before.values()) or min(chips.values(), default=0) < 0:
        raise refuse("M1", "event.chips_differ", given=sum(chips.values()), wanted=sum(before.values()))
    changed = tuple([(number, stack) for number, stack in chips.items() if stack != before[number]])
    events: list[e.TournamentEvent] = [e.HandEnded(action.table, changed, action.void)]
    beaten = dict(action.beaten)
    for number, stack in changed:
        if not stack:
            seat = state.entries[number].seat
            by = tuple([spot.seats[winner - 1] for winner in beaten.get(seat, ())])
            events.append(e.Busted(number, before[number], by))
    return (*events, *_disqualified(state, spot, chips), *_level_over(state, spot, void=action.void))


def _disqualified(state: TournamentState, spot: Spot, chips: dict[int, int]) -> Judged:
    """Those who were disqualified in this hand go with what they have left."""
    found: list[e.TournamentEvent] = []
    for number in spot.seats:
        entry = state.entries[number] if number else None
        if entry is not None and entry.disqualified:
            left = chips.get(number, entry.chips)
            if left:
                found += [e.Disqualified(number, left), e.WentOut(number, entry.player)]
    return tuple(found)


def _level_over(state: TournamentState, spot: Spot, *, void: bool) -> Judged:
    """M2: a level by hands is over when one table has played as many."""
    span = state.span
    by_hands = isinstance(span, Level) and span.hands and state.clock.phase == "level" and not void
    if not by_hands or spot.at != state.clock.at or spot.hands_here < getattr(span, "hands", 0):
        return ()
    return (next_span(state),)


def _elapse(state: TournamentState, action: a.Elapse) -> Judged:
    running(state)
    if state.paused:
        raise refuse("M2", "event.paused")
    if action.seconds < 0:
        raise refuse("M2", "event.bad_time", seconds=action.seconds)
    return elapsed(state, action.seconds)


TABLE_JUDGES: dict[type[Any], Callable[[TournamentState, Any], Judged]] = {
    a.BeginHand: _begin_hand,
    a.EndHand: _end_hand,
    a.Elapse: _elapse,
}
"""What each of these actions is judged by."""
