"""
The gate around the whole server: every request and socket passes it before anything else looks at it.

It works out who calls, turns away what the doors do not let in, answers with the security headers, counts
and logs. A request that a browser sends carries no more rights than its page has: see `doors`.

Knows       ASGI. Tested in tests/server/test_gate.py
"""

import time
from collections.abc import Awaitable, Callable, MutableMapping
from http import HTTPStatus
from typing import Any, Final

import msgspec
from structlog import get_logger

from pakli.club.refusals import HOUSE, refusal
from pakli.rules import Refusal
from pakli.server.callers import Headers, caller_of, headers_of
from pakli.server.cookies import cookie_in
from pakli.server.doors import wrong_host, wrong_origin, wrong_token
from pakli.server.languages import accepted
from pakli.server.metrics import Metrics
from pakli.server.options import Options
from pakli.server.pages import CONTENT_SECURITY
from pakli.server.places import Places
from pakli.server.problems import problem_of
from pakli.server.sockets import Message, Receive, Send
from pakli.texts import pick_language

__all__ = ["CALLER", "App", "Gate"]

CALLER: Final = "pakli.caller"
"""Where in the scope's state the caller is found."""

Scope = MutableMapping[str, Any]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

_HEADERS: Final = (
    (b"content-security-policy", CONTENT_SECURITY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    # Not "no-referrer": with it a browser hides from us that our own page sends a request.
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
_STATUSES: Final = {"wait": HTTPStatus.TOO_MANY_REQUESTS, "request": HTTPStatus.NOT_FOUND}
"""By the word before the dot of a refusal's code."""
_log = get_logger("pakli.server")


class Gate:
    """An ASGI application around another."""

    def __init__(self, inside: App, options: Options, metrics: Metrics) -> None:
        """Let in to `inside` what `options` allow."""
        self._inside = inside
        self._options = options
        self._metrics = metrics
        self._sockets = Places(options.limits.sockets_by_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take one request, one socket, or the server's start and end."""
        if scope["type"] not in ("http", "websocket"):
            await self._inside(scope, receive, send)
            return
        headers = headers_of(scope)
        caller = caller_of(scope, headers, self._options.proxies)
        scope.setdefault("state", {})[CALLER] = caller
        method = scope["method"] if scope["type"] == "http" else None
        no = (
            _no_path(scope)
            or wrong_host(caller, headers, self._options.host_names)
            or wrong_origin(caller, headers, method)
            or (method and wrong_token(headers, method, cookie_in(headers)))
        )
        if scope["type"] == "http":
            await self._request(scope, receive, send, headers, no or None)
        elif no:
            await self._turn_away(scope, send, headers, no)
        else:
            del headers  # they would be kept as long as the socket: for hours
            await self._socket(scope, receive, send)

    async def _request(
        self, scope: Scope, receive: Receive, send: Send, headers: Headers, no: Refusal | None
    ) -> None:
        began, status = time.perf_counter(), 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = int(message["status"])
                message["headers"] = [*message.get("headers", ()), *_headers_for(scope)]
            await send(message)

        asked: Scope = scope
        answer: Send = send_with_headers
        if scope["method"] == "HEAD":  # the same as GET, without what it would send
            asked, answer = {**scope, "method": "GET"}, _without_body(send_with_headers)
        if no is None:
            await self._inside(asked, receive, answer)
        else:
            await self._turn_away(asked, answer, headers, no)
        seconds = time.perf_counter() - began
        route = str(asked.get("path_template") or "none")
        self._metrics.requests.labels(route, scope["method"], str(status)).inc()
        self._metrics.request_seconds.observe(seconds)
        _log.debug("request", method=scope["method"], route=route, status=status, seconds=round(seconds, 4))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._sockets.one(scope["state"][CALLER].address) as came_in:
            if came_in:
                await self._inside(scope, receive, send)
            else:
                no = refusal(HOUSE, "wait.sockets_by_address", most=self._options.limits.sockets_by_address)
                await self._turn_away(scope, send, headers_of(scope), no)

    async def _turn_away(self, scope: Scope, send: Send, headers: Headers, no: Refusal) -> None:
        """Answer a request or the beginning of a socket with a refusal."""
        self._metrics.refused.labels(no.code).inc()
        _log.info("turned away", why=no.code, address=scope["state"][CALLER].address)
        language = pick_language(*accepted(",".join(headers.get("accept-language", ()))))
        body = msgspec.json.encode(problem_of(no, language))
        prefix = "" if scope["type"] == "http" else "websocket."
        status = _STATUSES.get(no.code.partition(".")[0], HTTPStatus.FORBIDDEN)
        head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": f"{prefix}http.response.start", "status": int(status), "headers": head})
        await send({"type": f"{prefix}http.response.body", "body": body})


def _no_path(scope: Scope) -> Refusal | None:
    """An address with a null in it names nothing; PostgreSQL would not even look for it."""
    null = "\0" in scope["path"] or b"%00" in scope.get("query_string", b"")
    return refusal(HOUSE, "request.no_such_page") if null else None


def _without_body(send: Send) -> Send:
    async def send_head(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return send_head


def _headers_for(scope: Scope) -> tuple[tuple[bytes, bytes], ...]:
    return (
        _HEADERS
        if scope["path"].startswith("/api/") is False
        else (*_HEADERS, (b"cache-control", b"no-store"))
    )
