"""
The log of the process: one line an event, for a person at a terminal or as JSON for a program.

No secret gets in: what is named like one is blotted out, `Secret` shows nothing of itself, requests are
logged by their route and never by their address, and tracebacks come without the values of variables.

Knows       structlog and logging. Tested in tests/server/test_logs.py
"""

import logging
import re
import sys
from collections.abc import Sequence
from typing import Final, TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

__all__ = ["blotted", "set_up_logs"]

_SECRET: Final = re.compile(
    r"token|password|passwd|secret|cookie|authorization|csrf|\bcode\b|\bcards\b|\bpack\b"
)
_BLOT: Final = "…"


def blotted(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """A processor: hide the values of what is named like a secret."""
    for name in event:
        if name != "event" and _SECRET.search(name.lower()):
            event[name] = _BLOT
    return event


def set_up_logs(level: str = "info", *, as_json: bool = False, stream: TextIO | None = None) -> None:
    """
    Log from now on to `stream`, by default standard error, what is at least `level`.

    Args:
        level: debug, info, warning or error.
        as_json: one JSON object a line; else readable lines.
        stream: where to.
    """
    shared: Sequence[Processor] = (
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        blotted,
    )
    output = stream or sys.stderr
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(output)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=_rendering(output, as_json=as_json)
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # What libraries tell of their own doings is for whoever looks for a fault in them.
    for name in ("uvicorn", "uvicorn.error", "sqlalchemy", "alembic", "aiosqlite", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)


def _rendering(output: TextIO, *, as_json: bool) -> list[Processor]:
    drop = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if as_json:
        return [drop, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    plain = structlog.dev.plain_traceback
    return [drop, structlog.dev.ConsoleRenderer(colors=output.isatty(), exception_formatter=plain)]
