"""
Work in pieces: here, or wherever an executor does it, with word of how far it is.

Tested in   tests/odds/test_pieces.py
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from typing import Protocol, TypeVar

__all__ = ["Progress", "done"]

Result = TypeVar("Result")


class Progress(Protocol):
    """Is told how far the work is."""

    def __call__(self, pieces: int, of: int, /) -> object:
        """So many pieces of so many are done. What it raises ends the work."""


def done(
    work: Callable[..., Result],
    pieces: Sequence[tuple[object, ...]],
    executor: Executor | None,
    progress: Progress | None,
) -> Iterator[Result]:
    """
    `work` done with each piece's arguments; the results, in the order of the pieces.

    Whatever ends it early (what `progress` or a piece raised, or nobody wanting more) calls off the pieces
    that have not begun.
    """
    if executor is None:
        for number, piece in enumerate(pieces, start=1):
            yield work(*piece)
            if progress is not None:
                progress(number, len(pieces))
        return
    futures: list[Future[Result]] = [executor.submit(work, *piece) for piece in pieces]
    try:
        for number, future in enumerate(futures, start=1):
            yield future.result()
            if progress is not None:
                progress(number, len(pieces))
    finally:
        for future in futures:
            future.cancel()
