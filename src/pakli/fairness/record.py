"""
The record: what the server lays down before the deal, as the very bytes that are published and hashed.

Clauses     F3, P4 (the cut is in it).
Knows       its form. Not whether what it promises is kept: `check`.
Tested in   tests/fairness/test_vectors.py, tests/fairness/test_dishonest.py
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, MsgspecError, Struct, json

from pakli.fairness.broken import Broken
from pakli.fairness.hashing import digest

__all__ = ["PACKS", "Record", "read_record", "record_hash", "written_record"]

PACKS: Final = 4
"""Packs that are made for a hand; three of them are opened."""

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
HandId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
SeatNumber = Annotated[int, Meta(ge=1, le=255)]
Roots = tuple[Hash, Hash]


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is laid down; its fields stand in the order in which they are written."""

    v: Literal[1] = 1
    hand: HandId
    """16 random bytes, new for every attempt."""
    attempt: Annotated[int, Meta(ge=1, le=255)]
    previous: HandId | None
    """The attempt that was void before this one."""
    table: Annotated[str, Meta(max_length=64)]
    game: Annotated[str, Meta(max_length=64)]
    cards: Literal[32, 36, 52]
    """How many a pack has: the highest ones of the codes 0 … 51."""
    cut: Annotated[int, Meta(ge=0, le=51)]
    seats: tuple[tuple[SeatNumber, Hash], ...]
    """Who gives a share, and the value of his chain that his share comes after; ascending."""
    roots: tuple[Roots, Roots, Roots, Roots]
    """Of each pack the root over its cards and the one over its tickets."""


_DECODER: Final = json.Decoder(Record)
_LONGEST: Final = 8192


def written_record(record: Record) -> bytes:
    """The bytes that are published."""
    return json.encode(record)


def read_record(data: bytes) -> Record:
    """
    A record again.

    Raises:
        Broken: it is no record, or not written as records are: the bytes are what is hashed.
    """
    if len(data) > _LONGEST:
        raise Broken("record", "form")
    try:
        record = _DECODER.decode(data)
    except (MsgspecError, UnicodeError, RecursionError) as error:
        raise Broken("record", "form") from error
    if written_record(record) != data:
        raise Broken("record", "form")
    numbers = [seat for seat, _ in record.seats]
    if numbers != sorted(set(numbers)):
        raise Broken("record", "seats")
    if record.cut >= record.cards:
        raise Broken("record", "cut", cut=record.cut)
    if (record.attempt == 1) != (record.previous is None):
        raise Broken("record", "attempt", attempt=record.attempt)
    return record


def record_hash(data: bytes) -> bytes:
    """What everybody sees of it, and what the seed is made from."""
    return digest(data)
