"""
What `pakli odds --json` prints: one object.

Always there: `method` (null where there is no answer), `boards`, `seconds`, `players`. Only where there is
something to tell: `error` and its `code` (`usage` where options do not go); a player's `high` and `low` half;
and what was asked for besides: a player's each, `categories` (where they are sampled with
`categories_standard_errors`) and `outs`, with `outs_of_ranges` where somebody's hand is not known;
`next_cards`, best for the first player first; `heat_map` by classes of hands.

Knows       results. Tested in tests/cli/test_odds.py
"""

from collections.abc import Sequence
from math import isnan
from typing import TYPE_CHECKING

from msgspec import UNSET, Struct, UnsetType, json

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from pakli.odds import Equity, Half, Made, NextCard, Outs

__all__ = ["Answer", "no_answer"]


class _Half(Struct, frozen=True):
    win: float
    tie: float
    equity: float


class _Player(Struct, frozen=True):
    """One entry of `players`; parts of 1."""

    hand: str
    equity: float
    win: float
    tie: float
    standard_error: float
    high: _Half | UnsetType = UNSET
    low: _Half | UnsetType = UNSET


class _NextCard(Struct, frozen=True):
    card: str
    equities: tuple[float, ...]


class _OutsOfRange(Struct, frozen=True):
    """One entry of `outs_of_ranges`; parts of 1."""

    method: str
    behind: float
    average: float
    """Outs when behind."""
    chances: dict[str, float]
    standard_errors: dict[str, float]


class _Object(Struct):
    method: str | None
    boards: int
    seconds: float
    players: list[_Player]
    code: str | UnsetType = UNSET
    error: str | UnsetType = UNSET
    categories: list[dict[str, float]] | UnsetType = UNSET
    categories_standard_errors: list[dict[str, float]] | UnsetType = UNSET
    outs: list[tuple[str, ...]] | UnsetType = UNSET
    outs_of_ranges: list[_OutsOfRange] | UnsetType = UNSET
    next_cards: list[_NextCard] | UnsetType = UNSET
    heat_map: dict[str, float] | UnsetType = UNSET


class Answer:
    """The object, put together bit by bit; the same calls as a `Page` has, and `text` in the end."""

    def __init__(self) -> None:
        self._told = _Object(None, 0, 0.0, [])

    def equities(self, result: "Equity", seconds: float) -> None:
        """Everybody's share."""
        self._told.method = result.method
        self._told.boards = result.boards
        self._told.seconds = round(seconds, 6)
        self._told.players = [
            _Player(
                player.hand,
                player.equity,
                player.win,
                player.tie,
                player.standard_error,
                _half(player.high),
                _half(player.low),
            )
            for player in result.players
        ]

    def categories(self, hands: Sequence[str], found: "Sequence[Made]") -> None:
        """How often which hand is made, by player."""
        self._told.categories = [{str(name): part for name, part in player.items()} for player in found]
        if found[0].method == "sampled":
            self._told.categories_standard_errors = [
                {str(name): error for name, error in player.standard_errors.items()} for player in found
            ]

    def outs(self, hands: Sequence[str], found: "Sequence[Outs]") -> None:
        """Which cards put whom in front, by player, and of ranges how often."""
        self._told.outs = [tuple(cards) for cards in found]
        if any(cards.of_ranges for cards in found):
            self._told.outs_of_ranges = [
                _OutsOfRange(
                    cards.method,
                    cards.behind,
                    cards.average,
                    {**cards.chances},
                    {**cards.standard_errors},
                )
                for cards in found
            ]

    def next_cards(self, hands: Sequence[str], cards: "Sequence[NextCard]") -> None:
        """Everybody's equity after each card that may come next, the first player's best first."""
        best_first = sorted(cards, key=lambda card: card.equity.equities[0], reverse=True)
        self._told.next_cards = [_NextCard(card.card, card.equity.equities) for card in best_first]

    def heat_map(self, hand: str, cells: "NDArray[np.float64]") -> None:
        """The first player's equity by the classes he holds."""
        from pakli.cli.odds_page import class_name

        self._told.heat_map = {
            class_name(row, column): part
            for row, parts in enumerate(cells.tolist())
            for column, part in enumerate(parts)
            if not isnan(part)
        }

    def text(self) -> str:
        """The object as text."""
        return json.encode(self._told).decode()


def no_answer(code: str, error: str) -> str:
    """The object where there is no answer, as text; bytes that were no text are told as on a terminal."""
    told = error.encode(errors="backslashreplace").decode()
    return json.encode(_Object(None, 0, 0.0, [], code, told)).decode()


def _half(half: "Half | None") -> _Half | UnsetType:
    return UNSET if half is None else _Half(half.win, half.tie, half.equity)
