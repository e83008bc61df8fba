"""The load on a room runs, and counts what it should; its numbers mean nothing here."""

import subprocess
import sys
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[2]


def test_the_load_runs() -> None:
    words = [
        sys.executable,
        "bench/room.py",
        *("--tables", "2", "--seconds", "0.5"),
        *("--database", "sqlite", "--json"),
    ]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    (told,) = msgspec.json.decode(done.stdout)
    for rates in (told["most"], told["half"], told["bare"]):
        assert rates["actions"] > 10
        assert rates["deliveries"] > 5 * rates["actions"]
        assert 0 < rates["p50"] <= rates["p99"]
    assert told["kilobytes"] > 0
