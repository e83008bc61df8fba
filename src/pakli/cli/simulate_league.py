"""
`pakli simulate --league`: bots against each other by duplicate deals, ranked, with intervals.

Knows       options and the report. The league is `pakli.bots.league`.
Tested in   tests/cli/test_simulate_league.py
"""

import json
import secrets
from decimal import Decimal
from time import perf_counter
from typing import TYPE_CHECKING

import typer
from msgspec import to_builtins

from pakli.cli.choices import chosen
from pakli.cli.errors import WrongUsage
from pakli.cli.odds import workers

if TYPE_CHECKING:
    from pakli.bots.league import Duel, League
    from pakli.texts import Catalogue

__all__ = ["simulate_league"]

_GAMES = ("holdem", "omaha")
_DEALS = 400


def simulate_league(
    say: "Catalogue",
    *,
    game: str | None,
    players: int | None,
    deals: int | None,
    bots: str | None,
    seed: int | None,
    processes: int,
    as_json: bool,
) -> None:
    """Play one and print it; `game` and `bots` may be several names with commas between them."""
    from pakli.bots.league import ENTRANTS, FORMS, play_league
    from pakli.bots.levels import LEVELS
    from pakli.cli.progress import shown
    from pakli.rules import VARIANTS

    games = _GAMES if game is None else [chosen(say, "game", name, VARIANTS) for name in _names(game)]
    entrants = LEVELS if bots is None else [chosen(say, "bots", name, ENTRANTS) for name in _names(bots)]
    if len(set(entrants)) < max(2, len(entrants)):
        raise WrongUsage(say.text("simulate-league-two"))
    if players is not None and (players % 2 or players > 6):
        raise WrongUsage(say.text("simulate-league-even", players=players))
    fixed, start = secrets.randbits(32) if seed is None else seed, perf_counter()
    with workers(processes) as executor, shown(say.text("simulate-league-progress"), quiet=as_json) as told:
        league = play_league(
            entrants,
            games,
            FORMS,
            deals=deals or _DEALS,
            seed=fixed,
            executor=executor,
            players=players or 6,
            progress=told,
        )
    seconds = round(perf_counter() - start, 6)
    report = {"seed": fixed, "seconds": seconds, **to_builtins(league)}
    typer.echo(json.dumps(report) if as_json else _in_words(say, league))


def _names(wanted: str) -> list[str]:
    return [name.strip() for name in wanted.split(",")]


def _in_words(say: "Catalogue", league: "League") -> str:
    lines = [_duel(say, duel) for duel in league.duels]
    lines += [
        say.text("simulate-league-rank", place=place, bots=rank.bot, won=rank.won, lost=rank.lost)
        for place, rank in enumerate(league.ranks, start=1)
    ]
    return "\n".join(lines)


def _duel(say: "Catalogue", duel: "Duel") -> str:
    """Big blinds a hundred hands, or hundredths of an entry fee: both a hundredfold."""
    mean, low, high = (Decimal(f"{100 * value:.1f}") for value in (duel.mean, duel.low, duel.high))
    return say.text(
        f"simulate-league-{duel.form}",
        game=say.text(f"game-{duel.game}"),
        first=duel.first,
        second=duel.second,
        mean=mean,
        low=low,
        high=high,
        deals=duel.deals,
    )
