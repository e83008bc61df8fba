"""
The words of a store: what is written, what is read, what is answered.

Tested in   tests/contract/
"""

import re
from collections.abc import Sequence

from msgspec import Struct

__all__ = [
    "LEDGER",
    "Append",
    "Line",
    "Posting",
    "Receipt",
    "Remark",
    "Snapshot",
    "Stored",
    "check_amount",
    "check_name",
]

LEDGER = "ledger"
"""The stream of all money moved. The store alone writes it."""

MOST = 2**53 - 1
"""The most that one posting may move: JSON's readers know no greater whole numbers."""

NAME = re.compile(r"[A-Za-z0-9][\w.:@+-]{0,199}", re.ASCII)


def check_name(name: str) -> str:
    """
    A stream, account or command id: 1 to 200 of ``A-Z a-z 0-9 . : @ + - _``, the first a letter or digit.

    Raises:
        ValueError: it is not; the caller's mistake.
    """
    if not NAME.fullmatch(name):
        raise ValueError(f"not a name for a stream, an account or a command: {name!r}")
    return name


def check_amount(amount: int) -> int:
    """
    An amount of chips, or cents.

    Raises:
        ValueError: it is beyond what JSON carries; the caller's mistake.
    """
    if not -MOST <= amount <= MOST:
        raise ValueError(f"not an amount: {amount}")
    return amount


class Append(Struct, frozen=True):
    """
    Events for the end of one stream.

    With no events it only makes sure that the stream is at the expected version.
    """

    stream: str
    expected: int | None
    """Version the stream must have (0: it is new); None: any, the events go where the stream ends."""
    events: Sequence[bytes] = ()
    """Each one JSON object, with its tag under ``"type"``."""
    mark: str = ""
    """
    Names what was asked for, so that it can be found again (`Store.marked`). It does not keep it from being
    done twice, as a command does: the expected version has to. It costs nothing, where a command takes as
    long as an event.
    """


class Posting(Struct, frozen=True):
    """One line of an entry: chips (or cents) that come to an account, or leave it (negative)."""

    account: str
    amount: int


class Remark(Struct, frozen=True):
    """What is kept with an entry of the ledger besides its lines."""

    note: str = ""
    """Why, in somebody's own words."""
    by: str = ""
    """Id of who had it booked; empty: it followed by itself."""
    undoes: int = 0
    """Version of an entry that this one takes back; 0: none."""


class Receipt(Struct, frozen=True):
    """What became of an append. It is on disk."""

    versions: tuple[int, ...]
    """For each write, in order, the stream's version after it."""
    at: int
    """When, in milliseconds since 1970 (UTC)."""
    entry: int = 0
    """Version of the stream ``ledger`` that holds the postings; 0: there were none."""
    repeated: bool = False
    """The command had been done before, and this is what was answered then: nothing was written now."""


class Stored(Struct, frozen=True):
    """An event as read: in the form of this release, whichever release wrote it."""

    stream: str
    version: int
    """Counts from 1 in each stream, without gaps."""
    at: int
    """When it was committed, in milliseconds since 1970 (UTC). Clocks jump: never reason with it."""
    tag: str
    schema: int
    """Schema number of the tag. An event that was never changed has 1."""
    data: bytes
    """JSON."""


class Snapshot(Struct, frozen=True):
    """What the events up to `version` come to, so that nobody need fold them again."""

    stream: str
    version: int
    data: bytes


class Line(Struct, frozen=True):
    """A line of an account's statement."""

    entry: int
    """Version of the stream ``ledger``."""
    at: int
    amount: int
    balance: int
    """After this line."""
    reason: str
    others: tuple[str, ...] = ()
    """The other accounts of the entry."""
    remark: Remark = Remark()
