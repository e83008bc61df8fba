"""
How a table of a tournament is opened: what is played there, with real cards or without, and how it is kept.

Tested in   tests/room/tournaments/
"""

from pakli.room.records import Manners, Opened
from pakli.room.tournaments.records import EventOpened
from pakli.rules.refusal import refuse
from pakli.tournament import Tournament, level_at, sign_for

__all__ = ["check_bots", "opening_of_table"]


def check_bots(opening: EventOpened, *, bots: bool = False) -> None:
    """
    Check that programs may play where they are to; `bots`: the house’s, from the start.

    Raises:
        RuleViolation: for money (T6), or with real cards, which they cannot hold.
    """
    if (bots or opening.fill) and not opening.structure.practice:
        raise refuse("T6", "room.bots_practice")
    if opening.structure.live and (bots or opening.fill or opening.members_bots):
        raise refuse("F1", "live.no_bots")


def opening_of_table(event_id: str, opening: EventOpened, event: Tournament, number: int) -> Opened:
    """The first record of table `number`."""
    level = level_at(event.structure, max(0, event.clock.level - 1))
    manners = Manners(
        name=f"{event.structure.name} {number}",
        owner=opening.owner,
        private=opening.private,
        tournament=event_id,
        delay=opening.delay,
        chat=opening.chat,
        members_bots=opening.members_bots,
    )
    return Opened(manners=manners, sign=sign_for(event.structure, level, live=event.tables[number].live))
