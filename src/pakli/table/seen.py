"""
What a viewer may see of a table: one function for its whole stream, one for states, no default that reveals.

Clauses     P6 (the request for a blind), S1 (consent), I5 (nothing that tells how another plays), F2.
Tested in   tests/table/test_viewers.py: folding what is seen equals seeing what was folded
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from pakli.rules import seen_by as hand_seen_by
from pakli.table import events as e
from pakli.table.seats import Switches, TableSeat
from pakli.table.state import Dealing, Entry, TableState

__all__ = ["SEEN", "seen_by", "state_seen_by"]

Viewer = int | None


def seen_by(viewer: Viewer, event: e.TableEvent) -> e.TableEvent | None:
    """
    `event` as `viewer` (a seat; None: the rail) may know it; None: only that time has passed.

    Raises:
        KeyError: an event that nobody ruled on: a bug, and nothing is revealed by it.
    """
    rule = SEEN.get(type(event))
    if rule is None:
        return hand_seen_by(viewer, event)  # type: ignore[arg-type]  # which knows its own, or raises KeyError
    return rule(viewer, event)


def _public(viewer: Viewer, event: e.TableEvent) -> e.TableEvent:
    return event


def _own(viewer: Viewer, event: e.AfterHandWished | e.SwitchesSet | e.RunsWished) -> e.TableEvent | None:
    return event if event.seat == viewer else None


def _concerned(viewer: Viewer, event: e.BlindAsked) -> e.TableEvent | None:
    return event if viewer in event.seats else None


SEEN: dict[type[Any], Callable[[Viewer, Any], e.TableEvent | None]] = {
    e.Seated: _public,
    e.ChipsBought: _public,
    e.ChipsArrived: _public,
    e.ChipsReturned: _public,
    e.SatOut: _public,
    e.SatIn: _public,
    e.EntryChosen: _public,
    e.AfterHandWished: _own,
    e.Left: _public,
    e.SeatChanged: _public,
    e.SwitchesSet: _own,
    e.Listed: _public,
    e.Unlisted: _public,
    e.LevelSet: _public,
    e.ButtonDrawn: _public,
    e.ButtonSet: _public,
    e.HandPlanned: _public,
    e.BlindAsked: _concerned,
    e.Asked: _public,
    e.GameChosen: _public,
    e.StraddleTaken: _public,
    e.StraddleDeclined: _public,
    e.PackCut: _public,
    e.HandStarted: _public,
    e.RunsWished: _own,
    e.RunsSettled: _public,
    e.HandSettled: _public,
    e.WentBroke: _public,
    e.HandVoided: _public,
    e.ShownAfterHand: _public,
    e.RabbitShown: _public,
    e.TableHeld: _public,
    e.TableResumed: _public,
    e.Penalized: _public,
    e.ChipsMoved: _public,
    e.Ruled: _public,
    e.Entered: _public,
    e.TakenBack: _public,
}
"""What each of the table's own events tells whom; a test checks that every event is ruled on."""


def state_seen_by(viewer: Viewer, table: TableState) -> TableState:
    """The state a viewer has who folded only what he may see."""
    return replace(
        table,
        seats=tuple([seat if seat.number == viewer else _other(seat) for seat in table.seats]),
        hand=None if table.hand is None else table.hand.as_seen_by(viewer),
        dealing=None if table.dealing is None else _wishes_of(viewer, table.dealing),
        again=None if table.again is None else _wishes_of(viewer, table.again),
        entries=tuple([_entry_seen(viewer, one) for one in table.entries]),
    )


def _entry_seen(viewer: Viewer, entry: Entry) -> Entry:
    """What an entry at a live table has found, as it was seen then."""
    return replace(
        entry,
        hand=entry.hand.as_seen_by(viewer),
        dealing=_wishes_of(viewer, entry.dealing),
        again=None if entry.again is None else _wishes_of(viewer, entry.again),
        seats=tuple([seat if seat.number == viewer else _other(seat) for seat in entry.seats]),
    )


_NOT_TOLD = Switches()


def _other(seat: TableSeat) -> TableSeat:
    """Somebody else's seat: what he agrees to, and whether he is about to leave, is not told."""
    if not seat.after_hand and seat.switches == _NOT_TOLD:
        return seat
    return replace(seat, after_hand="", switches=_NOT_TOLD)


def _wishes_of(viewer: Viewer, dealing: Dealing) -> Dealing:
    if not dealing.wishes:
        return dealing
    return replace(dealing, wishes=tuple([wish for wish in dealing.wishes if wish[0] == viewer]))
