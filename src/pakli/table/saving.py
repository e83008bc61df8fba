"""
A table between hands as a record that can be stored, and back: where a log's replay may begin.

A hand is not in it: it is played again from the events since `HandStarted`. The last hand's cards are left
out too, so nothing can be shown after it any more.

Tested in   tests/table/test_money.py
"""

from msgspec import Struct

from pakli.table.positions import Positions
from pakli.table.seats import TableSeat
from pakli.table.sign import Sign
from pakli.table.state import Books, Dealing, Departed, TableState, Turn
from pakli.table.table import Table

__all__ = ["SavedTable", "restored", "saved"]


class SavedTable(Struct, frozen=True, tag="table"):
    """The fields of `TableState` that last from one hand to the next."""

    sign: Sign
    seats: tuple[TableSeat, ...]
    again: Dealing | None
    before: Positions
    turn: Turn
    hands: int
    waiting_list: tuple[str, ...]
    departed: tuple[Departed, ...]
    held: str
    books: Books


def saved(table: TableState) -> SavedTable:
    """
    The table as a record.

    Raises:
        AssertionError: a hand is prepared or played: its caller waits until it is over.
    """
    assert table.dealing is None, "a table is saved between hands"
    return SavedTable(**{name: getattr(table, name) for name in SavedTable.__struct_fields__})


def restored(record: SavedTable) -> Table:
    """The table that was saved, without its last hand."""
    return Table(**{name: getattr(record, name) for name in SavedTable.__struct_fields__})
