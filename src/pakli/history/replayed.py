"""
A hand of a file as it was played through the engine.

Tested in   tests/history/test_replay.py
"""

from msgspec import Struct

from pakli.rules import Event, Hand, Setup

__all__ = ["Replayed"]


class Replayed(Struct, frozen=True):
    """A hand as it was played."""

    setup: Setup
    events: tuple[Event, ...]
    hand: Hand
    """As it stands at the end."""
    scale: int
    """Chips for one unit of the file."""
    checked: bool
    """Whether the file says which stacks there are at the end."""

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips at the end, in the order of the players."""
        return tuple([seat.stack for seat in self.hand.seats])
