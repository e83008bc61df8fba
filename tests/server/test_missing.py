"""An address where there is nothing: words for a person, JSON for a program; and HEAD, wherever GET goes."""

from typing import Final

import httpx
import pytest

from pakli.room.set_aside import SetAside
from pakli.texts import translator
from pakli.texts.languages import LANGUAGES
from tests.server.kit import Desk, refusal
from tests.server.network import listening

pytestmark = pytest.mark.asyncio(loop_scope="module")

BROWSER: Final = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_browser_is_shown_a_page_with_a_way_back(desk: Desk, language: str) -> None:
    asked = {"accept": BROWSER, "accept-language": language}
    answer = await desk.browser().ask("GET", "/no/such<page>", headers=asked)
    say = translator(language)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "content-security-policy" in answer.headers
    assert f'<html lang="{language}">' in answer.text
    assert f"<h1>{say.text('page-missing-title')}</h1>" in answer.text
    assert f'<a href="/">{say.text("web-to-lobby")}</a>' in answer.text
    assert "such<page>" not in answer.text


@pytest.mark.parametrize(
    ("path", "accept", "code"),
    [
        ("/nowhere", "application/json", "gone.page"),
        ("/nowhere", "*/*", "gone.page"),
        ("/api/nowhere", BROWSER, "request.no_such_page"),
    ],
)
async def test_a_program_is_answered_in_json(desk: Desk, path: str, accept: str, code: str) -> None:
    assert refusal(await desk.browser().ask("GET", path, headers={"accept": accept})) == (404, code)


@pytest.mark.parametrize(
    "path", ["/healthz", "/api/choices", "/api/me", "/nowhere", "/api/tables", "/api/sign-in", "/"]
)
async def test_head_is_answered_as_get_without_the_body(desk: Desk, path: str) -> None:
    browser = desk.browser()
    got, head = await browser.ask("GET", path), await browser.ask("HEAD", path)
    assert head.status_code == got.status_code
    assert head.content == b""
    for name in ("content-type", "content-length", "content-security-policy", "etag"):
        assert head.headers.get(name) == got.headers.get(name), name


async def test_head_over_the_network_leaves_the_connection_as_it_should_be(desk: Desk) -> None:
    async with listening(desk.app) as port, httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        for _ in range(2):
            head, got = await client.head("/healthz"), await client.get("/healthz")
            assert (head.status_code, head.content, got.text) == (200, b"", "ok\n")


async def test_healthz_says_that_tables_are_set_aside_and_the_host_which(desk: Desk) -> None:
    aside = SetAside(table_id="abc", name="Friday", why="Damaged: table:abc, event 7")
    desk.house.room.set_aside["abc"] = aside
    try:
        health = await desk.browser().ask("GET", "/healthz")
        assert (health.status_code, health.text) == (200, "ok\ntables set aside: 1\n")
        host = await desk.member("Judit", "host")
        assert await host.get("/api/tables/set-aside") == [
            {"table": "abc", "name": "Friday", "why": "Damaged: table:abc, event 7"}
        ]
    finally:
        del desk.house.room.set_aside["abc"]


async def test_the_host_sees_which_tournaments_cannot_be_read(desk: Desk) -> None:
    aside = SetAside(table_id="e7", name="Sunday", why="Damaged: tournament:e7, event 7")
    desk.house.room.hall.set_aside["e7"] = aside
    try:
        host = await desk.member("Zsófia", "host")
        assert await host.get("/api/tournaments/set-aside") == [
            {"tournament": "e7", "name": "Sunday", "why": "Damaged: tournament:e7, event 7"}
        ]
    finally:
        del desk.house.room.hall.set_aside["e7"]
