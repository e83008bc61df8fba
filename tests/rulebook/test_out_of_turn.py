"""TDA 53, 58: who acts before his turn: what waits, what binds, what is released, who was passed over."""

from typing import Final

import pytest

from pakli.rules import EarlyReleased, Folded, ReturnBet, RuleViolation, seen_by
from tests.rulebook.cases import Case, Refused, each
from tests.rulebook.kit import Story
from tests.rulebook.kit_live import action_of, played
from tests.rulebook.table import Table
from tests.rulebook.telling import told

NL: Final = Table("NL 50/100", "abcde 5000")
FOUR: Final = Table("NL 50/100", "abcd 5000")
FLOP: Final = "limps, flop"
FIRST: Final = "may call 100 or raise to 200..5000"

# fmt: off
CASES: Final = (
    Case("TDA53", "it waits: he whose turn it is is still asked", NL, "early: d raise to 300", f"c {FIRST}"),
    Case("TDA53", "a call before him changes nothing: it binds", NL, "early: d raise to 300, c call",
         "e may call 300 or raise to 500..5000"),
    Case("TDA53", "nor does a fold", NL, "early: d call, c fold", f"e {FIRST}"),
    Case("TDA53", "two turns later", NL, "early: e raise to 400, c call, d fold",
         "a may call 350 or raise to 700..5000"),
    Case("TDA53", "a raise before him releases it: all is open", NL, "early: d call, c raise to 300",
         "d may call 300 or raise to 500..5000"),
    Case("TDA53", "a raise out of turn is released by a raise as well", NL,
         "early: d raise to 300, c raise to 200", "d may call 200 or raise to 300..5000"),
    Case("TDA53", "a check binds after a check", FOUR, f"{FLOP}, early: b check, a check",
         "c may check or bet 100..4900"),
    Case("TDA53", "a check is released by a bet", FOUR, f"{FLOP}, early: b check, a bet 200",
         "b may call 200 or raise to 400..4900"),
    Case("TDA53", "a bet binds after a check", FOUR, f"{FLOP}, early: b bet 300, a check",
         "c may call 300 or raise to 600..4900"),
    Case("TDA53", "by a word, all-in", FOUR, f"{FLOP}, early: c says all_in, a check, b check",
         "d may call 4900, not raise: A1"),
    Case("TDA53 TDA44", "chips out of turn are ruled on as in turn: an oversized chip is a call", NL,
         "early: d puts 500, c fold", f"e {FIRST}"),
    Case("TDA53", "the blind who acts early, last in the round", FOUR,
         "early: b raise to 500, c call, d fold, a fold", "c may call 400 or raise to 900..5000"),
    Case("TDA53", "two of them, in their order", NL, "early: d call, c call", f"e {FIRST}"),
    Case("TDA53", "who sits between two of them is asked", NL,
         "early: d raise to 300, early: a call, c fold", "e may call 300 or raise to 500..5000"),
    Case("TDA53", "what waits ends with the round", FOUR,
         f"{FLOP}, a check, b check, early: d check, c check, turn",
         "a may check or bet 100..4900"),
    Case("TDA53", "who acts early, too, answers what waits before him", NL,
         "early: d raise to 300, early: e raise to 800, c call", "a may call 750 or raise to 1300..5000"),
    Case("TDA53", "he did not know of a raise that was made before him later: released", NL,
         "early: e call, early: d raise to 300, c call", "e may call 300 or raise to 500..5000"),
    # TDA 58: folds
    Case("TDA58", "out of turn it is done: the same is asked", NL, "early: e fold", f"c {FIRST}"),
    Case("TDA58", "and he is passed when it would be his turn", NL, "early: d fold, c call", f"e {FIRST}"),
    Case("TDA58 P11", "all but one: the pot is his", FOUR, "early: d fold, early: a fold, c fold",
         "a 4950, b 5050, c 5000, d 5000"),
    Case("TDA58 B0", "in turn, facing no bet", FOUR, f"{FLOP}, a fold", "b may check or bet 100..4900"),
    Case("TDA58", "a raise does not bring it back", NL, "early: d fold, c raise to 300",
         "e may call 300 or raise to 500..5000"),
    # passed over
    Case("TDA53 TDA36", "two calls behind him", NL, "early: d call, early: e call",
         "c may call 100, not raise: TDA53"),
    Case("TDA53 TDA36", "a raise and a call behind him: he calls, and they stand", NL,
         "early: d raise to 300, early: e call, c call", "a may call 250 or raise to 500..5000"),
    Case("TDA53 TDA36", "two checks are not substantial", FOUR, f"{FLOP}, early: b check, early: c check",
         "a may check or bet 100..4900"),
    Case("TDA53 TDA36", "three are", FOUR, f"{FLOP}, early: b check, early: c check, early: d check",
         "a may check, not bet: TDA53"),
    Case("TDA53", "who is behind the first of them is not passed over", NL,
         "early: d call, early: a call, c call", f"e {FIRST}"),
)

REFUSED: Final = (
    Refused("TDA53", "his turn it is", NL, "", "early: c call", "TDA53 early.in_turn"),
    Refused("TDA53", "twice", NL, "early: d call", "early: d raise to 300", "TDA53 early.no_turn"),
    Refused("TDA53", "who has folded", NL, "c fold", "early: c call", "TDA53 early.no_turn"),
    Refused("TDA53", "who has nothing to answer", FOUR, f"{FLOP}, a check", "early: a bet 100",
            "TDA53 early.no_turn"),
    Refused("TDA53 B0", "a check that would face a bet", NL, "", "early: d check", "B0 check.facing_bet"),
    Refused("TDA53 TDA55", "so said", NL, "", "early: d says check", "TDA53 early.no_action"),
    Refused("TDA53 B4", "a raise that is none", NL, "", "early: d raise to 150", "B4 raise.too_small"),
    Refused("TDA53 P10", "while the dealer deals", FOUR, "limps", "early: b check", "P10 turn.dealer"),
)
# fmt: on


@each(CASES)
def test_out_of_turn(case: Case) -> None:
    story = played(case.table, case.play)
    assert told(story) == case.then, told(story)


@each(REFUSED)
def test_refused(case: Refused) -> None:
    story = played(case.table, case.play)
    with pytest.raises(RuleViolation) as refused:
        story.hand.play(action_of(story, case.tries))
    because = f"{refused.value.refusal.clause} {refused.value.refusal.code}"
    assert because == case.because


def names(story: Story, kind: type[EarlyReleased]) -> str:
    return "".join(story.name(event.seat) for event in story.events if isinstance(event, kind))


def test_TDA53_a_release_is_told_when_it_happens() -> None:
    story = played(FOUR, f"{FLOP}, early: b check, early: c check, a bet 200")
    assert names(story, EarlyReleased) == "bc"
    assert not story.hand.stage.early


def test_TDA53_what_is_not_possible_any_more_binds_nobody() -> None:
    table = Table("NL 50/100", "a 5000, b 5000, c 200, d 150")
    story = played(table, "early: b raise to 400, c fold, d fold, a fold")
    assert told(story) == "a 4950, b 5050, c 200, d 150"


def test_TDA53_nobody_pays_before_his_turn() -> None:
    story = played(NL, "early: d raise to 300")
    assert (story.hand.seat(story.seat("d")).stack, story.hand.pot) == (5000, 150)


def test_TDA58_a_fold_out_of_turn_is_told_as_such() -> None:
    story = played(NL, "early: e fold")
    fold = story.events[-1]
    assert fold == Folded(story.seat("e"), out_of_turn=True)
    assert seen_by(None, fold) == fold


def test_TDA53_P17_a_bet_that_is_given_back_does_not_come_again_by_itself() -> None:
    story = played(NL, "early: d raise to 300, c call")
    story = story.then(ReturnBet(story.seat("d"), "nobody had told him"))
    assert told(story) == f"d {FIRST}"


def test_TDA53_a_dead_hand_waits_for_nothing() -> None:
    story = played(NL, "early: d call, floor kills d, c call")
    assert told(story) == f"e {FIRST}"
