"""
Refusals: how the engine says no.

Clauses     every one: a refusal names the clause that forbids.
Knows       nothing else. Texts are in the message catalogue, under ``refusal-`` and the code.
Tested in   tests/rulebook/, tests/texts/ (every code has its message in every language)
"""

from msgspec import Struct

__all__ = ["Fact", "Refusal", "RuleViolation"]

type_of_fact = int | str
Fact = tuple[str, type_of_fact]


class Refusal(Struct, frozen=True, gc=False, tag="refusal"):
    """Why not: the clause that forbids it, a code that never changes, the facts it spoke of."""

    clause: str
    """Id of the rulebook's clause, such as ``"B8"``: the client can show its text."""
    code: str
    """What was refused, such as ``"raise.not_reopened"``: stable, never translated."""
    facts: tuple[Fact, ...] = ()
    """Names and values of the message's variables; amounts in chips."""

    def __str__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts)
        return f"[{self.clause}] {self.code} {facts}".rstrip()


class RuleViolation(ValueError):
    """The rules forbid this action. Never raised for a bug: a bug is an AssertionError."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal)

    def __str__(self) -> str:
        return str(self.refusal)


def refuse(clause: str, code: str, **facts: type_of_fact) -> RuleViolation:
    """A violation ready to be raised; `facts` are the message's variables."""
    return RuleViolation(Refusal(clause, code, tuple(facts.items())))
