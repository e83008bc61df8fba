"""
Hands from one format to another: by way of what their texts say, or, to and from PHH, by way of the engine.

PHH judges every action, so a hand can be written as PHH only if it can be played. What PHH has no field for
(whose text it was, the event, the label of the kind of play) stands in its user-defined field `_pakli_text`.

Tested in   tests/history/test_converting.py
"""

from collections.abc import Iterable, Mapping
from datetime import date, datetime, time
from decimal import Decimal
from typing import Any, Final, Literal, cast

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from pakli.history.files import Entry, write
from pakli.history.ohh_text import ohh_texts
from pakli.history.problems import HistoryError, problem
from pakli.history.record import record
from pakli.history.recorded import Number, Recorded, Value
from pakli.history.replay import replay, supported
from pakli.history.rooms.stars_text import stars_texts
from pakli.history.setups import seat_numbers
from pakli.history.transcribing import About, transcribe
from pakli.history.transcript import Sitting, Tournament, Transcript
from pakli.history.viewing import only_seen, told_in_the_deal
from pakli.rules import Over

__all__ = ["FORMATS", "Format", "convert", "to_recorded", "to_transcript"]

Format = Literal["phh", "pokerstars", "ohh"]
FORMATS: Final[Mapping[Format, tuple[str, ...]]] = {
    "phh": (".phh", ".phhs"),
    "pokerstars": (".txt",),
    "ohh": (".ohh", ".json"),
}
"""What can be written, with the ends of file names that mean it; one hand or several."""


_FINEST: Final = 10**12
"""Parts of a unit of a tournament's currency that anybody counts in."""


class _Text(Struct, frozen=True, omit_defaults=True):
    """The field `_pakli_text`."""

    hero: int = 0
    label: str = ""
    tournament: Tournament | None = None
    most_seats: int = 0
    out: tuple[Sitting, ...] = ()
    bounties: dict[str, int] = {}
    away: tuple[int, ...] = ()
    """Who was dealt in although the text says that he sits out."""
    told: tuple[int, ...] | None = None
    """Whose cards the text told in the deal; None: everybody's, as far as they are known."""


def convert(hands: Iterable[Entry], form: Format) -> str:
    """
    Hands as the text of a file of another format.

    Raises:
        HistoryError: one of them cannot be played, or has no words in that format.
    """
    if form == "phh":
        recorded = [to_recorded(hand) for hand in hands]
        return write(recorded[0] if len(recorded) == 1 else recorded)
    told = [to_transcript(hand) for hand in hands]
    return stars_texts(told) if form == "pokerstars" else ohh_texts(told)


def to_transcript(hand: Entry) -> Transcript:
    """
    What a text would say of a hand; one of a PHH file is played first.

    Raises:
        HistoryError: it cannot be played, or does not come to an end.
    """
    if isinstance(hand, Transcript):
        return hand
    if not supported(hand):
        raise HistoryError(problem("text_game_not_built", hand.place.line, game=hand.variant), hand.place)
    played = replay(hand)
    if not isinstance(played.hand.next, Over):
        raise HistoryError(problem("convert_no_end", hand.place.last_line), hand.place)
    try:
        told = transcribe(played.setup, played.events, _about(hand, played.scale))
    except HistoryError as error:
        raise error.at(hand.place) from None
    text = _text_of(hand)
    bounties = {int(seat): bounty for seat, bounty in text.bounties.items()}
    seats = [
        replace(one, bounty=bounties.get(one.seat, one.bounty), out=one.out or one.seat in text.away)
        for one in told.seats
    ]
    told = replace(told, hero=text.hero or told.hero, seats=tuple(seats), place=hand.place)
    if text.told is None:
        return told
    hands = {seat.number: seat.cards for seat in played.hand.seats}
    deeds = [
        replace(deed, cards=hands.get(deed.seat, ""))
        if deed.what == "mucked" and "?" not in hands.get(deed.seat, "?")
        else deed
        for deed in told.deeds
    ]
    return replace(only_seen(replace(told, deeds=tuple(deeds)), text.told), hero=text.hero)


def to_recorded(hand: Entry) -> Recorded:
    """
    A hand as a PHH file has it; one of another text is played first.

    Raises:
        HistoryError: it cannot be played, or ends otherwise than the text says.
    """
    if isinstance(hand, Recorded):
        return hand
    played = replay(hand)
    recorded = record(played.setup, played.events, _fields(hand, [seat for seat, _ in played.setup.stacks]))
    return _in_units(recorded, hand.scale)


def _fields(told: Transcript, seats: list[int]) -> dict[str, Value]:
    """The fields of the format that say more than the game."""
    names = {sitting.seat: sitting.name for sitting in told.seats}
    fields: dict[str, Value] = {
        "venue": told.room,
        "hand": int(told.hand)
        if told.hand.isascii() and told.hand.isdigit() and len(told.hand) < 19
        else told.hand,
        "seats": cast(Value, seats),
        "players": cast(Value, [names[seat] for seat in seats]),
    }
    if told.table:
        fields["table"] = told.table
    if told.currency:
        fields["currency"] = told.currency
    if told.when is not None:
        fields |= {"day": told.when.day, "month": told.when.month, "year": told.when.year}
        fields["time"] = told.when.time()
        if told.zone:
            fields["time_zone_abbreviation"] = told.zone
    if told.tournament is not None and told.tournament.name:
        fields["event"] = told.tournament.name
    out = tuple([sitting for sitting in told.seats if sitting.seat not in seats])
    text = _Text(
        told.hero,
        told.label,
        told.tournament,
        told.most_seats,
        out,
        {str(one.seat): one.bounty for one in told.seats if one.bounty},
        tuple([one.seat for one in told.seats if one.out and one.seat in seats]),
        told_in_the_deal(told),
    )
    said = msgspec.json.decode(msgspec.json.encode(text))
    return fields | ({"_pakli_text": said} if said else {})


def _about(hand: Recorded, scale: int) -> About:
    """What the fields of a PHH hand say beside the game."""
    fields, text = hand.fields, _text_of(hand)
    seats = seat_numbers(hand)
    names = fields.get("players")
    named = names if isinstance(names, list) and len(names) == len(seats) else []
    zone = fields.get("time_zone_abbreviation")
    currency = str(fields.get("currency", "")) if text.tournament is None else ""
    return About(
        hand=str(fields.get("hand", hand.place.hand)),
        names={seat: str(name) for seat, name in zip(seats, named, strict=False)},
        room=str(fields.get("venue", "PHH")),
        table=str(fields.get("table", "")),
        most_seats=text.most_seats,
        currency=currency,
        scale=scale,
        tournament=text.tournament,
        when=_when(fields),
        zone=str(zone) if zone else "",
        label=text.label,
        sitting_out=text.out,
    )


def _when(fields: Mapping[str, Value]) -> datetime | None:
    """The day and the time; None where one of them is missing or cannot be."""
    day, month, year, at = (fields.get(name) for name in ("day", "month", "year", "time"))
    if not (isinstance(day, int) and isinstance(month, int) and isinstance(year, int)):
        return None
    try:
        return datetime.combine(date(year, month, day), at if isinstance(at, time) else time())
    except (ValueError, OverflowError):
        return None


def _text_of(hand: Recorded) -> _Text:
    try:
        return _checked(msgspec.convert(hand.fields.get("_pakli_text", {}), _Text), seat_numbers(hand))
    except (msgspec.ValidationError, ValueError) as error:
        wrong = problem("wrong_own_field", hand.place.line, field="_pakli_text", reason=str(error))
        raise HistoryError(wrong, hand.place) from None


def _checked(text: _Text, seats: tuple[int, ...]) -> _Text:
    """
    The same field, if it can be so.

    Raises:
        ValueError: it says something of nobody, or counts in parts that are no power of ten.
    """
    event = text.tournament
    if event is not None and not (0 < event.scale <= _FINEST and str(event.scale).strip("0") == "1"):
        raise ValueError(f"scale {event.scale}")
    if event is not None and min(event.buy_in, event.fee, event.bounty) < 0:
        raise ValueError("an amount below zero")
    out = [sitting.seat for sitting in text.out]
    if len({*seats, *out}) < len(seats) + len(out):
        raise ValueError("two players in one seat")
    for seat in (text.hero, *map(int, text.bounties)):
        if seat not in (0, *seats, *out):
            raise ValueError(f"seat {seat}")
    return text


def _in_units(hand: Recorded, scale: int) -> Recorded:
    """The same hand with its amounts in units of the currency; the fields of ours keep counting chips."""
    if scale == 1:
        return hand

    def unit(number: Number) -> Number:
        if not isinstance(number, int):
            return number
        return number // scale if number % scale == 0 else Decimal(number) / scale

    def units(numbers: tuple[Number, ...] | None) -> tuple[Number, ...] | None:
        return None if numbers is None else tuple([unit(number) for number in numbers])

    own = hand.fields.get("_pakli_setup")
    changed: dict[str, Any] = {
        name: None if value is None else unit(value)
        for name, value in asdict(hand).items()
        if name in ("bring_in", "small_bet", "big_bet", "min_bet")
    }
    setup: dict[str, Value] = {**(own if isinstance(own, dict) else {}), "scale": scale}
    return replace(
        hand,
        starting_stacks=units(hand.starting_stacks) or (),
        antes=units(hand.antes) or (),
        blinds=units(hand.blinds) or (),
        finishing_stacks=units(hand.finishing_stacks),
        winnings=units(hand.winnings),
        actions=tuple([replace(action, amount=unit(action.amount)) for action in hand.actions]),
        fields={**hand.fields, "_pakli_setup": setup},
        **changed,
    )
