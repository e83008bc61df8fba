"""
The state of one hand: what has happened, as values that never change.

Seats stand clockwise from the first left of the button, so that the order of places is the order in which
people act after the flop (P8), are dealt to (P5) and get odd chips (P15).

Clauses     P5, P8, P10; A1, A5 (what was put in); B8 (what each seat has answered); TDA 53.
Tested in   tests/properties/
"""

from enum import IntEnum
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from pakli.cards import NAMES, UNKNOWN
from pakli.rules.options import Next
from pakli.rules.plan import Plan

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "DONE",
    "Cards",
    "Early",
    "LastBet",
    "Paying",
    "Phase",
    "Round",
    "Seat",
    "Stage",
    "State",
    "Status",
    "bring_in_stands",
    "first_in",
    "following",
    "known_cards",
    "mask",
    "owed",
]


class Phase(IntEnum):
    """Where a hand stands."""

    POST = 0
    HOLE = 1
    BET = 2
    TURN_UP = 3
    """P16: all hands still in are turned up."""
    BOARD = 4
    SHOW = 5
    PAY = 6
    OVER = 7
    DRAW = 8
    REPLACE = 9
    """I1: a card that flipped in the deal is replaced."""


class Status(IntEnum):
    """What a seat's hand is."""

    IN = 0
    FOLDED = 1
    SHOWN = 2
    MUCKED = 3
    DEAD = 4
    """Shown, and dead after that (I3, P17): it lies face up and wins nothing."""


_BIT = {name: 1 << code & ~(1 << UNKNOWN) for code, name in enumerate(NAMES)}
_MASKS: dict[str, int] = {"": 0}


def mask(cards: str) -> int:
    """
    Bit mask of the known cards in ``"AsKd??"``.

    One and two cards are remembered: there are few of them, and every hand asks for its own again.

    Raises:
        KeyError: not cards as Pakli writes them.
    """
    known = _MASKS.get(cards)
    if known is None:
        known = 0
        for at in range(0, len(cards), 2):
            known |= _BIT[cards[at : at + 2]]
        if len(cards) <= 4:
            _MASKS[cards] = known
    return known


IN, FOLDED, SHOWN, MUCKED, DEAD = (int(status) for status in Status)
OUT = (FOLDED, MUCKED, DEAD)
"""No hand any more."""
DONE = 1 << 62
"""`Seat.answered` of a seat that cannot act any more: it has answered every bet there can be."""


class Seat(Struct, frozen=True, gc=False):
    """One seat of the hand."""

    number: int
    """The table's own seat number."""
    stack: int
    """Chips behind."""
    front: int = 0
    """Chips in front, this round."""
    paid: int = 0
    """Chips put in over the whole hand that count towards its level in A1; dead payments are not here."""
    answered: int = -1
    """Level of the bet after its own last action in this round (B8); -1: not acted; `DONE`: never will."""
    status: int = 0
    """`Status`."""
    cards: str = ""
    """Hole cards as dealt or shown; unknown ones ``"??"``."""
    claim: str = ""
    """Category declared at the showdown (P14); empty where cards speak."""


class Round(Struct, frozen=True, gc=False):
    """A betting round. Built positionally in hot paths: keep the order."""

    level: int
    """Highest total in front: to be matched. Before the flop the full blind, also where it is short (B9)."""
    full_raise: int
    """Smallest raise; fixed limit: the unit."""
    floor: int = 0
    """Level of the last bet or raise that counted (B8); fixed limit completes from here."""
    bets: int = 0
    """Bets and raises that counted, the big blind among them."""
    capped: bool = False
    """Fixed limit: no more raises in this round (B1, B1a)."""
    aggressor: int = -1
    """Place of the last to bet or raise in the last round that had betting (P12); -1: nobody."""
    hand_aggressor: int = -1
    """Place of the last to bet or raise in the whole hand (P12)."""
    short_blinds: int = 0
    """What pot limit adds to the pot before the flop for short or missing blinds (B9)."""


class LastBet(Struct, frozen=True, gc=False):
    """The bet, raise or call that nobody has answered yet, and what was before it: to be given back (P17)."""

    place: int
    amount: int
    answered: int
    """`Seat.answered` before it."""
    round: Round
    """The round before it."""


class Early(Struct, frozen=True, gc=False):
    """What somebody did before his turn in this round (TDA 53), or that he may not raise."""

    place: int
    does: Literal["check", "call", "raise", "barred"]
    total: int
    """Chips in front with it."""
    level: int
    """What was to be matched then: who bets or raises changes it, and this is void."""


class Stage(Struct, frozen=True, gc=False):
    """Which part of the hand is on."""

    phase: Phase
    street: int = 0
    dead: int = 0
    """Dead money of the main pot, part of `State.pot` (B10)."""
    opener: int = -1
    """Place whose left neighbour speaks first before the flop: the highest forced bet's (P7); -1: none."""
    burned: bool = False
    """The burn that is due in this draw, or for this player's draw, was made (D3, L2); or, before the flop,
    a card flipped in the deal is the burn (I1); or it was burned too early (TDA 39)."""
    early: tuple[Early, ...] = ()
    """What waits in this round."""


class Cards(Struct, frozen=True, gc=False):
    """Cards on the table, and where the rest of the pack is."""

    boards: tuple[str, ...] = ("",)
    """Every board; with several run-outs, board 0's runs, then board 1's. A stud game's common card too."""
    runs: int = 1
    run_begun: bool = False
    """A board card came after the betting was over for good."""
    burned: str = ""
    """Burn cards not shuffled in again, unknown ones too."""
    known: int = 0
    """Bit mask of every card known here that is not in the stub: none is dealt twice (C1)."""
    stub: int = 0
    """Cards left in the pack."""
    discards: tuple[tuple[int, str], ...] = ()
    """Pairs of place and cards thrown away and not shuffled in again (L2)."""
    thrown: tuple[tuple[int, str], ...] = ()
    """All that was thrown away in the hand: nobody gets his own back while any other is left (L2)."""
    folded_back: tuple[int, ...] = ()
    """Places whose folded hands were shuffled in (L2)."""
    faces: tuple[bool, ...] = ()
    """Stud: of each hole card that came, in that order, whether it lies face up (ST5); else empty."""
    exposed: tuple[tuple[int, str], ...] = ()
    """Pairs of place and card that flipped in the deal and is or becomes the next burn card (I1)."""
    open: tuple[tuple[int, str], ...] = ()
    """Pairs of place and a hand of which all have seen the cards that are named (TDA 68)."""


class Paying(Struct, frozen=True, gc=False):
    """The showdown's money."""

    mucked: tuple[int, ...] = ()
    """Places that threw their hand away at the showdown, in that order (P13)."""
    raked: tuple[tuple[int, int], ...] = ()
    """Pairs of pot and rake (A6)."""
    awarded: tuple[tuple[int, str, int, int], ...] = ()
    """Pot, half, board, chips paid."""
    void: bool = False
    """The hand was misdealt: chips went back (I2)."""


class State(Struct, frozen=True, gc=False):
    """Everything about a hand; `pakli.rules.Hand` adds what can be done with it."""

    plan: Plan
    seats: tuple[Seat, ...]
    to_act: int
    """Place of the player the hand waits for; -1: none."""
    pot: int
    """All chips put in and not yet paid out, those in front included."""
    alive: int
    """Seats that have not folded and are not dead."""
    able: int
    """Seats that have not folded and have chips behind."""
    round: Round
    stage: Stage
    cards: Cards
    paying: Paying
    next: Next | None = None
    last: LastBet | None = None
    """Only until anything else happens."""


def following(seats: "Sequence[Seat]", place: int, level: int, alive: int, able: int) -> int:
    """
    Place of the next seat that must act after `place`, clockwise; -1: the round is over (P7, P8, P16).

    With one seat left that has chips, it is asked only if it owes something that somebody put in (A5, B9).
    """
    if able > 1:
        here = place + 1
        if here < len(seats) and seats[here].answered < level:  # the usual answer, without a slice
            return here
        here = place
        for seat in seats[place + 1 :]:
            here += 1
            if seat.answered < level:
                return here
        here = -1
        for seat in seats[: place + 1]:
            here += 1
            if seat.answered < level:
                return here
        return -1
    if able == 1 and alive > 1:
        last = next(here for here, seat in enumerate(seats) if seat.status == IN and seat.stack)
        if seats[last].answered < level and owed(seats, last, level, able) > 0:
            return last
    return -1


def bring_in_stands(state: State) -> bool:
    """Whether all there is to match is a stud game's bring-in, which is no bet (ST2)."""
    game, round_ = state.plan.game, state.round
    return game.bring_in_due and not state.stage.street and not round_.bets and round_.level == game.bring_in


def first_in(seats: "Sequence[Seat]", place: int = 0) -> int:
    """Place of the first seat from `place` on that is in, not round the table; -1: none."""
    for here in range(place, len(seats)):
        if seats[here].status == IN:
            return here
    return -1


def known_cards(seats: "Sequence[Seat]", cards: Cards) -> int:
    """Bit mask of all cards of a state that are known and not in the stub."""
    known = mask(cards.burned)
    for place, seat in enumerate(seats):
        if place not in cards.folded_back:
            known |= mask(seat.cards)
    for text in (
        *cards.boards,
        *[thrown for _, thrown in cards.discards],
        *[card for _, card in cards.exposed],
    ):
        known |= mask(text)
    return known


def owed(seats: "Sequence[Seat]", place: int, level: int, able: int) -> int:
    """
    Chips the seat at `place` must add to match the bet, its stack's end not considered.

    If nobody else in the hand has chips left, no more than the most another put in (B9).
    """
    seat = seats[place]
    if able == 1 and seat.stack:
        others = max(other.front for other in seats if other.status == IN and other is not seat)
        level = min(level, others)
    return level - seat.front
