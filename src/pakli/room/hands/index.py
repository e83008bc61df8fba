"""
The index of hands: caught up with the log whenever somebody asks, in pieces that are committed whole.

Each stream is read on from where it was read to, so nothing is read twice; who asks waits a moment for it and
is told if there is more to come. Two servers may catch up at once: a piece is kept only where the other has
not kept it before.

Clauses     I2 (a misdeal is no hand). Knows the log and `tables`. Tested in tests/room/test_hands.py
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final
from zlib import compress, decompress

from msgspec import Struct, json
from msgspec.structs import replace
from sqlalchemy import Connection, Table, select, update
from sqlalchemy.dialects import postgresql, sqlite

from pakli.club.person import Person
from pakli.history import HistoryError
from pakli.history.statistics import Position, Tally, position_of, tallies
from pakli.room.hands.tables import HAND_MARKS, HANDS, PLAYED, READ_TO
from pakli.room.hands.told import PlayedHand, played_hand, transcript_of
from pakli.room.journal import table_stream
from pakli.room.kept import opened
from pakli.room.past import PastHand, hands_in
from pakli.room.records import RECORDS, Opened
from pakli.room.saved import kept_saved
from pakli.store import Store, Stored

__all__ = ["HandTally", "Index", "PeopleOf"]

PeopleOf = Callable[[set[str]], Awaitable[Mapping[str, Person]]]
"""Who these are, by id; everybody is in the answer."""

_PIECE: Final = 1000
"""Events that are read and committed at once."""
_EVERY: Final = 10
"""Hands between two marks."""


class HandTally(Struct, frozen=True, array_like=True):
    """What a player did in a hand, and where he sat."""

    position: Position
    tally: Tally


class _Piece(Struct, kw_only=True):
    """What a piece of a stream came to."""

    start: "_Start"
    """Where it began."""
    ends: "_Start"
    """Where the next one begins."""
    hands: list[dict[str, Any]] = []
    played: list[dict[str, Any]] = []
    marks: list[dict[str, Any]] = []


class _Start(Struct, frozen=True, kw_only=True):
    """From where a stream is read on; see `READ_TO`."""

    version: int
    saved: bytes
    looked: int
    marked: int = -1
    new: bool = False


class Index:
    """Catches up. One for a room."""

    def __init__(self, store: Store, people: PeopleOf) -> None:
        """Of this log. `people`: who somebody is; for hands of bots nobody asks."""
        self._store: Final = store
        self._people: Final = people
        self._one_at_a_time: Final = asyncio.Lock()

    async def catch_up(self, seconds: float) -> bool:
        """
        Read on for about so long, at least a piece; whether everything was read.

        Raises:
            StoreError: the log cannot be read, or the index not written.
        """
        now = asyncio.get_running_loop().time
        until = now() + seconds
        async with self._one_at_a_time:
            for stream, version in (await self._behind()).items():
                while not await self._read_on(stream, version):
                    if now() > until:
                        return False
                if now() > until:
                    return False
        return True

    async def _behind(self) -> dict[str, int]:
        """Streams that go on after what was read, with their versions."""
        wanted = select(READ_TO.c.stream, READ_TO.c.looked)
        looked = dict(await self._store.query(lambda connection: connection.execute(wanted).all()))
        there = await self._store.streams(table_stream(""))
        return {stream: version for stream, version in there.items() if version > looked.get(stream, 0)}

    async def _read_on(self, stream: str, version: int) -> bool:
        """Another piece of a stream; whether it was the last."""
        start = await self._start(stream)
        if start is None:
            return True
        limit, past, stored = _PIECE, list[PastHand](), list[Stored]()
        while True:
            stored = await self._store.read(stream, start.version, limit)
            past = await hands_in(decompress(start.saved), start.version, stored)
            ended = len(stored) < limit
            if ended or (past and past[-1].version > start.version):
                break
            limit *= 2  # a hand that is longer than a piece
        piece = await self._noted(stream.removeprefix("table:"), start, past, start.version + len(stored))
        await self._store.transact(lambda connection: _keep(connection, stream, piece))
        return ended or piece.ends.looked >= version

    async def _start(self, stream: str) -> _Start | None:
        """From where a stream is read on; None: it is no table's."""
        at = select(READ_TO).where(READ_TO.c.stream == stream)
        row = await self._store.query(lambda connection: connection.execute(at).one_or_none())
        if row is not None:
            return _Start(version=row.version, saved=bytes(row.saved), looked=row.looked, marked=row.marked)
        first = await self._store.read(stream, limit=1)
        record = RECORDS.decode(first[0]) if first else None
        if not isinstance(record, Opened):
            return None
        return _Start(version=1, saved=compress(kept_saved(opened(record))), looked=1, new=True)

    async def _noted(self, table: str, start: _Start, past: Sequence[PastHand], looked: int) -> _Piece:
        """What hands come to. The last may go on, with what is said after it: it is read again."""
        piece = _Piece(start=start, ends=replace(start, looked=looked, new=False))
        hands = [one for one in past if one.version > start.version or start.new]
        played = {one.version: told for one in hands if (told := played_hand(table, one)) is not None}
        people = await self._people({player for told in played.values() for player in told.players.values()})
        for at, hand in enumerate(past):
            saved, begun = b"", hand.before.table.hands
            if piece.ends.marked < 0 or begun >= piece.ends.marked + _EVERY:
                saved = compress(kept_saved(hand.before))
                mark = {"table_id": table, "hands": begun, "version": hand.version, "saved": saved}
                piece.marks.append(mark)
                piece.ends = replace(piece.ends, marked=begun)
            if at == len(past) - 1:
                saved = saved or compress(kept_saved(hand.before))
                piece.ends = replace(piece.ends, version=hand.version, saved=saved)
            if hand.version in played:
                _note(piece, played[hand.version], people)
            if at % 10 == 9:
                await asyncio.sleep(0)  # others want to play meanwhile
        return piece


def _note(piece: _Piece, hand: PlayedHand, who: Mapping[str, Person]) -> None:
    people = {seat for seat in hand.stacks if not who[hand.players[seat]].is_bot}
    if not people:
        return
    try:
        told = transcript_of(hand, {})
    except HistoryError:  # no text tells it: it is no hand
        return
    key = {"table_id": hand.table, "number": hand.past.number, "at": hand.past.at}
    up = int(any(seat == 0 for seat in hand.stacks))
    counted, sat = tallies(told), position_of(told)
    down = {seat - up for seat, tally in counted.items() if tally.showdowns}
    by_player = {
        hand.players[seat]: HandTally(sat.get(seat + up, "none"), counted.get(seat + up, Tally(hands=1)))
        for seat in hand.stacks
    }
    sign, event = hand.sign, bool(hand.tournament)
    piece.hands.append(
        key
        | {
            "title": hand.title,
            "tournament": hand.tournament,
            "money": "tournament" if event else "practice" if sign.practice else sign.money.code,
            "value": 1 if event else sign.money.value,
            "digits": 0 if event else sign.money.digits,
            "game": hand.setup.variant,
            "limit_name": hand.setup.limit.name,
            "blind": hand.setup.stakes.big_blind,
            "pot": told.pot,
            "showdown": bool(down),
            "tallies": json.encode(by_player).decode(),
        }
    )
    for seat in people:
        stack, after = hand.stacks[seat], hand.after.get(seat, 0)
        row = {"person": hand.players[seat], "seat": seat, "gain": after - stack, "stack": after}
        piece.played.append(key | row | {"shown_down": seat in down})


def _keep(connection: Connection, stream: str, piece: _Piece) -> None:
    """Write a piece down, unless another server has."""
    row = {name: getattr(piece.ends, name) for name in ("version", "saved", "looked", "marked")}
    if piece.start.new:
        made = connection.execute(_unless_there(connection, READ_TO).values({"stream": stream} | row))
    else:
        at = READ_TO.c.stream == stream, READ_TO.c.version == piece.start.version
        made = connection.execute(update(READ_TO).where(*at).values(row))
    if made.rowcount:
        for table, rows in ((HANDS, piece.hands), (PLAYED, piece.played), (HAND_MARKS, piece.marks)):
            if rows:
                connection.execute(_unless_there(connection, table), rows)


def _unless_there(connection: Connection, table: Table) -> Any:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()
