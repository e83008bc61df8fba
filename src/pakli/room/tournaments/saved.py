"""
What is kept beside a tournament's stream: the time that has passed since it was last told, and what people
have still to answer. Written down now and then, and when the room closes.

Tested in   tests/room/tournaments/test_restart.py
"""

from typing import Final

from msgspec import MsgspecError, Struct, field, json

from pakli.room.house import House
from pakli.room.journal import Journal
from pakli.room.tournaments.recent import Recent
from pakli.room.tournaments.records import (
    EVENTS,
    EventOpened,
    EventRecord,
    KeptEvent,
    event_stream,
    opened_event,
)
from pakli.store import Damaged
from pakli.tournament import events as e

__all__ = ["TELL_TIME", "EventAside", "RestoredEvent", "aside_of", "keep_aside", "restored_event"]

_FORM: Final = 1
TELL_TIME: Final = frozenset(
    (e.Began, e.TimePassed, e.LevelBegan, e.BreakBegan, e.ClockSet, e.ClockTakenBack, e.EventResumed)
)
"""Events from which on time is counted anew."""


class EventAside(Struct, frozen=True, kw_only=True):
    """What a tournament has beside its stream. Seconds."""

    told: int = 0
    """Version at which its time was last told."""
    passed: float = 0.0
    """Since then."""
    questions: tuple[tuple[int, int, float], ...] = ()
    """Who is asked for a rebuy: entry, rebuys so far, time left."""
    add_on: float = -1.0
    """How long the add-on is still offered; below nothing: until its break is over."""
    wishes: tuple[tuple[str, str], ...] = ()
    """Players who want a rebuy or an add-on as soon as their hand is over."""


class RestoredEvent(Struct, frozen=True):
    """What a tournament starts with."""

    event_id: str
    kept: KeptEvent
    version: int
    told: int = 0
    """Version at which its time was last told."""
    aside: EventAside = EventAside()
    recent: Recent = field(default_factory=Recent)
    """What happened lately."""


def _aside_stream(event_id: str) -> str:
    return f"aside:{event_stream(event_id)}"


async def aside_of(house: House, event_id: str) -> EventAside:
    """
    What was noted beside the stream.

    Raises:
        StoreError: it cannot be read.
    """
    saved = await house.store.snapshot(_aside_stream(event_id), _FORM)
    try:
        return EventAside() if saved is None else json.decode(saved.data, type=EventAside)
    except MsgspecError:
        return EventAside()


async def keep_aside(house: House, event_id: str, version: int, aside: EventAside) -> None:
    """
    Note what is in no stream.

    Raises:
        StoreError: it could not be.
    """
    await house.store.save_snapshot(_aside_stream(event_id), version, json.encode(aside), _FORM)


async def restored_event(house: House, event_id: str) -> RestoredEvent:
    """
    The tournament as its log has it.

    Raises:
        StoreError: the log cannot be read, or does not begin with an opening.
    """
    journal = Journal(house, event_id, lambda _: None, stream=event_stream(event_id), codec=EVENTS)
    stored = await journal.stored(0)
    records: tuple[EventRecord, ...] = EVENTS.decode_all(stored)
    if not records or not isinstance(records[0], EventOpened):
        raise Damaged(f"the first record of tournament {event_id} does not open it")
    told = max([at for at, one in enumerate(records, 1) if type(one) in TELL_TIME], default=0)
    kept = opened_event(records[0]).after(*records[1:])
    recent = Recent()
    for one, record in zip(stored, records, strict=True):
        recent.note((record,), one.version - 1, one.at)
    return RestoredEvent(event_id, kept, len(records), told, await aside_of(house, event_id), recent)
