"""
Any sequence of appends at all, in groups that are committed together, beside a model of a dozen lines.

The model takes the appends of a group one after the other. The store has to come to the same answers, and in
the end to the same log, balances and statements, also when it is closed and opened again in between.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec import Struct

from pakli.store import Append, Conflict, Overdrawn, Posting, Receipt, Store, StoreError, check
from tests.contract.engines import Server
from tests.contract.kit import data_of, event

STREAMS = ("table:1", "table:2", "chat:1")
ACCOUNTS = ("player:1", "player:2", "house")
COMMANDS = (None, None, "c-1", "c-2", "c-3")


class Asked(Struct, frozen=True):
    """One append. Versions are told relative to where the stream is, so that most of them fit."""

    writes: tuple[tuple[str, int | None, int], ...]
    """Stream, how far the expected version is beside the real one (None: any is right), how many events."""
    payment: tuple[str, str, int] | None
    command: str | None


asked = st.builds(
    Asked,
    st.lists(
        st.tuples(st.sampled_from(STREAMS), st.sampled_from((0, 0, 0, None, -1, 1)), st.integers(0, 3)),
        max_size=3,
    ).map(tuple),
    st.none() | st.tuples(st.sampled_from(ACCOUNTS), st.sampled_from(ACCOUNTS), st.integers(0, 30)),
    st.sampled_from(COMMANDS),
)


class Model:
    """What a store should come to."""

    def __init__(self) -> None:
        self.streams: dict[str, list[bytes]] = {}
        self.balances: dict[str, int] = {}
        self.statements: dict[str, list[tuple[int, int]]] = {}
        self.answers: dict[str, tuple[int, ...]] = {}

    def append(
        self, writes: list[Append], postings: list[Posting], command: str | None
    ) -> tuple[int, ...] | type[StoreError]:
        """The versions after the writes, or why not."""
        if command in self.answers:
            return self.answers[command]
        streams = {name: list(events) for name, events in self.streams.items()}
        versions = []
        for write in writes:
            stream = streams.setdefault(write.stream, [])
            if write.expected not in {None, len(stream)}:
                return Conflict
            stream += write.events
            versions.append(len(stream))
        balances = dict(self.balances)
        for line in postings:
            balances[line.account] = balances.get(line.account, 0) + line.amount
        if any(now < min(0, self.balances.get(name, 0)) for name, now in balances.items() if name != "house"):
            return Overdrawn
        self.streams, running = streams, dict(self.balances)
        for line in postings:
            running[line.account] = running.get(line.account, 0) + line.amount
            self.statements.setdefault(line.account, []).append((line.amount, running[line.account]))
        self.balances = balances
        if command and (writes or postings):
            self.answers[command] = tuple(versions)
        return tuple(versions)


class LogMachine(RuleBasedStateMachine):
    """A store and its model, side by side."""

    def __init__(self, url: str, *, lasting: bool) -> None:
        super().__init__()
        self.url, self.lasting = url, lasting
        self.runner = asyncio.Runner()
        self.model = Model()
        self.number = 0

    @initialize()
    def open(self) -> None:
        """A new store, where the house may owe."""
        self.store = self.runner.run(Store.open(self.url))
        self.runner.run(self.store.ledger.set_floor("house", None))
        self.model.balances["house"] = 0

    @rule(group=st.lists(asked, min_size=1, max_size=6))
    def append(self, group: list[Asked]) -> None:
        """All of the group wait together, so they go into one transaction."""
        calls = []
        expected = []
        for one in group:
            call = self._call(one)
            calls.append(call)
            expected.append(self.model.append(*call))
        outcomes = self.runner.run(self._together(calls))
        assert [_told(outcome) for outcome in outcomes] == expected

    async def _together(self, calls: list[Any]) -> list[Receipt | BaseException]:
        return await asyncio.gather(
            *(self.store.append(*writes, postings=lines, command=name) for writes, lines, name in calls),
            return_exceptions=True,
        )

    def _call(self, one: Asked) -> tuple[list[Append], list[Posting], str | None]:
        writes: list[Append] = []
        for stream, beside, count in one.writes:
            head = len(self.model.streams.get(stream, ())) + sum(
                len(write.events) for write in writes if write.stream == stream
            )
            version = None if beside is None else max(0, head + beside)
            writes.append(Append(stream, version, [self._event() for _ in range(count)]))
        postings = []
        if one.payment is not None:
            source, target, amount = one.payment
            postings = [Posting(source, -amount), Posting(target, amount)]
        return writes, postings, one.command

    def _event(self) -> bytes:
        self.number += 1
        return event(number=self.number)

    @precondition(lambda self: self.lasting)
    @rule()
    def open_again(self) -> None:
        """Close it and go on."""
        self.runner.run(self.store.close())
        self.store = self.runner.run(Store.open(self.url))

    @rule()
    def compare(self) -> None:
        """The store holds what the model does, and proves it."""
        self.runner.run(self._compare())

    async def _compare(self) -> None:
        heads = await self.store.streams()
        heads.pop("ledger", None)
        assert heads == {name: len(events) for name, events in self.model.streams.items() if events}
        for name, events in self.model.streams.items():
            assert await data_of(self.store, name) == events
        assert await self.store.ledger.balances() == self.model.balances
        for name, lines in self.model.statements.items():
            statement = await self.store.ledger.statement(name)
            assert [(line.amount, line.balance) for line in statement] == lines
        assert not (await check(self.store)).faults

    def teardown(self) -> None:
        """Compare once more."""
        if hasattr(self, "store"):
            try:
                self.compare()
            finally:
                self.runner.run(self.store.close())
        self.runner.close()


def _told(outcome: Receipt | BaseException) -> tuple[int, ...] | type[BaseException]:
    return outcome.versions if isinstance(outcome, Receipt) else type(outcome)


def _run(machine: Callable[[], LogMachine], examples: int) -> None:
    # It takes whatever makes a machine; its annotation says a class.
    made = cast(type[RuleBasedStateMachine], machine)
    run_state_machine_as_test(made, settings=settings(max_examples=examples, stateful_step_count=12))


def test_any_appends_in_memory() -> None:
    _run(lambda: LogMachine("sqlite://", lasting=False), 20)


def test_any_appends_in_a_file(tmp_path: Path) -> None:
    numbers = iter(range(10**6))
    _run(lambda: LogMachine(f"sqlite:///{tmp_path / f'{next(numbers)}.sqlite'}", lasting=True), 8)


def test_any_appends_on_a_server(postgresql: Server) -> None:
    _run(lambda: LogMachine(postgresql.empty_database(), lasting=True), 5)


@pytest.mark.soak
def test_any_appends_for_long() -> None:
    _run(lambda: LogMachine("sqlite://", lasting=False), 3000)
