"""
Chains of satellites: what one would be, and made, all at once.

Knows       the room's hall, and the shapes the page uses. Tested in tests/server/test_chains.py
"""

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from pakli.rules import RuleViolation
from pakli.server.api.answers import documented
from pakli.server.api.given import TheClub, TheRoom, Who
from pakli.server.api.tournaments import found_event
from pakli.server.api.who import Asked, check
from pakli.server.languages import language_of
from pakli.server.problems import problem_of
from pakli.server.tournaments import chain_openings, planned
from pakli.tournament.check import check_structure
from pakli.wire.chains import ChainMade, ChainPreview, NewChain

__all__ = ["ROUTES"]


@post("/tournaments/{tournament:str}/chain/preview", status_code=200, **documented(401, 404))
async def preview(
    request: Asked, room: TheRoom, who: Who, tournament: FromPath[str], data: JSONBody[NewChain]
) -> ChainPreview:
    """What a chain of satellites to this event would be; or why there can be none: no error."""
    actor = await found_event(room, who.person, tournament)
    try:
        openings = chain_openings(data, actor.event.structure, actor.kept.opening.starts)
        for opening in openings:
            check_structure(opening.structure)
    except RuleViolation as violation:
        problem = problem_of(violation.refusal, language_of(request))
        return ChainPreview(code=problem.code, clause=problem.clause, facts=problem.facts, text=problem.text)
    return ChainPreview(steps=tuple([planned(opening) for opening in openings]))


@post("/tournaments/{tournament:str}/chain", status_code=201, **documented(401, 404, 422))
async def announce(
    club: TheClub, room: TheRoom, who: Who, tournament: FromPath[str], data: JSONBody[NewChain]
) -> ChainMade:
    """Announce satellites that lead one into the other, the last into this event: all of them, or none."""
    actor = await found_event(room, who.person, tournament)
    check(who.person, "create_tournament")
    structure = actor.event.structure
    if not structure.practice:
        await club.currencies.check(structure.money.code, structure.money.digits, who.person)
    openings = list(chain_openings(data, structure, actor.kept.opening.starts))
    openings[-1] = replace(openings[-1], target=actor.event_id)
    made = await room.hall.announce_chain(who.person, openings)
    return ChainMade(tuple([one.event_id for one in made]))


ROUTES = (preview, announce)
