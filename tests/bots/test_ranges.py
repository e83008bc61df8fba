"""What a bot thinks others hold: pools, how plausible they are, deals drawn by it."""

from random import Random

import numpy as np
import pytest

from pakli.bots.looks import Look, look
from pakli.bots.own_cards import kept
from pakli.bots.pools import distinct, fresh, masks_of, on_boards
from pakli.bots.reading import plausible
from pakli.cards import mask_of, parse_cards
from pakli.odds import equity
from pakli.rules import VARIANTS, Action, Call, Check, Hand, RaiseTo
from tests.bots.kit import played, view_of

TWO = {1: "AsKd", 2: "7c7h"}


def flop(*actions: Action, board: str = "Ah8d3c") -> Hand:
    """Heads-up; the button, seat 2, has called, seat 1 has checked, and the flop has come."""
    return played("holdem", TWO, [Call(2), Check(1), *actions], board)


def seen(hand: Hand, narrowing: float = 1.0, deals: int = 4000) -> Look:
    view, seat = view_of(hand)
    return look(view, seat, Random(1), deals, narrowing)


def test_without_reading_it_is_the_equity_against_any_hand() -> None:
    share = seen(flop(), narrowing=0).share
    exact = equity(["AsKd", "random"], board="Ah8d3c", seed=1).equities[0]
    assert share == pytest.approx(exact, abs=0.03)


def test_the_more_somebody_bets_the_better_his_hands() -> None:
    """Seat 2 looks at seat 1, who checks, bets, or bets much."""
    strengths = [
        float(seen(flop(action)).strengths.mean()) for action in (Check(1), RaiseTo(1, 20), RaiseTo(1, 120))
    ]
    assert strengths == sorted(strengths)
    assert strengths[2] - strengths[0] > 0.1


def test_a_raised_pot_has_better_starting_hands_than_one_that_was_called() -> None:
    limped = seen(flop())
    raised = seen(played("holdem", TWO, [RaiseTo(2, 120), Call(1)], "Ah8d3c"))
    assert raised.strengths.mean() > limped.strengths.mean() + 0.03


def test_weights_are_of_hands_alone_and_never_nothing() -> None:
    view, seat = view_of(flop(RaiseTo(1, 60)))
    pool = on_boards(view, parse_cards("7c7h"), 300, np.random.default_rng(1))
    weights = plausible(view, view.plan.where[1], pool)
    assert weights.shape == (301,)
    assert (weights > 0).all()
    assert weights[pool.strength > 0.9].mean() > 3 * weights[pool.strength < 0.3].mean()
    assert seat == 2


def test_nobody_holds_a_card_that_is_seen() -> None:
    view, _ = view_of(flop())
    pool = on_boards(view, parse_cards("AsKd"), 300, np.random.default_rng(1))
    seen_cards = np.uint64(mask_of(parse_cards("AsKdAh8d3c")))
    assert not (masks_of(pool.hands[1:]) & seen_cards).any()


def test_fresh_cards_are_none_of_ones_own_and_others_only_when_nothing_is_left() -> None:
    codes, rng = np.arange(6, dtype=np.uint8), np.random.default_rng(1)
    own = np.full(50, 0b000011, np.uint64)
    taken = np.full(50, 0b001100, np.uint64)
    for row in fresh(codes, taken, 2, rng, own):
        assert set(row) == {4, 5}
    for row in fresh(codes, taken, 3, rng, own):
        assert set(row) > {4, 5}
        assert not set(row) & {0, 1}


def test_distinct_cards_are_distinct_and_all_alike() -> None:
    rows = distinct(np.arange(52, dtype=np.uint8), 4000, 5, np.random.default_rng(1))
    assert (np.bitwise_count(masks_of(rows)) == 5).all()
    assert np.bincount(rows.ravel(), minlength=52) == pytest.approx(np.full(52, 4000 * 5 / 52), rel=0.25)


@pytest.mark.parametrize(
    ("game", "hand", "held"),
    [
        ("five-card-draw", "AsAdKhQc9s", "AsAd"),
        ("five-card-draw", "AsKsQs9s8d", "AsKsQs9s"),
        ("five-card-draw", "AsKhQd9c8d", "AsKh"),
        ("five-card-draw", "JsTh9d8c7d", "JsTh9d8c7d"),
        ("badugi", "2s3s4h5d", "2s4h5d"),
        ("deuce-to-seven-triple-draw", "2s3h4d7cKs", "2s3h4d7c"),
    ],
)
def test_what_is_kept_in_a_draw(game: str, hand: str, held: str) -> None:
    codes = np.array([parse_cards(hand)], np.uint8)
    keeps = codes[kept(VARIANTS[game], codes)]
    best = {"2s3s4h5d": {"2s4h5d", "3s4h5d"}}.get(hand, {held})
    assert set(keeps.tolist()) in [set(parse_cards(cards)) for cards in best]
