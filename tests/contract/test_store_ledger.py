"""Money in the store: double entry, floors, statements; booked together with the events it belongs to."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from pakli.store import (
    LEDGER,
    LEDGER_EVENTS,
    Append,
    Booked,
    Conflict,
    FloorSet,
    Line,
    Moved,
    Overdrawn,
    Posting,
    Receipt,
    Remark,
    Store,
    check,
)
from tests.contract.kit import data_of, event


@pytest.fixture
async def store(any_url: str) -> AsyncIterator[Store]:
    async with await Store.open(any_url, clock=lambda: 1234) as opened:
        await opened.ledger.set_floor("practice", None)
        yield opened
        proof = await check(opened)
        assert not proof.faults
        assert sum((await opened.ledger.balances()).values()) == 0


async def grant(store: Store, account: str, amount: int) -> Receipt:
    return await store.append(
        postings=[Posting("practice", -amount), Posting(account, amount)], reason="grant"
    )


async def ledger_of(store: Store) -> tuple[Booked | FloorSet, ...]:
    return LEDGER_EVENTS.decode_all(await store.read(LEDGER))


async def test_a_buy_in_is_one_append_of_table_and_accounts(store: Store) -> None:
    await grant(store, "player:1", 500)
    receipt = await store.append(
        Append("table:7", 0, [event("seated", seat=3, chips=200)]),
        postings=[Posting("player:1", -200), Posting("table:7", 200)],
        reason="buy_in",
    )
    assert receipt == Receipt((1,), 1234, entry=3)
    assert await store.ledger.balance("player:1") == 300
    assert await store.ledger.balances() == {"player:1": 300, "practice": -500, "table:7": 200}
    assert (await ledger_of(store))[2] == Booked(
        (("player:1", -200), ("table:7", 200)), "buy_in", (("table:7", 1),)
    )


async def test_who_has_too_little_buys_nothing_and_is_not_seated(store: Store) -> None:
    await grant(store, "player:1", 150)
    with pytest.raises(Overdrawn) as raised:
        await store.append(
            Append("table:7", 0, [event("seated")]),
            postings=[Posting("player:1", -200), Posting("table:7", 200)],
        )
    error = raised.value
    assert (error.account, error.balance, error.change, error.floor) == ("player:1", 150, -200, 0)
    assert await store.streams("table:") == {}
    assert await store.ledger.balances("player:") == {"player:1": 150}


async def test_money_does_not_move_when_the_table_has(store: Store) -> None:
    await grant(store, "player:1", 500)
    await store.append(Append("table:7", 0, [event()]))
    with pytest.raises(Conflict):
        await store.append(
            Append("table:7", 0, [event("seated")]),
            postings=[Posting("player:1", -200), Posting("table:7", 200)],
        )
    assert await store.ledger.balance("player:1") == 500
    assert len(await ledger_of(store)) == 2


async def test_the_last_chips_are_spent_once_however_many_ask_at_once(store: Store) -> None:
    await grant(store, "player:1", 100)
    outcomes = await asyncio.gather(
        *(
            store.append(
                Append(f"table:{number}", 0, [event("seated")]),
                postings=[Posting("player:1", -60), Posting(f"table:{number}", 60)],
            )
            for number in range(5)
        ),
        return_exceptions=True,
    )
    kinds = [type(outcome) for outcome in outcomes]
    assert (kinds.count(Receipt), kinds.count(Overdrawn)) == (1, 4)
    assert await store.ledger.balance("player:1") == 40
    assert len(await store.streams("table:")) == 1


async def test_a_repeated_command_moves_money_once(store: Store) -> None:
    lines = [Posting("practice", -10), Posting("player:1", 10)]
    first = await store.append(postings=lines, command="grant-1")
    again = await store.append(postings=lines, command="grant-1")
    assert (again.entry, again.repeated) == (first.entry, True)
    assert await store.ledger.balance("player:1") == 10


async def test_a_floor_may_be_lower_and_binds_only_who_takes_out(store: Store) -> None:
    await store.ledger.set_floor("player:1", -50)
    await store.append(postings=[Posting("player:1", -50), Posting("house", 50)])
    await store.ledger.set_floor("player:1", 0)
    with pytest.raises(Overdrawn, match=r"player:1 holds -50, -1 would leave it below 0"):
        await store.append(postings=[Posting("player:1", -1), Posting("house", 1)])
    await store.append(postings=[Posting("house", -20), Posting("player:1", 20)])
    assert await store.ledger.balance("player:1") == -30


async def test_only_what_a_whole_entry_comes_to_counts(store: Store) -> None:
    await grant(store, "player:1", 10)
    await store.append(
        postings=[Posting("player:1", -30), Posting("rake", 5), Posting("player:1", 20), Posting("house", 5)]
    )
    assert await store.ledger.balances("player:1") == {"player:1": 0}
    lines = await store.ledger.statement("player:1")
    assert [(line.amount, line.balance) for line in lines] == [(10, 10), (-30, -20), (20, 0)]


async def test_a_floor_that_is_set_already_writes_nothing(store: Store) -> None:
    before = await ledger_of(store)
    await store.ledger.set_floor("practice", None)
    await store.ledger.set_floor("player:9", 0)
    assert await ledger_of(store) == before == (FloorSet("practice", None),)
    assert await store.ledger.balances() == {"practice": 0}


async def test_a_statement_tells_what_came_and_went(store: Store) -> None:
    await grant(store, "player:1", 500)
    await grant(store, "player:2", 70)
    await store.append(postings=[Posting("player:1", -200), Posting("table:7", 200)], reason="buy_in")
    assert await store.ledger.statement("player:1") == [
        Line(2, 1234, 500, 500, "grant", ("practice",)),
        Line(4, 1234, -200, 300, "buy_in", ("table:7",)),
    ]
    assert await store.ledger.statement("player:1", after=2) == [
        Line(4, 1234, -200, 300, "buy_in", ("table:7",))
    ]
    assert await store.ledger.statement("player:1", limit=1) == [
        Line(2, 1234, 500, 500, "grant", ("practice",))
    ]
    assert await store.ledger.statement("player:3") == []


async def test_who_and_why_are_kept_with_an_entry(store: Store) -> None:
    await grant(store, "player:1", 500)
    remark = Remark("counted twice", by="judit", undoes=2)
    lines = [Posting("player:1", -500), Posting("practice", 500)]
    receipt = await store.append(postings=lines, reason="correction", remark=remark)
    [_, line] = await store.ledger.statement("player:1")
    assert (line.reason, line.remark) == ("correction", remark)
    booked = await store.ledger.entry(receipt.entry)
    assert booked is not None
    assert (booked.note, booked.by, booked.undoes) == ("counted twice", "judit", 2)
    assert await store.ledger.entry(1) is None, "a floor is no entry"
    assert await store.ledger.entry(99) is None


async def test_an_append_may_want_accounts_to_hold_what_they_did(store: Store) -> None:
    await grant(store, "player:1", 500)
    lines = [Posting("player:1", -500), Posting("practice", 500)]
    for held in ([Posting("player:1", 499)], [Posting("player:1", 500), Posting("player:9", 1)]):
        with pytest.raises(Moved):
            await store.append(postings=lines, held=held)
    assert await store.ledger.balance("player:1") == 500
    both = [Posting("player:1", 500), Posting("player:9", 0)]
    outcomes = await asyncio.gather(
        *(store.append(postings=lines, held=both) for _ in range(3)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes].count(Receipt) == 1
    assert await store.ledger.balance("player:1") == 0


async def test_a_statement_is_read_from_its_end_too(store: Store) -> None:
    for amount in (1, 2, 3):
        await grant(store, "player:1", amount)
    oldest_first = await store.ledger.statement("player:1")
    assert await store.ledger.latest("player:1") == oldest_first[::-1]
    assert await store.ledger.latest("player:1", limit=2) == oldest_first[:0:-1]
    assert await store.ledger.latest("player:1", before=oldest_first[1].entry) == oldest_first[:1]


async def test_floors_are_told_with_who_set_them(store: Store) -> None:
    await store.ledger.set_floor("player:1", -50, by="judit")
    await grant(store, "player:2", 1)
    assert await store.ledger.floors("p") == {"player:1": -50, "player:2": 0, "practice": None}
    assert (await ledger_of(store))[1] == FloorSet("player:1", -50, "judit")


async def test_balances_are_found_by_how_names_begin(store: Store) -> None:
    for name in ("player:2", "player:10", "players"):
        await grant(store, name, 1)
    assert list(await store.ledger.balances("player:")) == ["player:10", "player:2"]
    assert await store.ledger.balance("nobody") == 0


async def test_an_account_may_hold_more_than_32_bits(store: Store) -> None:
    for _ in range(3):
        await grant(store, "player:1", 2**53 - 1)
    assert await store.ledger.balance("player:1") == 3 * (2**53 - 1)


@pytest.mark.parametrize(
    "postings",
    [
        pytest.param([Posting("a", 5)], id="one line"),
        pytest.param([Posting("a", -5), Posting("b", 4)], id="a sum that is not zero"),
        pytest.param([Posting("a", -(2**53)), Posting("b", 2**53)], id="more than JSON carries"),
        pytest.param([Posting("a b", -5), Posting("b", 5)], id="no name"),
    ],
)
async def test_an_entry_that_is_none_reaches_no_database(store: Store, postings: list[Posting]) -> None:
    with pytest.raises(ValueError, match=r"."):
        await store.append(postings=postings)
    assert await data_of(store, LEDGER) == [b'{"type":"floor_set","account":"practice","floor":null}']
