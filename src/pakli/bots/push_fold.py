"""
All-in or fold: what to do before the flop of Texas Hold'em with few chips, by a computed table.

The table holds, for stacks of 1 to 15 big blinds and one to eight players behind, which hands go all-in
first, and which hands of each of those behind call it: an equilibrium in chips, as near as fictitious play
comes. With two players it is that of the game in which one pushes or folds and the other calls or folds. With
more it is an approximation: all stacks are alike, and nobody comes in after one has called.

Near the money chips are not money: there the worth of every outcome in prize money decides (by
`pakli.odds.icm`, in `pakli.bots.short`), with the table as what others do.

Tables      `tables/push_fold.bin`: for each stack and number behind, the pusher's hands, then those of the
            callers in the order in which they act; of the 169 classes of two cards a bit each.
Source      `tools/push_fold.py`, which makes it again.
Clauses     section 10, facts 1, 2 and 4.
Tested in   tests/bots/test_push_fold.py
"""

import zlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pakli.cards import rank_of, suit_of

__all__ = ["BEHIND", "CLASSES", "STACKS", "calls", "class_of", "combinations", "equities", "packed", "pushes"]

CLASSES: Final = 169
STACKS: Final = 15
"""Big blinds, from one; the table has each whole number."""
BEHIND: Final = 8
"""Players behind the first, at most."""


def class_of(hole: Sequence[int]) -> int:
    """
    The class of two cards: pairs are 14 x rank, suited hands 13 x higher rank + lower, others the reverse.

    Raises:
        ValueError: not two cards.
    """
    one, other = hole
    high, low = max(rank_of(one), rank_of(other)), min(rank_of(one), rank_of(other))
    return 13 * high + low if suit_of(one) == suit_of(other) else 13 * low + high


@cache
def combinations() -> NDArray[np.float64]:
    """How many hands each class has: pairs 6, suited hands 4, others 12."""
    ranks = np.arange(13)
    table = np.where(ranks[:, None] > ranks, 4.0, 12.0)
    np.fill_diagonal(table, 6.0)
    return table.reshape(-1)


def packed(bits: NDArray[np.bool_]) -> bytes:
    """Rows of 169 as the table is stored."""
    return zlib.compress(np.packbits(bits, axis=1).tobytes(), 9)


@cache
def _table() -> NDArray[np.bool_]:
    stored = zlib.decompress(files("pakli.bots").joinpath("tables", "push_fold.bin").read_bytes())
    rows = np.frombuffer(stored, np.uint8).reshape(-1, 22)
    return np.unpackbits(rows, axis=1)[:, :CLASSES].astype(bool)


@cache
def equities() -> NDArray[np.float64]:
    """The part of the pot each class takes against each other, all in: shape (169, 169)."""
    stored = zlib.decompress(files("pakli.bots").joinpath("tables", "equities.bin").read_bytes())
    low, high = np.frombuffer(stored, np.uint8).reshape(2, CLASSES, CLASSES)
    return (low + (high.astype(np.float64) * 256)) / 65535


def row_of(stack: float, behind: int, caller: int = 0) -> int:
    """
    Where a range lies in the table.

    Args:
        stack: big blinds; 1 to 15, to the nearest whole number.
        behind: players behind who goes all-in first, 1 to 8.
        caller: 0: who goes all-in; else the how manieth of those behind.
    """
    blinds = min(max(round(stack), 1), STACKS)
    before = (blinds - 1) * sum(1 + more for more in range(1, BEHIND + 1))
    return before + sum(1 + more for more in range(1, behind)) + caller


def pushes(stack: float, behind: int) -> NDArray[np.bool_]:
    """Which classes go all-in first."""
    return np.asarray(_table()[row_of(stack, min(max(behind, 1), BEHIND))])


def calls(stack: float, behind: int, caller: int) -> NDArray[np.bool_]:
    """Which classes call that, of the `caller`-th player behind; the last is the big blind."""
    behind = min(max(behind, 1), BEHIND)
    return np.asarray(_table()[row_of(stack, behind, min(max(caller, 1), behind))])
