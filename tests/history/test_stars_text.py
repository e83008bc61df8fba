"""
What is written as a PokerStars text is read back as the same hand, as far as such a text can hold it.

Random hands of every game and house rule: several boards, run-outs, posts of every kind, unknown cards.
"""

from datetime import UTC, datetime
from typing import Final

import pytest
from hypothesis import given
from msgspec.structs import replace

from pakli.history import About, Deed, Sitting, Tournament, Transcript, read_any, replay, transcribe
from pakli.history.rooms.stars_form import GAME_NAMES, stars_form
from pakli.history.rooms.stars_text import stars_text, stars_texts
from pakli.history.rooms.stars_words import hand_words
from pakli.rules import VARIANTS
from tests.history.test_rooms import hands
from tests.history.texts import bare, no_misdeal, of_game
from tests.properties.kit import Playing, examples, told
from tests.properties.source import Source, sources

GAMES: Final = tuple(VARIANTS)


def comes_back(hand: Transcript) -> Transcript:
    form = stars_form(hand)
    assert bare(stars_form(form)) == bare(form)
    text = stars_text(hand)
    (read,) = read_any(text)
    assert isinstance(read, Transcript)
    assert bare(read) == bare(form)
    assert stars_text(read) == text
    return read


def any_hand(source: Source) -> None:
    playing = Playing(source)
    with told(playing):
        playing.to_the_end()
        for viewer in (None, playing.setup.stacks[0][0]):
            hand = no_misdeal(playing, About(hand="17", viewer=viewer, currency="EUR", scale=100))
            if hand is not None:
                comes_back(hand)


@given(sources())
@examples(60)
def test_any_hand_comes_back(source: Source) -> None:
    any_hand(source)


@pytest.mark.soak
@given(sources())
@examples(3000)
def test_many_hands_come_back(source: Source) -> None:
    any_hand(source)


def test_every_game_has_a_name() -> None:
    assert set(GAME_NAMES) == set(VARIANTS)


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_of_every_game_ends_in_the_same_stacks(game: str) -> None:
    for seed in range(8):
        playing = of_game(game, seed)
        read = comes_back(transcribe(playing.setup, playing.log, About(hand=str(seed))))
        assert replay(read).stacks == tuple([seat.stack for seat in playing.hand.seats])


@pytest.mark.parametrize("hand", list(hands()), ids=lambda hand: hand.hand)
def test_hands_of_every_room_come_back(hand: Transcript) -> None:
    read = comes_back(hand)
    assert read.nets() == hand.nets()
    replay(read)


def test_whose_text_it_is_sees_his_own_cards_alone() -> None:
    playing = of_game("holdem", 3)
    text = stars_text(transcribe(playing.setup, playing.log, About(hand="9", viewer=2)))
    shown = {deed.seat for deed in transcribe(playing.setup, playing.log, About()).of("shown")}
    for seat in playing.hand.seats:
        cards = f"{seat.cards[:2]} {seat.cards[2:]}"
        assert (cards in text) == (seat.number == 2 or seat.number in shown)


def dressed(**changes: object) -> Transcript:
    playing = of_game("holdem", 5)
    hand = transcribe(playing.setup, playing.log, About(hand="9", names={1: "Anna", 2: "Béla", 3: "Cecil"}))
    return replace(hand, **changes)


def test_a_tournament_with_bounties() -> None:
    event = Tournament("77", "Friday", 500, 50, 250, "EUR", "14")
    hand = dressed(
        tournament=event,
        table="77 3",
        most_seats=6,
        when=datetime(2024, 3, 1, 20, 5, 9, tzinfo=UTC),
        zone="CET",
        label="Zoom {Friday Club}",
    )
    hand = replace(hand, deeds=(*hand.deeds, Deed("bounty", 1, 125)))
    lines = stars_text(hand).split("\n")
    assert lines[0] == (
        "PokerStars Zoom Hand #9: {Friday Club} Tournament #77, €5+€2.50+€0.50 EUR Hold'em No Limit"
        " - Level XIV (5/10) - 2024/03/01 20:05:09 CET"
    )
    assert lines[1] == "Table '77 3' 6-max Seat #3 is the button"
    assert "Anna wins the €1.25 bounty" in lines
    comes_back(hand)


def test_a_free_tournament_and_who_sits_out() -> None:
    hand = dressed(tournament=Tournament("5"), seats=(*dressed().seats, Sitting(5, "Dora", 12, out=True)))
    text = stars_text(hand)
    assert "Tournament #5, Freeroll Hold'em" in text
    assert "Seat 5: Dora (12 in chips) is sitting out" in text
    comes_back(hand)


@pytest.mark.parametrize(
    ("number", "written"),
    [("123", "123"), ("OM0456", "0456"), ("7-11-5", "244632543152264"), ("", "11437734313104")],
)
def test_a_hand_has_the_same_number_every_time(number: str, written: str) -> None:
    assert stars_form(dressed(hand=number)).hand == stars_form(dressed(hand=number)).hand
    if number[-1:].isdigit() and "-" not in number:
        assert stars_form(dressed(hand=number)).hand == written


def test_names_can_be_told_from_each_other_and_from_the_line() -> None:
    seats = [
        replace(one, name=name) for one, name in zip(dressed().seats, ("A: [b]", "A b", ""), strict=True)
    ]
    names = [one.name for one in stars_form(dressed(seats=tuple(seats))).seats]
    assert names == ["A b", "A b_", "Player 3"]
    comes_back(dressed(seats=tuple(seats)))


def test_several_hands_of_a_file() -> None:
    assert len(read_any(stars_texts([dressed(), dressed()]))) == 2


def test_a_fraction_of_a_cent_is_written_in_full() -> None:
    hand = dressed(currency="USD", scale=1000)
    assert "$0.01" in stars_text(hand)
    comes_back(hand)


@pytest.mark.parametrize(
    ("game", "cards", "board", "words"),
    [
        ("holdem", "AhAd", "2c7h9hJdKs", "a pair of Aces"),
        ("holdem", "6d6s", "2c6h9hJdKs", "three of a kind, Sixes"),
        ("holdem", "8dTc", "2c7h9hJdKs", "a straight, Seven to Jack"),
        ("holdem", "AcQc", "2c7h9hJdKs", "high card Ace"),
        ("holdem", "KcJc", "2c7h9hJdKs", "two pair, Kings and Jacks"),
        ("holdem", "JcJh", "Js7h7dKdKs", "a full house, Jacks full of Kings"),
        ("holdem", "JcJh", "JsJdQd2d3s", "four of a kind, Jacks"),
        ("holdem", "5d4d", "Ad2d3dKsQc", "a straight flush, Ace to Five"),
        ("holdem", "AhTh", "KhQhJh2c3d", "a Royal Flush"),
        ("holdem", "Ah2h", "KhQhJh2c3d", "a flush, Ace high"),
        ("omaha-high-low", "Ah2d3d4s", "2c7h6hJdKs", "HI: a pair of Deuces; LO: 7,6,3,2,A"),
        ("stud-high-low", "AhAd2c3d4s9sTd", "", "HI: a pair of Aces"),
        ("razz", "AhKd2c3d4s9sTd", "", "Lo: 9,4,3,2,A"),
        ("badugi", "AhKd2d3s", "", "3,2,A"),
        ("deuce-to-seven-triple-draw", "Th8d5c3d2s", "", "Lo: T,8,5,3,2"),
        ("deuce-to-seven-triple-draw", "8h8d5c3d2s", "", "a pair of Eights"),
        ("holdem", "Ah??", "2c7h9hJdKs", ""),
        ("holdem", "AhAd", "2c7h9h", ""),
        ("holdem", "AhAh", "2c7h9hJdKs", ""),
        ("Courchevel", "AhAd", "2c7h9hJdKs", ""),
    ],
)
def test_what_a_hand_is_called(game: str, cards: str, board: str, words: str) -> None:
    assert hand_words(game, cards, board) == words


def test_the_words_stand_where_it_is_shown_and_in_the_summary() -> None:
    lines = stars_text(next(one for one in hands() if one.hand == "4100000001")).split("\n")
    assert "Flora: shows [7d 7c] (three of a kind, Sevens)" in lines
    assert "Seat 6: Flora showed [7d 7c] and won ($12.40) with three of a kind, Sevens" in lines
