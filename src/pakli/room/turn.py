"""
The clock of a turn: time to act, then the time bank, or grace for a lost connection, then time is up.

It runs from the moment its question was delivered (case T15). What was used of grace comes back with a real
action (case T8). A table without a time to act waits for ever, but not for somebody who is not there (case
T7).

Clauses     I4 and section 11: time to act, time bank, grace on disconnect (cash only).
Knows       seconds. Not tables, cards or connections.
Tested in   tests/room/test_turn.py, tests/room/test_cases.py
"""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from pakli.room.clock import Clock, Timer
from pakli.room.moment import ClockFace, ClockKind

__all__ = ["Allowance", "TurnClock"]


class Allowance(Struct, frozen=True, gc=False):
    """How long somebody has. Seconds; `time` 0: as long as he likes, while he is connected."""

    time: float
    bank: float = 0.0
    grace: float = 0.0
    away: bool = False
    """He is not connected now."""


class TurnClock:
    """One question's clock at a time."""

    def __init__(self, clock: Clock, time_up: Callable[[], None], changed: Callable[[], None]) -> None:
        """`time_up` is called when all is used up, `changed` when the bank or grace begins to run."""
        self._clock: Final = clock
        self._time_up: Final = time_up
        self._changed: Final = changed
        self._timer: Timer[None] = Timer(clock, self._over)
        self._seats: tuple[int, ...] = ()
        self._has = Allowance(0)
        self._kind: ClockKind = "time"
        self._of = self._left = 0.0
        self._since: float | None = None
        self._away = False
        self.running = False
        """Whether there is a question."""

    def ask(
        self, seats: tuple[int, ...], has: Allowance, left: tuple[ClockKind, float] | None = None
    ) -> None:
        """
        A new question: its clock stands until it is delivered.

        Args:
            left: after a restart: which part was running, and how much of it was left.
        """
        self.stop()
        self._seats, self._has, self._away, self.running = seats, has, has.away, True
        self._kind, self._of = "time", has.time
        self._left = self._of
        if left is not None:
            self._kind = left[0]
            self._of = {"time": has.time, "bank": has.bank, "grace": has.grace}[left[0]]
            self._left = min(self._of, left[1])

    def delivered(self) -> None:
        """
        The question has reached whom it is for, or there is nobody to reach: time runs. Later calls do
        nothing.
        """
        if self.running and self._since is None:
            if self._kind == "time" and not self._of:
                if self._away:
                    self._next_part()
                return
            self._run()

    def connection(self, away: bool) -> None:
        """He is gone, or back. What runs goes on; without a time to act, grace begins."""
        if not self.running or away == self._away:
            return
        self._away = away
        if self._kind == "time" and not self._of and away:
            self._next_part()
        elif not away and not self._has.time:
            self._pause()
            self._has = Allowance(0, self._has.bank, self.grace_left)
            self._kind, self._of = "time", 0.0
            self._changed()

    def hold(self) -> None:
        """Time stands still, for a trouble of the room's."""
        self._pause()

    def stop(self) -> None:
        """The question is answered."""
        self._pause()
        self.running = False

    def silence(self) -> None:
        """Time stands still, for good."""
        self._pause()
        self._timer.stop()

    @property
    def started(self) -> bool:
        """Whether time runs now."""
        return self._since is not None

    @property
    def bank_left(self) -> float:
        """Seconds left in the time bank now."""
        return self._now_left() if self._kind == "bank" else self._has.bank

    @property
    def grace_left(self) -> float:
        """Seconds of grace left now."""
        return self._now_left() if self._kind == "grace" else self._has.grace

    def face(self) -> ClockFace | None:
        """What people see of it; None: no clock."""
        if not self.running or not self._of:
            return None
        bank = 0.0 if self._kind == "bank" else self._has.bank
        return ClockFace(self._seats, self._kind, self._of, self._left, bank, self._since)

    def _now_left(self) -> float:
        if self._since is None:
            return self._left
        return max(0.0, self._left - (self._clock.now() - self._since))

    def _run(self) -> None:
        self._since = self._clock.now()
        self._timer.set(self._left, None)

    def _pause(self) -> None:
        self._left, self._since = self._now_left(), None
        self._timer.off()

    def _over(self, _: None) -> None:
        self._since, self._left = None, 0.0
        self._next_part()

    def _next_part(self) -> None:
        """The bank for who is there, grace for who is not; each once in a turn."""
        has = self._has
        if self._kind == "bank":
            has = Allowance(has.time, 0.0, has.grace, has.away)
        elif self._kind == "grace":
            has = Allowance(has.time, has.bank, 0.0, has.away)
        self._has = has
        part: ClockKind = "grace" if self._away else "bank"
        seconds = has.grace if self._away else has.bank
        if seconds <= 0:
            self._kind, self._of, self._left = part, 0.0, 0.0
            self._time_up()
            return
        self._kind, self._of, self._left = part, seconds, seconds
        self._run()
        self._changed()
