"""
What somebody wants of a tournament, before it is judged: players, tables, the director, the host.

Chance and the time that has passed come in as fields: a tournament knows neither.

Clauses     M1 to M7, F1 (the director's word, always with a reason).
Tested in   tests/tournament/
"""

from typing import Literal

from msgspec import Struct

from pakli.tournament.live_actions import (
    AcceptDifference,
    BustOut,
    CountChips,
    HandPlayed,
    MoveDone,
    RaceOff,
    TakeBackRace,
)

__all__ = [
    "AddOnOver",
    "AgreeDeal",
    "Begin",
    "BeginHand",
    "BuyAddOn",
    "BuyRebuy",
    "Cancel",
    "DeclineRebuy",
    "Disqualify",
    "Draw",
    "DropDeal",
    "Elapse",
    "EndHand",
    "Enter",
    "FixSeat",
    "MoveEntry",
    "OfferDeal",
    "OrderBreaks",
    "Pause",
    "PenalizeEntry",
    "Resize",
    "Resume",
    "SetClock",
    "SetHandForHand",
    "SetPayouts",
    "TakeBackBust",
    "TakeBackClock",
    "TakeBackEntry",
    "TakeBackMove",
    "TakeBackPayouts",
    "TournamentAction",
    "Withdraw",
]


class Enter(Struct, frozen=True, gc=False, tag="enter"):
    """Enter: before the start, late, or again after being out (M1, M4)."""

    player: str
    live: bool = False
    """In a mixed field: at a table with real cards."""


class Withdraw(Struct, frozen=True, gc=False, tag="withdraw"):
    """Have one's fee back, before the start."""

    player: str


class Resize(Struct, frozen=True, gc=False, tag="resize"):
    """Other numbers of players, before the start; `most` 0: unlimited."""

    least: int
    most: int


class Cancel(Struct, frozen=True, gc=False, tag="cancel"):
    """Call the event off, before the start: everybody has his fee back."""

    reason: str


class FixSeat(Struct, frozen=True, gc=False, tag="fix_seat"):
    """The player needs this seat number at whatever table; 0: any more."""

    player: str
    seat: int


class Begin(Struct, frozen=True, gc=False, tag="begin"):
    """
    Start. The host drew both by chance: all entries in an order, seats 1 to the table's size in an order.
    """

    order: tuple[int, ...]
    seats: tuple[int, ...]


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """
    The draw that `Tournament.draw` asks for: its entries in a random order, all seats of a table in another.
    """

    order: tuple[int, ...]
    seats: tuple[int, ...]


class Elapse(Struct, frozen=True, gc=False, tag="elapse"):
    """So many seconds have passed since the last time this was said."""

    seconds: int


class BeginHand(Struct, frozen=True, gc=False, tag="begin_hand"):
    """A table has begun a hand: where button and blinds are (seat 0: there is none)."""

    table: int
    button: int
    small: int = 0
    big: int = 0


class EndHand(Struct, frozen=True, gc=False, tag="end_hand"):
    """
    A table's hand is over.

    `stacks`: pairs of seat and chips for who was dealt in. `beaten`: pairs of a seat that lost all its chips
    and the seats that won them. `void`: nothing of it counts (I2).
    """

    table: int
    stacks: tuple[tuple[int, int], ...]
    beaten: tuple[tuple[int, tuple[int, ...]], ...] = ()
    void: bool = False


class BuyRebuy(Struct, frozen=True, gc=False, tag="rebuy"):
    """Buy another stack, between hands (M6)."""

    player: str


class DeclineRebuy(Struct, frozen=True, gc=False, tag="decline_rebuy"):
    """No other stack; or the time to answer is over. Who has no chips is out (M6)."""

    player: str


class BuyAddOn(Struct, frozen=True, gc=False, tag="buy_add_on"):
    """Take the add-on (M6)."""

    player: str


class AddOnOver(Struct, frozen=True, gc=False, tag="add_on_over"):
    """The time to take the add-on is over."""


class OfferDeal(Struct, frozen=True, gc=False, tag="offer_deal"):
    """Divide what is left to be won: pairs of entry and amount, `left` still to be played for."""

    amounts: tuple[tuple[int, int], ...]
    left: int = 0


class AgreeDeal(Struct, frozen=True, gc=False, tag="agree_deal"):
    """Agree to the deal that is offered; it is made when all who are left have."""

    player: str


class DropDeal(Struct, frozen=True, gc=False, tag="drop_deal"):
    """No deal: one who is left says no, or the director."""

    player: str = ""


class Pause(Struct, frozen=True, gc=False, tag="pause"):
    """Stop the clock; no hand is begun (F1)."""

    reason: str


class Resume(Struct, frozen=True, gc=False, tag="resume"):
    """Go on."""


class SetClock(Struct, frozen=True, gc=False, tag="set_clock"):
    """The director sets the place in the schedule, from 0, and the seconds left in it (F1)."""

    at: int
    left: int
    reason: str


class OrderBreaks(Struct, frozen=True, gc=False, tag="order_breaks"):
    """Break these tables first, in this order; after them those with the highest numbers."""

    tables: tuple[int, ...]


class SetHandForHand(Struct, frozen=True, gc=False, tag="set_hand_for_hand"):
    """The director begins or ends hand-for-hand (M4)."""

    on: bool
    reason: str


class Disqualify(Struct, frozen=True, gc=False, tag="disqualify"):
    """Out of the event; the chips leave play, after the hand if one is on (F1)."""

    player: str
    reason: str


class PenalizeEntry(Struct, frozen=True, gc=False, tag="penalize_entry"):
    """Put a player out for a number of hands, wherever he is moved; 0: take it back (F1)."""

    player: str
    hands: int
    reason: str


class TakeBackBust(Struct, frozen=True, gc=False, tag="take_back_bust"):
    """
    The player was not out (F1).

    `chips`: pairs of entry and chips that were taken for his and are given back by those who have them.
    """

    player: str
    reason: str
    chips: tuple[tuple[int, int], ...] = ()
    anew: bool = False
    """The event was over by it and its tables are gone: another one is opened for those who are in."""


class MoveEntry(Struct, frozen=True, gc=False, tag="move_entry"):
    """The director moves a player to a free seat of any table, between hands (M4, F1)."""

    player: str
    table: int
    seat: int
    reason: str


class TakeBackMove(Struct, frozen=True, gc=False, tag="take_back_move"):
    """The player goes back to where he was before his last move (F1)."""

    player: str
    reason: str


class TakeBackEntry(Struct, frozen=True, gc=False, tag="take_back_entry"):
    """The entry was a mistake; possible until its first hand (F1)."""

    player: str
    reason: str


class TakeBackClock(Struct, frozen=True, gc=False, tag="take_back_clock"):
    """The clock goes on from where it was when the director set it last (F1)."""

    reason: str


class SetPayouts(Struct, frozen=True, gc=False, tag="set_payouts"):
    """
    The director divides the pool otherwise, before prizes are settled (M1, F1).

    `parts`: of the places that are paid, the first first, in whole units of any size.
    """

    parts: tuple[int, ...]
    reason: str


class TakeBackPayouts(Struct, frozen=True, gc=False, tag="take_back_payouts"):
    """The pool is divided as before the director divided it otherwise last (F1)."""

    reason: str


TournamentAction = (
    Enter
    | Withdraw
    | Resize
    | Cancel
    | FixSeat
    | Begin
    | Draw
    | Elapse
    | BeginHand
    | EndHand
    | BuyRebuy
    | DeclineRebuy
    | BuyAddOn
    | AddOnOver
    | OfferDeal
    | AgreeDeal
    | DropDeal
    | Pause
    | Resume
    | SetClock
    | OrderBreaks
    | SetHandForHand
    | Disqualify
    | PenalizeEntry
    | MoveEntry
    | TakeBackBust
    | TakeBackMove
    | TakeBackEntry
    | TakeBackClock
    | SetPayouts
    | TakeBackPayouts
    | BustOut
    | CountChips
    | AcceptDifference
    | MoveDone
    | HandPlayed
    | RaceOff
    | TakeBackRace
)

RuledOn = Literal[
    "penalty", "disqualified", "bust", "move", "entry", "clock", "hand_for_hand", "payouts", "chips", "race"
]  # fmt: skip
