"""
The pack in the dealer's hand: an order of cards, cut, and dealt off one by one as a hand asks for them.

Pure: the order is given, and so is what shuffles when the stub runs short. A dealer of real cards, whose
faces nobody enters, answers with `unknown_cards`.

Clauses     P4 (cut), P5, P9 (cards come off the top, burns too), D3, L2, ST6 (a stub too short), I1, I5.
Knows       packs and the dealer's tasks. Not the players.
Tested in   tests/table/test_shoe.py (worked examples 18, 33)
"""

from collections.abc import Callable
from typing import Self

from msgspec import Struct

from pakli.cards import NAMES
from pakli.rules import Action, Deal, Dealer, Hand, PostForcedBets
from pakli.table.actions import RabbitCards

__all__ = ["Shoe", "Shuffle", "unknown_cards"]

Shuffle = Callable[[str], str]
"""Puts cards (``"AsKd…"``) into another order."""


class Shoe(Struct, frozen=True, gc=False):
    """
    What is left of a pack: `rest`, top card first, as text. An immutable value: dealing gives the next one.

    `mixed`: cards of the hand were shuffled in again, so that who gets which is not to be known from before.
    """

    rest: str
    mixed: bool = False

    @classmethod
    def of(cls, order: str, cut: int = 0) -> Self:
        """A whole pack in this order; the top `cut` cards are lifted off and go under (P4)."""
        return cls(order[2 * cut :] + order[: 2 * cut])

    def answer(self, hand: Hand, shuffle: Shuffle | None = None) -> tuple[Action, Self]:
        """
        What the dealer does for `hand`, and the pack after it.

        Args:
            hand: as it is, every card known; it waits for the dealer, and all its cards came from this pack.
            shuffle: what shuffles cards in when the stub is too short (D3, L2, ST6), and again before each
                deal from then on.

        Raises:
            AssertionError: the hand waits for a player or for the dealer's word on a pot, or cards have to be
                shuffled and there is no `shuffle`.
        """
        task = hand.next
        assert type(task) is Dealer, "the hand does not wait for the dealer"
        if task.what == "post":
            return PostForcedBets(), self
        assert task.what != "award", "where every card is known the engine awards the pots"
        rest, mixed = self.rest, self.mixed
        if mixed or hand.cards.stub > len(rest) // 2:
            assert shuffle is not None, "the stub is too short, and nothing is given to shuffle with"
            rest, mixed = _shuffled_in(rest, hand, shuffle, mixed), True
        burned, rest = rest[: 2 * task.burn], rest[2 * task.burn :]
        count = task.how_many * max(1, len(task.to_whom))
        if task.not_these:
            rest = _others_first(rest, count, task.not_these)
        return Deal(rest[: 2 * count], burned), self.__class__(rest[2 * count :], mixed)

    def off(self, count: int) -> tuple[str, Self]:
        """The next `count` cards and the pack after them: for a draw for the button (P1)."""
        return self.rest[: 2 * count], self.__class__(self.rest[2 * count :], self.mixed)

    def rabbit(self, hand: Hand) -> RabbitCards:
        """The cards that would have come in a hand that is over, burns left out."""
        game, rest = hand.plan.game, self.rest
        boards, coming = hand.cards.boards, [""] * len(hand.cards.boards)
        for street, target in enumerate(game.board_targets):
            pairs = zip(boards, coming, strict=True)
            missing = [max(0, 2 * target - len(had) - len(new)) for had, new in pairs]
            if any(missing):
                rest = rest[2 * game.burns[street] :]
            for at, letters in enumerate(missing):
                coming[at] += rest[:letters]
                rest = rest[letters:]
        return RabbitCards(tuple(coming))


def _shuffled_in(rest: str, hand: Hand, shuffle: Shuffle, mixed: bool) -> str:
    """
    The stub with what was shuffled into it: burned cards come under what is left (D3, ST6), discards are
    shuffled together with it (L2).
    """
    left = _names(rest)
    stub = hand.plan.game.pack & ~hand.cards.known
    back = [name for code, name in enumerate(NAMES) if stub >> code & 1 and name not in left]
    if mixed or hand.plan.game.variant.reshuffle == "discards":
        return shuffle("".join(left + back))
    return rest + shuffle("".join(back))


def _others_first(rest: str, count: int, not_these: str) -> str:
    """`rest` with none of `not_these` among its first `count` cards while there are others (L2)."""
    thrown, names = set(_names(not_these)), _names(rest)
    top = [name for name in names if name not in thrown][:count]
    return "".join(top + [name for name in names if name not in top])


def _names(cards: str) -> list[str]:
    return [cards[at : at + 2] for at in range(0, len(cards), 2)]


def unknown_cards(task: Dealer) -> Action:
    """
    What a dealer of real cards does for `task`, nobody entering what they are.

    Raises:
        AssertionError: he is to award a pot: only he can say to whom.
    """
    if task.what == "post":
        return PostForcedBets()
    assert task.what != "award", "the dealer has to say who wins this pot"
    return Deal("??" * (task.how_many * max(1, len(task.to_whom))), "??" * task.burn)
