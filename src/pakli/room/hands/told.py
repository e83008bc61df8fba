"""
A hand out of a table's stream as histories tell it: whole, or as one of its seats saw it.

Clauses     F2 (who has a seat sees his own cards, and what was shown); M1, M2 (entry fee, level).
Knows       a table's records, a tournament's structure, `pakli.history`. Tested in tests/room/test_hands.py
"""

from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final, get_args

from msgspec import Struct
from msgspec.structs import replace

from pakli.club.person import Person
from pakli.history import About, Recorded, Tournament, Transcript, record, transcribe
from pakli.history.recorded import Value
from pakli.room.hands.faces import known_in_the_deal, turned_up
from pakli.room.past import PastHand
from pakli.rules import Event, Setup, seen_by
from pakli.table import Sign
from pakli.table.events import HandSettled, HandStarted
from pakli.tournament import Structure
from pakli.tournament.schedule import games_of, level_at, levels_of

__all__ = ["PlayedHand", "hand_id", "played_hand", "recorded_of", "transcript_of"]

_DOUBLINGS: Final = 50
"""Levels after the last of a schedule that are looked at: by then no stakes double any more."""
_OF_THE_HAND: Final[frozenset[type[Any]]] = frozenset(get_args(Event))


class PlayedHand(Struct, frozen=True, kw_only=True):
    """A hand that was played to its end, with what of the table it takes to tell it."""

    past: PastHand
    table: str
    sign: Sign
    """As it was when the hand began."""
    setup: Setup
    events: tuple[Event, ...]
    players: dict[int, str]
    """Ids by seat, of everybody who sat there when it began."""
    stacks: dict[int, int]
    """Chips before it, of who was dealt in."""
    after: dict[int, int]
    """Chips when it was over."""
    turned_up: dict[int, str] = {}
    """Real cards that all have seen beside the showdown, by seat."""

    @property
    def title(self) -> str:
        """What the table was called."""
        return self.past.before.manners.name

    @property
    def tournament(self) -> str:
        """Id of the tournament; empty: none."""
        return self.past.before.manners.tournament

    def seat_of(self, player: str) -> int:
        """The seat of somebody who was dealt in; 0: he was not."""
        return next((seat for seat, one in self.players.items() if one == player and seat in self.stacks), 0)


def hand_id(table_id: str, number: int) -> int:
    """A number for the hand of which there is no other here, and always the same: programs want one."""
    return int.from_bytes(sha256(table_id.encode()).digest()[:4]) << 24 | number


def played_hand(table_id: str, past: PastHand) -> PlayedHand | None:
    """What was played; None: it was a misdeal (I2), or never began."""
    begun, events, after = past.begun, list[Event](), dict[int, int]()
    if begun is None or begun.hand is None:
        return None
    for one in past.records:
        if isinstance(one, HandSettled):
            if one.misdeal:
                return None
            after = dict(one.stacks)
            break
        if isinstance(one, HandStarted):
            events = []
        elif type(one) in _OF_THE_HAND:
            events.append(one)  # type: ignore[arg-type]
    setup = begun.hand.plan.setup
    return PlayedHand(
        past=past,
        table=table_id,
        sign=begun.sign,
        setup=setup,
        events=tuple(events),
        players={seat.number: seat.player for seat in begun.seats},
        stacks=dict(setup.stacks),
        after=after,
        turned_up=turned_up(past.records) if begun.sign.live else {},
    )


def transcript_of(
    hand: PlayedHand,
    people: Mapping[str, Person],
    viewer: int | None = None,
    structure: Structure | None = None,
) -> Transcript:
    """
    The hand as a text tells it.

    Args:
        hand: what was played.
        people: for their names.
        viewer: the seat whose view it is; None: nobody's, whole.
        structure: of its tournament, for what an entry costs and which level it is; None: neither is told.

    Raises:
        HistoryError: no text tells such a hand.
    """
    money = hand.sign.money
    event = _event(hand, structure) if hand.tournament else None
    about = About(
        hand=str(hand_id(hand.table, hand.past.number)),
        names={seat: _name(player, people) for seat, player in hand.players.items()},
        table=f"{hand.title} {hand.table}".strip(),
        most_seats=hand.sign.seats,
        currency="" if event else money.code,
        scale=_scale(hand.sign) if money.code and not event else 1,
        tournament=event,
        when=datetime.fromtimestamp(hand.past.at // 1000, UTC).replace(tzinfo=None),
    )
    told = transcribe(hand.setup, _as_seen(hand, viewer), about)
    if not hand.turned_up:
        return told
    # One whose cards all have seen is not therefore the one whose text it is.
    return replace(told, turned_up=tuple(hand.turned_up), hero=told.hero if told.hero == viewer else 0)


def recorded_of(hand: PlayedHand, people: Mapping[str, Person], viewer: int) -> Recorded:
    """The hand as PHH has it, as the seat `viewer` saw it."""
    when = datetime.fromtimestamp(hand.past.at // 1000, UTC)
    seats = [seat for seat, _ in hand.setup.stacks]
    fields: dict[str, Value] = {
        "venue": "Pakli",
        "hand": hand_id(hand.table, hand.past.number),
        "table": f"{hand.title} {hand.table}".strip(),
        "seats": list[Value](seats),
        "players": list[Value]([_name(hand.players.get(seat, ""), people) for seat in seats]),
        "day": when.day,
        "month": when.month,
        "year": when.year,
        "time": when.time(),
        "time_zone_abbreviation": "UTC",
    }
    if hand.tournament:
        fields["event"] = hand.title
    return record(hand.setup, _as_seen(hand, viewer), fields)


def _as_seen(hand: PlayedHand, viewer: int | None) -> list[Event]:
    """What happened as a seat saw it; None: everything. Of real cards also what all have seen in the end."""
    events = list(hand.events)
    if viewer is not None:
        events = [known for event in events if (known := seen_by(viewer, event)) is not None]
    return known_in_the_deal(events, hand.turned_up) if hand.turned_up else events


def _event(hand: PlayedHand, structure: Structure | None) -> Tournament:
    """The tournament as texts tell it: a rebuy or an add-on is no part of what an entry costs."""
    number = str(hand_id(hand.tournament, 0))
    if structure is None:
        return Tournament(number, name=hand.title)
    entry = structure.entry
    return Tournament(
        number,
        name=structure.name,
        buy_in=entry.to_pool - structure.bounty,
        fee=entry.share,
        bounty=structure.bounty,
        currency=structure.money.code if entry.pays else "",
        level=_level(hand.sign, structure),
        scale=10**structure.money.digits,
    )


def _level(sign: Sign, structure: Structure) -> str:
    """Which level a table's stakes are, counted from 1; empty: none of this structure's."""
    for index in range(len(levels_of(structure)) + _DOUBLINGS):
        if games_of(structure, level_at(structure, index)) == sign.games:
            return str(index + 1)
    return ""


def _scale(sign: Sign) -> int:
    """Chips for one unit of the currency, where that is a whole number; else 1."""
    unit = 10**sign.money.digits
    return unit // sign.money.value if unit % sign.money.value == 0 else 1


def _name(player: str, people: Mapping[str, Person]) -> str:
    person = people.get(player)
    return player if person is None else person.name
