"""
What a hand is called, and which cards make it.

Clauses     H1 to H6 (categories), P14 (the best hand is read from the cards).
Knows       ranks and cards; gives ids and cards, never words: those are in the message catalogue.
Cost        `category` and `describe` under 1 µs, after up to 50 ms for a ranking's first; `best_five` 10 µs.
Tested in   tests/ranking/test_naming.py
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from pakli.cards import RANKS
from pakli.ranking.evaluate import evaluator
from pakli.ranking.rankings import RANKINGS, Category, Ranking, order_of
from pakli.ranking.reference import category_of, examples, strength

__all__ = ["Description", "best_five", "best_omaha", "category", "describe"]

_ACE = 12
_ACE_LOW = frozenset({Ranking.LOW, Ranking.LOW_7, Ranking.LOW_8, Ranking.BADUGI})


@dataclass(frozen=True, slots=True)
class Description:
    """A rank in words to be."""

    category: Category
    ranks: str
    """The ranks of the cards that make it, as they are read: ``"QQQ33"``, ``"8643A"``."""


def category(rank: int, ranking: str = "high") -> Category:
    """
    What a hand of this rank is called: ``"full-house"``, ``"royal-flush"``, ``"low"`` ...; ``"none"`` for 0.

    Args:
        rank: as an evaluator of `ranking` gave it.
        ranking: a `Ranking` or its id.

    Raises:
        ValueError: no hand of this ranking has that rank.
    """
    return describe(rank, ranking).category


def describe(rank: int, ranking: str = "high") -> Description:
    """
    The category and the ranks that make up a hand of this rank, in the order they are read.

    A full house of queens and threes is ``"QQQ33"``, a low ``"8643A"``, the lowest straight ``"5432A"``.

    Raises:
        ValueError: no hand of this ranking has that rank.
    """
    told = _told(ranking)
    if not 0 <= rank < len(told):
        clause = order_of(ranking).clause
        raise ValueError(f"{ranking} has no rank {rank}; expected 0 to {len(told) - 1} ({clause})")
    return told[rank]


@cache
def _told(ranking: str) -> tuple[Description, ...]:
    """By rank. An id and its `Ranking` are two keys here, so that neither has to be turned into the other."""
    order_of(ranking)
    return _descriptions(Ranking(ranking))


@cache
def _descriptions(ranking: Ranking) -> tuple[Description, ...]:
    return (Description(Category.NONE, ""), *(_description(hand, ranking) for hand in examples(ranking)))


def _description(hand: Sequence[int], ranking: Ranking) -> Description:
    known = strength(hand, ranking)
    assert known is not None, "an example qualifies"
    ranks = "".join(RANKS[code >> 2] for code in _as_read(hand, ranking))
    return Description(category_of(known, ranking), ranks)


def best_five(codes: Sequence[int], ranking: str = "high") -> tuple[int, ...]:
    """
    The cards that make the best hand of `codes`, in the order they are read; none if it does not qualify.

    Args:
        codes: as many as the ranking takes (five to seven; badugi four, of which one to four count).

    Raises:
        CardError: the cards are not ones this ranking can rank.
    """
    ranks = evaluator(ranking)
    best = ranks(*codes)
    if not best:
        return ()
    if ranking == Ranking.BADUGI:
        return _badugi_cards(codes)
    return _as_read(next(five for five in combinations(codes, 5) if ranks(*five) == best), Ranking(ranking))


def best_omaha(hole: Sequence[int], board: Sequence[int], ranking: str = "high") -> tuple[int, ...]:
    """
    H6: the two hole and three board cards that make the best hand, in the order they are read.

    Args:
        hole: four to six codes.
        board: three to five codes.

    Returns:
        Five codes; none where no hand qualifies.

    Raises:
        CardError: the cards are not ones this ranking can rank.
    """
    ranks = evaluator(ranking)
    hands = [(*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3)]
    best = max(hands, key=lambda five: ranks(*five))
    return _as_read(best, Ranking(ranking)) if ranks(*best) else ()


def _badugi_cards(codes: Sequence[int]) -> tuple[int, ...]:
    """H5b: the subset that counts: the smallest one as good as all."""
    best = strength(codes, Ranking.BADUGI)
    subsets = (cards for size in range(1, len(codes) + 1) for cards in combinations(codes, size))
    return _as_read(next(cards for cards in subsets if strength(cards, "badugi") == best), Ranking.BADUGI)


def _as_read(codes: Iterable[int], ranking: Ranking) -> tuple[int, ...]:
    """What there is most of first, then the higher first; an ace that counts low comes last."""
    cards = sorted(codes, reverse=True)
    ranks = [code >> 2 for code in cards]
    low_ace = ranking in _ACE_LOW or _is_ace_low_straight(ranks, ranking)
    height = [-1 if low_ace and rank == _ACE else rank for rank in ranks]
    keys = [
        (ranks.count(rank), high, code & 3) for rank, high, code in zip(ranks, height, cards, strict=True)
    ]
    return tuple(card for _, card in sorted(zip(keys, cards, strict=True), reverse=True))


def _is_ace_low_straight(ranks: Sequence[int], ranking: Ranking) -> bool:
    """C4; `ranks` from the highest."""
    order = RANKINGS[ranking]
    lowest = order.pack.lowest_rank
    return order.ace_low_straight and ranks == [_ACE, lowest + 3, lowest + 2, lowest + 1, lowest]
