"""
A hand is out, whoever's turn it is: dead by a ruling, or folded while cards are changed.

Clauses     I3, P17 (dead hands), I4 (away from the table at one's draw), P11, P16 (what follows), A5.
Tested in   tests/rulebook/test_irregularities.py, tests/properties/
"""

from pakli.rules import events as e
from pakli.rules.fold_showdown import one_less_to_show
from pakli.rules.state import (
    DEAD,
    DONE,
    FOLDED,
    MUCKED,
    SHOWN,
    Phase,
    Seat,
    Stage,
    State,
    first_in,
    following,
)
from pakli.rules.streets import after_cards, first_to_show, paying, show_order_from

__all__ = ["killed", "out_of_hand"]


def killed(state: State, event: e.HandKilled) -> State:
    """I3, P17: it wins nothing, what it put in stays. Pots that are built already move no more (A5)."""
    place = state.plan.where[event.seat]
    seat, status = state.seats[place], FOLDED
    if _betting_over(state):
        status = DEAD if seat.status == SHOWN else MUCKED
    row = list(state.seats)
    row[place] = Seat(seat.number, seat.stack, seat.front, seat.paid, DONE, status, seat.cards, seat.claim)
    return out_of_hand(state, tuple(row), seat.stack > 0)


def _betting_over(state: State) -> bool:
    phase = state.stage.phase
    return phase in (Phase.TURN_UP, Phase.SHOW, Phase.PAY) or (phase is not Phase.BET and state.able < 2)


def out_of_hand(state: State, seats: tuple[Seat, ...], had_chips: bool) -> State:
    """The state without the hand that `seats` show as out: what comes next, and who is asked (P11, P16)."""
    stage, plan, alive, able = state.stage, state.plan, state.alive - 1, state.able - had_chips
    phase, street, to_act, burned = stage.phase, stage.street, -1, stage.burned
    if alive == 1:
        phase = paying(state.pot) if _betting_over(state) else Phase.BET
    elif phase is Phase.BET:
        to_act = following(seats, state.to_act - 1, state.round.level, alive, able)
    elif phase is Phase.DRAW:
        to_act = first_in(seats, state.to_act)
        if to_act != state.to_act and plan.game.variant.burns_each:
            burned = False
        if to_act < 0:
            burned = False
            phase, street, to_act = after_cards(plan, street, seats, state.round, alive, able, state.pot)
    elif phase in (Phase.BOARD, Phase.HOLE) and able < 2 <= state.able and plan.game.rules.all_in_face_up:
        phase, to_act = Phase.TURN_UP, show_order_from(seats, first_to_show(plan.game, seats, state.round))
    out = state.__class__(
        plan,
        seats,
        to_act,
        state.pot,
        alive,
        able,
        state.round,
        Stage(phase, street, stage.dead, stage.opener, burned),
        state.cards,
        state.paying,
    )
    if alive > 1 and phase in (Phase.TURN_UP, Phase.SHOW) and phase is stage.phase:
        return one_less_to_show(out, seats, max(state.to_act, 0), state.cards, state.paying)
    return out
