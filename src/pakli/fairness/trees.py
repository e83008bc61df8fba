"""
Merkle trees: leaves in order, an odd last node goes up unchanged.

Clauses     F3.
Knows       hashes. Not what they hide.
Tested in   tests/fairness/test_pieces.py, tests/fairness/test_vectors.py
"""

from collections.abc import Sequence
from hashlib import sha256

from pakli.fairness.hashing import node

__all__ = ["levels_of", "path_of", "root_by"]


def levels_of(leaves: Sequence[bytes]) -> list[list[bytes]]:
    """The tree from its leaves up; the last level is the root alone. At least one leaf."""
    levels = [list(leaves)]
    while len(below := levels[-1]) > 1:
        # As `node`, written out: a hand's four packs have 800 of them.
        above = [sha256(b"\x01" + below[at - 1] + below[at]).digest() for at in range(1, len(below), 2)]
        if len(below) % 2:
            above.append(below[-1])
        levels.append(above)
    return levels


def path_of(levels: Sequence[Sequence[bytes]], position: int) -> tuple[bytes, ...]:
    """The hashes beside the way from a leaf to the root, the lowest first."""
    path = []
    for level in levels[:-1]:
        beside = position ^ 1
        if beside < len(level):
            path.append(level[beside])
        position //= 2
    return tuple(path)


def root_by(leaf: bytes, position: int, count: int, path: Sequence[bytes]) -> bytes | None:
    """
    The root to which a path leads from a leaf; None: no path of a tree with `count` leaves is so long.

    Args:
        position: of the leaf, 0 … `count` - 1.
    """
    rest = list(path)
    while count > 1:
        beside = position ^ 1
        if beside < count:
            if not rest:
                return None
            other = rest.pop(0)
            leaf = node(leaf, other) if beside > position else node(other, leaf)
        position, count = position // 2, (count + 1) // 2
    return None if rest else leaf
