"""
How good a starting hand is, among all one can be dealt.

Points for what two cards can become (pairs, high cards, suit, nearness), added up over every two hole cards
that may play together, and points for a low where one can win half the pot; then the share of all starting
hands that have fewer points. The scale is the same for every game: 0 worst, 1 best.

Clauses     section 10, fact 4 (one's own cards); H4 and H6 for what a low and Omaha need.
Knows       hole cards. Not position, stacks or opponents.
Tested in   tests/bots/test_strength.py
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

from pakli.cards import Pack, rank_of, suit_of

__all__ = ["standing"]

_ACE = 12
_EIGHT = 6
_SAMPLES = 2000


def standing(hole: Sequence[int], pack: int, *, low: bool) -> float:
    """
    The share of starting hands that are worse, ties counted half: 0.0 to 1.0.

    Args:
        hole: codes, at least two.
        pack: cards in the pack.
        low: whether a low wins half the pot.
    """
    table = _table(len(hole), pack, low)
    points = _points(hole, low)
    return (bisect_left(table, points) + bisect_right(table, points)) / (2 * len(table))


@cache
def _table(count: int, pack: int, low: bool) -> tuple[float, ...]:
    """Points of all starting hands of two cards, of a fixed sample of larger ones, in ascending order."""
    codes = Pack(pack).codes
    if count == 2:
        return tuple(sorted(_points(hole, low) for hole in combinations(codes, 2)))
    rng = Random(count)  # not for dealing: the same yardstick in every run
    return tuple(sorted(_points(rng.sample(codes, count), low) for _ in range(_SAMPLES)))


def _points(hole: Sequence[int], low: bool) -> float:
    ranks = sorted((rank_of(code) for code in hole), reverse=True)
    suits = [suit_of(code) for code in hole]
    points = sum(_two(*pair) for pair in combinations(sorted(set(ranks), reverse=True), 2))
    points += sum(24 + 3 * rank for rank in set(ranks) if ranks.count(rank) > 1)
    # A third card of a rank or suit can never play with two others in Omaha, and takes an out away.
    points -= sum(15 * (ranks.count(rank) - 2) for rank in set(ranks) if ranks.count(rank) > 2)
    for suit in set(suits):
        if suits.count(suit) > 1:
            highest = max(rank_of(code) for code in hole if suit_of(code) == suit)
            points += 4 + highest / 4 - 2 * (suits.count(suit) - 2)
    return points + (_low_points(ranks) if low else 0)


def _two(high: int, other: int) -> float:
    """Two cards of different ranks: their height, and what their nearness is worth for straights."""
    return 2 * high + other + max(0, 6 - 1.5 * (high - other))


def _low_points(ranks: Sequence[int]) -> float:
    """What the cards are worth for a low: ace and deuce carry it, further low cards guard against pairing."""
    low = sorted({-1 if rank == _ACE else rank for rank in ranks if rank == _ACE or rank <= _EIGHT})
    if len(low) < 2:
        return 0
    first_two = {(-1, 0): 60, (-1, 1): 42, (0, 1): 30}.get((low[0], low[1]), 12)
    return first_two + 12 * (len(low) - 2)
