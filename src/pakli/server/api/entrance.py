"""
Coming in and going: as a guest, as a member, by recovery code; signing out.

Knows       the club's entrance. Tested in tests/server/test_entrance.py
"""

from typing import Annotated

from litestar import Response, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from pakli.club import Club, Welcome
from pakli.server.api.answers import documented
from pakli.server.api.given import MaybeWho, TheClub
from pakli.server.api.who import Account, Asked, account_of, caller, device_of
from pakli.server.cookies import SESSION, cookies_for, no_cookies

__all__ = ["ROUTES"]

Word = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=100)]


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who comes in with a name and nothing else."""

    name: Word
    invitation: Token = ""


class NewMember(Struct, frozen=True, forbid_unknown_fields=True):
    """Who becomes a member. A guest who is signed in keeps name, chips and seat; he leaves `name` out."""

    password: Word
    name: Word = ""
    invitation: Token = ""


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Who comes back."""

    name: Word
    password: Word


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    """Who comes back by a code that the host has made, with a new password."""

    name: Word
    code: Token
    password: Word


@post("/guest", status_code=200, **documented(403, 422, 429))
async def guest(request: Asked, club: TheClub, data: JSONBody[Guest]) -> Response[Account]:
    """Play at once, as a guest."""
    welcome = await club.entrance.play_as_guest(data.name, device_of(request), invitation=data.invitation)
    return await _come_in(request, club, welcome)


@post("/sign-up", status_code=200, **documented(401, 403, 422, 429))
async def sign_up(
    request: Asked, club: TheClub, maybe: MaybeWho, data: JSONBody[NewMember]
) -> Response[Account]:
    """Become a member: anew, or as the guest who is signed in."""
    if maybe is not None:
        person = await club.entrance.become_member(maybe.person, data.password, invitation=data.invitation)
        return Response(account_of(person))
    device = device_of(request)
    welcome = await club.entrance.join(data.name, data.password, device, invitation=data.invitation)
    return await _come_in(request, club, welcome)


@post("/sign-in", status_code=200, **documented(401, 403, 429))
async def sign_in(request: Asked, club: TheClub, data: JSONBody[SignIn]) -> Response[Account]:
    """Come back by name and password."""
    welcome = await club.entrance.sign_in(data.name, data.password, device_of(request))
    return await _come_in(request, club, welcome)


@post("/recover", status_code=200, **documented(403, 422, 429))
async def recover(request: Asked, club: TheClub, data: JSONBody[Recovery]) -> Response[Account]:
    """Come back by a recovery code, with a new password; all other sessions end."""
    device = device_of(request)
    welcome = await club.entrance.recover(data.name, data.code, data.password, device)
    return await _come_in(request, club, welcome)


@post("/sign-out", status_code=204, response_cookies=no_cookies(), **documented(body=False))
async def sign_out(request: Asked, club: TheClub) -> None:
    """End this session. Nothing is wrong if there is none."""
    if token := request.cookies.get(SESSION):
        await club.sessions.end(token)


async def _come_in(request: Asked, club: Club, welcome: Welcome) -> Response[Account]:
    """Chips to play with, and the cookies of the new session; the one there was on this device is over."""
    if before := request.cookies.get(SESSION):
        await club.sessions.end(before)
    await club.accounts.give_practice_chips(welcome.person)
    cookies = cookies_for(welcome.session, welcome.token.reveal(), secure=caller(request).secure)
    return Response(account_of(welcome.person), cookies=cookies)


ROUTES = (guest, sign_up, sign_in, recover, sign_out)
