"""
A colour-up: a denomination leaves play, and what cannot be exchanged for larger chips is raced for by cards.

    race = race_off((Racer(1, ((25, 7), (100, 20))), Racer(2, ((25, 5),))), 25, 100, "As 7c 2d Kh")

Whole larger chips are exchanged first. For each odd chip that is left its player gets a card, seat by seat
from the lowest number; larger chips for what all odd chips are worth together go to the players with the
highest cards, one to each at most. Who would have nothing left gets one of the smallest chips still in play.

Clauses     TDA 24 (2024), C3 (suits decide between equal ranks).
Knows       chips by denomination and the cards that were dealt. Who deals is the caller's matter.
Tested in   tests/rulebook/test_chip_race.py
"""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from pakli.cards import CardError, cards_text, parse_cards
from pakli.rules.refusal import refuse

__all__ = ["Race", "Raced", "Racer", "Rounding", "cards_needed", "race_off"]

Rounding = Literal["half_up", "up", "down"]
"""What becomes of odd chips that make no whole larger chip together: one is added from half of it on, always,
or never."""


class Racer(Struct, frozen=True):
    """A player before the race: pairs of denomination and how many chips of it he has."""

    seat: int
    chips: tuple[tuple[int, int], ...]

    @property
    def worth(self) -> int:
        """What his chips are worth together."""
        return sum(value * count for value, count in self.chips)

    def of(self, value: int) -> int:
        """How many chips of a denomination he has."""
        return sum(count for each, count in self.chips if each == value)


class Raced(Struct, frozen=True):
    """What the race made of a player."""

    seat: int
    odd: int
    """His chips that could not be exchanged: so many cards he got."""
    cards: str
    exchanged: int
    """Larger chips he got for his small ones."""
    won: bool
    """He won one more in the race."""
    kept_in: bool
    """He would have had nothing left and got one chip (TDA 24)."""
    before: int
    after: int


class Race(Struct, frozen=True):
    """A whole race, and what it does to the chips in play."""

    removed: int
    smallest: int
    """The smallest denomination still in play."""
    players: tuple[Raced, ...]
    """By seat."""

    @property
    def before(self) -> int:
        """Chips in play before it."""
        return sum(player.before for player in self.players)

    @property
    def after(self) -> int:
        """Chips in play after it."""
        return sum(player.after for player in self.players)

    @property
    def difference(self) -> int:
        """What the race added (or took away, below nothing): to be stated, so that chips issued add up."""
        return self.after - self.before


def _odd(racer: Racer, removed: int, smallest: int) -> int:
    return racer.of(removed) % (smallest // removed)


def _checked(removed: int, smallest: int) -> None:
    if removed < 1 or smallest <= removed or smallest % removed:
        raise refuse("TDA24", "race.no_multiple", removed=removed, smallest=smallest)


def cards_needed(racers: Iterable[Racer], removed: int, smallest: int) -> int:
    """
    How many cards the race takes: one for each odd chip.

    Raises:
        RuleViolation: `smallest` is no multiple of `removed` (TDA 24).
    """
    _checked(removed, smallest)
    return sum(_odd(racer, removed, smallest) for racer in racers)


def race_off(
    racers: Iterable[Racer], removed: int, smallest: int, cards: str, rounding: Rounding = "half_up"
) -> Race:
    """
    Take a denomination out of play.

    Args:
        racers: everybody who races together, usually a table; each seat once.
        removed: the denomination that leaves.
        smallest: the smallest one that stays, for which it is exchanged.
        cards: the cards as they were dealt, ``"As7c2d"``: `cards_needed` of one pack, seat by seat.
        rounding: what odd chips come to that make no whole larger chip together.

    Raises:
        RuleViolation: `smallest` is no multiple of `removed`; too many or too few cards, or one twice.
    """
    players = sorted(racers, key=lambda racer: racer.seat)
    codes = _dealt(cards, cards_needed(players, removed, smallest))
    hands: list[Sequence[int]] = []
    for racer in players:
        odd = _odd(racer, removed, smallest)
        hands.append(codes[:odd])
        codes = codes[odd:]
    best = {max(hand): at for at, hand in enumerate(hands) if hand}
    issued = _rounded(sum(map(len, hands)) * removed, smallest, rounding)
    winners = {best[code] for code in sorted(best, reverse=True)[:issued]}
    return Race(
        removed,
        smallest,
        tuple(
            [
                _raced(racer, hand, removed, smallest, at in winners)
                for at, (racer, hand) in enumerate(zip(players, hands, strict=True))
            ]
        ),
    )


def _dealt(cards: str, wanted: int) -> Sequence[int]:
    """The codes of the cards; a code is in the order of ranks, then suits (C3)."""
    try:
        codes = parse_cards(cards)
    except CardError as error:
        raise refuse("C5", "deal.unknown_text", text=cards[:40]) from error
    if len(codes) != wanted or "?" in cards:
        raise refuse("TDA24", "race.wrong_cards", given=len(codes), wanted=wanted)
    for code in codes:
        if codes.count(code) > 1:
            raise refuse("C1", "deal.card_twice", card=cards_text((code,)))
    return codes


def _rounded(worth: int, smallest: int, rounding: Rounding) -> int:
    """How many larger chips are raced for."""
    extra = {"up": smallest - 1, "half_up": smallest // 2, "down": 0}[rounding]
    return (worth + extra) // smallest


def _raced(racer: Racer, hand: Sequence[int], removed: int, smallest: int, won: bool) -> Raced:
    exchanged = racer.of(removed) * removed // smallest
    after = racer.worth - len(hand) * removed + won * smallest
    kept_in = racer.worth > 0 and not after
    return Raced(
        seat=racer.seat,
        odd=len(hand),
        cards=cards_text(hand),
        exchanged=exchanged,
        won=won,
        kept_in=kept_in,
        before=racer.worth,
        after=after + kept_in * smallest,
    )
