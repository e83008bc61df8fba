"""
Shares nobody can choose late: a chain of hashes whose end is handed in before anything is known.

v(1000) is 32 random bytes, v(i-1) is the hash of v(i), v(0) is handed in on sitting down; each share is the
next v. Who has seen one value cannot compute the next, and whoever gives it has no choice which.

Clauses     F3.
Tested in   tests/fairness/test_pieces.py
"""

from typing import Final

from pakli.fairness.hashing import HASH_BYTES, link

__all__ = ["CHAIN_LENGTH", "Chain", "follows"]

CHAIN_LENGTH: Final = 1000
"""Shares of one chain."""


def follows(share: bytes, value: bytes) -> bool:
    """Whether a share is the one after a chain's value that is known."""
    return len(share) == HASH_BYTES and link(share) == value


class Chain:
    """The giver's side of a chain: every value of it."""

    def __init__(self, last: bytes, length: int = CHAIN_LENGTH) -> None:
        """`last`: 32 random bytes, the value with the number `length`."""
        assert len(last) == HASH_BYTES, "a chain ends in 32 random bytes"
        values = [last]
        for _ in range(length):
            values.append(link(values[-1]))
        self._values: Final = values[::-1]

    @property
    def length(self) -> int:
        """How many shares it has."""
        return len(self._values) - 1

    def value(self, number: int) -> bytes:
        """v(number): 0 is what is handed in, 1 … `length` are shares."""
        return self._values[number]

    def number_of(self, value: bytes, after: int = 0) -> int | None:
        """Which value it is, looked for from number `after` on; None: none of these."""
        try:
            return self._values.index(value, after)
        except ValueError:
            return None
