"""
What `append` promises: all or nothing, in order, once, and nobody's neighbour is harmed.
"""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection

from pakli.store import Append, Conflict, Overdrawn, Posting, Receipt, Store, StoreClosed, Stored, Work, check
from pakli.store.tables import SNAPSHOTS
from tests.contract.kit import data_of, event


@pytest.fixture
async def store(any_url: str) -> AsyncIterator[Store]:
    async with await Store.open(any_url, clock=lambda: 1234) as opened:
        yield opened
        assert not (await check(opened)).faults


async def test_what_was_appended_is_read_as_it_was(store: Store) -> None:
    data = '{"type":"said","text":"Gáspár żółć \\u0000 ♠","amount":9007199254740991}'.encode()
    receipt = await store.append(Append("table:1", 0, [data, event("folded", seat=3)]))
    assert receipt == Receipt((2,), 1234)
    assert await store.read("table:1") == [
        Stored("table:1", 1, 1234, "said", 1, data),
        Stored("table:1", 2, 1234, "folded", 1, event("folded", seat=3)),
    ]


async def test_reading_begins_after_a_version_and_ends_at_a_limit(store: Store) -> None:
    await store.append(Append("table:1", 0, [event(seat=seat) for seat in range(1, 8)]))
    assert [stored.version for stored in await store.read("table:1", after=3)] == [4, 5, 6, 7]
    assert [stored.version for stored in await store.read("table:1", after=3, limit=2)] == [4, 5]
    assert await store.read("table:1", after=7) == []
    assert await store.read("table:2") == []


async def test_a_stream_that_has_moved_on_is_a_conflict(store: Store) -> None:
    await store.append(Append("table:1", 0, [event()]))
    with pytest.raises(Conflict) as raised:
        await store.append(Append("table:1", 0, [event("folded")]))
    error = raised.value
    assert (error.stream, error.expected, error.actual) == ("table:1", 0, 1)
    with pytest.raises(Conflict, match="table:1 is at version 1, not 2"):
        await store.append(Append("table:1", 2, [event("folded")]))
    assert await data_of(store, "table:1") == [event()]


async def test_without_expected_version_events_go_where_the_stream_ends(store: Store) -> None:
    await asyncio.gather(*(store.append(Append("chat:1", None, [event(n=n)])) for n in range(9)))
    assert sorted(await data_of(store, "chat:1")) == [event(n=n) for n in range(9)]


async def test_several_streams_are_one_append(store: Store) -> None:
    await store.append(Append("table:1", 0, [event()]))
    receipt = await store.append(
        Append("table:1", 1, [event("left")]), Append("table:2", 0, [event("seated"), event("sat_in")])
    )
    assert receipt.versions == (2, 2)
    with pytest.raises(Conflict, match="table:2"):
        await store.append(Append("table:1", 2, [event("lost")]), Append("table:2", 1, [event("lost")]))
    assert await data_of(store, "table:1") == [event(), event("left")]


async def test_a_write_without_events_makes_sure_of_a_version(store: Store) -> None:
    await store.append(Append("table:1", 0, [event()]))
    receipt = await store.append(Append("table:1", 1), Append("table:2", 0, [event()]))
    assert receipt.versions == (1, 1)
    with pytest.raises(Conflict, match="table:1"):
        await store.append(Append("table:1", 0), Append("table:2", 1, [event()]))
    assert await store.streams() == {"table:1": 1, "table:2": 1}


async def test_a_stream_may_be_written_twice_in_one_append(store: Store) -> None:
    receipt = await store.append(Append("table:1", 0, [event()]), Append("table:1", 1, [event("folded")]))
    assert receipt.versions == (1, 2)
    assert await data_of(store, "table:1") == [event(), event("folded")]


async def test_a_command_done_again_is_answered_the_same_and_written_once(store: Store) -> None:
    await store.append(Append("table:1", 0, [event()]))
    first = await store.append(Append("table:1", 1, [event("folded")]), command="c-1")
    again = await store.append(Append("table:1", 7, [event("other")]), command="c-1")
    assert (first.repeated, again.repeated) == (False, True)
    assert (again.versions, again.at, again.entry) == (first.versions, first.at, first.entry)
    assert await data_of(store, "table:1") == [event(), event("folded")]


async def test_whether_a_command_was_done_can_be_asked(store: Store) -> None:
    assert await store.receipt("c-1") is None
    assert await store.append(command="c-1") == Receipt((), 1234), (
        "who writes nothing only asks, and is not it"
    )
    done = await store.append(Append("table:1", 0, [event()]), command="c-1")
    assert not done.repeated
    again = Receipt(done.versions, done.at, done.entry, repeated=True)
    assert await store.receipt("c-1") == await store.append(command="c-1") == again


async def test_what_was_done_is_found_by_its_mark_and_is_not_kept_from_being_done_again(store: Store) -> None:
    assert await store.marked("table:1", "c-1") is None
    done = await store.append(Append("table:1", 0, [event(), event("folded")], mark="c-1"))
    other = await store.append(Append("table:1", 2, [event("left")], mark="c-2"))
    again = Receipt(done.versions, done.at, repeated=True)
    assert await store.marked("table:1", "c-1") == await store.marked("table:1", "c-1", after=1) == again
    assert await store.marked("table:1", "c-1", after=2) is None
    assert await store.marked("table:1", "c-2", after=2) == Receipt(other.versions, other.at, repeated=True)
    assert await store.marked("table:2", "c-1") is None
    assert await store.receipt("c-1") is None, "a mark is no command"
    with pytest.raises(Conflict):
        await store.append(Append("table:1", 0, [event()], mark="c-1"))
    assert not (await store.append(Append("table:1", 3, [event()], mark="c-1"))).repeated


async def test_a_mark_is_looked_for_among_the_next_thousand_events(store: Store) -> None:
    await store.append(Append("table:1", 0, [event()] * 1000))
    done = await store.append(Append("table:1", 1000, [event()], mark="c-1"))
    assert await store.marked("table:1", "c-1") is None
    assert await store.marked("table:1", "c-1", after=1) == Receipt(done.versions, done.at, repeated=True)


@pytest.mark.parametrize("mark", ["a b", "-", "x" * 201])
async def test_a_mark_is_a_name(store: Store, mark: str) -> None:
    with pytest.raises(ValueError, match="not a name"):
        await store.append(Append("table:1", 0, [event()], mark=mark))
    assert await store.streams() == {}


async def test_a_command_sent_twice_at_once_is_done_once(store: Store) -> None:
    receipts = await asyncio.gather(
        *(store.append(Append("table:1", None, [event()]), command="c-1") for _ in range(5))
    )
    assert sorted(receipt.repeated for receipt in receipts) == [False, True, True, True, True]
    assert {receipt.versions for receipt in receipts} == {(1,)}
    assert await store.streams() == {"table:1": 1}


async def test_a_command_that_was_refused_may_be_done_later(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(Append("table:1", 4, [event()]), command="c-1")
    assert not (await store.append(Append("table:1", 0, [event()]), command="c-1")).repeated


async def test_one_that_fails_harms_no_neighbour_in_the_same_transaction(store: Store) -> None:
    await store.append(Append("table:1", 0, [event()]))
    outcomes = await asyncio.gather(
        store.append(Append("table:2", 0, [event()])),
        store.append(Append("table:1", 0, [event("lost")]), Append("table:2", 1, [event("lost")])),
        store.append(Append("table:2", 1, [event("folded")])),
        store.append(postings=[Posting("player:1", -1), Posting("table:2", 1)]),
        store.append(Append("table:1", 1, [event("folded")])),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [Receipt, Conflict, Receipt, Overdrawn, Receipt]
    assert await data_of(store, "table:1") == [event(), event("folded")]
    assert await data_of(store, "table:2") == [event(), event("folded")]


async def test_many_at_once_lose_nothing_and_keep_each_ones_order(store: Store) -> None:
    async def producer(name: int) -> None:
        for number in range(20):
            while True:
                heads = await store.streams("shared")
                try:
                    await store.append(
                        Append("shared", heads.get("shared", 0), [event(by=name, number=number)]),
                        Append(f"own:{name}", number, [event(number=number)]),
                    )
                    break
                except Conflict:
                    pass

    await asyncio.gather(*(producer(name) for name in range(5)))
    shared = await store.read("shared")
    assert [stored.version for stored in shared] == list(range(1, 101))
    for name in range(5):
        expected = [event(by=name, number=number) for number in range(20)]
        assert [stored.data for stored in shared if stored.data in expected] == expected
        assert len(await store.read(f"own:{name}")) == 20


async def test_what_was_acknowledged_is_seen_by_whoever_reads_next(store: Store) -> None:
    for number in range(1, 30):
        receipt = await store.append(Append("table:1", number - 1, [event(number=number)]))
        assert receipt.versions == (number,)
        assert len(await store.read("table:1", after=number - 1)) == 1


async def test_streams_are_found_by_how_their_names_begin(store: Store) -> None:
    for name in ("table:2", "table:10", "tables", "chat:table:1", "Table:1"):
        await store.append(Append(name, 0, [event()]))
    assert list(await store.streams("table:")) == ["table:10", "table:2"]
    assert list(await store.streams()) == ["Table:1", "chat:table:1", "table:10", "table:2", "tables"]
    assert await store.streams("seat") == {}


async def test_of_snapshots_the_latest_is_kept(store: Store) -> None:
    await store.append(Append("table:1", 0, [event()] * 9))
    assert await store.snapshot("table:1") is None
    await asyncio.gather(
        store.save_snapshot("table:1", 5, b"\x00five"),
        store.save_snapshot("table:1", 7, b"\xffseven"),
        store.save_snapshot("table:1", 6, b"six"),
    )
    snapshot = await store.snapshot("table:1")
    assert snapshot is not None
    assert (snapshot.stream, snapshot.version, snapshot.data) == ("table:1", 7, b"\xffseven")
    await store.save_snapshot("table:1", 6, b"six again")
    assert await store.snapshot("table:1") == snapshot
    await store.save_snapshot("table:0", 1, b"one")
    await store.save_snapshot("table:2", 3, b"in another form", 2)
    await store.save_snapshot("tableau", 4, b"none of them")
    assert [(one.stream, one.data) for one in await store.snapshots("table:")] == [
        ("table:0", b"one"),
        ("table:1", b"\xffseven"),
    ]


async def test_a_snapshot_of_another_form_is_not_given(store: Store) -> None:
    await store.append(Append("table:1", 0, [event()]))
    await store.save_snapshot("table:1", 1, b"new form", schema=2)
    assert await store.snapshot("table:1") is None
    assert await store.snapshot("table:1", schema=2) is not None


@pytest.mark.parametrize(
    "write",
    [
        pytest.param(Append("", 0, [event()]), id="no name"),
        pytest.param(Append("table 1", 0, [event()]), id="a space in the name"),
        pytest.param(Append("tábla:1", 0, [event()]), id="an accent in the name"),
        pytest.param(Append("t" * 201, 0, [event()]), id="a long name"),
        pytest.param(Append("ledger", 0, [event()]), id="the ledger"),
        pytest.param(Append("table:1", -1, [event()]), id="a version below 0"),
        pytest.param(Append("table:1", 0, [b"checked"]), id="no JSON"),
        pytest.param(Append("table:1", 0, [b'{"seat":1}']), id="no tag"),
        pytest.param(Append("table:1", 0, [b'{"type":1}']), id="a tag that is no text"),
        pytest.param(Append("table:1", 0, [b'{"type":"a","b":"\0"}']), id="a zero byte"),
        pytest.param(Append("table:1", 0, [b'{"type":"a","b":"\xff"}']), id="no UTF-8"),
    ],
)
async def test_a_callers_mistake_reaches_no_database(store: Store, write: Append) -> None:
    with pytest.raises(ValueError, match=r"."):
        await store.append(Append("table:2", 0, [event()]), write)
    assert await store.streams() == {}


async def test_a_closed_store_says_so(any_url: str) -> None:
    store = await Store.open(any_url)
    waiting = asyncio.create_task(store.append(Append("table:1", 0, [event()])))
    await asyncio.sleep(0)
    await store.close()
    assert (await waiting).versions == (1,), "what was asked for before is still done"
    with pytest.raises(StoreClosed):
        await store.append(Append("table:1", 1, [event()]))
    await store.close()


async def test_who_is_cancelled_while_he_waits_stops_nobody(store: Store) -> None:
    tasks = [asyncio.create_task(store.append(Append(f"table:{n}", 0, [event()]))) for n in range(6)]
    await asyncio.sleep(0)
    tasks[2].cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes].count(Receipt) == 5
    assert set(await store.streams()) >= {f"table:{n}" for n in (0, 1, 3, 4, 5)}


async def test_what_is_done_with_an_append_is_there_with_it_or_not_at_all(store: Store) -> None:
    def also(connection: Connection) -> None:
        row = {"stream": "beside", "version": 1, "schema": 1, "data": b"done"}
        connection.execute(SNAPSHOTS.insert(), row)

    def fails(connection: Connection) -> None:
        also(connection)
        raise KeyError("no")

    async def appended(stream: str, work: Work[None] | None) -> Receipt:
        return await store.append(Append(stream, 0, [event()]), command=stream, also=work)

    answers = await asyncio.gather(
        appended("table:1", None),
        appended("table:2", fails),
        appended("table:3", None),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [Receipt, KeyError, Receipt], "only its own append fails"
    assert await data_of(store, "table:2") == []
    assert await store.snapshot("beside") is None
    await appended("table:2", also)
    kept = await store.snapshot("beside")
    assert kept is not None
    assert (await appended("table:2", fails)).repeated, "it was done before, and is not done again"
    with pytest.raises(Conflict):
        await store.append(Append("table:2", 0, [event()]), also=fails)
