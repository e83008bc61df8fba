"""`check`: it finds nothing in what the store wrote, and everything that somebody else changed."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection

from pakli.store import Append, Posting, Store, check
from tests.contract.kit import event


@pytest.fixture
async def store(any_url: str) -> AsyncIterator[Store]:
    async with await Store.open(any_url) as opened:
        await opened.ledger.set_floor("practice", None)
        await opened.append(postings=[Posting("practice", -500), Posting("player:1", 500)])
        await opened.append(
            Append("table:7", 0, [event("seated"), event("sat_in")]),
            postings=[Posting("player:1", -200), Posting("table:7", 200)],
        )
        await opened.save_snapshot("table:7", 2, b"{}")
        await opened.save_snapshot("beside:7", 2, b"{}")
        yield opened


async def spoil(store: Store, statement: str) -> list[str]:
    """Change the database behind the store's back; what `check` says then."""

    def work(connection: Connection) -> int:
        return connection.exec_driver_sql(statement).rowcount

    assert await store.transact(work)
    return [str(fault) for fault in (await check(store)).faults]


async def test_nothing_is_wrong_with_what_the_store_wrote(store: Store) -> None:
    proof = await check(store)
    assert (proof.streams, proof.events, proof.entries, proof.accounts) == (2, 5, 3, 3)
    assert not proof.faults


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        (
            "DELETE FROM events WHERE stream = 'table:7' AND version = 1",
            "gap table:7 events=1 first=2 last=2",
        ),
        ("DELETE FROM events WHERE stream = 'table:7' AND version = 2", "head table:7 head=2 last=1"),
        ("DELETE FROM events WHERE stream = 'table:7'", "head table:7 head=2 last=0"),
        ("UPDATE streams SET version = 3 WHERE name = 'table:7'", "head table:7 head=3 last=2"),
        ("DELETE FROM streams WHERE name = 'table:7'", "head table:7 head=0 last=2"),
        ("UPDATE snapshots SET version = 3", "snapshot table:7 version=3 head=2"),
        (
            "UPDATE accounts SET balance = 301 WHERE name = 'player:1'",
            "account player:1 is=301 is_floor=0 should=300 should_floor=0",
        ),
        (
            "UPDATE accounts SET floor = 0 WHERE name = 'practice'",
            "account practice is=-500 is_floor=0 should=-500 should_floor=None",
        ),
        (
            "DELETE FROM accounts WHERE name = 'table:7'",
            "account table:7 is=missing should=200 should_floor=0",
        ),
        ("UPDATE postings SET amount = 201 WHERE entry = 3 AND line = 1", "postings 3"),
        ("UPDATE postings SET balance = 0 WHERE entry = 3 AND line = 1", "postings 3"),
        ("UPDATE postings SET account = 'player:2' WHERE entry = 3 AND line = 0", "postings 3"),
        ("DELETE FROM postings WHERE entry = 2", "postings 2"),
        ("UPDATE postings SET entry = 9 WHERE entry = 3", "postings 9"),
        ("UPDATE postings SET entry = 1 WHERE entry = 3", "postings 1"),
    ],
)
async def test_what_was_changed_is_found(store: Store, statement: str, says: str) -> None:
    assert says in await spoil(store, statement)


async def test_an_entry_that_came_from_nowhere_is_found(store: Store) -> None:
    data = '{"type":"booked","lines":[["player:1",-301],["table:7",300]]}'
    said = await spoil(store, f"UPDATE events SET data = '{data}' WHERE stream = 'ledger' AND version = 3")
    assert "unbalanced 3 sum=-1" in said
    assert "postings 3" in said


async def test_an_entry_below_the_floor_is_found(store: Store) -> None:
    data = '{"type":"booked","lines":[["player:1",-501],["table:7",501]]}'
    said = await spoil(store, f"UPDATE events SET data = '{data}' WHERE stream = 'ledger' AND version = 3")
    assert "overdrawn 3 account=player:1 balance=-1 floor=0" in said


async def test_a_long_ledger_is_looked_at_to_its_end(store: Store) -> None:
    lines = [Posting("practice", -1), Posting("player:1", 1)]
    await asyncio.gather(*(store.append(postings=lines) for _ in range(1200)))
    assert await spoil(store, "UPDATE postings SET amount = 2 WHERE entry = 1203 AND line = 1") == [
        "postings 1203"
    ]
