"""
Every state of the table that the scripted room can show, one after the other, in any language: whoever goes
through them stops where something is to be looked at.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final

from playwright.async_api import Locator, Page, WebSocketRoute

from pakli.texts.catalogue import Catalogue, translator

FRESH: Final = 320
"""Milliseconds for which no key acts on a question."""


class Visitor:
    """Somebody who goes through the states, in his language."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.say: Catalogue = translator(language)

    async def goes_to(self, table: str) -> None:
        """Open a table, drawn."""
        await self.page.goto(f"/table.html?table={table}")
        await self.page.locator(".pod, .place").first.wait_for()

    def button(self, text: str, **facts: int | str) -> Locator:
        """The button that a message of the catalogue stands on."""
        return self.page.get_by_role("button", name=self.say.text(text, **facts), exact=True).first

    async def asked(self, number: int) -> None:
        """Wait for a question, and until keys answer it."""
        await self.page.locator(f"[data-question='{number}']").wait_for()
        await self.page.wait_for_timeout(FRESH)

    async def presses(self, key: str) -> None:
        """Press a key at the table."""
        await self.page.keyboard.press(key)

    async def dialog(self, key: str = "") -> None:
        """Press a key that opens a dialog; wait for it."""
        if key:
            await self.presses(key)
        await self.page.get_by_role("dialog").last.wait_for()

    async def closes(self) -> None:
        """Close the dialog, and come back to the table."""
        await self.presses("Escape")
        await self.page.locator("dialog").wait_for(state="detached")

    async def tab(self, text: str) -> None:
        """Open a tab of the panel; on a phone in the sheet."""
        menu = self.page.locator(".panels-button")
        if await menu.is_visible() and await menu.get_attribute("aria-expanded") == "false":
            await menu.click()
        await self.page.locator(".tabs").get_by_role("button", name=self.say.text(text)).click()


Visit = Callable[[Visitor], AsyncIterator[str]]


async def a_hand(visitor: Visitor) -> AsyncIterator[str]:
    """From the first question of a hand to the next one's."""
    await visitor.goes_to("holdem")
    await visitor.asked(1)
    yield "to call"
    await visitor.dialog("a")
    yield "all-in: sure?"
    await visitor.closes()
    await visitor.presses("c")
    await visitor.asked(2)
    await visitor.dialog("f")
    yield "fold for nothing: sure?"
    await visitor.closes()
    await visitor.presses("k")
    await visitor.asked(3)
    await visitor.presses("r")
    await visitor.page.get_by_role("alert").locator("button").wait_for()
    yield "refused"
    await visitor.page.get_by_role("alert").locator("button").click()
    await visitor.dialog()
    yield "a clause"
    await visitor.closes()
    await visitor.presses("c")
    await visitor.asked(4)
    yield "to show"
    await visitor.presses("s")
    await visitor.page.locator(".narrow, .wide ol, ol.wide, ol.narrow").first.wait_for()
    yield "over"
    await visitor.asked(5)
    yield "the hand before"


async def standing(visitor: Visitor) -> AsyncIterator[str]:
    """Tables that stand still."""
    for table in STILL:
        await visitor.goes_to(table)
        yield table
    await visitor.goes_to("crowd")
    if await visitor.page.get_by_role("button", name=visitor.say.text("draw-who-in-pots")).count():
        await visitor.page.get_by_role("button", name=visitor.say.text("draw-who-in-pots")).click()
        await visitor.dialog()
        yield "who is in which pot"


async def asking(visitor: Visitor) -> AsyncIterator[str]:
    """All that a table asks besides bets."""
    await visitor.goes_to("draw")
    await visitor.asked(1)
    await visitor.presses("2")
    yield "cards picked"
    await visitor.goes_to("stud")
    await visitor.asked(1)
    yield "a bring-in"
    await visitor.goes_to("questions")
    for number, key in enumerate(("1", "n", "x", "0", "m"), 1):
        await visitor.asked(number)
        yield f"question {number}"
        await visitor.presses(key)
    yield "a declaration, and what is refused"


async def waiting(visitor: Visitor) -> AsyncIterator[str]:
    """What is done while it is not one's turn."""
    await visitor.goes_to("waiting")
    yield "before one's turn"
    await visitor.presses("f")
    yield "decided beforehand"
    dialogs = {"m": "another seat", "b": "a bomb pot", "u": "more chips", "y": "agreed", "q": "leaving"}
    for key, what in dialogs.items():
        await visitor.dialog(key)
        yield what
        await visitor.closes()
    await visitor.dialog("?")
    yield "the keys"
    await visitor.goes_to("kept")
    yield "to be shown"
    await visitor.dialog("z")
    yield "some cards"


async def sitting(visitor: Visitor) -> AsyncIterator[str]:
    """From a free seat to a break."""
    await visitor.goes_to("empty")
    yield "free seats"
    await visitor.page.locator(".free").first.click()
    await visitor.dialog()
    yield "a first buy-in"
    await visitor.page.get_by_role("dialog").locator(".primary").click()
    await visitor.page.locator(".entry").wait_for()
    yield "how one comes in"
    await visitor.presses("j")
    await visitor.page.locator(".entry").wait_for(state="detached")
    await visitor.presses("i")
    await visitor.button("web-do-sit-in").wait_for()
    yield "sitting out"


async def beside(visitor: Visitor) -> AsyncIterator[str]:
    """The panel, and what opens from it."""
    await visitor.goes_to("stud")
    for name in ("web-tab-log", "beside-tab-hands", "web-tab-chat", "web-tab-people", "web-tab-sign"):
        await visitor.tab(name)
        await visitor.page.wait_for_timeout(100)
        yield name
    await visitor.page.locator(".content details summary").first.click()
    yield "a sign in full"
    await visitor.tab("beside-tab-hands")
    await visitor.page.locator("[data-hand]").first.click()
    await visitor.page.locator(".replay").wait_for()
    yield "a replay"
    await visitor.goes_to("holdem")
    await visitor.page.locator(".pod .name button").first.click()
    await visitor.dialog()
    yield "a note"
    await visitor.page.get_by_role("radio").first.check()
    await visitor.page.get_by_role("dialog").locator(".primary").click()
    await visitor.page.locator("dialog").wait_for(state="detached")
    yield "somebody noted"
    await visitor.button("looks-title").click()
    await visitor.dialog()
    await visitor.page.get_by_label(visitor.say.text("looks-amounts")).select_option("big_blinds")
    yield "the settings"
    await visitor.closes()
    yield "in big blinds"
    await visitor.button("looks-title").click()
    await visitor.page.get_by_label(visitor.say.text("looks-amounts")).select_option("chips")


async def coached(visitor: Visitor) -> AsyncIterator[str]:
    """One's own hands, and one of a practice tournament with all that the coach can say."""
    page = visitor.page
    await page.goto("/hands.html")
    await page.locator("table").first.wait_for()
    yield "one's own hands"
    await page.goto("/hands.html#past-7")
    await page.reload()
    await visitor.button("coach-ask").press("Enter")
    await page.locator("section.gave").first.wait_for()
    yield "the coach"


async def broken(visitor: Visitor) -> AsyncIterator[str]:
    """A lost line, and a table that is none."""
    lost = asyncio.Event()
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        if lost.is_set():
            return
        line.connect_to_server()
        lines.append(line)

    await visitor.page.route_web_socket("**/ws", connect)
    await visitor.goes_to("crowd")
    lost.set()
    for line in lines:
        await line.close()
    await visitor.page.locator(".banner.shown").wait_for()
    yield "a lost line"
    lost.clear()
    await visitor.page.goto("/table.html?table=nowhere")
    await visitor.page.locator("main.message a").wait_for()
    yield "no table"


async def events(visitor: Visitor) -> AsyncIterator[str]:
    """Tournaments as who plays in them sees them, and the big clock."""
    page = visitor.page
    await page.goto("/tournaments.html")
    await page.locator("td button").first.wait_for()
    yield "the list"
    await page.locator("td button").first.click()
    await visitor.dialog()
    yield "entering"
    await visitor.closes()
    for event in ("friday", "rebuys", "deal", "grand", "over", "live"):
        await page.goto(f"/tournaments.html?event={event}")
        await page.locator("main table").first.wait_for()
        yield event
    for event in ("friday", "grand", "live"):
        await page.goto(f"/clock.html?event={event}")
        await page.locator(".face").wait_for()
        yield f"the big clock of {event}"
    await visitor.goes_to("friday-2")
    await page.locator(".strip dl").wait_for()
    yield "its table"


async def directing(visitor: Visitor) -> AsyncIterator[str]:
    """The director's desk, with all that can be ruled there. Who looks on stays the director."""
    page = visitor.page
    assert (await page.context.request.post("/api/sign-in", data=DIRECTOR)).ok
    await page.goto("/tournaments.html?event=friday#desk")
    rulings = page.locator("main button[aria-expanded]")
    await rulings.first.wait_for()
    yield "the desk"
    for at in range(min(RULINGS, await rulings.count())):
        await rulings.nth(at).click()
        yield f"ruling {at}"
    await page.goto("/tournaments.html?event=live#desk")
    await page.reload()
    entered = page.locator(".real section button[aria-expanded]")
    await entered.first.wait_for()
    yield "the desk of real cards"
    for at in range(await entered.count()):
        await entered.nth(at).click()
        yield f"what is entered {at}"
    await page.locator(".real button[aria-expanded]").first.click()
    yield "the seat cards"


async def announcing(visitor: Visitor) -> AsyncIterator[str]:
    """A new tournament, and a chain of satellites. Who looks on stays the director."""
    page, form = visitor.page, visitor.page.locator("form.roomy")
    assert (await page.context.request.post("/api/sign-in", data=DIRECTOR)).ok
    await page.goto("/tournaments.html#new")
    await page.reload()
    await form.locator("input").first.fill("Ours")
    await form.locator(".remarks").wait_for()
    yield "a ready structure"
    await form.locator("fieldset button").nth(1).click()
    await form.get_by_role("checkbox").first.uncheck()
    await form.locator(".remarks").wait_for()
    yield "players and hours"
    await form.locator("fieldset button").last.click()
    await form.locator("caption").wait_for()
    for box in await form.locator("input[type=checkbox]").all():
        await box.check()
    await form.get_by_label(visitor.say.text("tour-own-counted")).select_option("hands")
    yield "by hand"
    await page.goto("/tournaments.html#chain=grand")
    await page.reload()
    await form.locator(".chain").wait_for()
    yield "a chain"
    await form.get_by_label(visitor.say.text("tour-chain-levels")).fill("6")
    await form.locator(".bad").first.wait_for()
    yield "no chain"


DIRECTOR: Final = {"name": "Judit", "password": "any will do here"}
RULINGS: Final = 20
"""Those about the event, and those about the first players."""
STILL: Final = (
    *("crowd", "boards", "up", "six", "drawn", "horse"),
    *("hold", "stopped", "rail", "proposed", "usd", "ten"),
)
VISITS: Final[tuple[Visit, ...]] = (
    a_hand,
    standing,
    asking,
    waiting,
    sitting,
    beside,
    coached,
    broken,
    events,
    directing,
    announcing,
)
