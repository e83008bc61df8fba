"""
Whether what was told is what is in the log: every table is folded from its first event, and held against what
people saw, were promised and wrote.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import json

from pakli.club import Person
from pakli.room.journal import table_stream
from pakli.room.kept import Kept, opened
from pakli.room.moment import Asked, Moment, Tale, who_is_asked
from pakli.room.money import escrow
from pakli.room.records import OWN_RECORDS, RECORDS, Opened, Record
from pakli.store import Receipt, Store, check
from pakli.table import TableSeat, seen_by
from pakli.table.events import HandPlanned
from pakli.wire.picture import drawn
from pakli.wire.private import private_of, view_for
from pakli.wire.question import question_of
from tests.server.regulars import Message, Regular, Told

_DECODER: Final = json.Decoder()
_PASSED: Final = {"type": "passed"}
_KEPT: Final = ("seats", "button", "hand", "waits", "to_act", "held", "waiting_list")
"""The parts of a view that hang on the log alone."""
_ASIDE: Final = frozenset(("sit_out_at_big_blind", "ask_bomb_pot", "let_in", "turn_away", "sit", "buy"))
"""What may be in no stream: a wish for later, a seat or chips that wait for the host's word."""


class _People(dict[str, Person]):
    """Somebody for every id: names are not what is looked at."""

    def __missing__(self, player: str) -> Person:
        return Person(id=player, name="", kind="guest")

    def __contains__(self, player: object) -> bool:
        return True


class Folded:
    """A table, folded from its log as far as it was read."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.kept: Kept
        self.version = 0
        self.seats: list[tuple[TableSeat, ...]] = [()]
        """Who sat where, at each version."""
        self.records: list[Record] = []
        self._tale: Tale
        self._touched = 0

    async def read_on(self, store: Store, wanted: Iterable[int]) -> dict[int, Moment]:
        """Read what is new; the table as it was at each of the versions that are wanted and there."""
        wanted, moments = set(wanted), dict[int, Moment]()
        if self.version in wanted:
            moments[self.version] = self._moment()
        for record in RECORDS.decode_all(await store.read(table_stream(self.table), after=self.version)):
            self._fold(record)
            if self.version in wanted:
                moments[self.version] = self._moment()
        return moments

    def seat_at(self, version: int, player: str) -> int | None:
        """Where he sat; None: on the rail."""
        return next((seat.number for seat in self.seats[version] if seat.player == player), None)

    def _fold(self, record: Record) -> None:
        self.version += 1
        self.records.append(record)
        if isinstance(record, Opened):
            self.kept = opened(record)
            self._tale = Tale(self.kept.table)
        else:
            before = self.kept.table
            self.kept = self.kept.after(record)
            if isinstance(record, HandPlanned):
                assert before.dealing is None, f"hand {before.hands} of {self.table} was never finished"
                self._tale = Tale(before)
            if type(record) not in OWN_RECORDS:
                self._tale.events.append(record)  # type: ignore[arg-type]
            if self.kept.table.hand is not before.hand or self.kept.table.question is not before.question:
                self._touched = self.version
        self.seats.append(self.kept.table.seats)

    def _moment(self) -> Moment:
        moment = Moment(self.table, self.kept, self.version, self._tale, len(self._tale.events))
        moment.people = _People()
        seats = who_is_asked(self.kept.table)
        moment.asked = Asked(self._touched, seats) if seats else None
        return moment


class Log:
    """All tables."""

    def __init__(self, tables: Sequence[str]) -> None:
        self.tables = {table: Folded(table) for table in tables}

    async def check(self, store: Store, regulars: Sequence[Regular], *, whole: bool) -> None:
        """
        What anybody was told since the last time is in the log; all chips are there.

        Args:
            store: the database, after the kill; nobody writes to it.
            whole: prove the whole database too.
        """
        for table, folded in self.tables.items():
            looked = [(one, *one.shown[table]) for one in regulars if table in one.told.tables]
            moments = await folded.read_on(store, [version for _, version, _, _ in looked])
            for regular, version, view, question in looked:
                assert version in moments, (
                    f"{regular.guest.name} saw version {version} of {table}: it is lost"
                )
                _same_view(moments[version], regular.guest.player, view, question)
        for regular in regulars:
            assert not regular.broken, regular.broken
            self._check_events(regular)
            await self._check_commands(store, regular)
            await _check_chat(store, regular)
            regular.told = Told()
        await self._check_chips(store)
        if whole:
            faults = (await check(store)).faults
            assert not faults, [str(fault) for fault in faults]

    def unfinished(self) -> dict[str, int]:
        """The hand that each table has yet to finish: the one that is on, or its first."""
        read = {name: folded.kept.table for name, folded in self.tables.items() if folded.version}
        return {
            name: max(1, table.hands)
            for name, table in read.items()
            if table.dealing is not None or not table.hands
        }

    def _check_events(self, regular: Regular) -> None:
        for (table, version), (before, shown) in regular.told.events.items():
            folded = self.tables[table]
            assert version <= folded.version, f"{regular.guest.name} was told {shown}: it is lost"
            should = _as_seen(folded.records[version - 1], folded.seat_at(before, regular.guest.player))
            assert shown == should, f"{regular.guest.name} was told {shown} of {table}, and there is {should}"

    async def _check_commands(self, store: Store, regular: Regular) -> None:
        for message, version in regular.told.done:
            receipt = await _receipt(store, regular, message)
            if receipt is None:
                assert message["t"] == "do", f"{message} is lost"
                assert _in_no_stream(message), f"{message} is lost"
            else:
                assert receipt.versions[0] <= version, f"{message} was done later than it was said"
        for message in regular.unanswered.values():
            if await _receipt(store, regular, message) is not None:
                regular.to_be_done.add(message["id"])

    async def _check_chips(self, store: Store) -> None:
        held = await store.ledger.balances("table:")
        for table, folded in self.tables.items():
            assert folded.kept.table.missing == 0
            worth = folded.kept.table.sign.money.value
            assert held.get(escrow(table), 0) == worth * folded.kept.table.chips


def _same_view(moment: Moment, player: str, view: Message, question: Message | None) -> None:
    """What stands on somebody's page is what the log makes of it."""
    private = private_of(drawn(moment), moment, player, None)
    fresh = _DECODER.decode(json.encode(view_for(drawn(moment), private)))
    for part in _KEPT:
        assert _bare(view.get(part)) == _bare(fresh.get(part)), f"{part} of {moment.table_id}"
    for part in ("seat", "bought", "after_hand"):
        assert view["me"].get(part) == fresh["me"].get(part), f"{part} of {moment.table_id}"
    asked = _DECODER.decode(json.encode(question_of(moment, private.number)))
    assert (question and question["options"]) == (asked and asked["options"])


def _bare(part: Any) -> Any:
    """Without names, and without what hangs on who is connected."""
    if isinstance(part, Mapping):
        return {
            key: [mark for mark in value if mark not in ("away", "bot")] if key == "marks" else _bare(value)
            for key, value in part.items()
            if key != "name"
        }
    return [_bare(one) for one in part] if isinstance(part, list) else part


def _as_seen(record: Record, seat: int | None) -> Any:
    if type(record) in OWN_RECORDS:
        return _PASSED
    seen = seen_by(seat, record)  # type: ignore[arg-type]
    return _PASSED if seen is None else _DECODER.decode(json.encode(seen))


async def _receipt(store: Store, regular: Regular, message: Message) -> Receipt | None:
    """What was answered to what somebody asked of a table."""
    command = f"{regular.guest.player}:{message['table']}:{message['id']}"
    marked = None
    if message["t"] == "do":
        marked = await store.marked(table_stream(message["table"]), command, message["version"])
    return marked or await store.receipt(command)


def _in_no_stream(message: Message) -> bool:
    return message["action"]["type"] in _ASIDE


async def _check_chat(store: Store, regular: Regular) -> None:
    lines = regular.told.chat
    for table in {table for table, _ in lines}:
        numbers = [number for other, number in lines if other == table]
        stored = await store.read(f"chat:{table}", after=min(numbers) - 1)
        there = {one.version: json.decode(one.data) for one in stored}
        for number in numbers:
            assert number in there, f"line {number} of {table} is lost"
            assert (there[number]["player"], there[number]["text"]) == lines[table, number]
