"""
The language to answer in: what the request asks for, else the person's, else English.

Knows       the `Accept-Language` header. Tested in tests/server/test_languages.py
"""

from typing import Any

from litestar.connection import ASGIConnection

from pakli.texts import pick_language

__all__ = ["accepted", "language_of"]


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language in which to answer; the page says in the header which one it shows."""
    person = connection.scope.get("user")
    return pick_language(
        *accepted(connection.headers.get("accept-language", "")), getattr(person, "language", None)
    )


def accepted(header: str) -> list[str]:
    """
    Language tags of an `Accept-Language` header, the most wanted first; unwanted and unreadable ones left
    out.
    """
    wanted: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        tag, _, weight = part.partition(";")
        quality = _quality(weight)
        if quality > 0 and tag.strip():
            wanted.append((-quality, tag.strip()))
    return [tag for _, tag in sorted(wanted, key=lambda item: item[0])]


def _quality(text: str) -> float:
    name, _, number = text.partition("=")
    if not name.strip():
        return 1.0
    try:
        return float(number) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
