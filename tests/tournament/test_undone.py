"""What the director moves, and what he takes back though money was paid: ends, settled prizes; F1, M1."""

import pytest

from pakli.rules import Stakes
from pakli.tournament import (
    AddOn,
    AgreeDeal,
    Break,
    BuyAddOn,
    Enter,
    FixSeat,
    Level,
    MoveEntry,
    OfferDeal,
    Payouts,
    Rebuy,
    Satellite,
    SetClock,
    TakeBackBust,
    TakeBackClock,
    TakeBackMove,
    restored,
    saved,
)
from tests.tournament.plans import structure
from tests.tournament.running import Running, refused

LEVELS = (Level(Stakes(20, 10), 5), Level(Stakes(40, 20), 5), Level(Stakes(80, 40), 5))

LATE = {"schedule": LEVELS, "late_levels": 1, "reentries": 1}


def begun(entries: int = 5, **fields: object) -> Running:
    play = Running(structure(**({"table_size": 8} | fields)), entries)
    play.begin()
    return play


# Moves.


def two_tables() -> Running:
    """Six at one table and five at another, with big blinds in seats 2 and 4."""
    play = begun(11)
    play.start(1, big=2)
    play.end(1)
    play.start(2, big=4)
    play.end(2)
    return play


def test_F1_the_director_moves_a_player_to_a_free_seat_of_any_table_and_takes_it_back() -> None:
    play = two_tables()
    assert play.seating() == {1: "acegik..", 2: "bdfhj..."}
    play.do(MoveEntry("a", 2, 7, "sees the board better"))
    assert play.seating() == {1: ".cegik..", 2: "bdfhj.a."}
    assert play.at("a").stays
    play.do(TakeBackMove("a", "not he"))
    assert play.seating() == {1: "acegik..", 2: "bdfhj..."}
    play.do(MoveEntry("a", 1, 8, "at his own table"))
    assert play.seating()[1] == ".cegik.a"


def test_F1_who_was_moved_is_not_the_one_who_keeps_tables_equal() -> None:
    play = two_tables()
    play.do(MoveEntry("a", 2, 7, "so"))
    play.do(MoveEntry("g", 2, 8, "so"))
    sizes = {number: len(names.replace(".", "")) for number, names in play.seating().items()}
    assert sizes == {1: 5, 2: 6}
    assert play.at("a").table == play.at("g").table == 2


def test_F1_a_move_has_a_reason_and_a_free_seat_and_nobody_plays_two_hands_at_once() -> None:
    play = two_tables()
    assert refused(play, MoveEntry("a", 2, 7, " ")) == ("F1", "floor.no_reason")
    assert refused(play, MoveEntry("a", 2, 1, "so")) == ("M4", "event.seat_taken")
    assert refused(play, MoveEntry("a", 2, 9, "so")) == ("T5", "seat.no_such_seat")
    assert refused(play, MoveEntry("a", 3, 1, "so")) == ("M4", "event.no_such_table")
    assert refused(play, MoveEntry("z", 2, 7, "so")) == ("M4", "event.not_entered")
    play.start(1, big=3)
    assert refused(play, MoveEntry("a", 2, 7, "so")) == ("T2", "hand.going_on")
    play.do(MoveEntry("b", 1, 7, "he waits there for the next hand"))


def test_M4_who_is_due_the_big_blind_next_does_not_get_round_it() -> None:
    play = two_tables()
    assert play.event.tables[1].big == 2
    assert refused(play, MoveEntry("e", 2, 8, "so")) == ("M4", "event.big_blind_due")
    play.do(MoveEntry("e", 2, 6, "where it comes soonest"))
    play.do(FixSeat("g", 8))
    play.do(MoveEntry("g", 2, 8, "the seat he needs"))
    assert [(play.at(name).table, play.at(name).seat) for name in "eg"] == [(2, 6), (2, 8)]


# The end.


def heads_up(**fields: object) -> Running:
    play = begun(3, **fields)
    play.bust("c", to="a")
    return play


@pytest.mark.parametrize("anew", [False, True])
@pytest.mark.parametrize("progressive", [0, 50])
def test_F1_a_wrong_bust_that_ended_the_event_is_taken_back_with_all_that_was_paid(
    anew: bool, progressive: int
) -> None:
    play = heads_up(bounty=400, progressive=progressive)
    before = play.event
    play.bust("b", to="a")
    assert play.status() == "finished"
    play.do(TakeBackBust("b", "a misread hand", ((1, 10_000),), anew))
    now = play.event
    assert (now.status, now.left, play.places()) == ("running", 2, {"c": 3})
    assert now.takings == before.takings
    assert [(one.chips, one.head, one.won) for one in now.entries] == [
        (one.chips, one.head, one.won) for one in before.entries
    ]
    assert play.open() == ((2,) if anew else (1,))
    assert play.at("b").seat == before.entries[2].seat
    assert restored(saved(now)) == now
    play.bust("a", to="b", table=play.open()[0])
    assert (play.status(), play.places()) == ("finished", {"b": 1, "a": 2, "c": 3})


def test_F1_an_end_by_a_deal_or_with_tickets_stays() -> None:
    play = heads_up(payouts=Payouts("custom", parts=(60, 40)))
    pool = sum(play.event.prizes)
    play.do(OfferDeal(((1, pool - pool // 2), (2, pool // 2))))
    play.do(AgreeDeal("a"))
    play.do(AgreeDeal("b"))
    assert play.status() == "finished"
    assert refused(play, TakeBackBust("c", "so", ((1, 1),))) == ("F1", "event.end_stays")
    play = begun(3, satellite=Satellite("Sunday", 3000))
    play.bust("c", to="a")
    play.bust("b", to="a")
    assert refused(play, TakeBackBust("b", "so", ((1, 1),))) == ("M7", "event.tickets_given")


# The clock.


def test_M1_prizes_that_the_clock_has_settled_by_mistake_are_open_again() -> None:
    play = begun(
        6, schedule=LEVELS, late_levels=1, reentries=1, payouts=Payouts("flat", 3, guaranteed=50_000)
    )
    play.bust("f", to="a")
    play.bust("e", to="a")
    play.bust("d", to="a")
    before = play.event
    play.do(SetClock(2, 300, "the wrong line"))
    assert play.places() == {"f": 6, "e": 5, "d": 4}
    play.bust("b", to="a", table=1)
    assert refused(play, TakeBackClock("wrong")) == ("M1", "event.settled_since")
    play = begun(
        6, schedule=LEVELS, late_levels=1, reentries=1, payouts=Payouts("flat", 5, guaranteed=50_000)
    )
    for name in "fed":
        play.bust(name, to="a")
    before = play.event
    play.do(SetClock(2, 300, "the wrong line"))
    assert play.prizes().keys() == {"d", "e"}
    assert play.event.takings.added
    play.do(TakeBackClock("the wrong line"))
    assert (play.event.closed, play.event.takings, play.places()) == (False, before.takings, {})
    assert restored(saved(play.event)) == play.event
    play.do(Enter("e"))
    play.do(SetClock(2, 300, "now"))
    assert play.places() == {"f": 6, "d": 5}


@pytest.mark.parametrize("bought", [False, True])
def test_M6_an_add_on_that_the_clock_has_opened_too_early_comes_again(bought: bool) -> None:
    main = (Level(Stakes(20, 10), 5), Break(5, main=True), Level(Stakes(40, 20), 5))
    play = begun(4, schedule=main, rebuy=Rebuy(), add_on=AddOn("after_rebuys"))
    play.do(SetClock(2, 300, "the wrong line"))
    assert play.event.why_not_add_on("a") is None
    if bought:
        play.do(BuyAddOn("a"))
    play.do(TakeBackClock("the wrong line"))
    assert play.event.add_on == ("over" if bought else "")
    assert play.event.rebuy_window


def test_M4_hand_for_hand_that_began_too_early_ends_with_it() -> None:
    play = begun(6, table_size=4, schedule=LEVELS, late_levels=1, payouts=Payouts("flat", 5), redraw=False)
    play.do(SetClock(2, 300, "the wrong line"))
    assert play.event.bubble is not None
    play.do(TakeBackClock("the wrong line"))
    play.do(Enter("z"))
    play.hand(1)
    play.hand(2)
    assert play.event.bubble is None
