"""Rebuys and add-ons by the letter of both forms; M6, worked example 25, cases T6 and T14."""

from typing import Any

from pakli.tournament import (
    AddOn,
    AddOnOver,
    Break,
    BuyAddOn,
    BuyRebuy,
    DeclineRebuy,
    Disqualify,
    Elapse,
    Enter,
    Rebuy,
    SetClock,
    TakeBackBust,
)
from tests.tournament.plans import level, structure
from tests.tournament.running import Running, refused

W: dict[str, Any] = {
    "schedule": (level(100, minutes=30), level(200, minutes=30), level(400, minutes=30)),
    "rebuy": Rebuy(minutes=60, when="below_start"),
    "add_on": AddOn("after_rebuys"),
}
N: dict[str, Any] = {
    "schedule": (level(100, minutes=60), level(200, minutes=60), Break(15, main=True), level(400)),
    "rebuy": Rebuy(when="below_start", times=1),
    "add_on": AddOn("main_break", chips=20_000),
}


def begun(fields: dict[str, Any], entries: int = 4, **more: Any) -> Running:
    play = Running(structure(table_size=6, **fields | more), entries)
    play.begin()
    return play


def test_M6_W_below_the_starting_stack_any_number_of_times_for_the_entry_fee_again() -> None:
    play = begun(W)
    assert refused(play, BuyRebuy("a")) == ("M6", "rebuy.not_below")
    play.hand(1, {"a": 9_900, "b": 10_100})
    play.do(BuyRebuy("a"))
    assert play.at("a").chips == 19_900
    assert refused(play, BuyRebuy("a")) == ("M6", "rebuy.not_below")
    for _ in range(3):
        play.bust("a", to="b")
        assert [entry.player for entry in play.event.asks] == ["a"]
        play.do(BuyRebuy("a"))
        assert play.at("a").chips == 10_000
    assert play.at("a").rebuys == 4
    assert play.event.takings.collected == 8 * 1100
    assert play.event.takings.shares == 8 * 100


def test_M6_W_the_window_is_the_first_hour_and_after_it_there_is_one_add_on() -> None:
    play = begun(W)
    play.hand(1, {"a": 5_000, "b": 15_000})
    assert refused(play, BuyAddOn("a")) == ("M6", "addon.not_offered")
    play.do(Elapse(3599))
    play.do(BuyRebuy("a"))
    play.hand(1, {"a": 5_000, "b": 25_000})
    assert "AddOnOffered" in play.do(Elapse(1))
    assert refused(play, BuyRebuy("a")) == ("M6", "rebuy.window_over")
    play.do(BuyAddOn("a"))
    play.do(BuyAddOn("b"))  # however much one has
    assert (play.at("a").chips, play.at("b").chips) == (15_000, 35_000)
    assert refused(play, BuyAddOn("a")) == ("M6", "addon.taken_already")
    assert not play.event.closed
    assert "EntriesClosed" in play.do(AddOnOver())
    assert refused(play, BuyAddOn("c")) == ("M6", "addon.not_offered")


def test_M6_never_in_mid_hand() -> None:
    play = begun(W)
    play.hand(1, {"a": 5_000, "b": 15_000})
    play.start(1)
    assert refused(play, BuyRebuy("a")) == ("M6", "rebuy.in_hand")
    play.do(Elapse(3600))
    assert refused(play, BuyAddOn("c")) == ("M6", "rebuy.in_hand")
    play.end(1)
    play.do(BuyAddOn("c"))


def test_M6_chips_lost_in_a_hand_that_began_in_the_window_may_be_bought_again() -> None:
    play = begun(W)
    play.start(1)
    play.do(Elapse(3600))
    assert "AskedRebuy" in play.end(1, {"a": 0, "b": 20_000})
    play.do(BuyRebuy("a"))
    assert "WentOut" in play.bust("c", to="b")


def test_M6_and_prizes_wait_for_that_hand_where_no_add_on_follows() -> None:
    play = begun(W, add_on=None)
    play.start(1)
    assert "EntriesClosed" not in play.do(Elapse(3600))
    assert "AskedRebuy" in play.end(1, {"a": 0, "b": 20_000})
    assert "EntriesClosed" in play.do(BuyRebuy("a"))


def test_M6_no_add_on_once_prizes_are_settled() -> None:
    play = begun({}, add_on=AddOn("main_break"))
    assert "EntriesClosed" in play.do(SetClock(3, 300, "to the last level"))
    assert "AddOnOffered" not in play.do(SetClock(2, 300, "back to the break"))
    assert play.phase() == "break"
    assert refused(play, BuyAddOn("a")) == ("M6", "addon.not_offered")


def test_M6_who_is_disqualified_while_he_is_asked_is_out_and_cannot_buy() -> None:
    play = begun(W, bounty=300)
    play.bust("a", to="b")
    play.start(1)
    assert "WentOut" in play.do(Disqualify("a", "cheated"))
    assert refused(play, BuyRebuy("a")) == ("M5", "event.out_already")
    assert play.event.takings.out_of_play == 0
    play.end(1)
    assert refused(play, TakeBackBust("a", "not he")) == ("F1", "event.chips_from_whom")


def test_M6_N_who_buys_between_his_bust_and_the_break_is_in_the_add_on_after_another_hand() -> None:
    play = begun(N)
    play.bust("a", to="b")
    play.hand(1)
    play.do(BuyRebuy("a"))
    assert play.at("a").missed  # the break may come now
    play.hand(1)
    play.do(Elapse(7200))
    play.do(BuyAddOn("a"))


def test_case_T6_an_add_on_nobody_can_take_any_more_is_no_question() -> None:
    play = begun(N, 2)
    play.hand(1)
    play.do(Elapse(7200))
    assert play.event.add_on == "open"
    assert "Finished" in play.do(Disqualify("a", "cheated"))
    assert (play.event.add_on, play.event.asks) == ("over", ())


def test_M6_N_once_until_the_main_break() -> None:
    play = begun(N)
    play.bust("a", to="b")
    play.do(BuyRebuy("a"))
    assert "WentOut" in play.bust("a", to="b")
    play.hand(1, {"c": 4_000, "d": 16_000})
    play.do(Elapse(7199))
    play.do(BuyRebuy("c"))  # below the starting stack is enough, "sooner" (12.16)
    assert refused(play, BuyRebuy("c")) == ("M6", "rebuy.no_more")
    play.do(Elapse(1))
    assert play.phase() == "break"
    assert refused(play, BuyRebuy("d")) == ("M6", "rebuy.window_over")


def test_M6_N_example_25_the_add_on_is_for_the_main_break_rebuy_used_or_not() -> None:
    play = begun(N)
    play.bust("a", to="b")
    play.do(BuyRebuy("a"))
    assert refused(play, BuyAddOn("a")) == ("M6", "addon.not_offered")
    play.hand(1)
    assert "AddOnOffered" in play.do(Elapse(7200))
    for name, chips in (("a", 30_000), ("c", 30_000)):
        play.do(BuyAddOn(name))
        assert play.at(name).chips == chips  # twice the chips for one fee
    assert "EntriesClosed" in play.do(Elapse(900))
    assert refused(play, BuyAddOn("b")) == ("M6", "addon.not_offered")


def test_M6_N_who_busts_in_the_last_hand_and_rebuys_may_add_on() -> None:
    play = begun(N)
    play.start(1)
    assert "BreakBegan" not in play.do(Elapse(7200))
    happened = play.end(1, {"a": 0, "b": 20_000})
    assert "AskedRebuy" in happened
    assert "BreakBegan" in happened
    assert refused(play, BuyAddOn("a")) == ("M6", "addon.no_chips")
    play.do(BuyRebuy("a"))
    play.do(BuyAddOn("a"))
    assert play.at("a").chips == 30_000


def test_M6_N_who_had_no_chips_in_the_last_hand_may_not() -> None:
    play = begun(N)
    play.bust("a", to="b")
    play.hand(1)  # the last hand before the break: a has no chips in it
    play.do(Elapse(7200))
    play.do(BuyRebuy("a"))
    assert refused(play, BuyAddOn("a")) == ("M6", "addon.not_in_last_hand")
    play.do(BuyAddOn("c"))


def test_M6_N_who_enters_in_the_break_had_none_either() -> None:
    play = begun(N, late_levels=3)
    play.do(Elapse(7200))
    play.do(Enter("x"))
    assert refused(play, BuyAddOn("x")) == ("M6", "addon.not_offered")


def test_M6_nobody_is_out_before_he_has_answered_and_who_declines_is() -> None:
    play = begun(N)
    assert "WentOut" not in play.bust("a", to="b")
    assert "WentOut" in play.do(DeclineRebuy("a"))
    assert refused(play, DeclineRebuy("a")) == ("M5", "event.out_already")
    assert refused(play, BuyRebuy("a")) == ("M5", "event.out_already")


def test_case_T14_nobody_with_chips_is_asked() -> None:
    play = begun(N)
    play.hand(1, {"a": 20_000, "b": 0})
    assert [entry.player for entry in play.event.asks] == ["b"]
    assert refused(play, DeclineRebuy("a")) == ("M6", "rebuy.not_asked")


def test_case_T6_the_event_ends_with_its_last_question() -> None:
    play = begun(N, 2)
    play.bust("a", to="b")
    assert play.status() == "running"
    assert "Finished" in play.do(DeclineRebuy("a"))
    assert play.places() == {"a": 2, "b": 1}
    assert not play.event.asks


def test_M6_places_wait_until_nobody_can_buy_and_follow_the_order_of_the_busts() -> None:
    play = begun(N, 6)
    for name in "abc":
        play.bust(name, to="f")
    play.do(DeclineRebuy("c"))
    play.do(DeclineRebuy("a"))
    assert play.places() == {}
    play.do(BuyRebuy("b"))
    play.do(Elapse(7200))
    play.do(AddOnOver())
    assert play.places() == {"a": 6, "c": 5}


def test_M6_only_the_broke_where_it_says_so() -> None:
    play = begun(W, rebuy=Rebuy(minutes=60, price=None, chips=5_000))
    play.hand(1, {"a": 1_000, "b": 19_000})
    assert refused(play, BuyRebuy("a")) == ("M6", "rebuy.has_chips")
    play.bust("a", to="b")
    play.do(BuyRebuy("a"))
    assert play.at("a").chips == 5_000
    assert refused(begun({}), BuyRebuy("a")) == ("M6", "rebuy.none_here")
