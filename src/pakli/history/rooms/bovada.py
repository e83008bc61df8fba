"""
Bovada and Ignition texts: players go by their positions, and all hole cards are told.

Tested in   tests/history/test_rooms.py
"""

import re
from collections.abc import Iterable
from decimal import Decimal
from typing import ClassVar, Final

from pakli.history.rooms.grammar import amount, currency_of, moment
from pakli.history.rooms.reading import Dialect, Pattern, Reader, patterns
from pakli.history.transcript import STUD, Transcript, What

__all__ = ["DIALECTS"]

_HEADER: Final = r"^\ufeff?(?P<room>Bovada|Ignition|Bodog\S*) Hand #(?P<hand>\d+):?\s*(?P<rest>.*)"
_EVENT: Final = re.compile(r"Tournament #(?P<number>\d+) TBL#(?P<table>\d+)")
_LEVEL: Final = re.compile(r"Level (?P<level>\d+) \((?P<low>[\d.,]+)/(?P<high>[\d.,]+)\)")
_ZONE: Final = re.compile(r"Zone Poker ID#(?P<id>\d+)")


class BovadaReader(Reader):
    """One hand of Bovada."""

    room = "Bovada"
    table: ClassVar[tuple[Pattern, ...]] = ()
    cards_out = False

    def read(self, lines: Iterable[tuple[int, str]]) -> Transcript:
        """The hand. A line that only repeats the one before it is passed over."""
        pairs = list(lines)
        before = ["", *[line for _, line in pairs]]
        return super().read([pair for pair, last in zip(pairs, before, strict=False) if pair[1] != last])

    def header(self, found: re.Match[str]) -> None:
        """The first line: number, game, event or table, time."""
        notes, rest = self.notes, found["rest"]
        notes.room, notes.hand = found["room"], found["hand"]
        notes.when, notes.zone = moment(rest)
        text = re.split(r"\s+- \d{4}-", rest)[0]
        self.game_is(re.sub(r"Turbo|Knockout", " ", text).replace("Zone", " Zone"))
        if "fixed" in text.lower():
            notes.limit = "fixed-limit"
        event = _EVENT.search(text)
        if event:
            notes.tournament = {"number": event["number"]}
            notes.table = event["table"]
        elif table := re.search(r"TBL#(\d+)", text):
            notes.table = table[1]
        if zone := _ZONE.search(text):
            notes.label, notes.table = "Zone", zone["id"]
        level = _LEVEL.search(rest)
        if level:
            if notes.tournament is not None:
                notes.tournament["level"] = level["level"]
            if amount(level["high"]):
                self.blinds_are(amount(level["low"]), amount(level["high"]))

    def seat_of(self, found: re.Match[str]) -> int:
        """Names are positions, with a mark for whose text it is."""
        return self.notes.who(_plain(found["who"]))

    def sits(self, found: re.Match[str]) -> None:
        """A seat: its position is the player's name."""
        if self.summary:
            return
        notes = self.notes
        number = int(found["seat"])
        name = _plain(found["who"]) if found["who"] else f"Seat+{number}"
        notes.seat(number, name, self.some(found))
        notes.also_called(name, number)
        if "[ME]" in found[0]:
            notes.hero = number
        if name == "Dealer":
            notes.button = number
        if not notes.tournament and not notes.currency:
            notes.currency = currency_of(found["some"])

    def blind(self, found: re.Match[str]) -> None:
        """A blind; in stud the same words are the bring-in."""
        seat = self.seat_of(found)
        if not seat:
            return
        if self.notes.game in STUD:
            self.notes.put(seat, "bring_in", self.some(found))
        else:
            self.notes.blind(
                seat, "small_blind" if "small" in found["what"].lower() else "big_blind", self.some(found)
            )

    def posts(self, found: re.Match[str]) -> None:
        """Chips of somebody who comes in; ``dead`` is what exceeds the big blind."""
        if seat := self.seat_of(found):
            what: What = "dead" if "dead" in found[0].lower() else "live"
            self.notes.post(seat, what, self.some(found))

    def dealt(self, found: re.Match[str]) -> None:
        """Hole cards, of everybody; in stud later ones one by one."""
        if (seat := self.seat_of(found)) and found["cards"]:
            stud = self.notes.game in STUD
            cards = self.cards(found)
            if stud and self.notes.has_cards(seat) and not self.cards_out:
                self.notes.street()
                self.cards_out = True
            self.notes.dealt(seat, cards, int(stud))

    def call(self, found: re.Match[str]) -> None:
        """He calls."""
        self.cards_out = False
        super().call(found)

    def check(self, found: re.Match[str]) -> None:
        """He checks."""
        self.cards_out = False
        super().check(found)

    def fold(self, found: re.Match[str]) -> None:
        """He folds."""
        self.cards_out = False
        super().fold(found)

    def bet(self, found: re.Match[str]) -> None:
        """He bets."""
        self.cards_out = False
        super().bet(found)

    def raise_to(self, found: re.Match[str]) -> None:
        """He raises: with one number by that many chips, with two to the second."""
        self.cards_out = False
        seat = self.seat_of(found)
        if not seat:
            return
        if found["total"]:
            self.notes.to(seat, "raise", amount(found["total"]))
        else:
            self.notes.put(seat, "raise", self.some(found))

    def all_in(self, found: re.Match[str]) -> None:
        """All he has: a call, where it does not exceed the bet."""
        self.cards_out = False
        if seat := self.seat_of(found):
            notes, chips = self.notes, self.some(found)
            level = notes.level()
            total = notes.in_front(seat) + chips
            what: What = "call" if total <= level else "raise" if level else "bet"
            notes.put(seat, what, chips, all_in=True)

    def street(self, found: re.Match[str]) -> None:
        """Flop, turn, river; in stud the cards themselves begin a street."""
        if self.notes.game in STUD:
            return
        self.notes.street()
        self.lay(found)

    def shows_down(self, found: re.Match[str]) -> None:
        """At the showdown the text names the five cards that play: his own are known already."""
        if seat := self.seat_of(found):
            self.notes.shown(seat, self.notes.known_cards(seat))

    def wins(self, found: re.Match[str]) -> None:
        """What he gets."""
        if (seat := self.seat_of(found)) and not self.summary:
            chips = self.some(found)
            if chips:
                self.notes.collected(seat, chips)

    def total(self, found: re.Match[str]) -> None:
        """Pot and, of cash games, the rake."""
        self.notes.money["pot"] = self.some(found)
        if found["rake"]:
            self.notes.money["rake"] = amount(found["rake"])

    def bounty(self, found: re.Match[str]) -> None:
        """Paid for an elimination."""
        if seat := self.seat_of(found):
            self.notes.other("bounty", seat, self.some(found))

    def at_the_end(self) -> None:
        """Cash headers do not tell the stakes: they are the blinds that were posted."""
        self.seats_by_position()
        money = self.notes.money
        if "big_blind" not in money and "small_bet" not in money:
            posted = self.notes.posted()
            big = posted.get("big_blind", Decimal(0))
            if self.notes.limit == "fixed-limit" and big:
                money |= {"small_bet": big, "big_bet": 2 * big}
            elif self.notes.limit != "fixed-limit":
                money |= {"small_blind": posted.get("small_blind", Decimal(0)), "big_blind": big}

    def seats_by_position(self) -> None:
        """Where the numbers of seats do not follow the positions, they do from here on."""
        notes = self.notes
        names = {notes.name_of(seat): seat for seat in notes.seats}
        places = [name for name in names if name.startswith("UTG")]
        in_order = ["Small Blind", "Big Blind", *sorted(places, key=lambda name: (len(name), name)), "Dealer"]
        seats = [names[name] for name in in_order if name in names]
        if len(seats) < len(notes.seats) or "Big Blind" not in names:
            return
        if "Dealer" not in names:  # nobody sits at the button: it is right of who would be next to it
            notes.button = seats[0] - 1 or max(seats) + 1
        after = sorted(seats, key=lambda seat: (seat <= notes.button, seat))
        if after != seats:
            notes.renumber(dict(zip(seats, range(1, len(seats) + 1), strict=True)))
            notes.button = len(seats) if "Dealer" in names else len(seats) + 1


def _plain(name: str) -> str:
    return " ".join(name.replace("[ME]", " ").split())


B = BovadaReader
B.table = patterns(
    (_HEADER[1:], B.header),
    (r"Seat (?P<seat>\d+): (?P<who>[^(]+?)\s*\({some} in chips\)", B.sits),
    (r"(?P<who>)Seat\+(?P<seat>\d+)(?: \[ME\])?: {some} in chips", B.sits),
    (r"\*\*\* SUMMARY", B.begins_summary),
    (
        r"\*\*\* (?:FLOP|TURN|RIVER) \*\*\*{laid}",
        B.street,
    ),
    (r"Total Pot\({some}\)(?: \| Rake \((?P<rake>[^)]*)\))?", B.total),
    (r"{who} : Card dealt to a spot {cards}", B.dealt),
    (r"{who} : Ante chip {some}", B.ante),
    (
        (
            r"{who} : (?P<what>(?:Ante/)?Small blind|Big blind(?:/Bring in)?|Bring[_ ]in(?: chip)?)"
            r"(?:\([^)]*\))? {some}"
        ),
        B.blind,
    ),
    (r"{who} : Post(?:s|ed)? (?:dead )?(?:chip )?{some}", B.posts),
    (r"{who} : Folds?\b", B.fold),
    (r"{who} : Checks?", B.check),
    (r"{who} : Calls?(?:\([^)]*\))? {some}{allin}", B.call),
    (r"{who} : (?:D(?:ouble)? )?Bets?(?:\([^)]*\))? {some}{allin}", B.bet),
    (r"{who} : (?:Raises|All-in\(raise\)) {some}(?: to (?P<total>[$]?[\d.,]+))?", B.raise_to),
    (r"{who} : All-in {some}", B.all_in),
    (r"{who} : Return uncalled portion of bet {some}", B.returned),
    (r"{who} : Showdown", B.shows_down),
    (r"{who} : Mucks", B.mucks),
    (r"{who} : Hand result(?:-Side pot)? {some}", B.wins),
    (r"{who} : BOUNTY PRIZE \[{some}\]", B.bounty),
)

DIALECTS: Final = (Dialect("Bovada", re.compile(_HEADER, re.MULTILINE), BovadaReader),)
