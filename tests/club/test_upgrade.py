"""A room of an earlier release: its file is kept as it was before it is brought to this one."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from pakli.cli import main
from pakli.club import SCHEMA, Club
from pakli.store import EarlierRelease, Store
from tests.club.kit import HandClock, club_of, member

NEWEST = SCHEMA.head


def of_an_earlier_release(path: Path) -> None:
    """A club with one member, as the release before the last migration would have it."""

    async def work() -> None:
        async with await Store.open(f"sqlite:///{path}", schemas=(SCHEMA,)) as store:
            club: Club = club_of(store, HandClock())
            await member(club)
            club.close()

    asyncio.run(work())
    set_back(path)


def set_back(path: Path) -> None:
    """Take all migrations after the second away."""
    file = sqlite3.connect(path)
    for table in ("currencies", "nights", "coming", "calendars", "seasons", "unlisted", "bots"):
        file.execute(f"DROP TABLE {table}")
    file.execute(f"UPDATE {SCHEMA.version_table} SET version_num = '0002'")
    file.commit()
    file.close()


def noted(path: Path) -> str:
    """The revision a file is at."""
    file = sqlite3.connect(path)
    [[found]] = file.execute(f"SELECT version_num FROM {SCHEMA.version_table}").fetchall()
    file.close()
    return str(found)


def test_it_is_kept_before_it_is_changed(tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite"
    of_an_earlier_release(path)

    async def work() -> Path | None:
        async with await Store.open(f"sqlite:///{path}", schemas=(SCHEMA,)) as store:
            return store.kept_before

    kept = tmp_path / f"club.sqlite.before-{NEWEST}"
    assert asyncio.run(work()) == kept
    assert (noted(kept), noted(path)) == ("0002", NEWEST)
    assert kept.stat().st_mode & 0o077 == 0, "hole cards are nobody else's to read"
    assert asyncio.run(work()) is None, "it is of this release now"
    set_back(path)
    assert asyncio.run(work()) == tmp_path / f"club.sqlite.before-{NEWEST}.2", "the first one is kept"


@pytest.mark.parametrize(
    ("language", "told"), [("en", "an earlier Pakli"), ("hu", "korábbi Pakli"), ("pl", "wcześniejsza wersja")]
)
def test_what_only_reads_changes_nothing(
    tmp_path: Path, language: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "club.sqlite"
    of_an_earlier_release(path)
    with pytest.raises(EarlierRelease):
        asyncio.run(Store.open(f"sqlite:///{path}", schemas=(SCHEMA,), read_only=True))
    with pytest.raises(SystemExit) as ended:
        main(["ledger", "check", "--database", f"sqlite:///{path}", "--lang", language])
    assert ended.value.code == 1
    assert told in capsys.readouterr().err
    assert noted(path) == "0002"


def test_a_file_of_this_release_or_a_new_one_is_not_copied(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'club.sqlite'}"

    async def work() -> None:
        for _ in range(2):
            async with await Store.open(url, schemas=(SCHEMA,)) as store:
                assert store.kept_before is None

    asyncio.run(work())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["club.sqlite", "club.sqlite.lock"]
