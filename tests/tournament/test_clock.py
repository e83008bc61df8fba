"""Levels, breaks, pauses, the director's clock; M2, case T2."""

import pytest

from pakli.table import SetLevel, Table
from pakli.tournament import (
    Break,
    Elapse,
    Pause,
    Payouts,
    Resume,
    SetClock,
    TakeBackClock,
    level_at,
    restored,
    saved,
    sign_for,
)
from pakli.tournament.orders import level_games
from tests.tournament.plans import level, structure
from tests.tournament.running import Running, refused


def begun(entries: int = 4, size: int = 6, **fields: object) -> Running:
    play = Running(structure(table_size=size, **fields), entries)
    play.begin()
    return play


def wakes(play: Running) -> int | None:
    return play.event.wakes_in


def blind(play: Running) -> int:
    return level_games(play.event.structure, play.event.clock.level)[0].stakes.big_blind


def test_M2_levels_follow_one_another_and_double_after_the_last() -> None:
    play = begun()
    found = [blind(play)]
    for _ in range(5):
        play.do(Elapse(20 * 60))
        if play.phase() == "break":
            play.do(Elapse(10 * 60))
        found.append(blind(play))
    assert found == [100, 200, 400, 800, 1600, 3200]


def test_M2_time_that_is_told_in_one_piece_or_in_many_is_the_same() -> None:
    one, many = begun(), begun()
    one.do(Elapse(2500))
    for _ in range(25):
        many.do(Elapse(100))
    assert one.event.clock == many.event.clock
    assert one.event.wakes_in == 40 * 60 + 10 * 60 - 2500


def test_M2_a_level_holds_from_the_next_hand_on() -> None:
    play = begun()
    table = Table.open(sign_for(play.event.structure, level_at(play.event.structure, 0)))
    for order in play.event.orders(1, table):
        table, _ = table.play(order)
    play.do(Elapse(1200))
    assert [type(order) for order in play.event.orders(1, table)] == [SetLevel]


def test_M2_levels_by_hands_end_with_the_table_that_has_played_most() -> None:
    hands = tuple([level(big, minutes=0) for big in (100, 200)])
    hands = tuple([type(one)(one.stakes, hands=3) for one in hands])
    play = begun(8, 4, schedule=hands)
    assert play.event.wakes_in is None
    for _ in range(2):
        play.hand(1)
        play.hand(2)
    assert blind(play) == 100
    play.hand(2)
    assert blind(play) == 200
    play.hand(1)
    play.hand(1)
    assert blind(play) == 200  # counted anew


def test_case_T2_a_break_begins_when_tables_with_two_or_more_have_finished() -> None:
    play = begun(4, 2, schedule=(level(100), Break(10), level(200)), redraw=False)
    play.bust("a", to="c")
    assert play.event.why_not_begin(1) is not None  # one player, waiting
    play.start(2)
    assert "BreakBegan" not in play.do(Elapse(1200))
    assert wakes(play) is None
    assert "BreakBegan" in play.end(2)
    assert wakes(play) == 600
    play.do(Elapse(600))
    assert play.phase() == "level"


def test_case_T2_no_hand_begins_while_a_break_is_due() -> None:
    play = begun(8, 4, schedule=(level(100), Break(10), level(200)))
    play.start(1)
    play.do(Elapse(1200))
    why = play.event.why_not_begin(2)
    assert why is not None
    assert why.code == "event.break_time"


def test_F1_while_the_event_is_paused_no_time_passes_and_no_hand_begins() -> None:
    play = begun()
    play.do(Pause("fire alarm"))
    assert refused(play, Elapse(10)) == ("M2", "event.paused")
    assert play.event.why_not_begin(1) is not None
    play.do(Resume())
    assert refused(play, Resume()) == ("F1", "event.not_paused")
    assert refused(play, Pause(" ")) == ("F1", "floor.no_reason")


def test_F1_the_director_sets_the_clock_and_takes_it_back() -> None:
    play = begun()
    play.do(Elapse(300))
    before = play.event.clock
    play.do(SetClock(3, 60, "we began late"))
    assert blind(play) == 400
    assert play.event.clock.left == 60
    play.do(TakeBackClock("wrong level"))
    assert play.event.clock == before
    assert refused(play, TakeBackClock("again")) == ("F1", "event.nothing_to_take_back")
    assert {"ClockSet", "ClockTakenBack"} <= {type(event).__name__ for event in play.log}


@pytest.mark.parametrize(("at", "left"), [(-1, 60), (0, -1), (0, 0), (5000, 60)])
def test_F1_a_clock_that_cannot_be(at: int, left: int) -> None:
    assert refused(begun(), SetClock(at, left, "so")) == ("M2", "event.bad_clock")


def test_M2_a_break_the_director_sets_begins_when_hands_are_over() -> None:
    play = begun()
    play.start(1)
    play.do(SetClock(2, 300, "dinner is ready"))
    assert play.phase() == "due"
    assert "BreakBegan" in play.end(1)


def bubble(minutes: int = 2, **fields: object) -> Running:
    play = begun(8, 4, payouts=Payouts("flat", places=6), redraw=False, hand_minutes=minutes, **fields)
    play.do(Elapse(60))
    play.bust("h", to="b")
    assert play.event.bubble is not None
    return play


def test_M4_hand_for_hand_costs_two_minutes_a_hand_however_long_it_takes() -> None:
    play = bubble()
    assert wakes(play) is None
    assert play.do(Elapse(500)) == []
    play.hand(1)
    assert play.event.clock.left == 19 * 60
    play.hand(2)
    assert play.event.clock.left == 17 * 60
    assert restored(saved(play.event)) == play.event
    for _ in range(8):
        play.hand(1)
        play.hand(2)
    assert (play.event.clock.level, play.event.clock.left) == (1, 60)
    play.hand(1)
    play.hand(2)
    assert (play.event.clock.level, play.event.clock.left) == (2, 19 * 60)
    play.bust("a", to="c", table=1)
    assert play.do(Elapse(60))[0] == "TimePassed" if play.event.bubble is None else True


def test_M4_a_break_that_a_charge_brings_begins_when_the_round_is_over() -> None:
    play = bubble(20)
    play.hand(1)
    play.hand(2)
    assert (play.event.clock.level, play.event.clock.left) == (2, 19 * 60)
    play.hand(1)
    assert "BreakBegan" in play.hand(2)
    assert play.event.clock.left == 10 * 60
    play.do(Elapse(600))
    assert (play.phase(), play.event.clock.left) == ("level", 20 * 60)
    assert play.event.why_not_begin(1) is None


def test_M4_where_it_costs_nothing_the_clock_goes_on() -> None:
    play = bubble(0)
    play.do(Elapse(60))
    play.hand(1)
    play.hand(2)
    assert play.event.clock.left == 18 * 60
