"""
The strong bot: it reads opponents' hands from their betting, and takes the action that is worth most.

Before the second street it goes by starting hands, position and what was raised; short of chips in a
tournament by the computed table; else by the worth of each action, a little by chance, so that nobody can
read it. It knows no game by name and no limit.

Clauses     section 10; P13 (showing); D3, L2 (draws); the rest through its options.
Tested in   tests/bots/test_levels.py
"""

from random import Random
from typing import Final

import numpy as np

from pakli.bots.bot import asked
from pakli.bots.event import Event
from pakli.bots.intent import fitted
from pakli.bots.looks import Look, look
from pakli.bots.opening import opening
from pakli.bots.own_cards import draws_left, kept
from pakli.bots.pools import known
from pakli.bots.short import fear, goes_in, is_short
from pakli.bots.simple import show_or_muck
from pakli.bots.strength import best_discard
from pakli.bots.styles import Style
from pakli.bots.weighing import choices
from pakli.cards import cards_text
from pakli.rules import (
    Action,
    BettingOptions,
    Bounds,
    BringIn,
    BringInOptions,
    Call,
    Check,
    Discard,
    DrawOptions,
    Fold,
    Hand,
    RaiseTo,
    ShowOptions,
)

__all__ = ["DEALS", "WHIM", "StrongBot", "by_starting_hands"]

DEALS: Final = 300
"""Of a look."""
WHIM: Final = 0.03
"""By what part of the pot two actions may differ and the worse one be taken now and then."""


class StrongBot:
    """
    The strongest of the house's bots.

    Args:
        style: how it plays.
        event: what it knows of the tournament; None: a cash game, or nothing.
    """

    def __init__(self, style: Style | None = None, event: Event | None = None) -> None:
        self.style = style or Style()
        self.event = event

    def decide(self, view: Hand, rng: Random) -> Action:
        """As `Bot.decide`."""
        player = asked(view)
        options, seat = player.options, player.seat
        if isinstance(options, ShowOptions):
            return show_or_muck(view, player)
        if isinstance(options, DrawOptions):
            return Discard(seat, cards_text(_thrown(view, seat, options.most, rng)))
        if isinstance(options, BringInOptions):
            return BringIn(seat)
        all_in = None if view.stage.street else goes_in(view, seat, self.event)
        if all_in is not None:
            return _all_or_out(seat, options, all_in=all_in)
        return self.bets(view, seat, options, look(view, seat, rng, DEALS), rng)

    def bets(self, view: Hand, seat: int, options: BettingOptions, seen: Look, rng: Random) -> Action:
        """What it does in a round of betting after this look, where there is more than all-in or out."""
        if by_starting_hands(view, seat):
            feared = fear(view, seat, self.event)
            intent = opening(view, seat, options, seen, rng, self._manner(view), feared)
            return fitted(intent, view, seat, options)
        return self._dearest(view, seat, options, seen, rng)

    def _manner(self, view: Hand) -> Style:
        """Its style, bolder as the event's structure has it."""
        if self.event is None:
            return self.style
        bold = self.event.bold(len(view.seats))
        return self.style.with_(Style(bold, bold))

    def _dearest(self, view: Hand, seat: int, options: BettingOptions, seen: Look, rng: Random) -> Action:
        """What is worth most, by a whim now and then what is worth nearly as much."""
        chance = np.random.default_rng(rng.getrandbits(64))
        style, best, most = self._manner(view), None, -float("inf")
        for choice in choices(view, seat, options, seen, chance, fear(view, seat, self.event)):
            worth = choice.worth + rng.gauss(0, WHIM) * view.pot
            if choice.raises:
                worth += 0.12 * (style.aggression - 1) * view.pot
            elif options.call:
                worth += 0.12 * (style.calling - 1) * view.pot
            if worth > most:
                best, most = choice, worth
        assert best is not None, "a check or a call is always among them"
        if options.call and most <= 0:
            return Fold(seat)
        if best.raises:
            return RaiseTo(seat, best.total)
        return Call(seat) if options.call else Check(seat)


def _all_or_out(seat: int, options: BettingOptions, *, all_in: bool) -> Action:
    """Everything in, or the cards away; never where a check is free."""
    if not all_in:
        return Fold(seat) if options.call else Check(seat)
    if isinstance(options.raise_to, Bounds):
        return RaiseTo(seat, options.raise_to.most)
    return Call(seat) if options.call else Check(seat)


def by_starting_hands(view: Hand, seat: int) -> bool:
    """
    Whether starting hands decide: before there is a board, or the first draw where bets may be big.

    They do not where the seat has few chips.
    """
    game = view.plan.game
    if is_short(view, seat):
        return False
    if game.has_board:
        return not view.cards.boards[0]
    return not view.stage.street and game.variant.forced == "blinds" and not game.fixed


def _thrown(view: Hand, seat: int, most: int, rng: Random) -> tuple[int, ...]:
    """What it throws away: at the last draw for the best hand at once, before it by the policy."""
    if not draws_left(view):
        return best_discard(view, seat, most, rng)
    own = np.array([known(view.seat(seat).cards)], np.uint8)
    return tuple(own[~kept(view.plan.game.variant, own)].tolist()[:most])
