"""The ledger over HTTP: standings, statements as JSON and CSV, corrections; who did what is kept."""

import csv
import io

import pytest

from tests.server.kit import Browser, Desk, refusal
from tests.server.test_chips import path_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


PLAIN = {ord(sign): "x" for sign in "?=&/%.-"}


async def id_of(whom: Browser) -> str:
    return str((await whom.get("/api/me"))["player"])


async def test_a_statement_has_what_why_and_who(desk: Desk) -> None:
    host, floor = await desk.member("Judit", "host"), await desk.member("Ferenc", "floor")
    whom = await desk.member("Anna")
    path = await path_of(whom)
    await host.post(f"{path}/chips", {"chips": 2500, "currency": "EUR", "note": "paid in cash"})
    slip = {"chips": -500, "currency": "EUR", "reason": "=counted twice", "command": "once"}
    for _ in range(2):
        await floor.post(f"{path}/correction", slip)
    statement = await whom.get("/api/me/statement?currency=EUR")
    assert {name: statement[name] for name in ("currency", "digits", "balance", "credit", "more")} == {
        "currency": "EUR", "digits": 2, "balance": 2000, "credit": 0, "more": False,
    }  # fmt: skip
    told = [
        (one["what"], one["amount"], one["balance"], one["note"], one["by"]) for one in statement["entries"]
    ]
    assert told == [
        ("correction", -500, 2000, "=counted twice", "Ferenc"),
        ("gift", 2500, 2500, "paid in cash", "Judit"),
    ]
    assert statement == await host.get(f"{path}/statement?currency=EUR")
    older = await whom.get(f"/api/me/statement?currency=EUR&before={statement['entries'][0]['entry']}")
    assert older["entries"] == statement["entries"][1:]


async def test_a_statement_for_a_spreadsheet(desk: Desk) -> None:
    host, whom = await desk.member("Kata", "host"), await desk.member("Béla")
    path = await path_of(whom)
    await host.post(f"{path}/chips", {"chips": 2500, "currency": "EUR"})
    slip = {"chips": -499, "currency": "EUR", "reason": '=SUM(A1), "twice"'}
    await host.post(f"{path}/correction", slip)
    for address in ("/api/me/statement.csv?currency=EUR&language=hu", f"{path}/statement.csv?currency=EUR"):
        response = await (whom if "/me/" in address else host).ask("GET", address)
        assert response.headers["content-type"] == "text/csv; charset=utf-8"
        assert response.headers["content-disposition"] == 'attachment; filename="statement-EUR.csv"'
        assert response.text.startswith("\ufeff")
        [headings, *rows] = csv.reader(io.StringIO(response.text.removeprefix("\ufeff")))
        assert headings[0] == ("Mikor" if "hu" in address else "When")
        assert [row[6:] for row in rows] == [["25.00", "25.00", "EUR"], ["-4.99", "20.01", "EUR"]]
        assert rows[1][4:6] == ['\'=SUM(A1), "twice"', "Kata"], "no reason is a formula"


async def test_an_entry_is_taken_back_once_and_stays(desk: Desk) -> None:
    host, whom = await desk.member("Lia", "host"), await desk.member("Cili")
    path = await path_of(whom)
    await host.post(f"{path}/chips", {"chips": 100, "currency": "EUR"})
    [gift] = (await whom.get("/api/me/statement?currency=EUR"))["entries"]
    address = f"/api/ledger/{gift['entry']}/correction"
    booked = await host.post(address, {"reason": "the wrong Cili"})
    assert refusal(await host.ask("POST", address, {"reason": "again"})) == (422, "chips.undone")
    assert refusal(await host.ask("POST", address, {"reason": " "})) == (422, "chips.reason")
    first, second = (await whom.get("/api/me/statement?currency=EUR"))["entries"]
    assert second == gift
    assert (first["entry"], first["undoes"], first["note"]) == (
        booked["entry"], gift["entry"], "the wrong Cili",
    )  # fmt: skip
    deed = (await host.get("/api/deeds"))[0]
    assert (deed["by"], deed["what"], deed["whom"]) == ("Lia", "undone", "Cili")


async def test_how_everybody_stands(desk: Desk) -> None:
    floor, whom = await desk.member("Mia", "floor"), await desk.member("Dóra")
    host, path = await desk.member("Nóra", "host"), await path_of(whom)
    await host.put(f"{path}/credit", {"chips": 700, "currency": "CZK"})
    await host.post(f"{path}/correction", {"chips": -300, "currency": "CZK", "reason": "lunch"})
    standings = await floor.get("/api/ledger?currency=CZK")
    assert (standings["currency"], standings["digits"]) == ("CZK", 2)
    assert {"currency": "CZK", "digits": 2} in standings["currencies"]
    [dora] = [one for one in standings["members"] if one["name"] == "Dóra"]
    assert dora == {
        "player": await id_of(whom), "name": "Dóra", "kind": "member",
        "balance": -300, "credit": 700, "on_tables": 0,
    }  # fmt: skip
    assert all(one["balance"] == 0 for one in standings["members"] if one["name"] != "Dóra")
    no = await host.ask("POST", f"{path}/correction", {"chips": -401, "currency": "CZK", "reason": "dinner"})
    assert refusal(no) == (422, "chips.credit")
    assert "7.00" in no.json()["text"]


async def test_a_currency_has_as_many_digits_for_everybody(desk: Desk) -> None:
    from tests.server.test_routes import TABLE

    host = await desk.member("Olga", "host")
    table = TABLE | {"practice": False, "currency": "PTS", "digits": 0, "private": True}
    await host.post("/api/tables", table)
    assert (await host.get("/api/ledger?currency=PTS"))["digits"] == 0
    no = await host.ask("POST", "/api/tables", table | {"digits": 2})
    assert refusal(no) == (422, "money.digits")


@pytest.mark.parametrize(
    "address",
    [
        "/api/ledger?currency=abc",
        "/api/me/statement?currency=EURO",
        "/api/me/statement?currency=EUR&before=-1",
        "/api/me/statement.csv?language=xx",
        "/api/settlement.csv?currency=EU%22",
        "/api/settlement?currency=EUR%0d%0a",
    ],
)
async def test_what_is_no_currency_or_language_is_not_taken(desk: Desk, address: str) -> None:
    host = await desk.member(f"Host {address[-12:].translate(PLAIN)}", "host")
    assert (await host.ask("GET", address)).status_code == 400
