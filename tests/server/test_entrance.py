"""Coming in and going, over HTTP."""

from collections.abc import AsyncIterator

import pytest

from tests.server.kit import PASSWORD, Desk, open_desk, refusal, with_limits

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_guest_plays_at_once(desk: Desk) -> None:
    browser = desk.browser()
    account = await browser.post("/api/guest", {"name": "Anna"})
    assert (account["name"], account["guest"], account["roles"]) == ("Anna", True, [])
    assert await browser.get("/api/me") == account


async def test_a_taken_name_is_refused_with_one_that_is_free(desk: Desk) -> None:
    await desk.guest("Béla")
    response = await desk.browser().ask("POST", "/api/guest", {"name": "Bela"})
    assert refusal(response) == (422, "name.taken")
    assert dict(response.json()["facts"])["free"] == "Bela 2"


async def test_a_guest_becomes_a_member_and_stays_himself(desk: Desk) -> None:
    browser = await desk.guest("Cili")
    before = await browser.get("/api/me")
    account = await browser.post("/api/sign-up", {"password": PASSWORD})
    assert account == before | {"guest": False, "roles": ["player"]}
    elsewhere = desk.browser()
    assert await elsewhere.post("/api/sign-in", {"name": "cili", "password": PASSWORD}) == account


async def test_who_signs_out_is_nobody_and_his_token_is_void(desk: Desk) -> None:
    browser = await desk.guest("Dóra")
    token = browser.session
    await browser.post("/api/sign-out")
    assert not browser.session
    assert await browser.get("/api/me") is None
    browser.http.cookies.set("pakli_session", token, domain="localhost")
    assert await browser.get("/api/me") is None


async def test_signing_in_again_ends_the_session_before(desk: Desk) -> None:
    browser = await desk.member("Elek")
    before = browser.session
    await browser.post("/api/sign-in", {"name": "Elek", "password": PASSWORD})
    assert browser.session != before
    assert await desk.house.club.sessions.who(before) is None


async def test_a_wrong_password_and_a_wrong_name_are_told_alike(desk: Desk) -> None:
    await desk.member("Feri")
    answers = [
        await desk.browser().ask("POST", "/api/sign-in", {"name": name, "password": "wrong horse battery"})
        for name in ("Feri", "Nobody At All")
    ]
    assert [refusal(answer) for answer in answers] == [(401, "sign_in.wrong")] * 2
    assert answers[0].content == answers[1].content


async def test_who_tries_passwords_has_to_wait(desk: Desk) -> None:
    await desk.member("Géza")
    browser = desk.browser("198.51.100.5")
    for _ in range(5):
        response = await browser.ask("POST", "/api/sign-in", {"name": "Géza", "password": "no no no no"})
        assert response.status_code == 401
    response = await browser.ask("POST", "/api/sign-in", {"name": "Géza", "password": PASSWORD})
    assert refusal(response) == (429, "wait.sign_in")
    assert int(response.headers["retry-after"]) > 0
    await desk.browser("198.51.100.6").post("/api/sign-in", {"name": "Géza", "password": PASSWORD})


async def test_a_code_of_the_host_lets_who_lost_his_password_in_again() -> None:
    async with open_desk() as desk:
        host, lost = await desk.member("Judit", "host"), await desk.member("Hugó")
        player = (await lost.get("/api/me"))["player"]
        code = (await host.post(f"/api/people/{player}/recovery"))["code"]
        browser = desk.browser()
        wanted = {"name": "Hugó", "code": code.lower(), "password": "another battery"}
        assert (await browser.post("/api/recover", wanted))["player"] == player
        assert await lost.get("/api/me") is None, "other sessions end"
        assert refusal(await desk.browser().ask("POST", "/api/recover", wanted)) == (422, "recovery.wrong")


async def test_cookies_are_for_this_site_and_no_script_reads_the_session(desk: Desk) -> None:
    response = await desk.browser().ask("POST", "/api/guest", {"name": "Ilona"})
    session, token = sorted(response.headers.get_list("set-cookie"), reverse=True)
    assert session.startswith("pakli_session=")
    assert token.startswith("csrftoken=")
    assert "httponly" in session.lower()
    assert "httponly" not in token.lower()
    for cookie in (session, token):
        assert "samesite=strict" in cookie.lower()
        assert "secure" not in cookie.lower(), "plain http in a local network"


async def test_where_the_page_came_by_https_cookies_are_for_https_alone(desk: Desk) -> None:
    browser = desk.browser(origin="https://localhost")
    response = await browser.ask("POST", "/api/guest", {"name": "János"})
    assert all("secure" in cookie.lower() for cookie in response.headers.get_list("set-cookie"))


async def test_without_the_token_nothing_is_changed(desk: Desk) -> None:
    browser = await desk.guest("Kati")
    response = await browser.ask("POST", "/api/sign-out", headers={"x-csrftoken": "guessed"})
    assert refusal(response) == (403, "door.token")
    assert (await browser.get("/api/me"))["name"] == "Kati"


@pytest.mark.parametrize(
    ("language", "text"),
    [("hu", "Kérjük, előbb"), ("pl-PL", "Najpierw się"), ("de, en;q=0.1", "Please sign in")],
)
async def test_a_refusal_is_in_the_caller_s_language(desk: Desk, language: str, text: str) -> None:
    response = await desk.browser().ask("GET", "/api/tables", headers={"accept-language": language})
    assert response.json()["text"].startswith(text)


@pytest.mark.parametrize(
    ("content", "kind", "status", "code"),
    [
        (b"{", "application/json", 400, "request.unreadable"),
        (b"[]", "application/json", 400, "request.unreadable"),
        (b'{"name": 5}', "application/json", 400, "request.unreadable"),
        (b'{"name": "Anna", "host": true}', "application/json", 400, "request.unreadable"),
        (b"[" * 16_000, "application/json", 400, "request.unreadable"),
        (b'{"name": ' * 1_500, "application/json", 400, "request.unreadable"),
        (b"", "application/json", 400, "request.unreadable"),
        (b'{"name": "\xff"}', "application/json", 400, "request.unreadable"),
        (b'{"name": "' + b"x" * 20_000 + b'"}', "application/json", 413, "request.too_long"),
    ],
)
async def test_a_body_that_is_none_is_refused(
    desk: Desk, content: bytes, kind: str, status: int, code: str
) -> None:
    browser = desk.browser()
    headers = {"origin": browser.origin, "content-type": kind}
    response = await browser.http.post("/api/guest", content=content, headers=headers)
    assert refusal(response) == (status, code)


async def test_a_body_without_a_length_is_counted_too() -> None:
    async with open_desk(with_limits(body_bytes=1000)) as desk:
        browser = desk.browser()

        async def parts() -> AsyncIterator[bytes]:
            for _ in range(50):
                yield b" " * 100

        headers = {"origin": browser.origin, "content-type": "application/json"}
        response = await browser.http.post("/api/guest", content=parts(), headers=headers)
        assert refusal(response) == (413, "request.too_long")
