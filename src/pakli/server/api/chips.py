"""
What people have, given and lent by the host: in the smallest unit of a currency, or practice chips.

Knows       the club's accounts. Tested in tests/server/test_chips.py
"""

from typing import Annotated

from litestar import get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from pakli.club import Club, Person, Place
from pakli.server.api.answers import documented
from pakli.server.api.given import TheClub, Who
from pakli.server.api.people import whom
from pakli.server.api.who import check

__all__ = ["ROUTES", "Amount", "AskedCurrency", "Command", "Currency"]

Currency = Annotated[str, Meta(pattern="^([A-Z]{3})?$")]
"""Empty: practice chips."""
AskedCurrency = Annotated[str, QueryParameter(pattern="^([A-Z]{3})?$")]
"""The same in an address, where Litestar keeps to its own words alone."""
Command = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:@+\-]{0,100}$")]
"""An id of a deed: the same one given twice is done once; empty: it has none."""
Amount = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class Holding(Struct, frozen=True, kw_only=True):
    """An account of somebody."""

    currency: str
    balance: int
    """What lies on tables not counted; below nothing: he owes it."""
    credit: int
    """By how much it may be below nothing."""
    digits: int
    """Of the currency's smallest unit, how many stand behind the point."""


class Grant(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Chips for somebody; a negative number takes them back."""

    chips: Amount
    currency: Currency = ""
    note: Annotated[str, Meta(max_length=1000)] = ""
    """What for, if there is something to say; it stands in the statement."""
    command: Command = ""


class Credit(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """By how much an account may be below nothing; 0: not at all."""

    chips: Amount
    currency: Currency = ""


@get("/people/{player:str}/account", **documented(401, 404, body=False))
async def account(club: TheClub, who: Who, player: FromPath[str], currency: AskedCurrency = "") -> Holding:
    """What somebody has."""
    person = await whom(club, who.person, player)
    check(who.person, "see_ledger", Place(whom=person))
    return await _holding(club, person, currency)


@post("/people/{player:str}/chips", status_code=200, **documented(401, 404, 422))
async def grant(club: TheClub, who: Who, player: FromPath[str], data: JSONBody[Grant]) -> Holding:
    """Give somebody chips, or take them back."""
    person = await whom(club, who.person, player)
    command = f"{who.person.id}:{data.command}" if data.command else None
    await club.accounts.grant(who.person, person, data.chips, data.currency, note=data.note, command=command)
    return await _holding(club, person, data.currency)


@put("/people/{player:str}/credit", **documented(401, 404, 422))
async def credit(club: TheClub, who: Who, player: FromPath[str], data: JSONBody[Credit]) -> Holding:
    """Say by how much somebody may owe."""
    person = await whom(club, who.person, player)
    await club.accounts.set_credit(who.person, person, data.chips, data.currency)
    return await _holding(club, person, data.currency)


async def _holding(club: Club, person: Person, currency: str) -> Holding:
    return Holding(
        currency=currency,
        balance=await club.accounts.balance(person.id, currency),
        credit=await club.accounts.credit(person.id, currency),
        digits=await club.currencies.digits(currency),
    )


ROUTES = (account, grant, credit)
