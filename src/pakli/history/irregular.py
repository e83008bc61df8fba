"""
What went wrong in a hand, as the action that says it again when the hand is read back (`_pakli_beside`).

Clauses     TDA 35 to 58, 65, 68, I3.
Tested in   tests/history/test_irregular_hands.py
"""

from collections.abc import Callable
from typing import Any, Final

from pakli.history.dealing import each
from pakli.history.own_fields import Unsaid
from pakli.rules import (
    ActedEarly,
    BarRaise,
    Call,
    CardsSetAside,
    Check,
    EarlyReleased,
    ExposeHand,
    Hand,
    HandExposed,
    HandMended,
    IrregularityRuled,
    NameOpener,
    NoteIrregularity,
    OpenerNamed,
    OutOfTurn,
    RaiseBarred,
    RaiseTo,
    SetAside,
    WrongCount,
)

__all__ = ["IRREGULAR", "done_by_itself"]


def done_by_itself(hand: Hand, seat: int) -> bool:
    """Whether what `seat` does next is what it did before its turn, and follows from that (TDA 53)."""
    place = hand.plan.where[seat]
    answered = hand.seats[place].answered
    return any(
        one.place == place and one.does != "barred" and answered < one.level for one in hand.stage.early
    )


def _ruled(event: IrregularityRuled, hand: Hand) -> Unsaid:
    """What it came to are the events after it."""
    return NoteIrregularity(event.what, event.clause, event.seat, event.put, event.ruled, event.reason)


def _acted_early(event: ActedEarly, hand: Hand) -> Unsaid:
    """When the turn comes it is done by itself, and is an action of the format's then."""
    seat = event.seat
    if event.does == "raise":
        return OutOfTurn(RaiseTo(seat, event.total))
    return OutOfTurn(Call(seat) if event.does == "call" else Check(seat))


def _barred(event: RaiseBarred, hand: Hand) -> Unsaid | None:
    """Who was passed over follows from what was done before his turn."""
    if event.why == "skipped":
        return None
    return BarRaise(event.seat, event.why, event.left, event.reason)


def _mended(event: HandMended, hand: Hand) -> Unsaid:
    before, after = each(hand.seat(event.seat).cards), each(event.cards)
    new = [card for was, card in zip(before, after, strict=True) if was == "??"]
    while len(new) > 1 and new[-1] == "??":
        new.pop()
    return WrongCount(event.seat, len(before) - len(new), "".join(new), event.reason)


def _exposed(event: HandExposed, hand: Hand) -> Unsaid:
    return ExposeHand(event.seat, "".join([card for card in each(event.cards) if card != "??"]), event.reason)


def _named(event: OpenerNamed, hand: Hand) -> Unsaid:
    return NameOpener(event.seat)


def _set_aside(event: CardsSetAside, hand: Hand) -> Unsaid:
    return SetAside(event.back, event.burned)


def _released(event: EarlyReleased, hand: Hand) -> None:
    """It follows from the bet or raise before it."""


IRREGULAR: Final[dict[type[Any], Callable[[Any, Hand], Unsaid | None]]] = {
    IrregularityRuled: _ruled,
    ActedEarly: _acted_early,
    EarlyReleased: _released,
    RaiseBarred: _barred,
    HandMended: _mended,
    HandExposed: _exposed,
    CardsSetAside: _set_aside,
    OpenerNamed: _named,
}
"""By event: what says it again, given the hand before it; None: it follows from something else."""
