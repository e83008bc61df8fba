"""
Two people at two browsers and the house's bots play many hands by pressing the page's own buttons; a third
looks on. A reload, a lost connection and a killed server in mid-hand change nothing.
"""

import asyncio
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.evening import Evening, Kill, LostConnection, Reload, Trouble, evening, lost
from tests.browser.people import Person

GAMES = ("holdem", "omaha-high-low", "five-card-draw", "deuce-to-seven-triple-draw")
TROUBLES: tuple[type[Trouble], ...] = (Reload, LostConnection, Kill)


async def play_an_evening(
    browser: Browser, folder: Path, game: str, troubles: Iterable[type[Trouble]]
) -> None:
    """Between two troubles a few hands are played."""
    async with evening(browser, folder, game) as one:
        anna, bela, cili = [await one.comes(name) for name in ("Anna", "Béla", "Cili")]
        await anna.sits()
        await bela.sits()
        other = asyncio.create_task(bela.plays(10**6))
        for trouble in troubles:
            await to_mid_hand(anna, anna.hand + 3)
            await one.changes_nothing(anna, trouble(one, anna))
            await anna.plays(anna.hand)
        await to_mid_hand(anna, anna.hand + 1)
        await choose_while_somebody_comes(anna, cili)
        await anna.plays(anna.hand)
        await press_without_a_line(one, anna)
        await anna.plays(anna.hand)
        assert not other.done(), other.exception()
        other.cancel()
        await asyncio.gather(other, return_exceptions=True)
        hands = await one.all_is_in_order()
        assert len(anna.hands & bela.hands) >= 10
        assert hands >= max(anna.hands)


async def to_mid_hand(person: Person, number: int) -> None:
    """Play until he is asked in hand `number` or later, after the first betting round."""

    def mid_hand() -> bool:
        question, hand = person.question, person.view["hand"]
        return (
            question is not None
            and person.hand >= number
            and (any(hand["boards"]) or question["what"] == "drawing")
        )

    person.stops_at = mid_hand
    await person.plays(number + 30)
    assert person.stops_at(), "he was never asked in mid-hand"
    person.stops_at = lambda: False


async def choose_while_somebody_comes(person: Person, other: Person) -> None:
    """What is picked or typed, but not sent yet, stays as it is when something else changes on the page."""
    assert person.question is not None
    draws = person.question["what"] == "drawing"
    field = person.page.get_by_label(re.compile("^Amount, from"))
    if draws:
        await person.picks(0, 2)
    else:
        await field.fill("77")
    frames = len(person.frames)
    await other.page.reload()
    await person.until(lambda: len(person.frames) >= frames + 2)
    if draws:
        await person.picked(2)
        await person.picks(0, 2)  # both go back
    else:
        await expect(field).to_have_value("77")


async def press_without_a_line(one: Evening, person: Person) -> None:
    """What is pressed while the connection is lost is done once it is back, and once."""
    await to_mid_hand(person, person.hand + 1)
    await expect(person.move).to_be_visible()
    line = one.lines[person.name]
    line.cut()
    await lost(person.page)
    question = person.question
    pressed = asyncio.create_task(person.answers())
    await asyncio.sleep(0.1)
    assert person.question is question
    await line.mend()
    await pressed
    await expect(person.page.get_by_role("alert").filter(has_text=re.compile("."))).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
async def test_people_play(browser: Browser, tmp_path: Path, game: str) -> None:
    await play_an_evening(browser, tmp_path, game, TROUBLES)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_people_play_for_long(browser: Browser, tmp_path: Path, game: str) -> None:
    await play_an_evening(browser, tmp_path, game, TROUBLES * 10)
