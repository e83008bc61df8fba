"""
Tournaments that are over: of each so much stays in memory as the list shows; the rest is read when asked for.

What is kept is noted beside the log, so that a start does not read what is over. It is only a shorter way:
the stream is the truth, and where it has gone on since, it is read.

Clauses     M1 (places stay to be looked at).
Tested in   tests/room/tournaments/test_past_events.py
"""

import logging
from typing import Final, Literal

from msgspec import MsgspecError, Struct, json
from msgspec.structs import replace

from pakli.club.person import Person
from pakli.club.rights import Place, may
from pakli.room.house import House
from pakli.room.tournaments.records import EventOpened, KeptEvent, event_stream, opened_to
from pakli.tournament import Tournament

__all__ = ["PastEvent", "keep_past", "past_events", "past_of"]

_LOG: Final = logging.getLogger("pakli.room")
_FORM: Final = 1


class PastEvent(Struct, frozen=True, kw_only=True):
    """A tournament that is over, and in which nothing happens any more."""

    event_id: str
    opening: EventOpened
    """With the structure as it was in the end, but of its levels only the first."""
    status: Literal["finished", "cancelled"]
    opened: int
    """When it was announced, in milliseconds since 1970."""
    entered: int
    left: int
    pool: int
    """What was divided into prizes."""
    players: tuple[str, ...]
    invited: tuple[str, ...]

    def entered_by(self, player: str) -> bool:
        """Whether this player was in it."""
        return player in self.players

    def concerns(self, person: Person) -> bool:
        """Whether this person may look at it."""
        return not self.opening.private or self.knows(person)

    def knows(self, person: Person) -> bool:
        """Whether a private tournament is this person's business."""
        if person.id in self.players or person.id in self.invited:
            return True
        if opened_to(person.owner, self.opening, self.invited):
            return True
        place = Place(table=self.event_id, owner=self.opening.owner, private=self.opening.private)
        return may(person, "run_tournament", place) is None


def past_of(event_id: str, kept: KeptEvent, opened: int) -> PastEvent:
    """What is kept of a tournament that is over."""
    event, structure = kept.event, kept.event.structure
    return PastEvent(
        event_id=event_id,
        opening=replace(kept.opening, structure=replace(structure, schedule=structure.schedule[:1])),
        status="cancelled" if event.status == "cancelled" else "finished",
        opened=opened,
        entered=event.entered,
        left=event.left,
        pool=_pool(event),
        players=tuple(dict.fromkeys([one.player for one in event.entries if one.status != "gone"])),
        invited=kept.invited,
    )


def _pool(event: Tournament) -> int:
    return max(event.takings.pool + event.takings.added, event.structure.payouts.guaranteed)


def _stream(event_id: str) -> str:
    return f"past:{event_stream(event_id)}"


async def keep_past(house: House, past: PastEvent, version: int) -> None:
    """
    Note what is kept of a tournament, whose stream has come to an end at `version`.

    Raises:
        StoreError: it could not be.
    """
    await house.store.save_snapshot(_stream(past.event_id), version, json.encode(past), _FORM)


async def past_events(house: House, versions: dict[str, int]) -> list[PastEvent]:
    """
    What was noted of tournaments whose streams have not gone on since; `versions` of the streams by name.

    Raises:
        StoreError: it cannot be read.
    """
    found: list[PastEvent] = []
    for one in await house.store.snapshots(_stream(""), _FORM):
        if versions.get(one.stream.removeprefix("past:")) != one.version:
            continue
        try:
            found.append(json.decode(one.data, type=PastEvent))
        except MsgspecError:  # its log is read
            _LOG.warning("what was noted of %s cannot be read", one.stream)
    return found
