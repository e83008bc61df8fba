"""
What the player to act may do: the only place where the legality of a bet is decided.

Clauses     B0-B5, B8, B9 (how much, and who may), A1 (all-in for less), P16 (nobody can answer), ST1, ST2.
Tested in   tests/rulebook/test_betting.py (worked examples 1-8, 28, 32; cases S, R, O)
"""

from pakli.rules.options import BettingOptions, Bounds, BringInOptions, Player
from pakli.rules.refusal import Refusal
from pakli.rules.state import State, bring_in_stands, owed

__all__ = ["betting_options"]

_NOBODY_CAN_ANSWER = Refusal("B0", "raise.nobody_can_answer")
_BARRED = Refusal("TDA53", "raise.barred")
_FULL_ALREADY = Refusal("ST1", "raise.bring_in_is_full")


def _bring_in_options(state: State) -> Player:
    """The player who must bring it in (ST1): for that much, or for a full bet, the first one (ST2)."""
    seat, game = state.seats[state.to_act], state.plan.game
    amount = min(game.bring_in, seat.stack)
    if seat.stack <= game.bring_in:
        no_chips = Refusal("A1", "raise.no_chips", (("to_call", amount), ("stack", seat.stack)))
        return Player(seat.number, BringInOptions(amount, no_chips))
    if game.bring_in >= game.units[0]:
        return Player(seat.number, BringInOptions(amount, _FULL_ALREADY))
    least, most = game.limit.bounds(0, 0, seat.stack, state.pot, game.units[0], 0)
    bounds = Bounds(min(least, seat.stack), min(max(least, most), seat.stack))
    return Player(seat.number, BringInOptions(amount, bounds))


def betting_options(state: State) -> Player:
    """The player the hand waits for, with his options. Only while a betting round is on."""
    seat, round_, game = state.seats[state.to_act], state.round, state.plan.game
    able, level, front, stack = state.able, round_.level, seat.front, seat.stack
    if not level and game.bring_in_due and not state.stage.street:
        return _bring_in_options(state)
    to_call = level - front if able > 1 else owed(state.seats, state.to_act, level, able)
    call = to_call if to_call < stack else stack
    if able < 2:
        return Player(seat.number, BettingOptions(call, _NOBODY_CAN_ANSWER, False))
    most = front + stack
    if most <= level:
        no_chips = Refusal("A1", "raise.no_chips", (("to_call", to_call), ("stack", stack)))
        return Player(seat.number, BettingOptions(call, no_chips, False))
    if (round_.capped or state.stage.early) and (closed := _closed(state)) is not None:
        return Player(seat.number, BettingOptions(call, closed, False))
    full_raise = round_.full_raise
    if seat.answered >= 0 and _faced(state, to_call) < (
        full_raise if not game.half_bet else (full_raise + 1) // 2
    ):
        facts = (("facing", to_call), ("full_raise", full_raise))
        return Player(seat.number, BettingOptions(call, Refusal("B8", "raise.not_reopened", facts), False))
    least, limit = game.limit.bounds(
        level, front, stack, state.pot + round_.short_blinds, full_raise, round_.floor
    )
    if game.bring_in_due and bring_in_stands(state) and not game.fixed:
        least -= level  # the first bet, not a raise of the bring-in (ST2)
    if limit < least:  # the smallest bet fits, however small the pot is (B3)
        limit = least
    if limit < most:
        most = limit
    if least > most:
        least = most
    return Player(seat.number, BettingOptions(call, Bounds(least, most), not level))


def _closed(state: State) -> Refusal | None:
    """Why he may not raise: it is capped (B1), or he has lost the right to (TDA 51, 53, 55)."""
    here, round_ = state.to_act, state.round
    if round_.capped:
        return Refusal("B1", "raise.capped", (("cap", state.plan.game.cap),))
    for one in state.stage.early:
        if one.does == "barred" and one.place == here and one.level == round_.level:
            return _BARRED
    return None


def _faced(state: State, to_call: int) -> int:
    """How much was bet since the player acted (B8): who only matched the bring-in answered no bet (ST2)."""
    game, answered = state.plan.game, state.seats[state.to_act].answered
    if game.bring_in_due and not state.stage.street and answered == game.bring_in < game.units[0]:
        return state.round.level
    return to_call
