"""
From a recorded hand to a setup of the engine, and back: who sits where, who posts what, by which rules.

Files name neither house nor seats' chips of account, so these are chosen here:

- Amounts are multiplied by the smallest power of ten that makes every number of the hand whole.
- House rules are preset `standard` of a cash table, which allows most: fixed limit's cap is lifted heads-up
  (B1a). Hands are not turned up before the showdown (P16 off): files say themselves who showed what.
- An ante that not everybody pays alike, or that a short payer can win in full, is dead money (B10).
- Behind the two blinds, what exceeds the big blind is a straddle; the rest are posts of who comes in (T5).

What the format cannot say of a hand of ours stands in its field `_pakli_setup`.

Clauses     B6, B9, B10 (forced bets), P3 (heads-up), T5 (live posts), S2-S4 (straddles).
Tested in   tests/history/test_setups.py, tests/history/test_round_trip.py
"""

from collections.abc import Iterable, Mapping
from decimal import Decimal
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from pakli.history.phh import NO_LIMIT_CODES
from pakli.history.problems import HistoryError, problem
from pakli.history.recorded import Number, Recorded
from pakli.rules import (
    PRESETS,
    FixedLimit,
    HouseRules,
    Limit,
    NoLimit,
    Post,
    PotLimit,
    Setup,
    SpreadLimit,
    Stakes,
)
from pakli.rules.house_rules import LimitName

__all__ = [
    "GAMES",
    "OwnSetup",
    "chips",
    "code_of",
    "own_setup",
    "scale_of",
    "seat_numbers",
    "setup_of",
    "usual_rules",
]

_LETTER: Final[Mapping[LimitName, str]] = {
    "no-limit": "N", "pot-limit": "P", "fixed-limit": "F", "spread-limit": "S",
}  # fmt: skip
_GAME_LETTERS: Final = {"holdem": "T", "omaha": "O", "omaha-high-low": "O/8"}

GAMES: Final[Mapping[str, tuple[str, LimitName]]] = {
    letter + letters: (game, limit)
    for game, letters in _GAME_LETTERS.items()
    for limit, letter in _LETTER.items()
}
"""
Game and limit by variant code. ``NT FT PO FO/8`` are the specification's; the others are written alike for
games it has no code for.
"""


class OwnSetup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The field `_pakli_setup`: what differs from what the rest of the file makes one think, in chips."""

    button: int | None = None
    limit: Limit | None = None
    rules: dict[str, object] = {}
    stakes: Stakes | None = None
    posts: tuple[Post, ...] | None = None
    last_two: bool = False


def code_of(setup: Setup) -> str:
    """The variant code of a setup's game and limit."""
    return _LETTER[setup.limit.name] + _GAME_LETTERS[setup.variant]


def scale_of(hand: Recorded) -> int:
    """The smallest power of ten that makes every number of the hand whole."""
    places = 0
    for number in _numbers(hand):
        if type(number) is Decimal and number.is_finite():
            places = max(places, len(f"{number:f}".partition(".")[2].rstrip("0")))
    return int(10**places)


def _numbers(hand: Recorded) -> Iterable[Number]:
    yield from hand.starting_stacks
    yield from hand.antes
    yield from hand.blinds
    yield from hand.finishing_stacks or ()
    yield from hand.winnings or ()
    yield from [bet for bet in (hand.min_bet, hand.small_bet, hand.big_bet) if bet is not None]
    for operation in hand.actions:
        yield operation.amount


def chips(number: Number, scale: int) -> int:
    """A number of the file in chips. Exact: `scale` comes from `scale_of`."""
    if isinstance(number, int):
        return number * scale
    numerator, denominator = number.as_integer_ratio()
    return numerator * scale // denominator


def seat_numbers(hand: Recorded) -> tuple[int, ...]:
    """The table's seat number of each player: the field `seats` where it is usable, else 1, 2, 3 …"""
    given = hand.fields.get("seats")
    if isinstance(given, list) and len(given) == hand.players == len(
        {seat for seat in given if type(seat) is int and seat >= 0}
    ):
        return tuple([seat for seat in given if type(seat) is int])
    return tuple(range(1, hand.players + 1))


@cache
def usual_rules(limit: LimitName) -> HouseRules:
    """The house rules a foreign file is played by."""
    return replace(PRESETS["standard"].at("cash", limit), all_in_face_up=False)


def setup_of(hand: Recorded, scale: int) -> Setup:
    """
    The setup of a recorded hand, amounts in chips of 1/`scale`.

    Raises:
        HistoryError: a field its game needs is missing, or one of ours is not as we write it.
        KeyError: the variant is none of `GAMES`.
    """
    setup = _plain_setup(hand, scale)
    if "_pakli_setup" not in hand.fields:
        return setup
    try:
        own = msgspec.convert(hand.fields["_pakli_setup"], OwnSetup)
        rules = msgspec.convert({**asdict(setup.rules), **own.rules}, HouseRules, from_attributes=True)
    except (msgspec.ValidationError, ValueError) as error:
        raise HistoryError(problem("wrong_own_field", field="_pakli_setup", reason=str(error))) from None
    return replace(
        setup,
        button=setup.button if own.button is None else own.button,
        limit=own.limit or setup.limit,
        rules=rules,
        stakes=own.stakes or setup.stakes,
        posts=setup.posts if own.posts is None else own.posts,
        last_two=own.last_two,
    )


def own_setup(setup: Setup, plain: Setup) -> dict[str, object]:
    """What must stand in `_pakli_setup` so that a file that makes one think `plain` is played as `setup`."""
    before = asdict(plain.rules)
    changed = {name: value for name, value in asdict(setup.rules).items() if value != before[name]}
    own = OwnSetup(
        button=setup.button if setup.button != plain.button else None,
        limit=setup.limit if setup.limit != plain.limit else None,
        rules=changed,
        stakes=setup.stakes if setup.stakes != plain.stakes else None,
        posts=setup.posts if setup.posts != plain.posts else None,
        last_two=setup.last_two,
    )
    return msgspec.json.decode(msgspec.json.encode(own), type=dict[str, object])  # lists, as TOML has them


def _plain_setup(hand: Recorded, scale: int) -> Setup:
    game, name = GAMES[hand.variant]
    seats = seat_numbers(hand)
    limit, smallest = _limit(hand, name, scale)
    stacks = _stacks(hand, scale)
    return Setup(
        variant=game,
        limit=limit,
        rules=usual_rules(name),
        stakes=Stakes(
            smallest, _small_blind(hand, scale), max([chips(ante, scale) for ante in hand.antes], default=0)
        ),
        button=seats[-1] if seats else 0,
        stacks=tuple(zip(seats, stacks, strict=True)),
        posts=_posts(hand, seats, stacks, scale),
    )


def _posts(hand: Recorded, seats: tuple[int, ...], stacks: list[int], scale: int) -> tuple[Post, ...]:
    """Forced bets in the order of `forced_bets`: own antes, blinds, dead antes."""
    if hand.players < 2:
        return ()  # the engine says how many there must be
    own, dead = _antes(hand, seats, stacks, scale)
    return (*own, *_blinds(seats, _by_player(hand, hand.blinds, scale)), *dead)


def _limit(hand: Recorded, name: LimitName, scale: int) -> tuple[Limit, int]:
    """The betting limit and the smallest bet."""
    if name == "fixed-limit":
        low, high = _needed(hand, "small_bet", scale), _needed(hand, "big_bet", scale)
        return FixedLimit(low, high), low
    smallest = _needed(hand, "min_bet", scale)
    limits: Mapping[str, Limit] = {"N": NoLimit(), "P": PotLimit(), "S": SpreadLimit(3 * smallest)}
    assert set(limits) == set(NO_LIMIT_CODES)
    return limits[_LETTER[name]], smallest


def _needed(hand: Recorded, field: str, scale: int) -> int:
    number = {"small_bet": hand.small_bet, "big_bet": hand.big_bet, "min_bet": hand.min_bet}[field]
    if number is None:
        raise HistoryError(problem("missing_field", field=field))
    return chips(number, scale)


def _small_blind(hand: Recorded, scale: int) -> int:
    return max(0, chips(hand.blinds[0], scale)) if hand.blinds else 0


def _stacks(hand: Recorded, scale: int) -> list[int]:
    """Stacks in chips; an unknown one is more than anybody could ever bet into."""
    finite = [number for number in _numbers(hand) if isinstance(number, int) or number.is_finite()]
    plenty = 10 * sum(abs(chips(number, scale)) for number in finite)
    return [
        plenty if type(stack) is Decimal and stack.is_infinite() else chips(stack, scale)
        for stack in hand.starting_stacks
    ]


def _by_player(hand: Recorded, numbers: tuple[Number, ...], scale: int) -> list[int]:
    """Amounts by player: heads-up they are listed small blind first, which is the second player (P3)."""
    amounts = [chips(number, scale) for number in numbers] or [0] * hand.players
    return amounts[::-1] if hand.players == 2 else amounts


def _antes(
    hand: Recorded, seats: tuple[int, ...], stacks: list[int], scale: int
) -> tuple[list[Post], list[Post]]:
    """Antes that count for their payer's level, and antes that are dead money (B10)."""
    antes = _by_player(hand, hand.antes, scale)
    due = [(seat, ante) for seat, ante in zip(seats, antes, strict=True) if ante]
    short = any(stack < ante for stack, ante in zip(stacks, antes, strict=True))
    if len(set(antes)) == 1 and (hand.ante_trimming or not short):
        return [Post(seat, "ante", ante) for seat, ante in due], []
    return [], [Post(seat, "ante_for_all", ante) for seat, ante in due]


def _blinds(seats: tuple[int, ...], blinds: list[int]) -> list[Post]:
    small, big = (1, 0) if len(seats) == 2 else (0, 1)
    posts: list[Post] = []
    for place in (small, big, *range(2, len(seats))):
        amount = blinds[place]
        if not amount:
            continue
        if amount < 0 or (place not in (small, big) and amount <= blinds[big]):
            posts.append(Post(seats[place], "live", abs(amount)))
        elif place == small:
            posts.append(Post(seats[place], "small_blind", amount))
        else:
            posts.append(Post(seats[place], "big_blind" if place == big else "straddle", amount))
    return posts
