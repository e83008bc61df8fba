"""
A real browser, and the built page in front of a scripted room.

Chromium is Debian's, rather the one without windows (`make test` installs it where it may), else the one
Playwright finds; without any of them these tests are skipped and say why. Everything is awaited, so that a
test may run a server beside the page.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect
from playwright.async_api import Error as BrowserError

from tests.browser import scripted
from tests.browser.scripted import as_guest

PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}
_PACE = 30
"""Milliseconds between two things that happen in the scripted room."""
_PATIENCE = 15_000
"""Milliseconds to wait for what has to come: what Playwright waits is little on a busy machine."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests here share an event loop, and so a browser, which takes longer to start than most of them."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent) and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One browser for all tests of a process; each has pages of its own in it, with nothing in common."""
    expect.set_options(timeout=_PATIENCE)
    async with async_playwright() as playwright:
        try:
            made = await scripted.launched(playwright)
        except BrowserError as error:
            pytest.skip(f"no Chromium here: {str(error).splitlines()[0]}")
        yield made
        await made.close()


@pytest.fixture(scope="session")
def scripted_room() -> Iterator[str]:
    """The address of the built page with a scripted room behind it (see web/dev)."""
    try:
        with scripted.scripted_room(_PACE) as address:
            yield address
    except FileNotFoundError as error:
        pytest.skip(str(error))


@asynccontextmanager
async def page_of(browser: Browser, room: str, *, at: str = "/", **settings: Any) -> AsyncIterator[Page]:
    """
    A page whose errors fail the test.

    Args:
        at: what it has open; empty: nothing yet. settings: as a Playwright context takes them.
    """
    context = await browser.new_context(base_url=room, **{"locale": "en-GB", "viewport": DESK, **settings})
    page = await context.new_page()
    page.set_default_timeout(_PATIENCE)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "warning" else None)
    try:
        if at:
            await page.goto(at)
        yield page
    finally:
        await context.close()
    assert not faults, faults


async def sit_at(page: Page, table: str) -> None:
    """Look at a table of the scripted room."""
    await as_guest(page)
    await page.goto(f"/table.html?table={table}")
    await page.get_by_role("list", name="Seats").wait_for(state="attached")
