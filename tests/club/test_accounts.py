"""Accounts: practice chips, credit, what the host gives."""

import asyncio

import pytest

from pakli.club import MACHINE, Club, Person, account_of, source_of
from pakli.club.accounts import MOST_CHIPS
from pakli.store import Overdrawn, Posting, Store
from tests.club.kit import HandClock, host, member, refused


@pytest.fixture
async def anna(club: Club) -> Person:
    """A member."""
    return (await member(club)).person


async def lose(store: Store, person: Person, chips: int, currency: str = "") -> None:
    """Chips go from a person's account to a table's."""
    lines = [Posting(account_of(person.id, currency), -chips), Posting("table:1", chips)]
    await store.append(postings=lines, reason="buy_in")


async def test_who_plays_first_gets_the_grant_once(club: Club, anna: Person) -> None:
    assert await club.accounts.balance(anna.id) == 0
    assert await club.accounts.give_practice_chips(anna) == club.policy.grant
    assert await club.accounts.give_practice_chips(anna) == 0
    assert await club.accounts.balance(anna.id) == club.policy.grant
    [line] = await club.accounts.statement(anna.id)
    assert (line.amount, line.balance, line.reason) == (10_000, 10_000, "grant")


async def test_asking_many_times_at_once_gives_it_once(club: Club, anna: Person) -> None:
    given = await asyncio.gather(*(club.accounts.give_practice_chips(anna) for _ in range(8)))
    assert sorted(given) == [0] * 7 + [club.policy.grant]


async def test_who_has_few_chips_left_is_filled_up_once_in_a_while(
    club: Club, store: Store, clock: HandClock, anna: Person
) -> None:
    await club.accounts.give_practice_chips(anna)
    clock.pass_(club.policy.refill_every)
    await lose(store, anna, 9_000)
    assert await club.accounts.give_practice_chips(anna) == 0, "a thousand is not few"
    await lose(store, anna, 1)
    assert await club.accounts.give_practice_chips(anna) == 9_001
    await lose(store, anna, 10_000)
    assert await club.accounts.give_practice_chips(anna) == 0, "it was just done"
    clock.pass_(club.policy.refill_every)
    assert await club.accounts.give_practice_chips(anna) == 10_000


async def test_bots_need_not_wait(club: Club, store: Store, clock: HandClock) -> None:
    robi = await club.people.bot("Robi")
    for _ in range(3):
        clock.pass_(1)
        assert await club.accounts.give_practice_chips(robi) == 10_000
        await lose(store, robi, 10_000)


async def test_what_practice_chips_come_from_owes_them(club: Club, store: Store, anna: Person) -> None:
    await club.accounts.give_practice_chips(anna)
    assert await store.ledger.balance("practice") == -10_000
    assert sum((await store.ledger.balances()).values()) == 0


async def test_the_host_gives_and_takes_back(club: Club, anna: Person) -> None:
    judit = await host(club)
    await club.accounts.grant(judit, anna, 500, "EUR", command="paid-in-1")
    await club.accounts.grant(judit, anna, 500, "EUR", command="paid-in-1")
    assert await club.accounts.balance(anna.id, "EUR") == 500
    assert await club.accounts.balance(anna.id) == 0
    await club.accounts.grant(judit, anna, -200, "EUR")
    with refused("chips.overdrawn", has="3,00\u00a0EUR", chips="3,01\u00a0EUR"):
        await club.accounts.grant(judit, anna, -301, "EUR")
    statement = await club.accounts.statement(anna.id, "EUR")
    assert [(line.amount, line.reason) for line in statement] == [(500, "gift"), (-200, "taken_back")]
    after = statement[0].entry
    assert await club.accounts.statement(anna.id, "EUR", after=after, limit=5) == statement[1:]


async def test_a_credit_line_is_kept_by_the_ledger(club: Club, store: Store, anna: Person) -> None:
    judit = await host(club)
    assert await club.accounts.credit(anna.id) == 0
    await club.accounts.set_credit(judit, anna, 300)
    assert await club.accounts.credit(anna.id) == 300
    await lose(store, anna, 300)
    with pytest.raises(Overdrawn):
        await lose(store, anna, 1)
    assert await club.accounts.balance(anna.id) == -300
    await club.accounts.set_credit(judit, anna, 0)
    await club.accounts.grant(judit, anna, 100)
    assert await club.accounts.balance(anna.id) == -200, "who owes more than he may can still pay in"


@pytest.mark.parametrize("chips", [0, MOST_CHIPS + 1, -MOST_CHIPS - 1])
async def test_amounts(club: Club, anna: Person, chips: int) -> None:
    with refused("chips.amount"):
        await club.accounts.grant(MACHINE, anna, chips)
    if chips:
        with refused("chips.amount"):
            await club.accounts.set_credit(MACHINE, anna, chips)


async def test_only_the_host_gives(club: Club, anna: Person) -> None:
    with refused("may.host_only"):
        await club.accounts.grant(anna, anna, 1_000_000)
    with refused("may.host_only"):
        await club.accounts.set_credit(anna, anna, 1_000_000)


async def test_it_is_written_down(club: Club, anna: Person) -> None:
    judit = await host(club)
    await club.accounts.grant(judit, anna, 500, "EUR")
    await club.accounts.set_credit(judit, anna, 300)
    acts = await club.audit.acts(judit)
    assert [(act.by, act.what, act.whom, act.detail) for act in acts[:2]] == [
        (judit.id, "credit", anna.id, {"chips": 300, "currency": ""}),
        (judit.id, "granted", anna.id, {"chips": 500, "currency": "EUR"}),
    ]


def test_account_names() -> None:
    assert (account_of("k3j9"), account_of("k3j9", "EUR")) == ("player:k3j9", "player:k3j9:EUR")
    assert (source_of(), source_of("EUR")) == ("practice", "house:EUR")
