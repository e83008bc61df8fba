"""
Currencies: what an account is counted in, and how many digits of it stand behind the point.

A currency is a code of three capital letters, of the world's or of the club's own. Who is in charge and uses
it first says how many digits it has; from then on it has as many for everybody, since an account holds whole
numbers of its smallest unit. Practice chips have no code.

Knows       the table `currencies`. Tested in tests/club/test_currencies.py
"""

from typing import Final

from sqlalchemy import Connection, insert, select

from pakli.club.desk import Desk
from pakli.club.person import Person
from pakli.club.refusals import HOUSE, refuse
from pakli.club.rights import may
from pakli.club.tables import CURRENCIES
from pakli.texts.numbers import money

__all__ = ["Currencies", "usual_digits"]

_WHOLE: Final = frozenset(("CLP", "HUF", "ISK", "JPY", "KRW", "PYG", "UGX", "VND", "XAF", "XOF", "XPF"))
"""Nothing smaller is in use. The page has the same list."""


def usual_digits(code: str) -> int:
    """How many digits stand behind the point of a currency, usually; practice chips have none."""
    return 2 if code and code not in _WHOLE else 0


class Currencies:
    """The currencies of a club."""

    def __init__(self, desk: Desk) -> None:
        """Look them up at this desk."""
        self._desk = desk
        self._known: dict[str, int] = {}

    async def all(self) -> dict[str, int]:
        """How many digits each currency has that was ever counted in, by code."""
        query = select(CURRENCIES.c.code, CURRENCIES.c.digits).order_by(CURRENCIES.c.code)
        rows = await self._desk.tables.query(lambda connection: connection.execute(query).all())
        return {row.code: row.digits for row in rows}

    async def digits(self, code: str) -> int:
        """How many digits a currency has; the usual number, where it was never counted in."""
        if code and code not in self._known:
            self._known |= await self.all()
        return self._known.get(code, usual_digits(code))

    async def check(self, code: str, digits: int, by: Person) -> None:
        """
        See whether `by` may count so; nothing is agreed yet.

        Raises:
            Refused: it has another number of digits, or usually has, and `by` is not in charge
                (`money.digits`).
        """
        if not code:
            return
        has = await self.digits(code)
        agreed = code in self._known
        if digits != has and (agreed or may(by, "create_table") is not None):
            raise refuse(HOUSE, "money.digits", currency=code, digits=has)

    async def agree(self, code: str, digits: int | None = None) -> int:
        """
        Count in a currency from now on; how many digits it has.

        Args:
            code: empty: practice chips, about which there is nothing to agree.
            digits: as many as it should have; None: as many as it has, or usually has.

        Raises:
            Refused: it has another number of digits (`money.digits`).
        """
        if not code:
            return 0
        if code not in self._known:
            wanted = usual_digits(code) if digits is None else digits
            self._known[code] = await self._desk.tables.transact(lambda tables: _agreed(tables, code, wanted))
        has = self._known[code]
        if digits not in (None, has):
            raise refuse(HOUSE, "money.digits", currency=code, digits=has)
        return has

    async def text(self, amount: int, code: str, language: str) -> str:
        """An amount of a currency's smallest unit, as a language writes it."""
        return money(amount, await self.digits(code), code, language)


def _agreed(connection: Connection, code: str, digits: int) -> int:
    found = connection.execute(select(CURRENCIES.c.digits).where(CURRENCIES.c.code == code)).scalar()
    if found is not None:
        return int(found)
    connection.execute(insert(CURRENCIES), {"code": code, "digits": digits})
    return digits
