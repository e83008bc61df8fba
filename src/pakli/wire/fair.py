"""
What a client needs to check the deal, as messages.

Clauses     F3, F2 (only openings of what he sees: `pakli.room.fair_told`).
Tested in   tests/wire/test_fair.py
"""

from msgspec import UNSET

from pakli.room.fair_told import CardsTold, DrawnTold, FairTold, RecordTold, VoidTold
from pakli.wire import messages as m

__all__ = ["fair_message"]


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
