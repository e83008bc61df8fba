"""
Events of a tournament with real cards and chips: what its desk has entered.

Clauses     M5, TDA 24, F1, section 9 (live tables).
Tested in   tests/tournament/test_live.py
"""

from msgspec import Struct

__all__ = [
    "BustsEntered",
    "ChipsCounted",
    "ChipsLeft",
    "DifferenceAccepted",
    "HandAtTable",
    "MoveSeen",
    "RaceTakenBack",
    "RacedChips",
    "TableRaced",
]


class BustsEntered(Struct, frozen=True, gc=False, tag="busts_entered"):
    """
    A hand at a table in which somebody lost all: pairs of entry and chips, of those whose chips are known to
    be others now. What was lost and nobody is known to have won is not counted for now. `Busted` follows.
    """

    table: int
    chips: tuple[tuple[int, int], ...]


class ChipsCounted(Struct, frozen=True, gc=False, tag="chips_counted"):
    """
    Pairs of entry and chips as they were counted; `anew`: a new count of the whole field begins with them.
    """

    table: int
    chips: tuple[tuple[int, int], ...]
    anew: bool = False


class DifferenceAccepted(Struct, frozen=True, gc=False, tag="difference_accepted"):
    """So many chips more than were issued are in play (below nothing: fewer), and play goes on with them."""

    amount: int


class MoveSeen(Struct, frozen=True, gc=False, tag="move_seen"):
    """The entry's player has come to his seat; or, after all, he has not."""

    entry: int
    done: bool = True


class HandAtTable(Struct, frozen=True, gc=False, tag="hand_at_table"):
    """A table where no hands are entered has played its hand of the round (M4)."""

    table: int


class RacedChips(Struct, frozen=True, gc=False):
    """What a race made of an entry: chips before and after, odd chips, the cards for them, what it got."""

    entry: int
    before: int
    after: int
    odd: int
    cards: str
    won: bool
    kept_in: bool


class TableRaced(Struct, frozen=True, gc=False, tag="table_raced"):
    """A denomination has left play at a table (TDA 24)."""

    table: int
    removed: int
    smallest: int
    players: tuple[RacedChips, ...]


class RaceTakenBack(Struct, frozen=True, gc=False, tag="race_taken_back"):
    """The table has the denomination again, everybody as many chips as before: pairs of entry and chips."""

    table: int
    removed: int
    chips: tuple[tuple[int, int], ...]


class ChipsLeft(Struct, frozen=True, gc=False, tag="chips_left"):
    """A denomination is in play nowhere any more."""

    removed: int
