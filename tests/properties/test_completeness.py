"""Nothing is left out: every event is folded and shown to somebody or nobody, every action is judged."""

from typing import get_args

from pakli.rules import Action, Event
from pakli.rules.fold import FOLDS
from pakli.rules.judge import JUDGES
from pakli.rules.seen import SEEN

EVENTS = frozenset(get_args(Event))
ACTIONS = frozenset(get_args(Action))


def test_every_event_is_folded() -> None:
    assert set(FOLDS) == EVENTS


def test_it_is_ruled_who_sees_every_event() -> None:
    assert set(SEEN) == EVENTS


def test_every_action_is_judged() -> None:
    assert set(JUDGES) == ACTIONS


def test_every_record_has_a_tag_of_its_own() -> None:
    for union in (EVENTS, ACTIONS):
        tags = [record.__struct_config__.tag for record in union]
        assert None not in tags
        assert len(set(tags)) == len(tags)
