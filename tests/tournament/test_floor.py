"""The director's word and what is taken back, always by another event; F1. Deals; M1."""

import pytest

from pakli.rules import Stakes
from pakli.tournament import (
    AddOn,
    AgreeDeal,
    Break,
    BuyAddOn,
    DeclineRebuy,
    Disqualify,
    DropDeal,
    Elapse,
    Enter,
    Level,
    OfferDeal,
    PenalizeEntry,
    Rebuy,
    SetClock,
    SetPayouts,
    TakeBackBust,
    TakeBackEntry,
    TakeBackMove,
    TakeBackPayouts,
    restored,
    saved,
)
from tests.tournament.plans import structure
from tests.tournament.running import Running, refused


def begun(entries: int = 5, **fields: object) -> Running:
    play = Running(structure(table_size=8, **fields), entries)
    play.begin()
    return play


def test_F1_a_wrong_bust_is_taken_back_with_the_chips_of_who_had_them() -> None:
    play = begun()
    play.bust("c", to="a")
    seat = play.at("c").was
    assert play.places() == {"c": 5}
    play.do(TakeBackBust("c", "the pot was counted wrong", ((1, 4_000),)))
    entry = play.at("c")
    assert (entry.chips, entry.status, (entry.table, entry.seat)) == (4_000, "playing", seat)
    assert play.places() == {}
    assert "Placed" in {type(event).__name__ for event in play.log}  # what was wrong stays in the log
    play.bust("d", to="a")
    assert play.places() == {"d": 5}


def test_F1_a_bounty_goes_back_with_its_bust() -> None:
    play = begun(bounty=400)
    play.bust("c", to="a")
    play.do(TakeBackBust("c", "wrong", ((1, 4_000),)))
    assert (play.at("a").won, play.at("c").head, play.event.takings.bounties_paid) == (0, 400, 0)


@pytest.mark.parametrize("chips", [(), ((1, 0),), ((1, 20_000),), ((9, 1),), ((3, 1),), ((1, 1), (1, 1))])
def test_F1_chips_come_back_from_who_has_them(chips: tuple[tuple[int, int], ...]) -> None:
    play = begun()
    play.bust("c", to="a")
    assert refused(play, TakeBackBust("c", "wrong", chips)) == ("F1", "event.chips_from_whom")


def test_F1_a_bust_after_which_others_were_placed_stays() -> None:
    play = begun()
    play.bust("c", to="a")
    play.bust("d", to="a")
    assert refused(play, TakeBackBust("c", "late", ((1, 10),))) == ("F1", "event.others_placed")
    assert refused(play, TakeBackBust("b", "so", ((1, 10),))) == ("F1", "event.not_out")


def test_F1_the_chips_of_who_is_disqualified_leave_play() -> None:
    play = begun()
    play.do(Disqualify("c", "cheated"))
    assert play.event.takings.out_of_play == 10_000
    assert play.places() == {"c": 5}
    play.do(TakeBackBust("c", "it was somebody else"))
    assert (play.at("c").chips, play.event.takings.out_of_play) == (10_000, 0)


def test_F1_in_mid_hand_he_goes_when_it_is_over_with_what_he_has_left() -> None:
    play = begun()
    play.start(1)
    assert "WentOut" not in play.do(Disqualify("c", "cheated"))
    assert "WentOut" in play.end(1, {"c": 6_000, "a": 14_000})
    assert play.event.takings.out_of_play == 6_000
    assert play.event.chips_in_play == 44_000


def test_F1_who_was_disqualified_and_loses_all_in_that_hand_is_out_without_a_question() -> None:
    play = begun()
    play.start(1)
    play.do(Disqualify("c", "cheated"))
    play.end(1, {"c": 0, "a": 20_000})
    assert play.event.takings.out_of_play == 0
    assert play.places() == {"c": 5}
    assert refused(play, TakeBackBust("c", "not he")) == ("F1", "event.chips_from_whom")  # none left play
    play.do(TakeBackBust("c", "not he", ((1, 9_000),)))
    assert (play.at("c").chips, play.event.takings.out_of_play) == (9_000, 0)


def test_F1_who_is_disqualified_later_ranks_above_who_went_out_before() -> None:
    """Though no place is given yet, and no hand was played in between."""
    play = Running(structure(table_size=4, late_levels=1), 8)
    play.begin()
    play.bust("a", to="c")
    play.do(Disqualify("b", "cheated"))
    play.do(Elapse(1200))
    assert play.places() == {"a": 8, "b": 7}


def test_F1_an_entry_whose_chips_others_have_cannot_be_taken_back() -> None:
    play = Running(structure(table_size=4, late_levels=1), 4)
    play.begin()
    play.bust("a", to="b")
    play.do(Enter("x"))
    play.do(TakeBackBust("a", "wrong", ((5, 4_000),)))
    assert refused(play, TakeBackEntry("x", "by mistake")) == ("F1", "event.has_played")


def test_F1_a_penalty_lasts_so_many_hands_and_can_be_taken_back() -> None:
    play = begun()
    play.do(PenalizeEntry("c", 2, "phone"))
    play.hand(1)
    assert play.at("c").penalty == 1
    play.do(PenalizeEntry("c", 0, "it was the bell"))
    assert play.at("c").penalty == 0
    assert refused(play, PenalizeEntry("c", 0, "again")) == ("F1", "event.nothing_to_take_back")


def test_M1_a_deal_is_made_when_all_who_are_left_agree() -> None:
    play = begun(8)
    for name in "hgfed":
        play.bust(name, to="a")
    prizes = play.event.prizes  # 4000, 2400, 1600
    amounts = ((1, 3_500), (2, 2_300), (3, 2_200))
    assert sum(prizes) == sum(amount for _, amount in amounts) == 8_000
    play.do(OfferDeal(amounts))
    play.do(AgreeDeal("a"))
    assert refused(play, AgreeDeal("a")) == ("M1", "event.agreed_already")
    play.do(AgreeDeal("c"))
    assert play.status() == "running"
    play.do(AgreeDeal("b"))
    assert play.status() == "finished"
    assert play.places()["a"] == 1
    assert play.places()["b"] == play.places()["c"] == 2  # by their chips, which are equal
    assert [play.at(name).dealt for name in "abc"] == [3_500, 2_300, 2_200]


def test_M1_part_may_be_left_to_be_played_for() -> None:
    play = begun(8)
    for name in "hgfed":
        play.bust(name, to="a")
    play.do(OfferDeal(((1, 3_200), (2, 2_100), (3, 2_200)), left=500))
    for name in "abc":
        play.do(AgreeDeal(name))
    assert play.status() == "running"
    play.bust("c", to="a")
    play.bust("b", to="a")
    assert play.prizes() == {"a": 500}
    assert play.event.takings.paid_out == 8_000


def test_M1_a_deal_is_for_all_who_are_left_and_adds_up() -> None:
    play = begun(5)
    play.bust("e", to="a")
    short = OfferDeal(((1, 1_000), (2, 1_000), (3, 1_000)))
    assert refused(play, short) == ("M1", "event.deal_for_others")
    wrong = OfferDeal(((1, 1_000), (2, 1_000), (3, 1_000), (4, 1_000)))
    assert refused(play, wrong) == ("M1", "deal.sum_differs")
    play.do(OfferDeal(((1, 2_000), (2, 1_000), (3, 1_000), (4, 1_000))))
    assert "DealDropped" in play.bust("d", to="a")
    assert refused(play, DropDeal("a")) == ("M1", "event.no_deal_offered")


def test_F1_when_the_last_is_disqualified_the_money_is_paid_all_the_same() -> None:
    play = begun(3, bounty=400, rebuy=Rebuy(minutes=60))
    play.bust("a", "b", to="c")
    play.do(Disqualify("c", "cheated"))
    play.do(DeclineRebuy("a"))
    play.do(DeclineRebuy("b"))
    assert play.status() == "finished"
    assert play.event.takings.bounties_paid == 1200


def test_M1_the_director_divides_the_pool_otherwise_and_takes_it_back() -> None:
    play = Running(structure(table_size=8, late_levels=1), 5)
    before = play.event.structure.payouts
    play.do(SetPayouts((60, 40), "as agreed"))
    play.do(SetPayouts((50, 30, 20), "as agreed"))
    assert list(play.event.structure.payouts.parts) == [50, 30, 20]
    play.do(TakeBackPayouts("two places after all"))
    assert list(play.event.structure.payouts.parts) == [60, 40]
    assert refused(play, TakeBackPayouts("again")) == ("F1", "event.nothing_to_take_back")
    play.do(SetPayouts((7, 3), "as agreed"))
    assert restored(saved(play.event)) == play.event
    play.begin()
    for parts in ((), (0, 0), (-1, 2)):
        assert refused(play, SetPayouts(parts, "so")) == ("M1", "structure.no_parts")
    assert refused(play, SetPayouts((1,), " ")) == ("F1", "floor.no_reason")
    play.do(SetClock(1, 300, "late entry is over"))
    assert play.event.closed
    pool = play.event.takings.pool
    assert play.event.prizes == (pool * 7 // 10, pool * 3 // 10)
    assert refused(play, SetPayouts((1,), "so")) == ("M1", "event.payouts_fixed")
    assert before.kind == "standard"


def test_M6_no_add_on_is_sold_once_prizes_are_settled_though_the_clock_is_set_back() -> None:
    main = (Level(Stakes(20, 10), 5), Break(5, main=True), Level(Stakes(40, 20), 5))
    play = begun(5, schedule=main, rebuy=Rebuy(when="below_start", times=1), add_on=AddOn("main_break"))
    play.do(SetClock(2, 60, "wrong button"))
    assert play.event.closed
    play.do(SetClock(0, 300, "back to the first level"))
    names = play.do(Elapse(300))
    assert "BreakBegan" in names
    assert "AddOnOffered" not in names
    assert refused(play, BuyAddOn("a")) == ("M6", "addon.not_offered")


def test_F1_who_is_asked_for_a_rebuy_and_moved_back_is_still_asked() -> None:
    play = Running(structure(table_size=6, rebuy=Rebuy(minutes=60)), 12)
    play.begin()
    play.start(1, big=3)
    play.end(1)
    play.bust("b", "d", to="h")
    for name in "bd":
        play.do(DeclineRebuy(name))
    assert play.at("g").table == 2
    play.bust("g", to="h")
    play.do(TakeBackMove("g", "the wrong player"))
    assert (play.at("g").table, play.at("g").status) == (1, "asked")
    play.do(DeclineRebuy("g"))
    assert play.at("g").status == "out"
