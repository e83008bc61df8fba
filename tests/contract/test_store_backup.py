"""Backups: complete, taken while others write, the same from every engine; and databases made of them."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from pakli.store import (
    Append,
    Conflict,
    Posting,
    Store,
    Stored,
    StoreError,
    StoreFailed,
    backup,
    check,
    restore,
)
from tests.contract.kit import data_of, event


async def fill(store: Store) -> None:
    await store.ledger.set_floor("practice", None)
    await store.append(
        Append("table:7", 0, [event("seated"), event("sat_in")]),
        postings=[Posting("practice", -200), Posting("table:7", 200)],
        command="c-1",
    )
    await store.save_snapshot("table:7", 2, b"\x00\xff")


async def everything(store: Store) -> tuple[object, ...]:
    streams = await store.streams()
    events: list[Stored] = [stored for stream in streams for stored in await store.read(stream)]
    statement = await store.ledger.statement("table:7")
    return streams, events, await store.ledger.balances(), statement, await store.snapshot("table:7")


async def test_a_backup_is_a_database_with_everything_in_it(any_url: str, tmp_path: Path) -> None:
    path = tmp_path / "kept" / "backup.sqlite"
    async with await Store.open(any_url) as store:
        await fill(store)
        await backup(store, path)
        kept = await everything(store)
        await store.append(Append("table:7", 2, [event("later")]))
    assert [file.name for file in path.parent.iterdir()] == ["backup.sqlite"]
    assert path.stat().st_mode & 0o077 == 0, "hole cards are nobody else's to read"
    async with await Store.open(f"sqlite:///{path}") as opened:
        assert await everything(opened) == kept
        assert not (await check(opened)).faults


async def restored_and_gone_on(path: Path, url: str, kept: tuple[object, ...]) -> None:
    await restore(path, url)
    async with await Store.open(url) as restored:
        assert await everything(restored) == kept
        again = await restored.append(Append("table:7", 0, [event("lost")]), command="c-1")
        assert again.repeated
        await restored.append(Append("table:7", 2, [event("left")]))
        assert not (await check(restored)).faults


async def test_a_database_is_made_of_a_backup_and_goes_on(any_url: str, tmp_path: Path) -> None:
    path = tmp_path / "backup.sqlite"
    async with await Store.open(any_url) as store:
        await fill(store)
        await backup(store, path)
        kept = await everything(store)
    await restored_and_gone_on(path, f"sqlite:///{tmp_path / 'restored.sqlite'}", kept)


async def test_the_file_of_an_open_room_is_restored_with_what_lies_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite"
    async with await Store.open(f"sqlite:///{path}") as store:
        await fill(store)
        assert path.with_name("log.sqlite-wal").stat().st_size
        await restored_and_gone_on(path, f"sqlite:///{tmp_path / 'other.sqlite'}", await everything(store))


async def test_the_way_from_sqlite_to_postgresql(postgresql_url: str, tmp_path: Path) -> None:
    path = tmp_path / "backup.sqlite"
    async with await Store.open(f"sqlite:///{tmp_path / 'log.sqlite'}") as store:
        await fill(store)
        await backup(store, path)
        kept = await everything(store)
    await restored_and_gone_on(path, postgresql_url, kept)


async def test_a_backup_taken_while_many_write_is_of_one_moment(any_url: str, tmp_path: Path) -> None:
    """Each append writes to two streams and moves a chip: in a backup the three always agree."""
    stop = asyncio.Event()

    async def writing(store: Store, name: int) -> None:
        number = 0
        while not stop.is_set():
            await store.append(
                Append(f"left:{name}", number, [event(number=number)]),
                Append(f"right:{name}", number, [event(number=number)]),
                postings=[Posting("practice", -1), Posting(f"player:{name}", 1)],
            )
            number += 1

    async with await Store.open(any_url) as store:
        await store.ledger.set_floor("practice", None)
        tasks = [asyncio.create_task(writing(store, name)) for name in range(8)]
        for number in range(3):
            await asyncio.sleep(0.05)
            await backup(store, tmp_path / f"{number}.sqlite")
        stop.set()
        await asyncio.gather(*tasks)
    for number in range(3):
        async with await Store.open(f"sqlite:///{tmp_path / f'{number}.sqlite'}") as opened:
            streams, balances = await opened.streams(), await opened.ledger.balances("player:")
            assert not (await check(opened)).faults
            assert streams["ledger"] > 8
            for name in range(8):
                assert streams[f"left:{name}"] == streams[f"right:{name}"] == balances[f"player:{name}"]


async def test_a_reader_beside_the_owner_takes_a_backup(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log.sqlite'}"
    async with await Store.open(url) as store:
        await fill(store)
        async with await Store.open(url, read_only=True) as reader:
            await backup(reader, tmp_path / "backup.sqlite")
            assert not (await check(reader)).faults
        with pytest.raises(Conflict):
            await store.append(Append("table:7", 0, [event()]))


async def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    path = tmp_path / "backup.sqlite"
    path.write_text("kept")
    async with await Store.open("sqlite://") as store:
        with pytest.raises(FileExistsError, match=r"backup\.sqlite"):
            await backup(store, path)
    assert path.read_text() == "kept"


async def test_a_backup_that_has_no_room_leaves_nothing(any_url: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    async with await Store.open(any_url) as store:
        with pytest.raises(StoreFailed):
            await backup(store, tmp_path / "file" / "backup.sqlite")
        await fill(store)


async def test_a_database_in_use_is_not_restored_over(lasting_url: str, tmp_path: Path) -> None:
    path = tmp_path / "backup.sqlite"
    async with await Store.open("sqlite://") as store:
        await fill(store)
        await backup(store, path)
    async with await Store.open(lasting_url) as store:
        await store.append(Append("table:1", 0, [event("kept")]))
    with pytest.raises(StoreError, match="there is"):
        await restore(path, lasting_url)
    async with await Store.open(lasting_url) as store:
        assert await data_of(store, "table:1") == [event("kept")]
        assert list(await store.streams()) == ["table:1"]


async def test_only_backups_are_restored(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("something else")
    other = sqlite3.connect(tmp_path / "other.sqlite")
    other.execute("CREATE TABLE streams (name TEXT)")
    other.close()
    url = f"sqlite:///{tmp_path / 'log.sqlite'}"
    for name in ("text", "other.sqlite"):
        with pytest.raises(StoreError, match="no backup"):
            await restore(tmp_path / name, url)
    async with await Store.open(f"sqlite:///{tmp_path / 'whole.sqlite'}") as store:
        await fill(store)
        await backup(store, tmp_path / "broken.sqlite")
    broken = (tmp_path / "broken.sqlite").read_bytes()
    page = len(broken) // 4096 // 2 * 4096
    for damaged in (broken[:page], broken[:page] + bytes(4096) + broken[page + 4096 :]):
        (tmp_path / "broken.sqlite").write_bytes(damaged)
        with pytest.raises(StoreError, match="cannot be read"):
            await restore(tmp_path / "broken.sqlite", url)
    with pytest.raises(FileNotFoundError):
        await restore(tmp_path / "nothing", url)
    with pytest.raises(ValueError, match="in memory"):
        await restore(tmp_path / "other.sqlite", "sqlite://")
    assert not (tmp_path / "log.sqlite").exists()
