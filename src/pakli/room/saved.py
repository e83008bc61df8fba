"""
What is kept beside the log, so that a table starts again quickly and with the time that was left.

A snapshot is taken of the table as it was before the hand that has just been played, with no hand on it; the
events of that hand are in the log and folded over it, so that the hand lies there again. What is in no
stream, private intent and the clock's hand, is an aside: written down now and then, and when the room closes.

Tested in   tests/room/test_restart.py
"""

from typing import Final

from msgspec import Struct, json

from pakli.room.fair import GivenChain
from pakli.room.kept import Kept
from pakli.room.moment import Asked, ClockKind, SeatRequest
from pakli.room.records import Manners
from pakli.rules import Refusal
from pakli.table import SavedTable, restored, saved

__all__ = ["ASIDE_FORM", "KEPT_FORM", "Aside", "aside_stream", "kept_from", "kept_saved"]

KEPT_FORM: Final = 1
"""Number of the snapshots' form: another form is not read, the stream is folded from its beginning."""
ASIDE_FORM: Final = 1


class Aside(Struct, frozen=True, kw_only=True):
    """What a table has beside its stream."""

    asked: Asked | None = None
    """The question whose clock this is."""
    clock: tuple[ClockKind, float] | None = None
    """Which part of it was running, and the seconds left."""
    out_at_big_blind: tuple[int, ...] = ()
    bomb_asked: int = 0
    requests: tuple[SeatRequest, ...] = ()
    denied: tuple[tuple[str, Refusal], ...] = ()


class _Saved(Struct, frozen=True, kw_only=True):
    """`Kept` between two hands."""

    manners: Manners
    banks: tuple[tuple[str, int], ...]
    table: SavedTable
    chains: tuple[GivenChain, ...] = ()


_DECODER: Final = json.Decoder(_Saved)


def aside_stream(table_id: str) -> str:
    """The name under which a table's aside is saved."""
    return f"aside:{table_id}"


def kept_saved(kept: Kept) -> bytes:
    """The JSON of a table before a hand. What of the last hand lies on it is left out."""
    return json.encode(
        _Saved(manners=kept.manners, banks=kept.banks, table=saved(kept.table), chains=kept.chains)
    )


def kept_from(data: bytes) -> Kept:
    """
    The table again.

    Raises:
        msgspec.MsgspecError: it is in another form.
    """
    record = _DECODER.decode(data)
    table = restored(record.table)
    return Kept(manners=record.manners, table=table, banks=record.banks, chains=record.chains)
