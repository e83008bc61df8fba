"""
Second layer of a running table: whose turn it is and how long he has; what happens when his time is up.

Clauses     I4 (absent), section 11 (time to act, time bank, grace), P4, S2, G8, P16 (the table's questions).
Tested in   tests/room/test_cases.py
"""

from pakli.room.absence import Absence
from pakli.room.clock import Timer
from pakli.room.core import Core, Work
from pakli.room.errands import Presence, deadline, unanswered
from pakli.room.house import House
from pakli.room.moment import Moment
from pakli.room.playing import Played, sits_out
from pakli.room.records import BankSpent, Record
from pakli.room.restored import Restored
from pakli.room.saved import Aside
from pakli.room.turn import Allowance, TurnClock
from pakli.rules import HouseRules, TimeUp
from pakli.rules.refusal import refuse
from pakli.table import Enter, Table

__all__ = ["Turns"]


class Turns(Core):
    """The clocks of one table, and who is there in earnest."""

    def __init__(self, house: House, restored: Restored) -> None:
        super().__init__(house, restored)
        self.absence = Absence(house.pace)
        self.turn = TurnClock(house.clock, self._up, self._clock_changed)
        self._timers: dict[str, Timer[Work]] = {}
        self.returning = False
        """The room has just been started: nobody's time runs before he could have come back."""
        self._left_over: Aside | None = restored.aside
        """How much time was left, for the question that was open when the room was stopped."""

    def ring(self, name: str, seconds: float | None, work: Work | None = None) -> None:
        """Set the alarm of this name anew, or (None) off; what it does is done in its turn."""
        timer = self._timers.get(name)
        if seconds is None or work is None:
            if timer is not None:
                timer.off()
            return
        if timer is None:
            timer = self._timers[name] = Timer(self.house.clock, self.soon)
        timer.set(seconds, work)

    def rings(self, name: str) -> bool:
        """Whether the alarm of this name is set."""
        timer = self._timers.get(name)
        return timer is not None and timer.on

    def silence(self) -> None:
        """Set all alarms off, for good."""
        for timer in self._timers.values():
            timer.stop()
        self.turn.silence()

    def presence(self, table: Table, number: int) -> Presence:
        """
        Whether the player of a seat that is asked is here, the house's bot, or gone, so that nobody waits.

        Who has said that he sits out after this hand still plays it, as long as he is connected and acts.
        """
        seat = table.seat(number)
        if self.is_bot(seat.player):
            return "bot"
        if not seat.absent:
            return "here"
        plays_on = seat.after_hand == "sit_out" and not seat.out and not seat.penalty
        if plays_on and self.audience.connected(seat.player) and not self.absence.idle(seat.player):
            return "here"
        return "gone"

    def is_bot(self, player: str) -> bool:
        """Whether the house plays this player."""
        person = self.house.people.get(player)
        return person is not None and person.is_bot

    def prepare(self, before: Moment, after: Moment) -> None:
        """Set the clock of what is asked now; it stands until the question has reached somebody."""
        super().prepare(before, after)
        if after.asked is not before.asked:
            self.ask(after)
        after.clock = self.turn.face()

    def ask(self, moment: Moment) -> None:
        """Set the clock for what `moment` asks, if it asks a person."""
        self.ring("delivery", None)
        asked, seats = moment.asked, self._people(moment.table)
        if asked is None or not seats or moment.table.sign.live:  # with real cards it is called, or none runs
            self.turn.stop()
            return
        aside, self._left_over, left = self._left_over, None, None
        was = None if aside is None else aside.asked
        if aside is not None and was is not None and was.seats == asked.seats and was.number >= asked.number:
            left = aside.clock
        self.turn.ask(seats, self._allowance(moment, seats), left)

    def call_clock(self, seconds: int) -> None:
        """
        With real cards: from now on whoever is asked has so many seconds.

        Raises:
            RuleViolation: nobody is asked.
        """
        seats = unanswered(self.moment.table)
        if not seats:
            raise refuse("I4", "live.nobody_asked")
        self.turn.ask(seats, Allowance(seconds))
        self.turn.delivered()
        self._clock_changed()

    def asked_and_told(self) -> None:
        """Everybody was told what is asked; who cannot be reached is not waited for: his time runs."""
        asked = self.moment.asked
        if asked is None or not self.turn.running or self.moment.trouble:
            return
        here = [seat.player for seat in self.moment.table.seats if seat.number in asked.seats]
        if not any(map(self.audience.connected, here)):
            if not self.returning:
                self._start_clock()
        elif not self.turn.started:
            self.ring("delivery", self.house.pace.delivery, self._delivered_or_not)

    def await_return(self) -> None:
        """The room starts, and people sit here: for a moment one's time stands still until one is back."""
        self.returning = bool(self.moment.table.seats)
        if self.returning:
            self.ring("return", self.house.pace.delivery, self._returned_or_not)

    async def _returned_or_not(self) -> None:
        self.returning = False
        self.asked_and_told()

    def delivered(self, number: int) -> None:
        """Question `number` has reached whom it is for: his clock starts, if it does not run already."""
        asked = self.moment.asked
        if asked is not None and asked.number == number and not self.moment.trouble:
            self.after_telling(self._start_clock)

    def connection(self, player: str, away: bool) -> None:
        """A player's connection was lost, or is back."""
        asked = self.moment.asked
        seats = () if asked is None else asked.seats
        if any(seat.player == player and seat.number in seats for seat in self.moment.table.seats):
            if len(seats) == 1:
                self.turn.connection(away)
            self.asked_and_told()

    def spent(self, number: int) -> tuple[Record, ...]:
        """What is to be written of the time bank that a seat has used in this turn."""
        seat, asked = self.moment.table.find(number), self.moment.asked
        if asked is None or asked.seats != (number,) or seat is None or not self.turn.running:
            return ()
        left = round(1000 * self.turn.bank_left)
        if left >= self.moment.kept.bank(seat.player):
            return ()
        if deadline(self.moment.table, self.house.pace) is not None:
            return ()
        return (BankSpent(seat.player, left),)

    def used_grace(self, number: int) -> None:
        """The turn of a seat ends without a word of its player's: his grace is used up so far."""
        seat, asked = self.moment.table.find(number), self.moment.asked
        if asked is None or asked.seats != (number,) or seat is None or not self.turn.running:
            return
        if deadline(self.moment.table, self.house.pace) is None:
            whole = self._rules_of(self.moment.table).disconnect_grace
            self.absence.use_grace(seat.player, whole - self.turn.grace_left)

    def _start_clock(self) -> None:
        """Time runs. Who is shown the table from now on sees it run; who was told sees it by himself."""
        self.turn.delivered()
        self.moment.clock = self.turn.face()

    async def _delivered_or_not(self) -> None:
        if not self.moment.trouble:
            self._start_clock()

    def _people(self, table: Table) -> tuple[int, ...]:
        return tuple([seat for seat in unanswered(table) if self.presence(table, seat) == "here"])

    def _allowance(self, moment: Moment, seats: tuple[int, ...]) -> Allowance:
        table = moment.table
        players = [table.seat(seat).player for seat in seats]
        away = not any(map(self.audience.connected, players))
        small = deadline(table, self.house.pace)
        if small is not None:
            return Allowance(small, away=away)
        rules = self._rules_of(table)
        grace = rules.disconnect_grace if table.sign.cash else 0
        return Allowance(
            rules.time_to_act,
            moment.kept.bank(players[0]) / 1000,
            max(0.0, grace - self.absence.grace_used(players[0])),
            away,
        )

    def _clock_changed(self) -> None:
        self.after_telling(lambda: self.show_changed(clock=self.turn.face()))

    def _up(self) -> None:
        asked = self.moment.asked
        if asked is not None:
            self.soon(lambda: self._time_up(asked.number))

    async def _time_up(self, number: int) -> None:
        """Time is up for everybody who has not answered. Who lets turns pass, one after another, sits out."""
        asked, table = self.moment.asked, self.moment.table
        if asked is None or asked.number != number:
            return
        if table.sign.live:
            late = [Enter("", TimeUp(seat)) for seat in unanswered(table)]
            await self.commit(self.house.dealer.play(self.moment.kept, *late))
            return
        seats = self._people(table)
        played = Played(self.moment.kept)
        for seat in seats:
            self.used_grace(seat)
            spent = self.spent(seat)
            played = Played(played.kept.noted(played.kept.table, spent), (*played.records, *spent))
            if seat in unanswered(played.kept.table):
                played = self.passed(played, seat)
        if played.records:
            await self.commit(played)

    def passed(self, played: Played, number: int) -> Played:
        """The seat's turn passes without a word."""
        kept, pauses = played.kept, self.house.pace.run_out > 0
        small = deadline(kept.table, self.house.pace) is not None
        player = kept.table.seat(number).player
        more = self.house.dealer.play(kept, TimeUp(number), pauses=pauses)
        records = (*played.records, *more.records)
        if not small and not self.is_bot(player) and self.absence.timed_out(player):
            out = self.house.dealer.play(more.kept, *sits_out(more.kept.table, number), pauses=pauses)
            return Played(out.kept, (*records, *out.records))
        return Played(more.kept, records)

    def _rules_of(self, table: Table) -> HouseRules:
        return table.sign.rules if table.dealing is None else table.dealing.game.rules
