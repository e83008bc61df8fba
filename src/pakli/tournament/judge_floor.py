"""
The director's word, judged: pauses, clock, penalties, payouts, what is taken back; always with a reason.

Nothing in the stream is ever deleted: what was wrong is taken back by another event.

Clauses     F1, M2 (clock), M4 (order of breaks, hand-for-hand), M5 (wrong busts).
Tested in   tests/tournament/test_floor.py
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from pakli.rules.refusal import refuse
from pakli.table.seats import clockwise
from pakli.tournament import actions as a
from pakli.tournament import events as e
from pakli.tournament.balance import round_over
from pakli.tournament.check import check_payouts
from pakli.tournament.consequences import bubble_possible, went_out
from pakli.tournament.fold import folded
from pakli.tournament.judge_entries import entry_of, in_play, running
from pakli.tournament.judge_tables import table_of
from pakli.tournament.places import decided
from pakli.tournament.schedule import segment_at
from pakli.tournament.state import IN_PLAY, Entry, TournamentState

__all__ = ["FLOOR_JUDGES", "ends_entries"]

Judged = tuple[e.TournamentEvent, ...]

_LONGEST = 24 * 60 * 60
_FURTHEST = 1000


def _reason(text: str) -> str:
    """F1: a ruling has a reason."""
    if not text.strip():
        raise refuse("F1", "floor.no_reason")
    return text


def _idle(state: TournamentState, table: int) -> None:
    """Refuse to touch chips and seats of a table in mid-hand."""
    if state.busy >> table & 1:
        raise refuse("T2", "hand.going_on")


def _pause(state: TournamentState, action: a.Pause) -> Judged:
    running(state)
    return (e.EventPaused(_reason(action.reason)),)


def _resume(state: TournamentState, action: a.Resume) -> Judged:
    running(state)
    if not state.paused:
        raise refuse("F1", "event.not_paused")
    return (e.EventResumed(),)


def _set_clock(state: TournamentState, action: a.SetClock) -> Judged:
    running(state)
    reason = _reason(action.reason)
    if not 0 <= action.at <= _FURTHEST or not 0 <= action.left <= _LONGEST:
        raise refuse("M2", "event.bad_clock", most=_FURTHEST)
    timed = segment_at(state.structure, action.at).minutes > 0
    if timed != (action.left > 0):
        raise refuse("M2", "event.bad_clock", most=_FURTHEST)
    return (e.RulingMade("clock", reason), e.ClockSet(action.at, action.left, reason))


def _take_back_clock(state: TournamentState, action: a.TakeBackClock) -> Judged:
    running(state)
    reason = _reason(action.reason)
    if state.clock_before is None:
        raise refuse("F1", "event.nothing_to_take_back")
    ruled = (e.RulingMade("clock", reason), e.ClockTakenBack(reason))
    if not state.closed or state.before_clock is None or state.before_clock.closed:
        return ruled
    if state.left != state.closed_left or state.dealt:
        raise refuse("M1", "event.settled_since")
    placed = tuple([entry.number for entry in state.entries if entry.place])
    return (*ruled, e.EntriesReopened(placed))


def ends_entries(state: TournamentState) -> int:
    """
    The first place of the schedule at which nobody could enter or buy again if the clock were set there; -1:
    there is none, or nobody can now.
    """
    if not (state.late_entry or state.rebuy_window):
        return -1
    for at in range(len(state.structure.schedule) + 1):
        there = folded(state, e.ClockSet(at, 0, ""))
        if not (there.late_entry or there.rebuy_window):
            return at
    return -1


def _order_breaks(state: TournamentState, action: a.OrderBreaks) -> Judged:
    running(state)
    for number in action.tables:
        table_of(state, number)
    return (e.BreaksOrdered(action.tables),)


def _hand_for_hand(state: TournamentState, action: a.SetHandForHand) -> Judged:
    running(state)
    ruled = e.RulingMade("hand_for_hand", _reason(action.reason))
    if action.on is (state.bubble is not None):
        raise refuse("M4", "event.nothing_to_change")
    if not action.on:
        return (ruled, e.BubbleEnded(by_floor=True))
    if not state.closed:
        raise refuse("M4", "event.entries_open")
    if not bubble_possible(state):
        raise refuse("M4", "event.no_bubble")
    return (ruled, e.BubbleBegan())


def _disqualify(state: TournamentState, action: a.Disqualify) -> Judged:
    """The chips leave play: at once, or when his hand is over. Who is asked for a rebuy is out at once."""
    reason = _reason(action.reason)
    entry = in_play(state, action.player)
    if entry.disqualified:
        raise refuse("F1", "event.out_already")
    ruled = e.RulingMade("disqualified", reason, entry.number)
    if entry.status == "asked":
        return (ruled, e.Disqualified(entry.number, 0), *went_out(state, entry))
    if entry.status == "broke" or (entry.table and state.busy >> entry.table & 1):
        return (ruled, e.Disqualified(entry.number, 0, later=True))
    return (ruled, e.Disqualified(entry.number, entry.chips), e.WentOut(entry.number, entry.player))


def _penalize(state: TournamentState, action: a.PenalizeEntry) -> Judged:
    reason = _reason(action.reason)
    entry = in_play(state, action.player)
    if action.hands < 0:
        raise refuse("F1", "floor.bad_penalty", hands=action.hands)
    if not action.hands and not entry.penalty:
        raise refuse("F1", "event.nothing_to_take_back")
    return (e.RulingMade("penalty", reason, entry.number), e.PenaltySet(entry.number, action.hands))


def _take_back_bust(state: TournamentState, action: a.TakeBackBust) -> Judged:
    """
    While nobody has been placed after him; others give back the chips that were taken for his. The event goes
    on where it was over by it.
    """
    reason = _reason(action.reason)
    entry = entry_of(state, action.player)
    if entry.status != "out":
        raise refuse("F1", "event.not_out")
    ended = _end_taken_back(state) if state.status == "finished" else ()
    for event in ended:
        state = folded(state, event)
    running(state)
    _last_out(state, entry)
    for number, chips in action.chips:
        _giver(state, number, chips)
    uncounted = _not_known_to_be_won(state, entry)
    nobody_gives = bool(entry.dropped or uncounted)
    if len(dict(action.chips)) < len(action.chips) or bool(action.chips) == nobody_gives:
        raise refuse("F1", "event.chips_from_whom")
    back = e.BustTakenBack(entry.number, action.chips, entry.dropped, uncounted)
    events: list[e.TournamentEvent] = [e.RulingMade("bust", reason, entry.number), *ended, back]
    if ended and action.anew:
        events.append(_table_anew(state, entry))
    elif _free(state, *entry.was):
        events.append(e.Moved(entry.number, *entry.was))
    return tuple(events)


def _not_known_to_be_won(state: TournamentState, entry: Entry) -> int:
    """Chips lost where no hands are entered, and of which nobody is known to have won them."""
    table = entry.fell_at
    if not table or entry.dropped or len(entry.by) == 1 or not state.without_hands(state.tables[table]):
        return 0
    return entry.had


def _last_out(state: TournamentState, entry: Entry) -> None:
    """Refuse to take back a bust after which others have been placed."""
    alone = sum(one.place == entry.place for one in state.entries) == 1 if entry.place else True
    if entry.place and (entry.place != state.left + 1 or not alone):
        raise refuse("F1", "event.others_placed", place=entry.place)
    if any(state.entries[winner].status not in IN_PLAY for winner, _, _ in entry.head_to):
        raise refuse("F1", "event.others_placed", place=entry.place)


def _end_taken_back(state: TournamentState) -> Judged:
    """The end of an event that a bust has ended; a deal, tickets and a disqualification end it for good."""
    if state.tickets:
        raise refuse("M7", "event.tickets_given")
    left = [entry for entry in state.entries if entry.status == "playing" and entry.place]
    if len(left) != 1 or decided(replace(state, left=2)):
        raise refuse("F1", "event.end_stays")
    (best,) = left
    onto = [gain for one in state.entries for who, _, gain in one.head_to if who == best.number]
    return (e.EndTakenBack((best.number,), state.structure.bounty + sum(onto)),)


def _table_anew(state: TournamentState, entry: Entry) -> e.TableOpened:
    """A table for all who are in: in their seats, and he in his where nobody else has it."""
    seats = {one.seat: one.number for one in state.entries if one.status == "playing"}
    free = [seat for seat in range(1, state.structure.table_size + 1) if seat not in seats]
    seats[entry.was[1] if entry.was[1] in free else free[0]] = entry.number
    return e.TableOpened(
        len(state.tables) + 1, tuple(sorted(seats.items())), final=True, live=bool(state.structure.live)
    )


def _giver(state: TournamentState, number: int, chips: int) -> None:
    """Refuse chips of who has not got them, or is in a hand."""
    if not 1 <= number <= len(state.entries) or not 0 < chips < state.entries[number].chips:
        raise refuse("F1", "event.chips_from_whom")
    if state.entries[number].status != "playing":
        raise refuse("F1", "event.chips_from_whom")
    _idle(state, state.entries[number].table)


def _free(state: TournamentState, table: int, seat: int) -> bool:
    """Whether the table is open and the seat empty."""
    if not table or state.tables[table].closed:
        return False
    return state.tables[table].seats[seat - 1] == 0


def _move(state: TournamentState, action: a.MoveEntry) -> Judged:
    """
    To any free seat, while nobody plays at his table. Who is due the big blind next does not get round it: at
    another table he sits where it comes soonest (TDA 11), unless it is the seat he needs.
    """
    reason = _reason(action.reason)
    entry, spot = in_play(state, action.player), table_of(state, action.table)
    if not entry.table or entry.status != "playing":
        raise refuse("M4", "event.no_seat_yet")
    if not 1 <= action.seat <= len(spot.seats):
        raise refuse("T5", "seat.no_such_seat", seat=action.seat, seats=len(spot.seats))
    if spot.seats[action.seat - 1]:
        raise refuse("M4", "event.seat_taken", seat=action.seat)
    _idle(state, entry.table)
    if not round_over(state):  # he would play two hands in it, or none
        raise refuse("M4", "event.waits_for_round")
    here = state.tables[entry.table]
    seats = [seat for seat, number in enumerate(here.seats, 1) if number]
    due = here.big > 0 and len(seats) > 1 and clockwise(seats, here.big)[0] == entry.seat
    if due and action.seat not in (spot.free[0], entry.fixed) and spot.big:
        raise refuse("M4", "event.big_blind_due", seat=spot.free[0])
    moved = e.MovedByFloor(entry.number, action.table, action.seat)
    return (e.RulingMade("move", reason, entry.number), moved)


def _take_back_move(state: TournamentState, action: a.TakeBackMove) -> Judged:
    reason = _reason(action.reason)
    entry = in_play(state, action.player)
    if not entry.table or not _free(state, *entry.was):
        raise refuse("F1", "event.seat_gone")
    _idle(state, entry.table)
    if not round_over(state):  # he would play two hands in it, or none
        raise refuse("M4", "event.waits_for_round")
    return (e.RulingMade("move", reason, entry.number), e.MoveTakenBack(entry.number, *entry.was))


def _take_back_entry(state: TournamentState, action: a.TakeBackEntry) -> Judged:
    reason = _reason(action.reason)
    entry: Entry = in_play(state, action.player)
    touched = entry.played or entry.rebuys or entry.added_on or entry.chips != state.structure.stack
    if touched or state.closed or state.left < 2:
        raise refuse("F1", "event.has_played")
    if entry.table:
        _idle(state, entry.table)
    taken_back = e.EntryTakenBack(entry.number, entry.player, entry.paid)
    return (e.RulingMade("entry", reason, entry.number), taken_back)


def _payouts_open(state: TournamentState) -> None:
    """Refuse once prizes are settled; and where tickets are won, for the ticket says what is paid (M7)."""
    if state.status not in ("registering", "running"):
        raise refuse("M4", "event.not_running")
    if state.closed or state.structure.satellite is not None:
        raise refuse("M1", "event.payouts_fixed")


def _set_payouts(state: TournamentState, action: a.SetPayouts) -> Judged:
    reason = _reason(action.reason)
    _payouts_open(state)
    custom = replace(state.structure.payouts, kind="custom", places=0, parts=action.parts)
    check_payouts(replace(state.structure, payouts=custom))
    return (e.RulingMade("payouts", reason), e.PayoutsSet(action.parts))


def _take_back_payouts(state: TournamentState, action: a.TakeBackPayouts) -> Judged:
    reason = _reason(action.reason)
    _payouts_open(state)
    if state.payouts_before is None:
        raise refuse("F1", "event.nothing_to_take_back")
    return (e.RulingMade("payouts", reason), e.PayoutsTakenBack())


FLOOR_JUDGES: dict[type[Any], Callable[[TournamentState, Any], Judged]] = {
    a.Pause: _pause,
    a.Resume: _resume,
    a.SetClock: _set_clock,
    a.TakeBackClock: _take_back_clock,
    a.OrderBreaks: _order_breaks,
    a.SetHandForHand: _hand_for_hand,
    a.Disqualify: _disqualify,
    a.PenalizeEntry: _penalize,
    a.MoveEntry: _move,
    a.TakeBackBust: _take_back_bust,
    a.TakeBackMove: _take_back_move,
    a.TakeBackEntry: _take_back_entry,
    a.SetPayouts: _set_payouts,
    a.TakeBackPayouts: _take_back_payouts,
}
"""What each of these actions is judged by."""
