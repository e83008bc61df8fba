"""
Players coming, buying, sitting out and leaving, judged: each becomes the event it causes, or is refused.

Clauses     T1-T5, M4-M6 (a tournament's players come and go by the tournament), S1 (switches), I5.
Tested in   tests/table/test_buying.py, tests/table/test_absent.py
"""

from collections.abc import Callable
from typing import Any

from pakli.rules.refusal import refuse
from pakli.table import actions as a
from pakli.table import events as e
from pakli.table.buying import check_buy, check_buy_in, check_chips
from pakli.table.seats import ASK_RUNS, TableSeat
from pakli.table.state import TableState

__all__ = ["SEAT_JUDGES", "departing", "occupied"]

Judged = tuple[e.TableEvent, ...]


def occupied(table: TableState, number: int) -> TableSeat:
    """
    The seat with its player.

    Raises:
        RuleViolation: nobody sits there.
    """
    seat = table.find(number)
    if seat is None:
        raise refuse("T5", "seat.empty", seat=number)
    return seat


def _free(table: TableState, number: int) -> None:
    """Refuse a seat that the table does not have, or that is taken."""
    if not 1 <= number <= table.sign.seats:
        raise refuse("T5", "seat.no_such_seat", seat=number, seats=table.sign.seats)
    if table.find(number) is not None:
        raise refuse("T5", "seat.taken", seat=number)


def _cash_only(table: TableState) -> None:
    if not table.sign.cash:
        raise refuse("M4", "seat.tournament")


def _tournament_only(table: TableState) -> None:
    if table.sign.cash:
        raise refuse("T1", "seat.cash_table")


def _new_here(table: TableState, player: str) -> None:
    if any(seat.player == player for seat in table.seats):
        raise refuse("T5", "seat.already_here")


def _sit(table: TableState, action: a.Sit) -> Judged:
    """T1: with the buy-in. Who waits for a seat comes first."""
    _cash_only(table)
    _free(table, action.seat)
    _new_here(table, action.player)
    check_buy_in(table, action)
    line = table.waiting_list
    turn = line.index(action.player) if action.player in line else len(line)
    if turn >= table.sign.seats - len(table.seats):
        raise refuse("T5", "seat.others_wait", players=turn)
    seated = e.Seated(action.seat, action.player, action.chips)
    return (e.Unlisted(action.player), seated) if action.player in line else (seated,)


def _buy(table: TableState, action: a.Buy) -> Judged:
    """T2-T4: between hands at once, during a hand for after it."""
    _cash_only(table)
    seat = occupied(table, action.seat)
    check_buy(table, seat, action.chips)
    return (e.ChipsBought(action.seat, seat.player, action.chips, table.in_hand(action.seat)),)


def _sit_out(table: TableState, action: a.SitOut) -> Judged:
    seat = occupied(table, action.seat)
    if seat.out or seat.after_hand:
        raise refuse("T5", "seat.out_already")
    ruled = (e.Ruled("sit_out", action.reason, action.seat),) if action.reason else ()
    if table.in_hand(action.seat):
        return (*ruled, e.AfterHandWished(action.seat, "sit_out"))
    return (*ruled, e.SatOut(action.seat))


def _sit_in(table: TableState, action: a.SitIn) -> Judged:
    """Whoever is seated can always come back (case T10)."""
    seat = occupied(table, action.seat)
    if seat.after_hand:
        return (e.AfterHandWished(action.seat, ""),)
    if not seat.out:
        raise refuse("T5", "seat.in_already")
    return (e.SatIn(action.seat),)


def _choose_entry(table: TableState, action: a.ChooseEntry) -> Judged:
    seat = occupied(table, action.seat)
    if not table.sign.cash or not seat.must_enter or table.in_hand(action.seat):
        raise refuse("T5", "entry.nothing_due")
    return (e.EntryChosen(action.seat, action.posts),)


def departing(table: TableState, seat: TableSeat) -> Judged:
    """The player leaves: at once, or when the hand he is in is over."""
    if table.in_hand(seat.number):
        return (e.AfterHandWished(seat.number, "leave"),)
    return (e.Left(seat.number, seat.player, seat.stack + seat.bought),)


def _leave(table: TableState, action: a.Leave) -> Judged:
    _cash_only(table)
    seat = occupied(table, action.seat)
    if seat.after_hand == "leave":
        raise refuse("T3", "seat.leaving_already")
    return departing(table, seat)


def _change_seat(table: TableState, action: a.ChangeSeat) -> Judged:
    """T5: between hands; whoever moves comes in anew, unless the floor moves him (F1)."""
    seat = occupied(table, action.seat)
    _free(table, action.to)
    if table.dealing is not None and action.seat in table.dealing.dealt:
        raise refuse("T5", "seat.in_hand")
    if not action.reason:
        _cash_only(table)
        return (e.SeatChanged(action.seat, action.to),)
    return (e.Ruled("seat", action.reason, seat.number), e.SeatChanged(action.seat, action.to, True))


def _set_switches(table: TableState, action: a.SetSwitches) -> Judged:
    occupied(table, action.seat)
    if action.switches.runs < ASK_RUNS:
        raise refuse("P16", "runs.too_few", runs=action.switches.runs)
    return (e.SwitchesSet(action.seat, action.switches),)


def _join_list(table: TableState, action: a.JoinList) -> Judged:
    _cash_only(table)
    _new_here(table, action.player)
    if action.player in table.waiting_list:
        raise refuse("T5", "list.on_it_already")
    return (e.Listed(action.player),)


def _leave_list(table: TableState, action: a.LeaveList) -> Judged:
    if action.player not in table.waiting_list:
        raise refuse("T5", "list.not_on_it")
    return (e.Unlisted(action.player),)


def _move_in(table: TableState, action: a.MoveIn) -> Judged:
    _tournament_only(table)
    _free(table, action.seat)
    _new_here(table, action.player)
    check_chips(table, action.chips)
    return (e.Seated(action.seat, action.player, action.chips),)


def _move_out(table: TableState, action: a.MoveOut) -> Judged:
    _tournament_only(table)
    seat = occupied(table, action.seat)
    if table.in_hand(action.seat):
        raise refuse("M4", "seat.in_hand")
    return (e.Left(action.seat, seat.player, seat.stack + seat.bought),)


def _add_chips(table: TableState, action: a.AddChips) -> Judged:
    """M6: the tournament says who may rebuy or add on, when and how much; never in mid-hand."""
    _tournament_only(table)
    seat = occupied(table, action.seat)
    check_chips(table, action.chips)
    return (e.ChipsBought(action.seat, seat.player, action.chips, table.in_hand(action.seat)),)


SEAT_JUDGES: dict[type[Any], Callable[[TableState, Any], Judged]] = {
    a.Sit: _sit,
    a.Buy: _buy,
    a.SitOut: _sit_out,
    a.SitIn: _sit_in,
    a.ChooseEntry: _choose_entry,
    a.Leave: _leave,
    a.ChangeSeat: _change_seat,
    a.SetSwitches: _set_switches,
    a.JoinList: _join_list,
    a.LeaveList: _leave_list,
    a.MoveIn: _move_in,
    a.MoveOut: _move_out,
    a.AddChips: _add_chips,
}
"""What each of these actions is judged by."""
