"""
Who may take which action at a table: one's own seat is one's own, everything else is a right of the club.

Clauses     I5 (one player to a hand), F1 (rulings), P17 (without a floor manager the dealer rules).
Knows       seats and `pakli.club.may`. Whether the action is possible the table judges.
Tested in   tests/wire/test_rights.py
"""

from typing import Any, Final, get_args

from msgspec.structs import replace

from pakli.club.lines import chat_of, shortened
from pakli.club.person import Person
from pakli.club.rights import Place, What, may
from pakli.room import actions as a
from pakli.room.kept import Kept
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
    Refusal,
    ReturnBet,
    RuleViolation,
    SetAside,
    Show,
    WrongCount,
)
from pakli.rules.refusal import refuse
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
from pakli.tournament import HOLDS

__all__ = [
    "ANSWERS",
    "IRREGULAR",
    "RIGHTS",
    "SEATED",
    "authorised",
    "place_of",
    "reasoned",
    "seat_of",
    "seat_ruled_on",
]

ANSWERS: Final[frozenset[type[Any]]] = frozenset(
    (
        *(Fold, Check, Call, RaiseTo, BringIn, Discard, Show, Muck),
        *(ChooseGame, Straddle, Decline, Cut, WishRuns),
    )
)
"""Answers to what the table asks: meant for that question, and for no later one."""

SEATED: Final[frozenset[type[Any]]] = ANSWERS | {
    *(Buy, SitOut, SitIn, a.OutAtBigBlind, ChooseEntry, Leave, SetSwitches, ShowAfterHand, a.AskBombPot)
}
"""
What one does in one's own seat: no right but that. A change of seats is such, if nobody gives a reason;
sitting out is not, if somebody does.
"""

IRREGULAR: Final[tuple[type[Any], ...]] = (
    *(PutIn, OutOfTurn, BarRaise, DealError, WrongCount, SetAside, FourCardFlop, ExposeHand),
    *(ExposedCards, NoteIrregularity),
)
"""What goes wrong with real cards and chips, told by their dealer: the rules say what it comes to."""

DEALERS: Final[tuple[type[Any], ...]] = (
    *(Deal, NameOpener, AwardPot, PlaceButton),
    *(a.NextHand, a.TakeEntriesBack, a.CallClock),
    *IRREGULAR,
)
"""What the dealer of real cards does."""

DEALERS_RULINGS: Final[tuple[type[Any], ...]] = (DeclareMisdeal, KillHand, ReturnBet, AwardHand, VoidHand)
"""Without a floor manager the dealer rules on his hand (P17)."""

RIGHTS: Final[dict[type[Any], What]] = {
    a.SitDown: "sit_down",
    a.JoinWaiting: "sit_down",
    a.LeaveWaiting: "watch_table",
    a.SeeRabbit: "watch_table",
    a.LetIn: "approve_seats",
    a.TurnAway: "approve_seats",
    HoldTable: "hold_table",
    ResumeTable: "hold_table",
    RemovePlayer: "remove_player",
    SetButton: "rule",
    VoidHand: "rule",
    KillHand: "rule",
    ReturnBet: "rule",
    AwardHand: "rule",
    DeclareMisdeal: "rule",
    ChangeSeat: "rule",
    Penalize: "rule",
    MoveChips: "rule",
    RuleAward: "rule",
    SitOut: "rule",
    **dict.fromkeys(DEALERS, "deal_cards"),
    a.HandOver: "keep_table",
}
"""What needs a right of the club. To move to another seat or sit out does, where a reason is given."""

assert SEATED | RIGHTS.keys() == set(get_args(a.PersonAction)), "an action that nobody ruled on"


_OF_TOURNAMENTS: Final[frozenset[type[Any]]] = frozenset(
    (
        *(a.SitDown, a.JoinWaiting, a.LetIn, a.TurnAway, a.OutAtBigBlind, a.AskBombPot),
        *(Buy, ChooseEntry, Leave, ChangeSeat, RemovePlayer, Penalize, MoveChips, RuleAward),
    )
)
_HIS_ALONE: Final = (SetSwitches, a.AskBombPot)
"""What nobody agrees to in another's name."""
_FLOOR_CLAUSES: Final[dict[type[Any], tuple[str, ...]]] = {
    KillHand: ("I2", "I3", "P17", "TDA65"),
    DeclareMisdeal: ("I2", "I3", "P17", "TDA35"),
}
"""Clauses by which the floor can end a hand; P17 is its own word."""
_MAY_BE_SILENT: Final = (ChangeSeat, SitOut, DealError, WrongCount, ExposeHand)
"""What is no ruling without a reason, or has its reason in its clause."""
_NOTED: Final = {"card_exposed": "F1", "burn_exposed": "F1", "four_card_flop": "TDA39", "other": "F1"}
"""What a person may note that changes nothing, and by which clause; all else the rules note themselves."""


def seat_of(kept: Kept, player: str) -> int:
    """The seat in which a player sits; 0: in none."""
    for seat in kept.table.seats:
        if seat.player == player:
            return seat.number
    return 0


def place_of(table_id: str, kept: Kept, player: str, whom: Person | None = None) -> Place:
    """The table, as the club's rights ask about it."""
    manners, seated = kept.manners, bool(seat_of(kept, player))
    return Place(
        table=table_id,
        owner=manners.owner,
        # Who was seated here by a private tournament needs no invitation to its table.
        private=manners.private and not (manners.tournament and seated),
        seated=seated,
        whom=whom,
        members_bots=manners.members_bots and not kept.table.sign.live,
        money=not kept.table.sign.practice and bool(kept.table.sign.money.code),
        dealers=manners.dealers,
    )


def seat_ruled_on(action: a.PersonAction) -> int:
    """
    The seat whose player an action is about; 0: nobody's. Where the button is put is nobody's business, nor
    is it which seat somebody would like.
    """
    if isinstance(action, (SetButton, PlaceButton, a.SitDown)):
        return 0
    if isinstance(action, OutOfTurn):
        action = action.action
    seat: int = action.giver if isinstance(action, MoveChips) else getattr(action, "seat", 0)
    return seat


def reasoned(action: a.PersonAction) -> a.PersonAction:
    """
    A ruling with its reason as it may be shown to everybody; anything else as it is.

    Raises:
        RuleViolation: there is no reason (F1), or it is too long.
    """
    reason: str | None = getattr(action, "reason", None)
    if reason is None or (isinstance(action, _MAY_BE_SILENT) and not reason):
        return action
    if not shortened(reason, 1):
        raise refuse("F1", "floor.no_reason")
    if isinstance(action, KillHand | DeclareMisdeal) and action.clause not in _FLOOR_CLAUSES[type(action)]:
        action = replace(action, clause="P17")
    if isinstance(action, NoteIrregularity):
        if action.what not in _NOTED:
            raise refuse("F1", "note.unknown")
        action = replace(action, clause=_NOTED[action.what], put=0, ruled=0)
    return replace(action, reason=chat_of(reason))


def _is_the_tournaments(kept: Kept, action: a.PersonAction) -> bool:
    """Whether a tournament alone decides this: who sits at its tables with which chips, when it goes on."""
    if isinstance(action, ResumeTable):
        return kept.table.held in HOLDS
    return type(action) in _OF_TOURNAMENTS


def authorised(
    table_id: str, kept: Kept, person: Person, action: a.PersonAction, whom: Person | None
) -> None:
    """
    Make sure that `person` may ask for `action`.

    Args:
        whom: who sits in the seat that a ruling is about, where somebody does.

    Raises:
        RuleViolation: he may not: the club's refusal, or it is not his seat (I5).
    """
    kind = type(action)
    if kept.manners.tournament and _is_the_tournaments(kept, action):
        raise refuse("M4", "room.event_table")
    live = kept.table.sign.live
    if not live and (kind in DEALERS or kind is a.HandOver):
        raise refuse("F1", "live.not_here")
    where = place_of(table_id, kept, person.id, whom)
    ruled = bool(getattr(action, "reason", ""))
    if (kind in SEATED and not ruled) or (kind is ChangeSeat and not ruled):
        seat = kept.table.find(getattr(action, "seat", 0))
        if seat is not None and seat.player == person.id and not (live and kind is ShowAfterHand):
            return
        # A phone may be dead, or never have been there: the dealer of real cards acts for anybody.
        if not live or seat is None or kind in _HIS_ALONE or may(person, "deal_cards", where) is not None:
            raise refuse("I5", "seat.not_yours")
        return
    # What the dealer does is done to the hand, whoever holds it: the host's as anybody's.
    deals = kind in DEALERS_RULINGS or kind in DEALERS
    if live and deals and may(person, "deal_cards", replace(where, whom=None)) is None:
        return
    no: Refusal | None = may(person, RIGHTS[kind], where)
    if no is not None:
        raise RuleViolation(no)
