"""Every state of the table, for everybody: axe finds no fault, nothing is too wide, nothing is cut off."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest
from playwright.async_api import Browser, Page, expect

from pakli.texts.languages import LANGUAGES
from tests.browser.conftest import DESK, PHONE, page_of
from tests.browser.scripted import as_guest
from tests.browser.states import VISITS, Visit, Visitor, announcing, coached, waiting
from tests.browser.test_plain_page import faults_of

SMALL: Final = {"width": 320, "height": 568}
LARGE_LETTERS: Final = 32
"""Pixels: twice as large as usual."""

_ELLIPSIS: Final = "const short = element => getComputedStyle(element).textOverflow === 'ellipsis';"
"""What ends in an ellipsis on purpose says all of it where it is looked at."""
_OUTSIDE: Final = """() => {
    SHORT
    return [...document.querySelectorAll('body *')].filter(element => {
        const box = element.getBoundingClientRect();
        if (!box.width || element.closest('.ear, svg, .flights')) return false;
        if (box.right <= innerWidth + 1 && box.left >= -1) return false;
        for (let around = element; around; around = around.parentElement) if (short(around)) return false;
        return true;
    }).map(element => `${element.tagName} ${element.className} "${element.textContent.trim().slice(0, 30)}"`);
}""".replace("SHORT", _ELLIPSIS)
"""What sticks out at a side."""
_CLIPPED: Final = """() => {
    SHORT
    const looked = 'button, input, select, h1, h2, b, summary, dt, dd, label, th, td';
    return [...document.querySelectorAll(looked)].filter(element => {
        if (!element.clientWidth || element.closest('.ear') || short(element)) return false;
        return element.scrollWidth > element.clientWidth + 1 && element.querySelector('.ear') === null;
    }).map(element => `${element.tagName} "${element.textContent.trim().slice(0, 40)}"`);
}""".replace("SHORT", _ELLIPSIS)
"""What does not fit into its own box."""

_NAMES: Final = """() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
    while (texts.nextNode()) {
        const said = texts.currentNode.data.trim();
        if (/^(PARTS)-[a-z0-9_-]+([.][a-z]+)?$/.test(said)) found.push(said);
    }
    return found;
}""".replace("PARTS", "beside|club|coach|hands|game|limit|lobby|looks|money|preset|refusal|term|tour|web")
"""What reads like the name of a message."""


@asynccontextmanager
async def visiting(browser: Browser, room: str, language: str, **settings: Any) -> AsyncIterator[Visitor]:
    """Somebody who has come in, and speaks a language."""
    async with page_of(browser, room, reduced_motion="reduce", **settings) as page:
        await as_guest(page)
        await page.evaluate(f"localStorage.setItem('pakli.language', '{language}')")
        yield Visitor(page, language)


async def look(visits: tuple[Visit, ...], visitor: Visitor) -> str:
    """What is wrong in all the states of these visits, a line for each fault."""
    found = [
        f"{visit.__name__}, {place}: {fault}"
        for visit in visits
        async for place in visit(visitor)
        for fault in await faults_of(visitor.page) + await too_wide(visitor.page) + await unsaid(visitor.page)
    ]
    return "\n".join(found)


async def too_wide(page: Page) -> list[str]:
    """What sticks out of the screen, or of its own box."""
    outside: list[str] = await page.evaluate(_OUTSIDE)
    clipped: list[str] = await page.evaluate(_CLIPPED)
    return [f"outside: {each}" for each in outside] + [f"clipped: {each}" for each in clipped]


async def unsaid(page: Page) -> list[str]:
    """Names of messages where their text should stand: a page has not fetched all that it says."""
    found: list[str] = await page.evaluate(_NAMES)
    return [f"no text: {each}" for each in found]


@pytest.mark.soak
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_state_is_for_everybody(
    browser: Browser, scripted_room: str, language: str, size: dict[str, int], scheme: str
) -> None:
    async with visiting(browser, scripted_room, language, viewport=size, color_scheme=scheme) as visitor:
        assert not (found := await look(VISITS, visitor)), found


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_state_fits_with_large_letters_and_on_a_small_screen(
    browser: Browser, scripted_room: str, language: str
) -> None:
    async with visiting(browser, scripted_room, language, viewport=SMALL) as visitor:
        assert not (found := await look(VISITS, visitor)), found
    async with visiting(browser, scripted_room, language, viewport=PHONE) as visitor:
        await enlarge(visitor.page)
        assert not (found := await look(VISITS, visitor)), found


async def test_states_are_for_everybody_in_other_languages(browser: Browser, scripted_room: str) -> None:
    async with visiting(browser, scripted_room, "pl", viewport=PHONE, color_scheme="dark") as visitor:
        assert not (found := await look((waiting, coached), visitor)), found


async def test_what_a_director_announces_is_for_everybody(browser: Browser, scripted_room: str) -> None:
    async with visiting(browser, scripted_room, "hu", viewport=SMALL, color_scheme="dark") as visitor:
        assert not (found := await look((announcing,), visitor)), found


async def test_large_letters_fit_on_a_phone(browser: Browser, scripted_room: str) -> None:
    async with visiting(browser, scripted_room, "hu", viewport=PHONE) as visitor:
        await enlarge(visitor.page)
        await visitor.page.goto("/")
        await visitor.page.locator("table").wait_for()
        assert await too_wide(visitor.page) == [], "the lobby"
        for table in ("holdem", "crowd"):
            await visitor.goes_to(table)
            await visitor.asked(1)
            assert await too_wide(visitor.page) == [], table
            await expect(visitor.page.locator("[data-question] h2")).to_be_in_viewport()


async def enlarge(page: Page) -> None:
    """Letters as large as somebody sets them in his browser."""
    session = await page.context.new_cdp_session(page)
    sizes = {"standard": LARGE_LETTERS, "fixed": LARGE_LETTERS}
    await session.send("Page.setFontSizes", {"fontSizes": sizes})
