"""
What is there when a store is opened again: all of it; and how the events of another release are read.
"""

import random

import pytest
from msgspec import json
from msgspec.structs import replace

from pakli.rules import Action, BettingOptions, Bounds, Call, Check, Player, RaiseTo, Show, ShowOptions
from pakli.store import (
    Append,
    Codec,
    Posting,
    Raw,
    Snapshot,
    Store,
    StoreClosed,
    StoreFailed,
    Upcasters,
    WrongRelease,
    check,
)
from pakli.table import SavedTable, Table, TableEvent, restored, saved
from tests.contract.kit import data_of, event
from tests.table.kit import Sitting, sat

EVENTS: Codec[TableEvent] = Codec(TableEvent)


async def test_everything_is_there_when_it_is_opened_again(lasting_url: str) -> None:
    async with await Store.open(lasting_url) as store:
        await store.ledger.set_floor("practice", None)
        first = await store.append(
            Append("table:1", 0, [event()]),
            postings=[Posting("practice", -5), Posting("table:1", 5)],
            command="c-1",
        )
        await store.save_snapshot("table:1", 1, b"seated")
    async with await Store.open(lasting_url) as store:
        assert await data_of(store, "table:1") == [event()]
        assert await store.ledger.balances() == {"practice": -5, "table:1": 5}
        assert await store.snapshot("table:1") == Snapshot("table:1", 1, b"seated")
        again = await store.append(Append("table:1", 0, [event()]), command="c-1")
        assert again == replace(first, repeated=True)
        assert (await store.append(Append("table:1", 1, [event()]))).versions == (2,)
        assert not (await check(store)).faults


async def played(sitting: Sitting, store: Store, kept: int) -> int:
    """Store what has happened since version `kept`; the version now."""
    new = EVENTS.encode_all(sitting.log[kept:])
    return (await store.append(Append("table:1", kept, new))).versions[0]


@pytest.mark.parametrize("with_snapshots", [False, True], ids=["from the log", "from a snapshot"])
async def test_a_table_goes_on_in_mid_hand(lasting_url: str, with_snapshots: bool) -> None:
    """Closed after any event at all, the folded log is the table as it was: cards, bets, whose turn it is."""
    chance = random.Random(7)
    sitting = sat("NL 1/2", {1: 200, 3: 150, 4: 90, 8: 310}, button=3)
    store, kept = await Store.open(lasting_url), 0
    for _ in range(2):
        sitting.start()
        while sitting.to_act:
            kept = await played(sitting, store, kept)
            if chance.random() < 0.3:
                await store.close()
                store = await Store.open(lasting_url)
                assert await restarted(store, sitting.opened) == sitting.table
            sitting.do(an_action(sitting.table, chance))
        kept = await played(sitting, store, kept)
        if with_snapshots:
            await store.save_snapshot("table:1", kept, json.encode(saved(sitting.table)))
    assert (await store.snapshot("table:1") is not None) == with_snapshots
    await store.close()


def an_action(table: Table, chance: random.Random) -> Action:
    """Mostly calls and checks, so that hands come to their showdown."""
    waiting = table.next
    assert isinstance(waiting, Player)
    seat, options = waiting.seat, waiting.options
    if isinstance(options, ShowOptions):
        return Show(seat)
    assert isinstance(options, BettingOptions)
    if isinstance(options.raise_to, Bounds) and chance.random() < 0.2:
        return RaiseTo(seat, options.raise_to.least)
    return Call(seat) if options.call else Check(seat)


async def restarted(store: Store, opened: Table) -> Table:
    snapshot = await store.snapshot("table:1")
    if snapshot is None:
        return opened.after(*EVENTS.decode_all(await store.read("table:1")))
    table = restored(json.decode(snapshot.data, type=SavedTable))
    return table.after(*EVENTS.decode_all(await store.read("table:1", after=snapshot.version)))


def renamed(raw: Raw) -> Raw:
    return {**raw, "type": "raised"}


def with_amount(raw: Raw) -> Raw:
    return {**{name: value for name, value in raw.items() if name != "bet"}, "amount": raw["bet"]}


def in_cents(raw: Raw) -> Raw:
    return {**raw, "amount": 100 * raw["amount"]}


OLD = Upcasters({("bet", 1): renamed})
NEW = Upcasters({("bet", 1): renamed, ("raised", 1): with_amount, ("raised", 2): in_cents})


async def test_events_of_earlier_releases_are_read_in_the_form_of_this_one(lasting_url: str) -> None:
    async with await Store.open(lasting_url) as store:
        await store.append(Append("table:1", 0, [event("bet", bet=5), event("checked")]))
    async with await Store.open(lasting_url, upcasters=OLD) as store:
        await store.append(Append("table:1", 2, [event("raised", bet=6)]))
        assert await data_of(store, "table:1") == [
            event("raised", bet=5),
            event("checked"),
            event("raised", bet=6),
        ]
    async with await Store.open(lasting_url, upcasters=NEW) as store:
        await store.append(Append("table:1", 3, [event("raised", amount=700)]))
        stored = await store.read("table:1")
        assert [(one.tag, one.schema, one.data) for one in stored] == [
            ("raised", 3, event("raised", amount=500)),
            ("checked", 1, event("checked")),
            ("raised", 3, event("raised", amount=600)),
            ("raised", 3, event("raised", amount=700)),
        ]
        assert not (await check(store)).faults


async def test_events_of_a_later_release_are_not_guessed_at(lasting_url: str) -> None:
    async with await Store.open(lasting_url, upcasters=NEW) as store:
        await store.append(Append("table:1", 0, [event("checked"), event("raised", amount=700)]))
    async with await Store.open(lasting_url, upcasters=OLD) as store:
        with pytest.raises(WrongRelease, match="'raised' with schema 3"):
            await store.read("table:1")
        assert len(await store.read("table:1", limit=1)) == 1


async def test_for_reading_only_nothing_is_written_or_made(lasting_url: str) -> None:
    with pytest.raises((StoreFailed, WrongRelease)):
        await Store.open(lasting_url, read_only=True)
    async with await Store.open(lasting_url) as store:
        await store.append(Append("table:1", 0, [event()]))
        async with await Store.open(lasting_url, read_only=True) as reader:
            assert await data_of(reader, "table:1") == [event()]
            with pytest.raises(StoreClosed, match="for reading only"):
                await reader.append(Append("table:1", 1, [event()]))
            with pytest.raises(StoreFailed):
                await reader.query(lambda connection: connection.exec_driver_sql("DELETE FROM events"))
            await store.append(Append("table:1", 1, [event("folded")]))
            assert len(await reader.read("table:1")) == 2
