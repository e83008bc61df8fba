"""
Whether hands can be dealt together: what others' cards rule out, and a search where chance finds nothing.

Errors      OddsError: they cannot; or it cannot be told, or hardly any deal is theirs.
Cost        `apart` 1 µs a hand; `why_not` a second at most.
Tested in   tests/odds/test_fitting.py
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pakli.cards import Pack, mask_of
from pakli.odds.deals import Seat, Spot
from pakli.odds.errors import OddsError

__all__ = ["apart", "check_named", "masks_of", "why_not"]

Masks = NDArray[np.uint64]
_FEW: Final = 200
"""Hands of a player up to whom each is looked at beside each of another's."""
_PATIENCE: Final = 200_000_000
"""Hands looked at in a search, as if each step had a thousand more: about a second."""
_QUICK: Final = 2_000_000
_BIT: Final = np.uint64(1)


def masks_of(hands: NDArray[np.uint8]) -> Masks:
    """Hands of codes, shape (n, cards), as bits."""
    masks: Masks = (_BIT << hands.astype(np.uint64)).sum(axis=1, dtype=np.uint64)
    return masks


def apart(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """
    The seats without hands that no hand of some other player goes with: whatever they weigh, they never come.

    Raises:
        OddsError: nothing is left of somebody's.
    """
    if all(len(seat.hands) == 1 for seat in seats):
        codes = b"".join([seat.hands.tobytes() for seat in seats])
        if len(set(codes)) == len(codes):
            return tuple(seats)  # known hands, as nearly always: arrays would take longer than the answer
    masks = [masks_of(seat.hands) for seat in seats]
    there = [np.ones(len(mine), bool) for mine in masks]
    again = True
    while again:
        again = False
        for at, mine in enumerate(masks):
            for other in range(len(seats)):
                if at == other:
                    continue
                fits = _fits(mine, masks[other][there[other]]) | ~there[at]
                if not fits.all():
                    there[at] &= fits
                    again = True
            if not there[at].any():
                raise _impossible(seats)
    return tuple(seat if kept.all() else _only(seat, kept) for seat, kept in zip(seats, there, strict=True))


def _fits(mine: Masks, others: Masks) -> NDArray[np.bool_]:
    """Which of my hands at least one of another's goes with, as far as that is quickly seen."""
    if len(others) <= _FEW:
        fits: NDArray[np.bool_] = np.zeros(len(mine), bool)
        for other in others:
            fits |= (mine & other) == 0
        return fits
    free: NDArray[np.bool_] = (mine & np.bitwise_and.reduce(others)) == 0
    return free


def _only(seat: Seat, kept: NDArray[np.bool_]) -> Seat:
    hands = np.ascontiguousarray(seat.hands[kept])
    return Seat(seat.text, hands, seat.weights[kept], seat.missing, seat.wide, seat.source)


def _impossible(seats: Sequence[Seat]) -> OddsError:
    return OddsError("impossible", hands=", ".join(seat.text for seat in seats))


def check_named(spot: Spot, seats: Sequence[Seat]) -> None:
    """
    A quick look at what the parts of ranges name, before anything is drawn.

    Raises:
        OddsError: it does not go together.
    """
    if _Search(_QUICK).finds(_named(spot, seats)) is False:
        raise _impossible(seats)


def why_not(spot: Spot, seats: Sequence[Seat]) -> OddsError:
    """The complaint where random deals are in vain: there is none, or there may be some, but too few."""
    whole = [masks_of(seat.hands) for seat in seats]
    if False in (_Search(_PATIENCE).finds(_named(spot, seats)), _Search(_PATIENCE).finds(whole)):
        return _impossible(seats)
    return OddsError("seldom", hands=", ".join(seat.text for seat in seats))


def _named(spot: Spot, seats: Sequence[Seat]) -> list[Masks]:
    """What is to be held at least: hands, of a longer range the cards that its parts name."""
    gone = mask_of([*spot.board, *spot.dead]) | Pack.FULL.mask ^ spot.showdown.pack.mask
    named = []
    for seat in seats:
        hands = masks_of(seat.hands)
        held = seat.wide or seat.source
        if held is not None:
            certain = mask_of(held.known)
            hands = held.choices(gone | certain).masks | np.uint64(certain)
        named.append(hands)
    return named


class _Search:
    """Goes through hands, of the player with fewest first, until one is found for everybody."""

    def __init__(self, patience: int) -> None:
        self._left = patience

    def finds(self, masks: Sequence[Masks]) -> bool | None:
        """Whether each player has a hand without a card of another's; None if it takes too long to tell."""
        if not masks:
            return True
        at = min(range(len(masks)), key=lambda player: len(masks[player]))
        others = [*masks[:at], *masks[at + 1 :]]
        for mine in masks[at]:
            self._left -= 1000 + sum(map(len, others))
            if self._left < 0:
                return None
            rest = [other[(other & mine) == 0] for other in others]
            found = self.finds(rest) if all(map(len, rest)) else False
            if found is not False:
                return found
        return False
