"""
Club nights: planned by the floor, answered by members, and as a calendar for other programs.

Knows       the club's nights. Tested in tests/server/test_nights.py
"""

from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from pakli.club import MEDIA_TYPE, Answer, Club, Evening, EveningPlan, calendar_of
from pakli.club.refusals import HOUSE, refuse
from pakli.server.api.answers import documented
from pakli.server.api.given import TheClub, Who
from pakli.server.api.who import Asked
from pakli.texts import translator

__all__ = ["ROUTES", "calendar"]

Line = Annotated[str, Meta(max_length=500)]
Moment = Annotated[int, Meta(ge=0, le=2**53)]


class NewNight(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a night is to be. `starts` in milliseconds since 1970, `minutes` how long."""

    title: Line
    starts: Moment
    minutes: int = 240
    place: Line = ""
    note: Line = ""


class Cancelled(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a night is cancelled."""

    cancelled: bool


class Coming(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one comes."""

    answer: Answer


class ShownNight(Struct, frozen=True, kw_only=True):
    """A night, and who comes, by name."""

    id: str
    title: str
    place: str
    note: str
    starts: float
    """Milliseconds since 1970."""
    minutes: int
    cancelled: bool
    yes: list[str]
    maybe: list[str]
    no: list[str]
    mine: str
    """One's own answer; empty: none yet."""


class CalendarThere(Struct, frozen=True):
    """Whether one's calendar has an address."""

    there: bool


class CalendarToken(Struct, frozen=True):
    """What goes into the calendar's address, `/calendar/TOKEN`. It is shown this once."""

    token: str


@get("/nights", **documented(401, body=False))
async def nights(club: TheClub, who: Who) -> list[ShownNight]:
    """Nights to come and those of the last thirty days, the earliest first."""
    return await _shown(club, await club.evenings.listed(who.person), who.person.id)


@post("/nights", status_code=201, **documented(401, 422))
async def make(club: TheClub, who: Who, data: JSONBody[NewNight]) -> ShownNight:
    """Plan a night."""
    return await _one(club, await club.evenings.make(who.person, _plan(data)), who.person.id)


@put("/nights/{night:str}", **documented(401, 404, 422))
async def change(club: TheClub, who: Who, night: FromPath[str], data: JSONBody[NewNight]) -> ShownNight:
    """Plan a night otherwise."""
    return await _one(club, await club.evenings.change(who.person, night, _plan(data)), who.person.id)


@put("/nights/{night:str}/cancelled", **documented(401, 404))
async def cancel(club: TheClub, who: Who, night: FromPath[str], data: JSONBody[Cancelled]) -> ShownNight:
    """Cancel a night, or hold it after all."""
    done = await club.evenings.cancel(who.person, night, cancelled=data.cancelled)
    return await _one(club, done, who.person.id)


@put("/nights/{night:str}/answer", **documented(401, 404, 422))
async def answer(club: TheClub, who: Who, night: FromPath[str], data: JSONBody[Coming]) -> ShownNight:
    """Say whether one comes."""
    return await _one(club, await club.evenings.answer(who.person, night, data.answer), who.person.id)


@get("/me/calendar", **documented(401, body=False))
async def has_calendar(club: TheClub, who: Who) -> CalendarThere:
    """Whether one's calendar has an address: which one, only its owner knows."""
    return CalendarThere(await club.evenings.has_calendar(who.person.id))


@post("/me/calendar", status_code=201, **documented(401, body=False))
async def renew_calendar(club: TheClub, who: Who) -> CalendarToken:
    """Make an address for one's calendar of club nights; one made before holds no more."""
    return CalendarToken((await club.evenings.renew_calendar(who.person)).reveal())


@get("/calendar/{token:str}", include_in_schema=False)
async def calendar(request: Asked, club: TheClub, token: FromPath[str]) -> Response[bytes]:
    """The club nights as a calendar, for whoever knows the address: programs have no cookies."""
    found = await club.evenings.of_calendar(token.removesuffix(".ics"))
    if found is None:
        raise refuse(HOUSE, "gone.calendar")
    person, planned = found
    name = translator(person.language).text("nights-calendar")
    host = request.headers.get("host", "").partition(":")[0] or "localhost"
    headers = {"cache-control": "private, max-age=300"}
    return Response(calendar_of(planned, name=name, host=host), media_type=MEDIA_TYPE, headers=headers)


def _plan(data: NewNight) -> EveningPlan:
    return EveningPlan(
        title=data.title, starts=data.starts, minutes=data.minutes, place=data.place, note=data.note
    )


async def _one(club: Club, night: Evening, viewer: str) -> ShownNight:
    return (await _shown(club, [night], viewer))[0]


async def _shown(club: Club, planned: list[Evening], viewer: str) -> list[ShownNight]:
    names = await club.people.names({person for night in planned for person in night.coming})

    def coming(night: Evening, wanted: Answer) -> list[str]:
        return sorted(names[one] for one, said in night.coming.items() if said == wanted and one in names)

    return [
        ShownNight(
            id=night.id,
            title=night.title,
            place=night.place,
            note=night.note,
            starts=night.starts,
            minutes=night.minutes,
            cancelled=night.cancelled,
            yes=coming(night, "yes"),
            maybe=coming(night, "maybe"),
            no=coming(night, "no"),
            mine=night.coming.get(viewer, ""),
        )
        for night in planned
    ]


ROUTES = (nights, make, change, cancel, answer, has_calendar, renew_calendar)
