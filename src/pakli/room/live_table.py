"""
Sixth layer of a running table: real cards. What its dealer does, and who entered what.

Everything in the hand is entered by somebody, by a player for himself or by the dealer for anybody, and is an
entry of its own that can be taken back.

Clauses     section 9 (live tables), F1, I4 (the clock that is called), P1 (the first button).
Tested in   tests/wire/test_live.py, tests/wire/test_rights.py
"""

from typing import Any, Final, get_args

from msgspec.structs import replace

from pakli.club.person import Person
from pakli.club.refusals import HOUSE
from pakli.room import actions as a
from pakli.room.by_itself import ByItself
from pakli.room.playing import Played
from pakli.room.records import OpeningChanged
from pakli.rules import Action, RuleViolation
from pakli.rules.refusal import refuse
from pakli.table import (
    ChooseGame,
    Decline,
    Enter,
    RuleAward,
    Straddle,
    TableAction,
    TakeBack,
    VoidHand,
    WishRuns,
)

__all__ = ["LiveTable"]

_ENTERED: Final[frozenset[type[Any]]] = frozenset(
    (*get_args(Action), ChooseGame, Straddle, Decline, WishRuns, VoidHand, RuleAward)
)
_LONGEST_CLOCK: Final = 600
_MOST_DEALERS: Final = 20


class LiveTable(ByItself):
    """A table where real cards may be played with."""

    def live_played(self, person: Person, action: a.PersonAction) -> Played | None:
        """
        What comes of an action that only a live table knows; None: it is none of those.

        Raises:
            RuleViolation: it is not possible.
        """
        kept, dealer, director = self.moment.kept, self.house.dealer, self.director
        match action:
            case a.NextHand() if director is not None:
                no = director.why_not_next(self.table_id)
                if no is not None:
                    raise RuleViolation(no)
                director.hand_wanted(self.table_id)
                return Played(kept)
            case a.NextHand():
                out = tuple(sorted(self.moment.out_at_big_blind))
                return dealer.start(kept, out, bomb_pot=bool(self.moment.bomb_asked), pauses=False)
            case a.TakeEntriesBack(entries):
                over = kept.table.dealing is None
                if over and director is not None and director.hand_counts(self.table_id):
                    raise refuse("F1", "live.nothing_to_take_back", entries=0)
                return dealer.play(kept, TakeBack(person.id, entries))
            case a.CallClock(seconds):
                if not 0 < seconds <= _LONGEST_CLOCK:
                    raise refuse("I4", "live.bad_clock", most=_LONGEST_CLOCK)
                self.call_clock(seconds)
                return Played(kept)
            case a.HandOver(player, on):
                return self._handed_over(person, player, on)
            case _:
                return None

    def entered(self, person: Person, meant: TableAction | Action) -> TableAction | Action:
        """What is meant, as the entry of this person where real cards are played with."""
        table = self.moment.table
        if not table.sign.live or table.playing is None or type(meant) not in _ENTERED:
            return meant
        return Enter(person.id, meant)  # type: ignore[arg-type]  # it is one of those

    def _handed_over(self, by: Person, player: str, on: bool) -> Played:
        kept = self.moment.kept
        others = tuple([one for one in kept.manners.dealers if one != player])
        if on and (player not in self.house.people or len(others) >= _MOST_DEALERS):
            raise refuse(HOUSE, "gone.person")
        manners = replace(kept.manners, dealers=(*others, player) if on else others)
        record = (OpeningChanged(manners, by.id),)
        return Played(kept.noted(kept.table, record), record)
