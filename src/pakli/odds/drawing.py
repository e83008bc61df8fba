"""
Deals at random where players of more than two cards hold ranges.

The named cards of all ranges are drawn first, and drawn anew if one comes twice; then whatever may be any
card, from what is left. A deal drawn so is kept as often as makes every hand of a part equally likely, and
every combination of hands that can be dealt together as likely as the product of its weights.

Shapes      hands: codes, uint8 of shape (n, players, hole); used: bits of cards, uint64 of shape (n,).
Cost        about 1 µs a deal and player, more where few deals are kept.
Tested in   tests/odds/test_wide.py
"""

from collections.abc import Sequence
from math import factorial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pakli.cards import mask_of
from pakli.odds.deals import Counts, Hands, Seat, Spot, outcomes
from pakli.odds.errors import OddsError
from pakli.odds.patterns import Masks
from pakli.odds.wide import Choices
from pakli.ranking import evaluate_omaha_many

__all__ = ["sample_wide"]

_AT_ONCE: Final = 1 << 15
_IN_VAIN: Final = 64
"""Times so many deals at once of which not one is kept, after which it is given up."""
_BIT: Final = np.uint64(1)


def sample_wide(spot: Spot, seats: Sequence[Seat], seed: int, part: int, samples: int) -> Counts:
    """
    The outcomes of random deals: shape (outcomes,). The same seed and part give the same deals.

    Raises:
        OddsError: the ranges leave (nearly) no deal.
    """
    dealer = _Dealer(spot, seats, np.random.default_rng((seed, part)))
    counts = np.zeros(outcomes(spot.showdown, len(seats)), np.uint64)
    in_vain = 0
    while samples:
        hands, board = dealer.deals()
        in_vain = 0 if len(hands) else in_vain + 1
        if in_vain == _IN_VAIN:
            raise OddsError("impossible", hands=", ".join(seat.text for seat in seats))
        kept = min(samples, len(hands))
        who = _outcomes(spot, hands[:kept], board[:kept])
        counts += np.bincount(who, minlength=len(counts)).astype(np.uint64)
        samples -= kept
    return counts


def _outcomes(spot: Spot, hands: Hands, board: Hands) -> NDArray[np.int64]:
    """The outcome of each deal: a bit for everybody who shares a half."""
    found = np.zeros(len(hands), np.int64)
    players = hands.shape[1]
    for half, ranking in enumerate(filter(None, (spot.showdown.high, spot.showdown.low))):
        ranks = np.stack([evaluate_omaha_many(hands[:, at], board, ranking) for at in range(players)])
        best = ranks.max(axis=0)
        for at in range(players):
            found |= ((ranks[at] == best) & (best > 0)).astype(np.int64) << (half * players + at)
    return found


class _Dealer:
    """Draws deals, some thousands at once."""

    def __init__(self, spot: Spot, seats: Sequence[Seat], rng: np.random.Generator) -> None:
        self._spot = spot
        self._seats = seats
        self._rng = rng
        gone = {*spot.board, *spot.dead, *(code for seat in seats for code in seat.hands[0].tolist())}
        self._live = np.array([code for code in spot.showdown.pack.codes if code not in gone], np.uint8)
        self._choices = [_choices(seat, spot.showdown.hole, mask_of(gone)) for seat in seats]
        self._limits = [np.cumsum(self._likely(choices)) for choices in self._choices]
        self._masks = [_masks(choices) for choices in self._choices]
        self._keep = self._by_named()

    def _likely(self, choices: Choices) -> NDArray[np.float64]:
        """How likely to draw each choice: as there are about so many ways to fill its open cards."""
        fillings = [factorial(choices.codes.shape[1] - named) for named in choices.named.tolist()]
        likely = choices.weights / np.array(fillings, np.float64) / float(len(self._live)) ** choices.named
        chances: NDArray[np.float64] = likely / likely.sum()
        return chances

    def _by_named(self) -> NDArray[np.float64]:
        """How often to keep a deal of so many named cards, to make up for what `_likely` is off by."""
        most = sum(int(choices.named.max()) for choices in self._ranges())
        live = max(1, len(self._live))
        keep = np.ones(most + 1)
        for named in reversed(range(most)):
            keep[named] = keep[named + 1] * max(0, live - named) / live
        return keep

    def _ranges(self) -> list[Choices]:
        return [
            choices for choices, seat in zip(self._choices, self._seats, strict=True) if seat.wide is not None
        ]

    def deals(self) -> tuple[Hands, Hands]:
        """Hands and boards; there may be none."""
        rows, used = self._named()
        hands = np.stack(
            [choices.codes[row] for choices, row in zip(self._choices, rows, strict=True)], axis=1
        )
        for at, (choices, row) in enumerate(zip(self._choices, rows, strict=True)):
            for card in range(int(choices.named.min()), hands.shape[2]):
                missing = np.nonzero(choices.named[row] <= card)[0]
                hands[missing, at, card] = self._draw(used, missing)
        kept = np.nonzero(self._rng.random(len(used)) < self._chances(hands, rows))[0]
        return hands[kept], self._boards(used[kept])

    def _named(self) -> tuple[list[NDArray[np.int64]], Masks]:
        """A choice for everybody, so that no card comes twice, and the cards that are used."""
        rows: list[NDArray[np.int64]] = []
        used = np.zeros(_AT_ONCE, np.uint64)
        named = np.zeros(_AT_ONCE, np.int64)
        fits = np.ones(_AT_ONCE, bool)
        for seat, choices, masks, limits in zip(
            self._seats, self._choices, self._masks, self._limits, strict=True
        ):
            row = np.searchsorted(limits[:-1], self._rng.random(_AT_ONCE), side="right")
            rows.append(row)
            fits &= (used & masks[row]) == 0
            used |= masks[row]
            if seat.wide is not None:
                named += choices.named[row]
        kept = np.nonzero(fits & (self._rng.random(_AT_ONCE) < self._keep[named]))[0]
        return [row[kept] for row in rows], used[kept]

    def _chances(self, hands: Hands, rows: Sequence[NDArray[np.int64]]) -> NDArray[np.float64]:
        chances = np.ones(len(hands))
        for at, seat in enumerate(self._seats):
            if seat.wide is not None:
                masks = np.bitwise_or.reduce(_BIT << hands[:, at].astype(np.uint64), axis=1)
                chances *= seat.wide.chances(masks, self._choices[at].part[rows[at]])
        return chances

    def _boards(self, used: Masks) -> Hands:
        known = self._spot.board
        boards = np.empty((len(used), self._spot.showdown.board), np.uint8)
        boards[:, : len(known)] = np.frombuffer(known, np.uint8)
        everywhere = np.arange(len(used))
        for card in range(len(known), boards.shape[1]):
            boards[:, card] = self._draw(used, everywhere)
        return boards

    def _draw(self, used: Masks, deals: NDArray[np.int64]) -> NDArray[np.uint8]:
        """A card more in some deals, marked as used."""
        codes = np.zeros(len(deals), np.uint8)
        again = np.arange(len(deals))
        while len(again):
            codes[again] = self._live[self._rng.integers(len(self._live), size=len(again))]
            again = again[used[deals[again]] >> codes[again].astype(np.uint64) & _BIT != 0]
        used[deals] |= _BIT << codes.astype(np.uint64)
        return codes


def _masks(choices: Choices) -> Masks:
    """The named cards of each choice as bits."""
    bits = _BIT << choices.codes.astype(np.uint64)
    there = np.arange(choices.codes.shape[1]) < choices.named[:, None]
    masks: Masks = np.bitwise_or.reduce(np.where(there, bits, np.uint64(0)), axis=1)
    return masks


def _choices(seat: Seat, hole: int, gone: int) -> Choices:
    """A range's; of a hand that is known, or of which cards are, the one there is, its cards being gone."""
    if seat.wide is not None:
        return seat.wide.choices(gone)
    known = seat.hands.shape[1]
    codes = np.zeros((1, hole), np.uint8)
    codes[0, :known] = seat.hands[0]
    return Choices(codes, np.array([known]), np.ones(1), np.zeros(1, np.int64))
