"""
What people pay from at a table: what is in it, as what it is booked, how somebody else is told of it.

Clauses     T1, T2 (buy-ins, top-ups). Who may owe how much is the ledger's.
Tested in   tests/room/test_credit.py
"""

from typing import Final

from pakli.club.refusals import HOUSE
from pakli.room import actions as a
from pakli.rules import Refusal
from pakli.store import Store, StoreError
from pakli.table import Buy

__all__ = ["held_in", "of_another", "reason_of"]

_REASONS: Final[dict[type[a.PersonAction], str]] = {a.SitDown: "buy_in", Buy: "top_up", a.LetIn: "buy_in"}


async def held_in(store: Store, account: str) -> tuple[int, int]:
    """
    What an account holds, and by how much it may be below nothing; nothing where it cannot be read now:
    nobody can buy anything then either.
    """
    try:
        balance, floor = await store.ledger.account(account)
    except StoreError:
        return 0, 0
    return balance, -(floor or 0)


def of_another(no: Refusal) -> Refusal:
    """A refusal as who lets somebody in is told it: it is not he who cannot pay."""
    if no.code == "room.over_credit":
        return Refusal(HOUSE, "room.cannot_pay_credit", no.facts)
    return Refusal(HOUSE, "room.cannot_pay", no.facts) if no.code == "room.overdrawn" else no


def reason_of(action: a.PersonAction) -> str:
    """The code under which money moves."""
    return _REASONS.get(type(action), "table")
