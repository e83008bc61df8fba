"""
Deals at random where ranges of more than two cards are too long to be lists of hands.

Hands that are known or listed, and the named cards of the other ranges, are drawn first, and drawn anew if
one comes twice; then whatever may be any card of a range, from what is left. A deal drawn so is kept as often
as makes every hand of a part equally likely, and every combination of hands that can be dealt together as
likely as the product of its weights. Then come the cards that players still get, later draws, and the board.

Shapes      hands: codes, uint8 of shape (n, players, hole); used: bits of cards, uint64 of shape (n,).
Cost        about 1 µs a deal and player, more where few deals are kept.
Tested in   tests/odds/test_wide.py, tests/odds/test_own_ranges.py
"""

from collections.abc import Iterator, Sequence
from math import factorial
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.cards import UNKNOWN, Pack, mask_of
from pakli.odds.deals import Ask, Counts, Hands, Seat, Spot, outcomes, who_wins
from pakli.odds.discards import kept
from pakli.odds.fitting import masks_of
from pakli.odds.patterns import Masks
from pakli.odds.wide import Choices, WideRange

__all__ = ["Rows", "dealt", "sample_wide"]

Rows = tuple[Sequence[NDArray[np.int64]], NDArray[np.float64]]
"""Match-ups: for each player rows of his range, and how likely each match-up is."""

_AT_ONCE: Final = 1 << 15
_PATIENCE: Final = 64
"""Times so many deals at once after which it is asked whether enough are kept."""
_ENOUGH: Final = 1 / 4096
"""The part of all deals; of fewer a sample would take hours."""
_BIT: Final = np.uint64(1)


def sample_wide(
    spot: Spot, seats: Sequence[Seat], seed: int, part: int, samples: int, ask: Ask | None = None
) -> Counts | None:
    """
    The outcomes of random deals: shape (outcomes,); None if the ranges leave (nearly) no deal.

    The same seed and part give the same deals. `ask` is called some thousands of deals apart.
    """
    counts = np.zeros(outcomes(spot.showdown, len(seats)), np.uint64)
    for deals in dealt(spot, seats, seed, part, samples, ask):
        if deals is None:
            return None
        counts += np.bincount(who_wins(spot, *deals), minlength=len(counts)).astype(np.uint64)
    return counts


def dealt(
    spot: Spot,
    seats: Sequence[Seat],
    seed: int,
    part: int,
    samples: int,
    ask: Ask | None = None,
    rows: Rows | None = None,
) -> Iterator[tuple[Hands, Hands] | None]:
    """
    So many random deals, some thousands at once: hands and boards; None if the ranges leave (nearly) no deal.

    The same seed and part give the same deals. `ask` is called after each of them. With `rows` hands are
    drawn out of all match-ups, and always go together.
    """
    dealer = _Dealer(spot, seats, np.random.default_rng((seed, part)), rows)
    times = there = 0
    while samples:
        hands, board = dealer.deals()
        times, there = times + 1, there + len(hands)
        if times % _PATIENCE == 0 and there < times * _AT_ONCE * _ENOUGH:
            yield None
            return
        kept = min(samples, len(hands))
        if kept:
            yield hands[:kept], board[:kept]
        samples -= kept
        if ask is not None:
            ask()


class _Drawn(Struct, frozen=True):
    """What a player's first cards are drawn from."""

    choices: Choices
    masks: Masks
    limits: NDArray[np.float64]
    """Up to which random numbers each choice is drawn."""
    range: WideRange | None
    """What the open cards belong to, if there are any."""
    certain: int
    """Cards he holds for certain, as bits; they are not in `choices`."""


class _Dealer:
    """Draws deals, some thousands at once."""

    def __init__(
        self, spot: Spot, seats: Sequence[Seat], rng: np.random.Generator, rows: Rows | None = None
    ) -> None:
        self._spot = spot
        self._rows = rows
        self._rng = rng
        gone = {*spot.board, *spot.dead}
        for seat in seats:
            if len(seat.hands) == 1:
                gone.update(seat.hands[0].tolist())
        out = mask_of(gone) | Pack.FULL.mask ^ spot.showdown.pack.mask
        self._live = np.array([code for code in range(UNKNOWN) if not out >> code & 1], np.uint8)
        self._drawn = [self._of_seat(seat, out) for seat in seats]
        self._keep = self._by_named()

    def _of_seat(self, seat: Seat, out: int) -> _Drawn:
        certain = 0
        if seat.wide is not None:
            choices = seat.wide.choices(out)
            certain = mask_of(seat.hands[0].tolist())
        elif len(seat.hands) == 1:
            certain = mask_of(seat.hands[0].tolist())
            choices = Choices(seat.hands[:, :0], np.zeros(1, np.int64), seat.weights, np.zeros(1, np.int64))
        else:
            named = np.full(len(seat.hands), seat.hands.shape[1])
            choices = Choices(seat.hands, named, seat.weights, named)
        limits = np.cumsum(self._likely(choices))
        return _Drawn(choices, choices.masks, limits, seat.wide, certain)

    def _likely(self, choices: Choices) -> NDArray[np.float64]:
        """How likely to draw each choice: as there are about so many ways to fill its open cards."""
        orders = np.array([factorial(cards) for cards in range(choices.codes.shape[1] + 1)], np.float64)
        weights = choices.weights / choices.weights.max()
        fewest = choices.named - choices.named.min()  # no power so great that all becomes 0
        likely = (
            weights
            / orders[choices.codes.shape[1] - choices.named]
            / float(max(1, len(self._live))) ** fewest
        )
        chances: NDArray[np.float64] = likely / likely.sum()
        return chances

    def _by_named(self) -> NDArray[np.float64]:
        """How often to keep a deal of so many named cards, to make up for what `_likely` is off by."""
        most = sum(int(drawn.choices.named.max()) for drawn in self._drawn)
        live = max(1, len(self._live))
        keep = np.ones(most + 1)
        for named in reversed(range(most)):
            keep[named] = keep[named + 1] * max(0, live - named) / live
        return keep

    def deals(self) -> tuple[Hands, Hands]:
        """Hands and boards; there may be none."""
        rows, used = self._named()
        hands = np.empty((len(used), len(self._drawn), self._spot.showdown.hole), np.uint8)
        for at, (drawn, row) in enumerate(zip(self._drawn, rows, strict=True)):
            cards = drawn.choices.codes.shape[1]
            hands[:, at, :cards] = drawn.choices.codes[row]
            for card in range(int(drawn.choices.named.min()), cards):
                missing = np.nonzero(drawn.choices.named[row] <= card)[0]
                hands[missing, at, card] = self._draw(used, missing)
        kept = np.nonzero(self._rng.random(len(used)) < self._chances(hands, rows))[0]
        hands, used = hands[kept], used[kept]
        self._complete(hands, used)
        for _ in range(1, self._spot.draws):
            self._change(hands, used)
        return hands, self._boards(used)

    def _named(self) -> tuple[list[NDArray[np.int64]], Masks]:
        """A choice for everybody, so that no card comes twice, and the cards that are used."""
        if self._rows is not None:
            return self._together(*self._rows)
        rows: list[NDArray[np.int64]] = []
        used = np.zeros(_AT_ONCE, np.uint64)
        named = np.zeros(_AT_ONCE, np.int64)
        fits = np.ones(_AT_ONCE, bool)
        for drawn in self._drawn:
            row = np.searchsorted(drawn.limits[:-1], self._rng.random(_AT_ONCE), side="right")
            rows.append(row)
            fits &= (used & drawn.masks[row]) == 0
            used |= drawn.masks[row]
            named += drawn.choices.named[row]
        kept = np.nonzero(fits & (self._rng.random(_AT_ONCE) < self._keep[named]))[0]
        return [row[kept] for row in rows], used[kept]

    def _together(
        self, rows: Sequence[NDArray[np.int64]], chances: NDArray[np.float64]
    ) -> tuple[list[NDArray[np.int64]], Masks]:
        """The same out of all match-ups."""
        which = self._rng.choice(len(chances), _AT_ONCE, p=chances)
        used = np.zeros(_AT_ONCE, np.uint64)
        for drawn, row in zip(self._drawn, rows, strict=True):
            used |= drawn.masks[row[which]]
        return [row[which] for row in rows], used

    def _chances(self, hands: Hands, rows: Sequence[NDArray[np.int64]]) -> NDArray[np.float64]:
        chances = np.ones(len(hands))
        for at, drawn in enumerate(self._drawn):
            if drawn.range is not None:
                cards = drawn.choices.codes.shape[1]
                chances *= drawn.range.chances(masks_of(hands[:, at, :cards]), drawn.choices.part[rows[at]])
        return chances

    def _complete(self, hands: Hands, used: Masks) -> None:
        """What everybody holds for certain, and what he still gets."""
        everywhere = np.arange(len(used))
        for at, drawn in enumerate(self._drawn):
            card = drawn.choices.codes.shape[1]
            for code in range(UNKNOWN):
                if drawn.certain >> code & 1:
                    hands[:, at, card] = code
                    card += 1
            for missing in range(card, hands.shape[2]):
                hands[:, at, missing] = self._draw(used, everywhere)

    def _change(self, hands: Hands, used: Masks) -> None:
        """A later draw: what is thrown away does not come again."""
        for at in range(hands.shape[1]):
            keeps = kept(self._spot.showdown, hands[:, at])
            for card in range(hands.shape[2]):
                thrown = np.nonzero(~keeps[:, card])[0]
                hands[thrown, at, card] = self._draw(used, thrown)

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
