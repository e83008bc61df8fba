"""
Which database a command works on, and what is said when it does not open.

Knows       the folder of the person's data. Not what is in a database. Tested in tests/cli/test_databases.py
"""

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from pakli.cli.errors import InputError
from pakli.texts import Catalogue

__all__ = ["complaining", "data_folder", "opened_to_read", "shown", "usual_database"]

if TYPE_CHECKING:
    from pakli.store import Store

_FILE = "pakli.sqlite"


def usual_database() -> str:
    """The URL of the database where none is named: a file in the person's data folder."""
    return f"sqlite:///{(data_folder() / _FILE).as_posix()}"


def data_folder() -> Path:
    """The person's data folder; it need not be there yet."""
    from platformdirs import user_data_path

    return user_data_path("pakli", appauthor=False)


def shown(url: str) -> str:
    """`url` as it may be shown: without its password, and of a file only where that lies."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        parsed = make_url(url)
    except ArgumentError:
        return "…" if "@" in url else url
    if parsed.drivername == "sqlite" and parsed.database:
        return str(Path(parsed.database))
    return parsed.render_as_string(hide_password=True)


@contextmanager
def complaining(say: Catalogue, url: str) -> Iterator[None]:
    """
    While the block runs, a database that does not open is a complaint in one line.

    Raises:
        InputError: it is none, or of another release, or another process has it, or it cannot be reached.
    """
    from pakli.store import EarlierRelease, StoreError, StoreInUse, WrongRelease

    where = shown(url)
    try:
        yield
    except StoreInUse as error:
        raise InputError(say.text("serve-database-in-use", url=where)) from error
    except EarlierRelease as error:
        raise InputError(say.text("serve-database-earlier", url=where)) from error
    except WrongRelease as error:
        raise InputError(say.text("serve-database-release", url=where)) from error
    except (StoreError, OSError) as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise InputError(say.text("serve-database-failed", url=where, reason=reason)) from error
    except ValueError as error:
        lines = [say.text("serve-bad-database", url=where)]
        if re.fullmatch(r"[^:]*[/.][^:]*", url):  # a path, as it seems
            lines.append(say.text("cli-did-you-mean", near=f"sqlite:///{url}"))
        raise InputError(" ".join(lines)) from error


@asynccontextmanager
async def opened_to_read(say: Catalogue, url: str) -> "AsyncIterator[Store]":
    """
    A database opened for reading alone, also while a room has it open.

    Raises:
        InputError: there is no such file.
        StoreError, ValueError: see `complaining`.
    """
    from pakli.club import SCHEMA
    from pakli.room.hands.tables import HANDS_SCHEMA
    from pakli.store import Store
    from pakli.store.database import parsed_url, sqlite_path

    path = sqlite_path(parsed_url(url))
    if path is not None and not path.is_file():
        raise InputError(say.text("user-no-database", path=str(path)))
    async with await Store.open(url, schemas=(SCHEMA, HANDS_SCHEMA), read_only=True) as store:
        yield store
