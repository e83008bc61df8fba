"""Clients that play by themselves: any option that is offered, by chance, filled in by chance."""

import asyncio
from random import Random
from typing import Any

from pakli.room import Room
from tests.wire.kit import Client

__all__ = ["AutoClient", "filled"]

SELDOM = {"fold": 0.15, "all_in": 0.06, "leave": 0.0, "change_seat": 0.0}


def filled(option: dict[str, Any], own: str, random: Random) -> dict[str, Any]:
    """An option's action, what it leaves open chosen by chance."""
    action = dict(option["action"])
    for choose in option.get("choose", ()):
        action[choose["field"]] = _choice(choose, own, random)
    return action


def _choice(choose: dict[str, Any], own: str, random: Random) -> Any:
    match choose["what"]:
        case "amount":
            steps = (choose["most"] - choose["least"]) // choose["step"]
            small = min(steps, 8 if random.random() < 0.8 else steps)
            return choose["least"] + choose["step"] * random.randint(0, small)
        case "cards":
            names = [own[at : at + 2] for at in range(0, len(own), 2)]
            return "".join(random.sample(names, random.randint(choose["least"], choose["most"])))
        case "seat":
            return random.choice(choose["seats"])
        case "claim":
            return choose["best"]
        case _:
            return choose["now"]


class AutoClient(Client):
    """Answers whatever it is asked, as soon as it is asked."""

    def __init__(self, room: Room, player: str, table: str, random: Random) -> None:
        self.table, self.random = table, random
        self.answered = 0
        self.stopped = False
        super().__init__(room, player)
        self.watch(table)

    def _show(self, message: dict[str, Any]) -> None:
        super()._show(message)
        question = message.get("question")
        if question is not None and question["number"] != self.answered and not self.stopped:
            self.answered = question["number"]
            asyncio.get_running_loop().call_soon(self._answer, question)

    def _answer(self, question: dict[str, Any]) -> None:
        if self.stopped or self.question(self.table) is None:
            return
        options = [one for one in question["options"] if "refusal" not in one]
        weights = [SELDOM.get(one["word"], 1.0) for one in options]
        option = self.random.choices(options, weights)[0]
        own = self.view(self.table)["seats"][str(self.view(self.table)["me"]["seat"])]["cards"]
        self.do(self.table, filled(option, own, self.random))

    def press(self, word: str) -> bool:
        """Do something of `can`, if it is possible; whether it is."""
        option = self.view(self.table)["can"].get(word)
        if option is None or "refusal" in option:
            return False
        self.do(self.table, filled(option, "", self.random))
        return True
