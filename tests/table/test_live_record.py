"""Full record of a live table: hands shown have their cards; what else all have seen may be entered (I5)."""

import pytest

from pakli.rules import Call, Check, Deal, ExposeHand, Fold, Muck, RaiseTo, RuleViolation, Show
from pakli.table import Live, ShowAfterHand, TakeBack
from pakli.table.events import ShownAfterHand
from tests.table.live_kit import DEALER, LiveTable, live_sign


def at_the_showdown(live: Live) -> LiveTable:
    """Seat 1 bets the river, seat 2 calls: seat 1 is to show; seat 3 has folded."""
    play = LiveTable(live_sign(live))
    play.start()
    play.enter(Call(1), Call(2), Check(3), Deal("AsKd9c"), Check(2), Fold(3), Check(1))
    play.enter(Deal("2h"), Check(2), Check(1), Deal("2c"), Check(2), RaiseTo(1, 10), Call(2))
    return play


def code_of(play: LiveTable, action: object) -> str:
    """Why something is refused."""
    with pytest.raises(RuleViolation) as no:
        play.enter(action) if isinstance(action, Show) else play.do(action)  # type: ignore[arg-type]
    return no.value.refusal.code


def test_no_hand_is_shown_without_its_cards_but_it_may_be_thrown_away() -> None:
    play = at_the_showdown("record")
    assert code_of(play, Show(1)) == "live.cards_wanted"
    play.enter(Show(1, "AhQh"), Muck(2))
    assert play.table.playing is None
    console = at_the_showdown("console")
    console.enter(Show(1), Show(2))
    assert console.table.playing is not None, "the dealer says who won"


def test_cards_turned_up_in_mid_hand_need_not_be_entered_again() -> None:
    play = LiveTable(live_sign("record"))
    play.start()
    play.enter(Call(1), Call(2), Check(3), Deal("AsKd9c"), ExposeHand(2, "AhQh"))
    assert play.hand.seat(2).cards == "AhQh"
    assert play.table.as_seen_by(None).playing.seat(2).cards == "AhQh"  # type: ignore[union-attr]
    play.enter(Check(2), Check(3), Check(1), Deal("2h"), Check(2), Check(3), Check(1))
    play.enter(Deal("2c"), Check(2), Check(3), Check(1), Muck(3), Muck(1))
    assert [seat.stack for seat in play.table.seats] == [198, 204, 198]


def test_I5_hands_are_shown_when_all_is_over_folded_ones_too_and_named_anew() -> None:
    play = at_the_showdown("record")
    play.enter(Show(1, "AhQh"), Muck(2))
    play.do(ShowAfterHand(3, "7d7c"), ShowAfterHand(2, "Jd"), ShowAfterHand(2, "JcJh"))
    assert dict(play.table.shown) == {3: "7d7c", 2: "JcJh"}
    assert isinstance(play.log[-1], ShownAfterHand)


@pytest.mark.parametrize(
    ("live", "seat", "cards", "code"),
    [
        ("record", 1, "AhQh", "show.nothing_to_show"),  # shown already
        ("record", 3, "", "show.nothing_to_show"),
        ("record", 3, "7d7c7h", "show.not_held"),
        ("record", 3, "AsTs", "deal.card_twice"),
        ("record", 3, "ZZ", "deal.unknown_text"),
        ("chips", 3, "7d7c", "show.nothing_to_show"),
    ],
)
def test_what_cannot_have_been_shown(live: Live, seat: int, cards: str, code: str) -> None:
    if live == "chips":
        play = LiveTable(live_sign("chips"))
        play.start()
        play.enter(Fold(1), Fold(2))
    else:
        play = at_the_showdown(live)
        play.enter(Show(1, "AhQh"), Muck(2))
    assert code_of(play, ShowAfterHand(seat, cards)) == code


def test_no_card_is_shown_by_two() -> None:
    play = at_the_showdown("record")
    play.enter(Show(1, "AhQh"), Muck(2))
    play.do(ShowAfterHand(2, "JcJh"))
    assert code_of(play, ShowAfterHand(3, "JcTc")) == "deal.card_twice"


def test_what_was_shown_afterwards_goes_with_the_hand_that_is_taken_back() -> None:
    play = at_the_showdown("record")
    play.enter(Show(1, "AhQh"), Muck(2))
    play.do(ShowAfterHand(2, "JcJh"), TakeBack(DEALER, 1))
    assert play.table.shown == ()
    play.enter(Show(2, "JcJh"))
    assert play.table.playing is None
