"""
Chips that come to a table and leave it, as postings of the ledger: every chip on a table lies in its escrow.

Clauses     T1-T3 (buy-ins, cash-outs), A6 (rake), T6 (practice).
Knows       what flows over a table's edge (`pakli.table.flow_of`). Who may owe how much is the ledger's.
Tested in   tests/wire/test_sessions.py
"""

from collections.abc import Callable, Iterable

from pakli.club import account_of
from pakli.club.accounts import PRACTICE, rake_of
from pakli.club.person import Person
from pakli.room.records import OWN_RECORDS, Record
from pakli.store import Posting
from pakli.table import Sign, flow_of

__all__ = ["Purse", "currency_of", "escrow", "postings_of", "purse_of"]

Purse = Callable[[Person, Sign], str]
"""The account from which a person buys in at a table with this sign."""


def purse_of(person: Person, sign: Sign) -> str:
    """
    A person's account in the table's currency, or in practice chips (T6); the house's bots have those without
    end. Real chips of no worth here are only counted: whoever brings them has bought them elsewhere.
    """
    if person.is_bot or (sign.live and not currency_of(sign)):
        return PRACTICE
    return account_of(person.id, currency_of(sign))


def currency_of(sign: Sign) -> str:
    """What the chips of a table are counted in; empty: practice chips, or chips that have no worth."""
    return "" if sign.practice else sign.money.code


def escrow(table_id: str) -> str:
    """The account that holds the chips on a table."""
    return f"table:{table_id}"


def postings_of(
    records: Iterable[Record], table_id: str, sign: Sign, purse: Callable[[str], str]
) -> list[Posting]:
    """
    What these records move, in units of the currency: a chip is `sign.money.value` of them. Sums to zero;
    nothing at a tournament's table.

    Args:
        purse: the account of a player, by his id.
    """
    moved: dict[str, int] = {}
    if not sign.cash:  # chips of a tournament are worth nothing by themselves
        return []
    for record in records:
        flow = None if type(record) in OWN_RECORDS else flow_of(record)  # type: ignore[arg-type]
        if flow is None:
            continue
        on = flow.brought - flow.taken_away - flow.raked
        other = rake_of(currency_of(sign)) if flow.raked else purse(flow.player)
        for account, chips in ((escrow(table_id), on), (other, -on)):
            moved[account] = moved.get(account, 0) + chips * sign.money.value
    return [Posting(account, amount) for account, amount in moved.items() if amount]
