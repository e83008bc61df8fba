"""
Who asks: found by the session's cookie, once for each request that needs to know.

Knows       the club's sessions. Tested in tests/server/test_routes.py
"""

from typing import Any

from litestar import Request
from litestar.datastructures import State

from pakli.club import Device, Person, SignedIn
from pakli.club.refusals import HOUSE, Refused, refuse
from pakli.club.rights import CLUB, Place, What, may
from pakli.server.api.given import TheClub
from pakli.server.browsers import browser_of
from pakli.server.callers import Caller
from pakli.server.cookies import SESSION
from pakli.server.gate import CALLER
from pakli.server.languages import language_of
from pakli.wire.http import Account

__all__ = [
    "Account",
    "Asked",
    "account_of",
    "caller",
    "check",
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
    """The person's role and those it includes; a guest has none."""
    if person.kind == "guest":
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
    """Who is signed in; None: nobody."""
    token = request.cookies.get(SESSION)
    signed_in = await club.sessions.who(token) if token else None
    request.scope["user"] = signed_in and signed_in.person
    return signed_in


async def known(request: Asked, club: TheClub) -> SignedIn:
    """
    Who is signed in.

    Raises:
        Refused: nobody (`sign_in.needed`).
    """
    signed_in = await maybe_known(request, club)
    if signed_in is None:
        raise refuse(HOUSE, "sign_in.needed")
    return signed_in


def check(person: Person, what: What, where: Place = CLUB) -> None:
    """
    Let the person through who may do `what` at `where`.

    Raises:
        Refused: he may not (`may.…`).
    """
    if (no := may(person, what, where)) is not None:
        raise Refused(no)
