"""The club's tables, changed by another process while a server has them open."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from pakli.club import MACHINE, SCHEMA, Beside, Club, Desk, Management, Passwords, People
from pakli.club.tables import PEOPLE
from pakli.store import Append, Store, StoreFailed, StoreInUse, WrongRelease
from tests.club.kit import LIGHT, HandClock, club_of, member, refused


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the file is."""
    return tmp_path / "club.sqlite"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """The server's store."""
    async with await Store.open(f"sqlite:///{path}", schemas=(SCHEMA,)) as opened:
        yield opened


@pytest.fixture
async def club(store: Store, clock: HandClock) -> AsyncIterator[Club]:
    """The server's club."""
    opened = club_of(store, clock)
    yield opened
    opened.close()


async def test_a_store_owns_its_file_and_the_machine_works_beside_it(
    path: Path, store: Store, club: Club, clock: HandClock
) -> None:
    anna = await member(club)
    with pytest.raises(StoreInUse):
        await Store.open(f"sqlite:///{path}", schemas=(SCHEMA,))
    beside = Beside(path)
    passwords = Passwords(LIGHT)
    desk = Desk(beside, now=clock)
    found = await People(desk).named("anna")
    assert found == anna.person
    management = Management(desk, passwords)
    await management.name_role(MACHINE, anna.person.id, "host")
    assert await management.revoke_sessions(MACHINE, anna.person.id) == 1
    with refused("name.taken"):
        await management.add_member(MACHINE, "ANNA")
    assert await club.sessions.who(anna.token.reveal()) is None
    assert (await club.people.named("Anna")).role == "host"  # type: ignore[union-attr]
    assert (await store.append(Append("table:1", 0, [b'{"type":"x"}']))).versions == (1,)
    passwords.close()
    beside.close()


async def test_of_what_raises_nothing_is_kept(path: Path, club: Club) -> None:
    await member(club)
    beside = Beside(path)

    def spoil(connection: object) -> None:
        connection.execute(PEOPLE.delete())  # type: ignore[attr-defined]
        raise KeyError

    with pytest.raises(KeyError):
        await beside.transact(spoil)
    assert len(await beside.query(lambda connection: connection.execute(select(PEOPLE)).all())) == 1
    beside.close()


def test_a_file_that_is_not_there_is_not_made(path: Path) -> None:
    with pytest.raises(StoreFailed):
        Beside(path)
    assert not path.exists()


async def test_a_file_that_is_no_club(path: Path) -> None:
    sqlite3.connect(path).close()
    beside = Beside(path)
    with pytest.raises(WrongRelease):
        await beside.query(lambda _connection: None)
    beside.close()
    path.write_text("a letter to my aunt, long enough to be no database " * 20)
    beside = Beside(path)
    with pytest.raises(StoreFailed):
        await beside.query(lambda _connection: None)
    beside.close()
