"""
The writer: one task that commits everything that waits for it in one transaction (group commit).

While one transaction is on its way to the disk the next jobs queue up: the more there is to do, the more goes
into each. A job that must fail fails alone; if the database fails, all of its transaction fail.

Tested in   tests/contract/, tests/store/test_writer.py
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from pakli.store.commit import append_all, save_snapshots
from pakli.store.database import Database, Work, store_failed
from pakli.store.errors import StoreClosed, StoreFailed
from pakli.store.judge import Request
from pakli.store.records import Receipt

__all__ = ["Writer"]

T = TypeVar("T")

# So that nobody waits long because thousands came at once.
MOST_WEIGHT: Final = 5000

# Two servers on one PostgreSQL wanted the same at once; or one made the stream the other was about to make.
DEADLOCK: Final = frozenset({"40001", "40P01"})
CONTENTION: Final = DEADLOCK | {"23505"}
# PostgreSQL's classes of errors for bad values, broken constraints and bad statements.
REFUSED: Final = frozenset({"22", "23", "42"})
ATTEMPTS: Final = 4


class _Job:
    """Something to be done in a transaction, and who waits for it."""

    __slots__ = ("done", "request", "snapshot", "weight", "work")

    def __init__(
        self,
        *,
        request: Request | None = None,
        snapshot: dict[str, Any] | None = None,
        work: Work[Any] | None = None,
        weight: int = 1,
    ) -> None:
        self.request, self.snapshot, self.work, self.weight = request, snapshot, work, weight
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Writer:
    """Everything that is written goes through here. Start it in the event loop that uses it."""

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        """`clock`: milliseconds since 1970."""
        self._database: Final = database
        self._clock: Final = clock
        self._queue: deque[_Job] = deque()
        self._heads: dict[str, int] | None = {} if database.alone else None
        self._wake = asyncio.Event()
        self._closing = False
        self.committed: Callable[[float], None] = lambda _seconds: None
        """Is told how long each commit took, all that waited for it together."""
        self._task = asyncio.create_task(self._run(), name="pakli store writer")

    async def append(self, request: Request, also: Work[Any] | None = None) -> Receipt:
        """
        Do the append; returns when it is committed. `also` is done with it, once it is sure that the append
        is done, and done now.

        Raises:
            Conflict, Overdrawn, StoreFailed, StoreClosed; whatever `also` raises: then nothing is done.
        """
        rows = sum([1 + len(write.events) for write in request.writes])
        job = _Job(request=request, work=also, weight=1 + rows + len(request.postings))
        receipt: Receipt = await self._queued(job)
        return receipt

    async def save_snapshot(self, row: dict[str, Any]) -> None:
        """
        Keep a snapshot, a row of its table.

        Raises:
            StoreFailed, StoreClosed
        """
        await self._queued(_Job(snapshot=row))

    async def transact(self, work: Work[T]) -> T:
        """
        Do `work` in a savepoint of its own; returns when it is committed.

        Raises:
            StoreFailed, StoreClosed; whatever `work` raises.
        """
        result: T = await self._queued(_Job(work=work))
        return result

    async def close(self) -> None:
        """Do what waits, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    def _queued(self, job: _Job) -> asyncio.Future[Any]:
        """Have it done with the next transaction: what it comes to."""
        if self._closing:
            raise StoreClosed("the store is closed")
        self._queue.append(job)
        self._wake.set()
        return job.done

    async def _run(self) -> None:
        while self._queue or not self._closing:
            if not self._queue:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch = self._next_batch()
            if batch:
                await self._commit(batch)

    def _next_batch(self) -> list[_Job]:
        batch: list[_Job] = []
        weight = 0
        while self._queue and weight < MOST_WEIGHT:
            job = self._queue.popleft()
            # Who waited for it has been cancelled: nobody wants it any more.
            if not job.done.cancelled():
                batch.append(job)
                weight += job.weight
        return batch

    async def _commit(self, batch: Sequence[_Job]) -> None:
        """Do the jobs and tell those who wait; never raises."""
        for attempt in range(1, ATTEMPTS + 1):
            began = perf_counter()
            try:
                outcomes = await self._database.write(partial(self._outcomes, batch))
                self.committed(perf_counter() - began)
                _tell(batch, outcomes)
                return
            except Exception as error:  # a bug in one job must not stop the writer
                if self._heads is not None:
                    self._heads.clear()
                if attempt < ATTEMPTS and _code_of(error) in CONTENTION:
                    continue
                if len(batch) > 1 and _is_of_one_job(error):
                    break
                # What was to be done with an append alone in its transaction says why not.
                own = batch[0].request and batch[0].work and _is_own(error)
                _tell(batch, [error if own else _failed(error) for _ in batch])
                return
        for job in batch:
            await self._commit([job])

    def _outcomes(self, batch: Sequence[_Job], connection: Connection) -> list[Any]:
        """What comes of each job, once it is committed: a value, or an exception."""
        outcomes: dict[_Job, Any] = {}
        appends = [(job, job.request) for job in batch if job.request is not None]
        if appends:
            receipts = append_all(connection, [request for _, request in appends], self._clock(), self._heads)
            outcomes = {job: receipt for (job, _), receipt in zip(appends, receipts, strict=True)}
        snapshots = [job.snapshot for job in batch if job.snapshot is not None]
        if snapshots:
            save_snapshots(connection, snapshots)
        for job in batch:
            if job.work is not None and job.request is None:
                outcomes[job] = _worked(connection, job.work)
            elif job.work is not None and _done_now(outcomes[job]):
                job.work(connection)  # if it fails, the append must not be there either
        return [outcomes.get(job) for job in batch]


def _done_now(outcome: Any) -> bool:
    """Whether an append was done, and not before."""
    return isinstance(outcome, Receipt) and not outcome.repeated


def _worked(connection: Connection, work: Work[T]) -> T | Exception:
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as error:
        if not _is_of_one_job(error) or _code_of(error) in DEADLOCK:
            raise
        return error


def _code_of(error: Exception) -> str:
    """PostgreSQL's code of an error, five letters or digits; else empty."""
    return str(getattr(getattr(error, "orig", None), "sqlstate", ""))


def _is_of_one_job(error: Exception) -> bool:
    """Whether the database refused what one job wanted. Else it has failed, and would fail the others too."""
    if not isinstance(error, DBAPIError):
        return not isinstance(error, OSError)
    refused = isinstance(error, IntegrityError | DataError | ProgrammingError)
    return not error.connection_invalidated and (refused or _code_of(error)[:2] in REFUSED | {"40"})


def _is_own(error: Exception) -> bool:
    """Whether some work says no, and not the database."""
    return not isinstance(error, DBAPIError | OSError)


def _failed(error: Exception) -> StoreFailed:
    failed = store_failed(error)
    failed.__cause__ = error
    return failed


def _tell(batch: Sequence[_Job], outcomes: Sequence[Any]) -> None:
    for job, outcome in zip(batch, outcomes, strict=True):
        if job.done.done():
            continue
        if isinstance(outcome, Exception):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)
