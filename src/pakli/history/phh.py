"""
Reading the poker hand history format (PHH, specification 0.0.2): one hand in a `.phh`, many in a `.phhs`.

A PHH file is TOML. Each hand of a `.phhs` is parsed by itself, so that a broken one does not take the others
with it. Fields nobody here knows are kept and otherwise ignored, as the specification asks.

Errors      HistoryError: the line, and what was expected there.
Cost        about 0.3 ms a hand, nearly all of it TOML.
Tested in   tests/history/test_read.py, tests/history/test_broken.py
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Any, Final, TypeVar

from pakli.history.notation import parse_action
from pakli.history.problems import HistoryError, problem
from pakli.history.recorded import Number, Operation, Place, Recorded

__all__ = ["read_phh"]

_HEADER: Final = re.compile(
    r"""^[ \t]*\[[ \t]*([\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\][ \t]*(?:#[^\n]*)?$""", re.MULTILINE
)
_ANY_HEADER: Final = re.compile(r"^[ \t]*\[", re.MULTILINE)
_AT_LINE: Final = re.compile(r" \(at line (\d+), column \d+\)| \(at end of document\)")
_ACTIONS: Final = re.compile(r"""^[ \t]*["']?actions["']?[ \t]*=[ \t]*\[""", re.MULTILINE)
# Strings first, so that neither a bracket nor a hash inside one is taken for the file's.
_TOKEN: Final = re.compile(
    r'"""(?s:.*?)"""|\'\'\'(?s:.*?)\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*|\n|\]'
)
_KNOWN: Final = frozenset(
    {
        "variant", "ante_trimming_status", "antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet",
        "min_bet", "starting_stacks", "actions", "finishing_stacks", "winnings",
    }
)  # fmt: skip
_TOO_MUCH: Final = 10**30
_PLACES: Final = 30

_T = TypeVar("_T")


def read_phh(text: str, file: str = "") -> Iterator[Recorded | HistoryError]:
    """
    The hands of a PHH text, one after the other; in the place of a broken one, what is wrong with it.

    Args:
        text: what a `.phh` or `.phhs` file holds.
        file: its name, for messages.
    """
    try:
        for name, table, source, line in _tables(text.replace("\r\n", "\n")):
            place = Place(file, name, line)
            try:
                if isinstance(table, HistoryError):
                    raise table
                yield _recorded(table, source, place)
            except HistoryError as error:
                yield error.at(place)
    except HistoryError as error:
        yield error.at(Place(file, 1, 1))


def _tables(text: str) -> Iterator[tuple[int | str, dict[str, Any] | HistoryError, str, int]]:
    """Name, contents, source and first line of each hand's table."""
    headers = list(_HEADER.finditer(text))
    opening = text[: headers[0].start()] if headers else text
    if not headers or (top := _parsed(opening, 1)):
        yield 1, _parsed(text, 1), text, 1
        return
    assert not top
    ends = [header.start() for header in headers[1:]] + [len(text)]
    names = [header[1].strip("\"'") for header in headers]
    if len(set(names)) < len(names) or any(
        _ANY_HEADER.search(text, header.end(), end) for header, end in zip(headers, ends, strict=True)
    ):
        # Tables inside tables, or a name used twice: only the whole file can be understood, or not.
        yield from _whole(text, {name: header.start() for name, header in zip(names, headers, strict=True)})
        return
    line, counted = 1, 0
    for name, header, end in zip(names, headers, ends, strict=True):
        line += text.count("\n", counted, header.start())
        counted = header.start()
        source = text[header.end() : end]
        yield _hand_name(name), _parsed_or_error(source, line), source, line


def _whole(text: str, starts: Mapping[str, int]) -> Iterator[tuple[int | str, dict[str, Any], str, int]]:
    for name, table in _parsed(text, 1).items():
        start = starts.get(name, 0)
        if isinstance(table, dict):
            yield _hand_name(name), table, text[start:], text.count("\n", 0, start) + 1


def _hand_name(name: str) -> int | str:
    return int(name) if name.isascii() and name.isdigit() and len(name) < 20 else name


def _parsed_or_error(source: str, line: int) -> dict[str, Any] | HistoryError:
    try:
        return _parsed(source, line)
    except HistoryError as error:
        return error


def _parsed(source: str, line: int) -> dict[str, Any]:
    """
    TOML to plain values, fractions as `Decimal`. `line` is the file's line on which `source` begins.

    Raises:
        HistoryError: it is not TOML.
    """
    try:
        return tomllib.loads(source, parse_float=_exact)
    except (ValueError, RecursionError) as error:  # of which TOMLDecodeError is one
        said = str(error)
        at = _AT_LINE.search(said)
        lines = int(at[1]) if at and at[1] else source.rstrip().count("\n") + 1
        reason = _AT_LINE.sub("", said)
        raise HistoryError(problem("not_toml", line + lines - 1, reason=reason)) from None


def _exact(text: str) -> Decimal:
    return Decimal(text.replace("_", ""))


def _recorded(table: Mapping[str, Any], source: str, place: Place) -> Recorded:
    fields = _Fields(table, source, place)
    variant = fields.required("variant", str)
    stacks = fields.stacks()
    count = len(stacks)
    actions, last_line = fields.actions(count)
    return Recorded(
        variant=variant,
        starting_stacks=stacks,
        actions=actions,
        antes=fields.numbers("antes", count),
        blinds=fields.numbers("blinds_or_straddles", count, negative=True)
        if "blinds_or_straddles" in table
        else (),
        bring_in=fields.number("bring_in"),
        small_bet=fields.number("small_bet"),
        big_bet=fields.number("big_bet"),
        min_bet=fields.number("min_bet"),
        ante_trimming=fields.optional("ante_trimming_status", bool),
        finishing_stacks=fields.results("finishing_stacks", count),
        winnings=fields.results("winnings", count),
        fields={name: value for name, value in table.items() if name not in _KNOWN},
        place=Place(place.file, place.hand, place.line, last_line),
    )


class _Fields:
    """A hand's table, read with its types checked; every error names field and line."""

    def __init__(self, table: Mapping[str, Any], source: str, place: Place) -> None:
        self._table, self._source, self._place = table, source, place

    def required(self, name: str, kind: type[_T]) -> _T:
        """The field `name`, which must be there."""
        if name not in self._table:
            raise HistoryError(problem("missing_field", self._place.line, field=name))
        value = self.optional(name, kind)
        assert value is not None, "TOML knows no null"
        return value

    def optional(self, name: str, kind: type[_T]) -> _T | None:
        """The field `name`, None where it is missing."""
        value = self._table.get(name)
        if value is not None and type(value) is not kind:
            raise self._wrong(name, kind.__name__)
        return value

    def number(self, name: str) -> Number | None:
        """A positive amount, None where it is missing."""
        value = self._table.get(name)
        if value is None:
            return None
        if not _is_number(value) or not value > 0:
            raise self._wrong(name, "amount")
        number: Number = value
        return number

    def stacks(self) -> tuple[Number, ...]:
        """The stacks at the beginning, infinite where unknown; they say how many players there are."""
        stacks = self.required("starting_stacks", list)
        if not all(_is_number(stack) or _is_infinite(stack) for stack in stacks):
            raise self._wrong("starting_stacks", "amounts")
        for player, stack in enumerate(stacks, 1):
            if stack <= 0:
                line = self._line_of("starting_stacks")
                raise HistoryError(problem("stack_not_positive", line, player=f"p{player}", stack=stack))
        return tuple(stacks)

    def numbers(self, name: str, count: int, *, negative: bool = False) -> tuple[Number, ...]:
        """An array of `count` amounts; `negative`: they may be below zero."""
        values = self.required(name, list)
        if not all(_is_number(value) and (negative or value >= 0) for value in values):
            raise self._wrong(name, "amounts")
        return self._as_many(name, values, count)

    def results(self, name: str, count: int) -> tuple[Number, ...] | None:
        """An array of `count` amounts, infinite where unknown; None where the field is missing."""
        values = self.optional(name, list)
        if values is None:
            return None
        if not all(_is_infinite(value) or (_is_number(value) and value >= 0) for value in values):
            raise self._wrong(name, "amounts")
        return self._as_many(name, values, count)

    def _as_many(self, name: str, values: list[Number], count: int) -> tuple[Number, ...]:
        if len(values) != count:
            line = self._line_of(name)
            raise HistoryError(problem("wrong_length", line, field=name, given=len(values), players=count))
        return tuple(values)

    def actions(self, players: int) -> tuple[tuple[Operation, ...], int]:
        """The actions, each with its line, and the line where they end."""
        texts = self.required("actions", list)
        if not all(type(text) is str for text in texts):
            raise self._wrong("actions", "actions")
        lines = self._action_lines()
        if (
            len(lines) != len(texts) + 1
        ):  # written in a way nobody writes it: all stand where the field begins
            lines = [self._line_of("actions")] * (len(texts) + 1)
        return tuple(
            [parse_action(text, players, line) for text, line in zip(texts, lines, strict=False)]
        ), lines[-1]

    def _action_lines(self) -> list[int]:
        """The line of each string of the field `actions`, and of its end."""
        start = _ACTIONS.search(self._source)
        if start is None:
            return []
        line = self._place.line + self._source.count("\n", 0, start.start())
        lines: list[int] = []
        for token in _TOKEN.finditer(self._source, start.end()):
            first = token[0][0]
            if first == "\n":
                line += 1
            elif first == "]":
                return [*lines, line]
            elif first != "#":
                lines.append(line)
                line += token[0].count("\n")
        return []

    def _line_of(self, name: str) -> int:
        found = re.search(rf"""^[ \t]*["']?{re.escape(name)}["']?[ \t]*=""", self._source, re.MULTILINE)
        return self._place.line + self._source.count("\n", 0, found.start()) if found else self._place.line

    def _wrong(self, name: str, kind: str) -> HistoryError:
        return HistoryError(problem(f"wrong_type_{kind}", self._line_of(name), field=name))


def _is_number(value: object) -> bool:
    """Whether it is an amount: finite, and neither so long nor so fine that no money is counted in it."""
    if type(value) is int:
        return abs(value) < _TOO_MUCH
    if type(value) is not Decimal or not value.is_finite():
        return False
    exponent = value.as_tuple().exponent
    return abs(value) < _TOO_MUCH and isinstance(exponent, int) and exponent >= -_PLACES


def _is_infinite(value: object) -> bool:
    return type(value) is Decimal and value.is_infinite() and value > 0
