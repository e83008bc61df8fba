"""Settling up a night: who owes whom in a currency, booked when it was paid, undone only by a correction."""

import pytest

from pakli.club import HOUSE_PARTY, MACHINE, Club, Payment, Person, account_of, rake_of
from pakli.store import Posting, Store
from tests.club.kit import host, member, refused


@pytest.fixture
async def people(club: Club) -> dict[str, Person]:
    """Three who may owe a hundred euros, and the host."""
    found = {name: (await member(club, name)).person for name in ("Anna", "Bence", "Cili")}
    for person in found.values():
        await club.accounts.set_credit(MACHINE, person, 10_000, "EUR")
    return {**found, "Judit": await host(club)}


async def played(store: Store, people: dict[str, Person], rake: int = 0, **won: int) -> None:
    """They have played: what each has won or lost, and what was raked."""
    lines = [Posting(account_of(people[name].id, "EUR"), chips) for name, chips in won.items()]
    await store.append(postings=[*lines, Posting(rake_of("EUR"), rake)], reason="table")


async def test_who_pays_whom(club: Club, store: Store, people: dict[str, Person]) -> None:
    await played(store, people, Anna=-5_000, Bence=-2_000, Cili=6_500, rake=500)
    night = await club.nights.night(people["Judit"], "EUR")
    ids = {person.id: name for name, person in people.items()} | {HOUSE_PARTY: "house"}
    assert {ids[who]: amount for who, amount in night.balances.items()} == {
        "Anna": -5_000, "Bence": -2_000, "Cili": 6_500, "house": 500,
    }  # fmt: skip
    assert (night.raked, night.on_tables) == (500, 0)
    assert night.settling is not None
    paid = {Payment(ids[one.payer], ids[one.payee], one.amount) for one in night.settling.payments}
    assert paid == {
        Payment("Anna", "Cili", 5_000), Payment("Bence", "Cili", 1_500), Payment("Bence", "house", 500),
    }  # fmt: skip


async def test_that_it_was_paid_is_booked(club: Club, store: Store, people: dict[str, Person]) -> None:
    judit = people["Judit"]
    await club.accounts.grant(judit, people["Anna"], 1_000, "EUR", note="paid in")
    await club.accounts.grant(judit, people["Anna"], 700)
    await played(store, people, Anna=-5_000, Bence=-2_000, Cili=6_500, rake=500)
    night = await club.nights.night(judit, "EUR")
    entry = await club.nights.settle(judit, "EUR", "Friday, paid in cash", night.balances)
    balances = await store.ledger.balances()
    assert {name: held for name, held in balances.items() if name.endswith("EUR") and held} == {}
    assert await club.accounts.balance(people["Anna"].id) == 700, "practice chips are not in it"
    line = (await club.accounts.latest(people["Cili"].id, "EUR", limit=1))[0]
    assert (line.amount, line.balance, line.reason) == (-6_500, 0, "settled")
    assert (line.remark.note, line.remark.by) == ("Friday, paid in cash", judit.id)
    assert (await club.nights.latest(judit, "EUR"))[0].entry == entry
    with refused("settle.nothing"):
        await club.nights.settle(judit, "EUR", "again", {})
    act = (await club.audit.acts(judit))[0]
    assert (act.what, act.by, act.detail) == (
        "settled", judit.id, {"currency": "EUR", "reason": "Friday, paid in cash"},
    )  # fmt: skip


async def test_it_is_undone_by_a_correction(club: Club, store: Store, people: dict[str, Person]) -> None:
    judit = people["Judit"]
    await played(store, people, Anna=-5_000, Bence=5_000)
    before = await club.nights.night(judit, "EUR")
    entry = await club.nights.settle(judit, "EUR", "Friday", before.balances)
    floor = await club.management.name_role(MACHINE, people["Cili"].id, "floor")
    with refused("may.host_only"):
        await club.corrections.take_back(floor, entry, "Anna has not paid")
    await club.corrections.take_back(judit, entry, "Anna has not paid")
    assert await club.nights.night(judit, "EUR") == before


async def test_what_was_not_seen_is_not_settled(club: Club, store: Store, people: dict[str, Person]) -> None:
    judit = people["Judit"]
    await played(store, people, Anna=-5_000, Bence=5_000)
    seen = (await club.nights.night(judit, "EUR")).balances
    await played(store, people, Anna=-1, Bence=1)
    with refused("settle.changed"):
        await club.nights.settle(judit, "EUR", "Friday", seen)


async def test_chips_on_tables_are_nobody_s_yet(club: Club, store: Store, people: dict[str, Person]) -> None:
    judit = people["Judit"]
    lines = [Posting(account_of(people["Anna"].id, "EUR"), -300), Posting("table:1", 300)]
    await store.append(postings=lines, reason="buy_in")
    night = await club.nights.night(judit, "EUR")
    assert (night.on_tables, night.settling) == (300, None)
    with refused("settle.on_tables"):
        await club.nights.settle(judit, "EUR", "Friday", night.balances)


async def test_currencies_are_settled_apart_and_practice_chips_never(
    club: Club, people: dict[str, Person]
) -> None:
    judit = people["Judit"]
    await club.accounts.grant(judit, people["Anna"], 1_000, "EUR")
    await club.accounts.grant(judit, people["Anna"], 2_000, "HUF")
    for currency, amount in (("EUR", 1_000), ("HUF", 2_000), ("PLN", 0)):
        night = await club.nights.night(judit, currency)
        assert night.settling is not None
        assert [one.amount for one in night.settling.payments] == ([amount] if amount else [])
    with refused("settle.practice"):
        await club.nights.night(judit, "")


async def test_who_may(club: Club, people: dict[str, Person]) -> None:
    floor = await club.management.name_role(MACHINE, people["Bence"].id, "floor")
    assert not (await club.nights.night(floor, "EUR")).balances
    with refused("may.host_only"):
        await club.nights.settle(floor, "EUR", "Friday", {})
    with refused("may.floor_only"):
        await club.nights.night(people["Anna"], "EUR")
    with refused("chips.reason"):
        await club.nights.settle(people["Judit"], "EUR", "", {})
