"""
What a person may ask of a table: the table's and the hand's actions that are his to take, and the room's own.

Where an action would name a person, the room fills in who asks: it cannot be said in another's name. The
clock's actions and a tournament's are nobody's; the dealer's are somebody's where real cards are played with.

Clauses     T1-T5, T6, F1, B10 (bomb pots), I5 (rabbit cards), I1-I3, TDA 35 to 68 (at live tables).
Tested in   tests/wire/test_rights.py
"""

from msgspec import Struct

from pakli.rules import (
    AwardHand,
    AwardPot,
    BarRaise,
    BringIn,
    Call,
    Check,
    Deal,
    DealError,
    DeclareMisdeal,
    Discard,
    ExposedCards,
    ExposeHand,
    Fold,
    FourCardFlop,
    KillHand,
    Muck,
    NameOpener,
    NoteIrregularity,
    OutOfTurn,
    PutIn,
    RaiseTo,
    ReturnBet,
    SetAside,
    Show,
    WrongCount,
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
    PlaceButton,
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
    "CallClock",
    "HandOver",
    "JoinWaiting",
    "LeaveWaiting",
    "LetIn",
    "NextHand",
    "OutAtBigBlind",
    "PersonAction",
    "SeeRabbit",
    "SitDown",
    "TakeEntriesBack",
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


class NextHand(Struct, frozen=True, gc=False, tag="next_hand", forbid_unknown_fields=True):
    """The dealer of a live table begins the next hand."""


class TakeEntriesBack(Struct, frozen=True, gc=False, tag="take_back", forbid_unknown_fields=True):
    """The dealer of a live table takes the last entries of the hand back."""

    entries: int


class CallClock(Struct, frozen=True, gc=False, tag="call_clock", forbid_unknown_fields=True):
    """The dealer of a live table calls the clock on the player who is asked: so many seconds, then I4."""

    seconds: int


class HandOver(Struct, frozen=True, gc=False, tag="hand_over", forbid_unknown_fields=True):
    """Somebody is handed the console of a live table; or (not `on`) has it no more."""

    player: str
    on: bool


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
    | Deal
    | NameOpener
    | AwardPot
    | ExposedCards
    | PutIn
    | OutOfTurn
    | BarRaise
    | DealError
    | WrongCount
    | SetAside
    | FourCardFlop
    | ExposeHand
    | NoteIrregularity
    | PlaceButton
    | NextHand
    | TakeEntriesBack
    | CallClock
    | HandOver
)
"""Everything a person can send to a table; who may what is in `pakli.room.authority`."""
