"""
The golden log, as each viewer is shown it. Where a view is to have another form, write the files anew
(`python -m tests.wire.golden`) and look at what changes.
"""

import pytest
from msgspec import json

from tests.wire.golden import FOLDER, Golden, goldens

FOUND = list(goldens())


@pytest.mark.parametrize("golden", FOUND, ids=lambda golden: golden.name)
def test_the_golden_log_is_shown_as_ever(golden: Golden) -> None:
    kept = json.decode((FOLDER / f"{golden.name}.json").read_bytes(), type=Golden)
    assert golden.first == kept.first
    for number, (step, known) in enumerate(zip(golden.steps, kept.steps, strict=True), start=1):
        assert step == known, f"step {number}"
    assert golden.last == kept.last


def test_no_golden_view_is_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {golden.name for golden in FOUND}
