"""
What becomes of the director’s word before it is judged: an event that is over goes on, cards are drawn.

Clauses     F1, TDA 24 (the cards of a race: as they were dealt, or drawn by the machine).
Tested in   tests/room/tournaments/test_live.py, tests/room/tournaments/test_undone.py
"""

from collections.abc import Callable
from random import Random
from typing import Final

from msgspec.structs import replace

from pakli.cards import cards_text
from pakli.club.person import Person
from pakli.rules import Refusal
from pakli.tournament import (
    BuyAddOn,
    BuyRebuy,
    DeclineRebuy,
    RaceOff,
    Structure,
    TakeBackBust,
    Tournament,
    TournamentAction,
    cards_needed,
)
from pakli.tournament.judge_live import racers_of

__all__ = ["ANSWERS", "as_it_stands", "no_program"]

_PACK: Final = 52
ANSWERS: Final[dict[str, Callable[[str], TournamentAction]]] = {
    "rebuy": BuyRebuy,
    "no_rebuy": DeclineRebuy,
    "add_on": BuyAddOn,
}
"""What a player answers, as an action of his."""


def no_program(person: Person, structure: Structure) -> Refusal | None:
    """Why a program cannot play in an event; None: it can, or it is somebody."""
    if person.is_bot and not structure.practice:
        return Refusal("T6", "room.bots_practice")
    return Refusal("F1", "live.no_bots") if person.is_program and structure.live else None


def as_it_stands(
    event: Tournament, action: TournamentAction, chance: Random, *, is_over: bool
) -> TournamentAction:
    """
    The action as it is judged; `is_over`: the event is, and its tables are closed.

    Raises:
        RuleViolation: a race that cannot be, whose cards are to be drawn.
    """
    if isinstance(action, TakeBackBust) and event.status == "finished" and is_over:
        return replace(action, anew=True)
    if isinstance(action, RaceOff) and not action.cards:
        wanted = cards_needed(racers_of(event, action), action.removed, action.smallest)
        return replace(action, cards=cards_text(chance.sample(range(_PACK), min(wanted, _PACK))))
    return action
