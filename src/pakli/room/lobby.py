"""
What the lobby shows of each table.

Clauses     T1 (stakes shown both ways: by whoever shows the sign).
Tested in   tests/room/test_lobby.py
"""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from pakli.room.kept import Kept
from pakli.room.records import Manners, Record
from pakli.rules import BoardDealt, PotAwarded, RakeTaken
from pakli.table import Sign, Table
from pakli.table.events import HandSettled, HandStarted

__all__ = ["LobbyEntry", "Pots", "entry_of"]

_LATELY: Final = 20


class LobbyEntry(Struct, frozen=True):
    """One table, as the lobby lists it."""

    table_id: str
    manners: Manners
    sign: Sign
    players: int
    """Seats taken."""
    playing: int
    """Players who can be dealt in."""
    bots: int
    waiting: int
    average_pot: int
    """Chips, of the last hands; 0: not known yet."""
    per_flop: int
    """
    Of 100 players dealt in, how many saw the first board cards lately; 0: not known, or there is no board.
    """


_COUNTED: Final = frozenset((HandStarted, BoardDealt, PotAwarded, RakeTaken, HandSettled))
"""What figures of pots are made of."""


class Pots:
    """Figures of the last hands of a table."""

    def __init__(self) -> None:
        self._pots: list[int] = []
        self._flops: list[tuple[int, int]] = []
        self._pot = 0
        self._saw = 0

    def note(self, records: Iterable[Record], table: Table) -> None:
        """Take what happened into account; `table` is the one after it."""
        for record in records:
            kind = type(record)
            if kind not in _COUNTED:
                continue
            if kind is HandStarted:
                self._pot = self._saw = 0
            elif kind is BoardDealt and not self._saw and table.hand is not None:
                self._saw = table.hand.alive
            elif isinstance(record, PotAwarded):
                self._pot += sum([chips for _, chips in record.shares])
            elif isinstance(record, RakeTaken):
                self._pot += record.amount
            elif isinstance(record, HandSettled) and not record.misdeal:
                self._pots.append(self._pot)
                if table.hand is not None and table.hand.plan.game.has_board:
                    self._flops.append((self._saw, len(record.stacks)))
                del self._pots[:-_LATELY], self._flops[:-_LATELY]

    @property
    def average(self) -> int:
        """Chips in an average pot."""
        return round(sum(self._pots) / len(self._pots)) if self._pots else 0

    @property
    def per_flop(self) -> int:
        """Of 100 players, how many saw the first board cards."""
        dealt = sum([players for _, players in self._flops])
        return round(100 * sum([saw for saw, _ in self._flops]) / dealt) if dealt else 0


def entry_of(table_id: str, kept: Kept, pots: Pots, bots: int) -> LobbyEntry:
    """A table, `bots` of whose players programs play, as the lobby lists it."""
    table = kept.table
    return LobbyEntry(
        table_id=table_id,
        manners=kept.manners,
        sign=table.sign,
        players=len(table.seats),
        playing=len(table.ready),
        bots=bots,
        waiting=len(table.waiting_list),
        average_pot=pots.average,
        per_flop=pots.per_flop,
    )
