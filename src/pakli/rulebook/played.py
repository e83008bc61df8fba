"""
A worked example played through the table and its engine, into what a page draws: views, sentences, hints.

Seen as the rail sees it, so that cards nobody shows stay down (F2).

Clauses     section 13 of the rulebook; every clause an example names.
Tested in   tests/rulebook/test_examples.py
"""

from functools import cache
from typing import Final

from msgspec import UNSET

from pakli.club.person import Person
from pakli.room import Moment
from pakli.room.kept import Kept
from pakli.room.moment import Tale
from pakli.room.records import Manners
from pakli.rulebook.examples import EXAMPLES
from pakli.rulebook.script import Beat, Play
from pakli.rulebook.setting import Example, player_of, seats_of
from pakli.rules import Call, Check, Fold, Muck, Player, RaiseTo, Show
from pakli.table import Buy, Table
from pakli.table.telling.lines import Line, chips_fact, line
from pakli.tournament import BuyAddOn, BuyRebuy
from pakli.wire.book import ExampleStep, ExampleView
from pakli.wire.hints import hints_of
from pakli.wire.past import Replay
from pakli.wire.patch import patch_of
from pakli.wire.question import refusal_of

__all__ = ["example_view"]

_TRIED: Final[dict[type[object], str]] = {
    Fold: "fold",
    Check: "check",
    Call: "call",
    Muck: "muck",
    Show: "show",
}


@cache
def example_view(example: str) -> ExampleView:
    """
    The example of this id, step by step.

    Raises:
        KeyError: there is none.
    """
    wanted = EXAMPLES[example]
    play = Play(wanted)
    replay = Replay(_moment(wanted, play.table), "")
    beginning = play.begin()
    told = _happened(replay, beginning)
    first = was = replay.view
    steps = [_step(beginning, told, {}, play.table)]
    for word in play.words:
        before, beat = replay.view, play.step(word)
        told = _happened(replay, beat)
        if told or beat.refusal is not None:
            was = before
            steps.append(_step(beat, told, patch_of(was, replay.view), play.table))
        else:  # nobody is told of it, as of cards drawn: it belongs to the step before
            told = list(steps.pop().told)
            steps.append(_step(beat, told, patch_of(was, replay.view), play.table))
    return ExampleView(
        example=example, clauses=wanted.clauses, preset=wanted.preset, first=first, steps=tuple(steps)
    )


def _happened(replay: Replay, beat: Beat) -> list[Line]:
    return [*beat.told, *[told for event in beat.events for told in replay.play(event).told]]


def _step(beat: Beat, told: list[Line], patch: dict[str, object], table: Table) -> ExampleStep:
    waiting = table.next
    seat = getattr(waiting, "seat", 0) if isinstance(waiting, Player) or table.question is not None else 0
    tried = _tried(beat, table) if beat.tried is not None else UNSET
    return ExampleStep(
        told=tuple(told),
        set=patch,
        tried=tried,
        refusal=refusal_of(beat.refusal) if beat.refusal is not None else UNSET,
        asked=seat or UNSET,
        hints=hints_of(table, seat) if seat else (),
    )


def _tried(beat: Beat, table: Table) -> Line:
    """What somebody wanted: as a sentence."""
    action = beat.tried
    if isinstance(action, BuyRebuy | BuyAddOn):
        here = next(seat.number for seat in table.seats if seat.player == action.player)
        return line("tries-rebuy" if isinstance(action, BuyRebuy) else "tries-add-on", here)
    seat: int = getattr(action, "seat", 0)
    if isinstance(action, RaiseTo):
        hand = table.playing
        say = "tries-raise" if hand is not None and hand.round.level else "tries-bet"
        return line(say, seat, amount=chips_fact(action.total))
    if isinstance(action, Buy):
        return line("tries-buy", seat, amount=chips_fact(action.chips))
    assert isinstance(action, Fold | Check | Call | Muck | Show), f"nobody says so: {action}"
    return line(f"tries-{_TRIED[type(action)]}", seat)


def _moment(example: Example, table: Table) -> Moment:
    """The table before the first hand."""
    kept = Kept(Manners(name=example.id), table)
    moment = Moment("example", kept, 0, Tale(table), 0)
    moment.people = {
        player_of(letter): Person(id=player_of(letter), name=letter.upper(), kind="member")
        for letter in seats_of(example)
    }
    return moment
