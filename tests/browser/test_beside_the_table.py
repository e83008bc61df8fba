"""Beside the table: last hands, their replay, chat, notes, the sheet of a phone, the cut; by keyboard too."""

import re

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.conftest import DESK, PHONE, page_of, sit_at
from tests.browser.test_plain_page import faults_of


async def tab(page: Page, name: str) -> None:
    """Open a tab; on a phone in the sheet."""
    menu = page.get_by_role("button", name="Menu")
    if await menu.is_visible() and await menu.get_attribute("aria-expanded") == "false":
        await menu.click()
    await page.get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "dark"), (DESK, "light")], ids=["phone", "desk"])
async def test_nothing_beside_the_table_stands_in_anybody_s_way(
    browser: Browser, scripted_room: str, size: dict[str, int], scheme: str
) -> None:
    async with page_of(browser, scripted_room, viewport=size, color_scheme=scheme, at="") as page:
        await sit_at(page, "stud")
        await _check(page, "Log")
        await _check(page, "Hands", "Replay hand 12")
        await page.get_by_text("Step 1 of 10").wait_for()
        await _check(page, "Chat", "Change the phrases")
        await _check(page, "People", "Note on Ágota")
        await page.get_by_role("dialog", name="Note on Ágota").wait_for()
        assert await faults_of(page) == [], "a note"
        await page.keyboard.press("Escape")
        await tab(page, "Sign")
        await page.get_by_text("As in “Standard” (").click()
        assert await faults_of(page) == [], "the sign"


async def test_chips_are_bought_as_they_are_typed_by_enter(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room, at="") as page:
        await sit_at(page, "empty")
        await page.get_by_role("button", name=re.compile("^Sit in seat")).first.click()
        dialog = page.get_by_role("dialog")
        field = dialog.get_by_role("textbox")
        await field.fill("15,000")
        await field.press("Enter")
        await expect(dialog).to_contain_text("Possible:")
        await field.fill("1,500")
        await expect(dialog).to_contain_text("1,500")
        await field.press("Enter")
        await expect(dialog).to_have_count(0)
        await page.locator(".entry").wait_for()


async def _check(page: Page, name: str, press: str = "") -> None:
    """Look at a tab, and at what it becomes when something is pressed on it."""
    await tab(page, name)
    if press:
        await page.get_by_role("button", name=press).click()
    assert await faults_of(page) == [], name
    assert not await page.evaluate("document.documentElement.scrollWidth > innerWidth"), name


async def test_last_hands_are_told_in_words_and_replayed_by_keyboard(
    browser: Browser, scripted_room: str
) -> None:
    async with page_of(browser, scripted_room, at="") as page:
        await sit_at(page, "holdem")
        await tab(page, "Hands")
        chart = page.get_by_role("img", name=re.compile("^Your chips"))
        await expect(chart).to_have_accessible_name(
            "Your chips. 11 hands: from 2,000 to 2,155; least 2,000, most 2,390. Now: 2,000."
        )
        hands = page.get_by_role("list", name="Hands").get_by_role("listitem")
        await expect(hands).to_have_count(12)
        told = re.compile(r"Hand 12.*you −20.*Cecília wins 100", re.DOTALL)
        await expect(hands.first).to_contain_text(told)
        await expect(hands.nth(7)).to_contain_text("without you")
        await page.get_by_role("button", name="Replay hand 12").press("Enter")
        await _replay(page)
        await page.get_by_role("button", name="Back to the list").press("Enter")
        await expect(page.get_by_role("button", name="Replay hand 12")).to_be_focused()


async def _replay(page: Page) -> None:
    replay = page.get_by_role("region", name="Hand 12")
    await expect(replay).to_be_focused()
    said = replay.get_by_role("status")
    steps = (
        ("ArrowRight", "Bence posts the small blind, 10."),
        ("End", "You win 130."),
        ("ArrowRight", "You win 130."),
        ("ArrowLeft", "Wiśniewska Katarzyna folds."),
        ("ArrowLeft", "Flop: king of diamonds, seven of spades, two of clubs."),
    )
    for key, text in steps:
        await page.keyboard.press(key)
        await expect(said).to_have_text(text)
    await expect(replay.get_by_text("The table at this step")).to_contain_text(
        "king of diamonds, seven of spades, two of clubs. Pot: 130."
    )
    await page.keyboard.press("Home")
    await expect(said).to_have_text("Hand 12.")
    await page.keyboard.press("Space")
    await expect(replay.get_by_role("button", name="Pause")).to_be_visible()
    await expect(said).not_to_have_text("Hand 12.")
    await page.keyboard.press("Space")
    await expect(replay.get_by_role("button", name="Play")).to_be_visible()
    await replay.get_by_role("button", name="Last step").click()
    last = replay.get_by_role("listitem").filter(has_text="You win 130.")
    await expect(last).to_have_attribute("aria-current", "step")


async def test_notes_phrases_and_the_panel_stay_as_they_were_left(
    browser: Browser, scripted_room: str
) -> None:
    async with page_of(browser, scripted_room, at="") as page:
        await sit_at(page, "holdem")
        await _note(page)
        await tab(page, "Chat")
        await page.get_by_role("button", name="Change the phrases").click()
        await page.get_by_label("Phrase 1").fill("Ahoy, everybody")
        await page.get_by_role("button", name="Keep the phrases").click()
        await page.get_by_role("button", name="Ahoy, everybody").click()
        said = page.get_by_role("log", name="Chat")
        await expect(said).to_contain_text(re.compile(r"Anna: Ahoy, everybody\s+\d\d:\d\d"))
        await expect(said).to_contain_text("AHOY, EVERYBODY")
        panel, fold = page.get_by_role("complementary", name="Menu"), page.locator("button.fold")
        await fold.click()
        await expect(panel).to_be_hidden()

        await page.reload()
        await expect(fold).to_have_attribute("aria-expanded", "false")
        await expect(panel).to_be_hidden()
        await fold.click()
        await tab(page, "Chat")
        await expect(page.get_by_role("button", name="Ahoy, everybody")).to_be_visible()
        await tab(page, "People")
        marked = page.get_by_role("listitem").filter(has_text="Slow-plays sets.")
        await expect(marked).to_contain_text("tricky")
        seats = page.get_by_role("list", name="Seats")
        await seats.get_by_role("button", name="tricky Cecília").click()
        await page.get_by_role("button", name="Remove the note").click()
        await expect(marked).to_have_count(0)
        await (
            page.get_by_role("list", name="Seats")
            .get_by_role("button", name="Dávid", exact=True)
            .press("Enter")
        )
        await page.get_by_role("dialog", name="Note on Dávid").wait_for()
        await page.keyboard.press("Escape")
        await expect(seats).not_to_contain_text("tricky")


async def _note(page: Page) -> None:
    await tab(page, "People")
    button = page.get_by_role("button", name="Note on Cecília", exact=True)
    await button.press("Enter")
    note = page.get_by_role("dialog", name="Note on Cecília")
    await note.get_by_label("tricky").check()
    await note.get_by_label("What you want to remember").fill("Slow-plays sets.")
    await note.get_by_role("button", name="Keep the note").click()
    await expect(button).to_be_focused()
    await expect(page.get_by_role("list", name="Seats")).to_contain_text("tricky")


async def test_the_sheet_the_cut_and_the_buy_in(browser: Browser, scripted_room: str) -> None:
    async with page_of(browser, scripted_room, viewport=PHONE, at="") as page:
        await sit_at(page, "questions")
        menu = page.get_by_role("button", name="Menu")
        await menu.press("Enter")
        sheet = page.get_by_role("dialog", name="Menu")
        await expect(sheet).to_be_focused()
        await page.keyboard.press("Escape")
        await expect(sheet).to_be_hidden()
        await expect(menu).to_be_focused()
        await _cut(page)
        await page.goto("/table.html?table=usd")
        await menu.click()
        await page.get_by_role("button", name="Buy chips").click()
        dialog = page.get_by_role("dialog")
        await expect(dialog.get_by_role("button", name="OK", exact=True)).to_be_focused()
        await dialog.get_by_label(re.compile("^Amount")).fill("100")
        for told in (
            "Possible $0.50 to $250.00",
            "Your chips here now $1,000.00",
            "Your chips here after it $1,100.00",
            "In your account now $4,000.00",
            "In your account after it $3,900.00",
        ):
            await expect(dialog).to_contain_text(told)


async def _cut(page: Page) -> None:
    for _ in range(2):
        await page.get_by_role("region", name="Your move").get_by_role("button").first.click()
    pack = page.get_by_role("slider", name="The pack: where do you cut?")
    await expect(pack).to_have_attribute("aria-valuetext", "Card 26 of 52")
    assert await faults_of(page) == [], "the cut"
    await pack.press("ArrowRight")
    await expect(pack).to_have_attribute("aria-valuetext", "Card 27 of 52")
    box = await pack.bounding_box()
    assert box is not None
    await page.mouse.click(box["x"] + 2, box["y"] + box["height"] / 2)
    await expect(pack).to_have_attribute("aria-valuetext", "Card 1 of 52")
    await page.get_by_role("button", name="Cut").click()
    said = page.get_by_role("log", name="What happens")
    await expect(said).to_contain_text("You cut the pack after card 26.")
