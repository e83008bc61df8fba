"""The book: who may read which lines, how they are found, how they follow each other."""

import asyncio
from typing import Any

import pytest

from pakli.room.audit import audit_of
from pakli.table import HoldTable, Penalize, ResumeTable
from tests.server.kit import Browser, Desk, open_desk
from tests.server.test_floor import opened, seated

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def rules(desk: Desk, table: str, browser: Browser, action: Any) -> None:
    """Somebody in charge rules, as over the socket."""
    actor = desk.house.room.table(table)
    assert actor is not None
    player = (await browser.get("/api/me"))["player"]
    person = await desk.house.club.people.find(player)
    assert person is not None
    desk.house.room.knows(person)
    people = desk.house.room.house.people
    deed = audit_of(table, actor.moment.kept, player, action, people)
    await actor.house_does(action, deed=deed)
    await asyncio.sleep(0.002)  # so that one line is later than the other


def told(lines: list[dict[str, Any]]) -> list[tuple[str, str, str]]:
    """What was done, by whom, with whom."""
    return [(line["what"], line["by"], line["whom"]) for line in lines]


async def test_everybody_reads_what_he_may_and_nobody_a_card() -> None:
    async with open_desk() as desk:
        host, floor = await desk.member("Judit", "host"), await desk.member("Ferenc", "floor")
        anna, bela, cili = [await desk.guest(name) for name in ("Anna", "Béla", "Cili")]
        friday, monday = await opened(desk, host, "Friday"), await opened(desk, host, "Monday")
        await seated(desk, friday, anna, 1)
        whom = await seated(desk, friday, bela, 2)
        await seated(desk, monday, cili, 1)
        await rules(desk, friday.table_id, floor, HoldTable("a spilled drink"))
        await rules(desk, friday.table_id, floor, ResumeTable())
        await rules(desk, friday.table_id, host, Penalize(2, 3, "bad words"))
        await rules(desk, monday.table_id, host, HoldTable("a lamp is out"))
        await host.put(f"/api/people/{whom}/mute", {"minutes": 5})
        friday_lines = [
            ("penalize", "Judit", "Béla"),
            ("resume_table", "Ferenc", ""),
            ("hold_table", "Ferenc", ""),
        ]
        everything = await host.get("/api/book")
        assert told(everything) == [
            *(("muted", "Judit", "Béla"), ("hold_table", "Judit", "")),
            *friday_lines,
            *[line for line in told(everything) if line[0] == "role"],
        ]
        assert told(await anna.get("/api/book")) == friday_lines
        assert told(await bela.get("/api/book")) == [("muted", "Judit", "Béla"), *friday_lines]
        assert told(await cili.get("/api/book")) == [("hold_table", "Judit", "")]
        assert await (await desk.guest("Late")).get("/api/book") == []
        assert told(await floor.get("/api/book")) == told(everything)
        await seated(desk, monday, floor, 4)  # where he sits, he reads what a player there may
        assert ("hold_table", "Judit", "") not in told(await floor.get("/api/book?table=monday"))


async def test_lines_are_found_by_table_person_and_kind() -> None:
    async with open_desk() as desk:
        host = await desk.member("Judit", "host")
        anna = await desk.guest("Anna")
        friday, monday = await opened(desk, host, "Friday"), await opened(desk, host, "Monday")
        player = await seated(desk, friday, anna, 1)
        await rules(desk, friday.table_id, host, Penalize(1, 2, "slow"))
        await rules(desk, monday.table_id, host, HoldTable("a lamp is out"))
        await anna.post(f"/api/tables/{friday.table_id}/calls", {"text": "Why me?"})
        await host.put(f"/api/people/{player}/mute", {"minutes": 5})

        async def found(query: str) -> list[str]:
            return [line["what"] for line in await host.get(f"/api/book?{query}")]

        assert await found("table=fri") == ["call_made", "penalize"]
        assert await found("person=ANN") == ["muted", "call_made", "penalize"]
        assert await found("kind=call") == ["call_made"]
        assert await found("kind=ruling&person=anna") == ["penalize"]
        assert await found("table=nowhere") == []
        line = (await host.get("/api/book?kind=ruling&table=friday"))[0]
        assert (line["reason"], line["count"], line["seat"]) == ("slow", 2, 1)
        assert (await host.ask("GET", "/api/book?kind=gossip")).status_code == 400


async def test_the_book_goes_on_page_by_page_and_after_a_restart(tmp_path: Any) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with open_desk(url=url) as desk:
        host = await desk.member("Judit", "host")
        friday = await opened(desk, host, "Friday")
        for number in range(130):
            await rules(desk, friday.table_id, host, HoldTable(f"reason {number}"))
        cookies = dict(host.http.cookies)
    async with open_desk(url=url) as desk:
        again = desk.browser()
        again.http.cookies.update(cookies)
        first = await again.get("/api/book?kind=ruling")
        assert [line["reason"] for line in first][:2] == ["reason 129", "reason 128"]
        rest = await again.get(f"/api/book?kind=ruling&before={first[-1]['at']}")
        numbers = [line["number"] for line in (*first, *rest)]
        assert numbers == sorted(numbers, reverse=True)
        assert len(numbers) == 130
