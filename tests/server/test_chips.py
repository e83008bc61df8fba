"""What people have, given and lent by the host."""

import pytest

from tests.server.kit import Browser, Desk, refusal

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def path_of(whom: Browser) -> str:
    """Where somebody is, for who is in charge."""
    return f"/api/people/{(await whom.get('/api/me'))['player']}"


async def test_the_host_gives_takes_back_and_lends(desk: Desk) -> None:
    host, whom = await desk.member("Judit", "host"), await desk.member("Anna")
    path = await path_of(whom)
    none = {"currency": "EUR", "balance": 0, "credit": 0, "digits": 2}
    assert await host.get(f"{path}/account?currency=EUR") == none
    given = await host.post(f"{path}/chips", {"chips": 2500, "currency": "EUR"})
    assert given == none | {"balance": 2500}
    taken = await host.post(f"{path}/chips", {"chips": -500, "currency": "EUR"})
    assert taken == none | {"balance": 2000}
    lent = await host.put(f"{path}/credit", {"chips": 1000, "currency": "EUR"})
    assert lent == await host.get(f"{path}/account?currency=EUR") == none | {"balance": 2000, "credit": 1000}


async def test_practice_chips_are_an_account_apart(desk: Desk) -> None:
    host, whom = await desk.member("Kata", "host"), await desk.guest("Béla")
    path, grant = await path_of(whom), desk.house.club.policy.grant
    await host.post(f"{path}/chips", {"chips": 7})
    assert (await host.get(f"{path}/account"))["balance"] == grant + 7
    assert (await host.get(f"{path}/account?currency=EUR"))["balance"] == 0


async def test_a_deed_sent_twice_is_done_once(desk: Desk) -> None:
    host, whom = await desk.member("Lia", "host"), await desk.member("Cili")
    path = await path_of(whom)
    for _ in range(2):
        await host.post(f"{path}/chips", {"chips": 100, "currency": "EUR", "command": "once"})
    assert (await host.get(f"{path}/account?currency=EUR"))["balance"] == 100


async def test_more_than_there_is_cannot_be_taken_back(desk: Desk) -> None:
    host, whom = await desk.member("Mia", "host"), await desk.member("Dóra")
    path = await path_of(whom)
    taken = await host.ask("POST", f"{path}/chips", {"chips": -1, "currency": "EUR"})
    assert refusal(taken) == (422, "chips.overdrawn")
    for chips in (0, 10**13):
        assert refusal(await host.ask("POST", f"{path}/chips", {"chips": chips})) == (422, "chips.amount")
    assert refusal(await host.ask("PUT", f"{path}/credit", {"chips": -1})) == (422, "chips.amount")


async def test_the_floor_sees_and_does_not_give(desk: Desk) -> None:
    floor, whom = await desk.member("Nóra", "floor"), await desk.member("Elek")
    path = await path_of(whom)
    assert (await floor.get(f"{path}/account"))["balance"] == desk.house.club.policy.grant
    for asked in (("POST", f"{path}/chips", {"chips": 5}), ("PUT", f"{path}/credit", {"chips": 5})):
        assert refusal(await floor.ask(*asked)) == (403, "may.host_only")
    above = await path_of(await desk.member("Rita", "floor"))
    assert refusal(await floor.ask("GET", f"{above}/account")) == (403, "may.not_above")


async def test_what_one_has_is_one_s_own_to_see(desk: Desk) -> None:
    host, whom = await desk.member("Olga", "host"), await desk.member("Feri")
    practice = {"currency": "", "balance": desk.house.club.policy.grant, "digits": 0}
    assert await whom.get("/api/me/holdings") == [practice]
    await host.post(f"{await path_of(whom)}/chips", {"chips": 2500, "currency": "EUR"})
    assert await whom.get("/api/me/holdings") == [practice, {"currency": "EUR", "balance": 2500, "digits": 2}]
    assert await host.get("/api/me/holdings") == [practice]
