"""
Full Tilt texts as they were until 2016; later ones are written as PokerStars writes.

Tested in   tests/history/test_rooms.py
"""

import re
from decimal import Decimal
from typing import ClassVar, Final

from pakli.history.rooms.grammar import amount, currency_of, moment
from pakli.history.rooms.reading import Dialect, Pattern, Reader, patterns
from pakli.history.transcript import STUD

__all__ = ["DIALECTS"]

_HEADER: Final = r"^\ufeff?Full ?Tilt ?Poker Game #(?P<hand>\d+): (?P<rest>.*)"
_EVENT: Final = re.compile(
    r"(?P<name>.*?)(?: \([^()]*\))*? \((?P<number>\d+)\), (?P<table>(?:Table|Match) \d+)"
)
_ENTRY: Final = re.compile(r"(?P<buy>[$€£]?[\d.,]+)(?: \+ (?P<fee>[$€£]?[\d.,]+))? ")
_STAKES: Final = re.compile(r"([$€£]?[\d.,]+)/([$€£]?[\d.,]+)(?: Ante ([$€£]?[\d.,]+))?$")


class TiltReader(Reader):
    """One hand of Full Tilt."""

    room = "Full Tilt"
    table: ClassVar[tuple[Pattern, ...]] = ()
    street_number = 0

    def header(self, found: re.Match[str]) -> None:
        """The first line: event or table, stakes, game and time, between dashes."""
        notes, rest = self.notes, found["rest"]
        notes.hand = found["hand"]
        parts = rest.split(" - ")
        notes.when, notes.zone = moment(rest)
        event = _EVENT.match(parts[0])
        if event:
            self.event(event)
        else:
            notes.table = re.sub(r"^Table ", "", re.sub(r" \(.*", "", parts[0]))
        size = re.search(r"\((\d+) max", parts[0])
        notes.most_seats = int(size[1]) if size else 0
        bets: tuple[Decimal, Decimal] | None = None
        for part in parts[1:]:
            stakes = _STAKES.search(part)
            if stakes and not re.search(r":\d\d:|^\d{4}/", part):
                bets = (amount(stakes[1]), amount(stakes[2]))
                notes.money["ante"] = amount(stakes[3] or "0")
                if not event:
                    notes.currency = currency_of(part)
            elif re.search(r"omaha|hold|stud|razz|draw|badugi|irish|courchevel", part, re.IGNORECASE):
                self.game_is(part)
                if "cap" in part.lower().split():
                    notes.label = "Cap"
        if bets is not None:
            self.blinds_are(*bets)

    def event(self, event: re.Match[str]) -> None:
        """A tournament."""
        notes = self.notes
        entry = _ENTRY.match(event["name"] + " ")
        notes.table = event["table"]
        notes.tournament = {
            "number": event["number"],
            "name": event["name"],
            "currency": currency_of(event["name"]),
        }
        if entry:
            notes.tournament["buy_in"] = amount(entry["buy"])
            if entry["fee"]:
                notes.tournament["fee"] = amount(entry["fee"])

    def sits(self, found: re.Match[str]) -> None:
        """A seat."""
        if not self.summary:
            self.notes.seat(
                int(found["seat"]), found["who"].strip(), self.some(found), out="sitting out" in found["rest"]
            )

    def button(self, found: re.Match[str]) -> None:
        """Where the button is."""
        self.notes.button = int(found["seat"])

    def street(self, found: re.Match[str]) -> None:
        """A street with community cards, on one board or the other."""
        board = int(found["board"] or 1) - 1
        if board:
            self.notes.runs(board + 1)
        else:
            self.notes.street()
        self.lay(found, board)

    def plain_street(self, found: re.Match[str]) -> None:
        """A draw, or a street of stud; the first of these only follows the antes."""
        number = re.search(r"(\d)(?:ST|ND|RD|TH) STREET", found[0], re.IGNORECASE)
        self.street_number = int(number[1]) if number else 0
        if self.street_number != 3:
            self.notes.street()

    def dealt(self, found: re.Match[str]) -> None:
        """Hole cards: in stud the last are up; after a draw the second pair of brackets is new."""
        seat = self.seat_of(found)
        if not seat:
            return
        notes = self.notes
        cards, new = self.cards(found), self.cards(found, "new") if found["new"] else ""
        stud = notes.game in STUD
        if not notes.has_cards(seat):
            if stud:
                notes.dealt(seat, (cards + new).rjust(6, "?"), 1)
            else:
                notes.dealt(seat, cards)
            if new or not stud:
                notes.hero = notes.hero or seat
        elif stud:
            notes.dealt(seat, new or "??", int(self.street_number < 7))
        else:
            notes.did("draw", seat, new)

    def draws(self, found: re.Match[str]) -> None:
        """New cards nobody sees."""
        if seat := self.seat_of(found):
            self.notes.did("draw", seat, "??" * int(found["count"]))

    def discards(self, found: re.Match[str]) -> None:
        """Cards thrown away, perhaps named."""
        if seat := self.seat_of(found):
            named = self.cards(found) if found["cards"] else ""
            self.notes.did("discard", seat, named or "??" * int(found["count"] or 0))

    def stands_pat(self, found: re.Match[str]) -> None:
        """Nothing thrown away."""
        if seat := self.seat_of(found):
            self.notes.did("discard", seat)

    def runs(self, found: re.Match[str]) -> None:
        """The players agreed."""
        self.notes.runs(2)

    def wins(self, found: re.Match[str]) -> None:
        """A pot, the main or a side pot; of two run-outs ``pot 1`` and ``pot 2`` are the boards’."""
        if (seat := self.seat_of(found)) and not self.summary:
            pot = -1
            if "main" in found["which"]:
                pot = 0
            elif "side" in found["which"]:
                number = re.search(r"\d+", found["which"])
                pot = int(number[0]) if number else 1
            self.notes.collected(seat, self.some(found), pot)

    def total(self, found: re.Match[str]) -> None:
        """Pot and rake."""
        self.notes.money["pot"] = self.some(found)
        self.notes.money["rake"] = amount(found["rake"])

    def won(self, found: re.Match[str]) -> None:
        """What the summary says that he collected."""
        if self.summary and int(found["seat"]) in self.notes.seats:
            self.notes.won_in_summary(int(found["seat"]), self.some(found))

    def told_at_the_end(self, found: re.Match[str]) -> None:
        """Cards that only the summary tells."""
        seat = int(found["seat"])
        if seat in self.notes.seats and not self.notes.folded(seat):
            self.notes.mucked(seat, self.cards(found))


T = TiltReader
T.table = patterns(
    (_HEADER[1:], T.header),
    (r"Seat (?P<seat>\d+): .*?mucked {cards}", T.told_at_the_end),
    (r"Seat (?P<seat>\d+): .*? collected \({some}\)", T.won),
    (r"Seat (?P<seat>\d+): {who} \({some}\)(?P<rest>.*)$", T.sits),
    (r"{who} antes {some}", T.ante),
    (r"{who} posts the small blind of {some}", T.small_blind),
    (r"{who} posts (?:the |a )?big blind of {some}", T.big_blind),
    (r"{who} posts (?:a )?dead small blind of {some}", T.dead_blind),
    (r"{who} posts (?:a dead blind|a dead big blind) of {some}", T.dead_blind),
    (r"{who} posts {some}", T.big_blind),
    (r"{who} straddles for {some}", T.straddle),
    (r"The button is in seat #(?P<seat>\d+)", T.button),
    (r"\*\*\* (?:FLOP|TURN|RIVER)(?: (?P<board>\d))? \*\*\*{laid}", T.street),
    (r"\*\*\* (?:.*DRAW|.*STREET|DISCARD ROUND)", T.plain_street),
    (r"\*\*\* SUMMARY", T.begins_summary),
    (r"Dealt to {who} {cards}(?: \[(?P<new>[^\]]*)\])?\s*$", T.dealt),
    (r"{who} is dealt (?P<count>\d+) cards?", T.draws),
    (r"{who} discards(?: (?P<count>\d+) cards?)?(?: {cards})?", T.discards),
    (r"{who} stands pat", T.stands_pat),
    (r"{who} brings in for {some}", T.bring_in),
    (r"{who} folds", T.fold),
    (r"{who} checks", T.check),
    (r"{who} calls {some}{allin}", T.call),
    (r"{who} bets {some}{allin}", T.bet),
    (r"{who} (?:raises|completes it|caps it) to {some}{allin}", T.raise_to),
    (r"Uncalled bet of {some} returned to {who}\s*$", T.returned),
    (r"{who} shows {cards}", T.shows),
    (r"{who} mucks", T.mucks),
    (r"{who} (?:wins|ties for) (?P<which>(?:the )?(?:\w+ )*?pot(?: ?\d+)?) \({some}\)", T.wins),
    (r"Total pot {some}.*\| Rake (?P<rake>[$€£]?[\d.,]+)", T.total),
    (r"Players agree to Run It Twice", T.runs),
    (r"Hand (?:#\d+ )?(?:has been )?cancell?ed", T.cancelled),
)  # fmt: skip

DIALECTS: Final = (Dialect("Full Tilt", re.compile(_HEADER, re.MULTILINE), TiltReader),)
