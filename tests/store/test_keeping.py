"""What is on a server is kept in a file before it is brought to this release, or it is not brought there."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from pakli.club import MACHINE, SCHEMA, Club, account_of
from pakli.store import Append, EarlierRelease, Store, StoreFailed, restore
from tests.club.kit import HandClock, club_of, member

AFTER: str = "bots currencies nights coming calendars seasons unlisted"
"""Tables that the migrations after the second have made."""


def set_back(connection: Connection) -> None:
    """Take all migrations after the second away."""
    for table in AFTER.split():
        connection.execute(text(f"DROP TABLE {table}"))
    connection.execute(text(f"UPDATE {SCHEMA.version_table} SET version_num = '0002'"))


async def of_an_earlier_release(url: str) -> str:
    """A club with one member who has chips, as the release before would have it; his account."""
    async with await Store.open(url, schemas=(SCHEMA,)) as store:
        club: Club = club_of(store, HandClock())
        person = (await member(club)).person
        await club.accounts.grant(MACHINE, person, 70)
        await store.append(Append("chat:x", 0, ['{"type":"said","text":"Gáspár żółć ♠"}'.encode()]))
        club.close()
        await store.transact(set_back)
    return account_of(person.id)


def noted(connection: Connection) -> str:
    """The revision of the club's tables."""
    return str(connection.execute(text(f"SELECT version_num FROM {SCHEMA.version_table}")).scalar())


async def test_a_server_s_database_is_kept_in_a_file_that_can_be_restored(
    postgresql_url: str, tmp_path: Path
) -> None:
    account = await of_an_earlier_release(postgresql_url)
    folder = tmp_path / "kept"
    async with await Store.open(postgresql_url, schemas=(SCHEMA,), keep_in=folder) as store:
        kept = store.kept_before
        assert await store.query(noted) == SCHEMA.head
        before = await store.ledger.balances()
        events = {name: await store.read(name) for name in await store.streams()}
    assert kept is not None
    assert kept.parent == folder
    assert kept.name.endswith(f".before-{SCHEMA.head}")
    assert kept.stat().st_mode & 0o077 == 0, "hole cards are nobody else's to read"
    with pytest.raises(EarlierRelease):
        await Store.open(f"sqlite:///{kept}", schemas=(SCHEMA,), read_only=True)
    url = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    await restore(kept, url, schemas=(SCHEMA,))
    async with await Store.open(url, schemas=(SCHEMA,), read_only=True) as store:
        assert await store.ledger.balances() == before
        assert before[account] == 70
        assert {name: await store.read(name) for name in await store.streams()} == events
        assert await store.query(lambda connection: len(inspect(connection).get_table_names())) > 10
    async with await Store.open(postgresql_url, schemas=(SCHEMA,), keep_in=folder) as store:
        assert store.kept_before is None, "it is of this release now"
        await store.transact(set_back)
    async with await Store.open(postgresql_url, schemas=(SCHEMA,), keep_in=folder) as store:
        assert store.kept_before == kept.with_name(f"{kept.name}.2"), "the first one is kept"


async def test_without_a_place_for_it_nothing_is_changed(postgresql_url: str, tmp_path: Path) -> None:
    await of_an_earlier_release(postgresql_url)
    with pytest.raises(EarlierRelease, match="could not be kept"):
        await Store.open(postgresql_url, schemas=(SCHEMA,))
    taken = tmp_path / "no folder"
    taken.touch()
    with pytest.raises(StoreFailed):
        await Store.open(postgresql_url, schemas=(SCHEMA,), keep_in=taken)
    with pytest.raises(EarlierRelease):
        await Store.open(postgresql_url, schemas=(SCHEMA,), read_only=True)
