"""
The floor's and the tournament's word, judged: rulings, always with a reason, holds, levels.

Clauses     F1, P17 (rulings), P1 (the button settled otherwise), I2 (a void hand), M2 (levels).
Tested in   tests/table/test_after_hand.py
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from pakli.rules import AwardPot
from pakli.rules.refusal import refuse
from pakli.table import actions as a
from pakli.table import events as e
from pakli.table.consequences import after_hand
from pakli.table.entries import take_back
from pakli.table.judge_seats import departing, occupied
from pakli.table.live import place_button
from pakli.table.sign import check_sign
from pakli.table.state import TableState

__all__ = ["FLOOR_JUDGES"]

Judged = tuple[e.TableEvent, ...]


def _reason(text: str) -> str:
    """F1: a ruling has a reason."""
    if not text.strip():
        raise refuse("F1", "floor.no_reason")
    return text


def _hold_table(table: TableState, action: a.HoldTable) -> Judged:
    return (e.TableHeld(_reason(action.reason)),)


def _resume_table(table: TableState, action: a.ResumeTable) -> Judged:
    if not table.held:
        raise refuse("F1", "floor.not_held")
    return (e.TableResumed(),)


def _set_button(table: TableState, action: a.SetButton) -> Judged:
    _reason(action.reason)
    if table.dealing is not None:
        raise refuse("T2", "hand.going_on")
    if not 1 <= action.seat <= table.sign.seats:
        raise refuse("P1", "setup.bad_button", seat=action.seat)
    return (e.Ruled("button", action.reason, action.seat), e.ButtonSet(action.seat))


def _void_hand(table: TableState, action: a.VoidHand) -> Judged:
    _reason(action.reason)
    if table.dealing is None:
        raise refuse("F1", "table.no_hand")
    stacks = {seat.number: seat.stack for seat in table.seats if table.in_hand(seat.number)}
    ruled = e.Ruled("void_hand", action.reason)
    return (ruled, e.HandVoided(), *after_hand(table, stacks))


def _remove_player(table: TableState, action: a.RemovePlayer) -> Judged:
    _reason(action.reason)
    seat = occupied(table, action.seat)
    return (e.Ruled("remove", action.reason, action.seat), *departing(table, seat))


def _penalize(table: TableState, action: a.Penalize) -> Judged:
    _reason(action.reason)
    occupied(table, action.seat)
    if action.hands < 0:
        raise refuse("F1", "floor.bad_penalty", hands=action.hands)
    ruled = e.Ruled("penalty", action.reason, action.seat)
    return (ruled, e.Penalized(action.seat, action.hands))


def _move_chips(table: TableState, action: a.MoveChips) -> Judged:
    """P17: between hands, when the stacks are what they are."""
    _reason(action.reason)
    if table.dealing is not None:
        raise refuse("T2", "hand.going_on")
    giver = occupied(table, action.giver)
    occupied(table, action.taker)
    chips = action.chips
    if action.giver == action.taker or not 0 < chips <= giver.stack or chips % table.sign.chip:
        raise refuse("F1", "floor.bad_award", chips=chips, stack=giver.stack)
    ruled = e.Ruled(action.what, action.reason, action.taker)
    return (ruled, e.ChipsMoved(action.giver, action.taker, chips))


def _rule_award(table: TableState, action: a.RuleAward) -> Judged:
    """P17: in the hand, as the dealer is asked; the hand itself refuses what it does not ask for."""
    _reason(action.reason)
    hand = table.playing
    if hand is None:
        raise refuse("P11", "table.no_hand")
    _, events = hand.play(AwardPot(action.pot, action.seats, action.half, action.board))
    return (e.Ruled("pot", action.reason), *events)


def _announce(table: TableState, action: a.Announce) -> Judged:
    _reason(action.reason)
    occupied(table, action.seat)
    return (e.Ruled(action.ruling, action.reason, action.seat, action.number),)


def _set_level(table: TableState, action: a.SetLevel) -> Judged:
    """M2: other stakes of the same games. A cash table's never rise (W)."""
    if table.sign.cash:
        raise refuse("T3", "level.cash")
    if [game.variant for game in action.games] != [game.variant for game in table.sign.games]:
        raise refuse("M2", "level.other_games")
    check_sign(replace(table.sign, games=action.games))
    return (e.LevelSet(action.games),)


FLOOR_JUDGES: dict[type[Any], Callable[[TableState, Any], Judged]] = {
    a.HoldTable: _hold_table,
    a.ResumeTable: _resume_table,
    a.SetButton: _set_button,
    a.VoidHand: _void_hand,
    a.RemovePlayer: _remove_player,
    a.Penalize: _penalize,
    a.MoveChips: _move_chips,
    a.RuleAward: _rule_award,
    a.Announce: _announce,
    a.SetLevel: _set_level,
    a.PlaceButton: place_button,
    a.TakeBack: take_back,
}
"""What each of these actions is judged by."""
