"""
Tournaments with real cards and chips: who is out, what is counted, what leaves play, who has to go where.
"""

from typing import Any

import pytest
from msgspec.structs import replace

from pakli.rules import RuleViolation, Stakes
from pakli.tournament import (
    AcceptDifference,
    BeginHand,
    Break,
    BustOut,
    BuyRebuy,
    CountChips,
    Elapse,
    Enter,
    HandPlayed,
    Level,
    MoveDone,
    MoveEntry,
    Payouts,
    RaceOff,
    Rebuy,
    Structure,
    TakeBackBust,
    TakeBackRace,
    Tournament,
    restored,
    saved,
)
from pakli.tournament.check import check_structure
from pakli.tournament.real_chips import all_counted, colour_up, not_counted, values_in_play
from tests.tournament.plans import structure
from tests.tournament.running import Running, refused

CHIPS = ((25, 8), (100, 8), (500, 4), (1000, 7), (5000, 0))
BLINDS = ((50, 25), (100, 50), (200, 100), (400, 200))


def schedule() -> tuple[Level | Break, ...]:
    """Four levels; in the break after the second, 25 leaves play."""
    made = [Level(Stakes(big, small), 20) for big, small in BLINDS]
    return (*made[:2], Break(10, colour_up=(25,)), *made[2:])


def real(players: int, **fields: Any) -> Running:
    """An event with real chips that has begun: no hand is entered."""
    made: dict[str, Any] = {"schedule": schedule(), "live": "clock", "chips": CHIPS, "table_size": 4}
    play = Running(structure(**made | fields), players)
    play.begin()
    return play


def out(play: Running, *names: str, by: str = "", had: tuple[int, ...] = ()) -> list[str]:
    """They go out in one hand at their table."""
    lost = tuple([(play.at(name).number, chips) for name, chips in zip(names, had or (0,) * 9, strict=False)])
    winner = (play.at(by).number,) if by else ()
    return play.do(BustOut(play.at(names[0]).table, lost, winner))


def seated(play: Running, table: int) -> list[str]:
    """Who sits at a table."""
    return [entry.player for entry in play.event.seated(play.event.tables[table])]


def counted(play: Running, **stacks: int) -> None:
    """A count at the table of the first."""
    first = next(iter(stacks))
    pairs = tuple([(play.at(name).number, chips) for name, chips in stacks.items()])
    play.do(CountChips(play.at(first).table, pairs))


def test_the_desk_says_who_is_out_and_prizes_are_paid_to_the_last() -> None:
    play = real(3)
    out(play, "c", by="a")
    assert (play.at("a").chips, play.event.uncounted) == (20_000, 0)
    out(play, "b", by="a")
    assert play.status() == "finished"
    assert play.places() == {"a": 1, "b": 2, "c": 3}
    assert (play.at("a").chips, sum(play.prizes().values())) == (30_000, 3000)


def test_of_one_hand_who_began_it_with_more_ranks_higher_and_equals_tie() -> None:
    play = real(4, payouts=Payouts("flat", 2))
    out(play, "b", "c", "d", had=(4000, 9000, 4000))
    assert play.places() == {"a": 1, "c": 2, "b": 3, "d": 3}


def test_what_nobody_is_known_to_have_won_is_not_counted_until_it_is() -> None:
    play = real(4)
    out(play, "d")
    assert (play.event.uncounted, play.event.takings.in_play) == (10_000, 40_000)
    counted(play, a=15_000, b=10_000)
    assert (not_counted(play.event), play.event.uncounted) == (1, 5000)
    assert refused(play, AcceptDifference("so be it")) == ("F1", "live.not_all_counted")
    counted(play, c=14_000)
    assert (all_counted(play.event), play.event.uncounted) == (True, 1000)
    assert refused(play, AcceptDifference("")) == ("F1", "floor.no_reason")
    play.do(AcceptDifference("a chip fell down a grate"))
    assert (play.event.uncounted, play.event.takings.in_play) == (0, 39_000)
    assert refused(play, AcceptDifference("again")) == ("F1", "event.nothing_to_change")
    counted(play, a=16_000)
    assert (not_counted(play.event), play.event.uncounted) == (2, -1000), "another count has begun"


def test_a_bust_is_corrected_the_winner_gives_the_chips_or_they_were_not_counted() -> None:
    play = real(4)
    out(play, "d", by="a", had=(9000,))
    assert (play.at("a").chips, play.event.uncounted) == (19_000, 1000)
    assert refused(play, TakeBackBust("d", "misread")) == ("F1", "event.chips_from_whom")
    play.do(TakeBackBust("d", "misread", ((play.at("a").number, 9000),)))
    assert (play.at("d").chips, play.at("d").status, play.at("d").seat) == (9000, "playing", 4)
    out(play, "c")
    assert play.event.uncounted == 11_000
    play.do(TakeBackBust("c", "it was b"))
    assert (play.at("c").chips, play.event.uncounted) == (10_000, 1000)


def test_tables_are_broken_by_a_draw_and_who_moves_is_on_a_list_until_he_has_come() -> None:
    play = real(6)
    assert not play.event.to_move, "who was drawn at the start sits there"
    first, second = seated(play, 1), seated(play, 2)
    out(play, second[0], by=second[1])
    assert play.open() == (1, 2)
    out(play, first[0], by=first[1])
    assert len(play.open()) == 1
    moves = {play.event.entries[one.entry].player: one for one in play.event.to_move}
    assert set(moves) == set(first[1:] + second[1:]), "all seats of the final table are drawn"
    player = next(iter(moves))
    assert moves[player].table in (1, 2)
    play.do(MoveDone(player))
    assert [play.event.entries[one.entry].player for one in play.event.to_move if one.done] == [player]
    assert refused(play, MoveDone(player)) == ("F1", "event.nothing_to_change")
    play.do(MoveDone(player, done=False))
    assert not any(one.done for one in play.event.to_move)


def test_tables_that_differ_wait_for_the_director_to_say_who_is_due_the_big_blind() -> None:
    play = real(8, redraw=False)
    first, others = seated(play, 1), seated(play, 2)
    out(play, others[0], others[1], by=others[2])
    assert [spot.size for spot in play.event.tables] == [4, 2]
    play.do(MoveEntry(first[2], 2, play.event.tables[2].free[0], "big blind next"))
    assert [spot.size for spot in play.event.tables] == [3, 3]
    (move,) = play.event.to_move
    assert (move.entry, move.table, move.done) == (play.at(first[2]).number, 1, False)


def test_a_late_entry_is_drawn_a_seat_and_has_to_go_there() -> None:
    play = real(3, late_levels=2)
    play.do(Enter("z"))
    assert (play.at("z").table, play.at("z").live) == (1, True)
    assert [(one.entry, one.table) for one in play.event.to_move] == [(4, 0)]
    assert not play.event.closed


def test_hand_for_hand_goes_by_the_desks_word_and_busts_of_a_round_tie() -> None:
    play = real(8, payouts=Payouts("flat", 5))
    play.do(Elapse(60))
    names = {
        number: [one.player for one in play.event.seated(play.event.tables[number])] for number in (1, 2)
    }
    out(play, names[1][0], by=names[1][1])
    out(play, names[2][0], by=names[2][1])
    assert play.event.bubble is not None
    assert play.event.bubble.round == 1
    out(play, names[1][2], by=names[1][1])
    out(play, names[2][2], by=names[2][1])
    assert play.event.left == 6, "they are out when the round is over"
    play.do(HandPlayed(1))
    assert refused(play, HandPlayed(1)) == ("M4", "event.nothing_to_change")
    play.do(HandPlayed())
    assert play.event.left == 4
    assert play.places()[names[1][2]] == play.places()[names[2][2]] == 5


def test_a_rebuy_within_the_window_at_the_desk() -> None:
    play = real(3, rebuy=Rebuy(30))
    out(play, "c", by="a")
    assert play.at("c").status == "asked"
    play.do(BuyRebuy("c"))
    assert (play.at("c").chips, play.event.takings.in_play) == (10_000, 40_000)


def raced(play: Running, table: int, cards: str, **stacks: tuple[int, int]) -> RaceOff:
    """A race for the chips of 25."""
    triples = tuple([(play.at(name).number, all_of, small) for name, (all_of, small) in stacks.items()])
    return RaceOff(table, 25, 100, triples, cards)


def test_a_denomination_leaves_play_by_cards_and_what_that_adds_is_issued() -> None:
    play = real(3)
    assert (values_in_play(play.event), colour_up(play.event)) == ((25, 100, 500, 1000, 5000), (25, 100, 2))
    stacks = {"a": (10_025, 5), "b": (9_950, 6), "c": (10_025, 9)}
    missing = {name: stacks[name] for name in "ab"}
    assert refused(play, raced(play, 1, "", **missing)) == ("TDA24", "race.not_all")
    assert refused(play, raced(play, 1, "As", **stacks)) == ("TDA24", "race.wrong_cards")
    odd = stacks | {"a": (10_030, 5)}
    assert refused(play, raced(play, 1, "As", **odd)) == ("TDA24", "race.stack_not_in_chips")
    assert refused(play, RaceOff(1, 100, 500, ())) == ("TDA24", "race.not_all")
    play.do(raced(play, 1, "2c 2d 3d As", **stacks))  # a 1, b 2, c 1 odd chip: 100 together, one chip
    assert {name: play.at(name).chips for name in "abc"} == {"a": 10_000, "b": 9_900, "c": 10_100}
    assert (play.event.uncounted, play.event.takings.in_play) == (0, 30_000)
    assert (values_in_play(play.event), colour_up(play.event)) == ((100, 500, 1000, 5000), None)
    assert refused(play, raced(play, 1, "", **stacks)) == ("TDA24", "race.not_in_play")


def test_a_race_is_taken_back_until_chips_have_moved() -> None:
    play = real(3)
    play.do(raced(play, 1, "2c 2d", a=(10_025, 1), b=(10_000, 0), c=(10_025, 1)))
    assert play.event.takings.in_play == 30_050, "half a chip is a whole one"
    assert play.event.uncounted == -50, "50 more were counted than were issued"
    assert refused(play, TakeBackRace(1, " ")) == ("F1", "floor.no_reason")
    play.do(TakeBackRace(1, "another pack"))
    assert (play.event.takings.in_play, values_in_play(play.event)[0]) == (30_000, 25)
    assert play.at("c").chips == 10_025
    play.do(raced(play, 1, "2c 2d", a=(10_025, 1), b=(10_000, 0), c=(10_025, 1)))
    out(play, "b", by="a")
    assert refused(play, TakeBackRace(1, "late")) == ("F1", "live.chips_since")


def test_what_the_desk_cannot_say_is_refused() -> None:
    play = real(6)
    a, e = play.at("a"), play.at("e")
    assert refused(play, BustOut(1, ((99, 0),))) == ("M4", "event.not_seated")
    assert refused(play, BustOut(9, ((a.number, 0),))) == ("M4", "event.no_such_table")
    assert refused(play, BustOut(a.table, ((a.number, 0), (a.number, 0)))) == ("M4", "event.not_seated")
    assert refused(play, BustOut(a.table, ((a.number, 0),), (a.number,))) == ("M4", "event.not_seated")
    everybody = tuple([(entry.number, 0) for entry in play.event.seated(play.event.tables[e.table])])
    assert refused(play, BustOut(e.table, everybody)) == ("M5", "live.nobody_left")
    assert refused(play, CountChips(1, ((a.number, 0),))) == ("M1", "live.bad_count")
    assert refused(play, CountChips(1, ())) == ("M4", "event.not_seated")
    assert refused(play, BeginHand(1, 1)) == ("M4", "event.hands_not_entered")
    assert refused(play, TakeBackRace(1, "x")) == ("F1", "event.nothing_to_take_back")
    online = Running(structure(), 3)
    online.begin()
    assert refused(online, CountChips(1, ((1, 5),))) == ("F1", "live.not_here")
    assert refused(online, BustOut(1, ((1, 0),))) == ("F1", "live.hands_entered")
    assert not online.event.to_move


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"chips": ((25, 8), (60, 10))}, "TDA24 race.no_multiple"),
        ({"chips": ((25, 8), (100, 8))}, "M1 structure.stack_differs"),
        ({"chips": ((25, 400),)}, "TDA24 race.not_in_play"),
        ({"chips": ()}, "TDA24 structure.no_chips"),
        ({"chips": ((25, -1),)}, "TDA24 chips.bad_set"),
        ({"schedule": (Level(Stakes(50, 30), 20),)}, "TDA24 structure.not_in_chips"),
        ({"schedule": (Level(Stakes(50, 25), hands=20),)}, "M2 structure.hands_not_entered"),
        ({"mixed": "apart", "live": ""}, "M4 structure.mixed_without_live"),
        ({"mixed": "apart", "redraw": False}, "M4 structure.mixed_without_final"),
    ],
)
def test_a_structure_that_cannot_be_played_with_real_chips(fields: dict[str, Any], code: str) -> None:
    made: dict[str, Any] = {"schedule": schedule(), "live": "clock", "chips": CHIPS}
    with pytest.raises(RuleViolation) as found:
        check_structure(structure(**made | fields))
    refusal = found.value.refusal
    assert f"{refusal.clause} {refusal.code}" == code


def test_a_snapshot_is_the_same_tournament() -> None:
    play = real(6, late_levels=2)
    out(play, "f")
    play.do(Enter("z"))
    counted(play, a=9000)
    assert restored(saved(play.event)) == play.event


def test_in_every_way_the_signs_of_tables_say_how_they_are_played() -> None:
    made: Structure = structure(live="console")
    check_structure(made)
    check_structure(replace(made, live="chips"))
    assert Tournament.open(made).structure.live == "console"


def mixed(players: int, real_cards: str, **fields: Any) -> Running:
    """A mixed field that has begun; `real_cards`: who plays at tables with them."""
    made: dict[str, Any] = {"live": "clock", "mixed": "apart", "table_size": 4}
    play = Running(structure(**made | fields))
    for number in range(players):
        play.do(Enter(chr(97 + number), live=chr(97 + number) in real_cards))
    play.begin()
    return play


def kinds(play: Running) -> dict[int, tuple[bool, str]]:
    """Whether tables have real cards, and who sits there."""
    tables = play.event.tables
    return {number: (tables[number].live, "".join(sorted(seated(play, number)))) for number in play.open()}


def test_in_a_mixed_field_each_sits_where_he_said_and_is_moved_within_his_kind() -> None:
    play = mixed(9, "fghi", late_levels=2)
    assert kinds(play) == {1: (False, "ace"), 2: (False, "bd"), 3: (True, "fghi")}
    play.do(Enter("y", live=True))
    play.do(Enter("z"))
    assert kinds(play) == {1: (False, "ace"), 2: (False, "bdz"), 3: (True, "fghi"), 4: (True, "y")}
    play.bust("a", "c", to="e")
    assert kinds(play) == {1: (False, "bdez"), 3: (True, "fghi"), 4: (True, "y")}, "one table less, online"
    assert all(play.event.entries[one.entry].live for one in play.event.to_move)


def test_the_last_of_his_kind_goes_to_the_others_and_the_final_table_has_real_cards() -> None:
    play = mixed(7, "defg")
    assert kinds(play) == {1: (False, "abc"), 2: (True, "defg")}
    out(play, "d", "e", by="f")
    out(play, "g", by="f")
    assert kinds(play) == {3: (True, "abcf")}
    assert {one.entry for one in play.event.to_move} == {play.at(name).number for name in "abcf"}
    alone = mixed(9, "i")
    assert kinds(alone)[3] == (True, "i"), "he waits until there is a seat for him"
    alone.bust("a", to="c")
    assert "".join(sorted("".join(names) for _, names in kinds(alone).values())).replace("bdfh", "") == "cegi"


def test_where_kinds_may_be_mixed_players_are_balanced_over_all_tables() -> None:
    play = mixed(8, "efgh", mixed="together", live="console")
    assert kinds(play) == {1: (False, "abcd"), 2: (True, "efgh")}
    play.bust("a", "b", to="c")
    assert sorted(len(names) for _, names in kinds(play).values()) == [3, 3]
    (move,) = play.event.to_move
    assert (move.table, play.event.entries[move.entry].live) == (2, False)
