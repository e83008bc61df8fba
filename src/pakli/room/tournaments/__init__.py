"""
Tournaments that run: a mailbox each, a stream each, tables like all others.

`Hall` is what to start from; a `TournamentActor` is one running tournament, `KeptEvent` what its stream says.

    a command ──► mailbox ──► judged by pakli.tournament ──► its tables stand still ──► one append
                     ▲                                                                     │
    clocks, hands that are over, bots                        everybody is told ◄── folded ◄┘

Clauses     M1 to M9, T2, T5, F1.
Tested in   tests/room/tournaments/
"""

from pakli.room.tournaments.actor import TournamentActor, checked
from pakli.room.tournaments.core import EventStep
from pakli.room.tournaments.desk import ANSWERS
from pakli.room.tournaments.hall import Hall
from pakli.room.tournaments.past import PastEvent
from pakli.room.tournaments.records import EVENTS, EventOpened, EventRecord, KeptEvent, event_stream
from pakli.room.tournaments.then import event_then

__all__ = [
    "ANSWERS",
    "EVENTS",
    "EventOpened",
    "EventRecord",
    "EventStep",
    "Hall",
    "KeptEvent",
    "PastEvent",
    "TournamentActor",
    "checked",
    "event_stream",
    "event_then",
]
