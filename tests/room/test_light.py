"""What `pakli.room.light` has of asyncio's event and queue."""

import asyncio
from typing import Any

import pytest

from pakli.room.light import Event, Queue


@pytest.mark.parametrize("kind", [Event, asyncio.Event])
async def test_an_event_lets_all_go_on_who_wait(kind: Any) -> None:
    event, went_on = kind(), list[int]()

    async def waits(number: int) -> None:
        await event.wait()
        went_on.append(number)

    waiting = [asyncio.create_task(waits(number)) for number in range(3)]
    await asyncio.sleep(0)
    waiting[1].cancel()
    await asyncio.sleep(0)
    assert (went_on, event.is_set()) == ([], False)
    event.set()
    event.clear()
    assert await asyncio.gather(*waiting, return_exceptions=True) != [None] * 3
    assert went_on == [0, 2], "set for a moment is enough"
    event.set()
    await waits(3)
    assert (went_on, event.is_set()) == ([0, 2, 3], True), "who comes later need not wait"


@pytest.mark.parametrize("kind", [Queue, asyncio.Queue])
async def test_a_queue_gives_in_order_and_waits(kind: Any) -> None:
    queue = kind()
    queue.put_nowait(1)
    queue.put_nowait(2)
    assert [await queue.get(), await queue.get(), queue.empty()] == [1, 2, True]
    taking = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    taking.cancel()
    await asyncio.gather(taking, return_exceptions=True)
    queue.put_nowait(3)
    assert await queue.get() == 3, "who was cancelled has taken nothing with him"
    taking = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    queue.put_nowait(4)
    assert await taking == 4
