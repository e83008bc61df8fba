"""
What a table does by itself, next: deal, start a hand, ask a bot, pass over somebody who is not there.

Pure: says what and when; the actor does it when the time has come, if it is still what comes next.

Clauses     P1 (draw for the button), I4 (absent: his turn passes at once), T5.
Tested in   tests/room/
"""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from pakli.room.moment import ASKS_ONE
from pakli.room.pace import Pace
from pakli.rules import Dealer, Player, ShowOptions, Status
from pakli.table import ButtonDraw, CutOffer, GameChoice, Ready, RunsQuestion, StraddleOffer, Table, TableNext

__all__ = ["Errand", "deadline", "errand_of", "pause_after", "unanswered"]

Presence = Literal["here", "gone", "bot"]
"""A player as the table asks him: he has his time; nobody waits for him; the house plays him."""


class Errand(Struct, frozen=True, gc=False):
    """Something that comes next by itself, in so many seconds."""

    what: Literal["deal", "draw_button", "start", "bot", "pass", "lay_down", "draw", "void"]
    seconds: float
    seat: int = 0
    """Whom it is about: the bot asked, the player passed over; of a record, how many there were before."""


def errand_of(
    table: Table, pace: Pace, presence: Callable[[int], Presence], think: Callable[[], float]
) -> Errand | None:
    """
    What comes next by itself; None: a person is to answer, or players are missing, or the table is held.

    Args:
        table: as it is.
        pace: how long the dealer waits.
        presence: of a seat that is asked.
        think: how long a bot takes, in seconds.
    """
    waiting = table.next
    kind = type(waiting)
    if table.sign.live:
        return None  # with real cards everything waits for people
    if kind is Dealer:
        return Errand("deal", pace.run_out)
    if kind is ButtonDraw:
        return Errand("draw_button", pace.first_hand)
    if kind is Ready:
        return Errand("start", pause_after(table, pace))
    for seat in _to_answer(table, waiting):
        there = presence(seat)
        if there == "bot":
            return Errand("bot", think(), seat)
        if there == "gone":
            return Errand("pass", 0.0, seat)
    return None


def unanswered(table: Table) -> tuple[int, ...]:
    """Seats that have still to answer what is asked; empty: no player is asked."""
    return _to_answer(table, table.next)


def _to_answer(table: Table, waiting: TableNext) -> tuple[int, ...]:
    if isinstance(waiting, ASKS_ONE):
        return (waiting.seat,)
    if isinstance(waiting, RunsQuestion) and table.dealing is not None:
        answered = dict(table.dealing.wishes)
        return tuple([seat for seat in waiting.seats if seat not in answered])
    return ()


def pause_after(table: Table, pace: Pace) -> float:
    """Seconds between the hand that lies on the table and the next: to see who won, and with what."""
    hand = table.over
    if hand is None:
        return pace.first_hand
    shown = any(seat.status == Status.SHOWN for seat in hand.seats)
    return pace.after_showdown if shown else pace.after_fold


def deadline(table: Table, pace: Pace) -> float | None:
    """
    Seconds to answer a small question of the table; None: it is a turn in the hand, by the sign's time to
    act.
    """
    waiting = table.next
    if isinstance(waiting, Player):
        return pace.show if isinstance(waiting.options, ShowOptions) else None
    if isinstance(waiting, StraddleOffer):
        return pace.straddle
    if isinstance(waiting, CutOffer):
        return pace.cut
    if isinstance(waiting, GameChoice):
        return pace.game
    return pace.runs if isinstance(waiting, RunsQuestion) else None
