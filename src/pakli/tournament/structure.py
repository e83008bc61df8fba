"""
What a tournament is, as data: what one pays, what one gets, how the blinds rise, what is paid out.

All of it is settled before anybody registers and shown to everybody; `check.py` refuses what cannot be
played, `verifier.py` explains what is odd.

Clauses     M1 (fees, prizes), M2 (levels), M3, M4 (sizes), M5, M6 (rebuys, add-ons), M7 (tickets), M9.
Knows       signs of tables. No players, no clock, no chance.
Tested in   tests/tournament/
"""

from typing import Literal

from msgspec import Struct

from pakli.rules import Stakes
from pakli.table import Money
from pakli.table.sign import Rotation

__all__ = [
    "AddOn",
    "Break",
    "Level",
    "LiveTables",
    "Mixed",
    "Payouts",
    "Price",
    "Rebuy",
    "Satellite",
    "Schedule",
    "Structure",
]


LiveTables = Literal["", "clock", "chips", "console", "record"]
"""As `pakli.table.sign.Live`; `clock`: no hand is entered, who is out and what is counted the desk says."""
Mixed = Literal["", "apart", "together"]
"""A mixed field: players are moved within their kind of table alone, until the final table; or anywhere."""


class Price(Struct, frozen=True, gc=False):
    """What somebody pays, in the smallest unit of the currency; `share` of it is the organiser's (M1)."""

    pays: int
    share: int = 0

    @property
    def to_pool(self) -> int:
        """What goes into the prize pool."""
        return self.pays - self.share


class Level(Struct, frozen=True, gc=False, tag="level"):
    """
    The stakes of a while (M2): so many minutes, or so many hands of the table that has played most of them.

    Exactly one of `minutes` and `hands` is not 0.
    """

    stakes: Stakes
    minutes: int = 0
    hands: int = 0


class Break(Struct, frozen=True, gc=False, tag="break"):
    """Nobody plays; a break between two levels. `main`: the one in which N's add-on is bought (M6)."""

    minutes: int
    main: bool = False
    colour_up: tuple[int, ...] = ()
    """Denominations of real chips that leave play in it (TDA 24)."""


Schedule = tuple[Level | Break, ...]
"""Levels and breaks in their order; the first is a level. After the last level all stakes double (M2)."""


class Rebuy(Struct, frozen=True, gc=False):
    """
    M6: who may buy another stack, and until when.

    Args:
        minutes: of play, breaks not counted; 0: until the main break begins.
        when: chips all gone, or fewer than the starting stack.
        times: how often each; 0: any number of times.
        price: 0 chips and no price: the entry fee again, one starting stack.
    """

    minutes: int = 0
    when: Literal["broke", "below_start"] = "broke"
    times: int = 0
    price: Price | None = None
    chips: int = 0


class AddOn(Struct, frozen=True, gc=False):
    """
    M6: one more stack for everybody who is still in, rebuy used or not.

    Args:
        when: at the end of the rebuys' window (W), or in the main break (N).
        price: None: the entry fee.
        chips: 0: one starting stack.
    """

    when: Literal["after_rebuys", "main_break"] = "after_rebuys"
    price: Price | None = None
    chips: int = 0


class Payouts(Struct, frozen=True, gc=False):
    """
    How the pool is divided (M1).

    Args:
        kind: `standard`: by the number of entries; `winner`: all to the first; `flat`: the same to each of
            the paid `places`; `custom`: `parts` of the pool, the first place first, in whole units of any
            size (``(50, 30, 20)``).
        guaranteed: least the pool is, in the smallest unit; what is missing the organiser adds.
    """

    kind: Literal["standard", "winner", "flat", "custom"] = "standard"
    places: int = 0
    parts: tuple[int, ...] = ()
    guaranteed: int = 0


class Satellite(Struct, frozen=True, gc=False):
    """M7: the prize is an entry to `target`, worth `ticket`; what is left goes to the next place in cash."""

    target: str
    ticket: int


class Structure(Struct, frozen=True):
    """
    A tournament before anybody has entered.

    Args:
        name: as people call it.
        variants: games in their order; with several, `rotation` and `every` as on a sign (G8).
        limit: its name, `no-limit` and so on; empty: each game's usual one.
        preset: whose house rules (M8).
        table_size: seats at a table.
        entry: what one pays; 0 in the practice form (M9) and in a freeroll.
        stack: chips one starts with.
        schedule: levels and breaks.
        least: players it takes to begin.
        most: most entries at once; 0: unlimited. A sit & go (`sit_and_go`) starts when `most` are there (M3).
        late_levels: entering and entering again is possible until this many levels are over; 0: never.
        reentries: how often somebody who is out may enter anew (a new entry, not a rebuy).
        rebuy, add_on: M6; None: none.
        bounty: part of each entry's `to_pool` that is paid to who puts its player out; 0: none.
        payouts: M1.
        satellite: the prizes are tickets (M7).
        hand_for_hand: on the bubble (M4).
        hand_minutes: of a level that each hand of hand-for-hand costs, however long it takes; 0: the clock
            goes on by itself (TDA recommended procedure: 2).
        redraw: seats are drawn anew for the final table.
        practice: for practice chips (M9).
        money: what the smallest unit of `entry` is.
        progressive: percent of a bounty won that goes onto the winner’s own head; the rest he has at once.
        live: how tables with real cards are run; empty: all tables are online.
        mixed: some tables are online, some live; empty: all are of one kind.
        chips: real chips by denomination, and how many of each are handed out as a starting stack; 0 of what
            comes into play later. Empty: not said.
    """

    name: str
    schedule: Schedule
    entry: Price
    stack: int
    variants: tuple[str, ...] = ("holdem",)
    limit: str = ""
    preset: str = "verseny"
    rotation: Rotation = "orbits"
    every: int = 1
    ante_by: Literal["none", "each", "big_blind", "button"] = "each"
    table_size: int = 9
    least: int = 2
    most: int = 0
    sit_and_go: bool = False
    late_levels: int = 0
    reentries: int = 0
    rebuy: Rebuy | None = None
    add_on: AddOn | None = None
    bounty: int = 0
    progressive: int = 0
    payouts: Payouts = Payouts()
    satellite: Satellite | None = None
    hand_for_hand: bool = True
    hand_minutes: int = 2
    redraw: bool = True
    practice: bool = False
    money: Money = Money()
    live: LiveTables = ""
    mixed: Mixed = ""
    chips: tuple[tuple[int, int], ...] = ()
