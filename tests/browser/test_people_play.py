"""
Two people at two browsers and the house's bots play many hands by pressing the page's own buttons; a third
looks on. A reload, a lost connection and a killed server in mid-hand change nothing.
"""

import asyncio
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.evening import Evening, Kill, LostConnection, Reload, Trouble, evening, lost
from tests.browser.people import Person

TROUBLES: tuple[type[Trouble], ...] = (Reload, LostConnection, Kill)
WITH: dict[str, tuple[type[Trouble], ...]] = {
    "omaha-high-low": (Reload, LostConnection, Kill),
    "five-card-draw": (LostConnection,),
    "deuce-to-seven-single-draw": (Reload,),
}
"""
The games of the usual tests, and the trouble in each: all of it at a bet, what breaks a page at a draw too.
Hold'em, where the bets are no others, is played by two sign-ins, by keyboard and at the host's evening. In
the long runs each game has all of it, many times.
"""


async def play_an_evening(
    browser: Browser, folder: Path, game: str, troubles: Sequence[type[Trouble]], hands: int = 1
) -> None:
    """
    In one hand after another there is trouble; then they play on, until both have been dealt into so many
    `hands` for each trouble.
    """
    async with evening(browser, folder, game) as one:
        anna, bela = await one.comes("Anna"), await one.comes("Béla")
        await anna.sits()
        await bela.sits()
        cili = await one.comes("Cili")
        other = asyncio.create_task(bela.plays(10**6))
        await to_mid_hand(anna, lambda: bool(chooses(anna)))
        await choose_while_somebody_comes(anna, cili)
        for trouble in troubles:
            await to_mid_hand(anna)
            await one.changes_nothing(anna, trouble(one, anna))
            if trouble is LostConnection:
                await press_without_a_line(one, anna)
            await anna.plays(anna.hand)
        while len(anna.hands & bela.hands) < hands * len(troubles):
            await anna.plays(anna.hand)
        await anna.leaves()
        assert not other.done(), other.exception()
        other.cancel()
        await asyncio.gather(other, return_exceptions=True)
        assert await one.all_is_in_order() >= max(anna.hands | bela.hands)


async def to_mid_hand(person: Person, and_: Callable[[], bool] = lambda: True) -> None:
    """Play until he is asked after the first betting round of a hand, and `and_` holds."""

    def mid_hand() -> bool:
        question, hand = person.question, person.view["hand"]
        if question is None or hand["over"]:
            return False
        later = question["what"] == "drawing" or (question["what"] == "betting" and any(hand["boards"]))
        return later and and_()

    person.stops_at = mid_hand
    await person.plays(person.hand + 30)
    assert person.stops_at(), f"{person.name} was never asked in mid-hand: {person.view}"
    person.stops_at = lambda: False


def chooses(person: Person) -> str:
    """What an answer leaves him to choose: `cards` or an `amount`; empty: nothing."""
    options = person.question["options"] if person.question else []
    return next((choice["what"] for option in options for choice in option.get("choose", ())), "")


async def choose_while_somebody_comes(person: Person, other: Person) -> None:
    """What is picked or typed, but not sent yet, stays as it is when something else changes on the page."""
    draws = chooses(person) == "cards"
    field = person.page.get_by_label(re.compile("^Amount, from"))
    if draws:
        await person.picks(0, 2)
    else:
        proposed = await field.input_value()
        await field.fill("77")
    frames = len(person.frames)
    await other.page.reload()
    await person.until(lambda: len(person.frames) >= frames + 2)
    if draws:
        await person.picked(2)
        await person.picks(0, 2)  # both go back
    else:
        await expect(field).to_have_value("77")
        await field.fill(proposed)


async def press_without_a_line(one: Evening, person: Person) -> None:
    """What is pressed while the connection is lost is done once it is back, and once."""
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


@pytest.mark.parametrize(("game", "troubles"), WITH.items(), ids=WITH)
async def test_people_play(
    browser: Browser, tmp_path: Path, game: str, troubles: tuple[type[Trouble], ...]
) -> None:
    await play_an_evening(browser, tmp_path, game, troubles)


async def test_two_sign_ins_of_one_player(browser: Browser, tmp_path: Path) -> None:
    async with evening(browser, tmp_path, "holdem") as one:
        here, there = await one.page("Anna"), await one.page("Anna again")
        await one.becomes_member(here, "Anna")
        await one.signs_in(there, "Anna")
        await here.sits()
        await there.until(lambda: there.seat == here.seat)
        for turn in range(2):
            acts, looks = (here, there) if turn % 2 else (there, here)
            question = await asked(acts)
            await one.same_for_both(acts, looks)
            await acts.answers()
            await answered(looks, question)
        await one.all_is_in_order()


async def asked(person: Person) -> int:
    """Wait until he is asked something; the number of the question."""
    await person.until(lambda: person.question)
    assert person.question is not None
    return int(person.question["number"])


async def answered(person: Person, number: int) -> None:
    """Wait until it is not this question any more that he is asked."""
    await person.until(lambda: person.question is None or person.question["number"] != number)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["holdem", *WITH, "deuce-to-seven-triple-draw"])
async def test_people_play_for_long(browser: Browser, tmp_path: Path, game: str) -> None:
    await play_an_evening(browser, tmp_path, game, TROUBLES * 10, hands=2)
