"""Where a right is asked for, as the room knows the table. Tested in tests/server/test_invitations.py"""

from pakli.club import Person, Place
from pakli.club.refusals import HOUSE, refuse
from pakli.room import Room

__all__ = ["place_of"]


def place_of(room: Room, person: Person, table: str) -> Place:
    """
    The table with this id, as the club's rights ask about it.

    Raises:
        Refused: there is none (`gone.table`).
    """
    actor = room.table(table)
    if actor is None:
        raise refuse(HOUSE, "gone.table")
    return actor.place(person.id)
