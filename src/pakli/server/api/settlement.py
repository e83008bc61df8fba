"""
Settling up: who pays whom, as JSON, text and CSV; that it was paid.

Knows       the club's nights. Tested in tests/server/test_settlement.py
"""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from pakli.club import HOUSE_PARTY, SETTLED, Club, Night
from pakli.room.paper import settlement_csv, settlement_text
from pakli.room.statements import named
from pakli.server.api.answers import documented
from pakli.server.api.chips import Amount, AskedCurrency, Currency
from pakli.server.api.given import TheClub, Who
from pakli.server.api.ledger import CSV, AskedLanguage, Booked, Reason, sheet
from pakli.server.api.who import Asked
from pakli.server.languages import language_of
from pakli.texts import translator

__all__ = ["ROUTES"]

Party = Annotated[str, Meta(max_length=100)]
"""Id of a person; empty: the house."""


class PartyBalance(Struct, frozen=True, kw_only=True):
    """Somebody who is owed or, below nothing, owes."""

    player: str
    """Empty: the house, with its rake."""
    name: str
    """Empty: the house."""
    balance: int


class Pays(Struct, frozen=True, kw_only=True):
    """What one pays another, by the names of `PartyBalance`."""

    payer: str
    payee: str
    amount: int


class Settlement(Struct, frozen=True, kw_only=True):
    """Who pays whom in a currency, in its smallest unit."""

    currency: str
    digits: int
    parties: tuple[PartyBalance, ...]
    raked: int
    """Of what the house has."""
    on_tables: int
    """What lies on tables still; where that is not nothing, there are no payments yet."""
    payments: tuple[Pays, ...]
    exact: bool
    """Whether there are provably no fewer."""
    text: str
    """To be pasted."""


class SettledUp(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """That everybody has paid."""

    currency: Currency
    reason: Reason
    balances: dict[Party, Amount]
    """What was settled, as it was shown; if that has changed, nothing is booked."""


class PastNight(Struct, frozen=True, kw_only=True):
    """A night that was settled."""

    entry: int
    at: float
    """Milliseconds since 1970."""
    reason: str
    by: str
    """Name of who said so."""
    undone: bool


@get("/settlement", **documented(401, 422, body=False))
async def settlement(
    request: Asked,
    club: TheClub,
    who: Who,
    currency: AskedCurrency = "",
    language: AskedLanguage = "",
) -> Settlement:
    """Who pays whom."""
    night = await club.nights.night(who.person, currency)
    digits, names = await _about(club, night)
    parties = [
        PartyBalance(player=player, name=names.get(player, player), balance=balance)
        for player, balance in night.balances.items()
    ]
    settling = night.settling
    payments = () if settling is None else settling.payments
    return Settlement(
        currency=currency,
        digits=digits,
        parties=tuple(sorted(parties, key=lambda party: (party.player == HOUSE_PARTY, party.balance))),
        raked=night.raked,
        on_tables=night.on_tables,
        payments=tuple([Pays(payer=one.payer, payee=one.payee, amount=one.amount) for one in payments]),
        exact=settling is not None and settling.exact,
        text=settlement_text(night, digits, names, translator(language or language_of(request))),
    )


@get("/settlement.csv", media_type=CSV, **documented(401, 422, body=False))
async def settlement_sheet(
    request: Asked,
    club: TheClub,
    who: Who,
    currency: AskedCurrency = "",
    language: AskedLanguage = "",
) -> Response[str]:
    """The same for a spreadsheet."""
    night = await club.nights.night(who.person, currency)
    digits, names = await _about(club, night)
    say = translator(language or language_of(request))
    return sheet(settlement_csv(night, digits, names, say), f"settlement-{currency}")


@post("/settlement", status_code=200, **documented(401, 422))
async def settle(club: TheClub, who: Who, data: JSONBody[SettledUp]) -> Booked:
    """Book that everybody has paid: all accounts in it hold nothing then. Undone only by a correction."""
    return Booked(await club.nights.settle(who.person, data.currency, data.reason, data.balances))


@get("/settlements", **documented(401, body=False))
async def settlements(club: TheClub, who: Who, currency: AskedCurrency = "") -> list[PastNight]:
    """The last nights that were settled, the newest first."""
    lines = await club.nights.latest(who.person, currency)
    undone = {line.remark.undoes for line in lines}
    names = await named(club, {line.remark.by for line in lines})
    return [
        PastNight(
            entry=line.entry,
            at=line.at,
            reason=line.remark.note,
            by=names.get(line.remark.by, line.remark.by),
            undone=line.entry in undone,
        )
        for line in lines
        if line.reason == SETTLED
    ]


async def _about(club: Club, night: Night) -> tuple[int, dict[str, str]]:
    """Digits of the currency, and the names of those in it; the house has none."""
    return await club.currencies.digits(night.currency), await named(club, night.balances.keys())


ROUTES = (settlement, settlement_sheet, settle, settlements)
