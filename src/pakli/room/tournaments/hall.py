"""
All tournaments of a room: announced, found, listed, restored.

Clauses     M1 to M9 by `pakli.tournament`; who may announce one, `pakli.club.rights`.
Tested in   tests/room/tournaments/
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from pakli.club.lines import title_of
from pakli.club.person import Person
from pakli.club.refusals import HOUSE
from pakli.club.rights import CLUB, may
from pakli.room.house import House
from pakli.room.tournaments.actor import TournamentActor, checked
from pakli.room.tournaments.core import EventStep, Tables
from pakli.room.tournaments.purse import fees_of
from pakli.room.tournaments.records import EVENTS, EventFollowed, EventOpened, event_stream, opened_event
from pakli.room.tournaments.saved import RestoredEvent, restored_event
from pakli.rules import RuleViolation
from pakli.rules.refusal import refuse
from pakli.store import Append, StoreClosed, StoreFailed
from pakli.tournament import Enter, Structure
from pakli.tournament.check import check_structure
from pakli.tournament.satellites import check_chain

__all__ = ["Hall"]

_LOG: Final = logging.getLogger("pakli.room")
_WEEK: Final = 7 * 24 * 3600 * 1000
_KEPT: Final = 50
"""Events that are over stay listed, so many of them."""
_QUICK: Final = 200
"""Practice events of newcomers that are over stay to be looked at, so many of them."""


class Hall:
    """The tournaments of one room."""

    def __init__(self, house: House, tables: Tables) -> None:
        self._house: Final = house
        self._tables: Final = tables
        self._events: Final[dict[str, TournamentActor]] = {}
        self._listeners: Final[list[Callable[[EventStep], None]]] = []
        self._closing = False

    async def load(self) -> None:
        """
        Let every tournament of the log go on.

        Raises:
            StoreError: nothing can be read.
        """
        starts: list[RestoredEvent] = []
        for stream in await self._house.store.streams(event_stream("")):
            event_id = stream.removeprefix(event_stream(""))
            try:
                start = await restored_event(self._house, event_id)
            except (StoreFailed, StoreClosed):
                raise
            except Exception:  # whatever one log does to us, the others go on
                _LOG.exception("tournament %s is set aside, for it cannot be read", event_id)
                continue
            starts.append(start)
        actors = [self._made(start) for start in starts]
        for start in starts:
            await self._meet(start)
        for actor in actors:
            actor.start()

    async def _meet(self, start: RestoredEvent) -> None:
        """Everybody's name who is in it."""
        wanted = {entry.player for entry in start.kept.event.entries} | {start.kept.opening.owner}
        for player in wanted - self._house.people.keys() - {""}:
            person = await self._house.club.find(player)
            self._house.people[player] = person or Person(id=player, name=player, kind="guest")

    async def close(self) -> None:
        """Stop all of them, everything kept."""
        self._closing = True
        for actor in self._events.values():
            actor.closing = True
        stops = [asyncio.create_task(actor.stop()) for actor in self._events.values()]
        for stopped in await asyncio.gather(*stops, return_exceptions=True):
            if isinstance(stopped, Exception):
                _LOG.warning("a tournament could not note everything: %s", stopped)

    def find(self, event_id: str) -> TournamentActor | None:
        """A tournament; None: there is none of this id."""
        return self._events.get(event_id)

    @property
    def all(self) -> tuple[TournamentActor, ...]:
        """All tournaments, in the order they were announced."""
        return tuple(self._events.values())

    def listed(self, person: Person) -> tuple[TournamentActor, ...]:
        """
        Those that are this person's business: all that go on, and the last that are over.

        Newcomers' practice events are listed for themselves alone, though the floor may look at them.
        """
        seen = [one for one in self.all if not one.kept.opening.private or one.knows(person)]
        seen = [one for one in seen if not one.kept.opening.quick or one.event.latest(person.id) is not None]
        over = [one.event_id for one in seen if one.event.status in ("finished", "cancelled")]
        hidden = set(over[: max(0, len(over) - _KEPT)])
        return tuple([one for one in seen if one.event_id not in hidden])

    def listen(self, listener: Callable[[EventStep], None]) -> None:
        """Have `listener` told every step of every tournament."""
        self._listeners.append(listener)

    def unlisten(self, listener: Callable[[EventStep], None]) -> None:
        """Tell `listener` no more."""
        self._listeners.remove(listener)

    async def idle(self) -> None:
        """Wait until all that was asked of any tournament is done."""
        for actor in self.all:
            await actor.mailbox.idle()

    async def announce(
        self, person: Person, opening: EventOpened, bots: Sequence[Person] = (), *, quick: bool = False
    ) -> TournamentActor:
        """
        Announce a tournament.

        Args:
            bots: of the house, who enter at once: practice events alone.
            quick: a newcomer's practice event with bots, which needs no right (M9).

        Raises:
            RuleViolation: he may not, or there can be no such tournament.
            StoreError: it could not be written.
        """
        no = None if quick else may(person, "create_tournament", CLUB)
        if no is not None:
            raise RuleViolation(no)
        opening = self._checked(person, opening)
        if (bots or quick) and not opening.structure.practice:
            raise refuse("T6", "room.bots_practice")
        if opening.target:
            self._check_target(opening)
        await self._ready_for(person, opening)
        actor = await self._opened(self._new_id(), opening)
        for bot in bots:
            self._house.people[bot.id] = bot
        if bots:
            checked(await actor.asked(lambda: actor.do(*[Enter(bot.id) for bot in bots])))
        return actor

    async def announce_chain(
        self, person: Person, openings: Sequence[EventOpened]
    ) -> tuple[TournamentActor, ...]:
        """
        Announce satellites that lead one into the other: all of them, or none.

        Args:
            openings: the lowest first; the last leads to the tournament it names, the others to the next.

        Raises:
            RuleViolation: he may not, or there can be no such chain.
            StoreError: it could not be written.
        """
        if (no := may(person, "create_tournament", CLUB)) is not None:
            raise RuleViolation(no)
        found = [self._checked(person, opening) for opening in openings]
        self._check_target(found[-1])
        target = self._events[found[-1].target]
        if target.event.status != "registering":
            raise refuse("M4", "event.begun_already")
        chain = [*[one.structure for one in found], target.event.structure]
        named = [_leading(below, above.name) for below, above in pairwise(chain)]
        check_chain([*named, target.event.structure])
        await self._ready_for(person, found[-1])
        ids: list[str] = []
        for _ in found:
            ids.append(self._new_id(ids))
        above = [*ids[1:], found[-1].target]
        made = [
            (event_id, replace(one, structure=_leading(one.structure, to), target=to))
            for event_id, one, to in zip(ids, found, above, strict=True)
        ]
        await self._house.store.append(
            *[Append(event_stream(event_id), 0, EVENTS.encode_all((one,))) for event_id, one in made]
        )
        return tuple([self._begun(event_id, one) for event_id, one in made])

    def _checked(self, person: Person, opening: EventOpened) -> EventOpened:
        """
        What is to be announced, if there can be such an event.

        Raises:
            RuleViolation: there can be none, or the room closes.
        """
        if self._closing:
            raise refuse(HOUSE, "room.closing")
        structure = replace(opening.structure, name=title_of(opening.structure.name))
        if opening.fill and not structure.practice:
            raise refuse("T6", "room.bots_practice")
        check_structure(structure)
        return replace(opening, structure=structure, owner=opening.owner or person.id)

    async def _ready_for(self, person: Person, opening: EventOpened) -> None:
        await self._house.store.ledger.set_floor(fees_of(opening.structure.money.code), None)
        self._house.people[person.id] = person
        await self._forget_quick_ones()

    async def _forget_quick_ones(self) -> None:
        over = [one for one in self.all if one.kept.opening.quick and one.is_over]
        for actor in over[:-_QUICK]:
            del self._events[actor.event_id]
            await actor.stop()

    def _check_target(self, opening: EventOpened) -> None:
        """M7: a ticket is worth exactly the entry of the event it is for."""
        target, satellite = self._events.get(opening.target), opening.structure.satellite
        if target is None or satellite is None:
            raise refuse("M7", "structure.no_target")
        above = target.event.structure
        if above.entry.pays != satellite.ticket and not above.practice:
            raise refuse("M7", "chain.ticket_differs", ticket=satellite.ticket, fee=above.entry.pays)
        if above.money != opening.structure.money or above.practice != opening.structure.practice:
            raise refuse("M7", "chain.other_money", tournament=opening.structure.name, target=above.name)

    def _new_id(self, taken: Sequence[str] = ()) -> str:
        while True:
            event_id = f"{self._house.chance.getrandbits(40):08x}"
            if event_id not in self._events and event_id not in taken:
                return event_id

    async def _opened(self, event_id: str, opening: EventOpened) -> TournamentActor:
        await self._house.store.append(Append(event_stream(event_id), 0, EVENTS.encode_all((opening,))))
        return self._begun(event_id, opening)

    def _begun(self, event_id: str, opening: EventOpened) -> TournamentActor:
        actor = self._made(RestoredEvent(event_id, opened_event(opening), 1))
        actor.start()
        return actor

    def _made(self, start: RestoredEvent) -> TournamentActor:
        actor = TournamentActor(self._house, self._tables, start)
        actor.told = self._told
        actor.over = partial(self._over, actor)
        self._events[start.event_id] = actor
        return actor

    async def _over(self, actor: TournamentActor) -> None:
        """An event is over: its tickets are given, and if it comes every week, the next one is announced."""
        await actor.give_tickets(self._events.get(actor.kept.opening.target))
        opening = actor.kept.opening
        if opening.weekly and opening.starts and not actor.kept.followed:
            base, _, number = actor.event_id.partition("w")
            following = f"{base}w{int(number or 0) + 1}"
            if following not in self._events:
                starts = opening.starts + _WEEK
                while starts <= self._house.wall():
                    starts += _WEEK
                await self._opened(following, replace(opening, starts=starts))
            await actor.note_down(EventFollowed(following))

    def _told(self, step: EventStep) -> None:
        for listener in tuple(self._listeners):
            try:
                listener(step)
            except Exception:  # whoever looks on stops no tournament
                _LOG.exception("somebody could not be told of a tournament")


def _leading(structure: Structure, target: str) -> Structure:
    """The same, its tickets for the event that is called so."""
    return replace(structure, satellite=structure.satellite and replace(structure.satellite, target=target))
