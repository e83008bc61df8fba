"""
Thousands of hands at tables that change: players come, go, lose all, buy again, sit out and straddle.

What must hold is in `laws.py` and in every step of `kit.py`; each law names its clause.
"""

import random

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from pakli.table import (
    AddChips,
    Buy,
    ChooseEntry,
    Decline,
    Leave,
    MoveIn,
    MoveOut,
    Ready,
    SetButton,
    SetSwitches,
    Sit,
    SitIn,
    SitOut,
    StartHand,
    Straddle,
    StraddleOffer,
    Switches,
    Table,
    VoidHand,
    sign_of,
)
from pakli.table.seats import ANY_RUNS
from tests.table.kit import Sitting, careless, game
from tests.table.laws import (
    Account,
    Record,
    check_button,
    check_entering,
    check_nobody_left_out,
    check_posts,
    record,
)

SEATS = 7
SEAT = st.integers(1, SEATS)
SEED = st.integers(0, 2**32)


class Changing(RuleBasedStateMachine):
    """A table of hold'em, no limit 5/10, with shallow stacks."""

    @initialize(
        kind=st.sampled_from(["cash", "cash", "tournament"]),
        how=st.sampled_from(["moving", "dead", "dead"]),
        straddle=st.booleans(),
        players=st.lists(SEAT, min_size=2, unique=True),
        seed=SEED,
    )
    def opened(self, kind: str, how: str, straddle: bool, players: list[int], seed: int) -> None:
        """Some players sit down and the button is somewhere."""
        self.cash = kind == "cash"
        made = game(
            "NL 5/10",
            kind="cash" if self.cash else "tournament",
            button=how,
            straddle=straddle and self.cash,
            run_outs=2 if self.cash else 1,
        )
        sign = sign_of(
            made, kind="cash" if self.cash else "tournament", seats=SEATS, buy_in=(30, 200), cut=False
        )
        self.play = Sitting(Table.open(sign), watch=(None, 1, 2), seed=seed)
        self.random = random.Random(seed)
        self.count = 0
        self.last: Record | None = None
        self.void: Record | None = None
        self.account = Account()
        for seat in players:
            self.play.do(self._newcomer(seat, 100))
        self.play.do(SetButton(min(players), "where the test has it"))

    def _newcomer(self, seat: int, chips: int) -> Sit | MoveIn:
        self.count += 1
        return self.play.sit(seat, chips, f"player {self.count}")

    def _there(self, seat: int) -> bool:
        return self.play.table.find(seat) is not None

    @rule(seat=SEAT, chips=st.integers(30, 200), posts=st.booleans(), says=st.booleans())
    def come(self, seat: int, chips: int, posts: bool, says: bool) -> None:
        """A newcomer."""
        if self._there(seat):
            return
        self.play.do(self._newcomer(seat, chips))
        if self.cash:
            self.play.do(ChooseEntry(seat, posts))
            self.play.do(SetSwitches(seat, Switches(straddle=says, runs=ANY_RUNS if says else -1)))

    @rule(seat=SEAT)
    def go(self, seat: int) -> None:
        """Somebody leaves, or is moved to another table."""
        if self._there(seat):
            self.play.do(Leave(seat) if self.cash else MoveOut(seat))

    @rule(seat=SEAT)
    def sit_out(self, seat: int) -> None:
        """Somebody sits out."""
        if self._there(seat) and not self.play.table.seat(seat).out:
            self.play.do(SitOut(seat))

    @rule(seat=SEAT, posts=st.booleans())
    def sit_in(self, seat: int, posts: bool) -> None:
        """Somebody comes back."""
        if self._there(seat) and self.play.table.seat(seat).out:
            self.play.do(SitIn(seat))
            if self.cash and self.play.table.seat(seat).must_enter:
                self.play.do(ChooseEntry(seat, posts))

    @rule(seat=SEAT)
    def buy_again(self, seat: int) -> None:
        """Somebody who is short has 100 chips again."""
        if self._there(seat) and self.play.table.seat(seat).stack < 30:
            more = 100 - self.play.table.seat(seat).stack
            self.play.do(Buy(seat, more) if self.cash else AddChips(seat, more))

    @rule(seat=SEAT, says=st.booleans())
    def agree(self, seat: int, says: bool) -> None:
        """Somebody says whether there may be straddles."""
        if self._there(seat):
            self.play.do(SetSwitches(seat, Switches(straddle=says)))

    @precondition(lambda self: isinstance(self.play.table.next, Ready))
    @rule(hands=st.integers(5, 30), restless=st.booleans())
    def hands_are_played(self, hands: int, restless: bool) -> None:
        """Hands, between and in some of which players come and go."""
        for _ in range(hands):
            if restless or not isinstance(self.play.table.next, Ready):
                self._in_between()
            if not isinstance(self.play.table.next, Ready):
                continue
            out = tuple(seat for seat in range(1, SEATS + 1) if self.random.random() < 0.03)
            self.play.do(StartHand(out_at_big_blind=out))
            self._questions()
            if self.play.table.playing is None:
                continue
            self._judge_beginning()
            self._hand(restless)

    def _in_between(self) -> None:
        """Something or other happens at the table between two hands."""
        seat, yes = self.random.randint(1, SEATS), self.random.random() < 0.7
        if not self._there(seat):
            self.come(seat, 100, posts=yes, says=True)
        elif self.random.random() < 0.1:
            self.go(seat)
        elif self.random.random() < 0.3:
            self.sit_out(seat)
        else:
            self.sit_in(seat, posts=yes)
        for number in range(1, SEATS + 1):
            self.buy_again(number)

    def _questions(self) -> None:
        while isinstance(self.play.table.next, StraddleOffer):
            offer = self.play.table.next
            dealing = self.play.table.dealing
            assert dealing is not None
            says = [self.play.table.seat(seat).switches.straddle for seat in dealing.dealt]
            assert all(says), "S1: one no turns it off"
            takes = self.random.random() < 0.7
            self.play.do(Straddle(offer.seat) if takes else Decline(offer.seat))

    def _judge_beginning(self) -> None:
        now, void = record(self.play.table, self.last), self.void
        check_posts(now, 10, 5)
        if void is not None and all(
            seat in now.ready and now.players[seat] == void.players[seat] for seat in void.dealt
        ):
            assert (now.button, now.big, now.dealt) == (void.button, void.big, void.dealt), "I2"
        else:
            check_entering(now, SEATS)
            if self.last is not None:
                check_button(self.last, now, SEATS)
                check_nobody_left_out(self.last, now)
        self.now = now

    def _hand(self, restless: bool) -> None:
        play, chance = self.play, self.random
        late: list[int] = []
        while play.to_act or play.table.question is not None:
            if restless and chance.random() < 0.1:
                late += self._in_mid_hand()
            if restless and chance.random() < 0.01:
                play.do(VoidHand("a card fell"))
                self.void = self.now
                break
            play.answered()
            if play.to_act:
                play.do(careless(play.table, chance))
        else:
            self.void = None
            self.last = self.now
            self.account.hand(self.now, SEATS if self.now.how == "dead" else 99)
        assert not set(late) & set(self.now.dealt)

    def _in_mid_hand(self) -> list[int]:
        """Something happens at the table while a hand is played; newcomers' seats."""
        seat, what = self.random.randint(1, SEATS), self.random.randint(0, 3)
        if not self._there(seat):
            self.play.do(self._newcomer(seat, 100))
            assert not self.play.table.in_hand(seat), "case O9: who joins later gets no cards"
            return [seat]
        one = self.play.table.seat(seat)
        if what == 0 and self.cash and one.after_hand != "leave":
            self.play.do(Leave(seat))
        elif what == 1 and not one.out and not one.after_hand:
            self.play.do(SitOut(seat))
        elif what == 2 and (one.out or one.after_hand):
            self.play.do(SitIn(seat))
        elif self.cash and one.stack + one.bought <= 100 and self.play.stack_now(seat) + one.bought <= 100:
            self.play.do(Buy(seat, 50))
        return []

    @invariant()
    def no_chip_is_lost(self) -> None:
        """T2: every chip is on the table, with a player who left, or with the house."""
        table = self.play.table
        assert table.missing == 0
        assert all(seat.stack >= 0 and not seat.bought for seat in table.seats), "nothing waits between hands"
        assert table.playing is None


def test_hands_at_changing_tables() -> None:
    run_state_machine_as_test(Changing, settings=settings(max_examples=60, stateful_step_count=30))


@pytest.mark.soak
def test_many_more_hands_at_changing_tables() -> None:
    long = settings(max_examples=1500, stateful_step_count=50, phases=[Phase.generate])
    run_state_machine_as_test(Changing, settings=long)
