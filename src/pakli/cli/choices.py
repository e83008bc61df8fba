"""
Options that name one of several things: a game, a limit, a preset, a language.

Checked here and not by Typer, so that the names need not be loaded at every start and the complaint is in the
reader's language.

Knows       names and messages. Tested in tests/cli/test_simulate.py, tests/cli/test_play.py
"""

from collections.abc import Collection
from difflib import get_close_matches
from typing import TYPE_CHECKING

from pakli.cli.errors import WrongUsage
from pakli.texts import LANGUAGES, Catalogue, environment_language, translator

if TYPE_CHECKING:
    from pakli.rules import RuleViolation
    from pakli.rules.house_rules import LimitName

__all__ = ["catalogue", "chosen", "limit_named", "wrong_usage"]


def catalogue(language: str | None) -> Catalogue:
    """
    The catalogue of `language`, by default the environment's.

    Raises:
        WrongUsage: Pakli does not speak it.
    """
    say = translator(environment_language())
    return say if language is None else translator(chosen(say, "language", language, LANGUAGES))


def chosen(say: Catalogue, kind: str, wanted: str, known: Collection[str]) -> str:
    """
    `wanted`, if it is one of `known`; `kind` is the message `cli-unknown-<kind>` and its fact.

    Raises:
        WrongUsage: it is none of them; says what there is.
    """
    if wanted in known:
        return wanted
    near = get_close_matches(wanted, known, n=2)
    hint = (
        say.text("cli-did-you-mean", near=say.words.listed(near, "or"))
        if near
        else say.text("cli-there-are", known=", ".join(known))
    )
    raise WrongUsage(f"{say.text(f'cli-unknown-{kind}', **{kind: wanted})} {hint}")


def limit_named(say: Catalogue, wanted: str | None) -> "LimitName | None":
    """
    The limit called `wanted`; None, the game's usual one, if none was wanted.

    Raises:
        WrongUsage: there is no such limit.
    """
    from pakli.rules import LIMITS

    if wanted is None:
        return None
    name = chosen(say, "limit", wanted, LIMITS)
    return next(limit for limit in LIMITS if limit == name)


def wrong_usage(say: Catalogue, violation: "RuleViolation") -> WrongUsage:
    """The engine's refusal of a table, as a complaint about the options: what is possible, and the clause."""
    refusal = violation.refusal
    return WrongUsage(f"{say.refusal(refusal.code, refusal.facts)} ({refusal.clause})")
