"""
What is done again and again while the server runs, by the room's clock.

Knows       clocks. Tested in tests/server/test_upkeep.py
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final

from structlog import get_logger

from pakli.room import Alarm, Clock
from pakli.store import StoreError

__all__ = ["Rounds"]

_log = get_logger("pakli.server")


class Rounds:
    """
    Something done every so many seconds until `close`; what fails because of the log is done again next time.

    The first time is up to half as far off, by chance: what was begun together is not all done at once.
    """

    def __init__(self, clock: Clock, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        """The first time is still to come."""
        self._clock: Final = clock
        self._seconds: Final = seconds
        self._work: Final = work
        self._task: asyncio.Task[None] | None = None
        self._alarm: Alarm = clock.call_later(seconds * random.uniform(0.5, 1), self._due)

    def close(self) -> None:
        """Do it no more."""
        self._alarm.cancel()
        if self._task is not None:
            self._task.cancel()

    def _due(self) -> None:
        self._task = asyncio.create_task(self._once())

    async def _once(self) -> None:
        try:
            await self._work()
        except StoreError:
            _log.warning("left for the next time", exc_info=True)
        self._alarm = self._clock.call_later(self._seconds, self._due)
