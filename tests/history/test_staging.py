"""Texts played through the engine: what rooms leave out or do otherwise than the rules is borne with."""

from typing import Final

import pytest

from pakli.history import HistoryError, Transcript, read_any, replay
from pakli.rules import HandKilled, Mucked, PotAwarded, RakeTaken

HEAD: Final = """PokerStars Hand #1: Tournament #5, $1+$0.10 USD Hold'em No Limit - Level I (50/100) - 2024/03/01 20:15:30 ET
Table '5 1' 9-max Seat #1 is the button
Seat 1: A (2000 in chips)
Seat 2: B (2000 in chips)
Seat 3: C ({stack} in chips)
"""  # noqa: E501 - a line of a text
BOARD: Final = """*** FLOP *** [2c 7d Jh]
*** TURN *** [2c 7d Jh] [9c]
*** RIVER *** [2c 7d Jh 9c] [4s]
*** SHOW DOWN ***
"""


def hand(text: str, stack: int = 2000) -> Transcript:
    (told,) = read_any(HEAD.format(stack=stack) + text)
    assert isinstance(told, Transcript)
    return told


def test_who_is_away_and_all_in_with_his_blind_is_folded() -> None:
    told = hand(
        "B: posts small blind 50\nC: posts big blind 60 and is all-in\n*** HOLE CARDS ***\n"
        "A: raises 100 to 200\nB: calls 150\nC: folds\n*** FLOP *** [2c 7d Jh]\nB: checks\nA: bets 300\n"
        "B: folds\nUncalled bet (300) returned to A\nA collected 460 from pot\n*** SUMMARY ***\n"
        "Total pot 460 | Rake 0\n",
        60,
    )
    played = replay(told)
    assert HandKilled(3, "P17", "absent") in played.events
    assert played.stacks == (1800, 0, 2260)


def test_a_big_blind_whose_ante_took_everything_is_due_all_the_same() -> None:
    told = hand(
        "A: posts the ante 10\nB: posts the ante 10\nC: posts the ante 10 and is all-in\n"
        "B: posts small blind 50\n*** HOLE CARDS ***\nA: calls 100\nB: folds\n"
        + BOARD
        + "A: shows [Ah Ad] (a pair of Aces)\nC: shows [Kh Kd]\nA collected 30 from main pot\n"
        "A collected 150 from side pot\n*** SUMMARY ***\nTotal pot 180 | Rake 0\n",
        10,
    )
    assert replay(told).stacks == (1940, 0, 2070)


def test_a_rake_that_is_taken_from_every_pot_in_proportion() -> None:
    told = hand(
        "B: posts small blind 50\nC: posts big blind 100\n*** HOLE CARDS ***\nA: raises 300 to 400\n"
        "B: calls 350\nC: calls 200 and is all-in\n*** FLOP *** [2c 7d Jh]\nB: bets 100\nA: calls 100\n"
        "*** TURN *** [2c 7d Jh] [9c]\nB: checks\nA: checks\n*** RIVER *** [2c 7d Jh 9c] [4s]\nB: checks\n"
        "A: checks\n*** SHOW DOWN ***\nB: shows [Ah Ad]\nB collected 380 from side pot\nC: shows [Js Jd]\n"
        "C collected 855 from main pot\n*** SUMMARY ***\nTotal pot 1300 | Rake 65\n",
        300,
    )
    played = replay(told)
    assert [event.amount for event in played.events if isinstance(event, RakeTaken)] == [45, 20]
    assert played.stacks == (1880, 855, 1500)


def test_who_must_show_first_threw_unknown_cards_away_all_the_same() -> None:
    told = hand(
        "B: posts small blind 50\nC: posts big blind 100\n*** HOLE CARDS ***\nA: folds\nB: calls 50\n"
        "C: checks\n*** FLOP *** [2c 7d Jh]\nB: checks\nC: checks\n*** TURN *** [2c 7d Jh] [9c]\nB: checks\n"
        "C: checks\n*** RIVER *** [2c 7d Jh 9c] [4s]\nB: checks\nC: checks\n*** SHOW DOWN ***\n"
        "B: mucks hand\nC: shows [Ah 3d] (high card Ace)\nC collected 190 from pot\n*** SUMMARY ***\n"
        "Total pot 200 | Rake 10\n"
    )
    played = replay(told)
    assert [event for event in played.events if isinstance(event, Mucked)] == [Mucked(2)]
    assert played.stacks == (1900, 2090, 2000)


def test_a_winner_who_shows_nothing_is_known_by_what_he_collected() -> None:
    told = hand(
        "B: posts small blind 50\nC: posts big blind 100\n*** HOLE CARDS ***\nA: folds\nB: calls 50\n"
        "C: checks\n*** FLOP *** [2c 7d Jh]\nB: checks\nC: checks\n*** TURN *** [2c 7d Jh] [9c]\nB: checks\n"
        "C: checks\n*** RIVER *** [2c 7d Jh 9c] [4s]\nB: checks\nC: bets 100\nB: calls 100\n"
        "C collected 400 from pot\n*** SUMMARY ***\nTotal pot 400 | Rake 0\n"
    )
    played = replay(told)
    assert played.stacks == (1800, 2200, 2000)
    assert [event.shares for event in played.events if isinstance(event, PotAwarded)] == [((3, 400),)]


def test_a_pot_that_only_the_summary_tells_of() -> None:
    told = hand(
        "B: posts small blind 50\nC: posts big blind 100\n*** HOLE CARDS ***\nA: raises 1900 to 2000 and is "
        "all-in\nB: folds\nC: calls 1900 and is all-in\n" + BOARD + "A: shows [Ah Ad]\nC: shows [Kh Kd]\n"
        "A cashed out the hand for 3900 | Cash Out Fee 39\n*** SUMMARY ***\nTotal pot 4050 | Rake 0\n"
        "Seat 1: A (button) showed [Ah Ad] and won (4050) (pot not awarded as player cashed out)\n"
    )
    assert replay(told).stacks == (1950, 0, 4050)


def test_a_rake_that_is_not_taken_in_proportion() -> None:
    told = hand(
        "B: posts small blind 50\nC: posts big blind 100\n*** HOLE CARDS ***\nA: raises 300 to 400\n"
        "B: calls 350\nC: calls 200 and is all-in\n*** FLOP *** [2c 7d Jh]\nB: bets 100\nA: calls 100\n"
        "*** TURN *** [2c 7d Jh] [9c]\nB: checks\nA: checks\n*** RIVER *** [2c 7d Jh 9c] [4s]\nB: checks\n"
        "A: checks\n*** SHOW DOWN ***\nB: shows [Ah Ad]\nB collected 385 from side pot\nC: shows [Js Jd]\n"
        "C collected 855 from main pot\n*** SUMMARY ***\nTotal pot 1300 | Rake 60\n",
        300,
    )
    assert replay(told).stacks == (1885, 855, 1500)


def test_a_player_who_is_passed_over_has_folded() -> None:
    told = hand(
        "B: posts small blind 50\nC: posts big blind 100\n*** HOLE CARDS ***\nA: raises 200 to 300\n"
        "C: folds\nUncalled bet (200) returned to A\nA collected 250 from pot\n*** SUMMARY ***\n"
        "Total pot 250 | Rake 0\n"
    )
    assert replay(told).stacks == (1950, 1900, 2150)


@pytest.mark.parametrize(
    ("actions", "code", "line"),
    [
        ("A: raises 20 to 120\nB: folds\nC: folds\nUncalled bet (20) returned to A\n", "text_refused", 9),
        ("B: folds\nA: calls 100\nC: checks\n", "text_out_of_place", 9),
    ],
)
def test_what_cannot_be_is_told_with_its_line(actions: str, code: str, line: int) -> None:
    told = hand(
        "B: posts small blind 50\nC: posts big blind 100\n*** HOLE CARDS ***\n" + actions + "A collected "
        "250 from pot\n*** SUMMARY ***\nTotal pot 250 | Rake 0\n"
    )
    with pytest.raises(HistoryError) as caught:
        replay(told)
    assert (caught.value.problem.code, caught.value.problem.line) == (code, line)


def test_other_stacks_than_the_engine_comes_to() -> None:
    told = hand(
        "B: posts small blind 50\nC: posts big blind 100\n*** HOLE CARDS ***\n"
        "A: raises 1900 to 2000 and is all-in\nB: folds\nC: calls 1900 and is all-in\n"
        + BOARD
        + "A: shows [Ah Ad]\nC: shows [Kh Kd]\nC collected 4050 from pot\n*** SUMMARY ***\n"
        "Total pot 4050 | Rake 0\n"
    )
    with pytest.raises(HistoryError, match="C 0 ≠ 4050, A 4050 ≠ 0"):
        replay(told)
