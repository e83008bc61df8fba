"""Settling up over HTTP: who pays whom, as text in three languages and as CSV; that it was paid."""

import pytest

from tests.server.kit import Browser, Desk, refusal
from tests.server.test_chips import path_of
from tests.server.test_ledger import id_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

MOVED = {"Anna": -5000, "Béla": -2050, "Cili": 6050}


async def night(desk: Desk, currency: str, suffix: str) -> tuple[Browser, dict[str, Browser]]:
    """The host, and three of whom two owe and one is owed; the house is owed ten."""
    host, people = await desk.member(f"Judit{suffix}", "host"), {}
    for name, chips in MOVED.items():
        people[name] = await desk.member(f"{name}{suffix}")
        path = await path_of(people[name])
        await host.put(f"{path}/credit", {"chips": 10_000, "currency": currency})
        await host.post(f"{path}/correction", {"chips": chips, "currency": currency, "reason": "a night"})
    return host, people


async def test_who_pays_whom(desk: Desk) -> None:
    host, people = await night(desk, "EUR", "")
    ids = {name: await id_of(browser) for name, browser in people.items()}
    found = await host.get("/api/settlement?currency=EUR")
    assert (found["digits"], found["raked"], found["on_tables"], found["exact"]) == (2, 0, 0, True)
    balances = {party["player"]: party["balance"] for party in found["parties"]}
    assert balances == {ids[name]: chips for name, chips in MOVED.items()} | {"": 1000}
    assert len(found["payments"]) == 3
    assert found["text"].splitlines()[0] == "Settling up (EUR)"
    assert "Anna → Cili: 50.00\u00a0EUR" in found["text"]
    assert "Béla → the house: 10.00\u00a0EUR" in found["text"]
    hungarian = await host.get("/api/settlement?currency=EUR&language=hu")
    assert "Béla → a ház: 10,00\u00a0EUR" in hungarian["text"]
    polish = await host.get("/api/settlement?currency=EUR&language=pl")
    assert polish["text"].splitlines()[0] == "Rozliczenie (EUR)"
    written = await host.ask("GET", "/api/settlement.csv?currency=EUR&language=en")
    assert written.headers["content-disposition"] == 'attachment; filename="settlement-EUR.csv"'
    assert written.text.removeprefix("\ufeff").splitlines()[:2] == [
        "Pays,Is paid,Amount,Currency", "Anna,Cili,50.00,EUR",
    ]  # fmt: skip


async def test_that_it_was_paid_is_booked_and_undone(desk: Desk) -> None:
    host, people = await night(desk, "PLN", " P")
    found = await host.get("/api/settlement?currency=PLN")
    balances = {party["player"]: party["balance"] for party in found["parties"]}
    other = balances | {next(iter(balances)): 1}
    asked = {"currency": "PLN", "reason": "Friday, by transfer", "balances": other}
    assert refusal(await host.ask("POST", "/api/settlement", asked)) == (422, "settle.changed")
    booked = await host.post("/api/settlement", asked | {"balances": balances})
    assert not (await host.get("/api/settlement?currency=PLN"))["parties"]
    again = await host.ask("POST", "/api/settlement", asked | {"balances": balances})
    assert refusal(again) == (422, "settle.nothing")
    [past] = await host.get("/api/settlements?currency=PLN")
    assert (past["entry"], past["reason"], past["by"], past["undone"]) == (
        booked["entry"], "Friday, by transfer", "Judit P", False,
    )  # fmt: skip
    [line, _] = (await people["Anna"].get("/api/me/statement?currency=PLN"))["entries"]
    assert (line["what"], line["amount"], line["balance"]) == ("settled", 5000, 0)

    await host.post(f"/api/ledger/{booked['entry']}/correction", {"reason": "nobody has paid"})
    assert (await host.get("/api/settlement?currency=PLN"))["parties"] == found["parties"]
    assert (await host.get("/api/settlements?currency=PLN"))[0]["undone"]


async def test_chips_on_tables_come_first(desk: Desk) -> None:
    from tests.server.test_routes import TABLE

    host, people = await night(desk, "CZK", " C")
    table = TABLE | {"practice": False, "currency": "CZK", "digits": 2, "chip_value": 5, "private": True}
    opened = await host.post("/api/tables", table)
    room = desk.house.room
    actor = room.table(opened["table"])
    person = await desk.house.club.people.find(await id_of(people["Cili"]))
    assert actor is not None
    assert person is not None
    from pakli.table import Sit

    room.knows(person)
    await actor.house_does(Sit(1, person.id, 100))
    found = await host.get("/api/settlement?currency=CZK")
    assert (found["on_tables"], found["payments"]) == (500, [])
    assert "5.00\u00a0CZK" in found["text"]
    standings = await host.get("/api/ledger?currency=CZK")
    assert [one["on_tables"] for one in standings["members"] if one["name"] == "Cili C"] == [500]
    balances = {party["player"]: party["balance"] for party in found["parties"]}
    asked = {"currency": "CZK", "reason": "Friday", "balances": balances}
    assert refusal(await host.ask("POST", "/api/settlement", asked)) == (422, "settle.on_tables")
    [line] = [
        one for one in (await people["Cili"].get("/api/me/statement?currency=CZK"))["entries"] if one["table"]
    ]
    assert (line["what"], line["amount"], line["table"]) == ("buy_in", -500, "Friday")
