"""The catalogue is sound, and the lint would say so if it were not."""

from collections.abc import Callable
from pathlib import Path

import pytest

import pakli
from pakli.texts import LANGUAGES
from pakli.texts.catalogue import read_sources
from pakli.texts.lint import main, problems
from pakli.texts.refusal_codes import raised_in

Sources = dict[str, dict[str, str]]
ENGINE = Path(pakli.__file__).parent / "rules"


def catalogue() -> Sources:
    return {language: read_sources(language) for language in LANGUAGES}


def test_the_catalogue_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 0, capsys.readouterr().out


def replaced(language: str, theme: str, old: str, new: str) -> Callable[[Sources], None]:
    def spoil(sources: Sources) -> None:
        assert old in sources[language][theme], f"{old} is no longer there"
        sources[language][theme] = sources[language][theme].replace(old, new, 1)

    return spoil


def added(language: str, theme: str, text: str) -> Callable[[Sources], None]:
    def spoil(sources: Sources) -> None:
        sources[language][theme] += f"\n{text}\n"

    return spoil


def everywhere(theme: str, text: str) -> Callable[[Sources], None]:
    def spoil(sources: Sources) -> None:
        for language in LANGUAGES:
            sources[language][theme] += f"\n{text}\n"

    return spoil


CHOICE = "cards = { $count_n ->\n    [one] a\n   *[other] b\n }"
DEFECTS = (
    (
        "a message missing",
        replaced("hu", "table", "event-check = ", "event-chekc = "),
        "hu: event-check is missing",
    ),
    ("a message too many", added("pl", "table", "event-new = x"), "event-new is not in en"),
    ("a message twice", added("en", "table", "event-over = x"), "event-over is written twice"),
    (
        "an attribute missing",
        replaced("pl", "table", "    .you = Czekasz.\n", ""),
        "event-check: .you is missing",
    ),
    (
        "a variable renamed",
        replaced("hu", "table", "megadja: { $amount }", "megadja: { $sum }"),
        "has name, sum; en",
    ),
    ("a broken message", added("hu", "table", "broken = { $x"), "cannot be read: broken"),
    (
        "a clause without text",
        replaced("en", "clauses", "clause-A4 =", "clause-A44 ="),
        "en: clause-A4 is missing",
    ),
    (
        "a clause of no rulebook",
        everywhere("clauses", "clause-Z9 = x\n    .title = x"),
        "clause-Z9 is no clause",
    ),
    (
        "a plural category missing",
        replaced("pl", "table", "        [many] { $players } graczy\n", ""),
        "has plurals",
    ),
    (
        "a plural category too many",
        added("hu", "table", "cards = { $a_n ->\n [few] a\n [one] b\n *[other] c\n }"),
        "few",
    ),
    ("a plural chosen by text", everywhere("table", CHOICE.replace("_n", "")), "use $count_n"),
    ("a plural shown", everywhere("table", "cards = { $count_n }"), "not for showing"),
    ("a function", everywhere("table", "cards = { NUMBER($count) }"), "uses NUMBER()"),
    ("a reference to elsewhere", everywhere("table", "cards = { rank-2 }"), "speaks of rank-2"),
    (
        "a Hungarian ending on an amount",
        added("hu", "table", "cards = { $total }-ra"),
        "an ending on a variable",
    ),
    (
        "a Hungarian ending on a number",
        added("hu", "table", "cards = legalább 20-at"),
        "an ending on a number",
    ),
    (
        "a Hungarian article before a name",
        added("hu", "table", "cards = A { $name } emel"),
        "an article before",
    ),
    ("a straight quote", added("en", "table", "cards = it's here"), "straight quote"),
    ("a word of another language", added("pl", "table", "cards = gracz robi call"), "say it in Polish"),
    ("a word the glossary has not", added("en", "table", "cards = the deck"), "say pack"),
)


@pytest.mark.parametrize(("spoil", "said"), [d[1:] for d in DEFECTS], ids=[d[0] for d in DEFECTS])
def test_the_lint_catches(spoil: Callable[[Sources], None], said: str) -> None:
    sources = catalogue()
    spoil(sources)
    found = problems(sources)
    assert any(said in line for line in found), found


def test_a_whole_language_missing_is_one_clear_line() -> None:
    sources = catalogue()
    del sources["hu"]
    assert "hu: there is no catalogue" in problems(sources)


ENGINE_DEFECTS = (
    (
        "a code without message",
        'raise refuse("B8", "raise.too_late", seat=3)',
        "has no message refusal-raise-too_late",
    ),
    (
        "a fact not given",
        'raise refuse("B0", "check.facing_bet", amount=3)',
        "wants to_call, which is not given",
    ),
    ("facts as pairs", 'Refusal("B0", "check.facing_bet", (("amount", 3),))', "wants to_call"),
    ("a clause of no rulebook", 'refuse("B99", "turn.hand_over")', "there is no clause B99"),
)


@pytest.mark.parametrize(
    ("line", "said"), [d[1:] for d in ENGINE_DEFECTS], ids=[d[0] for d in ENGINE_DEFECTS]
)
def test_the_lint_reads_the_engine(tmp_path: Path, line: str, said: str) -> None:
    (tmp_path / "module.py").write_text(line + "\n", "utf-8")
    found = problems(catalogue(), raised_in(tmp_path))
    assert any(said in line for line in found), found


@pytest.mark.parametrize(
    "line",
    [
        'Refusal("B0", "check.facing_bet", facts)',
        'refuse(clause, "raise.too_small", **facts)',
        'Refusal("B0", "check.facing_bet", facts=(("to_call", 3),))',
        'open("B0", "no.such_code")',
    ],
)
def test_what_is_only_known_at_run_time_is_not_argued_about(tmp_path: Path, line: str) -> None:
    (tmp_path / "module.py").write_text(line + "\n", "utf-8")
    assert problems(catalogue(), raised_in(tmp_path)) == []


def test_the_engines_refusals_are_found() -> None:
    codes = {raised.code for raised in raised_in(ENGINE)}
    assert {"check.facing_bet", "raise.not_reopened", "raise.capped", "deal.card_twice"} <= codes
