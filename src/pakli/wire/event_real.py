"""
Real cards and chips of a tournament as its viewers, and its desk, know them.

Clauses     M1 (every chip adds up), M4, TDA 24.
Tested in   tests/server/test_real_tournaments.py
"""

from msgspec import UNSET, UnsetType

from pakli.room.tournaments import TournamentActor
from pakli.rules import RuleViolation
from pakli.tournament import Break, TakeBackRace, Tournament
from pakli.tournament.balance import uneven
from pakli.tournament.judge_live import LIVE_JUDGES
from pakli.tournament.real_chips import all_counted, colour_up, not_counted, values_in_play
from pakli.tournament.schedule import segment_at
from pakli.tournament.state import Spot, ToMove
from pakli.wire.event_lines import name_of
from pakli.wire.real import (
    ColourUpView,
    MayEnter,
    RacedView,
    RealDesk,
    RealTable,
    RealView,
    SeatMove,
    UnevenTables,
)

__all__ = ["real_desk", "real_view"]


def real_view(actor: TournamentActor) -> RealView | UnsetType:
    """What everybody may know; nothing where all tables are online."""
    event = actor.event
    if not event.structure.live:
        return UNSET
    moves = event.to_move[::-1] if event.status == "running" else ()
    return RealView(
        live=event.structure.live,
        mixed=event.structure.mixed,
        values=values_in_play(event),
        moves=tuple([_move(actor, one) for one in sorted(moves, key=lambda one: one.done)]),
        colour_up=_colour_up(actor),
    )


def _move(actor: TournamentActor, one: ToMove) -> SeatMove:
    entry = actor.event.entries[one.entry]
    return SeatMove(
        entry=entry.number,
        player=entry.player,
        name=name_of(actor, entry.player),
        from_table=one.table,
        from_seat=one.seat,
        table=entry.table,
        seat=entry.seat,
        done=one.done,
    )


def _colour_up(actor: TournamentActor) -> ColourUpView | UnsetType:
    event, found = actor.event, colour_up(actor.event)
    if found is None or event.status in ("finished", "cancelled"):
        return UNSET
    removed, smallest, at = found
    return ColourUpView(removed=removed, smallest=smallest, at=at, left=_left_to(actor, at))


def _left_to(actor: TournamentActor, at: int) -> int | UnsetType:
    """Milliseconds to a place of the schedule."""
    event, clock = actor.event, actor.event.clock
    spans = [segment_at(event.structure, place) for place in range(clock.at, at)]
    if any(not span.minutes for span in spans):
        return UNSET
    if not spans:
        return 0
    if event.status == "registering":
        return sum([60_000 * span.minutes for span in spans])
    actor.passed()  # it stands in a pause
    passed = round(1000 * (actor.house.clock.now() - actor.told_at))
    left = clock.left if clock.phase != "due" or isinstance(spans[0], Break) else 0
    return max(0, 1000 * left - passed) + sum([60_000 * span.minutes for span in spans[1:]])


def real_desk(actor: TournamentActor) -> RealDesk | UnsetType:
    """What the desk enters; nothing where all tables are online."""
    event = actor.event
    if not event.structure.live:
        return UNSET
    spots = [event.tables[number] for number in event.open_numbers] if event.status == "running" else []
    tables = [_table(actor, spot) for spot in spots if spot.live]
    found = uneven(event) if event.status == "running" else None
    return RealDesk(
        can=() if actor.past else _can(event, tables),
        tables=tuple(tables),
        issued=event.takings.in_play,
        known=event.chips_in_play,
        left_to_count=not_counted(event),
        uneven=UNSET if found is None else UnevenTables(*found),
    )


def _can(event: Tournament, tables: list[RealTable]) -> tuple[MayEnter, ...]:
    can = list[MayEnter]()
    free = not event.structure.entry.pays
    if free and (event.status == "registering" or event.late_entry):
        can.append("enter_named")
    if event.status != "running":
        return tuple(can)
    can += ["count_chips", "race_off", "move_done"]
    if any(not table.hands for table in tables):
        can.append("bust_out")
    if event.uncounted and all_counted(event):
        can.append("accept_difference")
    if any(table.waits for table in tables):
        can.append("hand_played")
    if any(table.race for table in tables):
        can.append("take_back_race")
    if event.asked or event.add_on == "open" or event.rebuy_window:
        can.append("answer_for")
    return tuple(can)


def _table(actor: TournamentActor, spot: Spot) -> RealTable:
    event = actor.event
    there = [entry for entry in event.seated(spot) if entry.status == "playing"]
    without = event.without_hands(spot)
    to_play = 0 if event.bubble is None else event.bubble.to_play
    counting = event.count > 0 and event.count_at == event.clock.at
    return RealTable(
        number=spot.number,
        chips=sum([entry.chips for entry in there]),
        hands=not without,
        busy=spot.playing,
        waits=without and bool(to_play >> spot.number & 1),
        counted=counting and all(entry.count == event.count for entry in there),
        raced=spot.raced,
        race=_race(actor, spot),
    )


def _race(actor: TournamentActor, spot: Spot) -> tuple[RacedView, ...]:
    """The last race of a table, while it can be taken back."""
    event = actor.event
    if not spot.race:
        return ()
    try:
        LIVE_JUDGES[TakeBackRace](event, TakeBackRace(spot.number, "-"))
    except RuleViolation:
        return ()
    return tuple(
        [
            RacedView(
                entry=one.entry,
                name=name_of(actor, event.entries[one.entry].player),
                seat=event.entries[one.entry].seat,
                before=one.before,
                after=one.after,
                odd=one.odd,
                cards=one.cards,
                won=one.won,
                kept_in=one.kept_in,
            )
            for one in spot.race
        ]
    )
