"""
How many chips may be bought: sitting down, topping up, rebuying, coming back.

Clauses     T1 (minimum, maximum), T2 (arriving after the hand), T3 (at most the maximum; returning), T4.
Tested in   tests/table/test_buying.py (worked examples 20, 21)
"""

from pakli.rules.refusal import Refusal, RuleViolation, refuse
from pakli.table.actions import Sit
from pakli.table.seats import TableSeat
from pakli.table.state import TableState

__all__ = ["arriving", "buy_bounds", "check_buy", "check_buy_in", "check_chips", "rebuy_least"]


def rebuy_least(table: TableState) -> int:
    """Fewest chips to buy for who has lost everything (T4): half an odd minimum is rounded up to a chip."""
    sign = table.sign
    if sign.rules.rebuy_min == "minimum":
        return sign.least
    return -(-sign.least // (2 * sign.chip)) * sign.chip


def check_chips(table: TableState, chips: int) -> None:
    """Refuse an amount that is no positive multiple of the table's chip."""
    if chips <= 0 or chips % table.sign.chip:
        raise refuse("T1", "buy.not_in_chips", chips=chips, chip=table.sign.chip)


def check_buy_in(table: TableState, action: Sit) -> None:
    """
    Refuse a buy-in below the minimum or above the maximum (T1).

    Who returns within the minutes set brings at least what he took away, if that was more than the maximum
    just that (T3, house rule `return_within`).
    """
    check_chips(table, action.chips)
    least, most = table.sign.least, table.sign.maximum
    took = next((gone.chips for gone in table.departed if gone.player == action.player), 0)
    if took and action.minutes_away < table.sign.rules.return_within:
        if action.chips < took:
            raise refuse("T3", "buy.return_with", chips=action.chips, least=took)
        most = max(most, took)
    if action.chips < least:
        raise refuse("T1", "buy.below_minimum", chips=action.chips, least=least)
    if action.chips > most:
        raise refuse("T1", "buy.above_maximum", chips=action.chips, most=most)


def buy_bounds(table: TableState, seat: TableSeat) -> tuple[int, int] | Refusal:
    """
    The fewest and the most chips that who sits there may buy now: up to the maximum (T3), enough to stay for
    who has lost everything (T4). Or why none.
    """
    hand = table.playing
    dealt_in = hand is not None and table.in_hand(seat.number)
    has = seat.bought + (hand.seat(seat.number) if hand is not None and dealt_in else seat).stack
    room = table.sign.maximum - has
    if room <= 0:
        return Refusal("T3", "buy.has_maximum", (("has", has), ("most", table.sign.most)))
    return table.sign.chip if has or dealt_in else rebuy_least(table), room


def check_buy(table: TableState, seat: TableSeat, chips: int) -> None:
    """Refuse what would be above the maximum (T3), or too little for who has lost everything (T4)."""
    check_chips(table, chips)
    bounds = buy_bounds(table, seat)
    if isinstance(bounds, Refusal):
        raise RuleViolation(bounds)
    least, room = bounds
    if chips < least:
        raise refuse("T4", "buy.too_little_to_stay", chips=chips, least=least)
    if chips > room:
        raise refuse("T3", "buy.over_maximum", chips=chips, room=room, most=table.sign.most)


def arriving(table: TableState, stack: int, bought: int) -> int:
    """
    Of chips bought during the hand, those that come to the table after it; the rest goes back.

    Up to the maximum together with `stack` (T3); none where they are too few to play on with (T4).
    """
    if not table.sign.cash:
        return bought
    if not stack and bought < rebuy_least(table):
        return 0
    return max(0, min(bought, table.sign.maximum - stack))
