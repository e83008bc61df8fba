"""
What is asked of tournaments over HTTP, and answered: JSON objects; the director's words are tagged by `type`.

Amounts as in `tournaments`. The routes are the server's.

Clauses     M1 to M9, F1 (a ruling has a reason).
Tested in   tests/wire/test_typescript.py, tests/server/test_tournaments.py
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from pakli.rules.refusal import Fact as RefusalFact
from pakli.tournament.structure import Price, Structure
from pakli.wire.tournaments import EventId, PayoutView, ShareOfDeal
from pakli.wire.view import Money

__all__ = [
    "Announce",
    "Answered",
    "BringBots",
    "CallOff",
    "ChangeSize",
    "DealAnswer",
    "DealOffer",
    "DirectorAction",
    "DividePool",
    "EndDeal",
    "EnterPlayer",
    "EntryAnswer",
    "EventMade",
    "EventPlan",
    "EventPreview",
    "EventRemark",
    "InvitePlayer",
    "MovePlayer",
    "NewEvent",
    "OrderTables",
    "PauseEvent",
    "Penalty",
    "PutOut",
    "QuickEvent",
    "ResumeEvent",
    "Ruling",
    "SetHandForHand",
    "SetLevel",
    "StartEvent",
    "SuggestedDeal",
    "UndoBust",
    "UndoClock",
    "UndoEntry",
    "UndoMove",
    "UndoPayouts",
    "UnreadableEvent",
    "UseSeat",
]

CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$")]
PersonId = Annotated[str, Meta(min_length=1, max_length=64)]
Reason = Annotated[str, Meta(min_length=1, max_length=500)]
Number = Annotated[int, Meta(ge=0, le=10**9)]
Amount = Annotated[int, Meta(ge=0, le=10**15)]
Moment = Annotated[int, Meta(ge=0, le=2**53)]
Delay = Annotated[int, Meta(ge=0, le=900)]
Chat = Literal["everyone", "seated", "off"]


class EventPlan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A structure from what is known of an event, as `pakli tournament plan` makes it."""

    players: Number
    stack: Number
    minutes: Number
    variants: tuple[Annotated[str, Meta(max_length=40)], ...] = ("holdem",)
    limit: Annotated[str, Meta(max_length=40)] = ""
    preset: Annotated[str, Meta(max_length=40)] = "standard"
    entry: Price = Price(0)
    money: Money = Money("", 1, 0)
    chips: tuple[Number, ...] = ()
    ante_by: Literal["none", "each", "big_blind", "button"] = "big_blind"
    form: Literal["freezeout", "rebuy"] = "freezeout"


class NewEvent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """
    `POST /api/tournaments`, answered by `EventMade`; `/api/tournaments/preview`, answered by `EventPreview`.

    Exactly one of `preset`, `plan` and `structure` says what is played; the other fields change it.
    """

    name: Annotated[str, Meta(max_length=100)]
    preset: Annotated[str, Meta(max_length=60)] = ""
    plan: EventPlan | UnsetType = UNSET
    structure: Structure | UnsetType = UNSET
    variants: tuple[Annotated[str, Meta(max_length=40)], ...] = ()
    """Other games than the preset's."""
    entry: Price | UnsetType = UNSET
    """Another entry fee than the preset's; what is part of it, bounty or ticket, changes with it."""
    money: Money | UnsetType = UNSET
    """In which the preset's fee is paid, if not in its own, or in the target's."""
    starts: Moment = 0
    """When, in milliseconds since 1970; 0: when it is full, or by the director's word."""
    private: bool = False
    """Only for those invited."""
    satellite_to: EventId = ""
    """Id of the event its tickets are for: they are worth its entry fee, and paid in its money."""
    delay: Delay = 0
    """Seconds by which spectators see everything later."""
    chat: Chat = "everyone"
    """Who may write at its tables."""
    members_bots: bool = False
    """Members' bots may enter: practice events alone."""
    bots: Number = 0
    """The house's bots at once: practice events alone."""
    fill: bool = False
    """The house's bots take the seats that are free when it is to start: practice events alone."""
    weekly: bool = False
    """When it is over it is made anew, a week later."""
    season: bool = False
    """Places give points in the season."""
    expected: Number = 0
    """Entries expected, for the preview; 0: as many as fit."""


class EventMade(Struct, frozen=True):
    """An event that was made, or found."""

    tournament: str


class EventRemark(Struct, frozen=True, kw_only=True):
    """Something odd about a structure, as a sentence in the caller's language."""

    code: str
    clause: str
    weight: Literal["warning", "notice"]
    text: str


class EventPreview(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the event would be; or why there can be none (`code` and the rest)."""

    structure: Structure | UnsetType = UNSET
    players: int = 0
    minutes: int = 0
    """Until it is over, by the model."""
    level: int = 0
    """In which it is over then."""
    pool: int = 0
    payouts: tuple[PayoutView, ...] = ()
    remarks: tuple[EventRemark, ...] = ()
    code: str = ""
    clause: str = ""
    facts: tuple[RefusalFact, ...] = ()
    text: str = ""


class EntryAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tournaments/{id}/answer`: of a rebuy or add-on; the same `id` is done once."""

    id: CommandId
    answer: Literal["rebuy", "no_rebuy", "add_on"]


class Answered(Struct, frozen=True):
    """It is done, and in the log: the event's version then."""

    v: int


class SuggestedDeal(Struct, frozen=True, kw_only=True):
    """`GET /api/tournaments/{id}/deal?by=icm&left=0`: what each would get, to be offered."""

    shares: tuple[ShareOfDeal, ...]
    left: int


class DealOffer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tournaments/{id}/deal`: pairs of entry and amount, offered by one who is left."""

    id: CommandId
    amounts: tuple[tuple[Number, Amount], ...]
    left: Amount = 0


class DealAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tournaments/{id}/deal/answer`."""

    id: CommandId
    agree: bool


class QuickEvent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/quick-tournament`, answered by `EventMade`: a practice sit & go with bots, at once (M9)."""

    players: Annotated[int, Meta(ge=2, le=10)] = 6
    game: Annotated[str, Meta(max_length=40)] = "holdem"


class UnreadableEvent(Struct, frozen=True, kw_only=True):
    """`GET /api/tournaments/set-aside`: one that this release cannot read: nobody plays there for now."""

    tournament: str
    name: str
    """As it was announced; empty: not known."""
    why: str
    """For who looks after the machine, in English."""


class StartEvent(Struct, frozen=True, tag="begin", forbid_unknown_fields=True):
    """Start now."""


class ChangeSize(Struct, frozen=True, tag="resize", forbid_unknown_fields=True):
    """Other numbers of players; `most` 0: unlimited."""

    least: Number
    most: Number


class CallOff(Struct, frozen=True, tag="cancel", forbid_unknown_fields=True):
    """The event does not take place: everybody has his fee back."""

    reason: Reason


class EnterPlayer(Struct, frozen=True, tag="enter_player", forbid_unknown_fields=True):
    """Enter somebody, who pays from his own account."""

    player: PersonId


class InvitePlayer(Struct, frozen=True, tag="invite", forbid_unknown_fields=True):
    """Invite somebody to a private event."""

    player: PersonId


class BringBots(Struct, frozen=True, tag="bots", forbid_unknown_fields=True):
    """So many of the house's bots enter: practice events alone."""

    number: Annotated[int, Meta(ge=1, le=500)]


class UseSeat(Struct, frozen=True, tag="fix_seat", forbid_unknown_fields=True):
    """The player needs this seat number at whatever table; 0: any more."""

    player: PersonId
    seat: Number


class PauseEvent(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Stop the clock; no hand is begun."""

    reason: Reason


class ResumeEvent(Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Go on."""


class SetLevel(Struct, frozen=True, tag="set_clock", forbid_unknown_fields=True):
    """The place in the schedule, from 0, and the seconds left in it."""

    at: Number
    left: Number
    reason: Reason


class UndoClock(Struct, frozen=True, tag="take_back_clock", forbid_unknown_fields=True):
    """Take the last setting of the clock back."""

    reason: Reason


class OrderTables(Struct, frozen=True, tag="order_breaks", forbid_unknown_fields=True):
    """Break these tables first, in this order."""

    tables: tuple[Number, ...]


class SetHandForHand(Struct, frozen=True, tag="hand_for_hand", forbid_unknown_fields=True):
    """Begin or end hand-for-hand."""

    on: bool
    reason: Reason


class PutOut(Struct, frozen=True, tag="disqualify", forbid_unknown_fields=True):
    """Out of the event; the chips leave play."""

    player: PersonId
    reason: Reason


class Penalty(Struct, frozen=True, tag="penalize", forbid_unknown_fields=True):
    """Put the player out for so many hands; 0: take it back."""

    player: PersonId
    hands: Number
    reason: Reason


class UndoBust(Struct, frozen=True, tag="take_back_bust", forbid_unknown_fields=True):
    """The bust was wrong: pairs of entry and chips that they give back."""

    player: PersonId
    chips: tuple[tuple[Number, Amount], ...]
    reason: Reason


class MovePlayer(Struct, frozen=True, tag="move_player", forbid_unknown_fields=True):
    """To a free seat of any table, while no hand is on at his."""

    player: PersonId
    table: Number
    seat: Number
    reason: Reason


class UndoMove(Struct, frozen=True, tag="take_back_move", forbid_unknown_fields=True):
    """Back to where he sat before."""

    player: PersonId
    reason: Reason


class UndoEntry(Struct, frozen=True, tag="take_back_entry", forbid_unknown_fields=True):
    """As if he had never entered: the fee goes back."""

    player: PersonId
    reason: Reason


class EndDeal(Struct, frozen=True, tag="drop_deal", forbid_unknown_fields=True):
    """No deal."""

    reason: Reason


class DividePool(Struct, frozen=True, tag="set_payouts", forbid_unknown_fields=True):
    """Divide the pool by these parts, the first place first; before prizes are settled."""

    parts: tuple[Number, ...]
    reason: Reason


class UndoPayouts(Struct, frozen=True, tag="take_back_payouts", forbid_unknown_fields=True):
    """Divide it as before."""

    reason: Reason


class Announce(Struct, frozen=True, tag="announce", forbid_unknown_fields=True):
    """Say something to all; empty: nothing any more."""

    text: Annotated[str, Meta(max_length=500)]


DirectorAction = (
    StartEvent
    | ChangeSize
    | CallOff
    | EnterPlayer
    | InvitePlayer
    | BringBots
    | UseSeat
    | PauseEvent
    | ResumeEvent
    | SetLevel
    | UndoClock
    | OrderTables
    | SetHandForHand
    | PutOut
    | Penalty
    | UndoBust
    | MovePlayer
    | UndoMove
    | UndoEntry
    | EndDeal
    | Announce
    | DividePool
    | UndoPayouts
)
"""What the director may ask for."""


class Ruling(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tournaments/{id}/rule`, answered by `Answered`; the same `id` is done once."""

    id: CommandId
    action: DirectorAction
