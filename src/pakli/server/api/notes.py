"""
What one has noted about others: told to nobody else.

Knows       the club. Tested in tests/server/test_notes.py
"""

from typing import Annotated

from litestar import get, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from pakli.club import LONGEST_NOTE, Note, Tag
from pakli.server.api.answers import documented
from pakli.server.api.given import TheClub, Who

__all__ = ["ROUTES"]


class NewNote(Struct, frozen=True, forbid_unknown_fields=True):
    """What is noted about somebody from now on; neither text nor tag: nothing any more."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""
    tag: Tag = ""


@get("/me/notes", **documented(401, body=False))
async def notes(club: TheClub, who: Who) -> list[Note]:
    """What one has noted about others, by their ids."""
    return await club.notes.of(who.person.id)


@put("/me/notes/{player:str}", status_code=204, **documented(401, 404, 422))
async def set_note(club: TheClub, who: Who, player: FromPath[str], data: JSONBody[NewNote]) -> None:
    """Note something about somebody; nobody else sees it."""
    await club.notes.put(who.person.id, Note(player=player, text=data.text, tag=data.tag))


ROUTES = (notes, set_note)
