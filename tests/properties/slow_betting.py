"""
What may be bet, the slow way: the round's bets kept as a list and read from the start at every question.

An independent reading of B0-B5, B8-B10, P7, P8, P16, D2-D4 and ST1-ST4. Who is still to act is a queue, which
a raise refills; what a raise must be and who may make it is worked out from the list of bets alone.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from pakli.rules import (
    VARIANTS,
    BetsGathered,
    BettingOptions,
    BoardDealt,
    Bounds,
    BringInOptions,
    BroughtIn,
    Called,
    Checked,
    Discarded,
    Drawn,
    DrawOptions,
    Event,
    FixedLimit,
    Folded,
    ForcedBetsPosted,
    Hand,
    HoleDealt,
    Player,
    PotLimit,
    Raised,
    Setup,
    ShowOptions,
    SpreadLimit,
)
from tests.properties import slow_showing

__all__ = ["Bet", "SlowTable"]

_BLINDS: Final = ("small_blind", "big_blind", "straddle")
_IN_FRONT: Final = (*_BLINDS, "live")


class Bet(NamedTuple):
    """A bet or raise: by whom, to how much, and how many were left with chips after it."""

    seat: int
    total: int
    able: int


class SlowTable:
    """Follows a hand by what its players did; says who must act and what he may do."""

    def __init__(self, setup: Setup, hands: Mapping[int, Sequence[int]]) -> None:
        """`hands`: the cards each seat holds, as they come: in stud they say who speaks first."""
        self.setup = setup
        self.hands = hands
        self.order = [seat for seat, _ in setup.stacks]
        self.chips = dict(setup.stacks)
        self.front = dict.fromkeys(self.order, 0)
        self.live = list(self.order)
        self.pot = 0
        self.dealt = False
        self.street = 0
        self.boards_dealt = 0
        self.drawing: dict[int, int] = {}
        """Cards owed to who has not drawn yet; -1: he has not said how many."""
        self.opening = 0
        """The bet that stands before anybody acts: the highest blind as it is due (B9), or the bring-in."""
        self.missing = 0
        """What blinds lack; pot limit counts them as full before the flop (B9)."""
        self.bets: list[Bet] = []
        self.first_round: list[Bet] = []
        self.last_level: dict[int, int] = {}
        """The bet as it stood after each seat's own last action in this round."""
        self.queue: deque[int] = deque()

    # --- what happens ---

    def happened(self, event: Event) -> None:
        """Take note of an event."""
        match event:
            case ForcedBetsPosted():
                self._post()
            case Folded(seat):
                self._folded(seat)
            case Checked(seat):
                self._acted(seat)
            case Called(seat):
                self._put(seat, min(self.chips[seat], self.owes(seat)))
                self._acted(seat)
            case BroughtIn(seat):
                self.opening = self.bring_in()
                self._put(seat, min(self.chips[seat], self.opening))
                self._acted(seat)
            case Raised(seat, total):
                self._put(seat, total - self.front[seat])
                self.bets.append(Bet(seat, total, len(self._able())))
                self._acted(seat)
                self.queue = self._after(seat)
            case _:
                self._cards_came(event)

    def _folded(self, seat: int) -> None:
        """In turn, or instead of a draw (I4)."""
        self.live.remove(seat)
        if any(self.drawing.values()):
            self._drew(seat, 0)
        else:
            self._acted(seat)

    def _put(self, seat: int, amount: int) -> None:
        self.chips[seat] -= amount
        self.front[seat] += amount
        self.pot += amount

    def _acted(self, seat: int) -> None:
        assert self.queue.popleft() == seat, f"seat {seat} acted out of turn"
        self.last_level[seat] = self.level() if self.bets or not self.small_bring_in() else 0

    def _post(self) -> None:
        """A seat's own ante goes before its blind, and its blind before the ante it pays for all (B10)."""
        blinds = VARIANTS[self.setup.variant].forced == "blinds"
        due = {"small_blind": self.setup.stakes.small_blind if blinds else 0, "big_blind": 0}
        first = self.order[-1]
        paid: dict[str, int] = {}
        for kinds in (("ante",), (*_BLINDS, "live", "dead"), ("ante_for_all",)):
            for post in self.setup.posts:
                if post.kind in kinds:
                    amount = min(post.amount, self.chips[post.seat])
                    self._put(post.seat, amount)
                    if post.kind not in _IN_FRONT:
                        self.front[post.seat] -= amount
                    paid[post.kind] = amount
        for post in self.setup.posts:
            if post.kind in _BLINDS:
                due[post.kind] = post.amount
                if post.amount >= self.opening:
                    self.opening, first = post.amount, post.seat
        if self.opening:
            self.missing = sum(due[kind] - paid.get(kind, 0) for kind in ("small_blind", "big_blind"))
        self.queue = self._after(first, itself=True)

    def _cards_came(self, event: Event) -> None:
        """A street begins when every board, or everybody, has its cards."""
        match event:
            case HoleDealt():
                if self.dealt:
                    self._street()
                elif slow_showing.is_stud(self.setup):
                    self._third_street()
                self.dealt = True
            case BoardDealt():
                self.boards_dealt += 1
                if not self.half_dealt():
                    self._street()
            case BetsGathered() if len(self.live) > 1 and self._draws():
                self.drawing = dict.fromkeys(self.live, -1)
            case Discarded(seat, cards):
                self._drew(seat, len(cards) // 2)
            case Drawn(seat, cards):
                self._drew(seat, self.drawing[seat] - len(cards) // 2)
            case _:
                pass

    def _draws(self) -> bool:
        streets = VARIANTS[self.setup.variant].streets
        return self.street + 1 < len(streets) and streets[self.street + 1].draw > 0

    def _drew(self, seat: int, owed: int) -> None:
        self.drawing[seat] = owed
        if not any(self.drawing.values()):
            self._street()

    def half_dealt(self) -> bool:
        """Whether one of two boards still waits for its cards."""
        return not slow_showing.is_stud(self.setup) and self.boards_dealt % self.setup.rules.boards != 0

    def _third_street(self) -> None:
        """ST1: the bring-in speaks first, whoever has chips for it."""
        able = {seat: self.hands[seat] for seat in self._able()}
        if len(able) > 1:
            seat = slow_showing.brings_in(self.setup, able)
            self.queue = deque([seat, *self._after(seat)])

    def _street(self) -> None:
        """A new round: the left of the button speaks first (P8), or as D4 and ST3 say."""
        if not self.street:
            self.first_round = self.bets
        self.street += 1
        self.opening = self.missing = 0
        self.bets, self.last_level = [], {}
        self.front = dict.fromkeys(self.order, 0)
        before = self.order[-1]
        if slow_showing.is_stud(self.setup):
            best = slow_showing.best_showing(self.setup, {seat: self.hands[seat] for seat in self.live})
            before = self.order[self.order.index(best) - 1]
        elif self.setup.variant == "five-card-draw" and self.first_round:
            before = self.first_round[-1].seat
        self.queue = self._after(before, itself=True)
        if len(self._able()) < 2 and self._draws():
            self.drawing = dict.fromkeys(self.live, -1)

    def _after(self, seat: int, *, itself: bool = False) -> deque[int]:
        """Everybody who is in, clockwise from the left of a seat; the seat itself last, or not."""
        at = self.order.index(seat) + 1
        ring = [*self.order[at:], *self.order[:at]]
        return deque([other for other in ring if other in self.live and (itself or other != seat)])

    # --- what may be done ---

    def third_street(self) -> bool:
        """Whether the round begins with the bring-in (ST1)."""
        return slow_showing.is_stud(self.setup) and not self.street

    def small_bring_in(self) -> bool:
        """Whether the bring-in is less than a bet: it is matched like one, and is none (ST2)."""
        return self.third_street() and self.bring_in() < self.unit()

    def _before(self) -> int:
        """What the first bet or raise of the round is measured from (B5, ST2)."""
        return 0 if self.small_bring_in() else self.opening

    def level(self) -> int:
        """The total to be matched."""
        return self.bets[-1].total if self.bets else self.opening

    def _able(self) -> list[int]:
        return [seat for seat in self.live if self.chips[seat]]

    def owes(self, seat: int) -> int:
        """What a call adds; against all-in players no more than one of them has put in (B9)."""
        level = self.level()
        if self._able() == [seat]:
            level = min(level, max(self.front[other] for other in self.live if other != seat))
        return level - self.front[seat]

    def to_act(self) -> int | None:
        """Who must act now; None: the round is over (P16)."""
        while self.queue and (not self.chips[self.queue[0]] or self.queue[0] not in self.live):
            self.queue.popleft()
        bomb_pot = self.setup.bomb_pot and not self.street
        if not self.queue or len(self.live) == 1 or bomb_pot:
            return None
        seat = self.queue[0]
        return None if self._able() == [seat] and self.owes(seat) <= 0 else seat

    def high_bet(self) -> bool:
        """B1, L1, ST4: on the turn and river, in the last two of four rounds, from fifth street."""
        return self.street >= (1 if self.setup.variant == "deuce-to-seven-single-draw" else 2)

    def ante(self) -> int:
        """The table's ante; else a quarter of the big blind, in whole chips."""
        chip = self.setup.stakes.chip
        return self.setup.stakes.ante or max(
            chip, (self.setup.stakes.big_blind + 4 * chip - 1) // (4 * chip) * chip
        )

    def bring_in(self) -> int:
        """The table's bring-in; else half of the low bet, in whole chips."""
        chip, low = self.setup.stakes.chip, self.setup.stakes.big_blind
        return self.setup.stakes.bring_in or (low + 2 * chip - 1) // (2 * chip) * chip

    def unit(self) -> int:
        """The smallest bet of this street: the big blind, or fixed limit's unit (B1); D2, D4."""
        limit, stakes = self.setup.limit, self.setup.stakes
        if isinstance(limit, FixedLimit):
            return limit.high if self.high_bet() else limit.low
        if self.setup.variant == "five-card-draw":
            return stakes.chip if self.street else self.ante()
        return stakes.big_blind

    def smallest_raise(self) -> int:
        """B4, B8: the last bet or raise that was full, or always the big blind."""
        if self.setup.rules.min_raise == "big_blind":
            return self.unit()
        smallest, level = max(self.unit(), self._before()), self._before()
        for bet in self.bets:
            smallest, level = max(smallest, bet.total - level), bet.total
        return smallest

    def counted(self) -> list[Bet]:
        """Fixed limit: the bets that count, blinds and straddles left out (B1, B8)."""
        needed = (self.unit() + 1) // 2 if self.setup.rules.reopen == "half_bet" else self.unit()
        counted: list[Bet] = []
        for bet in self.bets:
            below = counted[-1].total if counted else self._before()
            if bet.total - below >= needed:
                counted.append(bet)
        return counted

    def capped(self) -> bool:
        """B1, B1a: whether the fourth bet was made while more than two could bet, or the cap always holds."""
        limit = self.setup.limit
        assert isinstance(limit, FixedLimit)
        forced = len({post.amount for post in self.setup.posts if post.kind in ("big_blind", "straddle")})
        before = forced if not self.street else 0
        if self.third_street() and not self.small_bring_in():
            before = 1
        rule = self.setup.rules.cap_heads_up
        lifted = (
            rule == "lifted"
            or (rule == "turn_river" and self.high_bet())
            or (rule == "event" and self.setup.last_two)
        )
        at_cap = self.counted()[max(limit.cap - before - 1, 0) :]
        return any(bet.able > 2 or not lifted for bet in at_cap)

    def may_reraise(self, seat: int) -> bool:
        """B8: who has not acted may, who has must face a full raise, all bets since then together."""
        if seat not in self.last_level:
            return True
        faced = self.level() - self.last_level[seat]
        if not isinstance(self.setup.limit, FixedLimit):
            return faced >= self.smallest_raise()
        return faced >= ((self.unit() + 1) // 2 if self.setup.rules.reopen == "half_bet" else self.unit())

    def raises(self, seat: int) -> Bounds | None:
        """From how much to how much a seat may bet; None: it may not. The smallest bet always fits (B3)."""
        limit, all_in, level = self.setup.limit, self.front[seat] + self.chips[seat], self.level()
        if self._able() == [seat] or all_in <= level or not self.may_reraise(seat):
            return None
        to_beat = level if self.bets else self._before()
        least, most = to_beat + self.smallest_raise(), all_in
        if isinstance(limit, FixedLimit):
            if self.capped():
                return None
            counted = self.counted()
            least = most = (counted[-1].total if counted else self._before()) + self.unit()
        elif isinstance(limit, PotLimit):
            most = level + self.pot + self.missing + level - self.front[seat]
        elif isinstance(limit, SpreadLimit):
            most = level + limit.most
        return Bounds(min(least, all_in), min(max(least, most), all_in))

    # --- against the engine ---

    def compare(self, hand: Hand) -> None:
        """The engine asks the same player and offers him the same."""
        waiting = hand.next
        seat = self.to_act() if self.dealt else None
        if not isinstance(waiting, Player) or isinstance(waiting.options, ShowOptions):
            assert seat is None or self.half_dealt(), f"seat {seat} should be asked"
            return
        if isinstance(waiting.options, DrawOptions):
            drawer = next(other for other in self.live if self.drawing[other])
            assert waiting.seat == drawer, f"seat {drawer} draws first"
            return
        assert seat is not None, f"seat {waiting.seat} is asked, and the round is over"
        assert waiting.seat == seat, f"seat {waiting.seat} is asked, not {seat}"
        self._compare_options(seat, waiting.options)

    def _compare_options(self, seat: int, offered: BettingOptions | BringInOptions) -> None:
        if isinstance(offered, BringInOptions):
            assert offered.amount == min(self.bring_in(), self.chips[seat])
        else:
            call = max(0, min(self.owes(seat), self.chips[seat]))
            assert offered.call == call, f"seat {seat} is to call {offered.call}, not {call}"
        raises = offered.raise_to if isinstance(offered.raise_to, Bounds) else None
        expected = self.raises(seat)
        if isinstance(offered, BringInOptions) and self.bring_in() >= min(self.chips[seat], self.unit()):
            expected = None
        assert raises == expected, f"seat {seat} may raise to {raises}, not {expected}"
