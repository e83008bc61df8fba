"""
The best hands of a game: what ``top 20%`` means where a hand has more than two cards.

Where everybody has only his own cards the order is by the chance to beat a hand that is dealt from a pack
of its own, missing cards being dealt in every way; of whole hands, by their rank. So nothing is left to
taste, but that a card one holds makes others' hands less likely is not in it. In Omaha and in high-low games
it is by the part of the pot against a random hand (`pakli.odds.pot_shares`). Hands that are worth the same
come in together or not at all.

Clauses     G4 to G8, G10, G11, H3, H5.
Cost        for each game and number of cards once: whole hands 0.3 s at most, three cards of stud 3 s, Omaha
            0.5 s, with five cards some seconds.
Tested in   tests/odds/test_own_ranges.py
"""

from functools import cache, lru_cache
from math import comb
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.cards import mask_of
from pakli.odds.errors import OddsError
from pakli.odds.games import Showdown, showdown_of
from pakli.odds.listed import codes_of, combinations_of
from pakli.odds.pot_shares import CARDS, shares_of
from pakli.odds.suits import alike, least_named
from pakli.ranking import RANKINGS, Ranking, _kernel, count_places, evaluate_many

__all__ = ["best_hands"]

Masks = NDArray[np.uint64]
_MOST_HANDS: Final = 3_000_000
_MOST_DEALS: Final = 2_000_000_000


class _Ordered(Struct, frozen=True):
    """All hands, best first."""

    masks: Masks
    ends: NDArray[np.int64]
    """Where each group of hands that are worth the same ends."""


def best_hands(game: str, known: tuple[int, ...], cards: int, percent: float) -> Masks:
    """
    The best hands of so many cards besides the known ones: bits, uint64 of shape (n,).

    Args:
        game: its id, or nothing.
        known: codes all these hands have in common; they are not in the bits.
        cards: how many there are besides.
        percent: how many percent of them, to the nearest group of hands that are worth the same; one group at
            least.

    Raises:
        OddsError: there is no order of such hands.
    """
    if not game:
        raise OddsError("range-of", cards=len(known) + cards)
    showdown = showdown_of(game)
    has_order = len(known) + cards == CARDS[game] if game in CARDS else not (showdown.board or showdown.low)
    if not has_order or cards < 1 or len(known) + cards > showdown.hole:
        raise _no_order(game, len(known) + cards)
    ordered = _ordered(game, tuple(sorted(known)), cards)
    wanted = percent / 100 * len(ordered.masks)
    starts = np.concatenate([[0], ordered.ends[:-1]])
    # A group comes in if at least half of it is wanted.
    middles = (starts + ordered.ends) / 2
    groups = max(1, int((middles <= wanted).sum()))
    return ordered.masks[: ordered.ends[groups - 1]]


def _no_order(game: str, cards: int) -> OddsError:
    return OddsError("range-top", game=game, cards=cards, instead="AA" + "*" * (cards - 2))


@lru_cache(maxsize=8)
def _ordered(game: str, known: tuple[int, ...], cards: int) -> _Ordered:
    showdown = showdown_of(game)
    pack = [code for code in showdown.pack.codes if code not in known]
    missing = showdown.hole - len(known) - cards
    if comb(len(pack), cards) > _MOST_HANDS:
        raise _no_order(game, len(known) + cards)
    masks = combinations_of(pack, cards)
    if game in CARDS:
        worth = shares_of(game, masks | np.uint64(mask_of(known)))
    elif missing:
        worth = _chances(showdown, known, masks, cards)
    else:
        worth = _ranks(showdown, known, masks, cards)
    order = np.argsort(-worth, kind="stable")
    sorted_worth = worth[order]
    ends = np.append(np.nonzero(np.diff(sorted_worth))[0] + 1, len(order))
    return _Ordered(masks[order], ends)


def _ranks(showdown: Showdown, known: tuple[int, ...], masks: Masks, cards: int) -> NDArray[np.float64]:
    codes = np.empty((len(masks), len(known) + cards), np.uint8)
    codes[:, : len(known)] = known
    codes[:, len(known) :] = codes_of(masks, cards)
    return evaluate_many(codes, showdown.high).astype(np.float64)


def _chances(showdown: Showdown, known: tuple[int, ...], masks: Masks, cards: int) -> NDArray[np.float64]:
    """Of hands of which cards are missing; those that differ in names of suits alone are looked at once."""
    least = least_named(masks, alike(showdown, [mask_of(known)]))
    if showdown.high == Ranking.LOW and not known:
        least = np.minimum(least, _ranks_alone(masks))
    classes, of_class = np.unique(least, return_inverse=True)
    missing = showdown.hole - len(known) - cards
    if len(classes) * comb(showdown.pack - len(known) - cards, missing) > _MOST_DEALS:
        raise _no_order(showdown.game, len(known) + cards)
    beaten = _beaten(showdown)
    # Rounded, so that what is equal is not told apart by the order in which it was added up.
    worth = [
        round(_chance(showdown, (*known, *codes), beaten), 12) for codes in codes_of(classes, cards).tolist()
    ]
    chances: NDArray[np.float64] = np.array(worth)[of_class.reshape(-1)]
    return chances


def _ranks_alone(masks: Masks) -> Masks:
    """The same ranks in the lowest suits: all that counts where there are no flushes (H5a)."""
    lowest = np.zeros_like(masks)
    for rank in range(13):
        held = np.bitwise_count(masks >> np.uint64(4 * rank) & np.uint64(15)).astype(np.uint64)
        lowest |= ((np.uint64(1) << held) - np.uint64(1)) << np.uint64(4 * rank)
    return lowest


def _chance(showdown: Showdown, hand: tuple[int, ...], beaten: NDArray[np.float64]) -> float:
    times = np.zeros(len(beaten), np.uint64)
    _kernel.count_own_places(showdown.high, showdown.cards, bytes(hand), b"", times)
    there = np.nonzero(times)[0]
    count = times[there].astype(np.float64)
    return float(count @ beaten[there] / count.sum())


@cache
def _beaten(showdown: Showdown) -> NDArray[np.float64]:
    """By place: the part of all whole hands that it beats, half of those it ties with."""
    times = count_places(showdown.hole, showdown.high).astype(np.float64)
    assert len(times) == RANKINGS[Ranking(showdown.high)].places + 1
    chances: NDArray[np.float64] = (times.cumsum() - times / 2) / times.sum()
    return chances
