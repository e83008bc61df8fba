"""Who has the pot in stud: hands of five out of seven (H1), high-low (H4), Razz (H5a), the odd chip (P15)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import pytest

from tests.rulebook.cases import Case, Paid, each
from tests.rulebook.kit_draw import check_paid, played
from tests.rulebook.table import Table
from tests.rulebook.telling import paid, showing
from tests.rulebook.telling_draw import told

NO_RULES: Final[Mapping[str, object]] = MappingProxyType({})
DOWN: Final = "brought in, checked down, shows"


def two(a: str, b: str, game: str = "stud", preset: str = "standard") -> Table:
    """Two players with these seven cards. The pot is odd: two antes, two bring-ins, and one dead chip."""
    posts = "a ante 1, b ante 1, b dead 1"
    return Table("FL 10/20", "ab 500", game, preset, posts=posts, holding=f"a {a}, b {b}")


def three(a: str, b: str, c: str, game: str = "stud", rules: Mapping[str, object] = NO_RULES) -> Table:
    """Three players with these seven cards, for 18 chips."""
    return Table("FL 10/20 ante 1", "abc 500", game, holding=f"a {a}, b {b}, c {c}", rules=rules)


# fmt: off
AWARDS: Final = (
    Case("G7 H1", "the best five of seven", two("2c2d2hKsKd3h4c", "AcAdAh9s8d7h6c"), DOWN, "0: a 13"),
    Case("G7 H1", "a card of seventh street counts", two("2c2d9hTsKd3h9c", "AcAdKh9s8d7h6s"), DOWN,
         "0: a 13"),
    # P15: the odd chip
    Case("P15 C3", "equal hands: the odd chip to the highest card by suit",
         two("2c3dAh9s7d5h4c", "2d3cAs9h7c5s4d"), DOWN, "0: b 7, a 6"),
    Case("P15 C3", "not to the first from the left",
         two("2d3cAd9h7c5s4d", "2c3dAh9s7d5h4c"), DOWN, "0: b 7, a 6"),
    Case("P15 H4", "high-low: the odd chip to the high half",
         two("2c3d4h5s7d9hKc", "QcQdKhKsQs8d7c", "stud-high-low"), DOWN, "0 high: b 7 | 0 low: a 6"),
    Case("P15 H4", "high-low: who wins both ways scoops",
         two("2c3d4h5s6d9hKc", "QcQdKhKs8s8dTc", "stud-high-low"),
         DOWN, "0: a 13"),
    Case("P15 H4", "high-low: no low, the high hand has all",
         two("2c3d4h9s9d9hKc", "QcQdKhKsJs8dTc", "stud-high-low"), DOWN, "0: a 13"),
    Case("H4", "standard: eight or better", two("2c3d4h5s8d9hKc", "QcQdKhKsJs9dTc", "stud-high-low"), DOWN,
         "0 high: b 7 | 0 low: a 6"),
    Case("H4", "kaszino: seven or better",
         two("2c3d4h5s8d9hKc", "QcQdKhKsJs9dTc", "stud-high-low", "kaszino"),
         DOWN, "0: b 13"),
    Case("H4", "the low half to the better low, compared from the highest card down",
         three("2c3d4h5s8dKhKc", "2d3c4d6h7dQcJs", "9c9d9hTcTdAh8s", "stud-high-low"), DOWN,
         "0 high: c 9 | 0 low: b 9"),
    # H5a: Razz
    Case("H5a", "the lowest hand has the pot, and needs no eight",
         two("2c9dQhKsJd2h4c", "3d3cKh9hQc5sJh", "razz"),
         DOWN, "0: a 13"),
    Case("H5a", "A-2-3-4-5 is best: straights do not count against it",
         two("Ac2d3h4s5dKhKc", "Ad2c3d4h6dQcQs", "razz"), DOWN, "0: a 13"),
    Case("H5a", "nor do flushes", two("Ac2c3c4c6cKhKd", "Ad2d3s4h7dQcQs", "razz"), DOWN, "0: a 13"),
    Case("H5a", "any hand without a pair beats a pair",
         two("KcQdJh9s8dKhQc", "2d2c3d3h4d2h3s", "razz"), DOWN, "0: a 13"),
    Case("H5a", "the lower pair, where all have one: aces", two("2c2dAhAs3d3h4c", "3c4d4h5s5d6h6c", "razz"),
         DOWN,
         "0: a 13"),
    Case("H5a P15", "equal lows: the odd chip to the highest card by suit",
         two("2d3cKd9h7c5s4d", "2c3dKh9s7d5h4c", "razz"), DOWN, "0: b 7, a 6"),
)

PAID: Final = (
    Paid("ST1 A1", "all-in with the bring-in: main and side pot",
         Table("FL 10/20 ante 1", "a 500, b 4, c 400", "stud",
               holding="a 2c2d9h9sKdJh4c, b AcAdAh2s3d4h6c, c TcTd8hQs5h3c6d".replace("8h", "8c")),
         "c brings in, a raise to 10, b all-in 3, c call, checked down, shows", "12 abc, 14 ac",
         "a 503, b 12, c 389"),
)
# fmt: on


@each(AWARDS)
def test_who_has_the_pot(case: Case) -> None:
    assert paid(played(case.table, case.play)) == case.then, paid(played(case.table, case.play))


@each(PAID)
def test_who_gets_the_chips(case: Paid) -> None:
    check_paid(case)


# --- P12: who shows first ---

PLAIN: Final = "a 2c3c9h4h7sTd2d, b 4c4d5d6h8h9s2h, c 6c6dKsAhQdTc3d"


@pytest.mark.parametrize(
    ("game", "then"),
    [
        ("stud", "c shows, a shows, b shows"),
        ("stud-high-low", "c shows, a shows, b shows"),
        ("razz", "b shows, c shows, a shows"),
    ],
)
def test_P12_checked_through_who_would_speak_first_shows_first(game: str, then: str) -> None:
    """The best hand showing, in razz the lowest (TDA 17-A)."""
    assert showing(played(Table("FL 10/20 ante 1", "abc 500", game, holding=PLAIN), DOWN)) == then


def test_P12_the_last_to_bet_or_raise_in_the_last_round_shows_first() -> None:
    table = Table("FL 10/20 ante 1", "abc 500", "stud", holding=PLAIN)
    story = played(
        table,
        "brought in, fourth street, checks, fifth street, checks, sixth street, c bet 20, "
        "a call, b call, seventh street, c check, a bet 20, b call, c call, shows",
    )
    assert showing(story) == "a shows, b shows, c shows"


def test_P12_the_bring_in_is_no_bet() -> None:
    """hand_aggressor: nobody bet in the whole hand, so the best hand showing shows first."""
    table = Table(
        "FL 10/20 ante 1", "abc 500", "stud", holding=PLAIN, rules={"first_to_show": "hand_aggressor"}
    )
    assert showing(played(table, DOWN)) == "c shows, a shows, b shows"


def test_P13_who_comes_after_the_first_may_throw_away() -> None:
    table = Table("FL 10/20 ante 1", "abc 500", "stud", holding=PLAIN)
    story = played(table, "brought in, checked down")
    assert told(story) == "a may show or muck"
    assert told(played(table, "brought in, checked down, a muck, b show")).startswith("a 494, b ")
