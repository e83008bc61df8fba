"""
One language's messages, found by id and filled with facts.

Knows       the `.ftl` files beside it. Each is read when the catalogue is made and parsed when one of its
            messages is first wanted: the clauses are long, and most programs never show one.
Tested in   tests/texts/test_catalogue.py
"""

import re
from collections.abc import Iterable, Mapping
from decimal import Decimal
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from pakli.texts.languages import LANGUAGES
from pakli.texts.numbers import amount
from pakli.texts.words import Words

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Fact = int | str | Decimal
Facts = Mapping[str, Fact] | Iterable[tuple[str, Fact]]

_MESSAGE_ID: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_PARAGRAPH: Final = re.compile(r"\n\s*\n")


class MissingText(LookupError):
    """The catalogue has no such message, or a fact the message speaks of was not given. A bug, not input."""


class Catalogue:
    """
    Every message of one language.

    `text` and `title` take ids of messages; an id with a dot (`event-raise.you`) names an attribute.
    Facts that are numbers may be used twice by a message: `{ $amount }` is the grouped text, `$amount_n`
    the number that picks a plural.
    """

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        """Make a catalogue from the Fluent source of each theme (`{"table": "event-fold = …"}`)."""
        self.language = language
        self._sources = sources
        self._theme_of = {
            name: theme for theme, source in sources.items() for name in _MESSAGE_ID.findall(source)
        }
        self._bundles: dict[str, FluentBundle] = {}
        self.words = Words(self)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message (or, with a dot, such an attribute)."""
        name, _, attribute = message_id.partition(".")
        if name not in self._theme_of:
            return False
        return not attribute or attribute in self._bundle_of(name).get_message(name).attributes

    def ids(self) -> tuple[str, ...]:
        """The ids of all messages, in the order of the files."""
        return tuple(self._theme_of)

    def text(self, message_id: str, /, **facts: Fact) -> str:
        """
        The message filled with `facts`; paragraphs are parted by one empty line.

        Raises:
            MissingText: there is no such message, or it speaks of a fact not given.
        """
        name, _, attribute = message_id.partition(".")
        if not self.has(message_id):
            raise MissingText(f"{self.language}: no message {message_id!r}")
        bundle = self._bundle_of(name)
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{self.language}: {name} has attributes only"
        said, errors = bundle.format_pattern(pattern, self._spoken(facts))
        if errors:
            raise MissingText(f"{self.language}: {message_id}: {errors[0]}")
        return _flowing(str(said))

    def title(self, message_id: str, /, **facts: Fact) -> str:
        """The few words above a message: its attribute `.title`. Raises `MissingText` as `text` does."""
        return self.text(f"{message_id}.title", **facts)

    def amount(self, value: int | Decimal) -> str:
        """A number as this language writes it."""
        return amount(value, self.language)

    def clause(self, clause_id: str) -> str:
        """The text of a clause of the rulebook: `clause("B8")`. Raises `MissingText`."""
        return self.text(f"clause-{clause_id}")

    def refusal(self, code: str, facts: Facts = ()) -> str:
        """
        What the engine's refusal means and what is possible instead.

        Args:
            code: the refusal's code, such as `raise.not_reopened`.
            facts: its facts. Cards, hands, limits and the like are put into words here.

        Raises:
            MissingText: the code has no message (the lint forbids that) or a fact is missing.
        """
        known = {name: self.words.of_fact(name, fact) for name, fact in dict(facts).items()}
        return self.text(f"refusal-{code.replace('.', '-')}", **known)

    def _spoken(self, facts: Mapping[str, Fact]) -> dict[str, int | float | str]:
        spoken: dict[str, int | float | str] = {}
        for name, fact in facts.items():
            if isinstance(fact, str):
                spoken[name] = fact
            else:
                spoken[name] = self.amount(fact)
                spoken[f"{name}_n"] = fact if isinstance(fact, int) else float(fact)
        return spoken

    def _bundle_of(self, name: str) -> "FluentBundle":
        theme = self._theme_of[name]
        if theme not in self._bundles:
            self._bundles[theme] = _parsed(self.language, self._sources[theme])
        return self._bundles[theme]


@cache
def translator(language: str) -> Catalogue:
    """
    The catalogue of `language`, made once.

    Raises:
        ValueError: `language` is none of `LANGUAGES`; `pick_language` turns a wish into one of them.
    """
    if language not in LANGUAGES:
        raise ValueError(f"no catalogue for language {language!r}: there are {', '.join(LANGUAGES)}")
    return Catalogue(language, read_sources(language))


def read_sources(language: str, root: Traversable | None = None) -> dict[str, str]:
    """The Fluent source of each theme of `language`: `{"clauses": …, "table": …}`."""
    folder = (root or files("pakli.texts")) / language
    found = {path.name: path for path in folder.iterdir() if path.name.endswith(".ftl")}
    return {name.removesuffix(".ftl"): found[name].read_text("utf-8") for name in sorted(found)}


def _parsed(language: str, source: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # here: importing it costs 60 ms

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def _flowing(said: str) -> str:
    return "\n\n".join(" ".join(part.split("\n")) for part in _PARAGRAPH.split(said))
