"""
How the club says no: the engine's `Refusal`, for what no clause of the rulebook is about.

Every sentence is in the catalogue (`club.ftl`), under `refusal-` and the code. The word before the dot says
what kind of no it is, so that a server need not list codes:

    name. password. chat. invitation. recovery. chips. settings.    what was given will not do
    sign_in.                                                        who you are is not shown
    may.                                                            you may not
    wait.                                                           not now; `seconds` says when

Knows       the engine's refusals.
Tested in   tests/club/, tests/texts/ (every code has its message in every language)
"""

from typing import Final

from pakli.rules import Refusal, RuleViolation

__all__ = ["HOUSE", "Refused", "refusal", "refuse"]

HOUSE: Final = ""
"""The clause of a refusal that no clause of the rulebook gives: the house's own business."""


class Refused(RuleViolation):
    """The club's no, where somebody insists. Never raised for a bug: a bug is an AssertionError."""

    @property
    def kind(self) -> str:
        """The word before the dot of the code: what kind of no this is."""
        return self.refusal.code.partition(".")[0]


def refusal(clause: str, code: str, **facts: int | str) -> Refusal:
    """A no that is an answer; `facts` are the message's variables."""
    return Refusal(clause, code, tuple(facts.items()))


def refuse(clause: str, code: str, **facts: int | str) -> Refused:
    """A no ready to be raised; `facts` are the message's variables."""
    return Refused(refusal(clause, code, **facts))
