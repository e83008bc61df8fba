"""A store that fails when it is told to: before the commit, after it, or by not answering."""

import asyncio
from typing import Any, Literal

from pakli.store import Receipt, Store, StoreFailed

__all__ = ["Faulty"]

Fault = Literal["", "before", "after", "silent"]


class Faulty:
    """Everything of a store, but `append`, which fails as `fault` says."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fault: Fault = ""
        self.failed = 0
        self.under_way = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, *writes: Any, **more: Any) -> Receipt:
        """As `Store.append`, but for the fault."""
        fault = self.fault
        if fault == "before":
            self.failed += 1
            raise StoreFailed("database or disk is full")
        if fault == "silent":
            self.failed += 1
            await asyncio.Event().wait()
        self.under_way += 1
        try:
            receipt = await self._store.append(*writes, **more)
        finally:
            self.under_way -= 1
        if fault == "after":
            self.failed += 1
            if self.fault:  # it may have been mended meanwhile
                self.fault = "before"
            raise StoreFailed("the connection was lost in the moment of the commit")
        return receipt

    async def save_snapshot(self, *arguments: Any, **more: Any) -> None:
        """As `Store.save_snapshot`, but for the fault."""
        if self.fault:
            raise StoreFailed("database or disk is full")
        await self._store.save_snapshot(*arguments, **more)
