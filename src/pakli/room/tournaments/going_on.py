"""
What comes next in a tournament by itself: hands, draws, the clock, deadlines, bots' answers, start and end.

Everything is asked of the tournament as it is (`Tournament.why_not_begin`, `draw`, `asks`, `orders`,
`report`), so that after a restart it is simply asked again.

Clauses     M2 (clock), M3 (starts when full), M4 (balancing, late entry), M6 (deadlines), T2 (breaks), T5.
Tested in   tests/room/tournaments/
"""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from pakli.bots import Event, event_of
from pakli.room.core import Work
from pakli.room.house import House
from pakli.room.journal import NOTHING, Deed
from pakli.room.playing import Played
from pakli.room.records import TableClosed
from pakli.room.tournaments.core import Doing, EventStep, Tables
from pakli.room.tournaments.opening import check_bots
from pakli.room.tournaments.questions import Questions
from pakli.room.tournaments.saved import EventAside, RestoredEvent, keep_aside
from pakli.room.under import Standing
from pakli.rules import Refusal, RuleViolation
from pakli.store import StoreError
from pakli.table import MoveOut, Ready, StartHand
from pakli.table.events import HandPlanned
from pakli.tournament import (
    HOLDS,
    Begin,
    BeginHand,
    Cancel,
    Draw,
    Enter,
)
from pakli.tournament.rows import bits

__all__ = ["TOO_FEW", "GoingOn"]

_LOG: Final = logging.getLogger("pakli.room")
TOO_FEW: Final = "too_few"
"""Why an event is called off by itself: a code, turned into words by who shows it."""


class GoingOn(Questions):
    """A tournament that goes on."""

    def __init__(self, house: House, tables: Tables, start: RestoredEvent) -> None:
        super().__init__(house, tables, start)
        self._wanted: set[int] = set()
        """Tables for which a hand has been asked."""
        self.over: Work | None = None
        """What is to be done once the event is over: tickets, the next one."""
        self._told_over = False
        self.forget: Callable[[], None] = lambda: None
        """What is to be done when people have seen for long enough how it ended."""

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
        self.silence(forever=True)
        self.journal.close()
        await self.mailbox.stop()
        await keep_aside(self.house, self.event_id, self.version, self.aside())
        await self.keep_snapshot()

    def aside(self) -> EventAside:
        """What is in no stream, as it is now."""
        self.passed()
        return EventAside(
            told=self.told_version,
            passed=max(0.0, self.house.clock.now() - self.told_at),
            questions=self.questions_now(),
            add_on=self.add_on_left(),
            wishes=tuple(self.wishes.items()),
        )

    # What tables ask.

    def may_begin(self, table_id: str) -> bool:
        """Whether a hand may begin there now."""
        number = self.number_of(table_id)
        if self.closing or self.trouble or number in self._wanted:
            return False
        return self.event.why_not_begin(number) is None

    def told_to_bots(self, table_id: str) -> Event:
        """What its bots know: what everybody sees."""
        return event_of(self.event, self.number_of(table_id))

    def hand_wanted(self, table_id: str) -> None:
        """The table is ready: begin a hand if it is still possible."""
        number = self.number_of(table_id)
        self._wanted.add(number)
        self.mailbox.soon(lambda: self._begin_hand(number))

    def hand_over(self, table_id: str) -> None:
        """A hand is over there."""
        number = self.number_of(table_id)
        self.mailbox.soon(lambda: self._put_right(number))

    def why_not_next(self, table_id: str) -> Refusal | None:
        """Why the dealer of real cards cannot go on there; None: he can, if only to say the hand is right."""
        counts = self.hand_counts(table_id)
        return self.event.why_not_begin(self.number_of(table_id)) if counts else None

    def hand_counts(self, table_id: str) -> bool:
        """Whether its last hand is reported: with real cards, once the dealer says that it is right."""
        return not self.event.tables[self.number_of(table_id)].playing

    async def _begin_hand(self, number: int) -> None:
        try:
            await self._put_right(number, right=True)
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

        def works(doing: Doing) -> None:
            doing.played[number] = Played(begun.kept, (*told.records, *begun.records))
            doing.play(_begin_of(number, begun))
            # Where forced bets alone put everybody all in, the hand may be over already.
            over = doing.event.report(number, begun.kept.table, begun.records)
            if over is not None:
                doing.play(over)

        await self.carry_out(self._worked_out(works), standing)

    def _worked_out(self, works: Callable[[Doing], None]) -> Doing:
        """
        Work something out that tables have done. Time is told with it only where the clock stands after it:
        what has passed until then counts.
        """
        doing = self.doing(time=False)
        works(doing)
        if doing.event.clock_stands and not self.event.clock_stands:
            doing = self.doing()
            works(doing)
        return doing

    async def _put_right(self, number: int, *, right: bool = False) -> None:
        """Whatever a table has to report, with real cards once it is `right`; whatever it must be told."""
        table, spot = self.table(number), self.event.tables[number]
        if table is None or (spot.live and spot.playing and not right):
            return
        report = self.event.report(number, table.moment.table, table.moment.tale.events)

        def works(doing: Doing) -> None:
            if report is not None:
                doing.play(report)
            doing.touched.add(number)

        async with Standing() as standing:
            await self.carry_out(self._worked_out(works), standing)

    # What follows.

    def then(self, step: EventStep) -> None:
        """Set what comes next."""
        super().then(step)
        self.grant_wishes()
        self._look_ahead()
        self.wake()

    def wake(self) -> None:
        """Tables that may begin a hand now do; one that had to wait for others is told that it need not."""
        event = self.event
        for number in bits(event.open_tables & ~event.busy) if event.status == "running" else ():
            table = self.table(number)
            if table is None or table.moment.table.dealing is not None:
                continue
            if table.moment.table.held in HOLDS and event.why_not_begin(number) is None:
                self.mailbox.soon(partial(self._put_right, number))
            table.go_on()

    def _look_ahead(self) -> None:
        """Set all that comes next by itself."""
        if self.closing:
            return
        event = self.event
        if event.status == "registering":
            self._look_to_the_start()
        if event.status == "running":
            self._told_over = False
            self.ring("start", None)
            if event.draw is not None:
                self.mailbox.soon(self._draw)
            self._set_clock()
            self.ask()
            self.offer_add_on()
            self.ring("note", self.house.pace.note, self._note)
        elif event.status != "registering":
            self.silence()
            self._ended()

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

    async def begin(self, command: str | None = None, deed: Deed = NOTHING) -> None:
        """
        Seat everybody and play.

        Raises:
            RuleViolation: it cannot begin.
        """
        there = tuple([one.number for one in self.event.entries if one.status == "registered"])
        await self.do(Begin(*self.drawn(there)), command=command, deed=deed)

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

    async def bring_bots(self, number: int, command: str | None = None, deed: Deed = NOTHING) -> None:
        """
        So many of the house's bots enter.

        Raises:
            RuleViolation: they cannot.
        """
        check_bots(self.kept.opening, bots=True)
        most = self.event.structure.most
        if most and number > most - self.event.left:
            raise RuleViolation(Refusal("M4", "event.full", (("most", most),)))
        there = {entry.player for entry in self.event.entries if entry.status != "gone"}
        bots = [bot for bot in await self.house.bots(number + len(there)) if bot.id not in there][:number]
        for bot in bots:
            self.house.people[bot.id] = bot
        if bots:
            await self.do(*[Enter(bot.id) for bot in bots], command=command, deed=deed)

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

    @property
    def is_over(self) -> bool:
        """Whether nothing goes on any more, at its tables neither."""
        if self.event.status not in ("finished", "cancelled"):
            return False
        return all(self.table(number) is None for number in range(1, len(self.event.tables) + 1))

    def _ended(self) -> None:
        """People see for a while how it ended; then its last table is closed."""
        if self.over is not None and not self._told_over:
            self._told_over = True
            self.mailbox.soon(self.over)
        if any(self.table(number) is not None for number in range(1, len(self.event.tables) + 1)):
            self.ring("close", self.house.pace.event_over, self._close_tables)
        self.forget_later()

    def forget_later(self) -> None:
        """Leave memory when people have seen for long enough how it ended."""
        if not self.closing:
            self.ring("forget", self.house.pace.event_kept, self._forget)

    async def _forget(self) -> None:
        if self.is_over:
            self.forget()
        elif self.event.status != "running":
            self.forget_later()

    async def _close_tables(self) -> None:
        if self.event.status == "running":  # the director has taken its end back
            return
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


def _begin_of(number: int, begun: Played) -> BeginHand:
    """The hand that has just been begun at a table, as the tournament is told of it."""
    at = next(one.positions for one in begun.records if isinstance(one, HandPlanned))
    return BeginHand(number, at.button, at.small, at.big)
