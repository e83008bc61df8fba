"""A house that dies: its last append is on the disk, and nobody is told."""

import asyncio
from typing import Any

from pakli.room import Room
from pakli.store import Receipt, Store

__all__ = ["Mortal", "killed"]


class Mortal:
    """A store under which a room dies: its last append is on the disk, and nobody is told."""

    def __init__(self, store: Store, appends: int) -> None:
        self._store, self.left = store, appends
        self.dead = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, *writes: Any, **more: Any) -> Receipt:
        """As `Store.append`, until the last."""
        if self.dead.is_set():
            await asyncio.Event().wait()
        receipt = await self._store.append(*writes, **more)
        self.left -= 1
        if not self.left:
            self.dead.set()
            await asyncio.Event().wait()
        return receipt

    async def save_snapshot(self, *arguments: Any, **more: Any) -> None:
        """As `Store.save_snapshot`; nothing from who is dead."""
        if not self.dead.is_set():
            await self._store.save_snapshot(*arguments, **more)


async def killed(room: Room) -> None:
    """Nothing of it goes on."""
    mine = asyncio.current_task()
    for task in asyncio.all_tasks():
        if task is not mine and task.get_name().startswith("pakli t"):
            task.cancel()
    await asyncio.sleep(0)
