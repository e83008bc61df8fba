"""
What is kept beside a tournament's stream, so that it starts again quickly and with the time that was left.

A snapshot is taken every few hundred events and when the room closes; a start reads it and the events after
it. What is in no stream is an aside: the time that has passed since it was last told, and what people have
still to answer; written down now and then, and when the room closes.

Tested in   tests/room/tournaments/test_restart.py
"""

import logging
from typing import Final

from msgspec import MsgspecError, Struct, field, json
from msgspec.structs import replace

from pakli.room.house import House
from pakli.room.journal import Journal
from pakli.room.tournaments.recent import Happening, Recent
from pakli.room.tournaments.records import (
    EVENTS,
    EventOpened,
    EventRecord,
    KeptEvent,
    TicketGiven,
    event_stream,
    opened_event,
)
from pakli.store import Damaged, Snapshot, StoreClosed, Stored, StoreError, StoreFailed
from pakli.tournament import SavedTournament, restored, saved
from pakli.tournament import events as e

__all__ = [
    "EVENT_FORM",
    "TELL_TIME",
    "EventAside",
    "RestoredEvent",
    "aside_of",
    "event_saved",
    "keep_aside",
    "name_of_event",
    "restored_event",
    "snapshot_due",
]

_LOG: Final = logging.getLogger("pakli.room")
EVENT_FORM: Final = 2
"""Number of the snapshots' form: another form is not read, the stream is folded from its beginning."""
_FORM: Final = 1
_EVERY: Final = 250
"""So many events are folded at most when a small tournament starts; of a big one, as many as its entries."""
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
    opened: int = 0
    """When it was announced, in milliseconds since 1970."""
    snapped: int = 0
    """Version of its last snapshot."""


class _Saved(Struct, frozen=True, kw_only=True):
    """`KeptEvent` at a version, and what a start looks for in the events before it."""

    opening: EventOpened
    event: SavedTournament
    invited: tuple[str, ...] = ()
    said: str = ""
    tickets: tuple[TicketGiven, ...] = ()
    followed: str = ""
    ended: bool = False
    told: int = 0
    recent: tuple[Happening, ...] = ()
    opened: int = 0


_DECODER: Final = json.Decoder(_Saved)


def event_saved(kept: KeptEvent, told: int, recent: Recent, opened: int) -> bytes:
    """The JSON of a tournament at any moment; `told` and `opened` as in `RestoredEvent`."""
    record = _Saved(
        opening=kept.opening,
        event=saved(kept.event),
        invited=kept.invited,
        said=kept.said,
        tickets=kept.tickets,
        followed=kept.followed,
        ended=kept.ended,
        told=told,
        recent=tuple(recent),
        opened=opened,
    )
    return json.encode(record)


def snapshot_due(kept: KeptEvent, version: int, snapped: int) -> bool:
    """Whether so much has happened since the last snapshot that another is worth its work."""
    return version - snapped >= max(_EVERY, len(kept.event.entries))


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


async def name_of_event(house: House, event_id: str) -> str:
    """The name a tournament was announced by; empty: it cannot be read."""
    try:
        first = await house.store.read(event_stream(event_id), limit=1)
        opening = EVENTS.decode(first[0]) if first else None
    except StoreError:
        return ""
    return opening.structure.name if isinstance(opening, EventOpened) else ""


def _folded(start: RestoredEvent, stored: list[Stored]) -> RestoredEvent:
    """What the tournament is after these."""
    records: tuple[EventRecord, ...] = EVENTS.decode_all(stored)
    told = start.told
    for one, record in zip(stored, records, strict=True):
        told = one.version if type(record) in TELL_TIME else told
        start.recent.note((record,), one.version - 1, one.at)
    version = start.version + len(records)
    return replace(start, kept=start.kept.after(*records), version=version, told=told)


async def restored_event(house: House, event_id: str) -> RestoredEvent:
    """
    The tournament as its log has it: its last snapshot, and the events after it.

    Raises:
        StoreError: the log cannot be read, or does not begin with an opening.
    """
    stream = event_stream(event_id)
    journal = Journal(house, event_id, lambda _: None, stream=stream, codec=EVENTS)
    aside, snapshot = await aside_of(house, event_id), await house.store.snapshot(stream, EVENT_FORM)
    if snapshot is not None:
        try:
            start = _from_snapshot(event_id, snapshot, aside)
            return _folded(start, await journal.stored(snapshot.version))
        except (StoreFailed, StoreClosed):
            raise
        except Exception:  # whatever is wrong: the stream is the truth, and says so itself if it is
            _LOG.warning("%s cannot be folded over its snapshot: its log is", stream, exc_info=True)
    stored = await journal.stored(0)
    first = EVENTS.decode(stored[0]) if stored else None
    if not isinstance(first, EventOpened):
        raise Damaged(f"the first record of tournament {event_id} does not open it")
    start = RestoredEvent(event_id, opened_event(first), 1, 0, aside, Recent(), stored[0].at)
    return _folded(start, stored[1:])


def _from_snapshot(event_id: str, snapshot: Snapshot, aside: EventAside) -> RestoredEvent:
    record = _DECODER.decode(snapshot.data)
    kept = KeptEvent(
        opening=record.opening,
        event=restored(record.event),
        invited=record.invited,
        said=record.said,
        tickets=record.tickets,
        followed=record.followed,
        ended=record.ended,
    )
    recent, version = Recent(), snapshot.version
    recent.extend(record.recent)
    return RestoredEvent(event_id, kept, version, record.told, aside, recent, record.opened, version)
