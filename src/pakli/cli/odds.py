"""
`pakli odds`: what hands are worth against each other.

Knows       options, and what to ask `pakli.odds`, which has the numbers. How they are laid out is a matter
            of `odds_page` and `odds_json`.
Tested in   tests/cli/test_odds.py
"""

from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec import Struct

from pakli.cli.errors import InputError, WrongUsage
from pakli.cli.spoken import SpokenCommand

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Executor
    from contextlib import AbstractContextManager

    from pakli.cli.odds_json import Answer
    from pakli.cli.odds_page import Page
    from pakli.texts import Catalogue

__all__ = ["OddsCommand", "odds", "workers"]


class OddsCommand(SpokenCommand):
    """A program that asked for an object gets one, too, where its options do not go."""

    # Any: Typer keeps the types of contexts to itself.
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the options."""
        as_json = "--json" in args
        try:
            return super().parse_args(ctx, args)
        except typer.TyperException as error:
            _tell_program("usage", error.format_message(), as_json=as_json)
            raise

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except WrongUsage as error:
            _tell_program("usage", str(error), as_json=ctx.params["as_json"])
            raise


def _tell_program(code: str, message: str, *, as_json: bool) -> None:
    if as_json:
        from pakli.cli.odds_json import no_answer

        typer.echo(no_answer(code, message))


class _Question(Struct, frozen=True):
    """What was asked."""

    hands: list[str]
    board: str
    dead: str
    game: str
    samples: int | None
    seed: int | None
    low: str
    draws: int
    half: str
    executor: "Executor | None"


def odds(
    hands: Annotated[list[str], typer.Argument(metavar="HAND...")],
    *,
    board: Annotated[str, typer.Option(metavar="CARDS")] = "",
    dead: Annotated[str, typer.Option(metavar="CARDS")] = "",
    game: Annotated[str, typer.Option(metavar="GAME")] = "holdem",
    low: Annotated[str, typer.Option(metavar="LOW")] = "low-8",
    draws: Annotated[int, typer.Option(metavar="N")] = 1,
    exact: Annotated[bool, typer.Option("--exact")] = False,
    samples: Annotated[int | None, typer.Option(metavar="N", min=2)] = None,
    seed: Annotated[int | None, typer.Option(metavar="N")] = None,
    processes: Annotated[int, typer.Option(metavar="N", min=1, max=64)] = 1,
    half: Annotated[str | None, typer.Option(metavar="HALF")] = None,
    categories: Annotated[bool, typer.Option("--categories")] = False,
    outs: Annotated[bool, typer.Option("--outs")] = False,
    next_cards: Annotated[bool, typer.Option("--next-cards")] = False,
    heat_map: Annotated[bool, typer.Option("--heat-map")] = False,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[str | None, typer.Option(metavar="LANG")] = None,
) -> None:
    """The equities of hands: the text is the message `cli-odds`."""
    from pakli.cli.choices import catalogue, chosen
    from pakli.cli.odds_json import Answer
    from pakli.cli.odds_page import Page
    from pakli.odds import GAMES, OddsError

    say = catalogue(lang)
    if exact and samples is not None:
        raise WrongUsage(say.text("odds-exact-or-samples"))
    if half is not None and not (categories or outs):
        raise WrongUsage(say.text("odds-half-alone"))
    chosen(say, "game", game, GAMES)
    answer = Answer() if as_json else None
    out = answer or Page(say, plain=plain)
    parts = [
        name
        for name, wanted in (
            ("categories", categories),
            ("outs", outs),
            ("next_cards", next_cards),
            ("heat_map", heat_map),
        )
        if wanted
    ]
    try:
        with workers(processes) as executor:
            question = _Question(
                hands, board, dead, game, 0 if exact else samples, seed, low, draws, half or "high", executor
            )
            _Report(say, question, out, quiet=as_json).tell(parts)
    except OddsError as error:
        _tell_program(error.code, error.text(say), as_json=as_json)
        raise InputError(error.text(say)) from error
    if answer is not None:
        typer.echo(answer.text())


def workers(processes: int) -> "AbstractContextManager[Executor | None]":
    """So many processes to do the work; one is this one."""
    from concurrent.futures import ProcessPoolExecutor
    from contextlib import nullcontext
    from multiprocessing import get_context

    return nullcontext() if processes == 1 else ProcessPoolExecutor(processes, get_context("spawn"))


class _Report:
    """The answer, bit by bit: for a person as it comes, for a program in the end."""

    def __init__(self, say: "Catalogue", question: _Question, out: "Page | Answer", *, quiet: bool) -> None:
        self._say = say
        self._asked = question
        self._out = out
        self._quiet = quiet

    def tell(self, parts: "Sequence[str]") -> None:
        """The equities, and what else was asked for: names of methods below."""
        self._equities()
        others = {
            "categories": self._categories,
            "outs": self._outs,
            "next_cards": self._next_cards,
            "heat_map": self._heat_map,
        }
        for part in parts:
            others[part]()

    def _progress(self) -> "AbstractContextManager[Callable[[int, int], None] | None]":
        from pakli.cli.progress import shown

        return shown(self._say.text("odds-progress"), quiet=self._quiet)

    def _equities(self) -> None:
        from pakli.odds import equity

        asked, start = self._asked, perf_counter()
        with self._progress() as progress:
            result = equity(
                asked.hands,
                asked.board,
                asked.dead,
                asked.game,
                samples=asked.samples,
                seed=asked.seed,
                executor=asked.executor,
                progress=progress,
                low=asked.low,
                draws=asked.draws,
            )
        self._out.equities(result, perf_counter() - start)

    def _categories(self) -> None:
        from pakli import odds

        asked = self._asked
        with self._progress() as progress:
            found = odds.categories(
                asked.hands,
                asked.board,
                asked.dead,
                asked.game,
                half=asked.half,
                low=asked.low,
                draws=asked.draws,
                samples=asked.samples,
                seed=asked.seed,
                executor=asked.executor,
                progress=progress,
            )
        self._out.categories(asked.hands, found)

    def _outs(self) -> None:
        from pakli import odds

        asked = self._asked
        with self._progress() as progress:
            found = [
                odds.outs(
                    asked.hands,
                    asked.board,
                    asked.dead,
                    asked.game,
                    player=player,
                    half=asked.half,
                    low=asked.low,
                    samples=asked.samples,
                    seed=asked.seed,
                    executor=asked.executor,
                    progress=progress,
                )
                for player in range(len(asked.hands))
            ]
        self._out.outs(asked.hands, found)

    def _next_cards(self) -> None:
        from pakli import odds

        asked = self._asked
        with self._progress() as progress:
            cards = odds.next_cards(
                asked.hands,
                asked.board,
                asked.dead,
                asked.game,
                samples=asked.samples or 0,
                seed=asked.seed,
                executor=asked.executor,
                progress=progress,
                low=asked.low,
            )
        self._out.next_cards(asked.hands, cards)

    def _heat_map(self) -> None:
        from pakli import odds

        asked = self._asked
        with self._progress() as progress:
            cells = odds.heat_map(
                asked.hands,
                asked.board,
                asked.dead,
                asked.game,
                executor=asked.executor,
                progress=progress,
                low=asked.low,
            )
        self._out.heat_map(asked.hands[0], cells)
