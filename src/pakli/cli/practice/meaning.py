"""
The action a line means, in the situation it is said in. Whether it is legal the engine says, not this.

Clauses     B0 (a fold where a check is free asks first), B5 (a raise is a total), D3, L2 (draws), P14
            (declaring), ST1 (bring-in).
Knows       orders, one seat's view, its options. Says nothing and asks nothing: it answers what to ask.
Tested in   tests/cli/test_orders.py
"""

import re

from msgspec import Struct

from pakli.bots.bot import asked, show
from pakli.cards import NAMES, CardError, parse_cards
from pakli.cli.practice.orders import Amount, Line, Order, Vocabulary, amount_in
from pakli.ranking import order_of
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
    Muck,
    Player,
    RaiseTo,
    Show,
    ShowOptions,
)
from pakli.texts import Catalogue

__all__ = ["Confirm", "HowMuch", "NoAmount", "WhichCards", "meant"]


class Confirm(Struct, frozen=True):
    """This action, if he says yes: the question is `message` with `facts`."""

    action: Action
    message: str
    facts: dict[str, int] = {}


class HowMuch(Struct, frozen=True):
    """He wants to bet or raise, and has not said how much."""

    least: int
    most: int


class WhichCards(Struct, frozen=True):
    """He wants to draw, and has not said in a way that can be read which cards he throws away."""


class NoAmount(Struct, frozen=True):
    """He wants to bet or raise by something that is no amount."""

    text: str


Meant = Action | Confirm | HowMuch | NoAmount | WhichCards | None


def meant(line: Line, view: Hand, words: Vocabulary, say: Catalogue) -> Meant:
    """What a player wants with `line`; None: nothing that could be done at a table."""
    player = asked(view)
    seat, order = player.seat, line.order
    if order is Order.FOLD:
        free = isinstance(player.options, BettingOptions) and not player.options.call
        return Confirm(Fold(seat), "turn-confirm-fold") if free else Fold(seat)
    if order is Order.RAISE:
        return _raise(line.rest, view, player, words)
    if order is Order.ALL_IN:
        return _all_in(view, player)
    if order is Order.SHOW:
        claim = _category(line.rest, view, say)
        best = isinstance(player.options, ShowOptions) and not claim
        return show(player) if best else Show(seat, claim=claim)
    if order is Order.DRAW:
        return _draw(line.rest, view, seat)
    plain: dict[Order | None, Action] = {
        Order.CHECK: Discard(seat) if isinstance(player.options, DrawOptions) else Check(seat),
        Order.CALL: BringIn(seat) if isinstance(player.options, BringInOptions) else Call(seat),
        Order.MUCK: Muck(seat),
    }
    return plain.get(order)


def _draw(text: str, view: Hand, seat: int) -> Meant:
    """Cards thrown away: by name, or by their places in the hand, from 1."""
    own = view.seat(seat).cards
    hand = [own[at : at + 2] for at in range(0, len(own), 2)]
    places = re.sub(r"[\s,]", "", text)
    if places and all(place in "123456789"[: len(hand)] for place in places):
        named = [hand[int(place) - 1] for place in places]
    else:
        try:
            named = [NAMES[code] for code in parse_cards(text)]
        except CardError:
            named = []
    return Discard(seat, "".join(dict.fromkeys(named))) if named else WhichCards()


def _raise(text: str, view: Hand, player: Player, words: Vocabulary) -> Meant:
    options = player.options
    bounds = options.raise_to if isinstance(options, BettingOptions | BringInOptions) else None
    if not isinstance(bounds, Bounds):
        return RaiseTo(player.seat, amount_in(text) or 0)  # the engine says why not
    if not text:
        fixed = bounds.least == bounds.most
        return RaiseTo(player.seat, bounds.most) if fixed else HowMuch(bounds.least, bounds.most)
    named = words.named_amount(text)
    call = options.call if isinstance(options, BettingOptions) else 0
    total = amount_in(text) if named is None else _named(named, view, call, bounds)
    return NoAmount(text) if total is None else RaiseTo(player.seat, total)


def _named(name: Amount, view: Hand, call: int, bounds: Bounds) -> int:
    """A named amount as a total, fitted to what is possible: it must never be refused."""
    part = {Amount.LEAST: 0.0, Amount.MOST: None, Amount.HALF: 0.5, Amount.POT: 1.0}[name]
    if part is None:
        return bounds.most
    total = view.round.level + int(part * (view.pot + call))
    total -= total % view.plan.game.stakes.chip
    return min(max(total, bounds.least), bounds.most)


def _all_in(view: Hand, player: Player) -> Meant:
    """All one has: a call where it does not reach further (A1), else a bet or raise."""
    seat, options = view.seat(player.seat), player.options
    call = isinstance(options, BettingOptions) and options.call >= seat.stack
    action = Call(seat.number) if call else RaiseTo(seat.number, seat.front + seat.stack)
    return Confirm(action, "turn-confirm-all-in", {"amount": seat.stack})


def _category(text: str, view: Hand, say: Catalogue) -> str:
    """The category named by its word in this language; empty: none is named, so the best counts (P14)."""
    categories = order_of(view.plan.game.claims[0][0]).categories
    return next((name for name in categories if say.words.hand(name).casefold() == text.casefold()), "")
