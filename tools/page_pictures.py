"""
Takes the pictures of the page for README and manual, of a scripted room: `docs/images/*.webp`.

    python tools/page_pictures.py [NAME …]      # all of them, or some
"""

import asyncio
import base64
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)  # the repository, where `tests` is a package

from playwright.async_api import Browser, async_playwright  # noqa: E402

from tests.browser.scripted import as_guest, launched, scripted_room  # noqa: E402
from tests.browser.states import Visitor  # noqa: E402

FOLDER: Final = ROOT / "docs" / "images"
MOST: Final = 150_000
"""Bytes of a picture."""


async def _flop(visitor: Visitor) -> None:
    """One's turn, with a pair of kings on the board."""
    await visitor.goes_to("ten")
    await visitor.asked(1)
    await visitor.presses("c")
    await visitor.asked(2)


async def _raise(visitor: Visitor) -> None:
    """The same with six players, and a raise picked."""
    await visitor.goes_to("holdem")
    await visitor.asked(1)
    await visitor.presses("c")
    await visitor.asked(2)
    await visitor.presses("3")


async def _boards(visitor: Visitor) -> None:
    """Four run-outs, each won by somebody."""
    await visitor.goes_to("boards")
    await visitor.page.locator(".several button").nth(1).click()


async def _replay(visitor: Visitor) -> None:
    """A hand that is over, in the middle of its replay."""
    await visitor.goes_to("up")
    await visitor.tab("beside-tab-hands")
    await visitor.page.locator("[data-hand]").nth(0).click()
    await visitor.page.locator(".replay").wait_for()
    for _ in range(7):
        await visitor.presses("ArrowRight")


class Picture(NamedTuple):
    """What is to be seen, by whom, on which screen."""

    scene: Callable[[Visitor], Awaitable[None]]
    language: str
    scheme: str
    width: int
    height: int
    sharpness: float


PICTURES: Final = {
    "table": Picture(_flop, "en", "light", 1280, 800, 1),
    "run-outs": Picture(_boards, "en", "dark", 1280, 800, 1),
    "replay": Picture(_replay, "en", "light", 1280, 800, 1),
    "phone-en": Picture(_raise, "en", "dark", 360, 640, 2),
    "phone-hu": Picture(_raise, "hu", "light", 360, 640, 2),
    "phone-pl": Picture(_raise, "pl", "dark", 360, 640, 2),
}


async def take(browser: Browser, room: str, name: str) -> None:
    """Take one picture."""
    picture = PICTURES[name]
    context = await browser.new_context(
        base_url=room,
        locale="en-GB",
        viewport={"width": picture.width, "height": picture.height},
        device_scale_factor=picture.sharpness,
        has_touch=picture.sharpness > 1,
        color_scheme="dark" if picture.scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = await context.new_page()
    await page.goto("/")
    await as_guest(page)
    await page.evaluate("language => localStorage.setItem('pakli.language', language)", picture.language)
    await picture.scene(Visitor(page, picture.language))
    await page.mouse.move(0, 0)
    await page.wait_for_timeout(600)
    session = await context.new_cdp_session(page)
    answer = await session.send("Page.captureScreenshot", {"format": "webp", "quality": 85})
    data = base64.b64decode(answer["data"])
    if len(data) > MOST:
        raise SystemExit(f"{name} has {len(data):,} bytes, more than {MOST:,}")
    (FOLDER / f"{name}.webp").write_bytes(data)
    print(f"{name}.webp: {len(data):,} bytes")
    await context.close()


async def main(names: list[str]) -> None:
    """Take these pictures, or all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with scripted_room(30) as room:
        async with async_playwright() as playwright:
            browser = await launched(playwright)
            for name in names or PICTURES:
                await take(browser, room, name)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
