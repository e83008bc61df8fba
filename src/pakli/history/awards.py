"""
Who won, where cards are unknown: what the file says about the money is worked back into awards.

Every way to award the pots is tried, single winners first; `finishing_stacks` must be met exactly. `winnings`
may be less by the rake, so there the winners must be the file's, nobody may get less, and only one way may
fit.

Clauses     A1, A5 (pot by pot), P15 (shares).
Tested in   tests/history/test_replay.py
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice

from pakli.rules import AwardPot, Dealer, Event, Hand, Mucked
from pakli.rules.showdown import pots_of, rake_due

__all__ = ["mucked_all_the_same", "who_won"]

Way = tuple[AwardPot, ...]


def who_won(hand: Hand, stacks: Sequence[int | None] | None, winnings: Sequence[int] | None) -> Way | None:
    """
    The awards that end `hand`, which waits for one, as the file says; None: nobody can tell.

    Args:
        stacks: chips at the end by place, None where unknown; None: the file has none.
        winnings: chips collected by place; None: the file has none.
    """
    if stacks is not None:
        return next((way for way, _ in _ways(hand, (), _may_win(hand, stacks), stacks)), None)
    if winnings is None:
        return None
    before = [seat.stack for seat in hand.seats]
    may_win = {seat.number for seat, won in zip(hand.seats, winnings, strict=True) if won}
    nothing_known = [None] * len(before)
    fitting = [
        (way, end)
        for way, end in islice(_ways(hand, (), may_win, nothing_known), _TRIES)
        if all(
            end[place] - before[place] >= won and (end[place] > before[place]) == (won > 0)
            for place, won in enumerate(winnings)
        )
    ]
    return fitting[0][0] if len({end for _, end in fitting}) == 1 else None


def mucked_all_the_same(hand: Hand, seat: int) -> tuple[Hand, tuple[Event, ...]]:
    """
    The hand after `seat`, who must show first by P12, threw unknown cards away: a fact, no action.

    The rake is taken as after an action that ends the showing (A6).
    """
    events: tuple[Event, ...] = (Mucked(seat),)
    hand = hand.after(*events)
    if isinstance(hand.next, Dealer) and hand.plan.game.rules.rake.per_mille and not hand.paying.raked:
        due = rake_due(hand, pots_of(hand))
        return hand.after(*due), (*events, *due)
    return hand, events


_TRIES = 10_000
"""More ways than any real hand has."""


def _may_win(hand: Hand, stacks: Sequence[int | None]) -> set[int]:
    """Seats that still get something."""
    return {
        seat.number
        for seat, stack in zip(hand.seats, stacks, strict=True)
        if stack is None or stack > seat.stack
    }


def _ways(
    hand: Hand, done: Way, may_win: set[int], stacks: Sequence[int | None]
) -> Iterator[tuple[Way, tuple[int, ...]]]:
    """Every way to award what is left that gives no seat more than `stacks`, with the stacks it ends in."""
    task = hand.next
    if not isinstance(task, Dealer):
        end = tuple([seat.stack for seat in hand.seats])
        if all(stack in (None, got) for stack, got in zip(stacks, end, strict=True)):
            yield done, end
        return
    candidates = [seat for seat in task.to_whom if seat in may_win]
    for half in task.halves:
        for count in range(1, len(candidates) + 1):
            for winners in combinations(candidates, count):
                award = AwardPot(task.pot, winners, half, task.board)
                after, _ = hand.play(award)
                if all(
                    stack is None or seat.stack <= stack
                    for seat, stack in zip(after.seats, stacks, strict=True)
                ):
                    yield from _ways(after, (*done, award), may_win, stacks)
