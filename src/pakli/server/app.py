"""
The application: the API, the socket, the page, behind the gate.

Knows       Litestar. Tested in tests/server/
"""

from http import HTTPStatus
from importlib.metadata import version
from typing import Any, cast

from litestar import Litestar, MediaType, Request, Response, Router, asgi, get
from litestar.di import Provide
from litestar.exceptions import ClientException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, Reference, SecurityScheme

from pakli.club import Club, SignedIn
from pakli.club.refusals import HOUSE, refusal, refuse
from pakli.room import Room
from pakli.room.hands import Hands
from pakli.server.api import ROUTES
from pakli.server.api.given import Counts, MaybeWho, TheRoom
from pakli.server.api.nights import calendar
from pakli.server.api.who import Asked, caller, check, comer, known, maybe_known
from pakli.server.cookies import SESSION
from pakli.server.described import Description
from pakli.server.endpoint import SocketEndpoint
from pakli.server.gate import App, Gate
from pakli.server.health import Health, health_of
from pakli.server.languages import language_of
from pakli.server.metrics import Metrics
from pakli.server.missing import missing_page, wants_page
from pakli.server.options import Options
from pakli.server.pages import Pages
from pakli.server.problems import HANDLERS, answer

__all__ = ["build_app"]


_WAYS_IN: dict[str, SecurityScheme | Reference] = {
    "session": SecurityScheme(
        type="apiKey", name=SESSION, security_scheme_in="cookie", description="Of a person, by signing in."
    ),
    "bot": SecurityScheme(type="http", scheme="bearer", description="The token of a member's bot."),
}


def build_app(club: Club, room: Room, options: Options | None = None, metrics: Metrics | None = None) -> App:
    """
    The whole server as an ASGI application; run it by uvicorn with `ws=SocketProtocol`.

    Args:
        club: its people.
        room: its tables.
        options: what it was told; default: a server for this machine and its local network.
        metrics: where to count.
    """
    told, counts = options or Options(), metrics or Metrics()
    counts.also(room.gauges)
    room.house.acted = counts.action_seconds.observe
    room.house.store.time_commits(counts.commit_seconds.observe)
    endpoint = SocketEndpoint(club, room, told.limits, counts)
    pages = Pages.read(told.pages)
    application = Litestar(
        route_handlers=[
            Router("/api", route_handlers=[*ROUTES]),
            healthz,
            health_details,
            calendar,
            shown_metrics,
            no_socket,
            _page(pages),
        ],
        dependencies={
            "club": _just(club),
            "room": _just(room),
            "kept": _just(Hands(room.house, room.hall)),
            "limits": _just(told.limits),
            "metrics": _just(counts),
            "maybe": Provide(maybe_known),
            "who": Provide(known),
            "comer": Provide(comer),
        },
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Pakli",
            version=version("pakli"),
            path="/api/openapi.json",
            components=Components(security_schemes=_WAYS_IN),
            render_plugins=[Description(path="/")],
        ),
        request_class=_Read,
        request_max_body_size=told.limits.body_bytes,
        debug=False,
        logging_config=None,
    )
    return Gate(_apart(endpoint, cast(App, application)), told, counts)


class _Read(Request[Any, Any, Any]):
    """A request whose body may be nested deeper than anybody reads."""

    async def json(self) -> Any:
        """The body; what cannot be read is the caller's mistake, however it fails."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("nested too deeply") from None


def _apart(sockets: App, requests: App) -> App:
    """Sockets beside Litestar, which would keep for each all that it keeps for a request, for hours."""

    async def inside(scope: Any, receive: Any, send: Any) -> None:
        is_socket = scope["type"] == "websocket" and scope["path"] == "/ws"
        await (sockets if is_socket else requests)(scope, receive, send)

    return inside


@asgi("/ws", copy_scope=False)
async def no_socket(scope: Any, receive: Any, send: Any) -> None:
    """Who asks for the socket's address without wanting a socket is told so."""
    request: Request[Any, Any, Any] = Request(scope)
    no = refusal(HOUSE, "request.no_socket")
    response = answer(no, language_of(request), HTTPStatus.UPGRADE_REQUIRED)
    await response.to_asgi_response(request=request, app=None)(scope, receive, send)


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(room: TheRoom) -> Response[str]:
    """Whether the server does what it is for: 503 while the log fails; and how many tables it cannot read."""
    health = await health_of(room)
    says = "ok\n" if health.well else "in trouble\n"
    if health.tables_set_aside:
        says += f"tables set aside: {health.tables_set_aside}\n"
    return Response(says, status_code=200 if health.well else 503)


@get("/healthz/details", include_in_schema=False)
async def health_details(request: Asked, room: TheRoom, maybe: MaybeWho) -> Response[Health]:
    """How the server is, for a program on this machine or for the host."""
    _check_near(request, maybe)
    health = await health_of(room)
    return Response(health, status_code=200 if health.well else 503)


def _check_near(request: Asked, maybe: SignedIn | None) -> None:
    """
    Let through who calls from this machine, and the host.

    Raises:
        Refused: it is somebody else.
    """
    if not caller(request).near:
        if maybe is None:
            raise refuse(HOUSE, "sign_in.needed")
        check(maybe.person, "run_club")


@get("/metrics", include_in_schema=False)
async def shown_metrics(request: Asked, metrics: Counts, maybe: MaybeWho) -> Response[bytes]:
    """What is counted, for a program on this machine or for the host."""
    _check_near(request, maybe)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _just(thing: object) -> Provide:
    """Provide this to who asks for it."""
    return Provide(lambda: thing, sync_to_thread=False, use_cache=True)


def _page(pages: Pages) -> Any:
    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Asked) -> Response[bytes]:
        """A file of the page."""
        found = pages.find(request.scope["path"])
        if found is None:
            if wants_page(request.headers.get("accept", ""), request.scope["path"]):
                return missing_page(language_of(request))
            raise refuse(HOUSE, "gone.page")
        headers = {"cache-control": found.cache, "etag": found.tag, "vary": "accept-encoding"}
        if found.is_known(request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers)
        body = found.packed if "gzip" in request.headers.get("accept-encoding", "") else None
        if body is not None:
            headers["content-encoding"] = "gzip"
        return Response(body or found.body, media_type=found.type, headers=headers)

    return page
