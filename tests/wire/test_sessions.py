"""
Whole sessions, by chance: whatever people do, each has on his page what a fresh page would show him, every
chip is where the ledger has it, and a room that starts again has the same tables.
"""

from random import Random
from typing import Any

import pytest

from pakli.room import Pace
from pakli.room.restored import restored
from tests.room.kit import opened
from tests.wire.session import Session, rich

PACE = Pace(run_out=0.5, after_fold=1, after_showdown=1, first_hand=1)


async def played(seed: int, steps: int, *, again: int = 60, **manners: Any) -> Session:
    """A session of so many steps; every `again` steps the room is started again."""
    async with opened(pace=PACE) as play:
        session = Session(play, Random(seed), rich(), **manners)
        await session.open()
        for number in range(1, steps + 1):
            await session.step()
            await session.check()
            if number % 20 == 0:
                for name in session.clients:
                    session.check_page(name)
            if number % again == 0:
                await _same_again(session)
                await session.start_again(number)
                await session.check()
        return session


async def _same_again(session: Session) -> None:
    for table in session.tables:
        actor = session.play.room.table(table)
        rebuilt = await restored(session.play.room.house, table)
        if actor is not None:
            assert rebuilt is not None
            assert rebuilt.moment.kept == actor.moment.kept


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_people_do(seed: int) -> None:
    await played(seed, 130)


async def test_whatever_people_do_where_the_host_lets_buy_ins_through() -> None:
    await played(7, 100, approve=True)


async def test_whatever_people_do_where_spectators_see_it_later() -> None:
    session = await played(9, 100, delay=30)
    table = session.play.actor
    assert table.moment.kept.manners.delay == 30


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
async def test_whatever_people_do_for_long(seed: int) -> None:
    session = await played(seed, 3000, approve=seed % 4 == 0, again=400)
    assert len(session.done) > 25, sorted(session.done)
