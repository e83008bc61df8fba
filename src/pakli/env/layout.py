"""
What is in an observation, and where: blocks of numbers, each for one thing.

Seats stand in the order of the table from the observer's own: first he, then his left neighbour. Cards are 52
places, one for each by its code, 1 where the card is there; chips are parts of the stack that everybody
begins with.

Knows       a hand as a seat sees it. Tested in tests/env/test_observations.py
"""

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.cards import CODE_OF, UNKNOWN, names_of
from pakli.rules import (
    BettingOptions,
    Bounds,
    BringInOptions,
    DrawOptions,
    Hand,
    Player,
    Seat,
    ShowOptions,
    Status,
)
from pakli.table import TableGame

__all__ = ["Layout", "Part"]

Numbers = NDArray[np.float32]

_CARDS: Final = 52
_MOST_BETS: Final = 10
_MOST_THROWN: Final = 15
_ASKED: Final = (BettingOptions, BringInOptions, DrawOptions, ShowOptions)
_STATUSES: Final = (Status.IN, Status.FOLDED, Status.SHOWN, Status.MUCKED, Status.DEAD)


class Part(Struct, frozen=True):
    """A block of an observation: `numbers[start:end]`."""

    name: str
    start: int
    end: int


class Layout:
    """How a hand of these games becomes numbers."""

    def __init__(self, games: Sequence[TableGame], players: int, stack: int) -> None:
        """`games`: those of the sign; `players`: at the table; `stack`: with which each begins."""
        self._games: Final = [game.variant for game in games]
        self._players: Final = players
        self._stack: Final = stack
        streets = max(len(game.plays.streets) for game in games)
        sizes = {
            "own_cards": _CARDS,
            "own_cards_up": _CARDS,
            "own_cards_thrown": _CARDS,
            "board": _CARDS,
            "cards_of_others": _CARDS * (players - 1),
            "unknown_cards": players,
            "cards_thrown": players,
            "stack": players,
            "front": players,
            "paid": players,
            "status": len(_STATUSES) * players,
            "button": players,
            "to_act": players,
            "pot": 1,
            "to_call": 1,
            "raise_least": 1,
            "raise_most": 1,
            "bets": 1,
            "asked": len(_ASKED),
            "street": streets,
            "game": len(self._games),
        }
        parts, start = list[Part](), 0
        for name, size in sizes.items():
            parts.append(Part(name, start, start + size))
            start += size
        self.parts: Final[tuple[Part, ...]] = tuple(parts)
        self.size: Final = start
        self._streets: Final = streets

    def part(self, numbers: Numbers, name: str) -> Numbers:
        """
        One block of an observation.

        Raises:
            KeyError: there is none of that name.
        """
        for part in self.parts:
            if part.name == name:
                return numbers[part.start : part.end]
        raise KeyError(name)

    def numbers(self, view: Hand, seat: int) -> Numbers:
        """The observation of `seat`; `view`: the hand as it sees it."""
        blocks = [*self._of_cards(view, seat), *self._of_seats(view, seat), *self._of_hand(view)]
        return np.concatenate([np.asarray(block, np.float32).ravel() for block in blocks])

    def _of_cards(self, view: Hand, seat: int) -> Iterable[Numbers]:
        own = view.seat(seat).cards
        others = [_cards(other.cards) for other in self._in_order(view, seat)[1:]]
        thrown = "".join([cards for place, cards in view.cards.thrown if view.seats[place].number == seat])
        yield _cards(own)
        yield _cards(_face_up(view, view.seat(seat)))
        yield _cards(thrown)
        yield _cards("".join(view.cards.boards))
        yield np.concatenate(others)

    def _of_seats(self, view: Hand, seat: int) -> Iterable[Sequence[float]]:
        seats, stack = self._in_order(view, seat), self._stack
        thrown = {view.seats[place].number: 0 for place, _ in view.cards.thrown}
        for place, cards in view.cards.thrown:
            thrown[view.seats[place].number] += len(cards) // 2
        next_up = view.next
        acting = next_up.seat if isinstance(next_up, Player) else 0
        button = view.seats[-1].number
        yield [names_of(one.cards).count("??") / 10 for one in seats]
        yield [min(thrown.get(one.number, 0), _MOST_THROWN) / _MOST_THROWN for one in seats]
        yield [one.stack / stack for one in seats]
        yield [one.front / stack for one in seats]
        yield [one.paid / stack for one in seats]
        yield [float(one.status == status) for one in seats for status in _STATUSES]
        yield [float(one.number == button) for one in seats]
        yield [float(one.number == acting) for one in seats]

    def _of_hand(self, view: Hand) -> Iterable[Sequence[float]]:
        player, stack = view.next, self._stack
        options = player.options if isinstance(player, Player) else None
        bounds = getattr(options, "raise_to", None)
        least, most = (bounds.least, bounds.most) if isinstance(bounds, Bounds) else (0, 0)
        owed = getattr(options, "call", 0) or getattr(options, "amount", 0)
        yield [view.pot / stack]
        yield [owed / stack]
        yield [least / stack]
        yield [most / stack]
        yield [min(view.round.bets, _MOST_BETS) / _MOST_BETS]
        yield [float(isinstance(options, kind)) for kind in _ASKED]
        yield [float(view.stage.street == street) for street in range(self._streets)]
        yield [float(view.plan.game.variant.id == game) for game in self._games]

    def _in_order(self, view: Hand, seat: int) -> Sequence[Seat]:
        place = next(at for at, one in enumerate(view.seats) if one.number == seat)
        return view.seats[place:] + view.seats[:place]


def _cards(cards: str) -> Numbers:
    """The known cards of ``"AsKd??"``."""
    found = np.zeros(_CARDS, np.float32)
    for name in names_of(cards):
        if CODE_OF[name] != UNKNOWN:
            found[CODE_OF[name]] = 1
    return found


def _face_up(view: Hand, seat: Seat) -> str:
    """Those of a hand that all see: in stud (ST5), and when it was shown."""
    if seat.status == Status.SHOWN:
        return seat.cards
    return "".join([card for card, up in zip(names_of(seat.cards), view.cards.faces, strict=False) if up])
