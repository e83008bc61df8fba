"""A table whose log cannot be read keeps no other from opening; nothing of it is lost."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from pakli.room.journal import table_stream
from pakli.room.kept import opened
from pakli.room.records import RECORDS, Opened
from pakli.room.saved import KEPT_FORM, kept_saved
from pakli.store import Append, Store
from tests.room.kit import Play, played
from tests.room.test_restart import same_again, started_again

UNREADABLE = (
    b'{"type":"of_a_release_to_come"}',
    b'{"type":"left","seat":"three"}',
    b'{"type":"left","seat":3}',
)
"""Of a kind nobody knows; with a field that is none; one that cannot have happened there."""


@asynccontextmanager
async def in_mid_hand(url: str) -> AsyncIterator[Play]:
    """A table in mid-hand."""
    async with played("NL 1/2", url=url, button="anna", anna=200, bela=200) as play:
        await play.until_asked()
        yield play


@pytest.mark.parametrize("event", UNREADABLE, ids=["unknown", "malformed", "impossible"])
async def test_only_that_table_is_set_aside_and_comes_back_when_it_can_be_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, event: bytes
) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with in_mid_hand(url) as play:
        first, version = play.table_id, play.moment.version
        escrow = await play.store.ledger.balance(f"table:{first}")
        await play.open(play.moment.table.sign)
        second = play.table_id
        await play.room.close()
        await play.store.append(Append(table_stream(first), version, (event,)))
        await play.store.close()
        with caplog.at_level(logging.ERROR, "pakli.room"):
            async with started_again(url, play) as again:
                assert [table.table_id for table in again.room.tables] == [second]
                [aside] = again.room.set_aside.values()
                assert (aside.table_id, aside.name) == (first, "Table")
                assert aside.why
                assert again.room.gauges()["set_aside"] == 1
                assert await again.store.ledger.balance(f"table:{first}") == escrow == 400
                assert (await again.store.streams("table:"))[table_stream(first)] == version + 1
                await again.sits("dora", 2, 100)
        assert first in caplog.text
        assert "set aside" in caplog.text
        async with await Store.open(url) as store:
            # As if a release were started that reads it: here, by taking the event away.
            await store.transact(
                lambda connection: connection.execute(
                    text("delete from events where stream = :stream and version = :version"),
                    {"stream": table_stream(first), "version": version + 1},
                )
            )
            await store.transact(
                lambda connection: connection.execute(
                    text("update streams set version = :version where name = :stream"),
                    {"stream": table_stream(first), "version": version},
                )
            )
        play.table_id = first
        async with started_again(url, play) as fixed:
            assert not fixed.room.set_aside
            assert fixed.hands == 1
            assert fixed.moment.version == version
            await same_again(fixed)


@pytest.mark.parametrize("data", [b"no json", b'{"manners":{"name":"x"},"banks":[],"table":{}}'])
async def test_a_snapshot_that_cannot_be_read_is_passed_over(tmp_path: Path, data: bytes) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with in_mid_hand(url) as play:
        version = play.moment.version
        await play.room.close()
        await play.store.save_snapshot(table_stream(play.table_id), 3, data, KEPT_FORM)
        await play.store.close()
        async with started_again(url, play) as again:
            assert again.moment.version == version
            assert again.hands == 1


async def test_a_snapshot_that_does_not_go_with_the_log_is_passed_over(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with in_mid_hand(url) as play:
        store, stream, version = play.store, table_stream(play.table_id), play.moment.version
        await play.room.close()
        [first] = RECORDS.decode_all(await store.read(stream, limit=1))
        assert isinstance(first, Opened)
        # Of the first version, but said to be of a later one.
        await store.save_snapshot(stream, version - 2, kept_saved(opened(first)), KEPT_FORM)
        await store.close()
        async with started_again(url, play) as again:
            assert again.moment.version == version
            assert {seat.player for seat in again.moment.table.seats} == {"anna", "bela"}


async def test_a_table_that_was_closed_is_not_missed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with in_mid_hand(url) as play:
        stream = table_stream(play.table_id)
        await play.hand_over()
        await play.room.close_table(play.person("host"), play.table_id)
        await play.room.close()
        await play.store.transact(
            lambda connection: connection.execute(
                text("update events set data = '{}' where stream = :stream and version = 3"),
                {"stream": stream},
            )
        )
        await play.store.close()
        async with started_again(url, play) as again:
            assert not again.room.set_aside
            assert not again.room.tables
