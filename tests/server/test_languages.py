"""Which language a request asks for."""

import pytest

from pakli.server.languages import accepted


@pytest.mark.parametrize(
    ("header", "wanted"),
    [
        ("hu", ["hu"]),
        ("hu-HU,hu;q=0.9,en;q=0.8", ["hu-HU", "hu", "en"]),
        ("en;q=0.2, pl;q=0.7, *;q=0.1", ["pl", "en", "*"]),
        ("en;q=0, pl", ["pl"]),
        ("en;q=many", []),
        ("", []),
        (",;,", []),
        ("en;level=1", ["en"]),
    ],
)
def test_the_most_wanted_come_first(header: str, wanted: list[str]) -> None:
    assert accepted(header) == wanted


def test_a_header_without_end_is_cut() -> None:
    assert len(accepted("en," * 100_000)) < 200
