"""
What a hand waits for, as a message: the second half of every complaint about a file.

Tested in   tests/history/test_broken.py
"""

from collections.abc import Mapping
from decimal import Decimal

from pakli.history.problems import Fact, Problem
from pakli.rules import BettingOptions, Bounds, Dealer, Hand, Over, Player

__all__ = ["expected"]


def expected(hand: Hand, player_of: Mapping[int, int], scale: int) -> Problem:
    """
    What `hand` waits for.

    Args:
        player_of: the file's number of each seat.
        scale: chips for one unit of the file; amounts are told in the file's units.
    """
    waiting = hand.next
    if isinstance(waiting, Player):
        player: Fact = ("player", f"p{player_of[waiting.seat]}")
        if isinstance(waiting.options, BettingOptions):
            return _betting(waiting.options, player, scale)
        return Problem("expected_show", (player,))
    if isinstance(waiting, Dealer):
        return Problem(f"expected_{waiting.what}", (("count", waiting.how_many),))
    assert isinstance(waiting, Over)
    return Problem("expected_nothing")


def _betting(options: BettingOptions, player: Fact, scale: int) -> Problem:
    facts: list[Fact] = [player]
    call = "check" if not options.call else "call"
    if options.call:
        facts.append(("amount", Decimal(options.call) / scale))
    bounds = options.raise_to
    if not isinstance(bounds, Bounds):
        return Problem(f"expected_{call}", tuple(facts))
    facts += [("least", Decimal(bounds.least) / scale), ("most", Decimal(bounds.most) / scale)]
    exactly = "_exactly" if bounds.least == bounds.most else ""
    return Problem(f"expected_{call}_or_{'bet' if options.opens else 'raise'}{exactly}", tuple(facts))
