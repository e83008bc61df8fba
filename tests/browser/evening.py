"""
An evening at one table: a server that can be killed and started again, and people who come to it, each over a
line of his own.
"""

import asyncio
import socket
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path
from typing import Self

import msgspec
import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

from pakli.club import SCHEMA
from pakli.club.accounts import account_of
from pakli.room.money import escrow
from pakli.store import Store, check
from tests.browser.known import Known, on_page
from tests.browser.line import Line
from tests.browser.people import PATIENCE, Person
from tests.browser.room import TABLE
from tests.browser.scripted import come_in
from tests.server.kit import PASSWORD
from tests.server.process import running
from tests.server.told import Folded

_SETTLED = 0.02


class Evening:
    """The server, and who is there."""

    def __init__(self, browser: Browser, folder: Path, game: str, stack: AsyncExitStack) -> None:
        self.people: dict[str, Person] = {}
        self.lines: dict[str, Line] = {}
        self._browser = browser
        self._url = f"sqlite:///{folder / 'room.sqlite'}"
        self._game = game
        self._stack = stack
        self._server = ExitStack()
        self._seen: list[tuple[Person, int, frozenset[str]]] = []
        """Cards on a page, at a version of the table."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = int(probe.getsockname()[1])

    async def __aenter__(self) -> Self:
        await self.starts()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.kills()

    async def starts(self) -> None:
        """Start the server, or start it again; it is ready."""
        server = running(self._url, self._port, self._game, module="tests.browser.room")
        await asyncio.to_thread(self._server.enter_context, server)

    def kills(self) -> None:
        """Kill the server."""
        self._server.close()

    # Who comes.

    async def page(self, name: str) -> Person:
        """A browser context of his own, its page at the server's door."""
        line = self.lines[name] = await self._stack.enter_async_context(Line(self._port))
        desk = ViewportSize(width=960, height=700)
        context = await self._browser.new_context(
            base_url=line.origin, locale="en-GB", viewport=desk, reduced_motion="reduce"
        )
        self._stack.push_async_callback(context.close)
        page = await context.new_page()
        page.set_default_timeout(15_000)
        person = self.people[name] = Person(name, context, page, seed=len(self.people) + 1)
        return person

    async def comes(self, name: str) -> Person:
        """A guest who types his name on the page and goes to the table."""
        person = await self.page(name)
        await person.page.goto("/")
        await come_in(person.page, name)
        await self.goes(person)
        return person

    async def becomes_member(self, person: Person, name: str) -> None:
        """A new member, who goes to the table."""
        await self._enters(person, "sign-up", name)

    async def signs_in(self, person: Person, name: str) -> None:
        """A member, in another browser; he goes to the table."""
        await self._enters(person, "sign-in", name)

    async def _enters(self, person: Person, how: str, name: str) -> None:
        answer = await person.context.request.post(
            f"/api/{how}",
            data={"name": name, "password": PASSWORD},
            headers={"origin": self.lines[person.name].origin},
        )
        assert answer.ok, await answer.text()
        await person.page.goto("/")
        await self.goes(person)

    async def goes(self, person: Person) -> None:
        """From the lobby to the table."""
        await person.page.get_by_role("link", name=TABLE).click()
        await person.until(lambda: person.view)

    # What must not change.

    async def changes_nothing(self, asked: Person, trouble: "Trouble") -> None:
        """Somebody is asked in mid-hand; whatever the trouble, all is as it was once it is over."""
        before = await self._at_rest(asked)
        seconds, began, chips, hand = await asked.seconds(), time.monotonic(), asked.chips, asked.hand
        greeted = {person: person.greeted for person in trouble.whose}
        down = await trouble()
        for person, times in greeted.items():
            await person.until(lambda person=person, times=times: person.greeted > times)  # type: ignore[misc]
        while (after := await self._all_shown(asked)) != before:
            assert time.monotonic() - began < PATIENCE, _difference(before, after)
            await asyncio.sleep(_SETTLED)
        left, passed = await asked.seconds(), time.monotonic() - began - down
        assert seconds - passed - 2 <= left <= seconds + (1 if down else 0), f"{seconds} s, now {left} s"
        assert (asked.chips, asked.hand) == (chips, hand)
        for person in self.people.values():
            text = await person.page.get_by_role("main").inner_text()
            self._seen.append((person, person.version, on_page(text)))

    async def same_for_both(self, one: Person, other: Person) -> None:
        """Two pages of the same player show the same, and ask the same."""
        shown = await self._at_rest(one)
        assert shown[one.name] == shown[other.name], _difference(shown, {one.name: shown[other.name]})
        assert one.question == other.question

    async def _at_rest(self, asked: Person) -> dict[str, dict[str, str]]:
        """What everybody sees, once all pages have drawn it."""
        await expect(asked.move).to_be_visible()
        for person in self.people.values():
            await person.until(lambda person=person: person.version == asked.version)  # type: ignore[misc]
        shown = await self._all_shown(asked)
        while True:
            await asyncio.sleep(5 * _SETTLED)
            again = await self._all_shown(asked)
            if again == shown:
                return again
            shown = again

    async def _all_shown(self, asked: Person) -> dict[str, dict[str, str]]:
        if not await asked.move.is_visible():
            return {}
        return {name: await person.shown() for name, person in self.people.items()}

    # The end.

    async def all_is_in_order(self) -> int:
        """
        Stop the server. No chip is missing, and nobody has seen a card that was not his to know; how many
        hands were played.
        """
        self.kills()
        async with await Store.open(self._url, schemas=(SCHEMA,), read_only=True) as store:
            faults = (await check(store)).faults
            assert not faults, [str(fault) for fault in faults]
            (name,) = await store.streams("table:")
            folded = Folded(name.removeprefix("table:"))
            await folded.read_on(store, ())
            table = folded.kept.table
            assert table.missing == 0
            assert await store.ledger.balance(escrow(folded.table)) == table.chips
            for person in self.people.values():
                has = await store.ledger.balance(account_of(_player(person)))
                assert person.view["me"]["balance"] == has, f"{person.name} sees another balance"
        seats = [{seat.number: seat.player for seat in there} for there in folded.seats]
        known = Known(folded.records, seats[:-1])
        assert known.secrets
        for person in self.people.values():
            assert known.check(_player(person), person.frames), f"{person.name} was sent no card at all"
            for other in {_player(one) for one in self.people.values()} - {_player(person)}:
                if person.hands:
                    with pytest.raises(AssertionError, match="is told of"):
                        known.check(other, person.frames)
        for person, version, cards in self._seen:
            assert cards <= known.may_know(version, _player(person)), f"{person.name} sees {cards}"
        return table.hands


class Trouble(ABC):
    """Something that must change nothing; called, it says for how many seconds the server was away."""

    def __init__(self, evening: Evening, person: Person) -> None:
        self._evening, self._person = evening, person

    @property
    def whose(self) -> list[Person]:
        """Whose connection is broken by it."""
        return [self._person]

    @abstractmethod
    async def __call__(self) -> float:
        """Let it happen."""


class Reload(Trouble):
    """The page is loaded anew."""

    async def __call__(self) -> float:
        await self._person.page.reload()
        return 0


class LostConnection(Trouble):
    """The line is dead for a while; the page says so."""

    async def __call__(self) -> float:
        line = self._evening.lines[self._person.name]
        line.cut()
        await lost(self._person.page)
        await line.mend()
        return 0


class Kill(Trouble):
    """The server is killed, and started again on the same port and database."""

    @property
    def whose(self) -> list[Person]:
        return list(self._evening.people.values())

    async def __call__(self) -> float:
        began = time.monotonic()
        self._evening.kills()
        await self._evening.starts()
        return time.monotonic() - began


async def lost(page: Page) -> None:
    """Wait until a page says that the connection is lost."""
    await page.get_by_text("The connection is lost").first.wait_for()


@asynccontextmanager
async def evening(browser: Browser, folder: Path, game: str) -> AsyncIterator[Evening]:
    """An evening, with nobody there yet. At its end no page has failed."""
    async with AsyncExitStack() as stack:
        made = await stack.enter_async_context(Evening(browser, folder, game, stack))
        yield made
        for person in made.people.values():
            assert not person.errors, person.errors


def _difference(before: dict[str, dict[str, str]], after: dict[str, dict[str, str]]) -> str:
    lines = [
        f"{name}, {part}: {text}\n    now: {after.get(name, {}).get(part)}"
        for name, parts in before.items()
        for part, text in parts.items()
        if after.get(name, {}).get(part) != text
    ]
    return "\n".join(lines)


def _player(person: Person) -> str:
    """His id, as his page was told."""
    welcome = next(frame for frame in person.frames if '"t":"welcome"' in frame)
    return str(msgspec.json.decode(welcome)["player"])
