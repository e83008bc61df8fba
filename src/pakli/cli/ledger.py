"""
`pakli ledger`: whether the books are right, somebody's statement, who pays whom. Also while the room is open.

Knows       options and messages. What is looked at is `pakli.room.books`, `statements`, `paper`.
Tested in   tests/cli/test_ledger.py
"""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated

import typer

from pakli.cli.errors import InputError, WrongUsage
from pakli.cli.spoken import SpokenCommand, SpokenGroup

if TYPE_CHECKING:
    from pakli.club import Club
    from pakli.room.books import Books
    from pakli.room.statements import Entry, Statement
    from pakli.store import Fault, Store
    from pakli.texts import Catalogue

__all__ = ["commands"]

Name = Annotated[str, typer.Argument(metavar="NAME")]
Currency = Annotated[str | None, typer.Option(metavar="CODE")]
Json = Annotated[bool, typer.Option("--json")]
Csv = Annotated[bool, typer.Option("--csv")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL")]
Lang = Annotated[str | None, typer.Option(metavar="LANG")]

commands = typer.Typer(cls=SpokenGroup, invoke_without_command=True, rich_markup_mode=None)
"""The group, to be added to `pakli`."""

Work = Callable[["Catalogue", "Store", "Club"], Awaitable[str]]
"""What a command does; what it prints."""


class _LedgerCommand(SpokenCommand):
    group = "ledger"


@commands.callback()
def _ledger(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@commands.command("check", cls=_LedgerCommand)
def check(*, as_json: Json = False, database: Database = None, lang: Lang = None) -> None:
    """Prove the books: the text is the message `cli-ledger-check`. Ends with 1 if they are not right."""
    sound = True

    async def work(say: "Catalogue", store: "Store", _club: "Club") -> str:
        from pakli.room.books import prove

        nonlocal sound
        books = await prove(store)
        sound = not books.all_faults
        return _books_json(books) if as_json else "\n".join(_books_lines(say, books))

    _run(work, database, lang)
    if not sound:
        raise typer.Exit(1)


@commands.command("statement", cls=_LedgerCommand)
def statement(
    name: Name,
    *,
    currency: Currency = None,
    as_csv: Csv = False,
    as_json: Json = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """What happened in somebody's accounts: the text is the message `cli-ledger-statement`."""
    _check_formats(as_csv=as_csv, as_json=as_json, lang=lang)

    async def work(say: "Catalogue", store: "Store", club: "Club") -> str:
        import msgspec

        from pakli.room.paper import statement_csv
        from pakli.room.statements import statement_of

        person = await club.people.named(name)
        if person is None:
            raise InputError(say.text("user-nobody", wanted=name))
        held = await club.accounts.holdings(person.id)
        wanted = held if currency is None else [currency]
        found = [await statement_of(club, store, person.id, code) for code in wanted]
        if as_json:
            return msgspec.json.encode({"name": person.name, "statements": found}).decode()
        return statement_csv(found, say) if as_csv else "\n".join(_statement_lines(say, found))

    _run(work, database, lang)


@commands.command("settle", cls=_LedgerCommand)
def settle(
    *,
    currency: Currency = None,
    as_csv: Csv = False,
    as_json: Json = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Who pays whom: the text is the message `cli-ledger-settle`. Nothing is booked."""
    _check_formats(as_csv=as_csv, as_json=as_json, lang=lang)

    async def work(say: "Catalogue", _store: "Store", club: "Club") -> str:
        import msgspec

        from pakli.club import MACHINE
        from pakli.room.paper import settlement_csv, settlement_text
        from pakli.room.statements import named

        codes = list(await club.currencies.all()) if currency is None else [currency]
        if not codes:
            raise InputError(say.text("ledger-no-currency"))
        told: list[str] = []
        for code in codes:
            night = await club.nights.night(MACHINE, code)
            digits, names = await club.currencies.digits(code), await named(club, night.balances.keys())
            if as_json:
                told.append(msgspec.json.encode({"names": names, "digits": digits, "night": night}).decode())
            else:
                paper = settlement_csv if as_csv else settlement_text
                told.append(paper(night, digits, names, say))
        if as_json:
            return f'{{"settlements":[{",".join(told)}]}}'
        return "\n".join(told) if as_csv else "\n\n".join(told)

    _run(work, database, lang)


def _run(work: Work, database: str | None, lang: str | None) -> None:
    """
    Open the database for reading, work, print.

    Raises:
        InputError: it does not open, or the club says no.
        WrongUsage: there is no such language.
    """
    import asyncio

    from pakli.cli.choices import catalogue
    from pakli.cli.databases import complaining, usual_database

    say, url = catalogue(lang), usual_database() if database is None else database
    with complaining(say, url):
        told = asyncio.run(_worked(say, work, url))
    typer.echo(told.removesuffix("\n"))


async def _worked(say: "Catalogue", work: Work, url: str) -> str:
    from pakli.cli.databases import opened_to_read
    from pakli.club import Club, Refused

    async with opened_to_read(say, url) as store:
        club = Club(store)
        try:
            return await work(say, store, club)
        except Refused as no:
            raise InputError(say.refusal(no.refusal.code, no.refusal.facts)) from no
        finally:
            club.close()


def _check_formats(*, as_csv: bool, as_json: bool, lang: str | None) -> None:
    """
    One form of output is enough.

    Raises:
        WrongUsage: two are wanted.
    """
    if as_csv and as_json:
        from pakli.cli.choices import catalogue

        raise WrongUsage(catalogue(lang).text("ledger-one-format"))


def _books_lines(say: "Catalogue", books: "Books") -> list[str]:
    proof = books.proof
    counted = say.text(
        "ledger-checked",
        streams=proof.streams,
        events=proof.events,
        entries=proof.entries,
        accounts=proof.accounts,
        tables=books.tables,
        chips=books.chips,
    )
    if not books.all_faults:
        return [counted, say.text("ledger-sound")]
    found = [_fault_line(say, fault) for fault in books.all_faults]
    return [counted, *found, say.text("ledger-unsound", count=len(found))]


def _fault_line(say: "Catalogue", fault: "Fault") -> str:
    facts = ", ".join(f"{name}={value}" for name, value in fault.facts)
    return say.text("ledger-fault", what=say.text(f"fault-{fault.code}"), of=fault.of, facts=facts or "–")


def _books_json(books: "Books") -> str:
    import msgspec

    faults = [{"code": one.code, "of": one.of, "facts": dict(one.facts)} for one in books.all_faults]
    counted = {name: getattr(books.proof, name) for name in ("streams", "events", "entries", "accounts")}
    told = {"sound": not faults, **counted, "tables": books.tables, "chips": books.chips, "faults": faults}
    return msgspec.json.encode(told).decode()


def _statement_lines(say: "Catalogue", statements: "list[Statement]") -> list[str]:
    from pakli.texts.numbers import money

    lines: list[str] = []
    for one in statements:

        def amount(units: int, of: "Statement" = one) -> str:
            return money(units, of.digits, of.currency, say.language)

        told = say.text("ledger-balance", balance=amount(one.balance), credit=amount(one.credit))
        heading = one.currency or say.text("ledger-practice")
        lines += ["", f"{heading}: {told}"] if lines else [f"{heading}: {told}"]
        lines += [_entry_line(say, entry, amount) for entry in reversed(one.entries)]
    return lines


def _entry_line(say: "Catalogue", entry: "Entry", amount: Callable[[int], str]) -> str:
    from datetime import datetime

    at = datetime.fromtimestamp(entry.at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
    what = say.text(f"account-{entry.what}")
    about = ", ".join(filter(None, (entry.table, entry.note, entry.by)))
    sign = "+" if entry.amount > 0 else ""
    words = f"{what} ({about})" if about else what
    return f"{at}  #{entry.entry}  {words}: {sign}{amount(entry.amount)}  = {amount(entry.balance)}"
