"""
The terminal as a person uses it: lines out, lines in, nothing else.

No colours and no cursor movements: every line can be read aloud as it comes.

Knows       standard input and output. Not poker.
Tested in   tests/cli/test_play.py
"""

import io
import sys
from contextlib import suppress
from select import select

__all__ = ["Terminal"]

_PATIENCE = 5.0
"""Seconds to wait for the first line where no terminal is attached."""


class Terminal:
    """Standard input and output, line by line."""

    def __init__(self) -> None:
        self._first: str | None = None
        if sys.stdin is not None and sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401 - so that a line can be edited
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a terminal without suit signs shows question marks

    def attended(self) -> bool:
        """Whether there is anybody: a terminal, or else lines that arrive before patience ends."""
        if sys.stdin is None or sys.stdin.closed:
            return False
        if sys.stdin.isatty():
            return True
        try:
            ready, _, _ = select([sys.stdin], [], [], _PATIENCE)
        except (OSError, ValueError):  # no file: a test's text, or a system that cannot wait on it
            ready = [sys.stdin]
        if not ready:
            return False
        self._first = sys.stdin.readline()
        return bool(self._first)

    def tell(self, *lines: str) -> None:
        """Print lines; of none, nothing."""
        if lines:
            print(*lines, sep="\n", flush=True)

    def ask(self) -> str:
        """
        The next line typed, without its end.

        Raises:
            EOFError: there are no more lines.
            KeyboardInterrupt: Ctrl-C.
        """
        if sys.stdin.isatty():
            return input("> ")
        line = self._first if self._first is not None else sys.stdin.readline()
        self._first = None
        if not line:
            raise EOFError
        text = "".join(letter for letter in line.strip() if letter.isprintable())
        self.tell(f"> {text}")  # so that what was piped in can be read with the answers
        return text
