"""
One's own hands out of the index: a page of a list, newest first, and what was done in them.

Nothing of a hand is in the index but what everybody at the table saw, and each query is for one person.

Knows       `tables`. Tested in tests/room/test_hands.py
"""

import asyncio
from collections.abc import Iterator
from typing import Any, Final, Literal

from msgspec import Struct, json
from sqlalchemy import ColumnElement, Row, Select, and_, func, or_, select

from pakli.history.statistics import Position, Tally, added_up
from pakli.room.hands.index import HandTally
from pakli.room.hands.tables import HANDS, PLAYED
from pakli.room.hands.told import hand_id
from pakli.store import Store

__all__ = [
    "BIG_POT",
    "HandLine",
    "Places",
    "Point",
    "Sums",
    "Wanted",
    "counted",
    "hand_line",
    "listed",
    "places",
    "sums_of",
]

BIG_POT: Final = 50
"""Big blinds: from here on a pot is a big one."""
_JOINED: Final = and_(HANDS.c.table_id == PLAYED.c.table_id, HANDS.c.number == PLAYED.c.number)
_TALLIES: Final = json.Decoder(dict[str, HandTally])
_MOST: Final = 2**31
_OUT_OF_REACH: Final = 2**62
_POINTS: Final = 200
"""Of a chart at most."""


class Wanted(Struct, frozen=True, kw_only=True):
    """Which hands; what is left empty does not matter."""

    table: str = ""
    tournament: str = ""
    game: str = ""
    money: str = ""
    """``"practice"``, ``"tournament"`` or the code of a currency."""
    since: int = 0
    """Milliseconds since 1970."""
    until: int = 0
    """The same, not included; 0: no end."""
    result: Literal["", "won", "lost"] = ""
    big: bool = False
    """Pots of `BIG_POT` big blinds and more."""
    showdown: bool = False
    """Those in which he was at the showdown."""
    search: str = ""
    """The number of a hand at its table, ``table-number``, or the number it has in exported files."""


class HandLine(Struct, frozen=True, kw_only=True):
    """A hand as a list shows it."""

    table: str
    number: int
    id: str
    """The number it has in exported files."""
    at: float
    """When it was over, in milliseconds since 1970."""
    title: str
    """What the table was called."""
    tournament: str
    money: str
    value: float
    """Smallest units of the currency in a chip."""
    digits: int
    game: str
    limit: str
    blind: float
    pot: float
    """All that was put in, in chips."""
    showdown: bool
    """Whether its player was at a showdown."""
    seat: int
    gain: float
    """Chips won, or (below nothing) lost."""
    stack: float
    """Chips after it."""


class Point(Struct, frozen=True, kw_only=True):
    """A point of a chart."""

    hand: int
    """How many hands had been played."""
    at: float
    blinds: float
    """Big blinds won since the first."""
    stack: float
    """Chips after the hand."""


class Sums(Struct, frozen=True, kw_only=True):
    """What hands come to."""

    own: Tally
    by_position: dict[Position, Tally]
    others: dict[str, Tally]
    """Of others by id, from these hands alone."""
    gains: dict[str, int]
    """Won by kind of money, in the smallest unit, of tables for money and practice chips."""
    chart: list[Point]
    """From the first on, at most 200."""


class Places(Struct, frozen=True, kw_only=True):
    """Where one has played: for filters."""

    tables: list[tuple[str, str]]
    """Id and title, the latest first."""
    tournaments: list[tuple[str, str]]
    games: list[str]
    money: list[str]


async def listed(store: Store, person: str, wanted: Wanted, *, before: str = "", most: int) -> list[HandLine]:
    """
    Hands of a person, newest first.

    Args:
        store: whose index is read.
        person: who was dealt in.
        wanted: which.
        before: ``at-table-number`` of the last one known; empty: from the newest on.
        most: of them.

    Raises:
        ValueError: `before` is nothing of the kind.
        StoreError: the index cannot be read.
    """
    query = _chosen(person, wanted, *(_listed_columns()))
    if before:
        query = query.where(_after(before))
    query = query.order_by(PLAYED.c.at.desc(), PLAYED.c.table_id.desc(), PLAYED.c.number.desc()).limit(most)
    rows = await store.query(lambda connection: connection.execute(query).all())
    return [_line(row) for row in rows]


async def counted(store: Store, person: str, wanted: Wanted) -> int:
    """
    How many hands of a person are like that.

    Raises:
        StoreError: the index cannot be read.
    """
    query = _chosen(person, wanted, func.count())
    return int(await store.query(lambda connection: connection.execute(query).scalar_one()))


async def hand_line(store: Store, person: str, table: str, number: int) -> HandLine | None:
    """One hand of a person's; None: he was not dealt into it, or it is not there."""
    if not 0 < number < _MOST:
        return None
    query = _chosen(person, Wanted(table=table), *_listed_columns()).where(PLAYED.c.number == number)
    row = await store.query(lambda connection: connection.execute(query).one_or_none())
    return None if row is None else _line(row)


async def sums_of(store: Store, person: str, wanted: Wanted) -> Sums:
    """What a person did in these hands, what it came to, and what the others did in them."""
    columns = HANDS.c.tallies, HANDS.c.money, HANDS.c.value, PLAYED.c.gain, PLAYED.c.stack, PLAYED.c.at
    query = _chosen(person, wanted, *columns)
    query = query.order_by(PLAYED.c.at, PLAYED.c.table_id, PLAYED.c.number)
    rows = await store.query(lambda connection: connection.execute(query).all())
    return await asyncio.to_thread(_summed, person, rows)  # thousands of hands take a while


async def places(store: Store, person: str) -> Places:
    """Where a person has played."""
    shown = HANDS.c.table_id, HANDS.c.tournament, HANDS.c.title, HANDS.c.game, HANDS.c.money
    query = select(*shown, func.max(PLAYED.c.at).label("last")).join_from(PLAYED, HANDS, _JOINED)
    query = query.where(PLAYED.c.person == person).group_by(*shown)
    rows = await store.query(lambda connection: connection.execute(query).all())
    rows = sorted(rows, key=lambda row: -row.last)
    return Places(
        tables=list(
            {row.table_id: (row.table_id, row.title) for row in rows[::-1] if not row.tournament}.values()
        )[::-1],
        tournaments=list(
            {row.tournament: (row.tournament, row.title) for row in rows[::-1] if row.tournament}.values()
        )[::-1],
        games=sorted({row.game for row in rows}),
        money=sorted({row.money for row in rows}),
    )


def _after(before: str) -> ColumnElement[bool]:
    """What comes after this one, as the list is ordered."""
    when, _, which = before.partition("-")
    table, _, last = which.rpartition("-")  # a tournament's table has a hyphen in its id
    at, number = int(when), int(last)
    if not (0 <= at < _OUT_OF_REACH and 0 <= number < _MOST):
        raise ValueError("no such hand")
    return or_(
        PLAYED.c.at < at,
        and_(PLAYED.c.at == at, PLAYED.c.table_id < table),
        and_(PLAYED.c.at == at, PLAYED.c.table_id == table, PLAYED.c.number < number),
    )


def _listed_columns() -> list[ColumnElement[Any]]:
    return [
        *[column for column in HANDS.c if column.name != "tallies"],
        *PLAYED.c["seat", "gain", "stack", "shown_down"],
    ]


def _chosen(person: str, wanted: Wanted, *columns: ColumnElement[Any]) -> Select[Any]:
    """The hands of a person's that are wanted."""
    which = list(_conditions(wanted))
    return select(*columns).join_from(PLAYED, HANDS, _JOINED).where(PLAYED.c.person == person, *which)


def _conditions(wanted: Wanted) -> Iterator[ColumnElement[bool]]:
    named = {
        "table_id": wanted.table,
        "tournament": wanted.tournament,
        "game": wanted.game,
        "money": wanted.money,
    }
    yield from [HANDS.c[name] == value for name, value in named.items() if value]
    if wanted.since:
        yield PLAYED.c.at >= wanted.since
    if wanted.until:
        yield PLAYED.c.at < wanted.until
    if wanted.result:
        yield PLAYED.c.gain > 0 if wanted.result == "won" else PLAYED.c.gain < 0
    if wanted.big:
        yield HANDS.c.pot >= BIG_POT * HANDS.c.blind
    if wanted.showdown:
        yield PLAYED.c.shown_down
    if wanted.search.strip():
        yield _searched(wanted.search.strip().lstrip("#"))


def _searched(search: str) -> ColumnElement[bool]:
    """By number, by table and number, or by the number in files, which holds the one at the table."""
    table, _, number = search.rpartition("-")
    if not number.isascii() or not number.isdigit() or len(number) > 18:
        return PLAYED.c.table_id == search
    if table:
        one = and_(PLAYED.c.table_id == table, PLAYED.c.number == min(int(number), _MOST - 1))
        return or_(one, PLAYED.c.table_id == search)
    return PLAYED.c.number == int(number) % 2**24


def _line(row: Row[Any]) -> HandLine:
    return HandLine(
        table=row.table_id,
        number=row.number,
        id=str(hand_id(row.table_id, row.number)),
        at=row.at,
        title=row.title,
        tournament=row.tournament,
        money=row.money,
        value=row.value,
        digits=row.digits,
        game=row.game,
        limit=row.limit_name,
        blind=row.blind,
        pot=row.pot,
        showdown=row.shown_down,
        seat=row.seat,
        gain=row.gain,
        stack=row.stack,
    )


def _summed(person: str, rows: Any) -> Sums:
    own: list[Tally] = []
    by_position: dict[Position, list[Tally]] = {}
    others: dict[str, list[Tally]] = {}
    gains: dict[str, int] = {}
    chart: list[Point] = []
    every, hundredths = max(1, len(rows) // (_POINTS - 1)), 0
    for number, row in enumerate(rows, 1):
        for player, found in _TALLIES.decode(row.tallies).items():
            if player == person:
                own.append(found.tally)
                by_position.setdefault(found.position, []).append(found.tally)
                hundredths += found.tally.centiblinds
            else:
                others.setdefault(player, []).append(found.tally)
        if row.money != "tournament":
            gains[row.money] = gains.get(row.money, 0) + row.gain * row.value
        if number % every == 0 or number == len(rows):
            chart.append(Point(hand=number, at=row.at, blinds=hundredths / 100, stack=row.stack))
    return Sums(
        own=added_up(own),
        by_position={position: added_up(some) for position, some in by_position.items()},
        others={player: added_up(some) for player, some in others.items()},
        gains=gains,
        chart=chart,
    )
