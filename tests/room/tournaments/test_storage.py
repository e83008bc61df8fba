"""A log that fails: the tournament and its tables stand still, nothing is lost, and all of it goes on."""

import asyncio
from typing import Literal

import pytest

from tests.room.faulty import Faulty
from tests.room.tournaments.kit import Night, evening, sitting

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
            while event.trouble or any(table.moment.trouble for table in night.room.tables):
                await passes(night, 1)
            await night.settle()
            if event.event.status != "running":
                break
        assert store.failed > 4
        await night.to_the_end(event)
        assert sorted(entry.place for entry in event.event.entries) == [1, 2, 3, 4, 5]
