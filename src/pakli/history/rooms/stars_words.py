"""
What PokerStars calls a hand that is shown: ``a pair of Aces``, ``HI: a flush, King high; LO: 8,6,4,2,A``.

English, as the format has it in every language that it is imported in.

Clauses     H1 to H6 (categories).
Tested in   tests/history/test_stars_text.py
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from pakli.cards import CardError, parse_cards
from pakli.ranking import describe, evaluator, omaha_evaluator
from pakli.rules import VARIANTS

__all__ = ["hand_words"]

_NAMES: Final = {
    "2": "Deuce", "3": "Three", "4": "Four", "5": "Five", "6": "Six", "7": "Seven", "8": "Eight", "9": "Nine",
    "T": "Ten", "J": "Jack", "Q": "Queen", "K": "King", "A": "Ace",
}  # fmt: skip


def hand_words(game: str, cards: str, board: str) -> str:
    """
    The words for a hand; empty where a card is unknown or cannot be, or the game is none that is built.

    Args:
        game: its name in `VARIANTS`.
        cards: the hole cards.
        board: the community cards, all of them.
    """
    variant = VARIANTS.get(game)
    if variant is None or "?" in cards + board or len(cards) != 2 * variant.hole_cards:
        return ""
    if any(street.board for street in variant.streets) and len(board) != 10:
        return ""
    try:
        words = [_words(claim, game, cards, board) for claim in range(len(variant.claims))]
    except CardError:  # of a damaged text: a card twice, or none of the game's
        return ""
    if len(words) == 1:
        return words[0]
    return f"HI: {words[0]}" + (f"; LO: {words[1]}" if words[1] else "")


def _words(claim: int, game: str, cards: str, board: str) -> str:
    ranking, rank_of = _ranker(game, claim)
    rank = rank_of(*parse_cards(cards), *parse_cards(board))
    if not rank:
        return ""
    told = describe(rank, ranking)
    lows = ranking.startswith("deuce") and told.category == "high-card"
    if told.category in _SAID and not lows:
        return _SAID[told.category]([_NAMES[rank] for rank in told.ranks])
    only = "Lo: " if lows or ranking == "low" else ""
    return only + ",".join(told.ranks)


@cache
def _ranker(game: str, claim: int) -> tuple[str, Callable[..., int]]:
    variant = VARIANTS[game]
    wanted = variant.claims[claim]
    ranking = "low-8" if wanted.ranking == "low-qualified" else wanted.ranking
    return ranking, omaha_evaluator(ranking, variant.hole_cards) if wanted.hole else evaluator(ranking)


def _many(name: str) -> str:
    return f"{name}es" if name == "Six" else f"{name}s"


def _straight(ranks: list[str]) -> str:
    return f"{ranks[-1]} to {ranks[0]}"


_SAID: Final[dict[str, Callable[[list[str]], str]]] = {
    "royal-flush": lambda ranks: "a Royal Flush",
    "straight-flush": lambda ranks: f"a straight flush, {_straight(ranks)}",
    "four-of-a-kind": lambda ranks: f"four of a kind, {_many(ranks[0])}",
    "full-house": lambda ranks: f"a full house, {_many(ranks[0])} full of {_many(ranks[3])}",
    "flush": lambda ranks: f"a flush, {ranks[0]} high",
    "straight": lambda ranks: f"a straight, {_straight(ranks)}",
    "three-of-a-kind": lambda ranks: f"three of a kind, {_many(ranks[0])}",
    "two-pair": lambda ranks: f"two pair, {_many(ranks[0])} and {_many(ranks[2])}",
    "pair": lambda ranks: f"a pair of {_many(ranks[0])}",
    "high-card": lambda ranks: f"high card {ranks[0]}",
}
