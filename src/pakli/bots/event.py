"""
What a bot knows of the tournament it plays in: what everybody there can see.

Clauses     section 10, facts 1 (structure) and 2 (stacks); M5 (prizes).
Knows       numbers. Tested in tests/bots/test_push_fold.py
"""

from msgspec import Struct

__all__ = ["Event"]


class Event(Struct, frozen=True):
    """A tournament as it stands."""

    prizes: tuple[float, ...]
    """What the first gets, the second and so on."""
    elsewhere: tuple[int, ...] = ()
    """Chips of those who are still in and not dealt in at the bot's table."""
    fast: float = 0.5
    """How fast the blinds rise: 0 slowly, 1 very fast."""

    def bold(self, left: int) -> float:
        """
        How much more one plays than usual for the structure's sake, with so many left: 1.0 and more.

        The faster the blinds rise, and the fewer are paid, the more aggressive (section 10, fact 1).
        """
        paid = min(len(self.prizes) / max(left, 1), 1)
        return 1 + 0.1 * self.fast + 0.1 * (1 - paid)
