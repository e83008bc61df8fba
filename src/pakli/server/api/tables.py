"""
Tables: what there is, opening one, closing it, a seat somewhere at once.

Knows       the room, and the shapes the page uses (`pakli.wire.http`). Tested in tests/server/test_tables.py
"""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from pakli.club import may
from pakli.club.refusals import HOUSE, refuse
from pakli.server.api.answers import documented
from pakli.server.api.given import TheClub, TheLimits, TheRoom, Who
from pakli.server.opening import open_table
from pakli.wire import choices, lobby_table
from pakli.wire.http import Choices, NewTable, Opened, QuickSeat
from pakli.wire.messages import LobbyTable

__all__ = ["ROUTES"]


@get("/tables", **documented(401, body=False))
async def tables(room: TheRoom, who: Who) -> list[LobbyTable]:
    """The tables that one may see."""
    return [lobby_table(entry) for entry in room.lobby(who.person)]


@get("/choices", **documented(body=False))
async def table_choices() -> Choices:
    """What a new table can be: games with limits and seats, presets, house rules with their values."""
    return choices()


@post("/tables", status_code=201, **documented(401, 422, 429))
async def new_table(
    club: TheClub, room: TheRoom, limits: TheLimits, who: Who, data: JSONBody[NewTable]
) -> Opened:
    """Open a table."""
    most = limits.tables_by_person
    if room.owned_by(who.person.id) >= most and may(who.person, "create_table") is not None:
        raise refuse(HOUSE, "wait.tables", most=most)
    await club.accounts.give_practice_chips(who.person)
    return Opened(await open_table(club, room, who.person, data))


@delete("/tables/{table:str}", status_code=204, **documented(401, 404, body=False))
async def close_table(room: TheRoom, who: Who, table: FromPath[str]) -> None:
    """Close a table when its hand is over; everybody gets his chips back."""
    if room.table(table) is None:
        raise refuse(HOUSE, "gone.table")
    await room.close_table(who.person, table)


@post("/quick-seat", status_code=200, **documented(401, 404))
async def quick_seat(club: TheClub, room: TheRoom, who: Who, data: JSONBody[QuickSeat]) -> Opened:
    """A table with a seat free, of this game if one is named."""
    await club.accounts.give_practice_chips(who.person)
    found = room.quick_seat(who.person, data.game, practice=data.practice)
    if found is None:
        raise refuse(HOUSE, "gone.seat")
    return Opened(found)


ROUTES = (tables, table_choices, new_table, close_table, quick_seat)
