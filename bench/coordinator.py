"""
The coordinator's side of a worker: a process of its own for each subject, asked for one slice at a time.

Tested in   tests/bench/test_bench.py
"""

import json
import os
import subprocess
import threading
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, Self

from bench.environments import ROOT, python_of
from bench.groups import Subject

__all__ = ["Slice", "Worker", "WorkerError"]

_START_WITHIN: Final = 120.0
_SLICE_WITHIN: Final = 60.0
_ONE_THREAD: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


class WorkerError(RuntimeError):
    """A worker did not start, failed or did not answer in time."""


@dataclass(frozen=True, slots=True)
class Slice:
    """What a worker did in one go."""

    count: int
    actions: int
    """Players' actions in all; 0 where none were taken."""
    seconds: float
    """On the clock."""
    busy: float
    """Seconds the process really ran: fewer than `seconds` when the machine was busy otherwise."""

    @property
    def rate(self) -> float:
        """Done per second."""
        return self.count / self.seconds

    @property
    def share(self) -> float:
        """The part of a core it got."""
        return self.busy / self.seconds


class Worker:
    """A subject's process, started at once and idle until asked."""

    def __init__(self, subject: Subject) -> None:
        """
        Start it and wait until its work is prepared.

        Raises:
            WorkerError: the library is missing, or fails at the work.
        """
        self.subject = subject
        module = f"bench.workers.{subject.library.replace('-', '_')}"
        self._process = subprocess.Popen(
            [str(python_of(subject.library)), "-m", module, subject.work],
            cwd=ROOT,
            env=os.environ | _ONE_THREAD,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        try:
            hello = self._answer(_START_WITHIN)
        except WorkerError:
            self.close()
            raise
        self.version: str = hello["version"]
        self.digest: str = hello["digest"]

    def slice(self, seconds: float) -> Slice:
        """
        Let it work for about `seconds`.

        Raises:
            WorkerError: it failed, or took far longer.
        """
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{seconds}\n")
            self._process.stdin.flush()
        except OSError as error:
            raise WorkerError(f"{self.subject.key} has ended") from error
        return Slice(**self._answer(_SLICE_WITHIN))

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()

    def _answer(self, within: float) -> dict[str, Any]:
        """Its next line of JSON."""
        assert self._process.stdout is not None
        alarm = threading.Timer(within, self._process.kill)
        alarm.start()
        line = self._process.stdout.readline()
        alarm.cancel()
        if not line:
            raise WorkerError(f"{self.subject.key} gave no answer: {self._complaint()}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise WorkerError(f"{self.subject.key}: {answer['error']}")
        return answer

    def _complaint(self) -> str:
        """The last line a dead worker wrote to standard error."""
        self._process.kill()
        lines = self._process.communicate()[1].strip().splitlines()
        return lines[-1] if lines else "it wrote nothing"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
