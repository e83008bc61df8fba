"""One's own hands over HTTP: found, shown by a link, taken away, counted. Nobody sees more than he saw."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from pakli.cards import names_of
from pakli.history import read_any
from pakli.room import Room
from pakli.rules import Fold, Player
from pakli.table import Sit
from tests.room.acting import modest
from tests.server.kit import PASSWORD, Browser, Desk, open_desk, refusal
from tests.server.test_routes import TABLE

CARDS: Final = re.compile(r"(?:[2-9TJQKA][cdhs]|\?\?)+")

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def played(desk: Desk, host: Browser, *who: Browser, hands: int, **more: Any) -> str:
    """A table at which these have played so many hands: the first is folded at once, then all call."""
    opened = await host.post("/api/tables", TABLE | {"name": "Hands", "cut": False} | more)
    table: str = opened["table"]
    for seat, browser in enumerate(who, 1):
        player = (await browser.get("/api/me"))["player"]
        person = await desk.house.club.people.find(player)
        assert person is not None
        desk.house.room.knows(person)
        await actor_of(desk.house.room, table).house_does(Sit(seat, player, 100))
    await play_on(desk, table, hands)
    return table


def actor_of(room: Room, table: str) -> Any:
    actor = room.table(table)
    assert actor is not None
    return actor


async def play_on(desk: Desk, table: str, until: int) -> None:
    """Until so many hands are over."""
    actor = actor_of(desk.house.room, table)
    while actor.moment.table.hands <= until:
        waiting = actor.moment.table.next
        if isinstance(waiting, Player):
            first = actor.moment.table.hands == 1
            await actor.house_does(Fold(waiting.seat) if first else modest(waiting))
        else:
            await asyncio.sleep(0.001)


def texts_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts_in(part)


def cards_in(text: str) -> list[str]:
    """The cards that a text names, if it names nothing else."""
    return names_of(text) if CARDS.fullmatch(text) else []


def cards_told(seen: Any) -> dict[str, set[str]]:
    """Cards of each seat that a view ever shows, by seat."""
    found: dict[str, set[str]] = {}
    for part in [seen["first"], *[step["set"] for step in seen["steps"]]]:
        for seat, one in (part.get("seats") or {}).items():
            if one and one.get("cards"):
                found.setdefault(seat, set()).update(set(names_of(one["cards"])) - {"??"})
    return found


async def test_they_are_found_by_what_they_were_like() -> None:
    async with open_desk() as desk:
        host, anna, bela = (
            await desk.member("Judit", "host"),
            await desk.member("Anna"),
            await desk.member("Béla"),
        )
        table = await played(desk, host, anna, bela, hands=4)
        page = await anna.get("/api/me/hands")
        assert page["complete"]
        assert [line["number"] for line in page["hands"]] == [4, 3, 2, 1]
        assert [line["showdown"] for line in page["hands"]] == [True, True, True, False]
        assert (await host.get("/api/me/hands"))["hands"] == [], "she was dealt into none"
        won = await anna.get("/api/me/hands?result=won&showdown=true")
        lost = await bela.get("/api/me/hands?result=lost&showdown=true")
        assert [line["id"] for line in won["hands"]] == [line["id"] for line in lost["hands"]]
        one = page["hands"][1]
        for search in (one["id"], f"{table}-{one['number']}", f"%23{one['number']}"):
            assert [line["id"] for line in (await anna.get(f"/api/me/hands?search={search}"))["hands"]] == [
                one["id"]
            ]
        assert (await anna.get("/api/me/hands?big=true"))["hands"] == []
        assert (await anna.get("/api/me/hands?game=omaha"))["hands"] == []
        assert len((await anna.get(f"/api/me/hands?since={one['at']:.0f}"))["hands"]) == 2
        places = await anna.get("/api/me/hands/places")
        assert places["tables"] == [{"id": table, "title": "Hands"}]
        assert places["money"] == ["practice"]
        assert refusal(await anna.ask("GET", "/api/me/hands?before=x")) == (404, "gone.page")


async def test_pages_follow_each_other_without_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pakli.server.api.my_hands._PAGE", 2)
    async with open_desk() as desk:
        host, anna, bela = (
            await desk.member("Judit", "host"),
            await desk.member("Anna"),
            await desk.member("Béla"),
        )
        await played(desk, host, anna, bela, hands=5)
        before, found = "", []
        while True:
            page = await anna.get(f"/api/me/hands?before={before}")
            found += [line["number"] for line in page["hands"]]
            before = page["before"]
            if not before:
                break
        assert found == [5, 4, 3, 2, 1]


async def test_a_link_shows_what_its_maker_saw_and_nothing_else() -> None:
    async with open_desk() as desk:
        host, anna, bela = (
            await desk.member("Judit", "host"),
            await desk.member("Anna"),
            await desk.member("Béla"),
        )
        table = await played(desk, host, anna, bela, hands=1)
        which = {"table": table, "number": 1}
        made = await anna.post("/api/me/hand-links", which)
        stranger = desk.browser()
        shown = await stranger.post("/api/shared-hands/look", {"token": made["token"]})
        own = await anna.get(f"/api/me/hands/{table}/1")
        assert shown["by"] == "Anna"
        assert shown["seen"]["hand"] == own["hand"]
        told = cards_told(shown["seen"]["hand"])
        assert len(told.get("1", ())) == 2
        assert not told.get("2"), "he folded, or all folded to him"
        theirs = cards_told((await bela.get(f"/api/me/hands/{table}/1"))["hand"])["2"]
        assert len(theirs) == 2
        assert not theirs & {card for text in texts_in(shown) for card in cards_in(text)}
        log = await desk.house.store.read(f"table:{table}")
        pack = next(one for one in log if one.tag == "room_pack")
        assert msgspec.json.decode(pack.data)["order"][:20] not in str(shown)
        [link] = await anna.get("/api/me/hand-links")
        assert "token" not in link
        assert [one["id"] for one in (await anna.get("/api/me/export"))["hand_links"]] == [link["id"]]
        assert refusal(await bela.ask("DELETE", f"/api/me/hand-links/{link['id']}")) == (
            404,
            "gone.hand_link",
        )
        await anna.delete(f"/api/me/hand-links/{link['id']}")
        look = ("POST", "/api/shared-hands/look", {"token": made["token"]})
        assert refusal(await stranger.ask(*look)) == (404, "gone.hand_link")
        guest = await desk.guest("Gábor")
        assert refusal(await host.ask("POST", "/api/me/hand-links", which)) == (404, "gone.own_hand")
        assert refusal(await guest.ask("POST", "/api/me/hand-links", which)) == (403, "may.members_only")


async def test_links_of_who_has_left_open_nothing() -> None:
    async with open_desk() as desk:
        host, anna, bela = (
            await desk.member("Judit", "host"),
            await desk.member("Anna"),
            await desk.member("Béla"),
        )
        table = await played(desk, host, anna, bela, hands=1)
        made = await anna.post("/api/me/hand-links", {"table": table, "number": 1})
        await host.delete(f"/api/tables/{table}")
        while (actor := desk.house.room.table(table)) is not None:  # until the hand that is on is over
            waiting = actor.moment.table.next
            if isinstance(waiting, Player):
                await actor.house_does(Fold(waiting.seat))
            await asyncio.sleep(0.001)
        await anna.post("/api/me/leave", {"password": PASSWORD})
        look = ("POST", "/api/shared-hands/look", {"token": made["token"]})
        assert refusal(await host.ask(*look)) == (404, "gone.hand_link")


async def test_a_link_ends_with_its_maker_s_membership_whatever_fails_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_desk() as desk:
        host, anna, bela = (
            await desk.member("Judit", "host"),
            await desk.member("Anna"),
            await desk.member("Béla"),
        )
        table = await played(desk, host, anna, bela, hands=1)
        made = await anna.post("/api/me/hand-links", {"table": table, "number": 1})
        look = ("POST", "/api/shared-hands/look", {"token": made["token"]})
        leave = ("POST", "/api/me/leave", {"password": PASSWORD})
        monkeypatch.setattr("pakli.server.api.own_data._check_away", lambda room, person: None)

        def fails(*_: object) -> None:
            raise RuntimeError("the test wants it")

        with monkeypatch.context() as broken:
            broken.setattr("pakli.club.leaving.noted", fails)
            assert (await anna.ask(*leave)).status_code == 500
        assert (await anna.get("/api/me"))["name"] == "Anna", "nothing has happened"
        assert (await host.ask(*look)).status_code == 200
        monkeypatch.setattr(desk.house.room.calls, "forget", fails)
        assert (await anna.ask(*leave)).status_code == 500
        assert await anna.get("/api/me") is None, "she has left"
        assert refusal(await host.ask(*look)) == (404, "gone.hand_link")


async def test_files_hold_the_own_view_and_can_be_read_again(tmp_path: Path) -> None:
    async with open_desk() as desk:
        host, anna, bela = (
            await desk.member("Judit", "host"),
            await desk.member("Anna"),
            await desk.member("Béla"),
        )
        table = await played(desk, host, anna, bela, hands=2)
        theirs = cards_told((await bela.get(f"/api/me/hands/{table}/1"))["hand"])["2"]
        own = cards_told((await anna.get(f"/api/me/hands/{table}/1"))["hand"])["1"]
        for form, end in (("phh", "phhs"), ("pokerstars", "txt"), ("ohh", "ohh")):
            answer = await anna.ask("GET", f"/api/me/hands/export?form={form}")
            assert answer.headers["x-pakli-left-out"] == "0"
            assert answer.headers["content-disposition"].endswith(f'.{end}"')
            path = tmp_path / f"hands.{end}"
            path.write_text(answer.text, "utf-8")
            assert len(read_any(path)) == 2
            one = await anna.ask("GET", f"/api/me/hands/{table}/1/export?form={form}")
            assert all(card in one.text for card in own)
            said = one.text.replace(table, "")  # in an id a card may stand by chance
            assert not any(card in said for card in theirs)
        assert refusal(await host.ask("GET", f"/api/me/hands/{table}/1/export")) == (404, "gone.own_hand")


async def test_a_file_says_how_many_hands_are_not_in_it_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_desk() as desk:
        host, anna, bela = (
            await desk.member("Judit", "host"),
            await desk.member("Anna"),
            await desk.member("Béla"),
        )
        badugi = await played(desk, host, anna, bela, hands=1, game="badugi", limit="fixed-limit")
        await played(desk, host, anna, bela, hands=3)

        async def told(address: str) -> tuple[str, ...]:
            answer = await anna.ask("GET", f"/api/me/hands/export?{address}")
            assert answer.status_code == 200
            return tuple(answer.headers[f"x-pakli-{name}"] for name in ("hands", "left-out", "left-out-why"))

        assert await told("form=ohh") == ("3", "1", "no_such_game=1")
        assert await told("form=pokerstars") == ("4", "0", "")
        assert await told("form=ohh&until=1") == ("0", "0", "")
        monkeypatch.setattr("pakli.server.api.hand_files._MOST", 3)
        assert await told("form=phh") == ("3", "1", "older=1")
        one = await anna.ask("GET", f"/api/me/hands/{badugi}/1/export?form=ohh")
        assert refusal(one) == (422, "hands.no_words")


async def test_statistics_count_one_s_own_hands_alone() -> None:
    async with open_desk() as desk:
        host, anna, bela = (
            await desk.member("Judit", "host"),
            await desk.member("Anna"),
            await desk.member("Béla"),
        )
        await played(desk, host, anna, bela, hands=3)
        cili = await desk.member("Cili")
        await played(desk, host, bela, cili, hands=2)
        of_anna, of_bela = await anna.get("/api/me/statistics"), await bela.get("/api/me/statistics")
        assert (of_anna["own"]["hands"], of_bela["own"]["hands"]) == (3, 5)
        [seen] = of_anna["others"]
        assert (seen["name"], seen["figures"]["hands"]) == ("Béla", 3), (
            "of his hands with Cili she knows nothing"
        )
        assert of_anna["own"]["went_to_showdown"] == 1
        assert of_anna["own"]["blinds"] == -seen["figures"]["blinds"]
        assert {one["position"] for one in of_anna["positions"]} == {"button", "big_blind"}
        assert of_anna["chart"][-1]["hand"] == 3
        assert of_anna["events"] == []
        answer = await anna.ask("GET", "/api/me/statistics.csv?language=hu")
        lines = answer.text.splitlines()
        assert "Pozíció" in lines[0]
        assert len(lines) == 1 + 1 + 2 + 1
