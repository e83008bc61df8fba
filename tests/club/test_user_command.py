"""`pakli user`: people, from the machine that has the database."""

import asyncio
import io
import json
import re
from pathlib import Path

import pytest
import typer

from pakli.cli import main
from pakli.club import SCHEMA, Club, Passwords
from pakli.store import Store
from tests.club.kit import HOME, LIGHT, PASSWORD, HandClock, club_of, member, refused

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _in_english_and_light(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setattr("pakli.club.Passwords", lambda: Passwords(LIGHT))


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Where a club would be."""
    return f"sqlite:///{tmp_path / 'club.sqlite'}"


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["user", *arguments])
    assert isinstance(ended.value.code, int)
    return ended.value.code


def with_club(url: str, clock: HandClock) -> Club:
    """A club in which Anna is a member and Gábor a guest; closed again."""

    async def work() -> Club:
        async with await Store.open(url, schemas=(SCHEMA,)) as store:
            club = club_of(store, clock)
            await member(club)
            clock.pass_(1)
            await club.entrance.play_as_guest("Gábor", HOME)
            club.close()
            return club

    return asyncio.run(work())


def test_a_member_is_added_with_a_code_and_listed(url: str, capsys: Output) -> None:
    assert run("add", "Kovács Anna", "--database", url) == 0
    first, second, third = capsys.readouterr().out.splitlines()
    assert first == "Kovács Anna is a member now."
    assert re.fullmatch(r"Recovery code for Kovács Anna: (\w{4}-){3}\w{4}", second)
    assert third.startswith("Name and code together")
    assert run("list", "--database", url) == 0
    assert capsys.readouterr().out == "Kovács Anna: member\n"


def test_the_list_as_json(url: str, clock: HandClock, capsys: Output) -> None:
    with_club(url, clock)
    assert run("list", "--json", "--database", url) == 0
    output = capsys.readouterr()
    people = json.loads(output.out)["people"]
    assert [(person["name"], person["kind"], person["role"]) for person in people] == [
        ("Anna", "member", "player"),
        ("Gábor", "guest", "player"),
    ]
    assert output.err == ""
    assert "argon2" not in output.out


def test_an_empty_club(url: str, capsys: Output) -> None:
    async def work() -> None:
        await (await Store.open(url, schemas=(SCHEMA,))).close()

    asyncio.run(work())
    assert run("list", "--database", url) == 0
    assert capsys.readouterr().out == "There is nobody yet.\n"


def test_naming_a_host(url: str, clock: HandClock, capsys: Output) -> None:
    with_club(url, clock)
    assert run("make-host", "ANNA", "--database", url) == 0
    assert capsys.readouterr().out == "Anna is host now.\n"
    assert run("make-host", "Gábor", "--database", url) == 1
    assert "Guests choose a password first." in capsys.readouterr().err
    assert run("list", "--database", url) == 0
    assert capsys.readouterr().out == "Anna: host\nGábor: guest\n"


def test_a_database_without_a_name_is_not_the_usual_one(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # as in `--database "$UNSET"`
    assert run("list", "--database", "") == 1
    assert capsys.readouterr().err.startswith("pakli: This is no database Pakli knows: ")
    assert list(tmp_path.iterdir()) == []


def test_a_password_is_the_first_line_of_the_input(
    url: str, clock: HandClock, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_club(url, clock)
    monkeypatch.setattr("sys.stdin", io.StringIO("new horse!\nsecond line\n"))
    assert run("reset-password", "anna", "--database", url) == 0
    assert capsys.readouterr().out == "Anna has a new password. All sessions have ended.\n"
    monkeypatch.setattr("sys.stdin", io.StringIO("short\n"))
    assert run("reset-password", "anna", "--database", url) == 1
    assert capsys.readouterr().err == "pakli: A password has 8 to 200 characters.\n"

    async def work() -> None:
        async with await Store.open(url, schemas=(SCHEMA,)) as store:
            club = club_of(store, clock)
            with refused("sign_in.wrong"):
                await club.entrance.sign_in("Anna", PASSWORD, HOME)
            assert (
                len(
                    await club.sessions.of(
                        (await club.entrance.sign_in("Anna", "new horse!", HOME)).person.id
                    )
                )
                == 1
            )
            club.close()

    asyncio.run(work())


def test_at_a_terminal_it_is_typed_twice_and_not_shown(
    url: str, clock: HandClock, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_club(url, clock)
    typed = ["new horse!", "new horse!", "new horse!", "other horse!"]
    asked: list[str] = []

    def prompt(text: str, *, hide_input: bool) -> str:
        assert hide_input
        asked.append(text)
        return typed.pop(0)

    monkeypatch.setattr(typer, "prompt", prompt)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert run("reset-password", "Anna", "--database", url) == 0
    assert asked == ["New password for Anna", "Once more"]
    assert run("reset-password", "Anna", "--database", url) == 1
    output = capsys.readouterr()
    assert output.err == "pakli: The two passwords are not the same.\n"
    assert "horse" not in output.out


def test_signing_somebody_out(url: str, clock: HandClock, capsys: Output) -> None:
    with_club(url, clock)
    assert run("revoke-sessions", "Anna", "--database", url) == 0
    assert run("revoke-sessions", "Anna", "--database", url) == 0
    assert capsys.readouterr().out == "1 session ended for Anna.\n0 sessions ended for Anna.\n"


async def test_it_works_while_a_server_has_the_file_open(url: str, clock: HandClock, capsys: Output) -> None:
    async with await Store.open(url, schemas=(SCHEMA,)) as store:
        club = club_of(store, clock)
        anna = await member(club)
        assert await asyncio.to_thread(run, "recovery-code", "Anna", "--database", url) == 0
        code = capsys.readouterr().out.splitlines()[0].removeprefix("Recovery code for Anna: ")
        assert await asyncio.to_thread(run, "make-host", "Anna", "--database", url) == 0
        clock.now = anna.session.began  # the code was made by the system's clock
        back = await club.entrance.recover("Anna", code, "new horse!", HOME)
        assert (back.person.id, back.person.role) == (anna.person.id, "host")
        club.close()


@pytest.mark.parametrize("command", ["reset-password", "make-host", "revoke-sessions", "recovery-code"])
def test_nobody_of_that_name(command: str, url: str, clock: HandClock, capsys: Output) -> None:
    with_club(url, clock)
    assert run(command, "Zoli", "--database", url) == 1
    assert capsys.readouterr().err == "pakli: There is nobody called Zoli.\n"


@pytest.mark.parametrize("command", ["list", "make-host Anna", "recovery-code Anna"])
def test_a_mistyped_path_makes_no_database(command: str, tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "clbu.sqlite"
    assert run(*command.split(), "--database", f"sqlite:///{path}") == 1
    assert capsys.readouterr().err == f"pakli: There is no database {path}.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_taken(url: str, clock: HandClock, capsys: Output) -> None:
    with_club(url, clock)
    assert run("add", "ánna", "--database", url) == 1
    assert "Still free: ánna 2." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["lsit"], "lsit"),
        (["make-host"], "NAME"),
        (["list", "extra"], "extra"),
        (["list", "--lang", "de"], "Pakli does not speak de."),
        (["list", "--databse", "x"], "--databse"),
    ],
)
def test_wrong_usage_is_status_2(arguments: list[str], says: str, capsys: Output) -> None:
    assert run(*arguments) == 2
    output = capsys.readouterr()
    assert says in output.err
    assert output.out == ""


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "Anna: member"), ("hu", "Anna: tag"), ("pl", "Anna: członek klubu")],
)
def test_it_speaks_the_readers_language(
    language: str, says: str, url: str, clock: HandClock, capsys: Output
) -> None:
    with_club(url, clock)
    assert run("list", "--lang", language, "--database", url) == 0
    assert says in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en_GB.UTF-8", "Set a new password."),
        ("hu_HU", "Új jelszó beállítása."),
        ("pl_PL", "Ustawić nowe hasło."),
    ],
)
def test_help_lists_the_commands(
    language: str, says: str, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", language)
    assert run() == 0
    assert says in capsys.readouterr().out
