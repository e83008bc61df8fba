"""
What a person may ask of a table: the table's and the hand's actions that are his to take, and the room's own.

Where an action would name a person, the room fills in who asks: it cannot be said in another's name. The
dealer's actions, the clock's and a tournament's are nobody's.

Clauses     T1-T5, T6, F1, B10 (bomb pots), I5 (rabbit cards).
Tested in   tests/wire/test_rights.py
"""

from msgspec import Struct

from pakli.rules import (
    AwardHand,
    BringIn,
    Call,
    Check,
    DeclareMisdeal,
    Discard,
    Fold,
    KillHand,
    Muck,
    RaiseTo,
    ReturnBet,
    Show,
)
from pakli.table import (
    Buy,
    ChangeSeat,
    ChooseEntry,
    ChooseGame,
    Cut,
    Decline,
    HoldTable,
    Leave,
    MoveChips,
    Penalize,
    RemovePlayer,
    ResumeTable,
    RuleAward,
    SetButton,
    SetSwitches,
    ShowAfterHand,
    SitIn,
    SitOut,
    Straddle,
    VoidHand,
    WishRuns,
)

__all__ = [
    "AskBombPot",
    "JoinWaiting",
    "LeaveWaiting",
    "LetIn",
    "OutAtBigBlind",
    "PersonAction",
    "SeeRabbit",
    "SitDown",
    "TurnAway",
]


class SitDown(Struct, frozen=True, gc=False, tag="sit", forbid_unknown_fields=True):
    """Take a seat and buy in for `chips` (T1)."""

    seat: int
    chips: int


class JoinWaiting(Struct, frozen=True, gc=False, tag="join_list", forbid_unknown_fields=True):
    """Wait for a seat."""


class LeaveWaiting(Struct, frozen=True, gc=False, tag="leave_list", forbid_unknown_fields=True):
    """Wait no longer."""


class OutAtBigBlind(Struct, frozen=True, gc=False, tag="sit_out_at_big_blind", forbid_unknown_fields=True):
    """Sit out when the big blind comes round, or (not `on`) after all not. Nobody else learns of it."""

    seat: int
    on: bool


class AskBombPot(Struct, frozen=True, gc=False, tag="ask_bomb_pot", forbid_unknown_fields=True):
    """
    Propose that the next hand be a bomb pot. It is, if everybody dealt in agrees by then
    (`Switches.bomb_pot`).
    """

    seat: int


class SeeRabbit(Struct, frozen=True, gc=False, tag="rabbit_cards", forbid_unknown_fields=True):
    """Look at the cards that would have come, where the house allows it."""


class LetIn(Struct, frozen=True, gc=False, tag="let_in", forbid_unknown_fields=True):
    """The host lets a buy-in through that waits for his word."""

    player: str


class TurnAway(Struct, frozen=True, gc=False, tag="turn_away", forbid_unknown_fields=True):
    """The host does not."""

    player: str


PersonAction = (
    Fold
    | Check
    | Call
    | RaiseTo
    | BringIn
    | Discard
    | Show
    | Muck
    | SitDown
    | Buy
    | SitOut
    | SitIn
    | OutAtBigBlind
    | ChooseEntry
    | Leave
    | ChangeSeat
    | SetSwitches
    | JoinWaiting
    | LeaveWaiting
    | ChooseGame
    | Straddle
    | Decline
    | Cut
    | WishRuns
    | ShowAfterHand
    | SeeRabbit
    | AskBombPot
    | LetIn
    | TurnAway
    | HoldTable
    | ResumeTable
    | SetButton
    | VoidHand
    | KillHand
    | ReturnBet
    | AwardHand
    | DeclareMisdeal
    | RemovePlayer
    | Penalize
    | MoveChips
    | RuleAward
)
"""Everything a person can send to a table; who may what is in `pakli.room.authority`."""
