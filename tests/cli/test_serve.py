"""`pakli serve`, the command: what it would do, its browser; `make play`. One that runs: tests/server."""

import subprocess
import threading
import webbrowser
from pathlib import Path
from typing import Final

import pytest

from pakli.cli import browsers, main

Output = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

ROOT: Final = Path(__file__).resolve().parents[2]
LINK: Final = "http://127.0.0.1:8052/"


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["serve", *arguments])
    assert isinstance(ended.value.code, int)
    return ended.value.code


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Nothing is opened now."),
        ("hu", "Most semmi sem nyílik meg."),
        ("pl", "Teraz nic się nie otwiera."),
    ],
)
def test_what_it_would_do(language: str, says: str, tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "room.sqlite"
    words = ["--dry-run", "--port", "0", "--database", f"sqlite:///{path}", "--lang", language]
    assert run(*words) == 0
    told = capsys.readouterr()
    assert told.out.startswith(says)
    assert "http://127.0.0.1:" in told.out
    assert str(path) in told.out
    assert told.err == ""
    assert list(tmp_path.iterdir()) == [], "nothing is made"


def test_make_play_ends_by_itself_where_there_is_no_terminal(tmp_path: Path) -> None:
    would_do = subprocess.run(
        ["make", "--no-print-directory", "-n", "-o", ".venv/.client", "play"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    (recipe,) = [line for line in would_do.splitlines() if "pakli serve --open" in line]
    ended = subprocess.run(
        ["sh", "-c", recipe],
        cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False,
        env={"PATH": "/usr/bin:/bin", "LANG": "en", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
    )  # fmt: skip
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("Nothing is opened now.")
    assert str(tmp_path) in ended.stdout


class Shown:
    """Links that a browser was given."""

    def __init__(self) -> None:
        self.links: list[str] = []

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        """Take a link."""
        self.links.append(url)
        return True


class InTerminal(Shown, webbrowser.GenericBrowser):
    """A browser that takes the terminal, such as lynx."""


class InWindow(Shown, webbrowser.BackgroundBrowser):
    """A browser with a window of its own."""


def opened(browser: Shown, patch: Patch, named: str = "") -> tuple[bool, list[str]]:
    """Whether a page was opened with this browser, and which."""
    patch.setattr(webbrowser, "get", lambda: browser)
    patch.setattr(threading, "Thread", AtOnce)
    patch.setenv("BROWSER", named)
    return browsers.open_page(LINK), browser.links


class AtOnce:
    """A thread that does its work when it starts."""

    def __init__(self, *, target: object, args: tuple[str, ...], daemon: bool) -> None:
        assert callable(target)
        assert daemon, "the server does not wait for the browser"
        self.start = lambda: target(*args)


def test_the_page_is_opened_in_a_browser_with_a_window(monkeypatch: Patch) -> None:
    assert opened(InWindow(), monkeypatch) == (True, [LINK])


def test_a_browser_in_the_terminal_is_not_started_unless_it_was_named(monkeypatch: Patch) -> None:
    assert opened(InTerminal(), monkeypatch) == (False, [])
    assert opened(InTerminal(), monkeypatch, named="lynx") == (True, [LINK])


def test_there_is_no_browser_at_all(monkeypatch: Patch) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    assert not browsers.open_page(LINK)
