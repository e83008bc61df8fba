"""
Cards as files list them, player by player, put into the order in which they come off the pack.

Clauses     P5 (one at a time, clockwise), C1.
Tested in   tests/history/test_replay.py
"""

from collections.abc import Sequence

from pakli.history.notation import action_text
from pakli.history.problems import HistoryError, Problem
from pakli.history.recorded import Operation
from pakli.rules import Refusal

__all__ = ["Cards", "each", "named_in_full"]


class Cards:
    """The hole cards of one deal, as they are read."""

    def __init__(self, players: Sequence[int], each: int) -> None:
        """Wait for `each` cards for every one of `players`, who are dealt to in this order."""
        self._hands = dict.fromkeys(players, "")
        self._each = each
        self._taken: list[Operation] = []

    @property
    def complete(self) -> bool:
        """Whether everybody has his cards."""
        return all(len(hand) == 2 * self._each for hand in self._hands.values())

    def wants(self, operation: Operation) -> bool:
        """Whether it deals to one of these players."""
        return operation.verb == "deal_hole" and operation.player in self._hands

    def take(self, operation: Operation) -> None:
        """
        Note one player's cards.

        Raises:
            HistoryError: he has more than the game gives him (P5).
        """
        self._taken.append(operation)
        hand = self._hands[operation.player] + operation.cards
        if len(hand) > 2 * self._each:
            facts = (("given", len(hand) // 2), ("wanted", self._each))
            refusal = Refusal("P5", "deal.wrong_count", facts)
            raise HistoryError(
                Problem("refused_deal", (("action", action_text(operation)),), operation.line, refusal)
            )
        self._hands[operation.player] = hand

    def in_order(self) -> str:
        """All cards, the first of each player first."""
        return "".join(
            [hand[at : at + 2] for at in range(0, 2 * self._each, 2) for hand in self._hands.values()]
        )

    def culprit(self, refusal: Refusal) -> Operation:
        """The operation a refusal of the whole deal is about: the last that names the card it speaks of."""
        card = str(dict(refusal.facts).get("card", ""))
        return next((op for op in reversed(self._taken) if card in op.cards), self._taken[-1])

    @staticmethod
    def agree(dealt: str, shown: str) -> bool:
        """Whether `shown` (``"-"``: as dealt) can be the hand `dealt`; an unknown card can be any."""
        if shown == "-" or "??" in dealt:
            return True
        return len(shown) <= len(dealt) and set(each(shown)) - {"??"} <= set(each(dealt))


def each(cards: str) -> list[str]:
    """The cards of a text, one by one."""
    return [cards[at : at + 2] for at in range(0, len(cards), 2)]


def named_in_full(dealt: str, named: str) -> str:
    """
    A whole hand from the cards somebody named of it: those dealt face up need not be named again.

    ``"-"``: as dealt, which is the empty text here.
    """
    if named == "-":
        return ""
    missing = (len(dealt) - len(named)) // 2
    known = set(each(named))
    rest = sorted([card for card in each(dealt) if card not in known], key=lambda card: card == "??")
    return named + "".join(rest[: max(0, missing)])
