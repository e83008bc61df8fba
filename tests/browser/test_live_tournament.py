"""The director's desk through a whole small tournament with real cards: by keyboard, and on a phone."""

from playwright.async_api import Browser, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.live_kit import Evening, live_evening
from tests.browser.test_every_state import too_wide
from tests.browser.test_plain_page import faults_of

NAMES = ("Anna", "Béla", "Cili", "Dani")
FIELDS = "25×8 100×8 500×4 1000×7"


async def announced(evening: Evening) -> Page:
    """A freezeout for practice with real cards, made in the form; at its desk."""
    page = await evening.director("/tournaments.html#new")
    form = page.get_by_role("form", name="New tournament")
    await form.get_by_label("Name").fill("Thursday")
    await form.get_by_role("combobox", name="Structure").select_option("freezeout")
    await form.get_by_role("combobox", name="Tables").select_option("clock")
    await form.get_by_label("Chips of a starting stack").fill(FIELDS)
    await form.get_by_role("button", name="Announce").click()
    await page.wait_for_url("**event=*")
    await page.get_by_role("button", name="Director’s desk").click()
    return page


async def enters(page: Page, table: str, what: str) -> None:
    """Open a form of a table."""
    await page.get_by_role("region", name=table).get_by_role("button", name=what, exact=True).press("Enter")


async def begun(page: Page) -> None:
    """Everybody enters by name, and it starts."""
    named = page.get_by_role("form", name="Enter by name")
    for name in NAMES:
        await named.get_by_label("Enter by name").fill(name)
        await page.keyboard.press("Enter")
        await page.get_by_role("row", name=name).wait_for()
    await page.get_by_role("button", name="Start now").press("Enter")
    await page.get_by_role("form", name="Start now").get_by_role("button", name="Start now").press("Enter")
    await page.get_by_role("region", name="Table 1").wait_for()


async def shows_seat_cards(page: Page) -> None:
    """On paper nothing else is shown."""
    await page.get_by_role("button", name="Seat cards").press("Enter")
    cards = page.get_by_role("region", name="Seat cards")
    await expect(cards.get_by_role("listitem")).to_have_count(4)
    await expect(cards).to_contain_text("Table 1, seat")
    await page.emulate_media(media="print")
    await expect(page.get_by_role("heading", name="Prizes")).to_be_hidden()
    await expect(cards).to_be_visible()
    await page.emulate_media(media="screen")
    await cards.get_by_role("button", name="Close").press("Enter")


async def counts(page: Page) -> None:
    """A count that differs says so, until it is right."""
    desk = page.get_by_role("region", name="Real cards and chips")
    await enters(page, "Table 1", "Chip count")
    form = page.get_by_role("form", name="Chip count: Table 1")
    for name in NAMES:
        await form.get_by_label(f"Chips of {name}").fill("9900" if name == "Dani" else "10000")
    await form.get_by_role("button", name="Enter").press("Enter")
    await expect(desk).to_contain_text("Not accounted for: 100.")
    await enters(page, "Table 1", "Chip count")
    await form.get_by_label("Chips of Dani").fill("10000")
    await form.get_by_role("button", name="Enter").press("Enter")
    await expect(desk).to_contain_text("Chips are as they were issued.")


async def test_the_desk_from_the_first_name_to_the_winner(browser: Browser) -> None:
    async with live_evening(browser) as evening:
        page = await announced(evening)
        await begun(page)
        await shows_seat_cards(page)
        await counts(page)
        await enters(page, "Table 1", "Bust-out")
        form = page.get_by_role("form", name="Bust-out: Table 1")
        await form.get_by_label("Out: Cili").check()
        await form.get_by_label("Out: Dani").check()
        await form.get_by_label("Dani began the hand with").fill("9000")
        await form.get_by_label("Chips won by").select_option(label="Anna")
        await page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        assert await too_wide(page) == []
        assert await faults_of(page) == []
        await form.get_by_role("button", name="Enter").press("Enter")
        await expect(page.get_by_role("row", name="Dani")).to_contain_text("out")

        await enters(page, "Table 1", "Bust-out")
        await form.get_by_label("Out: Béla").check()
        await form.get_by_label("Chips won by").select_option(label="Anna")
        await form.get_by_role("button", name="Enter").press("Enter")
        await expect(page.get_by_role("row", name="Anna")).to_contain_text("place 1")
        await expect(page.get_by_role("row", name="Cili")).to_contain_text("place 3")
