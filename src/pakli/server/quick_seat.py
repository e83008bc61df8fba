"""
A seat for who wants to play now.

A table where people or bots play comes before one where nobody does. Where there is no seat at all, the
house opens one more practice table, up to a number, so that a newcomer plays within a minute; but not where
it keeps none: then the host wants none. What it opened so it closes again, some minutes after the last guest
has gone.

Knows       the room and the practice tables. Tested in tests/server/test_seeding.py
"""

from typing import Final

from msgspec.structs import replace

from pakli.bots.levels import character
from pakli.club import MACHINE, Club, Person
from pakli.room import Room
from pakli.server.opening import open_table
from pakli.server.seeding import PRACTICE_TABLES, PracticeTable, described
from pakli.wire import choices
from pakli.wire.http import BotLevel, QuickSeat

__all__ = ["quick_seat_for"]

_LOW: Final = 10
"""Small blind, or half the small bet, of a practice table that is no copy of the first ones."""


async def quick_seat_for(club: Club, room: Room, person: Person, wish: QuickSeat, most: int) -> str | None:
    """
    A table to sit down at.

    Args:
        club: where bots come from.
        room: whose tables.
        person: who looks for a seat.
        wish: of which game; with practice chips alone, or not; of practice, how the bots are to play.
        most: practice tables of the house up to which another is opened.

    Returns:
        its id; None: there is none, and none is opened.

    Raises:
        RuleViolation: there is no such game.
        StoreError: a table could not be written.
    """
    quiet = None
    if wish.level != "any" and wish.practice:
        return await _at_level(club, room, person, wish, wish.level, most)
    for practice in (True,) if wish.practice else (False, True):
        found = room.quick_seat(person, wish.game, practice=practice)
        if found is not None and _is_played(room, found):
            return _expecting(room, found)
        quiet = quiet or found
    if not 0 < room.owned_by(MACHINE.id) < most:
        return None if quiet is None else _expecting(room, quiet)
    return await open_table(club, room, MACHINE, described(_another(room, wish.game)), passing=True)


async def _at_level(
    club: Club, room: Room, person: Person, wish: QuickSeat, level: BotLevel, most: int
) -> str | None:
    """A practice table whose bots all play at this level; one is opened, or else any will do."""
    fitting = [
        entry
        for entry in room.lobby(person)
        if entry.sign.practice
        and entry.sign.cash
        and not entry.sign.live
        and wish.game in ("", entry.sign.games[0].variant)
        and entry.players + entry.waiting < entry.sign.seats
        and _levels_at(room, entry.table_id) == {level}
    ]
    if fitting:
        return _expecting(room, max(fitting, key=lambda entry: entry.playing).table_id)
    if not 0 < room.owned_by(MACHINE.id) < most:
        return await quick_seat_for(club, room, person, replace(wish, level="any"), most)
    another = replace(_another(room, wish.game), level=level)
    return await open_table(club, room, MACHINE, described(another), passing=True)


def _levels_at(room: Room, table: str) -> set[str]:
    """How the house's bots there play: each by his name."""
    actor = room.table(table)
    seats = () if actor is None else actor.moment.table.seats
    people = [person for seat in seats if (person := room.house.people.get(seat.player)) is not None]
    return {character(person.name)[0] for person in people if person.is_bot}


def _expecting(room: Room, table: str) -> str:
    """The table, which is not closed for want of guests while one is on his way."""
    actor = room.table(table)
    if actor is not None:
        actor.expects()
    return table


def _is_played(room: Room, table: str) -> bool:
    actor = room.table(table)
    return actor is not None and actor.lobby_entry().playing > 0


def _another(room: Room, game: str) -> PracticeTable:
    """One more practice table of this game (empty: of the first one's)."""
    known = [table for table in PRACTICE_TABLES if game in ("", table.game)]
    model = known[0] if known else _usual(game)
    taken = {actor.lobby_entry().manners.name for actor in room.tables}
    number = next(at for at in range(1, len(taken) + 2) if _named(model.name, at) not in taken)
    return replace(model, name=_named(model.name, number))


def _named(name: str, number: int) -> str:
    return name if number == 1 else f"{name} {number}"


def _usual(game: str) -> PracticeTable:
    """A practice table of a game that has none at first: its usual limit, and a seat free."""
    found = next((one for one in choices().games if one.game == game), None)
    if found is None:  # the table's sign says what is wrong with it
        return PracticeTable("Morava", game, "no-limit", _LOW, 2 * _LOW)
    low = 2 * _LOW if found.limit == "fixed-limit" else _LOW
    seats = min(6, found.seats)
    return PracticeTable("Morava", game, found.limit, low, 2 * low, seats=seats, bots=seats - 2)
