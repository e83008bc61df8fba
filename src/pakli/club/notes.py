"""
What people note about each other: a text and a tag, for whoever wrote it and nobody else.

Nothing here answers anybody but the writer: neither who is noted, nor the floor, nor the host.

Knows       the table `notes`. Tested in tests/club/test_notes.py
"""

from typing import Final, Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from pakli.club.desk import Desk
from pakli.club.lines import shortened
from pakli.club.refusals import HOUSE, refuse
from pakli.club.tables import NOTES, PEOPLE

__all__ = ["LONGEST_NOTE", "MOST_NOTES", "Note", "Notes", "Tag"]

Tag = Literal["", "loose", "tight", "aggressive", "passive", "tricky", "friend"]
"""How somebody plays, in a word; empty: no tag."""

LONGEST_NOTE: Final = 500
"""Characters."""
MOST_NOTES: Final = 1000
"""People that one person can have notes about."""


class Note(Struct, frozen=True, kw_only=True):
    """What somebody has noted about a player."""

    player: str
    text: str
    tag: Tag = ""


class Notes:
    """Everybody's notes, each for himself."""

    def __init__(self, desk: Desk) -> None:
        """Look things up at this desk."""
        self._desk = desk

    async def of(self, person_id: str) -> list[Note]:
        """What this person has noted, by the ids of those it is about."""
        wanted = select(NOTES).where(NOTES.c.person == person_id).order_by(NOTES.c.player)
        rows = await self._desk.tables.query(lambda connection: connection.execute(wanted).all())
        return [Note(player=row.player, text=row.text, tag=row.tag) for row in rows]

    async def put(self, person_id: str, note: Note) -> None:
        """
        Keep a note instead of what was noted before; one with neither text nor tag removes it.

        What cannot be seen of the text is left out, and it is kept on one line.

        Raises:
            Refused: there is nobody of this id (`gone.person`), or the person has `MOST_NOTES` already
                (`settings.many_notes`).
        """
        text = shortened(note.text, LONGEST_NOTE)
        row = {"person": person_id, "player": note.player, "text": text, "tag": note.tag}

        def work(connection: Connection) -> None:
            if not (text or note.tag):
                which = NOTES.c.person == person_id, NOTES.c.player == note.player
                connection.execute(delete(NOTES).where(*which))
                return
            _check_place(connection, person_id, note.player)
            dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
            kept = dialect.insert(NOTES).values(row)
            changed = {"text": text, "tag": note.tag}
            connection.execute(kept.on_conflict_do_update(index_elements=["person", "player"], set_=changed))

        await self._desk.tables.transact(work)


def _check_place(connection: Connection, person_id: str, player: str) -> None:
    """That there is somebody to note something about, and room for it."""
    there = select(func.count()).select_from(PEOPLE).where(PEOPLE.c.id == player)
    if not connection.execute(there).scalar_one():
        raise refuse(HOUSE, "gone.person")
    others = NOTES.c.person == person_id, NOTES.c.player != player
    count = connection.execute(select(func.count()).select_from(NOTES).where(*others)).scalar_one()
    if count >= MOST_NOTES:
        raise refuse(HOUSE, "settings.many_notes", most=MOST_NOTES)
