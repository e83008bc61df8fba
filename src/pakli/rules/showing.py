"""
What lies face up in a stud game, and who speaks first because of it.

Clauses     ST1 (bring-in), ST3 (best hand showing), P15 (the odd chip), C3 (suits).
Knows       up-cards. Unknown ones count as not there.
Tested in   tests/rulebook/test_stud.py
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from pakli.cards import CODE_OF, UNKNOWN
from pakli.rules.plan import Game
from pakli.rules.state import IN, Seat

__all__ = ["best_showing", "bring_in_place", "up_cards"]

_ACE = 12


def up_cards(cards: str, faces: Iterable[bool]) -> tuple[int, ...]:
    """Codes of the known up-cards among a seat's hole cards; `faces` as in `Cards.faces`."""
    codes = [CODE_OF[cards[at : at + 2]] for at in range(0, len(cards), 2)]
    return tuple([code for code, up in zip(codes, faces, strict=False) if up and code != UNKNOWN])


def _rank(code: int, ace_low: bool) -> int:
    rank = code // 4
    return -1 if ace_low and rank == _ACE else rank


def bring_in_place(game: Game, seats: Sequence[Seat], faces: tuple[bool, ...]) -> int:
    """
    Place of the player who must bring it in, among those who have chips (ST1).

    The lowest up-card, equal: the lowest suit; in razz the highest, ace low, equal: the highest suit. Where
    no up-card is known: the first from the left.
    """
    low = game.variant.low_shows
    doors = [
        ((_rank(code, low), code % 4), place)
        for place, seat in enumerate(seats)
        if seat.status == IN and seat.stack
        for code in up_cards(seat.cards, faces)[:1]
    ]
    if not doors:
        return next(place for place, seat in enumerate(seats) if seat.status == IN and seat.stack)
    return (max(doors) if low else min(doors))[1]


def _strength(codes: Iterable[int], ace_low: bool) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """How good up-cards are: how often ranks come, the ranks, the highest suit of the first rank."""
    counted = Counter(_rank(code, ace_low) for code in codes)
    ranks = sorted(counted, key=lambda rank: (counted[rank], rank), reverse=True)
    first = max(code % 4 for code in codes if _rank(code, ace_low) == ranks[0])
    return tuple(counted[rank] for rank in ranks), tuple(ranks), first


def best_showing(game: Game, seats: Sequence[Seat], faces: tuple[bool, ...]) -> int:
    """
    Place of the best hand showing, in razz the lowest; equal hands by the highest suit (ST3).

    Where no up-card is known: the first from the left who is in.
    """
    low = game.variant.low_shows
    hands = [
        (_strength(codes, low), place)
        for place, seat in enumerate(seats)
        if seat.status == IN and (codes := up_cards(seat.cards, faces))
    ]
    if not hands:
        return next(place for place, seat in enumerate(seats) if seat.status == IN)
    if low:
        lowest = min((counts, ranks) for (counts, ranks, _), _ in hands)
        return max((suit, -place, place) for (*hand, suit), place in hands if tuple(hand) == lowest)[2]
    return max(hands, key=lambda hand: (hand[0], -hand[1]))[1]
