"""
A plain, sensible bot: it plays good cards, more of them in late position, and bets when it is likely ahead.

Before the flop it goes by how its starting hand stands among all; later by the share of the pot it will win
against unseen hands, weighed against the price of a call. Now and then it bluffs. It knows no game by name
and no limit: options, claims and rankings are enough.

Clauses     section 10, facts 3 (position) and 4 (cards); P13 (showing); D3, L2 (draws); the rest through
            its options.
Tested in   tests/bots/test_simple.py
"""

from random import Random

from msgspec import Struct

from pakli.bots.bot import asked, show
from pakli.bots.starting import standing
from pakli.bots.strength import best_discard, pot_share
from pakli.cards import cards_text, parse_cards
from pakli.ranking import evaluator, omaha_evaluator
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
    Seat,
    ShowOptions,
    Status,
)

__all__ = ["SimpleBot"]

_BLUFF = 0.07
"""How often it bets with nothing."""


class Intent(Struct, frozen=True):
    """What the bot would like to do, before it is fitted to its options."""

    stay: bool
    """Call, if there is something to call."""
    press: bool
    """Bet or raise, if that is possible."""
    size: float = 0.6
    """Bet or raise by this part of the pot, one's own call counted."""


class SimpleBot:
    """
    A practice opponent.

    Args:
        looseness: 1.0 plays a usual number of starting hands, 1.5 half as many more.
    """

    def __init__(self, looseness: float = 1.0) -> None:
        self.looseness = looseness

    def decide(self, view: Hand, rng: Random) -> Action:
        """As `Bot.decide`."""
        player = asked(view)
        options = player.options
        if isinstance(options, ShowOptions):
            return _show_or_muck(view, player)
        if isinstance(options, DrawOptions):
            return Discard(player.seat, cards_text(best_discard(view, player.seat, options.most, rng)))
        if isinstance(options, BringInOptions):
            return BringIn(player.seat)
        if view.plan.game.has_board and not view.cards.boards[0]:
            intent = _by_starting_hand(view, player.seat, options, rng, self.looseness)
        else:
            intent = _by_pot_share(view, player.seat, options, rng)
        return _fitted(intent, view, player.seat, options)


def _by_starting_hand(
    view: Hand, seat: int, options: BettingOptions, rng: Random, looseness: float
) -> Intent:
    """The more players there are to come, and the more was raised, the better the cards must be."""
    game = view.plan.game
    low = any(claim.half == "low" for _, claim in game.claims)
    worth = standing(parse_cards(view.seat(seat).cards), game.variant.pack, low=low)
    raised = max(view.round.level, 1) / game.stakes.big_blind
    width = looseness * (0.16 + 0.30 * _position(view, seat)) / raised**0.6
    width *= (6 / len(view.seats)) ** 0.5
    if options.call and options.call * 5 <= view.pot:  # a cheap look at the board
        width *= 1.8
    worst_raised = 1 - width * (0.55 if raised <= 1 else 0.25)
    press = worth >= worst_raised and rng.random() < 0.9
    return Intent(worth >= 1 - width, press, 0.9)


def _position(view: Hand, seat: int) -> float:
    """0.0 early to 1.0 on the button, the blinds in between: they act late now, early later (section 10)."""
    place, count = view.plan.where[seat], len(view.seats)
    if count == 2 or place == count - 1:
        return 1.0
    if place < 2:
        return 0.6
    return (place - 2) / max(count - 3, 1)


def _by_pot_share(view: Hand, seat: int, options: BettingOptions, rng: Random) -> Intent:
    """Bet when ahead of an even share; call when the share is worth the price and a margin."""
    share, even = pot_share(view, seat, rng), 1 / view.alive
    if not options.call:
        press = share > even + 0.2 * (1 - even) or rng.random() < _BLUFF
        return Intent(True, press, rng.choice((0.5, 0.6, 0.75)))
    price = options.call / (view.pot + options.call)
    # Who bets much seldom has a random hand, and who raised again hardly ever.
    margin = 0.04 + 0.12 * price + 0.04 * min(view.round.bets, 5)
    wanted = min(even + 0.5 * (1 - even) + 0.05 * view.round.bets, 0.93)
    return Intent(share > price + margin, share > wanted and rng.random() < 0.8, 0.7)


def _fitted(intent: Intent, view: Hand, seat: int, options: BettingOptions) -> Action:
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


def _show_or_muck(view: Hand, player: Player) -> Action:
    """Throw away what is certainly beaten; show everything else (P13)."""
    options = player.options
    assert isinstance(options, ShowOptions), "asked for a bet at the showdown"
    if options.muck is not None or not _beaten(view, view.seat(player.seat)):
        return show(player)
    return Muck(player.seat)


def _beaten(view: Hand, own: Seat) -> bool:
    """Whether shown hands beat `own` for every claim on every board, in every pot it is in (A1)."""
    shown = [
        seat
        for seat in view.seats
        if seat.status == Status.SHOWN and seat.number != own.number and seat.paid >= own.paid
    ]
    return all(
        _outranked(own, shown, parse_cards(board), ranking, exact=claim.hole > 0)
        for board in view.cards.boards
        for ranking, claim in view.plan.game.claims
    )


def _outranked(own: Seat, shown: list[Seat], board: tuple[int, ...], ranking: str, *, exact: bool) -> bool:
    hole = parse_cards(own.cards)
    rank = omaha_evaluator(ranking, len(hole)) if exact else evaluator(ranking)
    mine = rank(*hole, *board)
    return not mine or any(rank(*parse_cards(seat.cards), *board) > mine for seat in shown)
