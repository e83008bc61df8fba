"""
A table under a tournament: what it asks of it, and how it stands still while the tournament acts at it.

At such a table nobody sits, buys or leaves by himself, and a hand begins when the tournament begins it. Where
something happens in the tournament and at its tables it is one append: the tables stand still meanwhile, so
that nothing else happens to them. A table never waits for its tournament, so nobody waits for ever.

Tested in   tests/room/tournaments/
"""

import asyncio
from types import TracebackType
from typing import TYPE_CHECKING, Final, Protocol, Self

from pakli.rules import Refusal

if TYPE_CHECKING:
    from pakli.bots import Event
    from pakli.room.actor import TableActor

__all__ = ["Director", "Parked", "Standing"]


class Director(Protocol):
    """A tournament, as its tables know it. None of this waits."""

    def may_begin(self, table_id: str) -> bool:
        """Whether a hand may begin there now."""

    def told_to_bots(self, table_id: str) -> "Event":
        """What its bots know of the tournament: what everybody sees."""

    def hand_wanted(self, table_id: str) -> None:
        """The table is ready, and people have seen the last hand: begin one if it is still possible."""

    def hand_over(self, table_id: str) -> None:
        """A hand is over there."""

    def why_not_next(self, table_id: str) -> Refusal | None:
        """Why the dealer of real cards cannot go on there; None: he can."""

    def hand_counts(self, table_id: str) -> bool:
        """Whether its last hand is reported: with real cards, once the dealer says that it is right."""

    def welcomes(self, player: str) -> bool:
        """Whether somebody may look on at its tables, though it is private: he is in it, or was."""


class Parked:
    """A table's turn in its mailbox that belongs to somebody else: from `here` until `over`."""

    def __init__(self) -> None:
        self.here: Final = asyncio.Event()
        self.over: Final = asyncio.Event()

    async def stand(self) -> None:
        """The table does nothing else until it is over."""
        self.here.set()
        await self.over.wait()


class Standing:
    """Tables that stand still while the block runs; more may be added."""

    def __init__(self) -> None:
        self.tables: Final[dict[str, TableActor]] = {}
        self._parked: Final[list[Parked]] = []

    async def stop(self, *tables: "TableActor") -> None:
        """
        Have these tables stand still, as soon as what they do is done.

        Raises:
            Closing: the room closes.
        """
        for table in tables:
            if table.table_id not in self.tables:
                parked = table.park()
                self._parked.append(parked)
                await parked.here.wait()
                self.tables[table.table_id] = table

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for parked in self._parked:
            parked.over.set()
