"""
What a new room begins with: practice tables of several games, with the house's bots seated.

They are called after rivers, which have one name in every language; what is played there is on the sign.

Knows       the room. Tested in tests/server/test_seeding.py
"""

from typing import Final

from msgspec import Struct

from pakli.club import MACHINE
from pakli.rules.house_rules import LimitName
from pakli.server.house import House
from pakli.server.opening import open_table
from pakli.wire.http import BotLevel, NewTable

__all__ = ["PRACTICE_TABLES", "PracticeTable", "described", "seed"]


class PracticeTable(Struct, frozen=True):
    """A practice table of a new room."""

    name: str
    game: str
    limit: LimitName
    low: int
    high: int
    seats: int = 6
    bots: int = 4
    """A seat is left for who comes, and one for a friend."""
    level: BotLevel = "mixed"
    """How all of its bots play."""


PRACTICE_TABLES: Final = (
    PracticeTable("Duna", "holdem", "no-limit", 10, 20),
    PracticeTable("Tisza", "holdem", "fixed-limit", 20, 40),
    PracticeTable("Wisła", "omaha", "pot-limit", 10, 20),
    PracticeTable("Odra", "omaha-high-low", "pot-limit", 10, 20),
    PracticeTable("Thames", "five-card-draw", "pot-limit", 10, 20, seats=5, bots=3),
    PracticeTable("Severn", "deuce-to-seven-triple-draw", "fixed-limit", 20, 40),
    PracticeTable("Hudson", "stud", "fixed-limit", 20, 40),
    PracticeTable("Ohio", "horse", "fixed-limit", 20, 40),
)


async def seed(house: House) -> int:
    """Open the practice tables, if the room never had a table; how many."""
    if await house.store.streams("table:"):
        return 0
    for table in PRACTICE_TABLES:
        await open_table(house.club, house.room, MACHINE, described(table))
    return len(PRACTICE_TABLES)


def described(table: PracticeTable) -> NewTable:
    """The table as a host would describe it."""
    return NewTable(
        name=table.name,
        game=table.game,
        limit=table.limit,
        preset="standard",
        low=table.low,
        high=table.high,
        seats=table.seats,
        least=20,
        most=100,
        practice=True,
        bots=table.bots,
        bot_level=table.level,
        rules={},
    )
