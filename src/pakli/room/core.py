"""
A table as it runs: its moment, what is written, who is told.

Everything happens in one task, one thing after another. Nothing is told to anybody before it is in the log;
if the log fails the table says so, stands still, and goes on with the same thing as soon as it can.

A running table is one object in layers, each in a module of its own and each knowing those below: this one;
`turns`, whose clock runs; `fair_table`, who takes part in the shuffle; `seats_kept`; `by_itself`, what comes
next without anybody's word; `live_table`, real cards; `actor`, what people want.

Knows       the table, the log, who looks on.
Tested in   tests/room/test_storage.py, tests/room/test_cases.py
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

from pakli.club.refusals import HOUSE
from pakli.room.answers import Answer, Done
from pakli.room.audience import Audience
from pakli.room.house import House
from pakli.room.journal import NOTHING, Closing, Deed, Journal
from pakli.room.light import Event
from pakli.room.moment import Moment, Step, Tale, asked_after
from pakli.room.money import postings_of
from pakli.room.past import Bookmarks
from pakli.room.playing import Played
from pakli.room.records import OWN_RECORDS, Record
from pakli.room.restored import Restored
from pakli.room.under import Parked
from pakli.rules import Refusal
from pakli.store import Conflict, Overdrawn, Posting, StoreError
from pakli.store.records import MOST
from pakli.table.events import HandPlanned, HandSettled

__all__ = ["Core", "Work"]

_LOG: Final = logging.getLogger("pakli.room")
_SNAPSHOT_EVERY: Final = 25
"""Hands."""
_MOST_WAITING: Final = 200
"""Things that wait at one table; what comes then is refused."""
_MOST_OF_ONE: Final = 40
"""The same of one person, so that nobody keeps the others from their turn."""

Work = Callable[[], Awaitable[None]]


class Core:
    """One table's moment and mailbox."""

    def __init__(self, house: House, restored: Restored) -> None:
        self.house: Final = house
        self.table_id: Final = restored.table_id
        self.journal: Final = Journal(house, restored.table_id, self.trouble)
        self.moment = restored.moment
        self.moment.people = house.people
        self.audience: Final = Audience(house.clock, self.moment, self.lost)
        self._begin_behind(restored)
        self.pots: Final = restored.pots
        self.began: Final = self.moment.version
        """The version at which this room took the table over."""
        self.past: Final = Bookmarks(*restored.folded_from)
        """The last hands."""
        self._before_hand = restored.before_hand
        self._snapshot_hands = restored.snapshot_hands
        self._mailbox: list[Work] = []
        self._asked = Counter[str]()
        """How much of what waits each person has asked for."""
        self._some: asyncio.Future[None] | None = None
        """Waits for something to do."""
        self._none = Event()
        """Whether nothing is to be done, nor under way."""
        self._none.set()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._telling = False
        self._after_telling: list[Callable[[], None]] = []

    def _begin_behind(self, restored: Restored) -> None:
        """Spectators who see everything later must not see the present because the room was started anew."""
        if restored.before_hand is None or not self.moment.kept.manners.delay:
            return
        kept, version = restored.before_hand
        past = Moment(self.table_id, kept, version, Tale(kept.table), 0)
        past.people = self.house.people
        self.audience.begin_with(past, self.moment)

    def prepare(self, before: Moment, after: Moment) -> None:
        """For the layers above: complete the moment after something was written, before anybody is told."""

    def then(self, step: Step) -> None:
        """For the layers above: everybody has been told of what was written."""

    def lost(self, player: str) -> None:
        """For the layers above: a viewer of this player's has failed, and is gone."""

    def trouble(self, on: bool) -> None:
        """For the layers above: the log has failed, or works again."""

    def start(self) -> None:
        """Begin to do what is in the mailbox."""
        self._task = asyncio.create_task(self._run(), name=f"pakli table {self.table_id}")

    async def stop(self) -> None:
        """Finish what is under way, and stop."""
        self.journal.close()
        while not self._none.is_set():  # something may be asked while who waits here is waking up
            await self._none.wait()
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
        await self.journal.rest()

    async def idle(self) -> None:
        """Wait until everything that was asked so far is done."""
        await self._none.wait()
        await self.journal.rest()

    @property
    def waiting(self) -> int:
        """How many things wait to be done."""
        return len(self._mailbox)

    def soon(self, work: Work) -> None:
        """Do `work` when everything asked before is done."""
        self._mailbox.append(work)
        self._none.clear()
        waiting, self._some = self._some, None
        if waiting is not None and not waiting.done():  # stopped, it has been cancelled
            waiting.set_result(None)

    def is_full(self, player: str) -> bool:
        """Whether nothing more is taken of a person now."""
        return self.waiting >= _MOST_WAITING or self._asked[player] >= _MOST_OF_ONE

    def soon_for(self, player: str, work: Work) -> None:
        """Do what a person asks for when everything asked before is done; `is_full` comes first."""

        def counted() -> Awaitable[None]:
            self._asked[player] -= 1
            if not self._asked[player]:
                del self._asked[player]
            return work()

        self._asked[player] += 1
        self.soon(counted)

    def park(self) -> Parked:
        """
        Have the table stand still for somebody who acts at it, as soon as everything asked before is done.

        Raises:
            Closing: the room closes.
        """
        if self._stopped:
            raise Closing
        parked = Parked()
        self.soon(parked.stand)
        return parked

    def took(self, played: Played) -> None:
        """What was played while the table stood still is in the log: everybody is told."""
        self._happened(played, ())

    async def _run(self) -> None:
        mailbox, loop = self._mailbox, asyncio.get_running_loop()
        while mailbox or not self.moment.kept.closed:
            if not mailbox:
                self._none.set()
                self._some = loop.create_future()
                await self._some
                continue
            try:
                await mailbox.pop(0)()
            except Closing:
                pass
            except Exception:  # a bug costs what was asked, never the table
                _LOG.exception("table %s could not do what was asked", self.table_id)
        self._none.set()

    async def commit(
        self,
        played: Played,
        *,
        reason: str = "",
        command: str | None = None,
        mark: str = "",
        written: Callable[[], None] | None = None,
        deed: Deed = NOTHING,
    ) -> Answer:
        """
        Write what was played, then tell everybody; or say why it cannot be.

        Args:
            reason: the code under which money moves.
            command: what was asked for, which is done once.
            mark: the same of an answer, which is given once in any case: a question is over with it.
            written: is called when it is in the log, before anybody is told.
            deed: what else is done, in the same commit.

        Raises:
            Closing: the room closes.
        """
        before, records = self.moment, played.records
        postings = self._postings(records)
        for line in postings:
            if line.amount < -MOST:  # more than anybody can have: the ledger does not even count as far
                return self._overdrawn(await balance_of(self.house, line.account))
        try:
            new = await self.journal.append(
                before.version,
                records,
                postings=postings,
                reason=reason,
                command=command,
                mark=mark,
                deed=deed,
            )
        except Overdrawn as error:
            return self._overdrawn(error.balance, -error.floor)
        except Conflict:
            await self.read_anew()
            return Refusal(HOUSE, "room.stale")
        if new:
            if written is not None:
                written()
            self._happened(played, [*postings, *deed.postings])
        return Done(self.moment.version)

    def _overdrawn(self, balance: int, credit: int = 0) -> Refusal:
        worth = self.moment.table.sign.money.value
        if credit:
            facts = (("balance", balance // worth), ("credit", credit // worth))
            return Refusal(HOUSE, "room.over_credit", facts)
        return Refusal(HOUSE, "room.overdrawn", (("balance", max(0, balance // worth)),))

    async def read_anew(self) -> None:
        """
        Take over what somebody else has written to the stream.

        Raises:
            StoreError: it cannot be read.
        """
        records = await self.journal.read(self.moment.version)
        if records:
            _LOG.error("somebody else has written to table %s", self.table_id)
            self._happened(Played(self.moment.kept.after(*records), records), ())

    def show_changed(self, **fields: Any) -> None:
        """Tell everybody of something that is in no stream."""
        before = self.moment
        self.moment = before.changed(**fields)
        self._tell(Step(before, self.moment, (), self.house.clock.now()))

    def after_telling(self, work: Callable[[], None]) -> None:
        """Do `work` now, or as soon as everybody has been told what is being told."""
        if self._telling:
            self._after_telling.append(work)
        else:
            work()

    def _postings(self, records: tuple[Record, ...]) -> list[Posting]:
        people, purse = self.house.people, self.house.purse
        sign = self.moment.table.sign
        return postings_of(records, self.table_id, sign, lambda player: purse(people[player], sign))

    def _happened(self, played: Played, postings: list[Posting] | tuple[()]) -> None:
        before, records = self.moment, played.records
        version, tale = before.version + len(records), self._told(before, records)
        asked = asked_after(before.asked, before.table, played.kept.table, version)
        after = before.changed(
            kept=played.kept, version=version, tale=tale, told=len(tale.events), asked=asked
        )
        if postings:
            after.balances = self._paid(after, {line.account: line.amount for line in postings})
        self.pots.note(records, after.table)
        self.prepare(before, after)
        self.moment = after
        step = Step(before, self.moment, records, self.house.clock.now())
        self._tell(step)
        self.then(step)
        settled = [record for record in records if type(record) is HandSettled]
        if settled:
            self.house.misdeals += sum([record.misdeal for record in settled])
            self._keep_snapshot()

    def _told(self, before: Moment, records: tuple[Record, ...]) -> Tale:
        """
        The tale with these records in it: a new one from where a hand is planned; not again where the button
        has named its game (G8).
        """
        tale, kinds = before.tale, [type(record) for record in records]
        if HandPlanned in kinds and before.table.dealing is None:
            at = kinds.index(HandPlanned)
            kept = before.kept.after(*records[:at])
            tale, records = Tale(kept.table), records[at:]
            self._before_hand = (kept, before.version + at)
            self.past.note(*self._before_hand)
        tale.events += [record for record in records if type(record) not in OWN_RECORDS]  # type: ignore[misc]
        return tale

    def _paid(self, moment: Moment, amounts: dict[str, int]) -> dict[str, int]:
        """What those who look on have now outside the table."""
        people, purse, sign = self.house.people, self.house.purse, moment.table.sign
        return {
            player: balance + amounts.get(purse(people[player], sign), 0)
            for player, balance in moment.balances.items()
        }

    def _tell(self, step: Step) -> None:
        """Tell everybody; what that sets off is done once everybody has been told."""
        self._telling = True
        self.audience.tell(step)
        self._telling = False
        self.house.changed(self.table_id)
        waiting, self._after_telling = self._after_telling, []
        for work in waiting:
            work()

    def _keep_snapshot(self) -> None:
        hands = self.moment.table.hands
        if hands - self._snapshot_hands >= _SNAPSHOT_EVERY and self._before_hand is not None:
            self._snapshot_hands = hands
            self.journal.keep_snapshot(*self._before_hand)


async def balance_of(house: House, account: str) -> int:
    """What an account holds; 0 where it cannot be read now: nobody can buy anything then either."""
    try:
        return await house.store.ledger.balance(account)
    except StoreError:
        return 0
