"""
One's own hands as files of other programs, as their player saw them; and which had to be left out, and why.

Clauses     F2. Knows the room's hands and `pakli.history`. Tested in tests/server/test_my_hands.py
"""

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Final, Literal

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from pakli.club import Person
from pakli.club.refusals import HOUSE, refuse
from pakli.history import FORMATS, Entry, Format, HistoryError, convert, own_view
from pakli.room.hands import HandKey, Hands, played_hand, recorded_of, transcript_of
from pakli.room.past import PastHand
from pakli.server.api.answers import documented
from pakli.server.api.given import TheHands, Who
from pakli.server.api.my_hands import WANTED, TheWanted, who_is_named
from pakli.server.api.who import check
from pakli.tournament import Structure

__all__ = ["ROUTES"]

_MOST: Final = 1000
"""In one file."""
_one_at_a_time: Final = asyncio.Semaphore(1)
"""Files of many hands: they are played again for it."""

Why = Literal["older", "no_such_game", "misdeal", "gone", "other"]
"""
Why a hand is in no file: the newest ones fill it; the format has no word for the game; the deal was void; it
is not in the log any more; anything else that cannot be told.
"""
_WHY: Final[Mapping[str, Why]] = {"json_no_such_game": "no_such_game", "text_misdeal": "misdeal"}
"""By the codes of `pakli.history`."""


class _Packed(Struct):
    """What goes into a file, and what does not."""

    entries: list[Entry]
    left_out: Counter[Why]


@get(
    "/me/hands/{table:str}/{number:int}/export",
    media_type=MediaType.TEXT,
    **documented(401, 404, 422, 503, body=False),
)
async def export_hand(
    kept: TheHands,
    who: Who,
    table: FromPath[str],
    number: FromPath[int],
    form: FromQuery[Format] = "phh",
) -> Response[str]:
    """One of one's own hands as a file of another program's format."""
    check(who.person, "see_own_hands")
    await kept.catch_up()
    if await kept.line(who.person.id, table, number) is None:
        raise refuse(HOUSE, "gone.own_hand", number=number)
    packed = await _packed(kept, who.person, [(table, number)], form)
    return await _file(packed, form, f"pakli-{table}-{number}")


@get(
    "/me/hands/export",
    media_type=MediaType.TEXT,
    dependencies=WANTED,
    **documented(401, 422, 503, body=False),
)
async def export(
    kept: TheHands, who: Who, wanted: TheWanted, form: FromQuery[Format] = "phh"
) -> Response[str]:
    """
    One's own hands that are like that as a file, the newest 1000 at most, the oldest first.

    `X-Pakli-Hands` says how many are in it, `X-Pakli-Left-Out` how many are not, and `X-Pakli-Left-Out-Why`
    why, as ``no_such_game=3, older=12``: `older` than the newest 1000; the format knows `no_such_game`; a
    `misdeal`; `gone` from the log; `other`.
    """
    check(who.person, "see_own_hands")
    await kept.catch_up()
    async with _one_at_a_time:
        found = await kept.listed(who.person.id, wanted, most=_MOST)
        keys = [(line.table, line.number) for line in reversed(found)]
        packed = await _packed(kept, who.person, keys, form)
        if len(found) == _MOST:
            packed.left_out["older"] = max(0, await kept.counted(who.person.id, wanted) - _MOST)
        return await _file(packed, form, "pakli-hands")


async def _packed(kept: Hands, person: Person, wanted: list[HandKey], form: Format) -> _Packed:
    """Hands as they go into a file of that format."""
    found = await kept.read(wanted)
    events: dict[str, Structure | None] = {}
    packed = _Packed([], Counter())
    for key in wanted:
        entry = await _entry(kept, person, key, found.get(key), form, events)
        if isinstance(entry, str):
            packed.left_out[entry] += 1
        else:
            packed.entries.append(entry)
        await asyncio.sleep(0)  # others want to play meanwhile
    return packed


async def _file(packed: _Packed, form: Format, name: str) -> Response[str]:
    """
    A file of these.

    Raises:
        Refused: none of them has words in that format (`hands.no_words`).
    """
    entries, left_out = packed.entries, +packed.left_out
    if left_out and not entries:
        raise refuse(HOUSE, "hands.no_words")
    text = await asyncio.to_thread(convert, entries, form) if entries else ""
    end = FORMATS[form][1 if form == "phh" and len(entries) > 1 else 0]
    headers = {
        "content-disposition": f'attachment; filename="{name}{end}"',
        "cache-control": "no-store",
        "x-pakli-hands": str(len(entries)),
        "x-pakli-left-out": str(left_out.total()),
        "x-pakli-left-out-why": ", ".join([f"{why}={count}" for why, count in sorted(left_out.items())]),
    }
    return Response(text, media_type=MediaType.TEXT, headers=headers)


async def _entry(
    kept: Hands,
    person: Person,
    key: HandKey,
    past: PastHand | None,
    form: Format,
    events: dict[str, Structure | None],
) -> Entry | Why:
    """A hand as its player saw it, or why it cannot be told; `events` are the tournaments known so far."""
    played = played_hand(key[0], past) if past else None
    seat = played.seat_of(person.id) if played else 0
    if past is None or played is None or not seat:
        return "gone"
    people = await kept.people(who_is_named(past, played))
    event = played.tournament
    if event and event not in events:
        events[event] = await kept.structure(event)
    try:
        if form == "phh":
            entry: Entry = recorded_of(played, people, seat)
        else:
            entry = own_view(transcript_of(played, people, viewer=seat, structure=events.get(event)))
        convert([entry], form)
    except HistoryError as error:
        return _WHY.get(error.problem.code, "other")
    return entry


ROUTES = (export_hand, export)
