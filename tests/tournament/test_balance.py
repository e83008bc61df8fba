"""Balancing, breaking, the final table, late entries, by the TDA's rules; M4."""

import pytest

from pakli.tournament import Begin, Disqualify, Enter, FixSeat, OrderBreaks, TakeBackMove
from tests.tournament.plans import structure
from tests.tournament.running import Running, refused


def playing(entries: int, size: int, **fields: object) -> Running:
    """A freezeout that has begun: players a, b, c ... are dealt out to the tables in turn."""
    play = Running(structure(table_size=size, **fields), entries)
    play.begin()
    return play


def test_M4_tables_are_equal_at_the_start() -> None:
    play = playing(10, 4)
    assert play.seating() == {1: "adgj", 2: "beh.", 3: "cfi."}


def test_M4_the_player_due_the_big_blind_moves_to_the_worst_seat_of_the_shortest_table() -> None:
    play = playing(12, 6)
    assert play.seating() == {1: "acegik", 2: "bdfhjl"}
    play.start(1, big=3)  # e has the big blind
    play.end(1)
    play.start(2, big=4)  # h has it at table 2
    happened = play.end(2, {"b": 0, "j": 0, "h": 30_000})
    # Six against four: g is due the big blind next at table 1; seat 5 (j's) is the first free left of seat 4.
    assert "Moved" in happened
    assert play.seating() == {1: "ace.ik", 2: ".dfhgl"}
    assert play.at("g").was == (1, 4)


@pytest.mark.parametrize(
    ("big_here", "big_there", "out", "mover", "seat"),
    [
        (1, 1, "bd", "c", 2),  # seat 2 (d's): first free left of seat 1
        (6, 2, "bd", "a", 1),  # round the table: seats 3 to 6 are taken, 1 is free
        (2, 5, "bd", "e", 1),
        (5, 6, "fl", "k", 3),
        (3, 6, "fl", "g", 3),
    ],
)
def test_M4_whom_the_rule_moves_where(big_here: int, big_there: int, out: str, mover: str, seat: int) -> None:
    play = playing(12, 6)
    play.start(1, big=big_here)
    play.end(1)
    play.start(2, big=big_there)
    play.end(2, {out[0]: 0, out[1]: 0, "h": 30_000})
    assert (play.at(mover).table, play.at(mover).seat) == (2, seat)


def test_M4_tables_that_differ_by_one_are_left_alone() -> None:
    play = playing(12, 6)
    assert "Moved" not in play.bust("b", to="h")
    assert play.seating() == {1: "acegik", 2: ".dfhjl"}


def test_M4_nobody_moves_in_mid_hand() -> None:
    play = playing(12, 6)
    play.start(1)
    assert "Moved" not in play.bust("b", "d", to="h")
    assert "Moved" in play.end(1)


def test_M4_a_table_three_short_waits_for_players() -> None:
    play = playing(12, 6)
    play.start(1)
    play.bust("b", "d", "f", to="h")
    why = play.event.why_not_begin(2)
    assert why is not None
    assert why.code == "event.table_short"
    play.end(1)  # six and three: one moves
    assert play.event.why_not_begin(2) is None
    assert [play.event.tables[number].size for number in (1, 2)] == [5, 4]


def test_M4_who_needs_his_seat_stays_and_another_moves() -> None:
    play = Running(structure(table_size=6), 12)
    play.do(FixSeat("c", 2))
    play.begin()
    assert play.at("c").seat == 2
    play.start(1, big=1)
    play.end(1)
    table = 2 if play.at("c").table == 1 else 1
    there = [entry.player for entry in play.event.seated(play.event.tables[table])]
    play.bust(there[1], there[2], to=there[0])
    assert play.at("c").table != table


def test_M4_a_table_is_broken_when_all_fit_on_the_others() -> None:
    play = playing(10, 4)
    play.bust("a", to="d")
    assert play.seating() == {1: ".dgj", 2: "beh.", 3: "cfi."}
    assert "TableClosed" in play.bust("b", to="e")
    # Eight fit on two tables: those of table 3 have drawn the open seats, the shorter table first.
    assert {number: sorted(at) for number, at in play.seating().items()} == {
        1: sorted("dgjf"),
        2: sorted("ehci"),
    }


def test_M4_the_director_may_have_another_table_broken_first() -> None:
    play = playing(10, 4)
    play.do(OrderBreaks((1,)))
    play.bust("b", to="e")
    play.bust("c", to="f")
    assert play.open() == (2, 3)


def test_M4_a_table_that_is_to_be_broken_begins_no_hand_and_nobody_is_moved_to_it() -> None:
    play = playing(10, 4)
    play.start(3)
    play.bust("a", "b" if play.at("b").table == 1 else "d", to="g")
    assert play.open() == (1, 2, 3)
    assert "Moved" in play.end(3)
    assert play.open() == (1, 2)


def test_M4_two_short_tables_that_lose_a_player_at_the_same_moment_become_one() -> None:
    play = playing(8, 6, redraw=False)
    play.start(1)
    play.start(2)
    play.end(1, {"a": 0, "c": 20_000})
    assert play.open() == (1, 2)
    play.end(2, {"b": 0, "d": 20_000})
    assert play.open() == (1,)
    assert sorted(play.seating()[1]) == sorted("cegdfh")


def test_M4_the_final_table_is_drawn_anew_when_both_tables_have_finished_their_hands() -> None:
    play = playing(8, 6)
    play.start(1)
    assert "TableOpened" not in play.bust("b", "d", to="f")
    assert refused_start(play, 2) == "event.table_breaks"
    assert "TableOpened" in play.end(1)
    assert play.event.final == 3
    assert play.seating() == {3: "acegfh"}


def refused_start(play: Running, table: int) -> str:
    why = play.event.why_not_begin(table)
    return why.code if why is not None else ""


def test_M4_a_table_with_one_player_waits_and_is_broken() -> None:
    play = playing(4, 2, redraw=False)
    play.bust("a", to="c")
    assert refused_start(play, 1) == "event.table_alone"
    play.bust("b", to="d")
    assert play.open() == (1,)
    assert play.event.last_two


def test_M4_late_entries_go_to_the_shortest_table_and_open_a_new_one_when_all_are_full() -> None:
    play = playing(7, 4, late_levels=1)
    play.do(Enter("x"))
    assert play.at("x").table == 2
    play.do(Enter("y"))
    assert play.open() == (1, 2, 3)
    # Four against one: the tables give players to the new one at once, as none is in a hand.
    assert [play.event.tables[number].size for number in (1, 2, 3)] == [3, 3, 3]


def test_F1_a_move_that_is_taken_back_moves_somebody_else() -> None:
    play = playing(12, 6)
    play.start(1, big=3)
    play.end(1)
    play.bust("b", "d", to="h")
    assert play.at("g").table == 2
    play.do(TakeBackMove("g", "the wrong player"))
    assert (play.at("g").table, play.at("g").seat) == (1, 4)
    assert play.at("i").table == 2


def test_M4_a_draw_names_exactly_who_waits_and_every_seat() -> None:
    play = Running(structure(table_size=4), 5)
    assert refused(play, Begin((1, 2, 3, 4), (1, 2, 3, 4))) == ("M4", "event.other_draw")
    assert refused(play, Begin((1, 2, 3, 4, 5), (1, 2, 3))) == ("M4", "event.other_seats")


def test_M4_two_tables_that_are_left_with_one_player_each_become_one() -> None:
    play = playing(6, 5, redraw=False)
    play.start(1)
    play.start(2)
    play.end(1, {"a": 0, "c": 0, "e": 30_000})
    play.end(2, {"b": 0, "d": 0, "f": 30_000})
    assert len(play.open()) == 1
    play.do(Disqualify("e", "left the room with chips"))
    assert play.status() == "finished"
    assert play.event.takings.out_of_play == 30_000
