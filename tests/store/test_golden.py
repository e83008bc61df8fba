"""
Every release's log and database are read, folded and proved by this one, for ever.

When one of these fails because an event has got another form: if the release in `pyproject.toml` is not out
yet, write its files anew (`python -m tests.store.golden`); if it is, the event's tag needs an upcaster.
"""

import gc
import shutil
from itertools import groupby
from pathlib import Path

import pytest
from msgspec import json

from pakli.room.records import RECORDS
from pakli.room.tournaments.records import EVENTS, EventOpened, opened_event
from pakli.store import LEDGER, LEDGER_EVENTS, Append, Booked, Codec, Store, check, restore
from tests.store.golden import ANY_EVENT, FOLDER, RELEASE, Expected, folded, lines, told

RELEASES = sorted(path.name for path in FOLDER.iterdir())


@pytest.fixture(params=RELEASES)
def release(request: pytest.FixtureRequest) -> Path:
    """The golden files of each release in turn."""
    return FOLDER / str(request.param)


@pytest.fixture
def expected(release: Path) -> Expected:
    return json.decode((release / "expected.json").read_bytes(), type=Expected)


def test_this_release_has_its_golden_files() -> None:
    assert RELEASE in RELEASES, "write them: python -m tests.store.golden"


def test_the_log_of_this_release_has_every_kind_of_event_there_is() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in ANY_EVENT.kinds}
    for file in ("log.jsonl", "kinds.jsonl"):
        assert {stored.tag for stored in lines(FOLDER / RELEASE / file)} == kinds


def test_whatever_is_stored_is_among_them() -> None:
    # By type: asking a weak reference whose object is gone what it is an instance of is an error.
    codecs = [one for one in gc.get_objects() if type(one) is Codec and one is not ANY_EVENT]
    ours = [one for one in codecs if all(kind.__module__.startswith("pakli.") for kind in one.kinds)]
    assert len(ours) >= 3
    for codec in ours:
        assert codec.kinds <= ANY_EVENT.kinds


def test_the_log_folds_to_the_same_tables(release: Path, expected: Expected) -> None:
    streams = {name: list(log) for name, log in groupby(lines(release / "log.jsonl"), lambda one: one.stream)}
    assert {name: len(log) for name, log in streams.items()} == expected.streams
    for name, table in expected.tables.items():
        assert told(folded(RECORDS.decode_all(streams[name]))) == table
    balances: dict[str, int] = {}
    for event in LEDGER_EVENTS.decode_all(streams[LEDGER]):
        for account, amount in event.lines if isinstance(event, Booked) else [(event.account, 0)]:
            balances[account] = balances.get(account, 0) + amount
    assert balances == expected.balances


def test_the_tournament_in_the_log_folds(release: Path) -> None:
    first, *rest = [one for one in lines(release / "log.jsonl") if one.stream == "tournament:1"]
    opening = EVENTS.decode(first)
    assert isinstance(opening, EventOpened)
    kept = opened_event(opening).after(*EVENTS.decode_all(rest))
    assert kept.event.status == "running"
    assert kept.event.paused == "Tűzriadó"
    assert [entry.player for entry in kept.event.entries if entry.table] == ["p-2", "p-3"]


def test_every_kind_of_event_is_still_read(release: Path) -> None:
    for stored in lines(release / "kinds.jsonl"):
        event = ANY_EVENT.decode(stored)
        again = json.decode(ANY_EVENT.encode(event))
        written = json.decode(stored.data)
        lost = {name for name in written if again.get(name) != written[name]}
        assert not lost, f"{stored.tag} has lost {lost}"


async def test_the_database_is_opened_proved_and_gone_on_with(
    release: Path, expected: Expected, tmp_path: Path
) -> None:
    copy = tmp_path / "log.sqlite"
    shutil.copyfile(release / "database.sqlite", copy)
    await holds(f"sqlite:///{copy}", expected)


async def test_the_database_is_restored_on_a_server(
    release: Path, expected: Expected, postgresql_url: str
) -> None:
    await restore(release / "database.sqlite", postgresql_url)
    await holds(postgresql_url, expected)


async def holds(url: str, expected: Expected) -> None:
    async with await Store.open(url) as store:
        assert not (await check(store)).faults
        assert await store.streams() == expected.streams
        assert await store.ledger.balances() == expected.balances
        for name, table in expected.tables.items():
            assert told(folded(RECORDS.decode_all(await store.read(name)))) == table
        for command, versions in expected.commands.items():
            receipt = await store.receipt(command)
            assert receipt is not None
            assert receipt.versions == versions
        for name, version in expected.snapshots.items():
            snapshot = await store.snapshot(name)
            assert snapshot is not None
            assert snapshot.version == version
        for name, version in expected.streams.items():
            if name != LEDGER:
                await store.append(Append(name, version, [b'{"type":"room_closed"}']))
        assert not (await check(store)).faults
