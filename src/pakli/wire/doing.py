"""
What each seat did last in its round, and what it won: told beside its chips.

Clauses     B0, ST1, ST2, D3, L2, P3, B10 (what was done), P15 (what was won).
Tested in   tests/wire/
"""

from collections.abc import Callable
from typing import Any, Final

from pakli.rules import (
    BetsGathered,
    BetTakenBack,
    BroughtIn,
    Called,
    Checked,
    Discarded,
    Folded,
    ForcedBetsPosted,
    Misdealt,
    PotAwarded,
    Raised,
)
from pakli.table import Table, TableEvent
from pakli.table.events import Entered, HandPlanned, HandStarted, HandVoided, TakenBack
from pakli.table.telling import completes
from pakli.wire.view import Did

__all__ = ["Doings", "noted"]


class Doings:
    """By seat: what it did last, chips won; and the payments. A value: never changed once it is made."""

    __slots__ = ("awards", "did", "earlier", "won")

    def __init__(
        self,
        did: dict[int, Did],
        won: dict[int, int],
        awards: tuple[PotAwarded, ...] = (),
        earlier: "tuple[Doings, ...]" = (),
    ) -> None:
        self.did = did
        self.won = won
        self.awards = awards
        self.earlier = earlier
        """At a live table: as they were before each entry that can be taken back."""


def noted(doings: Doings, event: TableEvent, before: Table) -> Doings:
    """The doings after an event; `before`: the table before it, as the rail sees it."""
    note = _NOTES.get(type(event))
    return doings if note is None else note(doings, event, before)


def _did(doings: Doings, seat: int, did: Did) -> Doings:
    return Doings({**doings.did, seat: did}, doings.won, doings.awards, doings.earlier)


def _called(doings: Doings, event: Called, before: Table) -> Doings:
    return _did(doings, event.seat, Did("call", event.amount))


def _folded(doings: Doings, event: Folded, before: Table) -> Doings:
    return _did(doings, event.seat, Did("fold"))


def _checked(doings: Doings, event: Checked, before: Table) -> Doings:
    return _did(doings, event.seat, Did("check"))


def _raised(doings: Doings, event: Raised, before: Table) -> Doings:
    completed = before.hand is not None and completes(before.hand)
    return _did(
        doings, event.seat, Did("complete" if completed else "bet" if event.opens else "raise", event.total)
    )


def _brought_in(doings: Doings, event: BroughtIn, before: Table) -> Doings:
    return _did(doings, event.seat, Did("bring_in", event.amount))


def _discarded(doings: Doings, event: Discarded, before: Table) -> Doings:
    cards = len(event.cards) // 2
    return _did(doings, event.seat, Did("draw", cards) if cards else Did("stand_pat"))


def _taken_back(doings: Doings, event: BetTakenBack, before: Table) -> Doings:
    did = {seat: one for seat, one in doings.did.items() if seat != event.seat}
    return Doings(did, doings.won, doings.awards, doings.earlier)


def _posted(doings: Doings, event: ForcedBetsPosted, before: Table) -> Doings:
    paid: dict[int, int] = {}
    for post in event.posts:
        paid[post.seat] = paid.get(post.seat, 0) + post.amount
    return Doings({seat: Did("post", amount) for seat, amount in paid.items()}, {}, (), doings.earlier)


def _gathered(doings: Doings, event: BetsGathered, before: Table) -> Doings:
    return Doings({}, doings.won, doings.awards, doings.earlier) if doings.did else doings


def _awarded(doings: Doings, event: PotAwarded, before: Table) -> Doings:
    won = dict(doings.won)
    for seat, chips in event.shares:
        won[seat] = won.get(seat, 0) + chips
    return Doings(doings.did, won, (*doings.awards, event), doings.earlier)


def _anew(doings: Doings, event: Any, before: Table) -> Doings:
    return Doings({}, {})


def _void(doings: Doings, event: HandVoided | Misdealt, before: Table) -> Doings:
    return Doings({}, {}, (), doings.earlier)


def _entered(doings: Doings, event: Entered, before: Table) -> Doings:
    return Doings(doings.did, doings.won, doings.awards, (*doings.earlier, doings))


def _entries_back(doings: Doings, event: TakenBack, before: Table) -> Doings:
    return doings.earlier[-event.entries]


_NOTES: Final[dict[type[Any], Callable[[Doings, Any, Table], Doings]]] = {
    Called: _called,
    Folded: _folded,
    Checked: _checked,
    Raised: _raised,
    BetTakenBack: _taken_back,
    BroughtIn: _brought_in,
    Discarded: _discarded,
    ForcedBetsPosted: _posted,
    BetsGathered: _gathered,
    PotAwarded: _awarded,
    # A table drawn from nothing is drawn from here on: nothing of the hand before is left.
    HandPlanned: _anew,
    HandStarted: _anew,
    HandVoided: _void,
    Misdealt: _void,
    Entered: _entered,
    TakenBack: _entries_back,
}
