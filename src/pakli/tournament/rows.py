"""
Long lists that are values: one row changed costs the same in a field of ten and of ten thousand.

A tournament is an immutable value, and copying ten thousand entries for every hand would make each hand
dearer the more play. Rows lie in chunks: a change copies one chunk and the list of chunks.

Knows       nothing of tournaments. Tested in tests/tournament/test_rows.py
"""

from collections.abc import Iterator, Mapping
from typing import Final, Generic, TypeVar
from zlib import crc32

from msgspec import Struct

__all__ = ["Index", "Rows", "bits"]

Row = TypeVar("Row")

_CHUNK: Final = 64
_BUCKETS: Final = 1024


class Rows(Struct, Generic[Row], frozen=True):
    """Rows by number, from 1, without gaps."""

    chunks: tuple[tuple[Row, ...], ...] = ()
    count: int = 0

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Row]:
        for chunk in self.chunks:
            yield from chunk

    def __getitem__(self, number: int) -> Row:
        """
        Raises:
            KeyError: there is no such row.
        """
        if not 1 <= number <= self.count:
            raise KeyError(number)
        chunk, at = divmod(number - 1, _CHUNK)
        return self.chunks[chunk][at]

    def added(self, row: Row) -> "Rows[Row]":
        """With one more row, numbered `count` + 1."""
        if self.count % _CHUNK:
            chunks = (*self.chunks[:-1], (*self.chunks[-1], row))
        else:
            chunks = (*self.chunks, (row,))
        return Rows(chunks, self.count + 1)

    def changed(self, rows: Mapping[int, Row]) -> "Rows[Row]":
        """With other rows in the places of `rows`."""
        touched: dict[int, list[Row]] = {}
        for number, row in rows.items():
            assert 1 <= number <= self.count, "a row that is changed is there"
            chunk, at = divmod(number - 1, _CHUNK)
            if chunk not in touched:
                touched[chunk] = list(self.chunks[chunk])
            touched[chunk][at] = row
        chunks = list(self.chunks)
        for chunk, rebuilt in touched.items():
            chunks[chunk] = tuple(rebuilt)
        return Rows(tuple(chunks), self.count)


class Index(Struct, frozen=True):
    """The numbers kept under a name, in the order they came."""

    buckets: tuple[tuple[tuple[str, tuple[int, ...]], ...], ...] = ((),) * _BUCKETS

    def find(self, name: str) -> tuple[int, ...]:
        """The numbers under `name`; none where it is not known."""
        for known, numbers in self.buckets[crc32(name.encode()) % _BUCKETS]:
            if known == name:
                return numbers
        return ()

    def added(self, name: str, number: int) -> "Index":
        """With one more number under `name`."""
        at = crc32(name.encode()) % _BUCKETS
        numbers = (*self.find(name), number)
        bucket = (*[pair for pair in self.buckets[at] if pair[0] != name], (name, numbers))
        return Index((*self.buckets[:at], bucket, *self.buckets[at + 1 :]))


def bits(numbers: int) -> Iterator[int]:
    """The numbers in a set of bits, the smallest first."""
    while numbers:
        lowest = numbers & -numbers
        yield lowest.bit_length() - 1
        numbers ^= lowest
