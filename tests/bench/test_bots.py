"""`bench/bots.py`: what it measures and how it tells it."""

from pathlib import Path

from bench.bots import Run, markdown, run
from bench.report import replaced

ROOT = Path(__file__).resolve().parents[2]


def test_decisions_of_a_level_are_timed() -> None:
    told = run("holdem", "medium", 3)
    assert told.decisions >= 3
    assert 0 <= told.median <= told.slow


def test_the_table_is_put_between_its_markers() -> None:
    runs = [
        Run("razz", level, 9, number, 2 * number) for number, level in enumerate(("easy", "medium", "hard"))
    ]
    table = markdown(runs)
    assert table.endswith("| razz | 0.00 (0.0) | 1.00 (2.0) | 2.00 (4.0) |")
    assert table in replaced((ROOT / "bench/README.md").read_text("utf-8"), "bots", table)
