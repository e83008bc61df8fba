"""
The API's description, as tools read it.

Knows       Litestar's description. Tested in tests/server/test_openapi.py
"""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

__all__ = ["Description", "corrected"]


class Description(JsonRenderPlugin):
    """Renders the description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description, in bytes."""
        return msgspec.json.encode(corrected(openapi_schema))


def corrected(schema: Any) -> Any:
    """
    The description without tuples: what they may hold, and how many.

    Tools that read a description, such as the one that tests this API, stumble over `prefixItems`.
    """
    if isinstance(schema, list):
        return [corrected(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: corrected(part) for name, part in schema.items()}
    parts = found.pop("prefixItems", None)
    if parts is not None:
        found |= {"items": {"anyOf": parts}, "minItems": len(parts), "maxItems": len(parts)}
    return found
