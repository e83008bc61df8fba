"""
What comes next in a tournament by itself: hands, draws, the clock, deadlines, bots' answers, start and end.

Everything is asked of the tournament as it is (`Tournament.why_not_begin`, `draw`, `asks`, `orders`,
`report`), so that after a restart it is simply asked again.

Clauses     M2 (clock), M3 (starts when full), M4 (balancing, late entry), M6 (deadlines), T2 (breaks), T5.
Tested in   tests/room/tournaments/
"""

import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from pakli.club.refusals import HOUSE
from pakli.room.clock import Timer
from pakli.room.core import Work
from pakli.room.house import House
from pakli.room.playing import Played
from pakli.room.records import TableClosed
from pakli.room.tournaments.core import EventCore, EventStep, Tables
from pakli.room.tournaments.saved import EventAside, RestoredEvent, keep_aside
from pakli.room.under import Standing
from pakli.rules import Refusal, RuleViolation
from pakli.store import StoreError
from pakli.table import MoveOut, Ready, StartHand
from pakli.tournament import (
    AddOnOver,
    Begin,
    BuyAddOn,
    BuyRebuy,
    Cancel,
    DeclineRebuy,
    Draw,
    Enter,
    TournamentAction,
)

__all__ = ["TOO_FEW", "GoingOn"]

_LOG: Final = logging.getLogger("pakli.room")
TOO_FEW: Final = "too_few"
"""Why an event is called off by itself: a code, turned into words by who shows it."""


class GoingOn(EventCore):
    """A tournament that goes on."""

    def __init__(self, house: House, tables: Tables, start: RestoredEvent) -> None:
        super().__init__(house, tables, start)
        self._timers: dict[str, Timer[Work]] = {}
        self._wanted: set[int] = set()
        """Tables for which a hand has been asked."""
        self._questions: dict[int, tuple[int, float]] = {}
        """Until when entries may answer for a rebuy, by entry: rebuys so far, and when."""
        self._left_over = start.aside
        self.wishes: dict[str, str] = dict(start.aside.wishes)
        """Who wants a rebuy or an add-on as soon as his hand is over."""
        self.over: Callable[[], Coroutine[Any, Any, None]] | None = None
        """What is to be done when the event is over: tickets, the next one."""

    # Start and stop.

    def start(self) -> None:
        """Begin to run: go on where it was stopped."""
        self.mailbox.start()
        for number in range(1, len(self.event.tables) + 1):
            table = self.table(number)
            if table is not None:
                table.director = self
                self.mailbox.soon(partial(self._put_right, number))
        self._look_ahead()
        self.mailbox.soon(self._after_start)

    async def _after_start(self) -> None:
        self._look_ahead()
        self.wake()

    async def stop(self) -> None:
        """
        Stop, everything kept.

        Raises:
            StoreError: what is in no stream could not be noted.
        """
        self.closing = True
        for timer in self._timers.values():
            timer.stop()
        self.journal.close()
        await self.mailbox.stop()
        await keep_aside(self.house, self.event_id, self.version, self.aside())

    def aside(self) -> EventAside:
        """What is in no stream, as it is now."""
        now = self.house.clock.now()
        self.passed()
        questions = [
            (number, rebuys, max(0.0, end - now)) for number, (rebuys, end) in self._questions.items()
        ]
        timer = self._timers.get("add_on")
        return EventAside(
            told=self.told_version,
            passed=max(0.0, now - self.told_at),
            questions=tuple(questions),
            add_on=self._add_on_left() if timer is not None and timer.on else -1.0,
            wishes=tuple(self.wishes.items()),
        )

    # What tables ask.

    def may_begin(self, table_id: str) -> bool:
        """Whether a hand may begin there now."""
        number = self.number_of(table_id)
        if self.closing or self.trouble or number in self._wanted:
            return False
        return self.event.why_not_begin(number) is None

    def hand_wanted(self, table_id: str) -> None:
        """The table is ready: begin a hand if it is still possible."""
        number = self.number_of(table_id)
        self._wanted.add(number)
        self.mailbox.soon(lambda: self._begin_hand(number))

    def hand_over(self, table_id: str) -> None:
        """A hand is over there."""
        number = self.number_of(table_id)
        self.mailbox.soon(lambda: self._put_right(number))

    async def _begin_hand(self, number: int) -> None:
        try:
            async with Standing() as standing:
                table = self.table(number)
                if table is not None and self.event.why_not_begin(number) is None:
                    await standing.stop(table)
                    await self._begun(number, standing)
        finally:
            self._wanted.discard(number)
            table = self.table(number)
            if table is not None:
                table.go_on()

    async def _begun(self, number: int, standing: Standing) -> None:
        """Begin a hand: the table's records and the tournament's are one append."""
        kept, event = self.table(number).moment.kept, self.event
        pauses = self.house.pace.run_out > 0
        try:
            told = self.house.dealer.play(kept, *event.orders(number, kept.table), pauses=pauses)
            if type(told.kept.table.next) is not Ready:
                return
            begin = StartHand(last_two=event.last_two)
            begun = self.house.dealer.play(told.kept, begin, pauses=pauses)
        except RuleViolation as violation:
            _LOG.warning("table %s cannot begin a hand: %s", self.table_id(number), violation)
            return
        report = event.report(number, begun.kept.table)
        if report is None:
            return
        doing = self.doing(time=False)
        doing.played[number] = Played(begun.kept, (*told.records, *begun.records))
        doing.play(report)
        await self.carry_out(doing, standing)

    async def _put_right(self, number: int) -> None:
        """Whatever a table has to report; then whatever it must be told."""
        table = self.table(number)
        if table is None:
            return
        report = self.event.report(number, table.moment.table, table.moment.tale.events)
        doing = self.doing(time=False)
        if report is not None:
            doing.play(report)
        doing.touched.add(number)
        async with Standing() as standing:
            await self.carry_out(doing, standing)

    # What follows.

    def then(self, step: EventStep) -> None:
        """Set what comes next."""
        super().then(step)
        self.grant_wishes()
        self._look_ahead()
        self.wake()

    def wake(self) -> None:
        """Tables that may begin a hand now do."""
        for number in self.event.open_numbers if self.event.status == "running" else ():
            table = self.table(number)
            if table is not None and table.moment.table.dealing is None:
                table.go_on()

    def _look_ahead(self) -> None:
        """Set all that comes next by itself."""
        if self.closing:
            return
        event = self.event
        if event.status == "registering":
            self._look_to_the_start()
        if event.status == "running":
            self.ring("start", None)
            if event.draw is not None:
                self.mailbox.soon(self._draw)
            self._set_clock()
            self._ask()
            self._offer_add_on()
            self.ring("note", self.house.pace.note, self._note)
        elif event.status != "registering":
            self._silence()
            self._ended()

    def _silence(self) -> None:
        for timer in self._timers.values():
            timer.off()

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

    def _set_clock(self) -> None:
        wakes = self.event.wakes_in
        self.passed()
        left = None if wakes is None else max(0.0, wakes - (self.house.clock.now() - self.told_at))
        self.ring("clock", left, self._time)

    async def _time(self) -> None:
        """The clock has something to say."""
        if self.event.status == "running" and self.passed():
            await self.do()
        self._set_clock()

    async def _draw(self) -> None:
        wanted = self.event.draw
        if wanted is not None and self.event.status == "running":
            await self.do(Draw(*self.drawn(wanted.entries)))

    def drawn(self, entries: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Entries, and seats of a table, in random orders."""
        order, seats = list(entries), list(range(1, self.event.structure.table_size + 1))
        self.house.chance.shuffle(order)
        self.house.chance.shuffle(seats)
        return tuple(order), tuple(seats)

    # The start.

    def _look_to_the_start(self) -> None:
        """M3: a sit & go begins when it is full; another event when its time has come."""
        if self.event.full:
            self.mailbox.soon(self._begin_if_full)
        starts = self.kept.opening.starts
        if starts:
            left = (starts - self.house.wall()) / 1000
            self.ring("start", min(max(0.0, left), self.house.pace.told_again), self._start_in_time)

    async def _begin_if_full(self) -> None:
        if self.event.full:
            await self.begin()

    async def begin(self, command: str | None = None) -> None:
        """
        Seat everybody and play.

        Raises:
            RuleViolation: it cannot begin.
        """
        there = tuple([one.number for one in self.event.entries if one.status == "registered"])
        await self.do(Begin(*self.drawn(there)), command=command)

    async def _start_in_time(self) -> None:
        """Its time has come: bots take what is free, if they are to; too few: it is called off."""
        opening = self.kept.opening
        if self.event.status != "registering":
            return
        if opening.starts > self.house.wall():
            self._look_to_the_start()
            return
        if opening.fill:
            await self.bring_bots(self._seats_to_fill())
        try:
            if self.event.full:
                return
            await self.begin()
        except RuleViolation as violation:
            _LOG.info("tournament %s does not begin: %s", self.event_id, violation)
            await self.do(Cancel(TOO_FEW))

    def _seats_to_fill(self) -> int:
        structure, there = self.event.structure, self.event.left
        most = structure.most or max(structure.least, structure.table_size)
        return max(0, most - there)

    async def bring_bots(self, number: int) -> None:
        """
        So many of the house's bots enter.

        Raises:
            RuleViolation: they cannot.
        """
        if not self.event.structure.practice:
            raise RuleViolation(Refusal("T6", "room.bots_practice"))
        there = {entry.player for entry in self.event.entries if entry.status != "gone"}
        bots = [bot for bot in await self.house.bots(number + len(there)) if bot.id not in there][:number]
        for bot in bots:
            self.house.people[bot.id] = bot
        if bots:
            await self.do(*[Enter(bot.id) for bot in bots])

    # Questions.

    def _ask(self) -> None:
        """Who is asked for a rebuy has his time; a bot makes up its mind."""
        now, event = self.house.clock.now(), self.event
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
        self.ring("questions", None if end is None else max(0.0, end - now), self._questions_over)

    def question_left(self, entry: int) -> float | None:
        """Seconds an entry has left to answer; None: it is not asked."""
        known = self._questions.get(entry)
        return None if known is None else max(0.0, known[1] - self.house.clock.now())

    async def _questions_over(self) -> None:
        """M6: who has not answered in time is out."""
        now = self.house.clock.now()
        for entry in self.event.asks:
            known = self._questions.get(entry.number)
            if known is not None and known[1] <= now:
                await self.do(DeclineRebuy(entry.player))
        self._ask()

    async def _bot_answers(self, player: str) -> None:
        if any(entry.player == player for entry in self.event.asks):
            buys = self.house.chance.random() < 0.5
            await self._do_or_not(BuyRebuy(player) if buys else DeclineRebuy(player))

    def _offer_add_on(self) -> None:
        """W: the offer after the rebuys stands for a while; N: until the break is over. Bots take it."""
        event = self.event
        if event.add_on != "open":
            self.ring("add_on", None)
            return
        timer = self._timers.get("add_on")
        when = event.structure.add_on
        if when is not None and when.when == "after_rebuys" and (timer is None or not timer.on):
            left = self._left_over.add_on
            seconds = left if left >= 0 else self.house.pace.add_on
            self._add_on_ends = self.house.clock.now() + seconds
            self.ring("add_on", seconds, self._add_on_over)
        self._take_wishes()

    _add_on_ends = 0.0

    def _add_on_left(self) -> float:
        return max(0.0, self._add_on_ends - self.house.clock.now())

    async def _add_on_over(self) -> None:
        if self.event.add_on == "open":
            await self._do_or_not(AddOnOver())

    def _take_wishes(self) -> None:
        """Bots take the add-on; people who have asked for it in mid-hand get it as soon as it is over."""
        event = self.event
        for entry in event.entries:
            bot = self.is_bot(entry.player) and entry.status == "playing" and not entry.added_on
            if bot and event.why_not_add_on(entry.player) is None:
                self._soon_or_not(BuyAddOn(entry.player))

    async def _do_or_not(self, action: TournamentAction) -> None:
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
        self.mailbox.soon(lambda: self._do_or_not(action))

    async def _note(self) -> None:
        await self.note()
        if self.event.status == "running" and not self.closing:
            self.ring("note", self.house.pace.note, self._note)

    async def note(self) -> None:
        """Note what is in no stream, if the log works."""
        try:
            await keep_aside(self.house, self.event_id, self.version, self.aside())
        except StoreError as error:
            _LOG.warning("nothing could be noted of tournament %s: %s", self.event_id, error)

    # The end.

    def _ended(self) -> None:
        """People see for a while how it ended; then its last table is closed."""
        if self.over is not None:
            work, self.over = self.over, None
            self.mailbox.soon(work)
        if any(self.table(number) is not None for number in range(1, len(self.event.tables) + 1)):
            self.ring("close", self.house.pace.event_over, self._close_tables)

    async def _close_tables(self) -> None:
        for number in range(1, len(self.event.tables) + 1):
            table = self.table(number)
            if table is None or table.moment.table.dealing is not None:
                continue
            async with Standing() as standing:
                await standing.stop(table)
                kept = table.moment.kept
                leaving = [MoveOut(seat.number) for seat in kept.table.seats]
                played = self.house.dealer.play(kept, *leaving)
                closed = (TableClosed(),)
                await table.commit(
                    Played(played.kept.noted(played.kept.table, closed), (*played.records, *closed))
                )
