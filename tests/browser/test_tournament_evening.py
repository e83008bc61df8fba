"""
A rebuy event at two tables on a real server, from its announcement to its result: two people at two browsers,
one of them the director, and the house's bots. One buys again; a wrong bust is undone; two tables become one.
"""

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from playwright.async_api import Browser, BrowserContext, Locator, Page, expect
from playwright.async_api import TimeoutError as PageTimeout

from pakli.club import SCHEMA
from pakli.store import Store, check
from tests.browser.conftest import DESK, PHONE
from tests.browser.people import Message, Person, answers_itself
from tests.browser.room import HOST
from tests.browser.scripted import come_in
from tests.server.kit import PASSWORD
from tests.server.process import running

EVENT: Final = "Duna Rebuys"
MISREAD: Final = "The pot was misread"
GIVEN: Final = 10
"""Chips that each of those who won the pot gives back: whatever has happened since, they have so many."""
SOON: Final = 3_000
"""Milliseconds in which the hands that are played when an event is held are over."""
LAST_OF_REBUYS: Final = 6
"""The level before the main break: a rebuy is not even a big blind then."""
LATE: Final = 12
"""A level behind the main break: the winner's stack is a few big blinds."""
LONG: Final = 120
"""Seconds that a part of an event may take at most."""


class Gambler(Person):
    """Somebody who plays for all his chips, and buys again as long as he may."""

    def __init__(self, name: str, context: BrowserContext, page: Page) -> None:
        super().__init__(name, context, page)
        self.event: Message = {}
        """The event, as his page was told last."""
        self.rebuys = 0
        self.tables: list[str] = []
        """The tables his page has shown, each once."""

    def _takes(self, frame: str | bytes) -> None:
        message: Message = msgspec.json.decode(frame)
        if message["t"] == "tournament":
            self.event = message["view"]
        super()._takes(frame)
        if self.table not in ("", *self.tables):
            self.tables.append(self.table)

    @property
    def table(self) -> str:
        """The table his page shows."""
        return str(self.view.get("table", ""))

    @property
    def asked_to_buy(self) -> bool:
        """Whether the event asks him to buy again."""
        return bool(self.event.get("me", {}).get("asked"))

    @property
    def at_the_only_table(self) -> bool:
        """Whether there is one table left, and his page shows it."""
        return [one["table"] for one in self.event["tables"]] == [self.table]

    @property
    def over(self) -> bool:
        """Whether the event is."""
        return self.event.get("status") == "finished"

    async def plays_on(self, holds: Callable[[], object]) -> None:
        """Answer whatever comes, until it holds."""
        while not holds():
            await self.until(lambda: holds() or self.question or self.asked_to_buy)
            if self.asked_to_buy:
                await self.buys_again()
            elif self.question and not holds():
                await self.gambles(self.question)

    async def buys_again(self) -> None:
        """Say yes in the dialog."""
        dialog = self.page.get_by_role("dialog", name="Rebuy")
        await expect(dialog).to_contain_text("chips, for nothing.")
        await dialog.get_by_role("button", name="Rebuy").click()
        await self.until(lambda: not self.asked_to_buy)
        await expect(dialog).to_have_count(0)
        self.rebuys += 1

    async def gambles(self, question: Message) -> None:
        """All he has, if he may raise; else call."""
        if answers_itself(question):
            await self.until(lambda: self.question is not question)
            return
        now = self._asked()
        by_word = {one["word"]: one for one in question["options"] if "refusal" not in one}
        words = ("raise", "bet", "call", "check", "show", "muck", "decline")
        option = next((by_word[word] for word in words if word in by_word), None)
        assert option is not None, question
        most = next((one["most"] for one in option.get("choose", ()) if one["what"] == "amount"), 0)
        if most:
            await self.page.get_by_label(re.compile("^Amount, from")).fill(str(most))
        button = self.move.get_by_role("button", name=re.compile(f"^{option['word'].capitalize()}"))
        sure = self.page.get_by_role("dialog").get_by_role("button", name="Yes", exact=True)
        await button.click()
        while self._asked() == now:
            if await sure.is_visible():
                await sure.click()
            await asyncio.sleep(0.01)

    def _asked(self) -> tuple[str, int]:
        return self.table, self.question["number"] if self.question else 0


class Hall:
    """The server's address, and who comes."""

    def __init__(self, browser: Browser, origin: str, stack: AsyncExitStack) -> None:
        self.origin = origin
        self._browser = browser
        self._stack = stack
        self.faults: list[str] = []

    async def browser_of(self, size: Any) -> BrowserContext:
        """Somebody's browser."""
        context = await self._browser.new_context(
            base_url=self.origin, locale="en-GB", viewport=size, reduced_motion="reduce"
        )
        self._stack.push_async_callback(context.close)
        return context

    async def host(self, size: Any) -> BrowserContext:
        """A browser of the host's: desk and seat have one each, as a page behind another is not drawn."""
        context = await self.browser_of(size)
        signed = await context.request.post(
            "/api/sign-in", data={"name": HOST, "password": PASSWORD}, headers={"origin": self.origin}
        )
        assert signed.ok, await signed.text()
        return context

    async def page(self, context: BrowserContext) -> Page:
        """A page in it, whose errors are kept."""
        page = await context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page


@asynccontextmanager
async def hall(browser: Browser, url: str) -> AsyncIterator[Hall]:
    """A room with a host, and nobody there yet. At its end no page has failed."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    async with AsyncExitStack() as stack:
        server = running(url, port, module="tests.browser.room")
        await asyncio.to_thread(stack.enter_context, server)
        made = Hall(browser, f"http://127.0.0.1:{port}", stack)
        yield made
        assert not made.faults, made.faults


async def play_an_event(browser: Browser, url: str, players: int, seats: int, stack: int) -> None:
    """The whole evening."""
    async with hall(browser, url) as there:
        desk = await there.page(await there.host(DESK))
        await announces(desk, players, seats, stack)
        event = desk.url
        judit = await there.host(DESK)
        host = Gambler(HOST, judit, await there.page(judit))
        await enters(host.page, event)
        phone = await there.browser_of(PHONE)
        anna = Gambler("Anna", phone, await there.page(phone))
        await anna.page.goto("/")
        await come_in(anna.page, "Anna")
        await enters(anna.page, event)

        await desk.get_by_role("button", name="Director’s desk").click()
        await rules(desk, "Start now")
        for person in (host, anna):
            await person.page.wait_for_url("**/table.html?table=*")
            await person.until(lambda person=person: person.seat)  # type: ignore[misc]

        await breaks_first(desk, anna.table)
        async with asyncio.TaskGroup() as playing:
            for one in (host, anna):
                playing.create_task(one.plays_on(lambda one=one: one.over))  # type: ignore[misc]
            wrong = await undoes_a_bust(desk)
            await sets_the_clock(desk, LAST_OF_REBUYS)
            await tables_become_one(host, anna)
            assert len(anna.tables) > 1, "hers was the table to be broken"
            await comes_to_pass(lambda: host.rebuys + anna.rebuys)
            await sets_the_clock(desk, LATE)

        await reads_the_result(host, anna, event)
        await desk.goto("/club.html#deeds")
        ruling = desk.get_by_role("listitem").filter(has_text=f"{wrong} is not out after all")
        await expect(ruling).to_contain_text(MISREAD)
    async with await Store.open(url, schemas=(SCHEMA,), read_only=True) as store:
        faults = (await check(store)).faults
        assert not faults, [str(fault) for fault in faults]


async def announces(desk: Page, players: int, seats: int, stack: int) -> None:
    """The form: one of the ready structures, changed by hand."""
    await desk.goto("/tournaments.html#new")
    form = desk.get_by_role("form", name="New tournament")
    await form.get_by_label("Name").fill(EVENT)
    await form.get_by_label("Structure").select_option("rebuy-verseny")
    await expect(form).to_contain_text("over in level")
    await form.get_by_role("button", name="by hand").click()
    for label, number in (
        ("Chips to start with", stack),
        ("Seats at a table", seats),
        ("Most players", players),
    ):
        await form.get_by_label(label).fill(str(number))
    await form.get_by_role("combobox", name="Rebuy", exact=True).select_option("broke")
    await form.get_by_label("Rebuys each").fill("0")
    await form.get_by_role("checkbox", name="Add-on", exact=True).uncheck()
    await form.get_by_label("Bots", exact=True).fill(str(players - 2))
    await form.get_by_role("button", name="Announce").click()
    await desk.wait_for_url("**?event=*")


async def enters(page: Page, event: str) -> None:
    """From the event's page."""
    await page.goto(event)
    await page.get_by_role("button", name="Enter", exact=True).click()
    await page.get_by_role("dialog").get_by_role("button", name="Enter", exact=True).click()
    await expect(page.get_by_role("region", name="You in this tournament")).to_contain_text("You are in.")


def words(desk: Page, what: str) -> Locator:
    """The button of a word about the event, or of one about somebody, by how it begins."""
    return desk.get_by_role("button", name=re.compile(f"^{what}(: |$)"))


async def rules(desk: Page, what: str, reason: str = "") -> None:
    """A word of the director about the event."""
    await words(desk, what).first.click()
    form = desk.get_by_role("form", name=what)
    if reason:
        await form.get_by_label("Reason").fill(reason)
    await form.get_by_role("button", name=what).click()
    await expect(form).to_have_count(0)


async def undoes_a_bust(desk: Page) -> str:
    """The director holds the event when somebody is out, and puts him back; who it is."""
    outs, undo = desk.get_by_role("listitem").filter(has_text="Out: "), words(desk, "Undo the bust").first
    seen = 0
    while not await undo.is_visible():
        await outs.nth(seen).wait_for(timeout=1000 * LONG)
        await rules(desk, "Hold", "Looking into a pot")
        seen = await outs.count()
        with suppress(PageTimeout):  # whoever has won the chips may be out as well
            await undo.wait_for(timeout=SOON)
            break
        await rules(desk, "Go on")
    label = await undo.get_attribute("aria-label") or ""
    name = label.removeprefix("Undo the bust: ")
    await undo.click()
    form = desk.get_by_role("form", name="Undo the bust")
    for field in await form.get_by_label(re.compile("^Chips from ")).all():
        await field.fill(str(GIVEN))
    await form.get_by_label("Reason").fill(MISREAD)
    await form.get_by_role("button", name="Undo the bust").click()
    await expect(form).to_have_count(0)
    await expect(desk.get_by_role("listitem").filter(has_text=f"In again: {name}").first).to_be_visible()
    await rules(desk, "Go on")
    return name


async def breaks_first(desk: Page, table: str) -> None:
    """Say which table is the first to be broken."""
    await words(desk, "Tables to break first").click()
    form = desk.get_by_role("form", name="Tables to break first")
    await form.get_by_label("Numbers of tables").fill(table.rpartition("-")[2])
    await form.get_by_role("button", name="Tables to break first").click()
    await expect(form).to_have_count(0)


async def tables_become_one(*people: Gambler) -> None:
    """When few are left; whoever sat at a table that was broken is at the other, and so is his page."""
    for person in people:
        await comes_to_pass(lambda person=person: person.at_the_only_table)  # type: ignore[misc]
        await expect(person.page).to_have_url(re.compile(f"table={person.table}$"))


async def comes_to_pass(holds: Callable[[], object]) -> None:
    """Wait until it holds, for as long as hands are played."""
    async with asyncio.timeout(LONG):
        while not holds():
            await asyncio.sleep(0.05)


async def sets_the_clock(desk: Page, number: int) -> None:
    """On to a later level, as the hall is closed at midnight."""
    await words(desk, "Set the clock").click()
    form = desk.get_by_role("form", name="Set the clock")
    level = form.get_by_label("Level").locator("option", has_text=f"Level {number}:")
    await form.get_by_label("Level").select_option(await level.get_attribute("value"))
    await form.get_by_label("Time left").fill("12:30")
    await form.get_by_label("Reason").fill("The hall closes at midnight")
    sure = form.get_by_role("checkbox")
    if await sure.count():  # no rebuys after this
        await sure.check()
    await form.get_by_role("button", name="Set the clock").click()
    await expect(form).to_have_count(0)


async def reads_the_result(host: Gambler, anna: Gambler, event: str) -> None:
    """Everybody has one place; the page of the event says who has won, and to each what his own is."""
    ranks = host.event["ranks"]
    ranked = [one["rank"] for one in ranks]
    assert ranked == [1 + sum(other < one for other in ranked) for one in ranked], "who tie share a place"
    for person in (host, anna):
        await person.page.goto(event)
        result = person.page.get_by_role("region", name="Result")
        await expect(result).to_contain_text(f"Winner: {ranks[0]['name']}")
        place = next(one["rank"] for one in ranks if one["name"] == person.name)
        me = person.page.get_by_role("region", name="You in this tournament")
        await expect(me).to_contain_text(f"Your place: {place}.")


@pytest.mark.soak  # by chance it takes from a quarter of a minute to a whole one
@pytest.mark.parametrize(("players", "seats", "stack"), [(6, 3, 200), (12, 6, 500)])
async def test_an_event_is_played(
    browser: Browser, tmp_path: Path, players: int, seats: int, stack: int
) -> None:
    await play_an_event(browser, f"sqlite:///{tmp_path / 'room.sqlite'}", players, seats, stack)
