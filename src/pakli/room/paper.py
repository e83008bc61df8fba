"""
What is handed out: statements and settlements as CSV for a spreadsheet, settlements as text to be pasted.

CSV is RFC 4180 in UTF-8 with a byte order mark, amounts with a point, times in UTC by ISO 8601, headings in
the reader's language. What a person wrote never begins a formula.

Knows       values and the catalogue. Tested in tests/room/test_paper.py
"""

import csv
import io
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Final

from pakli.club import HOUSE_PARTY, Night
from pakli.room.statements import Statement
from pakli.texts import Catalogue
from pakli.texts.numbers import money, plain_money

__all__ = ["plain_words", "settlement_csv", "settlement_text", "sheet", "statement_csv"]

_MARK: Final = "\ufeff"
"""By it spreadsheets know UTF-8."""
_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")


def statement_csv(statements: Iterable[Statement], say: Catalogue) -> str:
    """Statements one after the other, the oldest line of each first."""
    headings = ("when", "entry", "what", "table", "why", "by", "amount", "balance", "currency")
    rows = [
        (
            datetime.fromtimestamp(one.at / 1000, UTC).isoformat(timespec="seconds"),
            str(one.entry),
            say.text(f"account-{one.what}"),
            plain_words(one.table),
            plain_words(one.note),
            plain_words(one.by),
            plain_money(one.amount, statement.digits),
            plain_money(one.balance, statement.digits),
            statement.currency,
        )
        for statement in statements
        for one in reversed(statement.entries)
    ]
    return sheet((say.text(f"paper-{heading}") for heading in headings), rows)


def settlement_csv(night: Night, digits: int, names: Mapping[str, str], say: Catalogue) -> str:
    """
    Who pays whom.

    Args:
        night: how things stand.
        digits: of its currency.
        names: of the people in it, by id.
        say: in which language.
    """
    payments = () if night.settling is None else night.settling.payments
    rows = [
        (
            plain_words(_party(one.payer, names, say)),
            plain_words(_party(one.payee, names, say)),
            plain_money(one.amount, digits),
            night.currency,
        )
        for one in payments
    ]
    headings = ("payer", "payee", "amount", "currency")
    return sheet((say.text(f"paper-{heading}") for heading in headings), rows)


def settlement_text(night: Night, digits: int, names: Mapping[str, str], say: Catalogue) -> str:
    """The same as lines of text; see `settlement_csv`."""
    lines = [say.text("settle-heading", currency=night.currency)]
    if night.settling is None:
        return "\n".join(
            [*lines, say.text("settle-not-yet", amount=_amount(night.on_tables, night, digits, say))]
        )
    for one in night.settling.payments:
        payer, payee = _party(one.payer, names, say), _party(one.payee, names, say)
        amount = _amount(one.amount, night, digits, say)
        lines.append(say.text("settle-payment", payer=payer, payee=payee, amount=amount))
    if not night.settling.payments:
        lines.append(say.text("settle-nobody"))
    if not night.settling.exact:
        lines.append(say.text("settle-not-exact"))
    return "\n".join(lines)


def _amount(units: int, night: Night, digits: int, say: Catalogue) -> str:
    return money(units, digits, night.currency, say.language)


def _party(party: str, names: Mapping[str, str], say: Catalogue) -> str:
    return say.text("settle-house") if party == HOUSE_PARTY else names.get(party, party)


def plain_words(text: str) -> str:
    """What a person wrote: it never begins a formula."""
    return f"'{text}" if text.startswith(_FORMULAS) else text


def sheet(headings: Iterable[str], rows: Iterable[tuple[str, ...]]) -> str:
    """Rows under their headings, as CSV."""
    written = io.StringIO()
    writer = csv.writer(written)
    writer.writerow(headings)
    writer.writerows(rows)
    return _MARK + written.getvalue()
