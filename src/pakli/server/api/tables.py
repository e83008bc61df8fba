"""
Tables: what there is, opening one, closing it, a seat somewhere at once.

Knows       the room, and the shapes the page uses (`pakli.wire.http`). Tested in tests/server/test_tables.py
"""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Struct, to_builtins

from pakli.club import may
from pakli.club.refusals import HOUSE, refuse
from pakli.room import Manners
from pakli.rules import RuleViolation
from pakli.server.api.answers import documented
from pakli.server.api.given import TheClub, TheLimits, TheRoom, Who
from pakli.server.api.who import Asked, check
from pakli.server.languages import language_of
from pakli.server.opening import open_table
from pakli.server.problems import problem_of
from pakli.server.quick_seat import quick_seat_for
from pakli.table import check_sign
from pakli.wire import choices, lobby_table
from pakli.wire.choices import sign_for
from pakli.wire.http import Choices, KeptSo, NewTable, Opened, QuickSeat, SetAsideTable, ShownSign
from pakli.wire.messages import LobbyTable
from pakli.wire.sign import sign_view

__all__ = ["ROUTES"]


class Waiting(Struct, frozen=True, kw_only=True):
    """One's place on the waiting list of a table."""

    table: str
    place: int
    """From 1."""
    called: bool
    """Whether there is a seat for him now."""


@get("/tables", **documented(401, body=False))
async def tables(room: TheRoom, who: Who) -> list[LobbyTable]:
    """The tables that one may see."""
    return [lobby_table(entry) for entry in room.lobby(who.person)]


@get("/choices", **documented(body=False))
async def table_choices() -> Choices:
    """What a new table can be: games with limits and seats, presets, house rules with their values."""
    return choices()


@post("/tables/sign", status_code=200, **documented(401))
async def shown_sign(request: Asked, who: Who, data: JSONBody[NewTable]) -> ShownSign:
    """The sign of a table as described, which is not opened; or why there can be none, which is no error."""
    try:
        sign = sign_for(data)
        check_sign(sign)
    except RuleViolation as violation:
        return ShownSign(problem=problem_of(violation.refusal, language_of(request)))
    return ShownSign(sign=sign_view(sign, data.name))


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


@put("/tables/{table:str}/manners", status_code=204, **documented(401, 404, 422))
async def keep_table(room: TheRoom, who: Who, table: FromPath[str], data: JSONBody[KeptSo]) -> None:
    """Keep a table otherwise: its name, who comes in, who writes, what spectators see when."""
    if room.table(table) is None:
        raise refuse(HOUSE, "gone.table")
    wanted = Manners(**to_builtins(data))
    await room.keep_table(who.person, table, wanted)


@get("/tables/set-aside", **documented(401, body=False))
async def set_aside(room: TheRoom, who: Who) -> list[SetAsideTable]:
    """Tables that this release cannot read, for the host: their chips are kept, and nobody plays there."""
    check(who.person, "run_club")
    return [SetAsideTable(table=one.table_id, name=one.name, why=one.why) for one in room.set_aside.values()]


@post("/quick-seat", status_code=200, **documented(401, 404, 422))
async def quick_seat(
    club: TheClub, room: TheRoom, limits: TheLimits, who: Who, data: JSONBody[QuickSeat]
) -> Opened:
    """A table where one plays at once; where there is none, a practice table is opened."""
    await club.accounts.give_practice_chips(who.person)
    found = await quick_seat_for(club, room, who.person, data, limits.practice_tables)
    if found is None:
        raise refuse(HOUSE, "gone.seat")
    return Opened(found)


@get("/me/waiting", **documented(401, body=False))
async def waiting(room: TheRoom, who: Who) -> list[Waiting]:
    """The waiting lists one is on."""
    found = []
    for actor in room.tables:
        table, player = actor.moment.table, who.person.id
        if player in table.waiting_list:
            place = table.waiting_list.index(player) + 1
            found.append(Waiting(table=actor.table_id, place=place, called=player in table.called))
    return found


ROUTES = (
    *(tables, table_choices, shown_sign, new_table, close_table, keep_table, set_aside, quick_seat, waiting),
)
