"""The club on each engine: kept over a restart, one of many at once, no secret anywhere in the database."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, inspect, select

from pakli.club import MACHINE, SCHEMA, Club, Place
from pakli.store import Store
from tests.club.kit import HOME, PASSWORD, HandClock, club_of, host, member
from tests.contract.engines import any_url, lasting_url, postgresql, postgresql_url

__all__ = ["any_url", "lasting_url", "postgresql", "postgresql_url"]


@asynccontextmanager
async def opened(url: str, clock: HandClock, seed: str = "one") -> AsyncIterator[tuple[Store, Club]]:
    """A store and the club in it."""
    async with await Store.open(url, schemas=(SCHEMA,)) as store:
        club = club_of(store, clock, seed=seed)
        yield store, club
        club.close()


async def test_everything_is_there_after_a_restart(lasting_url: str, clock: HandClock) -> None:
    async with opened(lasting_url, clock) as (_, club):
        judit = await host(club)
        guest = await club.entrance.play_as_guest("Anna", HOME)
        await club.accounts.give_practice_chips(guest.person)
        anna = await club.entrance.become_member(guest.person, PASSWORD)
        await club.accounts.set_credit(judit, anna, 300)
        await club.management.mute(judit, anna.id, 10)
        code = await club.management.recovery_code(judit, anna.id)
        made, link = await club.invitations.make(judit, Place(table="t1", private=True))
        bot = await club.people.bot("Robi")
        acts = await club.audit.acts(judit)
    async with opened(lasting_url, clock, "again") as (_, club):
        found = await club.sessions.who(guest.token.reveal())
        assert found is not None
        assert found.session == guest.session
        assert (found.person.kind, found.person.muted_minutes) == ("member", 10)
        assert await club.people.find(judit.id) == judit
        assert await club.people.bot("Robi") == bot
        assert await club.invitations.host_link() is None
        assert await club.invitations.peek(link.reveal()) == made
        assert (await club.invitations.accept(anna.id, link.reveal())).tables == {"t1"}
        assert (await club.accounts.balance(anna.id), await club.accounts.credit(anna.id)) == (10_000, 300)
        assert await club.audit.acts(judit) == acts
        await club.entrance.sign_in("Anna", PASSWORD, HOME)
        await club.entrance.recover("Anna", code.reveal(), "new horse!", HOME)


async def test_one_name_one_person(any_url: str, clock: HandClock) -> None:
    async with opened(any_url, clock) as (_, club):
        tries = [club.entrance.join(name, PASSWORD, HOME) for name in ("Anna", "ANNA", "Ánna", "A.n.n.a")]
        others = [club.entrance.play_as_guest(f"Béla {number}", HOME) for number in range(8)]
        outcomes = await asyncio.gather(*tries, *others, return_exceptions=True)
        assert [isinstance(outcome, BaseException) for outcome in outcomes].count(True) == 3
        assert len(await club.people.listed(MACHINE)) == 9


async def test_two_servers_on_one_database(postgresql_url: str, clock: HandClock) -> None:
    async with (
        opened(postgresql_url, clock, "one") as (_, one),
        opened(postgresql_url, clock, "other") as (_, other),
    ):
        link = await one.invitations.host_link()
        assert link is not None
        tries = [
            club.entrance.join(f"Name {number // 2}", PASSWORD, HOME, invitation=link.reveal())
            for number, club in enumerate([one, other] * 4)
        ]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [isinstance(outcome, BaseException) for outcome in outcomes].count(False) == 1
        assert [person.role for person in await one.people.listed(MACHINE)] == ["host"]
        tries = [
            club.entrance.join(f"Other {number // 2}", PASSWORD, HOME)
            for number, club in enumerate([one, other] * 4)
        ]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [isinstance(outcome, BaseException) for outcome in outcomes].count(False) == 4
        token = (await member(one)).token.reveal()
        found = await other.sessions.who(token)
        assert found is not None
        assert found.person.name == "Anna"


async def everything_secret(club: Club) -> list[str]:
    """A club in which every kind of secret has been made, and the secrets."""
    link = await club.invitations.host_link()
    assert link is not None
    judit = await club.entrance.join("Judit", PASSWORD, HOME, invitation=link.reveal())
    await club.entrance.change_password(judit.person, judit.session.id, PASSWORD, "second horse battery")
    code = await club.management.recovery_code(judit.person, judit.person.id)
    used = await club.entrance.recover("Judit", code.reveal(), "third horse battery", HOME)
    kept_code = await club.management.recovery_code(judit.person, judit.person.id)
    await club.management.reset_password(MACHINE, (await member(club)).person.id, "fourth horse battery")
    last_code = await club.management.recovery_code(judit.person, judit.person.id)
    guest = await club.entrance.play_as_guest("Gábor", HOME)
    _, invitation = await club.invitations.make(judit.person, uses=2)
    await club.invitations.accept(guest.person.id, invitation.reveal())
    secrets = [link, judit.token, code, used.token, kept_code, last_code, guest.token, invitation]
    shown = repr([link, judit, code, used, guest, invitation, judit.person, judit.session])
    texts = [secret.reveal() for secret in secrets]
    assert not [text for text in texts if text in shown]
    passwords = [PASSWORD, *(f"{number} horse battery" for number in ("second", "third", "fourth"))]
    return [*texts, *(text.replace("-", "") for text in texts if "-" in text), *passwords]


async def test_no_secret_is_in_the_file(
    tmp_path: Path, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with opened(f"sqlite:///{tmp_path / 'club.sqlite'}", clock) as (_, club):
        secrets = await everything_secret(club)
        kept = [path.read_bytes() for path in tmp_path.iterdir()]
    kept += [path.read_bytes() for path in tmp_path.iterdir()]
    written = b"".join(kept)
    assert b"Judit" in written
    assert [secret for secret in secrets if secret.encode() in written] == []
    assert [secret for secret in secrets if secret in caplog.text] == []
    assert HOME.address.encode() not in written


async def test_no_secret_is_in_any_table(any_url: str, clock: HandClock) -> None:
    def rows(connection: Connection) -> str:
        tables = MetaData()
        tables.reflect(connection)
        return repr([connection.execute(select(table)).all() for table in tables.tables.values()])

    async with opened(any_url, clock) as (store, club):
        secrets = await everything_secret(club)
        written = await store.query(rows)
    assert "Judit" in written
    assert [secret for secret in secrets if secret in written] == []


async def test_the_migrations_make_the_tables(any_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        ours = SCHEMA.metadata.tables.keys()
        context = MigrationContext.configure(
            connection,
            opts={
                "compare_type": True,
                "include_name": lambda name, kind, _parents: kind != "table" or name in ours,
            },
        )
        return list(compare_metadata(context, SCHEMA.metadata))

    async with await Store.open(any_url, schemas=(SCHEMA,)) as store:
        assert await store.query(differences) == []
        tables = await store.query(lambda connection: inspect(connection).get_table_names())
    assert set(SCHEMA.metadata.tables) <= set(tables)
