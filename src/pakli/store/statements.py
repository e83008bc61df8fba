"""
Statements written out once for each driver, for many rows at a time and plain tuples.

SQLAlchemy would look at every value of every row on its way: half of the time of a transaction. Many rows go
into one statement: on SQLite the thread that writes lets the others go on with each statement and then waits
for its turn, which costs more than the rows; to PostgreSQL each column goes as one array.

Knows       SQL and its two dialects. Not what is written.
Tested in   tests/contract/
"""

import sqlite3
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from sqlalchemy import ARRAY, ColumnElement, Connection, Dialect, Select, Table, Text, bindparam, func
from sqlalchemy.exc import DBAPIError

from pakli.store.judge import Row

__all__ = ["changed", "found", "written"]

_MOST: Final = 64
"""Rows in one statement."""
_KINDS: Final = {str: "text", int: "bigint", bytes: "bytea"}
"""How PostgreSQL calls what a column holds."""


def found(
    connection: Connection, query: Select[Any], column: ColumnElement[str], names: Collection[str]
) -> Sequence[Row]:
    """The rows of `query` whose `column` is among `names`."""
    wanted = list(names)
    if connection.dialect.name != "sqlite":
        sql = _asking_at_once(connection.dialect, query, column)
        return connection.exec_driver_sql(sql, (wanted,)).all() if wanted else ()
    rows: list[Row] = []
    for first in range(0, len(wanted), _MOST):
        some = wanted[first : first + _MOST]
        # Few different statements: some name more than once does no harm.
        size = 1 << (len(some) - 1).bit_length()
        some += some[-1:] * (size - len(some))
        sql = _asking(connection.dialect, query, column, size)
        rows += connection.exec_driver_sql(sql, tuple(some)).all()
    return rows


def written(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Insert rows: their values in the order of the table's columns."""
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(_inserting_arrays(connection.dialect, table), tuple(_columns(rows)))
        return
    for some in _portions(rows):
        _done(connection, _inserting(connection.dialect, table, len(some)), some)


def changed(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Change rows that are there: the key first, then all else that each has, in the table's order."""
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(_changing_arrays(connection.dialect, table), tuple(_columns(rows)))
        return
    for some in _portions(rows):
        _done(connection, _putting(connection.dialect, table, len(some)), some)


def _columns(rows: Sequence[Row]) -> Iterator[list[Any]]:
    return map(list, zip(*rows, strict=True))


def _done(connection: Connection, sql: str, rows: Sequence[Row]) -> None:
    """
    By SQLite's driver itself: for a statement that finds nothing SQLAlchemy takes longer than SQLite for its
    rows. An error is what it makes of it.
    """
    driver: Any = connection.connection.driver_connection
    try:
        driver.execute(sql, tuple(chain.from_iterable(rows))).close()
    except sqlite3.Error as error:
        raise DBAPIError.instance(sql, None, error, sqlite3.Error, hide_parameters=True) from error


def _portions(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """Rows by powers of two, so that there are few different statements."""
    first = 0
    while first < len(rows):
        size = min(_MOST, 1 << ((len(rows) - first).bit_length() - 1))
        yield rows[first : first + size]
        first += size


@lru_cache(maxsize=256)
def _inserting(dialect: Dialect, table: Table, rows: int) -> str:
    sql = str(table.insert().compile(dialect=dialect))
    return sql + f", {sql[sql.rindex('(') :]}" * (rows - 1)


@lru_cache(maxsize=64)
def _putting(dialect: Dialect, table: Table, rows: int) -> str:
    key, *others = _names(dialect, table)
    changes = ", ".join([f"{name} = excluded.{name}" for name in others])
    return f"{_inserting(dialect, table, rows)} ON CONFLICT ({key}) DO UPDATE SET {changes}"


@lru_cache(maxsize=256)
def _asking(dialect: Dialect, query: Select[Any], column: ColumnElement[str], names: int) -> str:
    wanted = column.in_([bindparam(f"name_{number}") for number in range(names)])
    return str(query.where(wanted).compile(dialect=dialect))


@lru_cache(maxsize=64)
def _asking_at_once(dialect: Dialect, query: Select[Any], column: ColumnElement[str]) -> str:
    wanted = column == func.any(bindparam("names", type_=ARRAY(Text)))
    return str(query.where(wanted).compile(dialect=dialect))


@lru_cache(maxsize=64)
def _inserting_arrays(dialect: Dialect, table: Table) -> str:
    names = ", ".join(_names(dialect, table))
    return f"INSERT INTO {_name(dialect, table)} ({names}) SELECT * FROM {_arrays(table)}"


@lru_cache(maxsize=64)
def _changing_arrays(dialect: Dialect, table: Table) -> str:
    key, *others = names = _names(dialect, table)
    changes = ", ".join([f"{name} = new.{name}" for name in others])
    new = f"{_arrays(table)} AS new ({', '.join(names)})"
    changing = _name(dialect, table)
    return f"UPDATE {changing} SET {changes} FROM {new} WHERE {changing}.{key} = new.{key}"


def _arrays(table: Table) -> str:
    """A table made of one array a column."""
    kinds = [_KINDS[column.type.python_type] for column in table.columns]
    return f"unnest({', '.join([f'${number}::{kind}[]' for number, kind in enumerate(kinds, 1)])})"


def _name(dialect: Dialect, table: Table) -> str:
    return dialect.identifier_preparer.format_table(table)


def _names(dialect: Dialect, table: Table) -> list[str]:
    return [dialect.identifier_preparer.quote(column.name) for column in table.columns]
