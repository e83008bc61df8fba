"""
What a ruling at a live table would come to, in words and by which clauses. Nothing is done.

Asked of the table as the rail sees it: nothing comes of it that not everybody may know.

Clauses     F1, F2, P17, I1-I3, TDA 35 to 68.
Tested in   tests/server/test_foretold.py
"""

from typing import Any, Final

from pakli.club.person import Person
from pakli.room import Moment
from pakli.room.actions import PersonAction
from pakli.room.authority import DEALERS_RULINGS, IRREGULAR, authorised, reasoned
from pakli.rules import (
    ActedEarly,
    BetTakenBack,
    CardsExposed,
    CardsSetAside,
    EarlyReleased,
    Folded,
    HandAwarded,
    HandExposed,
    HandMended,
)
from pakli.rules.refusal import refuse
from pakli.table import seen_by
from pakli.table.telling import told
from pakli.table.telling.lines import Line
from pakli.wire.http import Foretold
from pakli.wire.sheet import named

__all__ = ["foretold"]

_BY_CLAUSE: Final[dict[type[Any], str]] = {
    ActedEarly: "TDA53",
    EarlyReleased: "TDA53",
    CardsSetAside: "TDA39",
    HandExposed: "TDA68",
    HandMended: "I3",
    CardsExposed: "I1",
}
"""Events that happen by one clause alone, and do not name it."""
_BY_WORD: Final = (BetTakenBack, HandAwarded)
"""What happens by the floor's word (P17), if no other clause has it so."""


def foretold(moment: Moment, person: Person, action: PersonAction, whom: Person | None) -> Foretold:
    """
    What would come of `action`, which `person` may do.

    Args:
        whom: who sits in the seat that it is about, where somebody does.

    Raises:
        RuleViolation: he may not, it is not possible, or it is nothing that is ruled on.
    """
    if type(action) not in IRREGULAR and type(action) not in DEALERS_RULINGS:
        raise refuse("F1", "note.unknown")
    if not moment.table.sign.live:
        raise refuse("F1", "live.not_here")
    authorised(moment.table_id, moment.kept, person, action, whom)
    rail = moment.table.as_seen_by(None)
    lines: list[Line] = []
    clauses: list[str] = []
    by_word = False
    for event in rail.apply(reasoned(action)):  # type: ignore[arg-type]  # the hand's or the table's: see above
        seen = seen_by(None, event)
        if seen is None:
            continue
        lines += named(told(seen, rail, 0), moment.people)
        clauses.append(_clause(seen))
        by_word = by_word or isinstance(seen, _BY_WORD)
        rail = rail.after(seen)
    found = tuple(dict.fromkeys([clause for clause in clauses if clause]))
    return Foretold(tuple(lines), found or (("P17",) if by_word else ()))


def _clause(event: Any) -> str:
    if isinstance(event, Folded):
        return "TDA58" if event.out_of_turn else ""
    return _BY_CLAUSE.get(type(event), "") or getattr(event, "clause", "")
