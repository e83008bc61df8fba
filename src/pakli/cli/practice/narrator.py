"""
A hand told line by line, to one viewer: the lines of `pakli.table.telling`, in his language.

It is given only what the viewer may see (`pakli.rules.seen_by`), and keeps the hand as he sees it.

Clauses     F2 (no card before it is shown), ST5 (up-cards).
Knows       names, words. Nothing of the hand as it is, and not which sentence tells what.
Tested in   tests/cli/test_narrator.py
"""

from collections.abc import Mapping, Sequence

from msgspec import UNSET

from pakli.cards import parse_cards, unicode_text
from pakli.rules import Event, Hand, Seat, Status
from pakli.table.telling import Fact, Held, Line, told_hand
from pakli.texts import Catalogue

__all__ = ["Narrator"]


class Narrator:
    """
    Tells one hand after another.

    Args:
        viewer: the seat it is told to.
        names: of all seats.
        in_words: cards as "ace of spades"; else as A♠.
    """

    def __init__(self, say: Catalogue, viewer: int, names: Mapping[int, str], *, in_words: bool) -> None:
        self.say = say
        self.viewer = viewer
        self.names = names
        self._in_words = in_words
        self._view: Hand | None = None

    @property
    def view(self) -> Hand:
        """The hand as the viewer sees it, as far as it is told."""
        assert self._view is not None, "a hand is told from its beginning"
        return self._view

    def begin(self, view: Hand, number: int) -> list[str]:
        """Start a hand, seen as the viewer sees it; its number counts from 1."""
        self._view = view
        lines = [
            self.say.text("event-hand-number", number=number),
            self.about("event-button", view.plan.setup.button),
        ]
        absent = [seat for seat in self.names if seat not in view.plan.where]
        return lines + [self.about("play-sits-out", seat) for seat in absent]

    def tell(self, event: Event) -> list[str]:
        """The lines that tell `event`, which is as the viewer sees it."""
        lines = told_hand(event, self.view, self.viewer)
        self._view = self.view.after(event)
        return [self.sentence(line) for line in lines]

    def sentence(self, line: Line) -> str:
        """A line in words."""
        given = {} if line.facts is UNSET else line.facts
        facts = {name: self._spoken(fact) for name, fact in given.items()}
        if line.seat is UNSET:
            return self.say.text(line.say, **facts)
        return self.about(line.say, line.seat, **facts)

    @property
    def own(self) -> Seat | None:
        """The viewer's seat in the hand; None: he is not dealt in (D5)."""
        return self.view.seat(self.viewer) if self.viewer in self.view.plan.where else None

    def cards(self, cards: str) -> str:
        """Cards as this reader wants them."""
        return self.say.words.cards(cards) if self._in_words else unicode_text(parse_cards(cards))

    def hands(self, held: Sequence[Held]) -> str:
        """What hands are called: "two pair, kings and threes; low 8-6-4-3-A"; empty: nothing yet."""
        named = [self.say.words.hand(hand.category, hand.ranks) for hand in held]
        return "; ".join(dict.fromkeys(named))

    def open_cards(self) -> list[str]:
        """What lies face up: every board that has cards, and in stud the up-cards of who is still in."""
        boards = [board for board in self.view.cards.boards if board]
        lines = [self.say.text("event-board", cards=self.cards(board)) for board in boards]
        others = [seat for seat in self.view.seats if seat.number != self.viewer]
        shown = [
            f"{self.names[seat.number]} {self.cards(seat.cards.replace('??', ''))}"
            for seat in others
            if seat.status != Status.FOLDED and seat.cards.replace("??", "")
        ]
        return [*lines, self.say.text("play-face-up", hands="; ".join(shown))] if shown else lines

    def about(self, message: str, seat: int, **facts: int | str) -> str:
        """A sentence about a seat: to the viewer himself, `.you`."""
        if seat == self.viewer:
            return self.say.text(f"{message}.you", **facts)
        return self.say.text(message, name=self.names[seat], **facts)

    def _spoken(self, fact: Fact) -> int | str:
        """A fact as sentences take it: a number stays one, since it picks the plural."""
        if isinstance(fact, int | str):
            return fact
        if fact.chips is not UNSET:
            return fact.chips
        if fact.cards is not UNSET:
            return self.cards(fact.cards)
        if fact.hand is not UNSET:
            return self.hands(fact.hand)
        assert fact.seat is not UNSET, "a fact is one of these"
        return self.names[fact.seat]
