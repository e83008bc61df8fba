"""Practice for a newcomer: a seat after one press, hints with clauses; none where chips are played for."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest
from msgspec.structs import replace
from playwright.async_api import Browser, Page, expect

from pakli.club import MACHINE
from pakli.room import Pace
from pakli.server import Options, build_app, open_house
from pakli.server.opening import open_table
from pakli.wire.http import NewTable
from tests.browser.conftest import PHONE, page_of
from tests.browser.everywhere import EVERYWHERE
from tests.browser.test_plain_page import faults_of
from tests.server.kit import LIGHT
from tests.server.network import listening

PRACTICE: Final = NewTable(
    name="Duna", game="holdem", limit="no-limit", preset="standard", low=10, high=20, seats=6, least=20,
    most=100, practice=True, bots=4, rules={}, cut=False,
)  # fmt: skip
LOCALES: Final = {"en": "en-GB", "hu": "hu-HU", "pl": "pl-PL"}
AT_ONCE: Final = {"en": "Practise at once", "hu": "Gyakorlás azonnal", "pl": "Trening od razu"}
TITLES: Final = {"en": "What you may do", "hu": "Mit tehetsz most", "pl": "Co możesz zrobić"}


@asynccontextmanager
async def practice_room(browser: Browser, language: str = "en", **looks: Any) -> AsyncIterator[Page]:
    """The first page of a room with a practice table, for somebody who has never been here."""
    pace = replace(Pace.none(), bot_least=0.05, bot_most=0.05, after_fold=0.05, after_showdown=0.05)
    async with open_house("sqlite://", pace=pace, cost=LIGHT) as house:
        await open_table(house.club, house.room, MACHINE, PRACTICE)
        async with listening(build_app(house.club, house.room, Options())) as port:
            address = f"http://127.0.0.1:{port}"
            async with page_of(browser, address, locale=LOCALES[language], **looks) as page:
                yield page


@pytest.mark.parametrize(("language", "size"), EVERYWHERE)
async def test_a_newcomer_sits_after_one_press_and_is_told_what_he_may_do(
    browser: Browser, language: str, size: dict[str, int]
) -> None:
    async with practice_room(browser, language, viewport=size) as page:
        await page.get_by_role("button", name=AT_ONCE[language]).click()
        await page.wait_for_url("**/table.html?table=*")
        hints = page.locator("details", has_text=TITLES[language])
        await hints.wait_for()
        assert "sit" not in page.url.split("?")[1]
        if size == PHONE:
            assert await hints.get_attribute("open") is None, "folded, so that it takes no room"
            await hints.locator("summary").click()
        clause = hints.get_by_role("button").first
        await expect(clause).to_be_visible()
        assert await clause.inner_text() in ("B0", "B5", "P7", "A1", "B9")
        assert await faults_of(page) == []
        assert not await page.evaluate("document.documentElement.scrollWidth > window.innerWidth")


@pytest.mark.parametrize("language", ["en", "hu", "pl"])
async def test_a_newcomer_picks_how_well_the_bots_play(browser: Browser, language: str) -> None:
    async with practice_room(browser, language, viewport=PHONE) as page:
        group = page.get_by_role("group", name=AT_ONCE[language])
        easy = group.get_by_role("button", name=AT_ONCE[language])
        await easy.focus()
        await page.keyboard.press("Tab")
        await page.keyboard.press("Tab")
        assert await faults_of(page) == []
        assert not await page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
        async with page.expect_request("**/api/quick-seat") as asked:
            await page.keyboard.press("Enter")
        assert (await asked.value).post_data_json == {"practice": True, "level": "hard"}
        await page.wait_for_url("**/table.html?table=*")


async def test_hints_never_cover_the_cards(browser: Browser) -> None:
    async with practice_room(browser, viewport=PHONE) as page:
        await page.get_by_role("button", name=AT_ONCE["en"]).click()
        hints = page.locator("details", has_text=TITLES["en"])
        await hints.wait_for()
        await hints.locator("summary").click()
        own = await page.get_by_role("region", name="Your cards").bounding_box()
        told = await hints.bounding_box()
        assert own is not None
        assert told is not None
        assert own["y"] + own["height"] <= told["y"] + 1


async def test_they_are_read_aloud_once_and_can_be_done_without(browser: Browser) -> None:
    async with practice_room(browser) as page:
        await page.get_by_role("button", name=AT_ONCE["en"]).click()
        hints = page.locator("details", has_text=TITLES["en"])
        await hints.wait_for()
        spoken = page.get_by_role("status").filter(has_text=re.compile(r"You may (fold|check)"))
        await expect(spoken).to_have_count(1)
        await hints.get_by_role("button", name="No more hints").click()
        await expect(hints).to_have_count(0)
        await expect(spoken).to_have_count(0)
        await page.get_by_role("button", name="Settings").click()
        box = page.get_by_role("checkbox", name="Explain at practice tables")
        await expect(box).not_to_be_checked()
        await box.check()
        await page.keyboard.press("Escape")


async def test_from_the_lobby_one_press_is_enough_too(browser: Browser) -> None:
    async with practice_room(browser) as page:
        await page.get_by_label("Name").fill("Anna")
        await page.get_by_role("button", name="Come in").click()
        await page.get_by_role("button", name="Practise with bots").click()
        await page.get_by_role("region", name="Your cards").wait_for()
        await page.goto("/")
        await page.get_by_role("link", name="Rulebook").click()
        await page.wait_for_url("**/rules.html")
        await page.locator("#B8").wait_for()
