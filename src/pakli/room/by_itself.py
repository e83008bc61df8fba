"""
Fifth layer of a running table: what comes next by itself, and what becomes of one that stands still.

The dealer deals, hands begin, bots answer and buy again, absent players are passed over, seats kept for
nothing are lost. Each is put off until its time has come, and done only if it is still what comes next.

Clauses     P1, T2-T5, T6 (bots), I4.
Tested in   tests/room/test_cases.py, tests/room/test_storage.py
"""

import logging
from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from pakli.bots import informed
from pakli.room.answers import Done
from pakli.room.audit import audit_of_record
from pakli.room.bots import hardness, simplest, thinking, thought
from pakli.room.errands import Errand, errand_of
from pakli.room.house import House
from pakli.room.moment import Moment, Step
from pakli.room.playing import Played
from pakli.room.records import ClosingAsked, Manners, OpeningChanged, Record, TableClosed
from pakli.room.restored import Restored
from pakli.room.saved import Aside
from pakli.room.seats_kept import SeatsKept
from pakli.room.under import Director
from pakli.rules import RuleViolation
from pakli.table import ButtonDraw, Buy, Leave, Sign, Table
from pakli.table.events import Left

__all__ = ["ByItself"]

_LOG: Final = logging.getLogger("pakli.room")


class ByItself(SeatsKept):
    """A table that goes on."""

    def __init__(self, house: House, restored: Restored) -> None:
        super().__init__(house, restored)
        self._errand: tuple[Any, ...] | None = None
        """What comes next by itself, and for which situation it was meant."""
        self._over = False
        """Whether something that was noted has been fulfilled: it must not come back with a restart."""
        self._deserted = False
        """Whether the time runs after which a table that nobody wants any more is closed."""
        self.closed: Callable[[], None] = lambda: None
        """Is called when the table is closed for good."""
        self.director: Director | None = None
        """The tournament whose table it is, once that runs."""

    def start(self) -> None:
        """Begin to run: go on where the table was stopped."""
        super().start()
        self.moment.away = self.away()
        self.ask(self.moment)
        self.moment.clock = self.turn.face()
        self.await_return()
        self.go_on()

    async def stop(self) -> None:
        """
        Stop, everything kept.

        Raises:
            StoreError: what is in no stream could not be noted.
        """
        self.turn.hold()
        self.show_changed(trouble="closing", clock=self.turn.face())
        self.silence()
        await super().stop()
        await self.journal.note_now(self.moment.version, self.noted())
        self.audience.close()

    def prepare(self, before: Moment, after: Moment) -> None:
        """Who sat out needs to be put out no more; a bomb pot is proposed for one hand."""
        super().prepare(before, after)
        if after.table.seats is not before.table.seats:
            after.away = self.away(after)
            after.spectators = self.spectators(after)
            was = {seat.number: seat.player for seat in before.table.seats}
            stay = {seat.number for seat in after.table.seats if was.get(seat.number) == seat.player}
            here = {number for number in stay if not after.table.seat(number).out}
            if not after.out_at_big_blind <= here:
                after.out_at_big_blind &= here
                self._over = True
            if after.bomb_asked and after.bomb_asked not in stay:
                after.bomb_asked = 0
                self._over = True
            left = set(was.values()) - {seat.player for seat in after.table.seats}
            if any(request.player in left for request in after.requests):
                # What he asked for as long as he sat here is not to bring him back.
                after.requests = tuple([one for one in after.requests if one.player not in left])
                self._over = True
        if after.bomb_asked and after.table.hands != before.table.hands:
            after.bomb_asked = 0
            self._over = True

    def then(self, step: Step) -> None:
        """Go on."""
        super().then(step)
        for record in step.records:
            if type(record) is Left:
                self.left_at[record.player] = step.at
        if self._over:
            self._over = False
            self.note()
        self.asked_and_told()
        director = self.director
        if (
            director is not None
            and step.before.table.dealing is not None
            and step.after.table.dealing is None
        ):
            director.hand_over(self.table_id)
        if step.after.kept.closed and step.after.kept.manners.tournament:
            self._is_no_more()
        self.go_on()

    def trouble(self, on: bool) -> None:
        """The log has failed: the table says so and stands still. Or it works again: everything goes on."""
        self.looked_after = ()  # what was due meanwhile could not be done
        if on:
            self.turn.hold()
        self.show_changed(trouble="storage" if on else "", clock=self.turn.face())
        if not on:
            self.asked_and_told()

    def away(self, moment: Moment | None = None) -> frozenset[str]:
        """
        Players at the table who are not connected, bots left out; with real cards, those who were before: the
        others have no phone with them.
        """
        table = (moment or self.moment).table
        return frozenset(
            seat.player
            for seat in table.seats
            if not self.is_bot(seat.player)
            and not self.audience.connected(seat.player)
            and (not table.sign.live or seat.player in self.audience.been_here)
        )

    def spectators(self, moment: Moment | None = None) -> tuple[str, ...]:
        """Who looks on without a seat."""
        seated = {seat.player for seat in (moment or self.moment).table.seats}
        return tuple([player for player in self.audience.players() if player not in seated])

    def noted(self, moment: Moment | None = None) -> Aside:
        """What is in no stream, as it is now or, at `moment`, will be."""
        face, moment = self.turn.face(), moment or self.moment
        return Aside(
            asked=moment.asked,
            clock=None if face is None else (face.kind, face.left_at(self.house.clock.now())),
            out_at_big_blind=tuple(sorted(moment.out_at_big_blind)),
            bomb_asked=moment.bomb_asked,
            requests=moment.requests,
            denied=moment.denied,
        )

    def close_when_over(self, by: str) -> None:
        """Close the table for good, as soon as no hand is on; after a restart too. `by`: who wants it."""

        async def ask() -> None:
            if not self.moment.kept.closing:
                await self._note_down(ClosingAsked(by))

        self.soon(ask)

    def keep_otherwise(self, manners: Manners, by: str) -> None:
        """Keep the table so from now on. `by`: who wants it."""

        async def change() -> None:
            kept = self.moment.kept
            now = kept.manners if kept.next_delay < 0 else replace(kept.manners, delay=kept.next_delay)
            wanted = replace(manners, passing=now.passing)
            if wanted != now:
                await self._note_down(OpeningChanged(wanted, by))

        self.soon(change)

    async def _note_down(self, record: Record) -> None:
        """Write a record of the room's own; once more, where somebody else has written meanwhile."""
        for _ in range(2):
            kept = self.moment.kept
            played = Played(kept.noted(kept.table, (record,)), (record,))
            deed = audit_of_record(self.table_id, kept, record, self.house.people)
            if isinstance(await self.commit(played, deed=deed), Done):
                return

    def expects(self) -> None:
        """Somebody is on his way to this table: it is not closed for want of guests just now."""
        self._deserted = False
        self.go_on()

    def _leave_or_stay(self) -> None:
        """
        A table that the house opened for want of a seat closes some minutes after its last guest has gone.
        """
        if not self.moment.kept.manners.passing or self._deserted == (not self._guests()):
            return
        self._deserted = not self._deserted
        self.ring("deserted", self.house.pace.deserted if self._deserted else None, self._close_deserted)

    def _guests(self) -> bool:
        """Whether anybody but bots sits, waits, asks or looks on here."""
        moment = self.moment
        seated = [seat.player for seat in moment.table.seats if not self.is_bot(seat.player)]
        return bool(seated or moment.table.waiting_list or moment.requests or self.audience.players())

    async def _close_deserted(self) -> None:
        """Nobody has come since. A hand of bots alone goes to its end first, and the time runs once more."""
        if self._guests():
            return
        if self.moment.table.dealing is None:
            await self._close_for_good()
        else:
            self.expects()

    async def _close_for_good(self) -> None:
        """Everybody leaves with his chips, and the table is no more."""
        table = self.moment.table
        if table.dealing is None and not self.moment.kept.closed:
            leaving = [Leave(seat.number) for seat in table.seats]
            played = self.house.dealer.play(self.moment.kept, *leaving)
            closed = (TableClosed(),)
            answer = await self.commit(
                Played(played.kept.noted(played.kept.table, closed), (*played.records, *closed))
            )
            if isinstance(answer, Done):
                self._is_no_more()

    def _is_no_more(self) -> None:
        self.turn.stop()
        self.silence()
        self.audience.close()
        self.closed()

    def note(self) -> None:
        """Note what is in no stream, if the log works."""
        if not self.moment.trouble:
            self.journal.note(self.moment.version, self.noted())

    def go_on(self) -> None:
        """Set what comes next by itself, unless it is set already."""
        moment, table = self.moment, self.moment.table
        if moment.trouble or moment.kept.closed:
            return
        if moment.kept.closing and table.dealing is None:
            self.ring("errand", None)
            self.soon(self._close_for_good)
            return
        self.look_after_seats()
        self._leave_or_stay()
        self.ring("note", self.house.pace.note if self.turn.running else None, self._note_again)
        errand = self.pack_errand() or self._next_errand()
        key = None if errand is None else (errand.what, errand.seat, moment.asked, _Same(table.hand))
        if key == self._errand and self.rings("errand"):
            return
        self._errand = key
        if errand is None:
            self.ring("errand", None)
        else:
            self.ring("errand", errand.seconds, lambda: self._do(errand, key))

    def _next_errand(self) -> Errand | None:
        table, pace = self.moment.table, self.house.pace
        if table.dealing is None and self.moment.kept.manners.tournament:
            return self._errand_of_tournament()
        if table.dealing is None and not self._wanted(table):
            return None
        if table.dealing is None and table.sign.practice:
            for number in table.broke:
                if self.is_bot(table.seat(number).player):
                    return Errand("bot", self._thinks(), number)
        return errand_of(table, pace, lambda seat: self.presence(table, seat), self._thinks)

    def _errand_of_tournament(self) -> Errand | None:
        """Between two hands of a tournament: bots buy nothing, and a hand begins when it lets it."""
        if self.director is None:
            return None
        table = self.moment.table
        errand = errand_of(table, self.house.pace, lambda seat: self.presence(table, seat), self._thinks)
        if errand is not None and errand.what == "start" and not self.director.may_begin(self.table_id):
            return None
        return errand

    def _wanted(self, table: Table) -> bool:
        """Whether anybody but bots would play the next hand, or look on: for nobody, nothing is played."""
        players = [seat.player for seat in table.seats if not seat.out and not self.is_bot(seat.player)]
        return bool(players or self.audience.players())

    def _thinks(self) -> float:
        pace = self.house.pace
        hard = hardness(self.moment.table)
        return thinking(pace.bot_least, pace.bot_most, self.house.chance, hard)

    async def _do(self, errand: Errand, key: tuple[Any, ...] | None) -> None:
        """Do it, if it is still what comes next."""
        if key != self._errand or self.moment.trouble:
            return
        self._errand = None
        if errand.what == "start" and self.director is not None:
            self.director.hand_wanted(self.table_id)
            return
        try:
            acts = self._bot_acts(errand.seat) if errand.what == "bot" else None
            played = self._played(errand) if acts is None else await acts
        except RuleViolation as violation:
            _LOG.warning("table %s: %s was refused: %s", self.table_id, errand.what, violation)
            return
        await self.commit(played)

    def _played(self, errand: Errand) -> Played:
        kept, dealer, pauses = self.moment.kept, self.house.dealer, self.house.pace.run_out > 0
        waiting = kept.table.next
        if errand.what == "deal":
            return dealer.go_on(kept, pauses=pauses)
        if errand.what in ("lay_down", "draw", "void"):
            return {"lay_down": self.lay_down, "draw": self.draw, "void": self.void}[errand.what]()
        if errand.what == "draw_button":
            assert isinstance(waiting, ButtonDraw)
            return dealer.play(kept, dealer.button_draw(waiting.seats))
        if errand.what == "start":
            out = tuple(sorted(self.moment.out_at_big_blind))
            return dealer.start(kept, out, bomb_pot=bool(self.moment.bomb_asked), pauses=pauses)
        return self.passed(Played(kept), errand.seat)

    async def _bot_acts(self, number: int) -> Played:
        """What the house's bot in this seat does; while it thinks, other tables go on."""
        kept, house, pauses = self.moment.kept, self.house, self.house.pace.run_out > 0
        seat = kept.table.seat(number)
        if not seat.stack and kept.table.dealing is None:
            sign = kept.table.sign
            return house.dealer.play(kept, Buy(number, usual_buy_in(sign)))
        try:
            bot = house.bot(house.people[seat.player])
            if self.director is not None:
                bot = informed(bot, self.director.told_to_bots(self.table_id))
            action = await thought(kept.table, number, bot, house.chance)
            return house.dealer.play(kept, action, pauses=pauses)
        except Exception:  # whatever is wrong with a bot, its table goes on
            _LOG.exception("table %s: the bot in seat %s failed: it checks or folds", self.table_id, number)
            return house.dealer.play(kept, simplest(kept.table, number), pauses=pauses)

    async def _note_again(self) -> None:
        self.note()
        self.ring("note", self.house.pace.note if self.turn.running else None, self._note_again)


class _Same:
    """Equal only to what wraps the very same object."""

    __slots__ = ("what",)

    def __init__(self, what: object) -> None:
        self.what = what

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.what is self.what

    __hash__ = None  # type: ignore[assignment]


def usual_buy_in(sign: Sign) -> int:
    """What a bot brings: the middle of what may be brought, a multiple of the least."""
    least, most = sign.least, sign.most or 5 * sign.least
    return max(least, (least + most) // 2 // least * least)
