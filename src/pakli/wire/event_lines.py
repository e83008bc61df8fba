"""
A tournament as the lobby lists it, and its chain of satellites.

Tested in   tests/wire/test_tournaments.py
"""

from msgspec.structs import replace

from pakli.club.person import Person
from pakli.room.tournaments import EventOpened, Hall, PastEvent, TournamentActor
from pakli.tournament import Structure, Tournament
from pakli.wire.desk_views import EntryState
from pakli.wire.tournaments import (
    ChainStep,
    TournamentEntryView,
    TournamentsMessage,
)
from pakli.wire.view import Money

__all__ = [
    "chain_of",
    "entry_state",
    "is_program",
    "line_of",
    "name_of",
    "pool_of",
    "table_of",
    "tournaments_message",
]


def name_of(actor: TournamentActor, player: str) -> str:
    """How a player is called."""
    person = actor.house.people.get(player)
    return player if person is None else person.name


def table_of(actor: TournamentActor, number: int) -> str:
    """Id of a table; empty: there is none, or no hand is entered there."""
    event = actor.event
    return "" if not number or event.without_hands(event.tables[number]) else actor.table_id(number)


def is_program(actor: TournamentActor, player: str) -> bool:
    """Whether a program plays him, the house's or a member's."""
    person = actor.house.people.get(player)
    return person is not None and person.is_program


def entry_state(event: Tournament, player: str) -> EntryState:
    """How somebody stands in an event."""
    entry = event.latest(player)
    if entry is None or entry.status in ("gone", "replaced"):
        return "none"
    return entry.status  # type: ignore[return-value]  # the others are the same words


def pool_of(event: Tournament) -> int:
    """What is divided into prizes, what is guaranteed included."""
    return max(event.takings.pool + event.takings.added, event.structure.payouts.guaranteed)


def line_of(one: TournamentActor | PastEvent, person: Person) -> TournamentEntryView:
    """One event, as the lobby lists it for somebody."""
    if isinstance(one, PastEvent):
        return _past_line(one, person)
    event = one.event
    mine = event.latest(person.id)
    return replace(
        _line(one.event_id, one.kept.opening, event.structure),
        status=event.status,
        players=event.entered,
        left=event.left,
        level=event.clock.level if event.status == "running" else 0,
        late=event.late_entry,
        pool=pool_of(event),
        mine=entry_state(event, person.id),
        may_enter=one.why_not_enter(person) is None,
        my_table="" if mine is None else table_of(one, mine.table),
    )


def _past_line(past: PastEvent, person: Person) -> TournamentEntryView:
    return replace(
        _line(past.event_id, past.opening, past.opening.structure),
        status=past.status,
        players=past.entered,
        left=past.left,
        pool=past.pool,
        mine="out" if person.id in past.players else "none",
    )


def _line(event_id: str, opening: EventOpened, structure: Structure) -> TournamentEntryView:
    """What was settled when it was announced."""
    return TournamentEntryView(
        tournament=event_id,
        name=structure.name,
        status="registering",
        variants=structure.variants,
        limit=structure.limit,
        preset=structure.preset,
        entry=structure.entry,
        money=Money(structure.money.code, structure.money.value, structure.money.digits),
        practice=structure.practice,
        stack=structure.stack,
        table_size=structure.table_size,
        sit_and_go=structure.sit_and_go,
        rebuys=structure.rebuy is not None,
        reentries=structure.reentries > 0,
        bounty=structure.bounty,
        satellite_to=opening.target,
        ticket=0 if structure.satellite is None else structure.satellite.ticket,
        starts=opening.starts,
        players=0,
        least=structure.least,
        most=structure.most,
        left=0,
        level=0,
        late=False,
        pool=0,
        private=opening.private,
    )


def tournaments_message(hall: Hall, person: Person) -> TournamentsMessage:
    """The whole list."""
    lines = [line_of(one, person) for one in hall.listed(person)]
    return TournamentsMessage(tuple(lines))


def chain_of(hall: Hall, actor: TournamentActor, person: Person) -> tuple[ChainStep, ...]:
    """
    The chain an event stands in, the lowest satellite first; nothing where it stands in none.

    Private events that are not this person's business are left out.
    """
    chain: list[TournamentActor | PastEvent] = [actor]
    while (above := hall.known(_opening(chain[-1]).target)) is not None and not _among(chain, above):
        chain.append(above)
    while (below := _leads_to(hall, chain[0].event_id)) is not None and not _among(chain, below):
        chain.insert(0, below)
    seen = [one for one in chain if one is actor or one.concerns(person)]
    return tuple([_step(one) for one in seen]) if len(seen) > 1 else ()


def _among(chain: list[TournamentActor | PastEvent], one: TournamentActor | PastEvent) -> bool:
    return one.event_id in [step.event_id for step in chain]


def _leads_to(hall: Hall, target: str) -> TournamentActor | PastEvent | None:
    return next((one for one in hall.everything if _opening(one).target == target), None)


def _opening(one: TournamentActor | PastEvent) -> EventOpened:
    return one.opening if isinstance(one, PastEvent) else one.kept.opening


def _step(one: TournamentActor | PastEvent) -> ChainStep:
    structure = one.opening.structure if isinstance(one, PastEvent) else one.event.structure
    return ChainStep(
        tournament=one.event_id,
        name=structure.name,
        status=one.status if isinstance(one, PastEvent) else one.event.status,
        entry=structure.entry,
        starts=_opening(one).starts,
        sit_and_go=structure.sit_and_go,
        level=0 if isinstance(one, PastEvent) or one.event.status != "running" else one.event.clock.level,
    )
