"""Every hand of the reference dealer's logs ends in its payoffs; so do some hands of ours."""

from typing import Final

import pytest

from tests.conformance.acpc import Line, payoffs, read_log
from tests.data import data_path, needs_data

LOGS: Final = {
    "acpc-2p.limit.log": 675,
    "acpc-2p.nolimit.log": 675,
    "acpc-3p.limit.log": 643,
    "acpc-3p.nolimit.log": 658,
}

OURS: Final = (
    Line("walk", "nolimit", "f", ("AsAd", "7c2d"), "", (100, -100)),
    Line("raised and called down", "limit", "rcccrcrrc", ("AsAd", "KsKd"), "2c7h9dJd3s", (160, -160)),
    Line(
        "a split in half chips",
        "nolimit",
        "r201cccr301cfcccc",
        ("7h2c", "AsKd", "AdKs"),
        "AhKh9c9d3s",
        (-402, 201, 201),
    ),
    Line("all-in at once", "nolimit", "r20000c", ("2s2d", "AhAc"), "KcQc7d2h5s", (40_000, -40_000)),
)


@pytest.mark.parametrize("line", OURS, ids=lambda line: line.text)
def test_hands_of_ours(line: Line) -> None:
    assert payoffs(line) == line.payoffs


@needs_data
@pytest.mark.parametrize("log", LOGS)
def test_every_hand_of_the_log_ends_in_its_payoffs(log: str) -> None:
    lines = list(read_log(data_path("acpc", log)))
    assert len(lines) == LOGS[log]
    assert [line.text for line in lines if payoffs(line) != line.payoffs] == []
