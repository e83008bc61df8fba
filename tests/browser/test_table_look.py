"""The table as it is drawn: nothing lies over anything else or is cut off, nothing moves that shall not."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.conftest import DESK, PHONE, page_of
from tests.browser.scripted import as_guest, script_bytes, static_folder
from tests.browser.test_plain_page import faults_of

STATES: Final = ("crowd", "boards", "up", "six", "drawn", "empty")
"""Tables that stand still: ten seats and six pots, four boards, stud, draw, free seats."""
LIGHT: Final = 100_000
"""Bytes of a table's scripts, packed; without the texts of the language in use."""

_OVERLAPS: Final = """() => {
    const shown = element => element.getBoundingClientRect();
    const looked = '.pod .plate, .pod .hand, .own .plate, .front, .boards, section.middle > *';
    const named = [...document.querySelectorAll(looked)]
        .filter(element => shown(element).width && !element.classList.contains('ear'))
        .map(element => [element, shown(element)]);
    const pairs = [];
    for (const [at, [one, a]] of named.entries())
        for (const [other, b] of named.slice(at + 1)) {
            if (one.contains(other) || other.contains(one)) continue;
            if (one.closest('.pod') && one.closest('.pod') === other.closest('.pod')) continue;
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 1.5 && high > 1.5)
                pairs.push([one, other].map(each => `${each.className} "${each.textContent}"`).join(' and '));
        }
    return pairs;
}"""
_CUT_OFF: Final = """() => {
    const window_ = document.querySelector('.window').getBoundingClientRect();
    return [...document.querySelectorAll('.pod .plate, .own .plate, .front, section.middle > *, .face')]
        .filter(element => {
            const box = element.getBoundingClientRect();
            const aside = box.left < -0.5 || box.right > innerWidth + 0.5;
            return box.width && (aside || box.top < window_.top - 0.5 || box.bottom > window_.bottom + 0.5);
        }).map(element => `${element.className.baseVal ?? element.className} "${element.textContent}"`);
}"""
_RANKS: Final = """() => [...document.querySelectorAll('.cards')].flatMap(cards => {
    const faces = [...cards.querySelectorAll('.face')];
    return faces.slice(0, -1).filter((face, at) => {
        const rank = face.querySelector('text');
        return rank && rank.getBoundingClientRect().right > faces[at + 1].getBoundingClientRect().left + 1.5;
    }).map(face => face.dataset.card);
})"""
"""Ranks that another card of the same hand lies on."""


@asynccontextmanager
async def looking_at(browser: Browser, room: str, **settings: Any) -> AsyncIterator[Page]:
    """A page of somebody who has come in."""
    async with page_of(browser, room, **settings, at="") as page:
        await as_guest(page)
        yield page


async def _see(page: Page, table: str) -> None:
    await page.goto(f"/table.html?table={table}")
    await page.get_by_role("list", name="Seats").wait_for(state="attached")
    await page.locator(".pod").first.wait_for()


@pytest.mark.parametrize(
    ("size", "scheme"),
    [
        pytest.param(PHONE, "dark", id="phone"),
        pytest.param(DESK, "light", id="desk", marks=pytest.mark.soak),
    ],
)
async def test_nothing_lies_over_anything_else_and_anybody_can_read_it(
    browser: Browser, scripted_room: str, size: dict[str, int], scheme: str
) -> None:
    calm: dict[str, Any] = {"viewport": size, "color_scheme": scheme, "reduced_motion": "reduce"}
    async with looking_at(browser, scripted_room, **calm) as page:
        for state in STATES:
            await _see(page, state)
            assert await page.evaluate(_OVERLAPS) == [], state
            assert await page.evaluate(_CUT_OFF) == [], state
            assert await page.evaluate(_RANKS) == [], f"{state}: ranks are hidden"
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), state
            assert await faults_of(page) == [], state


async def test_a_name_that_is_cut_short_is_said_in_full(browser: Browser, scripted_room: str) -> None:
    async with looking_at(browser, scripted_room, viewport=PHONE) as page:
        await _see(page, "crowd")
        seats = page.get_by_role("list", name="Seats")
        await expect(seats).to_contain_text("Maximiliánné Őrségi-Kovács Annamária")
        await expect(seats).to_contain_text("98,765,432")
        await page.get_by_role("button", name="Who is in which pot").click()
        dialog = page.get_by_role("dialog")
        await expect(dialog).to_contain_text(
            "Side pot 5: 7. In it: Gréta, Maximiliánné Őrségi-Kovács Annamária"
        )


async def test_the_own_hand_is_told_in_full_on_a_phone(browser: Browser, scripted_room: str) -> None:
    async with looking_at(browser, scripted_room, viewport=PHONE) as page:
        await _see(page, "holdem")
        held = page.locator(".own .held")
        for text in ("full house, kings full of sevens", "High: straight, ten high · low 8-7-6-4-3"):
            await held.evaluate("(element, text) => (element.textContent = text)", text)
            assert await held.evaluate("element => element.scrollWidth <= element.clientWidth"), text
            assert await page.evaluate(_OVERLAPS) == []
            assert await page.evaluate(_CUT_OFF) == []


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
async def test_of_all_there_is_to_know_of_oneself_one_thing_is_drawn_and_the_rest_counted_and_said(
    browser: Browser, scripted_room: str, size: dict[str, int]
) -> None:
    async with looking_at(browser, scripted_room, viewport=size) as page:
        await _see(page, "six")
        told = page.locator(".own .told")
        await expect(told).to_have_count(1)
        await expect(told).to_have_text("sitting out after this hand")
        assert await told.evaluate("each => each.scrollWidth <= each.clientWidth + 1"), (
            "all of it can be read"
        )
        await expect(page.locator(".own .more [aria-hidden]")).to_have_text("+4")
        await expect(page.locator(".own .more .ear")).to_contain_text("400 wait for the host")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
async def test_the_button_lies_beside_one_s_own_cards(
    browser: Browser, scripted_room: str, size: dict[str, int]
) -> None:
    async with looking_at(browser, scripted_room, viewport=size, reduced_motion="reduce") as page:
        await _see(page, "six")
        disc, cards = [await page.locator(where).bounding_box() for where in (".disc", ".own .cards")]
        assert disc is not None
        assert cards is not None
        assert disc["x"] + disc["width"] <= cards["x"] + 1
        assert disc["x"] >= 0


async def test_a_key_that_comes_too_soon_is_answered_to_the_eye_too(
    browser: Browser, scripted_room: str
) -> None:
    async with looking_at(browser, scripted_room) as page:
        await _see(page, "holdem")
        await page.locator("[data-question='1']").wait_for()
        await page.evaluate("performance.now = () => 1e9")  # the question has only just come
        await page.wait_for_timeout(400)
        await page.keyboard.press("c")
        await page.locator("[data-question='2']").wait_for()
        await page.keyboard.press("k")
        await expect(page.locator(".notice", has_text="This has only just come.")).to_be_visible()


async def test_no_seat_of_a_phone_lies_under_a_notice(browser: Browser, scripted_room: str) -> None:
    async with looking_at(browser, scripted_room, viewport=PHONE) as page:
        await _see(page, "hold")
        notice, table = [await page.locator(where).bounding_box() for where in (".state", "main")]
        assert notice is not None
        assert table is not None
        assert notice["y"] + notice["height"] <= table["y"] + 1


async def test_large_letters_leave_room_for_what_somebody_has(browser: Browser, scripted_room: str) -> None:
    async with looking_at(browser, scripted_room, viewport={"width": 180, "height": 320}) as page:
        await _see(page, "usd")
        await page.locator(".front").first.wait_for()
        plates = page.locator(".pod .second")
        assert (
            await plates.evaluate_all(
                "plates => plates.filter(plate => plate.querySelector('.has').getBoundingClientRect().right"
                " > plate.getBoundingClientRect().right + 0.5).map(plate => plate.textContent)"
            )
            == []
        )


async def test_what_wins_is_marked_pot_by_pot_and_half_by_half(browser: Browser, scripted_room: str) -> None:
    async with looking_at(browser, scripted_room) as page:
        await _see(page, "up")
        assert await _marked(page) == ["Kc", "Kd", "Th", "9s", "7h"]
        await page.get_by_role("button", name="main pot, low half").click()
        assert await _marked(page) == ["As", "2d", "3c", "4h", "6s"]
        await expect(page.get_by_role("list", name="Result of the hand")).to_contain_text(
            "You win 160 with this hand: low 6-4-3-2-1."
        )
        await _see(page, "boards")
        await page.get_by_role("button", name="board 2").click()
        assert await _marked(page) == ["4c", "Kh", "Ah", "As", "Ks"]


async def _marked(page: Page) -> list[str]:
    marked: list[str] = json.loads(
        await page.evaluate(
            "JSON.stringify([...document.querySelectorAll('.face.marked')].map(face => face.dataset.card))"
        )
    )
    return marked


async def test_the_result_stays_until_it_is_seen(browser: Browser, scripted_room: str) -> None:
    async with looking_at(browser, scripted_room) as page:
        await _see(page, "holdem")
        for button in ("Call 60", "Check", "Call 73", "Show"):
            await page.get_by_role("region", name="Your move").get_by_role("button", name=button).click()
        last = page.get_by_role("region", name="Hand 1 before this one")
        await expect(last).to_contain_text("You win 386 with this hand: full house, kings full of sevens.")
        await page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        await expect(page.locator(".mine").get_by_role("region", name="Hand 1 before")).to_be_in_viewport()
        await last.get_by_role("button", name="Seen").click()
        await expect(last).to_have_count(0)


async def test_settings_hold_at_once_and_when_one_comes_again(browser: Browser, scripted_room: str) -> None:
    async with looking_at(browser, scripted_room) as page:
        await _see(page, "drawn")
        club = page.locator("[data-card='9c'] path").first
        assert await club.evaluate("path => getComputedStyle(path).fill") == "rgb(23, 112, 44)"
        await page.get_by_role("button", name="Settings").click()
        assert await faults_of(page) == []
        await page.get_by_label("Pack").select_option("two colours")
        await page.get_by_label("Felt").select_option("blue")
        await page.get_by_label("Amounts").select_option("in big blinds (BB)")
        await page.get_by_label("Bets with a button").fill("33 2000")
        await page.keyboard.press("Tab")
        await expect(page.get_by_role("alert")).to_contain_text("Whole numbers from 1 to 1000")
        await page.keyboard.press("Escape")
        await page.reload()
        await page.locator(".pod").first.wait_for()
        assert await club.evaluate("path => getComputedStyle(path).fill") == "rgb(29, 28, 26)"
        assert await page.evaluate("document.documentElement.dataset.felt") == "blue"
        await _see(page, "holdem")
        await expect(page.get_by_role("button", name="Call 3 BB")).to_be_visible()
        said = page.get_by_role("log", name="What happens")
        await expect(said).to_contain_text("Pot: 4.5\u00a0BB. Your turn: call 3\u00a0BB, raise to 5\u00a0BB")
        await page.get_by_label("Amount, from 5 BB to 100 BB").fill("7.3")
        await expect(page.get_by_role("button", name="Raise to 7.3 BB")).to_be_enabled()
        await page.get_by_role("button", name="Raise to 7.3 BB").click()
        await expect(page.get_by_role("list", name="Log")).to_contain_text("You raise to 7.3\u00a0BB.")


async def test_things_move_unless_that_is_not_wanted(browser: Browser, scripted_room: str) -> None:
    for motion, moved in (("no-preference", True), ("reduce", False)):
        async with looking_at(browser, scripted_room, reduced_motion=motion) as page:
            await page.add_init_script(_COUNT)
            await _see(page, "holdem")
            await page.get_by_role("button", name="Call 60").click()
            await page.get_by_role("button", name="Check", exact=True).wait_for()
            lasted: list[float] = await page.evaluate("window.lasted")
            assert bool(lasted) == moved, motion
            assert all(time <= 250 for time in lasted), "nothing is slow"


async def test_nothing_moves_on_a_table_just_opened(browser: Browser, scripted_room: str) -> None:
    async with looking_at(browser, scripted_room) as page:
        await page.add_init_script(_COUNT)
        await _see(page, "up")
        assert await page.evaluate("window.lasted") == []


_COUNT: Final = """
    window.lasted = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        window.lasted.push(options.duration);
        return animate.call(this, frames, options);
    };
"""
"""Notes how long everything lasts that is set in motion."""


def test_the_page_of_a_table_is_light() -> None:
    if static_folder() is None:
        pytest.skip("the client is not built here: make test builds it")
    sizes = script_bytes("table.html")
    assert len(sizes) > 3
    assert sum(sizes.values()) < LIGHT, sizes
