"""
What happened lately in a tournament, for its director.

Tested in   tests/wire/test_tournaments.py
"""

from collections import deque
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from pakli.room.tournaments.records import EventEnded, EventRecord, EventSaid
from pakli.tournament import events as e

__all__ = ["Happening", "Recent"]

_MOST: Final = 200
_TOLD: Final = (
    *(e.Entered, e.Withdrew, e.Began, e.Moved, e.TableClosed, e.WentOut, e.Rebought, e.AddedOn, e.Placed),
    *(e.LevelBegan, e.BreakBegan, e.EventPaused, e.EventResumed, e.ClockSet, e.ClockTakenBack),
    *(e.BubbleBegan, e.BubbleEnded, e.PenaltySet, e.Disqualified, e.DealMade, e.BustTakenBack),
    *(e.MovedByFloor, e.EndTakenBack, e.EntriesReopened, e.PayoutsSet, e.PayoutsTakenBack),
    *(e.MoveTakenBack, e.EntryTakenBack, e.RulingMade, e.Cancelled, e.Finished, EventSaid, EventEnded),
    *(e.ChipsCounted, e.DifferenceAccepted, e.TableRaced, e.RaceTakenBack, e.ChipsLeft, e.HandAtTable),
)


class Happening(Struct, frozen=True, gc=False):
    """One thing: version in the stream, when in milliseconds since 1970, tag of the event, its facts."""

    number: int
    at: int
    what: str
    entry: int = 0
    table: int = 0
    seat: int = 0
    amount: int = 0
    reason: str = ""


class Recent(deque[Happening]):
    """The last ones, the oldest first."""

    def __init__(self) -> None:
        super().__init__(maxlen=_MOST)

    def note(self, records: Sequence[EventRecord], before: int, at: int) -> None:
        """What stands in the stream after version `before`."""
        for number, record in enumerate(records, before + 1):
            if not isinstance(record, _TOLD):
                continue
            entries = () if isinstance(record, e.EntriesReopened) else getattr(record, "entries", ())
            for entry in entries or (getattr(record, "entry", 0),):
                self.append(_happening(number, at, record, entry))


def _happening(number: int, at: int, record: EventRecord, entry: int) -> Happening:
    amount = getattr(record, "removed", 0) or getattr(record, "amount", 0) or getattr(record, "place", 0)
    amount = amount or getattr(record, "chips", 0) or getattr(record, "hands", 0)
    return Happening(
        number,
        at,
        str(type(record).__struct_config__.tag),
        entry,
        getattr(record, "table", 0),
        getattr(record, "seat", 0),
        amount if isinstance(amount, int) else 0,
        getattr(record, "reason", "") or getattr(record, "text", ""),
    )
