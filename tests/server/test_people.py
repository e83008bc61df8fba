"""What those in charge do with people."""

import pytest

from tests.server.kit import Desk, open_desk, refusal

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_host_sees_everybody_and_does_his_work() -> None:
    async with open_desk() as desk:
        host, anna = await desk.member("Judit", "host"), await desk.member("Anna")
        people = await host.get("/api/people")
        assert [(person["name"], person["role"]) for person in people] == [
            ("Judit", "host"),
            ("Anna", "player"),
        ]
        path = f"/api/people/{people[1]['player']}"
        assert (await host.put(f"{path}/name", {"name": "Annus"}))["name"] == "Annus"
        assert (await host.put(f"{path}/role", {"role": "floor"}))["role"] == "floor"
        assert (await host.put(f"{path}/mute", {"minutes": 5}))["muted_minutes"] == 5
        assert (await anna.get("/api/me"))["roles"] == ["player", "floor"]
        assert (await host.put(f"{path}/barred", {"barred": True}))["barred"]
        assert await anna.get("/api/me") is None


async def test_the_last_host_stays(desk: Desk) -> None:
    host = await desk.member("Judit", "host")
    path = f"/api/people/{(await host.get('/api/me'))['player']}"
    assert refusal(await host.ask("PUT", f"{path}/role", {"role": "player"})) == (403, "may.last_host")


async def test_the_floor_does_not_act_upon_the_floor(desk: Desk) -> None:
    floor, other = await desk.member("Béla", "floor"), await desk.member("Cili", "floor")
    path = f"/api/people/{(await other.get('/api/me'))['player']}"
    assert refusal(await floor.ask("PUT", f"{path}/mute", {"minutes": 5})) == (403, "may.not_above")


async def test_who_is_not_there_is_told_to_those_in_charge_alone(desk: Desk) -> None:
    floor, player = await desk.member("Dóra", "floor"), await desk.member("Elek")
    wanted = ("PUT", "/api/people/nobody/name", {"name": "Somebody"})
    assert refusal(await floor.ask(*wanted)) == (404, "gone.person")
    assert refusal(await player.ask(*wanted)) == (403, "may.floor_only")


async def test_a_mute_has_bounds(desk: Desk) -> None:
    floor, whom = await desk.member("Géza", "floor"), await desk.guest("Feri")
    path = f"/api/people/{(await whom.get('/api/me'))['player']}/mute"
    for minutes in (-1, 10**9):
        assert refusal(await floor.ask("PUT", path, {"minutes": minutes})) == (422, "settings.minutes")


async def test_a_member_is_added_and_comes_in_by_a_code(desk: Desk) -> None:
    host = await desk.member("Hanna", "host")
    added = await host.post("/api/people", {"name": "Imre"})
    assert (added["kind"], added["role"]) == ("member", "player")
    code = (await host.post(f"/api/people/{added['player']}/recovery"))["code"]
    wanted = {"name": "Imre", "code": code, "password": "another battery"}
    assert (await desk.browser().post("/api/recover", wanted))["player"] == added["player"]
    assert refusal(await host.ask("POST", "/api/people", {"name": "imre"})) == (422, "name.taken")


async def test_somebody_is_signed_out_everywhere(desk: Desk) -> None:
    host, whom = await desk.member("János", "host"), await desk.member("Kálmán")
    player = (await whom.get("/api/me"))["player"]
    assert await host.delete(f"/api/people/{player}/sessions") == {"sessions": 1}
    assert await whom.get("/api/me") is None


async def test_deeds_are_told_by_name(desk: Desk) -> None:
    host, whom = await desk.member("Lajos", "host"), await desk.guest("Mari")
    player = (await whom.get("/api/me"))["player"]
    await host.put(f"/api/people/{player}/mute", {"minutes": 5})
    deed = (await host.get("/api/deeds"))[0]
    assert (deed["by"], deed["what"], deed["whom"]) == ("Lajos", "muted", "Mari")
    assert deed["detail"] == {"minutes": 5}
