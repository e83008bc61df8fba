"""
The kernel's counts, as arrays: each function is one piece of work, which another process can do as well.

Shapes      hands: codes, uint8 of shape (n, players, hole); counts: uint64, one column for each outcome.
Cost        hold'em before the flop 0.1 ms a match-up, on the flop 2 µs; Omaha 0.2 ms before the flop; 10 ns a
            deal of own cards; at random 15 ns a deal heads-up, else 50 ns a player, Omaha 60 ns a player.
            The GIL is free meanwhile.
Tested in   tests/odds/
"""

from collections.abc import Callable, Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.odds.games import Showdown
from pakli.odds.wide import WideRange
from pakli.ranking import RANKINGS, Ranking, _kernel

__all__ = [
    "Ask",
    "Counts",
    "Hands",
    "Seat",
    "Spot",
    "board_places",
    "match_ups",
    "outcomes",
    "own_cards",
    "own_match_ups",
    "own_places",
    "sample",
]

Ask = Callable[[], object]
"""Is called now and then while nothing else is told of; what it raises ends the work."""
Hands = NDArray[np.uint8]
Counts = NDArray[np.uint64]


class Spot(Struct, frozen=True):
    """What is known besides the hands: the game, the board so far, the cards that are gone."""

    showdown: Showdown
    board: bytes
    dead: bytes


class Seat(Struct, frozen=True):
    """What a player may hold."""

    text: str
    hands: Hands
    """Shape (n, known cards); one row where it is known what he holds, or he holds a wide range besides."""
    weights: NDArray[np.float64]
    """Shape (n,)."""
    missing: int
    """How many cards he is still dealt at random."""
    wide: WideRange | None = None
    """What else he may hold, where that is too much for a list of hands; then he gets what is missing."""
    named: NDArray[np.uint64] | None = None
    """Bits of the cards each part of his range names, where `hands` are those of a `WideRange`."""

    @property
    def settled(self) -> bool:
        """Whether there is one hand, and nothing missing."""
        return len(self.hands) == 1 and not self.missing and self.wide is None


def outcomes(showdown: Showdown, players: int) -> int:
    """How many outcomes there can be: columns of the counts."""
    return 1 << (2 * players if showdown.low else players)


def match_ups(spot: Spot, hands: Hands) -> Counts:
    """The outcomes of each match-up, on all boards: shape (n, outcomes)."""
    game = spot.showdown
    counts = np.zeros((len(hands), outcomes(game, hands.shape[1])), np.uint64)
    wrong = _kernel.count_match_ups(
        game.high, game.low, game.two_and_three, hands, spot.board, spot.dead, counts
    )
    assert wrong < 0, f"row {wrong} is no match-up"
    return counts


def own_cards(spot: Spot, hands: Sequence[bytes]) -> Counts:
    """The outcomes when all players get what they miss in every way: shape (outcomes,)."""
    game = spot.showdown
    counts = np.zeros(outcomes(game, len(hands)), np.uint64)
    _kernel.count_own(game.high, game.low, game.cards, list(hands), spot.dead, counts)
    return counts


def own_match_ups(spot: Spot, hands: Sequence[Hands]) -> Counts:
    """The outcomes of each match-up when all players get what they miss in every way: (n, outcomes)."""
    game = spot.showdown
    counts = np.zeros((len(hands[0]), outcomes(game, len(hands))), np.uint64)
    for row, times in enumerate(counts):
        held = [mine[row].tobytes() for mine in hands]
        _kernel.count_own(game.high, game.low, game.cards, held, spot.dead, times)
    return counts


def board_places(spot: Spot, hand: bytes, ranking: str) -> Counts:
    """How often a hand comes to each place of the ranking, on all boards: shape (places + 1,)."""
    counts = _places(ranking)
    game = spot.showdown
    _kernel.count_board_places(ranking, game.two_and_three, hand, spot.board, spot.dead, counts)
    return counts


def own_places(spot: Spot, hand: bytes, ranking: str) -> Counts:
    """How often a hand comes to each place when it gets what it misses in every way: shape (places + 1,)."""
    counts = _places(ranking)
    _kernel.count_own_places(ranking, spot.showdown.cards, hand, spot.dead, counts)
    return counts


def _places(ranking: str) -> Counts:
    return np.zeros(RANKINGS[Ranking(ranking)].places + 1, np.uint64)


def sample(
    spot: Spot, seats: Sequence[Seat], seed: int, part: int, samples: int, ask: Ask | None = None
) -> Counts | None:
    """
    The outcomes of random deals: shape (outcomes,); None if the ranges leave (nearly) no deal.

    The same seed and part give the same deals. `ask` is called while hands do not go together.
    """
    game = spot.showdown
    counts = np.zeros(outcomes(game, len(seats)), np.uint64)
    dealt = _kernel.sample(
        game.high,
        game.low,
        game.cards,
        game.two_and_three,
        [seat.hands for seat in seats],
        [seat.weights for seat in seats],
        [seat.missing for seat in seats],
        spot.board,
        game.board,
        spot.dead,
        seed,
        part,
        samples,
        counts,
        ask,
    )
    return counts if dealt else None
