"""
One's own data: all of it in one file, and the way out for good.

A hand is in the file as its player may see it, and as it would be shown to him on the page.

Knows       the club, the room, what is seen of a hand. Tested in tests/server/test_own_data.py
"""

import asyncio
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import UNSET, Meta, Struct

from pakli.club import Answer, MembersBot, Note, Person, Session, Settings
from pakli.club.refusals import HOUSE, refuse
from pakli.room import Room, own_hands
from pakli.room.hands import HandLink
from pakli.server.api.answers import documented
from pakli.server.api.given import TheClub, TheHands, TheRoom, Who
from pakli.server.cookies import no_cookies
from pakli.store.records import Line
from pakli.tournament.state import IN_PLAY
from pakli.wire import past_line, past_view
from pakli.wire.http import PastLine, PastView

__all__ = ["ROUTES", "hands_of"]

_FORM: Final = 1
"""Of the file; a number up when something in it changes its meaning."""
_one_at_a_time: Final = asyncio.Semaphore(1)
"""Everybody's hands are read again for it."""


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """Leaving for good: the password, where there is one."""

    password: Annotated[str, Meta(max_length=1000)] = ""


class OwnHand(Struct, frozen=True, kw_only=True):
    """A hand, at which table, in short and step by step."""

    table: str
    line: PastLine
    hand: PastView


class OwnProfile(Struct, frozen=True, kw_only=True):
    """Who one is. `joined` in milliseconds since 1970."""

    id: str
    name: str
    kind: str
    role: str
    language: str
    joined: float
    settings: Settings
    on_standings: bool


class OwnAccount(Struct, frozen=True, kw_only=True):
    """What one has of a currency, and all that led to it."""

    currency: str
    balance: int
    statement: list[Line]


class OwnData(Struct, frozen=True, kw_only=True):
    """All that the club has of one."""

    form: int
    """Of this file."""
    profile: OwnProfile
    sessions: list[Session]
    notes: list[Note]
    nights: dict[str, Answer]
    """Answers, by the ids of club nights."""
    accounts: list[OwnAccount]
    hands: list[OwnHand]
    hand_links: list[HandLink]
    bots: list[MembersBot]
    """One's own, whose tokens hold."""


@get("/me/export", **documented(401, body=False))
async def export(club: TheClub, room: TheRoom, kept: TheHands, who: Who) -> Response[OwnData]:
    """All that the club has of one, from profile and sessions to hands and bots, in one JSON file."""
    person = who.person
    async with _one_at_a_time:
        holdings = await club.accounts.holdings(person.id)
        document = OwnData(
            form=_FORM,
            profile=OwnProfile(
                id=person.id,
                name=person.name,
                kind=person.kind,
                role=person.role,
                language=person.language,
                joined=person.joined,
                settings=person.settings,
                on_standings=person.id not in await club.seasons.unlisted(),
            ),
            sessions=await club.sessions.of(person.id),
            notes=await club.notes.of(person.id),
            nights=await club.evenings.answers_of(person.id),
            accounts=[
                OwnAccount(
                    currency=currency,
                    balance=balance,
                    statement=await club.accounts.statement(person.id, currency),
                )
                for currency, balance in holdings.items()
            ],
            hands=await hands_of(room, person),
            hand_links=await kept.links.of(person.id),
            bots=await club.members_bots.of(person.id),
        )
    headers = {
        "content-disposition": 'attachment; filename="pakli-my-data.json"',
        "cache-control": "no-store",
    }
    return Response(document, headers=headers)


@post("/me/leave", status_code=204, response_cookies=no_cookies(), **documented(401, 422))
async def leave(club: TheClub, room: TheRoom, kept: TheHands, who: Who, data: JSONBody[Farewell]) -> None:
    """Leave the club for good: name, notes, sessions and answers are removed; hands stay without a name."""
    person = who.person
    _check_away(room, person)
    called = await club.leaving.leave(
        person,
        data.password,
        away=lambda: _check_away(room, person),
        also=lambda connection: kept.links.all_taken_back(connection, person.id),
    )
    for table in room.tables:
        table.chat.forget(person.id, called)
    room.calls.forget(person.id, called)


def _check_away(room: Room, person: Person) -> None:
    """
    Make sure that somebody has no seat, waits for none, and has asked for none; nor is in a tournament.

    Raises:
        Refused: he does; the first such table or tournament.
    """
    for event in room.hall.all:
        entry = event.event.latest(person.id) if event.event.status in ("registering", "running") else None
        if entry is not None and (entry.status == "registered" or entry.status in IN_PLAY):
            raise refuse(HOUSE, "leave.entered", tournament=event.event.structure.name)
    for table in room.tables:
        now = table.moment
        seated, asking = ({one.player for one in some} for some in (now.table.seats, now.requests))
        if person.id in {*seated, *asking, *now.table.waiting_list}:
            raise refuse(HOUSE, "leave.seated", table=now.kept.manners.name)


async def hands_of(room: Room, person: Person) -> list[OwnHand]:
    """The hands a person was dealt into, as he may see them."""
    people = room.house.people
    found = []
    async for table, hand in own_hands(room.house.store, person.id):
        line = past_line(hand, person.id, people)
        if line.gain is not UNSET:  # he was dealt in
            found.append(OwnHand(table=table, line=line, hand=past_view(table, hand, person.id, people)))
        await asyncio.sleep(0)
    return found


ROUTES = (export, leave)
