"""
What a game's showdown looks like: which cards make a hand, and by which rankings the pot is won.

Clauses     G1 to G11, H6, H7.
Knows       `VARIANTS`. Not betting.
Tested in   tests/odds/test_truth.py, tests/odds/test_own_cards.py
"""

from functools import cache
from typing import Final

from msgspec import Struct

from pakli.cards import Pack
from pakli.odds.errors import OddsError
from pakli.rules import VARIANTS

__all__ = ["EIGHT_OR_BETTER", "GAMES", "LOWS", "Showdown", "showdown_of"]

EIGHT_OR_BETTER: Final = "low-8"
"""The low half's ranking where nothing else is said."""

LOWS: Final = (EIGHT_OR_BETTER, "low-7", "low")
"""Rankings a low half may have: eight or better, seven or better, any."""

GAMES: Final = tuple(VARIANTS)
"""Ids of the games there are odds for."""


class Showdown(Struct, frozen=True):
    """What is compared in the end."""

    game: str
    high: str
    """Ranking of the pot, or of its high half."""
    low: str
    """Ranking of the low half, one of `LOWS`; empty where the pot is not divided."""
    hole: int
    """Cards each player has of his own."""
    board: int
    """Cards on the board: five or none."""
    two_and_three: bool
    """H6: exactly two hole cards with three of the board."""
    pack: Pack
    dealt_up: bool = False
    """Some of a player's own cards are dealt face up (ST5)."""
    draws: int = 0
    """How often cards are changed (D3, L2)."""

    @property
    def cards(self) -> int:
        """How many cards the rankings are given of each player."""
        return self.hole + self.board


@cache
def showdown_of(game: str, low: str = EIGHT_OR_BETTER) -> Showdown:
    """
    The showdown of a game; where the pot is divided, with this ranking of the low half.

    Raises:
        OddsError: there is no such game, or no such low.
    """
    variant = VARIANTS.get(game)
    if variant is None:
        raise OddsError("game", game=game, games=", ".join(GAMES))
    if low not in LOWS:
        raise OddsError("low", low=low, lows=", ".join(LOWS))
    claims = {claim.half: claim for claim in variant.claims}
    high = claims.get("high") or claims["low"]
    return Showdown(
        game,
        high=high.ranking,
        low=low if len(claims) == 2 else "",
        hole=variant.hole_cards,
        board=sum(street.board for street in variant.streets),
        two_and_three=bool(high.hole),
        pack=Pack(variant.pack),
        dealt_up=any(street.up for street in variant.streets),
        draws=sum(street.draw > 0 for street in variant.streets),
    )
