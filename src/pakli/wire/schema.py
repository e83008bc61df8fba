"""
The shapes of all messages as JSON Schema (2020-12).

Tested in   tests/wire/test_typescript.py
"""

from typing import Any

from msgspec import json

from pakli.wire import http
from pakli.wire.messages import ClientMessage, ServerMessage

__all__ = ["schema"]


def schema() -> dict[str, Any]:
    """One document: `$defs` holds every shape, `client` and `server` what each side may send."""
    bodies = [getattr(http, name) for name in http.__all__]
    (client, server, *_), shapes = json.schema_components(
        [ClientMessage, ServerMessage, *bodies], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Pakli, protocol 1",
        "client": client,
        "server": server,
        "$defs": shapes,
    }
