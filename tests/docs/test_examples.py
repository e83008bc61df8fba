"""What the manual and the README show can be done as it stands there."""

import asyncio
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from pakli.cli import app
from pakli.club import SCHEMA
from pakli.server import seed
from pakli.store import Store
from tests.docs.kit import PAGES, ROOT, fences
from tests.server.kit import open_desk
from tests.server.network import listening

WITH_PYTHON = [page for page in PAGES if fences(page, "python")]


@pytest.mark.parametrize("page", WITH_PYTHON)
def test_the_python_of_a_page_runs_from_top_to_bottom(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    if page.endswith("data.md"):
        monkeypatch.chdir(tmp_path)
        asyncio.run(made("sqlite:///room.sqlite"))
    names: dict[str, Any] = {}
    for example in fences(page, "python"):
        exec(compile(example, page, "exec"), names)
    if page.endswith("data.md"):
        assert (tmp_path / "room-backup.sqlite").is_file()
        asyncio.run(names["move"](Path("room-backup.sqlite"), "sqlite:///back.sqlite"))
        assert (tmp_path / "back.sqlite").is_file()


async def made(url: str) -> None:
    """A database as a room has it."""
    async with await Store.open(url, schemas=(SCHEMA,)):
        pass


async def test_the_client_of_the_protocol_page_plays() -> None:
    names: dict[str, Any] = {}
    exec(fences("docs/developers/protocol.md", "python")[-1], names)
    async with open_desk() as desk:
        await seed(desk.house)
        async with listening(desk.app) as port:
            play = asyncio.to_thread(names["play"], f"http://127.0.0.1:{port}", "Anna", 2)
            answered = await asyncio.wait_for(play, 60)
    assert len(answered) == 2
    assert all(question["options"] for question in answered)


def commands() -> list[tuple[str, str]]:
    """Every `pakli …` that is shown, with its page."""
    found = []
    for page in PAGES:
        shown = [
            line
            for kind in ("sh", "text", "ini")
            for text in fences(page, kind)
            for line in text.splitlines()
        ]
        for line in shown:
            typed = line.removeprefix("$ ").removeprefix("ExecStart=")
            if Path(typed.partition(" ")[0]).name == "pakli" and " " in typed:
                found.append((page, typed))
    return found


@pytest.mark.parametrize(("page", "line"), commands())
def test_every_command_shown_has_these_options(page: str, line: str) -> None:
    command: Any = typer.main.get_command(app)
    _, *words = shlex.split(line, comments=True)
    while words and hasattr(command, "commands"):
        command = command.commands[words.pop(0)]
    known = {
        option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)
    }
    options = [word.partition("=")[0] for word in words if word.startswith("--")]
    assert known.issuperset(options), f"{page}: {line}"
