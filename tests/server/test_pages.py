"""The files of the page, and the headers they go out with."""

import gzip
from pathlib import Path

import pytest

from pakli.server.pages import CONTENT_SECURITY, Pages

SCRIPT = "console.log('hello');\n" * 100


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    for name, text in {
        "index.html": "<!doctype html><title>Pakli</title>",
        "table.html": "<!doctype html>",
        "assets/main-4f1c.js": SCRIPT,
        "assets/face-0a.woff2": "no real font",
        ".vite/manifest.json": "{}",
        "secrets.sqlite": "not for anybody",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    return Pages.read(tmp_path)


def test_the_lobby_is_at_the_root(pages: Pages) -> None:
    assert pages.find("/") is pages.find("/index.html")


@pytest.mark.parametrize(
    "path",
    [
        "/secrets.sqlite", "/.vite/manifest.json", "/../pyproject.toml", "/assets/../index.html", "/assets",
        "//index.html", "/index.html/", "/table", "",
    ],
)  # fmt: skip
def test_nothing_else_is_served(pages: Pages, path: str) -> None:
    assert pages.find(path) is None


def test_what_is_named_by_its_content_is_kept_for_ever(pages: Pages) -> None:
    script, page = pages.find("/assets/main-4f1c.js"), pages.find("/table.html")
    assert script is not None
    assert page is not None
    assert "immutable" in script.cache
    assert page.cache == "no-cache"


def test_what_the_reader_has_he_is_not_sent_again(pages: Pages) -> None:
    page = pages.find("/")
    assert page is not None
    assert page.is_known(page.tag)
    assert page.is_known(f'"other", W/{page.tag}')
    assert not page.is_known('"other"')
    assert not page.is_known("")


def test_text_is_packed_where_that_helps(pages: Pages) -> None:
    script, font, page = (
        pages.find(f"/{name}") for name in ("assets/main-4f1c.js", "assets/face-0a.woff2", "")
    )
    assert script is not None
    assert script.packed is not None
    assert gzip.decompress(script.packed).decode() == SCRIPT
    assert font is not None
    assert font.packed is None
    assert page is not None
    assert page.packed is None, "it is too short"


def test_without_a_build_there_is_no_page(tmp_path: Path) -> None:
    assert "/" not in Pages.read(tmp_path / "nowhere")


def test_nothing_runs_that_does_not_come_from_here() -> None:
    for policy in ("default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'none'"):
        assert policy in CONTENT_SECURITY.split("; ")
    assert "unsafe-eval" not in CONTENT_SECURITY
