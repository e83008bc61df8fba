"""
What a bot knows of the tournament it plays in: what everybody there can see.

Clauses     section 10, facts 1 (structure) and 2 (stacks); M5 (prizes).
Knows       numbers. Tested in tests/bots/test_push_fold.py
"""

from msgspec import Struct

__all__ = ["Event"]


class Event(Struct, frozen=True):
    """A tournament as it stands."""

    stacks: tuple[int, ...]
    """Of everybody still in, the bot's own among them, in any order."""
    prizes: tuple[float, ...]
    """What the first gets, the second and so on."""
    fast: float = 0.5
    """How fast the blinds rise: 0 slowly, 1 very fast."""

    @property
    def left(self) -> int:
        """How many are still in."""
        return len(self.stacks)

    @property
    def bold(self) -> float:
        """
        How much more one plays than usual for the structure's sake: 1.0 and more.

        The faster the blinds rise, and the fewer are paid, the more aggressive (section 10, fact 1).
        """
        paid = min(len(self.prizes) / max(self.left, 1), 1)
        return 1 + 0.15 * self.fast + 0.1 * (1 - paid)
