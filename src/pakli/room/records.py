"""
What the room itself writes into a table's stream, between the table's and the hand's events.

Private, all of it: a viewer only learns that time has passed. The order of the pack is among it, so that a
room that starts again deals the same cards; where players take part in the shuffle, all that their pack comes
from.

Clauses     F2 (nobody is sent the pack), F3, P4 (the pack is fixed before the cut).
Tested in   tests/room/test_restart.py
"""

from typing import Any, Literal, get_args

from msgspec import Struct

from pakli.rules import Event
from pakli.store import Codec
from pakli.table import OwnEvent, Sign, TableEvent

__all__ = [
    "OWN_RECORDS",
    "RECORDS",
    "BankSpent",
    "ChainGiven",
    "Chat",
    "ClosingAsked",
    "Manners",
    "Opened",
    "OpeningChanged",
    "OwnRecord",
    "PackShuffled",
    "Record",
    "RecordLaid",
    "RecordVoided",
    "SharesGiven",
    "StubServed",
    "TableClosed",
]

Chat = Literal["everyone", "seated", "off"]


class Manners(Struct, frozen=True, kw_only=True):
    """How a table is kept; its owner and the floor may change it at any time."""

    name: str
    owner: str = ""
    """Id of the person who opened it; empty: the house."""
    private: bool = False
    """Only for those invited."""
    approve: bool = False
    """The owner or the floor lets every buy-in through, or not."""
    delay: int = 0
    """Seconds by which spectators see everything later."""
    one_address: bool = False
    """Nobody sits down who comes from the same address as another player of the table."""
    members_bots: bool = False
    """Whether members' bots may sit down; those who sit stay."""
    chat: Chat = "everyone"
    """Who may write: with "seated", spectators may not."""
    passing: bool = False
    """The house opened it for who found no seat: it closes some minutes after its last guest has gone."""
    tournament: str = ""
    """Id of the tournament whose table it is: it says who sits here and when a hand begins."""
    dealers: tuple[str, ...] = ()
    """Ids of those who were handed the console of a live table."""


class Opened(Struct, frozen=True, tag="room_opened"):
    """The table was opened: the first record of its stream."""

    manners: Manners
    sign: Sign


class OpeningChanged(Struct, frozen=True, tag="room_changed"):
    """
    It is kept otherwise from now on; but who looks on sees everything later by another delay only once the
    hand is over.
    """

    manners: Manners
    by: str = ""
    """Id of the person who has changed it."""


class PackShuffled(Struct, frozen=True, gc=False, tag="room_pack"):
    """The pack of the hand that is prepared, top card first, not cut yet."""

    order: str


class ChainGiven(Struct, frozen=True, gc=False, tag="room_chain"):
    """A player's client takes part in the shuffle: the value his shares come after."""

    player: str
    value: bytes


class RecordLaid(Struct, frozen=True, gc=False, tag="room_record"):
    """The record of a hand, as it was published, and the secret its four packs come from."""

    record: str
    secret: bytes


class SharesGiven(Struct, frozen=True, gc=False, tag="room_shares"):
    """Every share of the open record: the pack is picked, and its order."""

    shares: tuple[tuple[int, bytes], ...]


class RecordVoided(Struct, frozen=True, gc=False, tag="room_void"):
    """The open record is void; the shares that came count all the same, `missing` are not asked for long."""

    shares: tuple[tuple[int, bytes], ...]
    missing: tuple[int, ...] = ()


class StubServed(Struct, frozen=True, kw_only=True, gc=False, tag="room_stub"):
    """In which order a stub shuffled anew goes to whom (0: the middle): told before his cards are."""

    serving: int
    seat: int
    street: int
    positions: bytes
    """Of the pack, one byte each; what the receiver threw away himself stands at the end."""
    last: int = 0
    """How many those are."""
    alone: bool = False
    """The values are told to the receiver alone: others may know a ticket among them."""


class BankSpent(Struct, frozen=True, gc=False, tag="room_bank"):
    """The player used his time bank; `left` milliseconds of it are there."""

    player: str
    left: int


class ClosingAsked(Struct, frozen=True, gc=False, tag="room_closing"):
    """The table is to be closed as soon as no hand is on."""

    by: str = ""
    """Id of the person who closes it."""


class TableClosed(Struct, frozen=True, gc=False, tag="room_closed"):
    """The table is no more."""


OwnRecord = (
    Opened
    | OpeningChanged
    | PackShuffled
    | ChainGiven
    | RecordLaid
    | SharesGiven
    | RecordVoided
    | StubServed
    | BankSpent
    | ClosingAsked
    | TableClosed
)
"""The room's own records."""

Record = OwnRecord | OwnEvent | Event
"""Everything in the stream of a table: `TableEvent` and the room's own."""

OWN_RECORDS: frozenset[type[Any]] = frozenset(get_args(OwnRecord))

RECORDS: Codec[OwnRecord | TableEvent] = Codec(Record)
"""Reads and writes the stream."""
