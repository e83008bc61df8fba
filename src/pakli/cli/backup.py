"""
`pakli backup` and `pakli restore`: a whole room in one file, taken while people play; and a room made of it.

Knows       options and messages. What is done is `pakli.store`. Tested in tests/cli/test_backup.py
"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pakli.cli.errors import InputError

if TYPE_CHECKING:
    from pakli.texts import Catalogue

__all__ = ["backup", "restore"]

File = Annotated[Path, typer.Argument(metavar="FILE")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL")]
Lang = Annotated[str | None, typer.Option(metavar="LANG")]


def backup(file: File, *, database: Database = None, lang: Lang = None) -> None:
    """Keep a room in a file: the text is the message `cli-backup`."""
    import asyncio

    from pakli.cli.choices import catalogue
    from pakli.cli.databases import complaining, usual_database

    say, url = catalogue(lang), usual_database() if database is None else database
    if file.exists():
        raise InputError(say.text("backup-exists", path=str(file)))
    with complaining(say, url):
        asyncio.run(_keep(say, file, url))
    typer.echo(say.text("backup-kept", path=str(file), size=_size(file)))


def restore(file: File, *, database: Database = None, lang: Lang = None) -> None:
    """Make a room of a backup: the text is the message `cli-restore`."""
    import asyncio

    from pakli.cli.choices import catalogue
    from pakli.cli.databases import complaining, shown, usual_database

    say, url = catalogue(lang), usual_database() if database is None else database
    if not file.is_file():
        raise InputError(say.text("cli-no-file", path=str(file)))
    with complaining(say, url):
        faults = asyncio.run(_make(say, file, url))
    typer.echo(say.text("backup-restored", url=shown(url)))
    if faults:
        raise InputError(say.text("ledger-unsound", count=faults))
    typer.echo(say.text("ledger-sound"))


async def _keep(say: "Catalogue", file: Path, url: str) -> None:
    from pakli.cli.databases import opened_to_read
    from pakli.store import backup as keep

    async with opened_to_read(say, url) as store:
        await keep(store, file)


async def _make(say: "Catalogue", file: Path, url: str) -> int:
    """
    Make the database, and prove it; how many faults it has.

    Raises:
        InputError: there is one already, or the file is no backup, or one of a later release.
        StoreError, ValueError: see `complaining`.
    """
    from pakli.club import SCHEMA
    from pakli.room.books import prove
    from pakli.room.hands.tables import HANDS_SCHEMA
    from pakli.store import Store, StoreFailed, StoreInUse, WrongRelease
    from pakli.store import restore as make
    from pakli.store.errors import StoreError

    try:
        await make(file, url, schemas=(SCHEMA, HANDS_SCHEMA))
    except WrongRelease as error:
        raise InputError(say.text("backup-release", path=str(file))) from error
    except (StoreFailed, StoreInUse):
        raise
    except StoreError as error:
        raise InputError(say.text("backup-not-restored", reason=str(error))) from error
    async with await Store.open(url, schemas=(SCHEMA, HANDS_SCHEMA), read_only=True) as store:
        return len((await prove(store)).all_faults)


def _size(file: Path) -> str:
    """In megabytes, at least a tenth."""
    return f"{max(0.1, file.stat().st_size / 1e6):.1f}"
