"""A practice table that the house opened for want of a seat closes when nobody was there for a while (T6)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from pakli.club.accounts import PRACTICE
from pakli.room import Pace
from pakli.table import Leave
from tests.room.kit import Play, opened, sign
from tests.room.test_restart import started_again

MINUTES = Pace().deserted
SIGN = sign("NL 1/2", practice=True)
BOTS = ("bot-a", "bot-b", "bot-c")


@asynccontextmanager
async def extra(url: str = "sqlite://", *, passing: bool = True) -> AsyncIterator[Play]:
    """A practice table with bots alone."""
    async with opened(url) as play:
        for name in BOTS:
            play.person(name, kind="bot")
        await play.open(SIGN, bots=BOTS, passing=passing)
        yield play


async def test_it_closes_some_minutes_after_the_last_guest_has_gone() -> None:
    async with extra() as play:
        table = play.table_id
        await play.sits("anna", 6, 100)
        await play.pass_time(2 * MINUTES)
        assert play.room.tables, "somebody plays"
        await play.does("anna", Leave)
        await play.lost("anna")
        await play.pass_time(MINUTES - 1)
        assert play.room.tables
        await play.pass_time(MINUTES + 60)
        assert not play.room.tables
        ledger = play.store.ledger
        assert await ledger.balance(f"table:{table}") == 0
        purse = play.room.house.purse(play.person("anna"), SIGN)
        assert await ledger.balance(PRACTICE) + await ledger.balance(purse) == 0, "all chips are somewhere"


async def test_who_comes_meanwhile_keeps_it() -> None:
    async with extra() as play:
        await play.pass_time(MINUTES - 5)
        await play.watch("anna")
        await play.pass_time(3 * MINUTES)
        assert play.room.tables
        await play.lost("anna")
        await play.pass_time(MINUTES - 5)
        play.actor.expects()  # a quick seat leads here
        await play.pass_time(MINUTES - 5)
        assert play.room.tables
        await play.pass_time(MINUTES + 60)
        assert not play.room.tables


async def test_a_hand_of_bots_goes_to_its_end_first() -> None:
    async with extra() as play:
        await play.watch("anna")
        await play.until(lambda: play.moment.table.playing is not None)
        await play.lost("anna")
        hand = play.hands
        await play.until(lambda: play.moment.table.dealing is None)
        assert play.hands == hand
        await play.until(lambda: not play.room.tables)
        assert await play.store.ledger.balance(f"table:{play.table_id}") == 0


async def test_other_tables_stay() -> None:
    async with extra(passing=False) as play:
        await play.pass_time(10 * MINUTES)
        assert play.room.tables


async def test_after_a_restart_the_minutes_begin_anew(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with extra(url) as play:
        await play.pass_time(MINUTES - 5)
        await play.room.close()
        await play.store.close()
        async with started_again(url, play) as again:
            await again.pass_time(MINUTES - 5)
            assert again.room.tables
            await again.pass_time(10)
            assert not again.room.tables
            assert await again.store.ledger.balance(f"table:{play.table_id}") == 0
        async with started_again(url, play, 5) as later:
            assert not later.room.tables
            assert not later.room.set_aside
