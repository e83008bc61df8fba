"""Corrections: another entry with a reason, by those in charge; nothing booked is ever changed."""

import asyncio

import pytest

from pakli.club import MACHINE, Club, Person, account_of, accounts
from pakli.store import LEDGER, Append, Posting, Remark, Store
from tests.club.kit import host, member, refused


@pytest.fixture
async def anna(club: Club) -> Person:
    """A member with a hundred euros."""
    person = (await member(club)).person
    await club.accounts.grant(MACHINE, person, 10_000, "EUR")
    return person


@pytest.fixture
async def floor(club: Club) -> Person:
    """A floor manager."""
    person = (await member(club, "Ferenc")).person
    return await club.management.name_role(MACHINE, person.id, "floor")


async def balance(club: Club, person: Person) -> int:
    return await club.accounts.balance(person.id, "EUR")


async def test_an_account_is_put_right_with_a_reason(club: Club, anna: Person, floor: Person) -> None:
    await club.corrections.correct(floor, anna, -2_500, "EUR", "  counted\ntwice ")
    await club.corrections.correct(floor, anna, 500, "EUR", "not quite", command="once")
    await club.corrections.correct(floor, anna, 500, "EUR", "not quite", command="once")
    told = [
        (line.amount, line.balance, line.reason, line.remark)
        for line in await club.accounts.statement(anna.id, "EUR")
    ]
    assert told == [
        (10_000, 10_000, "gift", Remark("", MACHINE.id)),
        (-2_500, 7_500, "correction", Remark("counted twice", floor.id)),
        (500, 8_000, "correction", Remark("not quite", floor.id)),
    ]


async def test_it_is_written_down(club: Club, anna: Person, floor: Person) -> None:
    judit = await host(club)
    await club.corrections.correct(floor, anna, 5, "EUR", "a slip")
    entry = (await club.accounts.statement(anna.id, "EUR"))[0].entry
    await club.corrections.take_back(judit, entry, "the wrong Anna")
    acts = await club.audit.acts(judit)
    assert [(act.by, act.what, act.whom, act.detail) for act in acts[:2]] == [
        (judit.id, "undone", anna.id, {"entry": entry, "reason": "the wrong Anna"}),
        (floor.id, "corrected", anna.id, {"chips": 5, "currency": "EUR", "reason": "a slip"}),
    ]


@pytest.mark.parametrize("reason", ["", " \n ", "\u200b"])
async def test_nothing_is_put_right_without_a_reason(club: Club, anna: Person, reason: str) -> None:
    with refused("chips.reason"):
        await club.corrections.correct(MACHINE, anna, 5, "EUR", reason)
    with refused("chips.reason"):
        await club.corrections.take_back(MACHINE, 2, reason)
    with refused("chips.long_reason", most=200, given=201):
        await club.corrections.correct(MACHINE, anna, 5, "EUR", "x" * 201)
    assert await balance(club, anna) == 10_000


async def test_a_correction_keeps_to_the_credit_line(club: Club, anna: Person) -> None:
    with refused("chips.overdrawn", has="100.00\u00a0EUR", chips="100.01\u00a0EUR"):
        await club.corrections.correct(MACHINE, anna, -10_001, "EUR", "a slip")
    await club.accounts.set_credit(MACHINE, anna, 500, "EUR")
    with refused("chips.credit", credit="5.00\u00a0EUR", chips="105.01\u00a0EUR"):
        await club.corrections.correct(MACHINE, anna, -10_501, "EUR", "a slip")
    await club.corrections.correct(MACHINE, anna, -10_500, "EUR", "a slip")
    assert await balance(club, anna) == -500


async def test_the_floor_puts_right_those_below_it(club: Club, anna: Person, floor: Person) -> None:
    judit = await host(club)
    for whom in (floor, judit):
        with refused("may.not_above"):
            await club.corrections.correct(floor, whom, 5, "EUR", "why not")
    for by in (anna, (await member(club, "Bence")).person):
        with refused("may.floor_only"):
            await club.corrections.correct(by, anna, 5, "EUR", "why not")
        with refused("may.floor_only"):
            await club.corrections.take_back(by, 2, "why not")
    await club.corrections.correct(judit, judit, 5, "EUR", "there is nobody else")


async def test_an_entry_is_taken_back_once(club: Club, store: Store, anna: Person, floor: Person) -> None:
    gift = (await club.accounts.statement(anna.id, "EUR"))[0].entry
    before = await store.read(LEDGER)
    outcomes = await asyncio.gather(
        *(club.corrections.take_back(floor, gift, "the wrong Anna") for _ in range(3)),
        return_exceptions=True,
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Refused", "Refused", "int"]
    assert await balance(club, anna) == 0
    assert (await store.read(LEDGER))[: len(before)] == before, "nothing that was booked is changed"
    undone = (await club.accounts.statement(anna.id, "EUR"))[-1]
    assert undone.remark == Remark("the wrong Anna", floor.id, gift)
    with refused("chips.undone"):
        await club.corrections.take_back(floor, gift, "again")
    await club.corrections.take_back(floor, undone.entry, "it was the right one")
    assert await balance(club, anna) == 10_000


async def test_what_cannot_be_paid_back_is_not_taken_back(club: Club, anna: Person) -> None:
    gift = (await club.accounts.statement(anna.id, "EUR"))[0].entry
    await club.corrections.correct(MACHINE, anna, -1, "EUR", "a slip")
    with refused("chips.overdrawn"):
        await club.corrections.take_back(MACHINE, gift, "the wrong Anna")
    assert await balance(club, anna) == 9_999


async def test_what_a_table_booked_is_not_taken_back(club: Club, store: Store, anna: Person) -> None:
    receipt = await store.append(
        Append("table:1", 0, [b'{"type":"seated"}']),
        postings=[Posting(account_of(anna.id, "EUR"), -5), Posting("table:1", 5)],
        reason="buy_in",
    )
    with refused("chips.of_table"):
        await club.corrections.take_back(MACHINE, receipt.entry, "she never sat")
    with refused("gone.entry"):
        await club.corrections.take_back(MACHINE, receipt.entry + 1, "she never sat")


async def test_the_floor_takes_back_nothing_of_those_above(club: Club, floor: Person) -> None:
    judit = await host(club)
    await club.accounts.grant(MACHINE, judit, 10, "EUR")
    entry = (await club.accounts.statement(judit.id, "EUR"))[0].entry
    with refused("may.not_above"):
        await club.corrections.take_back(floor, entry, "why not")


async def test_what_cannot_be_written_down_is_not_done(
    club: Club, anna: Person, floor: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entry and the note of who did it are one commit: neither is there without the other."""

    def fails(*_: object, **__: object) -> None:
        raise RuntimeError("pulled the plug")

    entry = (await club.accounts.statement(anna.id, "EUR"))[0].entry
    monkeypatch.setattr(accounts, "noted", fails)
    for deed in (
        club.corrections.correct(floor, anna, -2_500, "EUR", "counted twice"),
        club.corrections.take_back(floor, entry, "never paid in"),
        club.accounts.grant(MACHINE, anna, 100, "EUR"),
        club.accounts.set_credit(MACHINE, anna, 100, "EUR"),
    ):
        with pytest.raises(RuntimeError, match="the plug"):
            await deed
    assert await balance(club, anna) == 10_000
    assert await club.accounts.credit(anna.id, "EUR") == 0
