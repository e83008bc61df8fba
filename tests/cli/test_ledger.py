"""`pakli ledger`: proved books, statements, settlements, in three languages; nothing is changed by it."""

import asyncio
import csv
import io
import json
import sqlite3
from pathlib import Path

import pytest

from pakli.cli import main
from pakli.club import MACHINE, SCHEMA
from pakli.room.hands import HANDS_SCHEMA
from pakli.store import Store
from tests.club.kit import HandClock, club_of, member
from tests.contract.engines import lasting_url, postgresql

__all__ = ["lasting_url", "postgresql"]

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    # Not the others: a PostgreSQL that is started meanwhile wants a locale that this machine has.
    monkeypatch.setenv("LANGUAGE", "en")


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    assert isinstance(ended.value.code, int)
    return ended.value.code


@pytest.fixture
def url(lasting_url: str) -> str:
    """A club after a night: Anna owes Béla fifty euros, and has practice chips."""

    async def work() -> None:
        async with await Store.open(lasting_url, schemas=(SCHEMA, HANDS_SCHEMA)) as store:
            club = club_of(store, HandClock())
            for name, chips in (("Anna", -5_000), ("Béla", 5_000)):
                person = (await member(club, name)).person
                await club.accounts.set_credit(MACHINE, person, 10_000, "EUR")
                await club.corrections.correct(MACHINE, person, chips, "EUR", "Friday, by hand")
                await club.accounts.give_practice_chips(person)
            club.close()

    asyncio.run(work())
    return lasting_url


@pytest.mark.parametrize(
    ("language", "sound"),
    [("en", "Everything adds up."), ("hu", "Minden stimmel."), ("pl", "Wszystko się zgadza.")],
)
def test_books_that_are_right(url: str, language: str, sound: str, capsys: Output) -> None:
    assert run("ledger", "check", "--database", url, "--lang", language) == 0
    counted, said = capsys.readouterr().out.splitlines()
    assert said == sound
    assert all(number in counted for number in (" 1,", " 8,", " 6,", " 0."))


def test_books_that_are_right_as_json(url: str, capsys: Output) -> None:
    assert run("ledger", "check", "--json", "--database", url) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["sound"], told["faults"], told["accounts"], told["tables"]) == (True, [], 6, 0)


def test_books_that_are_wrong(url: str, capsys: Output) -> None:
    if not url.startswith("sqlite"):
        pytest.skip("the database is changed by hand in its file")
    file = sqlite3.connect(url.removeprefix("sqlite:///"))
    file.execute("UPDATE accounts SET balance = balance + 1 WHERE name LIKE 'player:%:EUR'")
    file.commit()
    file.close()
    assert run("ledger", "check", "--database", url) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert lines[1].startswith("An account does not hold what its entries come to. Where: player:")
    assert lines[-1] == "2 things do not add up."
    assert run("ledger", "check", "--json", "--database", url) == 1
    output = capsys.readouterr()
    told = json.loads(output.out)
    assert [fault["code"] for fault in told["faults"]] == ["account", "account"]
    assert output.err == ""


def test_a_statement(url: str, capsys: Output) -> None:
    assert run("ledger", "statement", "anna", "--database", url) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Practice chips: in the account 10,000, credit line 0"
    assert lines[3] == "EUR: in the account \u221250.00\u00a0EUR, credit line 100.00\u00a0EUR"
    assert lines[4].endswith(
        "Correction (Friday, by hand, Pakli): \u221250.00\u00a0EUR  = \u221250.00\u00a0EUR"
    )
    assert run("ledger", "statement", "Anna", "--currency", "EUR", "--csv", "--database", url) == 0
    [_, row] = csv.reader(io.StringIO(capsys.readouterr().out))
    assert row[2:] == ["Correction", "", "Friday, by hand", "Pakli", "-50.00", "-50.00", "EUR"]
    assert run("ledger", "statement", "Anna", "--json", "--database", url) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["balance"] for one in told["statements"]] == [10_000, -5_000]
    assert run("ledger", "statement", "Zorka", "--database", url) == 1
    assert capsys.readouterr().err == "pakli: There is nobody called Zorka.\n"


def test_who_pays_whom(url: str, capsys: Output) -> None:
    assert run("ledger", "settle", "--database", url, "--lang", "pl") == 0
    assert capsys.readouterr().out == "Rozliczenie (EUR)\nAnna → Béla: 50,00\u00a0EUR\n"
    assert run("ledger", "settle", "--csv", "--currency", "EUR", "--database", url) == 0
    assert capsys.readouterr().out.splitlines()[1] == "Anna,Béla,50.00,EUR"
    assert run("ledger", "settle", "--json", "--database", url) == 0
    [told] = json.loads(capsys.readouterr().out)["settlements"]
    [payment] = told["night"]["settling"]["payments"]
    assert (told["names"][payment["payer"]], payment["amount"]) == ("Anna", 5_000)
    assert run("ledger", "settle", "--csv", "--json", "--database", url) == 2
    assert "not both" in capsys.readouterr().err


def test_there_is_nothing_to_settle(tmp_path: Path, capsys: Output) -> None:
    url = f"sqlite:///{tmp_path / 'new.sqlite'}"
    assert run("user", "add", "Anna", "--database", url) == 0
    assert run("ledger", "settle", "--database", url) == 1
    assert "nothing to settle" in capsys.readouterr().err
    assert run("ledger", "settle", "--currency", "", "--database", url) == 1
    assert "Practice chips are never settled up" in capsys.readouterr().err


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "nowhere.sqlite"
    for command in (("ledger", "check"), ("backup", str(tmp_path / "kept.sqlite"))):
        assert run(*command, "--database", f"sqlite:///{path}") == 1
        assert capsys.readouterr().err == f"pakli: There is no database {path}.\n"
    assert list(tmp_path.iterdir()) == []
