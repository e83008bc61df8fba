"""
Who asks: found by the session's cookie or a bot's token, once for each request that needs to know.

Members' bots get no further than where a route asks for `comer`: everything else is for people.

Knows       the club's sessions. Tested in tests/server/test_routes.py
"""

from typing import Any

from litestar import Request
from litestar.datastructures import State

from pakli.club import Device, Person, SignedIn
from pakli.club.refusals import HOUSE, Refused, refuse
from pakli.club.rights import CLUB, Place, What, may
from pakli.server.api.given import TheClub
from pakli.server.bearers import who_comes
from pakli.server.browsers import browser_of
from pakli.server.callers import Caller, bearer_in, headers_of
from pakli.server.gate import CALLER
from pakli.server.languages import language_of
from pakli.wire.http import Account

__all__ = [
    "Account",
    "Asked",
    "account_of",
    "caller",
    "check",
    "comer",
    "device_of",
    "known",
    "maybe_known",
    "roles_of",
]

Asked = Request[Person | None, Any, State]


def account_of(person: Person) -> Account:
    """What the page is told of who is signed in."""
    return Account(
        player=person.id,
        name=person.name,
        roles=roles_of(person),
        guest=person.kind == "guest",
        language=person.language,
    )


def roles_of(person: Person) -> tuple[str, ...]:
    """The person's role and those it includes; a guest or a bot has none."""
    if person.kind != "member":
        return ()
    return {"player": ("player",), "floor": ("player", "floor"), "host": ("player", "floor", "host")}[
        person.role
    ]


def caller(request: Asked) -> Caller:
    """Who calls, as the gate has worked it out."""
    found: Caller = request.scope["state"][CALLER]
    return found


def device_of(request: Asked) -> Device:
    """Where somebody comes from."""
    return Device(
        label=browser_of(request.headers.get("user-agent", "")),
        address=caller(request).address,
        language=language_of(request),
    )


async def maybe_known(request: Asked, club: TheClub) -> SignedIn | None:
    """
    Who is signed in, a member's bot too; None: nobody.

    Raises:
        Refused: a token that holds no more (`sign_in.token`).
    """
    headers = headers_of(request.scope)
    signed_in = await who_comes(club, headers)
    if signed_in is None and bearer_in(headers) is not None:
        raise refuse(HOUSE, "sign_in.token")
    request.scope["user"] = signed_in and signed_in.person
    return signed_in


async def comer(request: Asked, club: TheClub) -> SignedIn:
    """
    Who is signed in, be it a member's bot.

    Raises:
        Refused: nobody (`sign_in.…`).
    """
    signed_in = await maybe_known(request, club)
    if signed_in is None:
        raise refuse(HOUSE, "sign_in.needed")
    return signed_in


async def known(request: Asked, club: TheClub) -> SignedIn:
    """
    Who is signed in.

    Raises:
        Refused: nobody (`sign_in.…`), or it is a member's bot (`may.…`).
    """
    signed_in = await comer(request, club)
    if signed_in.person.is_members_bot:
        check(signed_in.person, "use_pages")
    return signed_in


def check(person: Person, what: What, where: Place = CLUB) -> None:
    """
    Let the person through who may do `what` at `where`.

    Raises:
        Refused: he may not (`may.…`).
    """
    if (no := may(person, what, where)) is not None:
        raise Refused(no)
