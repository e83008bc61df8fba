"""The log holds no secret, whatever is done."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from pakli.server import set_up_logs
from tests.server.kit import PASSWORD, open_desk


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that is logged, as JSON."""
    stream, root = io.StringIO(), logging.getLogger()
    before, level = root.handlers[:], root.level
    set_up_logs("debug", as_json=True, stream=stream)
    logging.getLogger("httpx").setLevel(logging.WARNING)  # the browsers' own log
    yield stream
    root.handlers[:] = before
    root.setLevel(level)
    structlog.reset_defaults()


async def test_no_secret_gets_into_the_log(log: io.StringIO) -> None:
    async with open_desk() as desk:
        link = await desk.house.club.invitations.host_link()
        assert link is not None
        host = await desk.member("Judit")
        await host.post("/api/invitations/accept", {"token": link.reveal()})
        made = await host.post("/api/invitations", {})
        lost = await desk.member("Hugó")
        code = (await host.post(f"/api/people/{(await lost.get('/api/me'))['player']}/recovery"))["code"]
        await desk.browser().post("/api/recover", {"name": "Hugó", "code": code, "password": "a new battery"})
        await desk.browser().ask("GET", f"/api/me?token={made['token']}")
        await desk.browser().ask("GET", f"/{made['token']}")
        await host.ask("POST", "/api/sign-out", headers={"x-csrftoken": "guess"})
        secrets = [link.reveal(), made["token"], code, PASSWORD, "a new battery", host.session]
        secrets += [host.http.cookies["csrftoken"]]
    logged = log.getvalue()
    assert '"route":"/api/recover"' in logged.replace(": ", ":"), "it does log"
    for secret in secrets:
        assert secret
        assert secret not in logged


def test_what_is_named_like_a_secret_is_blotted_out(log: io.StringIO) -> None:
    structlog.get_logger("pakli.test").warning("hm", session_token="abc", Password="def", code="ghi", seat=3)
    told = json.loads(log.getvalue())
    assert told["seat"] == 3
    assert "abc" not in log.getvalue()
    assert "def" not in log.getvalue()
    assert "ghi" not in log.getvalue()


def test_libraries_log_through_the_same_channel(log: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info("GET /ws?token=abc")
    logging.getLogger("uvicorn.error").warning("something is wrong")
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert [(line["event"], line["level"]) for line in lines] == [("something is wrong", "warning")]


def test_an_error_comes_with_its_traceback_and_without_the_values_in_it(log: io.StringIO) -> None:
    password = "battery " + "staple"
    try:
        raise ZeroDivisionError(len(password))
    except ZeroDivisionError:
        structlog.get_logger("pakli.test").exception("it failed")
    told = json.loads(log.getvalue())
    assert "ZeroDivisionError" in told["exception"]
    assert "battery staple" not in log.getvalue()


def test_at_a_terminal_lines_are_for_people() -> None:
    stream, root = io.StringIO(), logging.getLogger()
    before, level = root.handlers[:], root.level
    try:
        set_up_logs("info", stream=stream)
        structlog.get_logger("pakli.test").info("the room is open", port=8052)
        structlog.get_logger("pakli.test").debug("not said")
    finally:
        root.handlers[:] = before
        root.setLevel(level)
        structlog.reset_defaults()
    assert "the room is open" in stream.getvalue()
    assert "port=8052" in stream.getvalue()
    assert "not said" not in stream.getvalue()
