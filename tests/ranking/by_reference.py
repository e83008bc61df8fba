"""
What hands are worth by the reference, many at once: what it says of one hand of each kind is put into a
table, and numpy looks up every choice of five cards there.

Nothing of the kernel is used: the tests hold it against this.
"""

from functools import cache
from itertools import combinations, permutations
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pakli.cards import Pack
from pakli.ranking import RANKINGS, Ranking, reference
from tests.ranking.hands import all_hands, class_of

__all__ = ["best_by_reference", "omaha_by_reference", "random_hands"]

Codes = NDArray[np.uint8]
Ranks = NDArray[np.uint32]

_FIVE_RANKS: Final = 13**5
_OF_NO_SUIT: Final = (4, 5)
"""For two and for three cards of several suits: different, so that these never look alike."""


def random_hands(pack: Pack, cards: int, rows: int, seed: int) -> Codes:
    """So many hands of the pack: uint8 of shape (rows, cards)."""
    source = np.random.default_rng(seed)
    codes = np.array(pack.codes, np.uint8)
    at_once = len(codes) // cards
    packs = source.permuted(np.tile(codes, (-(-rows // at_once), 1)), axis=1)
    return np.ascontiguousarray(packs[:, : at_once * cards].reshape(-1, cards)[:rows])


def best_by_reference(hands: Codes, ranking: Ranking) -> Ranks:
    """The rank of each row, as many cards as the ranking takes; shape (n,)."""
    if ranking is Ranking.BADUGI:
        return _badugi(hands)
    if ranking is Ranking.FIVE_CARD_DRAW:
        return _draw_places()[_which_five(hands)]
    fives = list(combinations(range(hands.shape[1]), 5))
    return _best(hands, [(five[:2], five[2:]) for five in fives], ranking)


def omaha_by_reference(hole: Codes, board: Codes, ranking: Ranking) -> Ranks:
    """H6: the best of two of `hole` and three of `board`; shape (n,)."""
    held, common = hole.shape[1], board.shape[1]
    twos = combinations(range(held), 2)
    threes = list(combinations(range(held, held + common), 3))
    return _best(np.hstack([hole, board]), [(two, three) for two in twos for three in threes], ranking)


def _best(hands: Codes, choices: list[tuple[tuple[int, ...], tuple[int, ...]]], ranking: Ranking) -> Ranks:
    """The best of these choices of five columns, two and three."""
    ranks, suits = (hands >> 2).T.astype(np.int32), (hands & 3).T.astype(np.uint8)
    parts = {part: _numbers(ranks, suits, part) for choice in choices for part in choice}
    places = _places(ranking)
    best = np.zeros(len(hands), np.uint32)
    for two, three in choices:
        (number, suit), (other_number, other_suit) = parts[two], parts[three]
        suited = (suit == other_suit).astype(np.int32)
        np.maximum(best, places[number * 13**3 + other_number + suited * _FIVE_RANKS], out=best)
    return best


def _numbers(
    ranks: NDArray[np.int32], suits: Codes, part: tuple[int, ...]
) -> tuple[NDArray[np.int32], NDArray[np.uint8]]:
    """The ranks of these columns as one number, and the suit that all of them have."""
    number, one_suit = np.zeros_like(ranks[0]), np.ones(len(ranks[0]), bool)
    for column in part:
        number = number * 13 + ranks[column]
        one_suit &= suits[column] == suits[part[0]]
    return number, np.where(one_suit, suits[part[0]], np.uint8(_OF_NO_SUIT[len(part) - 2]))


@cache
def _places(ranking: Ranking) -> Ranks:
    """By five ranks in any order, then the same of one suit: the place. Impossible hands have none."""
    hands = all_hands(RANKINGS[ranking].pack, 5)
    _, first = np.unique(class_of(hands), return_index=True)
    places = np.zeros(2 * _FIVE_RANKS, np.uint32)
    for hand in hands[first].tolist():
        suited = len({code & 3 for code in hand}) == 1
        place = reference.rank(hand, ranking)
        for ranks in set(permutations(code >> 2 for code in hand)):
            number = 0
            for rank in ranks:
                number = number * 13 + rank
            places[number + suited * _FIVE_RANKS] = place
    return places


@cache
def _draw_places() -> Ranks:
    """H3, where suits decide: every hand of the pack, by `_which_five`."""
    hands = all_hands(Pack.SHORT, 5)
    places = np.zeros(comb(52, 5), np.uint32)
    places[_which_five(hands)] = [reference.rank(hand, Ranking.FIVE_CARD_DRAW) for hand in hands.tolist()]
    return places


def _which_five(hands: Codes) -> NDArray[np.int64]:
    """A number for each choice of five of 52 codes, whatever their order."""
    choose = np.array([[comb(code, many) for code in range(52)] for many in range(6)], np.int64)
    codes = np.sort(hands, axis=1)
    return np.asarray(sum(choose[place + 1][codes[:, place]] for place in range(5)), np.int64)


@cache
def _badugi_places() -> Ranks:
    """By ranks as bits: the place of these cards if they count."""
    places = np.zeros(1 << 13, np.uint32)
    for place, hand in enumerate(reference.examples(Ranking.BADUGI), start=1):
        places[sum(1 << (code >> 2) for code in hand)] = place
    return places


def _badugi(hands: Codes) -> Ranks:
    """H5b: the best of the cards that differ in rank and suit."""
    bits, suits = (1 << (hands >> 2).astype(np.int32)).T, (1 << (hands & 3)).T
    best = np.zeros(len(hands), np.uint32)
    for size in range(1, 5):
        for cards in combinations(range(4), size):
            ranks, of = np.zeros_like(bits[0]), np.zeros_like(suits[0])
            good = np.ones(len(hands), bool)
            for card in cards:
                good &= (ranks & bits[card] == 0) & (of & suits[card] == 0)
                ranks, of = ranks | bits[card], of | suits[card]
            np.maximum(best, np.where(good, _badugi_places()[ranks], 0), out=best)
    return best
