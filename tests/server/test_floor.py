"""The floor's desk over HTTP: tables, rulings, calls, mutes and grants at a table, the fairness report."""

import asyncio
import re
from typing import Any, Final

import pytest

from pakli.club import MACHINE, accounts, management
from pakli.room import TableActor
from pakli.room.books import prove
from pakli.rules import DeclareMisdeal, Player
from pakli.table import Sit
from pakli.table.events import Ruled
from tests.server.kit import Browser, Desk, open_desk, refusal
from tests.server.test_hands import played_table
from tests.server.test_routes import TABLE

pytestmark = pytest.mark.asyncio(loop_scope="module")

CARD: Final = re.compile(r'"(?:[2-9TJQKA][cdhs])+"')


async def opened(desk: Desk, owner: Browser, name: str, **more: Any) -> TableActor:
    """A table of somebody's."""
    answer = await owner.post("/api/tables", TABLE | {"name": name, "cut": False} | more)
    actor = desk.house.room.table(answer["table"])
    assert actor is not None
    return actor


async def seated(desk: Desk, actor: TableActor, browser: Browser, seat: int) -> str:
    """Somebody takes a seat; his id."""
    player: str = (await browser.get("/api/me"))["player"]
    person = await desk.house.club.people.find(player)
    assert person is not None
    desk.house.room.knows(person)
    await actor.house_does(Sit(seat, player, 100))
    return player


def told(actor: TableActor) -> list[tuple[str, str, int, int]]:
    """The rulings the table was told of."""
    return [
        (one.ruling, one.reason, one.seat, one.number)
        for one in actor.moment.tale.events
        if isinstance(one, Ruled)
    ]


async def test_the_desk_shows_all_tables_and_no_card() -> None:
    async with open_desk() as desk:
        host, floor = await desk.member("Judit", "host"), await desk.member("Ferenc", "floor")
        playing = await played_table(desk, host)
        await asyncio.sleep(0.05)
        held = await opened(desk, host, "Held", private=True)
        shown = {one["table"]: one for one in await floor.get("/api/floor/tables")}
        assert shown.keys() == {playing, held.table_id}
        assert shown[playing]["hand"] >= 1
        assert [player["seat"] for player in shown[playing]["players"]] == [1, 2]
        assert (shown[held.table_id]["state"], shown[held.table_id]["private"]) == ("waiting", True)
        assert not CARD.search((await floor.ask("GET", "/api/floor/tables")).text)


async def test_what_may_be_ruled_is_said_with_the_clause_of_each_no(desk: Desk) -> None:
    host = await desk.member("Ruling host", "host")
    actor = await opened(desk, host, "Rulings")
    await seated(desk, actor, await desk.guest("Ruled guest"), 2)
    rulings = {
        (one["what"], one["seat"]): one["refusal"]
        for one in await host.get(f"/api/tables/{actor.table_id}/rulings")
    }
    assert rulings["hold_table", 0] is None
    assert rulings["penalize", 2] is None
    no = rulings["kill_hand", 2]
    assert (no["clause"], no["code"]) == ("P11", "table.no_hand")
    assert no["text"]
    guest = await desk.guest("Not ruling")
    assert await guest.get(f"/api/tables/{actor.table_id}/rulings") == []


async def test_a_mute_and_a_grant_are_told_to_the_table_with_their_reason(desk: Desk) -> None:
    host, whom = await desk.member("Giving host", "host"), await desk.guest("Loud guest")
    actor = await opened(desk, host, "Loud")
    player = await seated(desk, actor, whom, 3)
    path = f"/api/tables/{actor.table_id}"
    before = await desk.house.club.accounts.balance(player)
    await host.post(f"{path}/mute", {"player": player, "minutes": 5, "reason": " bad   words "})
    far = await desk.member("Far host", "host")  # whom the room has not met yet
    for _ in range(2):  # sent twice, done once
        gift = {"player": player, "chips": 70, "reason": "a prize", "command": "g1"}
        await far.post(f"{path}/grant", gift)
    assert told(actor) == [("mute", "bad words", 3, 5), ("grant", "a prize", 3, 70)]
    assert (await far.ask("POST", f"{path}/grant", gift | {"command": "\0"})).status_code == 400
    person = await desk.house.club.people.find(player)
    assert person is not None
    assert person.muted_minutes == 5
    assert await desk.house.club.accounts.balance(player) == before + 70
    stream = await desk.house.store.read(f"table:{actor.table_id}")
    acts = {one["what"]: one["at"] for one in await host.get("/api/deeds")}
    line = (await desk.house.club.accounts.statement(player))[-1]
    assert line.at == stream[-1].at, "what the table is told and what is booked are one commit"
    assert {"granted", "muted"} <= acts.keys()
    assert not (await prove(desk.house.store)).all_faults
    await desk.house.club.corrections.take_back(MACHINE, line.entry, "a wrong prize")
    assert await desk.house.club.accounts.balance(player) == before
    no = await host.ask("POST", f"{path}/mute", {"player": player, "minutes": 5, "reason": " "})
    assert refusal(no) == (422, "floor.no_reason")
    assert no.json()["clause"] == "F1"
    elsewhere = (await (await desk.guest("Not here")).get("/api/me"))["player"]
    no = await host.ask("POST", f"{path}/grant", {"player": elsewhere, "chips": 5, "reason": "a present"})
    assert no.status_code == 422
    assert await desk.house.club.accounts.balance(elsewhere) == 10_000


async def test_a_call_goes_from_the_seat_to_the_floor_and_back(desk: Desk) -> None:
    host, floor = await desk.member("Calling host", "host"), await desk.member("Called floor", "floor")
    guest, other = await desk.guest("Calling guest"), await desk.guest("Other guest")
    actor = await opened(desk, host, "Calls")
    path = f"/api/tables/{actor.table_id}/calls"
    assert refusal(await guest.ask("POST", path, {})) == (422, "call.not_seated")
    await seated(desk, actor, guest, 2)
    call = await guest.post(path, {"text": "He saw my cards"})
    assert (call["seat"], call["table_name"], call["text"]) == (2, "Calls", "He saw my cards")
    assert refusal(await guest.ask("POST", path, {})) == (422, "call.open_already")
    assert [one["number"] for one in await floor.get("/api/calls")] == [call["number"]]
    assert await other.get("/api/calls") == []
    address = f"/api/calls/{call['number']}"
    assert refusal(await other.ask("PUT", f"{address}/taken")) == (403, "may.floor_only")
    assert refusal(await other.ask("PUT", f"{address}/closed", {})) == (403, "may.floor_only")
    assert (await floor.put(f"{address}/taken", None))["taken"] == "Called floor"
    await host.put(f"{address}/closed", {"answer": "Play on, please"})
    assert [(one["closed_by"], one["answer"]) for one in await guest.get("/api/calls")] == [
        ("Calling host", "Play on, please")
    ]
    assert await floor.get("/api/calls") == []
    assert refusal(await floor.ask("PUT", f"{address}/closed", {})) == (404, "gone.call")
    assert refusal(await guest.ask("POST", path, {})) == (429, "wait.call")


async def test_the_report_is_the_host_s_and_shows_no_address(desk: Desk) -> None:
    host = await desk.member("Reporting host", "host")
    await played_table(desk, host)
    addresses = desk.house.room.house.addresses
    players = [(await (await desk.guest(name)).get("/api/me"))["player"] for name in ("Twin one", "Twin two")]
    for player in players:
        addresses.seen(player, "203.0.113.77", "Firefox, Linux")
    answer = await host.ask("GET", "/api/patterns?days=7")
    assert "203.0.113.77" not in answer.text
    report = answer.json()
    assert (report["days"], report["address_days"]) == (7, 30)
    assert report["hands"] >= 1
    assert {(line["kind"], *sorted((line["one"], line["other"]))) for line in report["lines"]} == {
        ("address", "Twin one", "Twin two")
    }
    assert refusal(await host.ask("GET", "/api/patterns?days=0")) == (422, "patterns.days")
    assert (await host.ask("GET", "/api/patterns?days=many")).status_code == 400


async def test_what_cannot_be_written_down_is_neither_told_nor_given(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise RuntimeError("pulled the plug")

    host, whom = await desk.member("Plugged host", "host"), await desk.guest("Plugged guest")
    actor = await opened(desk, host, "Plugged")
    player = await seated(desk, actor, whom, 3)
    before = await desk.house.club.accounts.balance(player)
    monkeypatch.setattr(accounts, "noted", fails)
    monkeypatch.setattr(management, "noted", fails)
    path = f"/api/tables/{actor.table_id}"
    for deed, wanted in (("mute", {"minutes": 5}), ("grant", {"chips": 70})):
        answer = await host.ask("POST", f"{path}/{deed}", {"player": player, "reason": "a test"} | wanted)
        assert answer.status_code == 500
    assert told(actor) == []
    assert await desk.house.club.accounts.balance(player) == before
    person = await desk.house.club.people.find(player)
    assert person is not None
    assert not person.muted_minutes


async def test_misdeals_are_counted_by_table() -> None:
    async with open_desk() as desk:
        host = await desk.member("Judit", "host")
        actor = await opened(desk, host, "Clumsy")
        for seat, name in enumerate(("Anna", "Béla"), 1):
            await seated(desk, actor, await desk.guest(name), seat)
        for _ in range(2):
            while not isinstance(actor.moment.table.next, Player):
                await asyncio.sleep(0.01)
            await actor.house_does(DeclareMisdeal("two cards flipped", "P17"))
        report = await host.get("/api/patterns?days=7")
        assert report["misdeals"] == [{"table": actor.table_id, "name": "Clumsy", "hands": 0, "misdeals": 2}]
        assert desk.house.room.gauges()["misdeals_total"] == 2
