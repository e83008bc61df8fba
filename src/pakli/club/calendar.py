"""
Club nights as a calendar that other programs subscribe to: iCalendar, RFC 5545.

Times are UTC (3.3.5, form 2), so no time zones have to be described. Lines end with CRLF and are folded at 75
octets, never within a character (3.1); texts have backslash, comma, semicolon and line breaks escaped
(3.3.11). A night keeps its UID and counts its changes in SEQUENCE, so that a calendar changes what it has.

Knows       nights. Tested in tests/club/test_calendar.py, against an iCalendar reader
"""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Final

from pakli.club.evenings import Evening

__all__ = ["MEDIA_TYPE", "calendar_of"]

MEDIA_TYPE: Final = "text/calendar"
_LINE_OCTETS: Final = 75
_ESCAPED: Final = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n", "\r": None})
_REFRESH: Final = "PT1H"


def calendar_of(nights: Iterable[Evening], *, name: str, host: str) -> bytes:
    """
    The nights as one calendar.

    Args:
        nights: in any order.
        name: what the calendar is called.
        host: by which the room is reached; makes the ids of events the room's own.
    """
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Pakli//Club nights//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        f"NAME:{_text(name)}",
        f"X-WR-CALNAME:{_text(name)}",
        f"REFRESH-INTERVAL;VALUE=DURATION:{_REFRESH}",
        *[line for night in nights for line in _event(night, host)],
        "END:VCALENDAR",
    ]
    return "".join(_folded(line) for line in lines).encode()


def _event(night: Evening, host: str) -> Iterator[str]:
    yield "BEGIN:VEVENT"
    yield f"UID:{night.id}@{host}"
    yield f"DTSTAMP:{_time(night.changed)}"
    yield f"LAST-MODIFIED:{_time(night.changed)}"
    yield f"SEQUENCE:{night.changes}"
    yield f"DTSTART:{_time(night.starts)}"
    yield f"DTEND:{_time(night.ends)}"
    yield f"SUMMARY:{_text(night.title)}"
    if night.place:
        yield f"LOCATION:{_text(night.place)}"
    if night.note:
        yield f"DESCRIPTION:{_text(night.note)}"
    yield f"STATUS:{'CANCELLED' if night.cancelled else 'CONFIRMED'}"
    yield "END:VEVENT"


def _time(milliseconds: int) -> str:
    moment = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=milliseconds)
    return moment.strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    return text.translate(_ESCAPED)


def _folded(line: str) -> str:
    """The line in pieces of at most 75 octets, the blank before each further one counted."""
    pieces, room, size = [""], _LINE_OCTETS, 0
    for character in line:
        octets = len(character.encode())
        if size + octets > room:
            pieces.append("")
            room, size = _LINE_OCTETS - 1, 0
        pieces[-1] += character
        size += octets
    return "\r\n ".join(pieces) + "\r\n"
