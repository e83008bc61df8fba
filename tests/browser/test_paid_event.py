"""
A sit & go for money on a real server, from the form to the statements of who won and who lost.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from pakli.club import SCHEMA
from pakli.store import Store, check
from tests.browser.conftest import DESK, PHONE, page_of
from tests.server.kit import PASSWORD, Desk, open_desk
from tests.server.network import listening

NAMES: Final = ("Anna", "Őrségi-Kovács Béla", "Łucja")
EVENT: Final = "Paid Friday"
LONG: Final = 60
"""Seconds that a hand takes at most."""
CHIPS: Final = 100_00
"""What everybody has in the account, in cents."""


@asynccontextmanager
async def club(url: str) -> AsyncIterator[tuple[Desk, str]]:
    """A server with a host and three members who have money."""
    async with open_desk(url=url) as desk:
        host = await desk.member("Judit", "host")
        for name in NAMES:
            player = (await (await desk.member(name)).get("/api/me"))["player"]
            await host.post(f"/api/people/{player}/chips", {"chips": CHIPS, "currency": "EUR"})
        async with listening(desk.app) as port:
            yield desk, f"http://127.0.0.1:{port}"


@asynccontextmanager
async def page_for(browser: Browser, address: str, name: str, size: dict[str, int]) -> AsyncIterator[Page]:
    """The page of one of them."""
    async with page_of(browser, address, at="", viewport=size, reduced_motion="reduce") as page:
        who = {"name": name, "password": PASSWORD}
        signed = await page.context.request.post("/api/sign-in", data=who, headers={"origin": address})
        assert signed.ok
        yield page


async def announces(page: Page) -> str:
    """A sit & go of three by hand, for another fee than usual; its address."""
    await page.goto("/tournaments.html#new")
    form = page.get_by_role("form", name="New tournament")
    await form.get_by_label("Name").fill(EVENT)
    await form.get_by_role("checkbox", name="For practice").uncheck()
    await form.get_by_label("Entry fee in all").fill("55")
    await form.get_by_label("The organiser’s share of it").fill("5")
    await expect(form).to_contain_text("€50.00 + €5.00")
    await form.get_by_role("button", name="by hand").click()
    for label in ("Players to begin", "Most players"):
        await form.get_by_label(label).fill("3")
    await form.get_by_label("Prizes").select_option("custom")
    await form.get_by_label("Parts of the pool").fill("65 35")
    await form.get_by_label("Parts of the pool").press("Tab")
    await expect(form).to_contain_text("€97.50")
    await form.get_by_role("button", name="Announce").click()
    await page.wait_for_url("**?event=*")
    return page.url


async def enters(page: Page, event: str) -> None:
    """Knowing what it costs."""
    await page.goto(event)
    await page.get_by_role("button", name="Enter", exact=True).click()
    dialog = page.get_by_role("dialog")
    await expect(dialog).to_contain_text("You pay €55.00")
    await dialog.get_by_role("button", name="Enter for €55.00").click()
    await expect(dialog).to_have_count(0)


async def puts_out(page: Page, name: str) -> None:
    """The director's word: an event is over sooner than by playing."""
    await page.get_by_role("button", name=f"Disqualify: {name}").click()
    form = page.get_by_role("form", name="Disqualify")
    await form.get_by_label("Reason").fill("Left the house")
    await form.get_by_role("button", name="Disqualify").click()
    await expect(form).to_have_count(0)


async def folds(*people: Page, until: Locator) -> None:
    """Whoever is asked throws the hand away, so that it is soon over: who is put out goes then."""
    async with asyncio.timeout(LONG):
        while not await until.is_visible():
            for page in people:
                if await page.locator("[data-question]").is_visible():
                    await page.keyboard.press("f")
            await asyncio.sleep(0.1)


async def statement(page: Page) -> str:
    """What has come into the account and out of it."""
    await page.goto("/")
    await page.get_by_role("button", name="Account").click()
    await page.get_by_text("Statement", exact=True).click()
    table = page.get_by_role("table", name="Statement")
    await table.wait_for()
    return await table.inner_text()


@pytest.mark.soak  # hands are played, and who is put out is waited for
async def test_M1_a_prize_comes_from_the_form_to_the_statement(browser: Browser, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'room.sqlite'}"
    async with AsyncExitStack() as stack:
        desk, address = await stack.enter_async_context(club(url))
        judit = await stack.enter_async_context(page_for(browser, address, "Judit", DESK))
        event = await announces(judit)
        people = [await stack.enter_async_context(page_for(browser, address, name, PHONE)) for name in NAMES]
        for page in people:
            await enters(page, event)
        await judit.goto(f"{event}#desk")
        for name in NAMES[2:0:-1]:
            await puts_out(judit, name)
            await folds(*people, until=judit.get_by_role("row", name=name).filter(has_text="place"))
        await judit.get_by_role("button", name="Tournament", exact=True).click()
        result = judit.get_by_role("region", name="Result")
        await expect(result).to_contain_text("Winner: Anna")
        await expect(result.get_by_role("listitem")).to_have_text(
            ["1. Anna: €97.50", f"2. {NAMES[1]}: €52.50"]
        )
        await desk.house.room.hall.idle()
        anna, bela, _ = people
        await anna.goto(event)
        mine = anna.get_by_role("region", name="You in this tournament")
        await expect(mine).to_contain_text("Your prize: €97.50.")
        assert "97.50" in await statement(anna)
        assert "52.50" in await statement(bela)
    async with await Store.open(url, schemas=(SCHEMA,), read_only=True) as store:
        faults = (await check(store)).faults
        assert not faults, [str(fault) for fault in faults]
