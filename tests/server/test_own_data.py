"""One's own data: what is in the file, and what is left when somebody has gone for good."""

import asyncio
from typing import Any

import pytest
from msgspec import json
from sqlalchemy import text

from pakli.club import Person
from pakli.room import Answer, Done
from pakli.room.actions import SitDown
from pakli.room.books import prove
from pakli.server.api.own_data import hands_of
from pakli.store import Append, check
from tests.server.kit import PASSWORD, Browser, Desk, open_desk, refusal
from tests.server.test_hands import played_table
from tests.server.test_routes import TABLE

pytestmark = pytest.mark.asyncio(loop_scope="module")

ADDRESS = "203.0.113.77"


async def everything(desk: Desk) -> str:
    """All that is in the database, as one text."""
    from sqlalchemy import Connection, inspect

    def work(connection: Connection) -> str:
        names = inspect(connection).get_table_names()
        return "\n".join(
            str(row) for name in names for row in connection.execute(text(f'SELECT * FROM "{name}"'))
        )

    return await desk.house.store.query(work)


async def player_of(browser: Browser) -> str:
    found: str = (await browser.get("/api/me"))["player"]
    return found


async def test_everything_of_one_is_in_one_file() -> None:
    async with open_desk() as desk:
        anna, bela = await desk.member("Anna"), await desk.member("Béla")
        await anna.put(f"/api/me/notes/{await player_of(bela)}", {"text": "calls too much"})
        await bela.put(f"/api/me/notes/{await player_of(anna)}", {"text": "a secret of Béla’s"})
        response = await anna.ask("GET", "/api/me/export")
        assert response.headers["content-disposition"].startswith("attachment")
        document: dict[str, Any] = response.json()
        assert document["profile"]["name"] == "Anna"
        assert [note["text"] for note in document["notes"]] == ["calls too much"]
        assert document["accounts"][0]["balance"] == 10_000
        assert [line["reason"] for line in document["accounts"][0]["statement"]] == ["grant"]
        assert "secret" not in response.text
        assert "token" not in response.text


async def test_hands_are_in_it_as_their_player_may_see_them() -> None:
    async with open_desk() as desk:
        host = await desk.member("Judit", "host")
        table = await played_table(desk, host)
        actor = desk.house.room.table(table)
        assert actor is not None
        people = [seat.player for seat in actor.moment.table.seats]
        for number, person in enumerate(people, 1):
            (own,) = await hands_of(desk.house.room, desk.house.room.house.people[person])
            assert (own.table, own.line.number) == (table, 1)
            shown = json.decode(json.encode([own.hand.first, *(step.set for step in own.hand.steps)]))
            cards = {
                (seat, one["cards"])
                for part in shown
                for seat, one in (part.get("seats") or {}).items()
                if one and one.get("cards")
            }
            seen = {int(seat) for seat, held in cards if "?" not in held}
            assert seen == {number}, "his own cards, and those of nobody else: all others folded"
        assert (await host.get("/api/me/export"))["hands"] == []  # the host was in none of them


async def test_who_has_left_cannot_be_known_again_and_nothing_is_lost() -> None:
    async with open_desk() as desk:
        anna = desk.browser(ADDRESS)
        await desk.join(anna, "Annabella Leaving")
        bela, host = await desk.member("Béla"), await desk.member("Judit", "host")
        player = await player_of(anna)
        await anna.put("/api/me/name", {"name": "Annabella Again"})
        await host.post(f"/api/people/{player}/chips", {"chips": 500, "currency": "EUR"})
        await bela.put(f"/api/me/notes/{player}", {"text": "Annabella is my aunt"})
        assert refusal(await anna.ask("POST", "/api/me/leave", {"password": "wrong"})) == (
            401,
            "sign_in.wrong",
        )
        assert "Annabella" in await everything(desk)
        await anna.post("/api/me/leave", {"password": PASSWORD})
        assert "Annabella" not in await everything(desk)
        assert await anna.get("/api/me") is None
        assert (await host.get("/api/deeds"))[0]["what"] == "left"
        balances = await desk.house.store.ledger.balances()
        assert sum(balances.values()) == 0
        assert all(has == 0 for name, has in balances.items() if player in name)
        assert (await check(desk.house.store)).faults == ()
        sign_in = {"name": "Annabella Again", "password": PASSWORD}
        assert refusal(await desk.browser().ask("POST", "/api/sign-in", sign_in)) == (401, "sign_in.wrong")
        await desk.member("Annabella Again")  # the name is free


async def test_addresses_are_kept_nowhere() -> None:
    async with open_desk() as desk:
        anna = desk.browser(ADDRESS)
        await desk.join(anna, "Anna")
        await anna.ask("POST", "/api/sign-in", {"name": "Anna", "password": "wrong"})
        assert ADDRESS not in await everything(desk)


async def test_who_owes_or_sits_or_is_the_last_host_stays() -> None:
    async with open_desk() as desk:
        host, anna = await desk.member("Judit", "host"), await desk.member("Anna")
        leave = ("POST", "/api/me/leave", {"password": PASSWORD})
        assert refusal(await host.ask(*leave)) == (403, "may.last_host")
        assert (await host.get("/api/me"))["name"] == "Judit"
        player = await player_of(anna)
        await host.put(f"/api/people/{player}/credit", {"chips": 100, "currency": "EUR"})
        await host.post(f"/api/people/{player}/chips", {"chips": -50, "currency": "EUR"})
        assert refusal(await anna.ask(*leave)) == (422, "leave.owes")


async def test_who_asks_for_a_seat_in_this_very_moment_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_desk() as desk:
        host, anna = await desk.member("Judit", "host"), await desk.member("Anna")
        player, leave = await player_of(anna), ("POST", "/api/me/leave", {"password": PASSWORD})
        await host.put(f"/api/people/{player}/credit", {"chips": 5000, "currency": "EUR"})
        described = TABLE | {"practice": False, "currency": "EUR", "digits": 2, "approve": True}
        table = (await host.post("/api/tables", described))["table"]
        actor = desk.house.room.table(table)
        assert actor is not None
        check_password = desk.house.club.leaving._check_password

        async def slowly(person: Person, password: str) -> None:
            await check_password(person, password)
            desk.house.room.knows(person)
            answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
            actor.do(person.id, "c1", actor.moment.version, SitDown(1, 200), answered.set_result)
            assert isinstance(await answered, Done)

        monkeypatch.setattr(desk.house.club.leaving, "_check_password", slowly)
        assert refusal(await anna.ask(*leave)) == (422, "leave.seated")  # she asks meanwhile
        assert actor.moment.requests
        monkeypatch.undo()
        assert refusal(await anna.ask(*leave)) == (422, "leave.seated")  # and her word would count later
        assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_lines_in_a_chat_are_overwritten_and_the_chat_can_still_be_read() -> None:
    from pakli.room.chat import _CHAT, ChatSaid
    from pakli.store import Append

    async with open_desk() as desk:
        anna, bela = await desk.member("Anna Chatting"), await desk.member("Béla")
        ids = [await player_of(anna), await player_of(bela)]
        said = [
            ChatSaid(ids[0], "Anna Chatting", "my number is 555"),
            ChatSaid(ids[1], "Béla", f"hi {ids[0]}"),
        ]
        await desk.house.store.append(Append("chat:x", 0, [_CHAT.encode(one) for one in said]))
        await anna.post("/api/me/leave", {"password": PASSWORD})
        lines = [_CHAT.decode(one) for one in await desk.house.store.read("chat:x")]
        assert lines[0].player == ids[0]
        assert (lines[0].text, "Anna" in lines[0].name) == ("–", False)
        assert lines[1] == said[1]


async def test_calls_and_rulings_name_nobody_who_has_left(desk: Desk) -> None:
    anna = await desk.member("Annamária")
    her = await player_of(anna)
    lines = [
        ("calls", {"type": "call_made", "player": her, "name": "Annamária", "text": "a card too many"}),
        (
            "audit",
            {"type": "ruling_noted", "by": "x", "name": "Judit", "whom": her, "whom_name": "Annamária"},
        ),
        ("audit", {"type": "ruling_noted", "by": her, "name": "Annamária", "other_name": "Annamária"}),
    ]
    for stream, line in lines:
        await desk.house.store.append(Append(stream, None, [json.encode(line)]))
    assert "Annamária" in await everything(desk)
    await anna.post("/api/me/leave", {"password": PASSWORD})
    left = await everything(desk)
    assert "Annamária" not in left
    assert "a card too many" not in left
    assert "Judit" in left


async def test_one_leaves_with_all_chips_and_the_name_or_stays_with_both(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from pakli.club import leaving

    def fails(*_: object, **__: object) -> None:
        raise RuntimeError("pulled the plug")

    async with open_desk() as desk:
        host, anna = await desk.member("Judit", "host"), await desk.member("Anna")
        player = await player_of(anna)
        for currency in ("EUR", "HUF"):
            await host.post(f"/api/people/{player}/chips", {"chips": 70, "currency": currency})
        person = await desk.house.club.people.find(player)
        assert person is not None
        before = await desk.house.store.ledger.balances()
        with monkeypatch.context() as patch:
            patch.setattr(leaving, "noted", fails)
            with pytest.raises(RuntimeError, match="the plug"):
                await desk.house.club.leaving.leave(person, PASSWORD)
        assert await desk.house.store.ledger.balances() == before
        assert (await anna.get("/api/me"))["name"] == "Anna"
        await desk.house.club.leaving.leave(person, PASSWORD)
        balances = await desk.house.store.ledger.balances()
        assert not any(has for name, has in balances.items() if player in name)
        assert not (await prove(desk.house.store)).all_faults
