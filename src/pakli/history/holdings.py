"""
The cards of a room's text, handed out as the engine deals them; unknown ones are ``"??"``.

Texts tell cards late: of opponents only what is shown at the end. Where no cards are changed, what is shown
then was held from the beginning.

Tested in   tests/history/test_staging.py
"""

from collections import defaultdict

from pakli.history.dealing import each
from pakli.history.transcript import Transcript
from pakli.rules import Variant

__all__ = ["Holdings"]


class Holdings:
    """The cards of one hand."""

    def __init__(self, told: Transcript, game: Variant) -> None:
        self._game = game
        self._hole: dict[int, list[str]] = {}
        self._given: dict[int, int] = defaultdict(int)
        self._boards: dict[int, list[str]] = defaultdict(list)
        self._laid: dict[int, int] = defaultdict(int)
        self._drawn: dict[int, list[str]] = defaultdict(list)
        self.runs = max([deed.amount for deed in told.of("runs")], default=1)
        """How often the rest of the board was dealt."""
        self._read(told)
        self._shared = min([len(cards) for board, cards in self._boards.items() if board], default=0)

    def _read(self, told: Transcript) -> None:
        for deed in told.deeds:
            if deed.what == "deal":
                self._hole.setdefault(deed.seat, []).extend(each(deed.cards))
            elif deed.what == "board":
                self._boards[deed.board] += each(deed.cards)
            elif deed.what == "draw":
                self._drawn[deed.seat] += each(deed.cards)
        if not self._game.draws:
            for deed in told.of("shown", "mucked"):
                if deed.cards:
                    held = self._hole.get(deed.seat, [])
                    self._hole[deed.seat] = _filled(held, each(deed.cards), self._game.hole_cards)

    def dealt(self, seat: int, how_many: int) -> str:
        """The next cards of a player's deal."""
        held, at = self._hole.get(seat, []), self._given[seat]
        self._given[seat] += how_many
        cards = held[at : at + how_many]
        return "".join(cards) + "??" * (how_many - len(cards))

    def community(self, board: int, how_many: int) -> str:
        """The next cards of a board."""
        at = self._laid[board]
        if board and not at and self.runs > 1:
            at = 0
        self._laid[board] = at + how_many
        cards = self._boards[board][at : at + how_many]
        return "".join(cards) + "??" * (how_many - len(cards))

    def runs_from_here(self, on_board: int) -> bool:
        """Whether the run-outs part after so many cards of the board."""
        return on_board + self._shared >= sum(street.board for street in self._game.streets)

    def thrown(self, seat: int, hand: str, named: str) -> str:
        """The cards somebody throws away, as far as they are his."""
        if "?" not in named:
            return named
        unknown = each(hand).count("??")
        count = len(named) // 2
        known = [card for card in each(named) if card != "??"]
        rest = count - len(known)
        if rest <= unknown:
            return "".join(known) + "??" * rest
        others = [card for card in each(hand) if card != "??" and card not in known]
        return "".join(known) + "??" * unknown + "".join(others[: rest - unknown])

    def drawn(self, seat: int, how_many: int) -> str:
        """The cards somebody draws."""
        cards = self._drawn[seat][:how_many]
        del self._drawn[seat][:how_many]
        return "".join(cards) + "??" * (how_many - len(cards))

    @staticmethod
    def in_full(dealt: str, named: str) -> str:
        """The whole hand from the cards that were shown of it."""
        return "".join(_filled(each(dealt), each(named), len(dealt) // 2))


def _filled(held: list[str], shown: list[str], size: int) -> list[str]:
    """A hand in the order of its deal, unknown cards filled in by those shown."""
    held = (held + ["??"] * size)[: max(size, 1)]
    if len(shown) == size and all(own in ("??", card) for own, card in zip(held, shown, strict=True)):
        return shown
    rest = iter([card for card in shown if card not in held and card != "??"])
    return [next(rest, "??") if card == "??" else card for card in held]
