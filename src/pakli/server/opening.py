"""
A table as its host has described it, with the house's bots.

Knows       the room and the club's bots. Tested in tests/server/test_tables.py
"""

from itertools import chain, count, cycle, islice
from typing import Final

from msgspec.structs import replace

from pakli.bots import character
from pakli.club import Club, Person, Refused, may
from pakli.room import Room
from pakli.rules.refusal import refuse
from pakli.table import Money
from pakli.texts import translator
from pakli.wire import opening
from pakli.wire.http import NewTable

__all__ = ["open_table"]

_SPREAD: Final = 5
"""
Tables opened one after another have bots of other names, as far as there are any. Bots are called after
trees: people's names are for people.
"""


async def open_table(
    club: Club, room: Room, person: Person, described: NewTable, *, passing: bool = False
) -> str:
    """
    Open a table; its id.

    Args:
        club: where bots come from.
        room: whose table it will be.
        person: who opens it.
        described: what it is.
        passing: it closes again when its last guest has gone.

    Raises:
        RuleViolation: he may not, or there can be no such table.
        StoreError: it could not be written.
    """
    wanted = opening(described)
    if described.bots and (no := may(person, "seat_bots")) is not None:
        raise Refused(no)
    if described.bots and wanted.sign.live:
        raise refuse("F1", "live.no_bots")
    if described.bots > wanted.sign.seats:
        raise refuse("T5", "seat.no_such_seat", seat=described.bots, seats=wanted.sign.seats)
    money = Money() if wanted.sign.practice else wanted.sign.money
    await club.currencies.check(money.code, money.digits, person)
    names = _names(person.language, described.bot_level, described.bots)
    first = _SPREAD * len(room.tables)
    chosen = islice(cycle(names), first % len(names), first % len(names) + described.bots)
    bots = [await club.people.bot(name) for name in chosen]
    manners = replace(wanted.manners, passing=passing)
    opened = await room.open_table(person, replace(wanted, manners=manners, bots=tuple(bots)))
    await club.currencies.agree(money.code, money.digits)
    return opened


def _names(language: str, level: str, bots: int) -> list[str]:
    """Names of bots that play at this level, so many at least: a bot's name says how it plays."""
    trees = [name.strip() for name in translator(language).text("practice-names").split(",")]
    if level == "mixed":
        return trees
    numbered = (f"{tree} {number}" for number in count(2) for tree in trees)
    fitting = (name for name in chain(trees, numbered) if character(name)[0] == level)
    return list(islice(fitting, max(bots, len(trees) // 3)))
