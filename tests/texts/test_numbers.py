"""Numbers as each language writes them: the same rule for 1000 as for 10000."""

from decimal import Decimal

import pytest

from pakli.texts import LANGUAGES, amount

CASES = (
    (0, "0", "0"),
    (999, "999", "999"),
    (1000, "1,000", "1\u00a0000"),
    (1234, "1,234", "1\u00a0234"),
    (12345, "12,345", "12\u00a0345"),
    (1234567, "1,234,567", "1\u00a0234\u00a0567"),
    (-1234, "\u22121,234", "\u22121\u00a0234"),
    (Decimal("0.50"), "0.50", "0,50"),
    (Decimal("1234.5"), "1,234.5", "1\u00a0234,5"),
    (Decimal(5), "5", "5"),
)


@pytest.mark.parametrize(("number", "english", "others"), CASES, ids=str)
def test_amounts_are_grouped_as_the_language_writes_them(
    number: int | Decimal, english: str, others: str
) -> None:
    assert [amount(number, language) for language in LANGUAGES] == [english, others, others]


def test_an_unknown_language_has_no_numbers() -> None:
    with pytest.raises(KeyError):
        amount(1, "xx")
