"""A hand in which things went wrong, written and read back, is the same hand: it has the same events."""

from typing import Final

import pytest

from pakli.history import About, read, record, replay, transcribe, write
from pakli.history.recorded import Operation
from tests.rulebook.kit_live import played
from tests.rulebook.table import Table

HELD: Final = "a AsAd, b KsKd, c QsQd, d JsJd"
BOARD: Final = "2s 3h 4d 8c 9s"
NL: Final = Table("NL 50/100", "abcd 5000", holding=HELD, board=BOARD)
UNSEEN: Final = Table("NL 50/100", "abcd 5000", holding="abcd ????", board=BOARD)
TO_THE_END: Final = "limps, checked down, shows"

HANDS: Final = (
    "c puts 500, limps, checked down, shows",
    "c says raise puts 100+50 then 250, limps, checked down, shows",
    "c says check, c call, limps, checked down, shows",
    "c raise to 300, d call, a leaves 100, a fold, limps, checked down, shows",
    "early: d raise to 300, c call, limps, checked down, shows",
    "early: d raise to 300, early: a call, c call, limps, checked down, shows",
    "early: d call, c raise to 300, limps, checked down, shows",
    "early: d fold, early: a fold, c call, limps, checked down, shows",
    "limps, flop, early: b bet 300, a check, limps, checked down, shows",
    "limps, flop, early: b check, early: c check, early: d check, a check, checked down, shows",
    "c call, error boxed_card, note burn_exposed, limps, checked down, shows",
    "c call, back 5s6h7d burning 9c, limps, checked down, shows",
    "limps, four 5s6h7d8h takes 2, checked down, shows",
    "b exposes Kd, c call, limps, checked down, shows",
    "limps, flop, a bet 100, b raise to 300, accident kills b, limps, checked down, shows",
    "limps, error fouled_deck",
)
MENDED: Final = (
    "c call, b has 1 gets 7c, limps",
    "c call, b has 0 gets ??7c, limps",
    "c call, b has 1, limps",
)


@pytest.mark.parametrize("play", HANDS)
def test_it_comes_back(play: str) -> None:
    story = played(NL, play)
    text = write(record(story.hand.plan.setup, story.events))
    again = replay(read(text)[0])
    assert again.events == story.events
    assert write(record(again.setup, again.events)) == text


@pytest.mark.parametrize("play", MENDED)
def test_missing_cards_come_back(play: str) -> None:
    story = played(UNSEEN, f"{play}, flop, a bet 100, b fold, c fold, d fold")
    again = replay(read(write(record(story.hand.plan.setup, story.events)))[0])
    assert again.events == story.events


def test_what_was_done_early_is_an_action_of_the_format_all_the_same() -> None:
    story = played(NL, f"early: d raise to 300, c call, {TO_THE_END}")
    said = record(story.hand.plan.setup, story.events).actions
    assert Operation("raise_to", 4, "", 300) in said


@pytest.mark.parametrize("play", HANDS[:-1])
def test_texts_of_other_rooms_tell_them_too(play: str) -> None:
    story = played(NL, play)
    told = transcribe(story.hand.plan.setup, story.events, About(names={}))
    assert sum(deed.amount for deed in told.deeds if deed.what == "collected") == told.pot
