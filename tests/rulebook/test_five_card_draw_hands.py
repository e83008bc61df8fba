"""Which hand wins at Five Card Draw (H3), in pots of two: the order, and ties that suits break (C3)."""

from dataclasses import dataclass
from typing import Final

from tests.rulebook.cases import Named, each
from tests.rulebook.kit_draw import played
from tests.rulebook.table import Table
from tests.rulebook.telling import paid


@dataclass(frozen=True, slots=True)
class Beats(Named):
    """The first hand beats the second."""

    better: str
    worse: str


# fmt: off
WINS: Final = (
    Beats("example_14 H3", "a flush: by suit alone, spades before hearts", "7s8s9sJsQs", "AhKhQhJh9h"),
    Beats("example_15 H3", "a pair: no kicker, the higher suit in the pair", "8s8c9d7hTh", "8h8dAcKcQd"),
    Beats("example_16 H3 C4", "A-7-8-9-10 is the lowest straight", "7c8d9hTcJs", "Ah7s8c9dTs"),
    Beats("H3", "a straight flush: top card first", "8c9cTcJcQc", "7s8s9sTsJs"),
    Beats("H3", "a straight flush: then suit", "7s8s9sTsJs", "7h8h9hThJh"),
    Beats("H3 C4", "a straight flush A-7-8-9-10 has top card 10", "7c8c9cTcJc", "As7s8s9sTs"),
    Beats("H3", "four of a kind: rank, no kicker", "8c8d8h8s7c", "7d7h7sAcAd"),
    Beats("H3", "a full house: rank of the three", "9c9d9h7c7d", "8c8d8hAcAd"),
    Beats("H3", "three of a kind: rank", "9c9d9h7c8d", "8c8h8sAcKd"),
    Beats("H3", "a flush is not compared by ranks", "7h8h9hThQh", "AdKdQdJd9d"),
    Beats("H3", "a straight: top card's rank", "8c9dThJcQs", "7s8s9cTcJd"),
    Beats("H3", "a straight: then the suit of the top card", "7c8d9hTcJs", "7s8s9sTsJh"),
    Beats("H3 C4", "A-7-8-9-10: the suit of the 10, not of the ace", "Ac7d8c9dTs", "As7s8s9sTh"),
    Beats("H3", "two pair: high pair", "AcAd7c7dQh", "KsKhQsQdJs"),
    Beats("H3", "two pair: then low pair", "AcAd8c8dQh", "AsAh7s7hKs"),
    Beats("H3", "two pair: then the highest suit of the high pair, no kicker", "AsAc7c7d8h", "AhAd7s7hKs"),
    Beats("H3", "one pair: rank", "9c9d7c8dTh", "8s8hAsKdQh"),
    Beats("H3", "high card: rank", "Ac7d8h9sJc", "KsQsJsTs8d"),
    Beats("H3", "high card: then its suit, no second card", "As7d8h9sJc", "AhKsQsJs9d"),

    # the order of hands, each against the next
    Beats("H3", "a straight flush beats four of a kind", "7s8s9sTsJs", "AcAdAhAsKc"),
    Beats("H3", "four of a kind beats a flush, though that is rarer", "7c7d7h7s8c", "AsKsQsJs9s"),
    Beats("H3", "a flush beats a full house", "7c8c9cJcQc", "AdAhAsKdKh"),
    Beats("H3", "a full house beats a straight", "7c7d7h8c8d", "TcJdQhKsAs"),
    Beats("H3", "a straight beats three of a kind", "7c8d9hTcJs", "AcAdAhKcQd"),
    Beats("H3", "three of a kind beats two pair", "7c7d7h8c9d", "AsAcKsKcQd"),
    Beats("H3", "two pair beats one pair", "8c8d7c7d9h", "AsAcKsQcJd"),
    Beats("H3", "one pair beats a high card", "7c7d8h9sJc", "AsKcQsJd9d"),
)
# fmt: on


def winner(a: str, b: str) -> str:
    """Who has the pot of the two antes, when these two hands meet in it."""
    table = Table("PL 5/10 ante 5", "ab 500", "five-card-draw", holding=f"a {a}, b {b}")
    told = paid(played(table, "checked down, shows"))
    assert told in ("0: a 10", "0: b 10")
    return told[3]


@each(WINS)
def test_who_has_the_pot(case: Beats) -> None:
    assert (winner(case.better, case.worse), winner(case.worse, case.better)) == ("a", "b")


def test_H3_two_hands_never_tie() -> None:
    """With four players the pot goes to one of them, however alike their hands are."""
    holding = "a AcKdQhJs9c, b AdKhQsJc9d, c AhKsQcJd9h, d AsKcQdJh9s"
    table = Table("PL 5/10 ante 5", "abcd 500", "five-card-draw", holding=holding)
    assert paid(played(table, "checked down, shows")) == "0: d 20"
