"""
Clocks: how long from now, never what time it is. A jump of the computer's clock moves nothing here; a machine
that slept ends at most the part of a turn that was running, for each begins when the one before it is over.

Tested in   tests/room/
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

__all__ = ["Alarm", "Clock", "LoopClock", "Timer"]

T = TypeVar("T")
_AT_LEAST: Final = 0.001
"""Seconds: event loops count in thousandths, and may ring that much too early."""


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


class Timer(Generic[T]):
    """
    An alarm that is set anew far more often than it rings. Put off, it does not move: when it would ring, it
    looks whether its time has come, and if not, waits on. It never rings too early.
    """

    __slots__ = ("_alarm", "_clock", "_due", "_rings", "_rings_at", "_what")

    def __init__(self, clock: Clock, rings: Callable[[T], None]) -> None:
        """`rings` is called with what it was set for."""
        self._clock: Final = clock
        self._rings: Final = rings
        self._alarm: Alarm | None = None
        self._rings_at = 0.0
        self._due: float | None = None
        self._what: T

    @property
    def on(self) -> bool:
        """Whether it is set."""
        return self._due is not None

    def set(self, seconds: float, what: T) -> None:
        """Ring in so many seconds from now, and not when it was to ring before."""
        self._what = what
        self._due = due = self._clock.now() + seconds
        if self._alarm is not None:
            if self._rings_at <= due:
                return
            self._alarm.cancel()
        self._rings_at, self._alarm = due, self._clock.call_later(seconds, self._look)

    def off(self) -> None:
        """Do not ring."""
        self._due = None

    def stop(self) -> None:
        """Do not ring, and be forgotten by the clock."""
        self._due = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _look(self) -> None:
        self._alarm, due = None, self._due
        if due is None:
            return
        left = due - self._clock.now()
        if left > 0:
            self._rings_at, self._alarm = due, self._clock.call_later(max(left, _AT_LEAST), self._look)
            return
        self._due = None
        self._rings(self._what)
