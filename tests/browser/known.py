"""
What may be known of a table's cards, told by its log alone: what lies open, what somebody was dealt himself.
"""

import re
from collections.abc import Iterable
from typing import Final

import msgspec

from pakli.room.records import Record
from pakli.rules import BoardDealt, CardReplaced, CardsExposed, Discarded, Drawn, HoleDealt, Shown
from pakli.table.events import ButtonDrawn, HandStarted, RabbitShown, ShownAfterHand
from tests.named import NAME, cards_named

_ON_PAGE: Final = re.compile("(10|[2-9JQKA])([♣♦♥♠])")
_SUITS: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}


class Known:
    """Cards by version of the table, and by who looks."""

    def __init__(self, records: Iterable[Record], players: Iterable[dict[int, str]]) -> None:
        """`players`: who sits where, before each of the records."""
        self._at: list[tuple[frozenset[str], dict[str, frozenset[str]]]] = [(frozenset(), {})]
        self.secrets = 0
        """Cards dealt to somebody alone."""
        for record, seats in zip(records, players, strict=True):
            self._at.append(self._after(record, seats))

    def may_know(self, version: int, player: str) -> frozenset[str]:
        """Every card that `player` may have been told of by then, in this hand or of the one before."""
        public, own = self._at[version]
        return public | own.get(player, frozenset())

    def _after(
        self, record: Record, seats: dict[int, str]
    ) -> tuple[frozenset[str], dict[str, frozenset[str]]]:
        public, own = self._at[-1]
        match record:
            case HandStarted():
                return frozenset(), {}
            case HoleDealt(hands):
                for seat, cards in hands:
                    own = self._his(own, seats[seat], cards)
            case Drawn(seat, cards) | Discarded(seat, cards) | CardReplaced(seat, _, cards):
                own = self._his(own, seats[seat], cards)
            case BoardDealt(_, cards) | Shown(_, cards) | ShownAfterHand(_, cards):
                public |= named(cards)
            case RabbitShown(boards):
                public |= named("".join(boards))
            case ButtonDrawn(cards) | CardsExposed(cards):
                public |= named("".join([card for _, card in cards]))
            case _:
                pass
        return public, own

    def _his(self, own: dict[str, frozenset[str]], player: str, cards: str) -> dict[str, frozenset[str]]:
        self.secrets += len(cards) // 2
        return own | {player: own.get(player, frozenset()) | named(cards)}

    def check(self, player: str, frames: Iterable[str]) -> int:
        """Hold all that somebody was sent against what he may know; how many cards were in it."""
        found = 0
        for frame in frames:
            message = msgspec.json.decode(frame)
            if message["t"] not in ("view", "batch"):
                continue
            seen = cards_named(message)
            secret = seen - self.may_know(message["v"], player)
            assert not secret, f"{player} is told of {secret} by {frame}"
            found += len(seen)
        return found


def named(cards: str) -> frozenset[str]:
    """The names in ``"AsKd??"``."""
    return frozenset(NAME.findall(cards))


def on_page(text: str) -> frozenset[str]:
    """The cards that stand on a page, as signs."""
    return frozenset(("T" if rank == "10" else rank) + _SUITS[suit] for rank, suit in _ON_PAGE.findall(text))
