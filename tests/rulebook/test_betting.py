"""
What everybody may do (B0) and how much he may bet: spread limit (B2), pot limit (B3), no limit (B4, B5).

Fixed limit is in test_fixed_limit.py, short all-ins in test_short_all_ins.py, blinds in test_forced_bets.py.
"""

from typing import Final

import pytest

from pakli.rules import Bounds, Call, Raised, RaiseTo
from tests.rulebook.cases import Case, Refused, check_refused, each
from tests.rulebook.kit import played
from tests.rulebook.table import Table
from tests.rulebook.telling import told

POT_100: Final = Table("PL 10/25", "a 1000, b 900, c 1200, d 1500")
POT_100_OF_FIVE: Final = Table("PL 10/20", "a 1000, b 900, c 1200, d 1500, e 700")
SPREAD: Final = Table("SL 2-6", "a 100, b 90, c 120, d 150")
NL_5_10: Final = Table("NL 5/10", "a 1000, b 900, c 1200, d 1500")
NL_50_100: Final = Table("NL 50/100", "a 5000, b 4000, c 6000, d 7000")
BY_THE_BLIND: Final = Table("NL 50/100", "a 5000, b 520, c 6000, d 7000", preset="verseny", kind="tournament")

# fmt: off
OPTIONS: Final = (
    # B0: what everybody may do
    Case("B0", "who owes nothing may check or bet", NL_5_10,
         "limps, flop", "a may check or bet 10..990"),
    Case("B0", "who owes something may call or raise", NL_5_10,
         "limps, flop, a bet 30", "b may call 30 or raise to 60..890"),
    Case("B0", "who owes nothing may fold all the same", NL_5_10,
         "limps, flop, a fold", "b may check or bet 10..890"),
    Case("B0", "an all-in is a call for less", Table("NL 5/10", "a 30, b 900, c 1200"),
         "limps, flop, a check, b bet 50, c fold, a all-in 20", "dealer: turn"),
    Case("B0", "an all-in is a bet", Table("NL 5/10", "a 300, b 900, c 1200"),
         "limps, flop, a all-in 290", "b may call 290 or raise to 580..890"),
    Case("B0", "an all-in is a raise", Table("NL 5/10", "a 300, b 900, c 1200"),
         "limps, flop, a check, b bet 50, c fold, a all-in 290", "b may call 240, not raise: B0"),
    Case("B0", "no raise where nobody else has chips left", Table("NL 5/10", "a 60, b 900, c 40"),
         "c all-in 40, a all-in 60", "b may call 50, not raise: B0"),
    Case("B0", "a raise where one more has chips left", Table("NL 5/10", "a 60, b 900, c 40, d 500"),
         "c all-in 40, d call 40, a all-in 60", "b may call 50 or raise to 90..900"),
    Case("B0", "who has folded cannot answer a raise", Table("NL 5/10", "a 60, b 900, c 40, d 500"),
         "c all-in 40, d fold, a all-in 60", "b may call 50, not raise: B0"),
    Case("A1", "who has no more than the call cannot raise", Table("NL 5/10", "a 900, b 90, c 700, d 500"),
         "c raise to 90, d call, a call", "b may call 80, not raise: A1"),

    # B2: spread limit
    Case("example_7 B2", "after a bet of 2 and a raise of 6 the next raise is by exactly 6", SPREAD,
         "limps, flop, a bet 2, b raise to 8", "c may call 8 or raise to 14"),
    Case("B2", "a bet is at least the big blind and at most the maximum", SPREAD,
         "limps, flop", "a may check or bet 2..6"),
    Case("B2", "a raise is at least the last bet and at most the maximum", SPREAD,
         "limps, flop, a bet 3", "b may call 3 or raise to 6..9"),
    Case("B2", "a raise is at least the last raise", SPREAD,
         "limps, flop, a bet 2, b raise to 7", "c may call 7 or raise to 12..13"),
    Case("B2", "the big blind is the first bet before the flop", SPREAD, "", "c may call 2 or raise to 4..8"),
    Case("B2", "there is no limit on how many", SPREAD,
         "limps, flop, a bet 2, b raise to 4, c raise to 6, d raise to 8, a raise to 10, b raise to 12",
         "c may call 6 or raise to 14..18"),
    Case("B2", "the maximum is the same on every street", SPREAD,
         "limps, flop, checks, turn, checks, river", "a may check or bet 2..6"),

    # B3: pot limit
    Case("example_1 B3", "the raiser's own call counts as pot: 50 and up to 300 more", POT_100,
         "limps, flop, a bet 50, b call, c call", "d may call 50 or raise to 100..350"),
    Case("example_2 B3", "pot 100, bet 20, two calls: a raise by at most 180", POT_100_OF_FIVE,
         "limps, flop, a bet 20, b call, c call", "d may call 20 or raise to 40..200"),
    Case("example_28 B3", "10/20: the first bet is at least 20", POT_100_OF_FIVE,
         "limps, flop", "a may check or bet 20..100"),
    Case("example_28 B3", "10/20: then a raise to at least 40", POT_100_OF_FIVE,
         "limps, flop, a bet 20", "b may call 20 or raise to 40..160"),
    Case("case_R15 B3", "Hold'em 5/10, first to act: at most 35", Table("PL 5/10", "a 500, b 600, c 700"),
         "", "c may call 10 or raise to 20..35"),
    Case("case_R15 B3", "Omaha 5/10, first to act: at most 35",
         Table("PL 5/10", "a 500, b 600, c 700", "omaha"),
         "", "c may call 10 or raise to 20..35"),
    Case("B3 B5", "what he has in front of him counts: the small blind calls 5, the pot is then 20",
         Table("PL 5/10", "a 500, b 600, c 700"), "c fold", "a may call 5 or raise to 20..30"),
    Case("B3", "a raise is at least the last raise", POT_100,
         "limps, flop, a bet 50, b raise to 150", "c may call 150 or raise to 250..600"),
    Case("B3", "a folder's chips count as pot", Table("PL 10/25", "a 2000, b 3000, c 2500, d 1500"),
         "limps, flop, a bet 50, b call, c raise to 300, d fold, a fold, b raise to 550",
         "c may call 250 or raise to 800..1800"),
    Case("B3", "there is no limit on how many", POT_100,
         "limps, flop, a bet 25, b raise to 50, c raise to 75, d raise to 100, a raise to 125",
         "b may call 75 or raise to 150..650"),
    Case("B3", "more than he has nobody can bet", Table("PL 10/25", "a 85, b 900, c 1200, d 1500"),
         "limps, flop", "a may check or bet 25..60"),

    # B4: no limit
    Case("example_8 B4", "after a bet of 10 a raise is to at least 20", NL_5_10,
         "limps, flop, a bet 10", "b may call 10 or raise to 20..890"),
    Case("case_R14 B4", "the first bet on the flop is no raise of the blind",
         Table("NL 1/2", "a 90, b 80, c 70"),
         "limps, flop, a bet 2", "b may call 2 or raise to 4..78"),
    Case("B4", "last_raise: bet 300, raise to at least 600", NL_50_100,
         "limps, flop, a bet 300", "b may call 300 or raise to 600..3900"),
    Case("B4", "big_blind: bet 300, raise to at least 400", BY_THE_BLIND,
         "limps, flop, a bet 300", "b may call 300 or raise to 400..420"),
    Case("B4", "big_blind: before the flop too", BY_THE_BLIND,
         "c raise to 300", "d may call 300 or raise to 400..7000"),
    Case("B4", "big_blind: an all-in of 420 over 300 is full, the next raise is to at least 520",
         BY_THE_BLIND,
         "limps, flop, a bet 300, b all-in 420", "c may call 420 or raise to 520..5900"),
    Case("B4", "big_blind: an all-in of 420 over 300 reopens", BY_THE_BLIND,
         "limps, flop, a bet 300, b all-in 420, c call, d fold", "a may call 120 or raise to 520..4900"),
    Case("B4", "last_raise: an all-in of 420 over 300 is short", Table("NL 50/100", "a 5000, b 520, c 6000"),
         "limps, flop, a bet 300, b all-in 420, c call", "a may call 120, not raise: B8"),
    Case("case_R7 B4", "600, 1600, 3600: the next raise is to at least 5600",
         Table("NL 50/100", "a 9000, b 8000, c 7000, d 9900"),
         "limps, flop, a bet 600, b raise to 1600, c raise to 3600",
         "d may call 3600 or raise to 5600..9800"),
    Case("B4", "there is no limit on how many", NL_5_10,
         "limps, flop, a bet 10, b raise to 20, c raise to 30, d raise to 40, a raise to 50, b raise to 60",
         "c may call 30 or raise to 70..1190"),
    Case("case_R11 B4", "more than the call, less than the smallest raise: all-in or nothing",
         Table("NL 50/100", "a 5000, b 4000, c 150"), "", "c may call 100 or raise to 150"),
    Case("case_R12 B4", "river: 29 behind, facing 22: all-in for 29", Table("NL 1/2", "a 31, b 900, c 800"),
         "limps, flop, checks, turn, checks, river, a check, b bet 22, c fold",
         "a may call 22 or raise to 29"),
    Case("case_R18 B4", "a new street forgets the raises before: after 140 a bet of 25",
         Table("NL 10/25", "a 900, b 800, c 700"),
         "c raise to 140, a call, b call, flop", "a may check or bet 25..760"),

    Case("case_S9 B4", "130 against 70: raise to 60, call: 10 are left, and the hand goes on",
         Table("NL 5/10", "a 70, b 130"), "b raise to 60, a call 50, flop", "a may check or bet 10"),

    # B5: a raise is an increment
    Case("B5", "50, then 150: the raise is 100", NL_5_10,
         "limps, flop, a bet 50, b raise to 150", "c may call 150 or raise to 250..1190"),
    Case("B5", "what he put in before counts towards the total", NL_5_10,
         "limps, flop, a bet 50, b raise to 150, c fold, d fold", "a may call 100 or raise to 250..990"),
)

REFUSED: Final = (
    Refused("B0", "who owes something cannot check", NL_5_10, "c raise to 30", "d check",
            "B0 check.facing_bet"),
    Refused("B0", "where nothing is owed there is nothing to call", NL_5_10,
            "limps, flop", "a call", "B0 call.nothing_to_call"),
    Refused("B0", "after an all-in there is no folding", Table("NL 5/10", "a 300, b 900, c 1200"),
            "limps, flop, a all-in 290", "a fold", "P8 turn.not_yours"),
    Refused("B0", "a raise that nobody could answer", Table("NL 5/10", "a 60, b 900, c 40"),
            "c all-in 40, a all-in 60", "b raise to 120", "B0 raise.nobody_can_answer"),
    Refused("A1", "a raise without the chips", Table("NL 5/10", "a 900, b 90, c 700, d 500"),
            "c raise to 90, d call, a call", "b raise to 90", "A1 raise.no_chips"),
    Refused("B0", "amounts are whole chips", Table("NL 25/50 chip 25", "a 900, b 800, c 700"),
            "limps, flop", "a bet 60", "B0 raise.not_in_chips"),
    Refused("B2", "less than the last raise", SPREAD, "limps, flop, a bet 2, b raise to 7", "c raise to 11",
            "B2 raise.too_small"),
    Refused("B2", "more than the maximum", SPREAD, "limps, flop, a bet 2", "b raise to 9",
            "B2 raise.too_large"),
    Refused("B3", "more than the pot", POT_100, "limps, flop, a bet 50, b call, c call", "d raise to 351",
            "B3 raise.too_large"),
    Refused("B3", "less than the last bet", POT_100, "limps, flop, a bet 50, b call, c call", "d raise to 99",
            "B3 raise.too_small"),
    Refused("B3", "a bet below the big blind", POT_100, "limps, flop", "a bet 24", "B3 raise.too_small"),
    Refused("B4", "more than all he has", NL_5_10, "limps, flop", "a bet 991", "B4 raise.too_large"),
    Refused("B4", "a bet below the big blind", NL_5_10, "limps, flop", "a bet 9", "B4 raise.too_small"),
    Refused("B4", "a raise below the last bet", NL_5_10, "limps, flop, a bet 10", "b raise to 19",
            "B4 raise.too_small"),
    Refused("case_R11 B4", "less than all-in where that is below the smallest raise",
            Table("NL 50/100", "a 5000, b 4000, c 150"), "", "c raise to 149", "B4 raise.too_small"),
    Refused("case_R16 B4", "half the pot, 400, where the smallest raise is to 800", NL_50_100,
            "limps, flop, a bet 400", "b raise to 400", "B4 raise.too_small"),
    Refused("case_R16 P11", "half the pot when the hand is over", NL_50_100,
            "c fold, d fold, a fold", "b bet 75", "P11 turn.hand_over"),
)
# fmt: on


@each(OPTIONS)
def test_the_rulebook_says(case: Case) -> None:
    assert told(played(case.table, case.play)) == case.then


@each(REFUSED)
def test_the_rulebook_forbids(case: Refused) -> None:
    check_refused(case)


@pytest.mark.parametrize("total", [101, 137, 250, 4899])
def test_case_R17_bets_need_not_be_multiples_of_the_big_blind(total: int) -> None:
    assert played(NL_50_100, f"limps, flop, a bet {total}").asked == "b"


@pytest.mark.parametrize(
    ("table", "play", "becomes"),
    [
        ("a 500, b 900, c 800", "limps, flop", "bet 400"),
        ("a 500, b 900, c 800", "limps, flop, a check, b bet 150, c fold", "raise 400"),
        ("a 500, b 250, c 800", "limps, flop, a check, b all-in 150, c fold", "call"),
        ("a 500, b 900, c 800", "limps, flop, a check, b bet 100, c call", "raise 400"),
        ("a 200, b 900, c 800", "limps, flop, a check, b bet 150, c call", "call"),
    ],
)
def test_case_R19_the_all_in_button_bets_raises_or_calls_and_never_folds(
    table: str, play: str, becomes: str
) -> None:
    story = played(Table("NL 50/100", table), play)
    options = story.betting
    assert options
    seat = story.seat("a")
    if isinstance(options.raise_to, Bounds):
        most = options.raise_to.most
        (event, *_) = story.hand.apply(RaiseTo(seat, most))
        assert isinstance(event, Raised)
        assert event.all_in
        assert becomes == f"{'bet' if event.opens else 'raise'} {most}"
    else:
        assert becomes == "call"
        story.then(Call(seat))


def test_case_R20_fractions_are_played_in_smaller_chips() -> None:
    """Blinds 5/10, a stack of 1000.25: everything in hundredths, and all-in leaves nothing behind."""
    story = played(Table("NL 500/1000", "a 100025, b 240050, c 90075"), "c fold, a all-in 100025")
    assert story.hand.seat(story.seat("a")).stack == 0
    assert told(story) == "b may call 99025, not raise: B0"
