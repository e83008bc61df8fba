"""
A practice game from sitting down to leaving: hand after hand, new stacks, the sum at the end.

Clauses     P1 (draw for the button), T3, T4 (chips are bought between hands), T6 (practice chips).
Knows       the table, the person's seat, the narrator. What is told has gone through `seen_by`.
Tested in   tests/cli/test_play.py
"""

from collections.abc import Mapping
from random import Random

from pakli.bots import PracticeTable, Sign, SimpleBot, button_draw, packs
from pakli.cli.practice.answers import Answers
from pakli.cli.practice.narrator import Narrator
from pakli.cli.practice.orders import Order
from pakli.cli.practice.person import Leaves, Person
from pakli.cli.practice.terminal import Terminal
from pakli.cli.signs import sign_text
from pakli.rules import Hand, seen_by
from pakli.texts import Catalogue

__all__ = ["PERSON", "Session"]

PERSON = 1
"""The person's seat."""

_LOOSENESS = (0.8, 1.0, 1.2, 1.5)
"""Four characters among the bots, by seat."""


class Session:
    """
    One sitting.

    Args:
        names: of every seat; the person sits in seat `PERSON`, bots in the others.
        stack: chips of one stack.
        straddle: everybody agrees to live straddles, where the house plays them (S1).
        in_words: cards in words.
        rng: chance; by default the operating system's. A seeded one is for tests only.

    Raises:
        RuleViolation: the game cannot be played by so many.
    """

    def __init__(
        self,
        say: Catalogue,
        terminal: Terminal,
        sign: Sign,
        names: Mapping[int, str],
        *,
        stack: int,
        straddle: bool = False,
        in_words: bool = False,
        rng: Random | None = None,
    ) -> None:
        self._say = say
        self._terminal = terminal
        self._narrator = Narrator(say, PERSON, names, in_words=in_words)
        self._answers = Answers(self._narrator, sign)
        self._person = Person(terminal, self._narrator, self._answers.lines)
        bots = {seat: SimpleBot(_LOOSENESS[seat % 4]) for seat in names if seat != PERSON}
        first, self._drawn = button_draw(tuple(names), next(packs(sign.games[0].plays.pack, rng)))
        self.table = PracticeTable(
            sign,
            {PERSON: self._person, **bots},
            stack,
            first_button=first,
            straddle=straddle,
            rng=rng,
        )
        self._game = ""
        self._bought = stack
        self._in_hand = False

    def play(self) -> None:
        """Play until the person leaves; then say how it went."""
        try:
            self._terminal.tell(*self._opening())
            while True:
                self._hand()
                self._between_hands()
        except (Leaves, KeyboardInterrupt):
            self._terminal.tell(*self._farewell())

    def _opening(self) -> list[str]:
        """The sign, who sits here, how to get help, and the draw for the button."""
        say, names = self._say, self._narrator.names
        others = [name for seat, name in names.items() if seat != PERSON]
        draw = [
            self._narrator.about("play-drew", seat, card=self._narrator.cards(card))
            for seat, card in self._drawn.items()
        ]
        return [
            say.text("kind-practice").capitalize() + ". " + sign_text(say, self.table.sign),
            say.text("play-others", names=say.words.listed(others)),
            say.text("event-stack.you", amount=self.table.stack),
            say.text("play-start"),
            f"{say.text('play-draw')} {' '.join(draw)}",
        ]

    def _hand(self) -> None:
        """Play one hand, telling what the person may see as it happens."""
        self._in_hand = True
        steps = self.table.play_hand()
        start, _ = next(steps)
        told = self._narrator.begin(start.as_seen_by(PERSON), self.table.hands)
        self._terminal.tell("", *self._new_game(start), *told)
        for _, events in steps:
            seen = [known for event in events if (known := seen_by(PERSON, event)) is not None]
            lines = [line for event in seen for line in self._narrator.tell(event)]
            self._terminal.tell(*lines)
            told += lines
        self._in_hand = False
        self._answers.last_hand = told

    def _new_game(self, hand: Hand) -> list[str]:
        """In a rotation, which game it is now (G8)."""
        before, self._game = self._game, hand.plan.game.variant.id
        if len(self.table.sign.games) == 1 or self._game == before:
            return []
        return [self._say.text("event-game-turn", game=self._say.text(f"game-{self._game}"))]

    def _between_hands(self) -> None:
        """New stacks for who is broke, and a pause to read what happened."""
        say, stack = self._say, self.table.stack
        left = self.table.stacks[PERSON]
        if left:
            self._terminal.tell(self._narrator.about("event-stack", PERSON, amount=left))
        for seat in self.table.broke:
            self._terminal.tell(self._narrator.about("event-broke", seat))
            if seat == PERSON:
                if not self._person.confirm(say.text("play-offer-stack", amount=stack)):
                    raise Leaves
                self._bought += stack
            self.table.buy(seat)
            self._terminal.tell(self._narrator.about("play-buys", seat, amount=stack))
        self._terminal.tell(say.text("play-next"))
        while self._person.listen().order not in (None, Order.YES):
            self._terminal.tell(say.text("play-next"))

    def _farewell(self) -> list[str]:
        """How many hands, how many chips, and what that makes."""
        say, lines = self._say, [""]
        left = self.table.stacks[PERSON]
        own = self._narrator.own if self._in_hand else None
        if own is not None:
            left = own.stack
            if own.paid:
                lines.append(say.text("play-left-hand"))
        result = left - self._bought
        message = "play-even" if not result else "play-won" if result > 0 else "play-lost"
        summary = say.text("play-summary", hands=self.table.hands, bought=self._bought, left=left)
        return [*lines, f"{summary} {say.text(message, amount=abs(result))}", say.text("cli-goodbye")]
