"""Cards as text and back: C5."""

import pickle
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakli.cards import (
    CODE_OF,
    NAMES,
    UNKNOWN,
    CardError,
    cards_text,
    mask_of,
    parse_card,
    parse_cards,
    unicode_text,
)

CODES = st.lists(st.integers(0, UNKNOWN), max_size=12).map(tuple)


@given(CODES)
def test_what_is_written_is_read_again(codes: tuple[int, ...]) -> None:
    assert parse_cards(cards_text(codes)) == codes
    assert parse_cards(unicode_text(codes)) == codes
    assert parse_cards(unicode_text(codes, between="")) == codes


@given(CODES, st.sampled_from(["", " ", ", ", "\n"]), st.data())
def test_any_spelling_reads_the_same(codes: tuple[int, ...], between: str, data: st.DataObject) -> None:
    spellings = [data.draw(st.sampled_from([t for t, c in CODE_OF.items() if c == code])) for code in codes]
    assert parse_cards(between.join(spellings)) == codes


@given(st.text(alphabet="AKQJT10923456789cdhs♣♦♥♠? ,x", max_size=10))
def test_text_is_read_or_refused_never_guessed(text: str) -> None:
    with suppress(CardError):
        codes = parse_cards(text)
        assert parse_cards(cards_text(codes)) == codes


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("AsKd", "AsKd"),
        ("As Kd", "AsKd"),
        ("as,kd", "AsKd"),
        ("10h9♣??", "Th9c??"),
        ("A♠️ K♦️", "AsKd"),
        ("", ""),
        ("  ", ""),
    ],
)
def test_several_cards(text: str, written: str) -> None:
    assert cards_text(parse_cards(text)) == written


@pytest.mark.parametrize("text", ["AsK", "1s", "AsXd", "0h", "A s", "As-Kd", "?", "11h"])
def test_a_refusal_says_what_is_wrong_and_what_was_expected(text: str) -> None:
    with pytest.raises(CardError, match=r"\[C5\] no card can be read at .*; expected a rank") as refused:
        parse_cards(text)
    assert refused.value.code == "card.unreadable"


def test_text_of_any_length_is_read_in_one_go() -> None:
    assert parse_cards("2c3dAs" * 200_000) == (0, 5, 51) * 200_000
    with pytest.raises(CardError):
        parse_cards("2c3dAs" * 200_000 + "x")


def test_one_card_is_not_two() -> None:
    assert parse_card("10♥") == parse_card("Th")
    with pytest.raises(CardError, match="2 cards"):
        parse_card("AsKd")


def test_codes_by_name() -> None:
    assert all(CODE_OF[name] == code for code, name in enumerate(NAMES))
    assert CODE_OF["10h"] == CODE_OF["T♥"] == CODE_OF["10♥"] == CODE_OF["Th"]


@given(CODES)
def test_a_mask_is_the_set_of_the_known_cards(codes: tuple[int, ...]) -> None:
    mask = mask_of(codes)
    assert {code for code in range(64) if mask >> code & 1} == set(codes) - {UNKNOWN}
    assert mask_of(cards_text(codes)) == mask


def test_an_error_survives_pickling() -> None:
    error = CardError("card.twice", "As comes twice", "each card at most once", "C1")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.code, again.clause) == (str(error), "card.twice", "C1")
