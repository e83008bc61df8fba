"""Cards and deals that go wrong at a live table: I3, TDA 35, 36, 39, 65, 68, and what is only noted (F1)."""

from typing import Final

import pytest

from pakli.rules import (
    BetTakenBack,
    CardsSetAside,
    Dealer,
    HandExposed,
    HandKilled,
    HandMended,
    IrregularityRuled,
    Misdealt,
    NoteIrregularity,
    RaiseBarred,
    RuleViolation,
    seen_by,
)
from pakli.rules.substantial import substantial_action
from tests.rulebook.cases import Case, Refused, each
from tests.rulebook.kit import Story
from tests.rulebook.kit_draw import hand_of
from tests.rulebook.kit_live import action_of, noted, played, step
from tests.rulebook.table import Table
from tests.rulebook.telling_draw import told

STACKS: Final = "a 500, b 600, c 400, d 700"
HELD: Final = "a AsAd, b KsKd, c QsQd, d JsJd"
BOARD: Final = "2s 3h 4d 8c 9s"
NL: Final = Table("NL 5/10", STACKS, holding=HELD, board=BOARD)
UNSEEN: Final = Table("NL 5/10", STACKS, holding="abcd ????", board=BOARD)
SEEN_ONE: Final = Table("NL 5/10", STACKS, holding="a As??, bcd ????", board=BOARD)
KASZINO: Final = Table("NL 5/10", STACKS, preset="kaszino", holding="abcd ????", board=BOARD)
DRAW: Final = Table("PL 5/10 ante 5", "abcd 500", "five-card-draw")
STUD: Final = Table("FL 10/20 ante 1", "abcd 500", "stud")
VOID: Final = "misdeal: a 500, b 600, c 400, d 700"
ERRORS: Final = ("wrong_first_card", "seat_not_entitled", "seat_left_out", "wrong_button", "wrong_blinds")
C_ACTS: Final = "c may call 10 or raise to 20..400"
D_ACTS: Final = "d may call 10 or raise to 20..700"
A_ACTS: Final = "a may call 5 or raise to 20..500"

# fmt: off
CASES: Final = (
    *(Case("TDA35", f"{what} before anybody acts: misdeal", NL, f"error {what}", VOID) for what in ERRORS),
    *(Case("TDA35 TDA36", f"{what} after substantial action: played on", NL,
           f"c call, d call, error {what}", A_ACTS) for what in ERRORS),
    Case("TDA35", "two boxed cards: misdeal", NL, "error boxed_card 2", VOID),
    Case("TDA35", "one boxed card: nothing changes", NL, "error boxed_card", C_ACTS),
    Case("TDA35", "two boxed cards after substantial action: played on", NL,
         "c call, d call, error boxed_card 2", A_ACTS),
    Case("TDA35", "a fouled pack: void at any time", NL, "limps, flop, a bet 100, error fouled_deck", VOID),
    Case("TDA35", "so at the showdown", UNSEEN, "limps, checked down, error fouled_deck", VOID),
    Case("TDA35 I2", "the same as a misdeal by K", KASZINO, "error wrong_button", VOID),
    # TDA 36: substantial action
    Case("TDA36", "one call is not substantial", NL, "c call, error wrong_button", VOID),
    Case("TDA36", "two folds are not", NL, "c fold, d fold, error wrong_button", VOID),
    Case("TDA36", "a fold and a call are", NL, "c fold, d call, error wrong_button", A_ACTS),
    Case("TDA36", "a raise and a fold are", NL, "c raise to 20, d fold, error wrong_button",
         "a may call 15 or raise to 30..500"),
    Case("TDA36", "three folds are", Table("NL 5/10", "abcde 500"),
         "c fold, d fold, e fold, error wrong_button",
         "a may call 5 or raise to 20..500"),
    Case("TDA36", "an all-in and a fold are", NL, "c all-in 400, d fold, error wrong_button",
         "a may call 395 or raise to 500"),
    Case("TDA36", "a blind for all one has is none", Table("NL 5/10", "a 5, b 600, c 400, d 700"),
         "c call, error wrong_button", "misdeal: a 5, b 600, c 400, d 700"),
    Case("TDA36", "the flop is after it", NL, "limps, flop, error wrong_button",
         "a may check or bet 10..490"),
    # I3: the number of cards
    Case("I3", "too few, told before the betting: misdeal", UNSEEN, "b has 1", VOID),
    Case("I3", "too many, told before the betting: misdeal", UNSEEN, "b has 3", VOID),
    Case("I3", "too few, told later: filled up, and the hand goes on", UNSEEN, "c call, b has 1", D_ACTS),
    Case("I3", "too few on the flop", UNSEEN, "limps, flop, c has 1", "a may check or bet 10..490"),
    Case("I3", "none at all is too few", UNSEEN, "c call, b has 0", D_ACTS),
    Case("I3", "too many, told later: dead", UNSEEN, "c call, d call, a has 3",
         "b may check or raise to 20..600"),
    Case("I3", "too few at the showdown is too late to be mended: dead", UNSEEN,
         "limps, checked down, c has 1, a muck, b muck", "a 490, b 590, c 390, d 730"),
    Case("I3", "in the casino's rules too", KASZINO, "c call, b has 1", D_ACTS),
    Case("I3", "in a draw game, six cards", DRAW, "a bet 5, b has 6", "c may call 5 or raise to 10..35"),
    # TDA 39: board cards too early
    Case("TDA39", "the flop came too early: the betting goes on", NL, "c call, back 2s3h4d", D_ACTS),
    Case("TDA39", "the burn alone came too early", NL, "c call, burn comes early", D_ACTS),
    Case("TDA39", "the turn came too early", NL, "limps, flop, back 8c", "a may check or bet 10..490"),
    Case("TDA39", "a flop of four cards", NL, "limps, four 2s3h4d5c takes 2", "a may check or bet 10..490"),
    # TDA 68: shown in mid-hand
    Case("TDA68", "the hand lives", NL, "c exposes Qs, c call", D_ACTS),
    Case("TDA68", "of somebody whose turn it is not", NL, "b exposes KsKd", C_ACTS),
    # TDA 65: killed by accident
    Case("TDA65", "who has only called: nothing goes back", NL, "c call, d call, accident kills d", A_ACTS),
    Case("TDA65", "who has bet and nobody has called: the bet goes back", NL,
         "limps, flop, a bet 100, accident kills a", "b may check or bet 10..590"),
    Case("TDA65", "who has raised: what is more than the call goes back", NL,
         "limps, flop, a bet 100, b raise to 300, accident kills b", "c may call 100 or raise to 200..390"),
    Case("TDA65", "once somebody has called, nothing does", NL,
         "limps, flop, a bet 100, b call, accident kills a", "c may call 100 or raise to 200..390"),
    # F1: noted
    Case("F1", "a burn card that was seen stays one", NL, "c call, note burn_exposed", D_ACTS),
)

REFUSED: Final = (
    Refused("I3", "the right number", UNSEEN, "c call", "b has 2", "I3 count.right"),
    Refused("I3", "cards the record knows cannot be missing", NL, "c call", "b has 1", "I3 count.known"),
    Refused("I3", "more cards than are missing", UNSEEN, "c call", "b has 1 gets 5c6c",
            "I3 deal.wrong_count"),
    Refused("I3 C1", "a card that is out already", SEEN_ONE, "c call", "b has 1 gets As",
            "C1 deal.card_twice"),
    Refused("I3", "who has folded", UNSEEN, "c fold", "c has 1", "I3 kill.no_hand"),
    Refused("TDA35", "when it is over", NL, "c fold, d fold, a fold", "error wrong_button",
            "P11 turn.hand_over"),
    Refused("TDA39", "another number of cards than the street has", NL, "c call", "back 2s3h",
            "TDA39 deal.wrong_count"),
    Refused("TDA39", "on the river there is none to come", NL, "limps, flop, checks, turn, checks, river",
            "back 5c", "TDA39 aside.not_now"),
    Refused("TDA39", "a second burn for the same street", NL, "c call, burn comes early", "burn comes early",
            "P9 deal.no_burn"),
    Refused("TDA39", "a card somebody holds", NL, "c call", "back As3h4d", "C1 deal.card_twice"),
    Refused("TDA39", "a game without a board", STUD, "", "back 5c", "TDA39 aside.not_now"),
    Refused("TDA39", "four cards on the turn", NL, "limps, flop, checks", "four 5c6c7c8c takes 1",
            "TDA39 aside.not_now"),
    Refused("TDA39", "the fifth of four", NL, "limps", "four 2s3h4d5c takes 5", "TDA39 flop.no_such_card"),
    Refused("TDA68", "a card he does not hold", NL, "c call", "b exposes Qs", "TDA68 show.not_your_cards"),
    Refused("TDA68", "who has folded", NL, "c fold", "c exposes Qs", "TDA68 kill.no_hand"),
    Refused("F1", "something nobody knows", NL, "c call", "note a_storm", "F1 note.unknown"),
)
# fmt: on


@each(CASES)
def test_the_rules_say(case: Case) -> None:
    story = played(case.table, case.play)
    assert told(story) == case.then, told(story)


@each(REFUSED)
def test_refused(case: Refused) -> None:
    story = played(case.table, case.play)
    with pytest.raises(RuleViolation) as refused:
        story.hand.play(action_of(story, case.tries))
    because = f"{refused.value.refusal.clause} {refused.value.refusal.code}"
    assert because == case.because


@pytest.mark.parametrize(
    ("play", "clause", "reason"),
    [
        ("error wrong_button", "TDA35", "deal.wrong_button"),
        ("error boxed_card 2", "TDA35", "deal.boxed_card"),
        ("limps, flop, error fouled_deck", "TDA35", "deal.fouled_deck"),
        ("b has 1", "I3", "count.wrong"),
    ],
)
def test_TDA35_I3_a_void_hand_names_its_clause(play: str, clause: str, reason: str) -> None:
    assert played(UNSEEN, play).events[-1] == Misdealt(clause, reason)


def test_TDA36_what_is_played_on_is_noted() -> None:
    assert noted(played(NL, "c call, d call, error wrong_button")) == "wrong_button TDA36"
    assert noted(played(NL, "error boxed_card")) == "boxed_card TDA35"


def test_TDA36_a_bring_in_is_forced_and_no_action() -> None:
    story = played(STUD)
    story = step(story, f"{story.asked} brings in")
    assert not substantial_action(step(story, f"{story.asked} call").hand)
    story = step(story, f"{story.asked} completes to 10")
    assert not substantial_action(story.hand)
    assert substantial_action(step(story, f"{story.asked} fold").hand)


# --- I3: the missing card ---


def test_I3_its_player_alone_sees_the_missing_card() -> None:
    story = played(UNSEEN, "c call, b has 1 gets 7c")
    b = story.seat("b")
    event = story.events[-1]
    assert event == HandMended(b, "7c??")
    assert seen_by(b, event) == event
    assert seen_by(None, event) == HandMended(b, "????")
    assert (hand_of(story, "b"), story.hand.cards.stub) == ("7c??", 52 - 8)
    with pytest.raises(RuleViolation, match="C1"):
        step(story, "limps").hand.play(action_of(step(story, "limps"), "deal 7c3h4d"))


def test_I3_a_known_card_stays_where_it_is() -> None:
    assert hand_of(played(SEEN_ONE, "c call, a has 1 gets 7c"), "a") == "As7c"


# --- TDA 39 ---


def test_TDA39_no_other_card_is_burned_and_what_went_back_may_come_again() -> None:
    story = step(played(NL, "c call, back 2s3h4d burning 5c"), "limps")
    assert story.hand.next == Dealer("board", how_many=3, burn=0)
    assert story.hand.cards.stub == 52 - 8 - 1
    story = step(story, "deal 4d2sAc")
    assert step(story, "checks").hand.next == Dealer("board", how_many=1, burn=1)


@pytest.mark.parametrize(
    ("street", "before"), [("turn", "limps, flop"), ("river", "limps, flop, checks, turn")]
)
def test_TDA39_on_later_streets(street: str, before: str) -> None:
    story = step(played(NL, f"{before}, back 5c"), "checks")
    assert story.hand.next == Dealer("board", how_many=1, burn=0)
    assert told(step(story, street)).startswith("a may check")


def test_TDA39_everybody_saw_the_cards_but_nobody_the_burn() -> None:
    event = played(NL, "c call, back 2s3h4d burning 5c").events[-1]
    assert seen_by(None, event) == CardsSetAside("2s3h4d", "??")


def test_TDA39_of_four_cards_one_is_the_burn_before_the_turn() -> None:
    story = played(NL, "limps, four 2s3h4d5c takes 2")
    assert (story.hand.cards.boards, story.hand.cards.burned) == (("2s4d5c",), "??3h")
    assert step(story, "checks").hand.next == Dealer("board", how_many=1, burn=0)
    assert noted(story) == "four_card_flop TDA39"


def test_TDA39_without_burn_cards_the_fourth_goes_back() -> None:
    table = Table("NL 5/10", STACKS, rules={"burn_cards": False}, holding=HELD)
    story = played(table, "limps, four 2s3h4d5c takes 2")
    assert (story.hand.cards.burned, story.events[-1]) == ("", CardsSetAside("3h", ""))


# --- TDA 65, 68 ---


def kinds(story: Story, last: int) -> tuple[type, ...]:
    return tuple(type(event) for event in story.events[-last:])


def test_TDA65_the_call_in_the_raise_stays() -> None:
    story = played(NL, "limps, flop, a bet 100, b raise to 300, accident kills b")
    assert kinds(story, 3) == (BetTakenBack, RaiseBarred, HandKilled)
    assert (story.hand.seat(story.seat("b")).stack, story.hand.pot) == (600 - 10 - 100, 40 + 100 + 100)


def test_TDA68_all_see_the_card_and_still_no_other() -> None:
    story = played(NL, "c exposes Qd, c call")
    c = story.seat("c")
    assert HandExposed(c, "??Qd") in story.events
    for viewer in (None, story.seat("a")):
        assert story.hand.as_seen_by(viewer).seat(c).cards == "??Qd"
    assert story.hand.as_seen_by(c).seat(c).cards == "QsQd"


def test_TDA68_a_card_nobody_had_entered_is_known_from_then_on() -> None:
    story = step(played(UNSEEN, "c exposes Qd"), "limps")
    assert hand_of(story, "c") == "Qd??"
    with pytest.raises(RuleViolation, match="C1"):
        story.hand.play(action_of(story, "deal 2sQd4d"))


@pytest.mark.parametrize(
    "play",
    [
        "c exposes Qd",
        "c call, b has 1 gets 7c",
        "c call, back 2s3h4d burning 5c",
        "limps, four 2s3h4d5c takes 2",
        "early: d call, c exposes Qs",
    ],
)
def test_F2_who_folds_what_he_sees_has_the_hand_as_he_may_know_it(play: str) -> None:
    table = UNSEEN if "has" in play else NL
    story = played(table, f"{play}, limps")
    for viewer in (None, *(story.seat(name) for name in "abcd")):
        hand = played(table).hand.as_seen_by(viewer)
        before = len(played(table).events)
        for event in story.events[before:]:
            seen = seen_by(viewer, event)
            hand = hand if seen is None else hand.after(seen)
        assert hand == story.hand.as_seen_by(viewer)


def test_F1_a_note_without_words_is_none() -> None:
    story = played(NL)
    with pytest.raises(RuleViolation, match="F1"):
        story.hand.play(NoteIrregularity("other", "F1"))
    story = story.then(NoteIrregularity("other", "F1", reason="a drink was spilt"))
    assert story.events[-1] == IrregularityRuled("other", "F1", reason="a drink was spilt")
