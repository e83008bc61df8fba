"""The page by keyboard, by screen reader, on a phone: played against a scripted room."""

import json
import re
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from playwright.async_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import DESK, PHONE, page_of, sit_at
from tests.browser.scripted import WEB, come_in

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
FRESH = 300
"""Milliseconds for which no key acts on a question."""
Visit = Callable[[Page], AsyncIterator[str]]
"""What somebody does on the page, stopping where it is to be looked at."""


async def _stranger(page: Page) -> AsyncIterator[str]:
    await page.get_by_label("Recovery code").check()
    yield "coming back by a code"


async def _guest(page: Page) -> AsyncIterator[str]:
    await come_in(page)
    await page.get_by_text("A seat is kept for you for a short while. Table: Free seats.").wait_for()
    await page.get_by_role("button", name="Account").click()
    await page.locator("summary", has_text="Become a member").click()
    await page.get_by_text("Safari, iPhone").wait_for()
    await page.get_by_role("button", name="Sign out", exact=True).click()
    await page.get_by_text("A guest who signs out cannot come back").wait_for()
    yield "a guest's account"


async def _founder(page: Page) -> AsyncIterator[str]:
    await come_in(page)
    await page.get_by_role("button", name="New table").click()
    await page.get_by_text("Change single house rules").click()
    await page.get_by_role("checkbox", name="Practice chips").uncheck()
    await page.get_by_label("Currency").fill("eur")
    await page.get_by_text("Bomb pot: everybody pays €5.00.").wait_for()
    yield "a new table"


async def _host(page: Page) -> AsyncIterator[str]:
    await page.get_by_label("Sign in").check()
    await page.get_by_label("Name").fill("Judit")
    await page.get_by_label("Password").fill("any will do here")
    await page.get_by_role("button", name="Sign in").click()
    await page.get_by_role("button", name="Account").click()
    await page.get_by_text("Change the password").click()
    await page.get_by_text("Statement").click()
    await page.get_by_text("counted twice, as Katarzyna has noticed").wait_for()
    await page.get_by_role("link", name="To the club’s page").wait_for()
    yield "a member's account"
    await page.get_by_role("link", name="To the club’s page").click()
    await page.get_by_role("button", name="Open: Maximiliánné").click()
    await page.get_by_text("In the account: 123,450.").wait_for()
    await page.get_by_role("button", name="Make a recovery code").click()
    await page.get_by_label("Code for Maximiliánné").wait_for()
    yield "somebody"
    await page.keyboard.press("Escape")
    yield "people"
    async for place in _money(page):
        yield place
    await page.get_by_role("button", name="Invitations").click()
    await page.get_by_role("button", name="Make the link").click()
    await page.get_by_label("The link.").wait_for()
    yield "invitations"
    async for place in _floor(page):
        yield place
    await _open_panel(page, "stud", "Host")
    await page.get_by_role("button", name="Close the table").click()
    yield "the host's panel"
    await page.get_by_role("button", name="People", exact=True).click()
    await page.get_by_role("button", name="Mute for me: Ágota").click()
    await page.get_by_role("button", name="No chat for 10 min: Ágota").click()
    yield "people at a table"


async def _floor(page: Page) -> AsyncIterator[str]:
    await page.get_by_role("button", name="What was done").click()
    await page.get_by_text("Judit gave Bence €25.00.").wait_for()
    yield "the book"
    await page.get_by_role("button", name="Fairness").click()
    await page.get_by_text("2,417 hands looked at.").wait_for()
    yield "the fairness report"
    await page.get_by_role("button", name="Desk").click()
    await page.get_by_text("Rule at this table").first.click()
    await page.get_by_label("Ruling").select_option("kill_hand")
    await page.get_by_label("Reason; everybody").fill("too few cards")
    yield "the floor's desk"
    await page.get_by_label("Ruling").select_option("move_chips")
    await page.get_by_text("Not possible now:").wait_for()
    yield "a ruling that is not possible"


async def _money(page: Page) -> AsyncIterator[str]:
    await page.get_by_role("button", name="Money").click()
    await page.get_by_role("region", name="Settle up").get_by_label("Text to be pasted").wait_for()
    await page.get_by_role("button", name="Record that everybody has paid").click()
    yield "money"
    await page.get_by_role("button", name="Account of Maximiliánné").click()
    await page.get_by_role("dialog").get_by_text("Statement").click()
    await page.get_by_role("button", name="Take back entry 89").wait_for(state="detached")
    await page.get_by_role("button", name="Take back entry 90").click()
    yield "somebody's account"
    await page.keyboard.press("Escape")


async def _open_panel(page: Page, table: str, name: str) -> None:
    await page.goto(f"/table.html?table={table}")
    await page.get_by_role("list", name="Seats").wait_for(state="attached")
    if await page.get_by_role("button", name="Menu").is_visible():
        await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name=name, exact=True).click()


VISITS: tuple[Visit, ...] = (_stranger, _guest, _founder, _host)
"""Besides the states of the table, for which see `states.py`."""


@pytest.mark.parametrize(
    ("size", "scheme"),
    [
        pytest.param(PHONE, "light", id="phone"),
        pytest.param(DESK, "dark", id="desk", marks=pytest.mark.soak),
    ],
)
async def test_nothing_stands_in_the_way_of_anybody(
    browser: Browser, scripted_room: str, size: dict[str, int], scheme: str
) -> None:
    for visit in VISITS:
        async with page_of(browser, scripted_room, viewport=size, color_scheme=scheme) as page:
            async for place in visit(page):
                assert await faults_of(page) == [], place
                wide = await page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
                assert not wide, f"{place}: wider than the screen"


async def faults_of(page: Page) -> list[str]:
    """What axe finds wrong: rule and place."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = json.loads(await page.evaluate(_ASK_AXE))
    return [f"{fault['id']}: {node['target']}" for fault in found for node in fault["nodes"]]


_ASK_AXE = """async () => JSON.stringify((await axe.run(document, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
})).violations)"""


async def acts(page: Page, key: str) -> None:
    """Press a key that acts: it does nothing to a question that has only just come."""
    await page.wait_for_timeout(FRESH)
    await page.keyboard.press(key)


async def test_a_hand_is_played_by_keyboard_alone(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room, at="") as page:
        await sit_at(page, "holdem")
        move = page.get_by_role("region", name="Your move")
        said = page.get_by_role("log", name="What happens")
        await expect(said).to_contain_text("Your cards: ace of spades, king of spades.")
        await expect(said).to_contain_text("Pot: 90. Your turn: call 60, raise to 100 up to 2,000, or fold.")
        await acts(page, "c")
        await expect(move.get_by_role("button", name="Check")).to_be_enabled()
        await acts(page, "f")
        await expect(page.get_by_text("Checking is free. Fold all the same?")).to_be_visible()
        await page.keyboard.press("Escape")
        await acts(page, "k")
        await expect(move.get_by_role("button", name="Call 73")).to_be_enabled()
        await acts(page, "r")
        await expect(page.get_by_role("alert")).to_contain_text("the betting is not reopened to you")
        await acts(page, "c")
        await expect(move.get_by_role("button", name="Show")).to_be_enabled()
        await acts(page, "s")
        await expect(said).to_contain_text("You win 386 with this hand: full house, kings full of sevens.")


async def test_a_raise_is_typed_or_picked(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room, at="") as page:
        await sit_at(page, "holdem")
        field = page.get_by_label("Amount, from 100 to 2,000")
        await expect(field).to_be_visible()
        await acts(page, "r")
        await expect(field).to_be_focused()
        await page.keyboard.type("5")
        await expect(page.get_by_text("Possible: 100 to 2,000.")).to_be_visible()
        await expect(page.get_by_role("button", name="Raise")).to_be_disabled()
        await page.get_by_role("button", name="½ pot").click()
        await expect(page.get_by_role("button", name="Raise to 105")).to_be_enabled()
        await page.get_by_role("button", name="Raise to 105").click()
        await expect(page.get_by_role("log", name="What happens")).to_contain_text("You raise to 105.")


async def test_a_refusal_names_its_clause_and_shows_its_text(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room, at="") as page:
        await sit_at(page, "questions")
        for press in ("Razz", "Decline", "Decline", "As the others like"):
            await page.get_by_role("button", name=press).click()
        await page.get_by_role("button", name="Throw away unseen").wait_for()
        await acts(page, "m")
        await page.get_by_role("button", name="Rulebook, clause P13").click()
        await expect(page.get_by_role("dialog")).to_contain_text("P13")


async def test_cards_are_thrown_away_by_number(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room, at="") as page:
        await sit_at(page, "draw")
        await expect(page.get_by_role("button", name="Throw away 0 cards")).to_be_disabled()
        for key in ("1", "2", "3", "3"):
            await page.keyboard.press(key)
        await expect(page.get_by_role("button", name="Throw away 2 cards")).to_be_enabled()
        await acts(page, "d")
        await expect(page.get_by_role("log", name="What happens")).to_contain_text("You draw 2 cards.")


async def test_it_is_decided_beforehand_and_taken_back(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room, viewport=PHONE, has_touch=True, at="") as page:
        await sit_at(page, "waiting")
        befores = page.get_by_role("group", name="Decide beforehand")
        await befores.get_by_role("button", name="Call 40").tap()
        await befores.get_by_role("button", name="Check or fold").tap()
        await expect(befores.get_by_role("button", pressed=True)).to_have_text(re.compile("Check or fold"))
        await expect(page.get_by_role("log", name="What happens")).to_contain_text("Decided: Check or fold.")
        assert await faults_of(page) == []
        await acts(page, "f")
        await expect(befores.get_by_role("button", pressed=True)).to_have_count(0)


async def test_some_cards_are_shown_and_others_not(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room) as page:
        sent: list[str] = []
        page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
        await sit_at(page, "kept")
        await acts(page, "z")
        shown = page.get_by_role("dialog", name="Show some cards")
        await expect(shown.get_by_role("button", name="OK")).to_be_disabled()
        await shown.get_by_role("button", name="king of diamonds").click()
        assert await faults_of(page) == []
        await shown.get_by_role("button", name="OK").click()
        await expect(shown).to_have_count(0)
        actions = [json.loads(frame)["action"] for frame in sent if '"do"' in frame]
        assert actions == [{"type": "show_after_hand", "seat": 1, "cards": "Kd"}]


async def test_a_seat_is_taken_with_chips(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room, viewport=PHONE, at="") as page:
        await sit_at(page, "empty")
        await page.get_by_role("button", name="Sit in seat 3").click()
        await page.get_by_role("button", name="minimum").click()
        await page.get_by_role("button", name="OK", exact=True).click()
        await expect(page.get_by_role("button", name="Post 20 now")).to_be_visible()
        await expect(page.get_by_role("region", name="Your cards")).to_contain_text("400")


async def test_the_language_changes_in_the_middle_of_a_hand(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room, at="") as page:
        await sit_at(page, "holdem")
        await page.get_by_role("button", name="Call 60").wait_for()
        await page.get_by_label("Language").select_option("hu")
        await expect(page.get_by_role("button", name="Megadás: 60")).to_be_visible()
        await page.reload()
        await page.get_by_label("Nyelv").select_option("pl")
        await expect(page.get_by_role("button", name="Sprawdzam 60")).to_be_visible()


async def test_what_is_written_is_read(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room, at="") as page:
        await sit_at(page, "holdem")
        await page.get_by_role("button", name="Chat").click()
        await page.get_by_label("Write to the table").fill("<b>nice hand</b>")
        await page.get_by_role("button", name="Send").click()
        await expect(page.get_by_role("log", name="Chat")).to_contain_text("Anna: <b>nice hand</b>")
        await expect(page.get_by_role("log", name="Chat")).to_contain_text("Ágota: <B>NICE HAND</B>")


async def test_whom_one_has_muted_one_does_not_read(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room, at="") as page:
        await sit_at(page, "stud")
        await page.get_by_role("button", name="People", exact=True).click()
        await page.get_by_role("button", name="Mute for me: Ágota").click()
        await page.reload()
        await page.get_by_role("button", name="Chat").click()
        await page.get_by_label("Write to the table").fill("hello")
        await page.get_by_role("button", name="Send").click()
        await expect(page.get_by_text("1 line of somebody you muted is hidden.")).to_be_visible()
        await expect(page.get_by_role("log", name="Chat")).not_to_contain_text("HELLO")
        await page.get_by_role("button", name="People", exact=True).click()
        await page.get_by_role("button", name="Read again: Ágota").click()
        await page.get_by_role("button", name="Chat").click()
        await expect(page.get_by_role("log", name="Chat")).to_contain_text("Ágota: HELLO")


async def test_an_account_is_closed_with_its_session(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room) as page:
        await come_in(page)
        await page.get_by_role("button", name="Account").click()
        await page.get_by_role("button", name="Sign out", exact=True).click()
        await page.get_by_role("button", name="Sign out all the same").click()
        await page.get_by_role("heading", name="Welcome").wait_for()
        await come_in(page, "Bence")
        await expect(page.get_by_role("button", name="Account: Bence")).to_be_visible()
        await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_who_was_signed_out_elsewhere_comes_in_again(browser: Browser, scripted_room: str) -> None:
    said = "You are signed out. Please sign in again."
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    async with page_of(browser, scripted_room) as page:
        await page.route_web_socket("**/ws", connect)
        await sit_at(page, "holdem")
        lines[-1].send(json.dumps({"t": "error", "code": "signed_out", "text": said}))
        await expect(page.get_by_role("alert")).to_contain_text(said)
        await page.get_by_label("Name").fill("Anna")
        await page.get_by_role("button", name="Come in").click()
        await page.get_by_role("list", name="Seats").wait_for(state="attached")
        await expect(page.get_by_text(said)).to_have_count(0)
