"""
Hands in which everybody is clumsy: chips and words, deeds out of turn, cards shown, mistakes in the deal.

No chip is lost, what is folded again is the same, each viewer folds what he may know, and the hand is written
and read back as it was.

Clauses     TDA 35 to 58, 65, 68; F2.
"""

from typing import Final

import pytest

from pakli.history import read, record, replay, write
from pakli.history.setups import GAMES
from pakli.rules import (
    ActedEarly,
    Action,
    BarRaise,
    BettingOptions,
    Call,
    Check,
    DealError,
    EarlyReleased,
    ExposeHand,
    Fold,
    HandExposed,
    IrregularityRuled,
    KillHand,
    Misdealt,
    OutOfTurn,
    Player,
    PutIn,
    RaiseBarred,
    RaiseTo,
    RuleViolation,
    seen_by,
)
from tests.properties import laws
from tests.properties.kit import Playing, told
from tests.properties.source import Seeded, Source, one_in, pick
from tests.properties.tables import any_setup

GAMES_HERE: Final = tuple(dict.fromkeys(game for game, _ in GAMES.values()))
SAID: Final = ("", "", "check", "call", "bet", "raise", "all_in", "pot")


class Clumsy(Playing):
    """A hand in which, once in a while, something is done that the rules must first make sense of."""

    def __init__(self, source: Source) -> None:
        super().__init__(source, any_setup(source, games=GAMES_HERE), live=False, rulings=False)

    def any_action(self) -> Action:
        """Every other time something clumsy."""
        clumsy = self._accident() if one_in(self.source, 2) else None
        return clumsy or super().any_action()

    def _accident(self) -> Action | None:
        """Something clumsy, where the rules have an answer to it."""
        waiting = self.hand.next
        if not isinstance(waiting, Player) or not isinstance(waiting.options, BettingOptions):
            return None
        action = self._clumsy(waiting.seat, waiting.options)
        try:
            self.hand.apply(action)
        except RuleViolation:
            return None
        return action

    def _clumsy(self, seat: int, options: BettingOptions) -> Action:
        other = pick(self.source, [one.number for one in self.hand.seats])
        match self.source.whole(0, 9):
            case 0 | 1 | 2:
                return self._heap(seat)
            case 3 | 4 | 5:
                does: tuple[Fold | Check | Call | RaiseTo | PutIn, ...] = (
                    *(Fold(other), Check(other), Call(other), self._heap(other)),
                    RaiseTo(other, self._amount()),
                )
                return OutOfTurn(pick(self.source, does))
            case 6:
                return BarRaise(seat, "undercall", self._amount() if options.call else 0)
            case 7:
                return KillHand(other, "swept away", "TDA65")
            case 8:
                return DealError(pick(self.source, ("wrong_button", "boxed_card", "seat_left_out")))
            case _:
                cards = self.hand.seat(other).cards
                return ExposeHand(other, cards[:2] if one_in(self.source, 2) else cards)

    def _amount(self) -> int:
        chip = self.setup.stakes.chip
        return chip * self.source.whole(1, 3 + 4 * self.hand.round.full_raise // chip)

    def _heap(self, seat: int) -> PutIn:
        """Chips, words, or both."""
        chips = tuple([self._amount() for _ in range(self.source.whole(0, 3))])
        more = (self._amount(),) if one_in(self.source, 4) else ()
        amounts = (self._amount(),) if one_in(self.source, 3) else ()
        return PutIn(seat, chips, more, pick(self.source, SAID), amounts, one_in(self.source, 5))


def checked(playing: Clumsy) -> None:
    """Everything that holds of it at its end."""
    laws.chips_are_kept(playing.hand, playing.log)
    assert playing.start.after(*playing.log) == playing.hand
    for viewer in (None, playing.setup.stacks[0][0]):
        hand = playing.start.as_seen_by(viewer)
        for event in playing.log:
            seen = seen_by(viewer, event)
            hand = hand if seen is None else hand.after(seen)
        assert hand == playing.hand.as_seen_by(viewer)
    again = replay(read(write(record(playing.setup, playing.log)))[0])
    assert again.events == tuple(playing.log)


@pytest.mark.parametrize("block", range(3))
def test_clumsy_hands(block: int) -> None:
    kinds: set[type] = set()
    for seed in range(block * 150, block * 150 + 150):
        playing = Clumsy(Seeded(seed))
        with told(playing):
            while not playing.over:
                playing.act()
                laws.chips_are_kept(playing.hand, playing.log)
                laws.next_makes_sense(playing.hand)
            checked(playing)
        kinds |= set(map(type, playing.log))
    assert {ActedEarly, EarlyReleased, HandExposed, IrregularityRuled, Misdealt, RaiseBarred} <= kinds
