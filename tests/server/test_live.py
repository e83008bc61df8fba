"""Somebody without a phone is seated by name at a table with real cards, over HTTP."""

from typing import Any, Final

import pytest

from tests.server.kit import Browser, open_desk, refusal
from tests.server.test_routes import TABLE

pytestmark = pytest.mark.asyncio(loop_scope="module")

KATI: Final = {"seat": 3, "name": "Kati", "chips": 100}


async def opened(owner: Browser, **more: Any) -> str:
    """A table with real cards, of somebody's."""
    answer = await owner.post("/api/tables", TABLE | {"private": True, "live": "console"} | more)
    table: str = answer["table"]
    return table


async def test_who_has_no_phone_is_seated_by_name() -> None:
    async with open_desk() as desk:
        owner = await desk.member("Anna")
        table = await opened(owner)
        seated = await owner.post(f"/api/tables/{table}/names", KATI)
        actor = desk.house.room.table(table)
        assert actor is not None
        seat = actor.moment.table.seat(3)
        assert (seat.player, seat.stack) == (seated["player"], 100)
        assert desk.house.room.house.people[seat.player].name == "Kati"
        assert seat.player not in actor.moment.away, "nobody waits for a phone that was never there"


async def test_a_seat_that_is_taken_makes_nobody() -> None:
    async with open_desk() as desk:
        owner = await desk.member("Anna")
        table = await opened(owner)
        await owner.post(f"/api/tables/{table}/names", KATI)
        no = await owner.ask("POST", f"/api/tables/{table}/names", KATI | {"name": "Zoli"})
        assert refusal(no) == (422, "seat.taken")
        assert await desk.house.club.people.named("Zoli") is None


async def test_there_are_no_bots_where_people_hold_the_cards() -> None:
    async with open_desk() as desk:
        host = await desk.member("Judit", "host")
        no = await host.ask("POST", "/api/tables", TABLE | {"live": "chips", "bots": 2})
        assert refusal(no) == (422, "live.no_bots")


EUROS: Final = {"practice": False, "currency": "EUR"}


async def has(desk: Any, player: str) -> int:
    """Cents in somebody's account."""
    balance: int = await desk.house.club.accounts.balance(player, "EUR")
    return balance


async def test_cash_at_the_table_is_booked_with_the_chips_and_paid_out_again() -> None:
    async with open_desk() as desk:
        host = await desk.member("Judit", "host")
        table = await opened(host, **EUROS)
        player = (await host.post(f"/api/tables/{table}/names", KATI | {"cash": True}))["player"]
        actor = desk.house.room.table(table)
        assert actor is not None
        value = actor.moment.table.sign.money.value
        ledger = desk.house.store.ledger
        assert await ledger.balance("house:EUR") == -100 * value
        assert await ledger.balance(f"table:{table}") == 100 * value
        assert await has(desk, player) == 0
        await host.post(f"/api/tables/{table}/cash", {"seat": 3, "chips": 50})
        assert actor.moment.table.seat(3).stack == 150
        await host.post(f"/api/tables/{table}/cash-out", {"seat": 3})
        assert actor.moment.table.find(3) is None
        assert await ledger.balance("house:EUR") == 0
        assert await has(desk, player) == 0
        told = [(line["what"], line["by"], line["whom"]) for line in await host.get("/api/book")]
        for what in ("seat_by_name", "cash_in", "cash_out"):
            assert (what, "Judit", "Kati") in told


async def test_cash_is_the_hosts_alone_and_only_where_chips_are_worth_something() -> None:
    async with open_desk() as desk:
        owner, host = await desk.member("Anna"), await desk.member("Judit", "host")
        counted, worth = await opened(owner), await opened(host, **EUROS)
        no = await owner.ask("POST", f"/api/tables/{counted}/names", KATI | {"cash": True})
        assert refusal(no)[0] == 403 or refusal(no)[1].startswith("may.")
        no = await host.ask("POST", f"/api/tables/{counted}/cash", {"seat": 3, "chips": 5})
        assert refusal(no) == (422, "live.no_money")
        no = await host.ask("POST", f"/api/tables/{worth}/cash", {"seat": 3, "chips": 5})
        assert refusal(no)[1] == "gone.person"
        assert await desk.house.club.people.named("Kati") is None
