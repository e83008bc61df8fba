"""What people type, understood: keys, words of three languages, amounts."""

from itertools import combinations

import pytest

from pakli.cli.practice.meaning import WhichCards, meant
from pakli.cli.practice.orders import Amount, Line, Order, Vocabulary, amount_in
from pakli.rules import Check, Deal, Discard, Hand, PostForcedBets, Stakes, set_up
from pakli.texts import LANGUAGES, translator

WORDS = {language: Vocabulary(translator(language)) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_are_the_same_in_every_language(language: str) -> None:
    keys = {"f": Order.FOLD, "k": Order.CHECK, "c": Order.CALL, "r": Order.RAISE, "b": Order.RAISE}
    keys |= {"a": Order.ALL_IN, "s": Order.SHOW, "m": Order.MUCK, "p": Order.POT, "h": Order.HELP}
    keys |= {"l": Order.LAST, "q": Order.QUIT, "?": Order.CLAUSE, "y": Order.YES, "n": Order.NO}
    for key, order in keys.items():
        assert WORDS[language].understood(key) == Line(order, "")
        assert WORDS[language].understood(f" {key.upper()} ") == Line(order, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    say = translator(language)
    words = {order: set(say.text(f"play-words-{order}").split(", ")) for order in Order}
    assert not [pair for pair in combinations(Order, 2) if words[pair[0]] & words[pair[1]]]


@pytest.mark.parametrize(
    ("language", "text", "order", "rest"),
    [
        ("en", "raise 350", Order.RAISE, "350"),
        ("en", "r350", Order.RAISE, "350"),
        ("en", "BET 40", Order.RAISE, "40"),
        ("en", "?B8", Order.CLAUSE, "B8"),
        ("en", "? b1a", Order.CLAUSE, "b1a"),
        ("hu", "eldobás", Order.FOLD, ""),
        ("hu", "eldobas", Order.FOLD, ""),
        ("hu", "passz", Order.CHECK, ""),
        ("hu", "Emelés 1 000", Order.RAISE, "1 000"),
        ("hu", "megadom", Order.CALL, ""),
        ("hu", "igen", Order.YES, ""),
        ("hu", "fold", Order.FOLD, ""),
        ("pl", "pas", Order.FOLD, ""),
        ("pl", "czekam", Order.CHECK, ""),
        ("pl", "sprawdz", Order.CALL, ""),
        ("pl", "podbijam 350", Order.RAISE, "350"),
        ("pl", "tak", Order.YES, ""),
        ("pl", "stol", Order.BOARD, ""),
    ],
)
def test_words_are_understood_with_or_without_accents(
    language: str, text: str, order: Order, rest: str
) -> None:
    assert WORDS[language].understood(text) == Line(order, rest)


def test_the_beginning_of_a_word_is_enough_where_one_order_has_it() -> None:
    assert WORDS["en"].understood("ra 40") == Line(Order.RAISE, "40")
    assert WORDS["pl"].understood("sprawdza").order is Order.CALL
    assert WORDS["pl"].understood("po").order is None  # podbijam, pokazuję, pomoc, poprzednie


@pytest.mark.parametrize("text", ["", "  ", "xyzzy", "350", "\x00", "r" * 500, "♠"])
def test_what_means_nothing_is_no_order(text: str) -> None:
    assert WORDS["en"].understood(text).order is None


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("350", 350),
        ("1000", 1000),
        ("1,000", 1000),
        ("1 000", 1000),
        ("1\u00a0000", 1000),
        ("1.234.567", 1234567),
        ("2.5", None),
        ("1,00", None),
        ("-5", None),
        ("", None),
        ("12a", None),
        ("²", None),
        ("9" * 40, None),
    ],
)
def test_amounts_are_whole_numbers_grouped_as_any_language_does(text: str, amount: int | None) -> None:
    assert amount_in(text) == amount


def test_named_amounts() -> None:
    assert WORDS["en"].named_amount("max") is Amount.MOST
    assert WORDS["en"].named_amount("pot") is Amount.POT
    assert WORDS["hu"].named_amount("fél") is Amount.HALF
    assert WORDS["pl"].named_amount("pol") is Amount.HALF
    assert WORDS["pl"].named_amount("half") is Amount.HALF
    assert WORDS["en"].named_amount("40") is None


@pytest.mark.parametrize(
    ("typed", "thrown"),
    [
        ("d 1 3", "As9d"),
        ("d 13", "As9d"),
        ("d13", "As9d"),
        ("d 1, 3", "As9d"),
        ("d 3 3", "9d"),
        ("d As 10h", "AsTh"),
        ("d a♠", "As"),
        ("k", ""),
    ],
)
def test_cards_to_throw_away_are_named_by_place_or_by_name(typed: str, thrown: str) -> None:
    assert meant(WORDS["en"].understood(typed), drawing(), WORDS["en"], translator("en")) == Discard(
        1, thrown
    )


@pytest.mark.parametrize("typed", ["d", "d 0", "d 6", "d 1 x", "d Xs", "d ten"])
def test_cards_that_cannot_be_read_are_asked_for_again(typed: str) -> None:
    assert meant(WORDS["en"].understood(typed), drawing(), WORDS["en"], translator("en")) == WhichCards()


def drawing() -> Hand:
    """Seat 1 is to draw at five-card draw, as it sees the hand."""
    hand = Hand.start(set_up({1: 100, 2: 100}, button=2, stakes=Stakes(4, 2), variant="five-card-draw"))
    hand, _ = hand.play(PostForcedBets())
    hand, _ = hand.play(Deal("As7cTh7d9d8cKc8dQc8h"))
    for seat in (1, 2):
        hand, _ = hand.play(Check(seat))
    return hand.as_seen_by(1)
