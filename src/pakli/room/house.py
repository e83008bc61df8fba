"""
What all tables of a room share: the log, the clock, the dealer, the people, the house's bots.

Tested in   tests/room/
"""

from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Protocol

from msgspec import Struct, field

from pakli.bots import Bot, bot_named
from pakli.club.person import Person
from pakli.room.addresses import Addresses
from pakli.room.clock import Clock
from pakli.room.money import Purse
from pakli.room.pace import Pace
from pakli.room.playing import HouseDealer
from pakli.store import Store, wall_clock

__all__ = ["House", "People", "house_bot", "no_bots"]


class People(Protocol):
    """Who there is: the club's."""

    async def find(self, person_id: str) -> Person | None:
        """The person with this id, as he is now."""


def house_bot(person: Person) -> Bot:
    """The bot that plays under a name: levels and styles differ, and everyone always plays alike."""
    return bot_named(person.name)


async def no_bots(_number: int) -> Sequence[Person]:
    """A room whose club has no bots."""
    return ()


class House(Struct):
    """One for a room."""

    store: Store
    club: People
    clock: Clock
    pace: Pace
    chance: Random
    """For bots and shuffling: `random.SystemRandom`."""
    dealer: HouseDealer
    purse: Purse
    """The account a person buys in from."""
    changed: Callable[[str], None]
    """Is told the id of a table that the lobby should look at again."""
    bot: Callable[[Person], Bot] = house_bot
    bots: Callable[[int], Awaitable[Sequence[Person]]] = no_bots
    """So many of the house's bots, for tournaments."""
    wall: Callable[[], int] = wall_clock
    """Milliseconds since 1970: for what is to begin at a time of day, and nothing else."""
    people: dict[str, Person] = field(default_factory=dict)
    """Everybody who is at a table or was, as last read."""
    addresses: Addresses = field(default_factory=Addresses)
    """Where people come from."""
    acted: Callable[[float], None] = lambda _seconds: None
    """Is told how many seconds an action of a person took, from its frame to its answer."""
    actions: int = 0
    """How many actions of people were done."""
    misdeals: int = 0
    """How many hands were void by a misdeal (I2)."""
