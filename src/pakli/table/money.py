"""
Chips that come to a table and leave it, event by event: what a ledger books.

Clauses     T1-T4 (bought and taken away), A6 (rake), M4, M6 (a tournament's chips come and go the same way).
Tested in   tests/table/test_money.py: the flows of a log add up to its table's books
"""

from msgspec import Struct

from pakli.table import events as e

__all__ = ["Flow", "flow_of"]


class Flow(Struct, frozen=True, gc=False):
    """Chips that `player` brought to a table or took away, and what the house took (then nobody's)."""

    player: str = ""
    brought: int = 0
    taken_away: int = 0
    raked: int = 0


def flow_of(event: e.TableEvent) -> Flow | None:
    """What `event` moves over the table's edge; None: nothing. Everything else stays on the table."""
    match event:
        case e.Seated(_, player, chips) | e.ChipsBought(_, player, chips):
            return Flow(player, brought=chips)
        case e.Left(_, player, chips) | e.ChipsReturned(_, player, chips):
            return Flow(player, taken_away=chips) if chips else None
        case e.HandSettled(_, rake):
            return Flow(raked=rake) if rake else None
        case e.TakenBack(_, _, _, rake):
            return Flow(raked=-rake) if rake else None
        case _:
            return None
