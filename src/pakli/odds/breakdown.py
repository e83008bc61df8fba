"""
What lies behind an equity: ranges class by class.

Cost        as the equity of the ranges.
Tested in   tests/odds/test_breakdown.py
"""

from collections.abc import Sequence
from concurrent.futures import Executor

import numpy as np
from numpy.typing import NDArray

from pakli.cards import RANKS
from pakli.odds import deals
from pakli.odds.errors import OddsError
from pakli.odds.exact import board_pieces
from pakli.odds.games import EIGHT_OR_BETTER
from pakli.odds.matchups import laid_out, too_many
from pakli.odds.pieces import Progress, check_work, done
from pakli.odds.seats import Hand, asked

__all__ = ["heat_map"]


def heat_map(
    hands: Sequence[Hand],
    board: str = "",
    dead: str = "",
    game: str = "holdem",
    *,
    executor: Executor | None = None,
    progress: Progress | None = None,
    low: str = EIGHT_OR_BETTER,
) -> NDArray[np.float64]:
    """
    The first player's equity, exactly, class by class of what he may hold.

    Args:
        hands, board, dead, game, executor, progress, low: as `equity` takes them; players hold two cards.

    Returns:
        float64 of shape (13, 13), rows and columns from ace to deuce: suited hands above the diagonal,
        offsuit ones below it, pairs on it; NaN for classes he does not hold.

    Raises:
        OddsError: as `equity`; hands of another number of cards.
    """
    check_work(executor, progress)
    spot, seats = asked(hands, board, dead, game, low=low)
    if spot.showdown.hole != 2:
        raise OddsError("no-heat-map", game=game, hole=spot.showdown.hole)
    match_ups = laid_out(spot, seats)
    if match_ups is None:
        raise too_many(spot, seats)
    counts = np.concatenate(list(done(deals.match_ups, *board_pieces(spot, match_ups), executor, progress)))
    mine = (counts @ _first_share(len(seats))) / counts.sum(axis=1)
    cell = _cells(seats[0].hands)[match_ups.of_first]
    weight = np.bincount(cell, weights=match_ups.weights, minlength=169)
    total = np.bincount(cell, weights=match_ups.weights * mine[match_ups.kind], minlength=169)
    with np.errstate(invalid="ignore"):
        return (total / np.where(weight > 0, weight, np.nan)).reshape(13, 13)


def _first_share(players: int) -> NDArray[np.float64]:
    """The first player's part of the pot, by outcome."""
    return np.array([(who & 1) / max(1, who.bit_count()) for who in range(1 << players)])


def _cells(hands: NDArray[np.uint8]) -> NDArray[np.int64]:
    ranks = len(RANKS) - 1 - (hands.astype(np.int64) >> 2)
    higher, lower = ranks.min(axis=1), ranks.max(axis=1)
    suited = (hands[:, 0] & 3) == (hands[:, 1] & 3)
    cells: NDArray[np.int64] = np.where(suited, 13 * higher + lower, 13 * lower + higher)
    return cells
