"""Which database a command works on, and what is said when it does not open."""

from pathlib import Path

import pytest

from pakli.cli.databases import complaining, shown, usual_database
from pakli.cli.errors import InputError
from pakli.store import Damaged, StoreFailed, StoreInUse, WrongRelease
from pakli.store.database import store_failed
from pakli.texts import translator

SAY = translator("en")


def complaint(url: str, error: Exception) -> str:
    with pytest.raises(InputError) as no, complaining(SAY, url):
        raise error
    return str(no.value)


def test_the_usual_one_is_a_file_in_the_person_s_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert usual_database() == f"sqlite:///{tmp_path}/pakli/pakli.sqlite"
    assert list(tmp_path.iterdir()) == [], "it is made when it is opened"


@pytest.mark.parametrize(
    ("url", "seen"),
    [
        ("sqlite:////srv/club.sqlite", "/srv/club.sqlite"),
        ("postgresql://anna:secret@db/club", "postgresql://anna:***@db/club"),
        ("club", "club"),
        ("anna:secret@db", "…"),
    ],
)
def test_no_password_is_shown(url: str, seen: str) -> None:
    assert shown(url) == seen


def test_what_is_wrong_is_one_line() -> None:
    url = "sqlite:////srv/club.sqlite"
    assert "in use by another Pakli" in complaint(url, StoreInUse("x"))
    assert "newer Pakli" in complaint(url, WrongRelease("x"))
    assert complaint(url, Damaged("table:7, event 3: truncated")).endswith("table:7, event 3: truncated")
    assert complaint(url, StoreFailed("disk I/O error\nand more")).endswith("opened: disk I/O error")


def test_a_path_that_is_no_url_is_told_how_it_would_be_one() -> None:
    told = complaint("/srv/club.sqlite", ValueError())
    assert told.endswith("Did you mean: sqlite:////srv/club.sqlite?")
    assert "Did you mean" not in complaint("mysql://db/club", ValueError())
    assert "Did you mean" not in complaint("anna:secret@db", ValueError())


def test_the_system_s_reason_without_its_number() -> None:
    refused = PermissionError(13, "Permission denied", "/srv/club.sqlite")
    assert str(store_failed(refused)) == "Permission denied: /srv/club.sqlite"
    assert str(store_failed(ConnectionRefusedError(111, "Connection refused"))) == "Connection refused"
