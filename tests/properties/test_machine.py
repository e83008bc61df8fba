"""
A hand as a machine whose rules are what people do at a table, right or wrong, in any order they like.

Unlike the played properties it chooses the kind of action first, so that Hypothesis can look for odd orders:
only all-ins, only time-outs, a refusal before every action.
"""

import pytest
from hypothesis import note, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from pakli.rules import (
    Action,
    BettingOptions,
    Bounds,
    Call,
    Check,
    Dealer,
    Fold,
    Player,
    RaiseTo,
    TimeUp,
    seen_by,
)
from tests.properties import laws, offers, slow_betting
from tests.properties.history import history
from tests.properties.kit import Playing, examples
from tests.properties.secrets import Viewer
from tests.properties.source import Source, sources


class Table(RuleBasedStateMachine):
    """One hand, a slow reading of its betting beside it, and somebody on the rail."""

    playing: Playing

    @initialize(source=sources())
    def sit_down(self, source: Source) -> None:
        """Begin a hand at any table."""
        self.playing = Playing(source, live=False, rulings=False)
        self.betting = slow_betting.SlowTable(self.playing.setup, self.playing.hole)
        self.rail = Viewer(None, self.playing)

    def _do(self, action: Action) -> None:
        at = len(self.playing.log)
        for event in self.playing.do(action):
            self.betting.happened(event)
            self.rail.learn(seen_by(None, event), event)
            at += 1
            self.rail.compare(self.playing.states[at])

    def _asked(self) -> Player:
        waiting = self.playing.hand.next
        assert isinstance(waiting, Player)
        return waiting

    def _bounds(self) -> Bounds | None:
        waiting = self.playing.hand.next
        if not isinstance(waiting, Player) or not isinstance(waiting.options, BettingOptions):
            return None
        return waiting.options.raise_to if isinstance(waiting.options.raise_to, Bounds) else None

    def _may_bet(self) -> bool:
        waiting = self.playing.hand.next
        return isinstance(waiting, Player) and isinstance(waiting.options, BettingOptions)

    @precondition(lambda self: isinstance(self.playing.hand.next, Dealer))
    @rule()
    def deal(self) -> None:
        """What the dealer is asked for."""
        self._do(self.playing.any_action())

    @precondition(lambda self: self._may_bet())
    @rule()
    def check_or_call(self) -> None:
        """Stay in as cheaply as possible."""
        player = self._asked()
        assert isinstance(player.options, BettingOptions)
        self._do(Call(player.seat) if player.options.call else Check(player.seat))

    @precondition(lambda self: self._may_bet())
    @rule()
    def fold(self) -> None:
        """Give up, also where a check is free."""
        self._do(Fold(self._asked().seat))

    @precondition(lambda self: self._bounds() is not None)
    @rule(most=st.booleans())
    def raise_as_far_as_it_goes(self, most: bool) -> None:
        """Bet or raise the least or the most there is."""
        bounds = self._bounds()
        assert bounds is not None
        self._do(RaiseTo(self._asked().seat, bounds.most if most else bounds.least))

    @precondition(lambda self: self._bounds() is not None)
    @rule()
    def raise_to_something(self) -> None:
        """Bet or raise within the bounds."""
        bounds = self._bounds()
        assert bounds is not None
        self._do(RaiseTo(self._asked().seat, self.playing.between(bounds)))

    @precondition(lambda self: isinstance(self.playing.hand.next, Player))
    @rule()
    def be_absent(self) -> None:
        """Let the time run out."""
        self._do(TimeUp(self._asked().seat))

    @precondition(lambda self: isinstance(self.playing.hand.next, Player) and not self._may_bet())
    @rule()
    def bring_in_draw_or_show(self) -> None:
        """What is asked of a player beside betting."""
        self._do(self.playing.any_action())

    @rule()
    def insist(self) -> None:
        """Try everything that is not allowed now."""
        for action in offers.unacceptable(self.playing.hand):
            offers.refused(self.playing.hand, action)

    @invariant()
    def all_is_well(self) -> None:
        """What must be true at any moment."""
        laws.chips_are_kept(self.playing.hand, self.playing.log)
        laws.pots_hold_everything(self.playing.hand)
        laws.next_makes_sense(self.playing.hand)
        self.betting.compare(self.playing.hand)

    def teardown(self) -> None:
        """Print the hand where Hypothesis prints its steps."""
        if hasattr(self, "playing"):
            note(history(self.playing.setup, self.playing.actions, self.playing.log))


def test_any_order_of_actions() -> None:
    run_state_machine_as_test(Table, settings=settings(examples(60), stateful_step_count=40))


@pytest.mark.soak
def test_any_order_of_actions_for_long() -> None:
    run_state_machine_as_test(Table, settings=settings(examples(5000), stateful_step_count=80))
