"""What is one's own: settings, password, sessions."""

import pytest

from tests.server.kit import PASSWORD, Desk, refusal
from tests.server.test_routes import TABLE

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_settings_are_kept_and_partly_given_ones_fall_back(desk: Desk) -> None:
    browser = await desk.guest("Anna")
    await browser.put("/api/me/settings", {"felt": "blue", "sound": True})
    assert await browser.get("/api/me/settings") == {"felt": "blue", "sound": True}
    wanted = {"card_size": "large", "presets": [33, 100, 1000], "phrases": ["Jó kártyákat!"]}
    await browser.put("/api/me/settings", wanted)
    assert await browser.get("/api/me/settings") == wanted
    for wrong in ({"felt": "plaid"}, {"presets": [0]}, {"presets": [50] * 7}, {"phrases": ["a" * 61]}):
        response = await browser.ask("PUT", "/api/me/settings", wrong)
        assert refusal(response) == (400, "request.unreadable")


async def test_the_language_is_one_pakli_speaks(desk: Desk) -> None:
    browser = await desk.guest("Béla")
    await browser.put("/api/me/language", {"language": "hu"})
    assert (await browser.get("/api/me"))["language"] == "hu"
    assert refusal(await browser.ask("PUT", "/api/me/language", {"language": "xx"})) == (
        422,
        "settings.language",
    )


async def test_a_new_password_ends_all_other_sessions(desk: Desk) -> None:
    here = await desk.member("Cili")
    there = desk.browser()
    await there.post("/api/sign-in", {"name": "Cili", "password": PASSWORD})
    wrong = await here.ask("PUT", "/api/me/password", {"old": "not it at all", "new": "another battery"})
    assert refusal(wrong) == (401, "sign_in.wrong")
    await here.put("/api/me/password", {"old": PASSWORD, "new": "another battery"})
    assert (await here.get("/api/me"))["name"] == "Cili"
    assert await there.get("/api/me") is None
    await there.post("/api/sign-in", {"name": "Cili", "password": "another battery"})


async def test_sessions_are_listed_and_ended_one_by_one_or_all_but_this(desk: Desk) -> None:
    here = await desk.member("Dóra")
    others = [desk.browser() for _ in range(3)]
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    for other in others:
        wanted = {"name": "Dóra", "password": PASSWORD}
        await other.ask("POST", "/api/sign-in", wanted, headers={"user-agent": firefox})
    sessions = await here.get("/api/me/sessions")
    assert [session["device"] for session in sessions].count("Firefox, Linux") == 3
    assert [session["here"] for session in sessions].count(True) == 1
    first = next(session["id"] for session in sessions if not session["here"])
    await here.delete(f"/api/me/sessions/{first}")
    assert len(await here.get("/api/me/sessions")) == 3
    assert refusal(await here.ask("DELETE", f"/api/me/sessions/{first}")) == (404, "gone.session")
    await here.delete("/api/me/sessions")
    assert len(await here.get("/api/me/sessions")) == 1
    for other in others:
        assert await other.get("/api/me") is None


async def test_nobody_ends_another_s_session(desk: Desk) -> None:
    one, other = await desk.guest("Elek"), await desk.guest("Feri")
    session = (await one.get("/api/me/sessions"))[0]["id"]
    assert refusal(await other.ask("DELETE", f"/api/me/sessions/{session}")) == (404, "gone.session")
    assert await one.get("/api/me")


async def test_a_page_that_is_loaded_has_its_cookies_hold_for_as_long_again(desk: Desk) -> None:
    browser = await desk.guest("Géza")
    response = await browser.ask("GET", "/api/me")
    assert [cookie.partition("=")[0] for cookie in response.headers.get_list("set-cookie")] == [
        "pakli_session",
        "csrftoken",
    ]


async def test_who_comes_has_practice_chips_and_not_twice(desk: Desk) -> None:
    browser = await desk.guest("Hugó")
    grant = desk.house.club.policy.grant
    assert await browser.post("/api/me/chips") == {"given": 0, "balance": grant}


async def test_what_one_may_is_asked_of_the_club_s_rights(desk: Desk) -> None:
    guest, member = await desk.guest("Ida"), await desk.member("János")
    floor, host = await desk.member("Kata", "floor"), await desk.member("László", "host")
    may = [set(await browser.get("/api/me/rights")) for browser in (guest, member, floor, host)]
    assert may[0] < may[1] < may[2] < may[3]
    assert "create_private_table" in may[1] - may[0]
    assert "see_people" in may[2] - may[1]
    assert "grant_chips" in may[3] - may[2]


async def test_who_opened_a_table_may_more_there(desk: Desk) -> None:
    owner, other = await desk.member("Márta"), await desk.member("Nándor")
    table = (await owner.post("/api/tables", TABLE | {"private": True}))["table"]
    path = f"/api/me/rights?table={table}"
    assert "close_table" in await owner.get(path)
    assert "close_table" not in await owner.get("/api/me/rights")
    assert not {"close_table", "approve_seats", "watch_table"} & set(await other.get(path))
