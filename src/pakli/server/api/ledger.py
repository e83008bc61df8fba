"""
The ledger: how everybody stands, statements, corrections.

Knows       the club's accounts and the tables' chips. Tested in tests/server/test_ledger.py
"""

from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from pakli.club import Club, Person, Place, account_of, owner_of
from pakli.club.refusals import HOUSE, refuse
from pakli.room import Room
from pakli.room.money import currency_of
from pakli.room.paper import statement_csv
from pakli.room.statements import Statement, statement_of
from pakli.server.api.answers import documented
from pakli.server.api.chips import Amount, AskedCurrency, Command, Currency
from pakli.server.api.given import TheClub, TheRoom, Who
from pakli.server.api.people import whom
from pakli.server.api.who import Asked, check
from pakli.server.languages import language_of
from pakli.texts import translator

__all__ = ["CSV", "ROUTES", "AskedLanguage", "Reason", "sheet"]

CSV = "text/csv"
_PAGE = 100
"""Entries of a statement at once."""
_LAST = 2**53
"""No entry has a higher number."""

Reason = Annotated[str, Meta(max_length=1000)]
Before = Annotated[int, QueryParameter(ge=0, le=2**53)]
"""A statement's entries before this one; 0: from the last."""
AskedLanguage = Annotated[Literal["", "en", "hu", "pl"], QueryParameter()]
"""Empty: the caller's."""


class CountedIn(Struct, frozen=True, kw_only=True):
    """A currency that accounts are kept in."""

    currency: str
    digits: int
    """How many stand behind the point."""


class Member(Struct, frozen=True, kw_only=True):
    """How somebody stands in a currency."""

    player: str
    name: str
    kind: str
    """`guest`, `member` or `members_bot`."""
    balance: int
    """What lies on tables not counted; below nothing: he owes it."""
    credit: int
    """By how much it may be below nothing."""
    on_tables: int
    """His chips on tables; in mid-hand those he began it with."""


class Standings(Struct, frozen=True, kw_only=True):
    """How everybody stands in a currency, in its smallest unit; an empty one: practice chips."""

    currency: str
    digits: int
    currencies: tuple[CountedIn, ...]
    """All that there are, besides practice chips."""
    members: tuple[Member, ...]
    """Everybody but the house's bots, in the order of joining."""


class Correction(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody should have more or, below nothing, less; and why."""

    chips: Amount
    currency: Currency = ""
    reason: Reason
    command: Command = ""


class Why(Struct, frozen=True, forbid_unknown_fields=True):
    """Why an entry is taken back."""

    reason: Reason


class Booked(Struct, frozen=True):
    """The entry in which it was booked."""

    entry: int


@get("/ledger", **documented(401, body=False))
async def standings(club: TheClub, room: TheRoom, who: Who, currency: AskedCurrency = "") -> Standings:
    """How everybody stands."""
    check(who.person, "see_ledger")
    ledger, on_tables = room.house.store.ledger, _on_tables(room, currency)
    balances, floors = await ledger.balances("player:"), await ledger.floors("player:")
    members = [
        Member(
            player=person.id,
            name=person.name,
            kind=person.kind,
            balance=balances.get(account_of(person.id, currency), 0),
            credit=-(floors.get(account_of(person.id, currency)) or 0),
            on_tables=on_tables.get(person.id, 0),
        )
        for person in await club.people.listed(who.person)
        if not person.is_bot
    ]
    used = {owner[1] for account in balances if (owner := owner_of(account)) is not None}
    codes = sorted({*used, *await club.currencies.all(), currency} - {""})
    counted = [CountedIn(currency=code, digits=await club.currencies.digits(code)) for code in codes]
    return Standings(
        currency=currency,
        digits=await club.currencies.digits(currency),
        currencies=tuple(counted),
        members=tuple(members),
    )


@get("/me/statement", **documented(401, body=False))
async def own_statement(
    club: TheClub, room: TheRoom, who: Who, currency: AskedCurrency = "", before: Before = 0
) -> Statement:
    """What happened in one's own account, the newest first."""
    return await _page(club, room, who.person, currency, before)


@get("/me/statement.csv", media_type=CSV, **documented(401, body=False))
async def own_sheet(
    request: Asked,
    club: TheClub,
    room: TheRoom,
    who: Who,
    currency: AskedCurrency = "",
    language: AskedLanguage = "",
) -> Response[str]:
    """All of it, the oldest first, for a spreadsheet."""
    return await _sheet(request, club, room, who.person, currency, language)


@get("/people/{player:str}/statement", **documented(401, 404, body=False))
async def statement(
    club: TheClub,
    room: TheRoom,
    who: Who,
    player: FromPath[str],
    currency: AskedCurrency = "",
    before: Before = 0,
) -> Statement:
    """What happened in somebody's account, the newest first."""
    return await _page(club, room, await _seen(club, who.person, player), currency, before)


@get("/people/{player:str}/statement.csv", media_type=CSV, **documented(401, 404, body=False))
async def statement_sheet(
    request: Asked,
    club: TheClub,
    room: TheRoom,
    who: Who,
    player: FromPath[str],
    currency: AskedCurrency = "",
    language: AskedLanguage = "",
) -> Response[str]:
    """All of it, the oldest first, for a spreadsheet."""
    person = await _seen(club, who.person, player)
    return await _sheet(request, club, room, person, currency, language)


@post("/people/{player:str}/correction", status_code=204, **documented(401, 404, 422))
async def correct(club: TheClub, who: Who, player: FromPath[str], data: JSONBody[Correction]) -> None:
    """Put somebody's account right, with a reason."""
    person = await whom(club, who.person, player)
    command = f"{who.person.id}:{data.command}" if data.command else None
    await club.corrections.correct(
        who.person, person, data.chips, data.currency, data.reason, command=command
    )


@post("/ledger/{entry:int}/correction", status_code=200, **documented(401, 404, 422))
async def take_back(club: TheClub, who: Who, entry: FromPath[int], data: JSONBody[Why]) -> Booked:
    """Take an entry back whole, once, with a reason; what a table booked cannot be."""
    if entry > _LAST:
        raise refuse(HOUSE, "gone.entry")
    return Booked(await club.corrections.take_back(who.person, entry, data.reason))


def sheet(text: str, name: str) -> Response[str]:
    """A spreadsheet to be saved."""
    headers = {"content-disposition": f'attachment; filename="{name}.csv"'}
    return Response(text, media_type=CSV, headers=headers)


async def _seen(club: Club, by: Person, player: str) -> Person:
    """
    Somebody whose statement one may see.

    Raises:
        Refused: one may not, or there is nobody.
    """
    person = await whom(club, by, player)
    check(by, "see_ledger", Place(whom=person))
    return person


async def _page(club: Club, room: Room, person: Person, currency: str, before: int) -> Statement:
    store = room.house.store
    return await statement_of(club, store, person.id, currency, before=before, limit=_PAGE)


async def _sheet(
    request: Asked,
    club: Club,
    room: Room,
    person: Person,
    currency: str,
    language: str,
) -> Response[str]:
    found = await statement_of(club, room.house.store, person.id, currency)
    say = translator(language or language_of(request))
    return sheet(statement_csv([found], say), f"statement-{currency or 'practice'}")


def _on_tables(room: Room, currency: str) -> dict[str, int]:
    """What people have on tables in a currency; in practice chips, at practice tables."""
    held: dict[str, int] = {}
    for actor in room.tables:
        table = actor.moment.table
        if currency_of(table.sign) == currency:
            for seat in table.seats:
                chips = (seat.stack + seat.bought) * table.sign.money.value
                held[seat.player] = held.get(seat.player, 0) + chips
    return held


ROUTES = (standings, own_statement, own_sheet, statement, statement_sheet, correct, take_back)
