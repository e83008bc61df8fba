"""The gate: what passes it, and what every answer carries."""

import pytest

from pakli.server import Options, networks_of
from tests.server.kit import Desk, open_desk, refusal

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("path", ["/healthz", "/api/me", "/nowhere", "/"])
async def test_every_answer_carries_the_security_headers(desk: Desk, path: str) -> None:
    headers = (await desk.browser().ask("GET", path)).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "script-src 'self'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


async def test_refusals_at_the_gate_carry_them_too(desk: Desk) -> None:
    response = await desk.browser(origin="http://evil.example").ask("GET", "/")
    assert refusal(response) == (403, "door.host")
    assert response.headers["x-content-type-options"] == "nosniff"


async def test_what_no_database_could_look_for_is_not_there(desk: Desk) -> None:
    host = await desk.member("Judit", "host")
    assert refusal(await host.ask("GET", "/api/people/%00/account")) == (404, "request.no_such_page")
    assert refusal(await host.ask("GET", "/api/me/hands?search=%00")) == (404, "request.no_such_page")
    of_nothing = await host.ask("POST", "/api/me/hand-links", {"table": "\0", "number": 1})
    assert refusal(of_nothing) == (400, "request.unreadable")
    far = await host.ask("POST", f"/api/ledger/{2**64}/correction", {"reason": "a typing error"})
    assert refusal(far) == (404, "gone.entry")
    signed_in = await host.ask("POST", "/api/sign-in", {"name": "No\0body", "password": "is this one"})
    assert refusal(signed_in) == (401, "sign_in.wrong")


async def test_what_the_api_says_is_kept_nowhere(desk: Desk) -> None:
    assert (await desk.browser().ask("GET", "/api/me")).headers["cache-control"] == "no-store"


async def test_another_site_s_page_changes_nothing(desk: Desk) -> None:
    browser = await desk.guest("Anna")
    for origin in ("http://evil.example", "https://localhost:8052", "null"):
        response = await browser.ask("POST", "/api/sign-out", headers={"origin": origin})
        assert refusal(response) == (403, "door.origin")
    assert (await browser.get("/api/me"))["name"] == "Anna"


async def test_nobody_signs_somebody_in_from_another_site(desk: Desk) -> None:
    wanted = {"name": "Mallory", "password": "correct horse battery"}
    response = await desk.browser().ask(
        "POST", "/api/sign-in", wanted, headers={"origin": "http://evil.example"}
    )
    assert refusal(response) == (403, "door.origin")


async def test_the_server_answers_to_names_it_was_given() -> None:
    async with open_desk(Options(host_names=frozenset({"poker.example"}))) as desk:
        named = desk.browser(origin="http://poker.example")
        assert (await named.ask("GET", "/healthz")).text == "ok\n"
        assert (await desk.browser(origin="http://other.example").ask("GET", "/healthz")).status_code == 403


async def test_behind_a_named_proxy_the_page_s_own_scheme_counts() -> None:
    options = Options(host_names=frozenset({"poker.example"}), proxies=(networks_of("10.0.0.1"),))
    async with open_desk(options) as desk:
        through = {
            "origin": "https://poker.example",
            "x-forwarded-proto": "https",
            "x-forwarded-for": "192.0.2.9",
        }
        proxied = desk.browser("10.0.0.1", "http://poker.example")
        response = await proxied.ask("POST", "/api/guest", {"name": "Anna"}, headers=through)
        assert response.is_success
        assert all("secure" in cookie.lower() for cookie in response.headers.get_list("set-cookie"))
        alone = desk.browser("10.0.0.2", "http://poker.example")
        response = await alone.ask("POST", "/api/guest", {"name": "Béla"}, headers=through)
        assert refusal(response) == (403, "door.origin")


async def test_sign_ins_are_counted_by_who_calls_the_proxy() -> None:
    options = Options(proxies=(networks_of("10.0.0.1"),))
    async with open_desk(options) as desk:
        proxied = desk.browser("10.0.0.1")
        wanted = {"name": "Anna", "password": "wrong horse battery"}
        for _ in range(5):
            await proxied.ask("POST", "/api/sign-in", wanted, headers={"x-forwarded-for": "192.0.2.9"})
        tried = await proxied.ask("POST", "/api/sign-in", wanted, headers={"x-forwarded-for": "192.0.2.9"})
        assert refusal(tried) == (429, "wait.sign_in")
        other = await proxied.ask("POST", "/api/sign-in", wanted, headers={"x-forwarded-for": "192.0.2.10"})
        assert refusal(other) == (401, "sign_in.wrong")


@pytest.mark.parametrize(
    ("address", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("192.0.2.10", {}, 401),
        ("127.0.0.1", {"x-forwarded-for": "192.0.2.10"}, 401),
    ],
)
async def test_figures_are_for_this_machine(
    desk: Desk, address: str, headers: dict[str, str], status: int
) -> None:
    assert (await desk.browser(address).ask("GET", "/metrics", headers=headers)).status_code == status


async def test_figures_are_for_the_host() -> None:
    async with open_desk() as desk:
        host, floor = await desk.member("Judit", "host"), await desk.member("Béla", "floor")
        assert "pakli_sockets 0.0" in (await host.ask("GET", "/metrics")).text
        assert refusal(await floor.ask("GET", "/metrics")) == (403, "may.host_only")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nowhere", 404, "request.no_such_page"),
        ("GET", "/nowhere", 404, "gone.page"),
        ("GET", "/api/sign-in", 405, "request.no_such_method"),
        ("POST", "/healthz", 405, "request.no_such_method"),
        ("GET", "/ws", 426, "request.no_socket"),
        ("GET", "/%2e%2e/pyproject.toml", 404, "gone.page"),
    ],
)
async def test_what_is_not_there_is_said_as_a_problem(
    desk: Desk, method: str, path: str, status: int, code: str
) -> None:
    assert refusal(await desk.browser().ask(method, path)) == (status, code)
