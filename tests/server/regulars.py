"""
People who play at full speed over real sockets, at several tables at once, and forget nothing they were told.

They answer at random, sit down, buy, sit out, come back, leave, change seats and switches, write; now and
then they come anew. When the server is gone they try until it is back, ask for what they missed and send
again what was not answered. Nobody asks for one thing more at a table that owes him an answer: however slow
the machine, what waits there stays short.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.hall import Guest
from tests.server.page import Page, opened

Message = dict[str, Any]

_GONE: Final = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
"""What a page gets to see of a server that is killed."""
_BUSY: Final = "room.busy"
"""Too much waits at the table."""
_IMPULSE: Final = 0.04
"""Seconds between two things that somebody does without being asked, on the average."""
_RELOAD: Final = 0.02
"""How many of these are to come anew."""
# fmt: off
_WANTED: Final[Mapping[str, int]] = {
    "sit": 30, "buy": 3, "sit_in": 20, "sit_out": 3, "sit_out_at_big_blind": 2, "leave": 2, "post": 8,
    "wait": 2, "change_seat": 1, "show_after_hand": 2, "rabbit_cards": 2, "switches": 3,
    "ask_bomb_pot": 3, "join_list": 5, "leave_list": 1, "chat": 3,
}
"""What they feel like, and how often."""
_ANSWERS: Final[Mapping[str, int]] = {
    "fold": 2, "check": 12, "call": 8, "bet": 3, "raise": 2, "complete": 2, "bring_in": 5, "all_in": 1,
    "discard": 5, "stand_pat": 3, "show": 3, "muck": 2, "straddle": 3, "decline": 1, "cut": 2,
}
# fmt: on


class Told:
    """What somebody was told since it was last looked at."""

    def __init__(self) -> None:
        self.events: dict[tuple[str, int], tuple[int, Any]] = {}
        """By table and version: the version before the batch it came in, and the event as it was shown."""
        self.done: list[tuple[Message, int]] = []
        """Commands that were done, and at which version."""
        self.chat: dict[tuple[str, int], tuple[str, str]] = {}
        """By table and number: who, and what he wrote."""
        self.tables: set[str] = set()
        """Tables he was shown anything of."""


class Regular:
    """One of them, at these tables."""

    def __init__(self, guest: Guest, tables: Sequence[str], chance: Random) -> None:
        self.guest = guest
        self.tables = tuple(tables)
        self.told = Told()
        self.shown: dict[str, tuple[int, Message, Message | None]] = {}
        """By table, what stands on his page: version, view, question."""
        self.unanswered: dict[str, Message] = {}
        """Commands he sent and heard nothing of, by id."""
        self.to_be_done: set[str] = set()
        """Those of them that were in the log: they cannot be refused any more."""
        self.answers = 0
        """Commands that were done or refused."""
        self.refused: Counter[str] = Counter()
        self.broken: list[str] = []
        """Promises that were not kept."""
        self.stopping = False
        self._chance = chance
        self._answered: dict[str, int] = {}
        """By table, the question he has answered last."""
        self._meant: dict[str, int] = {}
        """Which question a command was the answer to."""
        self._ids = 0

    async def play(self, origin: str) -> None:
        """Play until told to stop, and the server is gone."""
        self.stopping = False
        while not self.stopping:
            with suppress(*_GONE):
                async with opened(origin, {"pakli_session": self.guest.session}) as page:
                    await self._at(page)
            await asyncio.sleep(0.02)

    async def _at(self, page: Page) -> None:
        """Play on a page until it is closed, or he comes anew."""
        self._answered = {}
        for table in self.tables:
            since = {}
            if table in self.shown:
                page.versions[table], page.views[table], page.questions[table] = self.shown[table]
                since = {"since": page.versions[table]}
            await page.say(t="watch", table=table, **since)
        for message in tuple(self.unanswered.values()):
            await page.say(**message)
        impulses = asyncio.create_task(self._impulses(page))
        hearing = asyncio.create_task(self._hears(page))
        try:
            await asyncio.wait((impulses, hearing), return_when=asyncio.FIRST_COMPLETED)
            for task in (impulses, hearing):
                if task.done():
                    task.result()
        finally:
            impulses.cancel()
            hearing.cancel()
            await asyncio.gather(impulses, hearing, return_exceptions=True)

    def state(self, table: str) -> str:
        """What stands on his page of a table, and what he waits for there: for who looks for a fault."""
        version, view, question = self.shown[table]
        seats = [f"{one['name']} {one['stack']} {one['status']}" for one in view["seats"].values()]
        waiting = [one.get("action") for one in self.unanswered.values() if one["table"] == table]
        asking = [one["name"] for one in view.get("requests", ())]
        return (
            f"{self.guest.name} at version {version} in seat {view['me'].get('seat')}: {view.get('hand')}, "
            f"waits for {view['waits']} {view['to_act']}, seats {seats}, would be let in {asking}, "
            f"asked {question}, "
            f"answered {self._answered.get(table)}, waits for an answer to {waiting}, "
            f"{self.answers} answers, refused {dict(self.refused)}"
        )

    # What he is told.

    async def _hears(self, page: Page) -> None:
        while True:
            message = await page.hear()
            self._note(page, message)
            if message["t"] in ("view", "batch", "done", "refused"):
                for table in self.tables if "table" not in message else (message["table"],):
                    await self._answers(page, table)

    async def _answers(self, page: Page, table: str) -> None:
        """Answer what he is asked, once."""
        question = page.questions[table]
        if question is None or self._answered.get(table) == question["number"]:
            return
        self._answered[table] = question["number"]
        action = self._filled(page, table, self._answer(question["options"]))
        command = await self._does(page, table, action)
        self._meant[command] = question["number"]

    def _note(self, page: Page, message: Message) -> None:
        self.answers += message["t"] == "done" or (message["t"] == "refused" and message["code"] != _BUSY)
        match message["t"]:
            case "view" | "batch":
                self._shown(page, message)
            case "done":
                asked = self.unanswered.pop(message["id"])
                self.to_be_done.discard(message["id"])
                self.told.done.append((asked, message["v"]))
            case "refused":
                asked = self.unanswered.pop(message["id"])
                self.refused[message["code"]] += 1
                self._refused(page, asked, message["code"])
            case "chat":
                said = (message["player"], message["text"])
                if self.told.chat.setdefault((message["table"], message["n"]), said) != said:
                    self.broken.append(f"line {message['n']} was another one: {said}")
            case "error":
                self.broken.append(f"error {message['code']}")
            case _:
                pass

    def _refused(self, page: Page, asked: Message, code: str) -> None:
        question = page.questions.get(asked["table"])
        if question is not None and question["number"] == self._meant.get(asked["id"]):
            if code == _BUSY:  # too much waits there; he tries again when something has happened
                self._answered.pop(asked["table"], None)
                return
            self.broken.append(f"{asked} was offered, and is refused: {code}")
        if asked["id"] in self.to_be_done:
            self.broken.append(f"{asked} was done, and is refused: {code}")

    def _shown(self, page: Page, message: Message) -> None:
        table, version = message["table"], message["v"]
        known = self.shown.get(table, (0,))[0]
        if version < known:
            self.broken.append(f"table {table} was at {known}, and is at {version} now")
        events = message.get("events", [])
        before = version - len(events)
        for at, event in enumerate(events, start=before + 1):
            self.told.events[table, at] = (before, event)
        self.told.tables.add(table)
        self.shown[table] = (version, page.views[table], page.questions[table])

    # What he does.

    async def _impulses(self, page: Page) -> None:
        """Do something at some table every now and then; come anew."""
        while self._chance.random() > _RELOAD:
            await asyncio.sleep(self._chance.uniform(0, 2 * _IMPULSE))
            table = self._chance.choice(self.tables)
            view = page.views.get(table)
            if view is None or any(one["table"] == table for one in self.unanswered.values()):
                continue
            for request in view.get("requests", ()):
                await self._does(
                    page, table, self._chance.choice((request["let_in"], request["turn_away"]))["action"]
                )
            can = {word: option for word, option in view["can"].items() if "refusal" not in option}
            word = self._drawn([*can, "chat"], _WANTED)
            if word == "chat":
                await self._sends(page, t="chat", table=table, text=f"{self._chance.random()}")
            elif word:
                await self._does(page, table, self._filled(page, table, can[word]))

    async def _does(self, page: Page, table: str, action: Message) -> str:
        return await self._sends(page, t="do", table=table, version=page.versions[table], action=action)

    async def _sends(self, page: Page, **message: Any) -> str:
        """Send a command, also if the server is gone meanwhile; its id."""
        self._ids += 1
        command = message["id"] = f"{self.guest.name[0]}-{self._ids}"
        self.unanswered[command] = message
        await page.say(**message)
        return command

    def _answer(self, options: Sequence[Message]) -> Message:
        by_word: dict[str, list[Message]] = {}
        for option in options:
            if "refusal" not in option:
                by_word.setdefault(option["word"], []).append(option)
        return self._chance.choice(by_word[self._drawn(list(by_word), _ANSWERS)])

    def _drawn(self, words: Sequence[str], weights: Mapping[str, int]) -> str:
        if not words:
            return ""
        return self._chance.choices(words, [weights.get(word, 1) for word in words])[0]

    def _filled(self, page: Page, table: str, option: Message) -> Message:
        """The option's action, what it leaves open chosen at random."""
        action = dict(option["action"])
        for choice in option.get("choose", ()):
            action[choice["field"]] = self._choice(page, table, choice)
        return action

    def _choice(self, page: Page, table: str, choice: Message) -> Any:
        chance = self._chance
        match choice["what"]:
            case "amount":
                return self._amount(choice)
            case "seat":
                return chance.choice(choice["seats"])
            case "claim":
                return choice["best"]
            case "cards":
                view = page.views[table]
                cards = view["seats"][str(view["me"]["seat"])]["cards"]
                held = [cards[at : at + 2] for at in range(0, len(cards), 2)]
                count = chance.randint(choice["least"], min(choice["most"], len(held)))
                return "".join(chance.sample(held, count))
            case "switches":
                agrees = chance.random() < 0.7
                return {
                    "straddle": agrees,
                    "bomb_pot": agrees,
                    "cut": agrees,
                    "runs": chance.choice((-1, 0, 2)),
                }
            case other:
                raise AssertionError(f"nobody knows how to choose {other}")

    def _amount(self, choice: Message) -> int:
        """Mostly the least: who is always all in plays no long hands."""
        least, most, step = choice["least"], choice["most"], choice["step"]
        if choice["field"] == "chips" or self._chance.random() < 0.1:
            return int(self._chance.choice((least, most, max(least, (least + most) // 2 // step * step))))
        return int(least)
