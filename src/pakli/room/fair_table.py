"""
Third layer of a running table: players take part in the shuffle, and everybody who checks the deal is told
what he needs for it.

A hand at a table where nobody takes part is dealt at once, and nothing here is done for it.

Clauses     F3 (`pakli.fairness`): the record before the deal, shares within three seconds, voids.
Tested in   tests/room/test_fair.py, tests/room/test_fair_restart.py
"""

from typing import Protocol

from pakli.fairness import follows
from pakli.room.audience import Viewer
from pakli.room.errands import Errand
from pakli.room.fair import FairHand, Sealed, laid_down
from pakli.room.fair_told import FairTold, RecordTold, Uncovering, drawn_told, uncovered_in, void_told
from pakli.room.house import House
from pakli.room.moment import Moment, Step
from pakli.room.playing import Played
from pakli.room.records import ChainGiven, RecordLaid, RecordVoided, SharesGiven
from pakli.room.restored import Restored
from pakli.room.turns import Turns

__all__ = ["Checker", "FairDealing"]


class Checker(Viewer, Protocol):
    """A viewer whose client checks the deal."""

    def prove(self, told: FairTold) -> None:
        """Something for the check; never blocks."""


class FairDealing(Turns):
    """Records, shares and openings of one table."""

    def __init__(self, house: House, restored: Restored) -> None:
        super().__init__(house, restored)
        self._checkers: dict[Checker, None] = {}
        self._shares: dict[int, bytes] = {}
        """Shares for the open record, as they come."""
        self._sealed: tuple[str, Sealed] | None = None
        """The packs of a record, by its text: made once."""
        self._uncovering: tuple[str, Uncovering] | None = None

    # What clients say.

    def takes_part(self, checker: Checker, chain: bytes | None) -> None:
        """
        A viewer's client checks the deal from now on, and is told what there is of this hand.

        Args:
            chain: the value his shares come after, if he sits here and gives shares.
        """
        self._checkers[checker] = None
        player = checker.player
        if chain is not None and not self.is_full(player):
            self.soon_for(player, lambda: self._chain_given(player, chain))
        self.catch_up(checker)

    def share_given(self, player: str, hand: str, share: bytes) -> None:
        """A share came; one that does not belong to the open record is of no interest."""
        if not self.is_full(player):
            self.soon_for(player, lambda: self._share_given(player, hand, share))

    async def _share_given(self, player: str, hand: str, share: bytes) -> None:
        kept = self.moment.kept
        if kept.fair is None or not kept.fair.open:
            return
        record, seat = kept.fair.now.read, self._seat_of(player)
        value = dict(record.seats).get(seat)
        if hand != record.hand or value is None or not follows(share, bytes.fromhex(value)):
            return
        self._shares[seat] = share
        if self._complete(kept.fair) and kept.waits_for_pack and not self.moment.trouble:
            await self.commit(self.draw())

    def catch_up(self, checker: Checker) -> None:
        """Tell a checker what he would know of this hand, had he been there from its beginning."""
        moment = self.moment
        fair = moment.kept.fair
        if fair is None or not self._may_check(checker, moment):
            return
        for attempt in fair.attempts[:-1]:
            checker.prove(void_told(attempt, Sealed(attempt)))
        if fair.now.state == "void":
            checker.prove(void_told(fair.now, Sealed(fair.now)))
            return
        checker.prove(RecordTold(fair.now.record))
        if fair.drawn:
            checker.prove(drawn_told(fair.now, Sealed(fair.now)))
            # Where somebody has left, what was dealt there is not his who has come.
            seat = self._seat_of(checker.player)
            seat = 0 if seat in moment.table.vacated else seat
            happened = (*moment.tale.events[: moment.told], *fair.served)
            told = self._uncover(fair).of(uncovered_in(happened), seat, whole=True)
            if told is not None:
                checker.prove(told)

    # What the table does.

    def pack_errand(self) -> Errand | None:
        """What comes next where the first card cannot come yet; None: nothing of the kind."""
        kept = self.moment.kept
        fair = kept.fair
        if kept.waits_for_pack:
            if fair is None or not fair.open:
                return Errand("lay_down", 0.0, 0 if fair is None else len(fair.attempts))
            if self._complete(fair):
                return Errand("draw", 0.0)
            patience = self.house.pace.share + (self.house.pace.delivery if self.returning else 0.0)
            return Errand("void", patience, len(fair.attempts))
        if fair is not None and fair.open:
            return Errand("void", 0.0)  # the hand is no more: the floor has voided it
        return None

    def lay_down(self) -> Played:
        """The next record; or the cards, if nobody is there any more who would give a share."""
        kept, pauses = self.moment.kept, self.house.pace.run_out > 0
        here = {checker.player for checker in self._present()}
        made = laid_down(self.table_id, kept.table, kept.chains, kept.fair, here, self.house.chance)
        if made is None:
            return self.house.dealer.plain(kept, pauses=pauses)
        attempt, sealed = made
        self._sealed = (attempt.record, sealed)
        laid = (RecordLaid(attempt.record, attempt.secret),)
        return Played(kept.noted(kept.table, laid), laid)

    def void(self) -> Played:
        """The open record is void; who has given no share is not asked for long, if he could have."""
        kept = self.moment.kept
        assert kept.fair is not None, "what is void is a record"
        seats = [seat for seat, _ in kept.fair.now.read.seats]
        missing = tuple([seat for seat in seats if seat not in self._shares]) if kept.waits_for_pack else ()
        void = (RecordVoided(self._in_order(), missing),)
        return Played(kept.noted(kept.table, void), void)

    def draw(self) -> Played:
        """All shares are there: the pack is picked, and dealt."""
        kept, given = self.moment.kept, (SharesGiven(self._in_order()),)
        more = self.house.dealer.go_on(kept.noted(kept.table, given), pauses=self.house.pace.run_out > 0)
        return Played(more.kept, (*given, *more.records))

    def _complete(self, fair: FairHand) -> bool:
        return len(self._shares) == len(fair.now.read.seats)

    async def _chain_given(self, player: str, chain: bytes) -> None:
        kept = self.moment.kept
        known = next((one.value for one in kept.chains if one.player == player), b"")
        if kept.table.sign.live:
            return  # real cards: the system shuffles nothing
        if known != chain and self._seat_of(player) and not self.moment.trouble:
            given = (ChainGiven(player, chain),)
            await self.commit(Played(kept.noted(kept.table, given), given))

    # Who is told what.

    def prepare(self, before: Moment, after: Moment) -> None:
        """Shares and opened packs are told before the first card is."""
        super().prepare(before, after)
        fair, was = after.kept.fair, before.kept.fair
        if fair is was or fair is None:
            return
        if was is None or fair.now.record != was.now.record:
            self._shares = {}
            self._tell_all(RecordTold(fair.now.record), after)
        elif fair.now.state != was.now.state:
            packs = self._packs(fair)
            told = drawn_told(fair.now, packs) if fair.drawn else void_told(fair.now, packs)
            self._shares = {}
            self._tell_all(told, after)
            if fair.drawn:
                self._uncover(fair)
            self._sealed = None  # of four packs one is needed from here on, and they are large

    def then(self, step: Step) -> None:
        """After the cards, their openings."""
        super().then(step)
        fair = step.after.kept.fair
        if fair is None or not fair.drawn or not self._checkers:
            return
        records = uncovered_in(step.records)
        if not records:
            return
        uncovering = self._uncover(fair)
        for checker in self._present():
            if self._may_check(checker, step.after):
                told = uncovering.of(records, self._seat_of(checker.player, step.before))
                if told is not None:
                    checker.prove(told)

    def _tell_all(self, told: FairTold, moment: Moment) -> None:
        for checker in self._present():
            if self._may_check(checker, moment):
                checker.prove(told)

    def _present(self) -> list[Checker]:
        """The checkers that still look on; the others are forgotten."""
        gone = [checker for checker in self._checkers if checker not in self.audience]
        for checker in gone:
            del self._checkers[checker]
        return list(self._checkers)

    def _may_check(self, checker: Checker, moment: Moment) -> bool:
        """Who sees everything later is told nothing now."""
        return self.audience.sees_present(checker.player, moment)

    def _packs(self, fair: FairHand) -> Sealed:
        record = fair.now.record
        if self._sealed is None or self._sealed[0] != record:
            self._sealed = (record, Sealed(fair.now))
        return self._sealed[1]

    def _uncover(self, fair: FairHand) -> Uncovering:
        record = fair.now.record
        if self._uncovering is None or self._uncovering[0] != record:
            self._uncovering = (record, Uncovering(fair.now, self._packs(fair)))
        return self._uncovering[1]

    def _seat_of(self, player: str, moment: Moment | None = None) -> int:
        seats = (moment or self.moment).table.seats
        return next((seat.number for seat in seats if seat.player == player), 0)

    def _in_order(self) -> tuple[tuple[int, bytes], ...]:
        return tuple([(seat, self._shares[seat]) for seat in sorted(self._shares)])
