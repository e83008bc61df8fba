"""The coach where one can work out what is right: side pots, prizes, all-in against less, where one sat."""

from typing import Final

import numpy as np
import pytest

from pakli.bots import Event
from pakli.bots.looks import Look
from pakli.rules import (
    Action,
    Call,
    Check,
    Fold,
    Hand,
    Post,
    RaiseTo,
    Stakes,
    set_up,
)
from tests.bots.test_coach import heads_up, of, played

BLINDS = Stakes(20, 10)
BOARD = "Ah8d3cTs2h"


CHECKS: Final[list[Action]] = [Call(3), Call(1), Check(2), *[Check(1), Check(2), Check(3)] * 2]
"""Three to the river of `BOARD`; the button is seat 3."""


def sure(view: Hand, ranks: dict[int, int], own: int) -> Look:
    """A look at hands of these ranks, by seat, all of them good enough to call anything with."""
    places = tuple(view.plan.where[seat] for seat in ranks)
    theirs = np.array([[rank] * 10 for rank in ranks.values()], np.uint32)
    return Look(0.5, 0.5, places, np.ones((len(ranks), 10)), (((np.full(10, own, np.uint32), theirs),),))


def test_A1_what_others_add_beyond_one_s_chips_is_not_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """He has 40 left against 1000, and one who calls all is still to act: 60 + 40 + 40 can be won."""
    monkeypatch.setattr("pakli.bots.coach_worth.look", lambda view, *_, **__: sure(view, {1: 1, 3: 1}, 9))
    setup = set_up({1: 2000, 2: 60, 3: 2000}, button=3, stakes=BLINDS)
    hands = {1: "AsAd", 2: "5s4s", 3: "QsJd"}
    fold = of(*played(setup, hands, [*CHECKS, RaiseTo(1, 1000), Fold(2), Fold(3)], BOARD), 2)[-1]
    assert fold.cost == pytest.approx(140, abs=1)


def test_where_the_bot_raises_first_a_fold_is_not_told_to_call() -> None:
    setup = set_up({1: 2000, 2: 2000, 3: 2000}, button=3, stakes=BLINDS)
    hands = {1: "AcAs", 2: "3c8d", 3: "AhAd"}
    (folded,) = of(*played(setup, hands, [RaiseTo(3, 60), Fold(1), Fold(2)]), 1)
    assert folded.verdict == "gave"
    assert folded.best == folded.bot
    assert folded.bot.say == "action-raise"


def test_all_that_the_other_has_is_all_in() -> None:
    """Ten big blinds against a hundred: to raise to what the other has, and to call him, are to go in."""
    stacks = {1: 200, 2: 2000}
    hands = {1: "7c4h", 2: "AsKd"}
    setup = set_up(stacks, button=2, stakes=BLINDS)
    (raised,) = of(*played(setup, hands, [RaiseTo(2, 200), Fold(1)]), 2)
    assert (raised.verdict, raised.why_none, raised.bot) == ("good", "", raised.did)
    setup = set_up({1: 2000, 2: 200, 3: 2000}, button=3, stakes=BLINDS)
    acts: list[Action] = [Fold(3), RaiseTo(1, 200), Call(2)]
    (called,) = of(*played(setup, {1: "7c4h", 2: "AsKd", 3: "2d8s"}, acts, "QhJs5c4d3s"), 2)
    assert called.verdict == "good"
    acts = [RaiseTo(3, 200), Fold(1), Call(2)]
    setup = set_up({1: 2000, 2: 2000, 3: 200}, button=3, stakes=BLINDS)
    (called,) = of(*played(setup, {1: "7c4h", 2: "AsAd", 3: "KsKd"}, acts, "QhJs5c4d3s"), 2)
    assert called.verdict == "good"


def test_near_the_prizes_what_a_bet_gave_away_is_told_in_prizes() -> None:
    """Three are left, two are paid alike: chips lost count more, but nobody loses more than he has bet."""
    setup = set_up({1: 2000, 2: 2000, 3: 400}, button=3, stakes=BLINDS)
    actions: list[Action] = [Fold(3), Call(1), Check(2), *[Check(1), Check(2)] * 2, RaiseTo(1, 1980), Call(2)]
    hands = {1: "AsAd", 2: "7c6d", 3: "2d8s"}
    call = of(*played(setup, hands, actions, "Ah8d3cQs2h"), 2, Event((0.5, 0.5)))[-1]
    assert call.verdict == "gave"
    assert call.cost <= 1980
    assert 0.1 < call.prizes < 0.5


def test_where_one_sat_is_told_by_the_blinds_and_the_button() -> None:
    """P2: after a dead small blind the first left of the button has the big one; the button may be empty."""
    posts = (Post(1, "big_blind", 20),)
    setup = set_up({1: 2000, 2: 2000, 3: 2000}, button=4, stakes=BLINDS, posts=posts)
    hands = {1: "2c7d", 2: "AhAd", 3: "AcAs"}
    acts: list[Action] = [RaiseTo(2, 60), Call(3), Fold(1), Check(2), RaiseTo(3, 60), Fold(2)]
    where = [of(*played(setup, hands, acts, "9h8h4d"), seat)[0].where for seat in (1, 2, 3)]
    assert where == ["big_blind", "early", "late"]


def test_who_ends_a_round_but_sits_early_is_not_told_that_he_sat_last() -> None:
    calls: list[Action] = [Check(1), RaiseTo(2, 40), Call(1)]
    told = heads_up("AhKc", "9s9d", [Call(2), Check(1), *calls, *calls, *calls], "Kd8c3s4h2h")
    said = {one.street_name: one.mattered[0].line.say for one in told if one.to_call}
    assert (said["flop"], said["river"]) == ("coach-position-blind-early", "coach-position-blind-early")
    setup = set_up({1: 2000, 2: 2000, 3: 2000, 4: 2000}, button=4, stakes=BLINDS)
    hands = {1: "2c7d", 2: "3c8d", 3: "AhKc", 4: "9s9d"}
    bets: list[Action] = [Check(3), RaiseTo(4, 60), Call(3)]
    first: list[Action] = [RaiseTo(3, 60), Call(4), Fold(1), Fold(2)]
    told = of(*played(setup, hands, [*first, *bets, *bets, *bets], "Kd8c3s4h2h"), 3)
    said = {one.street_name: one.mattered[0].line.say for one in told if one.to_call}
    assert (said["flop"], said["river"]) == ("coach-position-closes", "coach-position-last")
