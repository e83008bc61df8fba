"""
PartyPoker texts: amounts between brackets, raises told as chips added, tournaments' blinds not told at all.

Neither pot nor rake nor an uncalled bet is told: they are worked out.

Tested in   tests/history/test_rooms.py
"""

import re
from typing import ClassVar, Final

from pakli.history.rooms.grammar import amount, at, currency_of
from pakli.history.rooms.reading import Dialect, Pattern, Reader, patterns
from pakli.history.transcript import STUD

__all__ = ["DIALECTS"]

_HEADER: Final = r"^\ufeff?\*{5} Hand History for Game (?P<hand>\d+) \*{5}"
_WHEN: Final = re.compile(r"(\w+) (\d+), (\d+):(\d+):(\d+) (\w+) (\d{4})")
_MONTHS: Final = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_STAKES: Final = re.compile(r"([$€£]?[\d.,]+)/([$€£]?[\d.,]+)(?:-([\d.,]+))?")


class PartyReader(Reader):
    """One hand of PartyPoker."""

    room = "PartyPoker"
    table: ClassVar[tuple[Pattern, ...]] = ()
    seventh = False

    def header(self, found: re.Match[str]) -> None:
        """The first line: the number."""
        self.notes.hand = found["hand"]

    def game(self, found: re.Match[str]) -> None:
        """The second line: stakes, limit, game, event, time."""
        notes, text = self.notes, found["what"]
        self.game_is(text)
        notes.limit = "no-limit" if re.search(r"\bNL\b", text) else notes.limit
        if re.search(r"\bFL\b|Stud", text):
            notes.limit = "fixed-limit"
        when = _WHEN.search(found["when"])
        if when:
            month, day, hour, minute, second, notes.zone, year = when.groups()
            number = _MONTHS.index(month[:3]) + 1
            notes.when = at(year, number, day, hour, minute, second)
        event = re.search(r"Trny:(\d+) Level:(\d+)", text)
        if event:
            notes.tournament = {"number": event[1], "level": event[2], "currency": currency_of(text)}
            text = text[event.end() :]
        else:
            notes.currency = currency_of(text)
        stakes = _STAKES.search(text)
        if stakes:
            self.blinds_are(amount(stakes[1]), amount(stakes[2]))
            if stakes[3]:
                notes.money["ante"] = amount(stakes[3])

    def at_table(self, found: re.Match[str]) -> None:
        """The table's name."""
        self.notes.table = found["table"].strip()

    def button(self, found: re.Match[str]) -> None:
        """Where the button is; seat 0 is nobody's."""
        self.notes.button = int(found["seat"])

    def size(self, found: re.Match[str]) -> None:
        """How many seats the table has."""
        self.notes.most_seats = int(found["most"])

    def sits(self, found: re.Match[str]) -> None:
        """A seat."""
        self.notes.seat(int(found["seat"]), found["who"].strip(), self.some(found))

    def hole_cards(self, found: re.Match[str]) -> None:
        """The deal. In tournaments nobody is told to post: the two left of the button did."""
        notes = self.notes
        blinds = notes.game not in STUD | {"holdem-36"}
        if (
            notes.tournament is None
            or not blinds
            or notes.has("small_blind", "big_blind")
            or not notes.button
        ):
            return
        money = notes.money
        small, big = money.get("small_blind"), money.get("big_blind")
        if notes.limit == "fixed-limit":
            small, big = money["small_bet"] / 2, money["small_bet"]
        if small is None or big is None:
            return
        seats = sorted(notes.seats)
        behind = [seat for seat in seats if seat > notes.button] + [s for s in seats if s <= notes.button]
        first, second = (behind[-1], behind[0]) if len(seats) == 2 else (behind[0], behind[1])
        notes.post(first, "small_blind", min(small, notes.stack_left(first)))
        notes.post(second, "big_blind", min(big, notes.stack_left(second)))

    def dealt(self, found: re.Match[str]) -> None:
        """The hero's cards."""
        if seat := self.seat_of(found):
            stud = self.notes.game in STUD
            self.notes.dealt(seat, self.cards(found), int(stud))
            self.notes.hero = seat

    def street(self, found: re.Match[str]) -> None:
        """A street, with community cards or without."""
        self.notes.street()
        if found["cards"]:
            self.notes.board(self.cards(found))

    def adds(self, found: re.Match[str]) -> None:
        """He raises, completes, or bets double; the amount is what he adds."""
        if seat := self.seat_of(found):
            self.notes.put(seat, "raise" if self.notes.level() else "bet", self.some(found))

    def all_in(self, found: re.Match[str]) -> None:
        """He puts in all he has: a call, where it does not exceed the bet."""
        if seat := self.seat_of(found):
            notes, chips = self.notes, self.some(found)
            calls = notes.in_front(seat) + chips <= notes.level()
            notes.put(seat, "call" if calls else "raise" if notes.level() else "bet", chips, all_in=True)

    def hides(self, found: re.Match[str]) -> None:
        """Thrown away, and told all the same."""
        if seat := self.seat_of(found):
            self.notes.mucked(seat, self.cards(found))

    def wins(self, found: re.Match[str]) -> None:
        """A pot, the main or a side pot."""
        if seat := self.seat_of(found):
            which = found["which"] or ""
            pot = 0 if "main" in which else -1
            if side := re.search(r"side pot (\d+)", which):
                pot = int(side[1])
            self.notes.collected(seat, self.some(found), pot)


P = PartyReader
P.table = patterns(
    (_HEADER[1:], P.header),
    (r"(?P<what>.*(?:Hold.?em|Omaha|Stud|Short Deck|Draw).*?) - (?P<when>\w+day, .*)", P.game),
    (r"Table (?P<table>.*) \((?:Real|Play) Money\)", P.at_table),
    (r"Seat (?P<seat>\d+) is the button", P.button),
    (r"Total number of players : \d+/(?P<most>\d+)", P.size),
    (r"Seat (?P<seat>\d+): {who} \( {some} \)", P.sits),
    (r"{who} posts ante \[{some}\]", P.ante),
    (r"{who} posts small blind\s+\[{some}\]", P.small_blind),
    (r"{who} posts (?:big|button) blind\s+\[{some}\]", P.big_blind),
    (r"{who} posts big blind \+ dead \[{some}\]", P.both_blinds),
    (r"\*\* Dealing (?:down cards )?\*\*", P.hole_cards),
    (r"\*\* Dealing \w+(?: street)? \*\*(?:\s*{cards})?", P.street),
    (r"Dealt to {who} {cards}", P.dealt),
    (r"{who} bring-ins \[{some}\]", P.bring_in),
    (r"{who} folds", P.fold),
    (r"{who} checks", P.check),
    (r"{who} calls \[{some}\](?P<allin>)", P.call),
    (r"{who} bets \[{some}\](?P<allin>)", P.bet),
    (r"{who} (?:raises|completes|double bets) \[{some}\]", P.adds),
    (r"{who} is all-In\s+\[{some}\]", P.all_in),
    (r"{who} shows {cards}", P.shows),
    (r"{who} doesn't show {cards}", P.hides),
    (r"{who} wins {some}(?: from the (?P<which>main pot|side pot \d+))?", P.wins),
)

DIALECTS: Final = (Dialect("PartyPoker", re.compile(_HEADER, re.MULTILINE), PartyReader),)
