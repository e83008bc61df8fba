"""
The rulebook in the manual, one page a language: every clause, every house rule and what each preset plays.

A hook of MkDocs: the pages are made when the manual is built, from the catalogue and the presets, and lie
nowhere.
"""

import re
from collections.abc import Iterator
from typing import Any

from pakli.rulebook.matrix import Row, rows
from pakli.rules import PRESETS
from pakli.texts import CLAUSES, LANGUAGES, SECTIONS, Catalogue, translator

__all__ = ["on_files", "page"]

_MARKS = re.compile(r"([\\`*_<>\[\]|#])")
_IDS = re.compile(rf"(?<![\w-])({'|'.join(sorted(CLAUSES, key=len, reverse=True))})(?![\w-])")
"""Clauses that a text speaks of."""


def on_files(files: Any, config: Any) -> Any:
    """Add the pages to those of `docs/`."""
    from mkdocs.structure.files import File

    for language in LANGUAGES:
        files.append(File.generated(config, f"rulebook/{language}.md", content=page(language)))
    return files


def page(language: str) -> str:
    """The page of a language, in Markdown."""
    say = translator(language)
    return "\n\n".join([f"# {say.text('rules-heading')}", *_clauses(say), *_house_rules(say)]) + "\n"


def _clauses(say: Catalogue) -> Iterator[str]:
    for section in SECTIONS:
        yield f"## {_plain(say.text(f'section-{section}'))}"
        for name, clause in CLAUSES.items():
            if clause.section == section:
                yield f"### {name}. {_plain(say.title(f'clause-{name}'))} {{ #{name} }}"
                yield _told(say.clause(name))


def _house_rules(say: Catalogue) -> Iterator[str]:
    yield f"## {say.text('rules-house-rules')} {{ #house-rules }}"
    yield "\n".join([f"- `{preset}`: {_plain(say.text(f'preset-{preset}'))}" for preset in PRESETS])
    for row in rows(tuple(PRESETS)):
        yield f"### {_plain(say.title(f'rule-{row.option}'))} {{ #{row.option} }}"
        yield f"{_told(say.text(f'rule-{row.option}'))} (`{row.option}`, [{row.clause}](#{row.clause}))"
        yield _answers(say, row)


def _answers(say: Catalogue, row: Row) -> str:
    lines = [f"| {say.text('rules-presets')} | {say.text('rules-value')} |", "|---|---|"]
    for answer in row.answers:
        told = "<br>".join(_plain(case.words(say, row.option, short=False)) for case in answer.cases)
        lines.append(f"| {answer.names(say)} | {told} |")
    return "\n".join(lines)


def _plain(text: str) -> str:
    """Text whose signs mean nothing to Markdown."""
    return _MARKS.sub(r"\\\1", text)


def _told(text: str) -> str:
    """Paragraphs, those that begin with a dash as a list; clauses that are spoken of as links."""
    return _IDS.sub(r"[\1](#\1)", re.sub(r"(?m)^[–•] ", "- ", _plain(text)))
