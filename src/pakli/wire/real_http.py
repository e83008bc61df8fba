"""
What the desk of real cards and chips says over HTTP: words of the director, tagged by `type`.

Entries and tables have numbers from 1, chips are counted in chips.

Clauses     M5 (who is out), TDA 24 (colour-up), F1 (a ruling has a reason), section 9 (live tables).
Tested in   tests/wire/test_typescript.py, tests/server/test_real_tournaments.py
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

__all__ = [
    "AnswerFor",
    "CountStacks",
    "EnterNamed",
    "KnockOut",
    "PlayWithDifference",
    "RaceTable",
    "RoundPlayed",
    "SeatTaken",
    "UndoRace",
]

Entry = Annotated[int, Meta(ge=1, le=10**9)]
Table = Annotated[int, Meta(ge=1, le=10**9)]
Chips = Annotated[int, Meta(ge=0, le=10**12)]
PersonId = Annotated[str, Meta(min_length=1, max_length=64)]
Reason = Annotated[str, Meta(min_length=1, max_length=500)]
Everybody = Meta(max_length=100)


class EnterNamed(Struct, frozen=True, tag="enter_named", forbid_unknown_fields=True):
    """Enter somebody who has no device, by name: where entering costs nothing; `live`: in a mixed field."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    live: bool = True


class AnswerFor(Struct, frozen=True, tag="answer_for", forbid_unknown_fields=True):
    """Buy, or decline, for somebody who has said so at the desk; he pays from his own account."""

    player: PersonId
    answer: Literal["rebuy", "no_rebuy", "add_on"]


class KnockOut(Struct, frozen=True, tag="bust_out", forbid_unknown_fields=True):
    """
    Who lost all chips in one hand: pairs of entry and the chips it began the hand with (0: as many as are
    known); `by`: entries that won them, if that is known.
    """

    table: Table
    out: Annotated[tuple[tuple[Entry, Chips], ...], Everybody]
    by: Annotated[tuple[Entry, ...], Everybody] = ()


class CountStacks(Struct, frozen=True, tag="count_chips", forbid_unknown_fields=True):
    """Pairs of entry and chips, as they were counted at a table."""

    table: Table
    stacks: Annotated[tuple[tuple[Entry, Chips], ...], Everybody]


class PlayWithDifference(Struct, frozen=True, tag="accept_difference", forbid_unknown_fields=True):
    """All are counted, and together they are not what was issued: play with what there is."""

    reason: Reason


class SeatTaken(Struct, frozen=True, tag="move_done", forbid_unknown_fields=True):
    """The player has come to the seat he was moved to, or, after all, has not."""

    player: PersonId
    done: bool = True


class RoundPlayed(Struct, frozen=True, tag="hand_played", forbid_unknown_fields=True):
    """Hand-for-hand: the table has played its hand; 0: all of them."""

    table: Annotated[int, Meta(ge=0, le=10**9)] = 0


class RaceTable(Struct, frozen=True, tag="race_off", forbid_unknown_fields=True):
    """
    A denomination leaves play: triples of entry, all its chips, and how many it has of what leaves. `cards`:
    one for each odd chip, seat by seat; empty: the machine draws them.
    """

    table: Table
    removed: Chips
    smallest: Chips
    stacks: Annotated[tuple[tuple[Entry, Chips, Chips], ...], Everybody]
    cards: Annotated[str, Meta(max_length=200)] = ""


class UndoRace(Struct, frozen=True, tag="take_back_race", forbid_unknown_fields=True):
    """Everybody at the table has what he had before the last race."""

    table: Table
    reason: Reason
