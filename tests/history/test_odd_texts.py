"""
Texts and files that are odd on purpose: names like the room's own words, amounts nobody counts in, two in a
seat, fields of ours that somebody else wrote. They are read exactly or refused with one line.
"""

import sys
from decimal import Decimal

import pytest
from msgspec.structs import replace

from pakli.history import (
    HistoryError,
    Recorded,
    Tournament,
    Transcript,
    convert,
    read,
    read_entries,
    to_transcript,
)
from pakli.history.rooms.stars_form import stars_form
from pakli.history.rooms.stars_text import stars_text
from pakli.texts import translator
from tests.history.texts import bare

TEXT = """\
PokerStars Hand #1: Hold'em No Limit ($1/$2 USD) - 2020/01/01 1:00:00 ET
Table 'T' 6-max Seat #1 is the button
Seat 1: Anna ($100 in chips)
Seat 2: Béla ($100 in chips)
Seat 3: Cecil ($100 in chips)
Béla: posts small blind $1
Cecil: posts big blind $2
*** HOLE CARDS ***
Anna: folds
Béla: calls $1
Cecil: checks
*** FLOP *** [2c 3d 4h]
Béla: checks
Cecil: bets $2
Béla: folds
Uncalled bet ($2) returned to Cecil
Cecil collected $4 from pot
*** SUMMARY ***
Total pot $4 | Rake $0
Board [2c 3d 4h]
"""
PHH = """\
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
actions = ['d dh p1 AsKs', 'd dh p2 QhQd', 'd dh p3 ????', 'p3 f', 'p1 f']
"""


def only(text: str) -> Transcript | Recorded | HistoryError:
    (entry,) = read_entries(text)
    return entry


def code(text: str) -> str:
    entry = only(text)
    assert isinstance(entry, HistoryError)
    for language in ("en", "hu", "pl"):
        assert "\n" not in entry.problem.text(translator(language))
    return entry.problem.code


def comes_back(hand: Transcript) -> None:
    read_again = only(stars_text(hand))
    assert isinstance(read_again, Transcript)
    assert bare(read_again) == bare(stars_form(hand))


def told() -> Transcript:
    entry = only(TEXT)
    assert isinstance(entry, Transcript)
    return entry


@pytest.mark.parametrize(
    "name", ["Table 5", "Dealt to me", "Seat 3", "Total pot 5", "Hand cancelled", "Bob (100 in chips)", "T"]
)
@pytest.mark.parametrize("at", range(3))
def test_a_player_may_be_called_like_the_rooms_own_words(name: str, at: int) -> None:
    hand = told()
    seats = [replace(one, name=name) if place == at else one for place, one in enumerate(hand.seats)]
    comes_back(replace(hand, seats=tuple(seats)))


@pytest.mark.parametrize("currency", ["HUF", "JPY", "CNY", "INR", "CHF"])
def test_any_currency_comes_back(currency: str) -> None:
    comes_back(replace(told(), currency=currency))
    read_again = only(stars_text(replace(told(), currency=currency)))
    assert isinstance(read_again, Transcript)
    assert read_again.currency == currency


@pytest.mark.parametrize("level", ["400", "9999", "²", "123456789", ""])
def test_any_level_comes_back(level: str) -> None:
    comes_back(replace(told(), tournament=Tournament("5", level=level)))


def test_a_number_of_a_hand_need_not_be_one() -> None:
    (hand,) = read(convert([replace(told(), hand="²")], "phh"))
    assert hand.fields["hand"] == "²"


def test_a_line_break_in_the_name_of_a_table_does_not_break_the_text() -> None:
    comes_back(replace(told(), table="one\rtwo"))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Anna ($100", "Anna ($-100"),
        ("calls $1", "calls $-1"),
        ("bets $2", "bets $-2"),
        ("$100", "$" + "9" * 28),
        ("$100", "$" + "9" * 40),
        ("Anna ($100", "Anna ($100.00000000000000000000000000000000001"),
    ],
)
def test_what_is_no_amount_of_chips_is_refused(before: str, after: str) -> None:
    assert code(TEXT.replace(before, after)) == "text_amount"


@pytest.mark.parametrize(
    ("before", "after"), [("Seat 3: Cecil", "Seat 2: Cecil"), ("Seat 3: Cecil", "Seat 3: Béla")]
)
def test_two_in_one_seat_and_one_in_two_seats_are_refused(before: str, after: str) -> None:
    assert code(TEXT.replace(before, after)) == "text_seat_twice"


def test_a_header_longer_than_any_line_is_no_hand_of_a_game() -> None:
    assert code(TEXT.replace("#1", "#" + "9" * 1000, 1)) == "text_no_game"


def test_a_complaint_is_short_however_long_what_is_wrong_is() -> None:
    assert code(PHH.replace("AsKs", "9" * 5000)) == "not_cards"


@pytest.mark.parametrize(
    "field",
    [
        "{bounties = {x = 5}}",
        "{bounties = {7 = 5}}",
        "{hero = 99}",
        "{tournament = {number = '5', scale = 0, buy_in = 5}}",
        "{tournament = {number = '5', scale = -3, buy_in = 5}}",
        "{tournament = {number = '5', scale = 7, buy_in = 5}}",
        "{tournament = {number = '5', buy_in = -5}}",
        "{out = [{seat = 1, name = 'Anna', stack = 5}]}",
    ],
)
def test_a_field_of_ours_that_says_what_cannot_be_is_refused(field: str) -> None:
    (hand,) = read(f"{PHH}_pakli_text = {field}\n")
    with pytest.raises(HistoryError) as raised:
        to_transcript(hand)
    assert raised.value.problem.code == "wrong_own_field"


def test_a_year_beyond_the_calendar_is_none() -> None:
    (hand,) = read(f"{PHH}day = 1\nmonth = 1\nyear = {sys.maxsize * 9}\n")
    assert to_transcript(hand).when is None


@pytest.mark.parametrize("number", ["1e9999999", "-1.5e-9999999"])
def test_a_number_of_a_foreign_field_is_not_written_out_in_full(number: str) -> None:
    (hand,) = read(f"{PHH}seconds = {number}\n")
    text = convert([hand], "phh")
    assert len(text) < 1000
    assert read(text)[0].fields["seconds"] == Decimal(number)
