"""All-in or fold with few chips: the table, and when it is asked."""

from importlib import import_module
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from pakli.bots import Event, bot_of
from pakli.bots.push_fold import CLASSES, calls, class_of, combinations, equities, pushes
from pakli.bots.short import goes_in
from pakli.cards import parse_cards
from pakli.rules import Call, Deal, Fold, Hand, PostForcedBets, RaiseTo, Stakes, set_up


def part(classes: NDArray[np.bool_]) -> float:
    weights = combinations()
    return float(weights[classes].sum() / weights.sum())


def named(cards: str) -> int:
    return class_of(parse_cards(cards))


def test_every_hand_has_a_class_of_as_many_hands_as_it_should() -> None:
    times = np.zeros(CLASSES)
    for one in range(52):
        for other in range(one):
            times[class_of((other, one))] += 1
    assert (times == combinations()).all()


def test_heads_up_it_is_the_equilibrium_that_others_have_published() -> None:
    # With ten big blinds: about 58 % go all-in, 37 % call.
    assert part(pushes(10, 1)) == pytest.approx(0.583, abs=0.015)
    assert part(calls(10, 1, 1)) == pytest.approx(0.374, abs=0.015)
    assert pushes(15, 1)[named("2s2h")]
    assert not pushes(5, 1)[named("3s2h")]


def test_the_more_are_behind_and_the_more_is_at_stake_the_fewer_hands_go_in() -> None:
    for stack in (5, 8, 12):
        parts = [part(pushes(stack, behind)) for behind in range(1, 9)]
        assert parts == sorted(parts, reverse=True)
    assert part(pushes(6, 4)) > part(pushes(12, 4))


def test_a_part_of_the_table_is_found_again() -> None:
    tool = import_module("tools.push_fold")
    together = tool.matchups()
    for stack, behind in ((8, 1), (6, 3)):
        again = tool.solved(stack, behind, equities(), together) > 0.5
        assert (again[0] == pushes(stack, behind)).all()
        assert (again[behind] == calls(stack, behind, behind)).all()
    one, other = named("AsKs"), named("QsQh")
    found = tool.part_of_pot(one, other, tool.BOARDS)
    assert (found if one > other else 1 - found) == pytest.approx(equities()[one, other], abs=0.02)
    assert equities()[one, other] == pytest.approx(0.46, abs=0.02)


def at_the_table(stacks: dict[int, int], hands: str, *, button: int = 1) -> Hand:
    """Blinds 10/20, dealt; `hands` by seat, in the order of the deal."""
    setup = set_up(stacks, button=button, stakes=Stakes(20, 10))
    hand, _ = Hand.start(setup).play(PostForcedBets())
    hand, _ = hand.play(Deal(hands))
    return hand


def test_the_strong_bot_goes_all_in_or_out_with_ten_big_blinds() -> None:
    deep = at_the_table({1: 2000, 2: 2000}, "2cAs7hAd")
    assert goes_in(deep.as_seen_by(1), 1, None) is None
    short = at_the_table({1: 200, 2: 200}, "2cAs7hAd")
    decided = bot_of("hard").decide(short.as_seen_by(1), Random(1))
    assert decided == RaiseTo(1, 200)
    pushed, _ = short.play(decided)
    assert bot_of("hard").decide(pushed.as_seen_by(2), Random(1)) == Fold(2)
    kings = at_the_table({1: 200, 2: 200}, "KcAsKhAd")
    pushed, _ = kings.play(RaiseTo(1, 200))
    assert bot_of("hard").decide(pushed.as_seen_by(2), Random(1)) == Call(2)


def test_near_the_money_a_call_needs_more_than_chips_would() -> None:
    """Seat 2 has a middling hand against an all-in of who has as much; seat 3 is nearly out, two are paid."""
    hand = at_the_table({1: 200, 2: 200, 3: 20}, "3cAsKh2dAd9h", button=3)
    hand, _ = hand.play(Fold(3))
    hand, _ = hand.play(RaiseTo(1, 200))
    view = hand.as_seen_by(2)
    chips = goes_in(view, 2, None)
    prizes = goes_in(view, 2, Event((0.5, 0.5)))
    assert (chips, prizes) == (True, False)
