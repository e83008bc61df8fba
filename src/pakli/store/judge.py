"""
Which of the appends of one transaction may be done, each judged as if those before it had been committed.

Pure: what the database holds comes in, rows for it come out. An append that must fail takes no other with it.

Tested in   tests/contract/test_store_machine.py (any sequence of appends, beside a model)
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct, field, json
from msgspec.structs import replace

from pakli.store.earlier import UPCASTERS
from pakli.store.errors import Conflict, Moved, Overdrawn
from pakli.store.ledger_events import LEDGER_EVENTS, Booked, FloorSet, LedgerEvent
from pakli.store.records import LEDGER, Posting, Receipt, Remark
from pakli.store.upcast import tag_of

__all__ = ["Account", "Ground", "Judge", "Request", "Row", "Rows", "Write"]

Row = tuple[Any, ...]
"""A row of a table, its columns in their order."""


class Write(Struct, frozen=True, gc=False):
    """Events for one stream, each as tag, schema number and JSON. See `Append`."""

    stream: str
    expected: int | None
    events: tuple[tuple[str, int, str], ...]
    mark: str | None = None


class Request(Struct, frozen=True):
    """One append: all of it is done, or nothing."""

    writes: tuple[Write, ...] = ()
    postings: tuple[Posting, ...] = ()
    """They sum to zero."""
    reason: str = ""
    remark: Remark = Remark()
    held: tuple[Posting, ...] = ()
    """What accounts must hold before it."""
    floor: FloorSet | None = None
    """A floor to be set, before the postings."""
    command: str = ""
    """Empty: it may be done again."""

    @property
    def money(self) -> bool:
        """Whether it has to do with the ledger."""
        return bool(self.postings or self.held) or self.floor is not None


class Account(Struct, frozen=True, gc=False):
    """What an account holds, and what must be left in it (None: nothing must)."""

    balance: int = 0
    floor: int | None = 0


class Ground(Struct):
    """What the database holds, as far as a transaction touches it; what it does not know is not there."""

    heads: dict[str, int] = field(default_factory=dict)
    """Version of each stream."""
    accounts: dict[str, Account] = field(default_factory=dict)
    commands: dict[str, Receipt] = field(default_factory=dict)


class Rows(Struct):
    """What a transaction writes."""

    events: list[Row] = field(default_factory=list)
    postings: list[Row] = field(default_factory=list)
    commands: list[Row] = field(default_factory=list)
    new_streams: list[Row] = field(default_factory=list)
    grown_streams: list[Row] = field(default_factory=list)
    new_accounts: list[Row] = field(default_factory=list)
    changed_accounts: list[Row] = field(default_factory=list)


class Judge:
    """The state after all appends admitted so far."""

    def __init__(self, ground: Ground, at: int) -> None:
        """`at`: the time of the transaction, in milliseconds since 1970."""
        self._ground: Final = ground
        self._at: Final = at
        self._heads = dict(ground.heads)
        self._accounts = dict(ground.accounts)
        self._commands = dict(ground.commands)
        self._rows = Rows()

    def admit(self, request: Request) -> Receipt:
        """
        Do the append, or say what was answered when its command was done before.

        Raises:
            Conflict: a stream is not at the expected version; nothing is done.
            Moved: an account does not hold what it must; nothing is done.
            Overdrawn: an account would fall below its floor; nothing is done.
        """
        if request.command in self._commands:
            return replace(self._commands[request.command], repeated=True)
        floor = request.floor
        if floor is not None and floor.floor == self._account(floor.account).floor:
            request = replace(request, floor=None)  # it is set already
        versions = self._versions_after(request.writes)
        accounts = self._accounts_after(request) if request.money else {}
        # From here on nothing is refused.
        for write in request.writes:
            self._add_events(write.stream, write.events, write.mark)
        entry = self._book(request, versions) if request.money else 0
        self._accounts.update(accounts)
        receipt = Receipt(versions, self._at, entry)
        # Whoever writes nothing only asks: he must not stop who comes to do it.
        if request.command and (request.writes or request.postings):
            self._commands[request.command] = receipt
            data = json.encode(receipt).decode()
            self._rows.commands.append((request.command, self._at, data))
        return receipt

    @property
    def heads(self) -> Mapping[str, int]:
        """Versions of the streams that were touched, after all that was admitted."""
        return self._heads

    def rows(self) -> Rows:
        """What is to be written for all that was admitted."""
        rows, ground = self._rows, self._ground
        for name, version in self._heads.items():
            before = ground.heads.get(name)
            if version != before:
                place = rows.new_streams if before is None else rows.grown_streams
                place.append((name, version))
        for name, account in self._accounts.items():
            known = ground.accounts.get(name)
            if account != known:
                place = rows.new_accounts if known is None else rows.changed_accounts
                place.append((name, account.balance, account.floor))
        return rows

    def _versions_after(self, writes: tuple[Write, ...]) -> tuple[int, ...]:
        heads: dict[str, int] = {}
        versions: list[int] = []
        for write in writes:
            actual = heads.get(write.stream, self._heads.get(write.stream, 0))
            if write.expected is not None and write.expected != actual:
                raise Conflict(write.stream, write.expected, actual)
            heads[write.stream] = actual + len(write.events)
            versions.append(heads[write.stream])
        return tuple(versions)

    def _accounts_after(self, request: Request) -> dict[str, Account]:
        """Accounts the request touches, as they are after it. Floors bind whoever takes something out."""
        for line in request.held:
            if self._account(line.account).balance != line.amount:
                raise Moved(line.account, line.amount, self._account(line.account).balance)
        after = {line.account: self._account(line.account) for line in request.postings}
        if request.floor is not None:
            name = request.floor.account
            after[name] = Account(self._account(name).balance, request.floor.floor)
        for line in request.postings:
            account = after[line.account]
            after[line.account] = Account(account.balance + line.amount, account.floor)
        for name, account in after.items():
            balance = self._account(name).balance
            if account.floor is not None and account.balance < min(balance, account.floor):
                raise Overdrawn(name, balance, account.balance - balance, account.floor)
        return after

    def _account(self, name: str) -> Account:
        return self._accounts.get(name, Account())

    def _add_events(
        self, stream: str, events: Sequence[tuple[str, int, str]], mark: str | None = None
    ) -> None:
        """Add events to a stream; the last of them carries the mark."""
        first, at = self._heads.get(stream, 0), self._at
        last = first + len(events)
        self._rows.events += [
            (stream, version, at, *event, mark if version == last else None)
            for version, event in enumerate(events, first + 1)
        ]
        if last:
            self._heads[stream] = last

    def _book(self, request: Request, versions: tuple[int, ...]) -> int:
        """Write the ledger; its version if there were postings, else 0."""
        if request.floor is not None:
            self._add_ledger_event(request.floor)
        if not request.postings:
            return 0
        lines = tuple([(line.account, line.amount) for line in request.postings])
        of = {write.stream: version for write, version in zip(request.writes, versions, strict=True)}
        remark = request.remark
        self._add_ledger_event(
            Booked(lines, request.reason, tuple(of.items()), remark.note, remark.by, remark.undoes)
        )
        entry = self._heads[LEDGER]
        balances: dict[str, int] = {}
        for number, (account, amount) in enumerate(lines):
            balance = balances.get(account, self._account(account).balance) + amount
            balances[account] = balance
            self._rows.postings.append((entry, number, account, amount, balance))
        return entry

    def _add_ledger_event(self, event: LedgerEvent) -> None:
        data = LEDGER_EVENTS.encode(event)
        tag = tag_of(data)
        self._add_events(LEDGER, [(tag, UPCASTERS.schema(tag), data.decode())])
