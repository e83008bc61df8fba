"""`pakli serve` as a process: ready soon, found by its link, ended by a signal; its complaints."""

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from pakli.cli import main

Output = pytest.CaptureFixture[str]
START = "from pakli.cli import main; main()"


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

    def stop(self) -> tuple[int, float]:
        """Its exit status after SIGTERM, and the seconds it took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(10), time.monotonic() - began


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[Serving]:
    """`pakli serve` on a database in `folder` while the block runs."""
    url = f"sqlite:///{folder / 'room.sqlite'}"
    words = [sys.executable, "-c", START, "serve", "--port", "0", "--database", url, "--lang", "en", *options]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield Serving(process)
        finally:
            process.kill()


def run(*arguments: str) -> int:
    """The exit status of a command that ends by itself."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert isinstance(ended.value.code, int)
    return ended.value.code


def test_a_room_opens_keeps_everything_and_closes(tmp_path: Path, capsys: Output) -> None:
    url = f"sqlite:///{tmp_path / 'room.sqlite'}"
    with serving(tmp_path) as first:
        link = first.line("The room is open: ")
        assert httpx.get(f"{link}healthz").text == "ok\n", "it is ready when it says so"
        first.line("Open this link to become the host")
        token = first.line(f"{link}#invitation=")
        assert first.line("Everything is kept in ") == str(tmp_path / "room.sqlite")
        with httpx.Client(base_url=link, headers={"origin": link.rstrip("/")}) as browser:
            wanted = {"name": "Judit", "password": "correct horse battery", "invitation": token}
            assert "host" in browser.post("/api/sign-up", json=wanted).json()["roles"]
            tables = {table["table"] for table in browser.get("/api/tables").json()}
            assert len(tables) >= 6
            cookies = dict(browser.cookies)
        assert run("serve", "--port", "0", "--database", url, "--lang", "en") == 1
        assert "is in use by another Pakli" in capsys.readouterr().err
        status, seconds = first.stop()
        assert (status, seconds < 5) == (0, True)
        assert first.process.stdout is not None
        assert "The room is closed" in first.process.stdout.read()
        assert first.process.stderr is not None
        assert first.process.stderr.read() == ""
    with serving(tmp_path, "--host", "127.0.0.1", "--log-level", "debug", "--log-json") as again:
        link = again.line("The room is open: ")
        again.line("Stop it with")
        assert not any("become the host" in line for line in again.said), "there is one"
        assert any("Only this machine" in line for line in again.said)
        with httpx.Client(base_url=link, cookies=cookies) as browser:
            assert browser.get("/api/me").json()["name"] == "Judit"
            assert {table["table"] for table in browser.get("/api/tables").json()} == tables
        again.process.send_signal(signal.SIGINT)
        assert again.process.wait(10) == 0
        assert again.process.stderr is not None
        logged = again.process.stderr.read()
        assert '"closing"' in logged
        assert cookies["pakli_session"] not in logged


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
