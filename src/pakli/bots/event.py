"""
What a bot knows of the tournament it plays in: what everybody there can see.

Clauses     section 10, facts 1 (structure) and 2 (stacks); M2 (levels), M5 (prizes).
Knows       a tournament's state. Not hands. Tested in tests/bots/test_push_fold.py
"""

from typing import Final

from msgspec import Struct

from pakli.odds.icm import MOST_EXACT
from pakli.tournament import Tournament, level_at

__all__ = ["Event", "event_of"]

_SLOW: Final = 20
_FAST: Final = 5
"""Minutes of a level from which on blinds rise slowly, and up to which they rise very fast."""


class Event(Struct, frozen=True):
    """A tournament as it stands."""

    prizes: tuple[float, ...]
    """What the first gets, the second and so on; none as long as they are not settled."""
    elsewhere: tuple[int, ...] = ()
    """Chips of those who are still in and not at the bot's table, where few are left."""
    left: int = 0
    """How many are still in; 0: nobody but those at the table."""
    fast: float = 0.5
    """How fast the blinds rise: 0 slowly, 1 very fast."""

    def bold(self, here: int) -> float:
        """
        How much more one plays than usual for the structure's sake, `here` being at the table: 1.0 and more.

        The faster the blinds rise, and the fewer are paid, the more aggressive (section 10, fact 1).
        """
        paid = min(len(self.prizes) / max(self.left, here), 1)
        return 1 + 0.1 * self.fast + 0.1 * (1 - paid)


def event_of(tournament: Tournament, table: int) -> Event:
    """What the bots at this table, by its number, know of the tournament."""
    left = tournament.left
    elsewhere: tuple[int, ...] = ()
    if left <= MOST_EXACT:
        elsewhere = tuple(
            [
                entry.chips
                for entry in tournament.entries
                if entry.status == "playing" and entry.table != table
            ]
        )
    minutes = level_at(tournament.structure, max(tournament.clock.level - 1, 0)).minutes
    fast = min(max((_SLOW - minutes) / (_SLOW - _FAST), 0), 1) if minutes else 1.0
    prizes = tournament.prizes if any(tournament.prizes) else ()
    return Event(prizes, elsewhere, left, fast)
