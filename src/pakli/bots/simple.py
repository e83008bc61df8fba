"""
A plain, sensible bot: it plays good cards, more of them in late position, and bets when it is likely ahead.

Before the flop it goes by how its starting hand stands among all; later by the share of the pot it will win
against unseen hands, weighed against the price of a call. Now and then it bluffs. It knows no game by name
and no limit: options, claims and rankings are enough.

Clauses     section 10, facts 3 (position) and 4 (cards); P13 (showing); D3, L2 (draws); the rest through
            its options.
Tested in   tests/bots/test_bots.py
"""

from random import Random

from pakli.bots.bot import asked, show
from pakli.bots.intent import Intent, fitted, position
from pakli.bots.starting import standing
from pakli.bots.strength import best_discard, pot_share
from pakli.bots.styles import Style
from pakli.cards import cards_text, parse_cards
from pakli.ranking import evaluator, omaha_evaluator
from pakli.rules import (
    Action,
    BettingOptions,
    BringIn,
    BringInOptions,
    Discard,
    DrawOptions,
    Hand,
    Muck,
    Player,
    Seat,
    ShowOptions,
    Status,
)

__all__ = ["SimpleBot", "show_or_muck"]

_BLUFF = 0.07
"""How often it bets with nothing."""


class SimpleBot:
    """
    A practice opponent.

    Args:
        looseness: 1.0 plays a usual number of starting hands, 1.5 half as many more.
        style: how readily it bets and calls.
        misjudges: how far it is wrong about its part of the pot, as a standard deviation.
        position: whether it heeds it.
    """

    def __init__(
        self,
        looseness: float = 1.0,
        style: Style | None = None,
        *,
        misjudges: float = 0.0,
        position: bool = True,
    ) -> None:
        self.looseness = looseness
        self._style = style or Style()
        self._misjudges, self._position = misjudges, position

    def decide(self, view: Hand, rng: Random) -> Action:
        """As `Bot.decide`."""
        player = asked(view)
        options = player.options
        if isinstance(options, ShowOptions):
            return show_or_muck(view, player)
        if isinstance(options, DrawOptions):
            return Discard(player.seat, cards_text(best_discard(view, player.seat, options.most, rng)))
        if isinstance(options, BringInOptions):
            return BringIn(player.seat)
        if view.plan.game.has_board and not view.cards.boards[0]:
            intent = self._by_starting_hand(view, player.seat, options, rng)
        else:
            intent = self._by_pot_share(view, player.seat, options, rng)
        return fitted(intent, view, player.seat, options)

    def _by_starting_hand(self, view: Hand, seat: int, options: BettingOptions, rng: Random) -> Intent:
        """The more players there are to come, and the more was raised, the better the cards must be."""
        game = view.plan.game
        low = any(claim.half == "low" for _, claim in game.claims)
        worth = standing(parse_cards(view.seat(seat).cards), game.variant.pack, low=low)
        if self._misjudges:
            worth = min(max(worth + rng.gauss(0, self._misjudges), 0), 1)
        raised = max(view.round.level, 1) / game.stakes.big_blind
        width = (
            self.looseness * (0.16 + 0.30 * (position(view, seat) if self._position else 0.5)) / raised**0.6
        )
        width *= (6 / len(view.seats)) ** 0.5
        if options.call and options.call * 5 <= view.pot:  # a cheap look at the board
            width *= 1.8
        worst_raised = 1 - width * (0.55 if raised <= 1 else 0.25) * self._style.aggression
        press = worth >= worst_raised and rng.random() < 0.9
        return Intent(worth >= 1 - width * self._style.calling, press, 0.9)

    def _by_pot_share(self, view: Hand, seat: int, options: BettingOptions, rng: Random) -> Intent:
        """Bet when ahead of an even share; call when the share is worth the price and a margin."""
        share, even, style = pot_share(view, seat, rng), 1 / view.alive, self._style
        if self._misjudges:
            share += rng.gauss(0, self._misjudges)
        if not options.call:
            press = (
                share > even + 0.2 * (1 - even) / style.aggression or rng.random() < _BLUFF * style.aggression
            )
            return Intent(True, press, rng.choice((0.5, 0.6, 0.75)))
        price = options.call / (view.pot + options.call)
        # Who bets much seldom has a random hand, and who raised again hardly ever.
        margin = (0.04 + 0.12 * price + 0.04 * min(view.round.bets, 5)) * (2 - style.calling)
        wanted = min(even + 0.5 * (1 - even) + 0.05 * view.round.bets, 0.93)
        press = share > min(wanted / style.aggression**0.3, 0.97) and rng.random() < 0.8
        return Intent(share > price + margin, press, 0.7)


def show_or_muck(view: Hand, player: Player) -> Action:
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
