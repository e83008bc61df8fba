"""
Entries at a live table, and how they are taken back: what a hand was before each, kept until the next begins.

Somebody's word in a hand, with all that follows by itself, is one entry. Taken back, everything is as it was;
what happened beside the hand stays: who has sat down, what was bought. Once chips of those who played have
left the table or gone from one to another, the hand is final.

Clauses     F1 (no history is edited: that something was taken back is an event), T2, T4 (chips bought since).
Tested in   tests/table/test_live_undo.py
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from pakli.rules.refusal import refuse
from pakli.table import actions as a
from pakli.table import events as e
from pakli.table.seats import TableSeat
from pakli.table.state import Entry, TableState

__all__ = ["beside", "entered", "remaining", "take_back", "taken_back"]

T = TypeVar("T")


def entered(table: TableState, event: e.Entered) -> TableState:
    """What follows can be taken back to here."""
    hand, dealing = table.hand, table.dealing
    if not table.sign.live or hand is None or dealing is None or not dealing.begun:
        return table
    entry = Entry(
        hand=hand,
        dealing=dealing,
        question=table.question,
        again=table.again,
        before=table.before,
        turn=table.turn,
        seats=table.seats,
        raked=table.books.raked,
    )
    return replace(table, entries=(*table.entries, entry))


def take_back(table: TableState, action: a.TakeBack) -> tuple[e.TableEvent, ...]:
    """The last entries of the hand that is on, or that is over and not final yet."""
    if not 1 <= action.entries <= len(table.entries):
        raise refuse("F1", "live.nothing_to_take_back", entries=len(table.entries))
    entry = table.entries[-action.entries]
    over = table.dealing is None
    back = e.TakenBack(action.by, action.entries, over, table.books.raked - entry.raked)
    if not over:
        return (back,)
    # Who sat out when the hand was over wishes it again for its end.
    out = [number for number in entry.dealing.dealt if (seat := table.find(number)) is not None and seat.out]
    return (back, *[e.AfterHandWished(number, "sit_out") for number in out])


def taken_back(table: TableState, event: e.TakenBack) -> TableState:
    """The table as it was before the last entries."""
    entry = table.entries[-event.entries]
    return replace(
        table,
        seats=table.seats if table.dealing is not None else _seats(table, entry),
        hand=entry.hand,
        dealing=entry.dealing,
        question=entry.question,
        again=entry.again,
        before=entry.before,
        turn=entry.turn,
        books=replace(table.books, raked=table.books.raked - event.rake),
        shown=(),
        rabbit=(),
        entries=table.entries[: -event.entries],
    )


def _seats(table: TableState, entry: Entry) -> tuple[TableSeat, ...]:
    """The seats before the hand was settled: chips of those in it, and what blinds had made of all."""
    then = {(seat.number, seat.player): seat for seat in entry.seats}
    return tuple([_seat(seat, then.get((seat.number, seat.player)), entry) for seat in table.seats])


def _seat(now: TableSeat, then: TableSeat | None, entry: Entry) -> TableSeat:
    if then is None:
        return now
    was = replace(
        now,
        entering=then.entering,
        owes_small=then.owes_small,
        owes_big=then.owes_big,
        posts=then.posts and not now.out,
        penalty=then.penalty,
    )
    if now.number not in entry.dealing.dealt:
        return was
    return replace(was, stack=then.stack, bought=then.bought, out=False)


def beside(table: TableState, event: e.TableEvent) -> TableState:
    """What an event means for the entries that can be taken back; it has happened to `table` already."""
    note = _NOTES.get(type(event))
    return table if note is None else note(table, event)


def _final(table: TableState, event: Any) -> TableState:
    return replace(table, entries=())


def _left(table: TableState, event: e.Left | e.SeatChanged) -> TableState:
    dealt = event.seat in table.entries[-1].dealing.dealt
    return replace(table, entries=()) if dealt else table


def _bought(table: TableState, event: e.ChipsBought) -> TableState:
    """What is bought since is bought for after the hand, should that go on (T2)."""
    return _with(table, event.seat, lambda seat: replace(seat, bought=seat.bought + event.chips))


def _chosen(table: TableState, event: e.EntryChosen) -> TableState:
    return _with(table, event.seat, lambda seat: replace(seat, posts=event.posts))


def _with(table: TableState, number: int, change: Callable[[TableSeat], TableSeat]) -> TableState:
    """The table, a seat changed in what its entries hold."""
    entries = tuple(
        [
            replace(one, seats=tuple([change(seat) if seat.number == number else seat for seat in one.seats]))
            for one in table.entries
        ]
    )
    return replace(table, entries=entries)


_NOTES: Final[dict[type[Any], Callable[[TableState, Any], TableState]]] = {
    e.HandPlanned: _final,
    e.ChipsMoved: _final,
    e.ChipsReturned: _final,
    e.Penalized: _final,
    e.ButtonSet: _final,
    e.Left: _left,
    e.SeatChanged: _left,
    e.ChipsBought: _bought,
    e.EntryChosen: _chosen,
}


_STAYS: Final[frozenset[Any]] = frozenset(
    (
        *(e.Seated, e.ChipsBought, e.SatIn, e.SatOut, e.EntryChosen, e.AfterHandWished, e.SwitchesSet),
        *(e.Listed, e.Unlisted, e.Left, e.SeatChanged, e.TableHeld, e.TableResumed),
    )
)
"""What happens beside a hand, and stays when entries of it are taken back."""


def remaining(events: Iterable[T]) -> tuple[T, ...]:
    """The events of one hand without what was taken back: as if it had never been entered."""
    left: list[T] = []
    marks: list[int] = []
    for event in events:
        if isinstance(event, e.TakenBack):
            at = marks[-event.entries]
            del marks[-event.entries :]
            left[at:] = [one for one in left[at:] if type(one) in _STAYS]
            continue
        if type(event) is e.Entered:
            marks.append(len(left))
        left.append(event)
    return tuple(left)
