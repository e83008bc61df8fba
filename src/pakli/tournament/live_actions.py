"""
What is wanted of a tournament with real cards and chips, before it is judged: the desk's entries.

Chips are counted by people: who says how many are where says what he has seen, and nothing is made up.

Clauses     M5 (who is out), TDA 24 (colour-up), F1, section 9 (live tables).
Tested in   tests/tournament/test_live.py
"""

from msgspec import Struct

__all__ = [
    "AcceptDifference",
    "BustOut",
    "CountChips",
    "HandPlayed",
    "MoveDone",
    "RaceOff",
    "TakeBackRace",
]


class BustOut(Struct, frozen=True, gc=False, tag="bust_out"):
    """
    Who lost all chips in one hand at a table where no hands are entered (M5).

    `out`: pairs of entry and the chips it began that hand with; 0: as many as are known. Who had more ranks
    higher, who had as many ties. `by`: the entries that won them, if that is known.
    """

    table: int
    out: tuple[tuple[int, int], ...]
    by: tuple[int, ...] = ()


class CountChips(Struct, frozen=True, gc=False, tag="count_chips"):
    """Chips as they were counted at a table: pairs of entry and chips."""

    table: int
    stacks: tuple[tuple[int, int], ...]


class AcceptDifference(Struct, frozen=True, gc=False, tag="accept_difference"):
    """All are counted, and together they are not what was issued: play goes on with what there is (F1)."""

    reason: str


class MoveDone(Struct, frozen=True, gc=False, tag="move_done"):
    """The player has come to the seat he was moved to; `done` false: he has not, after all."""

    player: str
    done: bool = True


class HandPlayed(Struct, frozen=True, gc=False, tag="hand_played"):
    """In hand-for-hand: a table where no hands are entered has played its hand; 0: all of them (M4)."""

    table: int = 0


class RaceOff(Struct, frozen=True, gc=False, tag="race_off"):
    """
    Take a denomination out of play at a table (TDA 24).

    Args:
        removed, smallest: what leaves, and the smallest that stays.
        stacks: triples of entry, chips in all, and how many of the denomination that leaves.
        cards: as they were dealt, one for each odd chip, seat by seat from the lowest number.
    """

    table: int
    removed: int
    smallest: int
    stacks: tuple[tuple[int, int, int], ...]
    cards: str = ""


class TakeBackRace(Struct, frozen=True, gc=False, tag="take_back_race"):
    """The last race of a table was wrong: everybody has what he had before it (F1)."""

    table: int
    reason: str
