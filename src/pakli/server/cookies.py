"""
The two cookies of who is signed in: the session's, which no script reads, and a token that the page repeats.

Both are for this site alone (`SameSite=Strict`: the page itself needs nobody signed in, and what it asks
for comes from the same site) and, where the page came by https, for https alone. In a local network there
is plain http, and then they go without.

Knows       sessions. Tested in tests/server/test_entrance.py
"""

from typing import Final

from litestar.datastructures import Cookie

from pakli.club.person import Session
from pakli.server.callers import Headers
from pakli.server.doors import csrf_token

__all__ = ["CSRF", "SESSION", "cookie_in", "cookies_for", "no_cookies"]

SESSION: Final = "pakli_session"
CSRF: Final = "csrftoken"


def cookie_in(headers: Headers) -> str | None:
    """The session's token among a request's cookies; None: there is none, or nothing readable."""
    for header in headers.get("cookie", ()):
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name == SESSION and value:
                return value
    return None


def cookies_for(session: Session, token: str, *, secure: bool) -> list[Cookie]:
    """
    What the device of this session is given to keep, for as long as the session may lie unused.

    Args:
        session: just begun, or just used.
        token: proves it.
        secure: whether the page came by https.
    """
    seconds = int(session.ends - session.seen) // 1000
    return [
        _cookie(SESSION, token, seconds, secure=secure, readable=False),
        _cookie(CSRF, csrf_token(token), seconds, secure=secure, readable=True),
    ]


def no_cookies() -> list[Cookie]:
    """What takes both away again; over https it does so to cookies that are for https alone, too."""
    return [
        _cookie(SESSION, "", 0, secure=False, readable=False),
        _cookie(CSRF, "", 0, secure=False, readable=True),
    ]


def _cookie(name: str, value: str, seconds: int, *, secure: bool, readable: bool) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        max_age=seconds,
        path="/",
        httponly=not readable,
        secure=secure,
        samesite="strict",
    )
