"""
What came of something that went wrong at a live table: facts, as all events are. See `pakli.rules.events`.

Clauses     TDA 35 to 58, 65, 68 (2024 numbers), I3.
Tested in   tests/rulebook/test_put_in.py, test_out_of_turn.py, test_deal_errors.py, tests/golden/
"""

from typing import Literal

from msgspec import Struct

__all__ = [
    "ActedEarly",
    "Barred",
    "CardsSetAside",
    "EarlyReleased",
    "HandExposed",
    "HandMended",
    "Irregular",
    "IrregularityRuled",
    "RaiseBarred",
]

Irregular = Literal[
    "ambiguous_amount",
    "bet_completed",
    "boxed_card",
    "burn_exposed",
    "call_stands",
    "card_exposed",
    "every_chip_needed",
    "four_card_flop",
    "more_than_stack",
    "nothing_to_call",
    "other",
    "over_the_limit",
    "oversized_chip",
    "pot_said",
    "raise_completed",
    "raise_not_open",
    "seat_left_out",
    "seat_not_entitled",
    "short_raise",
    "string_bet",
    "undercall",
    "words_first",
    "wrong_blinds",
    "wrong_button",
    "wrong_first_card",
]
"""What went wrong, or was not clear."""

Barred = Literal["skipped", "checked", "undercall", "killed", "floor"]
"""Why somebody may not raise: his turn was passed over, he said check facing a bet, he put in too little, his
hand was killed with a raise nobody has called, or the floor says so."""


class IrregularityRuled(Struct, frozen=True, gc=False, tag="irregularity_ruled"):
    """
    Something went wrong, and `clause` says what it comes to: the events after it, or nothing.

    `put`: the chips put in or named; `ruled`: what they come to, as the total in front.
    `reason`: what the dealer or the floor said of it; empty: nothing.
    """

    what: Irregular
    clause: str
    seat: int = 0
    put: int = 0
    ruled: int = 0
    reason: str = ""


class ActedEarly(Struct, frozen=True, gc=False, tag="acted_early"):
    """The seat acted before its turn; that waits (TDA 53). `total`: chips in front with it, not yet bet."""

    seat: int
    does: Literal["check", "call", "raise"]
    total: int = 0


class EarlyReleased(Struct, frozen=True, gc=False, tag="early_released"):
    """What the seat did before its turn counts for nothing: somebody bet or raised. All is open (TDA 53)."""

    seat: int


class RaiseBarred(Struct, frozen=True, gc=False, tag="raise_barred"):
    """The seat may only check, call or fold until somebody raises; `left` of its chips stay in."""

    seat: int
    why: Barred
    clause: str
    left: int = 0
    reason: str = ""


class HandMended(Struct, frozen=True, gc=False, tag="hand_mended"):
    """The seat had too few cards and got the missing ones; `cards` is the whole hand (I3)."""

    seat: int
    cards: str
    reason: str = ""


class HandExposed(Struct, frozen=True, gc=False, tag="hand_exposed"):
    """All have seen cards of the seat, whose hand lives (TDA 68): the hand with the others as ``"??"``."""

    seat: int
    cards: str
    reason: str = ""


class CardsSetAside(Struct, frozen=True, gc=False, tag="cards_set_aside"):
    """
    `back` came too early and is in the stub again; `burned` is the next street's burn (TDA 39), never told.
    """

    back: str
    burned: str = ""
