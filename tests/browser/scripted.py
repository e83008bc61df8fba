"""
The built page in front of a scripted room (see `web/dev`), and the browser that looks at it: for the tests,
for `bench/page.py` and for the pictures of the manual.
"""

import gzip
import json
import shutil
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from subprocess import DEVNULL, Popen
from typing import Any, Final

from playwright.async_api import Browser, Page, Playwright

import pakli

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
_QUIET: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def static_folder() -> Path | None:
    """Where the built page is; None: it is not built here."""
    found = (Path(folder) / "static" for folder in pakli.__path__)
    return next((folder for folder in found if folder.exists()), None)


def script_bytes(page: str) -> dict[str, int]:
    """Bytes of each script that a page (`table.html`) loads before anything is pressed, packed."""
    static = static_folder()
    assert static is not None
    parts: dict[str, dict[str, Any]] = json.loads((static / ".vite" / "manifest.json").read_text("utf-8"))
    needed, more = set[str](), [page]
    while more:
        part = more.pop()
        more += [each for each in parts[part].get("imports", ()) if each not in needed]
        needed.add(part)
    return {part: len(gzip.compress((static / parts[part]["file"]).read_bytes())) for part in needed}


async def launched(playwright: Playwright) -> Browser:
    """
    Chromium: Debian's, rather the one without windows, else the one Playwright finds.

    Raises:
        playwright.async_api.Error: there is none.
    """
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    return await playwright.chromium.launch(executable_path=found, args=_QUIET)


@contextmanager
def scripted_room(pace: int) -> Iterator[str]:
    """
    The address of a scripted room.

    Args:
        pace: milliseconds between two things that happen.
    Raises:
        FileNotFoundError: the client is not built here.
    """
    static = static_folder()
    if static is None or not (WEB / "node_modules").exists():
        raise FileNotFoundError("the client is not built here: make test builds it")
    port, node = _free_port(), _node()
    command = [node, str(WEB / "node_modules/vite/bin/vite.js"), "preview", "--mode", "mock", "--strictPort"]
    with Popen(
        [*command, "--host", "127.0.0.1", "--port", str(port), "--outDir", str(static)],
        cwd=WEB,
        env={"PATH": str(Path(node).parent), "MOCK_PACE": str(pace)},
        stdout=DEVNULL,
        stderr=DEVNULL,
    ) as server:
        try:
            _wait_for(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def _wait_for(port: int) -> None:
    """Wait until somebody listens there."""
    for _ in range(600):
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise AssertionError("the scripted room did not start")


async def as_guest(page: Page, name: str = "Anna") -> None:
    """Be somebody in the scripted room, without a page for it."""
    answer = await page.context.request.post("/api/guest", data={"name": name})
    assert answer.ok


async def come_in(page: Page, name: str = "Anna") -> None:
    """Come in as a guest; the lobby is open."""
    await page.get_by_label("Name").fill(name)
    await page.get_by_role("button", name="Come in").click()
    await page.get_by_role("heading", name="Tables").wait_for()


def _node() -> str:
    sys.path.insert(0, str(ROOT / "build_backend"))
    from find_node import node_folder  # type: ignore[import-not-found]

    return str(node_folder() / "node")


def _free_port() -> int:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port
