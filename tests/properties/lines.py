"""
Betting lines: every way a hand can be bet, street by street, until one player is left or the cards decide.

They are counted by trying everything the engine offers, and by the slow reading of the rules. Folding where a
check is free, legal as it is (B0), is left out, as usual in published counts.
"""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy

from pakli.cards import cards_text
from pakli.rules import (
    Action,
    BetsGathered,
    BettingOptions,
    BoardDealt,
    Bounds,
    Call,
    Called,
    Check,
    Checked,
    Deal,
    Dealer,
    Event,
    Fold,
    Folded,
    ForcedBetsPosted,
    Hand,
    HoleDealt,
    Player,
    PostForcedBets,
    Raised,
    RaiseTo,
    Setup,
)
from tests.properties.slow_betting import SlowTable

__all__ = ["Lines", "count_lines", "count_slowly"]

Lines = Counter[str]
"""How many lines end ``"folded"``, one player left, and how many ``"on"``, to more cards or the showdown."""


def count_lines(setup: Setup, streets: int) -> Lines:
    """Every line of the first `streets` rounds of betting, by what the engine offers."""
    return _lines(_dealt(Hand.start(setup)), streets)


def _lines(hand: Hand, streets: int) -> Lines:
    lines: Lines = Counter()
    street = hand.stage.street
    for action in _choices(hand):
        after, _ = hand.play(action)
        if after.alive == 1:
            lines["folded"] += 1
        elif isinstance(after.next, Player) and isinstance(after.next.options, BettingOptions):
            lines += _lines(after, streets)
        elif after.able < 2 or street + 1 == streets:
            lines["on"] += 1
        else:
            lines += _lines(_dealt(after), streets)
    return lines


def _choices(hand: Hand) -> Iterator[Action]:
    """What the player to act may do: every whole amount, and folding only if he owes something."""
    waiting = hand.next
    assert isinstance(waiting, Player)
    options = waiting.options
    assert isinstance(options, BettingOptions)
    if options.call:
        yield Fold(waiting.seat)
    yield Call(waiting.seat) if options.call else Check(waiting.seat)
    if isinstance(options.raise_to, Bounds):
        for total in range(options.raise_to.least, options.raise_to.most + 1):
            yield RaiseTo(waiting.seat, total)


def _dealt(hand: Hand) -> Hand:
    """Deal whatever is asked for, from the lowest card up."""
    while isinstance(hand.next, Dealer):
        task = hand.next
        if task.what == "post":
            hand, _ = hand.play(PostForcedBets())
            continue
        wanted = task.how_many * max(1, len(task.to_whom))
        cards = [code for code in range(52) if not hand.cards.known >> code & 1][:wanted]
        hand, _ = hand.play(Deal(cards_text(cards)))
    return hand


def count_slowly(setup: Setup, streets: int) -> Lines:
    """The same, by the slow reading of the rules; hold'em only."""
    table = SlowTable(setup, {})
    table.happened(ForcedBetsPosted(()))
    table.happened(HoleDealt(()))
    return _slow_lines(table, streets)


def _slow_lines(table: SlowTable, streets: int) -> Lines:
    lines: Lines = Counter()
    for event in _slow_choices(table):
        after = deepcopy(table)
        after.happened(event)
        if len(after.live) == 1:
            lines["folded"] += 1
            continue
        if after.to_act() is None:
            if sum(after.chips[seat] > 0 for seat in after.live) < 2 or after.street + 1 == streets:
                lines["on"] += 1
                continue
            after.happened(BetsGathered(after.pot))
            after.happened(BoardDealt(0, ""))
        lines += _slow_lines(after, streets)
    return lines


def _slow_choices(table: SlowTable) -> Iterator[Event]:
    seat = table.to_act()
    assert seat is not None
    owes = min(table.owes(seat), table.chips[seat])
    if owes:
        yield Folded(seat)
    yield Called(seat, owes) if owes else Checked(seat)
    bounds = table.raises(seat)
    if bounds is not None:
        for total in range(bounds.least, bounds.most + 1):
            yield Raised(seat, total, total - table.front[seat])
