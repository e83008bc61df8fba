"""
What a hand-history file says about one hand, before anybody judges it.

Numbers stay as the file wrote them: whole ones as int, all others as exact `Decimal`, never as float. Players
are counted from 1, clockwise from the first left of the button, as the file names them (`p1`).

Knows       files' contents. Not the rules: `pakli.history.replay` plays what is recorded.
Tested in   tests/history/test_read.py, tests/history/test_write.py
"""

from collections.abc import Mapping
from datetime import date, datetime, time
from decimal import Decimal
from types import MappingProxyType
from typing import Literal, Union

from msgspec import Struct

__all__ = ["Number", "Operation", "Place", "Recorded", "Value", "Verb"]

Number = int | Decimal
"""An amount as written."""

Value = Union[str, int, bool, Decimal, date, time, datetime, list["Value"], dict[str, "Value"]]  # noqa: UP007 - names itself
"""What a field may hold."""

Verb = Literal[
    "deal_hole",
    "deal_board",
    "fold",
    "check_or_call",
    "raise_to",
    "show_or_muck",
    "draw",
    "bring_in",
    "remark",
]


class Operation(Struct, frozen=True, gc=False):
    """
    One thing that was done.

    `player` is 0 for the dealer's community cards and for remarks. `cards` are text (``"AsKd"``, unknown
    ``"??"``); of ``"show_or_muck"`` they are empty where the hand was thrown away and ``"-"`` where it was
    shown as dealt. `amount` is the total in front after a bet or raise. `comment` stood behind a ``#``.
    """

    verb: Verb
    player: int = 0
    cards: str = ""
    amount: Number = 0
    comment: str = ""
    line: int = 0
    """Line in the file, from 1; 0: not from a file."""


class Place(Struct, frozen=True, gc=False):
    """Where a hand stands: `hand` is its number or name in the file; `line` and `last_line` count from 1."""

    file: str = ""
    hand: int | str = 1
    line: int = 0
    last_line: int = 0
    """Where its actions end."""


class Recorded(Struct, frozen=True, kw_only=True):
    """
    One hand of a file.

    The tuples of numbers have one entry for each player. Heads-up, `antes` and `blinds` are small blind first
    all the same, though the first player has the big blind (P3).
    """

    variant: str
    """The format's own code of game and limit, such as ``"NT"``."""
    starting_stacks: tuple[Number, ...]
    """Infinite where unknown."""
    actions: tuple[Operation, ...] = ()
    antes: tuple[Number, ...] = ()
    blinds: tuple[Number, ...] = ()
    """Blinds and straddles; empty where the game has none."""
    bring_in: Number | None = None
    small_bet: Number | None = None
    big_bet: Number | None = None
    min_bet: Number | None = None
    ante_trimming: bool | None = None
    """Whether a short ante trims what its player can win; None: the file does not say."""
    finishing_stacks: tuple[Number, ...] | None = None
    winnings: tuple[Number, ...] | None = None
    fields: Mapping[str, Value] = MappingProxyType({})
    """Everything else the file says, in its order, unknown and user-defined fields among it."""
    place: Place = Place()
    format: Literal["phh"] = "phh"

    @property
    def players(self) -> int:
        """How many were dealt in."""
        return len(self.starting_stacks)
