"""
How smoothly the page draws: the time between two frames while most moves that can move at a table.

    python bench/page.py [--seconds N] [--json] [--write]

A scripted room deals ten players in, lets all of them bet, and pushes pots to three of them, over and over,
with no pause in which nothing moves. The browser is a headless Chromium that draws without a graphics card,
so a real one has less to do. Beside it, how many bytes of scripts a table needs. `--write` puts the table
into bench/README.md too.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # the repository, where `bench` is a package

from playwright.async_api import Browser, Page, async_playwright
from playwright.async_api import Error as BrowserError

from tests.browser.scripted import ROOT, as_guest, launched, script_bytes, scripted_room

PACE: Final = 400
"""Milliseconds between two things that happen: as one is over, the next begins."""
WARM: Final = 2.0
"""Seconds before anything is measured."""
LATE: Final = 34.0
"""Milliseconds: a frame that takes longer has left one out, and is seen."""
SCREENS: Final = (
    ("1280 x 800", 1280, 800, 1),
    ("360 x 640", 360, 640, 1),
    ("360 x 640, a quarter as fast", 360, 640, 4),
)
"""Name, size, and how many times slower the processor is made."""

_WATCH: Final = """() => {
    window.seen = { frames: [], moving: 0 };
    let last = 0;
    const frame = now => {
        if (last) window.seen.frames.push(now - last);
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    setInterval(() => {
        window.seen.moving = Math.max(window.seen.moving, document.getAnimations().length);
    }, 50);
}"""


class Seen(Struct):
    """What was seen on one screen."""

    screen: str
    frames: int
    moving: int
    """Things in motion at once, at the most."""
    mean: float
    """Milliseconds between two frames; so are the next two."""
    p95: float
    longest: float
    late: int
    """Frames that took more than `LATE`."""


def summary(screen: str, frames: Sequence[float], moving: int) -> Seen:
    """What frames of so many milliseconds come to; there must be one."""
    ordered = sorted(frames)
    return Seen(
        screen,
        len(ordered),
        moving,
        sum(ordered) / len(ordered),
        ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)],
        ordered[-1],
        sum(frame > LATE for frame in ordered),
    )


async def watch(browser: Browser, room: str, screen: tuple[str, int, int, int], seconds: float) -> Seen:
    """Look at the busy table on one screen."""
    name, width, height, slower = screen
    context = await browser.new_context(
        base_url=room, locale="en-GB", viewport={"width": width, "height": height}
    )
    try:
        page = await context.new_page()
        await page.goto("/")
        await as_guest(page)
        await page.goto("/table.html?table=busy")
        await page.locator(".pod").first.wait_for()
        session = await context.new_cdp_session(page)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        return await measured(page, name, seconds)
    finally:
        await context.close()


async def measured(page: Page, name: str, seconds: float) -> Seen:
    """Let it run for a while, then note every frame."""
    await asyncio.sleep(WARM)
    await page.evaluate(_WATCH)
    await asyncio.sleep(seconds)
    seen = await page.evaluate("() => window.seen")
    return summary(name, seen["frames"], seen["moving"])


async def everything(seconds: float) -> list[Seen]:
    """All screens, one after the other."""
    with scripted_room(PACE) as room:
        async with async_playwright() as playwright:
            browser = await launched(playwright)
            seen = [await watch(browser, room, screen, seconds) for screen in SCREENS]
            await browser.close()
            return seen


def markdown(all_seen: Sequence[Seen], script: int) -> str:
    """The table."""
    rows = [
        "| screen | frames | moving at once | mean ms | p95 ms | longest ms | later than 34 ms |",
        "|---|---|---|---|---|---|---|",
    ]
    for seen in all_seen:
        figures = f"{seen.mean:.1f} | {seen.p95:.1f} | {seen.longest:.1f} | {seen.late}"
        rows.append(f"| {seen.screen} | {seen.frames:,} | {seen.moving} | {figures} |")
    return "\n".join([*rows, "", f"Scripts of a table, packed: {script / 1000:.1f} kB, without its texts."])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10, help="of each screen (default 10)")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="put the table into bench/README.md")
    asked = parser.parse_args()
    try:
        seen = asyncio.run(everything(asked.seconds))
    except (BrowserError, FileNotFoundError) as error:
        sys.exit(f"The page is not measured: {str(error).splitlines()[0]}")
    script = sum(script_bytes("table.html").values())
    if asked.json:
        import msgspec

        print(msgspec.json.encode({"screens": seen, "script": script}).decode())
    else:
        print(markdown(seen, script))
    if asked.write:
        from bench.report import replaced

        readme = ROOT / "bench" / "README.md"
        readme.write_text(replaced(readme.read_text("utf-8"), "page", markdown(seen, script)), "utf-8")


if __name__ == "__main__":
    main()
