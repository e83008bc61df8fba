"""
Points of a season: what places in its tournaments are worth.

Ten times the square root of (people in it / place), to the whole number: the winner of a field of nine has
30, the fourth 15. Who ties for a place has the place's points.

Clauses     M1 (places). Tested in tests/room/tournaments/test_season.py
"""

from math import isqrt

from pakli.room.tournaments.records import EVENTS, EventOpened, event_stream, opened_event
from pakli.store import Store
from pakli.tournament import Tournament
from pakli.tournament import events as e

__all__ = ["points_in", "points_of"]


def points_of(event: Tournament) -> dict[str, int]:
    """What each player of an event that is over gets."""
    return {entry.player: isqrt(100 * event.players // entry.place) for entry in event.entries if entry.place}


async def points_in(
    store: Store, *, begins: int, ends: int, practice: bool, currency: str = ""
) -> dict[str, int]:
    """
    Everybody's points of events that were over in the span; arguments as for `standings`.

    Raises:
        StoreError: the log cannot be read.
    """
    found: dict[str, int] = {}
    for stream in await store.streams(event_stream("")):
        first = await store.read(stream, limit=1)
        opening = EVENTS.decode(first[0]) if first else None
        if not isinstance(opening, EventOpened) or not opening.season:
            continue
        structure = opening.structure
        if structure.practice != practice or (not practice and structure.money.code != currency):
            continue
        stored = (await store.read(stream))[1:]
        records = EVENTS.decode_all(stored)
        over = [one.at for one, record in zip(stored, records, strict=True) if type(record) is e.Finished]
        if over and begins <= over[-1] < ends:
            event = opened_event(opening).after(*records).event
            if event.status != "finished":  # its end was taken back, and it is played on
                continue
            for player, points in points_of(event).items():
                found[player] = found.get(player, 0) + points
    return found
