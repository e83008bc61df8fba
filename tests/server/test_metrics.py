"""Figures for Prometheus."""

import pytest
from prometheus_client.parser import text_string_to_metric_families

from pakli.server import Metrics
from tests.server.kit import Desk

pytestmark = pytest.mark.asyncio(loop_scope="module")


def values(metrics: Metrics) -> dict[str, float]:
    """All samples by name and labels."""
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }


async def test_requests_are_counted_by_route_and_never_by_address(desk: Desk) -> None:
    browser = await desk.guest("Anna")
    for _ in range(3):
        await browser.ask("DELETE", "/api/me/sessions/9876543210")
    assert values(desk.metrics)["pakli_requests_total DELETE /api/me/sessions/{session} 404"] == 3
    assert "9876543210" not in desk.metrics.text().decode()
    assert "Anna" not in desk.metrics.text().decode()


async def test_what_is_turned_away_is_counted_by_its_code(desk: Desk) -> None:
    await desk.browser(origin="http://evil.example").ask("GET", "/")
    assert values(desk.metrics)["pakli_refused_total door.host"] == 1


async def test_a_thousand_made_up_addresses_make_no_thousand_figures(desk: Desk) -> None:
    for number in range(50):
        await desk.browser().ask("GET", f"/made-up/{number}")
        await desk.browser().ask("GET", f"/api/made-up/{number}")
    assert len([name for name in values(desk.metrics) if "made-up" in name]) == 0


async def test_the_room_s_figures_are_shown_too(desk: Desk) -> None:
    assert "pakli_tables" in values(desk.metrics)


async def test_plain_numbers_are_counters_and_gauges() -> None:
    metrics = Metrics()
    metrics.messages_in += 5
    metrics.sockets = 2
    metrics.also(lambda: {"tables": 7})
    shown = values(metrics)
    assert (shown["pakli_messages_in_total"], shown["pakli_sockets"], shown["pakli_tables"]) == (5, 2, 7)
