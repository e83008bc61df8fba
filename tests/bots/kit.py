"""Hands brought to where a bot is asked."""

from collections.abc import Iterable

from pakli.rules import Action, Deal, Dealer, Hand, Over, PostForcedBets, Stakes, set_up

__all__ = ["played", "view_of"]


def played(
    variant: str, hands: dict[int, str], actions: Iterable[Action], board: str = "", *, stack: int = 2000
) -> Hand:
    """
    A hand with these hole cards, blinds 10/20, after these actions; the board comes as it is due.

    Args:
        hands: by seat; the button is the highest.
    """
    setup = set_up(dict.fromkeys(hands, stack), button=max(hands), stakes=Stakes(20, 10), variant=variant)
    hand, left, todo = Hand.start(setup), board, iter(actions)
    hand, _ = hand.play(PostForcedBets())
    held = dict(hands)
    while True:
        waits = hand.next
        if isinstance(waits, Dealer) and waits.what == "hole":
            cards = ""
            for _ in range(waits.how_many):
                for seat in waits.to_whom:
                    cards += held[seat][:2]
                    held[seat] = held[seat][2:]
            hand, _ = hand.play(Deal(cards))
        elif isinstance(waits, Dealer) and waits.what == "board":
            size = 2 * (waits.how_many)
            hand, _ = hand.play(Deal(left[:size]))
            left = left[size:]
        else:
            assert not isinstance(waits, Over), "the hand ended too early"
            action = next(todo, None)
            if action is None:
                return hand
            hand, _ = hand.play(action)


def view_of(hand: Hand) -> tuple[Hand, int]:
    """What the seat to act sees, and the seat."""
    waits = hand.next
    seat: int = getattr(waits, "seat")  # noqa: B009
    return hand.as_seen_by(seat), seat
