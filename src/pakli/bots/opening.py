"""
The first round of a game with a board: which hands to come in with, which to raise, which to raise again.

Nobody has raised: the fewer are still to act, the more hands are raised. Somebody has: what counts is one's
part of the pot against the hands he would do that with.

Clauses     section 10, facts 3 (position) and 4 (cards); P3, P7 (who acts when).
Knows       one look, chips, options.
Tested in   tests/bots/test_opening.py
"""

from random import Random
from typing import Final

import numpy as np

from pakli.bots.intent import Intent
from pakli.bots.looks import Look
from pakli.bots.styles import Style
from pakli.bots.weighing import passive
from pakli.rules import BettingOptions, Hand, Status

__all__ = ["opening"]

_OPEN: Final = 1.2
"""The part of hands that is raised first in with nobody to come but one, doubled."""
_LIGHT: Final = 0.05
"""How often a raise is raised again with a hand that is not worth it."""


def opening(
    view: Hand,
    seat: int,
    options: BettingOptions,
    seen: Look,
    rng: Random,
    style: Style,
    fear: float = 1.0,
) -> Intent:
    """
    What to do before there is a board.

    Args:
        fear: how much more a chip that is lost counts than one that is won.
    """
    if view.round.bets <= 1 and view.round.level <= view.plan.game.stakes.big_blind:
        return _unraised(view, seat, options, seen, rng, style)
    chance = np.random.default_rng(rng.getrandbits(64))
    worth = passive(view, seat, options, seen, chance, fear)
    return _raised(view, seat, options, seen, rng, style, worth)


def behind(view: Hand, seat: int) -> int:
    """How many are still to act in this round after `seat`, if nobody raises."""
    return sum(
        other.number != seat and other.status == Status.IN and other.answered < view.round.level
        for other in view.seats
    )


def _unraised(
    view: Hand, seat: int, options: BettingOptions, seen: Look, rng: Random, style: Style
) -> Intent:
    to_come = behind(view, seat)
    matched = sum(other.front >= view.round.level for other in view.seats if other.number != seat)
    limpers = max(0, matched - (to_come > 0))
    width = min(style.looseness * _OPEN / (to_come + 1) ** 1.05, 0.9) if to_come else 0.35 * style.looseness
    press = seen.standing >= 1 - width * 0.75**limpers * style.aggression**0.5 and rng.random() < 0.95
    cheap = limpers > 0 or options.call * 4 <= view.pot + options.call
    wide = min(width * (1.5 if cheap else 0.9) * style.calling, 0.95)
    stay = (limpers > 0 or options.call < view.round.level) and seen.standing >= 1 - wide
    return Intent(stay, press, 0.75 + 0.25 * limpers if len(view.seats) > 2 else 0.7)


def _raised(
    view: Hand, seat: int, options: BettingOptions, seen: Look, rng: Random, style: Style, worth: float
) -> Intent:
    share, even = seen.share, 1 / (len(seen.places) + 1)
    dear = options.call / max(view.seat(seat).stack, 1)
    again = even + (1 - even) * (0.10 + 0.05 * min(dear * 3, 1) ** 2) / style.aggression
    press = share > again and rng.random() < 0.85
    light = (
        view.round.bets == 2
        and dear < 0.06
        and seen.standing > 0.55
        and rng.random() < _LIGHT * style.aggression
    )
    return Intent(worth > -0.01 * (style.calling - 1) * view.pot, press or light, 0.9)
