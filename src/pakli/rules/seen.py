"""
What a viewer may see: one function for events, one for states, no default that reveals.

Clauses     F2 (nobody sees hole cards before they are shown), I5, P9 (burns are never told), P13.
Tested in   tests/properties/test_secrets.py: folding what is seen equals seeing what was folded
"""

from collections.abc import Callable
from typing import Any

from pakli.rules import events as e
from pakli.rules.fold import mask
from pakli.rules.state import SHOWN, Cards, Seat, State

__all__ = ["SEEN", "hidden", "seen_by", "state_seen_by"]


def hidden(cards: str) -> str:
    """As many unknown cards."""
    return "??" * (len(cards) // 2)


def seen_by(viewer: int | None, event: e.Event) -> e.Event | None:
    """
    `event` as `viewer` (a seat; None: the rail) may know it; None: only that time has passed.

    Raises:
        KeyError: an event that nobody ruled on: a bug, and nothing is revealed by it.
    """
    seen: e.Event | None = SEEN[type(event)](viewer, event)
    return seen


def _public(viewer: int | None, event: e.Event) -> e.Event:
    return event


def _hole(viewer: int | None, event: e.HoleDealt) -> e.Event:
    return e.HoleDealt(
        tuple([(seat, cards if seat == viewer else hidden(cards)) for seat, cards in event.hands])
    )


def _board(viewer: int | None, event: e.BoardDealt) -> e.Event:
    return e.BoardDealt(event.board, event.cards)


SEEN: dict[type[Any], Callable[[int | None, Any], e.Event | None]] = {
    e.ForcedBetsPosted: _public,
    e.HoleDealt: _hole,
    e.BoardDealt: _board,
    e.Folded: _public,
    e.Checked: _public,
    e.Called: _public,
    e.Raised: _public,
    e.BetReturned: _public,
    e.BetsGathered: _public,
    e.RunsAgreed: _public,
    e.Shown: _public,
    e.Mucked: _public,
    e.RakeTaken: _public,
    e.PotAwarded: _public,
}
"""What each event tells whom; a test checks that every event is ruled on."""


def state_seen_by(viewer: int | None, state: State) -> State:
    """The state a viewer has who folded only what he may see; `next` is left to the caller."""
    seats = tuple(
        [
            seat
            if seat.number == viewer or seat.status == SHOWN
            else Seat(
                seat.number,
                seat.stack,
                seat.front,
                seat.paid,
                seat.answered,
                seat.status,
                hidden(seat.cards),
                seat.claim,
            )
            for seat in state.seats
        ]
    )
    table, known = state.cards, 0
    for text in (*(seat.cards for seat in seats), *table.boards):
        known |= mask(text)
    cards = Cards(table.boards, table.runs, table.run_begun, "", known)
    return state.__class__(
        state.plan,
        seats,
        state.to_act,
        state.pot,
        state.alive,
        state.able,
        state.round,
        state.stage,
        cards,
        state.paying,
    )
