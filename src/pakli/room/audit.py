"""
What the floor ruled, and who: a stream of its own, written in one append with the ruling itself.

A table's stream says what was ruled and why; here it is said who did it, to whom, and who sat there then,
so that each of them can read it later. No card is in it, and none can be: a note is made of names, seats,
numbers and the reason.

Clauses     F1 (a ruling is in the audit log), F2 (nobody sees cards).
Knows       actions and people. Who may read it is `pakli.club.rights`; it is read in `pakli.room.book`.
Tested in   tests/server/test_book.py
"""

from collections.abc import Iterable, Mapping
from typing import Final, get_args

from msgspec import Struct

from pakli.club.lines import LONGEST_CHAT, shortened
from pakli.club.person import Person
from pakli.room import actions as a
from pakli.room.journal import NOTHING, Deed
from pakli.room.kept import Kept
from pakli.room.records import ClosingAsked, OpeningChanged, Record
from pakli.rules import (
    AwardHand,
    BarRaise,
    DealError,
    DeclareMisdeal,
    ExposedCards,
    ExposeHand,
    FourCardFlop,
    IrregularityRuled,
    KillHand,
    NoteIrregularity,
    OutOfTurn,
    PutIn,
    RaiseBarred,
    ReturnBet,
    SetAside,
    WrongCount,
)
from pakli.store import Append, Codec
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
    TableAction,
    VoidHand,
)

__all__ = ["AUDIT", "NOTES", "RulingNoted", "audit_note", "audit_of", "audit_of_record"]

AUDIT: Final = "audit"
"""The stream."""

RuledAction = (
    HoldTable
    | ResumeTable
    | SetButton
    | VoidHand
    | KillHand
    | ReturnBet
    | AwardHand
    | DeclareMisdeal
    | RemovePlayer
    | Penalize
    | MoveChips
    | RuleAward
    | ChangeSeat
    | SitOut
    | Announce
    | ExposedCards
    | PutIn
    | OutOfTurn
    | BarRaise
    | DealError
    | WrongCount
    | SetAside
    | FourCardFlop
    | ExposeHand
    | NoteIrregularity
)
_RULINGS: Final = get_args(RuledAction)
_RULED: Final = (IrregularityRuled, RaiseBarred)
_MOST_CARDS: Final = 99
"""Nobody has counted more in one hand."""


class RulingNoted(Struct, frozen=True, gc=False, kw_only=True, tag="ruling_noted"):
    """Somebody in charge has ruled at a table. Names are as they were then."""

    by: str
    name: str
    table: str
    table_name: str
    what: str
    """A stable code, such as "kill_hand"."""
    reason: str = ""
    seat: int = 0
    """The seat it was about; 0: none."""
    whom: str = ""
    """Id of the player in that seat."""
    whom_name: str = ""
    other_name: str = ""
    """Of whom chips were taken that another was awarded."""
    number: int = 0
    """Hands of a penalty, chips moved or given, minutes of a mute, the seat moved to."""
    hand: int = 0
    """The hand that was played or had been played last."""
    present: tuple[str, ...] = ()
    """Ids of all who sat at the table."""


NOTES: Final[Codec[RulingNoted]] = Codec(RulingNoted)


def audit_of(
    table_id: str,
    kept: Kept,
    by: str,
    action: a.PersonAction | TableAction,
    people: Mapping[str, Person],
    records: Iterable[Record] = (),
) -> Deed:
    """
    What is written with a ruling; nothing, if the action is none, or there was nothing to rule on.

    Args:
        kept: the table before the ruling.
        by: id of who rules.
        people: by id; for their names.
        records: what came of it.
    """
    if not isinstance(action, _RULINGS):
        return NOTHING
    if isinstance(action, PutIn) and not any(isinstance(one, _RULED) for one in records):
        return NOTHING
    if isinstance(action, ChangeSeat | SitOut) and not action.reason:
        return NOTHING
    return Deed((audit_note(_noted(table_id, kept, people[by], action, people)),))


def audit_of_record(table_id: str, kept: Kept, record: Record, people: Mapping[str, Person]) -> Deed:
    """The same of a record of the room's own: a table that is to close, or is kept otherwise by somebody."""
    if not isinstance(record, ClosingAsked | OpeningChanged) or record.by not in people:
        return NOTHING
    note = RulingNoted(
        by=record.by,
        name=people[record.by].name,
        table=table_id,
        table_name=kept.manners.name,
        what="close_table" if isinstance(record, ClosingAsked) else "keep_table",
        hand=kept.table.hands,
        present=tuple([seat.player for seat in kept.table.seats]),
    )
    return Deed((audit_note(note),))


def audit_note(note: RulingNoted) -> Append:
    """The append that writes it down, wherever the stream ends."""
    return Append(AUDIT, None, (NOTES.encode(note),))


def _noted(
    table_id: str, kept: Kept, by: Person, action: RuledAction, people: Mapping[str, Person]
) -> RulingNoted:
    def name(seat: int) -> str:
        player = players.get(seat, "")
        return people[player].name if player in people else player

    players = {seat.number: seat.player for seat in kept.table.seats}
    about = action.action if isinstance(action, OutOfTurn) else action
    seat = action.taker if isinstance(action, MoveChips) else getattr(about, "seat", 0)
    return RulingNoted(
        by=by.id,
        name=by.name,
        table=table_id,
        table_name=kept.manners.name,
        what=_code(action),
        reason=shortened(getattr(action, "reason", ""), LONGEST_CHAT),
        seat=seat,
        whom=players.get(seat, ""),
        whom_name=name(seat),
        other_name=name(action.giver) if isinstance(action, MoveChips) else "",
        number=_number(action),
        hand=kept.table.hands,
        present=tuple(players.values()),
    )


def _code(action: RuledAction) -> str:
    if isinstance(action, MoveChips) and action.what != "chips":
        return f"{action.what}_moved"
    if isinstance(action, Announce):
        return action.ruling
    if isinstance(action, DealError):
        return action.what
    tag: str = type(action).__struct_config__.tag  # type: ignore[assignment]
    return tag


def _number(action: RuledAction) -> int:
    match action:
        case Penalize():
            return action.hands
        case MoveChips():
            return action.chips
        case ChangeSeat():
            return action.to
        case Announce():
            return action.number
        case WrongCount():
            return min(max(0, action.has), _MOST_CARDS)
        case _:
            return 0
