"""Club nights, standings and one's own data on the page of a real server, by keyboard, for everybody."""

import json
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.conftest import DESK, PHONE, page_of
from tests.browser.everywhere import EVERYWHERE
from tests.browser.test_every_state import too_wide
from tests.browser.test_plain_page import faults_of
from tests.server.kit import PASSWORD, Desk, open_desk
from tests.server.network import listening


@asynccontextmanager
async def opened_club() -> AsyncIterator[tuple[Desk, str]]:
    """A server with a host and a member."""
    async with open_desk() as desk:
        await desk.member("Judit", "host")
        await desk.member("Anna")
        async with listening(desk.app) as port:
            yield desk, f"http://127.0.0.1:{port}"


@asynccontextmanager
async def page_for(browser: Browser, address: str, name: str, size: dict[str, int]) -> AsyncIterator[Page]:
    """A page of one of them."""
    async with page_of(browser, address, viewport=size, reduced_motion="reduce") as page:
        answer = await page.context.request.post(
            "/api/sign-in", data={"name": name, "password": PASSWORD}, headers={"origin": address}
        )
        assert answer.ok
        yield page


async def test_a_night_is_planned_and_answered_by_keyboard(browser: Browser) -> None:
    async with AsyncExitStack() as stack:
        _, address = await stack.enter_async_context(opened_club())
        host = await stack.enter_async_context(page_for(browser, address, "Judit", DESK))
        await host.goto("/club.html")
        await host.get_by_role("button", name="Club nights").press("Enter")
        await host.get_by_role("button", name="Plan a club night").press("Enter")
        form = host.get_by_role("form", name="Plan a club night")
        await form.get_by_label("Title").fill("Friday at Kati’s")
        soon = "new Date(Date.now() + 3 * 864e5).toISOString().slice(0, 16)"
        await form.get_by_label("When").fill(await host.evaluate(soon))
        await form.get_by_label("Where").fill("the kitchen")
        await form.get_by_role("button", name="Save").press("Enter")
        await expect(host.get_by_role("heading", name="Friday at Kati’s")).to_be_visible()

        anna = await stack.enter_async_context(page_for(browser, address, "Anna", PHONE))
        await anna.goto("/club.html#nights")
        await anna.get_by_role("button", name="I come", exact=True).press("Enter")
        await expect(anna.get_by_text("Coming (1): Anna")).to_be_visible()
        assert await anna.get_by_role("button", name="Plan a club night").count() == 0
        await anna.get_by_role("button", name="Make the address").press("Enter")
        link = await anna.get_by_label("The address.").input_value()
        fetched = await anna.context.request.get(link)
        assert "SUMMARY:Friday at Kati’s" in await fetched.text()


async def test_an_invitation_is_a_code_for_cameras_too(browser: Browser) -> None:
    async with AsyncExitStack() as stack:
        _, address = await stack.enter_async_context(opened_club())
        host = await stack.enter_async_context(page_for(browser, address, "Judit", PHONE))
        await host.goto("/club.html")
        await host.get_by_role("button", name="Invitations").click()
        await host.get_by_role("button", name="Make the link").click()
        await expect(host.get_by_role("img", name="The link as a QR code")).to_be_visible()
        assert await faults_of(host) == []
        assert [fault for fault in await too_wide(host) if "INPUT" not in fault] == [], "a link may be longer"


async def test_one_fetches_one_s_data_and_leaves_for_good(browser: Browser) -> None:
    async with AsyncExitStack() as stack:
        _, address = await stack.enter_async_context(opened_club())
        anna = await stack.enter_async_context(page_for(browser, address, "Anna", PHONE))
        await anna.goto("/")
        await anna.get_by_role("button", name="Account").click()
        await anna.locator("summary", has_text="Your data").click()
        async with anna.expect_download() as download:
            await anna.get_by_role("link", name="Fetch your data").click()
        path = Path(str(await (await download.value).path()))
        assert json.loads(path.read_text("utf-8"))["profile"]["name"] == "Anna"
        await expect(anna.get_by_text("This cannot be undone.")).to_be_visible()
        leave = anna.get_by_role("button", name="Leave the club for good")
        await expect(leave).to_be_disabled()
        await anna.get_by_label("Password, to be sure").fill(PASSWORD)
        await anna.get_by_label("I want to leave for good").check()
        assert await faults_of(anna) == []
        await leave.click()
        await anna.get_by_role("heading", name="Welcome").wait_for()


@pytest.mark.parametrize(("language", "size"), EVERYWHERE)
async def test_nights_and_standings_are_for_everybody(
    browser: Browser, size: dict[str, int], language: str
) -> None:
    async with AsyncExitStack() as stack:
        desk, address = await stack.enter_async_context(opened_club())
        host = await desk.join(desk.browser(), "Jolán", "host")
        now = int(time.time() * 1000)
        await host.post("/api/nights", {"title": "Friday", "starts": now + 10**8, "note": "Bring crisps"})
        await host.post("/api/seasons", {"title": "Spring", "begins": 0, "ends": now})
        page = await stack.enter_async_context(page_for(browser, address, "Judit", size))
        await page.evaluate(f"localStorage.setItem('pakli.language', '{language}')")
        await page.goto("/club.html#nights")
        await page.locator("section button[aria-expanded=false]").first.click()
        await page.locator("section form").wait_for()
        assert await faults_of(page) == []
        assert await too_wide(page) == []
        line = {"player": "p", "name": "Őrségi-Kovács Ágota", "sessions": 3, "hands": 120, "net": 1250}
        lines = [line | {"points": 12}, line | {"player": "q", "name": "Anna", "net": -1250, "points": 30}]
        await page.route("**/standings", lambda route: route.fulfill(json=lines))
        await page.goto("/")
        await page.goto("/club.html#standings")
        await page.locator("section summary").click()
        rows = page.locator("section tbody tr")
        await expect(rows.first).to_contain_text("12")
        await page.locator("section select").last.select_option("points")
        await expect(rows.first).to_contain_text("Anna")
        assert await faults_of(page) == []
        assert await too_wide(page) == []
