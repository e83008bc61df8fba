"""How many hands of each category there are, over every hand of each pack."""

from collections import Counter
from math import comb

import numpy as np
import pytest

from pakli.cards import Pack
from pakli.ranking import RANKINGS, Ranking, category, count_places, evaluate_many
from tests.counts import rows
from tests.ranking.hands import all_hands

EXPECTED: dict[tuple[Ranking, int], dict[str, int]] = {}
for _ranking, _cards, _category, _hands in rows("hands.txt"):
    EXPECTED.setdefault((Ranking(_ranking), int(_cards)), {})[_category] = int(_hands)


def by_category(counts: list[int], ranking: Ranking) -> dict[str, int]:
    found: Counter[str] = Counter()
    for place, count in enumerate(counts):
        if count:
            found[category(place, ranking)] += count
    return dict(found)


def test_every_ranking_and_number_of_cards_has_its_row() -> None:
    assert set(EXPECTED) == {(ranking, cards) for ranking in Ranking for cards in RANKINGS[ranking].cards}


@pytest.mark.parametrize(("ranking", "cards"), EXPECTED)
def test_categories_of_all_hands(ranking: Ranking, cards: int) -> None:
    counts = count_places(cards, ranking)
    assert by_category(counts.tolist(), ranking) == EXPECTED[ranking, cards]
    assert counts.sum() == comb(RANKINGS[ranking].pack, cards)


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_H2_all_hands_of_32_cards_through_the_array_interface(cards: int) -> None:
    ranks = evaluate_many(all_hands(Pack.SHORT, cards), "high-32")
    assert by_category(np.bincount(ranks).tolist(), Ranking.HIGH_32) == EXPECTED[Ranking.HIGH_32, cards]


def test_H1_4824_of_7462_places_are_reached_with_seven_cards() -> None:
    assert np.count_nonzero(count_places(5)) == 7462
    assert np.count_nonzero(count_places(7)) == 4824
