"""Blinds and antes: who posts what (P3, B6, B7, B10), and what a short or missing one changes (B9)."""

from typing import Final

import pytest

from pakli.rules import PRESETS, blinds_of_sign
from tests.rulebook.cases import Case, Paid, check_paid, each
from tests.rulebook.kit import played
from tests.rulebook.table import Table
from tests.rulebook.telling import posted, told

CASE_S1: Final = Table("NL 50/100", "a 5000, b 60, c 5000")
EXAMPLE_32: Final = Table("PL 100/200", "a 5000, b 100, c 6000, d 4000")
NO_SMALL_BLIND: Final = Table("PL 100/200", "a 5000, b 3000, c 6000, d 4000", posts="b big_blind 200")
EACH: Final = {"ante": "each"}
BIG_BLIND: Final = {"ante": "big_blind"}
BUTTON: Final = {"ante": "button"}
CASE_S7: Final = Table("NL 5/10 ante 5", "a 700, b 500, c 20", rules=EACH)

# fmt: off
POSTED: Final = (
    Case("P3", "the small blind is left of the button, the big blind left of it",
         Table("NL 5/10", "a 700, b 500, c 600, d 400"), "", "a small_blind 5, b big_blind 10"),
    Case("P3", "three players", Table("NL 5/10", "a 700, b 500, c 600"), "",
         "a small_blind 5, b big_blind 10"),
    Case("P3 case_O1", "heads-up the button posts the small blind", Table("NL 5/10", "a 700, b 500"), "",
         "b small_blind 5, a big_blind 10"),
    Case("P3", "left of a dead button", Table("NL 5/10", "a 700, b 500, c 600", dead_button=True), "",
         "a small_blind 5, b big_blind 10"),
    Case("B1", "in fixed limit the small blind is half the low bet", Table("FL 10/20", "a 70, b 50, c 60"),
         "",
         "a small_blind 5, b big_blind 10"),
    Case("B1", "half of an odd low bet is rounded up", Table("FL 5/10", "a 70, b 50, c 60"), "",
         "a small_blind 3, b big_blind 5"),
    Case("B7", "the small blind may be another part of the big one: two fifths",
         Table("NL 2/5", "a 70, b 50, c 60"), "", "a small_blind 2, b big_blind 5"),
    Case("B7", "or all of it", Table("NL 5/5", "a 70, b 50, c 60"), "", "a small_blind 5, b big_blind 5"),
    Case("B9 case_S4", "a short stack posts what it has", Table("NL 50/100", "a 30, b 60, c 5000"), "",
         "a small_blind 30, b big_blind 60"),
    Case("B10", "each pays an ante, before the blinds",
         Table("NL 5/10 ante 1", "a 70, b 50, c 60", rules=EACH),
         "", "a ante 1, b ante 1, c ante 1, a small_blind 5, b big_blind 10"),
    Case("B10", "the big blind pays for all", Table("NL 5/10 ante 10", "a 70, b 50, c 60", rules=BIG_BLIND),
         "",
         "a small_blind 5, b big_blind 10, b ante_for_all 10"),
    Case("B10", "the button pays for all", Table("NL 5/10 ante 10", "a 70, b 50, c 60", rules=BUTTON), "",
         "a small_blind 5, b big_blind 10, c ante_for_all 10"),
    Case("B10", "none is paid", Table("NL 5/10 ante 10", "a 70, b 50, c 60"), "",
         "a small_blind 5, b big_blind 10"),
    Case("B10", "too short for both: one's own ante before the blind",
         Table("NL 5/10 ante 3", "a 7, b 9, c 60", rules=EACH), "",
         "a ante 3, b ante 3, c ante 3, a small_blind 4, b big_blind 6"),
    Case("B10", "too short for both: a single payer's blind before the ante",
         Table("NL 5/10 ante 10", "a 70, b 14, c 60", rules=BIG_BLIND), "",
         "a small_blind 5, b big_blind 10, b ante_for_all 4"),
    Case("B10", "so short that nothing is left for the ante",
         Table("NL 5/10 ante 10", "a 70, b 8, c 60", rules=BIG_BLIND), "",
         "a small_blind 5, b big_blind 8"),
    Case("B10", "whichever is named first: the big blind alone, and the ante for all",
         Table("NL 5/10", "a 70, b 14, c 60", posts="b ante_for_all 10, b big_blind 10"), "",
         "b big_blind 10, b ante_for_all 4"),
    Case("B10", "whichever is named first: the big blind's own ante alone",
         Table("NL 5/10", "a 70, b 9, c 60", posts="b big_blind 10, b ante 3"), "",
         "b ante 3, b big_blind 6"),
)

OPTIONS: Final = (
    # P3: heads-up
    Case("P3 case_O1", "heads-up the button acts first before the flop", Table("NL 5/10", "a 700, b 500"), "",
         "b may call 5 or raise to 20..500"),
    Case("P3 case_O1", "heads-up the button acts last after it", Table("NL 5/10", "a 700, b 500"),
         "limps, flop", "a may check or bet 10..690"),
    Case("P3 case_O1", "heads-up again on the river", Table("NL 5/10", "a 700, b 500"),
         "limps, flop, checks, turn, checks, river, a check", "b may check or bet 10..490"),
    # case T18: both blinds alike
    Case("case_T18 P7", "both blinds alike: the third speaks first", Table("NL 10/10", "a 700, b 500, c 600"),
         "",
         "c may call 10 or raise to 20..600"),
    Case("case_T18 P7", "both blinds alike: the small blind, too, owes nothing",
         Table("NL 10/10", "a 700, b 500, c 600"), "c call", "a may check or raise to 20..700"),
    Case("case_T18 P7", "both blinds alike: the big blind speaks last",
         Table("NL 10/10", "a 700, b 500, c 600"),
         "c call, a check", "b may check or raise to 20..500"),
    # B9: short blinds
    Case("case_S1 B9", "the big blind has 60 of 100: to call is 100, the smallest raise to 200", CASE_S1, "",
         "c may call 100 or raise to 200..5000"),
    Case("case_S1 B9", "the small blind is asked for all of the big blind", CASE_S1, "c call",
         "a may call 50 or raise to 200..5000"),
    Case("case_S4 B9", "a blind of the whole stack: no option, the flop comes",
         Table("NL 5/10", "a 700, b 10, c 600"),
         "c call, a call", "dealer: flop"),
    Case("B9", "a small blind all-in for less changes nothing", Table("NL 50/100", "a 30, b 900, c 5000"), "",
         "c may call 100 or raise to 200..5000"),
    Case("B9", "a missing small blind changes nothing",
         Table("NL 50/100", "a 700, b 900, c 5000", posts="b big_blind 100"), "",
         "c may call 100 or raise to 200..5000"),
    Case("B9", "who posted no small blind owes all of the big one",
         Table("NL 50/100", "a 700, b 900, c 5000", posts="b big_blind 100"), "c fold",
         "a may call 100 or raise to 200..700"),
    Case("B9", "a dead small blind lies in the pot and not before its player",
         Table("NL 50/100", "a 700, b 900, c 5000", posts="a dead 50, b big_blind 100"), "c fold",
         "a may call 100 or raise to 200..650"),
    Case("B9", "fixed limit: short blinds change nothing", Table("FL 10/20", "a 70, b 6, c 60, d 80"), "",
         "c may call 10 or raise to 20"),
    Case("example_32 B9", "PL 100/200, the big blind has 100: first to act at most 700", EXAMPLE_32, "",
         "c may call 200 or raise to 400..700"),
    Case("example_32 B9", "PL 100/200, no small blind: first to act at most 700", NO_SMALL_BLIND, "",
         "c may call 200 or raise to 400..700"),
    Case("B9", "PL 100/200, the small blind has 40: first to act at most 700",
         Table("PL 100/200", "a 40, b 3000, c 6000, d 4000"), "", "c may call 200 or raise to 400..700"),
    Case("B9", "both count as full for all before the flop", EXAMPLE_32, "c raise to 700",
         "d may call 700 or raise to 1200..2400"),
    Case("B9", "later the real pot", EXAMPLE_32, "c call, d call, a call, flop",
         "a may check or bet 200..700"),
    Case("B9", "only the short blind is left to contest: one matches no more than he put in", CASE_S1,
         "c fold",
         "a may call 10, not raise: B0"),
    Case("B9", "heads-up against a short big blind", Table("NL 50/100", "a 60, b 5000"), "",
         "b may call 10, not raise: B0"),
    Case("B9", "heads-up against a big blind shorter than the small one: nobody is asked",
         Table("NL 50/100", "a 30, b 5000"), "", "dealer: flop"),
    Case("B9", "two are left to contest, both short: one matches the most they put in",
         Table("NL 50/100", "a 5000, b 60, c 80"), "c all-in 80", "a may call 30, not raise: B0"),
    # B10: antes
    Case("case_S7 B10", "ante 5, blinds 5/10: to call is 10, whatever the ante", CASE_S7, "",
         "c may call 10 or raise to 15"),
    Case("B10", "the ante is no part of a bet: the small blind is asked for the other half", CASE_S7,
         "c fold",
         "a may call 5 or raise to 20..695"),
    Case("B10", "PL 5/10: antes count in the pot, 35 before a call of 10",
         Table("PL 5/10 ante 5", "a 700, b 500, c 600, d 400", rules=EACH), "",
         "c may call 10 or raise to 20..55"),
    Case("B10", "PL 5/10: an ante for all counts in the pot",
         Table("PL 5/10 ante 10", "a 700, b 500, c 600, d 400", rules=BIG_BLIND), "",
         "c may call 10 or raise to 20..45"),
    Case("B10", "antes alone: first left of the button, who owes nothing",
         Table("NL 5/10", "a 700, b 500, c 600", posts="a ante 5, b ante 5, c ante 5"), "",
         "a may check or bet 10..695"),
    # T5: live posts are bets (P7)
    Case("P7 B9", "a live post is a bet: with no raise he may check",
         Table("NL 1/2", "a 70, b 50, c 60", posts="a small_blind 1, b big_blind 2, c live 2"), "",
         "c may check or raise to 4..60"),
)

PAID: Final = (
    Paid("case_S1 B9", "two call 100: main 180 for three, side 80 for the two",
         Table("NL 50/100", "a 5000, b 60, c 5000", holding="a 2h7c, b AsAd, c KsKd", board="2s 3h 4d 8c 9s"),
         "c call, a call, checked down, shows", "180 abc, 80 ac", "a 4900, b 180, c 4980"),
    Paid("B9", "nobody matches more than the short blind put in: 20 of the small blind go back",
         Table("NL 50/100", "a 30, b 5000", holding="a AsAd, b KsQd", board="2s 3h 4d 8c 9s"),
         "board", "60 ab", "a 60, b 4970"),
    Paid("B10", "antes 2, blinds 1/2, stacks 3, 4, 1: pots 3 and 4, 1 goes back",
         Table("NL 1/2 ante 2", "a 3, b 4, c 1", rules=EACH, holding="a KsKd, b QsQd, c AsAd",
               board="2s 3h 4d 8c 9s"),
         "board", "3 abc, 4 ab", "a 4, b 1, c 3"),
    Paid("B10", "big-blind ante 2, blinds 1/2, the button all-in for 1: main 5, side 2",
         Table("NL 1/2 ante 2", "a 30, b 40, c 1", rules=BIG_BLIND, holding="a KsKd, b QsQd, c AsAd",
               board="2s 3h 4d 8c 9s"),
         "c call, a call, checked down, shows", "5 abc, 2 ab", "a 30, b 36, c 5"),
    Paid("B10", "a button ante, too, is nobody's level",
         Table("NL 1/2 ante 2", "a 30, b 1, c 40", rules=BUTTON, holding="a KsKd, b AsAd, c QsQd",
               board="2s 3h 4d 8c 9s"),
         "c call, a call, checked down, shows", "5 abc, 2 ac", "a 30, b 5, c 36"),
    Paid("B10", "an ante for all belongs to who wins, and does not go back to a payer whom nobody called",
         Table("NL 5/10 ante 10", "a 70, b 50, c 60", rules=BIG_BLIND),
         "c raise to 30, a fold, b fold", "35 c", "a 65, b 30, c 85"),
    Paid("case_T18", "both blinds alike, all checked through", Table("NL 10/10", "a 70, b 50, c 60",
         holding="a 2h7c, b AsAd, c KsKd", board="2s 3h 4d 8c 9s"),
         "limps, checked down, shows", "30 abc", "a 60, b 70, c 50"),
)
# fmt: on


@each(POSTED)
def test_who_posts_what(case: Case) -> None:
    assert posted(played(case.table, case.play)) == case.then


@each(OPTIONS)
def test_the_rulebook_says(case: Case) -> None:
    assert told(played(case.table, case.play)) == case.then


@each(PAID)
def test_who_gets_the_chips(case: Paid) -> None:
    check_paid(case)


def test_case_S7_the_raise_to_15_leaves_a_pot_of_45() -> None:
    assert played(CASE_S7, "c all-in 15").hand.pot == 45


@pytest.mark.parametrize(
    ("preset", "limit", "sign", "blinds"),
    [
        ("standard", "no-limit", (10, 20), (10, 20)),
        ("omaha", "pot-limit", (10, 20), (10, 20)),
        ("wiki", "no-limit", (50, 100), (50, 100)),
        ("kaszino", "no-limit", (10, 20), (5, 10)),
        ("kaszino", "pot-limit", (10, 20), (5, 10)),
        ("kaszino", "pot-limit", (5, 10), (3, 5)),
        ("standard", "fixed-limit", (10, 20), (5, 10)),
        ("kaszino", "fixed-limit", (10, 20), (5, 10)),
        ("wiki", "fixed-limit", (1, 2), (1, 1)),
    ],
)
def test_B6_the_numbers_on_the_sign(
    preset: str, limit: str, sign: tuple[int, int], blinds: tuple[int, int]
) -> None:
    limits = {name: PRESETS[preset].at("cash", name) for name in ("no-limit", "pot-limit", "fixed-limit")}
    assert blinds_of_sign(*sign, limit, limits[limit]) == blinds
