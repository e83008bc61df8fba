"""
The director's word over HTTP, as the room's.

Knows       a tournament and the club's people. Tested in tests/server/test_tournaments.py
"""

from typing import Any, Final

from pakli.club import Club, Person
from pakli.club.refusals import HOUSE, refusal
from pakli.room import Answer
from pakli.room.tournaments import TournamentActor
from pakli.tournament import (
    Cancel,
    Disqualify,
    DropDeal,
    FixSeat,
    MoveEntry,
    OrderBreaks,
    Pause,
    PenalizeEntry,
    Resize,
    Resume,
    SetClock,
    SetHandForHand,
    SetPayouts,
    TakeBackBust,
    TakeBackClock,
    TakeBackEntry,
    TakeBackMove,
    TakeBackPayouts,
    TournamentAction,
)
from pakli.wire import tournament_http as w

__all__ = ["ruled"]


async def ruled(
    club: Club, actor: TournamentActor, by: Person, asked: w.DirectorAction, command: str
) -> Answer:
    """What `by` has asked for is done; or why not."""
    match asked:
        case w.StartEvent():
            return await actor.start_now(by, command=command)
        case w.BringBots(number):
            return await actor.bots(by, number, command=command)
        case w.Announce(text):
            return await actor.announce(by, text, command=command)
        case w.EnterPlayer(player) | w.InvitePlayer(player):
            whom = await club.people.find(player)
            if whom is None:
                return refusal(HOUSE, "gone.person")
            if isinstance(asked, w.InvitePlayer):
                return await actor.invite(by, whom)
            return await actor.enter(whom, by=by, command=command)
        case _:
            reason = getattr(asked, "reason", "")
            return await actor.rule(by, _action(asked), command=command, reason=reason)


_SAME: Final[dict[type[Any], type[Any]]] = {
    w.ChangeSize: Resize,
    w.CallOff: Cancel,
    w.UseSeat: FixSeat,
    w.PauseEvent: Pause,
    w.ResumeEvent: Resume,
    w.SetLevel: SetClock,
    w.UndoClock: TakeBackClock,
    w.OrderTables: OrderBreaks,
    w.SetHandForHand: SetHandForHand,
    w.PutOut: Disqualify,
    w.Penalty: PenalizeEntry,
    w.UndoBust: TakeBackBust,
    w.MovePlayer: MoveEntry,
    w.UndoMove: TakeBackMove,
    w.UndoEntry: TakeBackEntry,
    w.EndDeal: DropDeal,
    w.DividePool: SetPayouts,
    w.UndoPayouts: TakeBackPayouts,
}
"""Words that are the tournament's own, field by field."""


def _action(asked: w.DirectorAction) -> TournamentAction:
    """The same as the tournament knows it."""
    kind = _SAME[type(asked)]
    given = set(asked.__struct_fields__)
    made: TournamentAction = kind(
        **{name: getattr(asked, name) for name in kind.__struct_fields__ if name in given}
    )
    return made
