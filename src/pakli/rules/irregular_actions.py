"""
What goes wrong where people hold real cards and chips, told as it happened; the engine says what it comes to.

`PutIn` is a player's; the others are the dealer's or the floor's. Who acts before his turn: `OutOfTurn`.

Clauses     TDA 35 to 58, 65, 68 (2024 numbers), I1-I3, F1.
Tested in   tests/rulebook/test_put_in.py, test_out_of_turn.py, test_deal_errors.py
"""

from typing import Literal

from msgspec import Struct

from pakli.rules.irregular_events import Barred, Irregular

__all__ = [
    "BarRaise",
    "DealError",
    "ExposeHand",
    "FourCardFlop",
    "NoteIrregularity",
    "PutIn",
    "SetAside",
    "WrongCount",
]


class PutIn(Struct, frozen=True, gc=False, tag="put_in"):
    """
    Chips and words, as they came: the rules say whether that is a call, a raise, and to how much.

    `chips`: those of the first motion, each by its value in chips of the table; `more`: those of a second.
    `said`: what was declared before any chip lay on the table. `amounts`: the amount that was named, as the
    total in front (TDA 43-B); several: what the words can mean (TDA 57).
    `chips_first`: the chips lay there before the words, which count for nothing then (TDA 40).
    `full_call`: where too few chips are the floor's to decide on (TDA 51), it has made them a call.
    """

    seat: int
    chips: tuple[int, ...] = ()
    more: tuple[int, ...] = ()
    said: Literal["", "check", "call", "bet", "raise", "all_in", "pot"] = ""
    amounts: tuple[int, ...] = ()
    chips_first: bool = False
    full_call: bool = False


class BarRaise(Struct, frozen=True, gc=False, tag="bar_raise"):
    """
    The player to act may only check, call or fold now; `left` chips of those he put in stay in all the same.

    After an undercall that the floor does not make a full call (TDA 51) he calls the rest or folds.
    """

    seat: int
    why: Barred = "floor"
    left: int = 0
    reason: str = ""


class DealError(Struct, frozen=True, gc=False, tag="deal_error"):
    """
    Something wrong with the deal, the button or the pack (TDA 35): before substantial action (TDA 36) a
    misdeal, after it the hand goes on. A fouled pack voids the hand at any time. `cards`: how many are boxed.
    """

    what: Literal[
        "boxed_card",
        "wrong_first_card",
        "seat_not_entitled",
        "seat_left_out",
        "wrong_button",
        "wrong_blinds",
        "fouled_deck",
    ]
    cards: int = 1
    reason: str = ""


class WrongCount(Struct, frozen=True, gc=False, tag="wrong_count"):
    """
    A player has `has` cards, too few or too many (I3). Before the betting a misdeal; later too few are filled
    up with `cards` (unknown ones ``"??"``; none named: all unknown), and with too many the hand is dead.
    """

    seat: int
    has: int
    cards: str = ""
    reason: str = ""


class SetAside(Struct, frozen=True, gc=False, tag="set_aside"):
    """
    Board cards came too early (TDA 39): `back` goes into the stub again, which is shuffled; the card burned
    for them, `burned`, is the next burn. With no `back`: only the burn came early.
    """

    back: str
    burned: str = ""


class FourCardFlop(Struct, frozen=True, gc=False, tag="four_card_flop"):
    """The flop has four cards (TDA 39): number `burn` of them, from 1, drawn face down, is the next burn."""

    cards: str
    burn: int
    burned: str = ""


class ExposeHand(Struct, frozen=True, gc=False, tag="expose_hand"):
    """A player showed some of his cards in mid-hand (TDA 68): the hand lives, all know them from now on."""

    seat: int
    cards: str
    reason: str = ""


class NoteIrregularity(Struct, frozen=True, gc=False, tag="note_irregularity"):
    """Something that went wrong and changes nothing, for the record (F1). See `IrregularityRuled`."""

    what: Irregular
    clause: str
    seat: int = 0
    put: int = 0
    ruled: int = 0
    reason: str = ""
