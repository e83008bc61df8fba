"""
`pakli simulate --tournament`: bots play a tournament to its end, every chip and every cent counted.

Knows       options and the report. The host is `pakli.bots.field`.
Tested in   tests/cli/test_simulate_tournament.py
"""

import json
from decimal import Decimal
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import typer

from pakli.cli.errors import InputError

if TYPE_CHECKING:
    from pakli.bots.field import Field
    from pakli.rules.house_rules import LimitName
    from pakli.texts import Catalogue

__all__ = ["TournamentReport", "simulate_tournament"]

_PLAYERS, _STACK, _MINUTES, _FEE = 90, 10_000, 90, 1_000


class TournamentReport(NamedTuple):
    """What `--json` prints. Money in the smallest unit; `places`: how many were given, one a player."""

    players: int
    tables: int
    hands: int
    seconds: float
    collected: int
    prizes: int
    places: int


def simulate_tournament(
    say: "Catalogue",
    *,
    game: str,
    limit: "LimitName | None",
    preset: str,
    players: int | None,
    bots: str,
    seed: int | None,
    as_json: bool,
) -> None:
    """Play one and print the report; `game`, `limit`, `preset` and `bots` are names that there are."""
    from random import Random

    from pakli.bots import BOTS
    from pakli.bots.field import Field
    from pakli.cli.choices import wrong_usage
    from pakli.rules import RuleViolation
    from pakli.table import HORSE
    from pakli.tournament.planner import Wish, plan
    from pakli.tournament.structure import Price

    variants = HORSE if game == "horse" else (game,)
    if game == "horse" and limit is None:
        limit = "fixed-limit"
    rng = None if seed is None else Random(seed)
    try:
        wish = Wish(
            players or _PLAYERS,
            _STACK,
            _MINUTES,
            variants=variants,
            limit=limit or "",
            preset=preset,
            entry=Price(_FEE),
        )
        start = perf_counter()
        field = Field(plan(wish).structure, wish.players, BOTS[bots], rng=rng)
    except RuleViolation as violation:
        raise wrong_usage(say, violation) from violation
    _play(say, field, wish.players, quiet=as_json)
    report = _report(field, wish.players, perf_counter() - start)
    words = json.dumps(report._asdict()) if as_json else _in_words(say, report, game, field, bots)
    typer.echo(words)
    before, after = wish.players * _STACK, field.tournament.chips_in_play
    if before != after or report.collected != report.prizes:
        raise InputError(say.text("simulate-chips-differ", hand=report.hands, before=before, after=after))


def _play(say: "Catalogue", field: "Field", players: int, *, quiet: bool) -> None:
    from pakli.cli.progress import shown

    with shown(say.text("simulate-tournament-progress"), quiet=quiet) as told:
        for left in field.play():
            if told is not None:
                told(players - left, players)


def _report(field: "Field", players: int, seconds: float) -> TournamentReport:
    takings = field.tournament.takings
    return TournamentReport(
        players=players,
        tables=field.most_tables,
        hands=field.hands,
        seconds=round(seconds, 6),
        collected=takings.collected,
        prizes=takings.paid_out + takings.bounties_paid,
        places=sum(entry.place > 0 for entry in field.tournament.entries),
    )


def _in_words(say: "Catalogue", report: TournamentReport, game: str, field: "Field", bots: str) -> str:
    limit = field.limit
    lines = (
        say.text(
            "simulate-tournament",
            players=report.players,
            tables=report.tables,
            game=say.text(f"game-{game}"),
            limit=say.text(f"limit-{limit}"),
            bots=bots,
        ),
        say.text(
            "simulate-speed",
            hands=report.hands,
            seconds=Decimal(f"{report.seconds:.2f}"),
            rate=round(report.hands / max(report.seconds, 0.001)),
        ),
        say.text(
            "simulate-tournament-money",
            collected=report.collected,
            prizes=report.prizes,
            places=report.places,
        ),
    )
    return "\n".join(lines)
