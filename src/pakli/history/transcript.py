"""
What a room's own text says of one hand: who sat where, what was put in, shown, collected.

It is what every foreign format is read into and written from. Nothing is judged: `pakli.history.staging`
plays it through the engine. Cards that the text does not tell stay unknown (``"??"``, or left out).

Amounts are whole: `scale` of them are one unit of the text, 100 where it counts money in cents and 1 where it
counts tournament chips; 1000 and more where a room writes finer amounts.

Knows       what happened to chips. Not the rules.
Tested in   tests/history/test_transcript.py
"""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Final, Literal

from msgspec import Struct

from pakli.history.recorded import Place
from pakli.rules.house_rules import LimitName

__all__ = [
    "BACK",
    "POSTS",
    "PUT",
    "STUD",
    "Deed",
    "Half",
    "Sitting",
    "Tournament",
    "Transcript",
    "What",
    "only_known",
]

What = Literal[
    "ante", "ante_for_all", "small_blind", "big_blind", "straddle", "live", "dead",
    "deal", "street", "board", "fold", "check", "call", "bet", "raise", "bring_in",
    "discard", "draw", "runs", "returned", "shown", "mucked", "collected", "bounty", "cashed_out",
]  # fmt: skip

Half = Literal["", "high", "low"]
"""The half of a pot; empty: all of it, or the text does not say."""

POSTS: Final = frozenset({"ante", "ante_for_all", "small_blind", "big_blind", "straddle", "live", "dead"})
"""What is put in before the cards."""
PUT: Final = POSTS | {"call", "bet", "raise", "bring_in"}
"""What moves chips into the pot."""
STUD: Final = frozenset({"stud", "stud-high-low", "razz"})
"""Games in which cards lie face up, and nobody has the button."""
BACK: Final = frozenset({"returned", "collected"})
"""What moves chips back to a player."""


class Sitting(Struct, frozen=True, gc=False):
    """Who sits where, with his chips before the hand."""

    seat: int
    name: str
    stack: int
    out: bool = False
    """The text says that he sits out."""
    bounty: int = 0
    """What is paid for eliminating him, in cents of the tournament's currency."""


class Deed(Struct, frozen=True, gc=False):
    """
    One thing that happened.

    `amount` are the chips that moved; `total` what then is in front of the player in this round. `cards` are
    those dealt, thrown away, drawn or shown. `board` counts from 0 over boards and run-outs. ``"deal"`` gives
    the cards a player got new, `up` of them face up at the end. ``"runs"``: `amount` run-outs were agreed.
    ``"street"`` begins a round of betting; its community cards follow as ``"board"``. A ``"bounty"`` is paid
    in cents of the tournament's currency.
    """

    what: What
    seat: int = 0
    amount: int = 0
    total: int = 0
    cards: str = ""
    board: int = 0
    all_in: bool = False
    up: int = 0
    pot: int = -1
    """``"collected"``: 0 the main pot, 1 and more the side pots; -1: the text does not say."""
    half: Half = ""
    line: int = 0


class Tournament(Struct, frozen=True, gc=False):
    """The event a hand belongs to; amounts as the text has them, in `scale` parts of its `currency`."""

    number: str
    name: str = ""
    buy_in: int = 0
    fee: int = 0
    bounty: int = 0
    currency: str = ""
    level: str = ""
    scale: int = 100


def only_known(deeds: Iterable[Deed]) -> int:
    """The only seat all of whose first cards are told; 0: there is none, or there are several."""
    first: dict[int, str] = {}
    for deed in deeds:
        if deed.what == "deal":
            first.setdefault(deed.seat, deed.cards)
    known = [seat for seat, cards in first.items() if "?" not in cards]
    return known[0] if len(known) == 1 else 0


class Transcript(Struct, frozen=True, kw_only=True):
    """One hand as its text tells it."""

    room: str
    """The room's name, such as ``"PokerStars"``."""
    hand: str
    """The room's own number of the hand."""
    game: str
    """Name of the game in `VARIANTS`, or the room's own where the engine has none such."""
    limit: LimitName
    seats: tuple[Sitting, ...]
    """Everybody the text seats, in its order."""
    deeds: tuple[Deed, ...]
    scale: int = 100
    currency: str = ""
    """Three letters; empty: play money or tournament chips."""
    small_blind: int = 0
    big_blind: int = 0
    """The blinds; fixed limit and stud: the bring-in games have none."""
    small_bet: int = 0
    big_bet: int = 0
    """Fixed limit: the two bets."""
    ante: int = 0
    cap: int = 0
    """What a player may put into one hand at most; 0: no such cap."""
    boards: int = 1
    """Boards dealt in every hand; run-outs are not counted."""
    button: int = 0
    """Seat of the button; 0: the game has none, or the text does not say."""
    hero: int = 0
    """Seat of the player whose text it is; 0: nobody's."""
    turned_up: tuple[int, ...] = ()
    """Seats whose cards all have seen beside the showdown: told in the deal, whoever's view it is."""
    pot: int = 0
    rake: int = 0
    """Everything the room kept: rake, jackpot drops and other fees."""
    table: str = ""
    most_seats: int = 0
    label: str = ""
    """The room's word for the kind of play: ``"Zoom"``, ``"Home Game"``."""
    tournament: Tournament | None = None
    when: datetime | None = None
    zone: str = ""
    place: Place = Place()

    def sitting(self, seat: int) -> Sitting:
        """
        Who sits at `seat`.

        Raises:
            KeyError: nobody.
        """
        for sitting in self.seats:
            if sitting.seat == seat:
                return sitting
        raise KeyError(seat)

    def put_in(self) -> dict[int, int]:
        """Chips put in by seat, what went back subtracted; only of who put anything in."""
        paid: dict[int, int] = {}
        for deed in self.deeds:
            if deed.what in PUT:
                paid[deed.seat] = paid.get(deed.seat, 0) + deed.amount
            elif deed.what == "returned":
                paid[deed.seat] = paid.get(deed.seat, 0) - deed.amount
        return paid

    def collected(self) -> dict[int, int]:
        """Chips collected by seat."""
        got: dict[int, int] = {}
        for deed in self.deeds:
            if deed.what == "collected":
                got[deed.seat] = got.get(deed.seat, 0) + deed.amount
        return got

    def nets(self) -> dict[int, int]:
        """Chips won or lost by seat, of everybody who put something in or collected something."""
        paid, got = self.put_in(), self.collected()
        return {seat: got.get(seat, 0) - paid.get(seat, 0) for seat in {**paid, **got}}

    def played(self) -> tuple[int, ...]:
        """Seats that were dealt in, in ascending order: they posted, got cards, or did something."""
        ignored = ("returned", "collected", "bounty", "cashed_out")
        return tuple(sorted({deed.seat for deed in self.deeds if deed.seat and deed.what not in ignored}))

    def of(self, *what: What) -> Iterator[Deed]:
        """The deeds of these kinds, in their order."""
        return (deed for deed in self.deeds if deed.what in what)
