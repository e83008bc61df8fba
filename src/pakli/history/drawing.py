"""
Draws as files tell them: first what everybody throws away, then what everybody gets.

The engine asks player by player: who has thrown cards away gets new ones before the next is asked (L2). So
the whole stretch of draws is read at once, and handed out as it is asked for. Who was not there to draw has
folded (I4).

Clauses     D3, L2, I4.
Tested in   tests/history/test_replay.py
"""

from collections import deque
from collections.abc import Sequence

from pakli.history.recorded import Operation

__all__ = ["Draws"]


class Draws:
    """A stretch of draws, one or more rounds."""

    def __init__(self, operations: Sequence[Operation], at: int, before: int) -> None:
        """Read on from operation number `at`, as long as cards are changed, at most up to number `before`."""
        self.end = at
        """Number of the first operation behind the draws."""
        self._discards: deque[tuple[int, Operation]] = deque()
        self._deals: list[Operation] = []
        self._rest: dict[int, str] = {}
        """Cards dealt to each player that he has not asked for yet."""
        self._from: dict[int, Operation] = {}
        """The operation they are from."""
        self._operations = operations[:before]
        self._read_on()

    def _read_on(self) -> None:
        for number, operation in enumerate(self._operations[self.end :], self.end):
            if operation.verb == "draw":
                self._discards.append((number, operation))
            elif operation.verb == "deal_hole":
                self._deals.append(operation)
            else:
                break
            self.end = number + 1

    def next_discard(self) -> tuple[int, Operation] | None:
        """The next to throw cards away, to stand pat or to fold, and its number; None: there is none."""
        if (
            not self._discards
            and self.end < len(self._operations)
            and self._operations[self.end].verb == "fold"
        ):
            self._discards.append((self.end, self._operations[self.end]))
            self.end += 1
            self._read_on()
        return self._discards.popleft() if self._discards else None

    def cards(self, player: int, how_many: int) -> tuple[str, Operation | None]:
        """The next cards for `player`, fewer if the file has no more, and where the last of them stand."""
        text, last = self._rest.get(player, ""), None
        while len(text) < 2 * how_many:
            found = next((operation for operation in self._deals if operation.player == player), None)
            if found is None:
                break
            self._deals.remove(found)
            text, last = text + found.cards, found
            self._from[player] = found
        self._rest[player] = text[2 * how_many :]
        return text[: 2 * how_many], last

    @property
    def left(self) -> Operation | None:
        """An operation nobody asked for; None: there is none."""
        for player, cards in self._rest.items():
            if cards:
                return self._from[player]
        if self._discards:
            return self._discards[0][1]
        return self._deals[0] if self._deals else None
