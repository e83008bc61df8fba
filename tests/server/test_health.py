"""Whether the server is well, and what it tells of it."""

import pytest
from prometheus_client.parser import text_string_to_metric_families

from pakli.store import StoreFailed
from tests.server.kit import Desk, open_desk, refusal
from tests.server.network import listening
from tests.server.page import guest, opened
from tests.server.test_hands import played_table
from tests.server.test_routes import TABLE

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_machine_itself_is_told_more(desk: Desk) -> None:
    near, far = desk.browser("127.0.0.1"), desk.browser()
    told = await near.get("/healthz/details")
    assert told["well"]
    assert told["log_readable"]
    assert told["tables_standing_still"] == 0
    assert refusal(await far.ask("GET", "/healthz/details")) == (401, "sign_in.needed")


async def test_a_log_that_cannot_be_read_is_no_health(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_desk() as desk:

        async def fails(*_: object) -> None:
            raise StoreFailed("the disk is gone")

        near = desk.browser("127.0.0.1")
        assert (await near.ask("GET", "/healthz")).status_code == 200
        monkeypatch.setattr(desk.house.store, "query", fails)
        response = await near.ask("GET", "/healthz")
        assert (response.status_code, response.text) == (503, "in trouble\n")
        details = await near.ask("GET", "/healthz/details")
        assert (details.status_code, details.json()["log_readable"]) == (503, False)


async def test_what_is_scraped_is_what_happened() -> None:
    async with open_desk() as desk:
        host = await desk.member("Judit", "host")
        table = await played_table(desk, host)
        scraped = await desk.browser("127.0.0.1").ask("GET", "/metrics")
        assert scraped.headers["content-type"].startswith("text/plain")
        found = {
            sample.name: sample.value
            for family in text_string_to_metric_families(scraped.text)
            for sample in family.samples
            if not sample.labels
        }
        actor = desk.house.room.table(table)
        assert actor is not None
        assert found["pakli_tables"] == len(desk.house.room.tables) == 1
        assert found["pakli_seated"] == 2
        assert found["pakli_hands_total"] == actor.moment.table.hands >= 1
        assert found["pakli_commit_seconds_count"] > 3
        assert 0 < found["pakli_commit_seconds_sum"] < 60
        assert found["pakli_action_seconds_count"] == 0, "nobody has sent anything by a socket"


async def test_each_action_of_a_person_is_timed_once() -> None:
    async with open_desk() as desk, listening(desk.app) as port:
        origin = f"http://127.0.0.1:{port}"
        host = await desk.member("Judit", "host")
        table = (await host.post("/api/tables", TABLE))["table"]
        async with opened(origin, await guest(origin, "Anna")) as page:
            await page.watch(table)
            await page.sit(table)
            await page.do(table, {"type": "sit", "seat": 99, "chips": 1})  # refused: it is not counted
        text = desk.metrics.text().decode()
        assert "pakli_action_seconds_count 1.0" in text
        assert desk.house.room.gauges()["actions_total"] == 1
