"""Names: which will do, and when two are the same."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakli.club.lookalikes import alphabet_of
from pakli.club.names import LONGEST_NAME, SHORTEST_NAME, key_of, name_of, numbered
from pakli.club.refusals import Refused
from tests.club.kit import refused

LATIN = "aábcčdďeéěfghiíïjklłmnńoóöőpqrřsśštuúüűvwxyýzżAÁBCDEÉÍÓÖŐŁŻßøæđ"
CYRILLIC = "абвгґдеёєжзиіїйклмнопрстуўфхцчшщъыьэюяђћљњџАБВГДЖЯ"
LETTERS = st.one_of(st.text(LATIN, min_size=1, max_size=6), st.text(CYRILLIC, min_size=1, max_size=6))
ANYTHING = st.text(max_size=30)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anna", "Anna"),
        ("  Kovács \t Anna ", "Kovács Anna"),
        ("Łukasz", "Łukasz"),
        ("Żółć Gęślą", "Żółć Gęślą"),
        ("Őrült-Űr", "Őrült-Űr"),
        ("Dr. Kovács B.", "Dr. Kovács B."),
        ("O’Brien", "O'Brien"),
        ("O‘Brien", "O'Brien"),
        ("Jean–Luc", "Jean-Luc"),
        ("Ольга", "Ольга"),
        ("Ґанок Їжак", "Ґанок Їжак"),
        ("7 of 9s", "7 of 9s"),
        ("a_b", "a_b"),
        ("Ｗｉｄｅ", "Wide"),  # full width
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("ﬁnn", "finn"),
        ("Anna\u0301", "Anná"),  # a mark of its own
        ("Nguyễn", "Nguyễn"),
        ("Straße", "Straße"),
    ],
)
def test_names_that_will_do(typed: str, shown: str) -> None:
    assert name_of(typed).shown == shown


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "length"),
        ("A", "length"),
        ("   A   ", "length"),
        ("A" * 21, "length"),
        ("1234", "no_letter"),
        ("-.", "no_letter"),
        ("Anna\u202egnirts", "character"),  # turns what follows around
        ("An\u200bna", "character"),  # a blank without width
        ("Anna\u2066", "character"),
        ("An\u00adna", "character"),  # a hyphen that is not there
        ("Anna\x00", "character"),
        ("Anna♠", "character"),
        ("Anna!", "character"),
        ("An|na", "character"),
        ("<b>x</b>", "character"),
        ("אנה", "character"),
        ("آنا", "character"),
        ("Άννα", "character"),
        ("アンナ", "character"),
        ("ʟᴏᴡ", "character"),  # small capitals
        ("ꓐob", "character"),  # Lisu
        ("Ꭺnna", "character"),  # Cherokee
        ("Zalgo\u0335\u0335\u0336", "character"),
        ("q\u0301uiet", "character"),  # no such letter
        ("Аnna", "two_alphabets"),  # the first one in Cyrillic
        ("Annа", "two_alphabets"),
        ("Anna  .  B", "separators"),
        ("-Anna", "separators"),
        ("Anna-", "separators"),
        ("Anna--B", "separators"),
        ("Anna..B", "separators"),
        ("Pakli", "reserved"),
        ("HOST", "reserved"),
        ("H0st", "reserved"),
        ("Ноst".replace("st", "ѕт"), "reserved"),  # all of it in Cyrillic
        ("Floor-Manager", "reserved"),
        ("Házigazda", "reserved"),
        ("hazigazda", "reserved"),
        ("Kierownik Sali", "reserved"),
        ("gosc", "reserved"),
    ],
)
def test_names_that_will_not_do(typed: str, code: str) -> None:
    with refused(f"name.{code}"):
        name_of(typed)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Kovács", "kovacs"),
        ("Anna B", "AnnaB"),
        ("Anna B", "anna.b"),
        ("Ilona", "llona"),
        ("Ilona", "1lona"),
        ("Otto", "0tt0"),
        ("Marna", "Mama"),
        ("Vviktor", "Wiktor"),
        ("Рор", "Pop"),  # the first one in Cyrillic
        ("Нос", "Hoc"),
        ("ВОВ", "BOB"),
        ("Straße", "Strasse"),
        ("Łódź", "Lodz"),
        ("Ⅷ", "VIII"),
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert key_of(one) == key_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Anne"), ("Anna 1", "Anna 2"), ("Béla", "Bella"), ("Jan", "Jana"), ("Player 8", "Player 88")],
)
def test_names_that_do_not_are_not(one: str, other: str) -> None:
    assert key_of(one) != key_of(other)


def test_a_sign_that_cannot_be_seen_is_told_by_its_number() -> None:
    with refused("name.character", sign="U+202E"):
        name_of("Anna\u202e")
    with refused("name.character", sign="U+05D0"):
        name_of("אב")
    with refused("name.character", sign="♠"):
        name_of("Anna♠")


def test_numbered_names_are_names_of_their_own() -> None:
    for name in ("Anna", "A" * LONGEST_NAME, "Kovács Anna Mária B."):
        near = list(numbered(name))
        assert len({key_of(each) for each in near}) == len(near)
        assert all(name_of(each).shown == each for each in near)


@given(ANYTHING)
def test_whatever_is_typed_is_a_name_or_refused(text: str) -> None:
    try:
        name = name_of(text)
    except Refused as no:
        assert no.kind == "name"  # noqa: PT017 - some texts are not refused
        return
    assert SHORTEST_NAME <= len(name.shown) <= LONGEST_NAME
    assert name_of(name.shown) == name, "what is shown can be typed"
    assert unicodedata.is_normalized("NFKC", name.shown)
    for sign in name.shown:
        assert sign.isprintable()
        assert unicodedata.bidirectional(sign) in ("L", "EN", "WS", "CS", "ES", "ON")
        assert not unicodedata.combining(sign)


@given(LETTERS, st.sampled_from([str.upper, str.lower, str.title, str.swapcase]))
def test_case_makes_no_other_name(letters: str, other_case: "type[str]") -> None:
    assert key_of(other_case(letters)) == key_of(letters)


@given(st.lists(LETTERS, min_size=1, max_size=3), st.sampled_from([" ", "-", ".", "_", "'", "’", "  "]))
def test_separators_make_no_other_name(parts: list[str], separator: str) -> None:
    assert key_of(separator.join(parts)) == key_of("".join(parts))


@given(LETTERS)
def test_marks_make_no_other_name(letters: str) -> None:
    plain = "".join(
        sign for sign in unicodedata.normalize("NFD", letters) if unicodedata.category(sign) != "Mn"
    )
    assert key_of(plain) == key_of(letters)


@given(LETTERS, LETTERS)
def test_a_key_is_the_key_of_itself(one: str, other: str) -> None:
    """So that names are sorted into classes: alike is alike whichever comes first."""
    assert key_of(key_of(one)) == key_of(one)
    assert key_of(one + other) == key_of(key_of(one) + key_of(other))


@given(st.characters())
def test_a_letter_belongs_to_one_alphabet_in_every_case(sign: str) -> None:
    alphabet = alphabet_of(sign)
    if alphabet is not None:
        assert {
            alphabet_of(each) for each in (*sign.lower(), *sign.upper()) if not unicodedata.combining(each)
        } == {alphabet}


def test_what_is_not_seen_is_in_no_key() -> None:
    assert key_of("An\0na\u202e") == key_of("Anna")
