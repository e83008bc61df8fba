"""
Work in pieces: here, or wherever an executor does it, with word of how far it is.

Tested in   tests/odds/test_pieces.py
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future
from contextlib import closing
from functools import partial
from itertools import islice
from typing import Final, Protocol, TypeVar

from pakli.odds.errors import OddsError

__all__ = ["Progress", "check_work", "done", "in_order"]

Result = TypeVar("Result")

_AHEAD: Final = 256
"""Pieces an executor is given at once: more than it has workers, few beside all that there may be."""


class Progress(Protocol):
    """Is told how far the work is."""

    def __call__(self, pieces: int, of: int, /) -> object:
        """So many pieces of so many are done. What it raises ends the work."""


def check_work(executor: Executor | None, progress: Progress | None) -> None:
    """
    Who does the work and who is told of it, before it begins.

    Raises:
        OddsError: that is no executor, or nothing that could be called.
    """
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise OddsError("no-executor", given=repr(executor))
    if progress is not None and not callable(progress):
        raise OddsError("no-progress", given=repr(progress))


def done(
    work: Callable[..., Result],
    pieces: Iterable[tuple[object, ...]],
    many: int,
    executor: Executor | None,
    progress: Progress | None,
    *,
    asks: bool = False,
) -> Iterator[Result]:
    """
    `work` done with the arguments of each of so many pieces; the results, in the order of the pieces.

    Whatever ends it early (what `progress` or a piece raised, or nobody wanting more) calls off the pieces
    that have not begun. With `asks`, `work` takes `ask`, to be given up within a piece.
    """
    so_far = 0
    if asks and executor is None and progress is not None:
        work = partial(work, ask=lambda: progress(so_far, many))
    with closing(in_order(work, pieces, executor)) as results:
        for result in results:
            yield result
            so_far += 1
            if progress is not None:
                progress(so_far, many)


def in_order(
    work: Callable[..., Result], pieces: Iterable[tuple[object, ...]], executor: Executor | None
) -> Generator[Result, None, None]:
    """The same without word of how far it is; closing it calls off the pieces that have not begun."""
    if executor is None:
        for piece in pieces:
            yield work(*piece)
        return
    waiting = iter(pieces)
    futures: deque[Future[Result]] = deque()
    try:
        while True:
            futures.extend(executor.submit(work, *piece) for piece in islice(waiting, _AHEAD - len(futures)))
            if not futures:
                return
            yield futures[0].result()
            futures.popleft()
    finally:
        for future in futures:
            future.cancel()
