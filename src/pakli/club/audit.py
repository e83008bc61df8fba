"""
What those in charge have done with people, written down in the transaction that does it.

Knows       the table `acts`. Tested in tests/club/test_management.py
"""

from typing import Final

from msgspec import Struct, json
from sqlalchemy import Connection, and_, insert, or_, select

from pakli.club.desk import Desk
from pakli.club.person import Person
from pakli.club.refusals import Refused
from pakli.club.rights import may
from pakli.club.tables import ACTS

__all__ = ["Act", "Audit", "noted"]

_PAGE: Final = 200
_OWN: Final = ("bot_made", "bot_revoked")
"""What a member does with bots of his own, and reads himself."""


class Act(Struct, frozen=True):
    """Who did what with whom, and when (milliseconds since 1970)."""

    number: int
    at: int
    by: str
    what: str
    """A stable code, such as "muted"."""
    whom: str
    """Id of the person; empty: nobody in particular."""
    detail: dict[str, int | str]


def noted(
    connection: Connection, desk: Desk, by: str, what: str, whom: str = "", **detail: int | str
) -> None:
    """Write down what is done in this transaction. No secret goes into `detail`."""
    row = {"at": desk.now(), "by": by, "what": what, "whom": whom, "detail": json.encode(detail).decode()}
    connection.execute(insert(ACTS), row)


class Audit:
    """Reads what was written down."""

    def __init__(self, desk: Desk) -> None:
        """Read at this desk."""
        self._desk = desk

    async def acts(self, by: Person, *, before: int | None = None) -> list[Act]:
        """
        The latest acts, newest first, at most 200; `before`: the number of an act, for those before it.

        Raises:
            Refused: `by` may not see them.
        """
        if (no := may(by, "see_audit")) is not None:
            raise Refused(no)
        return await self._found(before)

    async def readable(self, by: Person, *, before: int | None = None) -> list[Act]:
        """
        The same as far as `by` may read it: everything, or what was done with himself or his bots.

        Raises:
            Refused: he may read nothing.
        """
        if (no := may(by, "see_own_audit")) is not None:
            raise Refused(no)
        return await self._found(before, "" if may(by, "see_audit") is None else by.id)

    async def _found(self, before: int | None, whom: str = "") -> list[Act]:
        wanted = select(ACTS).order_by(ACTS.c.number.desc()).limit(_PAGE)
        if whom:
            own_bots = and_(ACTS.c.by == whom, ACTS.c.what.in_(_OWN))
            wanted = wanted.where(or_(ACTS.c.whom == whom, own_bots))
        if before is not None:
            wanted = wanted.where(ACTS.c.number < before)
        rows = await self._desk.tables.query(lambda connection: connection.execute(wanted).all())
        return [Act(row.number, row.at, row.by, row.what, row.whom, json.decode(row.detail)) for row in rows]
