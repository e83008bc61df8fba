"""
Tournaments in the protocol: the list, one event as its viewer may know it, the director's desk.

Shapes only, and no card is in them. Money is counted in the smallest unit of the event's money
(`structure.money`), chips in chips, times in milliseconds; entries and tables have numbers from 1. An event's
structure is sent as it is: the same shape comes back where somebody makes an event of his own.

Clauses     M1 to M9, T5, F1, F2. Tested in tests/wire/test_typescript.py, tests/room/tournaments/
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from pakli.tournament.structure import Price, Structure
from pakli.wire.desk_views import DeskView, EntryState
from pakli.wire.options import Refusal
from pakli.wire.real import RealView
from pakli.wire.view import Money

__all__ = [
    "ChainStep",
    "ClockView",
    "EntryState",
    "LevelView",
    "MayDo",
    "MyEntry",
    "OfferedDeal",
    "PayoutView",
    "PlayerAsked",
    "RankView",
    "ShareOfDeal",
    "TableOfEvent",
    "TournamentEntryView",
    "TournamentMessage",
    "TournamentMoved",
    "TournamentStatus",
    "TournamentView",
    "TournamentWanted",
    "TournamentsMessage",
    "TournamentsWanted",
]

TournamentStatus = Literal["registering", "running", "finished", "cancelled"]
MayDo = Literal["enter", "withdraw", "rebuy", "add_on", "offer_deal", "agree_deal", "drop_deal"]

EventId = Annotated[str, Meta(max_length=64)]


class TournamentEntryView(Struct, frozen=True, kw_only=True):
    """An event as the lobby lists it."""

    tournament: str
    name: str
    status: TournamentStatus
    variants: tuple[str, ...]
    limit: str
    preset: str
    entry: Price
    money: Money
    practice: bool
    stack: int
    table_size: int
    sit_and_go: bool
    rebuys: bool
    reentries: bool
    bounty: int
    satellite_to: str
    """Id of the event its tickets are for; empty: it is no satellite."""
    ticket: int
    starts: int
    """When, in milliseconds since 1970; 0: when it is full, or by the director's word."""
    players: int
    """Entries so far."""
    least: int
    most: int
    """0: unlimited."""
    left: int
    level: int
    """From 1; 0: not begun."""
    late: bool
    """Whether one may enter though play has begun."""
    pool: int
    private: bool = False
    mine: EntryState = "none"
    may_enter: bool = False
    my_table: str = ""


class LevelView(Struct, frozen=True, kw_only=True):
    """The stakes of a level; `at`: its place in the schedule, from 0."""

    at: int
    level: int
    small_blind: int
    big_blind: int
    ante: int
    bring_in: int = 0
    minutes: int = 0
    hands: int = 0


class ClockView(Struct, frozen=True, kw_only=True):
    """
    Where the event is in its schedule.

    `left` counts down from the moment the message was made while `runs`. `phase`: `due`: a break is due and
    the tables finish their hands.
    """

    phase: Literal["level", "due", "break"]
    runs: bool
    paused: str
    """Why it stands, by the director's word; empty: it does not."""
    at: int
    now: LevelView
    next: LevelView
    left: int | UnsetType = UNSET
    """Of the level or break, and to the next break. Left out: hands are counted, or none comes."""
    to_break: int | UnsetType = UNSET
    late_left: int | UnsetType = UNSET
    """To the end of late entry. Left out: it is over, or hands are counted."""
    rebuys_left: int | UnsetType = UNSET
    """To the end of rebuys by the minute."""
    hands_left: int | UnsetType = UNSET
    """Of a level by hands: hands of the table that has played most of them."""


class RankView(Struct, frozen=True, kw_only=True):
    """A player by rank: those in play by chips, then those who are out by their place."""

    rank: int
    player: str
    name: str
    chips: int
    bot: bool = False
    table: str = ""
    """Id of the table where he sits."""
    out: bool = False
    prize: int = 0
    bounties: int = 0
    rebuys: int = 0
    ticket: bool = False


class PayoutView(Struct, frozen=True):
    """What a place is paid."""

    place: int
    prize: int


class TableOfEvent(Struct, frozen=True, kw_only=True):
    """A table of the event; `table`: its id, to look on."""

    number: int
    table: str
    players: int
    most: int
    """The biggest stack."""
    least: int
    playing: bool
    final: bool = False
    live: bool = False
    """With real cards; without an id, no hand is entered there."""


class PlayerAsked(Struct, frozen=True, kw_only=True):
    """What the event asks of the viewer: answered by `EntryAnswer`. `left`: milliseconds to answer."""

    what: Literal["rebuy", "add_on"]
    pays: int
    chips: int
    left: int | UnsetType = UNSET


class MyEntry(Struct, frozen=True, kw_only=True):
    """The viewer in the event."""

    state: EntryState
    can: tuple[MayDo, ...]
    why_not: Refusal | UnsetType = UNSET
    """Why he cannot enter, if he cannot and has no entry in play."""
    entry: int = 0
    table: str = ""
    table_number: int = 0
    seat: int = 0
    chips: int = 0
    rank: int = 0
    """Among those in play, by chips; 0: not in play."""
    place: int = 0
    prize: int = 0
    bounty: int = 0
    """On his own head."""
    bounties: int = 0
    """Won so far."""
    rebuys: int = 0
    paid: int = 0
    ticket: bool = False
    live: bool = False
    """His seat is at a table with real cards."""
    asked: PlayerAsked | UnsetType = UNSET


class ShareOfDeal(Struct, frozen=True):
    """What a deal gives to an entry."""

    entry: int
    player: str
    name: str
    amount: int
    agreed: bool = False
    bot: bool = False


class OfferedDeal(Struct, frozen=True):
    """A deal that is on the table; `left` is still played for."""

    shares: tuple[ShareOfDeal, ...]
    left: int


class ChainStep(Struct, frozen=True, kw_only=True):
    """An event of a chain of satellites, the lowest first, up to the event they lead to."""

    tournament: str
    name: str
    status: TournamentStatus
    entry: Price
    starts: int
    sit_and_go: bool = False
    level: int = 0


class TournamentView(Struct, frozen=True, kw_only=True):
    """An event as one viewer knows it, whole."""

    tournament: str
    v: int
    """Version of its stream."""
    structure: Structure
    status: TournamentStatus
    private: bool
    owner: str
    owner_name: str
    starts: int
    starts_in: int | UnsetType = UNSET
    """Milliseconds to the start. Left out: no time is set."""
    players: int
    people: int
    left: int
    average: int
    """Chips of an average stack."""
    chips: int
    """In play."""
    rebuys: int
    add_ons: int
    pool: int
    payouts: tuple[PayoutView, ...]
    """Prizes; while one may still enter, as they would be now."""
    settled: bool
    """Whether prizes are settled: nobody enters or buys any more."""
    paid_places: int
    bubble: bool
    """Hand-for-hand."""
    ranks: tuple[RankView, ...]
    """The first hundred."""
    tables: tuple[TableOfEvent, ...]
    me: MyEntry
    chain: tuple[ChainStep, ...] = ()
    announcement: str = ""
    """The director's last word to all."""
    delay: int = 0
    """Seconds by which spectators of its tables see everything later."""
    chat: Literal["everyone", "seated", "off"] = "everyone"
    """Who may write at its tables."""
    members_bots: bool = False
    """Members' bots may enter."""
    called_off: str = ""
    """Why there is none; `too_few`: too few had entered at its time."""
    clock: ClockView | UnsetType = UNSET
    """Left out before the start and after the end."""
    deal: OfferedDeal | UnsetType = UNSET
    real: RealView | UnsetType = UNSET
    """Real cards and chips. Left out: there are none."""
    desk: DeskView | UnsetType = UNSET
    """For who runs the event alone."""


# Messages of the socket.


class TournamentsWanted(Struct, frozen=True, tag_field="t", tag="tournaments", forbid_unknown_fields=True):
    """Send the list of events from now on, or no more."""

    on: bool


class TournamentWanted(Struct, frozen=True, tag_field="t", tag="tournament", forbid_unknown_fields=True):
    """Send an event from now on, or no more; `desk`: with the director's part, for who runs it."""

    tournament: EventId
    on: bool
    desk: bool = False


class TournamentsMessage(Struct, frozen=True, tag_field="t", tag="tournaments"):
    """All events the viewer may see; when one changes, at most once a second."""

    tournaments: tuple[TournamentEntryView, ...]


class TournamentMessage(Struct, frozen=True, tag_field="t", tag="tournament"):
    """An event as it is; when it changes, at most once a second, and at once what concerns the viewer."""

    view: TournamentView


class TournamentMoved(Struct, frozen=True, kw_only=True, tag_field="t", tag="moved"):
    """The viewer sits elsewhere in the event; empty: at no table now (`table`), it is his first (`left`)."""

    tournament: str
    name: str
    left: str
    table: str
    seat: int
