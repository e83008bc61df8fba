"""
The clock in hand-for-hand: it stands, and each hand costs the level so many minutes, however long it takes.

So nobody gains by playing slowly while others are about to go out.

Clauses     M2 (levels), M4 (hand-for-hand; TDA recommended procedure: two minutes a hand).
Tested in   tests/tournament/test_clock.py
"""

from pakli.tournament import events as e
from pakli.tournament.schedule import segment_at
from pakli.tournament.state import TournamentState
from pakli.tournament.structure import Break

__all__ = ["charge", "next_span", "span_after"]


def span_after(state: TournamentState, at: int) -> e.LevelBegan | e.BreakDue:
    """What follows a place of the schedule."""
    span = segment_at(state.structure, at + 1)
    return (e.BreakDue if isinstance(span, Break) else e.LevelBegan)(at + 1, 60 * span.minutes)


def next_span(state: TournamentState) -> e.LevelBegan | e.BreakDue:
    """What follows the level or break the clock is in."""
    return span_after(state, state.clock.at)


def charge(state: TournamentState) -> tuple[e.TournamentEvent, ...]:
    """What the hand of this round costs; of a level by hands that comes next nothing is taken."""
    seconds, left, at = 60 * state.structure.hand_minutes, state.clock.left, state.clock.at
    events: list[e.TournamentEvent] = []
    while seconds > 0:
        part = min(seconds, left)
        seconds -= part
        events.append(e.TimePassed(part))
        if part < left:
            break
        following = span_after(state, at)
        events.append(following)
        at, left = following.at, following.left
        if isinstance(following, e.BreakDue) or not left:
            break
    return tuple(events)
