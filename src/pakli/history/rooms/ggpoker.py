"""
GGPoker texts: lines as PokerStars has them, under a header of its own.

Tested in   tests/history/test_rooms.py
"""

import re
from typing import ClassVar, Final

from pakli.history.rooms.grammar import amount, currency_of, moment
from pakli.history.rooms.pokerstars import StarsReader
from pakli.history.rooms.reading import Dialect, Pattern, patterns

__all__ = ["DIALECTS"]

_HEADER: Final = r"^\ufeff?Poker Hand #(?P<hand>[A-Z]{2}\d+): (?P<rest>.*)"
_EVENT: Final = re.compile(r"Tournament #(?P<number>\d+), (?P<name>.*) - Level(?P<level>\d+)")
_STAKES: Final = re.compile(
    r"\((?P<low>[$€£¥]?[\d.,]+)(?:/(?P<high>[$€£¥]?[\d.,]+))?(?:\((?P<ante>[\d.,]+)\))?\)"
)


class GGReader(StarsReader):
    """One hand of GGPoker."""

    room = "GGPoker"
    table: ClassVar[tuple[Pattern, ...]] = ()

    def header(self, found: re.Match[str]) -> None:
        """The first line. An event's name, which may name other games, stands before the game's."""
        notes, rest = self.notes, found["rest"]
        notes.hand = found["hand"]
        notes.when, notes.zone = moment(rest)
        event = _EVENT.match(rest)
        game = rest
        if event:
            notes.tournament = {
                "number": event["number"], "name": event["name"], "level": event["level"],
                "currency": currency_of(event["name"]),
            }  # fmt: skip
            game = re.split(
                r"(?=(?:\d[- ]?Card )?(?:Omaha|PLO|Hold'em|ShortDeck|Short Deck))", event["name"]
            )[-1]
        else:
            notes.currency = currency_of(rest)
        self.game_is(game)
        stakes = list(_STAKES.finditer(rest))
        if stakes and stakes[-1]["high"]:
            self.blinds_are(amount(stakes[-1]["low"]), amount(stakes[-1]["high"]))
        elif stakes:
            notes.money["big_blind"] = amount(stakes[-1]["low"])

    def missed_blind(self, found: re.Match[str]) -> None:
        """A blind somebody missed: dead, where he posts the big blind too."""
        if seat := self.seat_of(found):
            self.notes.post(seat, "dead", self.some(found))


GGReader.table = patterns(
    (_HEADER[1:], GGReader.header),
    (r"{who}: posts missed blind {some}", GGReader.missed_blind),
) + tuple(StarsReader.table[1:])

DIALECTS: Final = (Dialect("GGPoker", re.compile(_HEADER, re.MULTILINE), GGReader),)
