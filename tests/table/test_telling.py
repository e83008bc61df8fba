"""Every event is told, and every line is a sentence in every language."""

import random
from collections.abc import Iterator
from typing import get_args

import pytest

from pakli.rules import Event
from pakli.table import OwnEvent, Table, TableEvent, seen_by
from pakli.table.telling import HAND_LINES, TABLE_LINES, FactOf, Line, told
from pakli.texts import LANGUAGES, Catalogue, translator
from tests.table.kit import Sitting, sat

STACKS = {1: 200, 3: 150, 4: 90, 6: 310}


def test_every_event_of_a_hand_and_of_a_table_is_told() -> None:
    assert set(HAND_LINES) == set(get_args(Event))
    assert set(TABLE_LINES) == set(get_args(OwnEvent))


def said(say: Catalogue, line: Line, viewer: int) -> str:
    """A line as a sentence; chips and cards as they are."""
    facts = {name: words(fact) for name, fact in (line.facts or {}).items()}
    if line.seat and line.seat == viewer:
        return say.text(f"{line.say}.you", **facts)
    return say.text(line.say, **facts, name="Anna")


def words(fact: FactOf | int | str) -> int | str:
    """A fact that a sentence can be filled with."""
    if not isinstance(fact, FactOf):
        return fact
    return fact.chips or fact.cards or (fact.hand and fact.hand[0].category) or fact.seat or 0


def seen(sitting: Sitting, viewer: int | None) -> Iterator[tuple[TableEvent, Table]]:
    """Every event that this viewer may see, and the table before it as the rail knows it."""
    rail = sitting.opened.as_seen_by(None)
    for event in sitting.log:
        known, public = seen_by(viewer, event), seen_by(None, event)
        if known is not None:
            yield known, rail
        rail = rail if public is None else rail.after(public)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", ["NL 1/2", "PL 1/2 omaha-high-low", "FL 2/4 stud", "FL 2/4 badugi"])
def test_all_that_happens_is_told_in_every_language(words: str, language: str) -> None:
    sitting, say = sat(words, STACKS, button=3), translator(language)
    for seed in range(3):
        if len(sitting.table.seats) > 1:
            sitting.start()
            sitting.wild(random.Random(seed))
    for viewer in (0, 3):
        lines = [line for event, rail in seen(sitting, viewer or None) for line in told(event, rail, viewer)]
        assert len(lines) > 20
        for line in lines:
            assert "{" not in said(say, line, viewer)


def test_F2_what_the_rail_is_told_names_no_card_that_is_not_shown() -> None:
    sitting = sat("NL 1/2", STACKS, button=3)
    sitting.start()
    sitting.folded_round()
    for event, rail in seen(sitting, None):
        for line in told(event, rail, 0):
            assert not any(isinstance(fact, FactOf) and fact.cards for fact in (line.facts or {}).values())
