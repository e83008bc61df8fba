"""
What a tournament is to be, from what somebody asked for; and the house's bots for one.

Knows       structures, presets, the planner, the club's bots. Tested in tests/server/test_tournaments.py
"""

from msgspec import UnsetType, to_builtins
from msgspec.structs import replace

from pakli.club import Club, Person
from pakli.club.refusals import HOUSE
from pakli.room.tournaments import EventOpened
from pakli.rules import VARIANTS
from pakli.rules.refusal import refuse
from pakli.table import Money
from pakli.texts import translator
from pakli.tournament import Structure
from pakli.tournament.planner import Wish, plan
from pakli.tournament.presets import TOURNAMENTS
from pakli.tournament.schedule import most_seats
from pakli.wire.tournament_http import EventPlan, NewEvent, QuickEvent

__all__ = ["house_bots", "opening_of", "quick_opening", "structure_of"]


def structure_of(data: NewEvent) -> Structure:
    """
    The structure that somebody asked for, under its name; not checked yet.

    Raises:
        RuleViolation: there is no such preset, or not exactly one thing says what is played.
    """
    given: list[str | EventPlan | Structure] = [data.preset] if data.preset else []
    given += [one for one in (data.plan, data.structure) if not isinstance(one, UnsetType)]
    if len(given) != 1:
        raise refuse(HOUSE, "event.one_source")
    source = given[0]
    if isinstance(source, str):
        if source not in TOURNAMENTS:
            raise refuse("M3", "event.no_such_preset", preset=source)
        structure = TOURNAMENTS[source]
    else:
        structure = plan(_wish(source)).structure if isinstance(source, EventPlan) else source
    if data.variants:
        structure = replace(structure, variants=data.variants)
    return replace(structure, name=data.name)


def _wish(asked: EventPlan) -> Wish:
    fields = {name: getattr(asked, name) for name in asked.__struct_fields__}
    return Wish(**{**fields, "money": Money(**to_builtins(asked.money))})


def opening_of(data: NewEvent, structure: Structure) -> EventOpened:
    """How the room is to announce it."""
    satellite = structure.satellite
    if satellite is not None and data.satellite_to:
        structure = replace(structure, satellite=replace(satellite, target=data.satellite_to))
    return EventOpened(
        structure=structure,
        private=data.private,
        starts=data.starts,
        fill=data.fill,
        weekly=data.weekly,
        season=data.season,
        target=data.satellite_to,
    )


def quick_opening(person: Person, asked: QuickEvent) -> EventOpened:
    """
    A practice sit & go at one table, fast, for one person and bots (M9).

    Raises:
        RuleViolation: there is no such game.
    """
    model = TOURNAMENTS["sit-and-go-6-turbo-practice"]
    structure = replace(model, variants=(asked.game,))
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
