"""SQLite: who owns a file, what is safe on the disk, what is no database at all."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import URL, Connection

from pakli.store import Append, Store, StoreFailed, StoreInUse, backup, restore
from tests.contract.kit import event
from tests.contract.test_store_kill import ROOT, wait_until


def pragmas(names: Sequence[str], connection: Connection) -> list[object]:
    return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]


async def test_a_commit_is_on_the_disk_when_it_returns_and_readers_do_not_wait(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'log.sqlite'}") as store:
        names = ("journal_mode", "synchronous", "foreign_keys")
        settings = await store.transact(partial(pragmas, names))
        assert settings == ["wal", 2, 1], "a write-ahead log, synchronous FULL"


async def test_a_file_has_one_owner(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log.sqlite'}"
    async with await Store.open(url) as store:
        with pytest.raises(StoreInUse, match=r"another process has .*log\.sqlite open for writing: stop it"):
            await Store.open(url)
        await store.append(Append("table:1", 0, [event()]))
    async with await Store.open(url) as store:
        assert await store.streams() == {"table:1": 1}


async def test_another_process_is_kept_out_until_it_is_killed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log.sqlite'}"
    with (tmp_path / "output").open("wb") as output:
        owner = subprocess.Popen(
            [sys.executable, "-m", "tests.contract.victim", url], stdout=output, cwd=ROOT
        )
    try:
        wait_until(lambda: b"\n" in (tmp_path / "output").read_bytes(), owner)
        with pytest.raises(StoreInUse):
            await Store.open(url)
        async with await Store.open(url, read_only=True) as reader:
            await reader.streams()
    finally:
        owner.kill()
        owner.wait()
    async with await Store.open(url):
        pass


async def test_who_changes_a_table_beside_the_owner_makes_it_wait_and_not_fail(tmp_path: Path) -> None:
    """SQLite lets one write at a time, in whichever process: each gets his turn."""
    path = tmp_path / "log.sqlite"

    done = threading.Event()

    def beside() -> int:
        changes = 0
        with closing(sqlite3.connect(path, timeout=10, isolation_level=None)) as other:
            while not done.wait(0.002):
                other.execute("BEGIN IMMEDIATE")
                other.execute("UPDATE notes SET number = number + 1")
                other.execute("COMMIT")
                changes += 1
        return changes

    async with await Store.open(f"sqlite:///{path}") as store:
        for sql in ("CREATE TABLE notes (number INTEGER)", "INSERT INTO notes VALUES (0)"):
            await store.transact(partial(run, sql))
        changing = asyncio.create_task(asyncio.to_thread(beside))
        try:
            for version in range(60):
                await store.append(Append("table:1", version, [event()]))
        finally:
            done.set()
        changes = await changing
        found = await store.query(
            lambda connection: connection.exec_driver_sql("SELECT * FROM notes").scalar()
        )
        assert found == changes > 0


def run(sql: str, connection: Connection) -> None:
    connection.exec_driver_sql(sql)


async def test_nobody_else_on_the_machine_may_read_the_cards(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "log.sqlite"
    async with await Store.open(f"sqlite:///{path}") as store:
        await store.append(Append("table:1", 0, [event()]))
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes["log.sqlite"] == modes["log.sqlite-wal"] == 0o600


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear all, " * 1000)
    with pytest.raises(StoreFailed, match="not a database"):
        await Store.open(f"sqlite:///{path}")
    assert path.read_text() == "Dear all, " * 1000


async def test_a_place_where_nothing_can_be_made_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreFailed):
        await Store.open(f"sqlite:///{tmp_path / 'file' / 'log.sqlite'}")
    with pytest.raises(StoreFailed, match="there is no database"):
        await Store.open(f"sqlite:///{tmp_path / 'log.sqlite'}", read_only=True)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize(
    "url", ["mysql://root:secret@here/log", "log.sqlite", "", "postgresql+psycopg://x/y"]
)
async def test_other_urls_are_refused_and_not_repeated(url: str) -> None:
    with pytest.raises(ValueError, match="sqlite") as raised:
        await Store.open(url)
    assert "secret" not in str(raised.value)


async def test_a_file_may_have_any_name(tmp_path: Path) -> None:
    path = tmp_path / "50% of it, isn't? #1 zł.sqlite"
    url = URL.create("sqlite", database=str(path)).render_as_string()
    async with await Store.open(url) as store:
        await store.append(Append("table:1", 0, [event()]))
        await backup(store, tmp_path / "back?up.sqlite")
    assert {"50% of it, isn't? #1 zł.sqlite", "back?up.sqlite"} <= {file.name for file in tmp_path.iterdir()}
    await restore(tmp_path / "back?up.sqlite", f"sqlite:///{tmp_path / 'restored.sqlite'}")


async def test_each_store_in_memory_is_its_own() -> None:
    async with await Store.open("sqlite://") as one, await Store.open("sqlite:///:memory:") as other:
        await asyncio.gather(*(one.append(Append("table:1", None, [event()])) for _ in range(3)))
        assert (await one.streams(), await other.streams()) == ({"table:1": 3}, {})
