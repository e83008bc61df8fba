"""
Where the button and the blinds stand in the next hand, and who is dealt in.

Clauses     P2 (moving and dead button, two players and back to three), P3, T5 (who enters when), T11.
Knows       seat numbers and who owes something. Not chips, cards or games.
Tested in   tests/table/test_button.py, tests/table/test_entering.py, tests/table/test_many_hands.py
"""

from collections.abc import Collection, Sequence
from typing import Literal

from msgspec import Struct

from pakli.table.seats import TableSeat, between, clockwise, next_left, next_right

__all__ = ["Positions", "positions_after"]


class Positions(Struct, frozen=True, gc=False):
    """
    Where button and blinds stand in a hand. Seat 0: not yet anywhere.

    `small` is the seat the small blind is due from; under a dead button nobody may sit there (P2).
    `dealt`: who is in, clockwise from the first left of the button.
    """

    button: int = 0
    small: int = 0
    big: int = 0
    dealt: tuple[int, ...] = ()

    @property
    def heads_up(self) -> bool:
        """Two players: the button is the small blind (P3)."""
        return len(self.dealt) == 2


class _Players(Struct, frozen=True, gc=False):
    """Who can be dealt in."""

    ready: Collection[int]
    """Everybody who has chips and does not sit out."""
    free: Collection[int]
    """Those of them who owe nothing."""
    coming: Collection[int]
    """Those of the others who come in now, if their seat allows it: they pay, or the event lets them in."""
    late: Collection[int]
    """Those who were not in the last hand, in a place where they would pay a blind out of turn."""


def positions_after(
    before: Positions, ready: Sequence[TableSeat], how: Literal["moving", "dead"], *, pays: bool
) -> Positions:
    """
    Button, blinds and players of the hand after `before`.

    Args:
        before: the last hand's; its `button` alone where there was none yet (P1).
        ready: seats that can be dealt in, at least two.
        how: the house rule `button`.
        pays: who comes in pays for it (cash, T5); in a tournament he does not.

    If fewer than two owe nothing, the game starts anew: everyone is dealt in, nobody waits for anybody.
    """
    everyone = tuple(seat.number for seat in ready)
    free = tuple(seat.number for seat in ready if not seat.must_enter)
    coming = tuple(seat.number for seat in ready if seat.must_enter and (seat.posts or not pays))
    if len(free) < 2:
        free, coming = everyone, ()
    late: tuple[int, ...] = ()
    if before.big:
        missed = [seat for seat in free if seat not in before.dealt]
        late = tuple([seat for seat in missed if between(seat, before.button, before.big)])
    players = _Players(everyone, free, coming, late)
    if not before.big:
        return _first(before, players)
    if how == "dead":
        return _dead(before, players)
    return _moving(before, players)


def _first(before: Positions, players: _Players) -> Positions:
    """The first hand: the button where it was drawn or set, the blinds next to it (P1, P3)."""
    button = before.button if before.button in players.free else next_left(before.button, players.free)
    small = next_left(button, players.free)
    return _dealt_in(before, players, button, small, next_left(small, players.ready))


def _dead(before: Positions, players: _Players) -> Positions:
    """The big blind moves on; small blind and button follow, though nobody may sit there."""
    big, small = next_left(before.big, players.ready), before.big
    button = before.small
    overtaken = button == big or between(button, small, big)
    if before.heads_up or overtaken:  # from two to three: the next dealt-in seat right of the small blind
        button = _right_of_blinds(players, small, big)
    return _dealt_in(before, players, button, small, big)


def _moving(before: Positions, players: _Players) -> Positions:
    """The button goes to the next player, the blinds to the next two; to and from two, the blinds lead."""
    able = [seat for seat in players.free if seat not in players.late]
    if len(players.free) > 2 and len(able) > 1 and not before.heads_up:
        button = next_left(before.button, able)
        small = next_left(button, able)
        big = next_left(small, players.ready)
        if big != button:
            return _dealt_in(before, players, button, small, big)
    big = next_left(before.big, players.ready)
    owing = {*players.free} - {big}
    small = before.big if before.big in owing else next_right(big, owing)
    return _dealt_in(before, players, _right_of_blinds(players, small, big), small, big)


def _right_of_blinds(players: _Players, small: int, big: int) -> int:
    """The next seat right of the small blind that is dealt in; if there is none, the small blind itself."""
    others = [seat for seat in (*players.free, *players.coming) if between(seat, big, small)]
    return next_right(small, others) if others else small


def _dealt_in(before: Positions, players: _Players, button: int, small: int, big: int) -> Positions:
    """
    The hand's positions with its players: nobody enters between the button and the big blind (T5).

    If only two are in, the big blind moves on and the other is button and small blind (P2).
    """
    enters = {*players.coming, *players.late}
    dealt = {big, *players.free, *players.coming}
    dealt -= {seat for seat in enters if between(seat, button, big)}
    if len(dealt) < 2:
        dealt = {big, *players.free}
    if len(dealt) == 2:
        big = next_left(before.big, dealt) if before.big else next_left(button, dealt)
        button = small = next_left(big, dealt)
    return Positions(button, small, big, clockwise(dealt, button))
