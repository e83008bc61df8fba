"""
What a seat takes from the pots, deal by deal: of each side pot against those who are in it alone.

Shapes      float64 (deals,).
Clauses     A1, A5 (side pots), P11 (what nobody matched comes back), A6 (rake).
Knows       one look, chips. Not cards.
Tested in   tests/bots/test_winnings.py
"""

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.bots.looks import Look
from pakli.bots.pools import Floats
from pakli.rules import Hand

__all__ = ["Winnings", "after_rake", "winnings"]


class Winnings(Struct, frozen=True):
    """Chips that come back to a seat."""

    contested: Floats
    """From pots somebody else is in too."""
    free: Floats
    """From pots nobody else is in: one's own bet that was not matched, and what who folded had put in."""
    total: Floats
    """All that lay in the pots the seat could win, its own unmatched chips left out."""
    rake: Floats
    """What the club takes of `contested`."""
    shares: Floats
    """One's part of the first pot, if nobody else is in it all of it."""


def winnings(
    view: Hand, seat: int, put: int, seen: Look, stays: NDArray[np.bool_], prices: Floats
) -> Winnings:
    """
    What comes back once the seat has put in `put` more and these opponents have stayed at these prices.

    Args:
        stays: by place of `seen.places`, and deal.
        prices: what each of them pays to stay.
    """
    paid = view.seat(seat).paid + put
    levels = np.array([view.seats[place].paid for place in seen.places]) + prices
    looked_at = dict.fromkeys([view.plan.where[seat], *seen.places])
    others = [other.paid for place, other in enumerate(view.seats) if place not in looked_at]
    there = np.array([view.seats[place].paid for place in seen.places])[:, None] + stays * prices[:, None]
    contested, free, total = (np.zeros(seen.deals) for _ in range(3))
    first: Floats | None = None
    below = 0.0
    for level in sorted({*np.minimum(levels, paid).tolist(), float(paid)}):
        size = np.full(seen.deals, level - below) + sum([_between(chips, below, level) for chips in others])
        size = size + (np.clip(there, below, level) - below).sum(axis=0)
        if first is None:
            size += view.stage.dead
        staying = stays & (levels >= level)[:, None]
        alone, share = ~staying.any(axis=0), seen.shares(staying)
        first = np.where(alone, 1.0, share) if first is None else first
        contested += np.where(alone, 0.0, share * size)
        free += np.where(alone, size, 0.0)
        total += np.where(alone & (size == level - below), 0.0, size)
        below = level
    assert first is not None, "there is a pot"
    rake = np.zeros(seen.deals)
    if view.plan.game.rules.rake.per_mille:
        left = [after_rake(view, chips, called=True) / max(chips, 1) for chips in total.tolist()]
        rake = contested * (1 - np.array(left))
    return Winnings(contested, free, total, rake, first)


def after_rake(view: Hand, pot: float, *, called: bool = False) -> float:
    """
    What the club leaves of a pot.

    Args:
        called: it is played on, so that cards lie on the table in the end.
    """
    game = view.plan.game
    rake = game.rules.rake
    dealt = called or not game.has_board or bool(view.cards.boards[0])
    if not rake.per_mille or (rake.no_flop_no_drop and not dealt):
        return pot
    taken = pot * rake.per_mille / 1000
    return pot - (min(taken, rake.cap) if rake.cap else taken)


def _between(chips: float, below: float, level: float) -> float:
    return max(min(chips, level) - below, 0.0)
