"""
What a hand is played with: game, limit, house rules, stakes, who is dealt in, who posts what.

Clauses     G1-G11 (players), B6, B7, B9, B10 (forced bets), P2, P3 (button and blinds).
Knows       nothing that happens after the first card.
Tested in   tests/rulebook/test_forced_bets.py
"""

from bisect import bisect_right
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
    be a multiple of. `bring_in`: stud only (ST1); 0: half the low bet.
    """

    big_blind: int
    small_blind: int = 0
    ante: int = 0
    chip: int = 1
    bring_in: int = 0


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
    `bomb_pot`: there is no betting before the first board cards.
    """

    variant: str
    limit: Limit
    rules: HouseRules
    stakes: Stakes
    button: int
    stacks: tuple[tuple[int, int], ...]
    posts: tuple[Post, ...] = ()
    last_two: bool = False
    bomb_pot: bool = False


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


def forced_bets(
    seats: tuple[int, ...], button: int, stakes: Stakes, rules: HouseRules, variant: str = "holdem"
) -> tuple[Post, ...]:
    """
    The usual posts of a game: blinds (P3), antes by the house's form (B10) or the game's (D1, ST1, G9).

    Args:
        seats: seat numbers dealt in, clockwise from the first left of the button.
        button: the button's seat.

    Heads-up the button posts the small blind (P3). A game that is played with antes takes one from each:
    `usual_ante`.
    """
    forced = VARIANTS[variant].forced
    if forced != "blinds":
        each = _antes(seats, usual_ante(stakes))
        if forced != "ante_and_button_blind":
            return each
        return (*each, Post(button if button in seats else seats[-1], "big_blind", stakes.big_blind))
    small, big = (seats[1], seats[0]) if len(seats) == 2 else (seats[0], seats[1])
    posts = [Post(big, "big_blind", stakes.big_blind)]
    if stakes.small_blind:
        posts.insert(0, Post(small, "small_blind", stakes.small_blind))
    if not stakes.ante or rules.ante == "none":
        return tuple(posts)
    if rules.ante == "each":
        return (*_antes(seats, stakes.ante), *posts)
    payer = button if rules.ante == "button" and button in seats else big
    return (*posts, Post(payer, "ante_for_all", stakes.ante))


def _antes(seats: tuple[int, ...], ante: int) -> tuple[Post, ...]:
    """Everybody's own ante (B10)."""
    return tuple([Post(seat, "ante", ante) for seat in seats])


def usual_ante(stakes: Stakes) -> int:
    """The table's ante; where none is set, a quarter of the big blind, rounded up to a chip."""
    return stakes.ante or -(-stakes.big_blind // (4 * stakes.chip)) * stakes.chip


def usual_bring_in(stakes: Stakes, low: int) -> int:
    """The table's bring-in; where none is set, half of the low bet, rounded up to a chip (ST1)."""
    return stakes.bring_in or -(-low // (2 * stakes.chip)) * stakes.chip


def clockwise(seats: tuple[int, ...], button: int) -> tuple[int, ...]:
    """Seat numbers in the order of the deal: from the first left of the button (P5) to the button."""
    ordered = sorted(seats)
    first = bisect_right(ordered, button)
    return (*ordered[first:], *ordered[:first])


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
    bomb_pot: bool = False,
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
        posts = forced_bets(seats, button, stakes, house, variant) if len(seats) > 1 else ()
    seated = tuple([(seat, stacks[seat]) for seat in seats])
    return Setup(variant, chosen, house, stakes, button, seated, posts, last_two, bomb_pot)
