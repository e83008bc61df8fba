"""
How good many starting hands are at once: `pakli.bots.starting.standing` for arrays.

Clauses     section 10, fact 4; H4, H6.
Knows       hole cards of games with a board.
Cost        two cards: a look into a table; more: about 0.3 ms for 1,000 hands.
Tested in   tests/bots/test_strength.py
"""

from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from pakli.bots.starting import WEIGHTS_OF_MORE, points_of_all
from pakli.cards import Pack

__all__ = ["standings"]

Codes = NDArray[np.uint8]
Floats = NDArray[np.float64]
_EIGHT = 7
"""Where the ace is 0."""


def standings(hands: Codes, pack: int, *, low: bool) -> Floats:
    """
    The share of starting hands that are worse than each, ties counted half: 0.0 to 1.0.

    Args:
        hands: codes of shape (n, hole), at least two cards.
        pack, low: as `standing` has them.
    """
    if hands.shape[1] == 2:
        return np.asarray(_of_two(pack, low)[hands[:, 0], hands[:, 1]])
    table = np.array(points_of_all(hands.shape[1], pack, low))
    points = _points(hands, low)
    return (np.searchsorted(table, points) + np.searchsorted(table, points, "right")) / (2 * len(table))


@cache
def _of_two(pack: int, low: bool) -> Floats:
    """By both cards' codes."""
    from pakli.bots.starting import standing

    table = np.zeros((52, 52))
    for one, other in combinations(Pack(pack).codes, 2):
        table[one, other] = table[other, one] = standing((one, other), pack, low=low)
    return table


def _points(hands: Codes, low: bool) -> Floats:
    weights, count = WEIGHTS_OF_MORE, len(hands)
    ranks, suits, rows = hands >> 2, hands & 3, np.arange(count)
    times = np.zeros((count, 13), np.int8)
    for card in ranks.T:
        times[rows, card] += 1
    there = times > 0
    paired = times > 1
    points = weights.rank * ranks.sum(axis=1, dtype=np.int64)
    points = points + (paired * (weights.pair + weights.pair_rank * np.arange(13))).sum(axis=1)
    points += weights.third * np.maximum(times - 2, 0).sum(axis=1)
    for distance in (1, 2, 3):
        near = (there[:, distance:] & there[:, :-distance]).sum(axis=1)
        points += weights.near * (4 - distance) * near
    for suit in range(4):
        mine = suits == suit
        held = mine.sum(axis=1)
        highest = np.where(mine, ranks, 0).max(axis=1)
        worth = weights.suited + weights.suited_rank * highest + weights.third_suited * (held - 2)
        points += np.where(held > 1, worth, 0)
    return np.asarray(points + _low_points(there) if low else points)


def _low_points(there: NDArray[np.bool_]) -> Floats:
    """As `starting` has it: the two lowest ranks carry the low, aces low."""
    low = np.hstack([there[:, 12:], there[:, :_EIGHT]])
    many = low.sum(axis=1)
    order = np.where(low, np.arange(-1, _EIGHT), 99)
    order.sort(axis=1)
    points = 15.0 * (14 - order[:, 0] - order[:, 1]) - 80 + 9 * many
    return np.where(many > 1, points, 0.0)
