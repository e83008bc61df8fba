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
from pakli.rules.events import ActedEarly, Called, Checked, EarlyReleased, Event, Folded, RaiseBarred, Raised
from pakli.rules.fold import FOLDS
from pakli.rules.options import BettingOptions, Player
from pakli.rules.refusal import RuleViolation, refuse
from pakli.rules.state import IN, Early, State
from pakli.rules.substantial import is_substantial
from pakli.rules.turns import not_now

__all__ = ["due", "out_of_turn", "standing"]

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
    waits = [one.place for one in standing(state)]
    if place < 0 or place in waits or state.seats[place].answered >= state.round.level:
        raise refuse("TDA53", "early.no_turn", seat=number)
    if type(early) is Fold:
        return (Folded(number, False, True),)
    trial = _as_if(_those_before(state, place, judges), place)
    *notes, does = judges[type(early)](trial, early)
    if type(does) is RaiseBarred:  # a check that faces a bet: nothing that could bind him
        raise refuse("TDA53", "early.no_action", seat=number)
    acted = _acted(does, state.seats[place].front)
    return (*notes, acted, *_skipped(state, place, acted))


def _as_if(state: State, place: int) -> State:
    """The state if it were the turn of the seat at `place`."""
    trial = replace(state, to_act=place, last=None, next=None)
    force_setattr(trial, "next", betting_options(trial))
    return trial


def _those_before(state: State, place: int, judges: Judges) -> State:
    """The state with all that waits of those before the seat at `place` done: he answers it."""
    count, first, trial = len(state.seats), state.to_act, state
    before = [one for one in standing(state) if (one.place - first) % count < (place - first) % count]
    for one in sorted(before, key=lambda one: (one.place - first) % count):
        trial = _as_if(trial, one.place)
        for event in _done(trial, one, judges):
            trial = FOLDS[type(event)](trial, event)
    return trial


def _acted(event: Event, front: int) -> ActedEarly:
    if isinstance(event, Called):
        return ActedEarly(event.seat, "call", front + event.amount)
    if isinstance(event, Raised):
        return ActedEarly(event.seat, "raise", event.total)
    assert isinstance(event, Checked), "nothing else can be done in a betting round"
    return ActedEarly(event.seat, "check", front)


def standing(state: State) -> list[Early]:
    """What waits, and has been neither done nor overtaken."""
    return [
        one for at, one in enumerate(state.stage.early) if _waits(state, one) and not _overtaken(state, at)
    ]


def _waits(state: State, one: Early) -> bool:
    """Whether it has not been done yet."""
    seat = state.seats[one.place]
    return one.does != "barred" and seat.status == IN and seat.answered < one.level


def _overtaken(state: State, at: int) -> bool:
    """
    Whether somebody bet or raised since number `at` acted early: in turn, or what he himself did not know of.
    """
    round_, early = state.round, state.stage.early
    if early[at].level == round_.level:
        return False
    return not any(
        one.place == round_.aggressor and one.does == "raise" and one.total == round_.level
        for one in early[:at]
    )


def _skipped(state: State, place: int, acted: ActedEarly) -> tuple[RaiseBarred, ...]:
    """
    Who was passed over and did not speak up until there was substantial action behind him: he may still
    check, call or fold, and so it stands.
    """
    early = [*standing(state), Early(place, acted.does, acted.total, state.round.level)]
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
    released = [
        EarlyReleased(state.seats[one.place].number)
        for at, one in enumerate(state.stage.early)
        if _waits(state, one) and _overtaken(state, at)
    ]
    if released or state.to_act < 0:
        return tuple(released)
    for one in standing(state):
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
