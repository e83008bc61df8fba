"""The rulebook's page on a real server: complete, open to everybody, every example played to its end."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from pakli.rulebook.examples import EXAMPLES
from pakli.rulebook.played import example_view
from pakli.texts import CLAUSES, HOUSE_RULES, LANGUAGES, TERMS, translator
from tests.browser.conftest import page_of
from tests.browser.everywhere import EVERYWHERE
from tests.browser.test_plain_page import faults_of
from tests.server.kit import open_desk
from tests.server.network import listening

LOCALES: Final = {"en": "en-GB", "hu": "hu-HU", "pl": "pl-PL"}
ENDS: Final = "The example ends here."
_ARTICLES: Final = """
Object.fromEntries([...document.querySelectorAll('article')].map(one => [one.id, one.textContent]))
"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def library() -> AsyncIterator[str]:
    """The address of a server: one for all, as nobody who reads changes anything."""
    async with open_desk() as desk, listening(desk.app) as port:
        yield f"http://127.0.0.1:{port}"


@asynccontextmanager
async def rulebook(
    browser: Browser, library: str, at: str = "", language: str = "en", **looks: object
) -> AsyncIterator[Page]:
    """The rulebook, open at an anchor, for somebody who is not signed in."""
    async with page_of(browser, library, locale=LOCALES[language], **looks, at="") as page:
        await page.goto(f"/rules.html{at}")
        await page.locator("#B8").wait_for()
        yield page


def flat(text: str) -> str:
    """A text without its line breaks, and without the dashes of a list."""
    return re.sub(r"\s+", " ", re.sub(r"(?m)^[–•] ", "", text)).strip()


@pytest.mark.parametrize(
    "language",
    [pytest.param(one, marks=() if one == "hu" else pytest.mark.soak) for one in LANGUAGES],
)
async def test_every_clause_house_rule_and_term_is_there(
    browser: Browser, library: str, language: str
) -> None:
    say = translator(language)
    async with rulebook(browser, library, language=language) as page:
        found = await page.evaluate(_ARTICLES)
        assert list(found) == [*CLAUSES, *HOUSE_RULES]
        for clause in CLAUSES:
            text = flat(found[clause])
            assert say.title(f"clause-{clause}") in text
            for paragraph in say.clause(clause).split("\n\n"):
                assert flat(paragraph) in text, clause
        for rule in HOUSE_RULES:
            assert flat(say.text(f"rule-{rule}")) in flat(found[rule])
        assert await page.locator("tr[id^=term-]").count() == len(TERMS)
        words = await page.locator("main").inner_text()
        assert not re.search(r"\b(clause|rule|source|preset|section|example|term|book)-[A-Za-z]", words)


@pytest.mark.parametrize("apart", [12, pytest.param(1, marks=pytest.mark.soak)], ids=["some", "all"])
async def test_every_example_plays_to_its_end(browser: Browser, library: str, apart: int) -> None:
    say = translator("en")
    async with rulebook(browser, library) as page:
        for example in list(EXAMPLES.values())[::apart]:
            title = say.text(f"example-{example.id}")
            shown = page.locator(f"#{example.clauses[0]}")
            await shown.get_by_role("button", name=title).click()
            player = shown.get_by_role("region", name=title)
            await player.wait_for()
            steps = len(example_view(example.id).steps)
            for _ in range(steps - 1):
                await page.keyboard.press("ArrowRight")
            await expect(player.get_by_text(f"Step {steps} of {steps}")).to_be_visible()
            await expect(player.get_by_text(ENDS)).to_be_visible()
            await page.keyboard.press("Escape")
            await expect(player).to_have_count(0)


async def test_a_refusal_is_shown_with_its_clause_at_its_step(browser: Browser, library: str) -> None:
    say = translator("en")
    async with rulebook(browser, library) as page:
        title = say.text("example-short-all-in")
        await page.locator("#B8").get_by_role("button", name=title).click()
        player = page.locator("#B8").get_by_role("region", name=title)
        refused = [number for number, step in enumerate(example_view("short-all-in").steps) if step.refusal]
        for _ in range(refused[0]):
            await player.get_by_role("button", name="One step on").click()
        await expect(player.get_by_text("A wants to raise to 150.")).to_be_visible()
        await expect(player.get_by_text("You face 23, less than a full raise of 50")).to_be_visible()
        await expect(player.get_by_role("status").get_by_role("link", name="B8")).to_have_attribute(
            "href", "#B8"
        )
        await player.get_by_role("button", name="One step back").click()
        await expect(player.get_by_text("You may call 23: 73 was bet")).to_be_visible()


@pytest.mark.parametrize(("language", "size"), EVERYWHERE)
@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
async def test_nothing_stands_in_anybodys_way(
    browser: Browser, library: str, language: str, size: dict[str, int], scheme: str
) -> None:
    say = translator(language)
    async with rulebook(browser, library, language=language, viewport=size, color_scheme=scheme) as page:
        await page.locator("#B8").get_by_role("button", name=say.text("example-short-all-in")).click()
        await page.locator("#B8 [tabindex='0']").wait_for()
        assert await faults_of(page) == []
        wide = await page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
        assert not wide, "wider than the screen"


async def test_by_keyboard_alone_one_searches_and_plays(browser: Browser, library: str) -> None:
    async with rulebook(browser, library, language="hu") as page:
        await page.keyboard.press("Tab")
        for _ in range(12):
            if await page.evaluate("document.activeElement.type") == "search":
                break
            await page.keyboard.press("Tab")
        await page.keyboard.type("ROVID all-in ujranyit")
        await expect(page.get_by_role("status").first).to_contain_text("Találat")
        assert await page.locator("article").count() < 6
        for _ in range(30):
            await page.keyboard.press("Tab")
            if await page.evaluate("document.activeElement.getAttribute('aria-expanded')") == "false":
                break
        await page.keyboard.press("Enter")
        await page.get_by_role("region").and_(page.locator("[tabindex='0']")).wait_for()
        await page.keyboard.press("End")
        await expect(page.get_by_text("Itt a példa vége.")).to_be_visible()
        await page.keyboard.press("Home")
        await expect(page.get_by_text("Lépés: 1 /")).to_be_visible()
        await page.keyboard.press("Escape")
        assert await page.evaluate("document.activeElement.getAttribute('aria-expanded')") == "false"


_PLACES: Final = {"B5": True, "ST6": False, "reopen": False, "term-fold": True, "house-rules": False}
"""Places that links lead to, and whether the usual tests go there."""


@pytest.mark.parametrize(
    "place",
    [pytest.param(place, marks=() if usual else pytest.mark.soak) for place, usual in _PLACES.items()],
)
async def test_a_link_leads_to_its_place(browser: Browser, library: str, place: str) -> None:
    async with rulebook(browser, library, f"#{place}") as page:
        await expect(page.locator(f"[id='{place}']")).to_be_in_viewport()
        await page.get_by_role("searchbox").fill("badugi")
        await expect(page.locator("#B5")).to_have_count(0)
        await page.evaluate("location.hash = '#A3'")
        await expect(page.locator("#A3")).to_be_in_viewport()
        assert await page.evaluate("document.activeElement.id") == "A3-title"


async def test_on_paper_there_are_the_clauses_alone(browser: Browser, library: str) -> None:
    async with rulebook(browser, library) as page:
        await page.emulate_media(media="print")
        await expect(page.get_by_role("searchbox")).to_be_hidden()
        await expect(page.locator("#B8")).to_be_visible()
