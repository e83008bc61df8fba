"""
Reference data from outside: tables and samples that others computed, hand histories, and the like.

They are too big for the repository. They are looked for in the folder that the environment variable
PAKLI_TEST_DATA names, else in `shared/data` beside the repository; without them the tests marked
`needs_data` are skipped, with the reason.
"""

import os
from pathlib import Path
from typing import Final

import pytest

__all__ = ["data_path", "needs_data"]

_BESIDE: Final = Path(__file__).resolve().parents[2] / "shared" / "data"
_ROOT: Final = Path(os.environ.get("PAKLI_TEST_DATA") or _BESIDE)

needs_data: Final = pytest.mark.skipif(
    not _ROOT.is_dir(),
    reason=f"no reference data in {_ROOT}: set PAKLI_TEST_DATA to the folder that has them",
)
"""Marks a test that reads reference data."""


def data_path(*parts: str) -> Path:
    """The path of a file or folder of the reference data: ``data_path("truth", "lows.json")``."""
    return _ROOT.joinpath(*parts)
