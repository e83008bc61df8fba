"""
888 texts (also called Cassava and Pacific): amounts between brackets, raises told as chips added.

Neither pot nor rake nor an uncalled bet is told: they are worked out.

Tested in   tests/history/test_rooms.py
"""

import re
from typing import ClassVar, Final

from pakli.history.rooms.grammar import amount, at, currency_of
from pakli.history.rooms.reading import Dialect, Pattern, Reader, patterns

__all__ = ["DIALECTS"]

_HEADER: Final = r"^\ufeff?\*{5} (?:Cassava|888\S*|Pacific\S*) Hand History for Game (?P<hand>\d+) \*{5}"


class CassavaReader(Reader):
    """One hand of 888."""

    room = "888"
    table: ClassVar[tuple[Pattern, ...]] = ()
    dealing = False
    """Whether the cards have been dealt."""

    def header(self, found: re.Match[str]) -> None:
        """The first line: the number."""
        self.notes.hand = found["hand"]

    def game(self, found: re.Match[str]) -> None:
        """The second line: stakes, game, time."""
        notes = self.notes
        self.game_is(found["game"])
        if "fix" in found["game"].lower():
            notes.limit = "fixed-limit"
        notes.currency = currency_of(found["low"])
        small, big = amount(found["low"]), amount(found["high"])
        if notes.limit == "fixed-limit":  # the header tells the blinds, not the bets
            small, big = big, 2 * big
        self.blinds_are(small, big)
        day, month, year, hour, minute, second = [int(part) for part in re.findall(r"\d+", found["when"])]
        notes.when = at(year, month, day, hour, minute, second)

    def event(self, found: re.Match[str]) -> None:
        """A tournament: its number and what it cost. Its chips are no money."""
        self.notes.tournament = {
            "number": found["number"],
            "buy_in": amount(found["buy"]),
            "fee": amount(found["fee"]),
            "currency": currency_of(found["buy"]),
        }
        self.notes.currency, self.notes.table = "", found["table"]

    def at_table(self, found: re.Match[str]) -> None:
        """The table's name."""
        self.notes.table = found["table"].strip()

    def button(self, found: re.Match[str]) -> None:
        """Where the button is."""
        self.notes.button = int(found["seat"])

    def sits(self, found: re.Match[str]) -> None:
        """A seat."""
        self.notes.seat(int(found["seat"]), found["who"].strip(), self.some(found))

    def dead_blind(self, found: re.Match[str]) -> None:
        """A dead small blind and a live big one: ``[0.50 + 1]``."""
        if seat := self.seat_of(found):
            self.notes.post(seat, "dead", amount(found["dead"]))
            self.notes.post(seat, "live", amount(found["live"]))

    def raises(self, found: re.Match[str]) -> None:
        """He raises; the amount is what he adds."""
        if seat := self.seat_of(found):
            self.notes.put(seat, "raise", self.some(found))

    def street(self, found: re.Match[str]) -> None:
        """Community cards."""
        self.notes.street()
        if found["cards"]:
            self.notes.board(self.cards(found))

    def fold(self, found: re.Match[str]) -> None:
        """He folds; before the deal it only means that he does not want to post."""
        if self.dealing:
            super().fold(found)

    def deals(self, found: re.Match[str]) -> None:
        """The cards are dealt."""
        self.dealing = True

    def dealt(self, found: re.Match[str]) -> None:
        """The hero's cards."""
        if seat := self.seat_of(found):
            self.notes.dealt(seat, self.cards(found))
            self.notes.hero = seat

    def mucks_cards(self, found: re.Match[str]) -> None:
        """Thrown away, and told all the same."""
        if seat := self.seat_of(found):
            self.notes.mucked(seat, self.cards(found))

    def collects(self, found: re.Match[str]) -> None:
        """A pot, or a part of one."""
        if seat := self.seat_of(found):
            self.notes.collected(seat, self.some(found))


C = CassavaReader
C.table = patterns(
    (_HEADER[1:], C.header),
    (
        r"(?P<low>[$€£]?[\d.,]+)/(?P<high>[$€£]?[\d.,]+) Blinds (?P<game>.*?) - \*\*\* (?P<when>[\d :]+)",
        C.game,
    ),
    (
        (
            r"Tournament #(?P<number>\d+) (?P<buy>[$€£]?[\d.,]+)(?: \+ (?P<fee>[$€£]?[\d.,]+))?"
            r" - Table #(?P<table>\d+)"
        ),
        C.event,
    ),
    (r"Table (?P<table>.*?) \((?:Real|Practice)", C.at_table),
    (r"Seat (?P<seat>\d+) is the button", C.button),
    (r"Seat (?P<seat>\d+): {who} \( {some} \)", C.sits),
    (r"{who} posts ante \[{some}\]", C.ante),
    (r"{who} posts small blind \[{some}\]", C.small_blind),
    (r"{who} posts big blind \[{some}\]", C.big_blind),
    (
        r"{who} posts dead blind \[(?P<dead>[$€£]?[\d.,]+) \+ (?P<live>[$€£]?[\d.,]+)\]",
        C.dead_blind,
    ),
    (r"\*\* Dealing (?:flop|turn|river) \*\*\s*{cards}", C.street),
    (r"\*\* Dealing down cards", C.deals),
    (r"Dealt to {who} {cards}", C.dealt),
    (r"{who} folds", C.fold),
    (r"{who} checks", C.check),
    (r"{who} calls \[{some}\](?P<allin>)", C.call),
    (r"{who} bets \[{some}\](?P<allin>)", C.bet),
    (r"{who} raises \[{some}\]", C.raises),
    (r"{who} shows {cards}", C.shows),
    (r"{who} mucks {cards}", C.mucks_cards),
    (r"{who} did not show his hand", C.nothing),
    (r"{who} collected \[ ?{some} ?\]", C.collects),
)

DIALECTS: Final = (Dialect("888", re.compile(_HEADER, re.MULTILINE), CassavaReader),)
