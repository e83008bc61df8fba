"""
Several servers on one PostgreSQL: they get in each other's way, and nothing comes of it but waiting.
"""

import asyncio

from pakli.store import Append, Posting, Receipt, Store, check
from tests.contract.kit import event

SERVERS = 3


async def opened(url: str) -> list[Store]:
    return list(await asyncio.gather(*(Store.open(url) for _ in range(SERVERS))))


async def test_a_new_database_is_made_once_however_many_open_it(postgresql_url: str) -> None:
    stores = await opened(postgresql_url)
    for store in stores:
        await store.append(Append("table:1", None, [event()]))
    assert await stores[0].streams() == {"table:1": SERVERS}
    for store in stores:
        await store.close()


async def test_servers_that_want_the_same_at_once_wait_for_each_other(postgresql_url: str) -> None:
    """New streams, accounts and commands: all want them at the same moment, each in another order."""
    stores = await opened(postgresql_url)
    await stores[0].ledger.set_floor("practice", None)
    for number in range(12):
        wanted = [
            store.append(
                *(Append(f"table:{number}:{n}", None, [event(by=by)]) for n in _order(by)),
                postings=[
                    Posting("practice", -2),
                    *(Posting(f"player:{number}:{n}", 1) for n in _order(by)[:2]),
                ],
                command=f"c-{number}-{n % 2}",
            )
            for by, store in enumerate(stores)
            for n in range(4)
        ]
        receipts = await asyncio.gather(*wanted)
        assert sum(not receipt.repeated for receipt in receipts) == 2, "each command is done once"
    for store in stores:
        assert not (await check(store)).faults
        await store.close()


def _order(by: int) -> list[int]:
    return [(by + n) % SERVERS for n in range(SERVERS)] if by % 2 else list(range(SERVERS))[::-1]


async def test_of_two_servers_that_play_one_table_one_hears_of_the_other(postgresql_url: str) -> None:
    stores = await opened(postgresql_url)
    for version in range(10):
        outcomes = await asyncio.gather(
            *(store.append(Append("table:1", version, [event()])) for store in stores), return_exceptions=True
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "Conflict", "Receipt"]
    for store in stores:
        await store.close()


async def test_the_last_chips_are_spent_on_one_server_alone(postgresql_url: str) -> None:
    stores = await opened(postgresql_url)
    await stores[0].ledger.set_floor("practice", None)
    await stores[0].append(postings=[Posting("practice", -10), Posting("player:1", 10)])
    outcomes = await asyncio.gather(
        *(store.append(postings=[Posting("player:1", -10), Posting("table:1", 10)]) for store in stores),
        return_exceptions=True,
    )
    assert sum(isinstance(outcome, Receipt) for outcome in outcomes) == 1
    assert await stores[1].ledger.balances("player:") == {"player:1": 0}
    for store in stores:
        await store.close()
