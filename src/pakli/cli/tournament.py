"""
`pakli tournament`: a structure from players, stack and hours; what is odd about one.

Knows       options. Structures are `pakli.tournament`, their page is `tournament_page`.
Tested in   tests/cli/test_tournament.py
"""

import json
import re
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from pakli.cli.errors import InputError, WrongUsage
from pakli.cli.spoken import SpokenCommand, SpokenGroup

if TYPE_CHECKING:
    from pakli.texts import Catalogue
    from pakli.tournament.structure import Price, Structure

__all__ = ["commands"]

_DIGITS: Final = 2
"""Digits behind the point of an entry fee."""
_ENTRY: Final = re.compile(r"(\d{1,9}(?:\.\d\d?)?)(?:\+(\d{1,9}(?:\.\d\d?)?))?")
_CHIPS: Final = re.compile(r"[1-9]\d{0,8}(,[1-9]\d{0,8})*")
_FORMS: Final = ("freezeout", "rebuy")
_PAYERS: Final = ("none", "each", "big_blind", "button")

Json = Annotated[bool, typer.Option("--json")]
Lang = Annotated[str | None, typer.Option(metavar="LANG")]

commands = typer.Typer(cls=SpokenGroup, invoke_without_command=True, rich_markup_mode=None)
"""The group, to be added to `pakli`."""


class _TournamentCommand(SpokenCommand):
    group = "tournament"


@commands.callback()
def _tournament(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@commands.command("plan", cls=_TournamentCommand)
def plan(
    *,
    players: Annotated[int, typer.Option(metavar="N")],
    stack: Annotated[int, typer.Option(metavar="CHIPS")],
    hours: Annotated[float, typer.Option(metavar="HOURS")],
    game: Annotated[str, typer.Option(metavar="GAME")] = "holdem",
    limit: Annotated[str | None, typer.Option(metavar="LIMIT")] = None,
    preset: Annotated[str, typer.Option(metavar="PRESET")] = "standard",
    entry: Annotated[str, typer.Option(metavar="FEE")] = "0",
    currency: Annotated[str, typer.Option(metavar="CODE")] = "",
    chips: Annotated[str, typer.Option(metavar="CHIPS")] = "",
    ante: Annotated[str, typer.Option(metavar="WHO")] = "big_blind",
    form: Annotated[str, typer.Option(metavar="FORM")] = "freezeout",
    name: Annotated[str, typer.Option(metavar="NAME")] = "Pakli",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """A structure from what is known: the text is the message `cli-tournament-plan`."""
    from pakli.cli.choices import catalogue, chosen, limit_named, wrong_usage
    from pakli.cli.tournament_page import plan_json, plan_page
    from pakli.rules import PRESETS, VARIANTS, RuleViolation
    from pakli.table import HORSE, Money
    from pakli.tournament import planner

    say = catalogue(lang)
    wanted = chosen(say, "game", game, (*VARIANTS, "horse"))
    wish = planner.Wish(
        players,
        stack,
        _minutes(hours),
        variants=HORSE if wanted == "horse" else (wanted,),
        limit=limit_named(say, limit) or ("fixed-limit" if wanted == "horse" else ""),
        preset=chosen(say, "preset", preset, PRESETS),
        entry=_entry(say, entry),
        money=Money(currency, 1, _DIGITS),
        chips=_chips(say, chips),
        ante_by=next(one for one in _PAYERS if one == chosen(say, "ante", ante, _PAYERS)),
        form=next(one for one in _FORMS if one == chosen(say, "form", form, _FORMS)),
        name=name,
    )
    try:
        made = planner.plan(wish)
    except RuleViolation as violation:
        raise wrong_usage(say, violation) from violation
    typer.echo(plan_json(say, made) if as_json else plan_page(say, made))


@commands.command("check", cls=_TournamentCommand)
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    *,
    players: Annotated[int, typer.Option(metavar="N", min=1, max=100_000)],
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """What is odd about a structure: the text is the message `cli-tournament-check`."""
    from pakli.cli.choices import catalogue
    from pakli.cli.tournament_page import remarks_json, remarks_page
    from pakli.rules import RuleViolation
    from pakli.tournament.check import check_structure
    from pakli.tournament.verifier import verify

    say = catalogue(lang)
    structure = _read(say, file)
    try:
        check_structure(structure)
    except RuleViolation as violation:
        refusal = violation.refusal
        raise InputError(f"{say.refusal(refusal.code, refusal.facts)} ({refusal.clause})") from violation
    found = verify(structure, players)
    page = remarks_json if as_json else remarks_page
    typer.echo(page(say, found, structure.money))


def _minutes(hours: float) -> int:
    """Whole minutes; of what is no number of hours, none, which is refused as too few."""
    return round(hours * 60) if 0 < hours < 10_000 else 0


def _entry(say: "Catalogue", given: str) -> "Price":
    """
    An entry fee as it stands on a poster: 20, or 20+2.

    Raises:
        WrongUsage: it is none.
    """
    from pakli.tournament.structure import Price

    found = _ENTRY.fullmatch(given)
    if found is None:
        raise WrongUsage(say.text("tournament-bad-entry", given=given))
    pool, share = (int(Decimal(part or 0).scaleb(_DIGITS)) for part in found.groups())
    return Price(pool + share, share)


def _chips(say: "Catalogue", given: str) -> tuple[int, ...]:
    """
    The chips there are: 25,100,500.

    Raises:
        WrongUsage: they are none.
    """
    if given and not _CHIPS.fullmatch(given):
        raise WrongUsage(say.text("tournament-bad-chips", given=given))
    return tuple([int(chip) for chip in given.split(",")]) if given else ()


def _read(say: "Catalogue", file: Path) -> "Structure":
    """
    A structure from a file: itself, or a plan that has it.

    Raises:
        InputError: the file cannot be read, or is something else.
    """
    import msgspec

    from pakli.tournament.structure import Structure

    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(say.text("tournament-no-file", file=str(file))) from error
    try:
        read = json.loads(text)
        return msgspec.convert(read.get("structure", read) if isinstance(read, dict) else read, Structure)
    except (ValueError, RecursionError) as error:
        problem = str(error) if isinstance(error, msgspec.ValidationError) else ""
        raise InputError(
            say.text("tournament-no-structure", file=str(file), problem=problem).strip()
        ) from error
