"""Tournaments in the browser: the list, entering, the desk, a new one, the strip at the table, the clock."""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, page_of
from tests.browser.everywhere import EVERYWHERE
from tests.browser.scripted import as_guest
from tests.browser.states import DIRECTOR
from tests.browser.test_every_state import too_wide
from tests.browser.test_plain_page import faults_of


@asynccontextmanager
async def hosting(browser: Browser, room: str, at: str, **settings: object) -> AsyncIterator[Page]:
    """Who runs tournaments, at this page."""
    async with page_of(browser, room, at="", **settings) as page:
        assert (await page.context.request.post("/api/sign-in", data=DIRECTOR)).ok
        await page.goto(at)
        yield page


async def test_one_enters_knowing_the_price_and_withdraws(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room, at="") as page:
        await as_guest(page)
        await page.goto("/tournaments.html")
        chain = page.get_by_role("list", name="Chain of satellites to The Grand Evening")
        await expect(chain.get_by_role("listitem")).to_have_count(3)
        await page.get_by_role("button", name="Enter: The Grand Evening").focus()
        await page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog")
        await expect(dialog).to_contain_text("You pay €110.00 and start with 10,000 chips.")
        await expect(dialog).to_contain_text("To the organiser €10.00")
        await dialog.get_by_role("button", name="Enter for €110.00").press("Enter")
        await expect(dialog).to_have_count(0)
        mine = page.get_by_role("row", name="The Grand Evening")
        await expect(mine).to_contain_text("you are in")
        await page.get_by_role("link", name="The Grand Evening").first.click()
        await page.get_by_role("button", name="Withdraw").click()
        await page.get_by_role("button", name="Withdraw").click()
        await expect(page.get_by_role("region", name="You in this tournament")).to_contain_text("not entered")


async def test_the_director_takes_back_a_wrong_bust(browser: Browser, scripted_room: str) -> None:
    async with hosting(browser, scripted_room, "/tournaments.html?event=rebuys#desk") as page:
        await page.get_by_role("button", name="Undo the bust: Maximiliánné").press("Enter")
        form = page.get_by_role("form", name="Undo the bust")
        await expect(form.get_by_label("Chips from Bence")).to_be_focused()
        await page.keyboard.type("4200")
        await expect(form.get_by_role("button", name="Undo the bust")).to_be_disabled()
        await form.get_by_label("Reason").fill("The pot was misread")
        async with page.expect_request("**/rule") as asked:
            await page.keyboard.press("Enter")
        sent = json.loads((await asked.value).post_data or "")["action"]
        assert sent["chips"] == [[1, 4200]]
        assert sent["reason"] == "The pot was misread"
        await expect(page.get_by_role("button", name="Undo the bust: Maximiliánné")).to_have_count(0)


async def test_a_structure_is_made_by_hand_and_looked_at_before(browser: Browser, scripted_room: str) -> None:
    async with hosting(browser, scripted_room, "/tournaments.html#new") as page:
        form = page.get_by_role("form", name="New tournament")
        await form.get_by_label("Name").fill("Ours")
        await expect(form).to_contain_text("Warning: In level 9 the big blind jumps.")
        await form.get_by_role("button", name="by hand").click()
        await form.get_by_role("button", name="Level after it: Level 10").click()
        await expect(form.get_by_label("Level 11, Big blind")).to_have_value("3000")
        await form.get_by_label("Chips to start with").fill("50")
        await expect(form).to_contain_text("50 will not do for this")
        await form.get_by_label("Chips to start with").fill("5000")
        async with page.expect_request("**/api/tournaments") as asked:
            await form.get_by_role("button", name="Announce").click()
        made = json.loads((await asked.value).post_data or "")
        assert made["structure"]["stack"] == 5000
        assert len(made["structure"]["schedule"]) == 13


async def test_a_page_follows_its_player_to_another_table(browser: Browser, scripted_room: str) -> None:
    tell: list[Callable[[str], None]] = []

    def through(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        tell.append(socket.send)

    async with page_of(browser, scripted_room, at="", viewport=PHONE) as page:
        await page.route_web_socket("**/ws", through)
        await as_guest(page)
        await page.goto("/table.html?table=friday-2")
        strip = page.get_by_role("region", name="Tournament")
        await expect(strip).to_contain_text("150 / 300, ante 300")
        await expect(strip).to_contain_text("5 of 14")
        moved = {"t": "moved", "tournament": "friday", "name": "Friday €10", "seat": 4}
        tell[-1](json.dumps({**moved, "left": "friday-2", "table": "friday-3"}))
        await expect(page.get_by_role("heading", name="Friday €10, table 3")).to_be_visible()
        await expect(page.get_by_text("you have been moved to another table, seat 4")).to_be_attached()
        await expect(page).to_have_url(f"{scripted_room}/table.html?table=friday-3")
        tell[-1](json.dumps({**moved, "left": "friday-3", "table": "friday-2"}))
        await expect(page.get_by_role("heading", name="Friday €10, table 2")).to_be_visible()
        await expect(page).to_have_url(f"{scripted_room}/table.html?table=friday-2")


async def test_the_big_clock_fits_its_screen_and_rings_if_wanted(
    browser: Browser, scripted_room: str
) -> None:
    async with page_of(browser, scripted_room, at="") as page:
        await as_guest(page)
        await page.goto("/clock.html?event=friday")
        face = page.get_by_role("timer")
        await expect(face).to_contain_text("12:0")
        box = await face.bounding_box()
        assert box is not None
        assert box["height"] > 250, "readable across a room"
        assert await page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        await page.get_by_role("button", name="Sounds").press("Enter")
        await expect(page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "true")


async def _faults(page: Page, at: str) -> list[str]:
    await page.goto("about:blank")
    await page.goto(at)
    await page.get_by_text("12:0").or_(page.locator("table, .face")).first.wait_for()
    found = await faults_of(page) + await too_wide(page)
    return [f"{at}: {fault}" for fault in found]


@pytest.mark.parametrize(("language", "size"), EVERYWHERE)
async def test_tournaments_are_for_everybody(
    browser: Browser, scripted_room: str, size: dict[str, int], language: str
) -> None:
    settings = {"viewport": size, "reduced_motion": "reduce"}
    async with hosting(browser, scripted_room, "/rules.html", **settings) as page:
        await page.evaluate(f"localStorage.setItem('pakli.language', '{language}')")
        assert await _faults(page, "/tournaments.html?event=friday#desk") == []
        assert await _faults(page, "/clock.html?event=friday") == []
