"""Tournaments in the browser: the list, entering, the desk, a new one, the strip at the table, the clock."""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, Page, ViewportSize, WebSocketRoute, expect

from tests.browser.conftest import PHONE, page_of
from tests.browser.everywhere import EVERYWHERE
from tests.browser.scripted import as_guest
from tests.browser.states import DIRECTOR
from tests.browser.test_every_state import too_wide
from tests.browser.test_plain_page import faults_of

PAPER = ViewportSize(width=718, height=1000)
"""What A4 has between its margins."""


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
        await form.get_by_label("Levels are counted in").select_option("hands")
        await form.get_by_label("Level 1, Hands").fill("12")
        await form.get_by_label("Spectators see everything").select_option("60")
        async with page.expect_request("**/api/tournaments") as asked:
            await form.get_by_role("button", name="Announce").click()
        made = json.loads((await asked.value).post_data or "")
        assert made["structure"]["stack"] == 5000
        first, *_, last = made["structure"]["schedule"]
        assert len(made["structure"]["schedule"]) == 13
        assert (first["hands"], first["minutes"], last["hands"]) == (12, 0, 20)
        assert (made["delay"], made["chat"]) == (60, "everyone")


async def test_M7_a_chain_of_satellites_is_drawn_and_announced_at_once(
    browser: Browser, scripted_room: str
) -> None:
    async with hosting(browser, scripted_room, "/tournaments.html?event=grand", viewport=PHONE) as page:
        await page.get_by_role("link", name="Satellites to it").press("Enter")
        form = page.get_by_role("form", name="Chain of satellites")
        await form.get_by_label("Satellites (1 to 5)").fill("6")
        await expect(form).to_contain_text("A chain has one to 5 satellites, not 6.")
        await expect(form.get_by_role("button", name="Announce all of them")).to_be_disabled()
        await form.get_by_label("Satellites (1 to 5)").fill("3")
        steps = form.get_by_role("list", name="Chain of satellites to The Grand Evening").get_by_role(
            "listitem"
        )
        await expect(steps).to_have_count(4)
        await expect(steps.first).to_contain_text("The Grand Evening, satellite 1")
        await expect(steps.first).to_contain_text("ticket (€3.30) · 4 entries make a ticket")
        await form.get_by_label("Entry fee of the lowest").fill("2.20")
        async with page.expect_request("**/chain") as asked:
            await form.get_by_role("button", name="Announce all of them").press("Enter")
        made = json.loads((await asked.value).post_data or "")
        assert (made["levels"], made["bottom"]) == (3, {"pays": 220, "share": 10})
        await page.wait_for_url("**?event=grand")


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


async def test_who_gets_a_seat_is_taken_to_it_from_any_table(browser: Browser, scripted_room: str) -> None:
    tell: list[Callable[[str], None]] = []

    def through(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        tell.append(socket.send)

    async with page_of(browser, scripted_room, at="") as page:
        await page.route_web_socket("**/ws", through)
        await as_guest(page)
        await page.goto("/table.html?table=six")
        await expect(page.get_by_role("region", name="Tournament")).to_have_count(0)
        await expect(page.get_by_role("heading", level=1)).to_be_visible()
        seated = {"t": "moved", "tournament": "friday", "name": "Friday €10", "left": "", "seat": 4}
        tell[-1](json.dumps({**seated, "table": "friday-2"}))
        await expect(page.get_by_role("heading", name="Friday €10, table 2")).to_be_visible()
        await expect(page.get_by_text("you have a seat, number 4")).to_be_attached()
        await expect(page.get_by_role("region", name="Tournament")).to_contain_text("5 of 14")


async def test_the_director_moves_a_player_and_means_it_when_the_clock_ends_entries(
    browser: Browser, scripted_room: str
) -> None:
    async with hosting(browser, scripted_room, "/tournaments.html?event=rebuys#desk") as page:
        await page.get_by_role("button", name="Move: Bence", exact=True).first.press("Enter")
        form = page.get_by_role("form", name="Move: Bence")
        await form.get_by_label("Table and seat").select_option("Table 2, seat 3")
        await form.get_by_label("Reason").fill("draught")
        async with page.expect_request("**/rule") as asked:
            await form.get_by_label("Reason").press("Enter")
        sent = json.loads((await asked.value).post_data or "")["action"]
        assert (sent["type"], sent["table"], sent["seat"]) == ("move_player", 2, 3)
        await page.get_by_role("button", name="Set the clock").press("Enter")
        form = page.get_by_role("form", name="Set the clock")
        await form.get_by_label("Time left").fill("12:00")
        await form.get_by_label("Reason").fill("late")
        button = form.get_by_role("button", name="Set the clock")
        await form.get_by_role("combobox").select_option(index=2)
        await expect(button).to_be_enabled()
        await form.get_by_role("combobox").select_option(index=4)
        await expect(button).to_be_disabled()
        await form.get_by_role("checkbox").check()
        await expect(button).to_be_enabled()


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


async def test_on_paper_there_is_what_can_be_read_there(browser: Browser, scripted_room: str) -> None:
    async with hosting(browser, scripted_room, "/tournaments.html?event=friday#desk") as page:
        await page.locator("html").evaluate("html => (html.dataset.theme = 'dark')")
        await page.get_by_role("button", name="Print").wait_for()
        await page.set_viewport_size(PAPER)
        await page.emulate_media(media="print", color_scheme="dark")
        await expect(page.get_by_role("heading", name="Friday €10")).to_be_visible()
        await expect(page.get_by_role("row", name="Gréta")).to_be_visible()
        await expect(page.get_by_role("columnheader", name="Chips")).to_be_in_viewport()
        assert await page.locator("button:visible, input:visible, select:visible, nav:visible").count() == 0
        paper = "getComputedStyle(document.documentElement).backgroundColor"
        assert await page.evaluate(paper) == "rgb(255, 255, 255)", "no ink on what is white"
        assert await too_wide(page) == []
