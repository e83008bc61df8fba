"""
What is wrong with an action of a file where the hand stands: the clause, and what was expected instead.

The clause is the engine's: an action that does not belong here is put before it, and what it refuses is told.

Tested in   tests/history/test_broken.py
"""

from collections.abc import Sequence

from pakli.history.expected import expected
from pakli.history.notation import action_text
from pakli.history.problems import HistoryError, Problem
from pakli.history.recorded import Operation, Recorded
from pakli.history.setups import chips
from pakli.rules import (
    Action,
    BringIn,
    Call,
    Deal,
    Discard,
    Fold,
    Hand,
    RaiseTo,
    Refusal,
    RuleViolation,
    Show,
)

__all__ = ["Complaints"]


class Complaints:
    """Complaints about one recorded hand."""

    def __init__(self, recorded: Recorded, seats: Sequence[int], scale: int) -> None:
        """`seats`: the seat number of each player; `scale`: chips for one unit of the file."""
        self._recorded, self._seats, self._scale = recorded, seats, scale
        self._name_of = {seat: f"p{player}" for player, seat in enumerate(seats, 1)}

    def refused(self, hand: Hand, operation: Operation, refusal: Refusal) -> HistoryError:
        """The rules forbid what the file says."""
        code = "out_of_place" if refusal.code.startswith("turn.") else "refused"
        return self._about(hand, operation, code, refusal)

    def out_of_place(self, hand: Hand, operation: Operation) -> HistoryError:
        """The file goes on with something else than what the hand waits for."""
        for action in self._readings(operation):
            try:
                hand.apply(action)
            except RuleViolation as error:
                return self.refused(hand, operation, error.refusal)
        return self._about(hand, operation, "out_of_place", None)

    def ends_early(self, hand: Hand) -> HistoryError:
        """The file has no more actions, and the hand is not over."""
        waiting = expected(hand, self._name_of, self._scale)
        return HistoryError(Problem("ends_early", (), self._recorded.place.last_line, expected=waiting))

    def _about(self, hand: Hand, operation: Operation, code: str, refusal: Refusal | None) -> HistoryError:
        facts = (("action", action_text(operation)),)
        waiting = expected(hand, self._name_of, self._scale)
        return HistoryError(Problem(code, facts, operation.line, refusal, self._scale, waiting))

    def _readings(self, operation: Operation) -> Sequence[Action]:
        """What the operation would be for the engine, whether or not it is its turn."""
        if operation.verb == "deal_board":
            return (Deal(operation.cards),)
        if not operation.player or operation.verb == "deal_hole":
            return ()
        seat = self._seats[operation.player - 1]
        readings: dict[str, Action] = {
            "fold": Fold(seat),
            "check_or_call": Call(seat),
            "raise_to": RaiseTo(seat, chips(operation.amount, self._scale)),
            "show_or_muck": Show(seat, operation.cards.replace("-", "")),
            "draw": Discard(seat, operation.cards),
            "bring_in": BringIn(seat),
        }
        return (readings[operation.verb],)
