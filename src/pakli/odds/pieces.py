"""
Work in pieces: here, or wherever an executor does it, with word of how far it is.

Tested in   tests/odds/test_pieces.py
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from itertools import islice
from typing import Final, Protocol, TypeVar

__all__ = ["Progress", "done"]

Result = TypeVar("Result")

_AHEAD: Final = 256
"""Pieces an executor is given at once: more than it has workers, few beside all that there may be."""


class Progress(Protocol):
    """Is told how far the work is."""

    def __call__(self, pieces: int, of: int, /) -> object:
        """So many pieces of so many are done. What it raises ends the work."""


def done(
    work: Callable[..., Result],
    pieces: Iterable[tuple[object, ...]],
    many: int,
    executor: Executor | None,
    progress: Progress | None,
) -> Iterator[Result]:
    """
    `work` done with the arguments of each of so many pieces; the results, in the order of the pieces.

    Whatever ends it early (what `progress` or a piece raised, or nobody wanting more) calls off the pieces
    that have not begun.
    """
    if executor is None:
        for number, piece in enumerate(pieces, start=1):
            yield work(*piece)
            if progress is not None:
                progress(number, many)
        return
    waiting = iter(pieces)
    futures: deque[Future[Result]] = deque()
    try:
        for number in range(1, many + 1):
            futures.extend(executor.submit(work, *piece) for piece in islice(waiting, _AHEAD - len(futures)))
            yield futures[0].result()
            futures.popleft()
            if progress is not None:
                progress(number, many)
    finally:
        for future in futures:
            future.cancel()
