"""
Actions: what somebody wants, before it is judged.

A player's actions name his seat, so that one out of turn can be refused. The dealer's actions bring
in what the engine may not invent: cards, rulings, the end of somebody's time.

Clauses     B0, P9, P13-P17, D3, L2, ST1, I1-I4, TDA 53. What goes wrong otherwise: `irregular_actions`.
Tested in   tests/rulebook/, tests/properties/
"""

from typing import Literal

from msgspec import Struct

from pakli.rules.irregular_actions import (
    BarRaise,
    DealError,
    ExposeHand,
    FourCardFlop,
    NoteIrregularity,
    PutIn,
    SetAside,
    WrongCount,
)

__all__ = [
    "Action",
    "AwardHand",
    "AwardPot",
    "BarRaise",
    "BringIn",
    "Call",
    "Check",
    "Deal",
    "DealError",
    "DeclareMisdeal",
    "Discard",
    "ExposeHand",
    "ExposedCards",
    "Fold",
    "FourCardFlop",
    "KillHand",
    "Muck",
    "NameOpener",
    "NoteIrregularity",
    "OutOfTurn",
    "PostForcedBets",
    "PutIn",
    "RaiseTo",
    "ReturnBet",
    "RunOut",
    "SetAside",
    "Show",
    "TimeUp",
    "WrongCount",
]


class Fold(Struct, frozen=True, gc=False, tag="fold"):
    """Throw the hand away, also when a check is free (B0)."""

    seat: int


class Check(Struct, frozen=True, gc=False, tag="check"):
    """Pass without a bet (B0)."""

    seat: int


class Call(Struct, frozen=True, gc=False, tag="call"):
    """Match the bet, or put in all one has (A1)."""

    seat: int


class RaiseTo(Struct, frozen=True, gc=False, tag="raise_to"):
    """Bet or raise, so that `total` chips are in front of the seat in this round (B5)."""

    seat: int
    total: int


class OutOfTurn(Struct, frozen=True, gc=False, tag="out_of_turn"):
    """
    Somebody acts before his turn (TDA 53). A fold is done; anything else waits: it binds him when his turn
    comes, unless somebody bet or raised before that.
    """

    action: Fold | Check | Call | RaiseTo | PutIn


class BringIn(Struct, frozen=True, gc=False, tag="bring_in"):
    """Pay the bring-in, or all one has (ST1)."""

    seat: int


class Discard(Struct, frozen=True, gc=False, tag="discard"):
    """Change `cards` of one's hand (``"As7d"``; unknown ones ``"??"``); none: stand pat (D3, L2)."""

    seat: int
    cards: str = ""


class Show(Struct, frozen=True, gc=False, tag="show"):
    """
    Turn the hand up.

    `cards` names them (``"AsKd"``): needed where the engine does not know them, and checked where it
    does. `claim` is the category declared, under `must_declare` (P14).
    """

    seat: int
    cards: str = ""
    claim: str = ""


class Muck(Struct, frozen=True, gc=False, tag="muck"):
    """Throw the hand away unseen at the showdown: every pot is given up (P13)."""

    seat: int


class TimeUp(Struct, frozen=True, gc=False, tag="time_up"):
    """The player did not act in time: `absent` says what that means (I4)."""

    seat: int


class PostForcedBets(Struct, frozen=True, gc=False, tag="post_forced_bets"):
    """The dealer collects antes and blinds (B9, B10)."""


class Deal(Struct, frozen=True, gc=False, tag="deal"):
    """
    The cards asked for, in the order they come off the pack, as ``"AsKd"``; unknown ones ``"??"``.

    Hole cards go one at a time, clockwise (P5): with seats 1, 2, 3 the first three cards are their
    first cards. Where some are dealt face up, those alone may be named: the others are unknown then (ST1).
    `burned` are the burn cards, where they are known.
    """

    cards: str
    burned: str = ""


class ExposedCards(Struct, frozen=True, gc=False, tag="exposed_cards"):
    """
    Hole cards flipped in the deal, told when it is finished and nobody has acted (I1).

    `exposed`: pairs of the card's place in the deal, from 1, and the card.
    """

    exposed: tuple[tuple[int, str], ...]


class DeclareMisdeal(Struct, frozen=True, gc=False, tag="declare_misdeal"):
    """The deal is void: cards and chips go back (I2). `clause`: I2, I3, or P17 for a floor ruling."""

    reason: str
    clause: str = "I2"


class KillHand(Struct, frozen=True, gc=False, tag="kill_hand"):
    """
    A hand is dead: it cannot win, its bets stay in (I3, P17).

    Under I3 before anybody has acted it is a misdeal instead.
    """

    seat: int
    reason: str
    clause: str = "I3"


class ReturnBet(Struct, frozen=True, gc=False, tag="return_bet"):
    """
    The floor gives a bet back that was made by mistake, and the seat acts again (P17): the last bet, raise or
    call of the round, as long as nobody has answered it.
    """

    seat: int
    reason: str


class AwardHand(Struct, frozen=True, gc=False, tag="award_hand"):
    """
    The floor gives what is in the middle to a seat, and the hand ends (P17): nobody shows what he need not.

    What nobody called goes back first (P11); a pot the seat has no part in goes to the one who is left in it.
    """

    seat: int
    reason: str


class NameOpener(Struct, frozen=True, gc=False, tag="name_opener"):
    """
    The dealer says who brings in or opens, where nobody enters the cards that lie face up (ST1, ST3).

    Where these cards are still due, they are dealt unknown with that.
    """

    seat: int


class RunOut(Struct, frozen=True, gc=False, tag="run_out"):
    """The players agreed to deal the rest of the board `times` times (house rule `run_outs`)."""

    times: int


class AwardPot(Struct, frozen=True, gc=False, tag="award_pot"):
    """
    The dealer says who wins, where cards are unknown.

    `pot` counts from 0, the main pot; `half` of it on `board` (from 0) goes to `seats` in equal shares.
    """

    pot: int
    seats: tuple[int, ...]
    half: Literal["whole", "high", "low"] = "whole"
    board: int = 0


Action = (
    Fold
    | Check
    | Call
    | RaiseTo
    | BringIn
    | Discard
    | Show
    | Muck
    | TimeUp
    | PostForcedBets
    | Deal
    | NameOpener
    | RunOut
    | AwardPot
    | ExposedCards
    | DeclareMisdeal
    | KillHand
    | ReturnBet
    | AwardHand
    | PutIn
    | OutOfTurn
    | BarRaise
    | DealError
    | WrongCount
    | SetAside
    | FourCardFlop
    | ExposeHand
    | NoteIrregularity
)
