"""
A tournament as the lobby lists it, and its chain of satellites.

Tested in   tests/wire/test_tournaments.py
"""

from pakli.club.person import Person
from pakli.room.tournaments import Hall, TournamentActor
from pakli.tournament import Tournament
from pakli.wire.tournaments import ChainStep, EntryState, TournamentEntryView, TournamentsMessage
from pakli.wire.view import Money

__all__ = ["chain_of", "entry_state", "line_of", "pool_of", "tournaments_message"]


def entry_state(event: Tournament, player: str) -> EntryState:
    """How somebody stands in an event."""
    entry = event.latest(player)
    if entry is None or entry.status in ("gone", "replaced"):
        return "none"
    return entry.status  # type: ignore[return-value]  # the others are the same words


def pool_of(event: Tournament) -> int:
    """What is divided into prizes, what is guaranteed included."""
    return max(event.takings.pool + event.takings.added, event.structure.payouts.guaranteed)


def line_of(actor: TournamentActor, person: Person) -> TournamentEntryView:
    """One event, as the lobby lists it for somebody."""
    event, opening = actor.event, actor.kept.opening
    structure, mine = event.structure, event.latest(person.id)
    return TournamentEntryView(
        tournament=actor.event_id,
        name=structure.name,
        status=event.status,
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
        players=event.entered,
        least=structure.least,
        most=structure.most,
        left=event.left,
        level=event.clock.level if event.status == "running" else 0,
        late=event.late_entry,
        pool=pool_of(event),
        private=opening.private,
        mine=entry_state(event, person.id),
        may_enter=actor.why_not_enter(person) is None,
        my_table=actor.table_id(mine.table) if mine is not None and mine.table else "",
    )


def tournaments_message(hall: Hall, person: Person) -> TournamentsMessage:
    """The whole list."""
    return TournamentsMessage(tuple([line_of(actor, person) for actor in hall.listed(person)]))


def chain_of(hall: Hall, actor: TournamentActor, person: Person) -> tuple[ChainStep, ...]:
    """
    The chain an event stands in, the lowest satellite first; nothing where it stands in none.

    Private events that are not this person's business are left out.
    """
    chain = [actor]
    while (above := hall.find(chain[-1].kept.opening.target)) is not None and above not in chain:
        chain.append(above)
    while (below := _leads_to(hall, chain[0])) is not None and below not in chain:
        chain.insert(0, below)
    seen = [one for one in chain if one is actor or not one.kept.opening.private or one.knows(person)]
    return tuple([_step(one) for one in seen]) if len(seen) > 1 else ()


def _leads_to(hall: Hall, actor: TournamentActor) -> TournamentActor | None:
    return next((one for one in hall.all if one.kept.opening.target == actor.event_id), None)


def _step(actor: TournamentActor) -> ChainStep:
    structure = actor.event.structure
    return ChainStep(
        tournament=actor.event_id,
        name=structure.name,
        status=actor.event.status,
        entry=structure.entry,
        starts=actor.kept.opening.starts,
        sit_and_go=structure.sit_and_go,
        level=actor.event.clock.level if actor.event.status == "running" else 0,
    )
