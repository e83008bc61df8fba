"""Live tables: a dealer at the console, players with phones or without; a hand in each of the three ways."""

from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.browser.conftest import PHONE
from tests.browser.live_kit import Evening, cards, live_evening, press, seats
from tests.browser.test_plain_page import faults_of


def stacks(evening: Evening) -> dict[str, int]:
    """Chips by name, between hands."""
    people = evening.house.room.house.people
    return {people[seat.player].name: seat.stack for seat in evening.actor.moment.table.seats}


async def test_a_hand_at_the_console_with_a_slip_taken_back(browser: Browser) -> None:
    async with live_evening(browser) as evening:
        await evening.opens()
        dealer = await evening.dealer()
        await seats(dealer, "Anna", "Béla", "Kati")
        await press(dealer, "Béla", "Next hand", "Call 2", "Fold", "Take back", "Call 1", "Check")
        await cards(dealer, "AsKd9c")
        await press(dealer, "All check")
        await cards(dealer, "2h")
        await press(dealer, "All check")
        await cards(dealer, "2c")
        await press(dealer, "All check")
        await cards(dealer, "AhQhKhQd")
        await press(dealer, "Throw away unseen")
        await expect(dealer.get_by_role("button", name="Next hand")).to_be_visible()
        assert sorted(stacks(evening).values()) == [198, 198, 204]
        assert await faults_of(dealer) == []
        await dealer.goto("/")
        await expect(dealer.get_by_role("row").filter(has_text="Kitchen")).to_contain_text("real cards")


async def test_chips_alone_two_phones_and_a_dead_one_acted_for(browser: Browser) -> None:
    async with live_evening(browser) as evening:
        await evening.opens(live="chips")
        dealer = await evening.dealer()
        anna, bela = await evening.phone("Anna"), await evening.phone("Béla")
        for phone, seat in ((anna, 1), (bela, 2)):
            await phone.get_by_role("button", name=f"Sit in seat {seat}").click()
            await phone.get_by_role("button", name="OK", exact=True).click()
        await press(dealer, "Anna", "Next hand")
        await anna.get_by_role("button", name="Call 1").click()
        await bela.context.close()
        await press(dealer, "Check")  # for Béla, whose phone is dead
        for _ in range(3):
            await press(dealer, "All check")
        await dealer.locator("[data-winner='1']").click()
        await expect(dealer.get_by_role("button", name="Next hand")).to_be_visible()
        assert stacks(evening) == {"Anna": 202, "Béla": 198}


async def test_draw_poker_recorded_by_the_keyboard_alone(browser: Browser) -> None:
    async with live_evening(browser) as evening:
        await evening.opens(live="record", game="five-card-draw", limit="pot-limit", seats=4, ante=2)
        dealer = await evening.dealer()
        await seats(dealer, "Anna", "Béla")
        await press(dealer, "Anna")
        for entry in ("n", "k", "k", "d 2", "d 0", "k", "k", "s AsAhKdKh9c", "s 7s7h8d8h9d"):
            await dealer.keyboard.type(entry)
            await dealer.keyboard.press("Enter")
            await expect(dealer.get_by_label("Type an entry")).to_have_value("")
        await expect(dealer.get_by_role("button", name="Next hand")).to_be_visible()
        assert sorted(stacks(evening).values()) == [198, 202]


@pytest.mark.soak
@pytest.mark.parametrize("looks", [{}, {"viewport": PHONE}], ids=["", "phone"])
async def test_cards_face_up_are_entered_or_the_dealer_says_who_opens(browser: Browser, looks: Any) -> None:
    stud = {"game": "stud", "limit": "fixed-limit", "low": 2, "high": 4, "ante": 1}
    async with live_evening(browser) as evening:
        await evening.opens(live="record", **stud)
        dealer = await evening.dealer(**looks)
        await seats(dealer, "Anna", "Béla", "Kati")
        await press(dealer, "Anna", "Next hand")
        await cards(dealer, "Kd2c7h")
        await press(dealer, "Bring in 1", "Fold")  # Kati has the deuce; then Anna
        await dealer.get_by_role("button", name="Cards seen").click()
        assert await faults_of(dealer) == []
        assert not await dealer.evaluate("document.documentElement.scrollWidth > window.innerWidth")
        await evening.opens(live="chips", **stud)
        dealer = await evening.dealer(**looks)
        await seats(dealer, "Anna", "Béla", "Kati")
        await press(dealer, "Anna", "Next hand")
        await dealer.locator("[data-opener='2']").click()
        await press(dealer, "Bring in 1")
        assert await faults_of(dealer) == []


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en-GB", "hu-HU", "pl-PL"])
@pytest.mark.parametrize(
    "looks", [{}, {"viewport": PHONE}, {"color_scheme": "dark"}], ids=["", "phone", "dark"]
)
async def test_the_console_can_be_read_by_everybody(browser: Browser, language: str, looks: Any) -> None:
    async with live_evening(browser) as evening:
        await evening.opens()
        dealer = await evening.dealer(locale=language, **looks)
        for part in range(4):
            await dealer.locator("nav button").nth(part).click()
            assert await faults_of(dealer) == []
            assert not await dealer.evaluate("document.documentElement.scrollWidth > window.innerWidth")
