"""
Which rulings are possible at a table now: found by asking the table itself, seat by seat.

Nothing is decided here: a ruling that the table or the hand refuses is there with its refusal.

Clauses     F1, P17, P10, I2, I3, T2, T5, A1 (whatever the table answers with).
Tested in   tests/room/test_rulings.py
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from pakli.club.person import Person
from pakli.club.rights import What, may
from pakli.room.authority import RIGHTS, place_of
from pakli.room.kept import Kept
from pakli.rules import AwardHand, Dealer, DeclareMisdeal, KillHand, Refusal, ReturnBet, RuleViolation
from pakli.table import (
    Announce,
    ChangeSeat,
    HoldTable,
    MoveChips,
    Penalize,
    RemovePlayer,
    ResumeTable,
    RuleAward,
    SetButton,
    SitOut,
    Table,
    TableAction,
    VoidHand,
)

__all__ = ["PossibleRuling", "rulings_of"]

_WHY: Final = "?"
Made = Callable[[Table, int], Any]


class PossibleRuling(Struct, frozen=True, kw_only=True):
    """A ruling, of a seat (0: of the table); `refusal`: why it is not possible now."""

    what: str
    seat: int = 0
    refusal: Refusal | None = None


def _moves(table: Table, seat: int) -> ChangeSeat:
    taken = {one.number for one in table.seats}
    free = next((number for number in range(1, table.sign.seats + 1) if number not in taken), seat)
    return ChangeSeat(seat, free, _WHY)


def _pays(table: Table, seat: int) -> MoveChips:
    other = next((one.number for one in table.seats if one.number != seat), seat)
    return MoveChips(seat, other, table.sign.chip, _WHY)


_OF_TABLE: Final[dict[str, tuple[What, Made]]] = {
    "hold_table": (RIGHTS[HoldTable], lambda table, seat: HoldTable(_WHY)),
    "resume_table": (RIGHTS[ResumeTable], lambda table, seat: ResumeTable()),
    "declare_misdeal": (RIGHTS[DeclareMisdeal], lambda table, seat: DeclareMisdeal(_WHY, "P17")),
    "void_hand": (RIGHTS[VoidHand], lambda table, seat: VoidHand(_WHY)),
    "rule_award": (RIGHTS[RuleAward], lambda table, seat: RuleAward(0, (), _WHY)),
    "set_button": (RIGHTS[SetButton], lambda table, seat: SetButton(1, _WHY)),
}
_OF_SEAT: Final[dict[str, tuple[What, Made]]] = {
    "kill_hand": (RIGHTS[KillHand], lambda table, seat: KillHand(seat, _WHY, "P17")),
    "return_bet": (RIGHTS[ReturnBet], lambda table, seat: ReturnBet(seat, _WHY)),
    "award_hand": (RIGHTS[AwardHand], lambda table, seat: AwardHand(seat, _WHY)),
    "move_chips": (RIGHTS[MoveChips], _pays),
    "change_seat": (RIGHTS[ChangeSeat], _moves),
    "sit_out": ("rule", lambda table, seat: SitOut(seat, _WHY)),
    "penalize": (RIGHTS[Penalize], lambda table, seat: Penalize(seat, 1, _WHY)),
    "remove_player": (RIGHTS[RemovePlayer], lambda table, seat: RemovePlayer(seat, _WHY)),
    "mute": ("mute", lambda table, seat: Announce("mute", seat, 1, _WHY)),
    "grant": ("grant_chips", lambda table, seat: Announce("grant", seat, 1, _WHY)),
}
_NEVER: Final = ("may.floor_only", "may.host_only", "may.members_only")
"""Whoever is told this has not the right at all, so it is not shown to him."""


def rulings_of(
    table_id: str, kept: Kept, by: Person, people: Callable[[str], Person | None]
) -> tuple[PossibleRuling, ...]:
    """
    What `by` may rule at a table, each with why not, if it is not possible.

    Args:
        people: who has an id.
    """
    found: list[PossibleRuling] = []
    for what, (right, made) in _OF_TABLE.items():
        no = may(by, right, place_of(table_id, kept, by.id))
        if no is None or no.code not in _NEVER:
            found.append(PossibleRuling(what=what, refusal=no or _refused(kept.table, made(kept.table, 0))))
    for what, (right, made) in _OF_SEAT.items():
        for seat in kept.table.seats:
            no = may(by, right, place_of(table_id, kept, by.id, people(seat.player)))
            if no is None or no.code not in _NEVER:
                refusal = no or _refused(kept.table, made(kept.table, seat.number))
                found.append(PossibleRuling(what=what, seat=seat.number, refusal=refusal))
    return tuple(found)


def _refused(table: Table, action: TableAction) -> Refusal | None:
    """Why the table would not have it; None: it would."""
    if isinstance(action, RuleAward) and table.playing is not None:
        waiting = table.playing.next
        if isinstance(waiting, Dealer) and waiting.what == "award":
            return None  # who may win it is for the hand to say
    try:
        table.apply(action)
    except RuleViolation as violation:
        return violation.refusal
    return None
