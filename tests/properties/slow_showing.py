"""
Who shows when, and who may throw his hand away, read from what happened alone; which hand shows best in stud.

An independent reading of P11-P13, P16, ST1 and ST3.
"""

from collections.abc import Mapping, Sequence

from pakli.rules import BetsGathered, Event, Folded, Hand, Mucked, Player, Raised, Setup, Shown, ShowOptions

__all__ = ["Showdown", "best_showing", "brings_in", "is_stud"]

UP = slice(2, 6)
"""Which of a stud player's seven cards lie face up (ST5)."""


def is_stud(setup: Setup) -> bool:
    """Whether some cards lie face up."""
    return "stud" in setup.variant or setup.variant == "razz"


# --- what lies face up ---


def brings_in(setup: Setup, hands: Mapping[int, Sequence[int]]) -> int:
    """ST1: the lowest door card, suits too; in razz the highest, the ace low."""
    doors = {seat: hand[2] for seat, hand in hands.items()}
    if setup.variant == "razz":
        return max(doors, key=lambda seat: ((doors[seat] // 4 + 1) % 13, doors[seat] % 4))
    return min(doors, key=lambda seat: doors[seat])


def best_showing(setup: Setup, hands: Mapping[int, Sequence[int]]) -> int:
    """
    ST3: the seat with the best up-cards, in razz the lowest; equal hands by the highest suit.

    A hand is read as groups of equal ranks: first how big they are, then what ranks they are of.
    """
    razz = setup.variant == "razz"
    found: list[tuple[list[list[int]], int, int]] = []
    for seat, hand in hands.items():
        up = [((code // 4 + 1) % 13 if razz else code // 4, code % 4) for code in hand[UP]]
        ranks = [rank for rank, _ in up]
        groups = sorted({(ranks.count(rank), rank) for rank in ranks}, reverse=True)
        suit = max(suit for rank, suit in up if rank == groups[0][1])
        found.append(([[size for size, _ in groups], [rank for _, rank in groups]], suit, seat))
    wanted = min(groups for groups, _, _ in found) if razz else max(groups for groups, _, _ in found)
    return max((suit, seat) for groups, suit, seat in found if groups == wanted)[1]


# --- the showdown ---


def _order_of_showing(setup: Setup, log: Sequence[Event], hands: Mapping[int, Sequence[int]]) -> list[int]:
    """Seats in the order they show (P12), by a log that has all betting; nobody where one is left (P11)."""
    folded = {event.seat for event in log if isinstance(event, Folded)}
    live = [seat for seat, _ in setup.stacks if seat not in folded]
    if len(live) == 1:
        return []
    first = _aggressor(_last_round(log))
    if setup.rules.first_to_show == "hand_aggressor" and _aggressor(log) not in folded:
        first = _aggressor(log)
    if first is None and is_stud(setup):
        first = best_showing(setup, {seat: hands[seat] for seat in live})
    order = [seat for seat, _ in setup.stacks]
    at = order.index(first) if first is not None else 0
    return [seat for seat in order[at:] + order[:at] if seat in live]


def _aggressor(events: Sequence[Event]) -> int | None:
    """The last to bet or raise."""
    return next((event.seat for event in reversed(events) if isinstance(event, Raised)), None)


def _last_round(log: Sequence[Event]) -> Sequence[Event]:
    """The last betting round: what lies between the last two times that bets were gathered."""
    ends = [at for at, event in enumerate(log) if isinstance(event, BetsGathered)]
    return log[ends[-2] if len(ends) > 1 else 0 : ends[-1]]


class Showdown:
    """Follows a showdown; the order is what it was when the first hand was asked for."""

    def __init__(self, setup: Setup, hands: Mapping[int, Sequence[int]]) -> None:
        self.setup = setup
        self.hands = hands
        self.order: list[int] = []

    def check(self, hand: Hand, log: Sequence[Event], able: int) -> None:
        """
        Hands come in order; only who follows the first may muck, and none that was turned up for the all-in.

        `able`: how many of those who are in had chips left when the first hand was asked for.
        """
        done = [event for event in log if isinstance(event, Shown | Mucked)]
        waiting = hand.next
        asked = isinstance(waiting, Player) and isinstance(waiting.options, ShowOptions)
        if not done and not asked:
            return
        self.order = self.order or _order_of_showing(self.setup, log, self.hands)
        assert [event.seat for event in done] == self.order[: len(done)], f"the order should be {self.order}"
        turned_up = self.setup.rules.all_in_face_up and able < 2
        may_muck = self.setup.rules.who_shows == "may_muck" and not turned_up
        for at, event in enumerate(done):
            if isinstance(event, Mucked):
                assert at > 0, f"seat {event.seat} must show first"
                assert may_muck, f"seat {event.seat} may not muck"
            else:
                assert event.turned_up == turned_up, f"seat {event.seat} is turned up, or should be"
        mucked = sum(isinstance(event, Mucked) for event in done)
        if isinstance(waiting, Player) and isinstance(waiting.options, ShowOptions):
            assert mucked < len(self.order) - 1, "the last one with cards need not show"
            assert waiting.seat == self.order[len(done)]
            assert (waiting.options.muck is None) == (may_muck and bool(done))
            assert waiting.options.claim == (self.setup.rules.what_counts == "must_declare" and not turned_up)
        elif len(done) < len(self.order):
            assert mucked == len(self.order) - 1, f"somebody of {self.order} should still show"
