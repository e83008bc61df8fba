"""
The hashes of fair dealing: each with a first byte of its own, so that none can be taken for another.

Clauses     F3. Integers are one byte; everything else is 32 bytes, a hand's id 16.
Knows       bytes. Not packs, seats or tables.
Tested in   tests/fairness/test_vectors.py
"""

from hashlib import sha256, shake_256
from typing import Final

__all__ = [
    "HAND_BYTES",
    "HASH_BYTES",
    "card_leaf",
    "digest",
    "link",
    "node",
    "seed_of",
    "stream",
    "ticket_leaf",
    "ticket_value",
]

HASH_BYTES: Final = 32
HAND_BYTES: Final = 16
STREAM_BYTES: Final = 4096


def digest(data: bytes) -> bytes:
    """SHA-256."""
    return sha256(data).digest()


def stream(seed: bytes) -> bytes:
    """The 4,096 bytes that everything by chance in a hand is read from: SHAKE-256 of 0x05 and the seed."""
    return shake_256(b"\x05" + seed).digest(STREAM_BYTES)


def card_leaf(hand: bytes, pack: int, position: int, card: int, salt: bytes) -> bytes:
    """What hides a card at its position of a pack."""
    return digest(b"\x00" + hand + bytes((pack, position, card)) + salt)


def node(left: bytes, right: bytes) -> bytes:
    """A node of a tree over two others."""
    return digest(b"\x01" + left + right)


def link(value: bytes) -> bytes:
    """The value of a chain before this one: v(i-1) of v(i)."""
    return digest(b"\x02" + value)


def ticket_leaf(hand: bytes, pack: int, position: int, ticket: bytes) -> bytes:
    """What hides the ticket of a position of a pack."""
    return digest(b"\x03" + hand + bytes((pack, position)) + ticket)


def seed_of(record_hash: bytes, shares: list[bytes] | tuple[bytes, ...]) -> bytes:
    """What decides the order: the record's hash and the shares by ascending seat."""
    return digest(b"\x04" + record_hash + b"".join(shares))


def ticket_value(seed: bytes, serving: int, ticket: bytes) -> bytes:
    """Where a position stands in a reshuffled stub, for serving `serving` (from 1): the smallest first."""
    return digest(b"\x06" + seed + bytes((serving,)) + ticket)
