"""
WinningPoker texts (ACR, PRR): the older kind, which repeats ``Player`` on every line, and the newer one.

Both tell the pot without what the room kept.

Tested in   tests/history/test_rooms.py
"""

import re
from decimal import Decimal
from typing import ClassVar, Final

from pakli.history.rooms.grammar import amount, currency_of, moment
from pakli.history.rooms.reading import Dialect, Pattern, Reader, patterns
from pakli.history.transcript import STUD

__all__ = ["DIALECTS"]

_OLD: Final = r"^\ufeff?Game started at: (?P<when>[\d/]+ [\d:]+)"
_NEW: Final = (
    r"^\ufeff?(?:Game )?Hand #(?P<hand>\d+) - (?:Tournament #(?P<event>\d+) - )?"
    r"(?P<game>[^-]*?\([^)]*\)) - (?P<rest>.*)"
)
_STAKES: Final = re.compile(r"([$€£]?[\d.,]+)/([$€£]?[\d.,]+)")


class NewReader(Reader):
    """One hand in the newer way."""

    room = "WinningPoker"
    table: ClassVar[tuple[Pattern, ...]] = ()
    seventh = False

    def header(self, found: re.Match[str]) -> None:
        """The first line: number, event, game, stakes, time."""
        notes, rest = self.notes, found["rest"]
        notes.hand = found["hand"]
        self.game_is(found["game"])
        notes.when, notes.zone = moment(rest)
        if found["event"]:
            notes.tournament = {"number": found["event"]}
            if level := re.search(r"Level (\d+)", rest):
                notes.tournament["level"] = level[1]
        stakes = _STAKES.search(rest)
        if stakes:
            if not found["event"]:
                notes.currency = currency_of(stakes[1])
            self.blinds_are(amount(stakes[1]), amount(stakes[2]))

    def at_table(self, found: re.Match[str]) -> None:
        """The table's name, its size and the button."""
        self.notes.table = found["table"].strip("' ")
        self.notes.most_seats = int(found["most"] or 0)
        self.notes.button = int(found["button"] or 0)

    def sits(self, found: re.Match[str]) -> None:
        """A seat."""
        if not self.summary:
            self.notes.seat(
                int(found["seat"]), found["who"].strip(), self.some(found), out="sitting out" in found[0]
            )

    def street(self, found: re.Match[str]) -> None:
        """A street, with community cards or without."""
        if found["name"].upper() == "3RD STREET" or not self.notes.has(
            "fold", "call", "check", "bet", "raise", "bring_in", "small_blind"
        ):
            return
        self.notes.street()
        self.seventh = found["name"].upper() == "7TH STREET"
        self.lay(found)

    def dealt(self, found: re.Match[str]) -> None:
        """Hole cards; cards dealt for the button before the antes are none."""
        seat = self.seat_of(found)
        if not seat or not self.notes.has("ante", "small_blind", "big_blind"):
            return
        notes = self.notes
        stud = notes.game in STUD
        cards = self.cards(found, "new") if found["new"] else self.cards(found)
        if stud and not notes.has_cards(seat):
            cards = (self.cards(found) + (self.cards(found, "new") if found["new"] else "")).rjust(6, "?")
        if not notes.hero and "?" not in cards:
            notes.hero = seat
        notes.dealt(seat, cards, int(stud and not self.seventh))

    def collects(self, found: re.Match[str]) -> None:
        """A pot, the main or a side pot."""
        if (seat := self.seat_of(found)) and not self.summary:
            which = found["which"]
            pot = 0 if "main" in which else -1
            if side := re.search(r"side pot-?(\d+)", which):
                pot = int(side[1])
            self.notes.collected(seat, self.some(found), pot)

    def caps(self, found: re.Match[str]) -> None:
        """As much as the table's cap allows."""
        if seat := self.seat_of(found):
            self.notes.put(seat, "raise" if self.notes.level() else "bet", self.some(found))

    def total(self, found: re.Match[str]) -> None:
        """The pot, without what the room kept of it."""
        kept = sum(
            (amount(part) for part in re.findall(r"(?:Rake|JP Fee) ([$€£]?[\d.,]+)", found[0])), Decimal(0)
        )
        self.notes.money |= {"pot": self.some(found) + kept, "rake": kept}

    def wins_unseen(self, found: re.Match[str]) -> None:
        """A pot that only the summary tells of."""
        seat = int(found["seat"])
        if self.summary and seat in self.notes.seats and not self.notes.has("collected"):
            self.notes.collected(seat, self.some(found))

    def told_at_the_end(self, found: re.Match[str]) -> None:
        """Cards that only the summary tells."""
        seat = int(found["seat"])
        if self.summary and seat in self.notes.seats and not self.notes.folded(seat):
            self.notes.mucked(seat, self.cards(found))


N = NewReader
N.table = patterns(
    (_NEW[1:], N.header),
    (r"Seat (?P<seat>\d+): .*?mucked {cards}", N.told_at_the_end),
    (r"Seat (?P<seat>\d+): .*? did not show and won {some}", N.wins_unseen),
    (r"Seat (?P<seat>\d+): {who} \({some}\)", N.sits),
    (r"(?P<table>.+?) (?P<most>\d+)-max(?: Seat #(?P<button>\d+) is the button)?\s*$", N.at_table),
    (r"\*\*\* SUMMARY", N.begins_summary),
    (r"\*\*\* (?P<name>FLOP|TURN|RIVER|\w+ STREET) \*\*\*{laid}", N.street),
    (r"Dealt to {who} {cards}(?: \[(?P<new>[^\]]*)\])?\s*$", N.dealt),
    (r"{who} posts (?:the )?ante {some}", N.ante),
    (r"{who} posts the small blind {some}", N.small_blind),
    (r"{who} posts the big blind {some}", N.big_blind),
    (r"{who} posts dead {some}", N.dead_blind),
    (r"{who} posts {some}", N.big_blind),
    (r"{who} straddles? {some}", N.straddle),
    (r"{who} brings in {some}", N.bring_in),
    (r"{who} folds", N.fold),
    (r"{who} checks", N.check),
    (r"{who} calls {some}{allin}", N.call),
    (r"{who} bets {some}{allin}", N.bet),
    (r"{who} caps {some}", N.caps),
    (r"{who} (?:raises .* to|completes it to) {some}{allin}", N.raise_to),
    (r"Uncalled bet \({some}\) returned to {who}\s*$", N.returned),
    (r"{who} shows {cards}", N.shows),
    (r"{who} mucks", N.mucks),
    (r"{who} collected {some} from (?P<which>.*)", N.collects),
    (r"Total pot {some}.*", N.total),
)  # fmt: skip


class OldReader(Reader):
    """One hand in the older way."""

    room = "WinningPoker"
    table: ClassVar[tuple[Pattern, ...]] = ()

    def started(self, found: re.Match[str]) -> None:
        """The first line: the time."""
        self.notes.when, self.notes.zone = moment(found["when"])

    def game(self, found: re.Match[str]) -> None:
        """The second line: number, stakes, table, game."""
        notes = self.notes
        notes.hand, notes.table = found["hand"], found["table"].strip()
        self.game_is(found["game"])
        if re.search(r"stud", found["game"], re.IGNORECASE):
            notes.limit = "fixed-limit"
        self.blinds_are(amount(found["low"]), amount(found["high"]))

    def button(self, found: re.Match[str]) -> None:
        """Where the button is."""
        self.notes.button = int(found["seat"])

    def sits(self, found: re.Match[str]) -> None:
        """A seat."""
        self.notes.seat(int(found["seat"]), found["who"].strip(), self.some(found))

    def street(self, found: re.Match[str]) -> None:
        """A street, with community cards or without."""
        self.notes.street()
        self.lay(found)

    def dealt(self, found: re.Match[str]) -> None:
        """One hole card; in stud the third is told of everybody."""
        if seat := self.seat_of(found):
            cards = self.cards(found) if found["cards"] else "??"
            stud = self.notes.game in STUD
            self.notes.one_more(seat, cards, int(stud))

    def at_the_end(self) -> None:
        """Whose text it is: the only one whose hand is told."""
        self.notes.hero = self.notes.the_only_known()

    def posts(self, found: re.Match[str]) -> None:
        """A blind of somebody who comes in."""
        if seat := self.seat_of(found):
            self.notes.post(seat, "live", self.some(found))

    def raises(self, found: re.Match[str]) -> None:
        """He raises; the amount is what he adds."""
        if seat := self.seat_of(found):
            self.notes.put(seat, "raise", self.some(found))

    def all_in(self, found: re.Match[str]) -> None:
        """All he has: a call, where it does not exceed the bet."""
        if seat := self.seat_of(found):
            notes, chips = self.notes, self.some(found)
            calls = notes.in_front(seat) + chips <= notes.level()
            notes.put(seat, "call" if calls else "raise" if notes.level() else "bet", chips, all_in=True)

    def all_he_has(self, found: re.Match[str]) -> None:
        """All-in without a word of how much."""
        if (seat := self.seat_of(found)) and self.notes.stack_left(seat):
            left = self.notes.stack_left(seat)
            calls = self.notes.in_front(seat) + left <= self.notes.level()
            self.notes.put(seat, "call" if calls else "raise", left, all_in=True)

    def result(self, found: re.Match[str]) -> None:
        """What the summary says of a player: his cards, what he collected."""
        seat = self.seat_of(found)
        if not seat:
            return
        if found["cards"]:
            self.notes.shown(seat, self.cards(found))
        if chips := self.some(found):
            self.notes.collected(seat, chips)

    def total(self, found: re.Match[str]) -> None:
        """The pot, without what the room kept of it."""
        kept = amount(found["rake"]) + (amount(found["fee"]) if found["fee"] else 0)
        self.notes.money |= {"pot": self.some(found) + kept, "rake": kept}


O = OldReader  # noqa: E741 - one letter for each table, as in the other dialects
O.table = patterns(
    (_OLD[1:], O.started),
    (r"Game ID: (?P<hand>\d+) (?P<low>[\d.]+)/(?P<high>[\d.]+) (?P<table>.*) \((?P<game>[^()]*)\)", O.game),
    (r"Seat (?P<seat>\d+) is the button", O.button),
    (r"Seat (?P<seat>\d+): {who} \({some}\)", O.sits),
    (r"Player {who} ante \({some}\)", O.ante),
    (r"Player {who} has small blind \({some}\)", O.small_blind),
    (r"Player {who} has big blind \({some}\)", O.big_blind),
    (r"Player {who} straddle \({some}\)", O.straddle),
    (r"Player {who} posts \({some}\)", O.posts),
    (r"Player {who} bring in \({some}\)", O.bring_in),
    (r"Player {who} received (?:a card|card: {cards})", O.dealt),
    (r"\*\*\* \w+(?: street)? \*\*\*:?{laid}", O.street),
    (r"Player {who} folds", O.fold),
    (r"Player {who} checks", O.check),
    (r"Player {who} calls \({some}\)(?P<allin>)", O.call),
    (r"Player {who} bets \({some}\)(?P<allin>)", O.bet),
    (r"Player {who} raises \({some}\)", O.raises),
    (r"Player {who} (?:allin|caps) \({some}\)", O.all_in),
    (r"Player {who} allin\s*$", O.all_he_has),
    (r"Uncalled bet \({some}\) returned to {who}\s*$", O.returned),
    (r"Player {who} mucks cards", O.nothing),
    (r"\*?Player {who} (?:shows|mucks|does).*?(?:{cards})?[^\[]*Bets: [\d.]+\. Collects: {some}", O.result),
    (r"Pot: {some}\.? Rake (?P<rake>[\d.]*\d)\.?(?:\s*JP fee (?P<fee>[\d.]+))?", O.total),
)  # fmt: skip

DIALECTS: Final = (
    Dialect("WinningPoker", re.compile(_OLD, re.MULTILINE), OldReader),
    Dialect("WinningPoker", re.compile(_NEW, re.MULTILINE), NewReader),
)
