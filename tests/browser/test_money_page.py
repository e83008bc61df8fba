"""
Money on a real server: the host gives, corrects, lends and settles up, by keyboard alone; a player reads his
statement. On a phone and a screen, in three languages, light and dark, nothing stands in anybody's way.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Browser, Page, expect

from pakli.club import MACHINE
from pakli.texts.catalogue import Catalogue, translator
from tests.browser.conftest import DESK, PHONE, page_of
from tests.browser.test_every_state import too_wide
from tests.browser.test_plain_page import faults_of
from tests.server.kit import PASSWORD, Desk, open_desk
from tests.server.network import listening

PICTURES: Path | None = None
"""Where to put pictures of what is looked at, for who wants to see it."""
LONG: Final = "Őrségi-Kovács Ágota"


@asynccontextmanager
async def served() -> AsyncIterator[tuple[str, Desk]]:
    """A club after a night: two owe, one is owed, and the host is Judit."""
    async with open_desk() as desk:
        club = desk.house.club
        await desk.member("Judit", "host")
        for name, chips in (("Anna", -512_50), (LONG, -1_200_00), ("Cili", 1_712_50)):
            player = (await (await desk.member(name)).get("/api/me"))["player"]
            person = await club.people.find(player)
            assert person is not None
            await club.accounts.set_credit(MACHINE, person, 2_000_00, "EUR")
            await club.corrections.correct(MACHINE, person, chips, "EUR", "Friday, counted by hand")
        async with listening(desk.app) as port:
            yield f"http://127.0.0.1:{port}", desk


@asynccontextmanager
async def signed_in(
    browser: Browser, address: str, name: str, language: str = "en", **settings: Any
) -> AsyncIterator[tuple[Page, Catalogue]]:
    """Somebody's page, and its words."""
    async with page_of(browser, address, reduced_motion="reduce", **settings) as page:
        await page.get_by_label("Sign in").check()
        await page.get_by_label("Name").fill(name)
        await page.get_by_label("Password").fill(PASSWORD)
        await page.get_by_role("button", name="Sign in").click()
        await page.get_by_role("button", name="Account").wait_for()
        await page.evaluate(f"localStorage.setItem('pakli.language', '{language}')")
        yield page, translator(language)


async def tab_to(page: Page, name: str) -> None:
    """Go on by the tab key until what has this name is reached."""
    for _ in range(80):
        await page.keyboard.press("Tab")
        focused = await page.evaluate(
            "const one = document.activeElement;"
            "(one.getAttribute('aria-label') || one.labels?.[0]?.innerText || one.innerText || '').trim()"
        )
        if str(focused).startswith(name):
            return
    raise AssertionError(f"the tab key does not lead to {name!r}")


async def test_the_host_settles_up_by_keyboard_alone(browser: Browser) -> None:
    async with served() as (address, desk), signed_in(browser, address, "Judit") as (page, _):
        await page.goto(f"{address}/club.html")
        await page.get_by_role("button", name="Money").wait_for()
        await tab_to(page, "Money")
        await page.keyboard.press("Enter")
        await page.get_by_text("credit line €2,000.00").first.wait_for()

        await corrects(page)
        await reads_who_pays_whom(page)
        await records_it(page, desk)


async def corrects(page: Page) -> None:
    """Takes half a pizza off Anna's account, and takes that back."""
    await tab_to(page, "Account of Anna")
    await page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Anna")
    await expect(dialog).to_contain_text("In the account: −€512.50.")
    await tab_to(page, "What")
    await page.keyboard.press("End")  # less in the account
    await tab_to(page, "Amount")
    await page.keyboard.type("12.50")
    await tab_to(page, "Reason")
    await page.keyboard.type("half a pizza")
    await page.keyboard.press("Enter")
    await expect(dialog.get_by_role("status").first).to_contain_text("Done. In the account: −€525.00.")
    await tab_to(page, "Statement")
    await page.keyboard.press("Enter")
    await tab_to(page, "Take back entry")
    await page.keyboard.press("Enter")
    await page.keyboard.type("she paid for it")
    await page.keyboard.press("Enter")
    await expect(dialog.get_by_role("status").first).to_contain_text("−€512.50")
    await page.keyboard.press("Escape")


async def reads_who_pays_whom(page: Page) -> None:
    """As a list, and as text in two languages."""
    settling = page.get_by_role("region", name="Settle up")
    await expect(settling.get_by_role("row")).to_have_count(3)
    await expect(settling.get_by_role("row").nth(1)).to_contain_text(LONG)
    await expect(settling.get_by_label("Text to be pasted")).to_have_value(
        f"Settling up (EUR)\n{LONG} → Cili: 1,200.00\u00a0EUR\nAnna → Cili: 512.50\u00a0EUR"
    )
    await settling.get_by_label("Language of the text").select_option("hu")
    await expect(settling.get_by_label("Text to be pasted")).to_have_value(
        f"Elszámolás (EUR)\n{LONG} → Cili: 1\u00a0200,00\u00a0EUR\nAnna → Cili: 512,50\u00a0EUR"
    )


async def records_it(page: Page, desk: Desk) -> None:
    """That everybody has paid, once it is confirmed; and that nobody has."""
    settling = page.get_by_role("region", name="Settle up")
    await page.get_by_role("button", name="Money").focus()
    await tab_to(page, "Record that everybody has paid")
    await page.keyboard.press("Enter")
    await page.keyboard.type("Friday, in cash")
    assert (await desk.house.club.nights.night(MACHINE, "EUR")).balances, "it was not confirmed yet"
    await page.keyboard.press("Enter")
    await expect(settling).to_contain_text("It is recorded.")
    await expect(settling).to_contain_text("Nobody owes anybody anything.")
    assert not (await desk.house.club.nights.night(MACHINE, "EUR")).balances

    await page.get_by_role("button", name="Money").focus()
    await tab_to(page, "Take back: Friday, in cash")
    await page.keyboard.press("Enter")
    await page.keyboard.type("nobody has paid")
    await page.keyboard.press("Enter")
    await expect(settling.get_by_role("row")).to_have_count(3)
    await expect(settling).to_contain_text("taken back")


async def test_a_player_reads_his_own_statement(browser: Browser) -> None:
    async with served() as (address, _), signed_in(browser, address, "Cili", viewport=PHONE) as (page, _say):
        await page.get_by_role("button", name="Account").click()
        await page.get_by_text("Statement", exact=True).click()
        table = page.get_by_role("table", name="Statement")
        await expect(table.get_by_role("row")).to_have_count(2)
        await expect(table).to_contain_text("Friday, counted by hand")
        assert not await page.get_by_role("button", name="Take back").count()
        async with page.expect_download() as kept:
            await page.get_by_role("link", name="Save for a spreadsheet").click()
        assert (await kept.value).suggested_filename == "statement-EUR.csv"
        written = Path(await (await kept.value).path()).read_text("utf-8")
        assert "Friday, counted by hand" in written
        assert "1712.50" in written


@pytest.mark.parametrize(
    ("language", "scheme"),
    [
        pytest.param("en", "light", id="en", marks=pytest.mark.soak),
        pytest.param("hu", "dark", id="hu"),
        pytest.param("pl", "light", id="pl", marks=pytest.mark.soak),
    ],
)
async def test_nothing_stands_in_anybody_s_way(browser: Browser, language: str, scheme: str) -> None:
    async with served() as (address, _):
        for size in (PHONE, DESK):
            settings = {"viewport": size, "color_scheme": scheme}
            async with signed_in(browser, address, "Judit", language, **settings) as (page, say):
                async for place in places(page, say, address):
                    if PICTURES is not None:
                        name = f"{place} {language} {scheme} {size['width']}.png"
                        await page.screenshot(path=PICTURES / name, full_page=place == "money")
                    assert await faults_of(page) + await too_wide(page) == [], (place, size)


async def places(page: Page, say: Catalogue, address: str) -> AsyncIterator[str]:
    """What there is to look at."""
    await page.goto(f"{address}/club.html")
    await page.get_by_role("button", name=say.text("club-money"), exact=True).click()
    await page.get_by_label(say.text("money-text")).wait_for()
    yield "money"
    await page.get_by_role("button", name=say.text("money-settle-do")).click()
    await page.get_by_role("alert").last.scroll_into_view_if_needed()
    yield "sure"
    await page.get_by_role("button", name=say.text("money-open-of", name=LONG)).click()
    await page.get_by_role("dialog").locator("summary").click()
    await page.get_by_role("dialog").get_by_role("table").wait_for()
    yield "an account"
    await page.get_by_role("dialog").get_by_role("table").scroll_into_view_if_needed()
    yield "a statement"
    await page.keyboard.press("Escape")
    await page.goto(address)
    await page.get_by_role("button", name=say.text("me-title")).click()
    await page.get_by_role("dialog").get_by_text(say.text("money-statement"), exact=True).click()
    await page.get_by_role("dialog").get_by_role("table").wait_for()
    yield "my own"
