"""
One transaction of the writer: what it reads first, what it writes, in as few statements as there are tables.

Knows       SQL. What may be done, `Judge` says; when, the writer.
Tested in   tests/contract/
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import json
from sqlalchemy import Connection, bindparam, select

from pakli.store.errors import StoreError
from pakli.store.judge import Account, Ground, Judge, Request, Rows
from pakli.store.records import LEDGER, Receipt
from pakli.store.statements import changed, found, written
from pakli.store.tables import ACCOUNTS, COMMANDS, EVENTS, POSTINGS, SNAPSHOTS, STREAMS

__all__ = ["RECEIPTS", "append_all", "save_snapshots"]

RECEIPTS: Final = json.Decoder(Receipt)
"""Reads what was answered to a command."""

# On PostgreSQL the rows are locked, in the order of their names: of two servers that touch the same ones, one
# waits for the other, never both. SQLite has one writer.
HEADS: Final = select(STREAMS.c.name, STREAMS.c.version).order_by(STREAMS.c.name).with_for_update()
HOLDINGS: Final = (
    select(ACCOUNTS.c.name, ACCOUNTS.c.balance, ACCOUNTS.c.floor).order_by(ACCOUNTS.c.name).with_for_update()
)
ANSWERS: Final = select(COMMANDS.c.id, COMMANDS.c.receipt)
_MOST_HEADS: Final = 10_000
"""Streams whose versions are kept in mind."""
SNAPPED: Final = select(SNAPSHOTS.c.stream, SNAPSHOTS.c.version).where(
    SNAPSHOTS.c.stream.in_(bindparam("names", expanding=True))
)
FORGET: Final = SNAPSHOTS.delete().where(SNAPSHOTS.c.stream.in_(bindparam("names", expanding=True)))


def append_all(
    connection: Connection, requests: Sequence[Request], at: int, heads: dict[str, int] | None = None
) -> list[Receipt | StoreError]:
    """
    What becomes of each request, in order; a refused one leaves no trace. Nothing is committed yet.

    Args:
        heads: versions of streams as the last transactions left them, where nobody else writes: they are
            taken on trust, and brought up to this one. If it fails, they are worth nothing any more.
    """
    judge = Judge(_ground(connection, requests, heads or {}), at)
    outcomes: list[Receipt | StoreError] = []
    for request in requests:
        try:
            outcomes.append(judge.admit(request))
        except StoreError as error:
            outcomes.append(error)
    _write(connection, judge.rows())
    if heads is not None:
        if len(heads) > _MOST_HEADS:
            heads.clear()
        heads.update(judge.heads)
    return outcomes


def _ground(connection: Connection, requests: Sequence[Request], heads: Mapping[str, int]) -> Ground:
    ground = Ground()
    streams = {write.stream for request in requests for write in request.writes}
    money = [request for request in requests if request.money]
    if money:
        streams.add(LEDGER)
    commands = {request.command for request in requests if request.command}
    if commands:
        answers = found(connection, ANSWERS, COMMANDS.c.id, commands)
        ground.commands = {command: RECEIPTS.decode(receipt) for command, receipt in answers}
    ground.heads = {name: heads[name] for name in streams if name in heads}
    ground.heads.update(found(connection, HEADS, STREAMS.c.name, sorted(streams - ground.heads.keys())))
    if money:
        holdings = found(connection, HOLDINGS, ACCOUNTS.c.name, sorted(_accounts(money)))
        ground.accounts = {name: Account(balance, floor) for name, balance, floor in holdings}
    return ground


def _accounts(requests: Iterable[Request]) -> set[str]:
    names = {line.account for request in requests for line in (*request.postings, *request.held)}
    return names | {request.floor.account for request in requests if request.floor is not None}


def _write(connection: Connection, rows: Rows) -> None:
    # What two servers may make at the same moment comes first, in order: so neither waits for the other.
    for table, new in (
        (STREAMS, sorted(rows.new_streams)),
        (ACCOUNTS, sorted(rows.new_accounts)),
        (COMMANDS, sorted(rows.commands)),
        (EVENTS, rows.events),
        (POSTINGS, rows.postings),
    ):
        if new:
            written(connection, table, new)
    if rows.grown_streams:
        changed(connection, STREAMS, rows.grown_streams)
    if rows.changed_accounts:
        changed(connection, ACCOUNTS, rows.changed_accounts)


def save_snapshots(connection: Connection, snapshots: Sequence[dict[str, Any]]) -> None:
    """Keep each snapshot, unless there is one of a later version."""
    names = [row["stream"] for row in snapshots]
    found = connection.execute(SNAPPED, {"names": names})
    newest = dict(found.all())
    rows: dict[str, dict[str, Any]] = {}
    for row in snapshots:
        if row["version"] >= newest.get(row["stream"], 0):
            newest[row["stream"]] = row["version"]
            rows[row["stream"]] = row
    if rows:
        connection.execute(FORGET, {"names": list(rows)})
        connection.execute(SNAPSHOTS.insert(), list(rows.values()))
