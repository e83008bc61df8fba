"""The floor on a real server: a player calls, the floor comes and rules; by keyboard alone."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from pakli.room import TableActor
from pakli.rules import Call, Player
from tests.browser.conftest import DESK, PHONE, page_of
from tests.browser.test_plain_page import faults_of
from tests.server.kit import Browser as Caller
from tests.server.kit import Desk, open_desk
from tests.server.network import listening
from tests.server.test_floor import opened, seated

LANGUAGES = {"en": "Desk", "hu": "Pult", "pl": "Stanowisko"}


@asynccontextmanager
async def signed_in(
    browser: Browser, address: str, caller: Caller, size: dict[str, int], path: str, lang: str = "en"
) -> AsyncIterator[Page]:
    """A page of somebody who has come in already."""
    async with page_of(browser, address, viewport=size) as page:
        cookies = [
            {"name": name, "value": value, "url": address} for name, value in caller.http.cookies.items()
        ]
        await page.context.add_cookies(cookies)  # type: ignore[arg-type]
        await page.evaluate(f"localStorage.setItem('pakli.language', '{lang}')")
        await page.goto("about:blank")
        await page.goto(f"{address}{path}")
        yield page


@asynccontextmanager
async def evening() -> AsyncIterator[tuple[Desk, str, TableActor, Caller, Caller]]:
    """A server, its address, a table at which a guest sits, the guest and a floor manager."""
    async with open_desk() as desk:
        host, floor = await desk.member("Judit", "host"), await desk.member("Ferenc", "floor")
        anna = await desk.guest("Anna")
        actor = await opened(desk, host, "Friday")
        await seated(desk, actor, anna, 2)
        async with listening(desk.app) as port:
            yield desk, f"http://127.0.0.1:{port}", actor, anna, floor


async def focused(page: Page, what: Locator) -> None:
    """Tab until something has the focus: it can be reached by keyboard alone."""
    for _ in range(80):
        if await what.evaluate("element => element === document.activeElement"):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"not reached by Tab: {what}")


async def test_a_call_is_seen_at_once_answered_and_ruled_on_by_keyboard_alone(browser: Browser) -> None:
    async with AsyncExitStack() as stack:
        _desk, address, actor, guest, manager = await stack.enter_async_context(evening())
        table = f"/table.html?table={actor.table_id}"
        anna = await stack.enter_async_context(signed_in(browser, address, guest, PHONE, table))
        floor = await stack.enter_async_context(signed_in(browser, address, manager, DESK, "/"))
        await floor.get_by_role("button", name="Account").wait_for()
        await calls(anna)
        badge = floor.get_by_role("link", name="1 call for the floor")
        await expect(badge).to_be_visible()
        await expect(floor.get_by_text("Anna calls for the floor: Friday, seat 2.")).to_be_attached()
        await focused(floor, badge)
        await floor.keyboard.press("Enter")
        await expect(floor.get_by_text("“He looked at my cards”").or_(floor.locator("q"))).to_be_visible()
        await takes_and_answers(floor, anna)
        await rules(floor)
        await anna.get_by_role("button", name="Log", exact=True).click()
        await expect(anna.get_by_role("dialog")).to_contain_text("Reason: bad words.")
        await reads_the_book(floor)


async def calls(page: Page) -> None:
    """From the seat, on a phone: the field is in the panel."""
    await page.get_by_role("button", name="Menu").click()
    summary = page.locator("summary", has_text="Call the floor")
    await focused(page, summary)
    await page.keyboard.press("Enter")
    field = page.get_by_label("What is it about?")
    await focused(page, field)
    await page.keyboard.type("He looked at my cards")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Take the call back")).to_be_visible()
    assert await faults_of(page) == []


async def takes_and_answers(floor: Page, anna: Page) -> None:
    take = floor.get_by_role("button", name="I see to it")
    await focused(floor, take)
    await floor.keyboard.press("Enter")
    await expect(anna.locator(".call")).to_contain_text("Ferenc sees to it.")
    answer = floor.get_by_label("Answer to Anna")
    await focused(floor, answer)
    await floor.keyboard.type("Hide them better")
    await floor.keyboard.press("Enter")
    await expect(anna.locator(".call")).to_contain_text("Ferenc answers: Hide them better")
    await expect(floor.get_by_text("Nobody is calling.")).to_be_visible()
    assert not await floor.get_by_role("link", name="for the floor").count()


async def rules(floor: Page) -> None:
    """Three hands out, asked once more before it is done."""
    summary = floor.locator("summary", has_text="Rule at this table")
    await focused(floor, summary)
    await floor.keyboard.press("Enter")
    ruling = floor.get_by_label("Ruling")
    await ruling.select_option("kill_hand")
    await expect(floor.get_by_text("Not possible now:")).to_be_visible()
    await ruling.select_option("penalize")
    hands = floor.get_by_label("Hands (0")
    await focused(floor, hands)
    await floor.keyboard.press("ControlOrMeta+A")
    await floor.keyboard.type("3")
    reason = floor.get_by_label("Reason; everybody")
    await focused(floor, reason)
    await floor.keyboard.type("bad words")
    await floor.keyboard.press("Enter")
    await expect(floor.get_by_role("dialog")).to_contain_text("The table will read this reason: bad words")
    assert await faults_of(floor) == []
    await floor.keyboard.press("Enter")
    await expect(floor.get_by_text("It is ruled, and the table has been told.")).to_be_visible()


async def reads_the_book(floor: Page) -> None:
    await floor.get_by_role("button", name="What was done").click()
    line = floor.get_by_text("Ferenc has put out Anna in seat 2 for 3 hands. Reason: bad words")
    await expect(line).to_be_visible()
    await floor.get_by_label("Kind").select_option("call")
    await expect(line).to_be_hidden()
    await expect(floor.get_by_text("Ferenc has closed the call of Anna.")).to_be_visible()
    await floor.get_by_label("Person").fill("nobody")
    await expect(floor.get_by_text("Nothing in the book is like that.")).to_be_visible()
    await floor.get_by_label("Person").fill("")
    async with floor.expect_download() as saved:
        await floor.get_by_role("button", name="Save as a table").click()
    path = await (await saved.value).path()
    rows = (await asyncio.to_thread(path.read_text, "utf-8-sig")).splitlines()
    assert rows[0].startswith("when,who,what")
    assert [row.split(",")[2] for row in rows[1:]] == ["call_closed", "call_taken", "call_made"]


@pytest.mark.soak
async def test_nothing_of_the_floor_s_stands_in_anybody_s_way(browser: Browser) -> None:
    async with AsyncExitStack() as stack:
        desk, address, actor, guest, _manager = await stack.enter_async_context(evening())
        host = await desk.member("Katarzyna", "host")
        await guest.post(f"/api/tables/{actor.table_id}/calls", {"text": "A card is missing from the pack"})
        for lang, size in (("en", PHONE), ("hu", PHONE), ("pl", PHONE), ("hu", DESK)):
            for part in ("desk", "deeds", "patterns"):
                path = f"/club.html#{part}"
                async with signed_in(browser, address, host, size, path, lang) as page:
                    await page.get_by_role("button", name=LANGUAGES[lang]).wait_for()
                    await page.locator("main section").first.wait_for()
                    assert await faults_of(page) == [], (lang, part)
                    wide = await page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
                    assert not wide, f"{lang}, {part}: wider than the screen"


async def test_a_guest_reads_what_concerns_him_and_sees_no_desk(browser: Browser) -> None:
    async with AsyncExitStack() as stack:
        _desk, address, _actor, guest, _manager = await stack.enter_async_context(evening())
        page = await stack.enter_async_context(signed_in(browser, address, guest, PHONE, "/"))
        await page.get_by_role("button", name="Account").click()
        await page.get_by_role("link", name="What was ruled at your tables").click()
        await expect(page.get_by_text("There is nothing in the book yet.")).to_be_visible()
        assert not await page.get_by_role("button", name="Desk").count()
        assert not await page.get_by_role("button", name="Fairness").count()


async def test_a_ruling_is_made_at_the_table_itself_and_read_there(browser: Browser) -> None:
    async with AsyncExitStack() as stack:
        _desk, address, actor, _guest, manager = await stack.enter_async_context(evening())
        table = f"/table.html?table={actor.table_id}"
        floor = await stack.enter_async_context(signed_in(browser, address, manager, DESK, table))
        await floor.get_by_role("button", name="Host", exact=True).click()
        await floor.locator("summary").get_by_text("Rule", exact=True).click()
        await floor.get_by_label("Ruling").select_option("remove_player")
        await floor.get_by_label("Reason; everybody").fill("asleep at the table")
        await floor.get_by_role("button", name="Rule …").click()
        await expect(floor.get_by_role("dialog")).to_contain_text("Remove from the table: Anna")
        assert await faults_of(floor) == []
        await floor.get_by_role("button", name="Yes, rule so").click()
        await floor.get_by_role("button", name="Log", exact=True).click()
        log = floor.get_by_text("Anna leaves the table with all chips. Reason: asleep at the table.")
        await expect(log.first).to_be_visible()
        assert not actor.moment.table.seats


async def test_a_bet_is_given_back_and_a_hand_awarded_by_keyboard_alone(browser: Browser) -> None:
    async with AsyncExitStack() as stack:
        desk, address, actor, _guest, manager = await stack.enter_async_context(evening())
        await seated(desk, actor, await desk.guest("Béla"), 3)
        await to_the_betting(actor)
        floor = await stack.enter_async_context(signed_in(browser, address, manager, DESK, "/club.html#desk"))
        summary = floor.locator("summary", has_text="Rule at this table")
        await focused(floor, summary)
        await floor.keyboard.press("Enter")
        who = actor.moment.table.next
        assert isinstance(who, Player)
        await actor.house_does(Call(who.seat))
        name = {2: "Anna", 3: "Béla"}[who.seat]
        stacks = {seat.number: seat.stack for seat in actor.moment.table.seats}
        await rules_by_keyboard(floor, "Give back the last bet", name, "another chip")
        asked = actor.moment.table.next
        assert isinstance(asked, Player)
        assert asked.seat == who.seat, "he acts again"
        await actor.house_does(Call(who.seat))
        hands = actor.moment.table.hands
        await rules_by_keyboard(floor, "Award this hand", name, "a card fell down")
        while actor.moment.table.hands == hands:
            await asyncio.sleep(0.01)
        assert {seat.number: seat.stack for seat in actor.moment.table.seats} != stacks
        await floor.get_by_role("button", name="What was done").click()
        for line in ("get back the last bet. Reason: another chip", "Reason: a card fell down"):
            await expect(floor.get_by_text(line)).to_be_visible()


async def to_the_betting(actor: TableActor) -> None:
    """Wait until somebody is asked to bet."""
    while not isinstance(actor.moment.table.next, Player):
        await asyncio.sleep(0.01)


async def rules_by_keyboard(floor: Page, ruling: str, name: str, reason: str) -> None:
    """Choose a ruling and whom by typing what the lists say, then the reason."""
    what = floor.get_by_label("Ruling")
    await focused(floor, what)
    await expect(what.get_by_role("option", name=re.compile(f"^{ruling}[^–]*$"))).to_be_attached()
    await floor.keyboard.type(ruling)
    whom = floor.get_by_role("combobox", name=re.compile("^Player"))
    await focused(floor, whom)
    seat = {"Anna": "2. Anna", "Béla": "3. Béla"}[name]
    await floor.keyboard.type(seat)
    await focused(floor, floor.get_by_label("Reason; everybody"))
    await floor.keyboard.type(reason)
    await floor.keyboard.press("Enter")
    await expect(floor.get_by_role("dialog")).to_contain_text(reason)
    await floor.keyboard.press("Enter")
    await expect(floor.get_by_text("It is ruled, and the table has been told.")).to_be_visible()
