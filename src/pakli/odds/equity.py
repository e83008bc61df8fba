"""
Equity: which part of the pot each player may expect.

    from pakli.odds import equity

    equity(["AhAs", "KhKd"]).equities                       # (0.8194..., 0.1805...), all 1,712,304 boards
    equity(["QQ+,AKs", "22+,A2s+"], samples=1_000_000, seed=1)

Units       equities, wins and ties are parts of 1.
Cost        hold'em before the flop about 0.13 ms, on the flop 0.02 ms; ranges 0.1 ms for each kind of
            match-up.
Tested in   tests/odds/
"""

from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Final

from pakli.odds.exact import exact_plan
from pakli.odds.games import EIGHT_OR_BETTER
from pakli.odds.pieces import Progress, check_work
from pakli.odds.results import Equity
from pakli.odds.sampling import check_samples, sampled, seed_of
from pakli.odds.seats import Hand, asked

__all__ = ["SAMPLES", "equity"]

SAMPLES: Final = 1_000_000
"""Deals that are sampled where all of them would be too many."""


def equity(
    hands: Sequence[Hand],
    board: str = "",
    dead: str = "",
    game: str = "holdem",
    *,
    samples: int | None = None,
    seed: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
    low: str = EIGHT_OR_BETTER,
    draws: int = 1,
) -> Equity:
    """
    The equity of two to ten players who all see the showdown.

    Args:
        hands: one a player: cards (``"AhAs"``, ``"Ah??"``), a range or the text of one: a `Range` in hold'em,
            a `WideRange` elsewhere. In stud, razz and draw games cards may be missing, in ranges too: they
            are dealt.
        board: no card of it, or the first three to five.
        dead: cards that nobody can get any more.
        game: its id, such as ``"omaha-high-low"``.
        samples: so many random deals, two at least; 0: all deals, however long it takes; None: all where that
            is a matter of seconds, else `SAMPLES`.
        seed: fixes the samples, whichever executor does them; by default nobody can foresee them.
        executor: does the work in pieces, as `concurrent.futures` has it; by default this thread does.
        progress: is called with the pieces done and their number; if it raises, the work is given up.
        draws: how many draws are to come in a draw game. With more than one, which is always sampled, hands
            say what is kept at the next; at the later ones everybody follows a policy (`discards.kept`).
        low: the low half's ranking where the pot is divided: ``"low-8"``, ``"low-7"`` or ``"low"``, any hand.

    Returns:
        The shares, in the order of `hands`; whether they are exact; how many boards were looked at.

    Raises:
        OddsError: a card that comes twice or is not in the pack, a wrong number of cards, a range of which
            nothing is left, hands that exclude each other, more than can be enumerated; it says which.
    """
    check_work(executor, progress)
    spot, seats = asked(hands, board, dead, game, low=low, draws=draws)
    check_samples(samples)
    fixed = seed_of(seed)
    plan = None if samples else exact_plan(spot, seats, forced=samples == 0)
    if plan is None:
        return sampled(spot, seats, samples or SAMPLES, fixed, executor, progress)
    return plan.run(executor, progress)
