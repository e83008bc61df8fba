"""The API does what its description says, whatever is sent to it."""

import asyncio
import threading
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

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

from tests.server.kit import Browser, open_desk
from tests.server.network import listening

EXAMPLES = 15
ENTRANCES = {"/api/guest", "/api/sign-up", "/api/sign-in", "/api/sign-out", "/api/recover"}
"""Whoever comes in here is somebody else from then on."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


class Served:
    """A server in a thread of its own, so that a test that knows no event loop can call it."""

    def __init__(self, address: str, host: Browser) -> None:
        self.address = address
        self.host = host
        """The host's browser: its cookies are good at this address too."""


@contextmanager
def served() -> Iterator[Served]:
    """Serve while the block runs."""
    found: list[Served] = []
    ready, stop = threading.Event(), asyncio.Event()

    async def serve() -> None:
        async with open_desk() as desk, listening(desk.app) as port:
            address = f"http://127.0.0.1:{port}"
            host = await desk.join(desk.browser(origin=address), "Judit", "host")
            found.append(Served(address, host))
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


def answers(
    server: Served, headers: dict[str, str], cookies: dict[str, str], but: Collection[str] = ()
) -> None:
    """Call every operation, `but` some, with what fits its description and with what does not."""
    described = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    found = list(described.get_all_operations())
    operations = [each.ok() for each in found if isinstance(each, Ok)]
    assert len(operations) == len(found) > 25

    for operation in operations:
        if operation.path in but:
            continue

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def answer(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(headers=headers, cookies=cookies, checks=CHECKS)

        answer()


def test_the_api_answers_a_stranger_as_described(server: Served) -> None:
    answers(server, {"origin": server.address}, {})


def test_the_api_answers_the_host_as_described(server: Served) -> None:
    cookies = dict(server.host.http.cookies)
    answers(server, {"origin": server.address, "x-csrftoken": cookies["csrftoken"]}, cookies, ENTRANCES)
    me = httpx.get(f"{server.address}/api/me", cookies=cookies)
    assert "host" in me.json()["roles"], "the host was the host to the end"
