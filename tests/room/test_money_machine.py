"""
Any sequence of people who pay in, sit down, top up, play and leave, of corrections, credit lines, nights that
are settled, and of rooms that are gone at any moment: at every version of the ledger all of it adds up to
nothing, in each currency, and in the end the whole database is proved.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pakli.club import MACHINE, SCHEMA, Club, Person, Refused, account_of
from pakli.club.accounts import PRACTICE
from pakli.room import Manners, Opening, Pace, Room
from pakli.room.actions import SitDown
from pakli.room.books import prove
from pakli.rules import Rake
from pakli.store import LEDGER, LEDGER_EVENTS, Booked, Store
from pakli.table import Buy, Leave, Money, Sign
from tests.club.kit import HandClock, club_of, member
from tests.room.kit import FakeClock, FakePeople, Play, sign

NAMES: Final = ("Anna", "Bela", "Cili")
SIGNS: Final[dict[str, Sign]] = {
    "EUR": sign("NL 1/2", seats=4, money=Money("EUR", 50, 2), rake=Rake(100, no_flop_no_drop=False)),
    "HUF": sign("FL 2/4", seats=4, money=Money("HUF", 5, 0), rake=Rake(500, no_flop_no_drop=False)),
    "": sign("NL 1/2", seats=4, practice=True),
}
CURRENCIES: Final = tuple(SIGNS)
people, currencies = st.sampled_from(NAMES), st.sampled_from(CURRENCIES)
amounts = st.integers(1, 30_000)
Step = tuple[str, tuple[Any, ...]]
"""A method of `Evening` and what it is given."""


class Evening:
    """A room with a table for each currency, and a club."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.runner = asyncio.Runner()
        self.tables: dict[str, str] = {}
        self.everybody: dict[str, Person] = {}
        self.looked_at = 0
        """How many events of the ledger were looked at."""
        self.held: Counter[str] = Counter()
        self.booked: Counter[str] = Counter()
        """How often each reason was booked."""
        self.signs: dict[str, str] = {}
        """The currency of each table's account."""

    def open(self) -> None:
        """A new house: three members and the host."""
        self.runner.run(self._open())

    async def _open(self) -> None:
        self.store = await Store.open(self.url, schemas=(SCHEMA,))
        self.club: Club = club_of(self.store, HandClock(), seed=f"{self.looked_at}")
        known, clock = FakePeople(), FakeClock()
        for person in self.everybody.values():
            known.add(person)
        pace = Pace.none()
        self.room = await Room.open(self.store, known, clock=clock, pace=pace, chance=Random(7))
        self.play = Play(self.room, clock, known, self.store)
        if not self.everybody:
            for name in NAMES:
                self.everybody[name] = known.add((await member(self.club, name)).person)
                for code in CURRENCIES:
                    await self.club.accounts.grant(MACHINE, self.everybody[name], 15_000, code)
            for code, made in SIGNS.items():
                wanted = Opening(manners=Manners(name=code or "practice"), sign=made)
                self.tables[code] = await self.room.open_table(MACHINE, wanted)
                self.signs[f"table:{self.tables[code]}"] = code
        for person in self.everybody.values():
            self.room.knows(person)

    async def _asks(self, who: str, currency: str, action: SitDown | Buy | Leave) -> None:
        """Somebody asks the table for something, possible or not."""
        actor = self.room.table(self.tables[currency])
        if actor is None:
            return
        answered: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        command = f"c{self.room.house.chance.getrandbits(60)}"
        player = self.everybody[who].id
        actor.do(player, command, actor.moment.version, action, answered.set_result)
        await answered

    def _seat(self, who: str, currency: str) -> int:
        actor = self.room.table(self.tables[currency])
        seats = () if actor is None else actor.moment.table.seats
        return next((seat.number for seat in seats if seat.player == self.everybody[who].id), 1)

    def pay(self, who: str, currency: str, chips: int, sign_: int) -> None:
        """The host gives for what is paid in, or takes back."""
        self._try(self.club.accounts.grant(MACHINE, self.everybody[who], sign_ * chips, currency))

    def correct(self, who: str, currency: str, chips: int, sign_: int) -> None:
        """An account is put right."""
        person = self.everybody[who]
        self._try(self.club.corrections.correct(MACHINE, person, sign_ * chips, currency, "a slip"))

    def take_back(self, entry: int) -> None:
        """An entry is taken back, if it can be."""
        self._try(self.club.corrections.take_back(MACHINE, entry, "a slip"))

    def lend(self, who: str, currency: str, chips: int) -> None:
        """A credit line is set."""
        self._try(self.club.accounts.set_credit(MACHINE, self.everybody[who], chips, currency))

    def sit(self, who: str, currency: str, chips: int, seat: int) -> None:
        """Somebody sits down, if he can pay."""
        self.runner.run(self._asks(who, currency, SitDown(seat, chips)))

    def top_up(self, who: str, currency: str, chips: int) -> None:
        """Somebody buys more."""
        self.runner.run(self._asks(who, currency, Buy(self._seat(who, currency), chips)))

    def leave(self, who: str, currency: str) -> None:
        """Somebody leaves with his chips, at once or after the hand."""
        self.runner.run(self._asks(who, currency, Leave(self._seat(who, currency))))

    def act(self, currency: str, seed: int, actions: int) -> None:
        """Those whose turn it is do something."""
        self.runner.run(self._act(currency, Random(seed), actions))

    async def _act(self, currency: str, random: Random, actions: int) -> None:
        self.play.table_id = self.tables[currency]
        for _ in range(actions):
            for _ in range(20):
                await self.play.settle()
                due = self.play.clock.next_alarm()
                if self.play.to_act or due is None:
                    break
                self.play.clock.go_to(due)
            if not self.play.to_act:
                return
            await self.play.somebody_acts(random)

    def settle_up(self, currency: str) -> None:
        """Everybody pays, if no chips are on tables."""
        self._try(self._settle_up(currency))

    async def _settle_up(self, currency: str) -> None:
        night = await self.club.nights.night(MACHINE, currency)
        await self.club.nights.settle(MACHINE, currency, "a night", night.balances)
        assert not (await self.club.nights.night(MACHINE, currency)).balances

    def crash(self) -> None:
        """The room is gone, and opens again from the log as it was."""
        self.runner.run(self._crash())

    async def _crash(self) -> None:
        await self._let_go()
        await self._open()

    async def _let_go(self) -> None:
        # Nothing is noted, nobody told: what is in the log is all that is left.
        await self.store.close()
        await self.room.close()
        self.club.close()

    def _try(self, work: Awaitable[object]) -> None:
        async def tried() -> None:
            with suppress(Refused):
                await work
            await self.room.idle()

        self.runner.run(tried())

    def look(self) -> None:
        """Every version since the last one adds up, in each currency."""
        self.runner.run(self._check())

    async def _check(self) -> None:
        await self.room.idle()
        for event in LEDGER_EVENTS.decode_all(await self.store.read(LEDGER, after=self.looked_at)):
            self.looked_at += 1
            if isinstance(event, Booked):
                self.booked[event.reason] += 1
                for account, amount in event.lines:
                    self.held[account] += amount
                sums: Counter[str] = Counter()
                for account, amount in self.held.items():
                    sums[self._currency_of(account)] += amount
                assert not any(sums.values()), f"version {self.looked_at}: {sums}"
        balances = await self.store.ledger.balances()
        assert {name: held for name, held in balances.items() if held} == {
            name: held for name, held in self.held.items() if held
        }
        for code, table in self.tables.items():
            actor = self.room.table(table)
            assert actor is not None
            chips = actor.moment.table.chips * actor.moment.table.sign.money.value
            assert balances.get(f"table:{table}", 0) == chips, code

    def _currency_of(self, account: str) -> str:
        if account in self.signs:
            return self.signs[account]
        if account == PRACTICE:
            return ""
        own = {account_of(person.id, code): code for person in self.everybody.values() for code in CURRENCIES}
        return own[account] if account in own else account.partition(":")[2]

    def end(self) -> None:
        """Everything is proved."""
        books = self.runner.run(prove(self.store))
        self.runner.run(self._let_go())
        self.runner.close()
        assert not books.all_faults, books.all_faults


def does(what: str, *arguments: st.SearchStrategy[Any]) -> st.SearchStrategy[Step]:
    """A step: a method of `Evening` and what it is given."""
    return st.tuples(st.just(what), st.tuples(*arguments))


ANY_STEP: Final = st.one_of(
    does("pay", people, currencies, amounts, st.sampled_from((1, 1, -1))),
    does("correct", people, currencies, amounts, st.sampled_from((1, -1))),
    does("take_back", st.integers(1, 60)),
    does("lend", people, currencies, st.sampled_from((0, 5_000))),
    *[does("sit", people, currencies, st.integers(40, 200), st.integers(1, 4))] * 3,
    does("top_up", people, currencies, st.integers(1, 200)),
    does("leave", people, currencies),
    *[does("act", currencies, st.integers(0, 99), st.integers(1, 12))] * 3,
    does("settle_up", st.sampled_from(("EUR", "HUF"))),
    does("crash"),
)


def check(folder: Path, number: int, evening: list[Step]) -> Counter[str]:
    """Go through an evening, and look at all of it after each step; how often each reason was booked."""
    machine = Evening(f"sqlite:///{folder / f'{number}.sqlite'}")
    machine.open()
    for what, arguments in evening:
        getattr(machine, what)(*arguments)
        machine.look()
    machine.end()
    return machine.booked


@pytest.mark.parametrize(("examples", "least"), [(6, 30), pytest.param(300, 60, marks=pytest.mark.soak)])
def test_money_adds_up_whatever_happens(tmp_path: Path, examples: int, least: int) -> None:
    numbers, booked = iter(range(10**6)), Counter[str]()

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.lists(ANY_STEP, min_size=least, max_size=2 * least))
    def one(evening: list[Step]) -> None:
        booked.update(check(tmp_path, next(numbers), evening))

    one()
    assert {"gift", "correction", "buy_in", "settled"} <= booked.keys(), booked
