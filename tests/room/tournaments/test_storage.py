"""A log that fails: the tournament and its tables stand still, nothing is lost, and all of it goes on."""

import asyncio
from typing import Literal

import pytest

from pakli.room import Pace
from pakli.room.journal import table_stream
from pakli.store import Append
from tests.room.faulty import Faulty
from tests.room.tournaments.kit import Night, Same, evening, levels, sitting

NAMES = tuple(f"bot {number}" for number in range(5))


async def passes(night: Night, alarms: int) -> None:
    """So many alarms ring, though what is under way is never done."""
    for _ in range(alarms):
        await asyncio.sleep(0.004)
        due = night.clock.next_alarm()
        if due is not None:
            night.clock.go_to(due)


@pytest.mark.parametrize("fault", ["before", "after"])
async def test_it_goes_on_as_soon_as_the_log_works(fault: Literal["before", "after"]) -> None:
    async with evening() as night:
        event = await night.announce(sitting(5, table_size=3), *NAMES)
        store = Faulty(night.store)
        night.room.house.store = store  # type: ignore[assignment]
        for _ in range(8):
            await night.until(lambda: bool(event.event.busy))
            store.fault = fault
            await passes(night, 12)
            store.fault = ""
            while (
                store.under_way or event.trouble or any(table.moment.trouble for table in night.room.tables)
            ):
                await passes(night, 1)
            await night.settle()
            if event.event.status != "running":
                break
        assert store.failed > 4
        await night.to_the_end(event)
        assert sorted(entry.place for entry in event.event.entries) == [1, 2, 3, 4, 5]


async def test_a_table_that_is_set_aside_keeps_no_other_from_playing() -> None:
    async with evening() as night:
        event = await night.announce(sitting(6, table_size=3), *NAMES, "bot 6")
        await night.until(lambda: not event.event.busy)
        await night.room.close()
        table = night.room.table(event.table_id(1))
        assert table is not None
        stream, version = table_stream(table.table_id), (await night.store.streams("table:"))
        await night.store.append(Append(stream, version[stream], (b'{"type":"of_a_release_to_come"}',)))
        async with evening(store=Same(night.store), people=night.people) as again:
            there = again.room.hall.find(event.event_id)
            assert there is not None
            assert there.table(1) is None
            level, hands = there.event.clock.level, there.event.tables[2].hands
            await again.until(lambda: there.event.clock.level > level)
            assert there.event.tables[2].hands > hands


async def test_a_hand_that_is_over_as_it_begins_is_played() -> None:
    """Everybody is all in by the blinds, and boards come at once."""
    pace = Pace(bot_least=0, bot_most=0.1, run_out=0, first_hand=0, after_fold=0, after_showdown=0)
    async with evening(pace=pace) as night:
        event = await night.announce(sitting(3, stack=20, schedule=levels(3, 1, 40)), *NAMES[:3])
        await night.to_the_end(event)
        assert event.event.tables[1].hands <= 3
