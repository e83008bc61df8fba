"""What is handed out: CSV that spreadsheets read and that holds no formula; text in three languages."""

import csv
import io

import pytest

from pakli.club import HOUSE_PARTY, Night, settled
from pakli.room.paper import settlement_csv, settlement_text, statement_csv
from pakli.room.statements import Entry, Statement
from pakli.texts import translator

NAMES = {"a": "Anna", "b": "Béla", "c": "=Cili"}


def night(**balances: int) -> Night:
    parties = {HOUSE_PARTY if name == "house" else name: amount for name, amount in balances.items()}
    on_tables = -sum(parties.values())
    return Night("EUR", parties, 0, on_tables, None if on_tables else settled(parties))


def rows(text: str) -> list[list[str]]:
    assert text.startswith("\ufeff")
    return list(csv.reader(io.StringIO(text.removeprefix("\ufeff"))))


def entry(note: str, amount: int) -> Entry:
    return Entry(
        entry=7, at=1_790_000_000_000, what="gift", amount=amount, balance=amount,
        table="", note=note, by="Judit", undoes=0,
    )  # fmt: skip


@pytest.mark.parametrize("note", ["=1+1", "+1", "-1", "@x"])
def test_no_word_of_a_person_is_a_formula(note: str) -> None:
    found = Statement(currency="EUR", digits=2, balance=0, credit=0, entries=(entry(note, -5),), more=False)
    [_, row] = rows(statement_csv([found], translator("en")))
    assert row[:4] == ["2026-09-21T14:13:20+00:00", "7", "Given by the host", ""]
    assert row[4:] == [f"'{note}", "Judit", "-0.05", "-0.05", "EUR"]
    assert rows(settlement_csv(night(a=-5, c=5), 2, NAMES, translator("pl")))[1][:2] == ["Anna", "'=Cili"]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Settling up (EUR)", "Anna → the house: 1.00\u00a0EUR", "Anna → Béla: 0.50\u00a0EUR"]),
        ("hu", ["Elszámolás (EUR)", "Anna → a ház: 1,00\u00a0EUR", "Anna → Béla: 0,50\u00a0EUR"]),
        ("pl", ["Rozliczenie (EUR)", "Anna → klub: 1,00\u00a0EUR", "Anna → Béla: 0,50\u00a0EUR"]),
    ],
)
def test_a_settlement_as_text(language: str, lines: list[str]) -> None:
    text = settlement_text(night(a=-150, b=50, house=100), 2, NAMES, translator(language))
    assert text.splitlines() == lines


def test_what_is_not_certain_is_said() -> None:
    say = translator("en")
    many = {f"p{place:02}": place - 10 for place in range(21)}
    assert settlement_text(night(**many), 2, {}, say).splitlines()[-1] == say.text("settle-not-exact")
    assert settlement_text(night(), 2, {}, say).splitlines()[-1] == "Nobody owes anybody anything."
    assert "1.00" in settlement_text(night(a=-100), 2, NAMES, say)
    assert rows(settlement_csv(night(a=-100), 2, NAMES, say)) == [["Pays", "Is paid", "Amount", "Currency"]]
