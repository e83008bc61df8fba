"""
Chip sets: which chips to hand out for a starting stack, and which starting stacks a set of chips can serve.

    CASE = ChipSet(((25, 200), (100, 200), (500, 100), (1000, 50)))
    handed_out(CASE, players=10, stack=5000)          # ((25, 8), (100, 8), (500, 2), (1000, 3))

Every denomination is a multiple of the one below, so that small chips can always be exchanged.

Clauses     M1 (every chip adds up), TDA 24 (small chips leave play later).
Knows       numbers of chips. Tested in tests/rulebook/test_chip_race.py
"""

from itertools import pairwise

from msgspec import Struct

from pakli.rules.refusal import refuse

__all__ = ["ChipSet", "handed_out", "largest_stack", "stacks_served"]

_ENOUGH_OF_EACH = 2
"""Small chips worth so many of the next denomination are handed out, as far as there are any."""


class ChipSet(Struct, frozen=True):
    """
    All chips there are: pairs of denomination and how many, the smallest first.

    Raises:
        RuleViolation: none, a denomination that is no multiple of the one below it, or no chips of one.
    """

    chips: tuple[tuple[int, int], ...]

    def __post_init__(self) -> None:
        for value, count in self.chips:
            if value < 1 or count < 1:
                raise refuse("TDA24", "chips.bad_set", value=value)
        for (below, _), (value, _) in pairwise(self.chips):
            if value <= below or value % below:
                raise refuse("TDA24", "race.no_multiple", removed=below, smallest=value)
        if not self.chips:
            raise refuse("TDA24", "chips.bad_set", value=0)

    @property
    def worth(self) -> int:
        """What all of them are worth."""
        return sum(value * count for value, count in self.chips)

    def each(self, players: int) -> tuple[tuple[int, int], ...]:
        """What each of so many players can have of every denomination."""
        return tuple([(value, count // players) for value, count in self.chips])


def largest_stack(chips: ChipSet, players: int) -> int:
    """The largest starting stack that so many players can have alike."""
    return sum(value * count for value, count in chips.each(players))


def handed_out(chips: ChipSet, players: int, stack: int) -> tuple[tuple[int, int], ...] | None:
    """
    The chips of one player for a starting stack; None: the set cannot serve so many players with it.

    Small chips come first, enough to play with; the rest in the largest chips there are.
    """
    limits = dict(chips.each(players))
    values = list(limits)
    for share in (_ENOUGH_OF_EACH, 1, 0):
        small, kept = dict.fromkeys(values, 0), 0
        for value, larger in pairwise(values):
            wanted = (min(share * larger, stack) - kept) // value
            small[value] = min(limits[value], max(0, wanted))
            kept += value * small[value]
        found = _in_large_chips(stack - kept, {value: limits[value] - small[value] for value in values})
        if found is not None:
            both = {value: small[value] + found[value] for value in values}
            return tuple([(value, count) for value, count in both.items() if count])
    return None


def _in_large_chips(amount: int, limits: dict[int, int]) -> dict[int, int] | None:
    """
    An amount in as large chips as there are; None: it cannot be made. As each denomination is a multiple of
    the one below, a larger chip never stands in the way.
    """
    found = {}
    for value in sorted(limits, reverse=True):
        found[value] = min(max(amount, 0) // value, limits[value])
        amount -= value * found[value]
    return found if not amount else None


def stacks_served(chips: ChipSet, players: int, step: int) -> tuple[int, ...]:
    """Every multiple of `step` that so many players can have as their starting stack."""
    limits = dict(chips.each(players))
    return tuple(
        [
            stack
            for stack in range(step, largest_stack(chips, players) + 1, step)
            if _in_large_chips(stack, limits) is not None
        ]
    )
