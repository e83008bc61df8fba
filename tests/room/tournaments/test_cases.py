"""Breaks, absent players, tables that merge, the director's word and its undo, through the room."""

from typing import Any

from pakli.room.actions import SitDown
from pakli.room.answers import Done
from pakli.rules import Refusal
from pakli.table import Leave, SitIn, SitOut
from pakli.table.telling.table import _BY_TOURNAMENT
from pakli.texts import LANGUAGES, translator
from pakli.tournament import HOLDS, Disqualify, Pause, Resume, SetClock, TakeBackBust, TakeBackClock
from tests.room.tournaments.kit import Night, evening, levels, sitting

FOUR = ("anna", "bela", "cili", "dora")


async def test_T2_a_break_begins_though_one_waits_alone_at_his_table() -> None:
    async with evening() as night:
        structure = sitting(
            4, table_size=2, stack=100_000, schedule=levels(6, 1, 20, pause_after=2), redraw=False
        )
        event = await night.announce(structure, *FOUR)
        floor = night.person("floor")
        out = Disqualify("dora", "language")
        assert isinstance(await event.rule(floor, out, command="1", reason="language"), Done)
        await night.settle()
        await night.until(
            lambda: sorted(event.event.tables[n].size for n in event.event.open_numbers) == [1, 2]
        )
        await night.until(lambda: event.event.clock.phase == "break", most=300)
        assert not event.event.busy
        await night.until(lambda: event.event.clock.phase == "level", most=300)
        assert event.event.clock.level == 3
        await night.until(lambda: bool(event.event.busy), most=60)


async def done_at(night: Night, event: Any, name: str, action: Any) -> Any:
    entry = event.event.latest(name)
    table = event.table(entry.table)
    answers: list[Any] = []
    table.do(name, f"c{table.moment.version}", table.moment.version, action, answers.append)
    await night.settle()
    return answers[0]


async def test_T10_who_has_timed_out_heads_up_sits_in_again() -> None:
    async with evening() as night:
        event = await night.announce(sitting(2, stack=100_000), "anna", "bela")
        table = event.table(1)
        await night.until(lambda: any(seat.out for seat in table.moment.table.seats))
        seat = next(seat for seat in table.moment.table.seats if seat.out)
        hands = table.moment.table.hands
        await night.until(lambda: table.moment.table.hands > hands + 1, most=300)
        assert isinstance(await done_at(night, event, seat.player, SitIn(seat.number)), Done)
        assert not table.moment.table.seat(seat.number).out


async def test_T5_nobody_sits_down_leaves_or_is_sent_away_by_himself() -> None:
    async with evening() as night:
        event = await night.announce(sitting(3, stack=100_000), *FOUR[:3])
        entry = event.event.latest("anna")
        assert entry is not None
        for action in (Leave(entry.seat), SitDown(6, 500)):
            answer = await done_at(night, event, "anna", action)
            assert isinstance(answer, Refusal)
            assert answer.code == "room.event_table"
        await done_at(night, event, "anna", SitOut(entry.seat))
        hands = event.table(1).moment.table.hands
        await night.until(lambda: event.table(1).moment.table.hands > hands + 3, most=900)
        later = event.event.latest("anna")
        assert later is not None
        assert later.status == "playing", "absent, he is dealt in and blinded, and keeps his seat"


async def test_two_tables_become_one_and_players_are_told_where_they_sit() -> None:
    async with evening() as night:
        names = [f"bot {number}" for number in range(7)]
        event = await night.announce(sitting(7, table_size=4, schedule=levels(8, 1, 40)), *names)
        assert sorted(event.event.tables[n].size for n in event.event.open_numbers) == [3, 4]
        assert len(night.room.tables) == 2
        await night.until(lambda: len(event.event.open_numbers) == 1 and event.event.left > 1)
        await night.settle()
        number = event.event.open_numbers[0]
        table = event.table(number).moment.table
        assert {seat.player for seat in table.seats} >= {
            entry.player for entry in event.event.entries if entry.table == number and entry.chips
        }
        assert [one.table_id for one in night.room.tables] == [event.table_id(number)]
        assert night.room.lobby(night.person("floor")) == (), "they are not listed among cash tables"
        await night.to_the_end(event)


async def test_the_director_stops_the_clock_sets_it_and_takes_that_back() -> None:
    async with evening() as night:
        event = await night.announce(sitting(3, stack=100_000, schedule=levels(8, 10)), *FOUR[:3])
        floor = night.person("floor")
        await night.until(lambda: event.passed() >= 100)
        answer = await event.rule(floor, Pause("fire drill"), command="1", reason="fire drill")
        assert isinstance(answer, Done)
        assert 0 <= 500 - event.event.clock.left <= 30, "the seconds that have passed are told first"
        left = event.event.clock.left
        await night.until(lambda: not event.event.busy)
        hands = event.table(1).moment.table.hands
        night.clock.jump(3600)
        await night.settle()
        assert event.event.clock.left == left
        assert event.table(1).moment.table.hands == hands
        assert isinstance(await event.rule(floor, Resume(), command="2"), Done)
        change = SetClock(3, 60, "we are late")
        assert isinstance(await event.rule(floor, change, command="3", reason="late"), Done)
        assert event.event.clock.level == 4
        back = TakeBackClock("a slip")
        assert isinstance(await event.rule(floor, back, command="4", reason="a slip"), Done)
        assert (event.event.clock.level, event.event.clock.left) == (1, left)
        notes = [one.data for one in await night.store.read("audit")]
        assert len(notes) == 4
        assert b"event_set_clock" in notes[2]


async def test_the_director_takes_a_wrong_bust_back_with_the_chips() -> None:
    async with evening() as night:
        event = await night.announce(sitting(4, stack=2_000, schedule=levels(6, 60, 20)), *FOUR)
        await night.all_in(event, lambda: any(one.status == "out" for one in event.event.entries), *FOUR[:2])
        out = next(entry for entry in event.event.entries if entry.status == "out")
        await night.until(lambda: not event.event.busy)
        floor = night.person("floor")
        await event.rule(floor, Pause("wait"), command="p", reason="wait")
        await night.until(lambda: not event.event.busy)
        winner = next(event.event.entries[number] for number in out.by if event.event.entries[number].chips)
        undo = TakeBackBust(out.player, "a misread hand", ((winner.number, out.had),))
        answer = await event.rule(floor, undo, command="u", reason="a misread hand")
        assert isinstance(answer, Done), answer
        await night.settle()
        again = event.event.latest(out.player)
        assert again is not None
        assert (again.status, again.chips) == ("playing", out.had)
        table = event.table(again.table).moment.table
        assert {seat.player: seat.stack + seat.bought for seat in table.seats} == {
            entry.player: entry.chips for entry in event.event.entries if entry.table == again.table
        }
        await event.rule(floor, Resume(), command="r")
        await night.all_in(event, lambda: event.event.status == "finished", most=20_000)


async def test_what_a_tournament_holds_its_tables_for_is_told_in_words() -> None:
    assert {*HOLDS} == {*_BY_TOURNAMENT}
    for language in LANGUAGES:
        assert all(translator(language).has(message) for message in _BY_TOURNAMENT.values())
