"""
Which hand wins where: the order of hands (H1, H2), exactly two hole cards (H6), the best five of seven (H7).

The low of high-low (H4) is in test_splits.py,
where halves of a pot are won by it; rankings card by card are in
tests/ranking.
"""

from dataclasses import dataclass
from typing import Final

import pytest

from pakli.cards import parse_cards
from pakli.ranking import category, evaluator
from tests.rulebook.cases import Case, Named, each
from tests.rulebook.kit import played
from tests.rulebook.table import Table
from tests.rulebook.telling import paid

IN_ORDER: Final = (
    ("royal-flush", "As Ks Qs Js Ts"),
    ("straight-flush", "Jh Th 9h 8h 7h"),
    ("four-of-a-kind", "As Ah Ad Ac 8h"),
    ("full-house", "Jc Jd Js 2c 2h"),
    ("flush", "Kc Tc 5c 4c 2c"),
    ("straight", "Ts 9d 8d 7c 6h"),
    ("three-of-a-kind", "8d 8s 8h Qc 2c"),
    ("two-pair", "Qs Qc 9h 9c Td"),
    ("pair", "Jh Jd As 7s 3h"),
    ("high-card", "Kh Jc 9d 4c 3h"),
)
"""The hands of the Omaha rules' own list, as printed there."""


@dataclass(frozen=True, slots=True)
class Beats(Named):
    """One hand of five beats another, or, if `ties`, does not."""

    better: str
    worse: str
    ties: bool = False
    ranking: str = "high"


# fmt: off
BEATS: Final = (
    Beats("H1", "straight flushes by the top card", "Jh Th 9h 8h 7h", "Ts 9s 8s 7s 6s"),
    Beats("H1", "the lowest straight flush ends in five", "6d 5d 4d 3d 2d", "5s 4s 3s 2s As"),
    Beats("H1", "fours by their rank", "5s 5h 5d 5c 2h", "4s 4h 4d 4c Kh"),
    Beats("H1", "fours alike: the kicker", "4s 4h 4d 4c Kh", "4s 4h 4d 4c Qh"),
    Beats("example_29 H1", "full houses by the three: aces full of eights beat threes full of kings",
          "As Ad Ac 8s 8h", "3s 3d 3h Ks Kd"),
    Beats("H1", "full houses with the same three: the pair", "3s 3d 3h Ks Kd", "3s 3d 3h Qs Qd"),
    Beats("H1", "flushes by the highest card", "Ac 6c 5c 4c 2c", "Kh Qh Jh Th 8h"),
    Beats("H1", "flushes by all five cards in order", "Kc Tc 5c 4c 3c", "Kh Th 5h 4h 2h"),
    Beats("H1", "the suit of a flush decides nothing", "Kc Tc 5c 4c 2c", "Ks Ts 5s 4s 2s", ties=True),
    Beats("H1", "straights by the top card", "Ah Kd Qs Jc Th", "Kh Qd Js Tc 9h"),
    Beats("H1 C4", "the ace is low in the lowest straight", "6h 5d 4s 3c 2h", "5h 4d 3s 2c Ah"),
    Beats("H1 C4", "king, ace, two is no straight", "5h 4d 3s 2c Ah", "Kh Ad 2s 3c 4h"),
    Beats("H1", "threes by their rank", "9s 9h 9d 3c 2c", "8d 8s 8h Ac Kc"),
    Beats("H1", "threes alike: the higher kicker", "5s 5d 5c Kh 2h", "5s 5d 5c Qh Jh"),
    Beats("H1", "threes alike: then the lower", "5s 5d 5c Kh 3h", "5s 5d 5c Kd 2h"),
    Beats("H1", "two pair by the high pair", "Ks Kc 3h 3c Td", "Qs Qc Jh Jc Ad"),
    Beats("H1", "two pair by the low pair", "Qs Qc 3h 3c 4d", "Qs Qc 2h 2c Kd"),
    Beats("H1", "two pair by the kicker", "Qs Qc 2h 2c Kd", "Qs Qc 2h 2c Jd"),
    Beats("H1", "pairs by their rank", "Ks Kc 4h 3c 2d", "Qs Qc Ah Kc Jd"),
    Beats("H1", "pairs alike: the first kicker", "Ks Kc Qh 3c 2d", "Kh Kd Jh Tc 9d"),
    Beats("H1", "pairs alike: the second kicker", "Ks Kc Qh 4c 2d", "Kh Kd Qc 3h 2s"),
    Beats("H1", "pairs alike: the third kicker", "Ks Kc Qh 4c 3d", "Kh Kd Qc 4h 2s"),
    Beats("H1", "high cards in order, to the last", "Kh Jc 9d 4c 3h", "Ks Jd 9c 4h 2s"),
    Beats("H1", "equal in all five: no more", "Kh Jc 9d 4c 3h", "Ks Jd 9c 4h 3s", ties=True),
    Beats("example_17 H2", "32 cards: a flush beats a full house", "Kc Tc 9c 8c 7c", "Ac Ad As Kh Kd",
          ranking="high-32"),
    Beats("H2", "32 cards: four of a kind beats a flush", "7c 7d 7h 7s 8c", "Ac Kc Tc 9c 7c",
          ranking="high-32"),
    Beats("H2", "32 cards: a full house beats a straight", "7c 7d 7h 8s 8c", "Ac Kd Qc Jc Tc",
          ranking="high-32"),
    Beats("H1", "52 cards: a full house beats a flush", "2c 2d 2s 3h 3d", "Ac Tc 9c 8c 7c"),
)

WINS: Final = (
    Case("H7", "both hole cards play",
         Table("NL 1/2", "a 70, b 50", holding="a AsKd, b QhJc", board="Ah Kc 7d 5s 2c"),
         "limps, checked down, shows", "0: a 4"),
    Case("H7", "one hole card plays: two have the king, the other card counts for nothing",
         Table("NL 1/2", "a 70, b 50", holding="a Ks4d, b Kh3c", board="Ah Kc Qd Js 9c"),
         "limps, checked down, shows", "0: a 2, b 2"),
    Case("H7", "no hole card plays: the board is split",
         Table("NL 1/2", "a 70, b 50", holding="a 2s2d, b 3h3c", board="Ah Kc Qd Js Tc"),
         "limps, checked down, shows", "0: a 2, b 2"),
    Case("H7", "one spade in hand and four on the board are a flush",
         Table("NL 1/2", "a 70, b 50", holding="a 3s2d, b AhAc", board="Ks Qs 9s 5s Ad"),
         "limps, checked down, shows", "0: a 4"),
    Case("H6", "Omaha: one spade in hand and four on the board are no flush",
         Table("NL 1/2", "a 70, b 50", "omaha", holding="a 3s2d7h8c, b AhAcJdTc", board="Ks Qs 9s 5s Ad"),
         "limps, checked down, shows", "0: b 4"),
    Case("H6", "Omaha: three aces in hand are two",
         Table("NL 1/2", "a 70, b 50", "omaha", holding="a AsAhAdKc, b QhQcJdTc", board="Qd 8s 7s 4c 2h"),
         "limps, checked down, shows", "0: b 4"),
    Case("H6", "Omaha: a straight on the board needs two cards to it",
         Table("NL 1/2", "a 70, b 50", "omaha", holding="a AsAh2d2c, b JhTc3d3c", board="9d 8s 7s 6c 5h"),
         "limps, checked down, shows", "0: b 4"),
    Case("H6", "Omaha High-Low: the high may use other hole cards than the low",
         Table("FL 2/4", "a 70, b 50", "omaha-high-low", holding="a KhKcAd3c, b QhQcJdTc",
               board="Kd 8s 7s 4c Qd"),
         "limps, checked down, shows", "0: a 4"),
    Case("H6 H4", "Omaha High-Low: two low cards in hand where the board makes one of them a pair are no low",
         Table("FL 2/4", "a 70, b 50", "omaha-high-low", holding="a KhKcQsJs, b Ad4hTd9c",
               board="Kd 8s 7s 4c Qd"),
         "limps, checked down, shows", "0: a 4"),
    Case("example_17 H2", "32 cards: the flush gets the pot",
         Table("NL 1/2", "a 70, b 50", "holdem-32", holding="a AcKd, b QhTh", board="Ah Ad Kh 8h 7c"),
         "limps, checked down, shows", "0: b 4"),
    Case("H2 C4", "32 cards: A 7 8 9 10 is a straight, the lowest",
         Table("NL 1/2", "a 70, b 50", "holdem-32", holding="a Ac7d, b AhAd", board="8h 9d Ts Kc Qh"),
         "limps, checked down, shows", "0: a 4"),
)
# fmt: on


def rank(cards: str, ranking: str = "high") -> int:
    return evaluator(ranking)(*parse_cards(cards))


def test_example_13_H1_the_ten_hands_stand_in_this_order() -> None:
    ranks = [rank(cards) for _, cards in IN_ORDER]
    assert ranks == sorted(ranks, reverse=True)
    assert len(set(ranks)) == len(ranks)
    assert [category(value) for value in ranks] == [name for name, _ in IN_ORDER]


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("4s 4h 4d 4c Kh", "four-of-a-kind"),
        ("3s 3h 3d Ks Kc", "full-house"),
        ("As Ah Ad 8s 8c", "full-house"),
        ("2s 3h 4d 5s 6c", "straight"),
        ("5s 5h 5d 2s Kc", "three-of-a-kind"),
        ("Qs Qh 2d 2s Kc", "two-pair"),
        ("Ks Kh Qd 3s 2c", "pair"),
    ],
)
def test_example_29_H1_hands_are_called(cards: str, name: str) -> None:
    assert category(rank(cards)) == name


@each(BEATS)
def test_a_hand_beats_another(case: Beats) -> None:
    better, worse = rank(case.better, case.ranking), rank(case.worse, case.ranking)
    assert better == worse if case.ties else better > worse


@each(WINS)
def test_who_wins(case: Case) -> None:
    assert paid(played(case.table, case.play)) == case.then
