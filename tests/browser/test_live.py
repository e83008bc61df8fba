"""Live tables: a dealer at the console, players with phones or without; a hand in each of the three ways."""

from playwright.async_api import Browser, Page, expect

from tests.browser.live_kit import live_evening


async def seats(dealer: Page, *names: str) -> None:
    """People without phones, in the next free seats."""
    form = dealer.get_by_role("form", name="Seat by name")
    for name in names:
        await form.get_by_label("Name").fill(name)
        await form.get_by_role("button").click()
        await dealer.get_by_role("listitem").filter(has_text=name).first.wait_for()


async def press(page: Page, *words: str) -> None:
    """Buttons of the entry, one after another; each waits until it can be pressed."""
    for word in words:
        await page.get_by_role("region", name="Entry").get_by_role("button", name=word, exact=True).click()


async def cards(dealer: Page, text: str) -> None:
    """Cards by two taps each."""
    for at in range(0, len(text), 2):
        await dealer.locator(f"[data-rank='{text[at]}']").click()
        await dealer.locator(f"[data-suit='{text[at + 1]}']").click()


async def test_a_hand_at_the_console(browser: Browser) -> None:
    async with live_evening(browser) as evening:
        await evening.opens()
        dealer = await evening.dealer()
        await seats(dealer, "Anna", "Béla", "Kati")
        await press(dealer, "Béla", "Next hand")
        await expect(dealer.get_by_text("Béla to act.")).to_be_visible()
        await press(dealer, "Call 2", "Call 1", "Check")
        await cards(dealer, "AsKd9c")
        await press(dealer, "All check")
        await cards(dealer, "2h")
        await press(dealer, "All check")
        await cards(dealer, "2c")
        await press(dealer, "All check")
        table = evening.actor.moment.table
        assert table.playing is not None
        await cards(dealer, "AhQh")
        await cards(dealer, "KhQd")
        await press(dealer, "Throw away unseen")
        await expect(dealer.get_by_role("button", name="Next hand")).to_be_visible()
        await dealer.screenshot(path="/tmp/e_live1.png")
        print(evening.actor.moment.table.seats)
