"""`pakli rules`: the rulebook and the house-rule matrix."""

import io
import json

import pytest
from rich.console import Console

from pakli.cli.errors import WrongUsage
from pakli.cli.rules import rules
from pakli.rulebook.matrix import rows
from pakli.rules import KINDS, LIMITS, PRESETS
from pakli.texts import CLAUSES, LANGUAGES, translator

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_names_every_clause_and_every_house_rule(language: str, capsys: Output) -> None:
    rules(lang=language)
    said, say = capsys.readouterr().out.splitlines(), translator(language)
    assert [name for name in CLAUSES if f"{name}: {say.title(f'clause-{name}')}" not in said] == []
    for row in rows(tuple(PRESETS)):
        assert f"{say.title(f'rule-{row.option}')} ({row.option}, {row.clause})" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_is_printed_with_its_title_text_and_sources(language: str, capsys: Output) -> None:
    rules("b8", lang=language)
    said, say = capsys.readouterr().out, translator(language)
    assert said.startswith(f"B8: {say.title('clause-B8')}\n")
    assert all(paragraph in said for paragraph in say.clause("B8").split("\n\n"))
    assert f"O: {say.text('source-O')}; T: {say.text('source-T')}" in said
    assert say.text("rule-reopen-half_bet") in said


def test_a_house_rule_is_printed_with_what_each_value_means(capsys: Output) -> None:
    rules("odd-chips")
    said, say = capsys.readouterr().out, translator("en")
    assert say.text("rule-odd_chips-one_each_from_left") in said
    assert f"{say.text('rule-odd_chips-first_from_left')}\nPresets: wiki\n" in said


def test_one_preset_says_what_depends_on_cash_or_tournament_and_on_the_limit(capsys: Output) -> None:
    rules(preset="standard")
    said = capsys.readouterr().out
    assert said.startswith("House rules of Standard\n")
    assert "lifted for two (cash game); lifted for the last two of the event (tournament)\n" in said
    assert (
        "a full raise reopens (No Limit, Pot Limit and Spread Limit); half a bet reopens (Fixed Limit)\n"
        in said
    )
    assert "kaszino" not in said


def test_the_matrix_has_the_values_of_the_presets() -> None:
    for row in rows(tuple(PRESETS)):
        told = {
            (preset, kind, limit): case.value
            for answer in row.answers
            for preset in answer.presets
            for case in answer.cases
            for kind in (KINDS if case.kind is None else (case.kind,))
            for limit in case.limits or LIMITS
        }
        real = {
            (name, kind, limit): getattr(preset.at(kind, limit), row.option)
            for name, preset in PRESETS.items()
            for kind in KINDS
            for limit in LIMITS
        }
        assert told == real, row.option


def test_json_is_one_object_with_texts_and_values(capsys: Output) -> None:
    rules("P2", as_json=True, lang="pl", preset="kaszino")
    said = json.loads(capsys.readouterr().out)
    assert [clause["id"] for clause in said["clauses"]] == ["P2"]
    assert said["clauses"][0]["text"] == translator("pl").clause("P2")
    assert said["clauses"][0]["sources"] == ["K", "O", "N", "W", "T"]
    button = {"presets": ["kaszino"], "cases": [{"value": "moving", "kind": None, "limits": []}]}
    assert said["house_rules"] == [{"option": "button", "clause": "P2", "answers": [button]}]


def test_json_without_a_clause_holds_the_whole_rulebook(capsys: Output) -> None:
    rules(as_json=True)
    said = json.loads(capsys.readouterr().out)
    assert [clause["id"] for clause in said["clauses"]] == list(CLAUSES)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"clause": "B88"}, "There is no clause B88 in the rulebook. Did you mean: B8"),
        ({"clause": "Q9"}, "There is no clause Q9 in the rulebook. Did you mean: "),
        ({"clause": "reopn"}, "Did you mean: reopen"),
        ({"clause": "zzzzzzzz"}, "“pakli rules” lists all clauses and house rules."),
        ({"preset": "casino"}, "There are no house rules called casino. Did you mean: kaszino?"),
        ({"lang": "de"}, "Pakli does not speak de."),
    ],
    ids=str,
)
def test_what_there_is_not_is_wrong_usage_with_what_comes_near(wrong: dict[str, str], said: str) -> None:
    clause = wrong.pop("clause", None)
    with pytest.raises(WrongUsage) as refused:
        rules(clause, preset=wrong.get("preset"), lang=wrong.get("lang"))
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


class Terminal(io.StringIO):
    """Standard output that says it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def on_a_terminal(monkeypatch: pytest.MonkeyPatch, *, plain: bool = False, language: str = "en") -> str:
    terminal = Terminal()
    monkeypatch.setattr("sys.stdout", terminal)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setattr(Console, "is_terminal", property(lambda _: True))
    rules(plain=plain, lang=language)
    return terminal.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_of_80_columns_gets_a_table_that_fits(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    said = on_a_terminal(monkeypatch, language=language)
    assert "─────" in said
    assert max(map(len, said.splitlines())) <= 80


def test_plain_is_plain_on_a_terminal_too(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    said = on_a_terminal(monkeypatch, plain=True)
    assert "─" not in said
    assert "\x1b" not in said


def test_a_terminal_without_accents_shows_question_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(written, encoding="ascii", write_through=True))
    rules("C3", lang="hu")
    assert written.getvalue().startswith(b"C3: A sz?nek sorrendje")
