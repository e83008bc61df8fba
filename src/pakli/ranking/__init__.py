"""
Which hand beats which.

A rank is a whole number, greater is better for every ranking, lows too; 0: the hand does not qualify.

    from pakli.cards import parse_cards
    from pakli.ranking import category, evaluator

    high = evaluator("high")
    rank = high(*parse_cards("QsQh3c3dQdAs6s"))
    category(rank)                                    # 'full-house'

Clauses     H1 to H7, C2, C3, C4.
Knows       cards. Not games, players or chips: a game says which rankings its pots are won by.
Tested in   tests/ranking/
"""

from pakli.ranking.evaluate import (
    Evaluator,
    count_places,
    evaluate_many,
    evaluate_omaha_many,
    evaluator,
    omaha_evaluator,
)
from pakli.ranking.naming import Description, best_five, best_omaha, category, describe
from pakli.ranking.rankings import RANKINGS, Category, HandOrder, Ranking, order_of

__all__ = [
    "RANKINGS",
    "Category",
    "Description",
    "Evaluator",
    "HandOrder",
    "Ranking",
    "best_five",
    "best_omaha",
    "category",
    "count_places",
    "describe",
    "evaluate_many",
    "evaluate_omaha_many",
    "evaluator",
    "omaha_evaluator",
    "order_of",
]
