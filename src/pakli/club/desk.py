"""
What every part of the club has at hand: tables, clock, chance, policy, and who wants to hear of changes.

Knows       nothing of people. Tested in tests/club/
"""

import secrets
from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from pakli.club.policy import Policy
from pakli.club.tokens import Chance
from pakli.store import Work, wall_clock

__all__ = ["Clock", "Desk", "Listener", "Tables"]

T = TypeVar("T")

Clock = Callable[[], int]
"""Milliseconds since 1970, UTC."""

Listener = Callable[[str], None]
"""Is told the id of a person about whom something has changed: rights, name, sessions."""


class Tables(Protocol):
    """Where the club's tables are: a store, or `Beside` one."""

    async def query(self, work: Work[T]) -> T:
        """What `work` finds, which does nothing but SQL."""
        ...

    async def transact(self, work: Work[T]) -> T:
        """Commit what `work` does, or nothing; its exception comes back. It may be done again."""
        ...


class Desk:
    """What is at hand; one for a club."""

    def __init__(
        self,
        tables: Tables,
        *,
        policy: Policy | None = None,
        now: Clock = wall_clock,
        chance: Chance = secrets.token_bytes,
    ) -> None:
        """Clock and chance are the system's, but in tests; both are asked in threads too."""
        self.tables: Final = tables
        self.policy: Final = policy or Policy()
        self.now: Final = now
        self.chance: Final = chance
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Have `listener` told of every change, once it is committed."""
        self._listeners.append(listener)

    def changed(self, person_id: str) -> None:
        """Tell all who listen."""
        for listener in self._listeners:
            listener(person_id)
