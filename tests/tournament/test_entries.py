"""Entering, leaving, starting, entering late and again; M1, M3, M4, M6."""

from pakli.tournament import (
    Begin,
    Cancel,
    Elapse,
    Enter,
    FixSeat,
    Resize,
    TakeBackEntry,
    Withdraw,
)
from tests.tournament.plans import structure
from tests.tournament.running import Running, refused


def test_T5_a_seat_is_needed_before_the_end_alone() -> None:
    play = Running(structure(), 3)
    play.do(FixSeat("a", 4))
    assert play.at("a").fixed == 4
    play.do(Cancel("snow"))
    assert refused(play, FixSeat("a", 2)) == ("M4", "event.not_running")


def is_full(play: Running) -> bool:
    return play.event.full


def is_closed(play: Running) -> bool:
    return play.event.closed


def test_M1_a_fee_is_taken_and_given_back_before_the_start() -> None:
    play = Running(structure(), 3)
    assert play.event.takings.collected == 3300
    assert play.event.takings.pool == 3000
    play.do(Withdraw("b"))
    assert (play.event.takings.collected, play.event.takings.chips) == (2200, 20_000)
    assert refused(play, Withdraw("b")) == ("M4", "event.not_entered")
    play.do(Enter("b"))
    assert play.at("b").number == 4
    play.begin()
    assert refused(play, Withdraw("a")) == ("M4", "event.begun_already")


def test_M4_nobody_is_in_twice_and_no_more_than_there_is_room_for() -> None:
    play = Running(structure(most=2), 2)
    assert refused(play, Enter("a")) == ("M4", "event.entered_already")
    assert refused(play, Enter("x")) == ("M4", "event.full")
    play.do(Resize(2, 3))
    play.do(Enter("x"))
    assert refused(play, Resize(2, 2)) == ("M4", "event.too_small")
    assert refused(play, Resize(4, 3)) == ("M4", "event.bad_size")


def test_M4_an_event_with_too_few_does_not_begin_and_can_be_made_smaller_or_called_off() -> None:
    play = Running(structure(least=4), 3)
    seats = tuple(range(1, 10))
    assert refused(play, Begin((1, 2, 3), seats)) == ("M4", "event.too_few")
    called_off = Running(structure(least=4), 3)
    called_off.do(Cancel("too few came"))
    assert called_off.status() == "cancelled"
    assert called_off.event.takings.refunded == 3300
    assert called_off.event.takings.collected == 0
    assert refused(called_off, Enter("x")) == ("M4", "event.entries_over")
    play.do(Resize(3, 0))
    play.begin()
    assert play.status() == "running"


def test_M3_a_sit_and_go_begins_when_it_is_full() -> None:
    play = Running(structure(sit_and_go=True, most=3, least=3), 2)
    assert not is_full(play)
    play.do(Enter("c"))
    assert is_full(play)
    assert refused(play, Resize(2, 0)) == ("M3", "structure.sit_and_go_without_number")
    play.begin()
    assert not is_full(play)


def test_M4_late_entry_until_the_levels_named_are_over() -> None:
    play = Running(structure(late_levels=2, table_size=6), 4)
    play.begin()
    play.do(Elapse(2399))
    play.do(Enter("x"))
    assert play.at("x").chips == 10_000
    assert not is_closed(play)
    play.do(Elapse(1))
    assert is_closed(play)
    assert refused(play, Enter("y")) == ("M4", "event.entries_over")
    assert sum(play.event.prizes) == 5000


def test_M6_who_is_out_enters_anew_and_has_one_place() -> None:
    play = Running(structure(late_levels=1, reentries=1, table_size=6), 4)
    play.begin()
    assert refused(play, Enter("a")) == ("M4", "event.entered_already")
    play.bust("a", to="b")
    play.do(Enter("a"))
    assert play.at("a").number == 5
    play.bust("c", to="b")
    play.bust("a", to="b")
    assert refused(play, Enter("a")) == ("M6", "event.no_reentry")
    play.do(Elapse(1200))
    assert play.event.players == 4
    assert play.places() == {"c": 4, "a": 3}
    assert sum(play.event.prizes) == 5000


def test_F1_an_entry_by_mistake_is_taken_back_until_its_first_hand() -> None:
    play = Running(structure(late_levels=1, table_size=6), 4)
    play.begin()
    play.do(Enter("x"))
    play.do(TakeBackEntry("x", "somebody else paid"))
    assert play.event.takings.collected == 4400
    assert play.event.left == 4
    play.hand(1)
    assert refused(play, TakeBackEntry("a", "so")) == ("F1", "event.has_played")


def test_M4_an_event_of_one_is_over_at_once() -> None:
    play = Running(structure(late_levels=3, table_size=6), 2)
    play.begin()
    play.bust("a", to="b")
    assert play.status() == "finished"
