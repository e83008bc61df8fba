"""
How plausible what an opponent has done is with each hand he may hold.

Who called or raised has the better hands more likely, the more so the more it cost him beside the pot; who
raised may now and then have nothing; who checked has the best seldom. What was put in before this round says
the same of hands as they are now, less sharply, and of starting hands. So ranges narrow with the betting.

Clauses     section 10, facts 3 (position) and 4 (cards).
Knows       what everybody sees of one hand: chips, cards on the table. Not how hands are made.
Tested in   tests/bots/test_ranges.py
"""

from math import log2
from typing import Final

import numpy as np

from pakli.bots.pools import Floats, Pool
from pakli.rules import Hand

__all__ = ["plausible", "rising"]

_NOTHING: Final = 0.12
"""How often who bets or raises has a hand one would not do it with."""
_SHARP: Final = 0.08
"""How far about a threshold players differ."""


def rising(strength: Floats, threshold: float | Floats, width: float = _SHARP) -> Floats:
    """From 0 well below the threshold to 1 well above it."""
    return 1 / (1 + np.exp(np.clip((threshold - strength) / width, -40, 40)))


def plausible(view: Hand, place: int, pool: Pool, narrowing: float = 1.0) -> Floats:
    """
    A weight for each hand of the pool, of the player at `place`; shape (n,).

    Args:
        narrowing: 0: any hand is as likely as another; 1: by all that was done.
    """
    weights = _before(view, place, pool) * _now(view, place, pool)
    return np.asarray(weights**narrowing)


def _now(view: Hand, place: int, pool: Pool) -> Floats:
    """By what he has done in this round."""
    seat, round_ = view.seats[place], view.round
    first = not view.stage.street
    forced = _forced(view, place) if first else 0
    pressed = (
        place in (round_.aggressor, round_.hand_aggressor)
        and seat.front == round_.level
        and seat.front > forced
    )
    put_in = seat.front - forced
    if put_in <= 0:
        if seat.answered < 0 or first:
            return np.ones(len(pool.strength))
        return np.asarray(1 - 0.45 * rising(pool.strength, 0.82))
    if first and view.plan.game.has_board:
        return _starting(view, place, pool, seat.front, pressed=pressed)
    before = max(view.pot - sum([other.front for other in view.seats]), view.plan.game.units[0])
    cost = put_in / (before + put_in)
    if not pressed:
        return rising(pool.strength, 0.28 + 0.45 * cost)
    threshold = 0.48 + 0.42 * cost + 0.04 * max(round_.bets - 1, 0)
    return _NOTHING + (1 - _NOTHING) * rising(pool.strength, min(threshold, 0.93))


def _before(view: Hand, place: int, pool: Pool) -> Floats:
    """By what he put in before this round."""
    seat, street, game = view.seats[place], view.stage.street, view.plan.game
    level = seat.paid - seat.front
    if not street or level <= 0:
        return np.ones(len(pool.strength))
    unit = max(game.stakes.big_blind, 1)
    # Bets of about half the pot in each round so far, unless there was more before the first cards.
    entered = (
        max(min(level, level / 1.8 ** (street - 1)), min(level, unit)) if game.has_board else min(level, unit)
    )
    grown = log2(max(level / entered, 1))
    led = view.round.hand_aggressor == place
    weights = np.ones(len(pool.strength))
    if game.has_board:
        weights = _starting(view, place, pool, entered, pressed=led)
    if grown > 0.2:
        weights = weights * rising(pool.strength, min(0.22 + 0.12 * grown + 0.05 * led, 0.8), 0.11)
    return weights


def _starting(view: Hand, place: int, pool: Pool, level: float, *, pressed: bool) -> Floats:
    """By starting hands: the dearer the round was, the fewer."""
    raised = max(level / max(view.plan.game.stakes.big_blind, 1), 1)
    count = len(view.seats)
    width = 0.85 * raised**-0.62 * (6 / max(count, 2)) ** 0.35
    if pressed:
        width *= 0.75 if raised > 1 else 0.8
    if view.plan.game.fixed:
        width *= 1.3
    floor = 0.06 if pressed else 0.02
    return floor + (1 - floor) * rising(pool.standing, 1 - min(width, 0.95), 0.06)


def _forced(view: Hand, place: int) -> int:
    """What a blind has cost him in this round."""
    number, front = view.seats[place].number, view.seats[place].front
    due = [
        post.amount
        for post in view.plan.setup.posts
        if post.seat == number and post.kind in ("small_blind", "big_blind", "straddle", "live")
    ]
    return min(sum(due), front)
