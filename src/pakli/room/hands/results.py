"""
How tournaments ended for who was in them: read once from the stream of each that is over.

Clauses     M1 (places, prizes), M6 (what was paid). Knows the log and `tables`.
Tested in   tests/room/test_hands.py
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from pakli.room.hands.tables import READ_TO, RESULTS
from pakli.room.tournaments.records import EVENTS, EventOpened, KeptEvent, event_stream, opened_event
from pakli.store import Store
from pakli.tournament import events as e

__all__ = ["EventResult", "catch_up_results", "results_of"]


class EventResult(Struct, frozen=True, kw_only=True):
    """How a tournament ended for somebody. Amounts in the smallest unit, or practice chips."""

    event: str
    at: float
    """When it was over, in milliseconds since 1970."""
    name: str
    money: str
    """``"practice"``, or the code of the currency; empty: none."""
    digits: int
    entries: int
    """How often he entered."""
    players: int
    place: int
    """0: none, he was disqualified."""
    paid: float
    won: float
    """Prizes, bounties, and what a deal gave."""


async def catch_up_results(store: Store, over: Iterable[str]) -> None:
    """
    Note how those that are over ended, each once; ids of tournaments.

    Raises:
        StoreError: the log cannot be read, or the index not written.
    """
    noted = select(READ_TO.c.stream, READ_TO.c.looked).where(READ_TO.c.stream >= event_stream(""))
    looked = dict(await store.query(lambda connection: connection.execute(noted).all()))
    there = await store.streams(event_stream(""))
    for event_id in over:
        stream = event_stream(event_id)
        if there.get(stream, 0) > looked.get(stream, 0):
            stored = await store.read(stream)
            opening = EVENTS.decode(stored[0])
            assert isinstance(opening, EventOpened), "a tournament is announced first"
            records = EVENTS.decode_all(stored[1:])
            ended = [
                one.at for one, record in zip(stored[1:], records, strict=True) if type(record) is e.Finished
            ]
            kept = opened_event(opening).after(*records)
            rows = _rows(event_id, kept, ended[-1]) if ended and kept.event.status == "finished" else []
            await store.transact(
                lambda connection, rows=rows, stream=stream, version=stored[-1].version: _keep(  # type: ignore[misc]
                    connection, stream, version, rows
                )
            )


async def results_of(store: Store, person: str, since: int = 0, until: int = 0) -> list[EventResult]:
    """
    A person's tournaments that were over in a span, the newest first.

    Raises:
        StoreError: the index cannot be read.
    """
    wanted = select(RESULTS).where(RESULTS.c.person == person, RESULTS.c.at >= since)
    if until:
        wanted = wanted.where(RESULTS.c.at < until)
    wanted = wanted.order_by(RESULTS.c.at.desc(), RESULTS.c.event)
    rows = await store.query(lambda connection: connection.execute(wanted).all())
    fields = EventResult.__struct_fields__
    return [EventResult(**{name: getattr(row, name) for name in fields}) for row in rows]


def _rows(event_id: str, kept: KeptEvent, at: int) -> list[dict[str, Any]]:
    """One for each player: his entries together, his last place."""
    event, structure = kept.event, kept.event.structure
    rows: dict[str, dict[str, Any]] = {}
    for entry in event.entries:
        if entry.status == "gone":
            continue
        row = rows.setdefault(
            entry.player,
            {
                "person": entry.player,
                "event": event_id,
                "at": at,
                "name": structure.name,
                "money": "practice" if structure.practice else structure.money.code,
                "digits": structure.money.digits,
                "entries": 0,
                "players": event.players,
                "place": 0,
                "paid": 0,
                "won": 0,
            },
        )
        row["entries"] += 1
        row["place"] = entry.place or row["place"]
        row["paid"] += entry.paid
        row["won"] += entry.prize + entry.dealt + entry.won
    return list(rows.values())


def _keep(connection: Connection, stream: str, version: int, rows: list[dict[str, Any]]) -> None:
    event = stream.removeprefix(event_stream(""))
    connection.execute(delete(RESULTS).where(RESULTS.c.event == event))
    connection.execute(delete(READ_TO).where(READ_TO.c.stream == stream))
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    read = {"stream": stream, "version": version, "saved": b"", "looked": version, "marked": -1}
    connection.execute(dialect.insert(READ_TO).values(read).on_conflict_do_nothing())
    if rows:
        connection.execute(dialect.insert(RESULTS).on_conflict_do_nothing(), rows)
