"""
Who acts before his turn: a fold is done, anything else waits and binds him, if nobody bets or raises before.

Clauses     TDA 53 (action out of turn, skipped players), TDA 58 (folds), TDA 36 (substantial action).
Tested in   tests/rulebook/test_out_of_turn.py
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import force_setattr, replace

from pakli.rules.actions import Call, Check, Fold, OutOfTurn, RaiseTo
from pakli.rules.betting import betting_options
from pakli.rules.events import ActedEarly, Called, EarlyReleased, Event, Folded, RaiseBarred, Raised
from pakli.rules.options import BettingOptions, Player
from pakli.rules.refusal import RuleViolation, refuse
from pakli.rules.state import IN, Early, Phase, State
from pakli.rules.substantial import is_substantial
from pakli.rules.turns import not_now

__all__ = ["due", "out_of_turn"]

Judges = dict[type[Any], Callable[[State, Any], tuple[Event, ...]]]


def out_of_turn(state: State, action: OutOfTurn, judges: Judges) -> tuple[Event, ...]:
    """What is noted of an action before its turn; it is judged as if the turn had come."""
    early, number = action.action, action.action.seat
    waiting = state.next
    if type(waiting) is not Player or type(waiting.options) is not BettingOptions:
        not_now(state, number)
    if waiting.seat == number:
        raise refuse("TDA53", "early.in_turn", seat=number)
    place = state.plan.where.get(number, -1)
    if place < 0 or state.seats[place].answered >= state.round.level or _waits(state, place):
        raise refuse("TDA53", "early.no_turn", seat=number)
    if type(early) is Fold:
        return (Folded(number, False, True),)
    *notes, does = judges[type(early)](_as_if(state, place), early)
    if type(does) is RaiseBarred:  # a check that faces a bet: nothing that could bind him
        raise refuse("TDA53", "early.no_action", seat=number)
    acted = _acted(does, state.seats[place].front)
    return (*notes, acted, *_skipped(state, place, acted))


def _as_if(state: State, place: int) -> State:
    """The state if it were the turn of the seat at `place`."""
    trial = replace(state, to_act=place, last=None, next=None)
    force_setattr(trial, "next", betting_options(trial))
    return trial


def _acted(event: Event, front: int) -> ActedEarly:
    if isinstance(event, Called):
        return ActedEarly(event.seat, "call", front + event.amount)
    if isinstance(event, Raised):
        return ActedEarly(event.seat, "raise", event.total)
    seat: int = event.seat  # type: ignore[union-attr]  # nothing else can be done in a betting round
    return ActedEarly(seat, "check", front)


def _waits(state: State, place: int) -> bool:
    """Whether the seat at `place` has acted early, and that still waits."""
    return any(one.place == place for one in _standing(state))


def _standing(state: State) -> list[Early]:
    """What waits, and has been neither done nor overtaken."""
    level = state.round.level
    return [
        one
        for one in state.stage.early
        if one.does != "barred"
        and one.level == level
        and state.seats[one.place].status == IN
        and state.seats[one.place].answered < level
    ]


def _skipped(state: State, place: int, acted: ActedEarly) -> tuple[RaiseBarred, ...]:
    """
    Who was passed over and did not speak up until there was substantial action behind him: he may still
    check, call or fold, and so it stands.
    """
    early = [*_standing(state), Early(place, acted.does, acted.total, state.round.level)]
    with_chips = any(one.does != "check" for one in early)
    if not is_substantial(len(early), with_chips):
        return ()
    count, level = len(state.seats), state.round.level
    first = min((one.place - state.to_act) % count for one in early)
    barred = {one.place for one in state.stage.early if one.does == "barred" and one.level == level}
    here = [(state.to_act + step) % count for step in range(first)]
    return tuple(
        [
            RaiseBarred(state.seats[at].number, "skipped", "TDA53")
            for at in here
            if at not in barred and state.seats[at].answered < level
        ]
    )


def due(state: State, judges: Judges) -> tuple[Event, ...]:
    """What follows from actions that wait: released by a bet or raise, or binding as the turn has come."""
    level = state.round.level
    released = [
        EarlyReleased(state.seats[one.place].number)
        for one in state.stage.early
        if one.does != "barred"
        and one.level != level
        and state.seats[one.place].status == IN
        and state.seats[one.place].answered < one.level
    ]
    if released or state.stage.phase is not Phase.BET or state.to_act < 0:
        return tuple(released)
    for one in _standing(state):
        if one.place == state.to_act:
            return _done(_as_if(state, one.place), one, judges)
    return ()


def _done(state: State, early: Early, judges: Judges) -> tuple[Event, ...]:
    """The early action, done in its turn; what is not possible any more binds nobody."""
    seat, waiting = state.seats[early.place].number, state.next
    assert isinstance(waiting, Player)
    assert isinstance(waiting.options, BettingOptions)
    action = Call(seat) if waiting.options.call else Check(seat)
    try:
        if early.does == "raise":
            return judges[RaiseTo](state, RaiseTo(seat, early.total))
        return judges[type(action)](state, action)
    except RuleViolation:
        return (EarlyReleased(seat),)
