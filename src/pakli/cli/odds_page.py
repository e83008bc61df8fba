"""
How odds are laid out: tables on a terminal, one plain line for each row elsewhere.

Knows       results and words. Tested in tests/cli/test_odds.py
"""

from collections.abc import Sequence
from decimal import Decimal
from math import isnan
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from pakli.odds import Equity, Made, NextCard, Outs
    from pakli.texts import Catalogue

__all__ = ["Page", "class_name"]

_BETWEEN: Final = 3
"""Blanks between the columns of a table."""
_CELL: Final = 6
"""Letters of a cell of a heat map."""


class Page:
    """Where the answer is printed."""

    def __init__(self, say: "Catalogue", *, plain: bool) -> None:
        import io
        import sys

        from rich.console import Console

        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # without suit signs rather than not at all
        self._say = say
        self._console = Console(highlight=False, markup=False, emoji=False)
        self._plain = plain or not self._console.is_terminal

    def _line(self, text: str = "") -> None:
        self._console.print(text, soft_wrap=True)

    def _percent(self, part: float, places: int = 2) -> str:
        return self._say.text("odds-percent", number=Decimal(f"{100 * part:.{places}f}"))

    def _rows(self, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A table; plain or too narrow: each row's first cell, and the others after their columns' names."""
        widths = None if self._plain else self._widths(columns, rows)
        if widths is None:
            for first, *others in rows:
                told = (
                    self._say.text("odds-cell", column=column, value=value)
                    for column, value in zip(columns[1:], others, strict=True)
                    if value
                )
                self._line(self._say.text("odds-row", hand=first, cells=", ".join(told)))
            return
        from rich.box import SIMPLE_HEAD
        from rich.table import Table

        table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        for number, column in enumerate(columns):
            table.add_column(column, justify="right" if number else "left", width=widths[number])
        for row in rows:
            table.add_row(*row)
        self._console.print(table)

    def _widths(self, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> list[int] | None:
        """How wide columns are, texts broken between words if they must be; None: numbers would be cut."""
        from rich.cells import cell_len

        texts = [(column, *(row[at] for row in rows)) for at, column in enumerate(columns)]
        whole = [max(map(cell_len, column)) for column in texts]
        room = self._console.width - _BETWEEN * (len(columns) - 1)
        if sum(whole) <= room:
            return whole
        words = [max(cell_len(word) for text in column for word in text.split(" ")) for column in texts]
        first = min(whole[0], room - sum(words[1:]))
        return [first, *words[1:]] if first >= words[0] else None

    def equities(self, result: "Equity", seconds: float) -> None:
        """Everybody's share."""
        say = self._say
        columns = [say.text(f"odds-column-{name}") for name in ("hand", "equity", "win", "tie")]
        sampled = result.method == "sampled"
        halves = result.players[0].high is not None
        columns += [say.text("odds-column-error")] * sampled
        columns += [say.text(f"odds-column-{name}") for name in ("high", "low")] * halves
        rows = []
        for player in result.players:
            row = [player.hand, *map(self._percent, (player.equity, player.win, player.tie))]
            if sampled:
                row.append(self._percent(player.standard_error, 3))
            if player.high and player.low:
                row += [self._percent(player.high.equity), self._percent(player.low.equity)]
            rows.append(row)
        self._rows(columns, rows)
        spent = Decimal(f"{seconds:.3f}")
        self._line(say.text(f"odds-{result.method}", boards=result.boards, seconds=spent))

    def categories(self, hands: Sequence[str], found: "Sequence[Made]") -> None:
        """How often which hand is made, one column a player."""
        say = self._say
        names = list(dict.fromkeys(name for player in found for name in player))
        rows = [
            [
                say.text(f"hand-{name}"),
                *(
                    self._part(player.get(name, 0.0), player.standard_errors.get(name, 0.0))
                    for player in found
                ),
            ]
            for name in names
        ]
        self._line()
        self._rows([say.text("odds-column-category"), *hands], rows)

    def _part(self, part: float, error: float) -> str:
        """In percent, with the standard error where it is sampled."""
        told = self._percent(part)
        return self._say.text("odds-with-error", part=told, error=self._percent(error, 3)) if error else told

    def outs(self, hands: Sequence[str], found: "Sequence[Outs]") -> None:
        """Which cards put whom in front, one row a player; of ranges how often each does, one row a card."""
        from pakli.cards import CODE_OF
        from pakli.cards.card import SYMBOLS

        say = self._say
        self._line()
        if any(cards.of_ranges for cards in found):
            self._chances(hands, found)
            return
        rows = [
            [hand, " ".join(SYMBOLS[CODE_OF[card]] for card in cards) or say.text("odds-no-outs")]
            for hand, cards in zip(hands, found, strict=True)
        ]
        self._rows([say.text("odds-column-hand"), say.text("odds-column-outs")], rows)

    def _chances(self, hands: Sequence[str], found: "Sequence[Outs]") -> None:
        """The best card for anybody first."""
        from pakli.cards import CODE_OF
        from pakli.cards.card import SYMBOLS

        say = self._say
        best: dict[str, float] = {}
        for cards in found:
            for card, chance in cards.chances.items():
                best[card] = max(chance, best.get(card, 0.0))
        rows = [
            [say.text("odds-column-behind"), *(self._percent(cards.behind) for cards in found)],
            [
                say.text("odds-column-average"),
                *(say.text("odds-number", number=Decimal(f"{cards.average:.2f}")) for cards in found),
            ],
        ]
        for card in sorted(best, key=lambda card: (-best[card], CODE_OF[card])):
            chances = (
                self._part(cards.chances.get(card, 0.0), cards.standard_errors.get(card, 0.0))
                for cards in found
            )
            rows.append([SYMBOLS[CODE_OF[card]], *chances])
        self._line(say.text("odds-chances"))
        self._rows([say.text("odds-column-next"), *hands], rows)

    def next_cards(self, hands: Sequence[str], cards: "Sequence[NextCard]") -> None:
        """Everybody's equity after each card that may come next, the first player's best first."""
        from pakli.cards import CODE_OF
        from pakli.cards.card import SYMBOLS

        best_first = sorted(cards, key=lambda card: card.equity.equities[0], reverse=True)
        rows = [
            [SYMBOLS[CODE_OF[card.card]], *map(self._percent, card.equity.equities)] for card in best_first
        ]
        self._line()
        self._rows([self._say.text("odds-column-next"), *hands], rows)

    def heat_map(self, hand: str, cells: "NDArray[np.float64]") -> None:
        """The first player's equity by classes, in colours from red to green."""
        from rich.text import Text

        plain = self._plain or self._console.width < _CELL * len(cells)
        self._line()
        self._line(self._say.text("odds-heat-map", hand=hand))
        for row, parts in enumerate(cells.tolist()):
            line = Text()
            for column, cell in enumerate(parts):
                name = class_name(row, column)
                if isnan(cell):
                    line.append("" if plain else f"{name:<{_CELL}}", "dim")
                elif plain:
                    self._line(self._say.text("odds-row", hand=name, cells=self._percent(cell, 1)))
                else:
                    line.append(f"{name:<3}{100 * cell:3.0f}", _colour(cell))
            if not plain:
                self._console.print(line, soft_wrap=True)


def class_name(row: int, column: int) -> str:
    """What a cell of a heat map stands for: ``"AKs"`` above the diagonal, ``"AKo"`` below, ``"AA"`` on it."""
    from pakli.cards import RANKS

    higher, lower = (RANKS[-1 - place] for place in sorted((row, column)))
    return higher + lower + ("s" if row < column else "o" * (row > column))


def _colour(part: float) -> str:
    """Black on red where it is 0, over yellow to green where it is 1."""
    red, green = min(1.0, 2 - 2 * part), min(1.0, 2 * part)
    return f"black on rgb({round(80 + 150 * red)},{round(80 + 150 * green)},90)"
