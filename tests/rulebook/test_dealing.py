"""How cards are dealt (P5), burned (P9) and refused (C1, C5); that nobody sees what is not shown (F2)."""

from typing import Final

import pytest

from pakli.rules import BoardDealt, Deal, Dealer, HoleDealt, PostForcedBets, seen_by
from tests.rulebook.cases import Refused, check_refused, each
from tests.rulebook.kit import from_the_start, played, seated
from tests.rulebook.table import Table

THREE: Final = Table("NL 5/10", "a 700, b 500, c 600")
NO_BURNS: Final = Table("NL 5/10", "a 700, b 500, c 600", rules={"burn_cards": False})
NAMED: Final = Table("NL 5/10", "a 700, b 500, c 600", holding="a AsAd, b KsKd, c QsQd")
OMAHA: Final = Table("PL 5/10", "a 700, b 500, c 600", "omaha")

# fmt: off
BEFORE: Final = (
    Refused("P5", "too few hole cards", THREE, "post", "deal AsKdQhJcTs", "P5 deal.wrong_count"),
    Refused("P5", "too many hole cards", THREE, "post", "deal AsKdQhJcTs9d8h", "P5 deal.wrong_count"),
    Refused("P5", "Omaha: two for each are too few", OMAHA, "post", "deal AsKdQhJcTs9d",
            "P5 deal.wrong_count"),
    Refused("C1", "a hole card twice", THREE, "post", "deal AsKdQhJcTsAs", "C1 deal.card_twice"),
    Refused("C1", "a hole card twice beside unknown ones", THREE, "post", "deal As??????As??",
            "C1 deal.card_twice"),
    Refused("C5", "what is no card", THREE, "post", "deal AsKdQhJcTs1s", "C5 deal.unknown_text"),
    Refused("C5", "a joker", THREE, "post", "deal AsKdQhJcTsXx", "C5 deal.unknown_text"),
    Refused("P9", "a burn before the hole cards", THREE, "post", "deal AsKdQhJcTs9d burning 2c",
            "P9 deal.no_burn"),
)
REFUSED: Final = (
    Refused("P9", "too few for the flop", NAMED, "limps", "deal 2s3h", "P9 deal.wrong_count"),
    Refused("P9", "too many for the flop", NAMED, "limps", "deal 2s3h4d5c", "P9 deal.wrong_count"),
    Refused("P9", "two for the turn", NAMED, "limps, flop, checks", "deal 8c9c", "P9 deal.wrong_count"),
    Refused("C1", "a card of the flop that a player holds", NAMED, "limps", "deal 2s3hAs",
            "C1 deal.card_twice"),
    Refused("C1", "a card of the flop twice", NAMED, "limps", "deal 2s3h2s", "C1 deal.card_twice"),
    Refused("C1", "the turn out of the flop",
            Table("NL 5/10", "a 700, b 500, c 600", board="2s 3h 4d"), "limps, flop, checks", "deal 3h",
            "C1 deal.card_twice"),
    Refused("C1", "a folded card", NAMED, "c fold, a call, b check", "deal 2s3hQs", "C1 deal.card_twice"),
    Refused("C1 P9", "a card of the flop that is burned for it", NAMED, "limps", "deal 2s3h4d burning 3h",
            "C1 deal.card_twice"),
    Refused("C1 P9", "a card that was burned before the flop", NAMED,
            "limps, deal 2s3h4d burning 5c, checks", "deal 5c", "C1 deal.card_twice"),
    Refused("C5", "what is no card on the flop", NAMED, "limps", "deal 2s3hZz", "C5 deal.unknown_text"),
    Refused("P9", "two burn cards", NAMED, "limps", "deal 2s3h4d burning 5c6c", "P9 deal.wrong_count"),
    Refused("P9", "a burn where the house burns none", NO_BURNS, "limps", "deal 9s9h9d burning 9c",
            "P9 deal.no_burn"),
)
# fmt: on


@each(BEFORE)
def test_hole_cards_the_rulebook_forbids(case: Refused) -> None:
    check_refused(case, from_the_start)


@each(REFUSED)
def test_board_cards_the_rulebook_forbids(case: Refused) -> None:
    check_refused(case)


@pytest.mark.parametrize(
    ("table", "cards", "hands"),
    [
        (THREE, "2c3c4c 5c6c7c", {"a": "2c5c", "b": "3c6c", "c": "4c7c"}),
        (Table("NL 5/10", "a 700, b 500"), "2c3c 4c5c", {"a": "2c4c", "b": "3c5c"}),
        (
            OMAHA,
            "2c3c4c 5c6c7c 8c9cTc JcQcKc",
            {"a": "2c5c8cJc", "b": "3c6c9cQc", "c": "4c7cTcKc"},
        ),
        (
            Table("NL 5/10", "a 700, b 500, c 600", dead_button=True),
            "2c3c4c 5c6c7c",
            {"a": "2c5c", "b": "3c6c", "c": "4c7c"},
        ),
    ],
    ids=["three players", "heads-up", "Omaha", "a dead button"],
)
def test_P5_one_card_at_a_time_the_first_left_of_the_button(
    table: Table, cards: str, hands: dict[str, str]
) -> None:
    story = seated(table).then(PostForcedBets()).then(Deal(cards))
    assert {name: story.hand.seat(story.seat(name)).cards for name in hands} == hands


def test_P5_the_dealer_is_told_whom_to_deal_to() -> None:
    story = seated(Table("NL 5/10", "a 700, b 500, c 600, d 800")).then(PostForcedBets())
    assert story.hand.next == Dealer("hole", to_whom=(5, 7, 0, 3), how_many=2)


@pytest.mark.parametrize(("table", "burn"), [(THREE, 1), (NO_BURNS, 0)], ids=["burn_cards", "no burn_cards"])
def test_P9_one_card_is_burned_before_flop_turn_and_river(table: Table, burn: int) -> None:
    dealt = []
    for play in ("limps", "limps, flop, checks", "limps, flop, checks, turn, checks"):
        task = played(table, play).hand.next
        assert isinstance(task, Dealer)
        dealt.append((task.what, task.burn, task.how_many))
    assert dealt == [("board", burn, 3), ("board", burn, 1), ("board", burn, 1)]


def test_P9_a_burn_card_is_told_to_nobody() -> None:
    story = played(NAMED, "limps, deal 2s3h4d burning 5c")
    for viewer in (None, *(story.seat(name) for name in "abc")):
        seen = [seen_by(viewer, event) for event in story.events]
        assert {event.burned for event in seen if isinstance(event, BoardDealt)} <= {"", "??"}


def test_P5_hole_cards_are_told_to_their_player_alone() -> None:
    """F2: nor to the rail."""
    story = played(NAMED, "limps")
    dealt = next(event for event in story.events if isinstance(event, HoleDealt))
    for viewer, known in (("a", "AsAd"), ("b", "KsKd"), ("c", "QsQd")):
        seen = seen_by(story.seat(viewer), dealt)
        assert isinstance(seen, HoleDealt)
        assert dict(seen.hands) == {story.seat(n): known if n == viewer else "????" for n in "abc"}
    assert seen_by(None, dealt) == HoleDealt(tuple((story.seat(name), "????") for name in "abc"))
