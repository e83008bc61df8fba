"""
A table's sign: what is played there, for how much, by which house rules. Shown to everybody (section 11).

Clauses     G8 (rotation, dealer's choice), T1 (buy-in), T6 (practice), P4 (cut), D5, section 4 (chips).
Knows       nothing that changes: no seats, no hands. A tournament's levels replace the games (`SetLevel`).
Tested in   tests/table/test_rotation.py
"""

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from pakli.rules import (
    PRESETS,
    VARIANTS,
    HouseRules,
    Limit,
    Post,
    RuleViolation,
    Stakes,
    Variant,
    set_up,
    usual_limit,
)
from pakli.rules.house_rules import Kind, LimitName
from pakli.rules.plan import plan_of
from pakli.rules.refusal import refuse

__all__ = [
    "HORSE",
    "BombPot",
    "Live",
    "Money",
    "Rotation",
    "Sign",
    "TableGame",
    "check_sign",
    "game_of",
    "most_players",
    "sign_of",
]

HORSE: Final = ("holdem", "omaha-high-low", "razz", "stud", "stud-high-low")
"""G8: the games of HORSE in their order, all at fixed limit."""

Rotation = Literal["orbits", "hands", "dealers_choice"]
Live = Literal["", "chips", "console", "record"]
"""
How real cards are played with at a table (rulebook, section 9); empty: not at all, the system deals.

``"chips"``: nobody enters a card; the dealer says who wins each pot. ``"console"``: one person enters
actions, cards that lie face up, and, as he likes, those that are shown. ``"record"``: no hand is shown
without its cards, so that histories are those of online tables.
"""
_OUT_OF_REACH: Final = 10**15
_SHARED: Final = ("button", "rebuy_min", "return_within")
"""House rules of the time between hands: one and the same in every game of a table."""


class TableGame(Struct, frozen=True, gc=False, cache_hash=True):
    """One game as this table plays it."""

    variant: str
    limit: Limit
    stakes: Stakes
    rules: HouseRules

    @property
    def plays(self) -> Variant:
        """The game's rules of play."""
        return VARIANTS[self.variant]


class Money(Struct, frozen=True, gc=False, cache_hash=True):
    """
    What a chip is worth: `value` times 10 to the power of -`digits` of the currency.

    FL 1/2 in dollars, played with chips of 0.50: ``Money("USD", 50, 2)``. Practice chips: no code (T6).
    """

    code: str = ""
    value: int = 1
    digits: int = 0


class BombPot(Struct, frozen=True, gc=False, cache_hash=True):
    """A hand in which everyone pays `ante` chips and the first round is left out; on one board or two."""

    ante: int
    boards: Literal[1, 2] = 1


class Sign(Struct, frozen=True, cache_hash=True):
    """
    What a table plays.

    `least`, `most`: buy-in in chips (T1); `most` 0: no maximum, as K has none. With several games, every
    `every` orbits or hands the next one is played, or the button names one before each hand (G8). `cut`: the
    pack is offered for cutting (P4).
    """

    kind: Kind
    games: tuple[TableGame, ...]
    seats: int = 10
    least: int = 0
    most: int = 0
    rotation: Rotation = "orbits"
    every: int = 1
    bomb_pot: BombPot | None = None
    cut: bool = True
    practice: bool = False
    money: Money = Money()
    live: Live = ""
    """How real cards are played with; empty: the system deals."""

    @property
    def rules(self) -> HouseRules:
        """The house rules of the time between hands."""
        return self.games[0].rules

    @property
    def chip(self) -> int:
        """What every amount is a multiple of."""
        return self.games[0].stakes.chip

    @property
    def maximum(self) -> int:
        """Most chips to have by buying (T3); out of reach where there is no maximum."""
        return self.most or _OUT_OF_REACH * self.chip

    @property
    def cash(self) -> bool:
        """A cash table, practice included; else a tournament's."""
        return self.kind == "cash"


def game_of(
    variant: str,
    stakes: Stakes,
    *,
    kind: Kind = "cash",
    limit: LimitName | Limit | None = None,
    preset: str = "standard",
    rules: HouseRules | None = None,
) -> TableGame:
    """
    A game at these stakes, the usual filled in: the game's limit, the preset's house rules.

    Raises:
        RuleViolation: no such game, limit or preset.
    """
    if variant not in VARIANTS:
        raise refuse("G1", "setup.unknown_game", game=variant, known=", ".join(VARIANTS))
    if preset not in PRESETS:
        raise refuse("T1", "setup.unknown_preset", preset=preset, known=", ".join(PRESETS))
    wanted = limit or VARIANTS[variant].limit
    chosen = usual_limit(wanted, stakes) if isinstance(wanted, str) else wanted
    return TableGame(variant, chosen, stakes, rules or PRESETS[preset].at(kind, chosen.name))


def sign_of(
    *games: TableGame,
    kind: Kind = "cash",
    seats: int = 0,
    buy_in: tuple[int, int] | None = None,
    rotation: Rotation = "orbits",
    every: int = 1,
    bomb_pot: BombPot | None = None,
    cut: bool = True,
    practice: bool = False,
    money: Money = Money(),  # noqa: B008 - a frozen value
    live: Live = "",
) -> Sign:
    """
    A sign with the usual filled in: a buy-in of 20 to 100 big blinds (T1), as many seats as the games take.

    With real cards the pack is cut at the table, and nobody's time runs unless the dealer calls it.

    Raises:
        RuleViolation: see `check_sign`.
    """
    if live:
        games, cut = tuple([live_game(game, live) for game in games]), False
    blind = max(game.stakes.big_blind for game in games)
    least, most = buy_in or (20 * blind, 100 * blind)
    sign = Sign(
        kind=kind,
        games=games,
        seats=seats or min(game.plays.seats for game in games),
        least=least,
        most=most,
        rotation=rotation,
        every=every,
        bomb_pot=bomb_pot,
        cut=cut,
        practice=practice,
        money=money,
        live=live,
    )
    check_sign(sign)
    return sign


def live_game(game: TableGame, live: Live) -> TableGame:
    """The game with real cards: no time to act; where nobody enters a card nothing can be declared (P14)."""
    rules = replace(game.rules, time_to_act=0, time_bank=0, disconnect_grace=0, rabbit_cards=False)
    if live == "chips":
        rules = replace(rules, what_counts="cards_speak", who_shows="may_muck")
    return replace(game, rules=rules)


def check_sign(sign: Sign) -> None:
    """
    Check that a table can be played at.

    Raises:
        RuleViolation: no game, a game that cannot be played with so many seats, amounts that are no multiples
            of the chip, house rules that differ between its games where they must not.
    """
    if not sign.games or sign.every < 1:
        raise refuse("G8", "sign.no_game")
    for game in sign.games:
        _check_seats(sign, game)
        _check_alike(sign, game)
    amounts = {"minimum": sign.least, "maximum": sign.maximum} if sign.cash else {}
    if sign.bomb_pot is not None:
        amounts["bomb_pot"] = sign.bomb_pot.ante
    for name, amount in amounts.items():
        if amount % sign.chip or amount <= 0:
            raise refuse("T1", "setup.bad_amount", name=name, amount=amount, chip=sign.chip)
    if sign.least > sign.maximum:
        raise refuse("T1", "sign.buy_in_upside_down", least=sign.least, most=sign.most)


def _check_alike(sign: Sign, game: TableGame) -> None:
    """What has to be the same in every game of a table."""
    for rule in _SHARED:
        if getattr(game.rules, rule) != getattr(sign.rules, rule):
            raise refuse("G8", "sign.rules_differ", rule=rule)
    if game.stakes.chip != sign.chip:
        raise refuse("G8", "sign.chips_differ", chip=game.stakes.chip, other=sign.chip)


def _check_seats(sign: Sign, game: TableGame) -> None:
    """As many as the game and its pack take; one more where the button sits out in turn (D5)."""
    most = most_players(game)
    if game.plays.seats > most:
        most = game.plays.seats
    if not 2 <= sign.seats <= most:
        raise refuse(game.plays.clause, "sign.bad_seats", seats=sign.seats, most=most)


@lru_cache(maxsize=256)
def most_players(game: TableGame) -> int:
    """
    How many can be dealt in: by the game and by its pack.

    Raises:
        RuleViolation: the game cannot be played like this at all: its limit, its amounts.
    """
    plenty = 100 * max(game.stakes.big_blind, game.stakes.chip)
    for players in range(game.plays.players[1], 2, -1):
        stacks = dict.fromkeys(range(1, players + 1), plenty)
        nothing: tuple[Post, ...] = ()
        try:
            plan = plan_of(
                set_up(
                    stacks,
                    button=1,
                    stakes=game.stakes,
                    variant=game.variant,
                    limit=game.limit,
                    rules=game.rules,
                    posts=nothing,
                )
            )
        except RuleViolation as violation:
            if violation.refusal.code != "setup.too_many_players":
                raise
        else:
            return plan.game.most_players
    return 2
