"""
What stands for the world in tests of the room: a clock that is told to go on, people, viewers who note
everything.
"""

import heapq
import itertools
from collections.abc import Callable
from typing import Any

from pakli.club.person import Person
from pakli.room import ChatLine, Moment, Step

__all__ = ["FakeClock", "FakePeople", "Watching", "person_of"]


class FakeClock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._alarms: list[tuple[float, int, _FakeAlarm]] = []
        self._number = itertools.count()

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, callback: Callable[[], None]) -> "_FakeAlarm":
        alarm = _FakeAlarm(callback)
        heapq.heappush(self._alarms, (self._now + seconds, next(self._number), alarm))
        return alarm

    def next_alarm(self) -> float | None:
        """When the next thing happens; None: nothing will."""
        while self._alarms and self._alarms[0][2].cancelled:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    def jump(self, seconds: float) -> None:
        """The machine has slept: so much later at once, and everything due meanwhile happens now."""
        self._now += seconds
        while (due := self.next_alarm()) is not None and due <= self._now:
            heapq.heappop(self._alarms)[2].callback()

    def go_to(self, moment: float) -> None:
        """Go to a time, at which at most one thing happens."""
        self._now = max(self._now, moment)
        due = self.next_alarm()
        if due is not None and due <= self._now:
            heapq.heappop(self._alarms)[2].callback()


class _FakeAlarm:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class FakePeople:
    """Everybody there is."""

    def __init__(self) -> None:
        self.everybody: dict[str, Person] = {}

    async def find(self, person_id: str) -> Person | None:
        return self.everybody.get(person_id)

    def add(self, person: Person) -> Person:
        self.everybody[person.id] = person
        return person


def person_of(name: str, **fields: Any) -> Person:
    """
    A person whose id is his name; "bot …" is a bot, "host", "floor" and "guest …" are what they are called,
    "program …" is a member's bot.
    """
    first = name.split(maxsplit=1)[0]
    kind = {"bot": "bot", "guest": "guest", "program": "members_bot"}.get(first, "member")
    role = first if first in ("host", "floor") else "player"
    made: dict[str, Any] = {"kind": kind, "role": role, **fields}
    return Person(id=name.replace(" ", "-"), name=name.capitalize(), **made)


class Watching:
    """A viewer who notes what he is shown and told."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.moment: Moment | None = None
        self.shown = 0
        self.steps: list[Step] = []
        self.heard: list[ChatLine] = []
        self.closed = False
        self.before: Callable[[], None] = lambda: None

    def show(self, moment: Moment) -> None:
        self.before()
        self.moment, self.shown = moment, self.shown + 1

    def tell(self, step: Step) -> None:
        self.before()
        self.moment = step.after
        self.steps.append(step)

    def hear(self, line: ChatLine) -> None:
        self.heard.append(line)

    def gone(self) -> None:
        self.closed = True
