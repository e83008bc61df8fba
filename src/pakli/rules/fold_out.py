"""
A hand is out, whoever's turn it is: dead by a ruling, folded before its turn or while cards are changed.

Clauses     I3, P17 (dead hands), I4 (away from the table at one's draw), TDA 58, P11, P16 (what follows), A5.
Tested in   tests/rulebook/test_irregularities.py, tests/properties/
"""

from msgspec.structs import replace

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
    before, game, phase = state.stage, state.plan.game, state.stage.phase
    alive, able, street, to_act = state.alive - 1, state.able - had_chips, before.street, -1
    if alive == 1:
        phase = paying(state.pot) if _betting_over(state) else Phase.BET
    elif phase is Phase.BET:
        to_act = following(seats, state.to_act - 1, state.round.level, alive, able)
    elif phase in (Phase.BOARD, Phase.HOLE) and able < 2 <= state.able and game.rules.all_in_face_up:
        phase = Phase.TURN_UP
        to_act = show_order_from(seats, first_to_show(game, seats, state.round, state.cards.faces))
    early = before.early if phase is before.phase else ()
    stage = Stage(phase, street, before.dead, before.opener, before.burned, early)
    out = state.__class__(
        state.plan, seats, to_act, state.pot, alive, able, state.round, stage, state.cards, state.paying
    )
    if alive == 1 or phase is not before.phase:
        return out
    if phase is Phase.DRAW:
        return _next_to_draw(out, state.to_act)
    if phase is Phase.BET and game.bring_in_due and able > 1 and _nobody_spoke(out):
        return replace(out, to_act=after_cards(out, seats, state.cards)[2], next=None)
    if phase in (Phase.TURN_UP, Phase.SHOW):
        return one_less_to_show(out, seats, max(state.to_act, 0), state.cards, state.paying)
    return out


def _nobody_spoke(state: State) -> bool:
    """Whether the round has only begun: in stud the cards say again who speaks first (ST1, ST3)."""
    return not state.round.level and all(seat.answered in (-1, DONE) for seat in state.seats)


def _next_to_draw(out: State, place: int) -> State:
    """The draw goes on with the one at `place`, whose turn it is, or, if that was the hand, with the next."""
    to_act, stage = first_in(out.seats, place), out.stage
    phase, street, burned = stage.phase, stage.street, stage.burned
    if to_act != place and out.plan.game.variant.burns_each:
        burned = burned and len(out.seats[place].cards) == 2 * out.plan.game.variant.hole_cards
    if to_act < 0:
        phase, street, to_act = after_cards(out, out.seats, out.cards)
        burned = False
    return replace(out, to_act=to_act, stage=Stage(phase, street, stage.dead, -1, burned), next=None)
