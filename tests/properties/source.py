"""
Where a random hand's choices come from: Hypothesis, which finds small failures, or a seed, which is fast.

Every choice shrinks towards its least value or its first item, so generators name the plain case first.
"""

import random
from collections.abc import Sequence
from functools import cache
from typing import Protocol, TypeVar

from hypothesis import strategies as st

__all__ = ["Drawn", "Seeded", "Source", "one_in", "pick", "sources", "weighted"]

Item = TypeVar("Item")


class Source(Protocol):
    """Makes choices."""

    def whole(self, least: int, most: int) -> int:
        """A whole number from `least` to `most`, both included."""


class Seeded:
    """Choices that a seed fixes."""

    def __init__(self, seed: int) -> None:
        self._below = random.Random(seed).random

    def whole(self, least: int, most: int) -> int:
        """See `Source`."""
        return least + int(self._below() * (most - least + 1))


class Drawn:
    """Choices that Hypothesis makes."""

    def __init__(self, draw: st.DrawFn) -> None:
        self._draw = draw

    def __repr__(self) -> str:
        return "the choices of the hand below"

    def whole(self, least: int, most: int) -> int:
        """See `Source`."""
        return least if least == most else self._draw(_whole(least, most))


@st.composite
def sources(draw: st.DrawFn) -> Source:
    """Choices for a hand, made while it is played; not printed one by one, as those of `st.data` are."""
    return Drawn(draw)


@cache
def _whole(least: int, most: int) -> st.SearchStrategy[int]:
    return st.integers(least, most)


def pick(source: Source, items: Sequence[Item]) -> Item:
    """One of `items`, of which there is at least one."""
    return items[source.whole(0, len(items) - 1)]


def one_in(source: Source, count: int) -> bool:
    """True once in `count` times."""
    return source.whole(0, count - 1) == count - 1


def weighted(source: Source, items: Sequence[tuple[int, Item]]) -> Item:
    """One of the items, each as often as the weight before it says; some weight is above zero."""
    at = source.whole(0, sum([weight for weight, _ in items]) - 1)
    for weight, item in items:
        at -= weight
        if at < 0:
            return item
    raise AssertionError("no weights")
