"""Buying in, topping up, buying again, coming back: T1-T4, worked examples 20 and 21, cases T11, T14."""

from typing import Any

import pytest

from pakli.rules import Rake
from pakli.table import (
    AddChips,
    Buy,
    JoinList,
    Leave,
    LeaveList,
    MoveIn,
    MoveOut,
    Sign,
    Sit,
    SitOut,
    StartHand,
    Table,
    sign_of,
)
from tests.table.kit import Sitting, game, sat


def cash(least: int = 20, most: int = 100, *, words: str = "NL 1/2", seats: int = 6, **rules: Any) -> Sign:
    """A cash table with these buy-ins."""
    return sign_of(game(words, **rules), seats=seats, buy_in=(least, most), cut=False)


# --- T1 ---


def test_T1_the_usual_buy_in_is_20_to_100_big_blinds() -> None:
    sign = sign_of(game("NL 1/2"))
    assert (sign.least, sign.most) == (40, 200)


@pytest.mark.parametrize(
    ("chips", "answer"),
    [
        (19, "T1 buy.below_minimum"),
        (20, "not refused"),
        (100, "not refused"),
        (101, "T1 buy.above_maximum"),
        (0, "T1 buy.not_in_chips"),
        (-20, "T1 buy.not_in_chips"),
    ],
)
def test_T1_nobody_sits_down_with_less_than_the_minimum_or_more_than_the_maximum(
    chips: int, answer: str
) -> None:
    assert Sitting(Table.open(cash())).refused(Sit(1, "anna", chips)) == answer


def test_T1_the_casino_names_no_maximum() -> None:
    play = Sitting(Table.open(cash(20, 0)))
    play.do(Sit(1, "anna", 1_000_000), Buy(1, 1_000_000))
    assert play.stacks() == {1: 2_000_000}


def test_T5_a_seat_holds_one_player_and_a_player_one_seat() -> None:
    play = Sitting(Table.open(cash()))
    play.do(Sit(1, "anna", 50))
    assert play.refused(Sit(1, "béla", 50)) == "T5 seat.taken"
    assert play.refused(Sit(2, "anna", 50)) == "T5 seat.already_here"
    assert play.refused(Sit(7, "béla", 50)) == "T5 seat.no_such_seat"
    assert play.refused(Sit(0, "béla", 50)) == "T5 seat.no_such_seat"


# --- T2, T3 ---


@pytest.mark.parametrize(("chips", "answer"), [(40, "not refused"), (41, "T3 buy.over_maximum")])
def test_T3_example_20_a_stack_of_60_may_add_up_to_40(chips: int, answer: str) -> None:
    play = sat(cash(), {1: 100, 2: 60}, button=1)
    assert play.refused(Buy(2, chips)) == answer


def test_T3_who_has_the_maximum_or_more_keeps_it_and_cannot_add() -> None:
    play = sat(cash(), {1: 100, 2: 100, 3: 100}, button=1)
    assert play.refused(Buy(1, 1)) == "T3 buy.has_maximum"
    play.takes_all(2, 1)
    assert play.refused(Buy(1, 1)) == "T3 buy.has_maximum"
    assert play.table.seat(1).stack == 200


def test_T2_what_is_bought_during_a_hand_arrives_after_it() -> None:
    play = sat(cash(), {1: 60, 2: 60, 3: 60}, button=3)
    play.start()
    play.dealt()
    play.do(Buy(1, 30))
    hand = play.table.playing
    assert hand is not None
    assert hand.seat(1).stack == 59
    assert play.table.chips == 210
    assert play.refused(Buy(1, 12)) == "T3 buy.over_maximum", "59, 30 and 12 are 101"
    play.folded_round()
    assert play.stacks() == {1: 89, 2: 61, 3: 60}


def test_T2_what_would_be_above_the_maximum_after_the_hand_goes_back() -> None:
    play = sat(cash(), {1: 60, 2: 60, 3: 60}, button=3)
    play.start()
    play.acts("3 raises to 60")
    play.do(Buy(3, 80))
    play.acts("1 folds, 2 folds")
    assert play.stacks() == {1: 59, 2: 58, 3: 100}
    assert play.table.books.cashed_out == 43


def test_T2_who_is_not_in_the_hand_buys_at_once() -> None:
    play = sat(cash(), {1: 60, 2: 60, 3: 60}, button=3)
    play.hands(1)
    play.do(SitOut(3))
    play.start()
    play.do(Buy(3, 40))
    assert play.table.seat(3).stack == 100


# --- T4 ---


@pytest.mark.parametrize(
    ("rules", "least", "chips", "answer"),
    [
        ("half_minimum", 20, 9, "T4 buy.too_little_to_stay"),
        ("half_minimum", 20, 10, "not refused"),
        ("half_minimum", 25, 12, "T4 buy.too_little_to_stay"),
        ("half_minimum", 25, 13, "not refused"),
        ("minimum", 20, 19, "T4 buy.too_little_to_stay"),
        ("minimum", 20, 20, "not refused"),
    ],
)
def test_T4_example_21_who_has_lost_everything_buys_enough(
    rules: str, least: int, chips: int, answer: str
) -> None:
    play = sat(cash(least, rebuy_min=rules), {1: 50, 2: 50, 3: 50}, button=1)
    play.takes_all(2, 1)
    assert play.refused(Buy(2, chips)) == answer


def test_T4_half_the_minimum_is_the_casinos_rule_and_is_rounded_up_to_a_chip() -> None:
    made = game("NL 10/20", preset="kaszino")
    assert made.rules.rebuy_min == "half_minimum"


def test_T4_who_is_broke_is_not_dealt_in_until_he_buys() -> None:
    play = sat(cash(), {1: 100, 2: 100, 3: 100}, button=3)
    play.start()
    play.acts("3 raises to 100, 1 calls, 2 folds")
    play.checked_down()
    broke = [seat for seat, chips in play.stacks().items() if not chips]
    assert tuple(broke) == play.table.broke
    assert len(broke) == 1
    play.start()
    assert play.table.dealing is not None
    assert set(play.table.dealing.dealt) == {1, 2, 3} - set(broke)


def test_T4_too_few_chips_bought_before_the_loss_go_back() -> None:
    play = sat(cash(), {1: 100, 2: 100}, button=1)
    play.start()
    play.acts("1 raises to 100, 2 calls")
    for seat in (1, 2):
        play.do(Buy(seat, 5))
    play.checked_down()
    stacks = sorted(play.stacks().values())
    assert stacks in ([0, 200], [100, 100])
    assert play.table.books.cashed_out == 10


def test_case_T14_who_has_just_sat_down_or_won_is_asked_nothing() -> None:
    play = sat(cash(), {1: 100, 2: 100, 3: 50}, button=3)
    assert play.table.broke == ()
    play.start()
    play.acts("3 raises to 50, 1 folds, 2 calls")
    assert play.table.broke == (), "all-in is not broke"
    play.checked_down()
    for seat in play.table.seats:
        assert not seat.out
        assert (seat.number in play.table.broke) == (not seat.stack)


# --- coming back, waiting for a seat ---


def test_T3_who_returns_soon_brings_what_he_took_away() -> None:
    play = sat(cash(return_within=30), {1: 100, 2: 100, 3: 100}, button=1)
    play.takes_all(2, 1)
    play.do(Leave(1))
    assert play.refused(Sit(1, "player 1", 100, minutes_away=29)) == "T3 buy.return_with"
    assert play.refused(Sit(1, "player 1", 250, minutes_away=29)) == "T1 buy.above_maximum"
    assert play.refused(Sit(1, "player 1", 200, minutes_away=29)) == "not refused"
    assert play.refused(Sit(1, "player 1", 40, minutes_away=30)) == "not refused"
    assert play.refused(Sit(1, "another", 40)) == "not refused"
    play.do(Sit(4, "player 1", 200, minutes_away=1))
    assert play.table.departed == ()


def test_T3_without_that_rule_anybody_returns_with_what_the_table_allows() -> None:
    play = sat(cash(), {1: 100, 2: 100}, button=1)
    play.do(Leave(1))
    assert play.refused(Sit(1, "player 1", 20)) == "not refused"


def test_who_waits_for_a_seat_comes_before_others() -> None:
    play = Sitting(Table.open(cash(seats=2)))
    play.do(Sit(1, "anna", 50), Sit(2, "béla", 50), JoinList("cili"), JoinList("dóri"))
    assert not play.table.called
    assert play.refused(JoinList("cili")) == "T5 list.on_it_already"
    assert play.refused(JoinList("anna")) == "T5 seat.already_here"
    play.do(Leave(1))
    assert play.table.called == ("cili",)
    assert play.refused(Sit(1, "emil", 50)) == "T5 seat.others_wait"
    assert play.refused(Sit(1, "dóri", 50)) == "T5 seat.others_wait"
    play.do(LeaveList("cili"))
    assert play.refused(LeaveList("cili")) == "T5 list.not_on_it"
    play.do(Sit(1, "dóri", 50))
    assert play.table.waiting_list == ()


# --- tournaments, rake ---


def test_M4_a_tournament_seats_and_moves_its_players_itself() -> None:
    play = sat("NL 1/2", {1: 200, 2: 200, 3: 200}, button=1, kind="tournament")
    assert play.refused(Sit(5, "anna", 200)) == "M4 seat.tournament"
    assert play.refused(Buy(1, 200)) == "M4 seat.tournament"
    assert play.refused(Leave(1)) == "M4 seat.tournament"
    play.do(AddChips(1, 400))
    assert play.stacks() == {1: 600, 2: 200, 3: 200}
    play.start()
    assert play.refused(MoveOut(1)) == "M4 seat.in_hand"
    play.do(AddChips(2, 100))
    play.folded_round()
    assert play.table.seat(2).stack in range(298, 302)
    play.do(MoveOut(1))
    assert play.table.find(1) is None


def test_T1_a_cash_table_knows_no_tournament() -> None:
    play = sat(cash(), {1: 100, 2: 100}, button=1)
    assert play.refused(MoveIn(3, "anna", 100)) == "T1 seat.cash_table"
    assert play.refused(AddChips(1, 100)) == "T1 seat.cash_table"
    assert play.refused(MoveOut(1)) == "T1 seat.cash_table"


def test_A6_what_the_house_takes_is_in_the_books() -> None:
    rake = Rake(per_mille=50, cap=0, no_flop_no_drop=False)
    play = sat(cash(rake=rake), {1: 100, 2: 100}, button=1)
    play.start()
    play.acts("1 raises to 100, 2 calls")
    play.checked_down()
    assert play.table.books.raked == 10
    assert play.table.chips == 190


def test_case_T11_sitting_out_and_leaving_at_once_costs_nothing() -> None:
    play = sat(cash(), {1: 100, 2: 100, 3: 100}, button=3)
    play.hands(1)
    play.do(SitOut(2), Leave(2))
    assert play.table.find(2) is None
    assert play.table.books.cashed_out == 101
    play.start()
    assert play.table.dealing is not None
    assert 2 not in play.table.dealing.dealt


def test_case_T11_who_leaves_in_a_hand_leaves_when_it_is_over() -> None:
    play = sat(cash(), {1: 100, 2: 100, 3: 100}, button=3)
    play.start()
    play.acts("3 folds")
    play.do(Leave(3), SitOut(1))
    assert play.table.absent(1)
    assert play.refused(Leave(3)) == "T3 seat.leaving_already"
    assert play.refused(SitOut(1)) == "T5 seat.out_already"
    play.folded_round()
    assert play.table.find(3) is None
    assert play.table.seat(1).out
    assert play.table.books.cashed_out == 100
    assert play.refused(StartHand()) == "G1 setup.too_few_players"
