"""
What is wrong with cards that were given.

Clauses     C1 to C5, G9, H6: whichever the error names.
Tested in   tests/cards/test_notation.py, tests/cards/test_pack.py, tests/ranking/test_inputs.py
"""

__all__ = ["CardError"]


class CardError(ValueError):
    """
    These are not the cards asked for.

    Attributes:
        code: what is wrong, never translated: ``"card.unreadable"``, ``"card.twice"`` ...
        what: what was given, short.
        expected: what would have been right.
        clause: the rulebook's clause that says so.
    """

    def __init__(self, code: str, what: str, expected: str, clause: str) -> None:
        super().__init__(code, what, expected, clause)  # all four, so that it can be pickled
        self.code = code
        self.what = what
        self.expected = expected
        self.clause = clause

    def __str__(self) -> str:
        return f"[{self.clause}] {self.what}; expected {self.expected}"
