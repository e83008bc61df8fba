"""
People at a page: they look at what it shows and press its buttons, by role and name. What their sockets are
sent is kept.
"""

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec
from playwright.async_api import BrowserContext, Locator, Page, WebSocket, expect
from playwright.async_api import TimeoutError as PageTimeoutError

from pakli.wire.patch import merged

Message = dict[str, Any]
PATIENCE: Final = 60.0
"""Seconds to wait for what has to come, on the busiest machine: while one has trouble another waits."""

_CHEAP: Final = 60
"""Chips for which a call is worth it: who called more would soon have none."""
_FEW: Final = 500
# fmt: off
BUTTONS: Final = {
    "fold": "Fold", "check": "Check", "call": "Call", "bet": "Bet", "raise": "Raise",
    "stand_pat": "Stand pat", "discard": "Throw away", "show": "Show", "muck": "Throw away unseen",
    "cut": "Cut the pack", "decline": "Decline",
}
# fmt: on
"""How the buttons begin."""
_TEXT: Final = """found => found.map(element => {
    const copy = element.cloneNode(true);
    copy.querySelectorAll('[role=timer]').forEach(timer => timer.remove());
    return copy.textContent.replace(/\\s+/g, ' ').trim();
}).join('; ')"""
"""What stands there, without the seconds that run."""


class Person:
    """Somebody in a browser context of his own, at one table."""

    def __init__(self, name: str, context: BrowserContext, page: Page, seed: int = 1) -> None:
        self.name = name
        self.context = context
        self.page = page
        self.frames: list[str] = []
        """Everything his sockets were sent."""
        self.greeted = 0
        """How many sockets of his were welcomed, and shown the table."""
        self.version = 0
        self.view: Message = {}
        self.question: Message | None = None
        self.clock: tuple[Message, float] | None = None
        """The clock, and when it was told."""
        self.errors: list[str] = []
        self.stops_at: Callable[[], bool] = lambda: False
        """When true he answers no more."""
        self.hands: set[int] = set()
        """Numbers of the hands he was dealt into."""
        self._new = False
        self._chance = Random(seed)
        self._heard = asyncio.Event()
        page.on("websocket", self._opened)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    # What comes.

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._takes)

    def _takes(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message: Message = msgspec.json.decode(text)
        if message["t"] == "welcome":
            self._new = True
        elif self._new and message["t"] in ("view", "batch"):
            self._new, self.greeted = False, self.greeted + 1
        if message["t"] == "view":
            self._stands(message, message["view"])
        elif message["t"] == "batch" and message["v"] - len(message["events"]) == self.version:
            self._stands(message, merged(self.view, message["set"]))
        self._heard.set()

    def _stands(self, message: Message, view: Message) -> None:
        self.version, self.view, self.question = message["v"], view, message.get("question")
        self.clock = (message["clock"], time.monotonic()) if "clock" in message else None
        if self.seat and view["seats"][str(self.seat)]["cards"]:
            self.hands.add(self.hand)

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until what comes makes it true."""
        deadline = time.monotonic() + PATIENCE
        while not holds():
            self._heard.clear()
            left = deadline - time.monotonic()
            assert left > 0, f"{self.name} waits in vain, at {self.version}: {self.view.get('waits')}"
            # Not `wait_for`: Python 3.11's forgets that it was cancelled when something has just come.
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._heard.wait()

    @property
    def seat(self) -> int:
        """His seat; 0: none."""
        return int(self.view.get("me", {}).get("seat", 0))

    @property
    def hand(self) -> int:
        """The number of the hand; 0: none yet."""
        return int(self.view.get("hand", {}).get("number", 0))

    @property
    def chips(self) -> int:
        """All chips on the table."""
        hand = self.view.get("hand")
        pot = hand["pot"] if hand and not hand["over"] else 0
        return int(pot + sum(seat["stack"] for seat in self.view["seats"].values()))

    # What stands on the page.

    @property
    def move(self) -> Locator:
        """Where he is asked."""
        return self.page.get_by_role("region", name="Your move")

    @property
    def cards(self) -> Locator:
        """His own cards and chips."""
        return self.page.get_by_role("region", name="Your cards")

    @property
    def seats(self) -> Locator:
        """All seats."""
        return self.page.get_by_role("list", name="Seats")

    @property
    def middle(self) -> Locator:
        """Boards, pots, which hand it is."""
        return self.page.get_by_role("region", name="Middle of the table")

    async def shown(self) -> dict[str, str]:
        """What a table looks like to him: what he is asked, his cards, all seats, the middle."""
        parts = {"move": self.move, "cards": self.cards, "seats": self.seats, "middle": self.middle}
        return {name: str(await part.evaluate_all(_TEXT)) for name, part in parts.items()}

    async def seconds(self) -> int:
        """The time he has left, as it stands beside the question."""
        text = await self.move.get_by_role("timer").inner_text()
        found = re.search(r"\d+", text)
        assert found, text
        return int(found[0])

    # What he does.

    async def sits(self) -> None:
        """Take the first seat that is free, with what the page proposes; pay to be dealt in at once."""
        await self.until(lambda: "sit" in self.view.get("can", {}))
        await self.page.get_by_role("button", name=re.compile("^Sit in seat")).first.click()
        await self.page.get_by_role("dialog").get_by_role("button", name="OK", exact=True).click()
        await self.until(lambda: self.seat)
        await self.until(lambda: "post" in self.view["can"] or self.hands)
        if "post" in self.view["can"]:
            with suppress(PageTimeoutError):  # the big blind may come round meanwhile
                await self.page.get_by_role("button", name=re.compile("^Post")).click(timeout=1000)

    async def leaves(self) -> None:
        """Leave the table with all chips, once the hand is over."""
        await self.page.get_by_role("button", name="Leave the table").click()
        await self.page.get_by_role("dialog").get_by_role("button", name="Yes", exact=True).click()
        await self.until(lambda: not self.seat)

    async def plays(self, last: int) -> None:
        """Answer what he is asked, until hand number `last` is over or he is to stop."""
        while self.hand <= last:
            await self.until(lambda: self.question or self.hand > last)
            if self.question is not None:
                if self.stops_at():
                    return
                await self.answers()
                await self.keeps_playing()

    async def keeps_playing(self) -> None:
        """Buy when there are few chips left, and sit in again when a turn was missed."""
        can, chips = self.view["can"], self.view["seats"][str(self.seat)]["stack"]
        if "sit_in" in can:
            await self.page.get_by_role("button", name="Sit in again").click()
            await self.until(lambda: "sit_in" not in self.view["can"])
        if chips < _FEW and "refusal" not in can["buy"] and "bought" not in self.view["me"]:
            await self.page.get_by_role("button", name="Buy chips").click()
            await self.page.get_by_role("dialog").get_by_role("button", name="OK", exact=True).click()
            await self.until(
                lambda: self.view["me"].get("bought") or self.view["seats"][str(self.seat)]["stack"] > _FEW
            )

    async def answers(self) -> None:
        """Press a button for what he is asked; wait until that is over."""
        question = self.question
        assert question is not None
        if not answers_itself(question):
            await self.presses(self._chosen(question["options"]))
        await self.until(lambda: self.question is None or self.question["number"] != question["number"])

    async def presses(self, option: Message) -> None:
        """Press the button of an option, and say yes where the page asks whether he is sure."""
        if option["word"] == "discard":
            await self._throws_away(option)
        await self.move.get_by_role("button", name=_named(option)).click()
        if "confirm" in option:
            await self.page.get_by_role("dialog").get_by_role("button", name="Yes", exact=True).click()

    async def _throws_away(self, option: Message) -> None:
        most = option["choose"][0]["most"]
        places = range(await self.cards.get_by_role("button").count())
        chosen = self._chance.sample(places, self._chance.randint(1, min(3, most)))
        await self.picks(*chosen)
        await self.picked(len(chosen))

    async def picks(self, *places: int) -> None:
        """Press cards to be thrown away, or to be kept after all."""
        for place in places:
            await self.cards.get_by_role("button").nth(place).click()

    async def picked(self, count: int) -> None:
        """Wait until so many cards are picked to be thrown away."""
        await expect(self.cards.get_by_role("button", pressed=True)).to_have_count(count)

    def _chosen(self, options: list[Message]) -> Message:
        """Mostly passive, so that hands are long and nobody is soon without chips."""
        by_word = {option["word"]: option for option in reversed(options) if "refusal" not in option}
        words = [
            word
            for word in ("check", "stand_pat", "discard", "discard", "show", "cut", "decline")
            if word in by_word
        ]
        if by_word.get("call", {}).get("amount", 0) in range(1, _CHEAP + 1):
            words += ["call"] * 4
        if self._chance.random() < 0.15:
            words += [word for word in ("bet", "raise") if word in by_word]
        return by_word[self._chance.choice(words or [word for word in ("fold", "muck") if word in by_word])]


def answers_itself(question: Message) -> bool:
    """Whether his hand is beaten: the page throws it away, unless he wants it otherwise."""
    return any("beaten" in option for option in question["options"])


def _named(option: Message) -> re.Pattern[str]:
    """How the button of an option begins."""
    return re.compile(f"^{BUTTONS[option['word']]}")
