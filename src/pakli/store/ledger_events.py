"""
Events of the stream ``ledger``: the truth about money. Stored for ever under stable tags.

Tested in   tests/contract/test_store_ledger.py, tests/golden/store/
"""

from typing import Final

from msgspec import Struct

from pakli.store.codec import Codec

__all__ = ["LEDGER_EVENTS", "Booked", "FloorSet", "LedgerEvent"]


class Booked(Struct, frozen=True, gc=False, tag="booked"):
    """Money moved between accounts; nothing came from nowhere: the lines sum to zero."""

    lines: tuple[tuple[str, int], ...]
    """Pairs of account and amount."""
    reason: str = ""
    """A code, such as ``"buy_in"``; texts are the catalogue's."""
    of: tuple[tuple[str, int], ...] = ()
    """Streams that got events in the same append, with their versions after it."""


class FloorSet(Struct, frozen=True, gc=False, tag="floor_set"):
    """What must be left in an account; None: it may owe without end, as who gives out play money does."""

    account: str
    floor: int | None


LedgerEvent = Booked | FloorSet

LEDGER_EVENTS: Final[Codec[LedgerEvent]] = Codec(LedgerEvent)
