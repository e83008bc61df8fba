"""The page on fair dealing shows the vectors that Python and TypeScript are tested with."""

import re

from msgspec import json

from pakli.fairness import STEPS
from tests.docs.kit import text_of
from tests.fairness.vectors import FILE

PAGE = text_of("docs/developers/fair-dealing.md")


def test_the_vectors_shown_are_those_of_the_tests() -> None:
    vectors = json.decode(FILE.read_bytes())
    hashes, order = vectors["hashes"], vectors["orders"][0]
    table = PAGE.partition("Some of them:")[2]
    shown = dict(re.findall(r"^\| ([^|]+) \| `([^`]+)` \|$", table, re.MULTILINE))
    assert list(shown.values()) == [
        hashes["hand"],
        hashes["card_leaf"]["salt"],
        hashes["card_leaf"]["hash"],
        hashes["link"]["value"],
        hashes["link"]["hash"],
        order["seed"],
        str(order["pack"]),
        ", ".join(map(str, order["positions"][:5])),
    ]


def test_every_step_is_named() -> None:
    assert all(f"`{step}`" in PAGE for step in STEPS)
