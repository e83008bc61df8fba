"""Where the button and the blinds go: P1-P3, cases O1, O3, O5, O6, O8, worked example 31."""

from typing import Final

import pytest

from pakli.rules import Stakes
from pakli.rules.house_rules import Kind
from pakli.table import (
    ChooseEntry,
    DrawForButton,
    Leave,
    SetButton,
    SitIn,
    SitOut,
    StartHand,
    Table,
    game_of,
    sign_of,
)
from tests.table.kit import Sitting, sat

FOUR: Final = dict.fromkeys((1, 2, 3, 4), 200)
FIVE: Final = dict.fromkeys((1, 2, 3, 4, 5), 200)


# --- P1 ---


@pytest.mark.parametrize(
    ("cards", "button"),
    [
        ("2c7dKhAs", 4),
        ("AcKdKhKs", 1),
        ("AcAdAhAs", 4),
        ("AcAsAhAd", 2),
        ("2d2c2h9c", 4),
        ("9h9s9c9d", 2),
    ],
)
def test_P1_the_highest_card_has_the_button_and_ties_go_by_suit(cards: str, button: int) -> None:
    sitting = Sitting(Table.open(sign_of(game_of("holdem", Stakes(2, 1)), cut=False)))
    for seat in (2, 4, 6, 9):
        sitting.do(sitting.sit(seat, 200))
    assert "ButtonDraw" in str(sitting.table.next)
    sitting.do(DrawForButton(cards))
    assert sitting.start().startswith(f"button {(2, 4, 6, 9)[button - 1]}:")


def test_P1_is_done_once_and_no_hand_starts_without_it() -> None:
    sitting = Sitting(Table.open(sign_of(game_of("holdem", Stakes(2, 1)), cut=False)))
    sitting.do(sitting.sit(1, 200), sitting.sit(2, 200))
    assert sitting.refused(StartHand()) == "P1 button.not_drawn"
    assert sitting.refused(DrawForButton("AsAs")) == "C1 deal.card_twice"
    assert sitting.refused(DrawForButton("AsKsQs")) == "P5 deal.wrong_count"
    sitting.do(DrawForButton("AsKs"))
    assert sitting.refused(DrawForButton("AsKs")) == "P1 button.drawn_already"


def test_P1_at_a_live_table_the_button_is_settled_otherwise() -> None:
    sitting = Sitting(Table.open(sign_of(game_of("holdem", Stakes(2, 1)), cut=False)))
    sitting.do(sitting.sit(1, 200), sitting.sit(2, 200), sitting.sit(3, 200))
    assert sitting.refused(SetButton(2, " ")) == "F1 floor.no_reason"
    sitting.do(SetButton(2, "the host deals first"))
    assert sitting.start() == "button 2: 3 small blind 1, 1 big blind 2"


# --- P2, moving ---


def test_P2_moving_button_and_blinds_go_to_the_next_players() -> None:
    assert sat("NL 1/2", FOUR, button=1).hands(5) == [
        "button 1: 2 small blind 1, 3 big blind 2",
        "button 2: 3 small blind 1, 4 big blind 2",
        "button 3: 4 small blind 1, 1 big blind 2",
        "button 4: 1 small blind 1, 2 big blind 2",
        "button 1: 2 small blind 1, 3 big blind 2",
    ]


def test_P2_moving_button_passes_whoever_is_not_dealt_in() -> None:
    play = sat("NL 1/2", FIVE, button=1)
    assert play.hands(1) == ["button 1: 2 small blind 1, 3 big blind 2"]
    play.takes_all(2, 4)
    assert play.hands(1) == ["button 3: 4 small blind 1, 5 big blind 2"]
    play.takes_all(4, 1)
    assert play.hands(1) == ["button 5: 1 small blind 1, 3 big blind 2"]


def test_case_O5_a_button_that_sits_out_moves_on() -> None:
    play = sat("NL 1/2", FOUR, button=3)
    assert play.hands(1) == ["button 3: 4 small blind 1, 1 big blind 2"]
    play.do(SitOut(3))
    told = play.hands(3)
    assert told == [
        "button 4: 1 small blind 1, 2 big blind 2",
        "button 1: 2 small blind 1, 4 big blind 2",
        "button 2: 4 small blind 1, 1 big blind 2",
    ]


@pytest.mark.parametrize("how", ["moving", "dead"])
@pytest.mark.parametrize(
    ("gone", "then"),
    [
        (1, ["button 3: 3 small blind 1, 2 big blind 2", "button 2: 2 small blind 1, 3 big blind 2"]),
        (2, ["button 3: 3 small blind 1, 1 big blind 2", "button 1: 1 small blind 1, 3 big blind 2"]),
        (3, ["button 2: 2 small blind 1, 1 big blind 2", "button 1: 1 small blind 1, 2 big blind 2"]),
    ],
)
def test_case_O1_from_three_to_two_the_big_blind_moves_on(how: str, gone: int, then: list[str]) -> None:
    """P2, P3: the other has the button, pays the small blind, acts first before the flop and last after."""
    play = sat("NL 1/2", dict.fromkeys((1, 2, 3), 200), button=1, moves=how)
    play.hands(1)
    play.takes_all(gone, gone % 3 + 1)
    told = [play.start()]
    assert play.to_act == play.positions.button
    play.acts(f"{play.to_act} calls")
    play.acts(f"{play.to_act} checks")
    assert play.to_act == play.positions.big
    play.folded_round()
    told.append(play.start())
    assert told == then


@pytest.mark.parametrize("how", ["moving", "dead"])
@pytest.mark.parametrize(
    ("newcomer", "then"),
    [
        (3, "button 1: 2 small blind 1, 3 big blind 2"),
        (10, "button 1: 2 small blind 1, 10 big blind 2"),
    ],
)
def test_case_O8_a_third_player_in_the_way_of_the_big_blind_pays_it(
    how: str, newcomer: int, then: str
) -> None:
    """P2: from two to three the big blind moves on, the button may stay once."""
    play = sat("NL 1/2", {1: 200, 2: 200}, button=1, moves=how)
    assert play.hands(1) == ["button 1: 1 small blind 1, 2 big blind 2"]
    play.do(play.sit(newcomer, 200))
    assert play.hands(1) == [then]


@pytest.mark.parametrize("how", ["moving", "dead"])
def test_case_O8_a_third_player_elsewhere_waits_or_pays(how: str) -> None:
    play = sat("NL 1/2", {1: 200, 5: 200}, button=1, moves=how)
    assert play.hands(1) == ["button 1: 1 small blind 1, 5 big blind 2"]
    play.do(play.sit(3, 200))
    assert play.hands(1) == ["button 5: 5 small blind 1, 1 big blind 2"], "he waits"
    play.do(ChooseEntry(3, posts=True))
    assert play.hands(1) == ["button 5: 1 small blind 1, 3 big blind 2"], "the big blind has come to him"
    play.do(play.sit(2, 200), ChooseEntry(2, posts=True))
    assert play.start() == "button 1: 3 small blind 1, 5 big blind 2"
    assert play.table.dealing is not None
    assert 2 not in play.table.dealing.dealt, "nobody comes in between the button and the small blind (T5)"


def test_P2_from_two_to_three_the_button_goes_to_a_newcomer_who_pays() -> None:
    play = sat("NL 1/2", {1: 200, 2: 200}, button=2)
    assert play.hands(1) == ["button 2: 2 small blind 1, 1 big blind 2"]
    play.do(play.sit(3, 200), ChooseEntry(3, posts=True))
    assert play.hands(1) == ["button 3: 1 small blind 1, 2 big blind 2, 3 live 2"]


# --- P2, dead ---


def test_P2_example_31_a_dead_button() -> None:
    play = sat("NL 1/2", FOUR, button=1, moves="dead")
    assert play.hands(1) == ["button 1: 2 small blind 1, 3 big blind 2"]
    play.takes_all(3, 1)
    play.do(Leave(3))
    assert play.hands(3) == [
        "button 2: 4 big blind 2",
        "button 3: 4 small blind 1, 1 big blind 2",
        "button 4: 1 small blind 1, 2 big blind 2",
    ]


@pytest.mark.parametrize("kind", ["cash", "tournament"])
def test_case_O3_the_big_blind_busts(kind: Kind) -> None:
    play = sat("NL 1/2", FIVE, button=1, moves="dead", kind=kind)
    play.hands(1)
    play.takes_all(3, 5)
    assert play.hands(4) == [
        "button 2: 4 big blind 2",
        "button 3: 4 small blind 1, 5 big blind 2",
        "button 4: 5 small blind 1, 1 big blind 2",
        "button 5: 1 small blind 1, 2 big blind 2",
    ]


def test_P2_a_small_blind_that_goes_leaves_the_button_to_an_empty_seat() -> None:
    play = sat("NL 1/2", FIVE, button=1, moves="dead")
    play.hands(1)
    play.takes_all(2, 5)
    assert play.hands(3) == [
        "button 2: 3 small blind 1, 4 big blind 2",
        "button 3: 4 small blind 1, 5 big blind 2",
        "button 4: 5 small blind 1, 1 big blind 2",
    ]


def test_P2_blinds_that_both_go_are_both_missing() -> None:
    play = sat("NL 1/2", FIVE, button=1, moves="dead")
    play.hands(1)
    play.takes_all(2, 5)
    play.takes_all(3, 5)
    assert play.hands(3) == [
        "button 2: 4 big blind 2",
        "button 3: 4 small blind 1, 5 big blind 2",
        "button 4: 5 small blind 1, 1 big blind 2",
    ]


@pytest.mark.parametrize("how", ["moving", "dead"])
def test_case_O6_ten_seats_and_two_left(how: str) -> None:
    """No dead positions for eight hands: with two left the big blind goes to and fro."""
    play = sat("NL 1/2", dict.fromkeys(range(1, 11), 200), button=10, moves=how)
    assert play.hands(1) == ["button 10: 1 small blind 1, 2 big blind 2"]
    for seat in (1, 2, 3, 4, 6, 7, 9, 10):
        play.do(SitOut(seat))
    assert play.hands(3) == [
        "button 8: 8 small blind 1, 5 big blind 2",
        "button 5: 5 small blind 1, 8 big blind 2",
        "button 8: 8 small blind 1, 5 big blind 2",
    ]


def test_case_O6_seats_empty_before_their_big_blind_are_passed() -> None:
    play = sat("NL 1/2", dict.fromkeys(range(1, 8), 200), button=1, moves="dead")
    play.hands(1)
    play.takes_all(4, 1)
    play.takes_all(5, 1)
    assert play.hands(3) == [
        "button 2: 3 small blind 1, 6 big blind 2",
        "button 3: 6 small blind 1, 7 big blind 2",
        "button 6: 7 small blind 1, 1 big blind 2",
    ]


def test_P2_where_the_big_blind_comes_to_the_buttons_place_the_button_is_right_of_the_small_blind() -> None:
    """Of three the button goes and two others come: seat 3 cannot be both button and big blind."""
    play = sat("NL 1/2", dict.fromkeys((1, 2, 3), 200), button=2, kind="tournament")
    assert play.hands(1) == ["button 2: 3 small blind 1, 1 big blind 2"]
    play.takes_all(2, 1)
    play.do(play.sit(6, 200), play.sit(7, 200))
    assert play.start() == "button 7: 1 small blind 1, 3 big blind 2"


def test_P2_two_left_and_a_third_behind_the_blinds_waits_a_hand() -> None:
    play = sat("NL 1/2", dict.fromkeys((1, 3, 6), 200), button=3)
    assert play.hands(1) == ["button 3: 6 small blind 1, 1 big blind 2"]
    play.do(Leave(1), play.sit(7, 200), ChooseEntry(7, posts=True))
    assert play.hands(2) == [
        "button 6: 6 small blind 1, 3 big blind 2",
        "button 7: 3 small blind 1, 6 big blind 2, 7 live 2",
    ]


def test_B9_without_a_small_blind_pot_limit_counts_it_all_the_same() -> None:
    play = sat("PL 100/200", dict.fromkeys((1, 2, 3, 4), 10_000), button=1, moves="dead")
    play.hands(1)
    play.takes_all(3, 1)
    assert play.start() == "button 2: 4 big blind 200"
    assert play.options == "1 may call 200 or raise to 400..700"


def test_B10_a_button_ante_at_an_empty_button_is_the_big_blinds() -> None:
    play = sat("NL 1/2/2", FOUR, button=1, moves="dead", ante="button")
    assert play.hands(1) == ["button 1: 2 small blind 1, 3 big blind 2, 1 ante for all 2"]
    play.takes_all(3, 1)
    play.do(Leave(3))
    assert play.hands(2) == [
        "button 2: 4 big blind 2, 2 ante for all 2",
        "button 3: 4 small blind 1, 1 big blind 2, 1 ante for all 2",
    ]


def test_P2_in_a_tournament_the_absent_are_dealt_in_and_post() -> None:
    play = sat("NL 1/2", FOUR, button=1, kind="tournament")
    play.do(SitOut(3))
    assert play.start() == "button 1: 2 small blind 1, 3 big blind 2"
    assert play.table.absent(3)
    play.folded_round()
    play.do(SitIn(3))
    assert not play.table.absent(3)
