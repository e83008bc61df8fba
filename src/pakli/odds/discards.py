"""
What everybody keeps at the later draws of a draw game, where more than one is to come: one stated policy.

Deuce to seven      stands pat on a nine-low or better; else keeps one card of each rank up to eight, and of
                    five such cards that are a straight or a flush throws the highest away.
Badugi              stands pat on four cards that are a jack-high badugi or better; else keeps the best badugi
                    he has of cards up to eight.

Who has no such card keeps none. It is a plain way of playing, not the best one: it looks neither at how many
draws are left nor at what others take.

Shapes      hands: codes, uint8 of shape (n, hole); kept: bool of the same shape.
Clauses     G8, G11, H5a, H5b, L2.
Cost        0.5 µs a hand, badugi 0.8 µs.
Tested in   tests/odds/test_draws.py
"""

from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pakli.cards import parse_cards
from pakli.odds.deals import Hands
from pakli.odds.games import Showdown
from pakli.ranking import Ranking, evaluate_many, evaluator

__all__ = ["kept"]

_EIGHT: Final = 6
"""Rank of an eight where the deuce is 0."""
_WORST_PAT: Final = "9h8d7s6c4h"
_JACK: Final = 10
_EIGHT_WITH_ACES: Final = 7
"""Ranks where the ace is 0."""


def kept(showdown: Showdown, hands: Hands) -> NDArray[np.bool_]:
    """Which cards of these hands are kept."""
    return _of_badugi(hands) if showdown.high == Ranking.BADUGI else _of_deuce_to_seven(hands)


def _of_deuce_to_seven(hands: Hands) -> NDArray[np.bool_]:
    ranks = hands >> 2
    keep: NDArray[np.bool_] = ranks <= _EIGHT
    for card in range(1, hands.shape[1]):
        for before in range(card):
            keep[:, card] &= ranks[:, card] != ranks[:, before]
    # Five different ranks up to eight that are not pat are a straight or a flush.
    whole = np.nonzero(keep.all(axis=1))[0]
    keep[whole, ranks[whole].argmax(axis=1)] = False
    pat = evaluate_many(hands, Ranking.DEUCE_TO_SEVEN) >= evaluator(Ranking.DEUCE_TO_SEVEN)(
        *parse_cards(_WORST_PAT)
    )
    keep[pat] = True
    return keep


def _of_badugi(hands: Hands) -> NDArray[np.bool_]:
    """The best of all choices of cards: more are better, then the lower highest card, and so on."""
    ranks = ((hands >> 2).astype(np.int64) + 1) % 13
    suits = hands & 3
    cards = hands.shape[1]
    best = np.full(len(hands), -1, np.int64)
    keep = np.zeros(hands.shape, bool)
    for many in range(1, cards + 1):
        for chosen in combinations(range(cards), many):
            mine = ranks[:, chosen]
            fits = mine.max(axis=1) <= (_JACK if many == cards else _EIGHT_WITH_ACES)
            for one, other in combinations(chosen, 2):
                fits &= (ranks[:, one] != ranks[:, other]) & (suits[:, one] != suits[:, other])
            height = np.zeros(len(hands), np.int64)
            for rank in np.sort(mine, axis=1).T[::-1]:
                height = height * 16 + rank
            worth = np.where(fits, (many + 1 << 16) - height, -1)
            better = worth > best
            best[better] = worth[better]
            keep[better] = np.isin(np.arange(cards), chosen)
    return keep
