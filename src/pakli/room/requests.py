"""
Buy-ins that wait for the host's word: what comes of one, and what its player is told where nothing does.

Clauses     T1 (buying in): who opened a table may let buy-ins through himself.
Tested in   tests/room/test_approval.py
"""

from typing import Any, Final

from pakli.club.refusals import HOUSE
from pakli.room.moment import Moment, SeatRequest
from pakli.rules import Refusal
from pakli.rules.refusal import refuse
from pakli.table import Buy, Sign, Sit

__all__ = [
    "Denied",
    "asked_for",
    "asking",
    "check_bomb_pots",
    "own_part",
    "request_of",
    "turned_away",
    "with_own_part",
    "with_word",
    "without",
]

Denied = tuple[tuple[str, Refusal], ...]
"""Players whose buy-in has come to nothing, and why; until they ask again, or have seen it and gone."""

_REMEMBERED: Final = 50


def asked_for(moment: Moment, request: SeatRequest) -> Buy | Sit:
    """
    What somebody has asked the host for, as the table knows it: chips where he sits, wherever he has moved to
    meanwhile; or a seat: the next free one, if somebody else has sat down there while he waited.
    """
    player = request.player
    for seat in moment.table.seats:
        if seat.player == player:
            return Buy(seat.number, request.chips)
    return Sit(_free(moment, request.seat), player, request.chips, moment.minutes_away(player))


def _free(moment: Moment, wanted: int) -> int:
    """The first free seat from the one that is wanted on, clockwise; that one, if there is none."""
    count = moment.table.sign.seats
    around = [(wanted - 1 + step) % count + 1 for step in range(count)]
    return next((number for number in around if moment.table.find(number) is None), wanted)


def check_bomb_pots(sign: Sign) -> None:
    """Refuse to ask for one where the sign knows none (B10)."""
    if sign.bomb_pot is None or not sign.rules.bomb_pot:
        raise refuse("B10", "bomb.not_here")


def request_of(moment: Moment, player: str) -> SeatRequest:
    """
    What waits of this player's.

    Raises:
        RuleViolation: nothing does.
    """
    for request in moment.requests:
        if request.player == player:
            return request
    raise refuse(HOUSE, "room.no_request")


def without(moment: Moment, player: str) -> tuple[SeatRequest, ...]:
    """What waits of the others."""
    return tuple([one for one in moment.requests if one.player != player])


def asking(moment: Moment, request: SeatRequest) -> dict[str, Any]:
    """What changes when somebody asks: for that alone, whatever he was told before."""
    player = request.player
    return {
        "requests": (*without(moment, player), request),
        "denied": with_word(moment, player, None),
    }


def turned_away(moment: Moment, request: SeatRequest) -> dict[str, Any]:
    """What changes when the host says no."""
    player = request.player
    return {
        "requests": without(moment, player),
        "denied": with_word(moment, player, Refusal(HOUSE, "room.turned_away")),
    }


def with_word(moment: Moment, player: str, no: Refusal | None) -> Denied:
    """What players are told, this one `no`; None: nothing any more."""
    others = tuple([one for one in moment.denied if one[0] != player])
    return others if no is None else (*others, (player, no))[-_REMEMBERED:]


def own_part(moment: Moment, player: str) -> tuple[int | None, SeatRequest | None, Refusal | None]:
    """What of a moment is a player's own affair, no secret of the table: his account, what he asks for."""
    asks = next((one for one in moment.requests if one.player == player), None)
    return moment.balances.get(player), asks, dict(moment.denied).get(player)


def with_own_part(past: Moment, present: Moment, player: str) -> Moment:
    """A moment as it was, with a player's own part as it is now; his account, as far as it is known."""
    balance, asks, no = own_part(present, player)
    had = past.balances.get(player)
    balance = had if balance is None else balance
    if own_part(past, player) == (balance, asks, no):
        return past
    return past.changed(
        balances=past.balances if balance is None else {**past.balances, player: balance},
        requests=(*without(past, player), *(() if asks is None else (asks,))),
        denied=with_word(past, player, no),
    )
