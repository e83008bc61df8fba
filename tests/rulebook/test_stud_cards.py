"""The cards of stud, street by street: up and down, burns (ST5), and a pack too small for all (ST6)."""

from typing import Final

import pytest

from pakli.rules import BoardDealt, Deal, HoleDealt, RuleViolation, seen_by
from tests.rulebook.cases import Case, Refused, each
from tests.rulebook.kit import Story
from tests.rulebook.kit_draw import check_refused, hand_of, played, posting, step
from tests.rulebook.table import Table
from tests.rulebook.telling import showing
from tests.rulebook.telling_draw import reshuffles, told

HANDS: Final = "a 2c3c 9h4h7sTd 2d, b 4c4d 5d6h8h9s 2h, c 6c6d 5s7d9dJd 3h, d 8c8d KsAhQdTc 3d"
FOUR: Final = Table("FL 10/20 ante 1", "a 500, b 600, c 400, d 700", "stud", holding=HANDS)
ALL_IN: Final = Table("FL 10/20 ante 1", "abcd 6", "stud", holding=HANDS)
FACE_DOWN: Final = Table("FL 10/20 ante 1", "abcd 6", "stud", holding=HANDS, rules={"all_in_face_up": False})
NO_BURNS: Final = {"burn_cards": False}
TO_FOURTH: Final = "brought in"
TO_FIFTH: Final = f"{TO_FOURTH}, fourth street, checks"
TO_SIXTH: Final = f"{TO_FIFTH}, fifth street, checks"
TO_SEVENTH: Final = f"{TO_SIXTH}, sixth street, checks"


def table(players: int, burns: bool = True) -> Table:
    """So many players, their cards by chance."""
    rules = {} if burns else NO_BURNS
    return Table("FL 10/20 ante 1", f"{'abcdefghi'[:players]} 500", "stud", rules=rules)


def thinned(story: Story, left: int) -> Story:
    """All but so many fold when the first who is asked bets; the others call."""
    story = step(story, f"{story.asked} bet {story.hand.plan.game.units[story.hand.stage.street]}")
    while story.betting:
        stays = story.hand.alive <= left
        story = step(story, f"{story.asked} {'call' if stays else 'fold'}")
    return story


# fmt: off
TASKS: Final = (
    Case("ST5", "two down and one up, and no burn before them", FOUR, "", "dealer: 3 each to abcd"),
    Case("ST5", "fourth street: a burn, one card each", FOUR, f"deal, {TO_FOURTH}",
         "dealer: burns 1, 1 each to abcd"),
    Case("ST5", "fifth street", FOUR, f"deal, {TO_FIFTH}", "dealer: burns 1, 1 each to abcd"),
    Case("ST5", "sixth street", FOUR, f"deal, {TO_SIXTH}", "dealer: burns 1, 1 each to abcd"),
    Case("ST5", "seventh street", FOUR, f"deal, {TO_SEVENTH}", "dealer: burns 1, 1 each to abcd"),
    Case("ST5", "who has folded gets no more cards", FOUR, "deal, b brings in, c call, d fold, a call",
         "dealer: burns 1, 1 each to abc"),
    Case("P9", "the house may burn none", table(4, burns=False), f"deal, {TO_FOURTH}",
         "dealer: 1 each to abcd"),
    Case("P16", "all are all-in on third street: the streets come without bets", ALL_IN,
         "deal, brought in, fourth street", "dealer: burns 1, 1 each to abcd"),
    Case("ST6", "nine to sixth street: five cards and two burns are too few, one card for all", table(9),
         f"deal, {TO_SIXTH}", "dealer: burns 1, one card for all"),
    Case("ST6", "and another on seventh", table(9), f"deal, {TO_SEVENTH}",
         "dealer: burns 1, one card for all"),
    Case("ST6", "eight to sixth street get their own", table(8), f"deal, {TO_SIXTH}",
         "dealer: burns 1, 1 each to abcdefgh"),
    Case("ST6", "eight on seventh: one card and three burns are too few", table(8), f"deal, {TO_SEVENTH}",
         "dealer: burns 1, one card for all"),
    Case("ST6", "seven on seventh: with the burns the cards suffice", table(7), f"deal, {TO_SEVENTH}",
         "dealer: burns 1, 1 each to abcdefg"),
    Case("ST6 P9", "no burns, nine to sixth street: seven cards are too few", table(9, burns=False),
         f"deal, {TO_SIXTH}", "dealer: one card for all"),
)

REFUSED: Final = (
    Refused("ST5 P5", "two cards each on fourth street", FOUR, f"deal, {TO_FOURTH}",
            "deal AsAcKdKcQsQcJsJc", "P5 deal.wrong_count"),
    Refused("ST5 P5", "none for the last", FOUR, f"deal, {TO_FOURTH}", "deal AsAcKd", "P5 deal.wrong_count"),
    Refused("ST5 P9", "two burn cards", FOUR, f"deal, {TO_FOURTH}", "deal AsAcKdKc burning QsQc",
            "P9 deal.wrong_count"),
    Refused("ST5 C1", "a card that lies face up before another", FOUR, f"deal, {TO_FOURTH}", "deal AsAcKdKs",
            "C1 deal.card_twice"),
    Refused("ST5 C1", "a hole card of another", FOUR, f"deal, {TO_FOURTH}", "deal AsAcKd2c",
            "C1 deal.card_twice"),
    Refused("ST5 C1", "a card of a folded hand", FOUR, "deal, b brings in, c call, d fold, a call",
            "deal AsAcKs", "C1 deal.card_twice"),
    Refused("ST6 C1", "a card of a hand for all", table(9), f"deal, {TO_SIXTH}", "deal 2c",
            "C1 deal.card_twice"),
)
# fmt: on


@each(TASKS)
def test_what_the_dealer_does(case: Case) -> None:
    assert told(posting(case.table, case.play)) == case.then, told(posting(case.table, case.play))


@each(REFUSED)
def test_the_rulebook_forbids(case: Refused) -> None:
    check_refused(case)


def test_P5_two_rounds_face_down_and_one_face_up() -> None:
    story = posting(Table("FL 10/20 ante 1", "ab 500", "stud"), "deal 2c3c2d3d2h3h")
    assert (hand_of(story, "a"), hand_of(story, "b")) == ("2c2d2h", "3c3d3h")
    assert story.events[-1] == HoleDealt(((0, "2c2d2h"), (3, "3c3d3h")), up=1)


# --- ST5: what others see ---


@pytest.mark.parametrize(
    ("play", "seen"),
    [
        ("", "????Ks"),
        (f"{TO_FOURTH}, fourth street", "????KsAh"),
        (f"{TO_FIFTH}, fifth street", "????KsAhQd"),
        (f"{TO_SIXTH}, sixth street", "????KsAhQdTc"),
        (f"{TO_SEVENTH}, seventh street", "????KsAhQdTc??"),
    ],
)
@pytest.mark.parametrize("viewer", [None, "a"])
def test_ST5_others_see_third_to_sixth_street_and_neither_hole_cards_nor_seventh(
    play: str, seen: str, viewer: str | None
) -> None:
    story = played(FOUR, play)
    view = story.hand.as_seen_by(story.seat(viewer) if viewer else None)
    assert view.seat(story.seat("d")).cards == seen
    assert story.hand.as_seen_by(story.seat("d")).seat(story.seat("d")).cards == hand_of(story, "d")


def test_ST5_a_folded_hand_leaves_only_what_lay_open() -> None:
    story = played(FOUR, "b brings in, c call, d fold, a call, fourth street")
    assert story.hand.as_seen_by(None).seat(story.seat("d")).cards == "????Ks"


@pytest.mark.parametrize("viewer", [None, "a", "d"])
def test_ST5_what_is_told_of_a_deal_is_what_is_seen_of_the_table(viewer: str | None) -> None:
    """Burn cards are told to nobody."""
    seventh = "deal 2d2h3h3d burning Jc"
    story = played(FOUR, f"{TO_SEVENTH}, {seventh}")
    seat = story.seat(viewer) if viewer else None
    seen = [event for event in (seen_by(seat, event) for event in story.events) if event]
    start = posting(FOUR).hand.start(story.hand.plan.setup)
    assert start.after(*seen) == story.hand.as_seen_by(seat)
    last = seen[-1]
    assert isinstance(last, HoleDealt)
    assert (last.burned, dict(last.hands)[story.seat("c")]) == ("??", "??")


def test_P16_hands_are_turned_up_and_the_rest_is_dealt_face_up() -> None:
    """Seventh street too."""
    story = played(ALL_IN, "brought in")
    assert showing(story) == "d up, a up, b up, c up"
    story = step(story, "cards")
    assert [event.up for event in story.events if isinstance(event, HoleDealt)] == [1, 1, 1, 1, 1]
    assert told(story) == "a 0, b 0, c 0, d 24"


def test_P16_all_in_face_up_off_seventh_street_comes_face_down() -> None:
    story = played(FACE_DOWN, "brought in, cards")
    assert [event.up for event in story.events if isinstance(event, HoleDealt)] == [1, 1, 1, 1, 0]
    assert showing(story) == "d shows"
    assert told(story) == "a may show or muck"


# --- ST6: a pack too small ---


@pytest.mark.parametrize(
    ("players", "stubs", "shuffled"),
    [
        (2, [46, 43, 40, 37, 34], ""),
        (6, [34, 27, 20, 13, 6], ""),
        (7, [31, 23, 15, 7, 2], "burns 10"),
        (8, [28, 19, 10, 1, 2], "burns 4"),
        (9, [25, 15, 5, 5, 4], "burns 7, burns 6"),
    ],
)
def test_ST6_the_stub_after_each_street_when_all_stay(players: int, stubs: list[int], shuffled: str) -> None:
    story, found = played(table(players)), []
    for name in ("fourth", "fifth", "sixth", "seventh"):
        found.append(story.hand.cards.stub)
        story = step(step(story, "brought in" if name == "fourth" else "checks"), f"{name} street")
    found.append(story.hand.cards.stub)
    assert found == stubs
    assert reshuffles(story) == shuffled


@pytest.mark.parametrize(
    ("left", "then", "shuffled"),
    [
        (4, "dealer: burns 1, 1 each to abci", ""),
        (5, "dealer: burns 1, 1 each to abcdi", "burns 7"),
        (6, "dealer: burns 1, 1 each to abcdei", "burns 7"),
        (7, "dealer: burns 1, one card for all", "burns 7"),
    ],
)
def test_ST6_burns_are_added_only_where_the_stub_is_too_short(left: int, then: str, shuffled: str) -> None:
    """Nine were dealt in, so many are left after fifth street: five cards, two burns, one to be burned."""
    story = thinned(played(table(9), f"{TO_FIFTH}, fifth street"), left)
    names = told(story).partition(" to ")[2]
    assert reshuffles(story) == shuffled
    assert told(story).replace(names, "") == then.replace(then.partition(" to ")[2], "")
    assert len(names) == (left if names else 0)


def test_ST6_after_a_common_card_there_may_be_enough_for_everyone_again() -> None:
    """Nine on sixth street have one for all; four of them are left for seventh street."""
    story = thinned(played(table(9), f"{TO_SIXTH}, sixth street"), 4)
    assert told(story).startswith("dealer: burns 1, 1 each to ")
    story = step(story, "seventh street")
    live = [seat for seat in story.hand.seats if seat.status == 0]
    assert {len(seat.cards) // 2 for seat in live} == {6}
    for seat in live:  # the last lies face down, in the place of an up-card
        seen = story.hand.as_seen_by(None).seat(seat.number).cards
        assert seen == "????" + seat.cards[4:10] + "??"


def test_ST6_the_burned_cards_are_in_the_stub_again() -> None:
    to_seventh = "brought in, cards burning As, checks, cards, checks, cards"
    with pytest.raises(RuleViolation, match="C1"):
        played(table(8), f"{to_seventh.removesuffix('cards')}cards burning As")
    story = played(table(8), f"{to_seventh}, checks")
    assert reshuffles(story) == "burns 4"
    assert step(story, "deal As").hand.cards.boards == ("As",)
    for held in (hand_of(story, "a")[:2], hand_of(story, "h")[-2:]):
        with pytest.raises(RuleViolation, match="C1"):
            story.then(Deal(held))


def test_ST6_the_common_card_lies_face_up_and_counts_for_all() -> None:
    story = played(table(9), f"{TO_SIXTH}, deal As burning Ac")
    dealt = story.events[-1]
    assert dealt == BoardDealt(0, "As", "Ac")
    assert seen_by(None, dealt) == BoardDealt(0, "As", "??")
    assert story.hand.cards.boards == ("As",)


def test_ST6_no_burns_one_card_is_kept_for_the_last_street() -> None:
    """Nine without burns, two fold on fifth street: seven cards for seven would leave none for seventh."""
    story = thinned(played(table(9, burns=False), f"{TO_FIFTH}, fifth street"), 7)
    assert story.hand.cards.stub == 7
    assert told(story) == "dealer: one card for all"
