"""The lobby: filter, order, favourites, and a new table told in plain words."""

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.conftest import page_of
from tests.browser.everywhere import EVERYWHERE
from tests.browser.scripted import as_guest, come_in
from tests.browser.test_every_state import too_wide
from tests.browser.test_plain_page import faults_of


async def names(page: Page) -> list[str]:
    """The tables, from the top."""
    return await page.locator("tbody th a").all_inner_texts()


async def test_tables_are_filtered_and_put_in_order_and_it_is_kept(
    browser: Browser, scripted_room: str
) -> None:
    async with page_of(browser, scripted_room) as page:
        await come_in(page)
        await page.locator("tbody").wait_for()
        await page.get_by_label("Chips").select_option(label="chips of the club")
        assert "Dollars" in await names(page)
        assert "Green table" not in await names(page)
        await page.get_by_label("Chips").select_option(label="any")
        await page.get_by_label("Order").select_option(label="by name")
        assert await names(page) == sorted(await names(page))
        await page.reload()
        await page.locator("tbody").wait_for()
        await expect(page.get_by_label("Order")).to_have_value("name")


async def test_a_favourite_stands_first_by_keyboard_too(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room) as page:
        await come_in(page)
        await page.get_by_label("Order").select_option(label="by name")
        star = page.get_by_role("button", name="Favourite: Stud", exact=True)
        await star.focus()
        await page.keyboard.press("Enter")
        await expect(star).to_have_attribute("aria-pressed", "true")
        assert (await names(page))[0] == "Stud"
        await page.reload()
        await expect(star).to_have_attribute("aria-pressed", "true")
        await page.get_by_label("only favourites").check()
        assert await names(page) == ["Stud"]


async def test_a_new_table_is_told_in_plain_words(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room) as page:
        await come_in(page)
        await page.get_by_role("button", name="New table").click()
        await page.get_by_role("button", name="a table for friends").click()
        await expect(page.get_by_label("Private")).to_be_checked()
        await page.get_by_text("How this table will play, in plain words").click()
        told = page.locator("dl")
        await expect(told).to_contain_text(
            "A raise is at least as large as the last bet or raise of the round."
        )
        await page.get_by_text("Change single house rules").click()
        await page.get_by_label("Smallest raise").select_option(label="the big blind")
        first = told.locator("dt").first
        await expect(first).to_contain_text("Smallest raise: the big blind")
        await expect(first).to_contain_text("your own")
        await expect(told.locator("dd").first).to_contain_text("A raise is at least the big blind")


@pytest.mark.parametrize(("language", "size"), EVERYWHERE)
async def test_the_lobby_is_for_everybody(
    browser: Browser, scripted_room: str, size: dict[str, int], language: str
) -> None:
    async with page_of(browser, scripted_room, viewport=size) as page:
        await as_guest(page)
        await page.evaluate(f"localStorage.setItem('pakli.language', '{language}')")
        await page.goto("/")
        await page.locator("tbody").wait_for()
        await page.locator("button[aria-expanded=false]").click()
        await page.locator("form details:has(dl) > summary").click()
        await page.locator("form dl").wait_for()
        assert await faults_of(page) == []
        assert await too_wide(page) == []
