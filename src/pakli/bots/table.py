"""
A practice table: who sits there, whose button it is, one hand after another.

Clauses     P1 (draw for the button), P2 (moving button), B6 (sign), D5 (who sits out), T6 (practice chips).
Knows       seats, stacks, bots. Not what a hand allows: `pakli.rules` does.
Tested in   tests/bots/test_table.py
"""

from collections.abc import Callable, Iterator, Mapping
from random import Random, SystemRandom

from msgspec import Struct

from pakli.bots.bot import Bot, DarkBot
from pakli.bots.dealing import DealtFrom, packs
from pakli.cards import parse_card
from pakli.rules import (
    PRESETS,
    VARIANTS,
    Action,
    Dealer,
    DrawOptions,
    Event,
    FixedLimit,
    Hand,
    HouseRules,
    Limit,
    Over,
    Player,
    Reshuffled,
    SpreadLimit,
    Stakes,
    blinds_of_sign,
    set_up,
    usual_limit,
)
from pakli.rules.house_rules import LimitName

__all__ = ["PracticeTable", "Sign", "button_draw", "sign_of"]

Step = tuple[Hand, tuple[Event, ...]]


class Sign(Struct, frozen=True):
    """What is played at a table: game, limit, house rules, stakes, and the two numbers that say so."""

    variant: str
    limit: Limit
    rules: HouseRules
    stakes: Stakes
    low: int
    high: int


def sign_of(variant: str, limit: LimitName | None, preset: str, low: int, high: int) -> Sign:
    """
    A cash table by the numbers on its sign (B1, B2, B6).

    Args:
        variant: an id of `VARIANTS`.
        limit: None: the game's usual one.
        preset: an id of `PRESETS`.
        low, high: chips: the blinds; fixed limit: the two bets; spread limit: smallest and largest bet;
            the house rule `sign` may read them as limits.
    """
    name = limit or VARIANTS[variant].limit
    rules = PRESETS[preset].at("cash", name)
    small, big = blinds_of_sign(low, high, name, rules)
    stakes = Stakes(big, small)
    by_sign: dict[str, Limit] = {"fixed-limit": FixedLimit(low, high), "spread-limit": SpreadLimit(high)}
    return Sign(variant, by_sign.get(name) or usual_limit(name, stakes), rules, stakes, low, high)


class PracticeTable:
    """
    Players with practice chips at one table; it keeps stacks and button between hands.

    Args:
        sign: what is played.
        players: who decides in each seat, by seat number.
        stack: chips everyone starts with, and buys again.
        first_button: seat of the button in the first hand (P1); by default the lowest.
        rng: chance for cards and bots; by default cards come from the operating system. A seeded one is
            for simulations and tests only.
        packs_at_once: see `packs`.

    Raises:
        RuleViolation: the game cannot be played so: too few or too many players, amounts that do not go.
    """

    def __init__(
        self,
        sign: Sign,
        players: Mapping[int, Bot],
        stack: int,
        *,
        first_button: int | None = None,
        rng: Random | None = None,
        packs_at_once: int = 1,
    ) -> None:
        self.sign = sign
        self.players = dict(players)
        self.stack = stack
        self.stacks = dict.fromkeys(sorted(players), stack)
        self.bought = stack * len(players)
        """Chips brought to the table so far."""
        self.raked = 0
        """Chips the house has taken (A6)."""
        self.button = min(players) if first_button is None else first_button
        """Seat of the button in this hand."""
        self.hands = 0
        """Hands begun."""
        self._rng = rng or Random()  # nothing but bots' whims
        self._card_rng = rng or SystemRandom()
        self._variant = variant = VARIANTS[sign.variant]
        self._packs = packs(variant.pack, rng, packs_at_once)
        self._may_run_short = variant.draws or any(street.up for street in variant.streets)
        self._in_the_dark: dict[int, Callable[[Player, Random], Action]] = {
            seat: bot.choose for seat, bot in players.items() if isinstance(bot, DarkBot)
        }
        self._start()

    @property
    def chips(self) -> int:
        """Chips in front of all players."""
        return sum(self.stacks.values())

    @property
    def broke(self) -> tuple[int, ...]:
        """Seats without chips."""
        return tuple(seat for seat, chips in self.stacks.items() if not chips)

    def buy(self, seat: int) -> int:
        """A new stack for a seat, between hands (T3); returns its chips."""
        self.stacks[seat] += self.stack
        self.bought += self.stack
        return self.stack

    def play_hand(self) -> Iterator[Step]:
        """
        Move the button and play one hand among those who have chips.

        Yields the hand at its start with no events, then after every action the hand and what happened.
        The next player is asked only when the next step is wanted, so a reader has seen everything before.

        Raises:
            RuleViolation: fewer than two have chips, or a player did what his options do not offer.
        """
        if self.hands:
            dealt_in = [seat for seat, chips in self.stacks.items() if chips]
            self.button = next((seat for seat in dealt_in if seat > self.button), dealt_in[0])
        hand = self._start()
        self.hands += 1
        yield hand, ()
        dealer = DealtFrom(next(self._packs))
        waits = hand.next
        while not isinstance(waits, Over):
            action = dealer.answer(waits) if isinstance(waits, Dealer) else self._decision(hand, waits)
            hand, events = hand.play(action)
            if self._may_run_short:
                for event in events:
                    if isinstance(event, Reshuffled):
                        dealer.shuffle_in(event, hand, self._card_rng)
            yield hand, events
            waits = hand.next
        self.stacks.update(waits.stacks)
        self.raked += waits.rake

    def _start(self) -> Hand:
        """A hand among those who have chips, before anything is posted."""
        sign = self.sign
        dealt_in = {seat: chips for seat, chips in self.stacks.items() if chips}
        if self._variant.players[1] < len(dealt_in) <= self._variant.seats:
            del dealt_in[self.button]  # D5: the player on the button sits out
        setup = set_up(
            dealt_in,
            button=self.button,
            stakes=sign.stakes,
            variant=sign.variant,
            limit=sign.limit,
            rules=sign.rules,
        )
        return Hand.start(setup)

    def _decision(self, hand: Hand, player: Player | None) -> Action:
        """What the player the hand waits for does, by what his seat may see."""
        assert player is not None, "a hand in play waits for somebody"
        choose = self._in_the_dark.get(player.seat)
        if choose is not None and type(player.options) is not DrawOptions:
            return choose(player, self._rng)
        return self.players[player.seat].decide(hand.as_seen_by(player.seat), self._rng)


def button_draw(seats: tuple[int, ...], pack: str) -> tuple[int, Mapping[int, str]]:
    """
    P1: one card face up for everyone; the highest has the button, equal ranks by suit (C3).

    Args:
        seats: who draws, in the order of the deal.
        pack: shuffled cards as text, at least one for each seat.

    Returns:
        the button's seat, and each seat's card.
    """
    drawn = {seat: pack[2 * at : 2 * at + 2] for at, seat in enumerate(seats)}
    return max(drawn, key=lambda seat: parse_card(drawn[seat])), drawn
