"""Who is not there: I4, sitting out at the big blind, cases T10, T13."""

import pytest

from pakli.rules import Checked, Folded, TimeUp
from pakli.rules.house_rules import Kind
from pakli.table import Leave, SetSwitches, SitIn, SitOut, Switches, TooFew
from tests.table.kit import Sitting, sat

THREE = dict.fromkeys((1, 2, 3), 100)


def absent_hand(play: Sitting) -> None:
    """A hand in which everybody is absent."""
    while play.to_act:
        play.do(TimeUp(play.to_act))


@pytest.mark.parametrize(("rule", "does"), [("check_or_fold", Checked), ("fold", Folded)])
def test_I4_the_absent_fold_or_check_where_it_is_free(rule: str, does: type) -> None:
    play = sat("NL 1/2", THREE, button=3, absent=rule)
    play.start()
    play.acts("3 calls, 1 calls")
    (event, *_) = play.do(TimeUp(2))
    assert event == does(2, timed_out=True)


@pytest.mark.parametrize("kind", ["cash", "tournament"])
def test_case_T13_the_first_action_of_the_first_game_times_out(kind: Kind) -> None:
    play = sat("NL 1/2", THREE, button=3, kind=kind)
    play.start()
    absent_hand(play)
    assert play.stacks() == {1: 99, 2: 101, 3: 100}


def test_case_T10_both_time_out_heads_up_and_both_come_back() -> None:
    play = sat("NL 1/2", {1: 100, 2: 100}, button=1, kind="tournament")
    play.start()
    play.do(SitOut(1), SitOut(2))
    assert play.table.absent(1)
    absent_hand(play)
    assert play.table.seat(1).out
    play.start()
    absent_hand(play)
    play.do(SitIn(1), SitIn(2))
    assert not play.table.absent(1)
    assert not play.table.absent(2)
    assert play.start() == "button 1: 1 small blind 1, 2 big blind 2"


def test_case_T10_who_sat_out_in_a_hand_may_take_it_back_before_its_end() -> None:
    play = sat("NL 1/2", THREE, button=3)
    play.start()
    play.do(SitOut(3), SitIn(3))
    assert play.refused(SitIn(3)) == "T5 seat.in_already"
    play.folded_round()
    assert not play.table.seat(3).out


def test_sitting_out_at_the_next_big_blind() -> None:
    """He plays on until the big blind would be his, and pays nothing then."""
    play = sat("NL 1/2", dict.fromkeys((1, 2, 3, 4), 100), button=4)
    assert play.start(out_at_big_blind=(4, 1)) == "button 4: 1 small blind 1, 2 big blind 2"
    play.folded_round()
    assert play.start(out_at_big_blind=(4, 1)) == "button 1: 2 small blind 1, 3 big blind 2"
    play.folded_round()
    assert play.start(out_at_big_blind=(4, 1)) == "button 3: 3 small blind 1, 2 big blind 2"
    assert play.table.seat(4).out
    assert play.table.seat(1).out, "without 4 the big blind would have been his"
    assert play.stacks()[4] == 100


def test_sitting_out_at_the_big_blind_may_leave_too_few() -> None:
    play = sat("NL 1/2", {1: 100, 2: 100}, button=1)
    play.hands(1)
    play.start(out_at_big_blind=(1,))
    assert play.table.next == TooFew(1, 2)


def test_in_a_tournament_nobody_sits_out_of_a_blind() -> None:
    play = sat("NL 1/2", THREE, button=3, kind="tournament")
    assert play.start(out_at_big_blind=(2,)) == "button 3: 1 small blind 1, 2 big blind 2"


def test_a_seat_that_is_left_keeps_nothing_of_its_player() -> None:
    play = sat("NL 1/2", THREE, button=3)
    play.hands(1)
    play.do(SetSwitches(1, Switches(straddle=True)), Leave(1))
    play.do(play.sit(1, 100, "another"))
    assert play.table.seat(1).switches == Switches()
    assert play.table.seat(1).must_enter
