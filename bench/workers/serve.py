"""
A worker: prepares one kind of work, then does slices of it when asked, over standard input and output.

The coordinator writes a number of seconds on a line; the worker works about so long and answers with one line
of JSON. Between two lines it sleeps, so that only one worker of a run is ever busy.
"""

import json
import os
import platform
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import metadata
from typing import TextIO

__all__ = ["Work", "serve"]


@dataclass(frozen=True, slots=True)
class Work:
    """Something that can be done again and again."""

    batch: Callable[[], tuple[int, int]]
    """Does a few milliseconds of it; how many were done, and how many players' actions that took."""
    digest: str = ""
    """What it found on cards that every library gets; empty where there is nothing to compare."""


def _slice(work: Work, seconds: float) -> dict[str, float]:
    """Work for at least `seconds`; what was done, on the clock and in time of this process."""
    count = actions = 0
    busy, begun = time.process_time(), time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        done, acted = work.batch()
        count += done
        actions += acted
        elapsed = time.perf_counter() - begun
    return {"count": count, "actions": actions, "seconds": elapsed, "busy": time.process_time() - busy}


def _own_output() -> TextIO:
    """Standard output for the answers alone: whatever a library prints goes to standard error."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return answers


def _version(library: str) -> str:
    """The installed version; a checkout that is only on the path has none."""
    try:
        return metadata.version(library)
    except metadata.PackageNotFoundError:
        return "not installed"


def serve(library: str, table: Mapping[str, Callable[[], Work]]) -> None:
    """Do the work named on the command line until standard input ends."""
    answers = _own_output()

    def answer(**values: object) -> None:
        answers.write(json.dumps(values) + "\n")
        answers.flush()

    try:
        work = table[sys.argv[1]]()
        work.batch()
        answer(version=_version(library), python=platform.python_version(), digest=work.digest)
        for line in sys.stdin:
            answer(**_slice(work, float(line)))
    except Exception as error:  # whatever a peer does wrong is reported, and ends its part alone
        answer(error=f"{type(error).__name__}: {error}")
        raise
