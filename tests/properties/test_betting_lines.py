"""
How many betting lines there are, as data: a limit that offers an amount too many or too few changes a number.

Clauses     B0-B4, B8, B1a, P7, P8, P16; numbers in tests/counts/betting_lines.txt.
"""

from typing import Final

import pytest

from pakli.rules import LIMITS, PRESETS, Setup, Stakes, set_up, usual_limit
from tests.counts import rows
from tests.properties.lines import count_lines, count_slowly

LINES: Final = {row[0]: row[1:] for row in rows("betting_lines.txt")}
FEW: Final = 3000
"""As many lines as the slow reading counts in a tenth of a second."""

BY_NAME: Final = {str(limit): limit for limit in LIMITS}


def setup_of(limit: str, preset: str, stacks: str, blinds: str) -> Setup:
    """Seats from 1 on, the last of them the button."""
    small, big = map(int, blinds.split("/"))
    chips = {seat: int(stack) for seat, stack in enumerate(stacks.split(","), start=1)}
    stakes, rules = Stakes(big, small), PRESETS[preset].at("cash", BY_NAME[limit])
    return set_up(chips, button=len(chips), stakes=stakes, limit=usual_limit(limit, stakes), rules=rules)


@pytest.mark.parametrize("name", LINES)
def test_lines_of_betting(name: str) -> None:
    *table, streets, folded, on = LINES[name]
    setup = setup_of(*table)
    expected = {"folded": int(folded), "on": int(on)}
    assert {"folded": 0} | count_lines(setup, int(streets)) == expected
    if int(folded) + int(on) <= FEW:
        assert {"folded": 0} | count_slowly(setup, int(streets)) == expected
