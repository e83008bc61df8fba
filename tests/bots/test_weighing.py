"""What actions are worth: the nuts are bet, nothing is folded, prices and fear count."""

from random import Random

import numpy as np
import pytest

from pakli.bots.looks import look
from pakli.bots.weighing import Choice, choices
from pakli.rules import Action, BettingOptions, Call, Check, Hand, Player, RaiseTo
from tests.bots.kit import played, view_of

RIVER = "Ah8d3cQs2h"


def on_the_river(hole: str, bet: int, board: str = RIVER) -> Hand:
    """Heads-up; seat 2 holds `hole`, everybody checked, and seat 1 bets so much, or checks."""
    checks: list[Action] = [Call(2), Check(1), *[Check(1), Check(2)] * 2]
    last = RaiseTo(1, bet) if bet else Check(1)
    return played("holdem", {1: "KdJc", 2: hole}, [*checks, last], board)


def worths(hand: Hand, fear: float = 1.0) -> list[Choice]:
    view, seat = view_of(hand)
    assert isinstance(view.next, Player)
    assert isinstance(view.next.options, BettingOptions)
    seen = look(view, seat, Random(3), 2000)
    return choices(view, seat, view.next.options, seen, np.random.default_rng(3), fear)


def test_the_best_hand_is_bet_and_raised() -> None:
    for bet in (0, 40):
        found = worths(on_the_river("AsAd", bet))
        assert max(found, key=lambda choice: choice.worth).raises
        assert all(choice.worth > 0 for choice in found)


def test_a_call_with_the_certain_winner_is_worth_the_pot() -> None:
    (call, *_) = worths(on_the_river("JhTh", 40, board="9h8h7h2c3d"))
    assert call.worth == pytest.approx(80, abs=0.5)


def test_a_call_with_nothing_costs_what_it_costs() -> None:
    (call, *_) = worths(on_the_river("7c6d", 400))
    assert call.worth < -300


def test_who_fears_to_lose_values_a_risk_less() -> None:
    hand = on_the_river("QhJh", 60)
    bold, timid = worths(hand)[0].worth, worths(hand, fear=2.0)[0].worth
    assert timid < bold - 5


def test_bets_are_what_the_options_allow() -> None:
    view, _ = view_of(on_the_river("QhJh", 60))
    bounds = view.next.options.raise_to  # type: ignore[union-attr]
    for choice in worths(on_the_river("QhJh", 60)):
        if choice.raises:
            assert bounds.least <= choice.total <= bounds.most  # type: ignore[union-attr]
