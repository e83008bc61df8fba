"""
Seats of a table: who sits there, with what, owing what; and the way round them.

Seat numbers are the table's own, from 1, clockwise. An empty seat has no record.

Clauses     T1-T5 (chips, blinds missed), S1 (consent), P2 ("next", "left of", "right of").
Tested in   tests/table/
"""

from collections.abc import Collection
from typing import Final, Literal

from msgspec import Struct

__all__ = [
    "ANY_RUNS",
    "ASK_RUNS",
    "AfterHand",
    "Switches",
    "TableSeat",
    "between",
    "clockwise",
    "next_left",
    "next_right",
]

ASK_RUNS: Final = -1
"""Several run-outs: ask me each time."""
ANY_RUNS: Final = 0
"""Several run-outs: as the others like."""

AfterHand = Literal["", "sit_out", "leave"]


class Switches(Struct, frozen=True, gc=False):
    """
    What a player agrees to beforehand. Nobody else learns how they stand.

    `straddle`: to the live straddle (S1). `bomb_pot`: to bomb pots. `runs`: most run-outs agreed to, or
    `ASK_RUNS`, `ANY_RUNS`. `cut`: wants to be offered the cut (P4).
    """

    straddle: bool = False
    bomb_pot: bool = False
    runs: int = ASK_RUNS
    cut: bool = True


class TableSeat(Struct, frozen=True, gc=False):
    """A seat with a player."""

    number: int
    player: str
    """The player's id."""
    stack: int
    """Chips on the table (T2); while a hand is on, those it began with: `Table.hand` has the present ones."""
    bought: int = 0
    """Chips paid for that arrive after the hand (T2)."""
    out: bool = False
    """Sits out; in a tournament, is absent and dealt in all the same (T5)."""
    penalty: int = 0
    """Hands the floor has put the player out for (F1)."""
    entering: bool = True
    """Has not been dealt in yet since sitting down (T5)."""
    owes_small: bool = False
    owes_big: bool = False
    """A blind missed while sitting out (T5)."""
    posts: bool = False
    """Pays to come in; otherwise waits for the big blind (T5)."""
    after_hand: AfterHand = ""
    """What the player does when the hand is over; nobody else learns of it before."""
    switches: Switches = Switches()

    @property
    def must_enter(self) -> bool:
        """Has to pay for coming in, or to wait for the big blind (T5)."""
        return self.entering or self.owes_small or self.owes_big

    @property
    def absent(self) -> bool:
        """Whether nobody need wait for the player's word: `TimeUp` at once (I4)."""
        return self.out or bool(self.after_hand) or self.penalty > 0


def next_left(seat: int, among: Collection[int]) -> int:
    """The first seat of `among` left of `seat`, clockwise; `seat` itself comes last. `among` is not empty."""
    return min([number for number in among if number > seat], default=min(among))


def next_right(seat: int, among: Collection[int]) -> int:
    """The first seat of `among` right of `seat`, anticlockwise; `seat` itself comes last."""
    return max([number for number in among if number < seat], default=max(among))


def between(seat: int, start: int, end: int) -> bool:
    """Whether `seat` is passed on the way from `start` to `end`, clockwise, neither of them counted."""
    if start < end:
        return start < seat < end
    return start != end and (seat > start or seat < end)


def clockwise(seats: Collection[int], start: int) -> tuple[int, ...]:
    """`seats` in the order of the deal: from the first left of `start`, which comes last (P5)."""
    ordered = sorted(seats)
    return (*[seat for seat in ordered if seat > start], *[seat for seat in ordered if seat <= start])
