"""Irregularities of draw games and stud: flipped cards (I1), misdeals (I2), dead hands (I3, P17)."""

from typing import Final

import pytest

from pakli.rules import Deal, RuleViolation
from tests.rulebook.cases import Case, Paid, Refused, each
from tests.rulebook.kit_draw import check_paid, check_refused, hand_of, played, step
from tests.rulebook.table import Table
from tests.rulebook.telling import showing
from tests.rulebook.telling_draw import reshuffles, told

DRAW: Final = Table(
    "PL 5/10 ante 5",
    "a 500, b 600, c 400, d 700",
    "five-card-draw",
    "omaha",
    holding="a 7c7d7h7s8c, b 8d8h8s9c9d, c 9h9sTcTdTh, d TsJcJdJhJs",
)
TRIPLE: Final = Table("FL 10/20", "a 500, b 600, c 400, d 700", "deuce-to-seven-triple-draw", "omaha")
STUD_HANDS: Final = "a 2c3c 9h4h7sTd 2d, b 4c4d 5d6h8h9s 2h, c 6c6d 5s7d9dJd 3h, d 8c8d KsAhQdTc 3d"
STUD: Final = Table("FL 10/20 ante 1", "a 500, b 600, c 400, d 700", "stud", "omaha", holding=STUD_HANDS)
NEXT_BEST: Final = Table(
    "FL 10/20 ante 1", "abcd 500", "stud", holding="a 2c3c9hQh, b 4c4d5d6h, c 6c6d5sKd, d 7c7d8s4h"
)
CASINO_STUD: Final = Table("FL 10/20 ante 1", "abcd 500", "stud", "kaszino", holding=STUD_HANDS)
ALL_IN: Final = Table("FL 10/20 ante 1", "abcd 6", "stud", holding=STUD_HANDS)
VOID: Final = "misdeal: a 500, b 600, c 400, d 700"

# fmt: off
OPTIONS: Final = (
    # I1 in Five Card Draw
    Case("I1 G5", "Five Card Draw: a card is replaced", DRAW, "card 7 flips", "dealer: replaces a card of c"),
    Case("I1 D2", "and the first left of the button speaks", DRAW, "card 7 flips, deal Ac",
         "a may check or bet 5..20"),
    Case("I1 D3", "it is the burn before the first draw", DRAW, "card 7 flips, deal Ac, checks, a throws 3",
         "dealer: 3 to a, none of 7c7d7h"),
    Case("I1 D3", "the second draw burns again", DRAW, "card 7 flips, deal Ac, checks, a draws 3, b throws 1",
         "dealer: burns 1, 1 to b, none of 8d"),
    Case("I1 D3", "the first changes none: it is the burn before the first who does", DRAW,
         "card 7 flips, deal Ac, checks, a stands pat, b throws 1", "dealer: 1 to b, none of 8d"),
    Case("I1", "two cards: misdeal", DRAW, "cards 7 12 flip", VOID),
    Case("I1", "the last card of the deal", DRAW, "card 20 flips", "dealer: replaces a card of d"),
    # I1 in Deuce to Seven
    Case("I1 L2", "Deuce to Seven: it is the burn of the first draw", TRIPLE,
         "card 7 flips, deal As, limps, a throws 1", "dealer: 1 to a, none of 2c"),
    Case("I1 L2", "and of no later one", TRIPLE,
         "card 7 flips, deal As, limps, a draws 1, pat, checks, a throws 1",
         "dealer: burns 1, 1 to a, none of 2c2d"),
    # I1 in stud
    Case("I1 ST1", "stud: a hole card is replaced", STUD, "card 8 flips", "dealer: replaces a card of d"),
    Case("I1 ST1", "and who must brings in", STUD, "card 8 flips, deal As", "b may bring in 5 or bet 10"),
    Case("I1 ST5", "it is the burn before fourth street", STUD, "card 8 flips, deal As, brought in",
         "dealer: 1 each to abcd"),
    Case("I1 ST5", "fifth street burns again", STUD,
         "card 8 flips, deal As, brought in, fourth street, checks", "dealer: burns 1, 1 each to abcd"),
    Case("I1", "misdeal_first: the first of all", CASINO_STUD, "card 1 flips",
         "misdeal: a 500, b 500, c 500, d 500"),
    # I2
    Case("I2", "while cards are changed", DRAW,
         "a bet 20, b call, c call, d call, a draws 3, b throws 2, misdeal",
         VOID),
    Case("I2", "on fifth street", STUD, "brought in, fourth street, checks, fifth street, misdeal", VOID),
    # I3
    Case("I3", "Five Card Draw: told before the betting", DRAW, "kill c", VOID),
    Case("I3", "a pass is an action", DRAW, "a check, kill c", "b may check or bet 5..20"),
    Case("I3", "stud: told before the bring-in", STUD, "kill c", VOID),
    Case("I3", "the bring-in is an action", STUD, "b brings in, kill a", "c may call 5 or raise to 10"),
    # P17 while cards are changed
    Case("P17 D3", "he who is to draw: the next is asked", DRAW, "checks, kill a", "b may change up to 3"),
    Case("P17 D3", "he who waits for his cards: the next is asked", DRAW, "checks, a throws 3, kill a",
         "b may change up to 3"),
    Case("P17 D3", "another: the drawer still waits for his cards", DRAW, "checks, a throws 3, kill b",
         "dealer: burns 1, 3 to a, none of 7c7d7h"),
    Case("P17 D3", "he is not asked then", DRAW, "checks, a throws 3, kill b, cards", "c may change up to 3"),
    Case("P17 D4", "the last to draw: the betting goes on", DRAW,
         "checks, a draws 1, b draws 1, c draws 1, kill d", "a may check or bet 1..20"),
    Case("P17 D4", "the last to bet is dead: the first after him starts all the same", DRAW,
         "a bet 20, b call, c call, d call, kill a, pat", "b may check or bet 1..100"),
    Case("P17 P11", "one is left: the pot is his, without a draw", DRAW, "checks, kill a, kill b, kill c",
         "a 495, b 595, c 395, d 715"),
    # P17 in stud
    Case("P17 ST1", "he who must bring in: now the next lowest must", STUD, "floor kills b",
         "c may bring in 5 or bet 10"),
    Case("P17 ST3", "the best hand showing: now the next best starts, not the next", NEXT_BEST,
         "brought in, fourth street, floor kills c", "a may check or bet 10"),
    Case("P17 P8", "once somebody has spoken: the next", NEXT_BEST,
         "brought in, fourth street, c check, floor kills d", "a may check or bet 10"),
    Case("P17 ST5", "while the dealer deals: a dead hand gets no card", STUD, "brought in, floor kills a",
         "dealer: burns 1, 1 each to bcd"),
    Case("P17 P16", "hands lie face up already: a dead one gets no card", ALL_IN,
         "brought in, fourth street, floor kills d", "dealer: burns 1, 1 each to abc"),
)

PAID: Final = (
    Paid("P17", "Five Card Draw: the best hand is dead", DRAW, "checks, pat, kill a, checks, shows", "20 bcd",
         "a 495, b 595, c 395, d 715"),
    Paid("P17 P16", "stud: the best hand is dead when all hands lie face up", ALL_IN,
         "brought in, fourth street, floor kills d, cards", "24 abc", "a 0, b 0, c 24, d 0"),
    Paid("P17 P16", "one is left of them: the pot is his, and no card is dealt any more", ALL_IN,
         "brought in, fourth street, floor kills d, floor kills a, floor kills b", "24 c",
         "a 0, b 0, c 24, d 0"),
)

REFUSED: Final = (
    Refused("I1", "stud: the third card is dealt face up", STUD, "deal", "card 9 flips",
            "I1 exposed.no_such_card"),
    Refused("I1", "stud: after the bring-in", STUD, "deal, b brings in", "card 8 flips",
            "I1 exposed.too_late"),
    Refused("I1", "Five Card Draw: after a pass", DRAW, "deal, a check", "card 7 flips",
            "I1 exposed.too_late"),
    Refused("I1", "in the draw", DRAW, "deal, checks", "card 7 flips", "I1 exposed.too_late"),
    Refused("P17 ST5", "stud: a hand that has folded", STUD, "deal, b brings in, c fold", "floor kills c",
            "P17 kill.no_hand"),
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


@pytest.mark.parametrize(("place", "hand"), [(4, "As8dKs"), (8, "8cAsKs")])
def test_I1_the_new_card_lies_face_down_where_the_flipped_one_was(place: int, hand: str) -> None:
    story = played(STUD, f"card {place} flips, deal As")
    assert hand_of(story, "d") == hand
    for viewer in (None, story.seat("a")):
        assert story.hand.as_seen_by(viewer).seat(story.seat("d")).cards == "????Ks"


def test_I1_while_it_waits_others_see_his_up_card_and_the_flipped_one() -> None:
    view = played(STUD, "card 8 flips").hand.as_seen_by(None)
    assert view.seats[3].cards == "????Ks"
    assert view.cards.exposed == ((3, "8d"),)


def test_I1_the_stub_of_five_card_draw_is_as_long_as_ever() -> None:
    """20 cards, one for the flipped one, which is the first burn: 8 are left after three."""
    story = played(DRAW, "card 7 flips, deal Ac, checks, a draws 3")
    assert story.hand.cards.stub == 8
    assert reshuffles(step(story, "b draws 3")) == ""


def test_I1_it_is_shuffled_in_with_the_other_burns() -> None:
    """3, 3, 3, 3: the fourth may get it."""
    story = played(
        DRAW,
        "card 11 flips, deal Ac, checks, a throws 3, deal QcQdQh, b throws 3, "
        "deal QsKcKd burning Kh, c throws 3, deal KsAdAh burning As, d throws 3",
    )
    assert reshuffles(story) == "burns 3"
    assert hand_of(step(story, "deal TcKhAs"), "d") == "JhJsTcKhAs"


def test_P17_a_dead_hand_is_out_of_the_stub_and_its_discards_too() -> None:
    """D3: never the discards."""
    story = played(DRAW, "checks, a changes 7c for Ac, kill a, b throws 8d")
    for card in ("7c", "7d", "Ac"):
        with pytest.raises(RuleViolation, match="C1"):
            story.then(Deal(card))


def test_P17_in_stud_hands_are_turned_up_when_a_ruling_ends_the_betting() -> None:
    table = Table("FL 10/20 ante 1", "a 6, b 500, c 500", "stud", holding=STUD_HANDS)
    story = played(table, "brought in, floor kills c")
    assert showing(story) == "a up, b up"
    assert told(step(story, "cards")) == "a 0, b 512, c 494"
