"""Currencies: whoever counts in one first says how many digits it has; and how amounts are written."""

import asyncio

import pytest

from pakli.club import MACHINE, Club, usual_digits
from pakli.store import Store
from tests.club.kit import HandClock, club_of, member, refused


@pytest.mark.parametrize(("code", "digits"), [("", 0), ("EUR", 2), ("HUF", 0), ("PTS", 2)])
async def test_a_currency_has_its_usual_digits_until_somebody_says(
    club: Club, code: str, digits: int
) -> None:
    assert usual_digits(code) == digits
    assert await club.currencies.digits(code) == digits
    assert await club.currencies.all() == {}


async def test_who_counts_first_says_how_many_digits_there_are(club: Club, store: Store) -> None:
    assert await club.currencies.agree("PTS", 0) == 0
    assert await club.currencies.agree("PTS") == await club.currencies.agree("PTS", 0) == 0
    assert await club.currencies.agree("EUR") == 2
    assert await club.currencies.agree("") == 0
    with refused("money.digits", currency="PTS", digits=0):
        await club.currencies.agree("PTS", 2)
    other = club_of(store, HandClock())
    with refused("money.digits", currency="EUR", digits=2):
        await other.currencies.agree("EUR", 3)
    assert await other.currencies.digits("PTS") == 0
    assert await other.currencies.all() == {"EUR": 2, "PTS": 0}
    other.close()


async def test_of_two_who_count_at_once_one_is_first(club: Club) -> None:
    outcomes = await asyncio.gather(
        *(club.currencies.agree("PTS", digits) for digits in (0, 2, 3)), return_exceptions=True
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Refused", "Refused", "int"]


@pytest.mark.parametrize(
    ("amount", "code", "language", "text"),
    [
        (123450, "EUR", "en", "1,234.50\u00a0EUR"),
        (-123450, "EUR", "hu", "\u22121\u00a0234,50\u00a0EUR"),
        (1000, "HUF", "pl", "1\u00a0000\u00a0HUF"),
        (1000, "", "en", "1,000"),
    ],
)
async def test_amounts(club: Club, amount: int, code: str, language: str, text: str) -> None:
    assert await club.currencies.text(amount, code, language) == text


async def test_only_who_is_in_charge_says_otherwise_than_usual(club: Club) -> None:
    anna = (await member(club)).person
    await club.currencies.check("EUR", 2, anna)
    await club.currencies.check("", 5, anna)
    with refused("money.digits", currency="EUR", digits=2):
        await club.currencies.check("EUR", 0, anna)
    await club.currencies.check("EUR", 0, MACHINE)
    assert await club.currencies.all() == {}, "nothing is agreed yet"
    await club.currencies.agree("EUR", 0)
    with refused("money.digits", currency="EUR", digits=0):
        await club.currencies.check("EUR", 2, MACHINE)
    await club.currencies.check("EUR", 0, anna)
