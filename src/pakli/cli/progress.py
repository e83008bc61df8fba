"""A progress bar for what takes more than a second: on a terminal only, never in the way of the output."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from time import perf_counter

__all__ = ["shown", "tracked"]

_PATIENCE = 1.0
"""Seconds before a bar appears: a quick run stays silent, and need not load Rich."""


def tracked(total: int, label: str, *, quiet: bool = False) -> Iterator[int]:
    """
    Count from 0 to `total` - 1; after a second, show on standard error how far it is.

    `quiet`: never show anything, as when the output is for a program.
    """
    if quiet or not sys.stderr.isatty():
        yield from range(total)
        return
    start = perf_counter()
    numbers = iter(range(total))
    for number in numbers:
        yield number
        if perf_counter() - start > _PATIENCE:
            yield from _with_bar(numbers, number + 1, total, label)


def _with_bar(numbers: Iterator[int], done: int, total: int, label: str) -> Iterator[int]:
    from rich.console import Console
    from rich.progress import Progress

    with ExitStack() as stack:
        bar = stack.enter_context(Progress(console=Console(stderr=True), transient=True))
        task = bar.add_task(label, total=total, completed=done)
        for number in numbers:
            yield number
            bar.update(task, completed=number + 1)


@contextmanager
def shown(label: str, *, quiet: bool = False) -> Iterator[Callable[[int, int], None] | None]:
    """
    A function to be told how many of how many pieces are done; None where nobody would see it.

    The bar appears after a second, on standard error. `quiet`: never show anything.
    """
    if quiet or not sys.stderr.isatty():
        yield None
        return
    start = perf_counter()
    with ExitStack() as stack:
        bars: list[Callable[[int, int], None]] = []

        def told(pieces: int, of: int) -> None:
            if not bars and perf_counter() - start > _PATIENCE:
                bars.append(_bar(stack, label))
            for bar in bars:
                bar(pieces, of)

        yield told


def _bar(stack: ExitStack, label: str) -> Callable[[int, int], None]:
    from rich.console import Console
    from rich.progress import Progress

    bar = stack.enter_context(Progress(console=Console(stderr=True), transient=True))
    task = bar.add_task(label)

    def told(pieces: int, of: int) -> None:
        bar.update(task, completed=pieces, total=of)

    return told
