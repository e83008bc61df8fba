"""
Clocks: how long from now, never what time it is. A jump of the computer's clock moves nothing here.

Tested in   tests/room/
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

__all__ = ["Alarm", "Clock", "LoopClock"]


class Alarm(Protocol):
    """Something that will be called."""

    def cancel(self) -> None:
        """Do not call it any more."""


class Clock(Protocol):
    """Where a room's time comes from; tests bring one that stands still until it is told to go on."""

    def now(self) -> float:
        """Seconds since some moment; never goes back."""

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Alarm:
        """Call `callback` in the event loop, `seconds` from now."""


class LoopClock:
    """The event loop's own clock, which is monotonic."""

    def now(self) -> float:
        """As `Clock.now`."""
        return asyncio.get_running_loop().time()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Alarm:
        """As `Clock.call_later`."""
        return asyncio.get_running_loop().call_later(seconds, callback)
