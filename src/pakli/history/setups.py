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

from pakli.history.problems import HistoryError, problem
from pakli.history.recorded import Number, Recorded
from pakli.rules import (
    PRESETS,
    VARIANTS,
    FixedLimit,
    HouseRules,
    Limit,
    Post,
    Setup,
    Stakes,
    Variant,
    usual_limit,
)
from pakli.rules.events import PostKind
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
_GAME_LETTERS: Final = {
    "holdem": "T", "holdem-32": "T32", "holdem-36": "S", "omaha": "O", "omaha-high-low": "O/8",
    "omaha-5": "O5", "omaha-5-high-low": "O5/8", "omaha-6": "O6", "omaha-6-high-low": "O6/8",
    "five-card-draw": "5D", "deuce-to-seven-single-draw": "2L1D", "deuce-to-seven-triple-draw": "2L3D",
    "badugi": "B", "stud": "7S", "stud-high-low": "7S/8", "razz": "R",
}  # fmt: skip

GAMES: Final[Mapping[str, tuple[str, LimitName]]] = {
    _LETTER[limit] + letters: (game, limit)
    for game, letters in _GAME_LETTERS.items()
    for limit in VARIANTS[game].limits
}
"""
Game and limit by variant code. The specification's are ``FT NT NS PO FO/8 F7S F7S/8 FR N2L1D F2L3D FB``; the
others are written alike for games it has no code for.
"""


class OwnSetup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The field `_pakli_setup`: what differs from what the rest of the file makes one think, in chips."""

    button: int | None = None
    limit: Limit | None = None
    rules: dict[str, object] = {}
    stakes: Stakes | None = None
    posts: tuple[Post, ...] | None = None
    last_two: bool = False
    bomb_pot: bool = False
    scale: int = 1
    """Chips for one unit of the file: a power of ten, where it is more than the file's numbers show."""


def code_of(setup: Setup) -> str:
    """The variant code of a setup's game and limit."""
    return _LETTER[setup.limit.name] + _GAME_LETTERS[setup.variant]


def scale_of(hand: Recorded) -> int:
    """The smallest power of ten that makes every number whole, or more, if a field of ours says so."""
    own = hand.fields.get("_pakli_setup")
    said = own.get("scale") if isinstance(own, dict) else None
    places = len(str(said)) - 1 if isinstance(said, int) and said > 0 else 0
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
    bets = (hand.min_bet, hand.small_bet, hand.big_bet, hand.bring_in)
    yield from [bet for bet in bets if bet is not None]
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
        bomb_pot=own.bomb_pot,
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
        bomb_pot=setup.bomb_pot,
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
        stakes=_stakes(hand, VARIANTS[game], smallest, scale),
        button=seats[-1] if seats else 0,
        stacks=tuple(zip(seats, stacks, strict=True)),
        posts=_posts(hand, seats, stacks, scale),
    )


def _posts(hand: Recorded, seats: tuple[int, ...], stacks: list[int], scale: int) -> tuple[Post, ...]:
    """Forced bets in the order of `forced_bets`: own antes, blinds, dead antes."""
    if hand.players < 2:
        return ()  # the engine says how many there must be
    own, dead = _antes(hand, seats, stacks, scale)
    blinds = _by_player(hand, hand.blinds, scale)
    if VARIANTS[GAMES[hand.variant][0]].forced == "ante_and_button_blind":  # G9: whoever posts it
        return (
            *own,
            *[Post(seat, "big_blind", amount) for seat, amount in zip(seats, blinds, strict=True) if amount],
        )
    return (*own, *_blinds(seats, blinds), *dead)


def _limit(hand: Recorded, name: LimitName, scale: int) -> tuple[Limit, int]:
    """The betting limit and the smallest bet."""
    if name == "fixed-limit":
        low, high = _needed(hand, "small_bet", scale), _needed(hand, "big_bet", scale)
        return FixedLimit(low, high), low
    smallest = _needed(hand, "min_bet", scale)
    return usual_limit(name, Stakes(smallest)), smallest


def _needed(hand: Recorded, field: str, scale: int) -> int:
    number: Number | None = getattr(hand, field)
    if number is None:
        raise HistoryError(problem("missing_field", field=field))
    return chips(number, scale)


def _stakes(hand: Recorded, game: Variant, smallest: int, scale: int) -> Stakes:
    return Stakes(
        smallest,
        max(0, chips(hand.blinds[0], scale)) if hand.blinds else 0,
        max([chips(ante, scale) for ante in hand.antes], default=0),
        bring_in=_needed(hand, "bring_in", scale) if game.forced == "ante_and_bring_in" else 0,
    )


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
        kind: PostKind = "straddle"
        if place == big:
            kind = "big_blind"
        elif place == small:
            kind = "small_blind"
        elif amount <= blinds[big]:
            kind = "live"
        posts.append(Post(seats[place], kind if amount > 0 else "live", abs(amount)))
    return posts
