"""
A database that fails: nobody is told that something was written, and when it works again the store goes on.
"""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import Column, Connection, Integer, MetaData, Table
from sqlalchemy.exc import IntegrityError

from pakli.store import Append, Posting, Receipt, Store, StoreFailed, Work, check
from tests.contract.kit import data_of, event
from tests.contract.test_store_kill import ROOT

BIG: Final = b'{"type":"said","text":"' + b"x" * 80_000 + b'"}'


async def test_a_full_database_fails_all_of_a_transaction_and_nothing_after(tmp_path: Path) -> None:
    pages_of_a_disk = 10**6

    def most_pages(connection: Connection) -> int:
        return int(connection.exec_driver_sql("PRAGMA max_page_count").scalar_one())

    def no_more_room(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 3}")

    async with await Store.open(f"sqlite:///{tmp_path / 'log.sqlite'}") as store:
        await store.append(Append("table:1", 0, [event()]))
        await store.transact(no_more_room)
        outcomes = await asyncio.gather(
            store.append(Append("table:1", 1, [event("lost")]), command="c-1"),
            store.append(Append("table:2", 0, [BIG])),
            store.transact(no_more_room),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [StoreFailed] * 3
        assert str(outcomes[0]) == "database or disk is full", "the cards that were to be stored are not told"
        assert await store.streams() == {"table:1": 1}
        # The limit was the connection's: the store has taken another.
        assert await store.transact(most_pages) > pages_of_a_disk
        assert not (await store.append(Append("table:1", 1, [event("folded")]), command="c-1")).repeated
        assert await data_of(store, "table:1") == [event(), event("folded")]
        assert not (await check(store)).faults


async def test_a_full_disk_stops_a_real_process_only_while_it_is_full(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log.sqlite'}"
    command = [sys.executable, "-m", "tests.contract.victim", url, "400000"]
    done = await asyncio.to_thread(
        subprocess.run, command, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.split("\n")
    assert "full" in lines
    acknowledged = len([line for line in lines if line[:1].isdigit()])
    async with await Store.open(url) as store:
        proof = await check(store)
        assert not proof.faults
        assert proof.entries == acknowledged + 1, "written is what was acknowledged: no more, no less"


async def test_a_lost_connection_is_replaced(postgresql_url: str) -> None:
    async with await Store.open(postgresql_url) as store:
        await store.append(Append("table:1", 0, [event()]))

        def kill_the_others(connection: Connection) -> None:
            connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

        await store.query(kill_the_others)
        with pytest.raises(StoreFailed):
            await store.append(Append("table:1", 1, [event("lost")]))
        await store.append(Append("table:1", 1, [event("folded")]))
        assert await data_of(store, "table:1") == [event(), event("folded")]


async def test_a_server_that_is_gone_is_said_to_be_gone() -> None:
    with pytest.raises(StoreFailed):
        await Store.open("postgresql://nobody@127.0.0.1:1/nothing")


NOTES: Final = Table("notes", MetaData(), Column("id", Integer, primary_key=True))


class OfItsOwn(Exception):
    """Whatever a caller's work may raise."""


def noting(number: int, error: Exception | None = None) -> Work[int]:
    def work(connection: Connection) -> int:
        connection.execute(NOTES.insert(), [{"id": number}])
        if error is not None:
            raise error
        return number

    return work


async def test_work_of_others_fails_alone(any_url: str) -> None:
    """Tables of other packages are written in the same transactions, each work in a savepoint."""
    async with await Store.open(any_url) as store:
        await store.transact(NOTES.create)
        await store.transact(noting(1))
        outcomes = await asyncio.gather(
            store.transact(noting(2)),
            store.transact(noting(3, OfItsOwn())),
            store.append(Append("table:1", 0, [event()])),
            store.transact(noting(1)),
            store.append(postings=[Posting("a", 0), Posting("b", 0)]),
            store.transact(noting(4)),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [
            int,
            OfItsOwn,
            Receipt,
            IntegrityError,
            Receipt,
            int,
        ]
        numbers = await store.query(lambda connection: connection.execute(NOTES.select()).scalars().all())
        assert sorted(numbers) == [1, 2, 4]
        assert await data_of(store, "table:1") == [event()]
        await store.transact(NOTES.drop)
