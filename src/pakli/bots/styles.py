"""
Styles: how somebody plays, whatever he knows.

Knows       nothing. Tested in tests/bots/test_levels.py
"""

from msgspec import Struct

__all__ = ["Style"]


class Style(Struct, frozen=True):
    """Parts of what is usual: 1.0 is as most do."""

    looseness: float = 1.0
    """How many starting hands are played."""
    aggression: float = 1.0
    """How readily one bets and raises."""
    calling: float = 1.0
    """How readily one calls."""

    def with_(self, other: "Style") -> "Style":
        """Both at once."""
        return Style(
            self.looseness * other.looseness, self.aggression * other.aggression, self.calling * other.calling
        )
