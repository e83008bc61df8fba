"""
`pakli simulate`: bots against bots, as fast as it goes, every hand checked for lost or invented chips.

Knows       options and the report. The table is `pakli.bots.PracticeTable`.
Tested in   tests/cli/test_simulate.py
"""

import json
from collections import deque
from collections.abc import Mapping
from decimal import Decimal
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from pakli.cli.errors import InputError, WrongUsage

if TYPE_CHECKING:
    from pakli.bots import PracticeTable
    from pakli.texts import Catalogue

__all__ = ["Report", "simulate"]

_LOW, _HIGH = 1, 2
_STACK = 100 * _HIGH
_PACKS_AT_ONCE = 256
_HANDS = 1000


class Report(NamedTuple):
    """What `--json` prints. `chips_in`: brought to the table; `chips_out`: left on it or taken as rake."""

    game: str
    limit: str
    players: int
    hands: int
    seconds: float
    hands_per_second: float
    chips_in: int
    chips_out: int


def simulate(
    *,
    game: Annotated[str | None, typer.Option(metavar="GAME")] = None,
    limit: Annotated[str | None, typer.Option(metavar="LIMIT")] = None,
    preset: Annotated[str, typer.Option(metavar="PRESET")] = "standard",
    players: Annotated[int | None, typer.Option(metavar="N", min=2, max=100_000)] = None,
    hands: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    bots: Annotated[str | None, typer.Option(metavar="BOTS")] = None,
    straddle: Annotated[bool, typer.Option("--straddle")] = False,
    tournament: Annotated[bool, typer.Option("--tournament")] = False,
    league: Annotated[bool, typer.Option("--league")] = False,
    processes: Annotated[int, typer.Option(metavar="N", min=1, max=64)] = 1,
    seed: Annotated[int | None, typer.Option(metavar="N")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[str | None, typer.Option(metavar="LANG")] = None,
) -> None:
    """Bots against bots: the text is the message `cli-simulate`."""
    from pakli.cli.choices import catalogue

    say = catalogue(lang)
    if league:
        _league(
            say,
            {
                "--tournament": tournament,
                "--straddle": straddle,
                "--limit": limit is not None,
                "--preset": preset != "standard",
            },
            game=game,
            players=players,
            deals=hands,
            bots=bots,
            seed=seed,
            processes=processes,
            as_json=as_json,
        )
        return
    game, bots = game or "holdem", bots or "random"
    if tournament:
        _tournament(
            say,
            {"--hands": hands is not None, "--straddle": straddle},
            game=game,
            limit=limit,
            preset=preset,
            players=players,
            bots=bots,
            seed=seed,
            as_json=as_json,
        )
        return
    table = _table(
        say,
        game=game,
        limit=limit,
        preset=preset,
        players=players,
        bots=bots,
        straddle=straddle,
        seed=seed,
    )
    report, missing = _played(say, table, hands or _HANDS, quiet=as_json)
    typer.echo(json.dumps(report._asdict()) if as_json else _in_words(say, report, bots))
    if missing:
        raise InputError(
            say.text("simulate-chips-differ", hand=report.hands, before=table.bought, after=report.chips_out)
        )


def _league(
    say: "Catalogue",
    useless: Mapping[str, bool],
    *,
    game: str | None,
    players: int | None,
    deals: int | None,
    bots: str | None,
    seed: int | None,
    processes: int,
    as_json: bool,
) -> None:
    """The same options for a league; `useless`: those of no use there, and whether they are given."""
    from pakli.cli.simulate_league import simulate_league

    for option, given in useless.items():
        if given:
            raise WrongUsage(say.text("cli-simulate-no-league", option=option))
    simulate_league(
        say,
        game=game,
        players=players,
        deals=deals,
        bots=bots,
        seed=seed,
        processes=processes,
        as_json=as_json,
    )


def _tournament(
    say: "Catalogue",
    useless: Mapping[str, bool],
    *,
    game: str,
    limit: str | None,
    preset: str,
    players: int | None,
    bots: str,
    seed: int | None,
    as_json: bool,
) -> None:
    """The same options for a tournament; `useless`: those of no use there, and whether they are given."""
    from pakli.bots import BOTS, GAMES
    from pakli.cli.choices import chosen, limit_named
    from pakli.cli.simulate_tournament import simulate_tournament
    from pakli.rules import PRESETS

    for option, given in useless.items():
        if given:
            raise WrongUsage(say.text("cli-simulate-no-tournament", option=option))
    simulate_tournament(
        say,
        game=chosen(say, "game", game, GAMES),
        limit=limit_named(say, limit),
        preset=chosen(say, "preset", preset, PRESETS),
        players=players,
        bots=chosen(say, "bots", bots, BOTS),
        seed=seed,
        as_json=as_json,
    )


def _table(
    say: "Catalogue",
    *,
    game: str,
    limit: str | None,
    preset: str,
    players: int | None,
    bots: str,
    straddle: bool,
    seed: int | None,
) -> "PracticeTable":
    from random import Random

    from pakli.bots import BOTS, GAMES, PracticeTable, sign_of
    from pakli.cli.choices import chosen, limit_named, wrong_usage
    from pakli.rules import PRESETS, RuleViolation

    wanted = chosen(say, "game", game, GAMES), limit_named(say, limit), chosen(say, "preset", preset, PRESETS)
    make = BOTS[chosen(say, "bots", bots, BOTS)]
    rng = None if seed is None else Random(seed)
    try:
        sign = sign_of(*wanted, _LOW, _HIGH)
        seated = {seat: make() for seat in range(1, (players or sign.usual_players) + 1)}
        return PracticeTable(sign, seated, _STACK, straddle=straddle, rng=rng, packs_at_once=_PACKS_AT_ONCE)
    except RuleViolation as violation:
        raise wrong_usage(say, violation) from violation


def _played(say: "Catalogue", table: "PracticeTable", hands: int, *, quiet: bool) -> tuple[Report, bool]:
    """Play; the report, and whether chips were lost or invented in its last hand."""
    from pakli.cli.progress import tracked

    start, differ = perf_counter(), False
    for _ in tracked(hands, say.text("simulate-progress"), quiet=quiet):
        deque(table.play_hand(), maxlen=0)
        differ = table.chips + table.raked != table.bought
        if differ:
            break
        for seat in table.broke:
            table.buy(seat)
    return _report(table, perf_counter() - start), differ


def _report(table: "PracticeTable", seconds: float) -> Report:
    sign = table.sign
    return Report(
        game=sign.game,
        limit=sign.limit.name,
        players=len(table.players),
        hands=table.hands,
        seconds=round(seconds, 6),
        hands_per_second=round(table.hands / seconds, 1),
        chips_in=table.bought,
        chips_out=table.chips + table.raked,
    )


def _in_words(say: "Catalogue", report: Report, bots: str) -> str:
    lines = (
        say.text(
            "simulate-table",
            game=say.text(f"game-{report.game}"),
            limit=say.text(f"limit-{report.limit}"),
            players=report.players,
            bots=bots,
        ),
        say.text(
            "simulate-speed",
            hands=report.hands,
            seconds=Decimal(f"{report.seconds:.2f}"),
            rate=round(report.hands_per_second),
        ),
        say.text("simulate-chips", before=report.chips_in, after=report.chips_out),
    )
    return "\n".join(lines)
