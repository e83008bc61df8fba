"""Side pots against those who are in them, unmatched chips back, and the rake: by hand-made hands."""

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from pakli.bots.looks import look
from pakli.bots.weighing import passive
from pakli.bots.winnings import Winnings, winnings
from pakli.rules import (
    Action,
    BettingOptions,
    Call,
    Check,
    Deal,
    Dealer,
    Hand,
    PostForcedBets,
    RaiseTo,
    Rake,
    Stakes,
    set_up,
)

BOARD = "2c7d9hJs3h"
HANDS = {1: "AsAd", 2: "QsQd", 3: "KsKd"}


def on_the_river(stacks: dict[int, int], actions: list[Action], rake: Rake | None = None) -> Hand:
    """The hand as the seat to act sees it, seat 3 on the button."""
    setup = set_up(stacks, button=3, stakes=Stakes(20, 10))
    if rake:
        setup = replace(setup, rules=replace(setup.rules, rake=rake))
    hand, board, todo = Hand.start(setup), BOARD, iter(actions)
    while True:
        waits = hand.next
        if not isinstance(waits, Dealer):
            action = next(todo, None)
            if action is None:
                return hand.as_seen_by(getattr(waits, "seat"))  # noqa: B009
            hand, _ = hand.play(action)
        elif waits.what == "post":
            hand, _ = hand.play(PostForcedBets())
        elif waits.what == "hole":
            cards = "".join([HANDS[seat][2 * at : 2 * at + 2] for at in range(2) for seat in waits.to_whom])
            hand, _ = hand.play(Deal(cards))
        else:
            hand, _ = hand.play(Deal(board[: 2 * waits.how_many]))
            board = board[2 * waits.how_many :]


ALL_IN_BEFORE: list[Action] = [RaiseTo(3, 100), Call(1), Call(2), *[Check(2), Check(3)] * 2, RaiseTo(2, 300)]
"""Seat 1, the small blind, is all-in for 100 with the best hand; seat 2 bets into the side pot."""


def of_all(view: Hand, seat: int, put: int, shown: dict[int, str]) -> Winnings:
    seen = look(view, seat, Random(1), 50, shown=shown)
    prices = np.array(
        [min(put, view.seats[place].stack) if not view.seats[place].front else 0 for place in seen.places],
        float,
    )
    return winnings(view, seat, put, seen, np.ones(seen.strengths.shape, bool), prices)


def test_A1_a_side_pot_is_won_against_those_who_are_in_it_alone() -> None:
    view = on_the_river({1: 100, 2: 1000, 3: 1000}, ALL_IN_BEFORE)
    got = of_all(view, 3, 300, {1: HANDS[1], 2: HANDS[2]})
    assert set(got.contested) == {600}, "aces take the main pot, kings the side pot"
    assert set(got.total) == {900}
    assert not got.free.any()
    options = view.next.options  # type: ignore[union-attr]
    assert isinstance(options, BettingOptions)
    seen = look(view, 3, Random(1), 50, shown={1: HANDS[1], 2: HANDS[2]})
    assert passive(view, 3, options, seen, np.random.default_rng(1)) == 300


def test_P11_what_nobody_can_match_comes_back() -> None:
    """Who has 1000 bets them into one who has 100 left: he risks 100."""
    view = on_the_river(
        {1: 1000, 2: 200, 3: 1000},
        [RaiseTo(3, 100), Call(1), Call(2), *[Check(1), Check(2), Check(3)] * 2, Check(1), Check(2)],
    )
    seen = look(view, 3, Random(1), 50, shown={1: HANDS[1], 2: HANDS[2]})
    prices = np.array([0, 100] if seen.places[0] == view.plan.where[1] else [100, 0], float)
    stays = np.array([[place == view.plan.where[2]] * seen.deals for place in seen.places])
    got = winnings(view, 3, 900, seen, stays, prices)
    assert set(got.contested) == {500}
    assert set(got.free) == {800}


def test_A6_a_called_pot_is_raked() -> None:
    actions = [*ALL_IN_BEFORE]
    view = on_the_river({1: 100, 2: 1000, 3: 1000}, actions, Rake(per_mille=50, cap=30))
    got = of_all(view, 3, 300, {1: HANDS[1], 2: HANDS[2]})
    assert got.rake.mean() == pytest.approx(30 * 600 / 900)
