"""
Events of the stream ``ledger``: the truth about money. Stored for ever under stable tags.

Tested in   tests/contract/test_store_ledger.py, tests/golden/store/
"""

from typing import Final

from msgspec import Struct

from pakli.store.codec import Codec

__all__ = ["LEDGER_EVENTS", "Booked", "FloorSet", "LedgerEvent"]


class Booked(Struct, frozen=True, gc=False, tag="booked", omit_defaults=True):
    """Money moved between accounts; nothing came from nowhere: the lines sum to zero."""

    lines: tuple[tuple[str, int], ...]
    """Pairs of account and amount."""
    reason: str = ""
    """A code, such as ``"buy_in"``; texts are the catalogue's."""
    of: tuple[tuple[str, int], ...] = ()
    """Streams that got events in the same append, with their versions after it."""
    note: str = ""
    """Why, in somebody's own words."""
    by: str = ""
    """Id of who had it booked; empty: it followed by itself."""
    undoes: int = 0
    """Version of an entry that this one takes back; 0: none."""


class FloorSet(Struct, frozen=True, gc=False, tag="floor_set", omit_defaults=True):
    """What must be left in an account; None: it may owe without end, as who gives out play money does."""

    account: str
    floor: int | None
    by: str = ""
    """Id of who set it; empty: the house itself."""


LedgerEvent = Booked | FloorSet

LEDGER_EVENTS: Final[Codec[LedgerEvent]] = Codec(LedgerEvent)
