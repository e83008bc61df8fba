"""
`pakli odds`: what hands are worth against each other.

Knows       options and how to lay results out: tables on a terminal, plain lines elsewhere. The numbers are
            `pakli.odds`.
Tested in   tests/cli/test_odds.py
"""

from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import Struct

from pakli.cli.errors import InputError, WrongUsage

if TYPE_CHECKING:
    from pakli.odds import Equity, OddsError
    from pakli.texts import Catalogue

__all__ = ["odds"]


class _Player(Struct, frozen=True):
    """One entry of `players`; parts of 1."""

    hand: str
    equity: float
    win: float
    tie: float
    standard_error: float


class _Json(Struct, frozen=True):
    """What `--json` prints; `method` is null and `error` is there where there was no answer."""

    method: str | None
    boards: int
    seconds: float
    players: list[_Player]
    error: str | None = None


class _Question(Struct, frozen=True):
    """What was asked."""

    hands: list[str]
    board: str
    dead: str
    game: str
    samples: int | None
    seed: int | None


def odds(
    hands: Annotated[list[str], typer.Argument(metavar="HAND...")],
    *,
    board: Annotated[str, typer.Option(metavar="CARDS")] = "",
    dead: Annotated[str, typer.Option(metavar="CARDS")] = "",
    game: Annotated[str, typer.Option(metavar="GAME")] = "holdem",
    exact: Annotated[bool, typer.Option("--exact")] = False,
    samples: Annotated[int | None, typer.Option(metavar="N", min=2)] = None,
    seed: Annotated[int | None, typer.Option(metavar="N")] = None,
    categories: Annotated[bool, typer.Option("--categories")] = False,
    next_cards: Annotated[bool, typer.Option("--next-cards")] = False,
    heat_map: Annotated[bool, typer.Option("--heat-map")] = False,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[str | None, typer.Option(metavar="LANG")] = None,
) -> None:
    """The equities of hands: the text is the message `cli-odds`."""
    from pakli.cli.choices import catalogue, chosen
    from pakli.odds import GAMES, OddsError

    say = catalogue(lang)
    if exact and samples is not None:
        raise WrongUsage(say.text("odds-exact-or-samples"))
    chosen(say, "game", game, GAMES)
    question = _Question(hands, board, dead, game, 0 if exact else samples, seed)
    start = perf_counter()
    try:
        result = _answered(say, question, quiet=as_json)
        seconds = perf_counter() - start
        if as_json:
            typer.echo(_json(result, seconds))
            return
        _Report(say, question, plain=plain).print(
            result, seconds, categories=categories, next_cards=next_cards, heat_map=heat_map
        )
    except OddsError as error:
        if as_json:
            typer.echo(_no_answer(say, error))
        raise InputError(error.text(say)) from error


def _answered(say: "Catalogue", question: _Question, *, quiet: bool) -> "Equity":
    from pakli.cli.progress import shown
    from pakli.odds import equity

    with shown(say.text("odds-progress"), quiet=quiet) as progress:
        return equity(
            question.hands,
            question.board,
            question.dead,
            question.game,
            samples=question.samples,
            seed=question.seed,
            progress=progress,
        )


def _json(result: "Equity", seconds: float) -> str:
    import msgspec

    players = [
        _Player(player.hand, player.equity, player.win, player.tie, player.standard_error)
        for player in result.players
    ]
    said = _Json(result.method, result.boards, round(seconds, 6), players)
    told = {name: value for name, value in msgspec.to_builtins(said).items() if name != "error"}
    return msgspec.json.encode(told).decode()


def _no_answer(say: "Catalogue", error: "OddsError") -> str:
    import msgspec

    return msgspec.json.encode(_Json(None, 0, 0.0, [], error.text(say))).decode()


class _Report:
    """The answer for a person."""

    def __init__(self, say: "Catalogue", question: _Question, *, plain: bool) -> None:
        from pakli.cli.odds_page import Page

        self._say = say
        self._asked = question
        self._page = Page(say, plain=plain)

    def print(
        self, result: "Equity", seconds: float, *, categories: bool, next_cards: bool, heat_map: bool
    ) -> None:
        """The equities, and what else was asked for."""
        self._page.equities(result, seconds)
        if categories:
            self._categories()
        if next_cards:
            self._next_cards()
        if heat_map:
            self._heat_map()

    def _categories(self) -> None:
        from pakli import odds

        asked = self._asked
        found = odds.categories(asked.hands, asked.board, asked.dead, asked.game)
        self._page.categories(asked.hands, found)

    def _next_cards(self) -> None:
        from pakli import odds
        from pakli.cli.progress import shown

        asked = self._asked
        with shown(self._say.text("odds-progress")) as progress:
            cards = odds.next_cards(asked.hands, asked.board, asked.dead, asked.game, progress=progress)
        self._page.next_cards(asked.hands, cards)

    def _heat_map(self) -> None:
        from pakli import odds
        from pakli.cli.progress import shown

        asked = self._asked
        with shown(self._say.text("odds-progress")) as progress:
            cells = odds.heat_map(asked.hands, asked.board, asked.dead, asked.game, progress=progress)
        self._page.heat_map(asked.hands[0], cells)
