"""
Events of tables, seats and the clock, folded into a tournament.

Clauses     M2 (levels, breaks), M4 (seats, hand-for-hand).
Tested in   tests/tournament/ (a log folded again gives the same tournament)
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from pakli.tournament import events as e
from pakli.tournament.balance import playable
from pakli.tournament.schedule import segment_at
from pakli.tournament.state import BeforeClock, Bubble, Clock, Entry, Spot, ToMove, TournamentState
from pakli.tournament.structure import Level

__all__ = ["TABLE_FOLDS", "unseat", "with_entries", "with_entry", "with_spot"]


def with_entries(state: TournamentState, rows: Mapping[int, Entry]) -> TournamentState:
    """With other entries in these places."""
    return replace(state, entries=state.entries.changed(rows))


def with_entry(state: TournamentState, number: int, **changes: Any) -> TournamentState:
    """With one entry changed."""
    return with_entries(state, {number: replace(state.entries[number], **changes)})


def with_spot(state: TournamentState, spot: Spot) -> TournamentState:
    """With a table changed, and filed under its size; one alone at it plays no hand of the round any more."""
    old = state.tables[spot.number]
    tables = state.tables.changed({spot.number: spot})
    if old.size == spot.size and old.closed == spot.closed:
        return replace(state, tables=tables)
    bit, sizes = 1 << spot.number, list(state.sizes)
    sizes[old.size] &= ~bit
    if not spot.closed:
        sizes[spot.size] |= bit
    bubble = state.bubble
    if bubble is not None and spot.size < 2:
        bubble = replace(bubble, to_play=bubble.to_play & ~bit)
    return replace(state, tables=tables, sizes=tuple(sizes), bubble=bubble)


def _at_seat(spot: Spot, seat: int, entry: int) -> Spot:
    return replace(spot, seats=(*spot.seats[: seat - 1], entry, *spot.seats[seat:]))


def unseat(state: TournamentState, entry: Entry) -> TournamentState:
    """With the entry's seat empty."""
    if not entry.table:
        return state
    return with_spot(state, _at_seat(state.tables[entry.table], entry.seat, 0))


def _to_move(state: TournamentState, entry: Entry, table: int) -> TournamentState:
    """With the player’s way to that table on the list of moves, where one of the two has real cards."""
    if not state.structure.live:
        return state
    was_live = entry.table > 0 and state.tables[entry.table].live
    if not was_live and not state.tables[table].live:
        return state
    before = next((one for one in state.to_move if one.entry == entry.number and not one.done), None)
    origin = (before.table, before.seat) if before is not None else (entry.table, entry.seat)
    others = [one for one in state.to_move if one.entry != entry.number]
    return replace(state, to_move=(*others, ToMove(entry.number, *origin)))


def _began(state: TournamentState, event: e.Began) -> TournamentState:
    clock = Clock(0, 1, "level", 60 * segment_at(state.structure, 0).minutes)
    sizes = (0,) * (state.structure.table_size + 1)
    return replace(state, status="running", clock=clock, sizes=sizes)


def _table_opened(state: TournamentState, event: e.TableOpened) -> TournamentState:
    seats = [0] * state.structure.table_size
    rows: dict[int, Entry] = {}
    for seat, number in event.seats:
        seats[seat - 1] = number
        entry = state.entries[number]
        state = unseat(state, entry)
        was = (entry.table, entry.seat)
        rows[number] = replace(
            entry, status="playing", table=event.table, seat=seat, was=was, live=event.live
        )
    spot = Spot(event.table, tuple(seats), live=event.live)
    sizes = list(state.sizes)
    sizes[spot.size] |= 1 << spot.number
    drawn = set(rows)
    state, moving = replace(state, tables=state.tables.added(spot)), state.entries
    for number in rows:
        if moving[number].status != "registered":
            state = _to_move(state, moving[number], event.table)
    return replace(
        with_entries(state, rows),
        sizes=tuple(sizes),
        final=event.table if event.final else state.final,
        unseated=tuple([number for number in state.unseated if number not in drawn]),
    )


def _moved_by_word(state: TournamentState, event: e.MoveTakenBack | e.MovedByFloor) -> TournamentState:
    """Until the next hand somebody else is moved, if one has to be."""
    return with_entry(_moved(state, event), event.entry, stays=True)


def _moved(state: TournamentState, event: e.Moved | e.MoveTakenBack | e.MovedByFloor) -> TournamentState:
    entry = state.entries[event.entry]
    state = unseat(_to_move(state, entry, event.table), entry)
    state = with_spot(state, _at_seat(state.tables[event.table], event.seat, event.entry))
    was = (entry.table, entry.seat) if entry.table else entry.was
    status = "playing" if entry.status == "unseated" else entry.status  # who is asked for a rebuy still is
    live = state.tables[event.table].live
    new = replace(entry, status=status, table=event.table, seat=event.seat, was=was, live=live)
    unseated = state.unseated
    if event.entry in unseated:
        unseated = tuple([number for number in unseated if number != event.entry])
    return replace(with_entries(state, {event.entry: new}), unseated=unseated)


def _table_closed(state: TournamentState, event: e.TableClosed) -> TournamentState:
    return with_spot(state, replace(state.tables[event.table], closed=True))


def _hand_began(state: TournamentState, event: e.HandBegan) -> TournamentState:
    spot = state.tables[event.table]
    here = spot.hands_here if spot.at == state.clock.at else 0
    spot = replace(
        spot,
        playing=True,
        hands=spot.hands + 1,
        button=event.button,
        small=event.small,
        big=event.big,
        at=state.clock.at,
        hands_here=here + 1,
        rebuys_open=state.rebuy_window,
    )
    fresh = [entry for entry in state.seated(spot) if entry.stays or entry.missed or not entry.played]
    if fresh:
        rows = {entry.number: replace(entry, played=True, stays=False, missed=False) for entry in fresh}
        state = with_entries(state, rows)
    tables = state.tables.changed({spot.number: spot})
    return replace(state, tables=tables, busy=state.busy | 1 << spot.number)


def _hand_ended(state: TournamentState, event: e.HandEnded) -> TournamentState:
    spot, bubble, bit = state.tables[event.table], state.bubble, 1 << event.table
    rows = {number: replace(state.entries[number], chips=chips) for number, chips in event.chips}
    if not event.void:
        for entry in state.seated(spot):
            if entry.penalty:
                served = rows.get(entry.number, entry)
                rows[entry.number] = replace(served, penalty=entry.penalty - 1)
    if bubble is not None and not event.void:
        bubble = replace(bubble, to_play=bubble.to_play & ~bit)
    return replace(
        state,
        entries=state.entries.changed(rows) if rows else state.entries,
        tables=state.tables.changed({spot.number: replace(spot, playing=False)}),
        busy=state.busy & ~bit,
        bubble=bubble,
        rounds=state.rounds if state.bust_wait else state.rounds + 1,
    )


def _time(state: TournamentState, event: e.TimePassed) -> TournamentState:
    clock = state.clock
    played = clock.played + event.seconds if clock.phase == "level" else clock.played
    left = max(0, clock.left - event.seconds)
    bubble = state.bubble
    if bubble is not None and bubble.round and clock.phase == "level":
        bubble = replace(bubble, charged=True)
    return replace(state, clock=Clock(clock.at, clock.level, clock.phase, left, played), bubble=bubble)


def _level(state: TournamentState, event: e.LevelBegan) -> TournamentState:
    clock = state.clock
    return replace(state, clock=Clock(event.at, clock.level + 1, "level", event.left, clock.played))


def _break_due(state: TournamentState, event: e.BreakDue) -> TournamentState:
    clock = state.clock
    return replace(state, clock=Clock(event.at, clock.level, "due", event.left, clock.played))


def _break(state: TournamentState, event: e.BreakBegan) -> TournamentState:
    return replace(state, clock=replace(state.clock, phase="break"))


def _paused(state: TournamentState, event: e.EventPaused) -> TournamentState:
    return replace(state, paused=event.reason)


def _resumed(state: TournamentState, event: e.EventResumed) -> TournamentState:
    return replace(state, paused="")


def _clock_set(state: TournamentState, event: e.ClockSet) -> TournamentState:
    """A break that is set is due: tables finish their hands first (T2)."""
    before = state.clock
    spans = [segment_at(state.structure, at) for at in range(event.at + 1)]
    level = sum(isinstance(span, Level) for span in spans)
    phase = "level" if isinstance(spans[-1], Level) else "due"
    clock = replace(before, at=event.at, level=level, phase=phase, left=event.left)
    opened = BeforeClock(
        state.closed, state.takings.collected, state.add_on, state.add_on_to, state.add_on_at
    )
    return replace(state, clock=clock, clock_before=before, before_clock=opened)


def _clock_taken_back(state: TournamentState, event: e.ClockTakenBack) -> TournamentState:
    before = state.clock_before
    assert before is not None, "a clock taken back that was never set"
    phase = "due" if before.phase == "break" else before.phase
    clock = replace(before, phase=phase, played=state.clock.played)
    opened = state.before_clock
    if opened is not None and opened.collected == state.takings.collected:  # nobody has bought an add-on
        state = replace(state, add_on=opened.add_on, add_on_to=opened.add_on_to, add_on_at=opened.add_on_at)
    return replace(state, clock=clock, clock_before=None, before_clock=None)


def _breaks_ordered(state: TournamentState, event: e.BreaksOrdered) -> TournamentState:
    return replace(state, break_order=event.tables)


def _bubble_began(state: TournamentState, event: e.BubbleBegan) -> TournamentState:
    return replace(state, bubble=Bubble())


def _round_began(state: TournamentState, event: e.RoundBegan) -> TournamentState:
    bubble = state.bubble
    assert bubble is not None, "a round outside hand-for-hand"
    return replace(state, bubble=Bubble(bubble.round + 1, playable(state)), rounds=state.rounds + 1)


def _bubble_ended(state: TournamentState, event: e.BubbleEnded) -> TournamentState:
    return replace(state, bubble=None, no_bubble=event.by_floor, rounds=state.rounds + 1)


TABLE_FOLDS: dict[type[Any], Callable[[TournamentState, Any], TournamentState]] = {
    e.Began: _began,
    e.TableOpened: _table_opened,
    e.Moved: _moved,
    e.MovedByFloor: _moved_by_word,
    e.MoveTakenBack: _moved_by_word,
    e.TableClosed: _table_closed,
    e.HandBegan: _hand_began,
    e.HandEnded: _hand_ended,
    e.TimePassed: _time,
    e.LevelBegan: _level,
    e.BreakDue: _break_due,
    e.BreakBegan: _break,
    e.EventPaused: _paused,
    e.EventResumed: _resumed,
    e.ClockSet: _clock_set,
    e.ClockTakenBack: _clock_taken_back,
    e.BreaksOrdered: _breaks_ordered,
    e.BubbleBegan: _bubble_began,
    e.RoundBegan: _round_began,
    e.BubbleEnded: _bubble_ended,
}
"""What each of these events does to a tournament."""
