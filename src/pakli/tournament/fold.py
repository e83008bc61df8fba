"""
Events folded into a tournament: facts, taken without judgement. Those of tables and the clock: `fold_tables`.

Clauses     M1 (money), M5, M6.
Tested in   tests/tournament/ (a log folded again gives the same tournament)
"""

from collections.abc import Callable
from typing import Any, Literal

from msgspec.structs import replace

from pakli.tournament import events as e
from pakli.tournament.fold_live import LIVE_FOLDS
from pakli.tournament.fold_tables import TABLE_FOLDS, unseat, with_entries, with_entry
from pakli.tournament.state import Deal, Entry, Takings, TournamentState

__all__ = ["FOLDS", "folded"]


def folded(state: TournamentState, event: e.TournamentEvent) -> TournamentState:
    """The tournament once `event` has happened."""
    return FOLDS[type(event)](state, event)


def _takings(state: TournamentState, **more: int) -> Takings:
    """The takings with so much more of each."""
    return replace(state.takings, **{name: getattr(state.takings, name) + by for name, by in more.items()})


def _without(numbers: tuple[int, ...], *gone: int) -> tuple[int, ...]:
    return tuple([number for number in numbers if number not in gone])


def _nothing(state: TournamentState, event: e.TournamentEvent) -> TournamentState:
    return state


def _entered(state: TournamentState, event: e.Entered) -> TournamentState:
    late = state.status == "running"
    before = state.latest(event.player)
    if before is not None:
        state = with_entry(state, before.number, status="replaced")
    entry = Entry(
        event.entry,
        event.player,
        event.chips,
        status="unseated" if late else "registered",
        paid=event.pays,
        head=event.bounty,
        live=event.live,
    )
    return replace(
        state,
        entries=state.entries.added(entry),
        by_player=state.by_player.added(event.player, event.entry),
        entered=state.entered + 1,
        players=state.players + (not event.again),
        left=state.left + 1,
        unseated=(*state.unseated, event.entry) if late else state.unseated,
        takings=_takings(
            state, collected=event.pays, shares=event.share, bounties=event.bounty, chips=event.chips
        ),
    )


def _gone(state: TournamentState, entry: Entry, refund: int) -> TournamentState:
    """As if never entered."""
    structure = state.structure
    takings = _takings(
        state,
        collected=-entry.paid,
        shares=-structure.entry.share,
        bounties=-entry.head,
        chips=-entry.chips,
        refunded=refund,
    )
    state = with_entry(unseat(state, entry), entry.number, status="gone", chips=0, head=0, table=0, seat=0)
    before = state.latest(entry.player)
    if before is not None:
        state = with_entry(state, before.number, status="out")
    return replace(
        state,
        entered=state.entered - 1,
        players=state.players - (before is None),
        left=state.left - 1,
        unseated=_without(state.unseated, entry.number),
        to_move=tuple([one for one in state.to_move if one.entry != entry.number]),
        takings=takings,
    )


def _withdrew(state: TournamentState, event: e.Withdrew | e.EntryTakenBack) -> TournamentState:
    return _gone(state, state.entries[event.entry], event.refund)


def _resized(state: TournamentState, event: e.Resized) -> TournamentState:
    return replace(state, structure=replace(state.structure, least=event.least, most=event.most))


def _cancelled(state: TournamentState, event: e.Cancelled) -> TournamentState:
    return replace(state, status="cancelled")


def _seat_fixed(state: TournamentState, event: e.SeatFixed) -> TournamentState:
    return with_entry(state, event.entry, fixed=event.seat)


def _busted(state: TournamentState, event: e.Busted) -> TournamentState:
    entry = state.entries[event.entry]
    state = with_entry(
        state,
        event.entry,
        status="broke",
        chips=0,
        had=event.had,
        by=event.by,
        fell=state.rounds,
        fell_at=entry.table,
        fell_hand=state.tables[entry.table].hands if entry.table else 0,
    )
    return replace(state, broke=(*state.broke, event.entry))


def _asked(state: TournamentState, event: e.AskedRebuy) -> TournamentState:
    state = with_entry(state, event.entry, status="asked")
    return replace(state, broke=_without(state.broke, event.entry), asked=(*state.asked, event.entry))


def _rebought(state: TournamentState, event: e.Rebought) -> TournamentState:
    """Who had no chips in his table's last hand gets no add-on in a break, until the next hand (M6, N)."""
    entry = state.entries[event.entry]
    missed = not entry.chips and entry.fell_at > 0 and entry.fell_hand != state.tables[entry.fell_at].hands
    state = with_entry(
        state,
        event.entry,
        status="playing",
        chips=entry.chips + event.chips,
        rebuys=entry.rebuys + 1,
        paid=entry.paid + event.pays,
        missed=missed,
    )
    return replace(
        state,
        asked=_without(state.asked, event.entry),
        takings=_takings(state, collected=event.pays, shares=event.share, chips=event.chips),
    )


def _add_on_offered(state: TournamentState, event: e.AddOnOffered) -> TournamentState:
    return replace(state, add_on="open", add_on_to=event.to, add_on_at=state.clock.at)


def _added_on(state: TournamentState, event: e.AddedOn) -> TournamentState:
    entry = state.entries[event.entry]
    changes = {"chips": entry.chips + event.chips, "paid": entry.paid + event.pays, "added_on": True}
    return replace(
        with_entry(state, event.entry, **changes),
        takings=_takings(state, collected=event.pays, shares=event.share, chips=event.chips),
    )


def _add_on_ended(state: TournamentState, event: e.AddOnEnded) -> TournamentState:
    return replace(state, add_on="over")


def _went_out(state: TournamentState, event: e.WentOut) -> TournamentState:
    number = event.entry
    entry = state.entries[number]
    changes = {"status": "out", "was": (entry.table, entry.seat), "table": 0, "seat": 0, "penalty": 0}
    state = with_entry(unseat(state, entry), number, **changes)
    return replace(
        state,
        left=state.left - 1,
        broke=_without(state.broke, number),
        asked=_without(state.asked, number),
        unseated=_without(state.unseated, number),
        to_move=tuple([one for one in state.to_move if one.entry != number]),
        fallen=(*state.fallen, number) if state.closed else (),
    )


def _head_won(state: TournamentState, event: e.HeadWon) -> TournamentState:
    """Money goes to the winners at once, the rest onto their heads."""
    state = with_entry(state, event.entry, head=0, head_to=event.shares)
    for winner, cash, onto in event.shares:
        entry = state.entries[winner]
        state = with_entry(state, winner, won=entry.won + cash, head=entry.head + onto)
    return replace(state, takings=_takings(state, bounties_paid=sum([cash for _, cash, _ in event.shares])))


def _entries_closed(state: TournamentState, event: e.EntriesClosed) -> TournamentState:
    satellite = state.structure.satellite
    worth = satellite.ticket if satellite is not None else 0
    return replace(
        state,
        closed=True,
        closed_left=state.left,
        prizes=event.prizes,
        paid=sum([prize > 0 for prize in event.prizes]),
        tickets=sum([prize >= worth for prize in event.prizes]) if worth else 0,
        takings=_takings(state, added=event.added),
    )


def _placed(state: TournamentState, event: e.Placed) -> TournamentState:
    rows = {
        number: replace(state.entries[number], place=event.place, prize=prize)
        for number, prize in zip(event.entries, event.prizes, strict=True)
    }
    return replace(
        with_entries(state, rows),
        fallen=_without(state.fallen, *event.entries),
        takings=_takings(state, paid_out=sum(event.prizes)),
    )


def _disqualified(state: TournamentState, event: e.Disqualified) -> TournamentState:
    if event.later:
        return with_entry(state, event.entry, disqualified=True)
    entry = state.entries[event.entry]
    if not event.chips:  # lost them before, and keeps the place of that hand
        return with_entry(state, event.entry, disqualified=True)
    rounds = state.rounds if state.bust_wait else state.rounds + 1  # later than who went out in the last hand
    changes = {"disqualified": True, "chips": 0, "fell": rounds, "fell_at": entry.table}
    return replace(
        with_entry(state, event.entry, by=(), had=event.chips, dropped=event.chips, **changes),
        rounds=rounds,
        takings=_takings(state, out_of_play=event.chips),
    )


def _penalty(state: TournamentState, event: e.PenaltySet) -> TournamentState:
    return with_entry(state, event.entry, penalty=event.hands)


def _ruling(state: TournamentState, event: e.RulingMade) -> TournamentState:
    if event.about in {"disqualified", "penalty"}:
        return with_entry(state, event.entry, ruled=event.reason)
    return state


def _payouts_set(state: TournamentState, event: e.PayoutsSet) -> TournamentState:
    before = state.structure.payouts
    payouts = replace(before, kind="custom", places=0, parts=event.parts)
    return replace(state, structure=replace(state.structure, payouts=payouts), payouts_before=before)


def _payouts_taken_back(state: TournamentState, event: e.PayoutsTakenBack) -> TournamentState:
    before = state.payouts_before
    assert before is not None, "payouts taken back that were never set"
    return replace(state, structure=replace(state.structure, payouts=before), payouts_before=None)


def _deal_offered(state: TournamentState, event: e.DealOffered) -> TournamentState:
    return replace(state, deal=Deal(event.amounts, event.left))


def _agreed(state: TournamentState, event: e.Agreed) -> TournamentState:
    deal = state.deal
    assert deal is not None, "an agreement where no deal is offered"
    return replace(state, deal=replace(deal, agreed=(*deal.agreed, event.entry)))


def _deal_dropped(state: TournamentState, event: e.DealDropped) -> TournamentState:
    return replace(state, deal=None)


def _deal_made(state: TournamentState, event: e.DealMade) -> TournamentState:
    rows = {number: replace(state.entries[number], dealt=amount) for number, amount in event.amounts}
    prizes = (event.left, *[0] * (state.left - 1), *state.prizes[state.left :])
    return replace(
        with_entries(state, rows),
        deal=None,
        dealt=True,
        prizes=prizes,
        tickets=0,
        takings=_takings(state, paid_out=sum([amount for _, amount in event.amounts])),
    )


def _bust_taken_back(state: TournamentState, event: e.BustTakenBack) -> TournamentState:
    """In again; what was paid for the place, and for the head, goes back."""
    entry = state.entries[event.entry]
    for winner, cash, onto in entry.head_to:
        one = state.entries[winner]
        state = with_entry(state, winner, won=one.won - cash, head=one.head - onto)
    for giver, chips in event.chips:
        state = with_entry(state, giver, chips=state.entries[giver].chips - chips)
    head = sum([cash + onto for _, cash, onto in entry.head_to]) or entry.head
    chips = sum([chips for _, chips in event.chips]) + event.out_of_play + event.uncounted
    takings = _takings(
        state,
        paid_out=-entry.prize,
        bounties_paid=-sum([cash for _, cash, _ in entry.head_to]),
        out_of_play=-event.out_of_play,
    )
    changes = {"head": head, "head_to": (), "place": 0, "prize": 0, "chips": chips, "dropped": 0}
    changes["disqualified"] = False
    state = with_entry(state, event.entry, status="unseated", fell=0, by=(), had=0, **changes)
    return replace(
        state,
        left=state.left + 1,
        fallen=_without(state.fallen, event.entry),
        unseated=(*state.unseated, event.entry),
        takings=takings,
        uncounted=state.uncounted - event.uncounted,
    )


def _end_taken_back(state: TournamentState, event: e.EndTakenBack) -> TournamentState:
    """Prizes of the end, and the winner's own bounty, go back; the event is played again."""
    best = state.entries[event.entries[0]]
    own = sum([cash for _, cash, _ in best.head_to])
    rows = {number: replace(state.entries[number], place=0, prize=0) for number in event.entries}
    if own:
        rows[best.number] = replace(rows[best.number], won=best.won - own, head=event.head, head_to=())
    prizes = sum([state.entries[number].prize for number in event.entries])
    takings = _takings(state, paid_out=-prizes, bounties_paid=-own)
    return replace(with_entries(state, rows), status="running", takings=takings)


def _entries_reopened(state: TournamentState, event: e.EntriesReopened) -> TournamentState:
    """As if prizes had never been settled; the final table is drawn when they are again."""
    rows = {number: replace(state.entries[number], place=0, prize=0) for number in event.entries}
    prizes = sum([state.entries[number].prize for number in event.entries])
    takings = _takings(state, paid_out=-prizes, added=-state.takings.added)
    return replace(
        with_entries(state, rows),
        closed=False,
        closed_left=0,
        prizes=(),
        paid=0,
        tickets=0,
        fallen=(),
        final=0,
        takings=takings,
    )


def _finished(state: TournamentState, event: e.Finished) -> TournamentState:
    """No question is left open (case T6)."""
    add_on: Literal["", "over"] = "over" if state.add_on else ""
    return replace(state, status="finished", deal=None, bubble=None, add_on=add_on)


FOLDS: dict[type[Any], Callable[[TournamentState, Any], TournamentState]] = {
    **TABLE_FOLDS,
    **LIVE_FOLDS,
    e.Entered: _entered,
    e.Withdrew: _withdrew,
    e.EntryTakenBack: _withdrew,
    e.Resized: _resized,
    e.Cancelled: _cancelled,
    e.SeatFixed: _seat_fixed,
    e.Busted: _busted,
    e.AskedRebuy: _asked,
    e.RebuyDeclined: _nothing,
    e.Rebought: _rebought,
    e.AddOnOffered: _add_on_offered,
    e.AddedOn: _added_on,
    e.AddOnEnded: _add_on_ended,
    e.WentOut: _went_out,
    e.HeadWon: _head_won,
    e.EntriesClosed: _entries_closed,
    e.Placed: _placed,
    e.RulingMade: _ruling,
    e.PenaltySet: _penalty,
    e.Disqualified: _disqualified,
    e.PayoutsSet: _payouts_set,
    e.PayoutsTakenBack: _payouts_taken_back,
    e.DealOffered: _deal_offered,
    e.Agreed: _agreed,
    e.DealDropped: _deal_dropped,
    e.DealMade: _deal_made,
    e.BustTakenBack: _bust_taken_back,
    e.EndTakenBack: _end_taken_back,
    e.EntriesReopened: _entries_reopened,
    e.Finished: _finished,
}
"""What each event does to a tournament."""
