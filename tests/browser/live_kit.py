"""A room with live tables, their dealer at the console, and players with phones or without."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final, Literal

from msgspec.structs import replace
from playwright.async_api import Browser, Page

from pakli.club import MACHINE, Device
from pakli.room import Pace, TableActor
from pakli.server import House, Options, build_app, open_house
from pakli.server.opening import open_table
from pakli.wire.http import NewTable
from tests.browser.conftest import PHONE, page_of
from tests.browser.scripted import come_in
from tests.server.kit import LIGHT, PASSWORD
from tests.server.network import listening

Way = Literal["chips", "console", "record"]
DEALER: Final = "Judit"
TABLET: Final = {"width": 1024, "height": 768}
HOLDEM: Final = NewTable(
    name="Kitchen", game="holdem", limit="no-limit", preset="standard", low=1, high=2, seats=6, least=20,
    most=100, practice=True, bots=0, rules={}, live="console",
)  # fmt: skip


class Evening:
    """A club, its dealer, and who comes."""

    def __init__(self, house: House, browser: Browser, address: str, stack: AsyncExitStack) -> None:
        self.house, self._browser, self._address, self._stack = house, browser, address, stack
        self.table = ""

    @property
    def actor(self) -> TableActor:
        """The table itself."""
        found = self.house.room.table(self.table)
        assert found is not None
        return found

    async def opens(self, **described: Any) -> None:
        """The dealer opens a table."""
        host = await self.house.club.people.named(DEALER)
        assert host is not None
        wanted = replace(HOLDEM, **described)
        self.table = await open_table(self.house.club, self.house.room, host, wanted)

    async def dealer(self, **looks: Any) -> Page:
        """The console, on a tablet."""
        page = await self.director(f"/live.html?table={self.table}", **looks)
        await page.get_by_role("region", name="Entry").wait_for()
        return page

    async def director(self, at: str, **looks: Any) -> Page:
        """The same person, at another page."""
        page = await self._page(**{"viewport": TABLET, **looks})
        answer = await page.context.request.post(
            "/api/sign-in",
            data={"name": DEALER, "password": PASSWORD},
            headers={"Origin": self._address},
        )
        assert answer.ok, await answer.text()
        await page.goto(at)
        return page

    async def phone(self, name: str) -> Page:
        """A guest with a phone, at the table."""
        page = await self._page(viewport=PHONE)
        await page.goto("/")
        await come_in(page, name)
        await page.goto(f"/table.html?table={self.table}")
        await page.get_by_role("list", name="Seats").wait_for(state="attached")
        return page

    async def _page(self, **looks: Any) -> Page:
        made = page_of(self._browser, self._address, at="", reduced_motion="reduce", **looks)
        return await self._stack.enter_async_context(made)


@asynccontextmanager
async def live_evening(browser: Browser) -> AsyncIterator[Evening]:
    """A server of its own, with its host, who deals."""
    async with open_house("sqlite://", pace=Pace.none(), cost=LIGHT) as house:
        device = Device(label="a test", address="192.0.2.1", language="en")
        welcome = await house.club.entrance.join(DEALER, PASSWORD, device)
        await house.club.management.name_role(MACHINE, welcome.person.id, "host")
        app = build_app(house.club, house.room, Options())
        async with listening(app) as port, AsyncExitStack() as stack:
            yield Evening(house, browser, f"http://127.0.0.1:{port}", stack)


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
