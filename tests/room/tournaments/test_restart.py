"""A tournament goes on wherever its room is killed: after any append, again and again."""

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from pakli.room import Pace, Room
from pakli.room.tournaments import TournamentActor
from pakli.room.tournaments.saved import restored_event
from pakli.store import Store
from pakli.tournament import Price, Rebuy, Structure
from tests.room.fakes import FakeClock, FakePeople
from tests.room.tournaments.kit import Night, Same, _bots, evening, levels, sitting
from tests.room.tournaments.mortal import Mortal, killed

PACE = Pace(bot_least=0, bot_most=0.1, first_hand=0, after_fold=0, after_showdown=0, run_out=0)


async def lives(store: Store, people: FakePeople, seed: int, event_id: str, appends: int) -> str:
    """One life of a room: so many appends long, or to the event's end; the event's status then."""
    clock, mortal = FakeClock(), Mortal(store, appends)
    room = await Room.open(
        mortal,  # type: ignore[arg-type]
        people,
        clock=clock,
        pace=PACE,
        chance=Random(seed),
        bots=lambda number: _bots(people, number),
    )
    event = room.hall.find(event_id)
    assert event is not None
    while not mortal.dead.is_set() and event.event.status == "running":
        for _ in range(60):
            if mortal.dead.is_set():
                break
            await asyncio.sleep(0)
        if await rests(room) and not mortal.dead.is_set():
            due = clock.next_alarm()
            assert due is not None, "nobody goes on"
            clock.go_to(due)
    if not mortal.dead.is_set():
        await room.idle()
    await killed(room)
    return event.event.status


async def rests(room: Room) -> bool:
    """Whether nothing is under way."""
    try:
        await asyncio.wait_for(room.idle(), 0.02)
    except TimeoutError:
        return False
    return True


async def whole(store: Store, people: FakePeople, event_id: str) -> TournamentActor:
    """What the log says: every chip is where it must be."""
    clock = FakeClock()
    room = await Room.open(store, people, clock=clock, pace=PACE, chance=Random(3))
    event = room.hall.find(event_id)
    assert event is not None
    await room.idle()
    state = event.event
    assert state.chips_in_play == state.takings.chips - state.takings.out_of_play
    for number in state.open_numbers:
        spot, table = state.tables[number], event.table(number).moment.table
        assert spot.playing is (table.dealing is not None)
        assert {seat.player for seat in table.seats} == {
            one.player for one in state.seated(spot) if one.chips or one.status == "broke" or spot.playing
        } | {seat.player for seat in table.seats if state.latest(seat.player).table == number}  # type: ignore[union-attr]
        if not spot.playing:
            for seat in table.seats:
                entry = state.latest(seat.player)
                assert entry is not None
                assert seat.stack + seat.bought == entry.chips
    await killed(room)
    return event


async def plays_on(structure: Structure, players: int, appends: Any, seed: int) -> TournamentActor:
    """An event whose room is killed after every so many appends, to its end."""
    async with await Store.open("sqlite://") as store:
        people = FakePeople()
        async with evening(store=Same(store), people=people, pace=PACE) as night:
            names = [f"bot {number}" for number in range(players)]
            event = await begun(night, structure, names)
            event_id = event.event_id
        lifetimes = 0
        while await lives(store, people, seed + lifetimes, event_id, appends(lifetimes)) == "running":
            lifetimes += 1
            if lifetimes % 7 == 0:
                await whole(store, people, event_id)
            assert lifetimes < 3000
        start = await restored_event(night.room.house, event_id)
        assert start.kept.event.status == "finished"
        assert {entry.place for entry in start.kept.event.entries} >= {1, 2}
        assert lifetimes > 3
        return event


async def begun(night: Night, structure: Structure, names: list[str]) -> TournamentActor:
    event = await night.announce(structure, *names)
    assert event.event.status == "running"
    return event


FEW = sitting(7, table_size=4, stack=300, schedule=levels(10, 1, 40))


async def test_killed_after_every_few_appends_two_tables_play_on_to_the_end() -> None:
    random = Random(4)
    await plays_on(FEW, 7, lambda _: random.choice((1, 2, 3, 9, 27)), 11)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(6))
async def test_killed_after_every_append(seed: int) -> None:
    await plays_on(replace(FEW, rebuy=Rebuy(minutes=3), entry=Price(0)), 7, lambda _: 1 + seed % 2, seed)
