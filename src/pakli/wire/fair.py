"""
What a client needs to check the deal, as messages.

Clauses     F3, F2 (only openings of what he sees: `pakli.room.fair_told`).
Tested in   tests/wire/test_fair.py
"""

from msgspec import UNSET

from pakli.room.fair_told import CardsTold, DrawnTold, FairTold, RecordTold, VoidTold
from pakli.wire import messages as m
from pakli.wire.reading import written

__all__ = ["fair_frame", "fair_message"]


class _Written:
    """What was written last: most of it goes to everybody at a table, one after another."""

    table: str = ""
    told: FairTold | None = None
    frame: bytes = b""


def fair_frame(table: str, told: FairTold) -> bytes:
    """The frame that tells it."""
    if _Written.told is not told or _Written.table != table:
        frame = written(fair_message(table, told))
        _Written.table, _Written.told, _Written.frame = table, told, frame
    return _Written.frame


def fair_message(table: str, told: FairTold) -> m.ServerMessage:
    """The message that tells it."""
    match told:
        case RecordTold(record):
            return m.FairRecordMessage(table, record)
        case DrawnTold(hand, shares, opened):
            return m.FairSharesMessage(table=table, hand=hand, shares=shares, opened=_packs(opened))
        case VoidTold(record, shares, opened):
            return m.FairVoidMessage(table=table, record=record, shares=shares, opened=_packs(opened))
        case CardsTold(hand, openings, servings, tickets, deals, shown):
            return m.FairCardsMessage(
                table=table,
                hand=hand,
                openings=openings,
                servings=servings or UNSET,
                tickets=tickets or UNSET,
                deals=deals or UNSET,
                shown=shown or UNSET,
            )


def _packs(opened: tuple[tuple[int, tuple[int, ...], str], ...]) -> tuple[m.FairPack, ...]:
    return tuple([m.FairPack(pack, cards, key) for pack, cards, key in opened])
