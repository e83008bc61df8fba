"""
What a viewer may see: one function for events, one for states, no default that reveals.

Clauses     F2 (nobody sees hole cards before they are shown), I5, P9 (burns are never told), P13.
Tested in   tests/properties/ (folding what is seen equals seeing what was folded; no card of others is told)
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from pakli.rules import events as e
from pakli.rules.fold_irregular import overlaid
from pakli.rules.state import DEAD, SHOWN, Seat, State, known_cards

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
    up = 2 * event.up
    hands = [
        (seat, cards if seat == viewer else hidden(cards[: len(cards) - up]) + cards[len(cards) - up :])
        for seat, cards in event.hands
    ]
    return e.HoleDealt(tuple(hands), event.up, hidden(event.burned))


def _board(viewer: int | None, event: e.BoardDealt) -> e.Event:
    return e.BoardDealt(event.board, event.cards, hidden(event.burned))


def _discarded(viewer: int | None, event: e.Discarded) -> e.Event:
    if event.seat == viewer:
        return event
    return e.Discarded(event.seat, hidden(event.cards), event.timed_out)


def _drawn(viewer: int | None, event: e.Drawn) -> e.Event:
    cards = event.cards if event.seat == viewer else hidden(event.cards)
    return e.Drawn(event.seat, cards, hidden(event.burned))


def _replaced(viewer: int | None, event: e.CardReplaced) -> e.Event:
    card = event.card if event.seat == viewer else hidden(event.card)
    return e.CardReplaced(event.seat, event.exposed, card)


def _mended(viewer: int | None, event: e.HandMended) -> e.Event:
    cards = event.cards if event.seat == viewer else hidden(event.cards)
    return e.HandMended(event.seat, cards, event.reason)


def _set_aside(viewer: int | None, event: e.CardsSetAside) -> e.Event:
    return e.CardsSetAside(event.back, hidden(event.burned))


SEEN: dict[type[Any], Callable[[int | None, Any], e.Event | None]] = {
    e.ForcedBetsPosted: _public,
    e.HoleDealt: _hole,
    e.BoardDealt: _board,
    e.OpenerNamed: _public,
    e.Discarded: _discarded,
    e.Drawn: _drawn,
    e.Reshuffled: _public,
    e.CardsExposed: _public,
    e.CardReplaced: _replaced,
    e.Misdealt: _public,
    e.HandKilled: _public,
    e.BetTakenBack: _public,
    e.HandAwarded: _public,
    e.Folded: _public,
    e.Checked: _public,
    e.Called: _public,
    e.Raised: _public,
    e.BroughtIn: _public,
    e.BetReturned: _public,
    e.BetsGathered: _public,
    e.RunsAgreed: _public,
    e.Shown: _public,
    e.Mucked: _public,
    e.RakeTaken: _public,
    e.PotAwarded: _public,
    e.IrregularityRuled: _public,
    e.ActedEarly: _public,
    e.EarlyReleased: _public,
    e.RaiseBarred: _public,
    e.HandMended: _mended,
    e.HandExposed: _public,
    e.CardsSetAside: _set_aside,
}
"""What each event tells whom; a test checks that every event is ruled on."""


def state_seen_by(viewer: int | None, state: State) -> State:
    """The state a viewer has who folded only what he may see; `next` is left to the caller."""
    faces = state.cards.faces
    seats = tuple(
        [
            seat
            if seat.number == viewer or seat.status in (SHOWN, DEAD)
            else replace(seat, cards=_face_down(seat.cards, faces))
            for seat in state.seats
        ]
    )
    seats = _opened(seats, state.cards.open)
    place = -1 if viewer is None else state.plan.where.get(viewer, -1)
    table = state.cards
    cards = replace(
        table,
        burned=_burned_seen(state),
        discards=_thrown_seen(table.discards, place),
        thrown=_thrown_seen(table.thrown, place),
    )
    cards = replace(cards, known=known_cards(seats, cards))
    return replace(state, seats=seats, cards=cards, next=None)


def _face_down(cards: str, faces: tuple[bool, ...]) -> str:
    """A hand as others see it: only its up-cards (ST5)."""
    if True not in faces:
        return hidden(cards)
    names = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    return "".join([name if up else "??" for name, up in zip(names, faces, strict=False)])


def _opened(seats: tuple[Seat, ...], open_: tuple[tuple[int, str], ...]) -> tuple[Seat, ...]:
    """The seats with the cards that their players have shown in mid-hand (TDA 68)."""
    row = list(seats)
    for place, cards in open_:
        if row[place].cards:
            row[place] = replace(row[place], cards=overlaid(row[place].cards, cards))
    return tuple(row)


def _thrown_seen(thrown: tuple[tuple[int, str], ...], viewer: int) -> tuple[tuple[int, str], ...]:
    """Discards as the seat at place `viewer` knows them: its own."""
    return tuple([(place, cards if place == viewer else hidden(cards)) for place, cards in thrown])


def _burned_seen(state: State) -> str:
    """Burn cards as everybody knows them: none, but for one that flipped in the deal (I1)."""
    burned, face_up = state.cards.burned, "".join([card for _, card in state.cards.exposed])
    if not burned.startswith(face_up):
        face_up = ""
    return face_up + hidden(burned[len(face_up) :])
