"""
Two people at a real server: what one decides before his turn is done when it comes, and of two cards one is
shown when the hand is over.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import dropwhile

import msgspec
from playwright.async_api import Browser, expect

from pakli.club import MACHINE
from pakli.room import Pace
from pakli.server import build_app, open_house
from pakli.server.opening import open_table
from pakli.wire.http import NewTable
from tests.browser.people import Person
from tests.browser.scripted import come_in
from tests.named import cards_named
from tests.server.kit import LIGHT
from tests.server.network import listening

TABLE = NewTable(
    name="Tisza",
    game="holdem",
    limit="no-limit",
    preset="standard",
    low=10,
    high=20,
    seats=2,
    least=20,
    most=100,
    practice=True,
    bots=0,
    rules={},
    cut=False,
)


@asynccontextmanager
async def two_at_a_table(browser: Browser) -> AsyncIterator[tuple[Person, Person]]:
    """Two people who play each other: who acts first, and the other."""
    pace = msgspec.structs.replace(Pace.none(), after_fold=30.0)  # there is time to show
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(open_house("sqlite://", pace=pace, cost=LIGHT))
        await open_table(house.club, house.room, MACHINE, TABLE)
        port = await stack.enter_async_context(listening(build_app(house.club, house.room)))
        people = []
        for name in ("Anna", "Béla"):
            context = await browser.new_context(
                base_url=f"http://127.0.0.1:{port}", locale="en-GB", reduced_motion="reduce"
            )
            stack.push_async_callback(context.close)
            person = Person(name, context, await context.new_page())
            await person.page.goto("/")
            await come_in(person.page, name)
            await person.page.get_by_role("link", name=TABLE.name).click()
            people.append(person)
        anna, bela = people
        sitting = asyncio.create_task(anna.sits())
        await bela.until(lambda: bela.view.get("seats"))  # or both would want the same seat
        await asyncio.gather(sitting, bela.sits())
        await anna.until(lambda: anna.view["to_act"])
        await bela.until(lambda: bela.version == anna.version)
        yield (anna, bela) if anna.question else (bela, anna)
        assert not anna.errors + bela.errors


async def test_decided_beforehand_and_shown_in_part(browser: Browser) -> None:
    async with two_at_a_table(browser) as (first, other):
        await decides(other, "Check")
        await first.move.get_by_role("button", name="Call 10").click()
        await first.until(lambda: first.view["hand"]["boards"][0])
        await other.until(lambda: other.question)
        assert other.view["seats"][str(other.seat)]["stack"] == 1980, "he has checked, and nothing more"

        await decides(first, "Check or fold")
        await other.move.get_by_role("button", name="Bet 20").click()
        await other.until(lambda: other.view["hand"]["over"])
        assert other.view["seats"][str(first.seat)]["status"] == "folded"

        cards = other.view["seats"][str(other.seat)]["cards"]
        await first.until(lambda: first.view["hand"]["over"])
        assert first.view["seats"][str(other.seat)]["cards"] in ("", "????")
        await other.page.get_by_role("button", name="Show some cards").click()
        dialog = other.page.get_by_role("dialog", name="Show some cards")
        await dialog.get_by_role("group").get_by_role("button").nth(1).click()
        await dialog.get_by_role("button", name="OK").click()
        await first.until(lambda: cards[2:] in first.view["seats"][str(other.seat)]["cards"])
        assert cards[:2] not in first.view["seats"][str(other.seat)]["cards"]
        # The button was drawn for before, with cards that everybody saw.
        since = list(dropwhile(lambda frame: '"hole_dealt"' not in frame, first.frames))
        assert since
        named = cards_named([msgspec.json.decode(frame) for frame in since])
        assert named & {cards[:2], cards[2:]} == {cards[2:]}, "the other card never left the server"
        await expect(first.seats.locator(f"[data-card='{cards[2:]}']")).to_be_visible()


async def decides(person: Person, what: str) -> None:
    """Decide before one's turn."""
    befores = person.page.get_by_role("group", name="Decide beforehand")
    await befores.get_by_role("button", name=what, exact=True).click()
    await expect(befores.get_by_role("button", pressed=True)).to_have_count(1)
