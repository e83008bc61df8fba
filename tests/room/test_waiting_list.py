"""The waiting list: who is called comes first, a seat is kept for him, not for ever (T5)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from pakli.room.actions import JoinWaiting, LeaveWaiting, SitDown
from pakli.rules import Refusal
from pakli.table import Leave
from tests.room.kit import Play, opened, sign
from tests.room.test_restart import started_again

FULL = sign("NL 1/2", seats=2)


@asynccontextmanager
async def full(url: str = "sqlite://") -> AsyncIterator[Play]:
    """A table with two seats, both taken."""
    async with opened(url) as play:
        await play.open(FULL)
        for seat, name in enumerate(("anna", "bela"), start=1):
            await play.sits(name, seat, 200)
        yield play


def called(play: Play) -> list[str]:
    """For whom a seat is kept."""
    return list(play.moment.table.called)


async def waits(play: Play, *names: str) -> None:
    """Somebody with chips waits for a seat."""
    for name in names:
        await play.gives(name, 100)
        await play.watch(name)
        answer = await play.asks(name, JoinWaiting())
        assert not isinstance(answer, Refusal)


async def test_T5_the_first_on_the_list_is_called_and_sits_before_all_others() -> None:
    async with full() as play:
        await waits(play, "cili", "dora")
        assert list(play.moment.table.waiting_list) == ["cili", "dora"]
        assert called(play) == []
        assert await play.refused("cili", SitDown(3, 100)) == "T5 seat.no_such_seat"
        await play.does("anna", Leave)
        assert called(play) == ["cili"]
        await play.gives("elek", 100)
        await play.watch("elek")
        assert await play.refused("elek", SitDown(2, 100)) == "T5 seat.taken"
        assert await play.refused("elek", SitDown(1, 100)) == "T5 seat.others_wait"
        assert await play.refused("dora", SitDown(1, 100)) == "T5 seat.others_wait"
        await play.does("cili", SitDown(1, 100))
        assert list(play.moment.table.waiting_list) == ["dora"]


async def test_T5_who_does_not_come_when_called_waits_no_longer() -> None:
    async with full() as play:
        await waits(play, "cili", "dora")
        await play.does("anna", Leave)
        kept = play.room.house.pace.called
        await play.pass_time(kept - 1)
        assert called(play) == ["cili"]
        await play.pass_time(1)
        assert called(play) == ["dora"]
        await play.pass_time(kept - 1)
        assert called(play) == ["dora"]
        await play.does("dora", SitDown(1, 100))
        await play.pass_time(kept + 1)
        assert [seat.player for seat in play.moment.table.seats] == ["dora", "bela"]


async def test_a_seat_is_kept_to_the_last_digit_of_the_clock_and_no_longer() -> None:
    """Times are rounded: as `since + kept` a moment may have come that `now - kept` has not reached."""
    async with full() as play:
        await waits(play, "cili")
        now, kept = play.clock.now(), play.room.house.pace.called
        later = next(step for step in range(1, 1000) if now + step / 7 + kept - kept < now + step / 7) / 7
        await play.pass_time(later)
        await play.does("anna", Leave)
        async with asyncio.timeout(20):
            await play.pass_time(kept)
        assert called(play) == []


async def test_T5_nobody_on_the_list_bars_the_seat_for_ever() -> None:
    async with full() as play:
        await waits(play, "cili", "dora")
        for name in ("cili", "dora"):
            await play.lost(name)
        await play.does("anna", Leave)
        await play.pass_time(2 * play.room.house.pace.called)
        assert play.moment.table.waiting_list == ()
        await play.gives("elek", 100)
        await play.watch("elek")
        await play.does("elek", SitDown(1, 100))


async def test_who_has_asked_the_host_keeps_his_place() -> None:
    async with opened() as play:
        await play.open(FULL, approve=True)
        for seat, name in enumerate(("host", "floor"), start=1):
            await play.sits(name, seat, 100)
        await waits(play, "cili")
        await play.does("floor", Leave)
        await play.does("cili", SitDown(2, 100))
        await play.pass_time(3 * play.room.house.pace.called)
        assert play.moment.table.waiting_list == ("cili",)
        assert play.moment.requests


async def test_one_can_wait_once_and_no_longer() -> None:
    async with full() as play:
        await waits(play, "cili")
        assert await play.refused("cili", JoinWaiting()) == "T5 list.on_it_already"
        assert await play.refused("anna", JoinWaiting()) == "T5 seat.already_here"
        await play.does("cili", LeaveWaiting())
        assert await play.refused("cili", LeaveWaiting()) == "T5 list.not_on_it"
        assert play.actor.lobby_entry().waiting == 0


async def test_the_list_and_its_call_are_kept_over_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with full(url) as play:
        await waits(play, "cili", "dora")
        await play.does("anna", Leave)
        await play.room.close()
        await play.store.close()
        async with started_again(url, play) as again:
            assert again.moment.table.waiting_list == ("cili", "dora")
            assert called(again) == ["cili"]
            await again.pass_time(again.room.house.pace.called + 1)
            assert called(again) == ["dora"]


async def test_the_lobby_finds_no_seat_that_is_kept_for_somebody() -> None:
    async with full() as play:
        await waits(play, "cili")
        await play.does("anna", Leave)
        elek = play.person("elek")
        assert play.room.quick_seat(elek, "holdem", practice=False) is None
        await play.does("cili", LeaveWaiting())
        assert play.room.quick_seat(elek, "holdem", practice=False) == play.table_id
