"""The books are proved: as a running room keeps them they are right; whatever is changed in them shows."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Final

import pytest
from sqlalchemy import Connection, text

from pakli.club import SCHEMA, account_of, source_of
from pakli.room import Done, Manners, Opening, Pace, Room
from pakli.room.actions import SitDown
from pakli.room.books import Books, prove
from pakli.rules import Rake
from pakli.store import Posting, Store
from pakli.table import Buy, Leave, Money
from tests.club.kit import HandClock, club_of
from tests.room.kit import FakeClock, FakePeople, Play, sign

EURO: Final = Money("EUR", 50, 2)


@asynccontextmanager
async def evening() -> AsyncIterator[Play]:
    """A table for money with a rake, and one for practice with bots, in mid-hand."""
    async with await Store.open("sqlite://", schemas=(SCHEMA,)) as store:
        club, people, clock = club_of(store, HandClock()), FakePeople(), FakeClock()
        room = await Room.open(store, people, clock=clock, pace=Pace.none(), chance=Random(5))
        play = Play(room, clock, people, store)
        bots = [people.add(await club.people.bot(name)) for name in ("Alder", "Beech")]
        wanted = Opening(manners=Manners(name="Duna"), sign=sign("NL 1/2", practice=True), bots=bots)
        await room.open_table(play.person("host"), wanted)
        await play.open(sign("NL 1/2", money=EURO, rake=Rake(250, no_flop_no_drop=False)))
        await store.ledger.set_floor(source_of("EUR"), None)
        for seat, name in ((1, "anna"), (3, "bela"), (4, "cili")):
            await comes(play, name, seat)
        for _ in range(3):
            await play.until_asked()
            await play.hand_over()
        await play.does("bela", Leave)
        await play.until_asked()
        yield play
        await room.close()
        club.close()


async def comes(play: Play, name: str, seat: int) -> None:
    """Somebody pays in, sits down and buys more."""
    lines = [Posting(source_of("EUR"), -20_000), Posting(account_of(name, "EUR"), 20_000)]
    await play.store.append(postings=lines, reason="gift")
    await play.watch(name)
    assert isinstance(await play.asks(name, SitDown(seat, 100)), Done)
    await play.does(name, Buy, 20)


def codes(books: Books) -> set[str]:
    return {fault.code for fault in books.all_faults}


async def test_what_a_room_books_is_right() -> None:
    async with evening() as play:
        books = await prove(play.store)
        assert not books.all_faults
        assert (books.tables, books.proof.streams > 2) == (2, True)
        assert books.chips == sum(table.moment.table.chips for table in play.room.tables)
        assert await play.store.ledger.balance("rake:EUR") > 0
        assert await play.store.ledger.balance("rake") == 0


FIRST_SEAT: Final = "(SELECT min(version) FROM events WHERE tag = 'seated' AND stream = :table)"
MORE_BROUGHT: Final = (
    "UPDATE events SET data = replace(data, '\"chips\"\\:100', '\"chips\"\\:101') "
    f"WHERE stream = :table AND version = {FIRST_SEAT}"
)
OTHER_CURRENCY: Final = (
    "UPDATE events SET data = replace(data, '\"player\\:anna\\:EUR\",', '\"player\\:anna\\:HUF\",') "
    "WHERE stream = 'ledger' AND tag = 'booked' AND data LIKE :buy_in"
)
CHANGES: Final = (
    (MORE_BROUGHT, {"booked", "missing"}),
    ("UPDATE accounts SET balance = balance + 50 WHERE name = :table", {"account", "escrow"}),
    ("UPDATE events SET data = 'null' WHERE stream = :table AND version = 2", {"unreadable"}),
    ("DELETE FROM postings WHERE account = :table", {"postings", "unbooked"}),
    (OTHER_CURRENCY, {"currencies", "booked", "account", "postings", "overdrawn"}),
)


@pytest.mark.parametrize(("change", "found"), CHANGES, ids=[" ".join(sorted(found)) for _, found in CHANGES])
async def test_whatever_is_changed_shows(change: str, found: set[str]) -> None:
    async with evening() as play:
        named = {"table": f"table:{play.table_id}", "buy_in": '%"buy_in"%'}

        def work(connection: Connection) -> None:
            connection.execute(text(change), named)

        await play.store.transact(work)
        assert codes(await prove(play.store)) == found


async def test_what_is_booked_and_did_not_happen_shows() -> None:
    async with evening() as play:
        lines = [Posting(account_of("anna", "EUR"), -50), Posting(f"table:{play.table_id}", 50)]
        await play.store.append(postings=lines, reason="buy_in")
        assert codes(await prove(play.store)) == {"booked", "escrow"}


async def test_an_entry_that_turns_one_currency_into_another_shows() -> None:
    async with evening() as play:
        lines = [Posting("practice", -50), Posting(account_of("anna", "EUR"), 50)]
        receipt = await play.store.append(postings=lines)
        [fault] = (await prove(play.store)).all_faults
        assert (fault.code, fault.of, dict(fault.facts)) == (
            "currencies", str(receipt.entry), {"currencies": "EUR"},
        )  # fmt: skip
