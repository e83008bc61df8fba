"""A bot takes part in the shuffle of its table, and checks each deal as the page does."""

import secrets

import pytest

from pakli.client import connect
from pakli.fairness import Chain
from tests.client.kit import open_club
from tests.client.test_client import FAST, cut, plays


async def test_its_shares_make_the_deal_and_each_hand_holds() -> None:
    async with open_club(FAST) as club:
        actor = await club.table()
        async with connect(club.address, await club.bot(), by_second=1e6) as client:
            table = await client.sit()
            assert table.fair is not None
            async for turn in table.turns():
                await turn.take("check", "call", "fold")
                if table.fair.checked >= 3:
                    break
            assert table.fair.broken == []
            assert table.fair.doubt is None
            stored = await club.desk.house.store.read(f"table:{actor.table_id}")
            assert sum(one.tag == "room_shares" for one in stored) >= 3


async def test_a_line_that_breaks_and_a_chain_that_ends_cost_it_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("pakli.client.shuffling._chain", lambda: Chain(secrets.token_bytes(32), 22))
    async with open_club(FAST) as club:
        await club.table()
        async with connect(club.address, await club.bot(), by_second=1e6) as client:
            table = await client.sit()
            assert table.fair is not None
            await plays(table, 4)
            cut(client)
            before = table.fair.checked
            async for turn in table.turns():
                await turn.take("check", "call", "fold")
                if table.fair.checked >= before + 2:
                    break
            assert table.fair.broken == []


async def test_who_wants_none_of_it_gives_no_share() -> None:
    async with open_club(FAST) as club:
        await club.table()
        async with connect(club.address, await club.bot(), by_second=1e6, shuffles=False) as client:
            table = await client.sit()
            await plays(table, 2)
            assert table.fair is None
