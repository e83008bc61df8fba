"""
Betting structures: how much the player to act may raise to.

Clauses     B1-B5. Every amount is a total in front after the raise (B5), in whole chips.
Knows       the chips of one moment. Not seats, cards, clocks or wires.
Tested in   tests/rulebook/test_betting.py (worked examples 1-8), tests/properties/
"""

from typing import ClassVar

from msgspec import Struct

from pakli.rules.house_rules import LimitName

__all__ = ["FixedLimit", "Limit", "NoLimit", "PotLimit", "SpreadLimit"]


class NoLimit(Struct, frozen=True, gc=False, cache_hash=True, tag="no-limit"):
    """B4: at least the last bet or raise on top, at most all one has."""

    clause: ClassVar[str] = "B4"
    name: ClassVar[LimitName] = "no-limit"

    def bounds(
        self, level: int, front: int, stack: int, pot: int, full_raise: int, floor: int
    ) -> tuple[int, int]:
        """Least and most total; see `PotLimit.bounds`."""
        return level + full_raise, front + stack


class PotLimit(Struct, frozen=True, gc=False, cache_hash=True, tag="pot-limit"):
    """B3: at most the pot as it stands after the raiser's own call."""

    clause: ClassVar[str] = "B3"
    name: ClassVar[LimitName] = "pot-limit"

    def bounds(
        self, level: int, front: int, stack: int, pot: int, full_raise: int, floor: int
    ) -> tuple[int, int]:
        """
        Least and most total a player may bet or raise to, his stack's end not considered.

        Args:
            level: highest total in front, to be matched.
            front: chips already in front of this player.
            stack: chips behind.
            pot: the middle and everyone's front.
            full_raise: the smallest raise (fixed limit: the unit).
            floor: fixed limit: level of the last bet that counted; a shorter all-in above is completed (B8).
        """
        return level + full_raise, level + pot + level - front


class FixedLimit(Struct, frozen=True, gc=False, cache_hash=True, tag="fixed-limit"):
    """B1: every bet and raise is one unit: `low` before and on the flop, `high` later; `cap` bets a round."""

    low: int
    high: int
    cap: int = 4
    clause: ClassVar[str] = "B1"
    name: ClassVar[LimitName] = "fixed-limit"

    def bounds(
        self, level: int, front: int, stack: int, pot: int, full_raise: int, floor: int
    ) -> tuple[int, int]:
        """One unit above the last bet that counted; see `PotLimit.bounds`."""
        return floor + full_raise, floor + full_raise


class SpreadLimit(Struct, frozen=True, gc=False, cache_hash=True, tag="spread-limit"):
    """B2: at least the last bet or raise on top, at most `most`."""

    most: int
    clause: ClassVar[str] = "B2"
    name: ClassVar[LimitName] = "spread-limit"

    def bounds(
        self, level: int, front: int, stack: int, pot: int, full_raise: int, floor: int
    ) -> tuple[int, int]:
        """See `PotLimit.bounds`."""
        return level + full_raise, level + self.most


Limit = NoLimit | PotLimit | FixedLimit | SpreadLimit
