"""
What a tournament or a chain of satellites is to be, from what somebody asked for; the house's bots for one.

Knows       structures, presets, the planner, the club's bots. Tested in tests/server/test_tournaments.py
"""

from msgspec import UnsetType, to_builtins
from msgspec.structs import replace

from pakli.club import Club, Person
from pakli.club.refusals import HOUSE
from pakli.room.tournaments import EventOpened
from pakli.rules import VARIANTS
from pakli.rules.refusal import refuse
from pakli.table import Money as TableMoney
from pakli.texts import translator
from pakli.tournament import Structure
from pakli.tournament.planner import Wish, plan
from pakli.tournament.presets import TOURNAMENTS
from pakli.tournament.real_chips import with_colour_ups
from pakli.tournament.satellites import leading_to, plan_chain
from pakli.tournament.schedule import most_seats
from pakli.wire.chains import NewChain, PlannedStep
from pakli.wire.tournament_http import EventPlan, NewEvent, QuickEvent

__all__ = ["chain_openings", "house_bots", "opening_of", "planned", "quick_opening", "structure_of"]


def structure_of(data: NewEvent, target: Structure | None = None) -> Structure:
    """
    The structure that somebody asked for, under its name; not checked yet.

    Args:
        target: what its tickets are for; None: no event that is there.

    Raises:
        RuleViolation: there is no such preset, or not exactly one thing says what is played.
    """
    given: list[str | EventPlan | Structure] = [data.preset] if data.preset else []
    given += [one for one in (data.plan, data.structure) if not isinstance(one, UnsetType)]
    if len(given) != 1:
        raise refuse(HOUSE, "event.one_source")
    source = given[0]
    if isinstance(source, str):
        structure = _priced(_preset(source), data)
    else:
        structure = plan(_wish(source)).structure if isinstance(source, EventPlan) else source
    structure = _with_real_cards(_playing(replace(structure, name=data.name), data.variants), data)
    return structure if target is None else leading_to(structure, target, data.satellite_to)


def _with_real_cards(structure: Structure, data: NewEvent) -> Structure:
    """With tables of real cards, and the chips they are played with: small ones leave play when they can."""
    if not data.live:
        return structure
    chips = tuple(sorted(data.real_chips)) or structure.chips
    made = replace(structure, live=data.live, mixed=data.mixed or structure.mixed, chips=chips)
    return with_colour_ups(made)


def _preset(name: str) -> Structure:
    if name not in TOURNAMENTS:
        raise refuse("M3", "event.no_such_preset", preset=name)
    return TOURNAMENTS[name]


def _priced(structure: Structure, data: NewEvent) -> Structure:
    """With another fee than the preset's: a bounty or a ticket is as big a part of it as before."""
    if structure.practice:
        return structure
    if not isinstance(data.money, UnsetType):
        structure = replace(structure, money=TableMoney(**to_builtins(data.money)))
    if isinstance(data.entry, UnsetType):
        return structure
    fee, satellite = structure.entry, structure.satellite
    return replace(
        structure,
        entry=data.entry,
        bounty=structure.bounty * data.entry.to_pool // fee.to_pool,
        satellite=satellite
        and replace(satellite, ticket=max(1, satellite.ticket * data.entry.pays // fee.pays)),
    )


def _playing(structure: Structure, variants: tuple[str, ...]) -> Structure:
    """Other games than its own, if any are named; the usual limit of a single game is said."""
    structure = replace(structure, variants=variants) if variants else structure
    only = structure.variants[0] if len(structure.variants) == 1 else ""
    if only in VARIANTS and not structure.limit:
        return replace(structure, limit=VARIANTS[only].limit)
    return structure


def _wish(asked: EventPlan) -> Wish:
    fields = {name: getattr(asked, name) for name in asked.__struct_fields__}
    return Wish(**{**fields, "money": TableMoney(**to_builtins(asked.money))})


def opening_of(data: NewEvent, structure: Structure) -> EventOpened:
    """How the room is to announce it."""
    return EventOpened(
        structure=structure,
        delay=data.delay,
        chat=data.chat,
        members_bots=data.members_bots,
        private=data.private,
        starts=data.starts,
        fill=data.fill,
        weekly=data.weekly,
        season=data.season,
        target=data.satellite_to,
    )


def chain_openings(data: NewChain, target: Structure, starts: int) -> tuple[EventOpened, ...]:
    """
    The satellites of a chain as the room is to announce them, the lowest first.

    Args:
        target: what they lead to. starts: when that begins, in milliseconds since 1970; 0: no time is set.

    Raises:
        RuleViolation: there can be no such chain (M7), or it would not be over when its target begins.
    """
    preset = data.preset + ("-practice" if target.practice else "")
    like = replace(_playing(_preset(preset), data.variants or target.variants), name=data.name)
    steps = plan_chain(target, data.bottom, data.levels, like=like)[:-1]
    times = [data.starts and data.starts + 60_000 * data.apart * step for step in range(len(steps))]
    if starts and times[-1] >= starts:
        raise refuse("M7", "chain.starts_late", tournament=steps[-1].name, target=target.name)
    if data.starts and not data.apart and len(steps) > 1:
        raise refuse("M7", "chain.starts_late", tournament=steps[0].name, target=steps[1].name)
    return tuple(
        [
            EventOpened(
                structure=step,
                private=data.private,
                starts=at,
                fill=data.fill,
                members_bots=data.members_bots,
                delay=data.delay,
                chat=data.chat,
            )
            for step, at in zip(steps, times, strict=True)
        ]
    )


def planned(opening: EventOpened) -> PlannedStep:
    """What is said of a satellite before it is made."""
    structure = opening.structure
    ticket, to_pool = structure.satellite.ticket if structure.satellite else 0, structure.entry.to_pool
    return PlannedStep(
        name=structure.name,
        entry=structure.entry,
        ticket=0 if structure.practice else ticket,
        starts=opening.starts,
        entries=max(structure.least, -(-ticket // to_pool) if to_pool > 0 else 0),
    )


def quick_opening(person: Person, asked: QuickEvent) -> EventOpened:
    """
    A practice sit & go at one table, fast, for one person and bots (M9).

    Raises:
        RuleViolation: there is no such game.
    """
    model = TOURNAMENTS["sit-and-go-6-turbo-practice"]
    structure = _playing(model, (asked.game,))
    seats = min(asked.players, most_seats(structure.variants)) if asked.game in VARIANTS else asked.players
    return EventOpened(
        structure=replace(
            structure,
            name=translator(person.language).text("event-quick-name"),
            table_size=seats,
            least=seats,
            most=seats,
        ),
        private=True,
        quick=True,
    )


async def house_bots(club: Club, number: int, language: str = "en") -> list[Person]:
    """So many of the house's bots, called after trees; where there are more of them, with a number."""
    names = [name.strip() for name in translator(language).text("practice-names").split(",")]
    called = [
        names[at % len(names)] + (f" {at // len(names) + 1}" if at >= len(names) else "")
        for at in range(number)
    ]
    return [await club.people.bot(name) for name in called]
