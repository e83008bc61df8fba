"""
Clocks: how long from now, never what time it is. A jump of the computer's clock moves nothing here; a machine
that slept ends at most the part of a turn that was running, for each begins when the one before it is over.

Tested in   tests/room/
"""

import asyncio
import time
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
    """The computer's monotonic clock, by which event loops go too."""

    def now(self) -> float:
        """As `Clock.now`."""
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Alarm:
        """As `Clock.call_later`."""
        return asyncio.get_running_loop().call_later(seconds, callback)
