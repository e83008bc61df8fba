"""Tournaments over HTTP: described, announced, entered, directed, saved as a sheet."""

from typing import Any

import pytest

from tests.server.kit import Browser, Desk, refusal

pytestmark = pytest.mark.asyncio(loop_scope="module")
PRESET: dict[str, Any] = {"name": "Friday", "preset": "sit-and-go-6-practice"}


async def test_a_preview_says_what_it_would_be_and_what_is_odd(desk: Desk) -> None:
    anna = await desk.guest("Anna Preview")
    shown = await anna.post("/api/tournaments/preview", {"name": "Friday", "preset": "sit-and-go-20"})
    assert shown["players"] == 20
    assert sum(one["prize"] for one in shown["payouts"]) == shown["pool"] == 20_000
    plan = {"players": 30, "stack": 10_000, "minutes": 180}
    shown = await anna.post("/api/tournaments/preview", {"name": "Friday", "plan": plan, "expected": 30})
    assert 150 <= shown["minutes"] <= 210
    again = await anna.post("/api/tournaments/preview", {"name": "Own", "structure": shown["structure"]})
    assert again["structure"]["name"] == "Own"
    odd = shown["structure"] | {"stack": 300, "practice": True}
    shown = await anna.post("/api/tournaments/preview", {"name": "Odd", "structure": odd})
    assert [one["text"] for one in shown["remarks"] if one["code"] == "stack-short"]


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"preset": "nosuch"}, "event.no_such_preset"),
        ({"preset": ""}, "event.one_source"),
        ({"bots": 7}, "event.full"),
        ({"variants": ["old maid"]}, "setup.unknown_game"),
        ({"preset": "satellite", "satellite_to": "nosuch"}, "structure.no_target"),
    ],
)
async def test_what_can_be_no_tournament_is_refused(desk: Desk, more: dict[str, Any], code: str) -> None:
    floor = await desk.member(f"Floor {len(code)}", "floor")
    shown = await floor.ask("POST", "/api/tournaments", PRESET | more)
    assert refusal(shown) == (422, code)


async def rules(director: Browser, event: str, at: int, **action: Any) -> Any:
    return await director.ask("POST", f"/api/tournaments/{event}/rule", {"id": f"r{at}", "action": action})


async def test_from_its_announcement_to_its_result(desk: Desk) -> None:
    floor, anna = await desk.member("Director", "floor"), await desk.member("Anna Entrant")
    assert (await anna.ask("POST", "/api/tournaments", PRESET)).status_code == 403
    made = await floor.post("/api/tournaments", PRESET | {"bots": 3})
    event = made["tournament"]
    listed = next(one for one in await anna.get("/api/tournaments") if one["tournament"] == event)
    assert (listed["players"], listed["may_enter"]) == (3, True)
    await anna.post(f"/api/tournaments/{event}/entry")
    assert refusal(await anna.ask("POST", f"/api/tournaments/{event}/entry")) == (
        422,
        "event.entered_already",
    )
    await anna.delete(f"/api/tournaments/{event}/entry")
    await anna.post(f"/api/tournaments/{event}/entry")
    assert refusal(await rules(anna, event, 1, type="pause", reason="me")) == (403, "may.floor_only")
    assert refusal(await rules(floor, event, 2, type="begin"))[1] == "event.too_few"
    parts = {"type": "set_payouts", "parts": [70, 30], "reason": "two places"}
    assert refusal(await rules(anna, event, 6, **parts)) == (403, "may.floor_only")
    assert (await rules(floor, event, 7, **parts)).is_success
    assert "take_back_payouts" in (await floor.get(f"/api/tournaments/{event}?desk=true"))["desk"]["can"]
    for _ in range(2):  # the same word twice is done once
        assert (await rules(floor, event, 3, type="bots", number=1)).is_success
    assert len((await floor.get(f"/api/tournaments/{event}?desk=true"))["desk"]["entries"]) == 5
    assert (await rules(floor, event, 33, type="bots", number=1)).is_success
    await desk.house.room.hall.idle()
    shown = await floor.get(f"/api/tournaments/{event}?desk=true")
    assert shown["status"] == "running"
    assert len(shown["desk"]["entries"]) == 6
    assert (await rules(floor, event, 4, type="announce", text="Soup at nine")).is_success
    who = (await anna.get("/api/me"))["player"]
    shown = await anna.get(f"/api/tournaments/{event}?desk=true")
    assert "desk" not in shown
    assert shown["announcement"] == "Soup at nine"
    move = {"type": "move_player", "player": who, "table": 1, "seat": 9, "reason": "draught"}
    assert refusal(await rules(floor, event, 8, **move)) == (422, "seat.no_such_seat")
    assert refusal(await rules(anna, event, 9, **move)) == (403, "may.floor_only")
    assert (await rules(floor, event, 5, type="disqualify", player=who, reason="language")).is_success
    sheet = await anna.ask("GET", f"/api/tournaments/{event}/result.csv")
    headings, *rows = sheet.text.splitlines()
    assert headings == "\ufeffPlace,Player,Prize,Ticket,Bounties,Rebuys,Paid,Currency"
    assert {row.partition(",")[2] for row in rows if "Anna" in row} == {"Anna Entrant,0,,0,0,0,"}
    assert len(rows) == 6
    lines = await floor.get("/api/book?kind=ruling")
    assert {"event_announce", "event_bots", "event_disqualify"} <= {line["what"] for line in lines}


async def test_M9_a_newcomers_practice_event_is_on_nobody_elses_list(desk: Desk) -> None:
    floor, anna = await desk.member("Busy Director", "floor"), await desk.guest("Anna Newcomer")
    made = await anna.post("/api/quick-tournament", {"players": 3})
    await desk.house.room.hall.idle()
    lists = [await person.get("/api/tournaments") for person in (anna, floor)]
    assert [made["tournament"] in [one["tournament"] for one in listed] for listed in lists] == [True, False]
    assert (await floor.get(f"/api/tournaments/{made['tournament']}"))["structure"]["practice"]


async def test_M1_what_is_paid_and_given_back_stands_in_the_statement(desk: Desk) -> None:
    host, anna = await desk.member("Paying Host", "host"), await desk.member("Anna Payer")
    who = (await anna.get("/api/me"))["player"]
    await host.post(f"/api/people/{who}/chips", {"chips": 6_000, "currency": "EUR"})
    fee = {"entry": {"pays": 5_500, "share": 500}}
    event = (await host.post("/api/tournaments", {"name": "Paid", "preset": "sit-and-go-2", **fee}))[
        "tournament"
    ]
    await anna.post(f"/api/tournaments/{event}/entry")
    assert [one["balance"] for one in await anna.get("/api/me/holdings") if one["currency"] == "EUR"] == [500]
    assert (await rules(host, event, 8, type="cancel", reason="nobody else came")).is_success
    lines = (await anna.get("/api/me/statement?currency=EUR"))["entries"]
    assert sorted(line["amount"] for line in lines) == [-5_500, 5_500, 6_000]
    assert {line["table"] for line in lines if abs(line["amount"]) == 5_500} == {"Paid"}
