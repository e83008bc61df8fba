"""
Real cards and chips in a tournament, in the protocol: chips in play, moves, and what the desk enters.

Shapes only. Chips are counted in chips, denominations are their values; entries and tables go from 1.

Clauses     M4, M5, TDA 24, section 9 (live tables).
Tested in   tests/wire/test_typescript.py, tests/server/test_real_tournaments.py
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

__all__ = [
    "ColourUpView",
    "MayEnter",
    "RacedView",
    "RealDesk",
    "RealTable",
    "RealView",
    "SeatMove",
    "UnevenTables",
]

MayEnter = Literal[
    "bust_out", "count_chips", "accept_difference", "move_done", "hand_played", "race_off", "take_back_race",
    "enter_named", "answer_for",
]  # fmt: skip


class ColourUpView(Struct, frozen=True, kw_only=True):
    """The next colour-up: what leaves play, the smallest that stays, its break’s place in the schedule."""

    removed: int
    smallest: int
    at: int
    left: int | UnsetType = UNSET
    """Milliseconds to its break; 0: it is now, or is late. Left out: a level before it is played by hands."""


class SeatMove(Struct, frozen=True, kw_only=True):
    """Somebody who has to go to another seat; from table 0: he is new."""

    entry: int
    player: str
    name: str
    from_table: int
    from_seat: int
    table: int
    seat: int
    done: bool


class RealView(Struct, frozen=True, kw_only=True):
    """What everybody may know of real cards and chips."""

    live: Literal["clock", "chips", "console", "record"]
    mixed: Literal["", "apart", "together"]
    values: tuple[int, ...]
    """Denominations in play, the smallest first; empty: not said."""
    moves: tuple[SeatMove, ...]
    """Those who have not come yet first; the newest of each before the others."""
    colour_up: ColourUpView | UnsetType = UNSET
    """Left out: none is planned any more."""


class RacedView(Struct, frozen=True, kw_only=True):
    """What a race made of somebody."""

    entry: int
    name: str
    seat: int
    before: int
    after: int
    odd: int
    cards: str
    """One for each odd chip, the best one counts."""
    won: bool
    kept_in: bool
    """He would have had nothing left and has one chip."""


class RealTable(Struct, frozen=True, kw_only=True):
    """A table with real cards, at the desk."""

    number: int
    chips: int
    """What its players are known to have together."""
    hands: bool
    """Whether its hands are entered; then it says by itself who is out."""
    busy: bool
    """In mid-hand, or its dealer has not said yet that the last one is right."""
    waits: bool = False
    """Hand-for-hand: it has still to play its hand of the round."""
    counted: bool = False
    """Everybody there has been counted in the count that is on."""
    raced: tuple[int, ...] = ()
    race: tuple[RacedView, ...] = ()
    """The last one, while it can be taken back."""


class UnevenTables(Struct, frozen=True):
    """Tables that differ by two: who is due the big blind next at the first is to move to this seat."""

    from_table: int
    table: int
    seat: int


class RealDesk(Struct, frozen=True, kw_only=True):
    """What the desk enters, and whether chips are as they were issued."""

    can: tuple[MayEnter, ...]
    tables: tuple[RealTable, ...]
    issued: int
    """Chips that are in play."""
    known: int
    """Chips that somebody is known to have."""
    left_to_count: int
    """Who plays and has not been counted since this level or break began."""
    uneven: UnevenTables | UnsetType = UNSET
