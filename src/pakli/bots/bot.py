"""
What a bot is, and the two plainest.

Clauses     B0 (actions), P13, P14 (showing), D3, L2 (draws), ST1 (bring-in): only what options offer.
Knows       options; `Bot` also what its seat may see. Not how a table is run.
Tested in   tests/bots/test_bots.py
"""

from abc import ABC, abstractmethod
from random import Random
from typing import Protocol

from pakli.cards import names_of
from pakli.rules import (
    Action,
    Bounds,
    BringIn,
    BringInOptions,
    Call,
    Check,
    Discard,
    DrawOptions,
    Fold,
    Hand,
    Muck,
    Player,
    RaiseTo,
    Show,
    ShowOptions,
)

__all__ = ["Bot", "CallingBot", "DarkBot", "RandomBot", "asked", "show"]


class Bot(Protocol):
    """Somebody who decides."""

    def decide(self, view: Hand, rng: Random) -> Action:
        """
        One of the actions that `view.next` offers.

        Args:
            view: the hand as the seat to act sees it; it waits for that seat.
            rng: the only source of chance, so that a seeded simulation can be run again.
        """


class DarkBot(ABC):
    """
    A bot that plays in the dark: it decides by its options alone, but for a draw, where cards are named.

    A table asks it by `choose`, and need not work out what its seat sees: that costs more than the hand.
    """

    @abstractmethod
    def choose(self, player: Player, rng: Random) -> Action:
        """One of the actions `player` offers, who is not asked to draw."""

    def decide(self, view: Hand, rng: Random) -> Action:
        """As `Bot.decide`."""
        player = asked(view)
        if isinstance(player.options, DrawOptions):
            return Discard(player.seat, self.thrown(view.seat(player.seat).cards, player.options.most, rng))
        return self.choose(player, rng)

    def thrown(self, cards: str, most: int, rng: Random) -> str:
        """Which of `cards` it changes, `most` of them at most; none, unless a bot thinks otherwise."""
        return ""


class RandomBot(DarkBot):
    """Any kind of action with equal chance; bets and raises are the smallest possible."""

    def choose(self, player: Player, rng: Random) -> Action:
        """As `DarkBot.choose`."""
        options, seat = player.options, player.seat
        if isinstance(options, ShowOptions):
            return Muck(seat) if options.muck is None and rng.random() < 0.5 else show(player)
        assert not isinstance(options, DrawOptions), "a draw is decided with the cards in sight"
        bounds = options.raise_to
        kind = int(rng.random() * (3 if type(bounds) is Bounds else 2))
        if type(bounds) is Bounds and kind == 2:
            return RaiseTo(seat, bounds.least)
        if isinstance(options, BringInOptions):
            return BringIn(seat)
        if kind:
            return Call(seat) if options.call else Check(seat)
        return Fold(seat)

    def thrown(self, cards: str, most: int, rng: Random) -> str:
        """As `DarkBot.thrown`: any number of any cards."""
        names = names_of(cards)
        return "".join(rng.sample(names, rng.randint(0, min(most, len(names)))))


class CallingBot(DarkBot):
    """Checks and calls, and shows whatever it has: nothing else, ever."""

    def choose(self, player: Player, rng: Random) -> Action:
        """As `DarkBot.choose`."""
        options, seat = player.options, player.seat
        if isinstance(options, ShowOptions):
            return show(player)
        if isinstance(options, BringInOptions):
            return BringIn(seat)
        assert not isinstance(options, DrawOptions), "a draw is decided with the cards in sight"
        return Call(seat) if options.call else Check(seat)


def asked(view: Hand) -> Player:
    """The player `view` waits for. A bot is asked only when it is one."""
    player = view.next
    assert type(player) is Player, "a bot was asked when no player is to act"
    return player


def show(player: Player) -> Show:
    """Show the hand, declaring the best in it where the house wants that (P14)."""
    options = player.options
    assert isinstance(options, ShowOptions), "a bot was asked to show in the middle of the betting"
    return Show(player.seat, claim=options.best)
