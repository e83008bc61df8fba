"""
What is wrong with a proof: which step of the check failed, and in which way.

Clauses     F3.
Tested in   tests/fairness/
"""

from typing import Final

from pakli.cards import Card
from pakli.texts import Catalogue

__all__ = ["STEPS", "Broken", "Step"]

Step = str
"""One of `STEPS`."""

STEPS: Final = (*("form", "record", "own", "voids", "shares", "packs", "openings", "deals", "reshuffle"),)
"""The steps of a check, in their order; `own`: what only the player's own client can see."""


class Broken(ValueError):
    """
    A proof does not hold.

    `step` is one of `STEPS`, `code` never changes and is never translated; the text is the message
    ``fair-broken-{step}-{code}``.
    """

    def __init__(self, step: Step, code: str, **facts: int | str) -> None:
        self.step: Final = step
        self.code: Final = code
        self.facts: Final = facts
        told = " ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(f"{step}.{code} {told}".rstrip())

    @property
    def message(self) -> str:
        """Id of the message that says it."""
        return f"fair-broken-{self.step}-{self.code}"

    def text(self, say: Catalogue) -> str:
        """In words."""
        facts = {name: Card(value).symbol if name in _CARDS else value for name, value in self.facts.items()}
        return say.text(self.message, **facts)


_CARDS: Final = ("card", "other")
"""Facts that are codes of cards."""
