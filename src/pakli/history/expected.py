"""
What a hand waits for, as a message: the second half of every complaint about a file.

Tested in   tests/history/test_broken.py
"""

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any, Final

from pakli.history.problems import Fact, Problem
from pakli.rules import (
    BettingOptions,
    Bounds,
    BringInOptions,
    Dealer,
    DrawOptions,
    Hand,
    Over,
    Player,
    ShowOptions,
)

__all__ = ["expected"]


def expected(hand: Hand, name_of: Mapping[int, str], scale: int) -> Problem:
    """
    What `hand` waits for.

    Args:
        name_of: what the file calls the player at each seat.
        scale: chips for one unit of the file; amounts are told in the file's units.
    """
    waiting = hand.next
    if isinstance(waiting, Player):
        player: Fact = ("player", name_of[waiting.seat])
        return _EXPECTED[type(waiting.options)](waiting.options, player, scale)
    if isinstance(waiting, Dealer):
        facts: list[Fact] = [("count", waiting.how_many)]
        if waiting.what in ("draw", "replace"):
            facts.append(("player", name_of[waiting.to_whom[0]]))
            return Problem(f"expected_{waiting.what}_cards", tuple(facts))
        return Problem(f"expected_{waiting.what}", tuple(facts))
    assert isinstance(waiting, Over)
    return Problem("expected_nothing")


def _showing(options: ShowOptions, player: Fact, scale: int) -> Problem:
    return Problem("expected_show", (player,))


def _drawing(options: DrawOptions, player: Fact, scale: int) -> Problem:
    return Problem("expected_draw", (player, ("count", options.most)))


def _bringing_in(options: BringInOptions, player: Fact, scale: int) -> Problem:
    facts: list[Fact] = [player, ("amount", Decimal(options.amount) / scale)]
    if not isinstance(options.raise_to, Bounds):
        return Problem("expected_bring_in", tuple(facts))
    facts.append(("least", Decimal(options.raise_to.least) / scale))
    return Problem("expected_bring_in_or_complete", tuple(facts))


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


_EXPECTED: Final[dict[type[Any], Callable[[Any, Fact, int], Problem]]] = {
    BettingOptions: _betting,
    BringInOptions: _bringing_in,
    DrawOptions: _drawing,
    ShowOptions: _showing,
}
