"""
How good a starting hand is, among all one can be dealt.

Points for what its cards can become, one for about a thousandth of the pot won against three unseen hands
(weights fitted to many dealt boards), then the share of all starting hands that have fewer. So the scale is
the same for every game: 0 worst, 1 best.

Clauses     section 10, fact 4 (one's own cards); H4 (lows), H6 (why a third card of a rank is a burden).
Knows       hole cards of games with a board. Not position, stacks or opponents.
Tested in   tests/bots/test_strength.py
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

from msgspec import Struct

from pakli.cards import Pack, rank_of, suit_of

__all__ = ["WEIGHTS_OF_MORE", "points_of_all", "standing"]

_ACE = 12
_EIGHT = 6
_SAMPLES = 2000


class _Weights(Struct, frozen=True):
    """Points for each feature of a hand; ranks count 0 (deuce) to 12 (ace)."""

    rank: float
    """For each card, by its rank."""
    pair: float
    pair_rank: float
    third: float
    """A card of a rank that is there twice already: it cannot play with both."""
    suited: float
    suited_rank: float
    """For two or more of a suit, by the highest of them."""
    third_suited: float
    near: float
    """For two ranks, by 4 less their distance: straights."""


_TWO = _Weights(11, 100, 12, 0, 40, 0, 0, 10)
WEIGHTS_OF_MORE = _Weights(3.5, 17, 3.4, -96, 15, 2.7, -11, 4.7)


def standing(hole: Sequence[int], pack: int, *, low: bool) -> float:
    """
    The share of starting hands that are worse, ties counted half: 0.0 to 1.0.

    Args:
        hole: codes, at least two.
        pack: cards in the pack.
        low: whether a low wins half the pot.
    """
    table = points_of_all(len(hole), pack, low)
    points = _points(hole, low)
    return (bisect_left(table, points) + bisect_right(table, points)) / (2 * len(table))


@cache
def points_of_all(count: int, pack: int, low: bool) -> tuple[float, ...]:
    """Points of all starting hands of two cards, of a fixed sample of larger ones, in ascending order."""
    codes = Pack(pack).codes
    if count == 2:
        return tuple(sorted(_points(hole, low) for hole in combinations(codes, 2)))
    rng = Random(count)  # not for dealing: the same yardstick in every run
    return tuple(sorted(_points(rng.sample(codes, count), low) for _ in range(_SAMPLES)))


def _points(hole: Sequence[int], low: bool) -> float:
    weights = _TWO if len(hole) == 2 else WEIGHTS_OF_MORE
    ranks = [rank_of(code) for code in hole]
    points = weights.rank * sum(ranks) + _rank_points(ranks, weights) + _suit_points(hole, weights)
    return points + (_low_points(ranks) if low else 0)


def _rank_points(ranks: Sequence[int], weights: _Weights) -> float:
    points = 0.0
    for rank in set(ranks):
        times = ranks.count(rank)
        if times > 1:
            points += weights.pair + weights.pair_rank * rank + weights.third * (times - 2)
    distances = [abs(one - other) for one, other in combinations(set(ranks), 2)]
    return points + weights.near * sum(max(0, 4 - distance) for distance in distances)


def _suit_points(hole: Sequence[int], weights: _Weights) -> float:
    points = 0.0
    suits = [suit_of(code) for code in hole]
    for suit in set(suits):
        times = suits.count(suit)
        if times > 1:
            highest = max(rank_of(code) for code in hole if suit_of(code) == suit)
            points += weights.suited + weights.suited_rank * highest + weights.third_suited * (times - 2)
    return points


def _low_points(ranks: Sequence[int]) -> float:
    """What the cards are worth for a low: the two lowest carry it, others stand in when one pairs (H4)."""
    low = sorted({-1 if rank == _ACE else rank for rank in ranks if rank == _ACE or rank <= _EIGHT})
    if len(low) < 2:
        return 0
    return 15 * (14 - low[0] - low[1]) - 80 + 9 * len(low)
