"""Tables over HTTP: opened as described, listed, closed."""

import pytest

from pakli.bots import character
from pakli.table import JoinList, Sit
from tests.server.kit import Desk, open_desk, refusal, with_limits
from tests.server.test_routes import TABLE, Scene

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_what_can_be_chosen_can_be_opened(desk: Desk) -> None:
    host = await desk.member("Judit", "host")
    choices = await host.get("/api/choices")
    for game in choices["games"]:
        wanted = TABLE | {"name": game["game"], "game": game["game"], "limit": game["limit"], "high": 2}
        opened = await host.post("/api/tables", wanted | {"seats": min(game["seats"], 4), "low": 1})
        await host.delete(f"/api/tables/{opened['table']}")


async def test_house_rules_stand_on_the_sign(desk: Desk) -> None:
    floor = await desk.member("Béla", "floor")
    wanted = TABLE | {"name": "House rules", "rules": {"run_outs": 2, "straddle": True}}
    opened = await floor.post("/api/tables", wanted)
    table = next(each for each in await floor.get("/api/tables") if each["table"] == opened["table"])
    shown = {rule["rule"]: rule["value"] for rule in table["sign"]["games"][0]["rules"]}
    assert shown == {"run_outs": 2, "straddle": True}


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "old maid"}, "setup.unknown_game"),
        ({"preset": "none"}, "setup.unknown_preset"),
        ({"seats": 1}, "sign.bad_seats"),
        ({"bots": 9}, "seat.no_such_seat"),
        ({"bots": 2, "practice": False, "currency": "EUR", "digits": 2}, "room.bots_practice"),
        ({"rules": {"no_such_rule": 1}}, "room.bad_rule"),
        ({"rules": {"time_to_act": -5}}, "room.bad_rule"),
        ({"name": ""}, "name.length"),
    ],
)
async def test_what_can_be_no_table_is_refused(desk: Desk, wanted: dict[str, object], code: str) -> None:
    host = await Scene(desk).member("floor")
    assert refusal(await host.ask("POST", "/api/tables", TABLE | wanted)) == (422, code)


async def test_a_table_with_thousands_of_bots_makes_none(desk: Desk) -> None:
    host = await desk.member("Cili", "floor")
    before = len(await host.get("/api/people"))
    await host.ask("POST", "/api/tables", TABLE | {"bots": 10_000})
    assert len(await host.get("/api/people")) == before


async def test_a_private_table_is_for_who_is_invited(desk: Desk) -> None:
    owner, other = await desk.member("Dóra"), await desk.member("Elek")
    opened = await owner.post("/api/tables", TABLE | {"private": True, "name": "Friends"})
    assert opened["table"] not in {each["table"] for each in await other.get("/api/tables")}
    invited = await owner.post("/api/invitations", {"table": opened["table"]})
    await other.post("/api/invitations/accept", {"token": invited["token"]})
    assert opened["table"] in {each["table"] for each in await other.get("/api/tables")}


async def test_a_member_has_so_many_tables_and_no_more() -> None:
    async with open_desk(with_limits(tables_by_person=2)) as desk:
        owner = await desk.member("Feri")
        wanted = TABLE | {"private": True}
        first = await owner.post("/api/tables", wanted)
        await owner.post("/api/tables", wanted)
        assert refusal(await owner.ask("POST", "/api/tables", wanted)) == (429, "wait.tables")
        await owner.delete(f"/api/tables/{first['table']}")
        await owner.post("/api/tables", wanted)


async def test_a_sign_is_shown_before_there_is_a_table(desk: Desk) -> None:
    host = await desk.member("Gergő", "host")
    before = await host.get("/api/tables")
    wanted = TABLE | {"name": "Draft", "rules": {"bomb_pot": True, "straddle": True}, "bomb_pot": 25}
    wanted |= {"cut": False, "practice": False, "currency": "EUR"}
    sign = (await host.post("/api/tables/sign", wanted))["sign"]
    assert (sign["bomb_pot"], sign["cut"], sign["money"]["code"]) == (25, False, "EUR")
    assert await host.get("/api/tables") == before
    opened = await host.post("/api/tables", wanted)
    tables = await host.get("/api/tables")
    assert next(each["sign"] for each in tables if each["table"] == opened["table"]) == sign


async def test_a_table_that_cannot_be_has_no_sign(desk: Desk) -> None:
    host = await desk.member("Helga", "host")
    for wanted, code in (({"seats": 1}, "sign.bad_seats"), ({"least": 0}, "setup.bad_amount")):
        shown = await host.post("/api/tables/sign", TABLE | wanted)
        assert shown.keys() == {"problem"}
        assert shown["problem"]["code"] == code
        assert refusal(await host.ask("POST", "/api/tables", TABLE | wanted)) == (422, code)


async def test_one_s_place_on_waiting_lists_is_known(desk: Desk) -> None:
    owner, guest = await desk.member("Ilona"), await desk.guest("Jenő")
    table = (await owner.post("/api/tables", TABLE | {"private": True, "seats": 2}))["table"]
    actor = desk.house.room.table(table)
    assert actor is not None
    for browser in (owner, guest):
        player = (await browser.get("/api/me"))["player"]
        await actor.house_does(JoinList(player))
    assert await owner.get("/api/me/waiting") == [{"table": table, "place": 1, "called": True}]
    assert await guest.get("/api/me/waiting") == [{"table": table, "place": 2, "called": True}]
    await actor.house_does(Sit(1, (await owner.get("/api/me"))["player"], 100))
    assert await owner.get("/api/me/waiting") == []
    assert await guest.get("/api/me/waiting") == [{"table": table, "place": 1, "called": True}]


async def test_an_invitation_that_was_used_can_be_taken_back(desk: Desk) -> None:
    owner, other = await desk.member("Kata"), await desk.member("Lóránt")
    table = (await owner.post("/api/tables", TABLE | {"private": True}))["table"]
    invited = await owner.post("/api/invitations", {"table": table})
    await other.post("/api/invitations/accept", {"token": invited["token"]})
    path = f"/api/tables/{table}/invited/{(await other.get('/api/me'))['player']}"
    assert refusal(await other.ask("DELETE", path)) == (403, "may.floor_only")
    await owner.delete(path)
    assert table not in {each["table"] for each in await other.get("/api/tables")}
    assert refusal(await owner.ask("DELETE", path)) == (404, "gone.invitation")


@pytest.mark.parametrize("level", ["easy", "hard"])
async def test_bots_play_as_well_as_was_asked_for(desk: Desk, level: str) -> None:
    host = await desk.member(f"Host of {level}", "floor")
    wanted = TABLE | {"name": level, "seats": 9, "bots": 8, "bot_level": level}
    opened = await host.post("/api/tables", wanted)
    actor = desk.house.room.table(opened["table"])
    assert actor is not None
    table = actor.moment.table
    names = [(await desk.house.club.people.find(seat.player)).name for seat in table.seats]  # type: ignore[union-attr]
    assert len(names) == 8
    assert {character(name)[0] for name in names} == {level}
