"""
All tournaments of a room: announced, found, listed, restored.

Those that are over leave memory after a while and are read when somebody asks for one; one that cannot be
read is set aside, as tables are, and the others go on.

Clauses     M1 to M9 by `pakli.tournament`; who may announce one, `pakli.club.rights`.
Tested in   tests/room/tournaments/
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from pakli.club.lines import title_of
from pakli.club.person import Person
from pakli.club.refusals import HOUSE
from pakli.club.rights import CLUB, may
from pakli.room.house import House
from pakli.room.set_aside import SetAside, reason_of
from pakli.room.tournaments.actor import TournamentActor, checked
from pakli.room.tournaments.core import EventStep, Tables
from pakli.room.tournaments.opening import check_bots
from pakli.room.tournaments.past import PastEvent, keep_past, past_events, past_of
from pakli.room.tournaments.purse import fees_of
from pakli.room.tournaments.records import (
    EVENTS,
    EventEnded,
    EventFollowed,
    EventOpened,
    event_stream,
    opened_event,
)
from pakli.room.tournaments.recurring import WEEK, following_id, id_before, leading_to, next_opening
from pakli.room.tournaments.saved import RestoredEvent, name_of_event, restored_event
from pakli.rules import RuleViolation
from pakli.rules.refusal import refuse
from pakli.store import Append, StoreClosed, StoreError, StoreFailed
from pakli.tournament import Enter
from pakli.tournament.check import check_structure
from pakli.tournament.satellites import check_chain

__all__ = ["Hall"]

_LOG: Final = logging.getLogger("pakli.room")
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
        self._past: Final[dict[str, PastEvent]] = {}
        """Those that are over and not in memory any more."""
        self._forgetting: Final[set[asyncio.Task[None]]] = set()
        self.set_aside: Final[dict[str, SetAside]] = {}
        """Tournaments that this release cannot read, by id."""
        self._listeners: Final[list[Callable[[EventStep], None]]] = []
        self._closing = False

    async def load(self) -> None:
        """
        Let every tournament of the log go on.

        Raises:
            StoreError: nothing can be read.
        """
        versions = await self._house.store.streams(event_stream(""))
        for past in await past_events(self._house, versions):
            self._past[past.event_id] = past
        starts: list[RestoredEvent] = []
        for stream in versions:
            event_id = stream.removeprefix(event_stream(""))
            start = None if event_id in self._past else await self._read_or_set_aside(event_id)
            if start is not None:
                starts.append(start)
        starts.sort(key=lambda start: (start.opened, start.event_id))
        actors = [self._made(start) for start in starts]
        self._drop_quick_ones()
        for start in starts:
            await self._meet(start)
        for actor in actors:
            actor.start()

    async def _read_or_set_aside(self, event_id: str) -> RestoredEvent | None:
        """
        What a tournament starts with; None: its stream cannot be read, and is left as it is.

        Raises:
            StoreError: nothing can be read.
        """
        try:
            return await restored_event(self._house, event_id)
        except (StoreFailed, StoreClosed):
            raise
        except Exception as error:  # whatever one log does to us, the others go on
            name, why = await name_of_event(self._house, event_id), reason_of(error)
            self.set_aside[event_id] = SetAside(table_id=event_id, name=name, why=why)
            _LOG.error(
                "tournament %s (%s) is set aside, for it cannot be read: %s. Its money stays in the ledger "
                "and its log as it is; it goes on when a release that can read it is started.",
                *(event_id, name, why),
                exc_info=error,
            )
            return None

    async def _meet(self, start: RestoredEvent) -> None:
        """Everybody's name who is in it."""
        wanted = {entry.player for entry in start.kept.event.entries} | {start.kept.opening.owner}
        for player in wanted - self._house.people.keys() - {""}:
            person = await self._house.club.find(player)
            self._house.people[player] = person or Person(id=player, name=player, kind="guest")

    async def close(self) -> None:
        """Stop all of them, everything kept."""
        self._closing = True
        await asyncio.gather(*self._forgetting, return_exceptions=True)
        for actor in self._events.values():
            actor.closing = True
        stops = [asyncio.create_task(actor.stop()) for actor in self._events.values()]
        for stopped in await asyncio.gather(*stops, return_exceptions=True):
            if isinstance(stopped, Exception):
                _LOG.warning("a tournament could not note everything: %s", stopped)

    def find(self, event_id: str) -> TournamentActor | None:
        """A tournament that goes on, or is over and still in memory; None: there is none of this id."""
        return self._events.get(event_id)

    def known(self, event_id: str) -> TournamentActor | PastEvent | None:
        """A tournament, or what is kept of one that is over; None: there is none of this id."""
        return self._events.get(event_id) or self._past.get(event_id)

    async def read(self, event_id: str) -> TournamentActor | None:
        """
        A tournament; one that is over is read from the log, to be looked at alone. None: there is none.

        Raises:
            StoreError: it cannot be read.
        """
        actor = self._events.get(event_id)
        if actor is not None or event_id not in self._past:
            return actor
        start = await restored_event(self._house, event_id)
        await self._meet(start)
        looked_at = TournamentActor(self._house, self._tables, start)
        looked_at.past = True
        return looked_at

    @property
    def all(self) -> tuple[TournamentActor, ...]:
        """All tournaments in memory, in the order they were announced."""
        return tuple(self._events.values())

    @property
    def everything(self) -> tuple[TournamentActor | PastEvent, ...]:
        """All tournaments there ever were, in the order they were announced."""
        found: list[TournamentActor | PastEvent] = [*self._past.values(), *self._events.values()]
        return tuple(sorted(found, key=lambda one: one.opened))

    def listed(self, person: Person) -> tuple[TournamentActor | PastEvent, ...]:
        """
        Those that are this person's business: all that go on, and the last that are over.

        Newcomers' practice events are listed for themselves alone, though the floor may look at them.
        """
        seen = [one for one in self.everything if one.concerns(person)]
        seen = [one for one in seen if not _opening(one).quick or one.entered_by(person.id)]
        over = [one.event_id for one in seen if _ended(one)]
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
        await asyncio.gather(*self._forgetting, return_exceptions=True)

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
        check_bots(opening, bots=bool(bots or quick))
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
        named = [leading_to(below, above.name) for below, above in pairwise(chain)]
        check_chain([*named, target.event.structure])
        await self._ready_for(person, found[-1])
        ids: list[str] = []
        for _ in found:
            ids.append(self._new_id(ids))
        above = [*ids[1:], found[-1].target]
        made = [
            (event_id, replace(one, structure=leading_to(one.structure, to), target=to))
            for event_id, one, to in zip(ids, found, above, strict=True)
        ]
        written = await self._house.store.append(
            *[Append(event_stream(event_id), 0, EVENTS.encode_all((one,))) for event_id, one in made]
        )
        return tuple([self._begun(event_id, one, written.at) for event_id, one in made])

    def _checked(self, person: Person, opening: EventOpened) -> EventOpened:
        """
        What is to be announced, if there can be such an event.

        Raises:
            RuleViolation: there can be none, or the room closes.
        """
        if self._closing:
            raise refuse(HOUSE, "room.closing")
        structure = replace(opening.structure, name=title_of(opening.structure.name))
        check_bots(opening)
        check_structure(structure)
        return replace(opening, structure=structure, owner=opening.owner or person.id)

    async def _ready_for(self, person: Person, opening: EventOpened) -> None:
        await self._house.store.ledger.set_floor(fees_of(opening.structure.money.code), None)
        self._house.people[person.id] = person

    def _drop_quick_ones(self) -> None:
        """Of newcomers' practice events that are over, only the last stay to be looked at."""
        over = sorted([one for one in self._past.values() if one.opening.quick], key=lambda one: one.opened)
        for past in over[:-_QUICK]:
            del self._past[past.event_id]

    def _forget(self, actor: TournamentActor) -> None:
        task = asyncio.create_task(self._forgotten(actor))
        self._forgetting.add(task)
        task.add_done_callback(self._forgetting.discard)

    async def _forgotten(self, actor: TournamentActor) -> None:
        """It has been over for a while: it leaves memory, and is read again when somebody asks for it."""
        if actor.owes_tickets:
            actor.forget_later()
            return
        version, past = actor.version, past_of(actor.event_id, actor.kept, actor.opened)
        try:
            await actor.keep_snapshot()
            await keep_past(self._house, past, version)
        except StoreError as error:
            _LOG.warning("tournament %s stays in memory: %s", actor.event_id, error)
        else:
            if not self._closing and version == actor.version and actor.is_over:
                self._past[actor.event_id] = past
                del self._events[actor.event_id]
                self._drop_quick_ones()
                with suppress(StoreError):  # nothing of it is in no stream
                    await actor.stop()
                return
        actor.forget_later()

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
            if self.known(event_id) is None and event_id not in (*taken, *self.set_aside):
                return event_id

    async def _opened(self, event_id: str, opening: EventOpened) -> TournamentActor:
        first = Append(event_stream(event_id), 0, EVENTS.encode_all((opening,)))
        written = await self._house.store.append(first)
        return self._begun(event_id, opening, written.at)

    def _begun(self, event_id: str, opening: EventOpened, at: int) -> TournamentActor:
        actor = self._made(RestoredEvent(event_id, opened_event(opening), 1, opened=at))
        actor.start()
        return actor

    def _made(self, start: RestoredEvent) -> TournamentActor:
        actor = TournamentActor(self._house, self._tables, start)
        actor.told = self._told
        actor.over = partial(self._over, actor)
        actor.forget = partial(self._forget, actor)
        self._events[start.event_id] = actor
        return actor

    async def _over(self, actor: TournamentActor) -> None:
        """An event is over: its tickets are given, and if it comes every week, the next one is announced."""
        opening = actor.kept.opening
        if opening.target and self.known(opening.target) is None and self._comes_yet(opening.target):
            return  # its tickets wait until that one is announced
        await actor.give_tickets(self._events.get(opening.target))
        if not (opening.weekly and opening.starts) or actor.kept.followed or actor.kept.ended:
            return
        following = following_id(actor.event_id)
        next_one = next_opening(opening, self._house.wall(), self._starts)
        if next_one is None:
            _LOG.warning("tournament %s does not come again: its target does not", actor.event_id)
            await actor.note_down(EventEnded())
            return
        if self.known(following) is None:
            await self._opened(following, next_one)
        await actor.note_down(EventFollowed(following))
        for other in self.all:
            if other.kept.opening.target == following and other.event.status == "finished":
                other.mailbox.soon(partial(self._over, other))

    def _comes_yet(self, event_id: str) -> bool:
        """Whether an event is to be announced: the one it follows goes on, and comes every week."""
        before = self._events.get(id_before(event_id))
        return before is not None and before.kept.opening.weekly and not before.kept.followed

    def _starts(self, event_id: str) -> tuple[int, bool] | None:
        """When an event starts (0: not by the clock, and not yet), and whether it comes every week."""
        known = self.known(event_id)
        if known is None:
            before = self._events.get(id_before(event_id))
            return None if before is None else (before.kept.opening.starts + WEEK, before.kept.opening.weekly)
        opening = known.opening if isinstance(known, PastEvent) else known.kept.opening
        if not opening.starts and (isinstance(known, PastEvent) or known.event.status != "registering"):
            return None
        return opening.starts, opening.weekly

    def _told(self, step: EventStep) -> None:
        for listener in tuple(self._listeners):
            try:
                listener(step)
            except Exception:  # whoever looks on stops no tournament
                _LOG.exception("somebody could not be told of a tournament")


def _ended(one: TournamentActor | PastEvent) -> bool:
    return isinstance(one, PastEvent) or one.event.status in ("finished", "cancelled")


def _opening(one: TournamentActor | PastEvent) -> EventOpened:
    return one.opening if isinstance(one, PastEvent) else one.kept.opening
