"""
`pakli play`: a practice game in the terminal, one person against bots, by keyboard and in plain lines.

Knows       options. The game is `pakli.cli.practice`.
Tested in   tests/cli/test_play.py
"""

import re
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pakli.bots import Sign
    from pakli.cli.practice.session import Session
    from pakli.cli.practice.terminal import Terminal
    from pakli.texts import Catalogue

__all__ = ["play"]

_BIG_BLINDS = 100
"""A stack, unless another is wanted."""


def play(
    *,
    game: Annotated[str, typer.Option(metavar="GAME")] = "holdem",
    limit: Annotated[str | None, typer.Option(metavar="LIMIT")] = None,
    preset: Annotated[str, typer.Option(metavar="PRESET")] = "standard",
    players: Annotated[int | None, typer.Option(metavar="N", min=2, max=100)] = None,
    stakes: Annotated[str, typer.Option(metavar="LOW/HIGH")] = "10/20",
    stack: Annotated[int | None, typer.Option(metavar="CHIPS", min=1)] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    straddle: Annotated[bool, typer.Option("--straddle")] = False,
    words: Annotated[bool, typer.Option("--words")] = False,
    lang: Annotated[str | None, typer.Option(metavar="LANG")] = None,
) -> None:
    """A practice game: the text is the message `cli-play`."""
    from pakli.cli.choices import catalogue
    from pakli.cli.practice.terminal import Terminal

    say = catalogue(lang)
    sign = _sign(say, game, limit, preset, stakes)
    terminal = Terminal()
    names = _names(say, players or sign.usual_players, name)
    session = _session(say, terminal, sign, names, stack=stack, straddle=straddle, in_words=words)
    if terminal.attended():
        session.play()
    else:
        terminal.tell(say.text("play-no-terminal"))


def _session(
    say: "Catalogue",
    terminal: "Terminal",
    sign: "Sign",
    names: "Mapping[int, str]",
    *,
    stack: int | None,
    straddle: bool,
    in_words: bool,
) -> "Session":
    from pakli.cli.choices import wrong_usage
    from pakli.cli.errors import WrongUsage
    from pakli.cli.practice.session import Session
    from pakli.rules import RuleViolation

    blind = sign.stakes.big_blind
    chips = _BIG_BLINDS * blind if stack is None else stack
    if chips < blind:
        raise WrongUsage(say.text("play-bad-stack", stack=chips, least=blind))
    try:
        return Session(say, terminal, sign, names, stack=chips, straddle=straddle, in_words=in_words)
    except RuleViolation as violation:
        raise wrong_usage(say, violation) from violation


def _sign(say: "Catalogue", game: str, limit: str | None, preset: str, stakes: str) -> "Sign":
    from pakli.bots import GAMES, sign_of
    from pakli.cli.choices import chosen, limit_named, wrong_usage
    from pakli.cli.errors import WrongUsage
    from pakli.rules import PRESETS, RuleViolation

    numbers = re.fullmatch(r"\s*([0-9]{1,9})\s*[/-]\s*([0-9]{1,9})\s*", stakes)
    low, high = (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)
    if not 0 < low <= high:
        raise WrongUsage(say.text("play-bad-stakes", stakes=stakes))
    wanted = chosen(say, "game", game, GAMES), limit_named(say, limit), chosen(say, "preset", preset, PRESETS)
    try:
        return sign_of(*wanted, low, high)
    except RuleViolation as violation:
        raise wrong_usage(say, violation) from violation


def _names(say: "Catalogue", players: int, name: str | None) -> dict[int, str]:
    """Names by seat: the person in seat 1, then as many of the catalogue's as there are bots."""
    clean = "".join(letter for letter in name or "" if letter.isprintable()).strip()[:40]
    bots = [bot.strip() for bot in say.text("play-names").split(",") if bot.strip() != clean]
    bots += [f"{bot} {number}" for number in range(2, 2 + players // len(bots)) for bot in bots]
    return dict(enumerate([clean or say.text("play-you"), *bots[: players - 1]], start=1))
