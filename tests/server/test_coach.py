"""The coach over HTTP: for who was in the hand, at practice tables alone, from what he saw."""

import asyncio
from typing import Any, Final

import pytest

from pakli.room.tournaments import event_then
from pakli.rules import Player
from pakli.table import CutOffer, Decline
from tests.room.acting import modest
from tests.server.kit import Browser, Desk, open_desk, refusal
from tests.server.test_my_hands import cards_in, cards_told, played, texts_in

pytestmark = pytest.mark.asyncio(loop_scope="module")

SHAPE: Final = {"decisions", "tournament", "blind"}


async def two(desk: Desk) -> tuple[Browser, Browser, Browser]:
    return await desk.member("Judit", "host"), await desk.member("Anna"), await desk.member("Béla")


async def test_each_is_told_of_his_own_decisions() -> None:
    async with open_desk() as desk:
        host, anna, bela = await two(desk)
        table = await played(desk, host, anna, bela, hands=2)
        told = await anna.get(f"/api/me/hands/{table}/2/coach")
        assert told.keys() == SHAPE
        assert (told["tournament"], told["blind"]) == (False, 2)
        own = cards_told((await anna.get(f"/api/me/hands/{table}/2"))["hand"])["1"]
        for one in told["decisions"]:
            assert set(cards_in(one["cards"])) == own
            assert one["verdict"] in ("good", "even", "gave", "other")
            assert {fact["fact"] for fact in one["mattered"]} <= {"position", "strength"}
        assert any(one["really"] is not None for one in told["decisions"]), "both showed their cards"
        assert (await anna.get(f"/api/me/hands/{table}/2"))["coach"]
        assert told == await anna.get(f"/api/me/hands/{table}/2/coach"), "the same figures every time"
        assert refusal(await host.ask("GET", f"/api/me/hands/{table}/2/coach")) == (404, "gone.own_hand")


async def test_a_hand_that_is_on_has_no_coach() -> None:
    async with open_desk() as desk:
        host, anna, bela = await two(desk)
        table = await played(desk, host, anna, bela, hands=1)
        actor = desk.house.room.table(table)
        assert actor is not None
        while actor.moment.table.playing is None:
            await asyncio.sleep(0.001)
        now = actor.moment.table.hands
        assert refusal(await anna.ask("GET", f"/api/me/hands/{table}/{now}/coach")) == (404, "gone.own_hand")


async def test_one_s_own_odds_are_told_while_a_practice_hand_is_on() -> None:
    async with open_desk() as desk:
        host, anna, bela = await two(desk)
        table = await played(desk, host, anna, bela, hands=1)
        actor = desk.house.room.table(table)
        assert actor is not None
        while not isinstance(actor.moment.table.next, Player):
            await asyncio.sleep(0.001)
        mine, theirs = [await one.get(f"/api/tables/{table}/odds") for one in (anna, bela)]
        assert mine["rivals"] == theirs["rivals"] == 1
        assert 0.2 < mine["share"] < 0.9
        assert await host.get(f"/api/tables/{table}/odds") == {"share": None, "rivals": 0}, (
            "she only looks on"
        )


async def test_T6_where_chips_count_there_is_no_coach() -> None:
    async with open_desk() as desk:
        host, anna, bela = await two(desk)
        for one in (anna, bela):
            player = (await one.get("/api/me"))["player"]
            grant = {"chips": 1000, "currency": "PTS"}
            await host.post(f"/api/people/{player}/chips", grant)
        money = {"practice": False, "currency": "PTS", "digits": 2}
        table = await played(desk, host, anna, bela, hands=1, **money)
        answer = await anna.ask("GET", f"/api/me/hands/{table}/1/coach")
        assert refusal(answer) == (403, "may.coach_practice")
        assert answer.json()["clause"] == "T6"
        assert not (await anna.get(f"/api/me/hands/{table}/1"))["coach"]
        answer = await anna.ask("GET", f"/api/tables/{table}/odds")
        assert (*refusal(answer), answer.json()["clause"]) == (403, "may.odds_practice", "I5")


async def test_F2_what_was_never_shown_is_not_in_it() -> None:
    """The first hand is folded: Béla's cards, and those that would have come, are in no answer of Anna's."""
    async with open_desk() as desk:
        host, anna, bela = await two(desk)
        table = await played(desk, host, anna, bela, hands=1)
        theirs = cards_told((await bela.get(f"/api/me/hands/{table}/1"))["hand"])["2"]
        told = await anna.get(f"/api/me/hands/{table}/1/coach")
        assert not theirs & {card for text in texts_in(told) for card in cards_in(text)}
        assert all(one["really"] is None for one in told["decisions"])


async def test_of_a_tournament_the_coach_knows_what_everybody_knew_when_the_hand_began() -> None:
    async with open_desk() as desk:
        floor = await desk.member("Judit", "floor")
        made = await floor.post(
            "/api/tournaments", {"name": "Begun", "preset": "sit-and-go-6-practice", "bots": 6}
        )
        event, store = made["tournament"], desk.house.store
        async with asyncio.timeout(30):
            while (await event_then(store, event, f"{event}-1", 2)) is None:
                await asyncio.sleep(0.01)
        first = await event_then(store, event, f"{event}-1", 1)
        assert first is not None
        assert (first.left, first.elsewhere) == (6, ())
        assert await event_then(store, event, f"{event}-1", 10**6) is None


async def test_of_a_practice_tournament_s_hand_the_coach_says_structure_and_stack_too() -> None:
    async with open_desk() as desk:
        floor, anna = await desk.member("Judit", "floor"), await desk.member("Anna")
        asked = {"name": "Ours", "preset": "sit-and-go-2-practice", "bots": 1}
        event = (await floor.post("/api/tournaments", asked))["tournament"]
        await anna.post(f"/api/tournaments/{event}/entry")
        async with asyncio.timeout(30):
            line = await _a_decided_hand(desk, anna, f"{event}-1")
        address = f"/api/me/hands/{line['table']}/{line['number']}"
        assert (await anna.get(address))["coach"]
        told = await anna.get(f"{address}/coach")
        assert (told["tournament"], told["blind"]) == (True, line["blind"])
        first = told["decisions"][0]
        assert [one["fact"] for one in first["mattered"]][:2] == ["structure", "stack"]
        structure = first["mattered"][0]["line"]
        assert structure["say"] == "coach-structure-blinds", "nobody pays, so there are no prizes"
        assert refusal(await floor.ask("GET", f"{address}/coach")) == (404, "gone.own_hand")


async def _a_decided_hand(desk: Desk, who: Browser, table: str) -> Any:
    """The first hand at a tournament's table in which this player had something to decide; it is over."""
    player, decided = (await who.get("/api/me"))["player"], 0
    while True:
        actor: Any = desk.house.room.table(table)
        waiting = actor.moment.table.next if actor else None
        if actor and isinstance(waiting, CutOffer):
            await actor.house_does(Decline(waiting.seat))
        elif actor and isinstance(waiting, Player) and actor.moment.table.seat(waiting.seat).player == player:
            decided = decided or actor.moment.table.hands
            await actor.house_does(modest(waiting, fold=True))
        elif actor and decided and actor.moment.table.hands > decided:
            lines = (await who.get("/api/me/hands"))["hands"]
            return next(line for line in lines if line["number"] == decided)
        else:
            await asyncio.sleep(0.001)
