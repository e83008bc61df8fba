"""The tables of the rankings."""

import pytest

from pakli.ranking import RANKINGS, Category, Ranking, order_of
from pakli.ranking.reference import examples


@pytest.mark.parametrize("ranking", Ranking)
def test_every_ranking_has_its_table(ranking: Ranking) -> None:
    order = RANKINGS[ranking]
    assert order_of(str(ranking)) is order
    assert len(examples(ranking)) == order.places
    assert len(set(order.categories)) == len(order.categories)
    assert Category.NONE not in order.categories


@pytest.mark.parametrize(
    ("clause", "ranking", "better", "worse"),
    [
        ("H1", "high", "full-house", "flush"),
        ("H2", "high-32", "flush", "full-house"),
        ("H5c", "high-36", "flush", "full-house"),
        ("H5c", "high-36", "straight", "three-of-a-kind"),
        ("H3", "five-card-draw", "four-of-a-kind", "flush"),
        ("H3", "five-card-draw", "flush", "full-house"),
        ("H3", "five-card-draw", "full-house", "straight"),
        ("H5", "deuce-to-seven", "pair", "two-pair"),
        ("H5a", "low", "low", "pair"),
        ("H5b", "badugi", "badugi", "three-cards"),
    ],
)
def test_the_order_is_stated(clause: str, ranking: str, better: str, worse: str) -> None:
    order = order_of(ranking)
    assert order.clause == clause
    assert order.categories.index(Category(better)) < order.categories.index(Category(worse))
