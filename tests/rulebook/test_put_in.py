"""Chips and words at a live table: what they come to by the TDA's rules of betting."""

from dataclasses import dataclass
from typing import Final

import pytest

from pakli.rules import RuleViolation
from tests.rulebook.cases import Named, Refused, each
from tests.rulebook.kit_live import action_of, noted, played, ruled
from tests.rulebook.table import Table
from tests.rulebook.telling import told

NL: Final = Table("NL 50/100", "abcd 5000")
SHORT: Final = Table("NL 50/100", "ab 5000, c 450, d 5000")
PL: Final = Table("PL 50/100", "abcd 5000", "omaha")
FL: Final = Table("FL 100/200", "abcd 5000")
VERSENY: Final = Table("NL 50/100", "abcd 5000", preset="verseny", kind="tournament")
HEADS_UP: Final = Table("NL 50/100", "ab 5000")
FLOP: Final = "limps, flop"


@dataclass(frozen=True, slots=True)
class Put(Named):
    """After this play the last deed came to this, and this was noted."""

    table: Table
    play: str
    comes_to: str
    notes: str = ""


# fmt: off
PUTS: Final = (
    # TDA 40: words and chips
    Put("TDA40", "call is said: a call", NL, "c says call", "calls 100"),
    Put("TDA40", "chips of exactly the call", NL, "c puts 100", "calls 100"),
    Put("TDA40", "a raise is said with its amount", NL, "c says raise 400", "raises to 400"),
    Put("TDA40", "an amount alone is a raise, if it is one", NL, "c says 400", "raises to 400"),
    Put("TDA40", "an amount alone is as good as chips: less than half of a raise is a call", NL, "c says 140",
        "calls 100", "short_raise TDA43"),
    Put("TDA40", "words before other chips count", NL, "c says raise 400 puts 5x100", "raises to 400",
        "words_first TDA40"),
    Put("TDA40", "chips before words count", NL, "c puts 500 first says raise", "calls 100",
        "oversized_chip TDA44"),
    Put("TDA40 A1", "more is said than one has: all-in", SHORT, "c says raise 900", "raises to 450",
        "more_than_stack A1"),
    Put("TDA40", "all-in is said", NL, "c says all_in", "raises to 5000"),
    Put("TDA40 A1", "all-in is said, and is no more than a call", SHORT, "c call 100, d raise to 600, "
        "a fold, b fold, c says all_in", "calls 350"),
    Put("TDA40", "a bet on the flop by a word and an amount", NL, f"{FLOP}, a says bet 250", "bets 250"),
    Put("TDA40", "a check by a word", NL, f"{FLOP}, a says check", "checks"),
    # TDA 42: how to raise
    Put("TDA42", "raise is said, the call first, then the rest", NL, "c says raise puts 100 then 300",
        "raises to 400"),
    Put("TDA42", "raise is said, and all in one motion", NL, "c says raise puts 4x100", "raises to 400"),
    Put("TDA42", "raise is said, and first comes neither call nor raise: the smallest raise", NL,
        "c says raise puts 100+50 then 250", "raises to 200", "string_bet TDA56, raise_completed TDA43"),
    Put("TDA42", "raise is said, and no more than the call comes: the smallest raise", NL,
        "c says raise puts 100", "raises to 200", "raise_completed TDA43"),
    # TDA 43: half of a raise
    Put("TDA43", "half of a raise must be a full one", NL, "c puts 100+50", "raises to 200",
        "raise_completed TDA43"),
    Put("TDA43", "one chip less than half is a call", NL, "c puts 100+25+20+4", "calls 100",
        "short_raise TDA43"),
    Put("TDA43", "bet 1000: 1400 is a call", NL, "c raise to 1000, d puts 1000+4x100", "calls 1000",
        "short_raise TDA43"),
    Put("TDA43", "the last raise was of 900: 1450 is completed to 1900", NL,
        "c raise to 1000, d puts 1000+4x100+50", "raises to 1900", "raise_completed TDA43"),
    Put("TDA43", "raise and an amount: the total", NL, "c raise to 500, d says raise 1500",
        "raises to 1500"),
    Put("TDA43", "raise and too small an amount: the smallest raise", NL, "c raise to 500, d says raise 600",
        "raises to 900", "raise_completed TDA43"),
    Put("TDA43 B4", "verseny: the smallest raise is the big blind, half of that is enough", VERSENY,
        "c raise to 1000, d puts 1000+50", "raises to 1100", "raise_completed TDA43"),
    Put("TDA43 B1", "fixed limit: half of the unit", FL, "c puts 100+50", "raises to 200",
        "raise_completed TDA43"),
    Put("TDA43 B1", "fixed limit: more than the unit is cut down to it", FL, "c puts 3x100",
        "raises to 200", "over_the_limit B1"),
    Put("TDA43", "big blind, nothing to call: less than half of a raise is a check", NL,
        "c call 100, d call 100, a call 50, b puts 40", "checks", "short_raise TDA43"),
    # TDA 44: one oversized chip
    Put("TDA44", "silent, facing the blind: a call", NL, "c puts 500", "calls 100", "oversized_chip TDA44"),
    Put("TDA44", "silent, facing a bet: a call", NL, f"{FLOP}, a bet 200, b puts 1000", "calls 200",
        "oversized_chip TDA44"),
    Put("TDA44", "silent, by the small blind: a call", NL, "c call 100, d call 100, a puts 500", "calls 50",
        "oversized_chip TDA44"),
    Put("TDA44", "raise was said: all that the chip allows", NL, "c says raise puts 500", "raises to 500"),
    Put("TDA44", "facing nothing: a bet of all of it", NL, f"{FLOP}, a puts 500", "bets 500"),
    Put("TDA44", "his last chip, too, is a call", Table("NL 50/100", "ab 5000, c 500, d 5000"), "c puts 500",
        "calls 100", "oversized_chip TDA44"),
    # TDA 45: several chips
    Put("TDA45", "all are needed: 500 and 1000 over a bet of 1100", NL, "c raise to 1100, d puts 1000+500",
        "calls 1100", "every_chip_needed TDA45"),
    Put("TDA45", "not all are needed, and it is a raise", NL, "c puts 4x100", "raises to 400"),
    Put("TDA45", "not all are needed, and it is less than half of a raise", NL,
        "c raise to 400, d puts 4x100+50", "calls 400", "short_raise TDA43"),
    Put("TDA45", "the last chips are all-in, though less than half of a raise",
        Table("NL 50/100", "ab 5000, c 130, d 5000"), "c puts 100+25+5", "raises to 130"),
    Put("TDA45", "the last chips, all needed: a call", Table("NL 50/100", "ab 5000, c 150, d 5000"),
        "c puts 75+75", "calls 100", "every_chip_needed TDA45"),
    # TDA 46: earlier chips
    Put("TDA46", "those in front count: 50 more by the small blind", NL, "c call 100, d call 100, a puts 50",
        "calls 50"),
    Put("TDA46", "those in front count towards a raise", NL, "c raise to 300, d fold, a fold, b puts 5x100",
        "raises to 600"),
    # TDA 49: accepted action
    Put("TDA49", "call is said, less is put in", NL, "c raise to 700, d says call puts 500", "calls 700",
        "call_stands TDA49"),
    Put("TDA49", "an all-in for more than was thought", NL, "c all-in 5000, d says call puts 1000",
        "calls 5000", "call_stands TDA49"),
    # TDA 51: less than the call
    Put("TDA51", "the big blind is the first bet: a full call", NL, "c puts 50", "calls 100",
        "undercall TDA51"),
    Put("TDA51", "so is the first bet of a round", NL, f"{FLOP}, a bet 300, b puts 200", "calls 300",
        "undercall TDA51"),
    Put("TDA51", "heads-up after a raise: a full call", HEADS_UP, "b raise to 300, a puts 100", "calls 200",
        "undercall TDA51"),
    Put("TDA51", "an amount that is too small", NL, "c says 60", "calls 100", "undercall TDA51"),
    # TDA 52: less than the smallest bet
    Put("TDA52", "a bet is made up to the smallest", NL, f"{FLOP}, a puts 60", "bets 100",
        "bet_completed TDA52"),
    Put("TDA52", "so is a bet that was said", NL, f"{FLOP}, a says bet 60", "bets 100",
        "bet_completed TDA52"),
    # TDA 54: the pot
    Put("TDA54 B3", "more than the pot is cut down to it", PL, "c says raise 900", "raises to 350",
        "over_the_limit TDA54"),
    Put("TDA54 B3", "chips for more than the pot", PL, f"{FLOP}, a puts 1000", "bets 400",
        "over_the_limit TDA54"),
    Put("TDA54 B3", "pot is said in pot limit", PL, f"{FLOP}, a says pot", "bets 400"),
    Put("TDA54", "pot is said in no limit: the smallest bet", NL, f"{FLOP}, a says pot", "bets 100",
        "pot_said TDA54"),
    # TDA 55: words that do not fit
    Put("TDA55", "call with nothing to call", NL, f"{FLOP}, a says call", "checks", "nothing_to_call TDA55"),
    Put("TDA55", "raise with nothing to raise", NL, f"{FLOP}, a says raise 300", "bets 300"),
    Put("TDA55", "check facing a bet: call or fold", NL, "c says check", "is asked"),
    # TDA 56: string bets
    Put("TDA56", "only the first motion counts: a call", NL, "c puts 100 then 300", "calls 100",
        "string_bet TDA56"),
    Put("TDA56", "only the first motion counts: a smaller raise", NL, "c puts 3x100 then 300",
        "raises to 300", "string_bet TDA56"),
    Put("TDA56", "only the first motion counts: a bet", NL, f"{FLOP}, a puts 200 then 300", "bets 200",
        "string_bet TDA56"),
    # TDA 57: unclear amounts
    Put("TDA57", "five, and the pot is 400: the smaller", NL, f"{FLOP}, a says bet 500|5000", "bets 500",
        "ambiguous_amount TDA57"),
    Put("TDA57", "two, and the pot holds both: the larger that fits", NL,
        f"{FLOP}, a says bet 20|200", "bets 200", "ambiguous_amount TDA57"),
)

REFUSED: Final = (
    Refused("TDA50", "raise without an amount and without chips", NL, "", "c says raise",
            "TDA50 put.amount_wanted"),
    Refused("TDA51", "less than the call after a raise: the floor decides", NL, "c raise to 300, d call 300",
            "a puts 100", "TDA51 put.floor_decides"),
    Refused("TDA40", "nothing at all", NL, "", "c says 0", "B0 put.bad_chip"),
    Refused("TDA40", "more chips than he has", SHORT, "", "c puts 500", "T2 put.not_so_many"),
    Refused("TDA53", "chips of somebody whose turn it is not", NL, "", "d puts 100", "P7 turn.not_yours"),
    Refused("TDA51", "what stays in is less than the call", NL, "c raise to 300", "d leaves 300",
            "TDA51 bar.too_much"),
)
# fmt: on


@each(PUTS)
def test_chips_and_words_come_to(case: Put) -> None:
    story = played(case.table, case.play)
    assert (ruled(story), noted(story)) == (case.comes_to, case.notes)


@each(REFUSED)
def test_refused(case: Refused) -> None:
    story = played(case.table, case.play)
    with pytest.raises(RuleViolation) as refused:
        story.hand.play(action_of(story, case.tries))
    because = f"{refused.value.refusal.clause} {refused.value.refusal.code}"
    assert because == case.because
    assert story.hand == played(case.table, case.play).hand


def test_B8_TDA43_a_raise_that_is_not_reopened_is_a_call() -> None:
    table = Table("NL 50/100", "a 5000, b 250, c 5000")
    story = played(table, "limps, flop, a bet 100, b all-in 150, c call 150, a puts 5x100")
    assert (ruled(story), noted(story)) == ("calls 50", "raise_not_open B8")


@pytest.mark.parametrize(
    ("play", "told_now"),
    [
        ("c says check", "c may call 100, not raise: TDA53"),
        ("c raise to 300, d call 300, a leaves 100", "a may call 150, not raise: TDA53"),
        ("c raise to 300, d call 300, a leaves 100, a fold", "b may call 200 or raise to 500..5000"),
        ("c says check, c call 100", "d may call 100 or raise to 200..5000"),
    ],
)
def test_TDA51_TDA55_who_may_not_raise_calls_or_folds(play: str, told_now: str) -> None:
    assert told(played(NL, play)) == told_now


def test_TDA51_what_stays_in_is_in_the_pot() -> None:
    story = played(NL, "c raise to 300, d call 300, a leaves 100, a fold, b fold, flop, checks, turn, checks")
    assert story.hand.pot == 300 + 300 + 150 + 100
    assert story.hand.seat(story.seat("a")).stack == 5000 - 150
