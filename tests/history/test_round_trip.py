"""
A hand written and read back is the same hand: same setup, same events when it is played again.

Random hands of every game and house rule there is: cards unknown, clocks run out, several boards, run-outs.
"""

from typing import Final, get_args

import pytest
from hypothesis import given

from pakli.history import read, record, replay, write
from pakli.history.record import WRITERS
from pakli.history.setups import GAMES
from pakli.rules import (
    BetTakenBack,
    Deal,
    Drawn,
    Event,
    Hand,
    HandAwarded,
    PostForcedBets,
    RaiseTo,
    ReturnBet,
    Setup,
    Stakes,
    set_up,
)
from tests.properties.kit import Playing, examples, told
from tests.properties.source import Seeded, Source, sources
from tests.properties.tables import any_setup

OURS: Final = tuple(dict.fromkeys(game for game, _ in GAMES.values()))


def played_again(setup: Setup, events: tuple[Event, ...]) -> None:
    text = write(record(setup, events))
    again = replay(read(text)[0])
    assert again.setup == setup
    assert again.events == events
    assert again.checked
    assert write(record(again.setup, again.events)) == text


@given(sources())
@examples(150)
def test_any_hand_comes_back(source: Source) -> None:
    playing = Playing(source, any_setup(source, games=OURS))
    with told(playing):
        playing.to_the_end()
        played_again(playing.setup, tuple(playing.log))


@pytest.mark.parametrize("ruling", [BetTakenBack, HandAwarded], ids=["a bet given back", "a hand awarded"])
def test_hands_with_a_ruling_in_the_middle_come_back(ruling: type[Event]) -> None:
    found = 0
    for seed in range(250):
        source = Seeded(seed)
        playing = Playing(source, any_setup(source, games=OURS), often=True)
        playing.to_the_end()
        if ruling in map(type, playing.log):
            found += 1
            with told(playing):
                played_again(playing.setup, tuple(playing.log))
    assert found > 15


def test_a_draw_in_which_only_the_burn_was_left_comes_back() -> None:
    source = Seeded(112712)
    playing = Playing(source, any_setup(source, games=OURS), often=True)
    playing.to_the_end()
    assert Drawn(7, "", "Qc") in playing.log
    played_again(playing.setup, tuple(playing.log))


def test_a_bet_that_was_given_back_is_no_action_of_the_format() -> None:
    hand = Hand.start(set_up({1: 100, 2: 100, 3: 100}, button=3, stakes=Stakes(2, 1)))
    log: tuple[Event, ...] = ()
    deal = Deal("AsKsQsAdKdQd")
    for action in (PostForcedBets(), deal, RaiseTo(3, 60), ReturnBet(3, "another chip"), RaiseTo(3, 6)):
        hand, events = hand.play(action)
        log += events
    said = record(hand.plan.setup, log)
    assert [(one.verb, one.amount) for one in said.actions if one.verb != "deal_hole"] == [("raise_to", 6)]


def test_every_event_is_written_or_follows_from_what_is() -> None:
    assert set(WRITERS) == set(get_args(Event))


def test_a_plain_hand_needs_no_fields_of_ours_but_the_turning_up_of_hands() -> None:
    setup = set_up({1: 100, 2: 100, 3: 100}, button=3, stakes=Stakes(2, 1))
    hand = record(setup, ())
    assert dict(hand.fields) == {"_pakli_setup": {"rules": {"all_in_face_up": True}}}
    assert (hand.variant, hand.blinds, hand.min_bet, hand.finishing_stacks) == ("NT", (1, 2, 0), 2, None)


def test_what_the_writer_says_beside() -> None:
    setup = set_up({4: 100, 7: 100}, button=7, stakes=Stakes(2, 1))
    hand = record(setup, (), {"event": "Friday game", "players": ["Anna", "Béla"]})
    assert hand.fields["event"] == "Friday game"
    assert hand.fields["seats"] == [4, 7]
