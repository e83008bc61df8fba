"""Every irregularity once on the dealer's console: what happened, what the rules say, ruled, taken back."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.live_kit import Way, cards, live_evening, press, seats
from tests.browser.test_plain_page import faults_of

FLOP: Final = ("Call 2", "Call 2", "Call 1", "Check")
# what is tapped, what is entered before, what is filled in, what the rules say
ROWS: Final[tuple[tuple[str, tuple[str, ...], tuple[str, ...], str], ...]] = (
    ("put_in", (), ("[data-chip='25']",), "a single chip of 25 without a word is a call"),
    ("put_in", (), ("[data-chip='5']", "[data-said='raise']"), "raises to 5"),
    ("out_of_turn", (), ("[data-does='call']",), "calls out of turn"),
    ("out_of_turn", (), ("[data-of='4']", "[data-does='fold']"), "folds out of turn"),
    ("bar_raise", (), (), "may check, call or fold, but not raise"),
    ("return_bet", ("Call 2",), (), "has 2 of the last bet back"),
    ("exposed_cards", (), ("[data-of='2']",), "flipped"),
    ("expose_hand", (), ("[data-rank='A']", "[data-suit='s']"), "has shown cards in mid-hand"),
    ("wrong_count", (), (), "wrong number of cards"),
    ("set_aside", (), ("CARDS 2s3h4d",), "Dealt too early"),
    ("boxed_card", (), (), "lay face up in the pack"),
    ("wrong_first_card", (), (), "first card went to the wrong seat"),
    ("seat_not_entitled", (), (), "a seat got cards that should have none"),
    ("seat_left_out", (), (), "a seat was left out"),
    ("wrong_button", (), (), "the button was in the wrong place"),
    ("wrong_blinds", FLOP[:2], (), "The blinds were wrong"),
    ("fouled_deck", FLOP[:2], (), "The pack is fouled"),
    ("declare_misdeal", (), (), "Misdeal"),
    ("kill_hand", (), (), "is dead"),
    ("kill_by_accident", (), (), "is dead"),
    ("award_hand", ("Call 2",), (), "the hand goes to"),
    ("note_irregularity", (), ("REASON Somebody spoke",), "Somebody spoke"),
)


async def what_happened(dealer: Page, kind: str, filled: tuple[str, ...], *, entered: bool) -> None:
    """It is chosen and filled in; `entered`: whether cards of the board are."""
    await dealer.locator(f"[data-irregular='{kind}']").click()
    for one in filled:
        word, _, rest = one.partition(" ")
        if word == "REASON":
            await dealer.locator("[data-reason]").fill(rest)
        elif word == "CARDS":
            if entered:
                await cards(dealer, rest)
        else:
            await dealer.locator(one).last.click()


async def ruled_and_taken_back(dealer: Page, says: str) -> None:
    """The rules say it, it is ruled, it has happened; and it has not."""
    beside = dealer.get_by_role("region", name="Beside the game")
    status = beside.get_by_role("status")
    await expect(status.filter(has_text="What the rules say")).to_contain_text(says)
    await dealer.locator("[data-rule]").click()
    await expect(status.filter(has_text="Ruled")).to_contain_text(says)
    await beside.get_by_role("button", name="Take back").click()
    await expect(status.filter(has_text="Ruled")).to_have_count(0)


async def everything_goes_wrong(browser: Browser, way: Way, shots: Path | None = None, **looks: Any) -> None:
    """All of it, one after another, in one hand that goes on as if nothing had been."""
    async with live_evening(browser) as evening:
        await evening.opens(live=way)
        dealer = await evening.dealer(**looks)
        await seats(dealer, "Anna", "Béla", "Kati", "Dóra")
        await press(dealer, "Béla", "Next hand")
        await dealer.get_by_role("button", name="Irregularities").click()
        for kind, before, filled, says in ROWS:
            await press(dealer, *before)
            await what_happened(dealer, kind, filled, entered=way != "chips")
            if shots is not None:
                await dealer.locator("[data-rule]").wait_for()
                await dealer.screenshot(path=shots / f"{kind}.png", full_page=True)
            await ruled_and_taken_back(dealer, says)
            for _ in before:
                await press(dealer, "Take back")
        await expect(dealer.get_by_role("group", name="Anna to act.")).to_be_visible()
        assert not await dealer.evaluate("document.documentElement.scrollWidth > window.innerWidth")
        assert await faults_of(dealer) == []


async def test_chips_of_somebody_are_ruled_on_and_one_out_of_turn_waits(browser: Browser) -> None:
    async with live_evening(browser) as evening:
        await evening.opens()
        dealer = await evening.dealer(viewport=PHONE)
        await seats(dealer, "Anna", "Béla", "Kati", "Dóra")
        await press(dealer, "Béla", "Next hand")
        await dealer.get_by_role("button", name="Irregularities").click()
        await what_happened(dealer, "put_in", ("[data-said='raise']",), entered=True)
        await dealer.locator("[data-how-much]").fill("10")
        await dealer.get_by_role("button", name="Add").last.click()
        await dealer.locator("[data-rule]").click()
        await expect(dealer.get_by_role("group", name="Béla to act.")).to_be_visible()
        await dealer.keyboard.type("oot r 30")
        await dealer.keyboard.press("Enter")
        waits = dealer.get_by_role("status").filter(has_text="out of turn")
        await expect(waits).to_contain_text("Kati")
        found = await faults_of(dealer)
        assert found == [], found
        await press(dealer, "Call 10")
        await expect(dealer.get_by_role("group", name="Dóra to act.")).to_be_visible()
        await expect(waits).to_have_count(0)
        await what_happened(dealer, "put_in", ("[data-chip='5']",), entered=True)
        await dealer.locator("[data-decide='stay']").click()
        await ruled_and_taken_back(dealer, "put in less than the bet")
        assert not await dealer.evaluate("document.documentElement.scrollWidth > window.innerWidth")


@pytest.mark.soak
@pytest.mark.parametrize("looks", [{}, {"viewport": PHONE}], ids=["", "phone"])
@pytest.mark.parametrize("way", ["chips", "console", "record"])
async def test_everything_that_can_go_wrong_is_ruled_on(browser: Browser, way: Way, looks: Any) -> None:
    await everything_goes_wrong(browser, way, **looks)


@pytest.mark.soak
async def test_a_flop_of_four_cards(browser: Browser) -> None:
    async with live_evening(browser) as evening:
        await evening.opens()
        dealer = await evening.dealer()
        await seats(dealer, "Anna", "Béla", "Kati", "Dóra")
        await press(dealer, "Béla", "Next hand", *FLOP)
        await dealer.keyboard.type("four AsKdQcJh 4")
        await dealer.keyboard.press("Enter")
        await expect(dealer.get_by_role("region", name="Table").get_by_text("Pot: 8")).to_be_visible()
        await press(dealer, "Take back")
        await dealer.get_by_role("button", name="Irregularities").click()
        pad = dealer.get_by_role("region", name="Beside the game")
        await dealer.locator("[data-irregular='four_card_flop']").click()
        for card in ("As", "Kd", "Qc", "Jh"):
            await pad.locator(f"[data-rank='{card[0]}']").click()
            await pad.locator(f"[data-suit='{card[1]}']").click()
        await ruled_and_taken_back(dealer, "The flop had four cards")
