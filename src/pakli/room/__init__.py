"""
The room: tables that run. The only layer where things change: mailboxes, clocks, who looks on.

`Room` is what to start from; a `TableActor` is one running table. A `Viewer` looks on and is told `Step`s
from one `Moment` to the next: everything is in them, cards too, and what may be shown of it to whom is for
whoever draws them (`pakli.wire`).

    a command ──► mailbox ──► judged by pakli.table ──► the log ──► folded ──► every viewer
                     ▲
    clocks, bots, the dealer

Promises
    Nothing is told before it is in the log. One thing at a time at each table. A room that is killed at any
    moment goes on with the same cards, stacks, turns, and (to within a few seconds, in the player's favour)
    the time that was left. No viewer can stop a table.

Clauses     P1, P4, P6, T1-T6, S1-S4, I4, I5, F1, F2, section 11 (time).
Tested in   tests/room/
"""

from pakli.room.actions import PersonAction
from pakli.room.actor import TableActor
from pakli.room.answers import Answer, Done
from pakli.room.audience import ChatLine, Viewer
from pakli.room.clock import Alarm, Clock, LoopClock
from pakli.room.lobby import LobbyEntry
from pakli.room.moment import Asked, ClockFace, Moment, SeatRequest, Step
from pakli.room.money import purse_of
from pakli.room.own_hands import own_hands
from pakli.room.pace import Pace
from pakli.room.past import PastHand
from pakli.room.records import Manners, Record
from pakli.room.room import Opening, Room
from pakli.room.set_aside import SetAside
from pakli.room.standings import Standing, standings

__all__ = [
    "Alarm",
    "Answer",
    "Asked",
    "ChatLine",
    "Clock",
    "ClockFace",
    "Done",
    "LobbyEntry",
    "LoopClock",
    "Manners",
    "Moment",
    "Opening",
    "Pace",
    "PastHand",
    "PersonAction",
    "Record",
    "Room",
    "SeatRequest",
    "SetAside",
    "Standing",
    "Step",
    "TableActor",
    "Viewer",
    "own_hands",
    "purse_of",
    "standings",
]
