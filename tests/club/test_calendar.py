"""Club nights as iCalendar: what RFC 5545 asks for, and what a reader makes of it."""

from datetime import UTC, datetime, timedelta
from typing import Final, Literal

from hypothesis import given
from hypothesis import strategies as st
from icalendar import Calendar

from pakli.club import Evening, calendar_of

STARTS = datetime(2027, 3, 5, 18, 30, tzinfo=UTC)


def night(**fields: object) -> Evening:
    """A night on a Friday in March."""
    usual: dict[str, object] = {
        "id": "n1",
        "title": "Friday",
        "place": "",
        "note": "",
        "starts": int(STARTS.timestamp() * 1000),
        "minutes": 240,
        "cancelled": False,
        "changes": 0,
        "changed": 1_790_000_000_000,
        "coming": {},
    }
    return Evening(**(usual | fields))  # type: ignore[arg-type]


def read(*nights: Evening) -> list[dict[str, object]]:
    """The events that another program finds."""
    calendar = Calendar.from_ical(calendar_of(nights, name="Klubestek", host="poker.example"))
    return [
        {name: getattr(event.get(name), "dt", event.get(name)) for name in event}
        for event in calendar.walk("VEVENT")
    ]


def test_a_reader_finds_what_was_planned() -> None:
    (event,) = read(night(place="Kati’s; the kitchen", note="Bring chips, and \\ crisps", changes=3))
    assert event["UID"] == "n1@poker.example"
    assert event["DTSTART"] == STARTS
    assert event["DTEND"] == STARTS + timedelta(hours=4)
    assert str(event["SUMMARY"]) == "Friday"
    assert str(event["LOCATION"]) == "Kati’s; the kitchen"
    assert str(event["DESCRIPTION"]) == "Bring chips, and \\ crisps"
    assert event["SEQUENCE"] == 3
    assert str(event["STATUS"]) == "CONFIRMED"


def test_a_cancelled_night_is_still_there_to_be_cancelled() -> None:
    (event,) = read(night(cancelled=True))
    assert str(event["STATUS"]) == "CANCELLED"


def test_a_calendar_without_nights_is_one() -> None:
    assert read() == []


CONTROL: Final[tuple[Literal["C"]]] = ("C",)


@given(st.text(st.characters(codec="utf-8", exclude_categories=CONTROL), min_size=1, max_size=120))
def test_any_text_comes_through_in_lines_that_are_short_enough(text: str) -> None:
    written = calendar_of([night(title=text, note=text)], name=text, host="poker.example")
    lines = written.split(b"\r\n")
    assert lines[-1] == b""
    assert all(len(line) <= 75 for line in lines)
    assert not any(b"\n" in line or b"\r" in line for line in lines)
    for line in lines:
        line.decode()  # no character is cut in two
    (event,) = read(night(title=text, note=text))
    assert str(event["SUMMARY"]) == text
