"""
A mailbox: what is asked is done one after another, in one task.

Tested in   tests/room/tournaments/
"""

import asyncio
import logging
from collections import deque
from typing import Final

from pakli.room.core import Work
from pakli.room.journal import Closing

__all__ = ["Mailbox"]

_LOG: Final = logging.getLogger("pakli.room")


class Mailbox:
    """Of one tournament."""

    def __init__(self, name: str) -> None:
        self._name: Final = name
        self._works: Final[deque[Work]] = deque()
        self._some = asyncio.Event()
        self._none = asyncio.Event()
        self._none.set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to do what is in it."""
        self._task = asyncio.create_task(self._run(), name=f"pakli {self._name}")

    def soon(self, work: Work) -> None:
        """Do `work` when everything asked before is done."""
        self._works.append(work)
        self._none.clear()
        self._some.set()

    @property
    def waiting(self) -> int:
        """How many things wait to be done."""
        return len(self._works)

    async def idle(self) -> None:
        """Wait until everything that was asked so far is done."""
        await self._none.wait()

    async def stop(self) -> None:
        """Finish what is under way, and stop."""
        while not self._none.is_set():  # something may be asked while who waits here is waking up
            await self._none.wait()
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            if not self._works:
                self._none.set()
                self._some.clear()
                await self._some.wait()
                continue
            try:
                await self._works.popleft()()
            except Closing:
                pass
            except Exception:  # a bug costs what was asked, never the tournament
                _LOG.exception("%s could not do what was asked", self._name)
