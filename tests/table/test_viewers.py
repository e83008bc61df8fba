"""What viewers of a table know: P6, S1, F2, I5; and that the engine forgets no event and no action."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from pakli.rules import Event, HoleDealt
from pakli.table import (
    Leave,
    OwnEvent,
    SetSwitches,
    SitOut,
    Switches,
    TableAction,
    TableEvent,
    WishRuns,
    seen_by,
)
from pakli.table.actions import StartHand
from pakli.table.events import AfterHandWished, BlindAsked, RunsWished, SwitchesSet
from pakli.table.fold import FOLDS
from pakli.table.seen import SEEN
from pakli.table.table import JUDGES
from pakli.texts.catalogue import read_sources
from pakli.texts.languages import LANGUAGES
from pakli.texts.lint import problems
from pakli.texts.refusal_codes import raised_in
from tests.table.kit import Sitting, sat


def private_life() -> Sitting:
    """A table with everything only some may know."""
    play = sat("NL 1/2", {1: 100, 2: 100, 3: 100, 4: 100}, button=4, run_outs=2)
    play.do(SetSwitches(1, Switches(straddle=True)), SetSwitches(3, Switches(bomb_pot=True)))
    play.start()
    play.acts("3 raises to 100, 4 calls, 1 folds, 2 folds")
    play.do(Leave(3), SitOut(1))
    play.dealt()
    play.do(WishRuns(3, 2))
    return play


def test_every_event_and_action_is_ruled_on() -> None:
    own = set(get_args(OwnEvent))
    assert set(SEEN) == own
    assert set(FOLDS) == own
    assert set(get_args(TableAction)) <= set(JUDGES)
    assert not own & set(get_args(Event))


def test_tags_are_stable_and_never_twice() -> None:
    for union in (TableEvent, TableAction):
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(set(tags)) == len(tags)
        assert all(tags)


def test_an_event_nobody_ruled_on_reveals_nothing() -> None:
    class Unheard(msgspec.Struct):
        secret: str = "As"

    unknown: Any = Unheard()
    for viewer in (None, 1):
        with pytest.raises(KeyError):
            seen_by(viewer, unknown)


def test_the_stream_can_be_stored_and_read_again() -> None:
    play = private_life()
    play.checked_down()
    stored = msgspec.json.encode(play.log)
    log = msgspec.json.decode(stored, type=list[TableEvent])
    assert log == play.log
    assert play.opened.after(*log) == play.table


def test_P6_the_request_for_the_blinds_is_told_to_two() -> None:
    play = private_life()
    asked = next(event for event in play.log if isinstance(event, BlindAsked))
    assert asked.seats == (1, 2)
    told = [viewer for viewer in (None, 1, 2, 3, 4) if seen_by(viewer, asked) is not None]
    assert told == [1, 2]


def test_what_one_agrees_to_or_is_about_to_do_is_told_to_him_alone() -> None:
    play = private_life()
    private = [e for e in play.log if isinstance(e, AfterHandWished | SwitchesSet | RunsWished)]
    assert {type(event) for event in private} == {AfterHandWished, SwitchesSet, RunsWished}
    for event in private:
        assert [v for v in (None, 1, 2, 3, 4) if seen_by(v, event) is not None] == [event.seat]
    for viewer in (None, 1, 2, 3, 4):
        seen = play.table.as_seen_by(viewer)
        for seat in seen.seats:
            if seat.number != viewer:
                assert (seat.switches, seat.after_hand) == (Switches(), "")
        assert seen.dealing is not None
        assert all(number == viewer for number, _ in seen.dealing.wishes)
        assert seen.next == play.table.next, "the question itself is no secret"


def test_F2_nobody_sees_the_cards_of_another() -> None:
    play = sat("NL 1/2", {1: 100, 2: 100, 3: 100}, button=3)
    play.start()
    play.dealt()
    hands = dict(next(event for event in play.log if isinstance(event, HoleDealt)).hands)
    play.folded_round()
    for viewer in (None, 1, 2, 3):
        text = str(play.table.as_seen_by(viewer)) + str([seen_by(viewer, event) for event in play.log])
        for seat, cards in hands.items():
            assert (cards in text) == (seat == viewer)


def test_F2_a_new_player_does_not_inherit_the_cards_of_the_last() -> None:
    play = sat("NL 1/2", {1: 100, 2: 100, 3: 100}, button=3)
    play.hands(1)
    hand = play.table.over
    assert hand is not None
    cards = hand.seat(2).cards
    play.do(Leave(2))
    play.do(play.sit(2, 100))
    assert cards not in str(play.table.as_seen_by(2))
    assert play.table.as_seen_by(2).over is not None


def test_every_refusal_and_its_facts_are_in_the_catalogue() -> None:
    package = Path(__file__).resolve().parents[2] / "src" / "pakli" / "table"
    sources = {language: read_sources(language) for language in LANGUAGES}
    assert problems(sources, raised_in(package)) == []


def test_a_refusal_changes_nothing() -> None:
    play = sat("NL 1/2", {1: 100}, button=1)
    before = play.table
    assert play.refused(StartHand()) == "G1 setup.too_few_players"
    assert play.table is before
