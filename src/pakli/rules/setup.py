"""
What a hand is played with: game, limit, house rules, stakes, who is dealt in, who posts what.

Clauses     G1-G11 (players), B6, B7, B9, B10 (forced bets), P2, P3 (button and blinds).
Knows       nothing that happens after the first card.
Tested in   tests/rulebook/test_forced_bets.py
"""

from collections.abc import Mapping

from msgspec import Struct

from pakli.rules.events import PostKind
from pakli.rules.house_rules import PRESETS, HouseRules
from pakli.rules.limits import FixedLimit, Limit, NoLimit, PotLimit, SpreadLimit
from pakli.rules.refusal import refuse
from pakli.rules.variants import VARIANTS

__all__ = ["Post", "Setup", "Stakes", "blinds_of_sign", "forced_bets", "set_up", "usual_limit"]


class Stakes(Struct, frozen=True, gc=False, cache_hash=True):
    """
    The amounts of a table, in chips.

    `big_blind` is also the smallest bet, where no blind is posted too. `chip` is what every amount must
    be a multiple of.
    """

    big_blind: int
    small_blind: int = 0
    ante: int = 0
    chip: int = 1


class Post(Struct, frozen=True, gc=False):
    """A forced bet that is due; a short stack pays what it has (B9)."""

    seat: int
    kind: PostKind
    amount: int


class Setup(Struct, frozen=True, gc=False, tag="setup"):
    """
    Everything a hand starts from. Made by `set_up`, which fills in the usual, or field by field.

    `stacks`: pairs of the table's seat number and chips, clockwise from the first seat left of the button.
    `last_two`: these two are the last of their event (B1a, `event`).
    """

    variant: str
    limit: Limit
    rules: HouseRules
    stakes: Stakes
    button: int
    stacks: tuple[tuple[int, int], ...]
    posts: tuple[Post, ...] = ()
    last_two: bool = False


def usual_limit(name: str, stakes: Stakes) -> Limit:
    """
    The limit called `name` at these stakes: fixed limit bets one and two big blinds, spread limit up to
    three.

    Raises:
        RuleViolation: no such limit (B0).
    """
    blind = stakes.big_blind
    made: dict[str, Limit] = {
        "no-limit": NoLimit(),
        "pot-limit": PotLimit(),
        "fixed-limit": FixedLimit(blind, 2 * blind),
        "spread-limit": SpreadLimit(3 * blind),
    }
    if name not in made:
        raise refuse("B0", "setup.limit_not_offered", limit=name, known=", ".join(made))
    return made[name]


def blinds_of_sign(low: int, high: int, limit: str, rules: HouseRules) -> tuple[int, int]:
    """
    Small and big blind of a table signed `low`/`high` (B1, B6). Half of an odd amount is rounded up.

    Fixed limit: the sign is the two bets. Pot and no limit: the blinds, or, where `sign` is ``"limits"``,
    the lower number is the big blind and the upper means nothing.
    """
    if limit in ("no-limit", "pot-limit") and rules.sign == "blinds":
        return low, high
    return (low + 1) // 2, low


def forced_bets(seats: tuple[int, ...], button: int, stakes: Stakes, rules: HouseRules) -> tuple[Post, ...]:
    """
    The usual posts: antes by the house's form (B10), small and big blind (P3).

    Args:
        seats: seat numbers dealt in, clockwise from the first left of the button.
        button: the button's seat.

    Heads-up the button posts the small blind (P3).
    """
    small, big = (seats[1], seats[0]) if len(seats) == 2 else (seats[0], seats[1])
    posts: list[Post] = []
    if stakes.ante and rules.ante == "each":
        posts += [Post(seat, "ante", stakes.ante) for seat in seats]
    if stakes.small_blind:
        posts.append(Post(small, "small_blind", stakes.small_blind))
    posts.append(Post(big, "big_blind", stakes.big_blind))
    if stakes.ante and rules.ante in ("big_blind", "button"):
        posts.append(Post(big if rules.ante == "big_blind" else button, "ante_for_all", stakes.ante))
    return tuple(posts)


def clockwise(seats: tuple[int, ...], button: int) -> tuple[int, ...]:
    """Seat numbers in the order of the deal: from the first left of the button (P5) to the button."""
    ordered = sorted(seats)
    return tuple([seat for seat in ordered if seat > button] + [seat for seat in ordered if seat <= button])


def set_up(
    stacks: Mapping[int, int],
    *,
    button: int,
    stakes: Stakes,
    variant: str = "holdem",
    limit: Limit | None = None,
    rules: HouseRules | None = None,
    posts: tuple[Post, ...] | None = None,
    last_two: bool = False,
) -> Setup:
    """
    A hand's setup from a table's stacks.

    Args:
        stacks: chips by seat number of everyone dealt in.
        button: the button's seat; under a dead button it may be empty.
        stakes: blinds and ante in chips.
        limit: default: the game's usual one at these stakes.
        rules: default: preset ``standard`` at a cash table.
        posts: forced bets due; default: `forced_bets`.

    Raises:
        RuleViolation: no such game.
    """
    if variant not in VARIANTS:
        raise refuse("G1", "setup.unknown_game", game=variant, known=", ".join(VARIANTS))
    chosen = limit or usual_limit(VARIANTS[variant].limit, stakes)
    house = rules or PRESETS["standard"].at("cash", chosen.name)
    seats = clockwise(tuple(stacks), button)
    if posts is None:
        posts = forced_bets(seats, button, stakes, house) if len(seats) > 1 else ()
    return Setup(
        variant=variant,
        limit=chosen,
        rules=house,
        stakes=stakes,
        button=button,
        stacks=tuple((seat, stacks[seat]) for seat in seats),
        posts=posts,
        last_two=last_two,
    )
