"""
Hold'em with 32 and 36 cards (G2, G9) and what ranks differently there (H2, H5c); Omaha with five and six
(G10).
"""

from dataclasses import dataclass
from typing import Final

import pytest

from pakli.rules import VARIANTS, RuleViolation
from tests.rulebook.cases import Case, Named, Paid, Refused, each
from tests.rulebook.kit import seated
from tests.rulebook.kit_draw import check_paid, check_refused, played
from tests.rulebook.table import Table
from tests.rulebook.telling import paid, posted
from tests.rulebook.telling_draw import told

DOWN: Final = "limps, checked down, shows"
THIRTY_TWO: Final = Table("NL 5/10", "a 500, b 600, c 400, d 700", "holdem-32")
SHORT: Final = Table("NL 2/4 ante 1", "a 500, b 600, c 400, d 700", "holdem-36")
SHORT_TWO: Final = Table("NL 2/4 ante 1", "a 500, b 600", "holdem-36")
NO_ANTE_SET: Final = Table("NL 5/10", "abc 500", "holdem-36")


@dataclass(frozen=True, slots=True)
class Wins(Named):
    """On this board a's hand and b's: who has the pot, ``"a"``, ``"b"`` or ``"ab"``."""

    game: str
    board: str
    a: str
    b: str
    then: str


# fmt: off
HANDS: Final = (
    # 32 cards
    Wins("example_17 G2 H2", "a flush beats a full house", "holdem-32", "Ks Kd 9s 7s Jd", "As8s", "KhJc",
         "a"),
    Wins("G2 H2", "a flush is compared by ranks, not by suits", "holdem-32", "Ks 9s 7s Jd Qh", "As8s", "TsQs",
         "a"),
    Wins("G2 H2 C4", "A-7-8-9-10 is a straight", "holdem-32", "7s 8d 9h Kc Qc", "AsTc", "KhKd", "a"),
    Wins("G2 H2 C4", "it is the lowest straight", "holdem-32", "7s 8d 9h Tc Qc", "AsKd", "JhKh", "b"),
    Wins("G2 H2 C4", "the ace is not both at once: K-A-7-8-9 is no straight", "holdem-32", "7s 8d 9h Kc 7c",
         "AsJd",
         "QhQd", "b"),
    Wins("G2 H2", "a straight beats three of a kind, as in 52 cards", "holdem-32", "7s 8d 9h Tc Kc", "JdKd",
         "TdTh",
         "a"),
    Wins("G2 H2", "three of a kind beats two pair", "holdem-32", "7s 8d 9h Ac Kc", "7c7d", "AdKd", "a"),
    Wins("G2 H2", "four of a kind beats a flush", "holdem-32", "Ks Kd 9s 7s Jd", "KhKc", "As8s", "a"),
    Wins("G2 H2", "equal in all five: split, suits do not count", "holdem-32", "Ts Jd Qh 7c 8c", "AsKs",
         "AdKd",
         "ab"),
    # 36 cards
    Wins("G9 H5c", "a flush beats a full house", "holdem-36", "Ks Kd 9s 6s Jd", "As8s", "KhJc", "a"),
    Wins("G9 H5c", "a straight beats three of a kind", "holdem-36", "6s 8d 9h Tc Kc", "7dJh", "KdKh", "a"),
    Wins("G9 H5c C4", "A-6-7-8-9 is a straight", "holdem-36", "6s 7d 8h Kc Qc", "As9c", "KhKd", "a"),
    Wins("G9 H5c C4", "it is the lowest", "holdem-36", "6s 7d 8h 9c Qc", "AsKd", "TdAd", "b"),
    Wins("G9 H5c", "three of a kind beats two pair", "holdem-36", "6s 8d 9h Ac Kc", "6c6d", "AdKd", "a"),
    Wins("G9 H5c", "four of a kind beats a flush", "holdem-36", "Ks Kd 9s 6s Jd", "KhKc", "As8s", "a"),
    # Omaha with more hole cards
    Wins("G10 H6", "five cards: exactly two play, so one spade is no flush", "omaha-5", "2s 5s 9s Js 3d",
         "AsKdQd8h7h",
         "9d9cKhTd6d", "b"),
    Wins("G10 H6", "five cards: two spades are", "omaha-5", "2s 5s 9s Jd 3d", "AsKsQd8h7h", "9d9cKhTd6d",
         "a"),
    Wins("G10 H6", "six cards: four aces in the hand are a pair of them", "omaha-6", "2s 5s 9s Jd 3d",
         "AsAhAdAcKdKc",
         "JcJhQdQcTd8d", "b"),
    Wins("G10 H6", "six cards: exactly three from the board, so its straight is nobody's", "omaha-6",
         "4c 5d 6h 7s 8c",
         "AsAhKdKcQdQh", "JcJhTdTs2h2s", "a"),
)

OPTIONS: Final = (
    Case("G2", "blinds and bets as with 52 cards", THIRTY_TWO, "", "c may call 10 or raise to 20..400"),
    Case("G2 P9", "burns too", THIRTY_TWO, "limps, flop, checks", "dealer: turn"),
    Case("G9", "antes and a button blind: the first left of the button acts first", SHORT, "",
         "a may call 4 or raise to 8..499"),
    Case("G9", "the button is last and may raise", SHORT, "a call 4, b call 4, c call 4",
         "d may check or raise to 8..699"),
    Case("G9", "after the flop the first left of the button starts, the smallest bet is the blind", SHORT,
         "limps, flop", "a may check or bet 4..495"),
    Case("G9", "heads-up the button posts the blind and acts last before the flop", SHORT_TWO, "",
         "a may call 4 or raise to 8..499"),
    Case("G9", "and after it", SHORT_TWO, "limps, flop, a check", "b may check or bet 4..595"),
    Case("G9 B3", "pot limit: antes and blind are the pot", Table("PL 2/4 ante 1", "abcd 500", "holdem-36"),
         "",
         "a may call 4 or raise to 8..16"),
    Case("G9 B9", "pot limit: a short button blind counts as full", Table(
         "PL 2/4 ante 1", "a 500, b 500, c 500, d 3", "holdem-36"), "", "a may call 4 or raise to 8..16"),
    Case("G9 B9", "a short button blind changes nothing", Table(
         "NL 2/4 ante 1", "a 500, b 600, c 400, d 3", "holdem-36"), "", "a may call 4 or raise to 8..499"),
    Case("G9 B10", "all-in with the ante one is not asked", Table(
         "NL 2/4 ante 1", "a 1, b 600, c 400, d 30", "holdem-36"), "", "b may call 4 or raise to 8..599"),
    Case("G10 B3", "pot limit", Table("PL 5/10", "abc 500", "omaha-5"), "",
         "c may call 10 or raise to 20..35"),
    Case("G10 B1", "fixed limit, high-low", Table("FL 10/20", "abc 500", "omaha-6-high-low"), "",
         "c may call 10 or raise to 20"),
)

POSTED: Final = (
    Case("G9", "everybody antes, the button posts the blind", SHORT, "",
         "a ante 1, b ante 1, c ante 1, d ante 1, d big_blind 4"),
    Case("G9", "under a dead button the last before it posts it", Table(
         "NL 2/4 ante 1", "abc 500", "holdem-36", dead_button=True), "",
         "a ante 1, b ante 1, c ante 1, c big_blind 4"),
    Case("G9", "where the table sets no ante it is a quarter of the blind, rounded up", NO_ANTE_SET, "",
         "a ante 3, b ante 3, c ante 3, c big_blind 10"),
    Case("G9 B10", "too short for both: the ante first", Table(
         "NL 2/4 ante 2", "a 500, b 600, c 3", "holdem-36"), "",
         "a ante 2, b ante 2, c ante 2, c big_blind 1"),
)

PAID: Final = (
    Paid("G9 A1", "three all-in with their antes, one for less than the blind's raise, two side pots",
         Table("NL 1/2 ante 2", "a 2, b 2, c 5, d 3, e 2, f 6", "holdem-36",
               holding="a AcAd, b KcKd, c QcQd, d JcJd, e TcTd, f 9c9d", board="Qh Qs 6c 7c 8c"),
         "c call 2, d fold, f all-in 4, c call 1, board", "12 abcef, 6 cf", "a 0, b 0, c 18, d 1, e 0, f 1"),
    Paid("G10 H6 H4", "high-low: two other cards for the low", Table(
         "FL 10/20", "abc 500", "omaha-5-high-low",
         holding="a AsAh2d8h7h, b KdKcQdQcJc, c TcTd9h9d5h", board="2s 4s 6d Kh Jd"),
         DOWN, "30 abc", "a 505, b 505, c 490"),
)

REFUSED: Final = (
    Refused("C2 G2", "a six", THIRTY_TWO, "deal, limps", "deal 6sAsKs", "C2 deal.not_in_pack"),
    Refused("C2 G9", "a five where the six is lowest", SHORT, "deal, limps", "deal 5sAsKs",
            "C2 deal.not_in_pack"),
    Refused("G9 P7", "the blind acts first", SHORT, "deal", "d check", "P7 turn.not_yours"),
    Refused("G10 P5", "four cards each", Table("PL 5/10", "ab 500", "omaha-5"), "",
            "deal 2c2d2h2s3c3d3h3s", "P5 deal.wrong_count"),
)
# fmt: on


@each(HANDS)
def test_who_has_the_pot(case: Wins) -> None:
    sign = "NL 5/10 ante 1" if case.game == "holdem-36" else "PL 5/10"
    table = Table(sign, "ab 500", case.game, holding=f"a {case.a}, b {case.b}", board=case.board)
    told_paid = paid(played(table, DOWN))
    assert "".join(name for name in "ab" if f"{name} " in told_paid) == case.then, told_paid


@each(OPTIONS)
def test_the_rulebook_says(case: Case) -> None:
    assert told(played(case.table, case.play)) == case.then, told(played(case.table, case.play))


@each(POSTED)
def test_who_posts_what(case: Case) -> None:
    assert posted(played(case.table, case.play)) == case.then, posted(played(case.table, case.play))


@each(PAID)
def test_who_gets_the_chips(case: Paid) -> None:
    check_paid(case)


@each(REFUSED)
def test_the_rulebook_forbids(case: Refused) -> None:
    check_refused(case)


@pytest.mark.parametrize(
    ("game", "clause", "most"),
    [("holdem-32", "G2", 10), ("holdem-36", "G9", 10), ("omaha-5", "G10", 8), ("omaha-6", "G10", 7)],
)
def test_as_many_are_dealt_in_as_the_game_and_the_pack_allow(game: str, clause: str, most: int) -> None:
    """Six cards for eight players and a board would be 53 of 52."""
    letters = "abcdefghijk"
    assert played(Table("NL 5/10", f"{letters[:most]} 500", game)).hand.alive == most
    with pytest.raises(RuleViolation) as refused:
        seated(Table("NL 5/10", f"{letters[: most + 1]} 500", game))
    assert (refused.value.refusal.clause, refused.value.refusal.code) == (clause, "setup.too_many_players")


@pytest.mark.parametrize("game", ["omaha-5", "omaha-5-high-low", "omaha-6", "omaha-6-high-low"])
def test_G10_it_is_played_like_omaha(game: str) -> None:
    variant, cards = VARIANTS[game], int(game[6])
    omaha = VARIANTS["omaha-high-low" if "low" in game else "omaha"]
    assert variant.hole_cards == cards
    assert (variant.claims, variant.streets[1:], variant.forced) == (
        omaha.claims,
        omaha.streets[1:],
        omaha.forced,
    )
