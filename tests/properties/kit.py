"""
A hand played at random, with everything that is needed to look into it afterwards.

    playing = Playing(Seeded(7))                # or Drawn(draw), or a setup of your own
    while not playing.over:
        playing.act()                           # some legal action: a player's, the dealer's, the clock's

`told(playing)` adds the hand to whatever fails inside, as Python that can be pasted into a case.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from hypothesis import HealthCheck, settings
from hypothesis import Phase as Part

from pakli.cards import NAMES, cards_text
from pakli.ranking import order_of
from pakli.rules import (
    VARIANTS,
    Action,
    AwardHand,
    AwardPot,
    BettingOptions,
    Bounds,
    BringIn,
    BringInOptions,
    Call,
    Check,
    Dealer,
    DeclareMisdeal,
    Discard,
    DrawOptions,
    Event,
    ExposedCards,
    Fold,
    Hand,
    KillHand,
    Muck,
    Over,
    Player,
    PostForcedBets,
    RaiseTo,
    ReturnBet,
    RuleViolation,
    RunOut,
    Setup,
    Show,
    ShowOptions,
    Status,
    TimeUp,
)
from tests.properties.dealing import Dealing
from tests.properties.history import history
from tests.properties.source import Source, one_in, pick, weighted
from tests.properties.tables import any_setup

__all__ = ["Playing", "examples", "played", "told"]

MOST_ACTIONS: Final = 1500
"""More than any hand of these tables takes: the longest met are about a quarter of it."""

_STYLES: Final = (
    (8, 1, 1, 1, 1, 1),
    (3, 2, 3, 2, 1, 0),
    (4, 0, 0, 6, 1, 0),
    (6, 1, 1, 0, 6, 1),
    (1, 0, 0, 0, 0, 0),
)
"""How a table plays: weights of passive, smallest raise, some raise, biggest raise, fold, no answer."""


def examples(count: int) -> settings:
    """The same `count` examples at every run."""
    return settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Part.generate, Part.shrink),
        suppress_health_check=list(HealthCheck),
    )


class Playing:
    """A hand in play: who knows which cards, what was done, what happened."""

    def __init__(
        self,
        source: Source,
        setup: Setup | None = None,
        *,
        live: bool = True,
        rulings: bool = True,
        often: bool = False,
    ) -> None:
        """
        A hand of `setup`, or of any table.

        `live`: sometimes as at a live table, where cards are unknown until they are shown. `rulings`:
        sometimes cards flip, hands are dead, deals are void, bets are given back, hands awarded. `often`:
        that is so in any case.
        """
        self.source = source
        self.setup = setup or any_setup(source)
        self.start = self.hand = Hand.start(self.setup)
        self.actions: list[Action] = []
        self.log: list[Event] = []
        self.states = [self.hand]
        """The hand after each event, the start first."""
        self.variant = VARIANTS[self.setup.variant]
        seats = [seat for seat, _ in self.setup.stacks]
        self.cards = Dealing(source, self.variant, seats, live=live)
        self._style = pick(source, _STYLES)
        self._rulings = often or (rulings and one_in(source, 6))

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return isinstance(self.hand.next, Over)

    @property
    def hole(self) -> Mapping[int, list[int]]:
        """The cards each seat really holds."""
        return self.cards.hands

    def do(self, action: Action) -> tuple[Event, ...]:
        """Play `action`, which must be legal."""
        self.actions.append(action)
        assert len(self.actions) < MOST_ACTIONS, "the hand does not end"
        state = self.hand
        self.hand, events = self.hand.play(action)
        for event in events:
            state = state.after(event)
            self.states.append(state)
            self.cards.happened(event)
        self.log += events
        if not self.void:
            self.cards.check(self.hand.cards.stub)
        return events

    @property
    def void(self) -> bool:
        """Whether the hand was misdealt."""
        return self.hand.paying.void

    def act(self) -> tuple[Event, ...]:
        """Play some legal action."""
        return self.do(self.any_action())

    def to_the_end(self) -> "Playing":
        """Play on until the hand is over."""
        while not self.over:
            self.act()
        return self

    def any_action(self) -> Action:
        """Something that is offered now, by the table's style; once in a while a ruling."""
        if self._rulings and one_in(self.source, 8):
            ruling = self._ruling()
            if ruling is not None:
                return ruling
        waiting = self.hand.next
        match waiting:
            case Player(seat, BettingOptions() as options):
                return self._bet(seat, options)
            case Player(seat, ShowOptions() as options):
                return self._show(seat, options)
            case Player(seat, DrawOptions(most)):
                return self._discard(seat, most)
            case Player(seat, BringInOptions() as options):
                return self._bring_in(seat, options)
            case Dealer():
                return self._dealt(waiting)
            case _:
                raise AssertionError(f"nothing to do: {waiting}")

    # --- players ---

    def _bet(self, seat: int, options: BettingOptions) -> Action:
        passive: Action = Call(seat) if options.call else Check(seat)
        weights = self._style
        offered = [(weights[0], passive), *self._raises(seat, options.raise_to)]
        return weighted(self.source, (*offered, (weights[4], Fold(seat)), (weights[5], TimeUp(seat))))

    def _raises(self, seat: int, bounds: object) -> list[tuple[int, Action]]:
        """Bets and raises within `bounds`, where it is any, each with its weight."""
        if not isinstance(bounds, Bounds):
            return []
        totals = (bounds.least, self.between(bounds), bounds.most)
        return [
            (weight, RaiseTo(seat, total)) for weight, total in zip(self._style[1:4], totals, strict=True)
        ]

    def _bring_in(self, seat: int, options: BringInOptions) -> Action:
        raises = self._raises(seat, options.raise_to)
        return weighted(self.source, ((3, BringIn(seat)), *raises, (1, TimeUp(seat))))

    def between(self, bounds: Bounds) -> int:
        """Some amount within the bounds, in whole chips of the table."""
        chip = self.setup.stakes.chip
        chips = self.source.whole(0, (bounds.most - bounds.least) // chip)
        return bounds.least + chips * chip

    def _discard(self, seat: int, most: int) -> Action:
        if one_in(self.source, 12):
            return TimeUp(seat)
        hand = self.hole[seat]
        thrown = hand[: self.source.whole(0, min(most, len(hand)))]
        if thrown:
            self.cards.throw_away(seat, thrown)
        named = seat in self.cards.known or one_in(self.source, 2)
        return Discard(seat, cards_text(thrown) if named else "??" * len(thrown))

    def _show(self, seat: int, options: ShowOptions) -> Action:
        if options.muck is None and not one_in(self.source, 3):
            return Muck(seat)
        if one_in(self.source, 12):
            return TimeUp(seat)
        named = options.cards or one_in(self.source, 6)
        return Show(seat, self.cards.text(seat) if named else "", self._claim(options))

    def _claim(self, options: ShowOptions) -> str:
        """P14: mostly the best category, sometimes a lower one."""
        if not options.claim:
            return ""
        categories = [str(category) for category in order_of(self.variant.claims[0].ranking).categories]
        best = str(options.best) or categories[-1]
        lower = categories[categories.index(best) :]
        return pick(self.source, lower) if one_in(self.source, 3) else best

    # --- the dealer and the floor ---

    def _dealt(self, task: Dealer) -> Action:
        if task.what == "post":
            return PostForcedBets()
        if task.what == "award":
            return self._award(task)
        if task.may_run > 1 and not one_in(self.source, 3):
            return RunOut(self.source.whole(1, task.may_run))
        return self.cards.deal(task)

    def _award(self, task: Dealer) -> AwardPot:
        """The dealer's word on a part of a pot: some who have a claim on it, in any order."""
        seats = list(task.to_whom)
        winners = [seats.pop(self.source.whole(0, len(seats) - 1))]
        while seats and one_in(self.source, 3):
            winners.append(seats.pop(self.source.whole(0, len(seats) - 1)))
        return AwardPot(task.pot, tuple(winners), pick(self.source, task.halves), task.board)

    def _ruling(self) -> Action | None:
        """Something that goes wrong: a card that flipped, a dead hand, a void deal (I1-I3, P17)."""
        if self.may_expose():
            return self.exposed()
        last = self.hand.last
        if last is not None and one_in(self.source, 2):
            return ReturnBet(self.hand.seats[last.place].number, "random")
        dealt = self.log and self.hole[self.setup.stacks[0][0]]
        held = [seat.number for seat in self.hand.seats if seat.status in (Status.IN, Status.SHOWN)]
        if not dealt or len(held) < 2 or self.cards.flipped or self._paying():
            return None
        if one_in(self.source, 6):
            return DeclareMisdeal("random", pick(self.source, ("I2", "P17")))
        if one_in(self.source, 4) and (award := self._award_hand(pick(self.source, held))):
            return award
        return KillHand(pick(self.source, held), "random", pick(self.source, ("I3", "P17")))

    def _award_hand(self, seat: int) -> AwardHand | None:
        """The hand given to a seat; None: others contest a pot that it has no part in (A1)."""
        action = AwardHand(seat, "random")
        try:
            self.hand.apply(action)
        except RuleViolation:
            return None
        return action

    def _paying(self) -> bool:
        """Whether pots are paid or raked already: it is too late for a ruling."""
        return bool(self.hand.paying.awarded or self.hand.paying.raked)

    def may_expose(self) -> bool:
        """Whether a flipped card may still be told: nobody has acted."""
        waiting = self.hand.next
        asked = isinstance(waiting, Player) and isinstance(waiting.options, BettingOptions | BringInOptions)
        return asked and len(self.actions) == 2

    def exposed(self) -> ExposedCards:
        """One of the cards face down flipped in the deal, or two of them."""
        seats = len(self.setup.stacks)
        count = seats * self.variant.streets[0].down
        orders = {self.source.whole(1, count) for _ in range(1 if one_in(self.source, 2) else 2)}
        order = [seat for seat, _ in self.setup.stacks]
        return ExposedCards(
            tuple(
                [(at, NAMES[self.hole[order[(at - 1) % seats]][(at - 1) // seats]]) for at in sorted(orders)]
            )
        )


@contextmanager
def told(playing: Playing) -> Iterator[Playing]:
    """Add the hand to what fails inside, so that it can be pasted into a case."""
    try:
        yield playing
    except BaseException as failure:
        failure.add_note(history(playing.setup, playing.actions, playing.log))
        raise


def played(setup: Setup, *actions: Action) -> Hand:
    """The hand after these actions: what a printed history calls."""
    hand = Hand.start(setup)
    for action in actions:
        hand, _ = hand.play(action)
    return hand
