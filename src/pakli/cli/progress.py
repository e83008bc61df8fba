"""A progress bar for what takes more than a second: on a terminal only, never in the way of the output."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from time import perf_counter

__all__ = ["tracked"]

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
