"""The progress bar: late, on a terminal alone, and nowhere when the output is for a program."""

import io
import sys

import pytest

from pakli.cli import progress


class Terminal(io.StringIO):
    """Standard error that somebody looks at."""

    def isatty(self) -> bool:
        return True


def test_a_bar_appears_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    clock = iter([0.0, 0.5, 1.5])
    monkeypatch.setattr(progress, "perf_counter", lambda: next(clock))
    with progress.shown("Boards") as told:
        assert told is not None
        told(1, 4)
        assert terminal.getvalue() == ""
        told(2, 4)
        told(3, 4)
    assert "Boards" in terminal.getvalue()
    assert "75%" in terminal.getvalue()


def test_nobody_is_told_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Terminal())
    with progress.shown("Boards", quiet=True) as told:
        assert told is None
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    with progress.shown("Boards") as told:
        assert told is None
