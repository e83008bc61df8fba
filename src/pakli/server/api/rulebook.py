"""
The rulebook: its table of contents, and its worked examples as the engine plays them. Open to everybody.

Knows       no words: the page has the catalogue. Tested in tests/server/test_rulebook.py
"""

from litestar import get
from litestar.params import FromPath

from pakli.club.refusals import HOUSE, refuse
from pakli.rulebook.book import book
from pakli.rulebook.examples import EXAMPLES
from pakli.rulebook.played import example_view
from pakli.server.api.answers import documented
from pakli.wire.book import Book, ExampleView

__all__ = ["ROUTES"]


@get("/rulebook", **documented(body=False))
async def contents() -> Book:
    """Chapters and clauses, house rules with what each preset chooses, the terms of the glossary."""
    return book()


@get("/rulebook/examples/{example:str}", **documented(404, body=False))
async def worked_example(example: FromPath[str]) -> ExampleView:
    """A worked example, step by step, with what is asked and what is refused."""
    if example not in EXAMPLES:
        raise refuse(HOUSE, "gone.example")
    return example_view(example)


ROUTES = (contents, worked_example)
