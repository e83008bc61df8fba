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
from pakli.rules import BoardDealt
from pakli.table import Sign, Table
from pakli.table.events import HandSettled, HandStarted, HandVoided

__all__ = ["LobbyEntry", "Pots", "entry_of"]

_LATELY: Final = 20


class _Settled(Struct, frozen=True, gc=False):
    """One hand that is over."""

    pot: int
    """Chips, rake included."""
    saw: int
    """Players who saw the first board cards."""
    dealt: int
    """Players dealt in; 0: the game has no board."""


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


_COUNTED: Final = frozenset((HandStarted, BoardDealt, HandSettled, HandVoided))
"""What figures of pots are made of."""


class Pots:
    """Figures of the last hands of a table. A hand that is settled anew counts once."""

    def __init__(self) -> None:
        self._hands: dict[int, _Settled] = {}
        self._saw = 0

    def note(self, records: Iterable[Record], table: Table) -> None:
        """Take what happened into account; `table` is the one after it."""
        for record in records:
            kind, hand = type(record), table.hand
            if kind not in _COUNTED:
                continue
            if kind is HandStarted:
                self._saw = 0
            elif kind is BoardDealt and not self._saw and hand is not None:
                self._saw = hand.alive
            elif kind is HandVoided:
                self._hands.pop(table.hands, None)
            elif isinstance(record, HandSettled) and hand is not None:
                self._hands.pop(table.hands, None)
                if not record.misdeal:
                    pot = sum([seat.paid for seat in hand.seats]) + hand.stage.dead
                    dealt = len(record.stacks) if hand.plan.game.has_board else 0
                    self._hands[table.hands] = _Settled(pot, self._saw, dealt)
                if len(self._hands) > _LATELY:
                    del self._hands[min(self._hands)]

    @property
    def average(self) -> int:
        """Chips in an average pot."""
        hands = self._hands.values()
        return round(sum([hand.pot for hand in hands]) / len(hands)) if hands else 0

    @property
    def per_flop(self) -> int:
        """Of 100 players, how many saw the first board cards."""
        hands = self._hands.values()
        dealt = sum([hand.dealt for hand in hands])
        return round(100 * sum([hand.saw for hand in hands if hand.dealt]) / dealt) if dealt else 0


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
