"""
An event and a queue as asyncio's, for thousands of tables and sockets of which each has its own: those there
have a `deque` for every list of waiters, and a `deque` takes seven hundred bytes before anything is in it.

Knows       futures. Tested in tests/room/test_light.py
"""

from asyncio import Future, get_running_loop
from typing import Generic, TypeVar

__all__ = ["Event", "Queue"]

T = TypeVar("T")


class Event:
    """As `asyncio.Event`."""

    __slots__ = ("_set", "_waiting")

    def __init__(self) -> None:
        """Not set."""
        self._set = False
        self._waiting: list[Future[None]] = []

    def is_set(self) -> bool:
        """Whether nobody need wait."""
        return self._set

    def set(self) -> None:
        """Let everybody go on who waits."""
        self._set = True
        for one in self._waiting:
            if not one.done():  # who waited may have been cancelled
                one.set_result(None)
        self._waiting.clear()

    def clear(self) -> None:
        """Let them wait from now on."""
        self._set = False

    async def wait(self) -> None:
        """Wait until it is set."""
        if not self._set:
            self._waiting.append(get_running_loop().create_future())
            await self._waiting[-1]


class Queue(Generic[T]):
    """As `asyncio.Queue` without an end, for one who takes."""

    __slots__ = ("_items", "_some")

    def __init__(self) -> None:
        """Nothing is in it."""
        self._items: list[T] = []
        self._some = Event()

    def empty(self) -> bool:
        """Whether nothing is in it."""
        return not self._items

    def put_nowait(self, item: T) -> None:
        """Put something in at its end."""
        self._items.append(item)
        self._some.set()

    async def get(self) -> T:
        """Take what has been in it longest; wait for it."""
        while not self._items:
            self._some.clear()
            await self._some.wait()
        return self._items.pop(0)
