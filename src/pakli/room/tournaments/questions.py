"""
What a tournament asks its players, and until when: rebuys, add-ons; what they wanted in mid-hand.

Clauses     M6 (who may, until when, never in mid-hand), T2.
Tested in   tests/room/tournaments/test_rebuys.py
"""

import logging
from functools import partial
from typing import Final

from pakli.club.refusals import HOUSE
from pakli.room.clock import Timer
from pakli.room.core import Work
from pakli.room.house import House
from pakli.room.tournaments.core import EventCore, Tables
from pakli.room.tournaments.saved import RestoredEvent
from pakli.rules import Refusal, RuleViolation
from pakli.tournament import AddOnOver, BuyAddOn, BuyRebuy, DeclineRebuy, TournamentAction

__all__ = ["Questions"]

_LOG: Final = logging.getLogger("pakli.room")


class Questions(EventCore):
    """Second layer of a running tournament: its alarms, and what it asks."""

    def __init__(self, house: House, tables: Tables, start: RestoredEvent) -> None:
        super().__init__(house, tables, start)
        self._timers: dict[str, Timer[Work]] = {}
        self._questions: dict[int, tuple[int, float]] = {}
        """Until when entries may answer for a rebuy, by entry: rebuys so far, and when."""
        self._add_on_ends: float | None = None
        """Until when the add-on is offered; None: it is not, or until a break is over."""
        self._stood: float | None = None
        """Since when the director holds the event: no deadline comes nearer meanwhile. None: he does not."""
        self._to_add: set[str] | None = None
        """Bots that have not taken the add-on yet; None: it has not been looked who they are."""
        self._left_over = start.aside
        self.wishes: dict[str, str] = dict(start.aside.wishes)
        """Who wants a rebuy or an add-on as soon as his hand is over."""

    def rings(self, name: str) -> bool:
        """Whether the alarm of this name is set."""
        timer = self._timers.get(name)
        return timer is not None and timer.on

    def questions_now(self) -> tuple[tuple[int, int, float], ...]:
        """Who is asked: entry, rebuys so far, seconds left."""
        now = self._now()
        found = [(number, rebuys, max(0.0, end - now)) for number, (rebuys, end) in self._questions.items()]
        return tuple(found)

    def _now(self) -> float:
        """The time by which people have to answer: it stands while the event is held."""
        return self.house.clock.now() if self._stood is None else self._stood

    def _hold(self) -> None:
        """Let deadlines stand, or go on with what was left of them."""
        now, stood = self.house.clock.now(), self._stood
        if self.event.paused:
            self._stood = now if stood is None else stood
        elif stood is not None:
            self._stood, by = None, now - stood
            self._questions = {entry: (rebuys, end + by) for entry, (rebuys, end) in self._questions.items()}
            self._add_on_ends = None if self._add_on_ends is None else self._add_on_ends + by

    def silence(self, *, forever: bool = False) -> None:
        """Set all alarms off; `forever`: the room closes."""
        for timer in self._timers.values():
            timer.stop() if forever else timer.off()

    def ring(self, name: str, seconds: float | None, work: Work | None = None) -> None:
        """Set the alarm of this name anew, or (None) off; what it does is done in its turn."""
        timer = self._timers.get(name)
        if seconds is None or work is None:
            if timer is not None:
                timer.off()
            return
        if timer is None:
            timer = self._timers[name] = Timer(self.house.clock, self.mailbox.soon)
        timer.set(seconds, work)

    def ask(self) -> None:
        """Who is asked for a rebuy has his time; a bot makes up its mind."""
        self._hold()
        now, event = self._now(), self.event
        asked = {entry.number: entry for entry in event.asks}
        kept = {number: (rebuys, left) for number, rebuys, left in self._left_over.questions}
        for number in self._questions.keys() - asked.keys():
            del self._questions[number]
        for number, entry in asked.items():
            known = self._questions.get(number)
            if known is not None and known[0] == entry.rebuys:
                continue
            rebuys, left = kept.get(number, (-1, 0.0))
            time = left if rebuys == entry.rebuys else self.house.pace.rebuy
            self._questions[number] = (entry.rebuys, now + time)
            if self.is_bot(entry.player):
                answers = partial(self._bot_answers, entry.player)
                self.ring(f"bot {number}", self.house.pace.bot_most, answers)
        end = min([end for _, end in self._questions.values()], default=None)
        time_left = None if end is None or event.paused else max(0.0, end - now)
        self.ring("questions", time_left, self._questions_over)

    def question_left(self, entry: int) -> float | None:
        """Seconds an entry has left to answer; None: it is not asked."""
        known = self._questions.get(entry)
        return None if known is None else max(0.0, known[1] - self._now())

    async def _questions_over(self) -> None:
        """M6: who has not answered in time is out."""
        now = self._now()
        for entry in self.event.asks:
            known = self._questions.get(entry.number)
            if known is not None and known[1] <= now:
                await self.do(DeclineRebuy(entry.player))
        self.ask()

    async def _bot_answers(self, player: str) -> None:
        if any(entry.player == player for entry in self.event.asks):
            buys = self.house.chance.random() < 0.5
            await self.do_or_not(BuyRebuy(player) if buys else DeclineRebuy(player))

    def offer_add_on(self) -> None:
        """W: the offer after the rebuys stands for a while; N: until the break is over. Bots take it."""
        event = self.event
        if event.add_on != "open":
            self._add_on_ends = None
            self.ring("add_on", None)
            return
        when, now = event.structure.add_on, self._now()
        if when is not None and when.when == "after_rebuys":
            if self._add_on_ends is None:
                left = self._left_over.add_on
                self._add_on_ends = now + (left if left >= 0 else self.house.pace.add_on)
            left = max(0.0, self._add_on_ends - now)
            if event.paused or not self.rings("add_on"):
                self.ring("add_on", None if event.paused else left, self._add_on_over)
        self._take_wishes()

    def add_on_left(self) -> float:
        """Seconds for which the add-on is still offered; below nothing: not, or until a break is over."""
        return -1.0 if self._add_on_ends is None else max(0.0, self._add_on_ends - self._now())

    async def _add_on_over(self) -> None:
        if self.event.add_on == "open" and not self.event.paused:
            await self.do_or_not(AddOnOver())

    def _take_wishes(self) -> None:
        """Bots take the add-on, each as soon as no hand is on that he is in."""
        event = self.event
        if self._to_add is None:
            self._to_add = {entry.player for entry in event.entries if self.is_bot(entry.player)}
        able = [player for player in sorted(self._to_add) if event.why_not_add_on(player) is None]
        self._to_add.difference_update(able)
        for player in able:
            self._soon_or_not(BuyAddOn(player))

    async def do_or_not(self, action: TournamentAction) -> None:
        """Do it, if it is still possible."""
        try:
            await self.do(action)
        except RuleViolation as violation:
            _LOG.info("tournament %s: %s was refused: %s", self.event_id, type(action).__name__, violation)

    def grant_wishes(self) -> None:
        """What people wanted in mid-hand is done now, where it can be."""
        for player, what in tuple(self.wishes.items()):
            why = self.event.why_not_rebuy if what == "rebuy" else self.event.why_not_add_on
            no = why(player) if self.event.status == "running" else Refusal(HOUSE, "event.not_running")
            if no is not None and no.code == "rebuy.in_hand":
                continue
            del self.wishes[player]
            if no is None:
                self._soon_or_not(BuyRebuy(player) if what == "rebuy" else BuyAddOn(player))

    def _soon_or_not(self, action: TournamentAction) -> None:
        self.mailbox.soon(lambda: self.do_or_not(action))
