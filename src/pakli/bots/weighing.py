"""
What each action is worth in chips, as far as one can see: the price, the part of the pot, who may fold.

A bet wins the pot where everybody folds, and else the part of a bigger one that one's hand takes against
those who stay: hands good enough for that price. So bets for value, bluffs and semi-bluffs, and their sizes,
come out of one sum.

Clauses     B0-B5 (the options), section 10, facts 3 and 4.
Knows       one look, chips, options. Not cards.
Tested in   tests/bots/test_weighing.py
"""

from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.bots.looks import Look
from pakli.bots.pools import Floats
from pakli.bots.reading import rising
from pakli.bots.winnings import after_rake, winnings
from pakli.rules import BettingOptions, Bounds, Hand

__all__ = ["Choice", "active", "choices", "in_reach", "owes", "passive"]

_SIZES: Final = (0.4, 0.7, 1.1)
"""Bets and raises that are weighed, in parts of the pot."""


class Choice(Struct, frozen=True):
    """An action and its worth: chips won from here on, on average; a fold is worth 0."""

    total: int
    """Chips in front after it; the level, or one's front where nothing is put in: call or check."""
    raises: bool
    worth: float


def choices(
    view: Hand,
    seat: int,
    options: BettingOptions,
    seen: Look,
    chance: np.random.Generator,
    fear: float = 1.0,
) -> list[Choice]:
    """
    Call or check, and bets or raises of some sizes.

    Args:
        fear: how much more a chip that is lost counts than one that is won.
    """
    own = view.seat(seat)
    found = [Choice(own.front + options.call, False, passive(view, seat, options, seen, chance, fear))]
    bounds = options.raise_to
    if isinstance(bounds, Bounds):
        found += [
            Choice(total, True, active(view, seat, total, seen, chance, fear))
            for total in _totals(view, options, bounds)
        ]
    return found


def _totals(view: Hand, options: BettingOptions, bounds: Bounds) -> list[int]:
    """Bets and raises to weigh: some parts of the pot, and everything where it is not much more."""
    chip, pot = view.plan.game.stakes.chip, view.pot + options.call
    totals = {bounds.least} if bounds.least == bounds.most else set()
    for size in _SIZES:
        total = view.round.level + int(size * pot)
        totals.add(min(max(total - total % chip, bounds.least), bounds.most))
    if bounds.most - view.round.level <= 2 * pot:
        totals.add(bounds.most)
    return sorted(totals)


def passive(
    view: Hand,
    seat: int,
    options: BettingOptions,
    seen: Look,
    chance: np.random.Generator,
    fear: float = 1.0,
) -> float:
    """What a check or a call is worth."""
    own, level = view.seat(seat), view.round.level
    prices = np.array([owes(view, place, level) for place in seen.places], float)
    stays = np.ones(seen.strengths.shape, bool)
    if options.call:
        later = prices > 0
        # Who is still to act plays for all that lies there, whatever of it this seat can reach.
        stays = _staying(view, seen, prices, view.pot + options.call, chance) | ~later[:, None]
    alone = ~stays.any(axis=0)
    got = winnings(view, seat, options.call, seen, stays, prices)
    kept = _realised(view, seat, float(got.shares.mean()), own.stack - options.call)
    taken = (got.contested - got.rake) * kept + got.free * np.where(alone, kept, 1.0)
    return _felt(taken - options.call, fear)


def in_reach(view: Hand, seat: int, more: int) -> int:
    """Chips of the pot the seat plays for once it has put in `more`: of side pots it has no part (A1)."""
    own = view.seat(seat)
    level = own.paid + more if more >= own.stack else max([other.paid for other in view.seats])
    return view.pot - sum([max(other.paid - level, 0) for other in view.seats])


def active(
    view: Hand,
    seat: int,
    total: int,
    seen: Look,
    chance: np.random.Generator,
    fear: float = 1.0,
) -> float:
    """What it is worth to bet or raise to `total` in front."""
    own = view.seat(seat)
    reach = max([view.seats[place].front + view.seats[place].stack for place in seen.places])
    cost = max(min(total, reach) - own.front, 0)
    prices = np.array([owes(view, place, total) for place in seen.places], float)
    final = view.pot + cost
    stays = _staying(view, seen, prices, final, chance)
    alone = ~stays.any(axis=0)
    got = winnings(view, seat, cost, seen, stays, prices)
    called = got.shares[~alone].mean() if not alone.all() else 0.0
    kept = _realised(view, seat, float(called), own.stack - cost)
    won = np.where(alone, after_rake(view, view.pot), (got.contested - got.rake) * kept + got.free - cost)
    return _felt(won, fear)


def _felt(won: Floats, fear: float) -> float:
    """The mean of what is won, losses counted `fear` times."""
    return float(np.where(won < 0, won * fear, won).mean())


def owes(view: Hand, place: int, level: int) -> int:
    """Chips the player at `place` must put in to match this level in front, or has left."""
    seat = view.seats[place]
    return max(min(level, seat.front + seat.stack) - seat.front, 0)


def _staying(
    view: Hand, seen: Look, prices: Floats, pot: float, chance: np.random.Generator
) -> NDArray[np.bool_]:
    """Which opponents stay in which deals, at what it costs them."""
    price = prices / (pot + prices)
    if view.plan.game.has_board and not view.cards.boards[0]:
        threshold = _starting(view, prices, price)
    else:
        threshold = 0.08 + 1.15 * price + 0.03 * max(view.alive - 2, 0) + 0.02 * min(view.round.bets, 4)
    likely = rising(seen.strengths, threshold[:, None], 0.07)
    return (chance.random(likely.shape) < likely) | (prices[:, None] <= 0)


def _starting(view: Hand, prices: Floats, price: Floats) -> Floats:
    """The worst starting hands that stay: the dearer it is, in blinds and beside the pot, the better."""
    raised = np.maximum(prices / max(view.plan.game.stakes.big_blind, 1), 1)
    width = 0.6 * raised**-0.6 * (0.33 / np.maximum(price, 0.05)) ** 0.7
    return np.asarray(1 - np.minimum(width * (6 / max(len(view.seats), 2)) ** 0.5, 0.95))


def _realised(view: Hand, seat: int, share: float, behind: int) -> float:
    """How much of one's part one wins where betting is to come: more with good hands, and last to act."""
    game = view.plan.game
    to_come = len(game.variant.streets) - 1 - view.stage.street
    if not to_come or behind <= 0 or view.able < 2:
        return 1.0
    last = view.plan.where[seat] == max(place for place, other in enumerate(view.seats) if other.status == 0)
    deep = min(1.0, behind / max(view.pot, 1)) * (0.6 if to_come == 1 else 1.0)
    even = 1 / max(view.alive, 2)
    return 1 + deep * (0.35 * (share - even) + (0.06 if last else -0.08))
