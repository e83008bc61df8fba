"""
The kernel's counts, as arrays: each function is one piece of work, which another process can do as well.

Shapes      hands: codes, uint8 of shape (n, players, hole); counts: uint64, one column for each outcome.
Cost        hold'em before the flop 0.1 ms a match-up, on the flop 2 µs; Omaha 0.2 ms before the flop, 20 µs
            on it, then 2 µs; 10 ns a deal of own cards; at random 15 ns a deal heads-up, else 50 ns a player,
            Omaha 60 ns a player. The GIL is free meanwhile.
Tested in   tests/odds/
"""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.cards import mask_of
from pakli.odds.games import Showdown
from pakli.odds.wide import WideRange
from pakli.ranking import RANKINGS, Ranking, _kernel, evaluate_many, evaluate_omaha_many

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
    "ranks",
    "sample",
    "who_wins",
]

Ask = Callable[[], object]
"""Is called now and then while nothing else is told of; what it raises ends the work."""
Hands = NDArray[np.uint8]
Counts = NDArray[np.uint64]


_BIT: Final = np.uint64(1)
_LATE: Final = 4
"""Cards of the board from which on there are so few more that Omaha is looked at board by board."""
_MANY: Final = 64
"""Match-ups from which on that is worth while."""


class Spot(Struct, frozen=True):
    """What is known besides the hands: the game, the board so far, the cards that are gone."""

    showdown: Showdown
    board: bytes
    dead: bytes
    draws: int = 1
    """Draw games: how many draws are to come; at the later ones everybody keeps what `discards.kept` says."""


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
    source: WideRange | None = None
    """What `hands` are a list of, if they are one."""

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
    if game.two_and_three and len(spot.board) >= _LATE and len(hands) >= _MANY:
        _board_by_board(spot, hands, counts)
        return counts
    wrong = _kernel.count_match_ups(
        game.high, game.low, game.two_and_three, hands, spot.board, spot.dead, counts
    )
    assert wrong < 0, f"row {wrong} is no match-up"
    return counts


def _board_by_board(spot: Spot, hands: Hands, counts: Counts) -> None:
    """In Omaha with few boards to come: what the kernel works out of a hand beforehand would not pay."""
    held = np.bitwise_or.reduce(_BIT << hands.astype(np.uint64), axis=(1, 2))
    full = len(spot.board) == spot.showdown.board
    gone = spot.board + spot.dead
    for last in [b""] if full else [bytes([code]) for code in spot.showdown.pack.codes if code not in gone]:
        out = np.uint64(mask_of(last))
        rows = np.nonzero((held & out) == 0)[0]
        boards = np.tile(np.frombuffer(spot.board + last, np.uint8), (len(rows), 1))
        counts[rows, who_wins(spot, hands[rows], boards)] += _BIT


def who_wins(spot: Spot, hands: Hands, boards: Hands) -> NDArray[np.int64]:
    """The outcome of each deal, hands of shape (n, players, hole) and boards of (n, board): shape (n,)."""
    found = np.zeros(len(hands), np.int64)
    players = hands.shape[1]
    for half, ranking in enumerate(filter(None, (spot.showdown.high, spot.showdown.low))):
        every = np.stack([ranks(spot, hands[:, at], boards, ranking) for at in range(players)])
        best = every.max(axis=0)
        for at in range(players):
            found |= ((every[at] == best) & (best > 0)).astype(np.int64) << (half * players + at)
    return found


def ranks(spot: Spot, hands: Hands, boards: Hands, ranking: str) -> NDArray[np.uint32]:
    """The rank of each hand of shape (n, hole) with its board of (n, cards): shape (n,)."""
    if spot.showdown.two_and_three:
        return evaluate_omaha_many(hands, boards, ranking)
    return evaluate_many(np.concatenate([hands, boards], axis=1) if boards.shape[1] else hands, ranking)


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
