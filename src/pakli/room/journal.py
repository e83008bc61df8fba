"""
A table's stream in the log: written, with patience where the log fails; read again; snapshots and asides
beside it.

Tested in   tests/room/test_storage.py, tests/room/test_restart.py
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from msgspec import MsgspecError, Struct, json

from pakli.room.house import House
from pakli.room.kept import Kept
from pakli.room.light import Event
from pakli.room.records import RECORDS, Record
from pakli.room.saved import ASIDE_FORM, KEPT_FORM, Aside, aside_stream, kept_from, kept_saved
from pakli.store import (
    Append,
    Codec,
    Conflict,
    Posting,
    Remark,
    StoreClosed,
    Stored,
    StoreError,
    StoreFailed,
    Work,
)

__all__ = ["NOTHING", "Closing", "Deed", "Journal", "table_stream"]

_LOG: Final = logging.getLogger("pakli.room")


class Closing(Exception):
    """The room is closing: nothing more is written."""


def table_stream(table_id: str) -> str:
    """The stream of a table."""
    return f"table:{table_id}"


class Deed(Struct, frozen=True):
    """What is done in the same commit as what happens at a table, besides that."""

    writes: tuple[Append, ...] = ()
    """For other streams."""
    postings: tuple[Posting, ...] = ()
    reason: str = ""
    """Of the postings; a code."""
    remark: Remark = Remark()
    command: str | None = None
    """The same one given twice is done once."""
    also: Work[Any] | None = None


NOTHING: Final = Deed()


class Journal:
    """One table's part of the log."""

    def __init__(
        self,
        house: House,
        table_id: str,
        trouble: Callable[[bool], None],
        *,
        stream: str = "",
        codec: Codec[Any] = RECORDS,
    ) -> None:
        """
        `trouble` is told when the log has failed, and when it works again. `stream`, `codec`: of what is no
        table, but is kept like one.
        """
        self._house: Final = house
        self._table_id: Final = table_id
        self._stream: Final = stream or table_stream(table_id)
        self._codec: Final = codec
        self._trouble: Final = trouble
        self._closing = Event()
        self._errands: set[asyncio.Task[None]] = set()
        self._noting = False
        self._next_note: tuple[int, Aside] | None = None

    async def append(
        self,
        version: int,
        records: Sequence[Any],
        *,
        postings: Sequence[Posting] = (),
        reason: str = "",
        command: str | None = None,
        mark: str = "",
        deed: Deed = NOTHING,
    ) -> bool:
        """
        Write `records` after `version`. While the log fails, try again and again.

        Args:
            deed: what else is done, in the same commit.

        Returns:
            whether they were written now; not, if the command was done before: then nothing has happened.

        Raises:
            Overdrawn: somebody cannot pay; nothing was written.
            Conflict: somebody else has written to the stream.
            Closing: the room closes before it could be written.
        """
        write = Append(self._stream, version, self._codec.encode_all(records), mark)
        failed, after = False, (version + len(records),)
        written = True
        while True:
            try:
                receipt = await self._house.store.append(
                    write,
                    *deed.writes,
                    postings=(*postings, *deed.postings),
                    reason=reason or deed.reason,
                    remark=deed.remark,
                    command=command or deed.command,
                    also=deed.also,
                )
                # What failed in the moment of its commit may be the very thing that is said to be done.
                written = not receipt.repeated or (failed and receipt.versions[:1] == after)
            except StoreClosed as error:
                raise Closing from error
            except StoreFailed as error:
                if not failed:
                    _LOG.error("%s stands still: the log has failed: %s", self._stream, error)
                    failed = True
                    self._trouble(True)
                await self._patience()
                continue
            except Conflict as error:
                # Where it failed in the moment of the commit, it may have been written all the same.
                if not (failed and error.actual == version + len(records)):
                    raise
            break
        if failed:
            self._trouble(False)
        return written

    async def done_before(self, command: str, version: int) -> bool:
        """
        Whether a command is in the log as done; asked of what seems to come too late.

        Args:
            version: of the table, as its sender saw it.
        """
        store = self._house.store
        try:
            marked = await store.marked(self._stream, command, version)
            return marked is not None or await store.receipt(command) is not None
        except StoreError:
            return False

    async def read(self, after: int, limit: int | None = None) -> tuple[Record, ...]:
        """What is in the stream after a version; the first so many."""
        return RECORDS.decode_all(await self.stored(after, limit))

    async def stored(self, after: int, limit: int | None = None) -> list[Stored]:
        """The same, not yet decoded, with the times of the commits."""
        return await self._house.store.read(self._stream, after=after, limit=limit)

    async def snapshot(self) -> tuple[Kept, int] | None:
        """The last snapshot of the table and its version; None: there is none that can be read."""
        saved = await self._house.store.snapshot(self._stream, KEPT_FORM)
        if saved is None:
            return None
        try:
            return kept_from(saved.data), saved.version
        except Exception:  # whatever is wrong with it, it is only a shorter way to the same
            _LOG.warning("the snapshot of table %s cannot be read: its log is", self._table_id)
            return None

    async def aside(self) -> Aside:
        """What was noted beside the stream."""
        saved = await self._house.store.snapshot(aside_stream(self._table_id), ASIDE_FORM)
        try:
            return Aside() if saved is None else json.decode(saved.data, type=Aside)
        except MsgspecError:
            return Aside()

    def keep_snapshot(self, kept: Kept, version: int) -> None:
        """Keep the table as it was at a version before a hand. Nobody waits for it."""
        self.keep(version, kept_saved(kept), KEPT_FORM)

    def keep(self, version: int, data: bytes, form: int) -> None:
        """Keep a snapshot of what the stream comes to at a version. Nobody waits for it."""
        self._send(self._house.store.save_snapshot(self._stream, version, data, form))

    def note(self, version: int, aside: Aside) -> None:
        """
        Note what is in no stream. Nobody waits for it; while one note is under way, the last one waits.
        """
        self._next_note = (version, aside)
        if not self._noting:
            self._noting = True
            self._send(self._note())

    async def note_now(self, version: int, aside: Aside) -> None:
        """
        Note what is in no stream, at the end.

        Raises:
            StoreError: it could not be.
        """
        stream, data = aside_stream(self._table_id), json.encode(aside)
        await self._house.store.save_snapshot(stream, version, data, ASIDE_FORM)

    def close(self) -> None:
        """Wait no longer for a log that fails."""
        self._closing.set()

    async def rest(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._errands, return_exceptions=True)

    async def _note(self) -> None:
        try:
            while self._next_note is not None:
                note, self._next_note = self._next_note, None
                await self.note_now(*note)
        finally:
            self._noting = False

    def _send(self, work: Coroutine[Any, Any, None]) -> None:
        async def sent() -> None:
            try:
                await work
            except StoreError as error:
                _LOG.warning("nothing could be noted of %s: %s", self._stream, error)

        task = asyncio.create_task(sent())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _patience(self) -> None:
        """Wait a little; raises `Closing` when the room closes meanwhile."""
        if not self._closing.is_set():
            over = Event()
            alarm = self._house.clock.call_later(self._house.pace.repair, over.set)
            waiters = [asyncio.create_task(event.wait()) for event in (over, self._closing)]
            await asyncio.wait(waiters, return_when=asyncio.FIRST_COMPLETED)
            alarm.cancel()
            for waiter in waiters:
                waiter.cancel()
        if self._closing.is_set():
            raise Closing
