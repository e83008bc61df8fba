"""
Time in a tournament: what a number of seconds does to its clock.

Time of play counts while a level is played; between a level's end and the break it stands (T2). Levels by
hands end when a table has played so many; seconds are counted all the same, for the rebuys' window.

Clauses     M2 (levels, breaks), M6 (minutes of play).
Tested in   tests/tournament/test_clock.py
"""

from pakli.tournament import events as e
from pakli.tournament.by_the_hand import next_span
from pakli.tournament.consequences import break_begins
from pakli.tournament.fold import folded
from pakli.tournament.state import TournamentState

__all__ = ["elapsed", "seconds_left"]

Happened = tuple[e.TournamentEvent, ...]


def seconds_left(state: TournamentState) -> int | None:
    """
    Seconds until the clock has something to say: the level's or the break's end, or the rebuys'.

    None: it says nothing by itself: it stands, or the level is played by hands.
    """
    clock, rebuy = state.clock, state.structure.rebuy
    if state.status != "running" or state.clock_stands:
        return None
    found = [clock.left] if state.span.minutes else []
    if rebuy is not None and rebuy.minutes and clock.phase == "level" and not state.closed:
        found += [60 * rebuy.minutes - clock.played] if clock.played < 60 * rebuy.minutes else []
    return min(found, default=None)


def elapsed(state: TournamentState, seconds: int) -> Happened:
    """
    The events of `seconds` of an event that is running and not paused; past a break that is due none.

    In hand-for-hand the clock stands, and each hand is charged (`by_the_hand`).
    """
    events: Happened = ()
    while seconds > 0 and not state.clock_stands:
        timed = state.span.minutes > 0
        part = min(seconds, state.clock.left) if timed else seconds
        happened: Happened = (e.TimePassed(part),) if part else ()
        if timed and part == state.clock.left:
            happened = (*happened, next_span(state))
        for event in happened:
            state = folded(state, event)
        begun = break_begins(state)  # nobody is in a hand: the rest is time of the break
        for event in begun:
            state = folded(state, event)
        events, seconds = (*events, *happened, *begun), seconds - part
    return events
