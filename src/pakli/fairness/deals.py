"""
Who got which cards off the pack, as everybody at the table sees it, and which place of the order that is.

Clauses     F3, P5 (one card at a time, clockwise), P9 (burns), D3, L2, ST6 (from a stub shuffled anew it is
            servings that count, not places).
Knows       places of the order. Not positions in a pack.
Tested in   tests/fairness/test_pieces.py
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from pakli.fairness.broken import Broken

__all__ = ["BOARD", "Deal", "Place", "Serving", "places_of", "servings_of"]

BOARD = 0
"""Whom a card in the middle was dealt to: everybody."""
UNKNOWN = 52
SeatNumber = Annotated[int, Meta(ge=1, le=255)]
Code = Annotated[int, Meta(ge=0, le=52)]
Count = Annotated[int, Meta(ge=0, le=52)]


class Deal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cards dealt at once."""

    to: Literal["hole", "board", "draw"]
    seats: tuple[SeatNumber, ...] = ()
    """Who got cards, in the order of the deal; none: they came to the middle."""
    each: Annotated[int, Meta(ge=1, le=52)]
    """How many each of them got, or the middle."""
    burn: Count = 0
    board: Count = 0
    """Which board, from 0."""
    shuffled: bool = False
    """From a stub that was shuffled anew."""
    cards: tuple[Code, ...]
    """As the viewer saw them, in the order of the deal; 52: face down for him."""


class Place(Struct, frozen=True):
    """One place of the order: whose card it was (0: everybody's), and which the viewer saw (52: none)."""

    number: int
    seat: int
    card: int


class Serving(Struct, frozen=True):
    """What one player, or the middle, got of a stub shuffled anew; `number` from 1."""

    number: int
    seat: int
    burn: int
    cards: tuple[int, ...]


def places_of(deals: Sequence[Deal], cards: int) -> tuple[Place, ...]:
    """
    The places of a pack of `cards` that were dealt face up or down, burns left out.

    Raises:
        Broken: no dealer deals like that.
    """
    places, at = list[Place](), 0
    for number, deal in enumerate(deals):
        _check(deal, deals[:number], cards - at)
        if deal.shuffled:
            continue
        at += deal.burn
        receivers = _receivers(deal)
        places += [
            Place(at + step, receivers[step % len(receivers)], card) for step, card in enumerate(deal.cards)
        ]
        at += len(deal.cards)
        if at > cards:
            raise Broken("deals", "too_many", cards=at)
    return tuple(places)


def servings_of(deals: Sequence[Deal]) -> Iterator[Serving]:
    """What was dealt from a stub shuffled anew, player by player."""
    number = 0
    for deal in deals:
        if not deal.shuffled:
            continue
        receivers = _receivers(deal)
        for place, seat in enumerate(receivers):
            number += 1
            cards = deal.cards[place :: len(receivers)]
            yield Serving(number, seat, 0 if place else deal.burn, cards)


def _receivers(deal: Deal) -> tuple[int, ...]:
    return deal.seats or (BOARD,)


def _check(deal: Deal, before: Sequence[Deal], left: int) -> None:
    """
    Refuse a deal that nobody deals so: who may choose whether a card is burned, chooses who gets which.
    """
    if deal.burn > 1 or (not before and (deal.burn or deal.to != "hole")):
        raise Broken("deals", "burn", deal=len(before) + 1)
    first_of_street = deal.to == "board" and deal.board == 0 and not deal.shuffled
    if first_of_street and deal.burn != 1 and left > deal.each:
        raise Broken("deals", "burn", deal=len(before) + 1)
    if bool(deal.seats) == (deal.to == "board") or len(set(deal.seats)) < len(deal.seats):
        raise Broken("deals", "seats", deal=len(before) + 1)
    if len(deal.cards) != deal.each * len(_receivers(deal)):
        raise Broken("deals", "count", deal=len(before) + 1)
    if not deal.shuffled and any(one.shuffled for one in before):
        raise Broken("deals", "order", deal=len(before) + 1)
