"""
What was answered to a command, so that one that comes twice is answered as it was and done once.

Tested in   tests/room/
"""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from pakli.room.actions import PersonAction
from pakli.rules import Refusal

__all__ = ["Answer", "Answered", "Answers", "Asked", "Done"]

_REMEMBERED: Final = 30
"""Of each table: a page that asks again does so within seconds. What is older is looked up in the log."""


class Done(Struct, frozen=True, gc=False):
    """It is done, and in the log; `version`: the table's after it."""

    version: int


Answer = Done | Refusal
Answered = Callable[[Answer], None]


class Asked(Struct, eq=False):
    """A command, as `TableActor.do` takes it."""

    player: str
    command_id: str
    version: int
    action: PersonAction
    answered: Answered
    written: Callable[[], None] | None


class Answers:
    """The last answers of one table, by who asked and his command's id."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], Answer] = {}
        """In the order in which they were given."""
        self.forgotten = 0
        """The last version of the table whose answer is not remembered any more."""

    def known(self, player: str, command_id: str) -> Answer | None:
        """What was answered; None: the command is new."""
        return self._known.get((player, command_id))

    def keep(self, player: str, command_id: str, answer: Answer) -> None:
        """Remember what was answered."""
        self._known[player, command_id] = answer
        if len(self._known) > _REMEMBERED:
            forgotten = self._known.pop(next(iter(self._known)))
            if isinstance(forgotten, Done):
                self.forgotten = max(self.forgotten, forgotten.version)
