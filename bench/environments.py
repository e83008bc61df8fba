"""
An environment for each peer, with the peer's pinned version from PyPI, under `bench/.venvs/`.

Kept between runs; made anew when the pin or the Python changes. Pakli runs in the environment that runs the
benchmark.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

__all__ = ["ENVIRONMENTS", "PINS", "ROOT", "install", "python_of"]

ROOT: Final = Path(__file__).resolve().parent.parent
"""The repository: where workers are started, so that they find `bench`."""

ENVIRONMENTS: Final = ROOT / "bench" / ".venvs"

PINS: Final[Mapping[str, str]] = {
    "phevaluator": "phevaluator==0.6.0",
    "pokerkit": "pokerkit==0.7.7",
    "clubs": "clubs==0.1.4",
    "pokerfast": "pokerfast==0.2.0",
    "poker-equity": "poker-equity==0.1.1",
    "eval7": "eval7==0.1.11",
    "pkrbot": "pkrbot==1.1.0",
}
"""What pip is asked for, by library."""


def python_of(library: str) -> Path:
    """The interpreter a library's workers run with."""
    if library not in PINS:
        return Path(sys.executable)
    folder, name = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
    return ENVIRONMENTS / library / folder / name


def install(library: str) -> str:
    """Make a peer's environment unless it is there already; what went wrong, or nothing."""
    folder = ENVIRONMENTS / library
    stamp = folder / "made-for.txt"
    wanted = f"{PINS[library]} on Python {sys.version}"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return ""
    shutil.rmtree(folder, ignore_errors=True)
    pip = [
        str(python_of(library)),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-input",
        "--disable-pip-version-check",
    ]
    for command in ([sys.executable, "-m", "venv", str(folder)], [*pip, PINS[library]]):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stderr, file=sys.stderr)
            return f"{PINS[library]} does not install"
    stamp.write_text(wanted, encoding="utf-8")
    return ""
