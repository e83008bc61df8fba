"""
PokerStars texts, and those of the rooms that write alike: Full Tilt from 2016 on, Run It Once.

Cash and tournaments, all games, mixed ones too; several boards and run-outs; texts of every year since 2005.

Tested in   tests/history/test_rooms.py
"""

import re
from decimal import Decimal
from typing import ClassVar, Final

from pakli.history.recorded import Place
from pakli.history.rooms.grammar import amount, currency_of, limit_in, moment
from pakli.history.rooms.reading import Dialect, Pattern, Reader, patterns
from pakli.history.transcript import STUD

__all__ = ["DIALECTS", "ORDINALS", "StarsReader"]

ORDINALS: Final = {
    name: at
    for at, name in enumerate(("FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH", "EIGHTH"))
}
_WORDS: Final = {"TWICE": 2, "TWO": 2, "THREE": 3, "FOUR": 4}
_HEADER: Final = (
    r"^\ufeff?(?P<room>PokerStars|Full Tilt|Run It Once Poker|PokerMaster)(?P<label>[\w ]*?) "
    r"(?:Game|Hand) #(?P<hand>\d+):\s*(?:\{(?P<home>[^}]*)\})?\s*(?P<rest>.*)"
)
_EVENT: Final = re.compile(
    r"Tournament #(?P<number>\d+),?\s*(?P<entry>(?:[$€£¥₹]?[\d.,]+\+?)+|Freeroll)?\s*"
    r"(?P<currency>USD|EUR|GBP)?\s*(?P<rest>.*)",
    re.IGNORECASE,
)
_STAKES: Final = re.compile(r"([$€£¥₹]?\d[\d.,]*)/([$€£¥₹]?\d[\d.,]*)")
_LEVEL: Final = re.compile(r"Level\s*([IVXLCDM]+\b|\d+)", re.IGNORECASE)
_GAME: Final = re.compile(r"\((?P<inner>[^()]*limit[^()]*)\)", re.IGNORECASE)


class StarsReader(Reader):
    """One hand of PokerStars."""

    room = "PokerStars"
    table: ClassVar[tuple[Pattern, ...]] = ()
    seventh = False
    """Whether the last card of stud is being dealt."""
    showing = 0
    """The board whose pots are being paid."""

    # The header

    def header(self, found: re.Match[str]) -> None:
        """The first line: number, event, game, stakes, time."""
        notes, rest = self.notes, found["rest"]
        notes.room = {"poker": "PokerStars"}.get(found["room"].lower(), found["room"])
        if notes.room.isupper():
            notes.room = "PokerStars"
        notes.hand = found["hand"]
        home = f"{{{found['home']}}}" if found["home"] is not None else ""
        notes.label = " ".join([part for part in (found["label"].strip(), home) if part])
        self.header_rest(rest)

    def header_rest(self, rest: str) -> None:
        """Event, game, stakes and time."""
        notes = self.notes
        notes.when, notes.zone = moment(rest)
        text = re.split(r" - \d{4}/", rest)[0]
        event = _EVENT.search(text)
        if event:
            text = event["rest"]
            self.event(event)
        else:
            named = re.search(r"\([^()/]+/[^()]*\b([A-Z]{3})\)", text)
            notes.currency = named[1] if named else currency_of(text)
        self.game_and_stakes(text)

    def event(self, event: re.Match[str]) -> None:
        """A tournament: its number, what it cost, its level."""
        entry = event["entry"] or ""
        parts = [amount(part) for part in entry.split("+") if part[-1:].isdigit()]
        money: dict[str, str | Decimal] = {"number": event["number"]}
        if parts:
            money["buy_in"] = parts[0]
        if len(parts) == 2:
            money["fee"] = parts[1]
        elif len(parts) > 2:
            money |= {"bounty": parts[1], "fee": parts[2]}
        money["currency"] = (event["currency"] or currency_of(entry)).upper()
        level = _LEVEL.search(event["rest"])
        if level:
            money["level"] = level[1]
        self.notes.tournament = money

    def game_and_stakes(self, text: str) -> None:
        """What is played, and for how much."""
        inner = _GAME.search(text)
        self.game_is(inner["inner"] if inner else text)
        self.notes.limit = limit_in(inner["inner"] if inner else text) or "no-limit"
        if re.search(r"\bsplit ", text, re.IGNORECASE):
            self.notes.boards = 2
        behind = text[text.lower().rfind("level") :] if "level" in text.lower() else text
        stakes = _STAKES.search(behind)
        if stakes:
            self.blinds_are(amount(stakes[1]), amount(stakes[2]))
        if cap := re.search(r"- ([$€£¥₹]?[\d.,]+) Cap", text):
            self.notes.money["cap"] = amount(cap[1])
        if button := re.search(r"Button Blind ([$€£¥₹]?[\d.,]+) - Ante ([$€£¥₹]?[\d.,]+)", text):
            self.notes.money |= {"big_blind": amount(button[1]), "ante": amount(button[2])}

    def at_table(self, found: re.Match[str]) -> None:
        """The table's name, its size and the button."""
        self.notes.table = found["table"]
        self.notes.most_seats = int(found["most"] or 0)
        self.notes.button = int(found["button"] or 0)

    def sits(self, found: re.Match[str]) -> None:
        """A seat, before the hand."""
        if self.summary:
            return
        extra = found["extra"] or ""
        bounty = re.search(r", ([$€£¥₹]?[\d.,]+) bounty", extra)
        out = "sitting out" in extra or "out of hand" in extra
        self.notes.seat(
            int(found["seat"]),
            found["who"].strip(),
            self.some(found),
            out=out,
            bounty=amount(bounty[1]) if bounty else Decimal(0),
        )

    # Streets and cards

    def hole_cards(self, found: re.Match[str]) -> None:
        """The cards are dealt."""

    def new_street(self, found: re.Match[str]) -> None:
        """Flop, turn, river: on one board or several."""
        board = ORDINALS.get((found["which"] or "FIRST").strip().upper(), 0)
        if not board:
            self.notes.street()
            self.seventh = found[0].upper().startswith("*** RIVER")
        elif self.notes.boards <= board:
            self.notes.runs(board // self.notes.boards + 1)
        self.lay(found, board)

    def plain_street(self, found: re.Match[str]) -> None:
        """A draw or a street of stud."""
        if self.notes.has("deal", "call", "bet", "raise", "check", "fold", "bring_in") or "3" not in found[0]:
            self.notes.street()

    def dealt(self, found: re.Match[str]) -> None:
        """Hole cards: all of them, or the new ones in a second pair of brackets."""
        seat = self.seat_of(found)
        if not seat or not (found["cards"] or found["new"]):
            return
        new = self.cards(found, "new") if found["new"] else ""
        if found["new"] is not None and self.notes.game not in STUD:
            self.notes.did("draw", seat, new)
        else:
            self.deal(seat, self.cards(found) if found["new"] is None else new or "??")

    def deal(self, seat: int, cards: str) -> None:
        """New hole cards; in stud the last is up, but for the seventh, and of others only it is told."""
        stud = self.notes.game in STUD
        if stud and not self.notes.has_cards(seat):
            cards = cards.rjust(6, "?")
        self.notes.dealt(seat, cards, int(stud and not self.seventh))

    def at_the_end(self) -> None:
        """Whose text it is: the only one whose hand is told."""
        self.notes.hero = self.notes.the_only_known()

    def discards(self, found: re.Match[str]) -> None:
        """Cards thrown away, perhaps named."""
        if seat := self.seat_of(found):
            if not self.notes.drawing:
                self.notes.street()
            named = self.cards(found) if found["cards"] else ""
            self.notes.did("discard", seat, named or "??" * int(found["count"]))

    def stands_pat(self, found: re.Match[str]) -> None:
        """Nothing thrown away."""
        if seat := self.seat_of(found):
            if not self.notes.drawing:
                self.notes.street()
            self.notes.did("discard", seat)

    def run(self, found: re.Match[str]) -> None:
        """The board was dealt several times."""
        self.notes.runs(_WORDS.get(found["times"].upper(), 2))

    # The end

    def collects(self, found: re.Match[str]) -> None:
        """A pot, or a part of one."""
        if (seat := self.seat_of(found)) and not self.summary:
            which = (found["which"] or "").lower()
            pot = -1
            if "main" in which:
                pot = 0
            elif "side" in which:
                number = re.search(r"\d+", which)
                pot = int(number[0]) if number else 1
            self.notes.collected(seat, self.some(found), pot, board=self.showing)

    def shows_down(self, found: re.Match[str]) -> None:
        """The showdown of one board of several."""
        self.showing = ORDINALS.get(found["which"].strip().upper(), 0)

    def total(self, found: re.Match[str]) -> None:
        """Pot and rake, with what else the room kept."""
        self.notes.money["pot"] = self.some(found)
        kept = re.findall(r"\b(?:Rake|Jackpot|Bingo|STP|Fortune|Tax)\b\s*([$€£¥₹]?[\d.,]+)", found["rest"])
        if kept:
            self.notes.money["rake"] = sum((amount(part) for part in kept), Decimal(0))

    def told_at_the_end(self, found: re.Match[str]) -> None:
        """Cards that only the summary tells."""
        seat = int(found["seat"])
        if not self.summary or seat not in self.notes.seats or self.notes.folded(seat):
            return
        for chips in re.findall(r"\bwon \(([$€£¥₹]?[\d.,]+)\)", found[0]):
            self.notes.won_in_summary(seat, amount(chips))
        if found["how"].lower() == "showed":
            self.notes.shown(seat, self.cards(found))
        else:
            self.notes.mucked(seat, self.cards(found))

    def bounty(self, found: re.Match[str]) -> None:
        """Paid for an elimination."""
        if seat := self.seat_of(found):
            self.notes.other("bounty", seat, self.some(found))

    def cashed_out(self, found: re.Match[str]) -> None:
        """The room bought his hand; the pot does not know of it."""
        if seat := self.seat_of(found):
            self.notes.other("cashed_out", seat, self.some(found))


S = StarsReader
STREET: Final = r"\*\*\* (?P<which>[A-Z]+ )?(?:FLOP|TURN|RIVER) \*\*\*{laid}"
S.table = patterns(
    (r"\ufeff?" + _HEADER[1:].removeprefix(r"\ufeff?"), S.header),
    (
        (
            r"Table (?:ID )?'?(?P<table>[^']*?)'?(?: (?P<most>\d+)-max)?(?: \([^)]*\))?"
            r"(?: Seat #(?P<button>\d+) is the button)?\s*$"
        ),
        S.at_table,
    ),
    (r"Seat (?P<seat>\d+): .*?(?P<how>showed|mucked) {cards}.*", S.told_at_the_end),
    (r"Seat (?P<seat>\d+): (?P<who>.+) \({some} in chips(?P<extra>.*)$", S.sits),
    (r"{who}: posts (?:the )?ante {some}", S.ante),
    (r"{who}: posts (?:the )?small blind {some}", S.small_blind),
    (r"{who}: posts (?:the )?(?:big|button) blind {some}", S.big_blind),
    (r"{who}: posts (?:small & big|big & small) blinds? {some}", S.both_blinds),
    (r"{who}: (?:posts (?:a |the )?)?straddle {some}", S.straddle),
    (r"\*\*\* (?:HOLE CARDS|DEALING HANDS)", S.hole_cards),
    (STREET, S.new_street),
    (r"\*\*\* (?:\w+ DRAW|\w+ STREET)", S.plain_street),
    (r"\*\*\* (?P<which>[A-Z]+) SHOW ?DOWN", S.shows_down),
    (r"\*\*\* SUMMARY", S.begins_summary),
    (r"Dealt to {who}(?: {cards})?(?: \[(?P<new>[^\]]*)\])?\s*$", S.dealt),
    (r"{who}: brings in for {some}", S.bring_in),
    (r"{who}: folds", S.fold),
    (r"{who}: checks", S.check),
    (r"{who}: calls {some}{allin}", S.call),
    (r"{who}: bets {some}{allin}", S.bet),
    (r"{who}: (?:raises|completes) .* to {some}{allin}", S.raise_to),
    (r"{who}: discards (?P<count>\d+) cards?(?: {cards})?", S.discards),
    (r"{who}: stands pat", S.stands_pat),
    (r"Uncalled bet \({some}\) returned to {who}\s*$", S.returned),
    (r"{who}:? shows {cards}", S.shows),
    (r"{who}: mucks hand", S.mucks),
    (r"{who} collected \(?{some}\)? from (?P<which>.*)", S.collects),
    (r"Total pot {some}(?P<rest>.*)", S.total),
    (r"Hand was run (?P<times>\w+)", S.run),
    (r"Hand cancelled", S.cancelled),
    (r"{who} wins the {some} bounty", S.bounty),
    (r"{who} wins {some} for (?:splitting the elimination|eliminating)", S.bounty),
    (r"{who} cashed out the hand for {some}", S.cashed_out),
)  # fmt: skip


def _reader(place: Place) -> Reader:
    return StarsReader(place)


DIALECTS: Final = (Dialect("PokerStars", re.compile(_HEADER, re.IGNORECASE | re.MULTILINE), _reader),)
