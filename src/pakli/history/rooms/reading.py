"""
How a dialect is read: line by line, each by the first of the dialect's patterns that fits it.

Lines that fit none (chat, notices, advertisements) are passed over: what matters in them would be missed by
the chips, which must add up at the end.

Errors      HistoryError, with the line.
Tested in   tests/history/test_rooms.py
"""

import re
from collections.abc import Callable, Iterable, Sequence
from decimal import Decimal
from typing import Any, ClassVar, Final, NamedTuple

from pakli.history.problems import HistoryError
from pakli.history.recorded import Place
from pakli.history.rooms.grammar import amount, cards, game_in, limit_in
from pakli.history.rooms.notes import Notes
from pakli.history.transcript import Transcript

__all__ = ["Dialect", "Pattern", "Reader", "patterns"]

Pattern = tuple[re.Pattern[str], Callable[[Any, re.Match[str]], None]]
"""What a line looks like, and what is done with it."""

_LONGEST: Final = 1000
"""No line of a hand is as long; a pattern could take its time over one that is."""
_WHO: Final = r"(?P<who>.+?)"
_SOME: Final = r"(?P<some>[$€£¥₹]?\s?-?[0-9][0-9.,  ]*[0-9]?(?:[kM]\b)?\s?[$€£]?(?:\s(?:USD|EUR|GBP|chips))?)"
_ALLIN: Final = r"(?P<allin>\s*,?\s*(?:and is all[ -]?in|\(?all[ -]?in\)?))?"
_LAID: Final = r"\s*(?:\[(?P<first>[^\]]*)\])?\s*(?:\[(?P<last>[^\]]*)\])?"
_CARDS: Final = r"\[\s*(?P<cards>[^\]]*?)\s*\]"


def patterns(*table: tuple[str, Callable[[Any, re.Match[str]], None]]) -> tuple[Pattern, ...]:
    """
    A dialect's table, compiled. ``{who}``, ``{some}`` (an amount), ``{allin}`` and ``{cards}`` (between
    brackets) and ``{laid}`` (a board before, and what is new on it) stand for what the
    dialects have in common; upper and lower case are the same.
    """
    common = {"{who}": _WHO, "{some}": _SOME, "{allin}": _ALLIN, "{cards}": _CARDS, "{laid}": _LAID}
    compiled: list[Pattern] = []
    for text, action in table:
        filled = text
        for name, pattern in common.items():
            filled = filled.replace(name, pattern)
        compiled.append((re.compile(filled, re.IGNORECASE), action))
    return tuple(compiled)


class Reader:
    """One hand, being read. A dialect is a subclass with its table and its header."""

    room: ClassVar[str] = ""
    table: ClassVar[tuple[Pattern, ...]] = ()

    def __init__(self, place: Place) -> None:
        self.notes = Notes(self.room, place)
        self.summary = False
        """Whether what follows only repeats what happened."""

    def read(self, lines: Iterable[tuple[int, str]]) -> Transcript:
        """
        The hand.

        Args:
            lines: line number and text.

        Raises:
            HistoryError: something in it cannot be understood.
        """
        for number, line in lines:
            self.notes.line = number
            if len(line) > _LONGEST:
                continue
            action, found = self._fitting(line)
            if found is not None:
                try:
                    action(self, found)
                except (ValueError, LookupError, ArithmeticError) as error:
                    if isinstance(error, HistoryError):
                        raise
                    raise self.notes.wrong("text_not_understood", text=line.strip()[:80]) from None
        self.at_the_end()
        return self.notes.finish()

    def _fitting(self, line: str) -> tuple[Callable[[Any, re.Match[str]], None], re.Match[str] | None]:
        """
        What is to be done with a line: the first pattern that fits decides, but where the line begins with
        the name of somebody who sits there, the first by which it is about him. He may be called "Table 5".
        """
        first: tuple[Callable[[Any, re.Match[str]], None], re.Match[str] | None] = (Reader.nothing, None)
        names: list[str] | None = None
        for pattern, action in self.table:
            if (found := pattern.match(line)) is None:
                continue
            if names is None:
                first, names = (action, found), self.notes.named_first(line)
            if not names or found.groupdict().get("who", "").strip() in names:
                return action, found
        return first

    def at_the_end(self) -> None:
        """What a dialect has to add when all lines are read."""

    # What several dialects do

    def seat_of(self, found: re.Match[str]) -> int:
        """The seat of the player a line is about; 0: it is about nobody who sits there."""
        return self.notes.who(found["who"].strip())

    def some(self, found: re.Match[str], name: str = "some") -> Decimal:
        """The amount of a line."""
        return amount(found[name])

    def cards(self, found: re.Match[str], name: str = "cards") -> str:
        """The cards of a line, empty where it has none."""
        return cards(found[name] or "")

    def nothing(self, found: re.Match[str]) -> None:
        """A line that says nothing new."""

    def begins_summary(self, found: re.Match[str]) -> None:
        """From here on the text repeats itself."""
        self.summary = True

    def cancelled(self, found: re.Match[str]) -> None:
        """The hand was called off."""
        raise self.notes.wrong("text_cancelled")

    def fold(self, found: re.Match[str]) -> None:
        """He gives up."""
        seat = self.seat_of(found)
        if seat and not self.summary and not self.notes.folded(seat):
            self.notes.did("fold", seat)

    def check(self, found: re.Match[str]) -> None:
        """He passes."""
        if seat := self.seat_of(found):
            self.notes.did("check", seat)

    def call(self, found: re.Match[str]) -> None:
        """He adds chips to meet a bet."""
        if seat := self.seat_of(found):
            self.notes.put(seat, "call", self.some(found), all_in=bool(found["allin"]))

    def bet(self, found: re.Match[str]) -> None:
        """He bets."""
        if seat := self.seat_of(found):
            self.notes.put(seat, "bet", self.some(found), all_in=bool(found["allin"]))

    def raise_to(self, found: re.Match[str]) -> None:
        """He raises to a total."""
        if seat := self.seat_of(found):
            self.notes.to(seat, "raise", self.some(found), all_in=bool(found["allin"]))

    def ante(self, found: re.Match[str]) -> None:
        """His ante."""
        if seat := self.seat_of(found):
            self.notes.post(seat, "ante", self.some(found))

    def small_blind(self, found: re.Match[str]) -> None:
        """A small blind."""
        if seat := self.seat_of(found):
            self.notes.blind(seat, "small_blind", self.some(found))

    def big_blind(self, found: re.Match[str]) -> None:
        """A big blind."""
        if seat := self.seat_of(found):
            self.notes.blind(seat, "big_blind", self.some(found))

    def both_blinds(self, found: re.Match[str]) -> None:
        """Big blind and dead small blind."""
        if seat := self.seat_of(found):
            self.notes.both_blinds(seat, self.some(found))

    def straddle(self, found: re.Match[str]) -> None:
        """A straddle, to a total."""
        if seat := self.seat_of(found):
            self.notes.post(seat, "straddle", self.some(found) - self.notes.in_front(seat))

    def bring_in(self, found: re.Match[str]) -> None:
        """The bring-in."""
        if seat := self.seat_of(found):
            self.notes.put(seat, "bring_in", self.some(found))

    def returned(self, found: re.Match[str]) -> None:
        """An uncalled bet goes back."""
        if (seat := self.seat_of(found)) and not self.summary:
            self.notes.returned(seat, self.some(found))

    def shows(self, found: re.Match[str]) -> None:
        """He turns his hand up."""
        if seat := self.seat_of(found):
            self.notes.shown(seat, self.cards(found))

    def mucks(self, found: re.Match[str]) -> None:
        """He throws his hand away at the showdown."""
        if (seat := self.seat_of(found)) and not self.notes.folded(seat):
            self.notes.mucked(seat)

    def dead_blind(self, found: re.Match[str]) -> None:
        """A blind that is dead money."""
        if seat := self.seat_of(found):
            self.notes.post(seat, "dead", self.some(found))

    def lay(self, found: re.Match[str], board: int = 0) -> None:
        """Community cards: those of the last pair of brackets are new; a card the text lost is unknown."""
        name = "first" if found["last"] is None else "last"
        if found[name] is not None:
            self.notes.board(self.cards(found, name) or "??", board)

    def blinds_are(self, low: Decimal, high: Decimal) -> None:
        """What the two numbers of a header mean: blinds, or the bets of fixed limit."""
        if self.notes.limit == "fixed-limit":
            self.notes.money |= {"small_bet": low, "big_bet": high}
        else:
            self.notes.money |= {"small_blind": low, "big_blind": high}

    def game_is(self, text: str) -> None:
        """
        The game and limit that a text names.

        Raises:
            HistoryError: it names none.
        """
        try:
            self.notes.game = game_in(text)
        except ValueError:
            raise self.notes.wrong("text_no_game", text=text.strip()[:80]) from None
        self.notes.limit = limit_in(text) or self.notes.limit


class Dialect(NamedTuple):
    """A room's way of writing."""

    room: str
    header: re.Pattern[str]
    """What a hand begins with; matched at the beginning of lines."""
    reader: Callable[[Place], Reader]

    def read(self, lines: Sequence[tuple[int, str]], place: Place) -> Transcript:
        """The hand that these lines tell. Raises HistoryError."""
        return self.reader(place).read(lines)
