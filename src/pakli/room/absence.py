"""
Who is there in earnest: turns let pass, grace used, and how long somebody has kept a seat without playing.

A real action makes good for all turns let pass (case T8). Who lets several pass, one after another, sits out;
who sits out too long loses the seat, sooner where nobody can play because of it. The chips go with the
player.

Clauses     T5, I4 (absent), section 11 (grace).
Knows       players and seconds. Tested in tests/room/test_absence.py
"""

from collections.abc import Collection
from typing import Final

from pakli.room.pace import Pace
from pakli.table import Table, TooFew

__all__ = ["Absence"]


class Absence:
    """Kept for the players of one table, from when the room was started."""

    def __init__(self, pace: Pace) -> None:
        self._pace: Final = pace
        self._time_outs: dict[str, int] = {}
        self._grace_used: dict[str, float] = {}
        self._since: dict[str, float] = {}

    def acted(self, player: str) -> None:
        """He has really acted: everything is as if he had always been there."""
        self._time_outs.pop(player, None)
        self._grace_used.pop(player, None)

    def timed_out(self, player: str) -> bool:
        """He let his turn pass. Whether that is once too often: he sits out."""
        self._time_outs[player] = self._time_outs.get(player, 0) + 1
        return self._time_outs[player] >= self._pace.time_outs

    def idle(self, player: str) -> bool:
        """Whether he sits out because he let turns pass, and not by his own word."""
        return self._time_outs.get(player, 0) >= self._pace.time_outs

    def grace_used(self, player: str) -> float:
        """Seconds of grace he has used since he last acted."""
        return self._grace_used.get(player, 0.0)

    def use_grace(self, player: str, used: float) -> None:
        """He has now used so many seconds in all."""
        self._grace_used[player] = used

    def note(self, table: Table, bots: Collection[str], away: Collection[str], now: float) -> None:
        """Who keeps a seat without playing, from now on or still, and who does not any more."""
        idle = {
            seat.player
            for seat in table.seats
            if (seat.out or not seat.stack or seat.player in away)
            and seat.player not in bots
            and not table.in_hand(seat.number)
        }
        self._since = {player: self._since.get(player, now) for player in idle}
        here = {seat.player for seat in table.seats}
        for kept in (self._time_outs, self._grace_used):
            for player in [player for player in kept if player not in here]:
                del kept[player]

    def due(self, table: Table) -> tuple[int, float] | None:
        """
        The seat that is lost next, and when; None: nobody keeps a seat without playing, or none is lost here.
        """
        if not self._since or not table.sign.cash:
            return None
        player = min(self._since, key=self._since.__getitem__)
        seat = next(seat.number for seat in table.seats if seat.player == player)
        return seat, self._since[player] + (self._pace.blocker if self._blocks(table) else self._pace.sit_out)

    def _blocks(self, table: Table) -> bool:
        """Whether somebody who wants to play cannot, because the seats of others stand idle."""
        waiting = table.next
        if isinstance(waiting, TooFew) and any(seat.player not in self._since for seat in table.ready):
            return True
        return bool(table.waiting_list) and len(table.seats) == table.sign.seats
