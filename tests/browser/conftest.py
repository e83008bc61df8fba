"""
A real browser, and the built page in front of a scripted room.

Chromium is Debian's (`make test` installs it where it may), else the one Playwright finds; without either
these tests are skipped and say why. Everything is awaited, so that a test may run a server beside the page.
"""

import asyncio
import shutil
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from subprocess import DEVNULL, Popen
from typing import Any

import pytest
from playwright.async_api import Browser, Page, async_playwright
from playwright.async_api import Error as BrowserError

import pakli

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}
_QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_PACE = "30"
"""Milliseconds between two things that happen in the scripted room."""


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """A browser of its own for each test."""
    async with async_playwright() as playwright:
        found = shutil.which("chromium")
        try:
            opened = await playwright.chromium.launch(executable_path=found, args=_QUIET)
        except BrowserError as error:
            pytest.skip(f"no Chromium here: {str(error).splitlines()[0]}")
        yield opened
        await opened.close()


@pytest.fixture(scope="session")
def scripted_room() -> Iterator[str]:
    """The address of the built page with a scripted room behind it (see web/dev)."""
    static = next(
        (Path(folder) / "static" for folder in pakli.__path__ if (Path(folder) / "static").exists()), None
    )
    if static is None or not (WEB / "node_modules").exists():
        pytest.skip("the client is not built here: make test builds it")
    port = _free_port()
    command = [
        _node(),
        str(WEB / "node_modules/vite/bin/vite.js"),
        "preview",
        "--mode",
        "mock",
        "--strictPort",
    ]
    with Popen(
        [*command, "--host", "127.0.0.1", "--port", str(port), "--outDir", str(static)],
        cwd=WEB,
        env={"PATH": str(Path(_node()).parent), "MOCK_PACE": _PACE},
        stdout=DEVNULL,
        stderr=DEVNULL,
    ) as server:
        yield f"http://127.0.0.1:{port}"
        server.terminate()


@asynccontextmanager
async def page_of(browser: Browser, room: str, **settings: Any) -> AsyncIterator[Page]:
    """A page whose errors fail the test; `settings` as a Playwright context takes them."""
    context = await browser.new_context(base_url=room, **{"locale": "en-GB", "viewport": DESK, **settings})
    page = await context.new_page()
    page.set_default_timeout(15_000)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "warning" else None)
    await _opened(page)
    yield page
    await context.close()
    assert not faults, faults


async def come_in(page: Page, name: str = "Anna") -> None:
    """Come in as a guest; the lobby is open."""
    await page.get_by_label("Name").fill(name)
    await page.get_by_role("button", name="Come in").click()
    await page.get_by_role("heading", name="Tables").wait_for()


async def sit_at(page: Page, table: str) -> None:
    """Look at a table of the scripted room."""
    await come_in(page)
    await page.goto(f"/table.html?table={table}")
    await page.get_by_role("list", name="Seats").wait_for(state="attached")


async def _opened(page: Page) -> None:
    """Open the page once its server is up."""
    for _ in range(100):
        try:
            await page.goto("/")
        except BrowserError:
            await asyncio.sleep(0.1)
        else:
            return
    raise AssertionError("the scripted room did not start")


def _node() -> str:
    sys.path.insert(0, str(ROOT / "build_backend"))
    from find_node import node_folder  # type: ignore[import-not-found]

    return str(node_folder() / "node")


def _free_port() -> int:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port
