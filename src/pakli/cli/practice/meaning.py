"""
The action a line means, in the situation it is said in. Whether it is legal the engine says, not this.

Clauses     B0 (a fold where a check is free asks first), B5 (a raise is a total), P14 (declaring).
Knows       orders, one seat's view, its options. Says nothing and asks nothing: it answers what to ask.
Tested in   tests/cli/test_orders.py
"""

from msgspec import Struct

from pakli.bots.bot import asked, show
from pakli.cli.practice.orders import Amount, Line, Order, Vocabulary, amount_in
from pakli.ranking import order_of
from pakli.rules import Action, BettingOptions, Bounds, Call, Check, Fold, Hand, Muck, Player, RaiseTo, Show
from pakli.texts import Catalogue

__all__ = ["Confirm", "HowMuch", "NoAmount", "meant"]


class Confirm(Struct, frozen=True):
    """This action, if he says yes: the question is `message` with `facts`."""

    action: Action
    message: str
    facts: dict[str, int] = {}


class HowMuch(Struct, frozen=True):
    """He wants to bet or raise, and has not said how much."""

    least: int
    most: int


class NoAmount(Struct, frozen=True):
    """He wants to bet or raise by something that is no amount."""

    text: str


Meant = Action | Confirm | HowMuch | NoAmount | None


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
        return (
            Show(seat, claim=claim) if claim or isinstance(player.options, BettingOptions) else show(player)
        )
    plain: dict[Order | None, Action] = {
        Order.CHECK: Check(seat),
        Order.CALL: Call(seat),
        Order.MUCK: Muck(seat),
    }
    return plain.get(order)


def _raise(text: str, view: Hand, player: Player, words: Vocabulary) -> Meant:
    options = player.options
    if not isinstance(options, BettingOptions) or not isinstance(options.raise_to, Bounds):
        return RaiseTo(player.seat, amount_in(text) or 0)  # the engine says why not
    bounds = options.raise_to
    if not text:
        fixed = bounds.least == bounds.most
        return RaiseTo(player.seat, bounds.most) if fixed else HowMuch(bounds.least, bounds.most)
    named = words.named_amount(text)
    total = amount_in(text) if named is None else _named(named, view, options, bounds)
    return NoAmount(text) if total is None else RaiseTo(player.seat, total)


def _named(name: Amount, view: Hand, options: BettingOptions, bounds: Bounds) -> int:
    """A named amount as a total, fitted to what is possible: it must never be refused."""
    part = {Amount.LEAST: 0.0, Amount.MOST: None, Amount.HALF: 0.5, Amount.POT: 1.0}[name]
    if part is None:
        return bounds.most
    total = view.round.level + int(part * (view.pot + options.call))
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
