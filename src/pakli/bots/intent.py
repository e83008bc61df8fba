"""
What a bot would like to do, and the nearest thing to it that its options offer.

Clauses     B0-B5 (options); P3, P7, P8 and section 10, fact 3 (position).
Knows       one seat's view, options. Not cards.
Tested in   tests/bots/test_levels.py
"""

from msgspec import Struct

from pakli.rules import Action, BettingOptions, Bounds, Call, Check, Fold, Hand, RaiseTo

__all__ = ["Intent", "fitted", "position"]


class Intent(Struct, frozen=True):
    """What a bot would like to do, before it is fitted to its options."""

    stay: bool
    """Call, if there is something to call."""
    press: bool
    """Bet or raise, if that is possible."""
    size: float = 0.6
    """Bet or raise by this part of the pot, one's own call counted."""


def position(view: Hand, seat: int) -> float:
    """0.0 early to 1.0 on the button, the blinds in between: they act late now, early later (section 10)."""
    place, count = view.plan.where[seat], len(view.seats)
    if count == 2 or place == count - 1:
        return 1.0
    if place < 2:
        return 0.6
    return (place - 2) / max(count - 3, 1)


def fitted(intent: Intent, view: Hand, seat: int, options: BettingOptions) -> Action:
    """The action nearest to the intent that the options offer; never a fold where a check is free."""
    bounds = options.raise_to
    if intent.press and isinstance(bounds, Bounds):
        return RaiseTo(seat, _total(intent.size, view, options, bounds))
    if not options.call:
        return Check(seat)
    return Call(seat) if intent.stay or intent.press else Fold(seat)


def _total(size: float, view: Hand, options: BettingOptions, bounds: Bounds) -> int:
    """Total in front after a bet or raise by `size` of the pot, in whole chips of the table."""
    total = view.round.level + int(size * (view.pot + options.call))
    total -= total % view.plan.game.stakes.chip
    return min(max(total, bounds.least), bounds.most)
