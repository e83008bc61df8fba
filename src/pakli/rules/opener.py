"""
Who brings in or opens by the dealer's word, where nobody enters the cards face up: judged and folded.

Clauses     ST1 (bring-in), ST3 (best hand showing), section 9 (live tables).
Tested in   tests/table/test_live_stud.py
"""

from msgspec.structs import replace

from pakli.rules import actions as a
from pakli.rules import events as e
from pakli.rules.judge_cards import deal
from pakli.rules.options import Dealer
from pakli.rules.refusal import refuse
from pakli.rules.showing import up_cards
from pakli.rules.state import IN, Phase, State, following

__all__ = ["name_opener", "opener_due", "opener_named"]

_BY_CARDS = {"bring_in": "ST1", "best_showing": "ST3"}
"""What decides who speaks first, with its clause."""


def opener_due(state: State) -> bool:
    """Whether the cards that are due decide who speaks first after them: so they, or his name, are wanted."""
    waiting = state.next
    if type(waiting) is not Dealer or waiting.what not in ("hole", "board") or state.able < 2:
        return False
    return state.plan.game.variant.streets[state.stage.street].opens in _BY_CARDS


def name_opener(state: State, action: a.NameOpener) -> tuple[e.Event, ...]:
    """ST1, ST3: a player who can act, as long as nobody has in this round and no card says otherwise."""
    street = state.plan.game.variant.streets[state.stage.street]
    clause = _BY_CARDS.get(street.opens, "P8")
    dealt: tuple[e.Event, ...] = ()
    if opener_due(state):
        waiting = state.next
        assert type(waiting) is Dealer
        dealt = deal(state, a.Deal("??" * (waiting.how_many * max(1, len(waiting.to_whom)))))
    elif clause == "P8" or state.stage.phase is not Phase.BET or _somebody_has_acted(state):
        raise refuse(clause, "opener.not_now")
    place = state.plan.where.get(action.seat)
    if place is None or state.seats[place].status != IN or not state.seats[place].stack:
        raise refuse(clause, "opener.cannot", seat=action.seat)
    faces = state.cards.faces
    if any(faces) and all(
        len(up_cards(seat.cards, faces)) == sum(faces) for seat in state.seats if seat.status == IN
    ):
        raise refuse(clause, "opener.cards_say")
    return (*dealt, e.OpenerNamed(action.seat))


def _somebody_has_acted(state: State) -> bool:
    return any(seat.answered >= 0 and seat.stack for seat in state.seats)


def opener_named(state: State, event: e.OpenerNamed) -> State:
    """He speaks first in this round."""
    place = state.plan.where[event.seat]
    to_act = following(state.seats, place - 1, state.round.level, state.alive, state.able)
    return replace(state, to_act=to_act, next=None)
