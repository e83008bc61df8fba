"""
The sign of a practice table, made from the two numbers that stand on it.

Clauses     B1, B2, B6 (sign), G8 (HORSE), T6 (practice chips).
Knows       games, limits, presets, stakes. Tested in tests/bots/test_table.py
"""

from msgspec import Struct

from pakli import table
from pakli.rules import (
    PRESETS,
    VARIANTS,
    FixedLimit,
    HouseRules,
    Limit,
    SpreadLimit,
    Stakes,
    blinds_of_sign,
    usual_limit,
)
from pakli.rules.house_rules import LimitName
from pakli.rules.refusal import refuse
from pakli.table import HORSE, TableGame

__all__ = ["GAMES", "Sign", "sign_of"]

GAMES: tuple[str, ...] = (*VARIANTS, "horse")
"""Ids of everything that can be played: the games, and the rotation of five of them (G8)."""


class Sign(Struct, frozen=True):
    """What is played at a table: its games, house rules, stakes, and the two numbers that say so."""

    game: str
    """One of `GAMES`."""
    games: tuple[TableGame, ...]
    """One game, or those of the rotation."""
    low: int
    high: int

    @property
    def limit(self) -> Limit:
        """The first game's limit."""
        return self.games[0].limit

    @property
    def rules(self) -> HouseRules:
        """The first game's house rules."""
        return self.games[0].rules

    @property
    def stakes(self) -> Stakes:
        """The first game's stakes."""
        return self.games[0].stakes

    @property
    def packs(self) -> set[int]:
        """Sizes of the packs that are needed."""
        return {game.plays.pack for game in self.games}

    @property
    def usual_players(self) -> int:
        """Six, or as many as the games have seats for."""
        return min(6, *[game.plays.seats for game in self.games])

    def at_table(self, seats: int, stack: int) -> table.Sign:
        """
        The sign of a practice table where everybody buys `stack`.

        Raises:
            RuleViolation: the games cannot be played by so many.
        """
        self.check(seats)
        most = min(game.plays.players[1] for game in self.games)
        room = max(2, min(seats, max(most, min(game.plays.seats for game in self.games))))
        return table.sign_of(*self.games, seats=room, buy_in=(stack, stack), cut=False, practice=True)

    def check(self, players: int) -> None:
        """
        Raises:
            RuleViolation: too few or too many players for a game of the table.
        """
        for game in self.games:
            least = game.plays.players[0]
            if players < least:
                raise refuse(game.plays.clause, "setup.too_few_players", players=players, least=least)
            most = max(table.most_players(game), game.plays.seats if game.plays.forced == "ante" else 0)
            if players > most:
                raise refuse(game.plays.clause, "setup.too_many_players", players=players, most=most)


def sign_of(game: str, limit: LimitName | None, preset: str, low: int, high: int) -> Sign:
    """
    A cash table by the numbers on its sign (B1, B2, B6).

    Args:
        game: one of `GAMES`; HORSE is played at fixed limit, one orbit of each game (G8).
        limit: None: the game's usual one.
        preset: an id of `PRESETS`.
        low, high: chips: the blinds; fixed limit: the two bets; spread limit: smallest and largest bet;
            the house rule `sign` may read them as limits.

    Raises:
        RuleViolation: HORSE at another limit.
    """
    if game != "horse":
        return Sign(game, (_game(game, limit or VARIANTS[game].limit, preset, low, high),), low, high)
    if limit not in (None, "fixed-limit"):
        raise refuse("G8", "setup.limit_not_offered", limit=str(limit), known="fixed-limit")
    return Sign(game, tuple([_game(one, "fixed-limit", preset, low, high) for one in HORSE]), low, high)


def _game(variant: str, name: LimitName, preset: str, low: int, high: int) -> TableGame:
    rules = PRESETS[preset].at("cash", name)
    small, big = blinds_of_sign(low, high, name, rules)
    stakes = Stakes(big, small)
    by_sign: dict[str, Limit] = {"fixed-limit": FixedLimit(low, high), "spread-limit": SpreadLimit(high)}
    return TableGame(variant, by_sign.get(name) or usual_limit(name, stakes), stakes, rules)
