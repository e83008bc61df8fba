"""Rebuys and add-ons as questions between hands, with their deadlines, through the room (M6; T3, T6, T14)."""

import pytest

from pakli.room.answers import Done
from pakli.room.pace import Pace
from pakli.room.tournaments import TournamentActor
from pakli.tournament import AddOn, Pause, Price, Rebuy, Resume, Structure
from tests.room.fakes import FakeClock
from tests.room.tournaments.kit import Night, Same, evening, levels, sitting

REBUY = Rebuy(minutes=30)


def rebuys(players: int = 3, **more: object) -> Structure:
    fields = {"rebuy": REBUY, "schedule": levels(6, 60, 20), "entry": Price(1000, 100), **more}
    return sitting(players, **fields)


async def asked_one(night: Night, event: TournamentActor) -> str:
    """Somebody has lost everything and is asked; who."""
    await night.all_in(event, lambda: bool(event.event.asks), "anna", "bela")
    return event.event.asks[0].player


async def at_the_table(night: Night, *names: str, **more: object) -> TournamentActor:
    for name in names:
        await night.gives(name, 3000)
    return await night.announce(rebuys(len(names), **more), *names)


async def test_who_has_lost_all_buys_again_once_by_one_command_and_plays_on() -> None:
    async with evening() as night:
        event = await at_the_table(night, "anna", "bela", "cili")
        name = await asked_one(night, event)
        for _ in range(2):
            answer = await event.answer(night.person(name), "rebuy", command="again")
            assert isinstance(answer, Done)
        entry = event.event.latest(name)
        assert entry is not None
        assert (entry.rebuys, entry.chips) == (1, 500)
        assert await night.has(f"player:{name}:EUR") == 1000
        await night.settle()
        table = event.table(entry.table).moment.table
        seat = next(seat for seat in table.seats if seat.player == name)
        assert seat.stack + seat.bought == 500
        assert not seat.out, "T14: he is not put to sit out"
        assert not event.event.asks, "T14: and not asked again"
        await night.all_in(event, lambda: event.event.status == "finished", most=20_000)
        await night.in_order()


async def test_who_does_not_answer_in_time_is_out() -> None:
    async with evening() as night:
        event = await at_the_table(night, "anna", "bela", "cili")
        name = await asked_one(night, event)
        left = event.question_left(event.event.asks[0].number)
        assert left is not None
        assert 0 < left < Pace().rebuy + 0.1
        await night.until(lambda: not event.event.asks, most=Pace().rebuy + 1)
        entry = event.event.latest(name)
        assert entry is not None
        assert entry.status == "out"
        assert (
            await night.refused(event.answer(night.person(name), "rebuy", command="late"))
            == "M5 event.out_already"
        )


async def test_while_the_director_holds_the_event_nobody_s_time_to_answer_runs() -> None:
    async with evening() as night:
        event = await at_the_table(night, "anna", "bela", "cili")
        await asked_one(night, event)
        (asked,) = event.event.asks
        floor = night.person("floor")
        assert isinstance(await event.rule(floor, Pause("the lights are out"), command="1"), Done)
        left = event.question_left(asked.number)
        assert left is not None
        night.clock.jump(10 * Pace().rebuy)
        await night.settle()
        assert event.event.asks == (asked,)
        assert event.question_left(asked.number) == pytest.approx(left)
        assert isinstance(await event.rule(floor, Resume(), command="2"), Done)
        assert event.question_left(asked.number) == pytest.approx(left)
        await night.until(lambda: not event.event.asks, most=left + 1)
        await night.in_order()


async def test_T3_a_deadline_belongs_to_one_event_and_one_player() -> None:
    async with evening() as night:
        first = await at_the_table(night, "anna", "bela")
        name = await asked_one(night, first)
        await night.until(lambda: (first.question_left(first.event.asks[0].number) or 0) < 20)
        second = await at_the_table(night, "anna", "bela")
        while not any(entry.player == name for entry in second.event.asks):
            await night.all_in(second, lambda: bool(second.event.asks) or not first.event.asks, most=19)
            if second.event.asks and second.event.asks[0].player != name:
                other = second.event.asks[0].player
                await second.answer(night.person(other), "rebuy", command=f"r{second.version}")
            if not first.event.asks:
                break
        await night.until(lambda: first.event.status == "finished")
        assert second.event.status == "running", "the other event is not touched"
        if second.event.asks:
            assert (second.question_left(second.event.asks[0].number) or 0) > 30


async def test_T6_a_room_that_stops_with_an_open_question_asks_on_with_the_time_that_was_left() -> None:
    async with evening() as night:
        event = await at_the_table(night, "anna", "bela", "cili")
        name = await asked_one(night, event)
        await night.until(lambda: (event.question_left(event.event.asks[0].number) or 0) < 40)
        left = event.question_left(event.event.asks[0].number)
        await night.room.close()
        async with evening(store=Same(night.store), people=night.people, clock=FakeClock()) as again:
            there = again.room.hall.find(event.event_id)
            assert there is not None
            await again.settle()
            assert [entry.player for entry in there.event.asks] == [name]
            now = there.question_left(there.event.asks[0].number)
            assert left is not None
            assert now is not None
            assert abs(now - left) < 3
            await again.until(lambda: not there.event.asks, most=60)


async def test_a_rebuy_wanted_in_mid_hand_comes_when_the_hand_is_over() -> None:
    async with evening() as night:
        event = await at_the_table(night, "anna", "bela", "cili", rebuy=Rebuy(minutes=30, when="below_start"))
        await night.until(lambda: any(entry.chips < 500 for entry in event.event.entries))
        await night.until(lambda: event.table(1).moment.table.dealing is not None)
        name = next(entry.player for entry in event.event.entries if entry.chips < 500)
        answer = await event.answer(night.person(name), "rebuy", command="below")
        assert isinstance(answer, Done)
        entry = event.event.latest(name)
        assert entry is not None
        assert entry.rebuys == 0, "not in mid-hand, ever"
        await night.until(lambda: event.event.entries[entry.number].rebuys == 1 or not event.wishes)
        await night.in_order()


async def test_the_add_on_in_the_main_break_is_for_all_who_are_in() -> None:
    async with evening() as night:
        event = await at_the_table(
            night,
            "anna",
            "bela",
            "cili",
            stack=50_000,
            schedule=levels(6, 1, 20, pause_after=1),
            rebuy=Rebuy(when="below_start", times=1),
            add_on=AddOn("main_break", chips=1000),
        )
        await night.until(lambda: event.event.add_on == "open")
        assert event.event.clock.phase == "break"
        assert isinstance(await event.answer(night.person("anna"), "add_on", command="a"), Done)
        entry = event.event.latest("anna")
        assert entry is not None
        assert entry.added_on
        await night.until(lambda: event.event.add_on == "over")
        assert await night.refused(event.answer(night.person("bela"), "add_on", command="b")) == (
            "M6 addon.not_offered"
        )
        await night.in_order()
