"""
Deuce to Seven (G6) and badugi (G11): rounds, limits (L1), who changes how many (L2), the best hand (H5, H5b).

The stub and its reshuffles (L2) are in test_lowball_stub.py.
"""

from dataclasses import dataclass
from typing import Final

import pytest

from pakli.rules import Discarded, Folded, RuleViolation
from tests.rulebook.cases import Case, Named, Paid, Refused, each
from tests.rulebook.kit import seated
from tests.rulebook.kit_draw import check_paid, check_refused, played
from tests.rulebook.table import Table
from tests.rulebook.telling import paid, posted, showing
from tests.rulebook.telling_draw import told

TRIPLE_DRAW: Final = "deuce-to-seven-triple-draw"
SINGLE_DRAW: Final = "deuce-to-seven-single-draw"
FOUR: Final = Table("FL 10/20", "a 500, b 600, c 400, d 700", TRIPLE_DRAW)
TWO: Final = Table("FL 10/20", "a 500, b 600", TRIPLE_DRAW)
NO_LIMIT: Final = Table("NL 5/10", "a 500, b 600, c 400, d 700", SINGLE_DRAW)
BADUGI: Final = Table("FL 10/20", "a 500, b 600, c 400, d 700", "badugi")
ALL_IN: Final = Table("FL 10/20", "abc 10", TRIPLE_DRAW)
KASZINO: Final = Table("FL 10/20", "a 500, b 600, c 400, d 700", TRIPLE_DRAW, "kaszino")
SHORT_BLIND: Final = Table("FL 10/20", "a 500, b 4, c 400, d 700", TRIPLE_DRAW)
ANTES: Final = Table("NL 5/10 ante 1", "a 500, b 600, c 400, d 700", SINGLE_DRAW, rules={"ante": "each"})
SECOND: Final = "limps, pat, checks"
THIRD: Final = f"{SECOND}, pat, checks"
LAST: Final = f"{THIRD}, pat"


# fmt: off
OPTIONS: Final = (
    # L1: rounds
    Case("L1 P7", "the first round begins left of the big blind", FOUR, "", "c may call 10 or raise to 20"),
    Case("L1", "the big blind is the first of four bets", FOUR, "c raise to 20, d raise to 30, a raise to 40",
         "b may call 30, not raise: B1"),
    Case("L1", "the big blind may raise if nobody did", FOUR, "c call, d call, a call",
         "b may check or raise to 20"),
    Case("L1", "then the first draw, from the left of the button", FOUR, "limps", "a may change up to 5"),
    Case("L1", "after the first draw the first left of the button starts: the low bet", FOUR, "limps, pat",
         "a may check or bet 10"),
    Case("L1", "though he folded before: the next", FOUR, "c raise to 20, d call, a fold, b call, pat",
         "b may check or bet 10"),
    Case("L1", "whoever bet last before the draw", FOUR, "c call, d raise to 20, a call, b call, c call, pat",
         "a may check or bet 10"),
    Case("L1 B1", "after the first draw 10, 20, 30, 40", FOUR,
         "limps, pat, a bet 10, b raise to 20, c raise to 30, d raise to 40", "a may call 30, not raise: B1"),
    Case("L1", "after the second draw the high bet", FOUR, f"{SECOND}, pat", "a may check or bet 20"),
    Case("L1", "after the third draw the high bet", FOUR, LAST, "a may check or bet 20"),
    Case("L1 B1", "after the third draw 20, 40, 60, 80", FOUR,
         f"{LAST}, a bet 20, b raise to 40, c raise to 60, d raise to 80", "a may call 60, not raise: B1"),
    Case("L1 P3", "heads-up the button posts the small blind and acts first before the draw", TWO, "",
         "b may call 5 or raise to 20"),
    Case("L1 P3", "heads-up the button acts last after it, and draws last", TWO, "limps",
         "a may change up to 5"),
    Case("L1 G6", "a single draw is no limit", NO_LIMIT, "c raise to 60, d fold, a fold, b call, pat",
         "b may check or bet 10..540"),
    Case("L1 B4", "single draw: after the draw at least the big blind", NO_LIMIT, "limps, pat",
         "a may check or bet 10..490"),
    Case("L1", "a single draw with fixed limit has the high bet after it",
         Table("FL 10/20", "abcd 500", SINGLE_DRAW), "limps, pat", "a may check or bet 20"),
    Case("L1 B3", "triple draw with pot limit", Table("PL 5/10", "abcd 500", TRIPLE_DRAW), "",
         "c may call 10 or raise to 20..35"),
    Case("L1 G11", "badugi: the low bet after the first draw", BADUGI, "limps, pat", "a may check or bet 10"),
    Case("L1 G11", "badugi: the high bet after the second", BADUGI, f"{SECOND}, pat",
         "a may check or bet 20"),
    # B9, B10
    Case("B9", "a short big blind changes nothing", SHORT_BLIND, "", "c may call 10 or raise to 20"),
    Case("B9", "who is all-in with his blind draws all the same", SHORT_BLIND, "limps, a stands pat",
         "b may change up to 5"),
    Case("B9", "and is not asked to bet", SHORT_BLIND, "limps, pat, a check", "c may check or bet 10"),
    Case("B10", "antes are no part of a call", ANTES, "", "c may call 10 or raise to 20..399"),
    # L2: who changes how many
    Case("L2", "zero to five", FOUR, "limps, a stands pat", "b may change up to 5"),
    Case("L2", "one burn before the first who draws", FOUR, "limps, a stands pat, b throws 5",
         "dealer: burns 1, 5 to b, none of 3d3h3s4c4d"),
    Case("L2", "and no other burn in that round", FOUR, "limps, a draws 3, b throws 1",
         "dealer: 1 to b, none of 3d"),
    Case("L2", "one before the second round", FOUR,
         "limps, a draws 3, b draws 1, c stands pat, d stands pat, "
         "checks, a throws 1", "dealer: burns 1, 1 to a, none of 2c2d2h2s"),
    Case("L2", "who is all-in draws in every round", ALL_IN, "c call, a call, a stands pat, b stands pat, "
         "c stands pat, a draws 2", "b may change up to 5"),
    Case("L2 G11", "badugi: zero to four", BADUGI, "limps", "a may change up to 4"),
    # P16
    Case("P16", "all are all-in: three draws, and then the pot is paid", ALL_IN, "c call, a call, pat",
         "a 0, b 30, c 0"),
)

PAID: Final = (
    Paid("L1 A1", "one all-in before the draw, the others bet on beside him",
         Table("FL 10/20", "a 500, b 10, c 400", TRIPLE_DRAW,
               holding="a KcQdJhTs8c, b 2c3d4h5s7c, c 2d3h4s6c8d"),
         "limps, pat, a check, c bet 10, a call, pat, checks, pat, checks, shows", "30 abc, 20 ac",
         "a 480, b 30, c 400"),
    Paid("L1 P11", "nobody calls after the second draw", FOUR,
         f"{SECOND}, pat, a bet 20, b fold, c fold, d fold", "40 a", "a 530, b 590, c 390, d 690"),
)

REFUSED: Final = (
    Refused("L2", "six cards", FOUR, "deal, limps", "a throws 2c2d2h2s3c3d", "L2 draw.too_many"),
    Refused("L2 G11", "badugi: five cards", BADUGI, "deal, limps", "a throws 2c2d2h2s3c", "L2 draw.too_many"),
    Refused("L2", "a card of another", Table("FL 10/20", "abcd 500", TRIPLE_DRAW, holding="b As"),
            "deal, limps", "a throws As", "L2 draw.not_your_card"),
    Refused("L2", "a card he threw away in the draw before", Table("FL 10/20", "abcd 500", TRIPLE_DRAW,
            holding="a AsKs"), "deal, limps, a changes As for Ad, pat, checks",
            "a throws As", "L2 draw.not_your_card"),
    Refused("L2", "a bet while cards are changed", FOUR, "deal, limps", "a bet 10", "L2 turn.draw"),
    Refused("L2", "a draw out of turn", FOUR, "deal, limps", "c stands pat", "L2 turn.not_yours"),
    Refused("L2", "too few new cards", FOUR, "deal, limps, a throws 3", "deal AsKs", "L2 deal.wrong_count"),
    Refused("L2", "a burn for the second who draws", FOUR, "deal, limps, a draws 3, b throws 1",
            "deal As burning Ks", "P9 deal.no_burn"),
    Refused("L2 C1", "what he has just thrown away", Table("FL 10/20", "abcd 500", TRIPLE_DRAW,
            holding="a AsKs"), "deal, limps, a throws As", "deal As", "C1 deal.card_twice"),
    Refused("B1", "the high bet after the first draw", FOUR, "deal, limps, pat", "a bet 20",
            "B1 raise.not_the_unit"),
)
# fmt: on


@each(OPTIONS)
def test_the_rulebook_says(case: Case) -> None:
    assert told(played(case.table, case.play)) == case.then, told(played(case.table, case.play))


@each(PAID)
def test_who_gets_the_chips(case: Paid) -> None:
    check_paid(case)


@each(REFUSED)
def test_the_rulebook_forbids(case: Refused) -> None:
    check_refused(case)


def test_L1_two_blinds() -> None:
    assert posted(played(FOUR)) == "a small_blind 5, b big_blind 10"


@pytest.mark.parametrize(("game", "clause"), [(TRIPLE_DRAW, "G6"), (SINGLE_DRAW, "G6"), ("badugi", "G11")])
def test_two_to_six_are_dealt_in(game: str, clause: str) -> None:
    for count, letters in ((1, "a"), (7, "abcdefg")):
        with pytest.raises(RuleViolation) as refused:
            seated(Table("FL 10/20", f"{letters} 500", game))
        code = "setup.too_few_players" if count < 2 else "setup.too_many_players"
        assert (refused.value.refusal.clause, refused.value.refusal.code) == (clause, code)


# --- which hand is best ---


@dataclass(frozen=True, slots=True)
class Beats(Named):
    """The first hand beats the second."""

    better: str
    worse: str


# fmt: off
LOWS: Final = (
    Beats("H5", "7-5-4-3-2 is best", "7c5d4h3s2c", "7d6h4s3c2d"),
    Beats("H5", "of one suit it is a flush: any high card beats it", "KcQdJhTs8c", "7s5s4s3s2s"),
    Beats("H5", "a straight counts against it", "AcKdQhJs9c", "6d5h4s3c2d"),
    Beats("H5", "a pair, too, beats a straight", "AcAdKhQsJc", "6d5h4s3c2h"),
    Beats("H5", "from the highest card down", "8c6d5h4s2c", "8d7h4c3c2d"),
    Beats("H5", "the ace is high", "KcQdJhTs8c", "Ad6h4s3c2d"),
    Beats("H5", "any high card beats a pair", "AcKdQhJs9c", "2d2h3s4c5d"),
    Beats("H5", "the lower pair", "2c2dAhKsQc", "3c3d4h5s6c"),
    Beats("case_E4 H5", "A-2-3-4-5 is ace high and no straight: it beats any pair", "5d4h3s2cAd",
          "2d2h3c4s6c"),
    Beats("case_E4 H5", "A-2-3-4-5 loses to K-5-4-3-2", "Kc5d4h3s2c", "Ad5h4s3c2d"),
)
BADUGIS: Final = (
    Beats("H5b", "A-2-3-4 of four suits is best", "Ac2d3h4s", "Ad2c3s5h"),
    Beats("H5b", "four cards before three", "KcQdJhTs", "Ac2d3h4h"),
    Beats("H5b", "three before two", "KcQdJhJs", "Ac2d3d4c"),
    Beats("H5b", "two before one", "KcQdKhKs", "Ac2c3c4c"),
    Beats("H5b", "from the highest card down", "7c6d5h4s", "8cAd2h3s"),
    Beats("H5b", "a pair counts once", "2c3d4hQc", "2d3h5s5c"),
    Beats("H5b", "of two cards of one suit the lower counts", "Ac2d3h9h", "As2c4d5d"),
    Beats("H5b", "the ace is low", "Ac5d6h7s", "2c5h6s7d"),
)
# fmt: on


def winner(game: str, a: str, b: str) -> str:
    """Who has the pot, when these two hands meet in it."""
    story = played(Table("FL 10/20", "ab 500", game, holding=f"a {a}, b {b}"), "limps, checked down, shows")
    assert paid(story) in ("0: a 20", "0: b 20")
    return paid(story)[3]


@each(LOWS)
def test_who_has_the_pot_at_deuce_to_seven(case: Beats) -> None:
    for game in (TRIPLE_DRAW, SINGLE_DRAW):
        assert winner(game, case.better, case.worse) == "a"
        assert winner(game, case.worse, case.better) == "b"


@each(BADUGIS)
def test_who_has_the_pot_at_badugi(case: Beats) -> None:
    assert winner("badugi", case.better, case.worse) == "a"
    assert winner("badugi", case.worse, case.better) == "b"


@pytest.mark.parametrize(
    ("game", "holding"),
    [(TRIPLE_DRAW, "a 7c5d4h3s2c, b 7d5h4s3c2d"), ("badugi", "a Ac2d3h4s, b Ad2c3s4h")],
)
def test_P15_equal_lows_split_and_suits_do_not_count(game: str, holding: str) -> None:
    """The odd chip of 21 goes to the first left of the button."""
    posts = "b small_blind 5, a big_blind 10, b dead 1"
    story = played(
        Table("FL 10/20", "ab 500", game, posts=posts, holding=holding), "limps, checked down, shows"
    )
    assert paid(story) == "0: a 11, b 10"


# --- showing, time ---


def test_P12_checked_through_the_first_left_of_the_button_shows_first() -> None:
    assert showing(played(FOUR, f"{LAST}, checks, shows")) == "a shows, b shows, c shows, d shows"


def test_P12_the_last_to_raise_after_the_last_draw_shows_first() -> None:
    story = played(FOUR, f"{LAST}, a check, b bet 20, c raise to 40, d call, a call, b call, shows")
    assert showing(story) == "c shows, d shows, a shows, b shows"


def test_P16_nothing_is_turned_up_before_the_last_draw() -> None:
    before = (
        "c call, a call, a stands pat, b stands pat, c stands pat, a stands pat, b stands pat, c stands pat"
    )
    assert showing(played(ALL_IN, f"{before}, a draws 1, b draws 2")) == ""
    assert showing(played(ALL_IN, f"{before}, a draws 1, b draws 2, c draws 3")) == "a up, b up, c up"


def test_I4_check_or_fold_who_is_away_at_his_draw_stands_pat() -> None:
    assert played(FOUR, "limps, a times out").events[-1] == Discarded(5, "", timed_out=True)


def test_I4_fold_who_is_away_at_his_draw_has_folded() -> None:
    story = played(KASZINO, "limps, a draws 2, b times out")
    assert story.events[-1] == Folded(story.seat("b"), timed_out=True)
    assert told(story) == "c may change up to 5"


def test_I4_fold_who_is_away_at_the_last_draw_leaves_the_bets_to_the_others() -> None:
    story = played(KASZINO, "limps, a draws 2, b stands pat, c stands pat, d times out")
    assert told(story) == "a may check or bet 10"
    assert story.hand.pot == 40
