"""Several tables on one page: opened, brought to the front, by keyboard, on a phone."""

import re

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.conftest import page_of, sit_at
from tests.browser.everywhere import EVERYWHERE
from tests.browser.scripted import as_guest
from tests.browser.test_every_state import too_wide
from tests.browser.test_plain_page import FRESH, faults_of


async def opens_another(page: Page, name: str) -> None:
    await page.get_by_role("button", name="Open another table").click()
    await page.get_by_role("dialog", name="Open another table").get_by_role("button", name=name).click()


async def looks_at(page: Page, name: str) -> None:
    await expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
    current = page.get_by_role("navigation", name="Open tables").locator("[aria-current=page]")
    await expect(current).to_contain_text(name)


async def test_the_table_that_waits_comes_to_the_front(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room, at="") as page:
        await sit_at(page, "horse")  # nothing is asked here
        await opens_another(page, "Green table")
        await looks_at(page, "Green table")
        await page.get_by_role("region", name="Your move").wait_for()
        strip = page.get_by_role("navigation", name="Open tables")
        await strip.get_by_role("button", name="Five games").click()
        await looks_at(page, "Green table")
        await expect(
            page.get_by_role("status").filter(has_text="Table Green table. Your turn")
        ).to_be_attached()
        await expect(page).to_have_title(re.compile("^● .*Green table"))


async def test_it_stays_where_one_looks_if_one_likes_it_so(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room, at="") as page:
        await sit_at(page, "horse")
        await page.get_by_role("button", name="Settings").click()
        await page.get_by_label("The table that waits for me comes to the front").uncheck()
        await page.keyboard.press("Escape")
        await opens_another(page, "Green table")
        await page.get_by_role("region", name="Your move").wait_for()
        await page.keyboard.press(",")
        await looks_at(page, "Five games")
        strip = page.get_by_role("navigation", name="Open tables")
        await expect(strip.get_by_role("button", name="Green table").first).to_contain_text("Your turn")
        await page.wait_for_timeout(3 * FRESH)
        await looks_at(page, "Five games")
        await expect(page).to_have_title(re.compile("^● .*Green table"))


async def test_one_goes_from_table_to_table_by_keys_and_acts_at_the_one_in_front(
    browser: Browser, scripted_room: str
) -> None:
    async with page_of(browser, scripted_room) as page:
        await as_guest(page)
        await page.goto("/table.html?table=holdem&beside=draw&beside=horse")
        for place in (1, 2, 3):
            await expect(
                page.get_by_role("navigation", name="Open tables").locator("li").nth(place - 1)
            ).to_be_visible()
        await page.get_by_role("region", name="Your move").wait_for()
        await page.keyboard.press(".")
        await looks_at(page, "Draw")
        assert "table=draw" in page.url
        await page.keyboard.press(",")
        await looks_at(page, "Green table")
        await page.wait_for_timeout(FRESH)
        await page.keyboard.press("f")  # … and nothing at the other tables
        await expect(page.get_by_role("log", name="What happens")).to_contain_text("You fold")
        await page.reload()
        await expect(page.get_by_role("navigation", name="Open tables").locator("li")).to_have_count(4)


async def test_the_lobby_leads_back_to_where_one_sits(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room, at="") as page:
        await sit_at(page, "horse")
        await page.get_by_role("link", name="To the lobby").click()
        await expect(page.get_by_text("You have a seat:")).to_be_visible()
        await page.get_by_role("link", name="Stud", exact=True).click()
        await looks_at(page, "Stud")
        await expect(page.get_by_role("navigation", name="Open tables")).to_contain_text("Five games")


async def test_a_table_one_looks_on_at_can_be_put_away_and_no_other(
    browser: Browser, scripted_room: str
) -> None:
    async with page_of(browser, scripted_room) as page:
        await as_guest(page)
        await page.goto("/table.html?table=horse&beside=rail")
        strip = page.get_by_role("navigation", name="Open tables")
        closing = strip.get_by_role("button", name="Look at this table no more")
        await expect(closing).to_have_count(1)
        await closing.click()
        await expect(strip).to_have_count(0)
        await expect(page.get_by_role("heading", level=1, name="Five games")).to_be_visible()


@pytest.mark.parametrize(("language", "size"), EVERYWHERE)
async def test_open_tables_are_for_everybody(
    browser: Browser, scripted_room: str, size: dict[str, int], language: str
) -> None:
    async with page_of(browser, scripted_room, viewport=size, reduced_motion="reduce") as page:
        await as_guest(page)
        await page.evaluate(f"localStorage.setItem('pakli.language', '{language}')")
        await page.goto("/table.html?table=holdem&beside=draw&beside=horse&beside=rail")
        await page.locator("[data-question]").wait_for()
        assert await faults_of(page) == []
        assert await too_wide(page) == []
        await expect(page.locator("[data-question] h2")).to_be_in_viewport()
