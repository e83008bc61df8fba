"""Fields are played and what is told of them adds up; their numbers mean nothing here."""

import subprocess
import sys
from pathlib import Path

import msgspec

from bench.field import Run, exponents, markdown
from bench.report import replaced

ROOT = Path(__file__).resolve().parents[2]
RUNS = [Run(100, 400, 0.4, 0.2, 0.002, 50.4), Run(1000, 4000, 2.0, 2.0, 0.0151, 61.0)]


def test_growth_is_a_power_of_the_players() -> None:
    assert [round(power, 9) for power in exponents(RUNS)] == [1.0]
    assert exponents(RUNS[:1]) == []


def test_the_table_is_put_between_its_markers() -> None:
    table = markdown(RUNS)
    assert "| 100 | 400 | 0.4 | 1,000 | 50 MB | 2 ms |  |" in table
    assert "| 1,000 | 4,000 | 2.0 | 2,000 | 61 MB | 15 ms | 1.00 |" in table
    assert table.endswith("The process had 50 % of a core at least.")
    page = (ROOT / "bench/README.md").read_text("utf-8")
    assert table in replaced(page, "field", table)


def test_fields_are_played_each_in_a_process_of_its_own() -> None:
    words = [sys.executable, "bench/field.py", "--players", "20", "10", "--json"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    small, big = msgspec.json.decode(done.stdout)
    assert (small["players"], big["players"], small["exponent"]) == (10, 20, None)
    for told in (small, big):
        assert told["hands"] > 5
        assert told["megabytes"] > 1
        assert 0 < told["pause"] <= told["wall"]


def test_a_field_of_one_is_none() -> None:
    words = [sys.executable, "bench/field.py", "--players", "1"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, "two players" in done.stderr) == (2, True)
