"""
A practice table: players with practice chips, one hand after another.

Seats, button, blinds and the rotation of games are `pakli.table`'s; here are the players, the pack, and the
loop over both.

Clauses     P1 (first button), P2 (button), S2, S3 (straddle), D5 (who sits out), G8 (rotation), T6.
Knows       players, packs. Not what a hand or a table allows: they say it.
Tested in   tests/bots/test_table.py
"""

from collections.abc import Callable, Iterator, Mapping
from random import Random, SystemRandom

from pakli.bots.bot import Bot, DarkBot
from pakli.bots.dealing import packs
from pakli.bots.signs import Sign
from pakli.cards import names_of, parse_card
from pakli.rules import Action, Dealer, DrawOptions, Event, Hand, Over, Player
from pakli.table import (
    Buy,
    ChooseGame,
    Decline,
    GameChoice,
    Question,
    SetButton,
    SetSwitches,
    Shoe,
    Sit,
    StartHand,
    Straddle,
    StraddleOffer,
    Switches,
    Table,
    TableAction,
)

__all__ = ["PracticeTable", "button_draw"]

Step = tuple[Hand, tuple[Event, ...]]


class PracticeTable:
    """
    Players with practice chips at one table.

    Args:
        sign: what is played.
        players: who decides in each seat, by seat number. One who has a method `answer(question, rng)` is
            asked the table's questions too; others straddle, when they are offered it, one time in two.
        stack: chips everyone starts with, and buys again.
        first_button: seat of the button in the first hand (P1); by default the lowest.
        straddle: everybody agrees to live straddles, where the house plays them (S1).
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
        straddle: bool = False,
        rng: Random | None = None,
        packs_at_once: int = 1,
    ) -> None:
        self.sign = sign
        self.players = dict(players)
        self.stack = stack
        self._rng = rng or Random()  # nothing but bots' whims
        self._card_rng = rng or SystemRandom()
        self._packs = {size: packs(size, rng, packs_at_once) for size in sorted(sign.packs)}
        self._in_the_dark: dict[int, Callable[[Player, Random], Action]] = {
            seat: bot.choose for seat, bot in players.items() if isinstance(bot, DarkBot)
        }
        self.table = Table.open(sign.at_table(max(players), stack))
        for seat in sorted(players):
            self._do(Sit(seat, f"seat-{seat}", stack))
            self._do(SetSwitches(seat, Switches(straddle=straddle, cut=False)))
        sign.check(len(players))
        self._do(SetButton(min(players) if first_button is None else first_button, "drawn"))

    @property
    def stacks(self) -> Mapping[int, int]:
        """Chips in front of each seat, between hands."""
        return {seat.number: seat.stack for seat in self.table.seats}

    @property
    def hands(self) -> int:
        """Hands begun."""
        return self.table.hands

    @property
    def button(self) -> int:
        """Seat of the button in this hand."""
        dealing = self.table.dealing
        return (self.table.before if dealing is None else dealing.positions).button

    @property
    def bought(self) -> int:
        """Chips brought to the table so far."""
        return self.table.books.bought

    @property
    def raked(self) -> int:
        """Chips the house has taken (A6)."""
        return self.table.books.raked

    @property
    def chips(self) -> int:
        """Chips in front of all players."""
        return self.table.chips

    @property
    def broke(self) -> tuple[int, ...]:
        """Seats without chips."""
        return self.table.broke

    def buy(self, seat: int) -> int:
        """A new stack for a seat, between hands (T3); returns its chips."""
        self._do(Buy(seat, self.stack))
        return self.stack

    def play_hand(self) -> Iterator[Step]:
        """
        Move the button and play one hand among those who have chips.

        Yields the hand at its start with no events, then after every action the hand and what happened.
        The next player is asked only when the next step is wanted, so a reader has seen everything before.

        Raises:
            RuleViolation: fewer than two have chips, or a player did what his options do not offer.
        """
        self._do(StartHand())
        while self.table.question is not None:
            self._do(self._answer(self.table.question))
        hand = self.table.playing
        assert hand is not None, "no question is left, so the hand has begun"
        yield hand, ()
        shoe, waits = Shoe(next(self._packs[hand.plan.game.variant.pack])), hand.next
        while not isinstance(waits, Over):
            if isinstance(waits, Dealer):
                action, shoe = shoe.answer(hand, self._shuffled)
            else:
                action = self._decision(hand, waits)
            hand, events = hand.play(action)
            yield hand, events
            waits = hand.next
        self.table, _ = self.table.played(hand)

    def _shuffled(self, cards: str) -> str:
        names = names_of(cards)
        self._card_rng.shuffle(names)
        return "".join(names)

    def _do(self, action: TableAction) -> None:
        self.table, _ = self.table.play(action)

    def _answer(self, question: Question) -> TableAction:
        """What the player says whom the table asks before a hand."""
        assert isinstance(question, StraddleOffer | GameChoice), "nobody here cuts or runs a board twice"
        ask = getattr(self.players[question.seat], "answer", None)
        if ask is not None:
            said: TableAction = ask(question, self._rng)
            return said
        if isinstance(question, GameChoice):
            return ChooseGame(question.seat, self._rng.randrange(len(question.games)))
        return Straddle(question.seat) if self._rng.random() < 0.5 else Decline(question.seat)

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
