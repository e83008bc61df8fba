"""
The floor's desk: all tables with their state, what may be ruled at each, calls from players, and the rulings
that concern the club besides the table.

Knows       the room and the club. Who may what is the club's to say. Tested in tests/server/test_floor.py
"""

from typing import Annotated, Literal

from litestar import get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from pakli.club import Person, SignedIn
from pakli.club.lines import reason_of, shortened
from pakli.club.refusals import HOUSE, refuse
from pakli.club.rights import What
from pakli.room import Room, TableActor
from pakli.room.audit import audit_of
from pakli.room.authority import place_of, seat_of
from pakli.room.journal import Deed
from pakli.room.rulings import PossibleRuling, rulings_of
from pakli.server.api.answers import documented
from pakli.server.api.chips import Command
from pakli.server.api.given import TheClub, TheRoom, Who
from pakli.server.api.people import whom
from pakli.server.api.who import Asked, check
from pakli.server.languages import language_of
from pakli.server.problems import problem_of
from pakli.table import Announce
from pakli.wire.calls import call_view
from pakli.wire.http import Problem
from pakli.wire.messages import CallView
from pakli.wire.sign import sign_view
from pakli.wire.view import SignView

__all__ = ["ROUTES"]

Text = Annotated[str, Meta(max_length=300)]


class DeskPlayer(Struct, frozen=True, kw_only=True):
    """Somebody in a seat."""

    seat: int
    player: str
    name: str
    stack: int
    """Chips behind, between hands; during a hand those he began it with."""
    out: bool
    away: bool
    bot: bool


class DeskTable(Struct, frozen=True, kw_only=True):
    """A table, as those in charge see it: never a card."""

    table: str
    sign: SignView
    state: Literal["playing", "between", "held", "waiting", "stopped"]
    held: str
    """Why it is on hold; empty: it is not."""
    hand: int
    """The hand that is played, or was last; 0: none yet."""
    players: list[DeskPlayer]
    waiting: int
    spectators: int
    private: bool


class TableRuling(Struct, frozen=True, kw_only=True):
    """A ruling, of a seat or (0) of the table; `refusal`: why it is not possible now."""

    what: str
    seat: int
    refusal: Problem | None


class NewCall(Struct, frozen=True, forbid_unknown_fields=True):
    """A call for the floor, with a word why, if there is one."""

    text: Text = ""


class CallAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player is told whose call is closed."""

    answer: Text = ""


class TableMute(Struct, frozen=True, forbid_unknown_fields=True):
    """For how many minutes a player at the table may not write, and why."""

    player: Text
    minutes: int
    reason: Text


class TableGrant(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Chips of the table's kind for a player, outside the table, and why."""

    player: Text
    chips: Annotated[int, Meta(ge=1, le=10**12)]
    reason: Text
    command: Command = ""
    """An id of this deed: the same one given twice is done once."""


@get("/floor/tables", **documented(401, body=False))
async def desk_tables(room: TheRoom, who: Who) -> list[DeskTable]:
    """All tables with their state, for those in charge."""
    check(who.person, "answer_calls")
    return [_desk_table(room, actor) for actor in room.tables]


@get("/tables/{table:str}/rulings", **documented(401, 404, body=False))
async def table_rulings(request: Asked, room: TheRoom, who: Who, table: FromPath[str]) -> list[TableRuling]:
    """What the caller may rule at a table now, and why not what is not possible."""
    actor = _table(room, who, table, "watch_table")
    found = rulings_of(table, actor.moment.kept, who.person, room.house.people.get)
    language = language_of(request)
    return [_ruling(one, language) for one in found]


@post("/tables/{table:str}/mute", status_code=204, **documented(401, 404, 422))
async def mute_at_table(
    club: TheClub, room: TheRoom, who: Who, table: FromPath[str], data: JSONBody[TableMute]
) -> None:
    """Let a player not write for a while, and tell the table why."""
    actor = _table(room, who, table, "watch_table")
    person = await whom(club, who.person, data.player)
    action = _announce("mute", actor, person, data.minutes, data.reason)
    muted = club.management.muting(who.person, person.id, data.minutes, action.reason)
    await actor.house_does(action, deed=Deed(also=muted))
    club.management.changed(person.id)


@post("/tables/{table:str}/grant", status_code=204, **documented(401, 404, 422))
async def grant_at_table(
    club: TheClub, room: TheRoom, who: Who, table: FromPath[str], data: JSONBody[TableGrant]
) -> None:
    """Give a player chips of the table's kind, outside the table, and tell the table why."""
    actor = _table(room, who, table, "watch_table")
    person = await whom(club, who.person, data.player)
    check(who.person, "grant_chips", place_of(table, actor.moment.kept, who.person.id, person))
    action = _announce("grant", actor, person, data.chips, data.reason)
    money = actor.moment.table.sign.money
    command = f"{who.person.id}:{data.command}" if data.command else None
    if command is not None and await room.house.store.receipt(command) is not None:
        return
    room.knows(who.person)  # his name is written beside it, and he may be on no page that has a socket
    gift = await club.accounts.granting(
        who.person, person, data.chips * money.value, money.code, note=action.reason
    )
    deed = Deed(
        writes=audit_of(table, actor.moment.kept, who.person.id, action, room.house.people).writes,
        postings=gift.lines,
        reason=gift.reason,
        remark=gift.remark,
        command=command,
        also=gift.note,
    )
    await actor.house_does(action, deed=deed)
    club.accounts.changed(person.id)


@post("/tables/{table:str}/calls", status_code=201, **documented(401, 404, 422, 429))
async def call(room: TheRoom, who: Who, table: FromPath[str], data: JSONBody[NewCall]) -> CallView:
    """Call for the floor from a table where one sits."""
    actor = _table(room, who, table, "call_floor")
    kept = actor.moment.kept
    where = place_of(table, kept, who.person.id)
    seat = seat_of(kept, who.person.id)
    return call_view(await room.calls.make(who.person, where, kept.manners.name, seat, data.text))


@get("/calls", **documented(401, body=False))
async def calls(room: TheRoom, who: Who) -> list[CallView]:
    """Calls that are open, for those in charge; for others, their own, and the last that was closed."""
    return [call_view(one) for one in room.calls.for_viewer(who.person)]


@put("/calls/{number:int}/taken", **documented(401, 404))
async def take(room: TheRoom, who: Who, number: FromPath[int]) -> CallView:
    """See to a call."""
    return call_view(await room.calls.take(who.person, number))


@put("/calls/{number:int}/closed", **documented(401, 404, 422))
async def close(room: TheRoom, who: Who, number: FromPath[int], data: JSONBody[CallAnswer]) -> CallView:
    """Answer a call and close it; who called takes it back by this."""
    return call_view(await room.calls.close(who.person, number, data.answer))


def _table(room: Room, who: SignedIn, table_id: str, right: What) -> TableActor:
    actor = room.table(table_id)
    if actor is None:
        raise refuse(HOUSE, "gone.table")
    check(who.person, right, actor.place(who.person.id))
    return actor


def _announce(
    ruling: Literal["mute", "grant"], actor: TableActor, person: Person, number: int, reason: str
) -> Announce:
    """The ruling as the table is told of it, which has to be possible there (F1)."""
    if not shortened(reason, 1):
        raise refuse("F1", "floor.no_reason")
    kept = actor.moment.kept
    action = Announce(ruling, seat_of(kept, person.id), number, reason_of(reason))
    kept.table.apply(action)
    return action


def _ruling(one: PossibleRuling, language: str) -> TableRuling:
    refusal = None if one.refusal is None else problem_of(one.refusal, language)
    return TableRuling(what=one.what, seat=one.seat, refusal=refusal)


def _desk_table(room: Room, actor: TableActor) -> DeskTable:
    moment, people = actor.moment, room.house.people
    table = moment.table
    players = [
        DeskPlayer(
            seat=seat.number,
            player=seat.player,
            name=people[seat.player].name if seat.player in people else seat.player,
            stack=seat.stack,
            out=seat.out,
            away=seat.player in moment.away,
            bot=people[seat.player].is_program if seat.player in people else False,
        )
        for seat in table.seats
    ]
    return DeskTable(
        table=actor.table_id,
        sign=sign_view(table.sign, moment.kept.manners.name),
        state=_state(actor),
        held=table.held,
        hand=table.hands,
        players=players,
        waiting=len(table.waiting_list),
        spectators=len(moment.spectators),
        private=moment.kept.manners.private,
    )


def _state(actor: TableActor) -> Literal["playing", "between", "held", "waiting", "stopped"]:
    table = actor.moment.table
    if actor.moment.trouble:
        return "stopped"
    if table.dealing is not None:
        return "playing"
    if table.held:
        return "held"
    return "between" if len(table.ready) > 1 else "waiting"


ROUTES = (desk_tables, table_rulings, mute_at_table, grant_at_table, call, calls, take, close)
