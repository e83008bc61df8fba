"""
The host's evening from the first start to the copy of the room: a real `pakli serve` on an empty folder, an
invitation for four, buy-ins let through, two games, rulings, a correction, settling up, a backup and what is
made of it.
"""

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from msgspec import json
from playwright.async_api import Browser, Page, ViewportSize, expect

from tests.browser.people import PATIENCE, Person
from tests.server.kit import PASSWORD
from tests.server.page import Page as Socket
from tests.server.page import opened
from tests.server.test_serving import START, serving

CREDIT: Final = "500"
PIZZA: Final = 1250
"""What one of them owes the house beside the game, in cents."""
AWARD: Final = 300
"""What a ruling moves from one stack to another."""
HANDS: Final = 2


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[str, str]]:
    """`pakli serve` on the database of a folder: its address; the link for its host, if there is none."""
    with serving(folder, "--host", "127.0.0.1", "--no-practice") as process:
        await asyncio.to_thread(process.line, "Stop it with")
        link = process.said[0].removeprefix("The room is open: ")
        claim = next((line for line in process.said if "#invitation=" in line), "")
        yield link.rstrip("/"), claim
        status = await asyncio.to_thread(process.stop)
        assert (status, process.rest()[1]) == (0, "")


async def command(*words: str) -> str:
    """What a command of `pakli` says; it has to succeed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", START, *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    said, complaint = await process.communicate()
    assert process.returncode == 0, f"{words}: {complaint.decode()} {said.decode()}"
    return said.decode()


class Evening:
    """Who is there: the host and two more at their browsers, two guests over sockets alone."""

    def __init__(self, browser: Browser, origin: str, stack: AsyncExitStack) -> None:
        self.origin = origin
        self._browser = browser
        self._stack = stack
        self._faults: list[str] = []

    async def page(self, origin: str = "") -> Page:
        """A page in a browser context of its own."""
        size = ViewportSize(width=1280, height=900)
        context = await self._browser.new_context(
            base_url=origin or self.origin, locale="en-GB", viewport=size, reduced_motion="reduce"
        )
        self._stack.push_async_callback(context.close)
        page = await context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self._faults.append(str(error)))
        return page

    async def guest(self, name: str, invitation: str, seed: int) -> Person:
        """Somebody who opens the link in his browser and types his name."""
        page = await self.page()
        person = Person(name, page.context, page, seed)
        await page.goto(invitation)
        await page.get_by_label("Name").fill(name)
        await page.get_by_role("button", name="Come in").click()
        await page.get_by_role("heading", name="Tables").wait_for()
        return person

    async def socket(self, name: str, invitation: str) -> Socket:
        """Somebody who comes by the same link, without a browser."""
        token = invitation.partition("#invitation=")[2]
        async with httpx.AsyncClient(base_url=self.origin, headers={"origin": self.origin}) as http:
            answer = await http.post("/api/guest", json={"name": name, "invitation": token})
            assert answer.is_success, answer.text
            cookies: Mapping[str, str] = dict(http.cookies)
        return await self._stack.enter_async_context(opened(self.origin, cookies))

    def has_no_faults(self) -> None:
        """No page has failed."""
        assert not self._faults, self._faults


async def test_the_host_s_evening(browser: Browser, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    async with AsyncExitStack() as stack:
        origin, claim = await stack.enter_async_context(served(first))
        evening = Evening(browser, origin, stack)
        host = await evening.page()
        await claims(host, claim)
        invitation = await invites(host, 4)
        duna = await opens_table(host, "Duna", "Texas Hold’em")
        tisza = await opens_table(host, "Tisza", "Five Card Draw")
        anna, bela = [
            await evening.guest(name, invitation, seed) for seed, name in enumerate(("Anna", "Béla"))
        ]
        cili, dora = [await evening.socket(name, invitation) for name in ("Cili", "Dóra")]
        await lends(host, ("Anna", "Béla", "Cili", "Dóra"))

        await take_seats(host, duna, anna, bela, tisza, cili, dora)
        playing = asyncio.create_task(play_draw(tisza, cili, dora))
        await play_holdem(host, anna, bela)
        owed = {person.name: own_and_stack(person.view) for person in (anna, bela)}
        owed["Cili"], owed["Dóra"] = await playing
        await asyncio.gather(anna.leaves(), bela.leaves())

        await corrects(host)
        owed["Cili"] -= PIZZA
        owed["the house"] = PIZZA
        money = await reads_money(host, origin)
        assert owed_by(money[1:]) == {name: amount for name, amount in owed.items() if amount}

        kept, copy = tmp_path / "kept.sqlite", f"sqlite:///{second / 'room.sqlite'}"
        await command("backup", str(kept), "--database", f"sqlite:///{first / 'room.sqlite'}")
        await command("restore", str(kept), "--database", copy)
        there, claim = await stack.enter_async_context(served(second))
        assert claim == "", "it has its host"
        again = await evening.page(there)
        await signs_in(again)
        assert await reads_money(again, there) == money
        assert "Everything adds up" in await command("ledger", "check", "--database", copy, "--lang", "en")
        proof = await downloads_proof(await anna.context.new_page(), f"{there}/table.html?table={duna}")
        verified = json.decode(await command("verify", str(proof), "--json"))
        assert (verified["holds"], verified["shares"]) == (True, 2), "both took part in the shuffle"
        evening.has_no_faults()


async def claims(page: Page, link: str) -> None:
    """Become the host by the link that the terminal shows."""
    await page.goto(link)
    await page.get_by_label("Name").fill("Judit")
    await page.get_by_label("Password").fill(PASSWORD)
    await page.get_by_role("button", name="Become a member").click()
    await page.get_by_role("heading", name="Tables").wait_for()


async def signs_in(page: Page) -> None:
    await page.goto("/")
    await page.get_by_label("Sign in").check()
    await page.get_by_label("Name").fill("Judit")
    await page.get_by_label("Password").fill(PASSWORD)
    await page.get_by_role("button", name="Sign in").click()
    await page.get_by_role("heading", name="Tables").wait_for()


async def invites(page: Page, count: int) -> str:
    """One link for all of them."""
    await page.goto("/club.html#invitations")
    await page.get_by_label("For how many").fill(str(count))
    await page.get_by_role("button", name="Make the link").click()
    return await page.get_by_label("The link.").input_value()


async def opens_table(page: Page, name: str, game: str) -> str:
    """A table for euros at which the host lets every buy-in through; its id."""
    await page.goto("/")
    await page.get_by_role("button", name="New table").click()
    form = page.get_by_role("form", name="New table")
    await form.get_by_label("Name of the table").fill(name)
    await form.get_by_role("combobox", name=re.compile("^Game")).select_option(game)
    await form.get_by_label("Stakes, lower").fill("10")
    await form.get_by_label("Stakes, upper").fill("20")
    await form.get_by_label("Practice chips").uncheck()
    await form.get_by_label("Currency").fill("EUR")
    await form.get_by_label("I let every buy-in").check()
    await form.get_by_label("The pack is offered for cutting").uncheck()
    await form.get_by_role("button", name="Open the table").click()
    await page.get_by_role("list", name="Seats").wait_for(state="attached")
    return page.url.rpartition("table=")[2]


async def lends(page: Page, names: Iterable[str]) -> None:
    """A credit line for each, so that nobody has to bring coins."""
    await page.goto("/club.html#money")
    await page.get_by_label("Another currency").fill("EUR")
    await page.get_by_role("button", name="Look", exact=True).click()
    for name in names:
        await page.get_by_role("button", name=f"Account of {name}").click()
        dialog = page.get_by_role("dialog", name=name)
        await dialog.get_by_label("Credit line").fill(CREDIT)
        await dialog.get_by_role("button", name="Set").click()
        await expect(dialog.get_by_role("status").first).to_contain_text("Done.")
        await page.keyboard.press("Escape")


async def take_seats(
    host: Page, duna: str, anna: Person, bela: Person, tisza: str, cili: Socket, dora: Socket
) -> None:
    """All four ask for a seat, and the host lets them in, at two tables in two tabs."""

    async def lets_in(page: Page, table: str, names: Iterable[str]) -> None:
        await page.goto(f"/table.html?table={table}")
        for name in names:
            await page.get_by_role("button", name=f"Let {name} in with").click()

    async def comes(person: Person) -> None:
        await person.page.get_by_role("link", name="Duna").click()
        await person.until(lambda: person.view)
        await person.sits()

    async def comes_too(page: Socket) -> None:
        await page.watch(tisza)
        await page.sit(tisza)

    other = await host.context.new_page()
    await asyncio.gather(
        comes(anna),
        comes(bela),
        comes_too(cili),
        comes_too(dora),
        lets_in(host, duna, ("Anna", "Béla")),
        lets_in(other, tisza, ("Cili", "Dóra")),
    )
    await other.close()


async def play_draw(table: str, *pages: Socket) -> list[int]:
    """Some hands of draw poker; after the last they leave, with so much each."""

    async def plays(page: Socket) -> int:
        while not is_over(page.views[table], HANDS):
            await page.until(lambda: page.questions[table] or is_over(page.views[table], HANDS))
            await page.answer(table)
        has = own_and_stack(page.views[table])
        await leaves(page, table)
        return has

    return await asyncio.gather(*[plays(page) for page in pages])


async def play_holdem(host: Page, anna: Person, bela: Person) -> None:
    """
    One hand that is soon folded, one to its end: in that one the host holds the table, and after it he moves
    chips by a ruling.
    """

    async def plays(person: Person, last: int) -> None:
        while not is_over(person.view, last):
            await person.until(lambda: person.question or is_over(person.view, last))
            if person.question is not None and person.hand == 1:
                options = {option["word"]: option for option in person.question["options"]}
                await person.presses(options["fold"])
                await person.until(lambda: is_over(person.view, last))
            elif person.question is not None:
                await person.answers()

    await asyncio.gather(plays(anna, 1), plays(bela, 1))
    await host.goto("/club.html#desk")
    await anna.until(lambda: anna.hand == HANDS)
    await host.locator("summary", has_text="Rule at this table: Duna").click()
    await rules(host, "hold_table", "a word about the last hand")
    await takes_a_bet_back(host, anna, bela)
    await asyncio.gather(plays(anna, HANDS), plays(bela, HANDS))
    before = [seat["stack"] for seat in anna.view["seats"].values()]
    await rules(host, "move_chips", "he was paid too little", amount=f"{AWARD / 100:.2f}")
    await anna.until(lambda: [seat["stack"] for seat in anna.view["seats"].values()] != before)
    after = [seat["stack"] for seat in anna.view["seats"].values()]
    assert sorted(now - was for now, was in zip(after, before, strict=True)) == [-AWARD, AWARD]


async def takes_a_bet_back(host: Page, *players: Person) -> None:
    """Whoever is asked raises by mistake; the host gives it back, and he is asked again."""
    async with asyncio.timeout(PATIENCE):
        while not (asked := [person for person in players if person.question]):
            await asyncio.sleep(0.02)
    (person,) = asked
    chips, number = person.chips, person.question["number"] if person.question else 0
    options = {option["word"]: option for option in person.question["options"]} if person.question else {}
    await person.presses(options["raise"])
    await person.until(lambda: person.question is None)
    await rules(host, "return_bet", "he meant another chip", of=person.name)
    await person.until(lambda: person.question and person.question["number"] > number)
    assert (person.chips, "raise" in str(person.question)) == (chips, True)


async def rules(page: Page, kind: str, reason: str, amount: str = "", of: str = "") -> None:
    """A ruling from the desk, with its reason."""
    await page.get_by_label("Ruling").select_option(kind)
    if of:
        seat = page.get_by_role("combobox", name=re.compile("^Player"))
        [label] = [one for one in await seat.get_by_role("option").all_inner_texts() if of in one]
        await seat.select_option(label)
    if amount:
        await page.get_by_label("Chips", exact=True).fill(amount)
    await page.get_by_label("Reason; everybody").fill(reason)
    await page.get_by_role("button", name="Rule …").click()
    await page.get_by_role("button", name="Yes, rule so").click()
    await expect(page.get_by_text("It is ruled, and the table has been told.")).to_be_visible()


async def leaves(page: Socket, table: str) -> None:
    answer = await page.do(table, page.views[table]["can"]["leave"]["action"])
    assert answer["t"] == "done", answer
    await page.until(lambda: "seat" not in page.views[table]["me"])


async def corrects(page: Page) -> None:
    """One pizza off an account, by an entry of its own."""
    await page.goto("/club.html#money")
    await page.get_by_role("button", name="Account of Cili").click()
    dialog = page.get_by_role("dialog", name="Cili")
    await dialog.get_by_role("combobox", name=re.compile("^What")).select_option(
        "Correct: less in the account"
    )
    await dialog.get_by_label("Amount").fill(f"{PIZZA / 100:.2f}")
    await dialog.get_by_label("Reason").fill("a pizza")
    await dialog.get_by_role("button", name="Book it").click()
    await expect(dialog.get_by_role("status").first).to_contain_text("Done.")
    await page.keyboard.press("Escape")


async def reads_money(page: Page, origin: str) -> list[str]:
    """How everybody stands, and who pays whom, row by row."""
    await page.goto("about:blank")
    await page.goto(f"{origin}/club.html#money")
    settling = page.get_by_role("region", name="Settle up")
    await settling.get_by_role("row").first.wait_for()
    standing = " / ".join(await page.locator("main li p").all_inner_texts())
    return [standing, *[await row.inner_text() for row in (await settling.get_by_role("row").all())[1:]]]


def owed_by(rows: Iterable[str]) -> dict[str, int]:
    """What everybody gets, in cents; below nothing: what he pays."""
    found: dict[str, int] = {}
    for row in rows:
        payer, payee, amount = row.split("\t")
        cents = int(re.sub(r"\D", "", amount))
        found[payer] = found.get(payer, 0) - cents
        found[payee] = found.get(payee, 0) + cents
    return found


async def downloads_proof(page: Page, table: str) -> Path:
    """The proof of the last hand, from a page that has just been opened."""
    await page.goto(table)
    await page.get_by_role("button", name=re.compile("^Fair dealing:")).click()
    dialog = page.get_by_role("dialog", name="Fair dealing")
    async with page.expect_download() as download:
        await dialog.get_by_role("button", name=re.compile("^Download the proof")).click()
    return Path(str(await (await download.value).path()))


def is_over(view: Mapping[str, Any], number: int) -> bool:
    """Whether a hand of this number is over."""
    hand = view.get("hand")
    return hand is not None and (hand["number"] > number or (hand["number"] == number and hand["over"]))


def own_and_stack(view: Mapping[str, Any]) -> int:
    """What somebody has, in his account and in front of him."""
    me = view["me"]
    return int(me["balance"]) + int(view["seats"][str(me["seat"])]["stack"])
