"""
What the desk of real cards and chips has entered, folded into a tournament.

Clauses     M1 (every chip adds up), M5, TDA 24.
Tested in   tests/tournament/test_live.py (a log folded again gives the same tournament)
"""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from pakli.tournament import live_events as e
from pakli.tournament.fold_tables import with_entries, with_spot
from pakli.tournament.state import TournamentState

__all__ = ["LIVE_FOLDS"]


def _with_chips(
    state: TournamentState, chips: Iterable[tuple[int, int]], *, count: int | None = None
) -> TournamentState:
    """With so many chips each; what they had more before is not counted for now."""
    rows, uncounted = {}, state.uncounted
    for number, now in chips:
        entry = state.entries[number]
        uncounted += entry.chips - now
        rows[number] = replace(entry, chips=now, count=entry.count if count is None else count)
    return replace(with_entries(state, rows), uncounted=uncounted)


def _busts(state: TournamentState, event: e.BustsEntered) -> TournamentState:
    rounds = state.rounds if state.bust_wait else state.rounds + 1
    return replace(_with_chips(state, event.chips), rounds=rounds)


def _counted(state: TournamentState, event: e.ChipsCounted) -> TournamentState:
    if event.anew:
        state = replace(state, count=state.count + 1, count_at=state.clock.at)
    return _with_chips(state, event.chips, count=state.count)


def _accepted(state: TournamentState, event: e.DifferenceAccepted) -> TournamentState:
    takings = replace(state.takings, changed=state.takings.changed + event.amount)
    return replace(state, takings=takings, uncounted=state.uncounted + event.amount)


def _seen(state: TournamentState, event: e.MoveSeen) -> TournamentState:
    moves = [replace(one, done=event.done) if one.entry == event.entry else one for one in state.to_move]
    return replace(state, to_move=tuple(moves))


def _hand(state: TournamentState, event: e.HandAtTable) -> TournamentState:
    bubble = state.bubble
    assert bubble is not None, "a hand of a round outside hand-for-hand"
    return replace(state, bubble=replace(bubble, to_play=bubble.to_play & ~(1 << event.table)))


def _raced(state: TournamentState, event: e.TableRaced) -> TournamentState:
    """What the race added is in play; everybody was counted before it."""
    spot = state.tables[event.table]
    added = sum([one.after - one.before for one in event.players])
    state = _with_chips(state, [(one.entry, one.after) for one in event.players])
    state = with_spot(state, replace(spot, raced=(*spot.raced, event.removed), race=event.players))
    takings = replace(state.takings, changed=state.takings.changed + added)
    return replace(state, takings=takings, uncounted=state.uncounted + added)


def _race_taken_back(state: TournamentState, event: e.RaceTakenBack) -> TournamentState:
    spot = state.tables[event.table]
    added = sum([state.entries[number].chips - chips for number, chips in event.chips])
    state = _with_chips(state, event.chips)
    raced = tuple([value for value in spot.raced if value != event.removed])
    state = with_spot(state, replace(spot, raced=raced, race=()))
    takings = replace(state.takings, changed=state.takings.changed - added)
    left_play = tuple([value for value in state.left_play if value != event.removed])
    return replace(state, takings=takings, uncounted=state.uncounted - added, left_play=left_play)


def _left_play(state: TournamentState, event: e.ChipsLeft) -> TournamentState:
    return replace(state, left_play=(*state.left_play, event.removed))


LIVE_FOLDS: dict[type[Any], Callable[[TournamentState, Any], TournamentState]] = {
    e.BustsEntered: _busts,
    e.ChipsCounted: _counted,
    e.DifferenceAccepted: _accepted,
    e.MoveSeen: _seen,
    e.HandAtTable: _hand,
    e.TableRaced: _raced,
    e.RaceTakenBack: _race_taken_back,
    e.ChipsLeft: _left_play,
}
"""What each of these events does to a tournament."""
