"""
The director's word over HTTP, as the room's.

Knows       a tournament and the club's people. Tested in tests/server/test_tournaments.py
"""

from typing import Any, Final

from pakli.club import Club, Person, may
from pakli.club.refusals import HOUSE, refusal
from pakli.room import Answer
from pakli.room.answers import Done
from pakli.room.tournaments import ANSWERS, TournamentActor
from pakli.rules import RuleViolation
from pakli.tournament import (
    AcceptDifference,
    BustOut,
    Cancel,
    CountChips,
    Disqualify,
    DropDeal,
    Enter,
    FixSeat,
    HandPlayed,
    MoveDone,
    MoveEntry,
    OrderBreaks,
    Pause,
    PenalizeEntry,
    RaceOff,
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
    TakeBackRace,
    TournamentAction,
)
from pakli.tournament.judge_entries import ENTRY_JUDGES
from pakli.wire import director_http as w
from pakli.wire import real_http as r

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
            return await actor.enter(whom, by=by, command=command, live=asked.live)
        case r.EnterNamed(name, live):
            return await _enter_named(club, actor, by, name, live=live, command=command)
        case r.AnswerFor(player, answer):
            return await actor.rule(by, ANSWERS[answer](player), command=command)
        case _:
            reason = getattr(asked, "reason", "")
            return await actor.rule(by, _action(asked), command=command, reason=reason)


async def _enter_named(
    club: Club, actor: TournamentActor, by: Person, name: str, *, live: bool, command: str
) -> Answer:
    """Somebody without a device: there is a person once it is sure that he can enter."""
    no = may(by, "run_tournament", actor.place(by.id))
    structure = actor.event.structure
    if no is None and not structure.live:
        no = refusal("F1", "live.not_here")
    if no is None and structure.entry.pays:
        no = refusal("M1", "live.named_pays")
    if no is not None or await actor.was_done(by, command):
        return no or Done(actor.version)
    try:
        ENTRY_JUDGES[Enter](actor.event, Enter("", live))
    except RuleViolation as violation:
        return violation.refusal
    return await actor.enter(await club.people.without_device(name), by=by, command=command, live=live)


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
    r.KnockOut: BustOut,
    r.CountStacks: CountChips,
    r.PlayWithDifference: AcceptDifference,
    r.SeatTaken: MoveDone,
    r.RoundPlayed: HandPlayed,
    r.RaceTable: RaceOff,
    r.UndoRace: TakeBackRace,
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
