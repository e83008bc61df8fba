"""
What files tell of the showdown, in their own order, gathered until the engine asks (P12).

Clauses     P12, P13.
Tested in   tests/history/test_replay.py
"""

from pakli.history.recorded import Operation

__all__ = ["Shows"]


class Shows:
    """What each player did at the showdown: the last word that says something."""

    def __init__(self) -> None:
        self._of: dict[int, Operation] = {}

    def note(self, operation: Operation) -> None:
        """Remember it. After named cards ``"????"`` tells nothing new."""
        before = self._of.get(operation.player)
        if before is None or "??" not in operation.cards or not before.cards:
            self._of[operation.player] = operation

    def of(self, player: int) -> Operation | None:
        """What `player` did; None: the file has not told yet."""
        return self._of.get(player)

    def all(self) -> tuple[Operation, ...]:
        """Everybody's, in the order of the file."""
        return tuple(self._of.values())

    def others_turned_up(self, player: int, dealt: dict[int, str]) -> bool:
        """Whether somebody else turned up a hand in full; `dealt`: the cards known of each player's hand."""
        return any(
            other.player != player
            and other.cards
            and "??" not in (other.cards + dealt[other.player] * (other.cards == "-"))
            for other in self._of.values()
        )
