"""
`pakli user`: people of a club, from the machine that has its database. Also while a server has it open.

Who can run this can read the database too, so nobody is asked who he is.

Knows       options and messages. What is done is `pakli.club`. Tested in tests/club/test_user_command.py
"""

import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from pakli.cli.errors import InputError
from pakli.cli.spoken import SpokenCommand, SpokenGroup

if TYPE_CHECKING:
    from pakli.club import Management, People, Person, Tables
    from pakli.texts import Catalogue

__all__ = ["commands"]

T = TypeVar("T")

Name = Annotated[str, typer.Argument(metavar="NAME")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", envvar="PAKLI_DATABASE")]
Lang = Annotated[str | None, typer.Option(metavar="LANG")]

commands = typer.Typer(cls=SpokenGroup, invoke_without_command=True, rich_markup_mode=None)
"""The group, to be added to `pakli`."""


class _UserCommand(SpokenCommand):
    group = "user"


class _Clerk:
    """What the commands work with, while the database is open."""

    def __init__(self, say: "Catalogue", people: "People", management: "Management") -> None:
        self.say, self.people, self.management = say, people, management

    async def person(self, name: str) -> "Person":
        """
        Who has this name.

        Raises:
            InputError: nobody.
        """
        person = await self.people.named(name)
        if person is None:
            raise InputError(self.say.text("user-nobody", wanted=name))
        return person


Work = Callable[[_Clerk], Awaitable[list[str]]]
"""What a command does; the lines it prints."""


@commands.callback()
def _user(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@commands.command("list", cls=_UserCommand)
def list_people(
    *,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Everybody: the text is the message `cli-user-list`."""

    async def work(clerk: _Clerk) -> list[str]:
        from pakli.club import MACHINE

        people = sorted(await clerk.people.listed(MACHINE), key=lambda person: person.is_program)
        if as_json:
            return [_json(people)]
        return [_line(clerk.say, person) for person in people] or [clerk.say.text("user-none")]

    _run(work, database, lang)


@commands.command("add", cls=_UserCommand)
def add(name: Name, *, database: Database = None, lang: Lang = None) -> None:
    """Add a member: the text is the message `cli-user-add`."""

    async def work(clerk: _Clerk) -> list[str]:
        from pakli.club import MACHINE

        person = await clerk.management.add_member(MACHINE, name, clerk.say.language)
        return [clerk.say.text("user-added", person=person.name), *await _code_for(clerk, person)]

    _run(work, database, lang, new=True)


@commands.command("reset-password", cls=_UserCommand)
def reset_password(name: Name, *, database: Database = None, lang: Lang = None) -> None:
    """Set a new password: the text is the message `cli-user-reset-password`."""

    async def work(clerk: _Clerk) -> list[str]:
        from pakli.club import MACHINE

        person = await clerk.person(name)
        await clerk.management.reset_password(MACHINE, person.id, _password(clerk.say, person))
        return [clerk.say.text("user-password-set", person=person.name)]

    _run(work, database, lang)


@commands.command("make-host", cls=_UserCommand)
def make_host(name: Name, *, database: Database = None, lang: Lang = None) -> None:
    """Make a member the host: the text is the message `cli-user-make-host`."""

    async def work(clerk: _Clerk) -> list[str]:
        from pakli.club import MACHINE

        person = await clerk.person(name)
        await clerk.management.name_role(MACHINE, person.id, "host")
        return [clerk.say.text("user-is-host", person=person.name)]

    _run(work, database, lang)


@commands.command("revoke-sessions", cls=_UserCommand)
def revoke_sessions(name: Name, *, database: Database = None, lang: Lang = None) -> None:
    """Sign somebody out everywhere: the text is the message `cli-user-revoke-sessions`."""

    async def work(clerk: _Clerk) -> list[str]:
        from pakli.club import MACHINE

        person = await clerk.person(name)
        ended = await clerk.management.revoke_sessions(MACHINE, person.id)
        return [clerk.say.text("user-sessions-ended", person=person.name, sessions=ended)]

    _run(work, database, lang)


@commands.command("recovery-code", cls=_UserCommand)
def recovery_code(name: Name, *, database: Database = None, lang: Lang = None) -> None:
    """Make a recovery code: the text is the message `cli-user-recovery-code`."""

    async def work(clerk: _Clerk) -> list[str]:
        return await _code_for(clerk, await clerk.person(name))

    _run(work, database, lang)


def _run(work: Work, database: str | None, lang: str | None, *, new: bool = False) -> None:
    """
    Open the database, work, print.

    Raises:
        InputError: it does not open, or the club says no.
        WrongUsage: there is no such language.
    """
    import asyncio

    from pakli.cli.choices import catalogue
    from pakli.cli.databases import complaining, usual_database

    say, url = catalogue(lang), usual_database() if database is None else database
    with complaining(say, url):
        lines = asyncio.run(_worked(say, work, url, new=new))
    typer.echo("\n".join(lines))


async def _worked(say: "Catalogue", work: Work, url: str, *, new: bool) -> list[str]:
    from pakli.club import Desk, Management, Passwords, People, Refused

    passwords = Passwords()
    try:
        async with _opened(say, url, new=new) as tables:
            desk = Desk(tables)
            return await work(_Clerk(say, People(desk), Management(desk, passwords)))
    except Refused as no:
        raise InputError(say.refusal(no.refusal.code, no.refusal.facts)) from no
    finally:
        passwords.close()


@asynccontextmanager
async def _opened(say: "Catalogue", url: str, *, new: bool) -> "AsyncIterator[Tables]":
    """
    The club's tables; beside a server, where one has them open.

    Raises:
        InputError: there is no such file, and none is to be made (`new`).
        StoreError, ValueError: see `complaining`.
    """
    from pakli.club import SCHEMA, Beside
    from pakli.room.hands.tables import HANDS_SCHEMA
    from pakli.store import Store, StoreInUse
    from pakli.store.database import parsed_url, sqlite_path

    path = sqlite_path(parsed_url(url))
    if path is not None and not new and not path.is_file():
        raise InputError(say.text("user-no-database", path=str(path)))
    try:
        store = await Store.open(url, schemas=(SCHEMA, HANDS_SCHEMA))
    except StoreInUse:
        assert path is not None, "only a file is owned"
        beside = Beside(path)
        try:
            yield beside
        finally:
            beside.close()
    else:
        async with store:
            yield store


async def _code_for(clerk: _Clerk, person: "Person") -> list[str]:
    from pakli.club import MACHINE

    code = await clerk.management.recovery_code(MACHINE, person.id)
    told = clerk.say.text("user-code", person=person.name, code=code.reveal())
    return [told, clerk.say.text("user-code-use")]


def _password(say: "Catalogue", person: "Person") -> str:
    """
    The password typed twice and not shown, or where there is no terminal the first line of the input.

    Raises:
        InputError: the two are not the same.
    """
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    wanted = say.text("user-password-wanted", person=person.name)
    password = str(typer.prompt(wanted, hide_input=True))
    if typer.prompt(say.text("user-password-again"), hide_input=True) != password:
        raise InputError(say.text("user-passwords-differ"))
    return password


def _line(say: "Catalogue", person: "Person") -> str:
    from pakli.club import standing_of

    what = standing_of(person) or ("members-bot" if person.is_members_bot else "bot")
    standing = say.text(f"standing-{what}", owner=person.owner_name)
    message = "user-line-barred" if person.barred else "user-line"
    return say.text(message, person=person.name, standing=standing)


def _json(people: "list[Person]") -> str:
    import msgspec

    shown = ("id", "name", "kind", "role", "language", "joined", "barred")
    listed = [{name: getattr(person, name) for name in shown} for person in people]
    return msgspec.json.encode({"people": listed}).decode()
