"""Chains of satellites over HTTP: looked at, made at once; fees of presets, spectators and chat."""

from typing import Any

import pytest

from tests.server.kit import Browser, Desk, refusal

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOUR = 3_600_000
SOON = 4_000_000_000_000
"""A time long after the tests."""


async def a_target(director: Browser, **more: Any) -> str:
    """An event that a chain can lead to: €110, of which €10 are the organiser's."""
    fee = {"preset": "freezeout", "entry": {"pays": 11_000, "share": 1_000}}
    made = await director.post("/api/tournaments", {"name": "The Grand", **fee, **more})
    return str(made["tournament"])


async def chain(director: Browser, target: str, **more: Any) -> Any:
    """What comes of asking for a chain of satellites at €1.10 and above."""
    asked = {"name": "Step", "levels": 3, "bottom": {"pays": 110, "share": 10}, **more}
    return await director.ask("POST", f"/api/tournaments/{target}/chain", asked)


async def test_M7_a_chain_of_five_is_looked_at_and_made_at_once(desk: Desk) -> None:
    floor = await desk.member("Chain Director", "floor")
    target = await a_target(floor, starts=SOON)
    times = {"starts": SOON - 6 * HOUR, "apart": 60}
    asked = {"name": "Step", "levels": 5, "bottom": {"pays": 110, "share": 10}, **times}
    shown = (await floor.ask("POST", f"/api/tournaments/{target}/chain/preview", asked)).json()
    fees = [step["entry"]["pays"] for step in shown["steps"]]
    assert fees == sorted(set(fees))
    assert [step["ticket"] for step in shown["steps"]] == [*fees[1:], 11_000]
    assert shown["steps"][0] == {
        "name": "Step 1",
        "entry": {"pays": 110, "share": 10},
        "ticket": 275,
        "starts": SOON - 6 * HOUR,
        "entries": 3,
    }
    anna = await desk.member("Chain Member")
    assert (await chain(anna, target)).status_code == 403
    made = (await chain(floor, target, levels=5, **times)).json()["tournaments"]
    events = [await floor.get(f"/api/tournaments/{one}") for one in made]
    assert [one["structure"]["entry"]["pays"] for one in events] == fees
    assert [one["starts"] for one in events] == [SOON + at * HOUR for at in range(-6, -1)]
    assert [one["tournament"] for one in events[2]["chain"]] == [*made, target]
    lines = {one["tournament"]: one["satellite_to"] for one in await floor.get("/api/tournaments")}
    assert [lines[one] for one in made] == [*made[1:], target]


async def test_M9_a_chain_for_practice_costs_nothing_at_any_step(desk: Desk) -> None:
    floor = await desk.member("Practice Director", "floor")
    made = await floor.post("/api/tournaments", {"name": "Free", "preset": "freezeout-practice"})
    shown = (await chain(floor, made["tournament"], preset="sit-and-go-6", levels=2)).json()
    for one in [await floor.get(f"/api/tournaments/{step}") for step in shown["tournaments"]]:
        assert one["structure"]["practice"]
        assert one["structure"]["entry"]["pays"] == 0
        assert one["structure"]["satellite"]["ticket"] == 1


async def test_M9_bots_may_play_in_a_chain_for_practice_and_in_no_other(desk: Desk) -> None:
    floor = await desk.member("Bots Director", "floor")
    made = await floor.post("/api/tournaments", {"name": "Bots", "preset": "freezeout-practice"})
    more = {"preset": "sit-and-go-6", "fill": True, "members_bots": True}
    steps = (await chain(floor, made["tournament"], **more)).json()["tournaments"]
    assert len(steps) == 3
    for step in steps:
        event = desk.house.room.hall.find(step)
        assert event is not None
        assert event.kept.opening.fill
        assert event.kept.opening.members_bots
        assert (await floor.get(f"/api/tournaments/{step}"))["members_bots"]
    paid = await a_target(floor)
    assert refusal(await chain(floor, paid, fill=True)) == (422, "room.bots_practice")


NONE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("chain.bad_length", {"levels": 6}),
    ("chain.bad_length", {"levels": 0}),
    ("chain.no_climb", {"bottom": {"pays": 11_000}}),
    ("chain.no_climb", {"bottom": {"pays": 0}}),
    ("event.no_such_preset", {"preset": "nosuch"}),
    ("chain.starts_late", {"starts": SOON - HOUR, "apart": 60}),
    ("chain.starts_late", {"starts": SOON - HOUR, "apart": 0}),
    ("setup.unknown_game", {"variants": ["old maid"]}),
)


async def test_M7_of_a_chain_that_can_be_none_nothing_is_made(desk: Desk) -> None:
    floor = await desk.member("Strict Director", "floor")
    target = await a_target(floor, starts=SOON)
    before = await floor.get("/api/tournaments")
    for code, more in NONE:
        assert refusal(await chain(floor, target, **more)) == (422, code)
        asked = {"name": "Step", "levels": 3, "bottom": {"pays": 110, "share": 10}, **more}
        shown = await floor.ask("POST", f"/api/tournaments/{target}/chain/preview", asked)
        assert (shown.status_code, shown.json()["code"]) == (200, code)
    assert await floor.get("/api/tournaments") == before


async def test_M7_a_chain_leads_to_an_event_that_has_not_begun(desk: Desk) -> None:
    floor = await desk.member("Late Director", "floor")
    made = await floor.post(
        "/api/tournaments", {"name": "Begun", "preset": "sit-and-go-2-practice", "bots": 2}
    )
    await desk.house.room.hall.idle()
    assert refusal(await chain(floor, made["tournament"]))[0] == 422


async def test_M7_a_ticket_is_worth_what_its_target_costs(desk: Desk) -> None:
    floor = await desk.member("Ticket Director", "floor")
    target = await a_target(floor, money={"code": "HUF", "value": 1, "digits": 0})
    plan = {"players": 20, "stack": 10_000, "minutes": 120, "entry": {"pays": 2_000, "share": 200}}
    for what in ({"preset": "satellite"}, {"plan": plan}):
        made = await floor.post("/api/tournaments", {"name": "Into it", "satellite_to": target, **what})
        structure = (await floor.get(f"/api/tournaments/{made['tournament']}"))["structure"]
        assert structure["satellite"] == {"target": target, "ticket": 11_000}
        assert structure["money"]["code"] == "HUF"


async def test_M1_a_preset_is_played_for_another_fee(desk: Desk) -> None:
    anna = await desk.guest("Anna Fees")
    fee = {"entry": {"pays": 4_200, "share": 200}, "money": {"code": "USD", "value": 1, "digits": 2}}
    shown = await anna.post("/api/tournaments/preview", {"name": "Bounties", "preset": "bounty", **fee})
    structure = shown["structure"]
    assert (structure["bounty"], structure["money"]["code"]) == (2_000, "USD")
    assert structure["limit"] == "no-limit"


async def test_F2_who_looks_on_sees_an_events_tables_later_and_writes_as_it_says(desk: Desk) -> None:
    floor = await desk.member("Quiet Director", "floor")
    asked = {"name": "Quiet", "preset": "sit-and-go-2-practice", "bots": 2, "delay": 120, "chat": "seated"}
    made = await floor.post("/api/tournaments", asked)
    await desk.house.room.hall.idle()
    shown = await floor.get(f"/api/tournaments/{made['tournament']}")
    assert (shown["delay"], shown["chat"]) == (120, "seated")
    table = desk.house.room.table(f"{made['tournament']}-1")
    assert table is not None
    assert (table.moment.kept.manners.delay, table.moment.kept.manners.chat) == (120, "seated")


async def test_a_private_chain_is_seen_by_those_alone_whose_business_it_is(desk: Desk) -> None:
    floor, anna = await desk.member("Private Director", "floor"), await desk.member("Anna Outside")
    target = await a_target(floor)
    made = (await chain(floor, target, private=True)).json()["tournaments"]
    for person, steps in ((floor, [*made, target]), (anna, [])):
        shown = await person.get(f"/api/tournaments/{target}")
        assert [one["tournament"] for one in shown.get("chain", ())] == steps
