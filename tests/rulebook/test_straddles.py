"""
The live straddle as it is played once it is posted (S2-S4): who acts first and last, what must be called,
raised.

Whether it may be posted, and who is asked (S1), is the table's business.
"""

from typing import Final

import pytest

from pakli.rules import PRESETS
from tests.rulebook.cases import Case, Paid, Refused, each
from tests.rulebook.kit_draw import check_paid, check_refused, played
from tests.rulebook.table import Table
from tests.rulebook.telling import posted
from tests.rulebook.telling_draw import told

BLINDS: Final = "a small_blind 5, b big_blind 10"
SIX: Final = "a 500, b 600, c 700, d 800, e 900, f 400"
THIRD: Final = f"{BLINDS}, c straddle 20"
BUTTON: Final = f"{BLINDS}, f straddle 20"


def straddled(
    sign: str, posts: str = THIRD, game: str = "holdem", stacks: str = SIX, **rules: object
) -> Table:
    """Six players with a straddle of 20, posted by the third if nothing else is said."""
    return Table(sign, stacks, game, posts=posts, rules=rules)


NL: Final = straddled("NL 5/10")
PL: Final = straddled("PL 5/10")
FL: Final = straddled("FL 10/20")
ON_BUTTON: Final = straddled("NL 5/10", BUTTON)
THREE: Final = straddled("NL 5/10", stacks="a 500, b 600, c 700")
ALL_CALL: Final = "d call 20, e call, f call, a call 15, b call 10"

# fmt: off
OPTIONS: Final = (
    # S2: the third player
    Case("S2", "the fourth acts first and must call 20", NL, "", "d may call 20 or raise to 40..800"),
    Case("S2", "the small blind owes the rest of it", NL, "d fold, e fold, f fold",
         "a may call 15 or raise to 40..500"),
    Case("S2", "so does the big blind, who has no free choice", NL, "d call, e fold, f fold, a fold",
         "b may call 10 or raise to 40..600"),
    Case("example_22 S2", "all call 20: the straddler may still raise", NL, ALL_CALL,
         "c may check or raise to 40..700"),
    Case("example_22 S2", "he raises: everybody is asked again", NL, f"{ALL_CALL}, c raise to 60",
         "d may call 40 or raise to 100..800"),
    Case("example_22 S2", "he checks: the flop comes", NL, f"{ALL_CALL}, c check", "dealer: flop"),
    Case("S2", "after a raise he may call, raise or fold like any other", NL,
         "d raise to 50, e fold, f fold, a fold, b fold", "c may call 30 or raise to 80..700"),
    # S3: the button
    Case("example_23 S3", "the button posts it: the small blind acts first", ON_BUTTON, "",
         "a may call 15 or raise to 40..500"),
    Case("example_23 S3", "then the big blind, the third ...", ON_BUTTON, "a call, b call",
         "c may call 20 or raise to 40..700"),
    Case("example_23 S3", "the button is last, with the right to raise", ON_BUTTON,
         "a call, b call, c call, d call, e call", "f may check or raise to 40..400"),
    Case("S3", "nobody posts it: play is normal", straddled("NL 5/10", BLINDS), "",
         "c may call 10 or raise to 20..700"),
    Case("S4 S3", "three-handed third player and button are the same: the small blind acts first", THREE, "",
         "a may call 15 or raise to 40..500"),
    Case("S4 S3", "three-handed he is last", THREE, "a call, b call", "c may check or raise to 40..700"),
    # S4: the bet to match, and not a raise
    Case("S4", "no limit: to at least 40", NL, "d call", "e may call 20 or raise to 40..900"),
    Case("S4", "no limit: by 30, then by at least 30", NL, "d raise to 50",
         "e may call 50 or raise to 80..900"),
    Case("S4", "no limit: over a raise to 40 by at least 20", NL, "d raise to 40",
         "e may call 40 or raise to 60..900"),
    Case("S4", "pot limit 5/10, next to act at most 75", PL, "", "d may call 20 or raise to 40..75"),
    Case("S4 B3", "pot limit: 75 called, the next at most 260", PL, "d raise to 75, e call",
         "f may call 75 or raise to 130..335"),
    Case("S4 B9", "pot limit: a short big blind counts as full", straddled(
         "PL 5/10", stacks="a 500, b 4, c 700, d 800, e 900, f 400"), "", "d may call 20 or raise to 40..75"),
    Case("S4 B10", "pot limit: antes count too", straddled(
         "PL 5/10", f"a ante 1, b ante 1, c ante 1, d ante 1, e ante 1, f ante 1, {THIRD}"), "",
         "d may call 20 or raise to 40..81"),
    Case("S4 B1", "fixed limit: the second of four bets, then 30", FL, "", "d may call 20 or raise to 30"),
    Case("S4 B1", "fixed limit: then 40", FL, "d raise to 30", "e may call 30 or raise to 40"),
    Case("S4 B1", "fixed limit: and no more", FL, "d raise to 30, e raise to 40",
         "f may call 40, not raise: B1"),
    Case("S4 B1", "fixed limit: only called, he may make it 30", FL, ALL_CALL, "c may check or raise to 30"),
    Case("S4 B1", "fixed limit: capped before it comes to him", FL,
         "d raise to 30, e raise to 40, f fold, a fold, b fold", "c may call 20, not raise: B1"),
    Case("S4 B2", "spread limit: at least the straddle more, at most the maximum",
         straddled("SL 10-30"), "", "d may call 20 or raise to 40..50"),
    Case("S4 B8", "an all-in short of a full raise: he has not acted and may raise, to 30 + 20",
         straddled("NL 5/10", stacks="a 500, b 600, c 700, d 800, e 30, f 400"),
         "d call, e all-in 30, f fold, a fold, b fold", "c may call 10 or raise to 50..700"),
    Case("S4 B8", "it does not reopen to him who called", straddled(
         "NL 5/10", stacks="a 500, b 600, c 700, d 800, e 30, f 400"),
         "d call, e all-in 30, f fold, a fold, b fold, c call", "d may call 10, not raise: B8"),
    Case("S4", "after the flop the smallest bet is the big blind, the first left of the button starts", NL,
         f"{ALL_CALL}, c check, flop", "a may check or bet 10..480"),
    Case("S4 S3", "after the button's straddle too", ON_BUTTON,
         "a call, b call, c call, d call, e call, f check, flop", "a may check or bet 10..480"),
    Case("S4 B1", "fixed limit: on the flop four bets of 10", FL,
         f"{ALL_CALL}, c check, flop, a bet 10, b raise to 20, c raise to 30, d raise to 40",
         "e may call 40, not raise: B1"),
    Case("S4 B3", "pot limit: on the flop at least 10, at most the pot", PL, f"{ALL_CALL}, c check, flop",
         "a may check or bet 10..120"),
    # other games with blinds
    Case("S2 G3", "Omaha", straddled("PL 5/10", game="omaha"), "", "d may call 20 or raise to 40..75"),
    Case("S2 G10", "six-card Omaha", straddled("PL 5/10", game="omaha-6"), ALL_CALL,
         "c may check or raise to 40..140"),
    Case("S4 G6", "Deuce to Seven, fixed limit: 30 next", straddled(
         "FL 10/20", game="deuce-to-seven-triple-draw"), "", "d may call 20 or raise to 30"),
    Case("S4 G6", "after the first draw the smallest bet is the big blind again", straddled(
         "NL 5/10", game="deuce-to-seven-single-draw"), f"{ALL_CALL}, c check, pat",
         "a may check or bet 10..480"),
    Case("S4 G11", "badugi: after the first draw the low bet, from the left of the button", straddled(
         "FL 10/20", game="badugi"), f"{ALL_CALL}, c check, pat", "a may check or bet 10"),
)

PAID: Final = (
    Paid("S2 P11", "all fold: ten go back, the blinds are his", NL,
         "d fold, e fold, f fold, a fold, b fold", "25 c", "a 495, b 590, c 715, d 800, e 900, f 400"),
    Paid("S2 A1", "a straddle of the whole stack: he plays for the main pot", Table(
         "NL 5/10", "a 500, b 600, c 20, d 800, e 900, f 400", posts=THIRD,
         holding="a KsKd, b QsQd, c AsAd", board="2s 3h 4d 8c 9s"),
         f"{ALL_CALL}, flop, a bet 10, b call, d fold, e fold, f fold, turn, checks, river, checks, shows",
         "120 abc, 20 ab", "a 490, b 570, c 120, d 780, e 880, f 380"),
)

REFUSED: Final = (
    Refused("S2 B0", "to check the straddle", NL, "deal", "d check", "B0 check.facing_bet"),
    Refused("S2 P7", "the third acts first", NL, "deal", "c check", "P7 turn.not_yours"),
    Refused("S4 B4", "a raise to 30", NL, "deal", "d raise to 30", "B4 raise.too_small"),
    Refused("S4 B3", "a raise to 76", PL, "deal", "d raise to 76", "B3 raise.too_large"),
    Refused("S4 B1", "a raise to 40 at once", FL, "deal", "d raise to 40", "B1 raise.not_the_unit"),
    Refused("S4 B1", "a fifth bet", FL, "deal, d raise to 30, e raise to 40", "f raise to 50",
            "B1 raise.capped"),
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


def test_S2_it_is_twice_the_big_blind_and_posted_after_the_blinds() -> None:
    assert posted(played(NL)) == "a small_blind 5, b big_blind 10, c straddle 20"


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_S4_never_in_tournaments(preset: str) -> None:
    assert not PRESETS[preset].at("tournament").straddle


def test_S1_on_where_the_casino_plays_for_cash_and_off_elsewhere() -> None:
    assert [name for name in PRESETS if PRESETS[name].at("cash").straddle] == ["kaszino"]
