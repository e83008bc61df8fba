"""Host and guest on a real server: links, rights, codes, approval, the end of a table."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from playwright.async_api import Browser, Page, expect

from pakli.club import Secret
from tests.browser.conftest import PHONE, page_of
from tests.browser.test_plain_page import faults_of
from tests.server.kit import PASSWORD, open_desk
from tests.server.network import listening

AGAIN = "another battery"


@asynccontextmanager
async def opened_club() -> AsyncIterator[tuple[str, Secret]]:
    """The address of a server that has nobody yet, and the token of its first link."""
    async with open_desk() as desk:
        link = await desk.house.club.invitations.host_link()
        assert link is not None
        async with listening(desk.app) as port:
            yield f"http://127.0.0.1:{port}", link


@asynccontextmanager
async def quiet_page(browser: Browser, address: str, size: dict[str, int]) -> AsyncIterator[Page]:
    """A page that writes no error to the console: whoever is nobody yet gets none either."""
    async with page_of(browser, address, viewport=size) as page:
        errors: list[str] = []
        page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
        await page.reload()
        await page.get_by_role("heading", name="Welcome").wait_for()
        yield page
        assert errors == []


async def test_a_host_runs_a_club_from_the_page(browser: Browser) -> None:
    async with AsyncExitStack() as stack:
        address, link = await stack.enter_async_context(opened_club())
        size = {"width": 1280, "height": 900}
        host = await stack.enter_async_context(quiet_page(browser, address, size))
        guest = await stack.enter_async_context(quiet_page(browser, address, PHONE))
        await becomes_host(host, f"{address}/#invitation={link.reveal()}")
        invitation = await opens_private_table(host)
        await comes_by_link(guest, invitation)
        await is_let_in(host, guest)
        await keeps_it_otherwise(host, guest)
        await becomes_member(guest)
        await loses_password(host, guest)
        await host.get_by_role("button", name="Host").click()
        await host.get_by_role("button", name="Close the table").click()
        await host.get_by_role("button", name="Yes, close it").click()
        await expect(guest.get_by_text("This table is closed.")).to_be_visible()


async def test_an_address_where_there_is_nothing_leads_back(browser: Browser) -> None:
    async with (
        opened_club() as (address, _),
        page_of(browser, address, viewport=PHONE, locale="pl", at="") as page,
    ):
        await page.goto("/no/such/page")
        await expect(page.get_by_role("heading", name="Pod tym adresem nic nie ma")).to_be_visible()
        assert await faults_of(page) == []
        await page.get_by_role("link", name="Do lobby").press("Enter")
        await page.get_by_role("heading", name="Witamy").wait_for()


async def becomes_host(page: Page, link: str) -> None:
    await page.goto(link)
    await page.get_by_text("Pakli invites you.").wait_for()
    await page.get_by_label("Name").fill("Judit")
    await page.get_by_label("Password").fill(PASSWORD)
    await page.get_by_role("button", name="Become a member").click()
    await page.get_by_role("button", name="Account").click()
    await expect(page.get_by_role("dialog")).to_contain_text("Judit · host")
    await page.keyboard.press("Escape")


async def opens_private_table(page: Page) -> str:
    """The link to it."""
    await page.get_by_role("button", name="New table").click()
    await page.get_by_label("Name of the table").fill("Friday")
    await page.get_by_label("Seats").fill("1")
    await expect(page.get_by_role("region", name="What the sign will say")).to_contain_text("1 seats")
    await page.get_by_label("Seats").fill("4")
    await page.get_by_label("Private").check()
    await page.get_by_label("I let every buy-in").check()
    await expect(page.get_by_role("region", name="What the sign will say")).to_contain_text(
        "The host lets every buy-in through."
    )
    await page.get_by_role("button", name="Open the table").click()
    await page.get_by_role("button", name="Host").click()
    await page.get_by_role("button", name="Make the link").click()
    return await page.get_by_label("The link.").input_value()


async def comes_by_link(page: Page, link: str) -> None:
    await page.goto(link)
    await page.get_by_text("Judit invites you.").wait_for()
    await page.get_by_label("Name").fill("Anna")
    await page.get_by_role("button", name="Come in").click()
    await asks_for_a_seat(page)


async def asks_for_a_seat(page: Page) -> None:
    await page.get_by_role("button", name="Sit in seat 2").click()
    await page.get_by_role("button", name="OK", exact=True).click()
    await expect(page.get_by_text("200 wait for the host")).to_be_visible()


async def is_let_in(host: Page, guest: Page) -> None:
    await host.get_by_role("button", name="Turn Anna away").click()
    await expect(guest.get_by_text("What you asked the host for has come to nothing.")).to_be_visible()
    await asks_for_a_seat(guest)
    await host.get_by_role("button", name="Let Anna in with 200").click()
    await expect(guest.get_by_role("region", name="Your cards")).to_contain_text("200")
    assert not await guest.get_by_role("button", name="Host").count()


async def keeps_it_otherwise(host: Page, guest: Page) -> None:
    """By keyboard, and everybody at the table is told, on the page and aloud."""
    await host.get_by_role("button", name="Host").click()
    await host.locator("summary", has_text="How the table is kept").press("Enter")
    assert await faults_of(host) == []
    await host.get_by_label("Name of the table").fill("Saturday")
    await host.get_by_label("Who writes").select_option("seated")
    await host.get_by_role("button", name="Keep it so").press("Enter")
    await expect(host.get_by_role("status").filter(has_text="Done.")).to_be_visible()
    for page in (host, guest):
        await expect(page.get_by_role("heading", name="Saturday")).to_be_visible()
        spoken = page.get_by_role("log", name="What happens")
        await expect(spoken).to_contain_text("The table is now called Saturday.")
        await expect(spoken).to_contain_text("Only those who play may write to the table now.")


async def becomes_member(page: Page) -> None:
    await page.get_by_role("button", name="Account").click()
    await page.locator("summary", has_text="Become a member").click()
    await page.get_by_label("Password").fill(PASSWORD)
    await page.get_by_role("dialog").get_by_role("button", name="Become a member").click()
    await expect(page.get_by_role("dialog")).to_contain_text("You are a member now.")
    await expect(page.get_by_role("dialog")).to_contain_text("Anna · member")
    await page.get_by_label("Name").fill("Annus")
    await page.get_by_role("button", name="Change", exact=True).click()
    await expect(page.get_by_role("dialog")).to_contain_text("Annus · member")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("region", name="Your cards")).to_contain_text("200")


async def loses_password(host: Page, guest: Page) -> None:
    await guest.get_by_role("button", name="Account").click()
    await guest.get_by_role("button", name="Sign out", exact=True).click()
    await guest.get_by_role("heading", name="Welcome").wait_for()
    before = host.url
    await host.goto("/club.html")
    await host.get_by_role("button", name="Open: Annus").click()
    await host.get_by_role("button", name="Make a recovery code").click()
    code = await host.get_by_label("Code for Annus").input_value()
    await host.goto(before)
    await guest.get_by_label("Recovery code").check()
    await guest.get_by_label("Name").fill("Annus")
    await guest.get_by_label("Code", exact=True).fill(code)
    await guest.get_by_label("New password").fill(AGAIN)
    await guest.get_by_role("button", name="Choose the new password").click()
    await expect(guest.get_by_role("region", name="Your cards")).to_contain_text("200")
