"""
The player at the terminal: to the table one more bot, whose mind is asked line by line.

Legality is the engine's: what is meant is tried on the person's own view of the hand, and a refusal is told
with its clause and what is possible instead.

Clauses     F2 (his own view is all he is asked by), P13 (who may choose at the showdown).
Knows       one seat's view, orders, sentences. Never the hand as it is.
Tested in   tests/cli/test_play.py
"""

from collections.abc import Callable
from random import Random

from pakli.bots.bot import asked, show
from pakli.cli.practice.meaning import Confirm, HowMuch, NoAmount, WhichCards, meant
from pakli.cli.practice.narrator import Narrator
from pakli.cli.practice.orders import Line, Order, Vocabulary, amount_in
from pakli.cli.practice.terminal import Terminal
from pakli.cli.practice.turn import possible, turn_lines
from pakli.rules import Action, Hand, Refusal, RuleViolation, ShowOptions
from pakli.table import (
    ChooseGame,
    Decline,
    GameChoice,
    Question,
    Straddle,
    StraddleOffer,
    TableAction,
)
from pakli.texts import CLAUSES

__all__ = ["Leaves", "Person"]


class Leaves(Exception):
    """The person leaves the table: said so, or gone."""


class Person:
    """
    A person at the terminal.

    Args:
        answer: the lines for an order that can be asked at any time, such as "pot"; None: it is no such.
    """

    def __init__(
        self, terminal: Terminal, narrator: Narrator, answer: Callable[[Order], list[str] | None]
    ) -> None:
        self._terminal = terminal
        self._narrator = narrator
        self._answer = answer
        self._say = narrator.say
        self._words = Vocabulary(narrator.say)
        self._refused: Refusal | None = None

    def decide(self, view: Hand, rng: Random) -> Action:
        """As `Bot.decide`: asks until an action is legal. Raises `Leaves`."""
        player = asked(view)
        options = player.options
        if isinstance(options, ShowOptions) and options.muck is not None and not options.claim:
            return show(player)  # there is nothing to decide
        self._terminal.tell(*turn_lines(self._narrator, player))
        how_much = False
        while True:
            line = self.listen(amounts=how_much)
            how_much = False
            match meant(line, view, self._words, self._say):
                case None:
                    self._terminal.tell(*turn_lines(self._narrator, player))
                case HowMuch(least=least, most=most):
                    how_much = True
                    self._terminal.tell(self._say.text("play-how-much", least=least, most=most))
                case WhichCards():
                    self._terminal.tell(self._say.text("play-which-cards"))
                case NoAmount(text=text):
                    self._terminal.tell(self._say.text("cli-not-a-number", text=text))
                case Confirm(action=action, message=message, facts=facts):
                    if self._legal(view, action) and self.confirm(self._say.text(message, **facts)):
                        return action
                    self._terminal.tell(possible(self._say, view, player))
                case action:
                    if self._legal(view, action):
                        return action
                    self._terminal.tell(possible(self._say, view, player))

    def answer(self, question: Question, rng: Random) -> TableAction:
        """The table's questions before a hand: the straddle (S2, S3), the game (G8). Raises `Leaves`."""
        if isinstance(question, StraddleOffer):
            wants = self.confirm(self._say.text("play-offer-straddle", amount=question.amount))
            return Straddle(question.seat) if wants else Decline(question.seat)
        assert isinstance(question, GameChoice), "no other question is asked at this table"
        return ChooseGame(question.seat, rng.randrange(len(question.games)))

    def listen(self, *, amounts: bool = False) -> Line:
        """
        The next line that means something here; what may be asked at any time is answered at once.

        Args:
            amounts: a number alone is a bet or raise.

        Raises:
            Leaves: he said so, or there are no more lines.
        """
        while True:
            text = self._ask()
            line = self._words.understood(text)
            answer = None if line.order is None else self._answer(line.order)
            if line.order is Order.QUIT:
                raise Leaves
            if line.order is Order.CLAUSE:
                self._terminal.tell(*self._clause(line.rest))
            elif answer is not None:
                self._terminal.tell(*answer)
            elif line.order is not None or not text:
                return line
            elif amounts and amount_in(text) is not None:
                return Line(Order.RAISE, text)
            else:
                self._terminal.tell(self._say.text("play-not-understood", text=text))

    def confirm(self, question: str) -> bool:
        """Ask for yes or no. Raises `Leaves`."""
        self._terminal.tell(f"{question} {self._say.text('play-yes-or-no')}")
        while True:
            order = self.listen().order
            if order in (Order.YES, Order.NO):
                return order is Order.YES
            self._terminal.tell(self._say.text("play-yes-or-no"))

    def _ask(self) -> str:
        try:
            return self._terminal.ask()
        except (EOFError, KeyboardInterrupt) as gone:
            self._terminal.tell("")
            raise Leaves from gone

    def _legal(self, view: Hand, action: Action) -> bool:
        """Try an action on the person's own view; tell why not."""
        try:
            view.apply(action)
        except RuleViolation as violation:
            self._refused = violation.refusal
            self._terminal.tell(
                self._say.refusal(self._refused.code, self._refused.facts),
                self._say.text("play-clause-hint", clause=self._refused.clause),
            )
            return False
        return True

    def _clause(self, wanted: str) -> list[str]:
        """The text of a clause: the one wanted, or the one behind the last refusal."""
        if not wanted and self._refused is None:
            return [self._say.text("play-nothing-refused")]
        spoken = wanted or (self._refused.clause if self._refused else "")
        clause = next((known for known in CLAUSES if known.casefold() == spoken.casefold()), None)
        if clause is None:
            return [self._say.text("cli-unknown-clause", clause=spoken)]
        heading = f"{clause}. {self._say.title(f'clause-{clause}')}"
        return [heading, *self._say.clause(clause).split("\n\n")]
