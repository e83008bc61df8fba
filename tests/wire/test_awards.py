"""Who won what with which cards, as a page marks it: for each pot, half and board."""

from pakli.rules import PotAwarded
from pakli.wire.awards import award_view
from tests.rulebook.kit import Story, played
from tests.rulebook.table import Table
from tests.rulebook.test_splits import ALIKE, LOW_BOARD, high_low

ALL_CALL = "c call, a call, b check, checked down, shows"


def awarded(story: Story, *, shown: bool = True) -> list[str]:
    """Each payment as "0 high: a 30 AsKd…, b …"; `shown`: as the rail knows the hand, with what was shown."""
    hand = story.hand.as_seen_by(None) if shown else story.hand
    told = []
    for event in story.events:
        if isinstance(event, PotAwarded):
            view = award_view(hand, event)
            shares = [f"{story.name(one.seat)} {one.chips} {one.cards or '-'}" for one in view.shares]
            told.append(f"{view.pot} {view.half}: {', '.join(shares)}")
    return told


def test_the_five_cards_that_win() -> None:
    table = Table("NL 1/2", "a 70, b 50, c 60", rules={"who_shows": "all_show"},
                  holding="a AsAd, b KsKd, c 7c2d", board="Ah Kh 7h 7s 2c")  # fmt: skip
    assert awarded(played(table, ALL_CALL)) == ["0 whole: a 6 AsAhAd7s7h"]


def test_halves_are_won_with_different_cards() -> None:
    told = awarded(played(high_low(ALIKE + ", c 9h9d8c8d", LOW_BOARD), ALL_CALL))
    assert told == ["0 high: c 3 9h9d9cKs7d", "0 low: a 2 7d4h3c2sAc, b 1 7d4h3h2sAd"]


def test_nobody_shows_where_all_others_have_folded() -> None:
    table = Table("NL 1/2", "a 70, b 50, c 60", holding="a AsAd, b KsKd, c 7c2d", board="Ah Kh 7h 7s 2c")
    assert awarded(played(table, "c raise to 6, a fold, b fold")) == ["0 whole: c 5 -"]
    assert awarded(played(table, "c call, a call, b check, flop, a bet 2, b fold, c fold")) == [
        "0 whole: a 6 -"
    ]
