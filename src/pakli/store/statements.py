"""
Statements written out once for each driver, for many rows at a time and plain tuples.

SQLAlchemy would look at every value of every row on its way: half of the time of a transaction. On SQLite
many rows go into one statement: with each statement the thread that writes lets the others go on and then
waits for its turn, and that costs more than the rows.

Knows       SQL and its two dialects. Not what is written.
Tested in   tests/contract/
"""

import sqlite3
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Dialect, Insert, Select, Table, Update, bindparam
from sqlalchemy.exc import DBAPIError

from pakli.store.judge import Row

__all__ = ["found", "put", "written"]

_MOST: Final = 64
"""Rows in one statement."""


def found(
    connection: Connection, query: Select[Any], column: ColumnElement[str], names: Collection[str]
) -> Sequence[Row]:
    """The rows of `query` whose `column` is among `names`."""
    rows: list[Row] = []
    wanted = list(names)
    for first in range(0, len(wanted), _MOST):
        some = wanted[first : first + _MOST]
        # Few different statements: some name more than once does no harm.
        size = 1 << (len(some) - 1).bit_length()
        some += some[-1:] * (size - len(some))
        sql = _asking(connection.dialect, query, column, size)
        rows += connection.exec_driver_sql(sql, tuple(some)).all()
    return rows


def written(connection: Connection, statement: Insert | Update, rows: Sequence[Row]) -> None:
    """Execute a statement for each row: its values in the order in which the statement names them."""
    dialect = connection.dialect
    if dialect.name != "sqlite" or not isinstance(statement, Insert):
        connection.exec_driver_sql(_sql(dialect, statement), list(rows))
        return
    for some in _portions(rows):
        _done(connection, _inserting(dialect, statement, len(some)), some)


def put(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """
    On SQLite alone: insert rows of two columns, a key and what it has, or change what is there under the key.
    """
    for some in _portions(rows):
        _done(connection, _putting(connection.dialect, table, len(some)), some)


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


@lru_cache(maxsize=64)
def _sql(dialect: Dialect, statement: Insert | Update) -> str:
    return str(statement.compile(dialect=dialect))


@lru_cache(maxsize=256)
def _inserting(dialect: Dialect, statement: Insert, rows: int) -> str:
    sql = _sql(dialect, statement)
    return sql + f", {sql[sql.rindex('(') :]}" * (rows - 1)


@lru_cache(maxsize=64)
def _putting(dialect: Dialect, table: Table, rows: int) -> str:
    """By the table, not by a statement made of it: each of those would be another one, compiled again."""
    key, value = table.columns.keys()
    sql = _inserting(dialect, table.insert(), rows)
    return f"{sql} ON CONFLICT ({key}) DO UPDATE SET {value} = excluded.{value}"


@lru_cache(maxsize=256)
def _asking(dialect: Dialect, query: Select[Any], column: ColumnElement[str], names: int) -> str:
    wanted = column.in_([bindparam(f"name_{number}") for number in range(names)])
    return str(query.where(wanted).compile(dialect=dialect))
