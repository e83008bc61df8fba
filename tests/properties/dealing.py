"""
A dealer with real cards: a pack shuffled by a seed, burn cards and discards beside it, hands at the seats.

Sometimes the order of the pack is made so that hands tie and boards play. The engine is told only what its
table knows: cards may stay unknown to it until they are shown. What it says of the stub is checked.

Clauses     P5, P9 (dealing, burning), D3, L2, ST6 (what is shuffled in when the stub is short), I1 (flips).
"""

import random
from collections.abc import Sequence
from typing import Final

from pakli.cards import CODE_OF, NAMES, Pack, cards_text, parse_cards
from pakli.rules import (
    CardReplaced,
    CardsExposed,
    Deal,
    Dealer,
    Discarded,
    Event,
    Folded,
    HandKilled,
    Reshuffled,
    Variant,
)
from tests.properties.source import Source, one_in, pick

__all__ = ["Dealing"]

_BOARDS: Final = (
    "AsKsQsJsTs",
    "AcAdAhAsKc",
    "KcKdKhQsQc",
    "8c9dThJsQc",
    "TcTdJhJsAc",
    "Ac2d3hKsKc",
    "2c3d4h7s8c",
    "8h7d5cKsQc",
    "2c3d4h5s6c",
)
"""Boards that play for everybody, that halve pots, or that only just make a low or miss one."""


class Dealing:
    """Where every card of the pack is."""

    def __init__(self, source: Source, variant: Variant, seats: Sequence[int], *, live: bool) -> None:
        """`live`: sometimes as at a live table, where cards are unknown to the engine."""
        self._chance = random.Random(source.whole(0, 2**32))
        self.pack = tuple(Pack(variant.pack).codes)
        self._down = variant.streets[0].down
        self.stub = list(self.pack)
        self._chance.shuffle(self.stub)
        if one_in(source, 4):
            self._twins()
        self._planned: list[int] = []
        if one_in(source, 3):
            self._plan(pick(source, _BOARDS))
        self.hands: dict[int, list[int]] = {seat: [] for seat in seats}
        self.burned: list[int] = []
        self.thrown: dict[int, list[list[int]]] = {seat: [] for seat in seats}
        """What each seat threw away, draw by draw."""
        self._aside: list[int] = []
        """Discards and folded hands that can be shuffled in again (L2)."""
        self.flipped: tuple[int, int] | None = None
        hidden = live and one_in(source, 5)
        self.known = [seat for seat in seats if not hidden or one_in(source, 4)]
        self._board_known = not hidden or not one_in(source, 8)
        self._burns_known = one_in(source, 2)

    def _twins(self) -> None:
        """The first cards stand in fours of one rank: with two or four players all get the same ranks."""
        ranks = sorted({code >> 2 for code in self.stub})
        self._chance.shuffle(ranks)
        twins = [code for rank in ranks[:6] for code in self.stub if code >> 2 == rank]
        self.stub = twins + [code for code in self.stub if code not in twins]

    def _plan(self, board: str) -> None:
        """These cards come first on a board, if the pack has them."""
        codes = list(parse_cards(board))
        if set(codes) <= set(self.stub):
            self._planned = codes
            self.stub = [code for code in self.stub if code not in codes]

    @property
    def all_known(self) -> bool:
        """Whether the engine knows every card but the burns."""
        return self._board_known and len(self.known) == len(self.hands)

    def left(self) -> list[int]:
        """The cards not dealt yet."""
        return self.stub + self._planned

    # --- dealing what is asked for ---

    def deal(self, task: Dealer) -> Deal:
        """The cards the hand waits for."""
        burned = [self._off_the_end() for _ in range(task.burn)]
        self.burned += burned
        known = cards_text(burned) if self._burns_known else ""
        match task.what:
            case "board":
                cards = self._board(task.how_many)
                return Deal(cards_text(cards) if self._board_known else "??" * len(cards), known)
            case "hole":
                return Deal(self._hole(task), known)
            case "draw":
                return Deal(self._draw(task.to_whom[0], task.how_many), known)
            case _:
                return Deal(self._replace(task.to_whom[0]))

    def _off_the_end(self) -> int:
        return self.stub.pop() if self.stub else self._planned.pop()

    def _board(self, count: int) -> list[int]:
        planned, self._planned = self._planned[:count], self._planned[count:]
        return planned + [self.stub.pop() for _ in range(count - len(planned))]

    def _hole(self, task: Dealer) -> str:
        cards = self._top(len(task.to_whom) * task.how_many)
        told: list[str] = []
        for at, code in enumerate(cards):
            told.append(self._to(task.to_whom[at % len(task.to_whom)], [code]))
        return "".join(told)

    def _top(self, count: int) -> list[int]:
        if count > len(self.stub):
            self.stub, self._planned = self.left(), []
        taken, self.stub = self.stub[:count], self.stub[count:]
        assert len(taken) == count, f"{count} cards wanted, {len(taken)} left"
        return taken

    def _to(self, seat: int, cards: Sequence[int]) -> str:
        """Give a seat cards, and say them as far as the engine may know them."""
        self.hands[seat] += cards
        return cards_text(cards) if seat in self.known else "??" * len(cards)

    def _replace(self, seat: int) -> str:
        """A card for the one that flipped: the last of those face down."""
        told = self._to(seat, self._top(1))
        self.hands[seat].insert(self._down - 1, self.hands[seat].pop())
        return told

    def _draw(self, seat: int, count: int) -> str:
        """New cards, none of them what the seat threw away while any other is left (L2)."""
        own = [code for thrown in self.thrown[seat] for code in thrown]
        self.stub = [code for code in self.stub if code not in own] + [
            code for code in self.stub if code in own
        ]
        return self._to(seat, self._top(count))

    # --- what happened with cards ---

    def throw_away(self, seat: int, cards: Sequence[int]) -> None:
        """The seat is about to discard these."""
        self.thrown[seat].append(list(cards))

    def happened(self, event: Event) -> None:
        """Move the cards an event moves."""
        match event:
            case Discarded(seat, cards) if cards:
                gone = self.thrown[seat][-1]
                self.hands[seat] = [code for code in self.hands[seat] if code not in gone]
                self._aside += gone
            case Folded(seat) | HandKilled(seat):
                self._aside += self.hands[seat]
            case CardsExposed(((seat, card),)):
                self.flipped = seat, CODE_OF[card]
                self.hands[seat].remove(CODE_OF[card])
            case CardReplaced() if self.flipped:
                self.burned.append(self.flipped[1])
                self.flipped = None
            case Reshuffled():
                self._reshuffle(event)
            case _:
                pass

    def _reshuffle(self, event: Reshuffled) -> None:
        self.stub = self.left() + self.burned
        self.burned, self._planned = [], []
        if event.what == "discards":
            kept = self.thrown[event.seat][-1]
            self.stub += [code for code in self._aside if code not in kept]
            self._aside = list(kept)
        self._chance.shuffle(self.stub)
        assert event.stub == len(self.stub), f"the new stub has {len(self.stub)} cards, not {event.stub}"

    def check(self, stub: int) -> None:
        """The engine counts as many cards in the stub, and every card is in one place."""
        assert stub == len(self.left()), f"there are {len(self.left())} cards in the stub, not {stub}"

    def text(self, seat: int) -> str:
        """The cards a seat holds."""
        return cards_text(self.hands[seat])

    def names_left(self) -> list[str]:
        """The cards not dealt yet, as text."""
        return [NAMES[code] for code in self.left()]
