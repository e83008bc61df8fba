"""The writer beside a database that does as the test says: groups, failures at every moment, contention."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from pakli.store import Receipt, StoreFailed, Work
from pakli.store.judge import Request, Write
from pakli.store.schema import migrate
from pakli.store.sqlite import Sqlite
from pakli.store.tables import STORE
from pakli.store.writer import MOST_WEIGHT, Writer

T = TypeVar("T")


class Contended(Exception):
    """What PostgreSQL's driver raises when two transactions wait for each other."""

    sqlstate = "40P01"


class Rigged:
    """A database in memory that fails when told to: after all has been done, before it is committed."""

    path: Path | None = None
    alone = True

    def __init__(self) -> None:
        self._real = Sqlite(None)
        self.errors: list[Exception] = []
        self.transactions = 0

    async def read(self, work: Work[T]) -> T:
        return await self._real.read(work)

    async def write(self, work: Work[T]) -> T:
        self.transactions += 1

        def failing(connection: object) -> T:
            result = work(connection)  # type: ignore[arg-type]
            if self.errors:
                raise self.errors.pop(0)
            return result

        return await self._real.write(failing)

    async def close(self) -> None:
        await self._real.close()

    async def count(self) -> int:
        """How many events there are."""
        sql = "SELECT count(*) FROM events"
        return await self.read(lambda connection: int(connection.exec_driver_sql(sql).scalar_one()))


@pytest.fixture
async def database() -> AsyncIterator[Rigged]:
    rigged = Rigged()
    await rigged.write(lambda connection: migrate(connection, [STORE]))
    rigged.transactions = 0
    yield rigged
    await rigged.close()


@pytest.fixture
async def writer(database: Rigged) -> AsyncIterator[Writer]:
    made = Writer(database, lambda: 0)
    yield made
    await made.close()


def request(stream: int, events: int = 1, expected: int | None = None) -> Request:
    return Request((Write(f"table:{stream}", expected, (("checked", 1, '{"type":"checked"}'),) * events),))


def failure(message: str = "disk I/O error") -> OperationalError:
    return OperationalError("COMMIT", {}, Exception(message))


async def together(writer: Writer, *requests: Request) -> list[Receipt | BaseException]:
    return await asyncio.gather(*(writer.append(one) for one in requests), return_exceptions=True)


async def test_what_waits_together_is_committed_together(writer: Writer, database: Rigged) -> None:
    await together(writer, *(request(n) for n in range(500)))
    assert database.transactions == 1
    await asyncio.gather(*(one_after_another(writer, n) for n in range(50)))
    assert database.transactions <= 1 + 20 + 2, "50 producers of 20 appends each"
    assert await database.count() == 1500


async def one_after_another(writer: Writer, stream: int) -> None:
    for _ in range(20):
        await writer.append(request(1000 + stream))


async def test_a_transaction_is_no_longer_than_anybody_should_wait(writer: Writer, database: Rigged) -> None:
    many = 100
    await together(writer, *(request(n, events=many - 1) for n in range(3 * MOST_WEIGHT // many)))
    assert database.transactions == 3


async def test_a_failed_commit_is_nobodys_success_and_the_next_one_works(
    writer: Writer, database: Rigged
) -> None:
    database.errors = [failure()]
    outcomes = await together(writer, request(1, expected=0), request(2), request(3))
    assert [type(outcome) for outcome in outcomes] == [StoreFailed] * 3
    assert "disk I/O error" in str(outcomes[0])
    assert len({id(outcome) for outcome in outcomes}) == 3, "each has an error of its own to raise"
    assert (database.transactions, await database.count()) == (1, 0)
    assert await writer.append(request(1, expected=0)) == Receipt((1,), 0)


async def test_contention_is_tried_again(writer: Writer, database: Rigged) -> None:
    database.errors = [IntegrityError("INSERT", {}, Contended()), IntegrityError("INSERT", {}, Contended())]
    assert await together(writer, request(1), request(2)) == [Receipt((1,), 0), Receipt((1,), 0)]
    assert (database.transactions, await database.count()) == (3, 2)


async def test_contention_without_end_is_a_failure(writer: Writer, database: Rigged) -> None:
    database.errors = [IntegrityError("INSERT", {}, Contended()) for _ in range(4)]
    with pytest.raises(StoreFailed):
        await writer.append(request(1))
    assert await database.count() == 0


async def test_what_the_database_refuses_is_found_out_one_by_one(writer: Writer, database: Rigged) -> None:
    """The first error is the whole group's; then each is tried alone, and the second of them is refused."""
    database.errors = [IntegrityError("INSERT", {}, Exception("broken constraint"))]
    original = database.write

    async def write(work: Work[T]) -> T:
        if database.transactions == 2:
            database.errors = [IntegrityError("INSERT", {}, Exception("broken constraint"))]
        return await original(work)

    database.write = write  # type: ignore[method-assign]
    outcomes = await together(writer, request(1), request(2), request(3))
    assert [type(outcome) for outcome in outcomes] == [Receipt, StoreFailed, Receipt]
    assert (database.transactions, await database.count()) == (4, 2)


async def test_a_bug_in_one_job_stops_neither_the_others_nor_the_writer(
    writer: Writer, database: Rigged
) -> None:
    broken = Request((Write("table:9", 0, ((None, 1, "{}"),)),))  # type: ignore[arg-type]
    outcomes = await together(writer, request(1), broken, request(2))
    assert [type(outcome) for outcome in outcomes] == [Receipt, StoreFailed, Receipt]
    await writer.append(request(3))
    assert await database.count() == 3


async def test_a_lost_connection_is_not_tried_one_by_one(writer: Writer, database: Rigged) -> None:
    database.errors = [ConnectionResetError("gone")]
    outcomes = await together(writer, request(1), request(2))
    assert [type(outcome) for outcome in outcomes] == [StoreFailed] * 2
    assert database.transactions == 1


async def test_who_stopped_waiting_before_his_turn_is_not_served(writer: Writer, database: Rigged) -> None:
    tasks = [asyncio.create_task(writer.append(request(n))) for n in range(3)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Receipt, asyncio.CancelledError, Receipt]
    assert await database.count() == 2
