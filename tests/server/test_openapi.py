"""The API does what its description says, whatever is sent to it."""

import asyncio
import itertools
import threading
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from pakli.club import Role
from tests.server.kit import Browser, Desk, open_desk
from tests.server.network import listening
from tests.server.test_routes import TABLE

ENTRANCES = {"/api/guest", "/api/sign-up", "/api/sign-in", "/api/sign-out", "/api/recover", "/api/me/leave"}
"""Whoever comes in here, or leaves for good, is somebody else from then on."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


PEOPLE: Final = {
    "guest": (),
    "player": ("player",),
    "floor": ("player", "floor"),
    "host": ("player", "floor", "host"),
}
"""Who calls besides a stranger, and the roles he has to the end."""


class Served:
    """A server in a thread of its own, so that a test that knows no event loop can call it."""

    def __init__(self, address: str, browsers: Mapping[str, Browser], ids: Mapping[str, str]) -> None:
        self.address = address
        self.browsers = browsers
        """By name in `PEOPLE`: their cookies are good at this address too."""
        self.ids = ids
        """What there is, by the name of the parameter that asks for it."""

    def cookies(self, who: str) -> dict[str, str]:
        """Somebody's cookies; a stranger has none."""
        return dict(self.browsers[who].http.cookies) if who in self.browsers else {}


async def _come(desk: Desk, address: str) -> Served:
    """Everybody comes in; there is somebody and something to do things to."""
    browsers = {"guest": desk.browser(origin=address)}
    await browsers["guest"].post("/api/guest", {"name": "Gabi"})
    roles: tuple[Role, ...] = ("player", "floor", "host")
    for role in roles:
        browsers[role] = await desk.join(desk.browser(origin=address), f"Is {role}", role)
    other = await desk.join(desk.browser(origin=address), "Somebody else")
    table = await browsers["player"].post("/api/tables", TABLE | {"private": True})
    invited = await browsers["player"].post("/api/invitations", {"table": table["table"]})
    sessions = await browsers["host"].get("/api/me/sessions")
    ids = {
        "player": (await other.get("/api/me"))["player"],
        "table": table["table"],
        "invitation": invited["invitation"]["id"],
        "session": f"{sessions[0]['id']}x",
    }
    return Served(address, browsers, ids)


@contextmanager
def served() -> Iterator[Served]:
    """Serve while the block runs."""
    found: list[Served] = []
    ready, stop = threading.Event(), asyncio.Event()

    async def serve() -> None:
        async with open_desk() as desk, listening(desk.app) as port:
            found.append(await _come(desk, f"http://127.0.0.1:{port}"))
            ready.set()
            await stop.wait()

    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    assert ready.wait(20)
    try:
        yield found[0]
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()
        loop.close()


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with served() as running:
        yield running


def answers(server: Served, who: str, examples: int, but: Collection[str] = ()) -> set[int]:
    """
    Call every operation, `but` some, with what fits its description and with what does not; every other time
    of somebody and something there is. The statuses that came.
    """
    cookies, statuses, turns = server.cookies(who), set[int](), itertools.cycle((True, False))
    headers = {"origin": server.address}
    if token := cookies.get("csrftoken"):
        headers["x-csrftoken"] = token
    described = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    found = list(described.get_all_operations())
    operations = [each.ok() for each in found if isinstance(each, Ok)]
    assert len(operations) == len(found) > 40

    for operation in operations:
        if operation.path in but:
            continue

        @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def answer(case: schemathesis.Case[Any]) -> None:
            if next(turns):
                there = {name: server.ids[name] for name in case.path_parameters or {} if name in server.ids}
                case.path_parameters = {**case.path_parameters, **there}
            response = case.call_and_validate(headers=headers, cookies=cookies, checks=CHECKS)
            statuses.add(response.status_code)

        answer()
    return statuses


@pytest.mark.parametrize("examples", [2, pytest.param(16, marks=pytest.mark.soak)])
def test_the_api_answers_a_stranger_as_described(server: Served, examples: int) -> None:
    statuses = answers(server, "stranger", examples)
    assert {200, 204, 400, 401} <= statuses


@pytest.mark.parametrize(
    ("who", "examples"),
    [
        *(("guest", 2), ("player", 2), ("floor", 2), ("host", 3)),
        *[pytest.param(who, 16, marks=pytest.mark.soak) for who in PEOPLE],
    ],
)
def test_the_api_answers_everybody_as_described(server: Served, who: str, examples: int) -> None:
    statuses = answers(server, who, examples, ENTRANCES)
    assert {200, 204, 400, 404} <= statuses
    assert (403 in statuses) == (who != "host")
    me = httpx.get(f"{server.address}/api/me", cookies=server.cookies(who))
    assert tuple(me.json()["roles"]) == PEOPLE[who], f"{who} was {who} to the end"
