"""
The director's word over HTTP: what he may ask for, tagged by `type`.

Amounts as in `tournaments`.

Clauses     M1 to M9, F1 (a ruling has a reason).
Tested in   tests/wire/test_typescript.py, tests/server/test_tournaments.py
"""

from typing import Annotated

from msgspec import Meta, Struct

from pakli.wire.real_http import (
    AnswerFor,
    CountStacks,
    EnterNamed,
    KnockOut,
    PlayWithDifference,
    RaceTable,
    RoundPlayed,
    SeatTaken,
    UndoRace,
)
from pakli.wire.tournament_http import Amount, CommandId, Number, PersonId, Reason

__all__ = [
    "Announce",
    "BringBots",
    "CallOff",
    "ChangeSize",
    "DirectorAction",
    "DividePool",
    "EndDeal",
    "EnterPlayer",
    "InvitePlayer",
    "MovePlayer",
    "OrderTables",
    "PauseEvent",
    "Penalty",
    "PutOut",
    "ResumeEvent",
    "Ruling",
    "SetHandForHand",
    "SetLevel",
    "StartEvent",
    "UndoBust",
    "UndoClock",
    "UndoEntry",
    "UndoMove",
    "UndoPayouts",
    "UseSeat",
]


class StartEvent(Struct, frozen=True, tag="begin", forbid_unknown_fields=True):
    """Start now."""


class ChangeSize(Struct, frozen=True, tag="resize", forbid_unknown_fields=True):
    """Other numbers of players; `most` 0: unlimited."""

    least: Number
    most: Number


class CallOff(Struct, frozen=True, tag="cancel", forbid_unknown_fields=True):
    """The event does not take place: everybody has his fee back."""

    reason: Reason


class EnterPlayer(Struct, frozen=True, tag="enter_player", forbid_unknown_fields=True):
    """Enter somebody, who pays from his own account; `live`: in a mixed field, at real cards."""

    player: PersonId
    live: bool = False


class InvitePlayer(Struct, frozen=True, tag="invite", forbid_unknown_fields=True):
    """Invite somebody to a private event."""

    player: PersonId


class BringBots(Struct, frozen=True, tag="bots", forbid_unknown_fields=True):
    """So many of the house's bots enter: practice events alone."""

    number: Annotated[int, Meta(ge=1, le=500)]


class UseSeat(Struct, frozen=True, tag="fix_seat", forbid_unknown_fields=True):
    """The player needs this seat number at whatever table; 0: any more."""

    player: PersonId
    seat: Number


class PauseEvent(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Stop the clock; no hand is begun."""

    reason: Reason


class ResumeEvent(Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Go on."""


class SetLevel(Struct, frozen=True, tag="set_clock", forbid_unknown_fields=True):
    """The place in the schedule, from 0, and the seconds left in it."""

    at: Number
    left: Number
    reason: Reason


class UndoClock(Struct, frozen=True, tag="take_back_clock", forbid_unknown_fields=True):
    """Take the last setting of the clock back."""

    reason: Reason


class OrderTables(Struct, frozen=True, tag="order_breaks", forbid_unknown_fields=True):
    """Break these tables first, in this order."""

    tables: tuple[Number, ...]


class SetHandForHand(Struct, frozen=True, tag="hand_for_hand", forbid_unknown_fields=True):
    """Begin or end hand-for-hand."""

    on: bool
    reason: Reason


class PutOut(Struct, frozen=True, tag="disqualify", forbid_unknown_fields=True):
    """Out of the event; the chips leave play."""

    player: PersonId
    reason: Reason


class Penalty(Struct, frozen=True, tag="penalize", forbid_unknown_fields=True):
    """Put the player out for so many hands; 0: take it back."""

    player: PersonId
    hands: Number
    reason: Reason


class UndoBust(Struct, frozen=True, tag="take_back_bust", forbid_unknown_fields=True):
    """The bust was wrong: pairs of entry and chips that they give back."""

    player: PersonId
    chips: tuple[tuple[Number, Amount], ...]
    reason: Reason


class MovePlayer(Struct, frozen=True, tag="move_player", forbid_unknown_fields=True):
    """To a free seat of any table, while no hand is on at his."""

    player: PersonId
    table: Number
    seat: Number
    reason: Reason


class UndoMove(Struct, frozen=True, tag="take_back_move", forbid_unknown_fields=True):
    """Back to where he sat before."""

    player: PersonId
    reason: Reason


class UndoEntry(Struct, frozen=True, tag="take_back_entry", forbid_unknown_fields=True):
    """As if he had never entered: the fee goes back."""

    player: PersonId
    reason: Reason


class EndDeal(Struct, frozen=True, tag="drop_deal", forbid_unknown_fields=True):
    """No deal."""

    reason: Reason


class DividePool(Struct, frozen=True, tag="set_payouts", forbid_unknown_fields=True):
    """Divide the pool by these parts, the first place first; before prizes are settled."""

    parts: tuple[Number, ...]
    reason: Reason


class UndoPayouts(Struct, frozen=True, tag="take_back_payouts", forbid_unknown_fields=True):
    """Divide it as before."""

    reason: Reason


class Announce(Struct, frozen=True, tag="announce", forbid_unknown_fields=True):
    """Say something to all; empty: nothing any more."""

    text: Annotated[str, Meta(max_length=500)]


DirectorAction = (
    StartEvent
    | ChangeSize
    | CallOff
    | EnterPlayer
    | InvitePlayer
    | BringBots
    | UseSeat
    | PauseEvent
    | ResumeEvent
    | SetLevel
    | UndoClock
    | OrderTables
    | SetHandForHand
    | PutOut
    | Penalty
    | UndoBust
    | MovePlayer
    | UndoMove
    | UndoEntry
    | EndDeal
    | Announce
    | DividePool
    | UndoPayouts
    | EnterNamed
    | AnswerFor
    | KnockOut
    | CountStacks
    | PlayWithDifference
    | SeatTaken
    | RoundPlayed
    | RaceTable
    | UndoRace
)
"""What the director may ask for."""


class Ruling(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tournaments/{id}/rule`, answered by `Answered`; the same `id` is done once."""

    id: CommandId
    action: DirectorAction
