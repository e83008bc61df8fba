"""
What is wrong with a recorded hand: a code, facts, the line, and the clause where a rule was broken.

Texts are in the catalogue, under ``replay-`` and the code.

Tested in   tests/history/test_broken.py
"""

from decimal import Decimal

from msgspec import Struct
from msgspec.structs import replace

from pakli.history.recorded import Place
from pakli.rules import Refusal
from pakli.texts import Catalogue, translator

__all__ = ["Fact", "HistoryError", "Problem", "problem", "shown"]

Fact = tuple[str, int | str | Decimal]

_NOWHERE = Place()

_AMOUNTS = frozenset(
    {"to_call", "facing", "full_raise", "stack", "total", "least", "most", "must", "amount", "chip"}
)
"""Facts of refusals that are chips: they are told in the file's own units."""


_LONGEST = 400


class Problem(Struct, frozen=True):
    """What is wrong, where, and, if a rule forbids it, the engine's refusal."""

    code: str
    """What is wrong, never translated."""
    facts: tuple[Fact, ...] = ()
    line: int = 0
    refusal: Refusal | None = None
    scale: int = 1
    """Chips for one unit of the file: the refusal counts chips, the file may have fractions."""
    expected: "Problem | None" = None
    """What would have been right, as a message of its own."""

    @property
    def clause(self) -> str:
        """The rulebook's clause that was broken; empty: the file is wrong in itself."""
        return self.refusal.clause if self.refusal else ""

    def text(self, say: Catalogue) -> str:
        """The problem as one line in the language of `say`, without its place."""
        facts = {name: shown(fact) for name, fact in self.facts}
        if self.refusal:
            facts["refusal"] = say.refusal(self.refusal.code, _in_units(self.refusal, self.scale))
        if self.expected:
            facts["expected"] = self.expected.text(say)
        return " ".join(say.text(f"replay-{self.code}", **facts).split("\n"))


def problem(code: str, line: int = 0, **facts: int | str | Decimal) -> Problem:
    """A problem of a file that breaks no rule of the game."""
    return Problem(code, tuple(facts.items()), line)


class HistoryError(ValueError):
    """
    A recorded hand cannot be read or played.

    Attributes:
        problem: what is wrong.
        place: which hand of which file.
    """

    def __init__(self, problem: Problem, place: Place = _NOWHERE) -> None:
        super().__init__(problem, place)
        self.problem = problem
        self.place = place

    def at(self, place: Place) -> "HistoryError":
        """The same error in the hand at `place`; keeps its own line if it has one."""
        return HistoryError(replace(self.problem, line=self.problem.line or place.line), place)

    def __str__(self) -> str:
        where = (
            f"{self.place.file}:{self.problem.line}: " if self.place.file else f"line {self.problem.line}: "
        )
        return where + self.problem.text(translator("en"))


def shown(fact: int | str | Decimal) -> int | str | Decimal:
    """
    A fact of a file as it may stand in a line on a screen: short, and without the signs that are none.

    What is wrong may be as long as the file, and a name in it may hold orders to a terminal.
    """
    if not isinstance(fact, str):
        return fact
    text = f"{fact[:_LONGEST]}…" if len(fact) > _LONGEST else fact
    return "".join([sign if sign.isprintable() else "\ufffd" for sign in text])


def _in_units(refusal: Refusal, scale: int) -> dict[str, int | str | Decimal]:
    return {
        name: Decimal(fact) / scale if scale > 1 and name in _AMOUNTS and isinstance(fact, int) else fact
        for name, fact in refusal.facts
    }
