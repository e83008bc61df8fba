"""
Actions judged: each becomes the event it causes, or is refused with the clause that forbids it.

Clauses     B0-B5, B8 (bets, from `BettingOptions`), ST1 (bring-in), I4 (time); see the other judges.
Tested in   tests/rulebook/, tests/properties/ (what is not offered is refused)
"""

from collections.abc import Callable
from typing import Any, NoReturn

from pakli.rules import actions as a
from pakli.rules import events as e
from pakli.rules import judge_cards, judge_irregular, judge_ruling, judge_showdown
from pakli.rules.early import out_of_turn
from pakli.rules.opener import name_opener
from pakli.rules.options import BettingOptions, Bounds, BringInOptions, DrawOptions, Player, ShowOptions
from pakli.rules.put_in import ruled
from pakli.rules.refusal import Refusal, RuleViolation, refuse
from pakli.rules.state import Phase, State, bring_in_stands
from pakli.rules.turns import betting, player, wrong_moment

__all__ = ["JUDGES"]


def _fold(state: State, action: a.Fold) -> tuple[e.Event, ...]:
    betting(state, action.seat)
    return (e.Folded(action.seat),)


def _check(state: State, action: a.Check) -> tuple[e.Event, ...]:
    options = betting(state, action.seat)
    if options.call:
        assert options.check is not None
        raise RuleViolation(options.check)
    return (e.Checked(action.seat),)


def _call(state: State, action: a.Call) -> tuple[e.Event, ...]:
    amount = betting(state, action.seat).call
    if not amount:
        raise refuse("B0", "call.nothing_to_call")
    return (e.Called(action.seat, amount, amount == state.seats[state.to_act].stack),)


def _raise_to(state: State, action: a.RaiseTo) -> tuple[e.Event, ...]:
    waiting = state.next
    if type(waiting) is Player and type(waiting.options) is BringInOptions and waiting.seat == action.seat:
        options = BettingOptions(0, waiting.options.raise_to, True)
    else:
        options = betting(state, action.seat)
    bounds, total = options.raise_to, action.total
    if type(bounds) is not Bounds:
        assert isinstance(bounds, Refusal)
        raise RuleViolation(bounds)
    if not bounds.least <= total <= bounds.most:
        _outside(state, bounds, total)
    seat, round_, game = state.seats[state.to_act], state.round, state.plan.game
    amount = total - seat.front
    all_in = amount == seat.stack
    chip = game.stakes.chip
    if chip > 1 and total % chip and not all_in and total not in (bounds.least, bounds.most):
        raise refuse("B0", "raise.not_in_chips", total=total, chip=chip)
    if not game.fixed:
        opening = game.bring_in_due and bring_in_stands(state)
        full = total - (0 if opening else round_.level) >= round_.full_raise
    else:
        counts = (round_.full_raise + 1) // 2 if game.half_bet else round_.full_raise
        full = total - round_.floor >= counts
    return (e.Raised(action.seat, total, amount, full, options.opens, all_in),)


def _outside(state: State, bounds: Bounds, total: int) -> NoReturn:
    """Refuse a bet or raise to `total`: too small, too large, or not the unit (B1-B4)."""
    game = state.plan.game
    clause = game.clause
    if game.fixed:
        raise refuse(clause, "raise.not_the_unit", total=total, must=bounds.least)
    facts = {"total": total, "least": bounds.least, "most": bounds.most}
    if total < bounds.least:
        raise refuse(clause, "raise.too_small", **facts)
    raise refuse(clause, "raise.too_large", **facts)


def _bring_in(state: State, action: a.BringIn) -> tuple[e.Event, ...]:
    waiting = player(state, action.seat)
    options = waiting.options
    if not isinstance(options, BringInOptions):
        wrong_moment(state, waiting)
    return (e.BroughtIn(action.seat, options.amount, options.amount == state.seats[state.to_act].stack),)


def _time_up(state: State, action: a.TimeUp) -> tuple[e.Event, ...]:
    """
    I4: fold, or check where that is free, and stand pat in a draw. Where the house says fold, that is so in a
    draw too, as long as folding is possible (B0). The bring-in is forced, and at the showdown the hand is
    shown, so that no pot is lost.
    """
    options, fold = player(state, action.seat).options, state.plan.game.rules.absent == "fold"
    if isinstance(options, ShowOptions):
        return (
            e.Shown(
                action.seat,
                state.seats[state.to_act].cards,
                options.best if options.claim else "",
                state.stage.phase is Phase.TURN_UP,
            ),
        )
    if isinstance(options, DrawOptions):
        if fold and state.able > 1 and state.seats[state.to_act].stack:
            return (e.Folded(action.seat, True),)
        return (e.Discarded(action.seat, "", True),)
    if isinstance(options, BringInOptions):
        return _bring_in(state, a.BringIn(action.seat))
    if options.call or fold:
        return (e.Folded(action.seat, True),)
    return (e.Checked(action.seat, True),)


def _put_in(state: State, action: a.PutIn) -> tuple[e.Event, ...]:
    """Chips and words: noted as far as they were not clear, and then judged as what they come to (TDA 40)."""
    notes, does = ruled(state, betting(state, action.seat), action)
    return (*notes, *((does,) if isinstance(does, e.RaiseBarred) else JUDGES[type(does)](state, does)))


def _out_of_turn(state: State, action: a.OutOfTurn) -> tuple[e.Event, ...]:
    return out_of_turn(state, action, JUDGES)


def _kill_hand(state: State, action: a.KillHand) -> tuple[e.Event, ...]:
    """Dead (I3, P17); by accident, with a raise nobody has called, that part of it goes back (TDA 65)."""
    judge = judge_irregular.killed_with_its_raise if action.clause == "TDA65" else judge_cards.kill_hand
    return judge(state, action)


JUDGES: dict[type[Any], Callable[[State, Any], tuple[e.Event, ...]]] = {
    a.Fold: _fold,
    a.Check: _check,
    a.Call: _call,
    a.RaiseTo: _raise_to,
    a.BringIn: _bring_in,
    a.Discard: judge_cards.discard,
    a.Show: judge_showdown.show,
    a.Muck: judge_showdown.muck,
    a.TimeUp: _time_up,
    a.PostForcedBets: judge_cards.post_forced_bets,
    a.Deal: judge_cards.deal,
    a.NameOpener: name_opener,
    a.RunOut: judge_cards.run_out,
    a.AwardPot: judge_showdown.award_pot,
    a.ExposedCards: judge_cards.exposed_cards,
    a.DeclareMisdeal: judge_cards.declare_misdeal,
    a.KillHand: _kill_hand,
    a.ReturnBet: judge_ruling.return_bet,
    a.AwardHand: judge_ruling.award_hand,
    a.PutIn: _put_in,
    a.OutOfTurn: _out_of_turn,
    a.BarRaise: judge_irregular.bar_raise,
    a.DealError: judge_irregular.deal_error,
    a.WrongCount: judge_irregular.wrong_count,
    a.SetAside: judge_irregular.set_aside,
    a.FourCardFlop: judge_irregular.four_card_flop,
    a.ExposeHand: judge_irregular.expose_hand,
    a.NoteIrregularity: judge_irregular.note_irregularity,
}
"""What each action is judged by."""
