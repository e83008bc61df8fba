"""
Fourth layer of a running table: seats that are kept, for who sits out, is called, or may come back.

At a table of a tournament nobody loses his seat, and none is kept for anybody (T5).

Clauses     T3 (coming back), T5, I4.
Tested in   tests/room/test_absence.py, tests/room/test_waiting_list.py
"""

from operator import is_
from typing import Final

from pakli.room.fair_table import FairDealing
from pakli.room.house import House
from pakli.room.restored import Restored
from pakli.table import Leave, LeaveList

__all__ = ["SeatsKept"]


class SeatsKept(FairDealing):
    """Who keeps a seat without playing, and for whom one is kept."""

    def __init__(self, house: House, restored: Restored) -> None:
        super().__init__(house, restored)
        self._called: dict[str, float] = {}
        """Who has been called from the waiting list, and since when a seat is kept for him."""
        self._began_at: Final = house.clock.now()
        self.left_at: dict[str, float] = {}
        """When players left; who left before the room was started, did so then."""
        self.looked_after: tuple[object, ...] = ()
        """What the seats that are kept hang on, as it was when they were last looked after."""

    def go_on(self) -> None:
        """For the layer above: set what comes next by itself."""

    def look_after_seats(self) -> None:
        """Note who keeps a seat without playing, or is kept one; while nobody comes or goes that stays."""
        moment, table = self.moment, self.moment.table
        coming_and_going = (
            *(table.seats, table.dealing, table.waiting_list, table.departed),
            *(moment.away, moment.requests, moment.long_gone),
        )
        if self.looked_after and all(map(is_, coming_and_going, self.looked_after)):
            return
        self.looked_after = coming_and_going
        if moment.kept.manners.tournament or table.sign.live:
            return  # nobody loses his seat there (T5); or the players themselves are there
        now = self.house.clock.now()
        bots = [seat.player for seat in table.seats if self.is_bot(seat.player)]
        self.absence.note(table, bots, moment.away, now)
        due = self.absence.due(table)
        self.ring("absence", None if due is None else max(0.0, due[1] - now), self._lose_seat)
        self._keep_seats(now)
        self._forget_stacks(now)

    async def _lose_seat(self) -> None:
        """Whoever has kept a seat for too long without playing leaves, with his chips."""
        due = self.absence.due(self.moment.table)
        if due is not None and due[1] <= self.house.clock.now() and not self.moment.trouble:
            await self.commit(self.house.dealer.play(self.moment.kept, Leave(due[0])))

    def _keep_seats(self, now: float) -> None:
        """Keep a seat for each who is called from the waiting list; not for ever."""
        called = self.moment.table.called
        if not called and not self._called:
            return
        asking = {request.player for request in self.moment.requests}  # the host lets them wait
        self._called = {player: self._called.get(player, now) for player in called if player not in asking}
        due = min(map(self._kept_until, self._called), default=None)
        self.ring("called", None if due is None else max(0.0, due - now), self._call_the_next)

    def _kept_until(self, player: str) -> float:
        return self._called[player] + self.house.pace.called

    def _forget_stacks(self, now: float) -> None:
        """Who left so long ago that the house does not mind may come back with any buy-in (T3)."""
        table = self.moment.table
        if not table.departed and not self.moment.long_gone:
            return
        within = 60.0 * table.sign.rules.return_within
        ends = {one.player: self.left_at.get(one.player, self._began_at) + within for one in table.departed}
        over = frozenset([player for player, end in ends.items() if end <= now])
        if over != self.moment.long_gone:
            self.show_changed(long_gone=over)
        ahead = min([end for player, end in ends.items() if player not in over], default=None)
        self.ring("returns", None if ahead is None else ahead - now, self._look_again)

    async def _look_again(self) -> None:
        self.looked_after = ()
        self.go_on()

    async def _call_the_next(self) -> None:
        """Who has not come when he was called waits no longer; in trouble he does, until it is over."""
        now = self.house.clock.now()
        self._keep_seats(now)
        leaving = [LeaveList(player) for player in self._called if self._kept_until(player) <= now]
        if leaving and self.moment.trouble:
            self.ring("called", None)
        elif leaving:
            await self.commit(self.house.dealer.play(self.moment.kept, *leaving))
