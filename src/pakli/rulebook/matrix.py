"""
The house-rule matrix: what each preset plays, and where that depends on cash or tournament, or on the limit.

Knows       `HouseRules` and `PRESETS`; asks a preset for every kind and limit and says in as few cases as it
            takes what it answered. Words come from the catalogue.
Tested in   tests/cli/test_rules.py
"""

from collections.abc import Sequence
from itertools import groupby

from msgspec import Struct

from pakli.rules import KINDS, LIMITS, PRESETS
from pakli.rules.house_rules import Rake
from pakli.texts import HOUSE_RULES, Catalogue

__all__ = ["Answer", "Case", "Row", "rows"]

Value = bool | int | str | Rake


class Case(Struct, frozen=True):
    """A value, and when it holds: for one kind of game or all (None), for some limits or all (none named)."""

    value: Value
    kind: str | None = None
    limits: tuple[str, ...] = ()

    def words(self, say: Catalogue, option: str, *, short: bool) -> str:
        """The value in words, with when it holds."""
        if isinstance(self.value, Rake):
            rake = self.value
            told = say.words.rake(rake.per_mille, rake.cap, rake.no_flop_no_drop, short=short)
        else:
            told = say.words.rule(option, self.value, short=short)
        when = self._when(say)
        message = "rules-when" if short else "rules-when-sentence"
        return say.text(message, when=when, value=told) if when else told

    def _when(self, say: Catalogue) -> str:
        kind = say.text(f"kind-{self.kind}") if self.kind else ""
        limits = say.words.listed([say.text(f"limit-{limit}") for limit in self.limits])
        return say.text("rules-when-both", kind=kind, limit=limits) if kind and limits else kind or limits


class Answer(Struct, frozen=True):
    """What some presets play, all alike."""

    presets: tuple[str, ...]
    cases: tuple[Case, ...]

    def names(self, say: Catalogue) -> str:
        """The presets by the ids one types."""
        return say.text("rules-all-presets") if len(self.presets) == len(PRESETS) else ", ".join(self.presets)


class Row(Struct, frozen=True):
    """One house rule: the clause that reads it, and the answers there are."""

    option: str
    clause: str
    answers: tuple[Answer, ...]


def rows(presets: Sequence[str]) -> tuple[Row, ...]:
    """The matrix of these presets in the order of the rulebook; presets that answer alike share an answer."""
    return tuple(Row(option, clause, _answers(presets, option)) for option, clause in HOUSE_RULES.items())


def _answers(presets: Sequence[str], option: str) -> tuple[Answer, ...]:
    alike: dict[tuple[Case, ...], list[str]] = {}
    for preset in presets:
        alike.setdefault(_cases(preset, option), []).append(preset)
    return tuple(Answer(tuple(names), cases) for cases, names in alike.items())


def _cases(preset: str, option: str) -> tuple[Case, ...]:
    """What a preset answers, told by nothing, by kind, by limit or by both: whatever is the first to do."""
    values: dict[tuple[str, str], Value] = {
        (kind, limit): getattr(PRESETS[preset].at(kind, limit), option) for kind in KINDS for limit in LIMITS
    }
    of_kind = {kind: {values[kind, limit] for limit in LIMITS} for kind in KINDS}
    of_limit = {limit: {values[kind, limit] for kind in KINDS} for limit in LIMITS}
    if len(set(values.values())) == 1:
        return (Case(next(iter(values.values()))),)
    if all(len(found) == 1 for found in of_kind.values()):
        return tuple(Case(values[kind, LIMITS[0]], kind=kind) for kind in KINDS)
    if all(len(found) == 1 for found in of_limit.values()):
        return _by_limit(None, {limit: values[KINDS[0], limit] for limit in LIMITS})
    return tuple(
        case for kind in KINDS for case in _by_limit(kind, {limit: values[kind, limit] for limit in LIMITS})
    )


def _by_limit(kind: str | None, values: dict[str, Value]) -> tuple[Case, ...]:
    alike = groupby(sorted(values, key=lambda limit: str(values[limit])), key=lambda limit: values[limit])
    return tuple(Case(value, kind, tuple(limits)) for value, limits in alike)
