"""
A tournament as one viewer knows it: its clock, ranks, prizes, tables, and what he may do.

Clauses     M1, M2, M4 to M7; F2 (no card is in it).
Tested in   tests/wire/test_tournaments.py
"""

from typing import Final

from msgspec import UNSET, UnsetType

from pakli.club.person import Person
from pakli.room.tournaments import Hall, TournamentActor
from pakli.room.tournaments.purse import ticket_of
from pakli.rules import Refusal as Denied
from pakli.tournament import Break, Entry, Level, Tournament, level_at
from pakli.tournament.fees import add_on_chips, add_on_price, rebuy_chips, rebuy_price
from pakli.tournament.payouts import prizes
from pakli.tournament.schedule import segment_at
from pakli.tournament.state import IN_PLAY
from pakli.wire.event_desk import desk_of
from pakli.wire.event_lines import chain_of, entry_state, is_program, name_of, pool_of, table_of
from pakli.wire.event_real import real_view
from pakli.wire.options import Refusal
from pakli.wire.tournaments import (
    ClockView,
    LevelView,
    MayDo,
    MyEntry,
    OfferedDeal,
    PayoutView,
    PlayerAsked,
    RankView,
    ShareOfDeal,
    TableOfEvent,
    TournamentView,
)

__all__ = ["event_view", "ranked_now"]

_RANKS: Final = 100


def event_view(hall: Hall, actor: TournamentActor, person: Person, *, desk: bool = False) -> TournamentView:
    """The whole event for `person`; `desk`: with the director's part, if he runs it."""
    event, opening = actor.event, actor.kept.opening
    order = ranked_now(event)
    in_play = event.takings.in_play
    runs = actor.may(person, "run_tournament") is None
    return TournamentView(
        tournament=actor.event_id,
        v=actor.version,
        structure=event.structure,
        status=event.status,
        private=opening.private,
        owner=opening.owner,
        owner_name=name_of(actor, opening.owner),
        starts=opening.starts,
        starts_in=_starts_in(actor),
        players=event.entered,
        people=event.players,
        left=event.left,
        average=in_play // event.left if event.left else 0,
        chips=in_play,
        rebuys=sum([entry.rebuys for entry in event.entries]),
        add_ons=sum([entry.added_on for entry in event.entries]),
        pool=pool_of(event),
        payouts=_payouts(event),
        settled=event.closed,
        paid_places=event.paid if event.closed else len(_payouts(event)),
        bubble=event.bubble is not None,
        ranks=tuple([_rank(actor, _place_of(order, at), entry) for at, entry in enumerate(order[:_RANKS])]),
        tables=_tables(actor),
        me=_me(actor, person, order),
        chain=chain_of(hall, actor, person),
        announcement=actor.kept.said,
        delay=opening.delay,
        chat=opening.chat,
        members_bots=opening.members_bots,
        called_off=_called_off(actor),
        clock=_clock(actor) if event.status == "running" else UNSET,
        deal=_deal(actor),
        real=real_view(actor),
        desk=desk_of(actor) if desk and runs else UNSET,
    )


def _called_off(actor: TournamentActor) -> str:
    if actor.event.status != "cancelled":
        return ""
    return next((one.reason for one in reversed(actor.recent) if one.what == "cancelled"), "")


def ranked_now(event: Tournament) -> list[Entry]:
    """Those in play by chips, then those who are out, the later the better; before the start as they came."""
    there = [entry for entry in event.entries if entry.status not in ("gone", "replaced")]
    if event.status == "registering":
        return there
    playing = [entry for entry in there if entry.status in IN_PLAY and not entry.place]
    out = [entry for entry in there if entry.status not in IN_PLAY or entry.place]
    return [
        *sorted(playing, key=lambda entry: -entry.chips),
        *sorted(out, key=lambda entry: (entry.place or 10**9, -entry.fell, -entry.had)),
    ]


def _place_of(order: list[Entry], at: int) -> int:
    """From 1: who has as many chips as others has the highest of their places."""
    while at and order[at].chips and order[at - 1].chips == order[at].chips:
        at -= 1
    return at + 1


def _table_of(actor: TournamentActor, entry: Entry) -> str:
    """Id of the table where somebody sits; empty: there is none, or the event is over and it is closed."""
    return actor.table_id(entry.table) if entry.table and actor.table(entry.table) is not None else ""


def _rank(actor: TournamentActor, rank: int, entry: Entry) -> RankView:
    return RankView(
        rank=entry.place or rank,
        player=entry.player,
        name=name_of(actor, entry.player),
        bot=is_program(actor, entry.player),
        chips=entry.chips,
        table=_table_of(actor, entry),
        out=entry.status == "out",
        prize=entry.prize + entry.dealt,
        bounties=entry.won,
        rebuys=entry.rebuys,
        ticket=ticket_of(actor.event, entry) > 0,
    )


def _starts_in(actor: TournamentActor) -> int | UnsetType:
    starts = actor.kept.opening.starts
    if not starts or actor.event.status != "registering":
        return UNSET
    return max(0, starts - actor.house.wall())


def _payouts(event: Tournament) -> tuple[PayoutView, ...]:
    """What is paid; while one may still enter, what it would be."""
    paid = event.prizes
    if not event.closed and event.entered:
        paid = prizes(event.structure, event.entered, event.takings.pool, players=event.players)
    return tuple([PayoutView(place, prize) for place, prize in enumerate(paid, 1) if prize])


def _tables(actor: TournamentActor) -> tuple[TableOfEvent, ...]:
    event = actor.event
    if event.status != "running":
        return ()
    found = []
    for number in event.open_numbers:
        spot = event.tables[number]
        stacks = [entry.chips for entry in event.seated(spot)]
        found.append(
            TableOfEvent(
                number=number,
                table=table_of(actor, number),
                live=spot.live,
                players=len(stacks),
                most=max(stacks, default=0),
                least=min(stacks, default=0),
                playing=spot.playing,
                final=event.final == number,
            )
        )
    return tuple(found)


# The clock.


def _clock(actor: TournamentActor) -> ClockView:
    event = actor.event
    clock, passed = event.clock, _passed(actor)
    left = clock.left * 1000 - passed if event.span.minutes and clock.phase != "due" else UNSET
    return ClockView(
        phase=clock.phase,
        runs=not event.clock_stands,
        paused=event.paused,
        at=clock.at,
        now=_level(event, max(0, clock.level - 1), clock.at),
        next=_level(event, clock.level, clock.at),
        left=left if isinstance(left, UnsetType) else max(0, left),
        to_break=_to_break(event, passed),
        late_left=_late_left(event, passed),
        rebuys_left=_rebuys_left(event, passed),
        hands_left=_hands_left(event),
    )


def _passed(actor: TournamentActor) -> int:
    """Milliseconds since time was last told."""
    actor.passed()  # it stands in a pause
    return max(0, round(1000 * (actor.house.clock.now() - actor.told_at)))


def _level(event: Tournament, index: int, at: int) -> LevelView:
    level = level_at(event.structure, index)
    stakes = level.stakes
    return LevelView(
        at=at,
        level=index + 1,
        small_blind=stakes.small_blind,
        big_blind=stakes.big_blind,
        ante=stakes.ante,
        bring_in=stakes.bring_in,
        minutes=level.minutes,
        hands=level.hands,
    )


def _to_break(event: Tournament, passed: int) -> int | UnsetType:
    """Milliseconds to the next break; nothing where none comes, or a level goes by hands."""
    clock, at = event.clock, event.clock.at
    if clock.phase != "level":
        return UNSET
    left = clock.left * 1000 - passed
    while at < len(event.structure.schedule):
        span = segment_at(event.structure, at)
        if isinstance(span, Break):
            return max(0, left)
        if not span.minutes:
            return UNSET
        left += 60_000 * span.minutes if at != clock.at else 0
        at += 1
    return UNSET


def _late_left(event: Tournament, passed: int) -> int | UnsetType:
    if not event.late_entry:
        return UNSET
    clock, at = event.clock, event.clock.at
    left, level = clock.left * 1000 - passed, clock.level
    while True:
        span = segment_at(event.structure, at)
        if isinstance(span, Level) and not span.minutes:
            return UNSET
        left += 60_000 * span.minutes if at != clock.at else 0
        if isinstance(span, Level):
            if level >= event.structure.late_levels:
                return max(0, left)
            level += 1
        at += 1


def _rebuys_left(event: Tournament, passed: int) -> int | UnsetType:
    rebuy = event.structure.rebuy
    if rebuy is None or not rebuy.minutes or not event.rebuy_window:
        return UNSET
    return max(0, 60_000 * rebuy.minutes - 1000 * event.clock.played - passed)


def _hands_left(event: Tournament) -> int | UnsetType:
    """M2: a level by hands is over when one table has played as many."""
    span, clock = event.span, event.clock
    if not isinstance(span, Level) or not span.hands or clock.phase != "level":
        return UNSET
    spots = [event.tables[number] for number in event.open_numbers]
    return max(0, span.hands - max([spot.hands_here for spot in spots if spot.at == clock.at], default=0))


# The viewer.


def _me(actor: TournamentActor, person: Person, order: list[Entry]) -> MyEntry:
    event, entry = actor.event, actor.event.latest(person.id)
    no = actor.why_not_enter(person)
    if entry is None:
        return MyEntry(state="none", can=() if no else ("enter",), why_not=_denied(no))
    playing = entry.status in IN_PLAY and event.status == "running"
    return MyEntry(
        state=entry_state(event, person.id),
        can=_can(actor, entry, no),
        why_not=UNSET if playing else _denied(no),
        entry=entry.number,
        table=_table_of(actor, entry),
        table_number=entry.table,
        seat=entry.seat,
        chips=entry.chips,
        rank=_place_of(order, order.index(entry)) if playing else 0,
        place=entry.place,
        prize=entry.prize + entry.dealt,
        bounty=entry.head,
        bounties=entry.won,
        rebuys=entry.rebuys,
        paid=entry.paid,
        ticket=ticket_of(event, entry) > 0,
        live=entry.live,
        asked=_asked(actor, entry),
    )


def _denied(no: Denied | None) -> Refusal | UnsetType:
    return UNSET if no is None else Refusal(no.clause, no.code, no.facts)


def _can(actor: TournamentActor, entry: Entry, no: Denied | None) -> tuple[MayDo, ...]:
    event, can = actor.event, list[MayDo]()
    if no is None:
        can.append("enter")
    if event.status == "registering" and entry.status == "registered":
        can.append("withdraw")
    if event.status != "running" or entry.status not in IN_PLAY:
        return tuple(can)
    if _soon(event.why_not_rebuy(entry.player)):
        can.append("rebuy")
    if _soon(event.why_not_add_on(entry.player)):
        can.append("add_on")
    if event.closed and not event.dealt and event.left > 1:
        can.append("offer_deal")
    if event.deal is not None:
        can += ["drop_deal"] if entry.number in event.deal.agreed else ["agree_deal", "drop_deal"]
    return tuple(can)


def _soon(no: Denied | None) -> bool:
    """Whether it is possible, now or when the hand is over."""
    return no is None or no.code == "rebuy.in_hand"


def _asked(actor: TournamentActor, entry: Entry) -> PlayerAsked | UnsetType:
    event = actor.event
    if entry.status == "asked":
        left = actor.question_left(entry.number)
        return PlayerAsked(
            what="rebuy",
            pays=rebuy_price(event.structure).pays,
            chips=rebuy_chips(event.structure),
            left=UNSET if left is None else round(1000 * left),
        )
    if (
        event.add_on == "open"
        and _soon(event.why_not_add_on(entry.player))
        and entry.player not in actor.wishes
    ):
        left, structure = actor.add_on_left(), event.structure
        return PlayerAsked(
            what="add_on",
            pays=add_on_price(structure).pays,
            chips=add_on_chips(structure),
            left=round(1000 * left) if left >= 0 else UNSET,
        )
    return UNSET


def _deal(actor: TournamentActor) -> OfferedDeal | UnsetType:
    deal = actor.event.deal
    if deal is None:
        return UNSET
    shares = [
        ShareOfDeal(
            number,
            actor.event.entries[number].player,
            name_of(actor, actor.event.entries[number].player),
            amount,
            number in deal.agreed,
            is_program(actor, actor.event.entries[number].player),
        )
        for number, amount in deal.amounts
    ]
    return OfferedDeal(tuple(shares), deal.left)
