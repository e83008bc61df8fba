"""A club's database of each earlier revision, opened by this release: everybody is still in it."""

from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from pakli.club import SCHEMA, Club
from pakli.store import Store, check
from pakli.store.schema import _config
from tests.club.kit import LIGHT

REVISIONS = sorted(path.name[1:5] for path in SCHEMA.versions.glob("v*.py"))
PERSON = (
    "INSERT INTO people (id, name, name_key, kind, role, password, language, settings, joined, muted_until,"
    " barred, granted) VALUES ('p1', 'Őze Anna', 'oze anna', 'member', 'host', NULL, 'hu', '{}', 1, 0, 0, 0)"
)


def database(path: Path, revision: str) -> None:
    """A file as it was when `revision` was the last one."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = _config(SCHEMA)
        config.attributes["connection"] = connection
        config.attributes["schema"] = SCHEMA
        command.upgrade(config, revision)
        connection.execute(text(PERSON))
    engine.dispose()


@pytest.mark.parametrize("revision", REVISIONS)
async def test_a_database_of_an_earlier_release_is_brought_up_to_date(tmp_path: Path, revision: str) -> None:
    path = tmp_path / "room.sqlite"
    database(path, revision)
    async with await Store.open(f"sqlite:///{path}", schemas=(SCHEMA,)) as store:
        club = Club(store, cost=LIGHT)
        person = await club.people.find("p1")
        assert person is not None
        assert (person.name, person.role) == ("Őze Anna", "host")
        assert await club.evenings.listed(person) == []
        assert await club.seasons.listed(person) == []
        assert (await check(store)).faults == ()
        club.close()
