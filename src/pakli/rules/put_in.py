"""
Chips and words ruled on: a check, a call, a bet or a raise, and to how much; or that the floor must decide.

What a raise must at least be, and may at most, is the house's own (`betting_options`): here is only what a
heap of chips comes to. Fifty per cent of a raise is half of that.

Clauses     TDA 40 to 46, 49, 51, 52, 54 to 57 (2024 numbers); what they do not decide is the floor's (P17).
Knows       the chips that were put in and what was said. Never who holds which cards.
Tested in   tests/rulebook/test_put_in.py
"""

from pakli.rules.actions import Call, Check, RaiseTo
from pakli.rules.irregular_actions import PutIn
from pakli.rules.irregular_events import Irregular, IrregularityRuled, RaiseBarred
from pakli.rules.options import BettingOptions, Bounds
from pakli.rules.refusal import Refusal, RuleViolation, refuse
from pakli.rules.state import State

__all__ = ["Ruled", "ruled"]

_BEYOND = 10**15
"""More chips than there are anywhere: who names more names this."""

Ruled = Check | Call | RaiseTo | RaiseBarred
"""What it comes to; `RaiseBarred`: he must say again what he does, and may not raise."""


def ruled(state: State, options: BettingOptions, put: PutIn) -> tuple[tuple[IrregularityRuled, ...], Ruled]:
    """
    What the chips and words of the player to act come to, and what is to be noted about them.

    Raises:
        RuleViolation: nothing was said or put in, more than he has was put in, a raise has no amount yet, or
            the floor must decide (TDA 51).
    """
    return _Ruling(state, options, put).ruled()


class _Ruling:
    """One heap of chips with its words. Totals are chips in front, as everywhere (B5)."""

    def __init__(self, state: State, options: BettingOptions, put: PutIn) -> None:
        seat = state.seats[state.to_act]
        self.state, self.options, self.put = state, options, put
        self.front, self.stack = seat.front, seat.stack
        self.owed = options.call
        self.first = sum(put.chips)
        self.notes: list[IrregularityRuled] = []
        silent = put.chips_first and bool(put.chips)
        self.said = "" if silent else put.said
        self.amounts = () if silent else tuple([min(amount, _BEYOND) for amount in put.amounts])

    def ruled(self) -> tuple[tuple[IrregularityRuled, ...], Ruled]:
        """The ruling."""
        self._check()
        found = self._by_words() if self.said or self.amounts else self._by_chips()
        return tuple(self.notes), found

    def _check(self) -> None:
        put = self.put
        if min((*put.chips, *put.more, *put.amounts), default=1) < 1:
            raise refuse("B0", "put.bad_chip")
        if not (self.said or self.amounts or put.chips):
            raise refuse("TDA40", "put.nothing")
        if self.first + sum(put.more) > self.stack:
            raise refuse("T2", "put.not_so_many", chips=self.first + sum(put.more), stack=self.stack)

    def _note(self, what: Irregular, clause: str, put: int, comes_to: int) -> None:
        seat = self.put.seat
        self.notes.append(IrregularityRuled(what, clause, seat, put, comes_to))

    # Words

    def _by_words(self) -> Ruled:
        """Declared in turn, it binds, whatever chips come after it (TDA 40)."""
        match self.said:
            case "check":
                return self._check_said()
            case "call":
                return self._call_said()
            case "all_in":
                return self._to(self.front + self.stack)
            case "pot":
                return self._pot_said()
            case _:
                return self._amount_said()

    def _amount_said(self) -> Ruled:
        """A bet, a raise, or an amount alone, which is as good as so many chips put in (TDA 40)."""
        if not self.amounts:
            return self._raise_said()
        total = self._meant()
        if self.first and self.front + self.first != total:
            self._note("words_first", "TDA40", self.first, total)
        return self._to(total) if self.said else self._sized(total)

    def _check_said(self) -> Ruled:
        """Facing a bet it is none: he may call or fold, and not raise (TDA 55)."""
        if self.owed:
            return RaiseBarred(self.put.seat, "checked", "TDA55")
        if self.first:
            self._note("words_first", "TDA40", self.first, self.front)
        return Check(self.put.seat)

    def _call_said(self) -> Ruled:
        """It is a call of the whole bet, however much was put in or believed to be owed (TDA 49, 51)."""
        if not self.owed:
            self._note("nothing_to_call", "TDA55", self.first, self.front)
            return Check(self.put.seat)
        if self.first not in (0, self.owed):
            self._note("call_stands", "TDA49", self.first, self.front + self.owed)
        return Call(self.put.seat)

    def _pot_said(self) -> Ruled:
        """The size of the pot; where that is no limit, it binds to the smallest bet or raise (TDA 54)."""
        bounds = self.options.raise_to
        if isinstance(bounds, Bounds) and self.state.plan.game.limit.name == "pot-limit":
            return RaiseTo(self.put.seat, bounds.most)
        total = bounds.least if isinstance(bounds, Bounds) else 0
        self._note("pot_said", "TDA54", 0, total)
        return self._to(total)

    def _raise_said(self) -> Ruled:
        """
        A bet or raise without an amount: the chips say it. Of a single chip its whole value (TDA 44); with
        exactly the call in the first motion one more motion completes it, else the first counts (TDA 42).
        """
        put, bounds = self.put, self.options.raise_to
        if not put.chips and isinstance(bounds, Bounds):
            raise refuse("TDA50", "put.amount_wanted", least=bounds.least, most=bounds.most)
        total = self.front + self.first
        if self.owed and self.first == self.owed:
            total += sum(put.more)
        else:
            self._first_motion()
        return self._to(total)

    def _meant(self) -> int:
        """Of several meanings the largest that is no more than the pot, else the smallest (TDA 57)."""
        amounts = sorted(set(self.amounts))
        if len(amounts) == 1:
            return amounts[0]
        total = max((one for one in amounts if one <= self.state.pot), default=amounts[0])
        self._note("ambiguous_amount", "TDA57", amounts[-1], total)
        return total

    # Chips without words

    def _by_chips(self) -> Ruled:
        self._first_motion()
        seat, owed, chips = self.put.seat, self.owed, self.put.chips
        if not owed or self.first <= owed:
            return self._sized(self.front + self.first)
        if len(chips) == 1:
            self._note("oversized_chip", "TDA44", self.first, self.front + owed)
            return Call(seat)
        if self.first - min(chips) < owed:
            self._note("every_chip_needed", "TDA45", self.first, self.front + owed)
            return Call(seat)
        total = self.front + self.first
        return self._to(total) if self.first == self.stack else self._sized(total)

    def _first_motion(self) -> None:
        """Chips that come in a second motion do not count (TDA 56)."""
        if self.put.more:
            both = self.first + sum(self.put.more)
            self._note("string_bet", "TDA56", both, self.front + self.first)

    def _sized(self, total: int) -> Ruled:
        """An amount nobody called a raise: half of a raise makes a raise, less than that a call (TDA 43)."""
        bounds, level, seat = self.options.raise_to, self.state.round.level, self.put.seat
        added = total - self.front
        if added < self.owed:
            return self._undercall(added)
        if self.owed and added <= self.owed:
            return Call(seat)
        least = bounds.least if isinstance(bounds, Bounds) else 0
        if level and total < least and 2 * (total - level) < least - level:
            self._note("short_raise", "TDA43", added, self.front + self.owed)
            return Call(seat) if self.owed else Check(seat)
        return self._to(total)

    def _undercall(self, added: int) -> Call:
        """Heads-up or facing the first bet of the round a full call; else the floor decides (TDA 51)."""
        if self.state.alive > 2 and _raised(self.state) and not self.put.full_call:
            raise refuse("TDA51", "put.floor_decides", chips=added, to_call=self.owed)
        self._note("undercall", "TDA51", added, self.front + self.owed)
        return Call(self.put.seat)

    # How much

    def _to(self, total: int) -> Ruled:
        """A bet or raise to `total`, made up to the smallest or cut down to the largest there is."""
        bounds, seat = self.options.raise_to, self.put.seat
        if isinstance(bounds, Refusal):
            return self._no_raise(bounds, total)
        if total < bounds.least:
            opens = self.options.opens
            self._note(
                "bet_completed" if opens else "raise_completed",
                "TDA52" if opens else "TDA43",
                total - self.front,
                bounds.least,
            )
            return RaiseTo(seat, bounds.least)
        if total > bounds.most:
            all_in = bounds.most == self.front + self.stack
            if not all_in or self.amounts:
                clause = self.state.plan.game.clause if not self._pot_limit else "TDA54"
                self._note(
                    "more_than_stack" if all_in else "over_the_limit",
                    "A1" if all_in else clause,
                    total - self.front,
                    bounds.most,
                )
            return RaiseTo(seat, bounds.most)
        return RaiseTo(seat, total)

    @property
    def _pot_limit(self) -> bool:
        return self.state.plan.game.limit.name == "pot-limit"

    def _no_raise(self, why: Refusal, total: int) -> Ruled:
        """No raise is open to him: what he put in or said is a call, if there is anything to call."""
        if not self.owed:
            raise RuleViolation(why)
        added = total - self.front
        if added < self.owed and not self.said:
            return self._undercall(added)
        if added > self.owed:
            self._note("raise_not_open", why.clause, added, self.front + self.owed)
        return Call(self.put.seat)


def _raised(state: State) -> bool:
    """Whether somebody has raised the first bet of the round; forced bets and a straddle are that bet."""
    round_ = state.round
    if not state.stage.street and state.stage.opener >= 0:
        return round_.aggressor >= 0
    return round_.bets > 1 or (round_.bets == 1 and round_.level > round_.floor)
