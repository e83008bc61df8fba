"""`pakli serve` as a process: ready soon, found by its link, ended by a signal; its complaints."""

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from pakli.cli import main
from pakli.server import open_house

Output = pytest.CaptureFixture[str]
PATIENCE = 60
"""Seconds to wait for what has to come, on the busiest machine."""
START = """
import signal
from pakli.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""
"""Interruptions are heard even if the tests run in the background, where a shell has them ignored."""


class Serving:
    """A running `pakli serve`, and what it has said."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.said: list[str] = []

    def line(self, beginning: str) -> str:
        """The next line it says that begins so; what comes after that."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line.strip())
            if line.startswith(beginning):
                return line.removeprefix(beginning).strip()
        raise AssertionError(f"it ended: {self.said}")

    def rest(self) -> tuple[str, str]:
        """What it said last, and what it logged, once it has ended."""
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        return self.process.stdout.read().strip().rpartition("\n")[2], self.process.stderr.read()

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Its exit status after a signal."""
        self.process.send_signal(by)
        return self.process.wait(PATIENCE)


@contextmanager
def serving(folder: Path, *options: str, before: tuple[str, ...] = ()) -> Iterator[Serving]:
    """`pakli serve` on a database in `folder` while the block runs."""
    url = f"sqlite:///{folder / 'room.sqlite'}"
    words = [*before, sys.executable, "-c", START, "serve", "--port", "0", "--database", url, "--lang", "en"]
    words += options
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield Serving(process)
        finally:
            process.kill()


def connected(link: str, cookies: dict[str, str]) -> ClientConnection:
    """A socket of somebody who is signed in."""
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    origin = Origin(link.rstrip("/"))
    return connect(f"{link}ws".replace("http", "ws", 1), origin=origin, additional_headers={"cookie": cookie})


def run(*arguments: str) -> int:
    """The exit status of a command that ends by itself."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert isinstance(ended.value.code, int)
    return ended.value.code


def host_of(link: str, token: str) -> dict[str, str]:
    """The cookies of who signs up by the server's first link; there are tables for him."""
    with httpx.Client(base_url=link, headers={"origin": link.rstrip("/")}) as browser:
        wanted = {"name": "Judit", "password": "correct horse battery", "invitation": token}
        assert "host" in browser.post("/api/sign-up", json=wanted).json()["roles"]
        return dict(browser.cookies)


def tables(link: str, cookies: dict[str, str]) -> set[str]:
    """The tables there are."""
    with httpx.Client(base_url=link, cookies=cookies) as browser:
        return {table["table"] for table in browser.get("/api/tables").json()}


def test_a_room_opens_keeps_everything_and_closes(tmp_path: Path, capsys: Output) -> None:
    with serving(tmp_path) as first:
        link = first.line("The room is open: ")
        assert httpx.get(f"{link}healthz").text == "ok\n", "it is ready when it says so"
        first.line("Open this link to become the host")
        cookies = host_of(link, first.line(f"{link}#invitation="))
        assert first.line("Everything is kept in ") == str(tmp_path / "room.sqlite")
        opened = tables(link, cookies)
        assert len(opened) >= 6
        url = f"sqlite:///{tmp_path / 'room.sqlite'}"
        assert run("serve", "--port", "0", "--database", url, "--lang", "en") == 1
        assert "is in use by another Pakli" in capsys.readouterr().err
        with connected(link, cookies) as socket:
            assert first.stop() == 0
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "it will be back"
        assert first.rest() == ("The room is closed. Everything is kept.", "")
    with serving(tmp_path, "--host", "127.0.0.1", "--log-level", "debug", "--log-json") as again:
        link = again.line("The room is open: ")
        again.line("Stop it with")
        assert not any("become the host" in line for line in again.said), "there is one"
        assert any("Only this machine" in line for line in again.said)
        assert tables(link, cookies) == opened
        assert again.stop(signal.SIGINT) == 0
        logged = again.rest()[1]
        assert '"closing"' in logged
        assert cookies["pakli_session"] not in logged


def test_it_closes_in_order_when_its_terminal_does_but_not_under_nohup(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-practice") as server:
        server.line("Stop it with")
        assert server.stop(signal.SIGHUP) == 0
        assert server.rest() == ("The room is closed. Everything is kept.", "")
    with serving(tmp_path, "--no-practice", before=("nohup",)) as server:
        link = server.line("The room is open: ")
        server.process.send_signal(signal.SIGHUP)
        assert httpx.get(f"{link}healthz").is_success
        assert server.stop() == 0


def test_a_taken_port_is_said_in_one_line(tmp_path: Path, capsys: Output) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        url = f"sqlite:///{tmp_path / 'room.sqlite'}"
        assert run("serve", "--host", "127.0.0.1", "--port", port, "--database", url, "--lang", "en") == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"pakli: Port {port} at 127.0.0.1 is taken by another program.")
    assert told.err.count("\n") == 1
    assert not (tmp_path / "room.sqlite").exists(), "nothing is made before there is a port"


async def test_a_database_of_a_newer_release_is_left_alone(tmp_path: Path, capsys: Output) -> None:
    url = f"sqlite:///{tmp_path / 'room.sqlite'}"
    async with open_house(url):
        pass
    with closing(sqlite3.connect(tmp_path / "room.sqlite")) as database:
        database.execute("UPDATE alembic_version_store SET version_num = '9999'")
        database.commit()
    assert await asyncio.to_thread(run, "serve", "--port", "0", "--database", url, "--lang", "en") == 1
    told = capsys.readouterr()
    assert "was written by a newer Pakli" in told.err
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "status", "says"),
    [
        (["--database", "mysql://somewhere"], 1, "This is no database Pakli knows: mysql://somewhere"),
        (["--database", "nonsense"], 1, "This is no database Pakli knows: nonsense"),
        (["--database", "postgresql://anna:secret@127.0.0.1:1/room"], 1, "cannot be opened"),
        (["--database", "sqlite:////dev/null/room.sqlite"], 1, "cannot be opened"),
        (["--host", "192.0.2.77"], 1, "It is not possible to listen at 192.0.2.77"),
        (["--proxy", "front.example"], 2, "front.example is no address and no network"),
        (["--host-name", "https://poker.example"], 2, "https://poker.example is no host name"),
        (["--log-level", "loud"], 2, "There is no such level"),
        (["--lang", "xx"], 2, "xx"),
    ],
)
def test_what_does_not_go_is_said_in_one_line(
    words: list[str], status: int, says: str, capsys: Output
) -> None:
    lang = [] if "--lang" in words else ["--lang", "en"]
    assert run("serve", "--port", "0", *lang, *words) == status
    told = capsys.readouterr()
    assert says in told.err
    assert told.err.count("\n") == 1
    assert "secret" not in told.err


def test_help_is_in_three_languages(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for language, says in (("en", "The poker room"), ("hu", "A pókerterem"), ("pl", "Sala pokerowa")):
        monkeypatch.setenv("LANG", language)
        assert run("serve", "--help") == 0
        told = capsys.readouterr().out
        assert says in told
        for option in ("--host", "--port", "--database", "--open", "--proxy", "--host-name"):
            assert option in told
