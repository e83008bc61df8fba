"""Club nights over HTTP: planned, answered, cancelled, and fetched by a program that has no cookies."""

import time

import pytest
from icalendar import Calendar

from tests.server.kit import Desk, refusal

pytestmark = pytest.mark.asyncio(loop_scope="module")

TOMORROW = int(time.time() * 1000) + 86_400_000


async def test_the_floor_plans_and_members_answer(desk: Desk) -> None:
    floor, anna, guest = (
        await desk.member("Ferenc of nights", "floor"),
        await desk.member("Anna of nights"),
        await desk.guest("Gábor of nights"),
    )
    plan = {"title": "Friday", "starts": TOMORROW, "place": "at Kati’s"}
    made = await floor.post("/api/nights", plan)
    path = f"/api/nights/{made['id']}"
    assert (await anna.put(f"{path}/answer", {"answer": "maybe"}))["mine"] == "maybe"
    assert (await anna.put(f"{path}/answer", {"answer": "yes"}))["yes"] == ["Anna of nights"]
    assert refusal(await guest.ask("PUT", f"{path}/answer", {"answer": "yes"})) == (403, "may.members_only")
    assert refusal(await anna.ask("PUT", path, plan)) == (403, "may.floor_only")
    moved = await floor.put(path, plan | {"title": "Saturday"})
    assert (moved["title"], moved["yes"]) == ("Saturday", ["Anna of nights"])
    await floor.put(f"{path}/cancelled", {"cancelled": True})
    assert refusal(await anna.ask("PUT", f"{path}/answer", {"answer": "no"})) == (422, "night.over")


async def test_a_plan_has_bounds(desk: Desk) -> None:
    floor = await desk.member("Fanni of nights", "floor")
    for change, code in (
        ({"title": "  "}, "night.title"),
        ({"starts": 0}, "night.when"),
        ({"starts": 2**53}, "night.when"),
        ({"minutes": 0}, "night.minutes"),
        ({"minutes": 10**6}, "night.minutes"),
    ):
        body = {"title": "Friday", "starts": TOMORROW} | change
        assert refusal(await floor.ask("POST", "/api/nights", body)) == (422, code)


async def test_a_calendar_is_fetched_by_its_address_alone_until_there_is_another(desk: Desk) -> None:
    floor, anna = await desk.member("Flóra of nights", "floor"), await desk.member("Anikó of nights")
    made = await floor.post("/api/nights", {"title": "Naptár", "starts": TOMORROW})
    assert await anna.get("/api/me/calendar") == {"there": False}
    first = (await anna.post("/api/me/calendar"))["token"]
    program = desk.browser()
    response = await program.ask("GET", f"/calendar/{first}.ics")
    assert response.headers["content-type"] == "text/calendar; charset=utf-8"
    found = {
        str(event["UID"]).partition("@")[0] for event in Calendar.from_ical(response.content).walk("VEVENT")
    }
    assert made["id"] in found
    second = (await anna.post("/api/me/calendar"))["token"]
    assert refusal(await program.ask("GET", f"/calendar/{first}.ics")) == (404, "gone.calendar")
    assert (await program.ask("GET", f"/calendar/{second}")).is_success
    host = await desk.member("Judit of nights", "host")
    player = (await anna.get("/api/me"))["player"]
    await host.put(f"/api/people/{player}/barred", {"barred": True})
    assert refusal(await program.ask("GET", f"/calendar/{second}")) == (404, "gone.calendar")
