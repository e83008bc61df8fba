"""
Winamax texts: amounts before the sign of the currency, streets of their own names.

Tested in   tests/history/test_rooms.py
"""

import re
from decimal import Decimal
from typing import ClassVar, Final

from pakli.history.rooms.grammar import amount, currency_of, moment
from pakli.history.rooms.reading import Dialect, Pattern, Reader, patterns
from pakli.history.transcript import STUD, Half

__all__ = ["DIALECTS"]

_HEADER: Final = (
    r"^\ufeff?Winamax Poker - (?P<kind>CashGame|Tournament|Go Fast|Escape)(?P<event>.*?) - "
    r"HandId: #(?P<hand>[\d-]+) - (?P<game>.*?) \((?P<stakes>[^()]*)\) - (?P<when>\d{4}.*)"
)
_EVENT: Final = re.compile(r'\s*"(?P<name>[^"]*)" buyIn: (?P<entry>.*?) level: (?P<level>\d+)')


class WinamaxReader(Reader):
    """One hand of Winamax."""

    room = "Winamax"
    table: ClassVar[tuple[Pattern, ...]] = ()
    street_name = ""

    def header(self, found: re.Match[str]) -> None:
        """The first line: event, number, game, stakes (ante first, where there is one), time."""
        notes = self.notes
        notes.hand = found["hand"]
        notes.when, notes.zone = moment(found["when"])
        self.game_is(found["game"])
        event = _EVENT.match(found["event"])
        if event:
            parts = [amount(part) for part in re.split(r"\s*[+-]\s*", event["entry"]) if part[:1].isdigit()]
            notes.tournament = {"number": "", "name": event["name"], "level": event["level"]}
            notes.tournament["currency"] = currency_of(event["entry"])
            notes.tournament |= dict(zip(("buy_in", "fee"), parts, strict=False))
        else:
            notes.currency = currency_of(found["stakes"])
        numbers = [amount(part) for part in found["stakes"].split("/")]
        if len(numbers) > 2:
            notes.money["ante"] = numbers[0]
        if len(numbers) > 1:
            self.blinds_are(numbers[-2], numbers[-1])

    def at_table(self, found: re.Match[str]) -> None:
        """The table; of a tournament its number stands in brackets."""
        notes = self.notes
        notes.table = found["table"]
        notes.most_seats = int(found["most"] or 0)
        notes.button = int(found["button"] or 0)
        number = re.search(r"\((\d+)\)#", found["table"])
        if number and notes.tournament is not None:
            notes.tournament["number"] = number[1]

    def sits(self, found: re.Match[str]) -> None:
        """A seat."""
        if not self.summary:
            bounty = amount(found["bounty"]) if found["bounty"] else Decimal(0)
            self.notes.seat(int(found["seat"]), found["who"].strip(), self.some(found), bounty=bounty)

    def street(self, found: re.Match[str]) -> None:
        """A round of betting, with community cards or without."""
        name = found["name"].upper()
        if name in ("ANTE/BLINDS", "PRE-FLOP", "FIRST-BET", "3RD STREET", "THIRD", "SHOW DOWN"):
            return
        if not name.endswith("-BET"):  # the cards of that round were changed under a heading before
            self.notes.street()
        self.street_name = name
        self.lay(found)

    def dealt(self, found: re.Match[str]) -> None:
        """Hole cards; in stud the last one is up."""
        seat = self.seat_of(found)
        if not seat:
            return
        notes = self.notes
        cards, new = self.cards(found), self.cards(found, "new") if found["new"] else ""
        stud = notes.game in STUD
        if not notes.has_cards(seat):
            notes.dealt(seat, cards, int(stud))
            if "?" not in cards and not notes.hero:
                notes.hero = seat
        elif stud:
            notes.dealt(seat, new, int("7TH" not in self.street_name and self.street_name != "SEVENTH"))
        elif notes.did_last(seat) == "discard" and new:
            notes.did("draw", seat, new)

    def discards(self, found: re.Match[str]) -> None:
        """Cards thrown away."""
        if seat := self.seat_of(found):
            self.notes.did("discard", seat, "??" * int(found["count"]))

    def stands_pat(self, found: re.Match[str]) -> None:
        """Nothing thrown away."""
        if seat := self.seat_of(found):
            self.notes.did("discard", seat)

    def posts_late(self, found: re.Match[str]) -> None:
        """A big blind of somebody who comes in."""
        if seat := self.seat_of(found):
            self.notes.post(seat, "live", self.some(found))

    def collects(self, found: re.Match[str]) -> None:
        """A pot, or the half of one."""
        if (seat := self.seat_of(found)) and not self.summary:
            which = found["which"].lower()
            pot = 0 if "main" in which else -1
            if side := re.search(r"side pot (\d+)", which):
                pot = int(side[1])
            half: Half = "high" if "(hi" in which else "low" if "(lo" in which else ""
            self.notes.collected(seat, self.some(found), pot, half)

    def total(self, found: re.Match[str]) -> None:
        """The rake. The pot, told without it and rounded to thousands (``6.02k``), is worked out."""
        self.notes.money["rake"] = amount(found["rake"]) if found["rake"] else Decimal(0)


W = WinamaxReader
W.table = patterns(
    (_HEADER[1:], W.header),
    (
        r"Table: '(?P<table>.*)' (?P<most>\d+)-max(?: \([^)]*\))?(?: Seat #(?P<button>\d+) is the button)?",
        W.at_table,
    ),
    (r"Seat (?P<seat>\d+): {who} \({some}(?:, (?P<bounty>[\d.,]+ ?€?) bounty)?\)\s*$", W.sits),
    (r"\*\*\* SUMMARY", W.begins_summary),
    (r"\*\*\* (?P<name>.+?) \*\*\*{laid}", W.street),
    (r"Dealt to {who} {cards}\s*(?:\[(?P<new>[^\]]*)\])?\s*$", W.dealt),
    (r"{who} posts ante {some}", W.ante),
    (r"{who} posts (?:small|big) blind {some} out of position", W.posts_late),
    (r"{who} posts small blind {some}", W.small_blind),
    (r"{who} posts big blind {some}", W.big_blind),
    (r"{who} posts straddle {some}", W.straddle),
    (r"{who} (?:brings in|bring-in) {some}", W.bring_in),
    (r"{who} folds", W.fold),
    (r"{who} checks", W.check),
    (r"{who} calls {some}{allin}", W.call),
    (r"{who} bets {some}{allin}", W.bet),
    (r"{who} raises .* to {some}{allin}", W.raise_to),
    (r"{who} discards? (?P<count>\d+) cards?", W.discards),
    (r"{who} stands pat", W.stands_pat),
    (r"Uncalled bet (?:of )?\(?{some}\)? returned to {who}\s*$", W.returned),
    (r"{who} shows {cards}", W.shows),
    (r"{who} mucks", W.mucks),
    (r"{who} collected {some} from (?P<which>.*)", W.collects),
    (r"Total pot {some} \| (?:Rake (?P<rake>[\d.,]+)|No rake)", W.total),
)

DIALECTS: Final = (Dialect("Winamax", re.compile(_HEADER, re.MULTILINE), WinamaxReader),)
