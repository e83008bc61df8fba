"""One's own hands on the page of a real server: found, stepped through by keys, shown by a link, counted."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

import pytest
from playwright.async_api import Browser, Page, expect

from pakli.club import Role
from tests.browser.conftest import DESK, PHONE, page_of
from tests.browser.everywhere import EVERYWHERE
from tests.browser.test_club_evenings import page_for
from tests.browser.test_every_state import too_wide
from tests.browser.test_plain_page import faults_of
from tests.server.kit import open_desk
from tests.server.network import listening
from tests.server.test_my_hands import played


@asynccontextmanager
async def opened_room() -> AsyncIterator[tuple[str, str]]:
    """A server at which Anna and Béla have played three hands; its address, and the table."""
    async with open_desk() as desk:
        host, anna, bela = [await desk.member(name, role) for name, role in PEOPLE]
        table = await played(desk, host, anna, bela, hands=3)
        async with listening(desk.app) as port:
            yield f"http://127.0.0.1:{port}", table


PEOPLE: Final[tuple[tuple[str, Role], ...]] = (("Judit", "host"), ("Anna", "player"), ("Béla", "player"))


async def test_a_hand_is_found_played_by_keys_and_shown_to_a_stranger(browser: Browser) -> None:
    async with AsyncExitStack() as stack:
        address, _ = await stack.enter_async_context(opened_room())
        anna = await stack.enter_async_context(page_for(browser, address, "Anna", PHONE))
        await anna.goto("/")
        await anna.get_by_role("link", name="My hands").click()
        await expect(anna.get_by_role("row")).to_have_count(4)
        await anna.get_by_label("Outcome").select_option("won")
        await anna.get_by_role("button", name="Show all").press("Enter")
        await expect(anna.get_by_role("row")).to_have_count(4)
        async with anna.expect_download() as saved:
            await anna.get_by_role("link", name="PokerStars text").press("Enter")
        assert (await saved.value).suggested_filename == "pakli-hands.txt"
        await expect(anna.get_by_role("status").filter(has_text="In the file: 3 hands.")).to_be_visible()
        await anna.get_by_role("link", name="Look at hand 2 of Hands").press("Enter")
        hand = anna.get_by_role("region", name="Hand 2 · Hands")
        await expect(hand).to_be_focused()
        await anna.keyboard.press("End")
        said = await hand.get_by_role("status").inner_text()
        await anna.keyboard.press("ArrowLeft")
        await expect(hand.get_by_role("status")).not_to_have_text(said)
        await expect(hand.get_by_role("region", name="Odds")).to_contain_text("%")
        await anna.get_by_role("button", name="Make a link").click()
        link = await anna.get_by_label("The link, shown this once").input_value()
        await anna.get_by_role("button", name="Back to the list").click()
        await expect(anna.get_by_role("link", name="Look at hand 2 of Hands")).to_be_focused()

        stranger = await stack.enter_async_context(page_of(browser, address, viewport=PHONE))
        await stranger.goto(link)
        await expect(stranger.get_by_text("Anna shows you this hand")).to_be_visible()
        assert await faults_of(stranger) == []
        await anna.get_by_role("button", name="Links").click()
        await anna.get_by_role("button", name="Take back the link to hand 2").click()
        await stranger.reload()
        await expect(stranger.get_by_role("alert")).to_contain_text("shows nothing any more")


async def test_the_coach_is_asked_by_keys_and_says_what_each_decision_was_worth(browser: Browser) -> None:
    async with AsyncExitStack() as stack:
        address, table = await stack.enter_async_context(opened_room())
        anna = await stack.enter_async_context(page_for(browser, address, "Anna", PHONE))
        await anna.goto(f"/hands.html#{table}-2")
        await anna.get_by_role("button", name="Ask the coach").press("Enter")
        first = anna.get_by_role("region", name="1. Before the flop")
        await expect(first).to_contain_text("The strong bot")
        await expect(first).to_contain_text("Position")
        await expect(anna.get_by_role("region", name="2. Flop")).to_contain_text("%")
        assert await faults_of(anna) == []
        assert await too_wide(anna) == []
        await anna.get_by_role("button", name="Close the coach").press("Enter")
        await expect(first).to_have_count(0)


async def test_at_a_practice_table_one_s_own_odds_are_shown_to_who_wants_them(browser: Browser) -> None:
    async with AsyncExitStack() as stack:
        address, table = await stack.enter_async_context(opened_room())
        anna = await stack.enter_async_context(page_for(browser, address, "Anna", DESK))
        await anna.goto(f"/table.html?table={table}")
        await anna.locator(".tabs").get_by_role("button", name="Hands").click()
        mine = anna.get_by_label("Show my odds")
        await expect(mine).not_to_be_checked()
        await expect(anna.get_by_text("your cards take about")).to_have_count(0)
        await mine.press("Space")
        await expect(anna.get_by_text("your cards take about")).to_contain_text("any cards: 1")
        assert await faults_of(anna) == []
        await anna.get_by_role("button", name="Replay hand 3").click()
        assert await anna.get_by_role("link", name="Coach").get_attribute("href") == f"hands.html#{table}-3"


@pytest.mark.parametrize(("language", "size"), EVERYWHERE)
async def test_every_part_is_for_everybody(browser: Browser, size: dict[str, int], language: str) -> None:
    async with AsyncExitStack() as stack:
        address, table = await stack.enter_async_context(opened_room())
        page = await stack.enter_async_context(page_for(browser, address, "Anna", size))
        await page.evaluate(f"localStorage.setItem('pakli.language', '{language}')")
        await _sound(page, "/hands.html", "table")
        await _sound(page, f"/hands.html#{table}-2", "section h3")
        event = {
            "event": "e",
            "at": 0,
            "name": "Őrségi-Kovács Ágota emlékverseny",
            "money": "EUR",
            "digits": 2,
        }
        event |= {"entries": 2, "players": 60, "place": 3, "paid": 2000, "won": 5500}
        back = {"money": "EUR", "digits": 2, "events": 1, "paid": 2000, "won": 5500, "roi": 1.75}

        async def with_events(route: object) -> None:
            answer = await route.fetch()  # type: ignore[attr-defined]
            told = await answer.json() | {"events": [event], "returns": [back | {"in_the_money": 1}]}
            await route.fulfill(json=told)  # type: ignore[attr-defined]

        await page.route("**/api/me/statistics", with_events)
        await _sound(page, "/hands.html#statistics", "figure")


async def _sound(page: Page, address: str, shown: str) -> None:
    await page.goto("about:blank")
    await page.goto(address)
    await page.locator(shown).first.wait_for()
    assert await faults_of(page) == []
    assert await too_wide(page) == []
