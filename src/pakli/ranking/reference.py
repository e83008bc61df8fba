"""
The obvious way to rank a hand: slow, and easy to hold against the rulebook.

Every other way of ranking in Pakli must give the same numbers as this one. Of more than five cards the best
five count, found by trying them all (H7); in Omaha the best of two hole cards with three of the board (H6).

Clauses     H1 to H6, C2, C3, C4; H7.
Shapes      five to seven codes 0 to 51 (badugi: one to four), all different and of the ranking's pack.
Cost        about 5 µs for five cards, 100 µs for seven; the first call for a ranking up to 50 ms.
Tested in   tests/ranking/test_which_hand_wins.py; test_kernel.py and test_many_hands.py: the kernel
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from pakli.ranking.rankings import Category, HandOrder, Ranking, order_of

__all__ = ["Strength", "category_of", "examples", "omaha_rank", "rank", "strength"]

Strength = tuple[int, ...]
"""How good a hand is: its category, then what breaks ties. Of two, the greater wins."""

_ACE: Final = 12
_LOW_ACE: Final = -1

_BY_COUNTS: Final = {
    (4, 1): Category.FOUR_OF_A_KIND,
    (3, 2): Category.FULL_HOUSE,
    (3, 1, 1): Category.THREE_OF_A_KIND,
    (2, 2, 1): Category.TWO_PAIR,
    (2, 1, 1, 1): Category.PAIR,
}


def rank(codes: Sequence[int], ranking: str) -> int:
    """The rank of a hand: its place among all hands, 1 the worst; 0 if it does not qualify (H4)."""
    order = order_of(ranking)
    places = _places(Ranking(ranking))
    if Ranking(ranking) is Ranking.BADUGI:
        return places[_badugi(codes, order)]
    return max(_place(five, ranking) for five in combinations(codes, 5))


def omaha_rank(hole: Sequence[int], board: Sequence[int], ranking: str) -> int:
    """H6: the best of exactly two hole cards and exactly three board cards; 0 if none qualifies."""
    return max(
        _place((*two, *three), ranking) for two in combinations(hole, 2) for three in combinations(board, 3)
    )


def _place(five: Sequence[int], ranking: str) -> int:
    strength_of_five = strength(five, ranking)
    return 0 if strength_of_five is None else _places(Ranking(ranking))[strength_of_five]


def strength(codes: Sequence[int], ranking: str) -> Strength | None:
    """How good these five cards (badugi: one to four) are; None if they do not qualify (H4)."""
    order = order_of(ranking)
    match Ranking(ranking):
        case Ranking.HIGH | Ranking.HIGH_32 | Ranking.HIGH_36:
            return _high(codes, order)
        case Ranking.FIVE_CARD_DRAW:
            return _five_card_draw(codes, order)
        case Ranking.DEUCE_TO_SEVEN:
            return _deuce_to_seven(codes, order)
        case Ranking.LOW | Ranking.LOW_8 | Ranking.LOW_7:
            return _ace_to_five(codes, order)
        case Ranking.BADUGI:
            return _badugi(codes, order)


def category_of(strength: Strength, ranking: str) -> Category:
    """The category a strength belongs to."""
    return order_of(ranking).categories[-strength[0]]


# --- high hands ---


def _high(codes: Sequence[int], order: HandOrder) -> Strength:
    """
    H1, H2, H5c: category first; then straights by their top card, and everything else rank by rank, the ranks
    there are most of first: quads then kicker, trips then pair, high pair, low pair, kicker.
    """
    category, ranks = _five(codes, order)
    return (_worth(category, order), *ranks)


def _deuce_to_seven(codes: Sequence[int], order: HandOrder) -> Strength:
    """H5: the same hands, the ace only high, and of two of one category the lower wins."""
    category, ranks = _five(codes, order)
    return (_worth(category, order), *(-rank for rank in ranks))


def _five(codes: Sequence[int], order: HandOrder) -> tuple[Category, tuple[int, ...]]:
    """The category of five cards and the ranks that break ties in it, most telling first."""
    ranks = _most_of_first([code >> 2 for code in codes])
    flush = len({code & 3 for code in codes}) == 1
    if len(ranks) == 5:
        top = _straight_top(ranks, order)
        if top is not None and flush:
            return (Category.ROYAL_FLUSH if top == _ACE else Category.STRAIGHT_FLUSH), (top,)
        if top is not None:
            return Category.STRAIGHT, (top,)
        return (Category.FLUSH if flush else Category.HIGH_CARD), ranks
    return _BY_COUNTS[_counts(codes)], ranks


def _straight_top(ranks: tuple[int, ...], order: HandOrder) -> int | None:
    """C4: the top card of a straight; the ace may be its low end, below the pack's lowest card."""
    lowest = order.pack.lowest_rank
    if order.ace_low_straight and ranks == (_ACE, lowest + 3, lowest + 2, lowest + 1, lowest):
        return lowest + 3
    return ranks[0] if ranks[0] - ranks[4] == 4 else None


def _five_card_draw(codes: Sequence[int], order: HandOrder) -> Strength:
    """H3: where the ranks that count are equal a suit decides, a flush by suit alone; kickers never do."""
    category, ranks = _five(codes, order)
    match category:
        case Category.ROYAL_FLUSH | Category.STRAIGHT_FLUSH:
            return (_worth(Category.STRAIGHT_FLUSH, order), ranks[0], _suit(codes, ranks[0]))
        case Category.FLUSH:
            return (_worth(category, order), _suit(codes, ranks[0]))
        case Category.FOUR_OF_A_KIND | Category.FULL_HOUSE | Category.THREE_OF_A_KIND:
            return (_worth(category, order), ranks[0])
        case Category.TWO_PAIR:
            return (_worth(category, order), ranks[0], ranks[1], _suit(codes, ranks[0]))
        case _:  # straight, pair, high card
            return (_worth(category, order), ranks[0], _suit(codes, ranks[0]))


def _suit(codes: Sequence[int], rank: int) -> int:
    """C3: the highest suit among the cards of this rank."""
    return max(code & 3 for code in codes if code >> 2 == rank)


# --- low hands ---


def _ace_to_five(codes: Sequence[int], order: HandOrder) -> Strength | None:
    """H4, H5a: ace low, straights and flushes do not count, the lower card wins from the highest down."""
    ranks = _most_of_first([_ace_low(code) for code in codes])
    category = Category.LOW if len(ranks) == 5 else _BY_COUNTS[_counts(codes)]
    # A deuce is rank 0 and stands for 2: an eight is rank 6.
    if order.qualifier is not None and (category is not Category.LOW or ranks[0] + 2 > order.qualifier):
        return None
    return (_worth(category, order), *(-rank for rank in ranks))


def _badugi(codes: Sequence[int], order: HandOrder) -> Strength:
    """H5b: most cards of different ranks and suits; of as many, the lower from the highest down; ace low."""
    return max(
        (_worth(_badugi_category(len(cards)), order), *sorted(-_ace_low(code) for code in cards))
        for size in range(1, len(codes) + 1)
        for cards in combinations(codes, size)
        if len({code & 3 for code in cards}) == size == len({code >> 2 for code in cards})
    )


def _badugi_category(size: int) -> Category:
    return (Category.ONE_CARD, Category.TWO_CARDS, Category.THREE_CARDS, Category.BADUGI)[size - 1]


def _ace_low(code: int) -> int:
    return _LOW_ACE if code >> 2 == _ACE else code >> 2


# --- what all have in common ---


def _worth(category: Category, order: HandOrder) -> int:
    """The stated order of categories (H3): the best is 0, the next -1 and so on."""
    return -order.categories.index(category)


def _most_of_first(ranks: list[int]) -> tuple[int, ...]:
    """The different ranks, those there are most of first, then the higher first."""
    return tuple(sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True))


def _counts(codes: Sequence[int]) -> tuple[int, ...]:
    """How many cards there are of each rank, most first."""
    return tuple(sorted(Counter(code >> 2 for code in codes).values(), reverse=True))


@cache
def _places(ranking: Ranking) -> dict[Strength, int]:
    """The place of every strength there is, 1 for the worst."""
    return {strength: place for place, (strength, _) in enumerate(_sorted_hands(ranking), start=1)}


@cache
def examples(ranking: Ranking) -> tuple[tuple[int, ...], ...]:
    """For each place, worst first, the codes of some hand that has it (badugi: of the cards that count)."""
    return tuple(hand for _, hand in _sorted_hands(ranking))


@cache
def _sorted_hands(ranking: Ranking) -> list[tuple[Strength, tuple[int, ...]]]:
    hands: dict[Strength, tuple[int, ...]] = {}
    for hand in _telling_hands(ranking):
        strength_of_hand = strength(hand, ranking)
        if strength_of_hand is not None:
            hands.setdefault(strength_of_hand, hand)
    return sorted(hands.items())


def _telling_hands(ranking: Ranking) -> Iterator[tuple[int, ...]]:
    """Enough hands to meet every strength: all choices of ranks, in as many suits as make a difference."""
    lowest = order_of(ranking).pack.lowest_rank
    if ranking is Ranking.BADUGI:
        for size in range(1, 5):
            for ranks in combinations(range(lowest, 13), size):
                yield tuple(4 * rank + suit for suit, rank in enumerate(ranks))
        return
    for ranks in combinations_with_replacement(range(lowest, 13), 5):
        count = Counter(ranks)
        if max(count.values()) < 5:
            yield from _in_suits(count, every_suit=ranking is Ranking.FIVE_CARD_DRAW)


def _in_suits(count: Counter[int], *, every_suit: bool) -> Iterator[tuple[int, ...]]:
    """These ranks suited and of mixed suits; with `every_suit`, each rank in all suits it can have."""
    if len(count) == 5:
        for suit in range(4 if every_suit else 1):
            yield tuple(4 * rank + suit for rank in count)
    for varied in count if every_suit else list(count)[:1]:
        for suits in combinations(range(4), count[varied]) if every_suit else [range(count[varied])]:
            others = [
                4 * rank + (suits[0] + 1 + turn) % 4
                for rank in count
                if rank != varied
                for turn in range(count[rank])
            ]
            yield (*(4 * varied + suit for suit in suits), *others)
