"""
Hands that people played: found in an index that is caught up with the log, read from the log itself.

Clauses     F2 by whoever draws them. Knows the room's log and people. Tested in tests/room/test_hands.py
"""

from collections.abc import Iterable, Mapping
from typing import Final

from pakli.bots import Event
from pakli.club.person import Person
from pakli.room.hands.index import Index
from pakli.room.hands.links import HandLinks
from pakli.room.hands.listing import (
    HandLine,
    Places,
    Sums,
    Wanted,
    counted,
    hand_line,
    listed,
    places,
    sums_of,
)
from pakli.room.hands.reading import HandKey, read_hands
from pakli.room.hands.results import EventResult, catch_up_results, results_of
from pakli.room.hands.told import PlayedHand
from pakli.room.house import House
from pakli.room.past import PastHand
from pakli.room.tournaments import Hall, PastEvent, event_then
from pakli.room.tournaments.records import EVENTS, EventOpened, event_stream
from pakli.tournament import Structure

__all__ = ["Hands"]

_PATIENCE: Final = 1.5
"""Seconds that who asks waits for the index; what is missing then is there the next time."""


class Hands:
    """Everybody's hands, each for himself. One for a room."""

    def __init__(self, house: House, hall: Hall) -> None:
        """Of this house. Its store was opened with `HANDS_SCHEMA`."""
        self._house: Final = house
        self._hall: Final = hall
        self._index: Final = Index(house.store, self.people)
        self.links: Final = HandLinks(house.store)

    async def people(self, ids: Iterable[str]) -> Mapping[str, Person]:
        """Who these are now; who is not known is called by his id."""
        found: dict[str, Person] = {}
        for player in set(ids):
            person = self._house.people.get(player) or await self._house.club.find(player)
            found[player] = person or Person(id=player, name=player, kind="guest")
        return found

    async def catch_up(self) -> bool:
        """
        Have the index catch up for a moment; whether all there is is in it.

        Raises:
            StoreError: the log cannot be read, or the index not written.
        """
        over = [
            one.event_id
            for one in self._hall.everything
            if isinstance(one, PastEvent) or one.event.status in ("finished", "cancelled")
        ]
        await catch_up_results(self._house.store, over)
        return await self._index.catch_up(_PATIENCE)

    async def listed(self, person: str, wanted: Wanted, *, before: str = "", most: int) -> list[HandLine]:
        """Hands of a person; see `listing.listed`."""
        return await listed(self._house.store, person, wanted, before=before, most=most)

    async def counted(self, person: str, wanted: Wanted) -> int:
        """How many hands of a person are like that."""
        return await counted(self._house.store, person, wanted)

    async def structure(self, tournament: str) -> Structure | None:
        """
        How a tournament was announced: entry and levels stay as they are. None: there is none of this id.

        Raises:
            StoreError: the log cannot be read.
        """
        actor = self._hall.find(tournament)
        if actor is not None:
            return actor.event.structure
        stored = await self._house.store.read(event_stream(tournament), 0, 1)
        opening = EVENTS.decode(stored[0]) if stored else None
        return opening.structure if isinstance(opening, EventOpened) else None

    async def line(self, person: str, table: str, number: int) -> HandLine | None:
        """One of them; None: he was not dealt into it, or it is not there."""
        return await hand_line(self._house.store, person, table, number)

    async def read(self, wanted: Iterable[HandKey]) -> dict[HandKey, PastHand]:
        """These hands, from the log; who may see what of them is for who draws them."""
        return await read_hands(self._house.store, wanted)

    async def event_then(self, hand: PlayedHand) -> Event | None:
        """What everybody knew of its tournament when this hand began; None: it belongs to none."""
        if not hand.tournament:
            return None
        return await event_then(self._house.store, hand.tournament, hand.table, hand.past.number)

    async def places(self, person: str) -> Places:
        """Where a person has played."""
        return await places(self._house.store, person)

    async def sums(self, person: str, wanted: Wanted) -> Sums:
        """What these hands of his come to."""
        return await sums_of(self._house.store, person, wanted)

    async def results(self, person: str, since: int = 0, until: int = 0) -> list[EventResult]:
        """His tournaments that are over."""
        return await results_of(self._house.store, person, since, until)
