"""`pakli backup` and `pakli restore`: kept, made anew, proved; refused in a line what cannot be."""

import sqlite3
from pathlib import Path

import pytest

from pakli.store.tables import STORE
from tests.cli.test_ledger import Output, _in_english, lasting_url, postgresql, run, url
from tests.contract.engines import Server

__all__ = ["_in_english", "lasting_url", "postgresql", "url"]


def test_a_room_is_kept_and_made_anew(url: str, tmp_path: Path, capsys: Output) -> None:
    kept, new = tmp_path / "kept" / "room.sqlite", f"sqlite:///{tmp_path / 'new.sqlite'}"
    assert run("backup", str(kept), "--database", url) == 0
    assert capsys.readouterr().out.startswith(f"Kept in {kept}, ")
    assert run("restore", str(kept), "--database", new) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Everything adds up."
    assert run("ledger", "settle", "--database", new) == 0
    assert "Anna → Béla" in capsys.readouterr().out
    assert run("ledger", "check", "--database", f"sqlite:///{kept}") == 0, "a backup is a database"


def test_the_way_to_postgresql(url: str, tmp_path: Path, postgresql: Server, capsys: Output) -> None:
    kept, server = tmp_path / "room.sqlite", postgresql.new_database()
    assert run("backup", str(kept), "--database", url) == 0
    assert run("restore", str(kept), "--database", server) == 0
    assert run("ledger", "check", "--database", server) == 0
    capsys.readouterr()
    assert run("restore", str(kept), "--database", server) == 1
    assert "Nothing was restored" in capsys.readouterr().err


def test_what_is_there_is_left_alone(url: str, tmp_path: Path, capsys: Output) -> None:
    kept = tmp_path / "room.sqlite"
    kept.write_text("mine")
    assert run("backup", str(kept), "--database", url) == 1
    assert capsys.readouterr().err == (
        f"pakli: There is a file {kept} already. Please choose another name.\n"
    )
    other = tmp_path / "other.sqlite"
    assert run("backup", str(other), "--database", url) == 0
    capsys.readouterr()
    assert run("restore", str(other), "--database", f"sqlite:///{kept}") == 1
    assert "there is a database" in capsys.readouterr().err
    assert kept.read_text() == "mine"


def test_what_is_no_backup_is_not_restored(tmp_path: Path, capsys: Output) -> None:
    new = f"sqlite:///{tmp_path / 'new.sqlite'}"
    assert run("restore", str(tmp_path / "nowhere.sqlite"), "--database", new) == 1
    assert "There is no file" in capsys.readouterr().err
    other = tmp_path / "other.sqlite"
    other.write_text("mine")
    assert run("restore", str(other), "--database", new) == 1
    assert "is no backup" in capsys.readouterr().err
    assert not (tmp_path / "new.sqlite").exists()


@pytest.mark.parametrize("language", ["en", "hu", "pl"])
def test_a_backup_of_a_later_release_is_left_alone(
    url: str, language: str, tmp_path: Path, capsys: Output
) -> None:
    kept = tmp_path / "room.sqlite"
    assert run("backup", str(kept), "--database", url) == 0
    file = sqlite3.connect(kept)
    file.execute(f"UPDATE {STORE.version_table} SET version_num = '9999'")
    file.commit()
    file.close()
    capsys.readouterr()
    new = tmp_path / "new.sqlite"
    assert run("restore", str(kept), "--database", f"sqlite:///{new}", "--lang", language) == 1
    said = capsys.readouterr().err
    assert str(kept) in said
    assert any(word in said for word in ("newer Pakli", "újabb Pakli", "nowsza wersja"))
    assert not new.exists()
    for command in (("ledger", "check"), ("user", "list")):
        assert run(*command, "--database", f"sqlite:///{kept}") == 1
        assert "newer Pakli" in capsys.readouterr().err
