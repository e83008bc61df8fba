"""What goes wrong in the deal of a live table, and the hand after it (TDA 35, I2)."""

import pytest

from pakli.rules import Deal, DealError, Misdealt, OutOfTurn, PostForcedBets, PutIn, WrongCount
from pakli.rules.actions import Action, Call
from pakli.table import Penalize, SetButton
from tests.table.kit import Sitting, sat

STACKS = {1: 200, 3: 200, 4: 200, 6: 200}


def dealt() -> Sitting:
    """The cards are dealt, and nobody knows them."""
    play = sat("NL 1/2", STACKS, button=4)
    play.start()
    play.do(PostForcedBets(), Deal("??" * 8))
    return play


@pytest.mark.parametrize(
    "error",
    [DealError("wrong_button"), DealError("boxed_card", 2), DealError("fouled_deck"), WrongCount(3, 3)],
)
def test_TDA35_the_same_hand_is_dealt_again(error: Action) -> None:
    play = dealt()
    before = play.positions
    events = play.do(error)
    assert isinstance(events[0], Misdealt)
    assert {seat.number: seat.stack for seat in play.table.seats} == STACKS
    play.start()
    assert play.positions == before


def test_TDA35_a_wrong_button_is_put_right_before_that() -> None:
    play = dealt()
    before = play.positions
    play.do(DealError("wrong_button"), SetButton(1, "it stood one seat too far"))
    play.start()
    assert play.positions != before


def test_TDA53_a_penalty_for_acting_out_of_turn_leaves_the_hand_alone() -> None:
    play = dealt()
    small, big, first, button = [seat.number for seat in play.table.playing.seats]  # type: ignore[union-attr]
    play.do(OutOfTurn(Call(button)), Penalize(button, 1, "out of turn, twice"), PutIn(first, (25,)))
    play.do(Call(small))
    assert play.stack_now(button) == 200 - 2
    assert play.to_act == big
