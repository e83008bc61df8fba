"""
The director's desk in the protocol: everybody with what can be done about him, what happened, the money.

Clauses     F1, M4, M5. Tested in tests/wire/test_typescript.py, tests/wire/test_tournaments.py
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from pakli.wire.real import RealDesk

__all__ = ["DeskEntry", "DeskNote", "DeskView", "EntryState", "FreeSeats", "MayRule"]

EntryState = Literal["none", "registered", "unseated", "playing", "broke", "asked", "out"]
MayRule = Literal[
    "begin", "resize", "cancel", "enter_player", "bots", "invite", "fix_seat", "pause", "resume", "set_clock",
    "take_back_clock", "order_breaks", "hand_for_hand", "disqualify", "penalize", "move_player", "announce",
    "take_back_bust", "take_back_move", "take_back_entry", "drop_deal", "set_payouts", "take_back_payouts",
]  # fmt: skip


class DeskEntry(Struct, frozen=True, kw_only=True):
    """An entry on the director's desk and what can be done; `leaves`: is put out once the hand is over."""

    entry: int
    player: str
    name: str
    state: EntryState
    chips: int
    bot: bool = False
    table_number: int = 0
    seat: int = 0
    fixed: int = 0
    rebuys: int = 0
    added_on: bool = False
    penalty: int = 0
    leaves: bool = False
    place: int = 0
    prize: int = 0
    paid: int = 0
    had: int = 0
    """Chips at the beginning of the hand in which he lost them, won by the entries `by`."""
    by: tuple[int, ...] = ()
    live: bool = False
    """Plays at tables with real cards."""
    can: tuple[MayRule, ...] = ()


class FreeSeats(Struct, frozen=True):
    """Seats of a table where nobody sits, the one first that gets the big blind soonest."""

    table_number: int
    seats: tuple[int, ...]


class DeskNote(Struct, frozen=True, kw_only=True):
    """Something that happened, the newest first: a message of the catalogue `desk-…` with its facts."""

    number: int
    """Of the event in the tournament's stream."""
    at: int
    """When, in milliseconds since 1970."""
    what: str
    """Tag of the event."""
    entry: int = 0
    name: str = ""
    table_number: int = 0
    seat: int = 0
    amount: int = 0
    reason: str = ""


class DeskView(Struct, frozen=True, kw_only=True):
    """What the director sees besides: everybody, what happened, the money."""

    can: tuple[MayRule, ...]
    entries: tuple[DeskEntry, ...]
    notes: tuple[DeskNote, ...]
    collected: int
    shares: int
    """The organiser's."""
    paid_out: int
    refunded: int
    added: int
    """By the organiser, to what is guaranteed."""
    chips: int
    out_of_play: int
    hand_for_hand: bool
    break_order: tuple[int, ...]
    free: tuple[FreeSeats, ...] = ()
    ends_entries: int = -1
    """From this place of the schedule on, a clock set there ends entries and rebuys; -1: none does."""
    real: RealDesk | UnsetType = UNSET
    """What the desk enters of real cards and chips. Left out: there are none."""
