"""
Events that come every week: the ids and openings of the next ones, and where the tickets of a satellite lead.

Clauses     M4 (starts), M7 (a satellite's target).
Tested in   tests/room/tournaments/test_recurring.py
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from pakli.room.tournaments.records import EventOpened
from pakli.tournament import Structure

__all__ = ["WEEK", "following_id", "id_before", "leading_to", "next_opening"]

WEEK: Final = 7 * 24 * 3600 * 1000


def following_id(event_id: str, weeks: int = 1) -> str:
    """The id of an event so many recurrences later."""
    base, _, number = event_id.partition("w")
    return f"{base}w{int(number or 0) + weeks}" if weeks else event_id


def id_before(event_id: str) -> str:
    """The id of the event that this one follows; empty: it follows none."""
    base, _, number = event_id.partition("w")
    if not number.isdigit():
        return ""
    return f"{base}w{int(number) - 1}" if int(number) > 1 else base


def leading_to(structure: Structure, target: str) -> Structure:
    """The same, its tickets for the event that is called so."""
    return replace(structure, satellite=structure.satellite and replace(structure.satellite, target=target))


def next_opening(
    opening: EventOpened, now: int, starts: Callable[[str], tuple[int, bool] | None]
) -> EventOpened | None:
    """
    The next recurrence of an event; None: there is none, as its tickets would lead nowhere.

    A satellite aims at the first recurrence of its target that starts after it, announced already or not.

    Args:
        now: milliseconds since 1970.
        starts: when an event of an id starts, and whether it comes every week; None: it is over for good.
    """
    start = opening.starts + WEEK
    while start <= now:
        start += WEEK
    following = replace(opening, starts=start)
    if not opening.target:
        return following
    target = starts(opening.target)
    if target is None:
        return None
    at, weekly = target
    if at and at <= start and not weekly:
        return None
    weeks = 1 + (start - at) // WEEK if at and at <= start else 0
    aim = following_id(opening.target, weeks)
    return replace(following, target=aim, structure=leading_to(opening.structure, aim))
