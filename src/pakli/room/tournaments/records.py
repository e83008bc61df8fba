"""
What stands in the stream of a tournament: the pure tournament's events, and the room's own records.

Clauses     M1 to M9; F1 (what the director says).
Tested in   tests/room/tournaments/, tests/store/test_golden.py
"""

from typing import Any, Final, get_args

from msgspec import Struct
from msgspec.structs import replace

from pakli.room.records import Chat
from pakli.store import Codec
from pakli.tournament import Structure, Tournament
from pakli.tournament.events import TournamentEvent

__all__ = [
    "EVENTS",
    "OWN_EVENTS",
    "EventEnded",
    "EventFollowed",
    "EventInvited",
    "EventOpened",
    "EventRecord",
    "EventSaid",
    "KeptEvent",
    "OwnEventRecord",
    "TicketGiven",
    "event_stream",
    "opened_event",
    "opened_to",
]


def event_stream(event_id: str) -> str:
    """The stream of a tournament."""
    return f"tournament:{event_id}"


class EventOpened(Struct, frozen=True, kw_only=True, tag="event_opened"):
    """The tournament was announced: the first record of its stream."""

    structure: Structure
    owner: str = ""
    private: bool = False
    starts: int = 0
    """When, in milliseconds since 1970; 0: when it is full, or by the director's word."""
    fill: bool = False
    """The house's bots take the seats that are free at the start."""
    weekly: bool = False
    season: bool = False
    quick: bool = False
    """A newcomer's practice event, which nobody else need see."""
    target: str = ""
    """Id of the tournament its tickets are for."""
    delay: int = 0
    """Seconds by which spectators of its tables see everything later."""
    chat: Chat = "everyone"
    """Who may write at its tables."""
    members_bots: bool = False
    """Members' bots may enter, for practice chips."""


class EventInvited(Struct, frozen=True, gc=False, tag="event_invited"):
    """Somebody may enter a private tournament."""

    player: str


class EventSaid(Struct, frozen=True, gc=False, tag="event_said"):
    """The director's word to all; empty: none any more."""

    text: str


class TicketGiven(Struct, frozen=True, gc=False, tag="event_ticket"):
    """
    What a ticket of this satellite came to: an entry to the target, or its worth in cash (`cash`).

    `entry`: who has it; `won`: whose place won it, where it was passed down.
    """

    entry: int
    won: int
    cash: int = 0


class EventFollowed(Struct, frozen=True, gc=False, tag="event_followed"):
    """The event was made anew: the id of the next one."""

    tournament: str


class EventEnded(Struct, frozen=True, gc=False, tag="event_ended"):
    """The event came every week and does not come again, as the target of its tickets does not."""


OwnEventRecord = EventOpened | EventInvited | EventSaid | TicketGiven | EventFollowed | EventEnded
EventRecord = OwnEventRecord | TournamentEvent
"""Everything in the stream of a tournament."""

OWN_EVENTS: Final[frozenset[type[Any]]] = frozenset(get_args(OwnEventRecord))
EVENTS: Final[Codec[EventRecord]] = Codec(EventRecord)
"""Reads and writes the stream."""


def opened_to(owner: str, opening: EventOpened, invited: tuple[str, ...]) -> bool:
    """Whether a private tournament is open to the bots of this member; empty: to nobody's."""
    return bool(owner) and (owner == opening.owner or owner in invited)


class KeptEvent(Struct, frozen=True):
    """Everything a tournament's stream says, at one version of it."""

    opening: EventOpened
    event: Tournament
    invited: tuple[str, ...] = ()
    said: str = ""
    tickets: tuple[TicketGiven, ...] = ()
    followed: str = ""
    ended: bool = False
    """Whether it does not come again, though it came every week."""

    def after(self, *records: EventRecord) -> "KeptEvent":
        """What is kept once `records` are in the stream."""
        kept = self
        for record in records:
            match record:
                case EventOpened():
                    raise AssertionError("a tournament is opened once")
                case EventInvited(player):
                    kept = replace(kept, invited=(*kept.invited, player))
                case EventSaid(text):
                    kept = replace(kept, said=text)
                case TicketGiven():
                    kept = replace(kept, tickets=(*kept.tickets, record))
                case EventFollowed(tournament):
                    kept = replace(kept, followed=tournament)
                case EventEnded():
                    kept = replace(kept, ended=True)
                case _:
                    kept = replace(kept, event=kept.event.after(record))
        return kept


def opened_event(record: EventOpened) -> KeptEvent:
    """A tournament that has just been announced."""
    return KeptEvent(record, Tournament.open(record.structure))
