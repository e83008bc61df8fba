"""
How an equity is worked out: pieces of work, and what their results come to.

Tested in   tests/odds/test_pieces.py
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor

from msgspec import Struct

from pakli.odds.deals import Counts, Seat, Spot
from pakli.odds.pieces import Progress, done
from pakli.odds.results import Equity, result_of

__all__ = ["Plan", "told"]


class Plan(Struct, frozen=True):
    """Work in pieces; each can be done by another process."""

    work: Callable[..., Counts | None]
    pieces: Iterable[tuple[object, ...]]
    many: int
    """How many pieces there are."""
    finish: Callable[[Iterator[Counts | None]], Equity]
    """The answer, from the results in the order of the pieces."""
    asks: bool = False
    """`work` takes `ask`, to be given up within a piece."""

    def run(self, executor: Executor | None, progress: Progress | None) -> Equity:
        """
        Do it.

        Raises:
            OddsError: there is no answer.
        """
        return self.finish(done(self.work, self.pieces, self.many, executor, progress, asks=self.asks))


def told(
    spot: Spot, seats: Sequence[Seat], pairs: Sequence[tuple[int, float]], boards: int, *, sampled: bool
) -> Equity:
    """The answer that follows from outcomes and how often each came."""
    game = spot.showdown
    texts = [seat.text for seat in seats]
    return result_of(game.game, texts, pairs, boards, halves=bool(game.low), sampled=sampled)
