"""
Who comes in: by the token of a member's bot, or by the cookie of a session.

Where there is a token, nobody looks at cookies.

Knows       sessions and bots. Tested in tests/client/test_harmless.py
"""

from pakli.club import Club, SignedIn
from pakli.server.callers import Headers, bearer_in
from pakli.server.cookies import cookie_in

__all__ = ["who_comes"]


async def who_comes(club: Club, headers: Headers) -> SignedIn | None:
    """Whose request this is, by his bot's token or his session's cookie; None: nobody's."""
    token = bearer_in(headers)
    if token is not None:
        return await club.members_bots.who(token)
    cookie = cookie_in(headers)
    return await club.sessions.who(cookie) if cookie else None
