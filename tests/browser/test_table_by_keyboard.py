"""
People at the table without a mouse: by keyboard alone, what is said aloud held against the log; and by touch.
"""

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

from tests.browser.people import BUTTONS, Message, Person, answers_itself
from tests.browser.room import TABLE
from tests.browser.scripted import come_in
from tests.server.process import running

FRESH: Final = 0.3
"""Seconds for which no key acts on a question."""
GAMES: Final = ("holdem", "five-card-draw")
KEYS: Final = {
    "check": "k",
    "call": "c",
    "stand_pat": "k",
    "bring_in": "c",
    "show": "s",
    "muck": "m",
    "fold": "f",
    "decline": "n",
}
"""What he does, the first that is possible and cheap, and its key."""
CHEAP: Final = 60
"""Chips for which a call is worth it: who called more would soon have none."""

_LISTEN: Final = """() => {
    window.said = [];
    const ear = document.querySelector('[role=log][aria-live=polite].ear');
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
        if (node.nodeName === 'P') window.said.push([node.lang, node.textContent]);
    }))).observe(ear, { childList: true });
}"""
_LOG: Final = """() => [...document.querySelectorAll('[aria-label=Log] li')].map(line => {
    const copy = line.cloneNode(true);
    copy.querySelectorAll('[aria-hidden=true]').forEach(seen => seen.remove());
    return copy.textContent.replace(/\\s+/g, ' ').trim();
})"""
"""The lines of the log as they are read aloud."""
_TURN: Final = re.compile(r"(Pot: [\d,]+\. )?Your turn[^.]*\.")


@asynccontextmanager
async def at_the_page(browser: Browser, folder: Path, *games: str, **settings: Any) -> AsyncIterator[Person]:
    """Anna, in the lobby of a room with a table for each game."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    async with AsyncExitStack() as stack:
        room = running(f"sqlite:///{folder / 'room.sqlite'}", port, *games, module="tests.browser.room")
        await asyncio.to_thread(room.__enter__)
        stack.callback(room.__exit__, None, None, None)
        context = await browser.new_context(
            base_url=f"http://127.0.0.1:{port}", locale="en-GB", reduced_motion="reduce", **settings
        )
        stack.push_async_callback(context.close)
        page = await context.new_page()
        page.set_default_timeout(15_000)
        person = Person("Anna", context, page)
        await page.goto("/")
        await come_in(page, "Anna")
        yield person
        assert not person.errors, person.errors


class Player:
    """Somebody who only has a keyboard."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        self.keys = self.page.keyboard
        self.pressed: set[str] = set()
        self.stays = True
        """Whether he calls once he has raised."""

    async def goes_to(self, name: str) -> None:
        """Tab to what has this name, as Tab goes, and press Enter."""
        for _ in range(150):
            await self.keys.press("Tab")
            if re.match(name, str(await self.page.evaluate(_FOCUSED))):
                return await self.keys.press("Enter")
        raise AssertionError(f"Tab never comes to {name}")

    async def acts(self, key: str) -> None:
        """Press a key that acts, once the question has been there for a while."""
        await asyncio.sleep(FRESH)
        self.pressed.add(key)
        await self.keys.press(key)

    async def answers(self) -> None:
        """Answer what he is asked by keys alone; wait until that is over."""
        question = self.person.question
        assert question is not None
        number = question["number"]
        if not answers_itself(question):
            await expect(self.person.move).to_have_attribute("data-question", str(number))
            await self._answers(question)
        await self.person.until(
            lambda: self.person.question is None or self.person.question["number"] != number
        )

    async def _answers(self, question: Message) -> None:
        options = {option["word"]: option for option in question["options"] if "refusal" not in option}
        if "discard" in options and "1" not in self.pressed:
            for card in "124":
                await self.keys.press(card)
            await self.keys.press("2")  # keeps it after all
            await self.person.picked(2)
            self.pressed.add("1")
            await self.acts("d")
        elif (raises := _raising(options)) and "r" not in self.pressed:
            await self._raises(raises)
        else:
            await self._does(options)

    async def _raises(self, option: Message) -> None:
        """Bet or raise: where the amount is open, to a chip more than the least."""
        await self.acts("r")
        if "choose" not in option:
            return
        field = self.page.get_by_label(re.compile("^Amount, from"))
        await expect(field).to_be_focused()
        await self.keys.press("ArrowUp")
        choose = option["choose"][0]
        await expect(field).to_have_value(
            str(choose["least"] + choose["step"] - choose["least"] % choose["step"])
        )
        await self.keys.press("Enter")

    async def _does(self, options: Mapping[str, Message]) -> None:
        word = _chosen(options, CHEAP if self.stays or "r" not in self.pressed else 0)
        await self.acts(KEYS[word])
        if "confirm" in options[word]:
            await expect(self.page.get_by_role("dialog")).to_be_visible()
            await self.keys.press("Enter")

    async def plays(self, hands: int) -> None:
        """Play to the end of so many whole hands."""
        person = self.person
        await person.until(lambda: person.question)
        last = person.hand + hands
        while person.hand <= last:
            await person.until(lambda: person.question or person.hand > last)
            if person.question and person.hand <= last:
                await self.answers()
            elif person.question:
                return


_FOCUSED: Final = """() => {
    const here = document.activeElement;
    return here.getAttribute('aria-label') ?? here.textContent.trim();
}"""


def _chosen(options: Mapping[str, Message], most: int) -> str:
    dear = options.get("call", {}).get("amount", 0) > most
    return next(word for word in KEYS if word in options and not (dear and word == "call"))


def _raising(options: Mapping[str, Message]) -> Message | None:
    return next((options[word] for word in ("raise", "bet", "complete") if word in options), None)


@pytest.mark.parametrize(
    "games",
    [
        pytest.param(GAMES, id="some"),
        pytest.param((*GAMES, "stud", "omaha-high-low", "badugi", "razz"), id="more", marks=pytest.mark.soak),
    ],
)
async def test_by_keyboard_alone_with_all_of_it_said(
    browser: Browser, tmp_path: Path, games: tuple[str, ...]
) -> None:
    desk = ViewportSize(width=1280, height=800)
    async with at_the_page(browser, tmp_path, *games, viewport=desk) as anna:
        player = Player(anna)
        for game in games:
            player.pressed.clear()
            player.stays = game in ("five-card-draw", "stud")
            await player.goes_to(TABLE if game == games[0] else game)
            await anna.until(lambda game=game: anna.view and anna.view["sign"]["games"][0]["variant"] == game)  # type: ignore[misc]
            await anna.page.evaluate(_LISTEN)
            await sits(player)
            await player.plays(hands=1)
            while game == "five-card-draw" and "1" not in player.pressed:
                await player.plays(hands=1)  # all others had folded before the draw
            assert "r" in player.pressed
            await hears_what_it_asks_for(player)
            await all_was_said(player)
            await leaves(player)


async def sits(player: Player) -> None:
    await player.goes_to("Sit in seat")
    await expect(player.page.get_by_role("dialog")).to_be_visible()
    await player.goes_to("OK$")
    await player.person.until(lambda: player.person.seat)


async def leaves(player: Player) -> None:
    """Leave by key, once the hand is over; then to the lobby."""
    person = player.person
    if person.question:
        await player.answers()
    await player.acts("q")
    await expect(player.page.get_by_role("dialog")).to_be_visible()
    await player.goes_to("Yes$")
    await person.until(lambda: not person.seat)
    await player.goes_to("To the lobby")
    await player.page.get_by_role("heading", name="Tables").wait_for()
    person.view = {}


async def hears_what_it_asks_for(player: Player) -> None:
    """Keys that ask to hear something are answered by what the table is like."""
    await player.person.until(lambda: player.person.question)
    question, view = player.person.question, player.person.view
    assert question is not None
    await expect(player.page).to_have_title(re.compile("^● Your turn"))
    await expect(player.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("mark-turn"))
    said = player.page.get_by_role("log", name="What happens").locator("p").last
    await player.keys.press("p")
    await expect(said).to_contain_text(f"Pot: {view['hand']['pot']:,}.")
    await player.keys.press("t")
    await expect(said).to_contain_text("Your turn: ")
    await player.keys.press("e")
    await expect(said).to_contain_text(f"Anna has {view['seats'][str(player.person.seat)]['stack']:,}.")
    await player.keys.press("o")
    await expect(said).to_contain_text("Your cards: ")
    await player.keys.press("?")
    keys = player.page.get_by_role("dialog", name="Keys")
    await expect(keys.get_by_text("Whose turn it is")).to_be_visible()
    await player.keys.press("Escape")
    await expect(keys).to_have_count(0)


async def all_was_said(player: Player) -> None:
    """Every line of every whole hand was said, in its order, once; besides only what was asked of him."""
    spoken = await player.page.evaluate("() => window.said")
    assert {lang for lang, _ in spoken} == {"en"}
    turns = [text for _, text in spoken if "Your turn: " in text]
    assert len(turns) == len(set(turns)) or len(turns) > 2
    said = " ".join(" ".join([_TURN.sub("", text) for _, text in spoken]).split())
    heard = [hand for hand in await whole_hands(player.page) if hand[0] in said]
    assert heard
    for hand in heard:
        assert said.count(f"{hand[0]} ") == 1, f"said twice: {hand[0]}"
        assert " ".join(hand) in said, f"{hand}\n\nis not said: {said}"


async def whole_hands(page: Page) -> list[list[str]]:
    """The lines of the log from the beginning of a hand to that of the next."""
    lines: list[str] = await page.evaluate(_LOG)
    begins = [at for at, line in enumerate(lines) if re.match(r"Hand [\d,]+\.$", line)]
    hands = [lines[one:other] for one, other in pairwise(begins)]
    assert hands, lines
    return hands


async def test_by_touch_in_three_languages(browser: Browser, tmp_path: Path) -> None:
    phone = ViewportSize(width=360, height=640)
    async with at_the_page(
        browser, tmp_path, "holdem", viewport=phone, has_touch=True, is_mobile=True
    ) as anna:
        page = anna.page
        await page.get_by_role("link", name=TABLE).tap()
        await anna.until(lambda: "sit" in anna.view.get("can", {}))
        await page.get_by_role("button", name=re.compile("^Sit in seat")).first.tap()
        await page.get_by_role("dialog").get_by_role("button", name="OK", exact=True).tap()
        await anna.until(lambda: anna.question)
        await page.evaluate(_LISTEN)
        while not bets(anna):
            await answers_by_touch(anna)  # he may be offered the cut first
        hand = anna.hand
        for language, check, call in (
            ("hu", "Passz", "Megadás"),
            ("pl", "Czekam", "Sprawdzam"),
            ("en", "Check", "Call"),
        ):
            await speaks(page, language)
            asked = page.locator("[data-question]")
            button = asked.get_by_role("button", name=re.compile(f"^({check}|{call})")).first
            await expect(button).to_be_visible()
        for _ in range(4):
            await answers_by_touch(anna)
        assert anna.hand >= hand
        spoken = await page.evaluate("() => window.said")
        assert any("Your turn: " in text for _, text in spoken)


def bets(person: Person) -> bool:
    """Whether he is asked to bet, as everybody is in time."""
    words = {option["word"] for option in (person.question or {}).get("options", ())}
    return not words.isdisjoint(("check", "call"))


async def speaks(page: Page, language: str) -> None:
    """Choose another language in the settings, by thumb."""
    await page.get_by_role("button", name=re.compile("^(Settings|Beállítások|Ustawienia)")).tap()
    named = re.compile("^(Language|Nyelv|Język)$")
    await page.get_by_role("dialog").get_by_label(named).select_option(language)
    await page.locator("dialog form[method=dialog] button").last.tap()
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def answers_by_touch(person: Person) -> None:
    """Answer what is cheap with a thumb; wait until that is over."""
    await person.until(lambda: person.question)
    question = person.question
    assert question is not None
    if answers_itself(question):
        await person.until(lambda: person.question != question)
        return
    await expect(person.move).to_have_attribute("data-question", str(question["number"]))
    options = {option["word"]: option for option in question["options"] if "refusal" not in option}
    word = _chosen(options, CHEAP)
    await person.move.get_by_role("button", name=re.compile(f"^{BUTTONS[word]}")).tap()
    if "confirm" in options[word]:
        await person.page.get_by_role("dialog").get_by_role("button", name="Yes").tap()
    await person.until(lambda: person.question is None or person.question["number"] != question["number"])
