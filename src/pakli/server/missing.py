"""
What a browser is shown at an address where there is nothing: a page in words, with a way back.

Who asks for JSON is answered in JSON: see `problems`.

Knows       texts. Tested in tests/server/test_missing.py
"""

from html import escape
from http import HTTPStatus
from typing import Final

from litestar import MediaType, Response

from pakli.texts import translator

__all__ = ["missing_page", "wants_page"]

_PAGE: Final = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="/mark.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/plain.css" />
    <title>{title}</title>
  </head>
  <body>
    <main>
      <h1>{title}</h1>
      <p>{why}</p>
      <p><a href="/">{back}</a></p>
    </main>
  </body>
</html>
"""


def wants_page(accept: str, path: str) -> bool:
    """Whether who sends this `Accept` for this path is a person at a browser."""
    return "text/html" in accept and not path.startswith("/api/")


def missing_page(language: str) -> Response[bytes]:
    """The page, in this language."""
    say = translator(language)
    texts = {name: escape(say.text(f"page-missing-{name}")) for name in ("title", "why")}
    texts["back"] = escape(say.text("web-to-lobby"))
    return Response(
        _PAGE.format(language=language, **texts).encode(),
        status_code=HTTPStatus.NOT_FOUND,
        media_type=MediaType.HTML,
        headers={"cache-control": "no-store", "vary": "accept, accept-language"},
    )
