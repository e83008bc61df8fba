"""
A rough evening: people and bots who do anything at any time, a director who rules without end, and a house
that is killed again and again; after every step all of it has to fit together.

    await Rough(seed).to_the_end()
"""

import asyncio
import itertools
from collections.abc import Coroutine
from random import Random
from typing import Any

from msgspec.structs import replace

from pakli.club import SCHEMA
from pakli.club.accounts import PRACTICE, account_of
from pakli.room import Pace, Room
from pakli.room.answers import Done
from pakli.room.books import prove
from pakli.room.tournaments import EventOpened, TournamentActor
from pakli.rules import Bounds, Player, RaiseTo, Refusal
from pakli.store import Posting, Store
from pakli.tournament import (
    AddOn,
    Cancel,
    Disqualify,
    FixSeat,
    MoveEntry,
    OfferDeal,
    OrderBreaks,
    Pause,
    PenalizeEntry,
    Price,
    Rebuy,
    Resize,
    Resume,
    SetClock,
    SetHandForHand,
    Structure,
    TakeBackBust,
    TakeBackClock,
    TakeBackEntry,
    TakeBackMove,
    TournamentAction,
    segment_at,
)
from tests.room.acting import modest
from tests.room.fakes import FakeClock, FakePeople, person_of
from tests.room.tournaments.kit import _bots, levels, sitting
from tests.room.tournaments.mortal import Mortal, killed

__all__ = ["Rough"]

PACE = Pace(bot_least=0, bot_most=0.1, first_hand=0, after_fold=0, after_showdown=0, run_out=0, rebuy=20)
GIVEN = 9000
WILD = 900
"""Steps after which nobody does anything odd any more, so that it comes to an end."""


class Rough:
    """One event and its lives."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.people = FakePeople()
        self.names = [f"p{number}" for number in range(self.random.randrange(5, 11))]
        self.bots = self.random.choice((0, 0, 0, 2, 4))
        self.floor = self.people.add(person_of("floor"))
        for name in self.names:
            self.people.add(person_of(name))
        self.deaths = self.ends = 0
        self._commands = itertools.count(1)
        self.event_id = ""
        self.store: Store
        self.clock: FakeClock
        self.mortal: Mortal
        self.room: Room
        self._dead: asyncio.Task[Any]

    @property
    def event(self) -> TournamentActor:
        """The event, in this life."""
        found = self.room.hall.find(self.event_id)
        assert found is not None
        return found

    def status(self) -> str:
        """Where the event stands."""
        return self.event.event.status

    def structure(self) -> Structure:
        """Any mix of what there is."""
        random, many = self.random, len(self.names) + self.bots
        fields: dict[str, Any] = {
            "table_size": random.choice((3, 4, 5)),
            "stack": random.choice((200, 500)),
            "least": 2,
            "most": random.choice((0, many)),
            "sit_and_go": False,
            "schedule": levels(8, random.choice((1, 2)), 20, pause_after=random.choice((0, 2, 3))),
        }
        if not self.bots:
            bounty = random.choice((0, 301))
            fields |= {"entry": Price(1000 + bounty, 100), "bounty": bounty}
            fields["progressive"] = random.choice((0, 50)) if bounty else 0
        if random.random() < 0.6:
            main = len(fields["schedule"]) > 8 and random.random() < 0.5
            rebuy = Rebuy(when="below_start", times=random.choice((0, 1))) if main else Rebuy(minutes=3)
            fields |= {"rebuy": rebuy, "add_on": AddOn("main_break" if main else "after_rebuys", chips=300)}
        if random.random() < 0.6:
            fields |= {"late_levels": random.randrange(1, 4), "reentries": random.randrange(3)}
        return sitting(many, **fields)

    async def to_the_end(self) -> None:
        """Play it, and prove the books."""
        async with await Store.open("sqlite://", schemas=(SCHEMA,)) as self.store:
            await self.store.ledger.set_floor("house:EUR", None)
            await self.store.ledger.set_floor(PRACTICE, None)
            for name in self.names:
                lines = [Posting("house:EUR", -GIVEN), Posting(account_of(name, "EUR"), GIVEN)]
                await self.store.append(postings=lines)
            await self._begin()
            for step in range(20 * WILD):
                if self.mortal.dead.is_set():
                    await self._lives_again()
                await self._settle()
                if self.mortal.dead.is_set():
                    continue
                self.check()
                if self.event.event.status in ("finished", "cancelled"):
                    if not await self._goes_on(wild=step < WILD):
                        break
                    continue
                await self._something(wild=step < WILD)
            await self._over()

    async def _begin(self) -> None:
        await self._lives(10**9)
        event = await self.room.hall.announce(self.floor, EventOpened(structure=self.structure()))
        self.event_id = event.event_id
        for name in self.names[:-1]:
            assert isinstance(await event.enter(self.people.everybody[name]), Done)
        if self.bots:
            await event.bots(self.floor, self.bots)
        await event.start_now(self.floor, command="start")
        assert event.event.status == "running"
        self.mortal.left = 5

    async def _over(self) -> None:
        state = self.event.event
        assert state.status in ("finished", "cancelled"), "it never ends"
        await self._settle()
        await killed(self.room)
        assert (await prove(self.store)).all_faults == ()
        assert await self.store.ledger.balance(f"tournament:{self.event_id}") == 0
        placed = [entry.player for entry in state.entries if entry.place]
        assert len(placed) == len(set(placed))
        assert state.status == "cancelled" or len(placed) == state.players

    # Lives.

    async def _lives(self, appends: int) -> None:
        self.clock, self.mortal = FakeClock(), Mortal(self.store, appends)
        self.room = await Room.open(
            self.mortal,  # type: ignore[arg-type]
            self.people,
            clock=self.clock,
            pace=PACE,
            chance=Random(self.random.random()),
            bots=lambda number: _bots(self.people, number),
            now=lambda: int(1000 * self.clock.now()),
        )
        self._dead = asyncio.create_task(self.mortal.dead.wait(), name="pakli t dead")
        for person in (self.floor, *[self.people.everybody[name] for name in self.names]):
            self.room.knows(person)

    async def _lives_again(self) -> None:
        self.deaths += 1
        await killed(self.room)
        assert (await prove(self.store)).all_faults == ()
        await self._lives(self.random.choice((1, 2, 3, 5, 9, 20, 60)))

    async def _done(self, work: Coroutine[Any, Any, Any]) -> Any:
        """What comes of it; None: the house died meanwhile."""
        task = asyncio.create_task(work, name="pakli t does")
        ended, _ = await asyncio.wait({task, self._dead}, return_when=asyncio.FIRST_COMPLETED, timeout=20)
        assert ended, "nothing goes on"
        if task in ended:
            return task.result()
        task.cancel()
        return None

    async def _settle(self) -> None:
        for _ in range(2):
            if not self.mortal.dead.is_set():
                await self._done(self.room.idle())

    def check(self) -> None:
        """Every chip is where it must be, and nobody is dealt in twice."""
        state = self.event.event
        assert state.chips_in_play == state.takings.chips - state.takings.out_of_play
        dealt: list[str] = []
        for number in state.open_numbers:
            table = self.event.table(number).moment.table
            assert state.tables[number].playing is (table.dealing is not None)
            if table.dealing is not None:
                dealt += [seat.player for seat in table.seats]
                continue
            assert not state.orders(number, table), "told already"
            for seat in table.seats:
                entry = state.latest(seat.player)
                assert entry is not None
                assert (entry.table, entry.seat) == (number, seat.number)
                assert seat.stack + seat.bought == entry.chips
        assert len(dealt) == len(set(dealt))

    # What happens.

    async def _something(self, *, wild: bool) -> None:
        chance, answer = self.random.random(), None
        if self.event.event.paused and (not wild or self.clock.next_alarm() is None):
            answer = await self._rules(Resume())
        elif self.event.event.status == "registering":
            answer = await self._done(self.event.start_now(self.floor, command=self._command()))
        elif wild and chance < 0.12:
            answer = await self._rules(self._ruling())
        elif wild and chance < 0.3:
            answer = await self._somebody_wants()
        elif chance > 0.9 or not self._somebody_acts():
            due = self.clock.next_alarm()
            assert due is not None, "nobody goes on"
            self.clock.go_to(due)
        if isinstance(answer, Refusal):
            assert answer.code not in ("room.bug", "room.stale")

    def _command(self) -> str:
        return f"c{next(self._commands)}"

    def _somebody_acts(self) -> bool:
        for number in self.random.sample(self.event.event.open_numbers, len(self.event.event.open_numbers)):
            table = self.event.table(number)
            waiting = table.moment.table.next
            if not isinstance(waiting, Player):
                continue
            player = table.moment.table.seat(waiting.seat).player
            if self.event.is_bot(player):
                continue
            how, raised = self.random.random(), getattr(waiting.options, "raise_to", None)
            action = modest(waiting, fold=how < 0.3)
            if isinstance(raised, Bounds) and how > 0.7:
                action = RaiseTo(waiting.seat, raised.most)
            table.do(player, self._command(), table.moment.version, action, lambda _: None)
            return True
        return False

    async def _somebody_wants(self) -> Any:
        event, state, name = self.event, self.event.event, self.random.choice(self.names)
        wishes = ("enter", "withdraw", "no_rebuy", "add_on", "rebuy", "deal", "agree", "drop")
        what = self.random.choice(wishes)
        if state.asked and self.random.random() < 0.5:
            name, what = state.entries[self.random.choice(state.asked)].player, "rebuy"
        person = self.people.everybody[name]
        if what == "enter":
            return await self._done(event.enter(person, command=self._command()))
        if what == "withdraw":
            return await self._done(event.withdraw(person, command=self._command()))
        if what in ("agree", "drop"):
            work = event.answer_deal(person, agree=what == "agree", command=self._command())
            return await self._done(work)
        if what == "deal":
            return await self._offers()
        return await self._done(event.answer(person, what, command=self._command()))

    async def _offers(self) -> Any:
        state = self.event.event
        there = [entry for entry in state.entries if entry.status == "playing"]
        if not state.closed or not there or len(there) != state.left:
            return None
        together = sum(state.prizes[: state.left])
        left = self.random.choice((0, together // 3))
        each = (together - left) // len(there)
        amounts = [(entry.number, each) for entry in there]
        amounts[0] = (there[0].number, together - left - each * (len(there) - 1))
        offer = OfferDeal(tuple(amounts), left)
        person = self.people.everybody[there[0].player]
        return await self._done(self.event.offer_deal(person, offer, command=self._command()))

    async def _rules(self, action: TournamentAction | None) -> Any:
        """The director's word; what is done is done once, though it be said twice."""
        if action is None:
            return None
        command = self._command()
        for _ in range(2):
            answer = await self._done(self.event.rule(self.floor, action, command=command, reason="so"))
            if not isinstance(answer, Done):
                break
        return answer

    def _ruling(self) -> TournamentAction | None:
        random, state, player = self.random, self.event.event, self.random.choice(self.names)
        at = random.randrange(6)
        left = random.choice((1, 60)) if segment_at(state.structure, at).minutes else 0
        kinds: list[TournamentAction | None] = [
            Pause("so"),
            Resume(),
            SetClock(at, left, "so"),
            TakeBackClock("so"),
            Disqualify(player, "so") if state.left > 2 and random.random() < 0.3 else None,
            PenalizeEntry(player, random.randrange(4), "so"),
            TakeBackMove(player, "so"),
            TakeBackEntry(player, "so"),
            OrderBreaks(state.open_numbers[-1:]),
            SetHandForHand(random.random() < 0.5, "so"),
            FixSeat(player, random.randrange(state.structure.table_size + 1)),
            Cancel("so"),
            Resize(2, 9),
            self._undone_bust(),
            self._moved(player),
        ]
        return random.choice(kinds)

    def _moved(self, player: str) -> TournamentAction | None:
        table = self.random.choice(self.event.event.open_numbers or (1,))
        free = self.event.event.tables[table].free if self.event.event.open_numbers else ()
        return MoveEntry(player, table, self.random.choice(free), "so") if free else None

    async def _goes_on(self, *, wild: bool) -> bool:
        """Now and then its end is taken back, at once or when its tables are closed."""
        if not wild or self.ends > 1 or self.random.random() < 0.5 or self.status() != "finished":
            return False
        self.ends += 1
        if self.random.random() < 0.5:
            self.clock.go_to(self.clock.now() + PACE.event_over + 1)
            await self._settle()
            if self.mortal.dead.is_set():
                return True
        last = [entry for entry in self.event.event.entries if entry.place == 2]
        best = [entry for entry in self.event.event.entries if entry.place == 1]
        if len(last) == len(best) == 1 and best[0].chips > 1:
            chips = self.random.randrange(1, best[0].chips)
            await self._rules(TakeBackBust(last[0].player, "so", ((best[0].number, chips),)))
        return self.mortal.dead.is_set() or self.status() == "running"

    def _undone_bust(self) -> TournamentAction | None:
        state = self.event.event
        outs = [entry for entry in state.entries if entry.status == "out"]
        givers = [entry for entry in state.entries if entry.status == "playing" and entry.chips > 1]
        if not outs or not givers:
            return None
        one, giver = self.random.choice(outs), self.random.choice(givers)
        action = TakeBackBust(one.player, "so", ((giver.number, self.random.randrange(1, giver.chips)),))
        return replace(action, chips=()) if one.disqualified else action
