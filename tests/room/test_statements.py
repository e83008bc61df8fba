"""Statements: what a line is, at which table it was, who did it and why; page by page."""

import pytest

from pakli.club import MACHINE, Club, Person, account_of
from pakli.room import Manners
from pakli.room.journal import table_stream
from pakli.room.money import escrow
from pakli.room.records import RECORDS, Opened, OpeningChanged
from pakli.room.statements import statement_of, table_names
from pakli.store import Append, Posting, Store
from tests.club.conftest import clock, club, store
from tests.club.kit import host, member
from tests.room.kit import sign

__all__ = ["clock", "club", "store"]


@pytest.fixture
async def anna(club: Club) -> Person:
    return (await member(club)).person


async def at_table(store: Store, person: Person, amount: int, reason: str) -> None:
    """Chips come from a table, or go to it."""
    lines = [Posting(account_of(person.id, "EUR"), amount), Posting(escrow("t1"), -amount)]
    await store.append(postings=lines, reason=reason)


async def test_what_each_line_is(club: Club, store: Store, anna: Person) -> None:
    judit = await host(club)
    records = (Opened(manners=Manners(name="Duna"), sign=sign("NL 1/2")),)
    await store.append(Append(table_stream("t1"), 0, RECORDS.encode_all(records)))
    await club.accounts.grant(judit, anna, 10_000, "EUR", note="paid in")
    for amount, reason in (
        (-4_000, "buy_in"),
        (-1_000, "top_up"),
        (-1, "table"),
        (4_501, "table"),
        (500, ""),
    ):
        await at_table(store, anna, amount, reason)
    await club.corrections.correct(MACHINE, anna, 5, "EUR", "a slip")
    found = await statement_of(club, store, anna.id, "EUR")
    told = [(one.what, one.amount, one.balance, one.table, one.note, one.by) for one in found.entries]
    assert told[::-1] == [
        ("gift", 10_000, 10_000, "", "paid in", "Judit"),
        ("buy_in", -4_000, 6_000, "Duna", "", ""),
        ("top_up", -1_000, 5_000, "Duna", "", ""),
        ("buy_in", -1, 4_999, "Duna", "", ""),
        ("cash_out", 4_501, 9_500, "Duna", "", ""),
        ("cash_out", 500, 10_000, "Duna", "", ""),
        ("correction", 5, 10_005, "", "a slip", "Pakli"),
    ]
    assert (found.balance, found.credit, found.digits, found.more) == (10_005, 0, 2, False)


async def test_page_by_page(club: Club, store: Store, anna: Person) -> None:
    for amount in range(1, 6):
        await club.accounts.grant(MACHINE, anna, amount, "EUR")
    first = await statement_of(club, store, anna.id, "EUR", limit=3)
    assert ([one.amount for one in first.entries], first.more) == ([5, 4, 3], True)
    last = first.entries[-1].entry
    second = await statement_of(club, store, anna.id, "EUR", before=last, limit=3)
    assert ([one.amount for one in second.entries], second.more) == ([2, 1], False)


async def test_a_table_goes_by_its_last_name(store: Store) -> None:
    renamed = OpeningChanged(manners=Manners(name="Tisza"))
    records = (Opened(manners=Manners(name="Duna"), sign=sign("NL 1/2")), renamed)
    await store.append(Append(table_stream("t1"), 0, RECORDS.encode_all(records)))
    assert await table_names(store, {"t1", "gone"}) == {"t1": "Tisza", "gone": "gone"}
    assert await table_names(store, ()) == {}


async def test_a_reason_that_nobody_knows_any_more_is_told_as_such(
    club: Club, store: Store, anna: Person
) -> None:
    await store.ledger.set_floor("house:EUR", None)
    lines = [Posting("house:EUR", -5), Posting(account_of(anna.id, "EUR"), 5)]
    await store.append(postings=lines, reason="somersault")
    [line] = (await statement_of(club, store, anna.id, "EUR")).entries
    assert line.what == "other"
