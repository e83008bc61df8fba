"""
The director's desk: everybody in the event with what can be done about him, what happened, the money.

What can be done is found by asking the tournament, so that the page works nothing out.

Clauses     F1, M4, M5.
Tested in   tests/wire/test_tournaments.py
"""

from typing import Final

from pakli.room.tournaments import TournamentActor
from pakli.room.tournaments.recent import Happening
from pakli.rules import RuleViolation
from pakli.tournament import (
    Entry,
    TakeBackBust,
    TakeBackEntry,
    TakeBackMove,
    Tournament,
    TournamentAction,
)
from pakli.tournament.consequences import bubble_possible
from pakli.tournament.judge_floor import FLOOR_JUDGES, ends_entries
from pakli.tournament.state import IN_PLAY
from pakli.wire.desk_views import DeskEntry, DeskNote, DeskView, FreeSeats, MayRule
from pakli.wire.event_lines import entry_state, is_program, name_of
from pakli.wire.event_real import real_desk

__all__ = ["desk_of"]

_WHY: Final = "-"


def desk_of(actor: TournamentActor) -> DeskView:
    """The whole desk."""
    event, takings = actor.event, actor.event.takings
    there = [entry for entry in event.entries if entry.status not in ("gone", "replaced")]
    return DeskView(
        can=() if actor.past else _can(actor),
        entries=tuple([_entry(actor, entry) for entry in there]),
        notes=tuple([_note(actor, one) for one in reversed(actor.recent)]),
        collected=takings.collected,
        shares=takings.shares,
        paid_out=takings.paid_out + takings.bounties_paid,
        refunded=takings.refunded,
        added=takings.added,
        chips=takings.chips,
        out_of_play=takings.out_of_play,
        hand_for_hand=event.bubble is not None,
        break_order=event.break_order,
        free=_free(event),
        ends_entries=ends_entries(event),
        real=real_desk(actor),
    )


def _free(event: Tournament) -> tuple[FreeSeats, ...]:
    if event.status != "running":
        return ()
    found = [FreeSeats(number, event.tables[number].free) for number in event.open_numbers]
    return tuple([one for one in found if one.seats])


def _can(actor: TournamentActor) -> tuple[MayRule, ...]:
    event, can = actor.event, list[MayRule](["announce"])
    if actor.kept.opening.private:
        can.append("invite")
    can += _of_payouts(actor)
    if event.status == "registering":
        can += ["enter_player", "resize", "cancel", "fix_seat"]
        if event.left >= max(2, event.structure.least):
            can.append("begin")
        if event.structure.practice and not event.structure.live:
            can.append("bots")
    if event.status != "running":
        return tuple(can)
    can += ["set_clock", "order_breaks", "fix_seat", "resume" if event.paused else "pause"]
    if event.late_entry:
        can.append("enter_player")
    if event.clock_before is not None:
        can.append("take_back_clock")
    if bubble_possible(event) or event.bubble is not None:
        can.append("hand_for_hand")
    if event.deal is not None:
        can.append("drop_deal")
    return tuple(can)


def _of_payouts(actor: TournamentActor) -> list[MayRule]:
    event = actor.event
    open_still = event.status in ("registering", "running") and not event.closed
    if not open_still or event.structure.satellite is not None:
        return []
    return ["set_payouts"] if event.payouts_before is None else ["set_payouts", "take_back_payouts"]


def _entry(actor: TournamentActor, entry: Entry) -> DeskEntry:
    event = actor.event
    return DeskEntry(
        entry=entry.number,
        player=entry.player,
        name=name_of(actor, entry.player),
        bot=is_program(actor, entry.player),
        state=entry_state(event, entry.player),
        chips=entry.chips,
        table_number=entry.table,
        seat=entry.seat,
        fixed=entry.fixed,
        rebuys=entry.rebuys,
        added_on=entry.added_on,
        penalty=entry.penalty,
        leaves=entry.disqualified and entry.status in IN_PLAY,
        place=entry.place,
        prize=entry.prize + entry.dealt,
        paid=entry.paid,
        had=entry.had,
        by=entry.by,
        live=entry.live,
        can=_can_about(event, entry, past=actor.past),
    )


def _can_about(event: Tournament, entry: Entry, *, past: bool) -> tuple[MayRule, ...]:
    can = list[MayRule]()
    if event.status == "running" and entry.status in IN_PLAY:
        can.append("penalize")
        if entry.status == "playing" and not event.busy >> entry.table & 1:
            can.append("move_player")
        if not entry.disqualified:
            can.append("disqualify")
        if _possible(event, TakeBackMove(entry.player, _WHY)):
            can.append("take_back_move")
        if _possible(event, TakeBackEntry(entry.player, _WHY)):
            can.append("take_back_entry")
    elif entry.status == "out" and not past and _busted_wrongly(event, entry):
        can.append("take_back_bust")
    return tuple(can)


def _busted_wrongly(event: Tournament, entry: Entry) -> bool:
    """Whether the bust could be taken back, if its winners give the chips."""
    givers = [number for number in entry.by if event.entries[number].chips > 1]
    chips = () if entry.disqualified else tuple([(number, 1) for number in givers[:1]])
    return _possible(event, TakeBackBust(entry.player, _WHY, chips))


def _possible(event: Tournament, action: TournamentAction) -> bool:
    try:
        FLOOR_JUDGES[type(action)](event, action)
    except RuleViolation:
        return False
    return True


def _note(actor: TournamentActor, one: Happening) -> DeskNote:
    entry = actor.event.entries[one.entry] if one.entry else None
    return DeskNote(
        number=one.number,
        at=one.at,
        what=one.what,
        entry=one.entry,
        name="" if entry is None else name_of(actor, entry.player),
        table_number=one.table,
        seat=one.seat,
        amount=one.amount,
        reason=one.reason,
    )
