"""
What can go wrong for a bot, each with a sentence that says what to do.

Tested in   tests/client/test_client.py
"""

from pakli.wire.messages import RefusedMessage
from pakli.wire.options import Refusal

__all__ = ["ClientError", "LineLost", "NotLetIn", "Refused", "TableGone"]


class ClientError(Exception):
    """Everything that this package raises."""


class NotLetIn(ClientError):
    """The server does not let the bot in: its token holds no more, or too many sockets are open."""


class LineLost(ClientError):
    """The server could not be reached for as long as one is patient."""


class TableGone(ClientError):
    """The table is closed, or not to be looked on at."""


class Refused(ClientError):
    """
    What was asked for is not done, and nothing has changed.

    `clause`: of the rulebook; empty: the house's own business. `code`: stable, for programs. `facts`: what
    the sentence speaks of.
    """

    def __init__(self, clause: str, code: str, facts: dict[str, object], text: str) -> None:
        """`text`: the sentence."""
        super().__init__(f"{text} ({clause + ' ' if clause else ''}{code})")
        self.clause = clause
        self.code = code
        self.facts = facts
        self.text = text

    @classmethod
    def by(cls, answer: RefusedMessage) -> "Refused":
        """As the server has put it."""
        return cls(answer.clause, answer.code, dict(answer.facts), answer.text)

    @classmethod
    def beforehand(cls, refusal: Refusal) -> "Refused":
        """As an option says why it is none."""
        return cls(refusal.clause, refusal.code, dict(refusal.facts), "This is not possible now.")
