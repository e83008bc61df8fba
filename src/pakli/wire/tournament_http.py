"""
What is asked of tournaments over HTTP, and answered: JSON objects. The director's words: `director_http`.

Amounts as in `tournaments`. The routes are the server's.

Clauses     M1 to M9.
Tested in   tests/wire/test_typescript.py, tests/server/test_tournaments.py
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from pakli.rules.refusal import Fact as RefusalFact
from pakli.tournament.structure import LiveTables, Mixed, Price, Structure
from pakli.wire.tournaments import EventId, PayoutView, ShareOfDeal
from pakli.wire.view import Money

__all__ = [
    "Answered",
    "DealAnswer",
    "DealOffer",
    "EntryAnswer",
    "EventMade",
    "EventPlan",
    "EventPreview",
    "EventRemark",
    "NewEvent",
    "QuickEvent",
    "SuggestedDeal",
    "UnreadableEvent",
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
    live: LiveTables = ""
    """How tables with real cards are run; empty: as the structure says."""
    mixed: Mixed = ""
    real_chips: Annotated[tuple[tuple[Number, Number], ...], Meta(max_length=20)] = ()
    """Pairs of denomination and how many of it a starting stack has; small ones leave play in breaks."""
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
