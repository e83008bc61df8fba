"""
The messages of the protocol: JSON text frames, tagged by `t`. Docs are in `docs/`, shapes are here.

    client      hello, watch, unwatch, do, chat, lobby, ping, fair, share, tournaments, tournament
    server      welcome, view, batch, done, refused, chat, lobby, calls, gone, pong, error,
                fair_record, fair_shares, fair_void, fair_cards, tournaments, tournament, moved

Versions count a table's stream. A `batch` brings its table to version `v`; the one before it had `v` less as
many as there are events. Who sees a gap asks `watch` with the version he has.

Tested in   tests/wire/test_typescript.py
"""

from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from pakli.fairness import Deal, Opening, ServingList, ShownCards, TicketOpening
from pakli.room.actions import PersonAction
from pakli.rules.refusal import Fact as RefusalFact
from pakli.table import TableEvent
from pakli.table.telling import Line
from pakli.wire.tournaments import (
    TournamentMessage,
    TournamentMoved,
    TournamentsMessage,
    TournamentsWanted,
    TournamentWanted,
)
from pakli.wire.view import Clock, Question, SignView, TableView

__all__ = [
    "PROTOCOL",
    "BatchMessage",
    "CallView",
    "CallsMessage",
    "ChatMessage",
    "ChatOut",
    "ClientMessage",
    "DoMessage",
    "DoneMessage",
    "ErrorMessage",
    "FairCardsMessage",
    "FairMessage",
    "FairPack",
    "FairRecordMessage",
    "FairSharesMessage",
    "FairVoidMessage",
    "GoneMessage",
    "HelloMessage",
    "LobbyMessage",
    "LobbyTable",
    "LobbyWanted",
    "Passed",
    "PingMessage",
    "PongMessage",
    "RefusedMessage",
    "SeenEvent",
    "ServerMessage",
    "ShareMessage",
    "UnwatchMessage",
    "ViewMessage",
    "WatchMessage",
    "WelcomeMessage",
]

PROTOCOL: Final = 1

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$")]
"""A command's id: the sender's own, and new for each command."""

TableId = Annotated[str, Meta(max_length=64)]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
HandId = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
Version = Annotated[int, Meta(ge=0, le=2**53)]


class HelloMessage(Struct, frozen=True, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message of a connection; again, to change the language."""

    protocol: int
    lang: Annotated[str, Meta(max_length=35)]


class WatchMessage(Struct, frozen=True, tag_field="t", tag="watch", forbid_unknown_fields=True):
    """Look on at a table. `since`: the version known, after a break."""

    table: TableId
    since: Version | UnsetType = UNSET


class UnwatchMessage(Struct, frozen=True, tag_field="t", tag="unwatch", forbid_unknown_fields=True):
    """Look on no more."""

    table: TableId


class DoMessage(Struct, frozen=True, tag_field="t", tag="do", forbid_unknown_fields=True):
    """Do something. `version`: of the table, as the sender saw it; the same `id` is done once."""

    id: Id
    table: TableId
    version: Version
    action: PersonAction


class ChatOut(Struct, frozen=True, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """Write a line."""

    id: Id
    table: TableId
    text: Annotated[str, Meta(max_length=2000)]


class LobbyWanted(Struct, frozen=True, tag_field="t", tag="lobby", forbid_unknown_fields=True):
    """Send the list of tables from now on, or no more."""

    on: bool


class PingMessage(Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    n: Version


class FairMessage(Struct, frozen=True, tag_field="t", tag="fair", forbid_unknown_fields=True):
    """
    Check the deal at a table that is watched. `chain`: the value one's shares come after, from a seat;
    without it no shares are given.
    """

    table: TableId
    chain: Hash | UnsetType = UNSET


class ShareMessage(Struct, frozen=True, tag_field="t", tag="share", forbid_unknown_fields=True):
    """One's share for the record that is open: at once, for it is due in 3 seconds."""

    table: TableId
    hand: HandId
    share: Hash


ClientMessage = (
    HelloMessage
    | WatchMessage
    | UnwatchMessage
    | DoMessage
    | ChatOut
    | LobbyWanted
    | PingMessage
    | FairMessage
    | ShareMessage
    | TournamentsWanted
    | TournamentWanted
)


class Passed(Struct, frozen=True, gc=False, tag="passed"):
    """An event that is not this viewer's to know: only that time has passed."""


SeenEvent = TableEvent | Passed


class WelcomeMessage(Struct, frozen=True, tag_field="t", tag="welcome"):
    """Who the connection belongs to."""

    player: str
    name: str
    roles: tuple[str, ...]
    protocol: int


class ViewMessage(Struct, frozen=True, kw_only=True, tag_field="t", tag="view"):
    """A table as it is, from nothing; a question or clock that is not there is none."""

    table: str
    v: int
    view: TableView
    question: Question | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    told: tuple[Line, ...] | UnsetType = UNSET
    """The hand so far, for who comes in the middle of it."""


class BatchMessage(Struct, frozen=True, kw_only=True, tag_field="t", tag="batch"):
    """What happened at once; a question or clock that is not there is over."""

    table: str
    v: int
    """The version after it: the one before and as many as there are events."""
    events: tuple[SeenEvent, ...]
    told: tuple[Line, ...]
    set: dict[str, Any]
    """JSON merge patch (RFC 7396) from the view before."""
    question: Question | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET


class DoneMessage(Struct, frozen=True, tag_field="t", tag="done"):
    """It is done, and in the log."""

    id: str
    v: int


class RefusedMessage(Struct, frozen=True, kw_only=True, tag_field="t", tag="refused"):
    """It is not done, and why; `text` in the language of the connection."""

    id: str
    clause: str
    code: str
    facts: tuple[RefusalFact, ...]
    text: str


class ChatMessage(Struct, frozen=True, kw_only=True, tag_field="t", tag="chat"):
    """A line of chat. `n` counts from 1 at each table: one that came twice is known by it."""

    table: str
    n: int
    at: int
    """When it was written, in milliseconds since 1970."""
    player: str
    name: str
    text: str


class LobbyTable(Struct, frozen=True, kw_only=True):
    """A table in the lobby."""

    table: str
    sign: SignView
    players: int
    waiting: int
    average_pot: int
    """Chips in an average pot lately; 0: not known yet."""
    per_flop: int = 0
    """Of 100 players dealt in, how many saw the flop lately; 0: not known."""
    bots: int = 0
    """Players whom programs play, the house's and members'."""
    private: bool = False
    members_bots: bool = False
    """Members' bots may sit down."""


class LobbyMessage(Struct, frozen=True, tag_field="t", tag="lobby"):
    """All tables the viewer may look on at; at most once a second."""

    tables: tuple[LobbyTable, ...]


class CallView(Struct, frozen=True, kw_only=True):
    """A call for the floor."""

    number: int
    at: int
    """When, in milliseconds since 1970."""
    table: str
    table_name: str
    seat: int
    player: str
    name: str
    text: str
    """Why; empty: not said."""
    taken: str
    """Name of who sees to it; empty: nobody yet."""
    closed: bool
    closed_by: str
    answer: str


class CallsMessage(Struct, frozen=True, tag_field="t", tag="calls"):
    """
    All calls that are open, the oldest first, for those in charge; for others, their own, and before them the
    last of theirs that was closed. Sent when the connection begins, to those in charge even if there are
    none, and when one changes.
    """

    calls: tuple[CallView, ...]


class GoneMessage(Struct, frozen=True, tag_field="t", tag="gone"):
    """The table is closed."""

    table: str


class PongMessage(Struct, frozen=True, tag_field="t", tag="pong"):
    """I am."""

    n: int


class ErrorMessage(Struct, frozen=True, tag_field="t", tag="error"):
    """
    Something about the connection: `unreadable`, `outdated`, `hello_first`, `no_table`, `set_aside`,
    `private`, `too_many`, `signed_out`, `no_tournament`,
    `too_many_events`.
    """

    code: str
    text: str


class FairRecordMessage(Struct, frozen=True, tag_field="t", tag="fair_record"):
    """The record of a hand, before its deal: the very bytes that are hashed, as text."""

    table: str
    record: str


class FairPack(Struct, frozen=True):
    """A pack opened whole: card codes by position; salts and tickets come from `key`."""

    pack: int
    cards: tuple[int, ...]
    key: str


class FairSharesMessage(Struct, frozen=True, kw_only=True, tag_field="t", tag="fair_shares"):
    """All shares, by ascending seat, and the three packs that were not picked: before the first card."""

    table: str
    hand: str
    shares: tuple[tuple[int, str], ...]
    opened: tuple[FairPack, ...]


class FairVoidMessage(Struct, frozen=True, kw_only=True, tag_field="t", tag="fair_void"):
    """A record is void: the shares that came, and all four packs."""

    table: str
    record: str
    shares: tuple[tuple[int, str], ...]
    opened: tuple[FairPack, ...]


class FairCardsMessage(Struct, frozen=True, kw_only=True, tag_field="t", tag="fair_cards"):
    """
    Openings of cards the viewer sees; of a stub shuffled anew the order and the tickets.

    Who begins in the middle of a hand is told what was dealt, too: `deals` and `shown`.
    """

    table: str
    hand: str
    openings: tuple[Opening, ...]
    servings: tuple[ServingList, ...] | UnsetType = UNSET
    tickets: tuple[TicketOpening, ...] | UnsetType = UNSET
    deals: tuple[Deal, ...] | UnsetType = UNSET
    shown: tuple[ShownCards, ...] | UnsetType = UNSET


ServerMessage = (
    WelcomeMessage
    | ViewMessage
    | BatchMessage
    | DoneMessage
    | RefusedMessage
    | ChatMessage
    | LobbyMessage
    | CallsMessage
    | GoneMessage
    | PongMessage
    | ErrorMessage
    | FairRecordMessage
    | FairSharesMessage
    | FairVoidMessage
    | FairCardsMessage
    | TournamentsMessage
    | TournamentMessage
    | TournamentMoved
)
