"""
What one connection is told of tournaments: the list, the events it watches, where its person is moved.

An event is told whole when it changes, at most once a second, and at once what concerns the viewer.

Tested in   tests/wire/test_tournaments.py
"""

import asyncio
from collections.abc import Callable
from typing import Final

from pakli.club.person import Person
from pakli.room import Alarm, Room
from pakli.room.tournaments import EventStep, PastEvent
from pakli.store import StoreError
from pakli.tournament import Entry, Tournament
from pakli.wire.event_lines import table_of, tournaments_message
from pakli.wire.event_view import event_view
from pakli.wire.tournaments import (
    TournamentMessage,
    TournamentMoved,
    TournamentsMessage,
    TournamentsWanted,
    TournamentWanted,
)

__all__ = ["MOST_EVENTS", "EventWatching"]

MOST_EVENTS: Final = 8
"""Events one connection may watch."""
_EVERY: Final = 1.0

Message = TournamentsMessage | TournamentMessage | TournamentMoved


class EventWatching:
    """Of one connection."""

    def __init__(
        self,
        room: Room,
        person: Callable[[], Person],
        say: Callable[[Message], None],
        error: Callable[[str], None],
    ) -> None:
        """`say` sends a message, `error` says what cannot be."""
        self._room: Final = room
        self._person: Final = person
        self._say: Final = say
        self._error: Final = error
        self._list = False
        self._watched: dict[str, bool] = {}
        """Events watched, by id: with the desk, or without."""
        self._due: dict[str, Alarm] = {}
        """What will be sent, by event; empty: the list."""
        self._open = False
        self._reading: set[asyncio.Task[None]] = set()
        """Events that are over and being read from the log."""

    def begin(self) -> None:
        """The connection has begun: from now on its person is told where he is moved."""
        if not self._open:
            self._open = True
            self._room.hall.listen(self._stepped)

    def end(self) -> None:
        """The connection is gone."""
        if self._open:
            self._open = False
            self._room.hall.unlisten(self._stepped)
        for alarm in self._due.values():
            alarm.cancel()
        self._due.clear()
        for task in self._reading:
            task.cancel()

    def want(self, wanted: TournamentsWanted | TournamentWanted) -> None:
        """Send the list, or an event, from now on, or no more."""
        if isinstance(wanted, TournamentWanted):
            self._want_event(wanted)
            return
        self._list = wanted.on
        if wanted.on:
            self._send("")

    def _want_event(self, wanted: TournamentWanted) -> None:
        event_id = wanted.tournament
        if not wanted.on:
            self._watched.pop(event_id, None)
            return
        found = self._room.hall.known(event_id)
        if found is None or not found.concerns(self._person()):
            self._error("no_tournament")
            return
        if isinstance(found, PastEvent):
            self._want_past(found, desk=wanted.desk)
            return
        if event_id not in self._watched and len(self._watched) >= MOST_EVENTS:
            self._error("too_many_events")
            return
        self._watched[event_id] = wanted.desk
        self._send(event_id)

    def _want_past(self, past: PastEvent, *, desk: bool) -> None:
        """An event that is over is told once: nothing changes any more."""
        if len(self._reading) >= MOST_EVENTS:
            self._error("too_many_events")
            return
        task = asyncio.create_task(self._tell_past(past.event_id, desk=desk))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _tell_past(self, event_id: str, *, desk: bool) -> None:
        try:
            actor = await self._room.hall.read(event_id)
        except StoreError:
            self._error("no_tournament")
            return
        if actor is not None and self._open:
            self._say(TournamentMessage(event_view(self._room.hall, actor, self._person(), desk=desk)))

    def _stepped(self, step: EventStep) -> None:
        """Something has happened in an event."""
        player, before, after = self._person().id, step.before.event, step.after.event
        self._tell_moved(step)
        if step.event_id in self._watched:
            if _concern(before, player) != _concern(after, player) or before.status != after.status:
                self._send(step.event_id)
            else:
                self._soon(step.event_id)
        if self._list:
            self._soon("")

    def _tell_moved(self, step: EventStep) -> None:
        """His page follows him to his table."""
        player = self._person().id
        was, now = _seat(step.before.event, player), _seat(step.after.event, player)
        if was[0] == now[0]:
            return
        actor = self._room.hall.find(step.event_id)
        if actor is None:
            return
        left, table = table_of(actor, was[0]), table_of(actor, now[0])
        if left or table:  # where no hands are entered, the event's page says where he sits
            self._say(
                TournamentMoved(
                    tournament=step.event_id,
                    name=step.after.event.structure.name,
                    left=left,
                    table=table,
                    seat=now[1],
                )
            )

    def _soon(self, what: str) -> None:
        if what not in self._due:
            self._due[what] = self._room.house.clock.call_later(_EVERY, lambda: self._send(what))

    def _send(self, what: str) -> None:
        alarm = self._due.pop(what, None)
        if alarm is not None:
            alarm.cancel()
        if not what:
            self._say(tournaments_message(self._room.hall, self._person()))
            return
        actor = self._room.hall.find(what)
        if actor is not None and what in self._watched:
            view = event_view(self._room.hall, actor, self._person(), desk=self._watched[what])
            self._say(TournamentMessage(view))


def _seat(event: Tournament, player: str) -> tuple[int, int]:
    """Table and seat of a player in play."""
    entry = event.latest(player)
    return (0, 0) if entry is None else (entry.table, entry.seat)


def _concern(event: Tournament, player: str) -> tuple[object, ...]:
    """What a viewer is told at once when it changes."""
    entry: Entry | None = event.latest(player)
    mine = None if entry is None else (entry.status, entry.table, entry.seat, entry.place, entry.rebuys)
    clock = event.clock
    return (mine, clock.at, clock.phase, event.paused, event.add_on, event.deal, event.bubble is None)
