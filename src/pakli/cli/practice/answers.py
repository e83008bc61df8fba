"""
What a person may ask at any time: cards, board, pots and stacks, the sign, the last hand, help.

Clauses     A1 (each pot named), T2 (stacks are in sight), T5 (the sign is shown).
Knows       the narrator's view and the table's sign. Tested in tests/cli/test_play.py
"""

from pakli.bots import Sign
from pakli.cli.practice.narrator import Narrator
from pakli.cli.practice.orders import Order
from pakli.cli.practice.turn import holding_lines
from pakli.cli.signs import sign_text
from pakli.rules import Over, Seat, Status

__all__ = ["Answers"]

_HELP = (
    (Order.FOLD, "f", "help-fold"),
    (Order.CHECK, "k", "help-check"),
    (Order.CALL, "c", "help-call"),
    (Order.RAISE, "b 40", "help-bet"),
    (Order.RAISE, "r 350", "help-raise"),
    (Order.ALL_IN, "a", "help-all-in"),
    (Order.DRAW, "d 1 3", "play-help-draw"),
    (Order.CHECK, "k", "play-help-stand-pat"),
    (Order.SHOW, "s", "help-show"),
    (Order.MUCK, "m", "help-muck"),
    (Order.CARDS, "o", "help-cards"),
    (Order.BOARD, "v", "play-help-board"),
    (Order.POT, "p", "play-help-pot"),
    (Order.SIGN, "g", "help-sign"),
    (Order.LAST, "l", "play-help-last"),
    (Order.CLAUSE, "?", "help-why"),
    (Order.CLAUSE, "? B8", "help-clause"),
    (Order.HELP, "h", "help-help"),
    (Order.QUIT, "q", "help-quit"),
)


class Answers:
    """Answers for one person at one table."""

    def __init__(self, narrator: Narrator, sign: Sign) -> None:
        self._narrator = narrator
        self._sign = sign
        self._say = narrator.say
        self.last_hand: list[str] = []
        """Every line of the last hand that is over."""

    def lines(self, order: Order) -> list[str] | None:
        """The answer to `order`; None: it is no question."""
        match order:
            case Order.CARDS:
                return holding_lines(self._narrator) or [self._say.text("play-no-cards")]
            case Order.BOARD:
                return self._narrator.open_cards() or [self._say.text("play-no-board")]
            case Order.POT:
                return self._pots_and_stacks()
            case Order.SIGN:
                return [sign_text(self._say, self._sign)]
            case Order.LAST:
                return self.last_hand or [self._say.text("play-no-last-hand")]
            case Order.HELP:
                return self._help()
            case _:
                return None

    def _pots_and_stacks(self) -> list[str]:
        say, view = self._say, self._narrator.view
        seats = [self._seat(seat) for seat in sorted(view.seats, key=lambda seat: seat.number)]
        if isinstance(view.next, Over):
            return seats
        lines, pots = [say.text("event-pot", amount=view.pot)], view.pots()
        # Before anybody is all-in, a second pot is only a bet that is not answered yet (A5).
        all_in = any(not seat.stack and seat.status != Status.FOLDED for seat in view.seats)
        if len(pots) > 1 and all_in:
            main, *side = pots
            lines.append(say.text("event-main-pot", amount=main.amount))
            lines += [
                say.text("event-side-pot", number=at, amount=pot.amount) for at, pot in enumerate(side, 1)
            ]
        return lines + seats

    def _seat(self, seat: Seat) -> str:
        """One seat: name, chips, and what there is to say of it."""
        say, over = self._say, isinstance(self._narrator.view.next, Over)
        number = seat.number
        parts = [say.text("seat-line", seat=number, name=self._narrator.names[number], amount=seat.stack)]
        if seat.front and not over:
            parts.append(say.text("seat-bet", amount=seat.front))
        marks = {
            "seat-you": number == self._narrator.viewer
            and self._narrator.names[number] != say.text("play-you"),
            "seat-button": number == self._narrator.view.plan.setup.button,
            "seat-folded": seat.status == Status.FOLDED and not over,
            "seat-all-in": not seat.stack and not over,
        }
        return ", ".join([*parts, *(say.text(mark) for mark, is_so in marks.items() if is_so)])

    def _help(self) -> list[str]:
        say = self._say
        lines = [say.text("play-help-intro")]
        for order, key, message in _HELP:
            words = [word.strip() for word in say.text(f"play-words-{order}").split(",")]
            word = words[words.index(key.split()[0]) + 1]  # each key stands before its word
            lines.append(f"{key} ({word}): {say.text(message)}")
        return [*lines, say.text("play-help-enter")]
