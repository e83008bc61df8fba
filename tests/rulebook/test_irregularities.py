"""
Irregularities: a card that flips in the deal (I1), misdeals (I2), wrong numbers of cards and dead hands
(I3, P17).

Those of draw and stud games are in test_irregular_draws.py.
"""

from typing import Final

import pytest

from pakli.rules import (
    Action,
    CardReplaced,
    CardsExposed,
    Check,
    Deal,
    Dealer,
    DeclareMisdeal,
    ExposedCards,
    Fold,
    Hand,
    HandKilled,
    KillHand,
    Misdealt,
    Over,
    Post,
    PostForcedBets,
    RaiseTo,
    RuleViolation,
    Stakes,
    seen_by,
    set_up,
)
from pakli.rules.house_rules import Rake
from tests.rulebook.cases import Case, Paid, Refused, each
from tests.rulebook.kit import seated
from tests.rulebook.kit_draw import check_paid, check_refused, hand_of, played, posting, step
from tests.rulebook.table import Table
from tests.rulebook.telling import showing
from tests.rulebook.telling_draw import rulings, told

HELD: Final = "a AsAd, b KsKd, c QsQd, d JsJd"
STACKS: Final = "a 500, b 600, c 400, d 700"
BOARD: Final = "2s 3h 4d 8c 9s"


def house(preset: str, **rules: object) -> Table:
    """NL 5/10 by a preset: `standard` misdeal_first_two, `kaszino` misdeal_first, `omaha` replace."""
    return Table("NL 5/10", STACKS, preset=preset, rules=rules, holding=HELD, board=BOARD)


STANDARD: Final = house("standard")
KASZINO: Final = house("kaszino")
REPLACE: Final = house("omaha")
OMAHA: Final = Table("PL 5/10", STACKS, "omaha", "omaha")
UNSEEN: Final = Table("NL 5/10", STACKS, holding="abcd ????", board=BOARD)
UNSEEN_SIDE: Final = Table("NL 5/10", "a 40, b 500, c 600", holding="abc ????", board=BOARD)
SIDE_POT: Final = Table("NL 5/10", "a 40, b 500, c 600", holding="a AsAd, b KsKd, c QsQd", board=BOARD)
TO_SIDE_POT: Final = "c raise to 100, a all-in 40, b call"
VOID: Final = "misdeal: a 500, b 600, c 400, d 700"

# fmt: off
OPTIONS: Final = (
    # I1: a flipped card
    Case("I1", "replace: it is replaced though it was the very first card", REPLACE, "card 1 flips",
         "dealer: replaces a card of a"),
    Case("I1", "misdeal_first: the very first card is a misdeal", KASZINO, "card 1 flips", VOID),
    Case("I1", "misdeal_first: the second is replaced", KASZINO, "card 2 flips",
         "dealer: replaces a card of b"),
    Case("I1", "misdeal_first_two: the first is a misdeal", STANDARD, "card 1 flips", VOID),
    Case("I1", "misdeal_first_two: so is the second", STANDARD, "card 2 flips", VOID),
    Case("I1", "misdeal_first_two: the third is replaced", STANDARD, "card 3 flips",
         "dealer: replaces a card of c"),
    Case("I1", "the last card of the deal", STANDARD, "card 8 flips", "dealer: replaces a card of d"),
    Case("I1", "two cards: misdeal, whatever the house says", REPLACE, "cards 3 4 flip", VOID),
    Case("I1", "two cards of one player: misdeal", REPLACE, "cards 3 7 flip", VOID),
    Case("I1", "replaced, the first to act acts as if nothing had happened", STANDARD,
         "card 3 flips, deal 2c",
         "c may call 10 or raise to 20..400"),
    Case("I1", "a second one told when the first is replaced: misdeal", STANDARD,
         "card 3 flips, deal 2c, card 4 flips", VOID),
    # I2: misdeal
    Case("I2", "before the betting", STANDARD, "misdeal", VOID),
    Case("I2", "chips back also after bets", STANDARD, "limps, flop, a bet 100, b raise to 300, misdeal",
         VOID),
    Case("I2", "chips back to who is all-in, and to who folded", STANDARD, "c all-in 400, d fold, misdeal",
         VOID),
    Case("I2", "at the showdown too", STANDARD, "limps, checked down, misdeal", VOID),
    # I3: the wrong number of cards
    Case("I3", "told before the betting began: misdeal", STANDARD, "kill b", VOID),
    Case("I3", "told after somebody acted: the hand is dead", STANDARD, "c call, kill b",
         "d may call 10 or raise to 20..700"),
    Case("I3", "a fold is an action", STANDARD, "c fold, kill b", "d may call 10 or raise to 20..700"),
    Case("I3", "so is an all-in", STANDARD, "c all-in 400, kill b", "d may call 400 or raise to 700"),
    Case("I3", "a call for all one has is one too", Table("NL 5/10", "a 500, b 600, c 8, d 700"),
         "c all-in 8, kill b", "d may call 10 or raise to 20..700"),
    Case("I3", "a blind for all one has is not", Table("NL 5/10", "a 5, b 600, c 400, d 700"), "kill b",
         "misdeal: a 5, b 600, c 400, d 700"),
    # P17: the floor's word
    Case("P17", "the floor declares a hand dead before the betting", STANDARD, "floor kills b",
         "c may call 10 or raise to 20..400"),
    Case("P17", "his who is to act: the next is asked", STANDARD, "floor kills c",
         "d may call 10 or raise to 20..700"),
    Case("P17", "his who has bet: his bet must be called all the same", STANDARD,
         "limps, flop, a bet 100, floor kills a", "b may call 100 or raise to 200..590"),
    Case("P17", "nobody else is left to act: the next card", STANDARD,
         "limps, flop, a check, b check, c check, floor kills d", "dealer: turn"),
    Case("P17", "while the dealer deals", STANDARD, "limps, floor kills a, flop",
         "b may check or bet 10..590"),
    Case("P17 P11", "one is left: the pot is his", STANDARD,
         "limps, floor kills a, floor kills b, floor kills c",
         "a 490, b 590, c 390, d 730"),
    Case("P17 P11", "and an uncalled bet goes back", STANDARD,
         "c fold, d fold, a raise to 60, floor kills b", "a 510, b 590, c 400, d 700"),
    Case("P17", "while the dealer is to say who wins", UNSEEN, "limps, checked down, shows, floor kills b",
         "dealer: award 0 to acd"),
    Case("P17 P11", "he need not say it where one is left", UNSEEN,
         "limps, checked down, shows, floor kills b, floor kills c, floor kills a",
         "a 490, b 590, c 390, d 730"),
    Case("I2 P17", "misdeal while the dealer is to say who wins", UNSEEN,
         "limps, checked down, shows, misdeal", VOID),
    Case("P17 P16", "while the dealer deals: nobody can bet any more, hands are turned up", SIDE_POT,
         f"{TO_SIDE_POT}, floor kills c, flop, turn, river", "a 120, b 520, c 500"),
)

PAID: Final = (
    Paid("I3", "a dead hand cannot win, its bets stay in", STANDARD,
         "limps, flop, a bet 50, b call, c call, d call, kill a, turn, checks, river, checks, shows",
         "240 bcd",
         "a 440, b 780, c 340, d 640"),
    Paid("P17", "at the showdown: the best hand is dead after it was shown", STANDARD,
         "limps, checked down, floor kills a, b show, c show, d show", "40 bcd",
         "a 490, b 630, c 390, d 690"),
    Paid("P17", "before he shows", STANDARD, "limps, checked down, floor kills b, c show, d show", "40 acd",
         "a 530, b 590, c 390, d 690"),
    Paid("P17 A5", "a dead hand takes no side pot: the other one in it has it unseen", SIDE_POT,
         f"{TO_SIDE_POT}, flop, b check, c bet 50, b call, turn, checks, river, b check, c bet 50, b call, "
         "a show, floor kills c, b muck", "120 ab, 320 b", "a 120, b 620, c 400"),
    Paid("P17 A5", "a pot whose players are all dead belongs to the pot below", SIDE_POT,
         f"{TO_SIDE_POT}, flop, checks, turn, checks, river, checks, floor kills b, floor kills c", "240 a",
         "a 240, b 400, c 500"),
)

REFUSED: Final = (
    Refused("I1", "told after somebody acted", STANDARD, "deal, c call", "card 3 flips",
            "I1 exposed.too_late"),
    Refused("I1", "after an all-in", STANDARD, "deal, c all-in 400", "card 4 flips", "I1 exposed.too_late"),
    Refused("I1", "told on the flop", STANDARD, "deal, limps, flop", "card 3 flips", "I1 exposed.too_late"),
    Refused("I1", "a card the deal does not have", STANDARD, "deal", "card 9 flips",
            "I1 exposed.no_such_card"),
    Refused("I1", "another card for the flipped one while it waits", STANDARD, "deal, card 3 flips", "c call",
            "P10 turn.dealer"),
    Refused("I1 C1", "the flipped card itself", STANDARD, "deal, card 3 flips", "deal Qs",
            "C1 deal.card_twice"),
    Refused("I1 C1", "a card of another", STANDARD, "deal, card 3 flips", "deal As", "C1 deal.card_twice"),
    Refused("I1", "two cards for one", STANDARD, "deal, card 3 flips", "deal 2c2d", "I1 deal.wrong_count"),
    Refused("I1 P9", "a burn for it", STANDARD, "deal, card 3 flips", "deal 2c burning 2d",
            "P9 deal.no_burn"),
    Refused("I1 P9", "another burn before the flop", STANDARD, "deal, card 3 flips, deal 2c, limps",
            "deal 2s3h4d burning 5c", "P9 deal.no_burn"),
    Refused("I1 C1", "the flipped card on the flop", STANDARD, "deal, card 3 flips, deal 2c, limps",
            "deal 2s3hQs", "C1 deal.card_twice"),
    Refused("I3", "a hand that has folded", STANDARD, "deal, c fold", "kill c", "I3 kill.no_hand"),
    Refused("I3", "twice", STANDARD, "deal, c call, kill b", "kill b", "I3 kill.no_hand"),
    Refused("P17", "the last hand left", STANDARD, "deal, c fold, d fold, a fold", "floor kills b",
            "P11 turn.hand_over"),
    Refused("P17", "before the cards are dealt", STANDARD, "", "floor kills b", "P17 kill.not_dealt"),
    Refused("P17", "while a card is replaced", STANDARD, "deal, card 3 flips", "floor kills b",
            "P17 kill.not_dealt"),
    Refused("P17", "when a pot is paid out", UNSEEN_SIDE,
            f"deal, {TO_SIDE_POT}, flop, checks, turn, checks, river, checks, shows, award 0 to b",
            "floor kills c", "P11 turn.hand_over"),
    Refused("I2", "a misdeal when a pot is paid out", UNSEEN_SIDE,
            f"deal, {TO_SIDE_POT}, flop, checks, turn, checks, river, checks, shows, award 0 to b",
            "misdeal", "P11 turn.hand_over"),
    Refused("P17", "when it is over", STANDARD, "deal, misdeal", "floor kills b", "P11 turn.hand_over"),
    Refused("I2", "a misdeal when it is over", STANDARD, "deal, c fold, d fold, a fold", "misdeal",
            "P11 turn.hand_over"),
    Refused("I2", "a second misdeal", STANDARD, "deal, misdeal", "misdeal", "P11 turn.hand_over"),
    Refused("I2", "any action after it", STANDARD, "deal, misdeal", "c call", "P11 turn.hand_over"),
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


# --- I1: what becomes of the card ---


def test_I1_it_is_the_burn_before_the_flop_and_no_other_is() -> None:
    story = played(STANDARD, "card 3 flips, deal 2c")
    assert (hand_of(story, "c"), story.hand.cards.burned) == ("2cQd", "Qs")
    story = step(story, "limps")
    assert story.hand.next == Dealer("board", how_many=3, burn=0)
    story = step(step(story, "flop"), "checks")
    assert story.hand.next == Dealer("board", how_many=1, burn=1)


def test_I1_all_see_it_and_its_player_alone_sees_the_new_one() -> None:
    story = played(STANDARD, "card 3 flips, deal 2c")
    flipped, new = story.events[-2:]
    c, others = story.seat("c"), (None, *(story.seat(name) for name in "abd"))
    for viewer in (*others, c):
        assert seen_by(viewer, flipped) == CardsExposed(((c, "Qs"),))
    assert seen_by(c, new) == CardReplaced(c, "Qs", "2c")
    for viewer in others:
        assert seen_by(viewer, new) == CardReplaced(c, "Qs", "??")
        assert story.hand.as_seen_by(viewer).cards.burned == "Qs"


def test_I1_at_a_live_table_its_card_becomes_known() -> None:
    """Nobody had entered it; the flipped one is told with its name."""
    table = Table("NL 5/10", STACKS, holding="abcd ????")
    story = played(table).then(ExposedCards(((3, "Qs"),)))
    with pytest.raises(RuleViolation, match="C1"):
        story.then(Deal("Qs"))
    story = story.then(Deal("??"))
    assert (hand_of(story, "c"), story.hand.cards.burned) == ("????", "Qs")


def test_I1_another_card_than_was_dealt_there_did_not_flip() -> None:
    with pytest.raises(RuleViolation) as refused:
        played(STANDARD).then(ExposedCards(((3, "Kc"),)))
    assert (refused.value.refusal.clause, refused.value.refusal.code) == ("I1", "exposed.other_card")


def test_I1_none_flipped() -> None:
    with pytest.raises(RuleViolation, match="I1"):
        played(STANDARD).then(ExposedCards(()))


def test_I1_in_omaha_the_last_round_of_the_deal() -> None:
    story = played(OMAHA, "card 16 flips")
    assert told(story) == "dealer: replaces a card of d"
    assert len(hand_of(step(story, "deal As"), "d")) == 8


# --- I2, I3, P17: what is told ---


def test_I2_cards_back_chips_back_and_the_hand_is_void() -> None:
    story = played(STANDARD, "limps, flop, misdeal")
    assert story.hand.next == Over(((5, 500), (7, 600), (0, 400), (3, 700)), misdeal=True)
    assert (story.hand.pot, story.hand.cards.stub, story.hand.cards.boards) == (0, 52, ("",))
    assert {seat.cards for seat in story.hand.seats} == {""}


def test_I2_no_rake_is_taken_from_a_void_hand() -> None:
    story = played(house("standard", rake=Rake(50)), "limps, checked down, misdeal")
    assert story.hand.next == Over(((5, 500), (7, 600), (0, 400), (3, 700)), misdeal=True)


@pytest.mark.parametrize("play", ["", "post"])
def test_I2_before_the_cards_are_dealt(play: str) -> None:
    story = seated(STANDARD) if not play else posting(STANDARD)
    assert told(step(story, "misdeal")) == VOID


@pytest.mark.parametrize(
    ("play", "ruling"),
    [
        ("card 1 flips", "misdealt by I1"),
        ("misdeal", "misdealt by I2"),
        ("kill b", "misdealt by I3"),
        ("c call, kill b", "b dead by I3"),
        ("floor kills b", "b dead by P17"),
    ],
)
def test_a_ruling_names_its_clause(play: str, ruling: str) -> None:
    assert rulings(played(STANDARD, play)) == ruling


def test_P17_a_ruling_keeps_its_reason() -> None:
    events = played(STANDARD).hand.apply(DeclareMisdeal("a boxed card", "P17"))
    assert events == (Misdealt("P17", "a boxed card"),)
    events = played(STANDARD).hand.apply(KillHand(5, "cards in the muck", "P17"))
    assert events == (HandKilled(5, "P17", "cards in the muck"),)


def test_P17_a_dead_hand_that_was_shown_stays_in_sight() -> None:
    story = played(STANDARD, "limps, checked down, floor kills a")
    assert story.hand.as_seen_by(story.seat("b")).seat(story.seat("a")).cards == "AsAd"


def test_P17_a_dead_hand_that_was_not_shown_stays_hidden() -> None:
    story = played(STANDARD, "limps, checked down, floor kills b")
    assert story.hand.as_seen_by(story.seat("c")).seat(story.seat("b")).cards == "????"


def test_P17_P16_hands_are_turned_up_when_a_ruling_ends_the_betting() -> None:
    story = played(SIDE_POT, f"{TO_SIDE_POT}, floor kills c")
    assert showing(story) == "a up, b up"


@pytest.mark.parametrize(
    ("before", "dead"),
    [
        ((), False),
        ((Deal("2s3h4d"),), False),
        ((Deal("2s3h4d"), Fold(5)), True),
        ((Deal("2s3h4d"), Check(5)), True),
        ((Deal("2s3h4d"), RaiseTo(5, 10)), True),
    ],
)
def test_I3_in_a_bomb_pot_the_betting_begins_on_the_flop(before: tuple[Action, ...], dead: bool) -> None:
    antes = tuple(Post(seat, "ante", 5) for seat in (5, 7, 2))
    hand = Hand.start(
        set_up({2: 400, 5: 300, 7: 5}, button=2, stakes=Stakes(10, 5), posts=antes, bomb_pot=True)
    )
    for action in (PostForcedBets(), Deal("AsKsQsAdKdQd"), *before):
        hand, _ = hand.play(action)
    hand, events = hand.play(KillHand(2, "three cards"))
    assert type(events[0]) is (HandKilled if dead else Misdealt)
    if not dead:
        assert hand.next == Over(((5, 300), (7, 5), (2, 400)), misdeal=True)
