"""No route without a row: what the application really answers, against the table of who gets what."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from litestar import Litestar

from tests.server.kit import Desk
from tests.server.test_routes import ROUTES

pytestmark = pytest.mark.asyncio(loop_scope="module")

SAME: Final = {
    "/": "a file of the page, as /nowhere is",
    "/api/openapi.json/{path:str}": "the description again",
    "/api/openapi.json/openapi.json": "the description again",
}
"""Routes that stand for one that is in the table, and why."""


def application(app: Any) -> Litestar:
    """Litestar's application, somewhere inside what is around it."""
    seen: list[Any] = [app]
    for inside in seen:
        if isinstance(inside, Litestar):
            return inside
        cells = [cell.cell_contents for cell in getattr(inside, "__closure__", None) or ()]
        seen += [*getattr(inside, "__dict__", {}).values(), *cells]
    raise AssertionError("no application inside")


def routes(app: Any) -> Iterator[tuple[str, str]]:
    """Method and path of every route; a socket's address counts as one that is got."""
    for route in application(app).routes:
        methods = sorted(getattr(route, "methods", ()) or ("GET",))
        yield from [(method, route.path) for method in methods if method != "OPTIONS"]


def pattern(path: str) -> re.Pattern[str]:
    """What addresses a route's path stands for."""
    return re.compile(
        "/".join(
            ".+" if part.endswith(":path}") else "[^/]+" if part[:1] == "{" else re.escape(part)
            for part in path.split("/")
        )
    )


def rows() -> list[tuple[str, str]]:
    """Method and address of every row of the table."""
    return [(row.split()[0], row.split()[1].partition("?")[0]) for row in ROUTES.strip().splitlines()]


async def test_every_route_has_a_row(desk: Desk) -> None:
    there = [(method, path) for method, path in routes(desk.app) if path not in SAME]
    assert len(there) > 40
    missing = [
        f"{method} {path}"
        for method, path in there
        if not any(method == row and pattern(path).fullmatch(address) for row, address in rows())
    ]
    assert not missing, f"add rows to tests/server/test_routes.py for {missing}"


async def test_every_row_has_a_route(desk: Desk) -> None:
    there = list(routes(desk.app))
    for method, address in rows():
        found = [path for kind, path in there if kind == method and pattern(path).fullmatch(address)]
        assert found, f"{method} {address} is no route any more"


async def test_every_route_of_the_api_is_in_its_description(desk: Desk) -> None:
    described = await desk.browser().get("/api/openapi.json")
    told = {(method.upper(), path) for path, item in described["paths"].items() for method in item}
    there = {
        (method, re.sub(r":\w+}", "}", path))
        for method, path in routes(desk.app)
        if path.startswith("/api/") and not path.startswith("/api/openapi.json")
    }
    assert told == there


async def test_asking_for_a_routes_methods_does_nothing(desk: Desk) -> None:
    for path in sorted({path for _, path in routes(desk.app)} - {"/ws"}):
        address = re.sub(r"{[^}]*}", "x", path)
        response = await desk.browser().ask("OPTIONS", address)
        assert response.status_code in (204, 404, 405), address
        assert not response.content or response.json()["text"]
