"""
Which requests come in at all: called by a name that is ours, and sent by a page that is ours.

A name that is not ours may be a stranger's, pointed at this machine so that his page can talk to it (DNS
rebinding): so names are listed. An address of the local network is no name and cannot be pointed anywhere
else. What changes something, and every socket, says which page sent it (`Origin`); who is signed in also
shows that it can read his cookie (`x-csrftoken`), which another site's page cannot. A program that comes
with a token of its own and without cookies has no page to name.

Pure. Tested in tests/server/test_doors.py
"""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Collection
from hashlib import sha256
from ipaddress import ip_address
from typing import Final

from pakli.club.refusals import HOUSE, refusal
from pakli.rules import Refusal
from pakli.server.callers import Caller, Headers, bearer_in

__all__ = ["csrf_token", "is_our_name", "wrong_host", "wrong_origin", "wrong_token"]

_SAFE: Final = ("GET", "HEAD", "OPTIONS")


def wrong_host(caller: Caller, headers: Headers, names: Collection[str]) -> Refusal | None:
    """Why the name by which the server was called is not its own; None: it is."""
    if len(headers.get("host", ())) == 1 and is_our_name(caller.host, names):
        return None
    return refusal(HOUSE, "door.host", host=_shown(caller.host))


def wrong_origin(caller: Caller, headers: Headers, method: str | None) -> Refusal | None:
    """
    Why the page that sends this is not ours; None: it is, or need not be.

    Args:
        caller: who calls.
        headers: the request's.
        method: the request's; None: a socket is opened.
    """
    if method in _SAFE:
        return None
    origins = headers.get("origin", ())
    if not origins and "cookie" not in headers and bearer_in(headers) is not None:
        return None
    if not origins:
        return refusal(HOUSE, "door.no_origin")
    if len(origins) == 1 and origins[0].lower() == caller.origin:
        return None
    return refusal(HOUSE, "door.origin", origin=_shown(origins[0]), ours=_shown(caller.origin))


def wrong_token(headers: Headers, method: str, session: str | None) -> Refusal | None:
    """Why a change asked for with this session's cookie is not asked for by its owner; None: it is."""
    if method in _SAFE or not session:
        return None
    given = headers.get("x-csrftoken", [""])[0].encode("latin-1", "replace")
    if hmac.compare_digest(given, csrf_token(session).encode()):
        return None
    return refusal(HOUSE, "door.token")


def csrf_token(session: str) -> str:
    """
    What the page repeats to show that it reads this session's cookies; nobody gets from it to the
    session.
    """
    made = sha256(b"pakli csrf\0" + session.encode("utf-8", "surrogatepass")).digest()
    return urlsafe_b64encode(made[:24]).decode()


def is_our_name(host: str, names: Collection[str]) -> bool:
    """
    Whether `host`, a port after it or not, is this machine's: `localhost`, a local address or one of
    `names`.
    """
    name = _without_port(host)
    if name == "localhost" or name in names:
        return True
    try:
        address = ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return address.is_loopback or address.is_private or address.is_link_local


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[: host.find("]") + 1]
    return host.rsplit(":", 1)[0]


def _shown(text: str) -> str:
    """What a stranger wrote, fit to stand in a sentence."""
    clean = "".join(sign for sign in text if sign.isprintable() and sign.isascii())[:80]
    return clean or "?"
