"""
What is one's own: settings, language, password, sessions.

Knows       the club. Tested in tests/server/test_account.py
"""

from litestar import MediaType, Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from pakli.club import Session, Settings
from pakli.club.refusals import HOUSE, refuse
from pakli.club.rights import CLUB, RIGHTS, What, may
from pakli.server.api.answers import documented
from pakli.server.api.entrance import Word
from pakli.server.api.given import Comer, MaybeWho, TheClub, TheRoom, Who
from pakli.server.api.places import place_of
from pakli.server.api.who import Account, Asked, account_of, caller
from pakli.server.cookies import SESSION, cookies_for

__all__ = ["ROUTES"]


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A password instead of another."""

    old: Word
    new: Word


class OwnName(Struct, frozen=True, forbid_unknown_fields=True):
    """How to be called from now on."""

    name: Word


class NewLanguage(Struct, frozen=True, forbid_unknown_fields=True):
    """The language to speak: `en`, `hu` or `pl`."""

    language: Word


class Chips(Struct, frozen=True):
    """Practice chips: given just now, and what one has outside of all tables."""

    given: int
    balance: int


class OwnHolding(Struct, frozen=True, kw_only=True):
    """What one has of a currency, in its smallest unit; empty: practice chips."""

    currency: str
    balance: int
    digits: int
    """How many of it stand behind the point."""


class OpenSession(Struct, frozen=True, kw_only=True):
    """A device on which one is signed in. Times in milliseconds since 1970."""

    id: str
    device: str
    began: float
    seen: float
    ends: float
    here: bool
    """Whether it is this one."""


@get("/me", **documented(401, body=False))
async def me(request: Asked, club: TheClub, maybe: MaybeWho) -> Response[Account | None]:
    """Who is signed in, and the cookies hold for as long again; null: nobody is."""
    if maybe is None:
        return Response(None, media_type=MediaType.JSON)
    await club.accounts.give_practice_chips(maybe.person)
    if maybe.person.is_members_bot:
        return Response(account_of(maybe.person))
    token = request.cookies[SESSION]
    cookies = cookies_for(maybe.session, token, secure=caller(request).secure)
    return Response(account_of(maybe.person), cookies=cookies)


@post("/me/chips", status_code=200, **documented(401, body=False))
async def chips(club: TheClub, comer: Comer) -> Chips:
    """Practice chips for who has few left; not every minute."""
    given = await club.accounts.give_practice_chips(comer.person)
    return Chips(given=given, balance=await club.accounts.balance(comer.person.id))


@get("/me/holdings", **documented(401, body=False))
async def holdings(club: TheClub, who: Who) -> list[OwnHolding]:
    """What one has outside of all tables, practice chips first."""
    found = await club.accounts.holdings(who.person.id)
    return [
        OwnHolding(currency=currency, balance=balance, digits=await club.currencies.digits(currency))
        for currency, balance in found.items()
    ]


@get("/me/rights", **documented(401, 404, body=False))
async def rights(room: TheRoom, comer: Comer, table: FromQuery[str] = "") -> list[What]:
    """What one may do in the club, or at a table: so a page offers nothing that would be refused."""
    where = place_of(room, comer.person, table) if table else CLUB
    return [what for what in RIGHTS if may(comer.person, what, where) is None]


@get("/me/settings", **documented(401, body=False))
async def settings(who: Who) -> Settings:
    """How one likes the table."""
    return who.person.settings


@put("/me/settings", status_code=204, **documented(401))
async def set_settings(club: TheClub, who: Who, data: JSONBody[Settings]) -> None:
    """Keep how one likes the table."""
    await club.people.set_settings(who.person.id, data)


@put("/me/name", **documented(401, 422))
async def set_name(club: TheClub, who: Who, data: JSONBody[OwnName]) -> Account:
    """Be called otherwise."""
    return account_of(await club.people.set_name(who.person.id, data.name))


@put("/me/language", status_code=204, **documented(401, 422))
async def set_language(club: TheClub, who: Who, data: JSONBody[NewLanguage]) -> None:
    """Be spoken to in another language."""
    await club.people.set_language(who.person.id, data.language)


@put("/me/password", status_code=204, **documented(401, 422, 429))
async def change_password(club: TheClub, who: Who, data: JSONBody[NewPassword]) -> None:
    """Change one's password; all other sessions end."""
    await club.entrance.change_password(who.person, who.session.id, data.old, data.new)


@get("/me/sessions", **documented(401, body=False))
async def sessions(club: TheClub, who: Who) -> list[OpenSession]:
    """Where one is signed in, the session used last first."""
    return [_shown(session, who.session) for session in await club.sessions.of(who.person.id)]


@delete("/me/sessions/{session:str}", status_code=204, **documented(401, 404, body=False))
async def revoke(club: TheClub, who: Who, session: FromPath[str]) -> None:
    """Sign out on another device, or on this one."""
    if not await club.sessions.revoke(who.person.id, session):
        raise refuse(HOUSE, "gone.session")


@delete("/me/sessions", status_code=204, **documented(401, body=False))
async def revoke_others(club: TheClub, who: Who) -> None:
    """Sign out on all devices but this one."""
    await club.sessions.revoke_others(who.person.id, who.session.id)


def _shown(session: Session, here: Session) -> OpenSession:
    return OpenSession(
        id=session.id,
        device=session.device,
        began=session.began,
        seen=session.seen,
        ends=session.ends,
        here=session.id == here.id,
    )


ROUTES = (
    me,
    chips,
    holdings,
    rights,
    settings,
    set_settings,
    set_name,
    set_language,
    change_password,
    sessions,
    revoke,
    revoke_others,
)
