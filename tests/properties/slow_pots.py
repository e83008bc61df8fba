"""
Who is paid what, the slow way: chip by chip from the top of what was put in, then dealt round to the winners.

An independent reading of P11, P13-P15, A1, A5, A6, B10. It asks the engine for nothing but what happened, and
the reference for which hand beats which.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import cycle

from pakli.cards import parse_cards
from pakli.ranking import category, order_of, reference
from pakli.rules import (
    VARIANTS,
    BoardDealt,
    BroughtIn,
    Called,
    Claim,
    Event,
    Folded,
    ForcedBetsPosted,
    Mucked,
    Raised,
    RunsAgreed,
    Setup,
    Shown,
)

__all__ = ["final_stacks"]

Seats = frozenset[int]


class _Told:
    """What can be told from a log."""

    def __init__(self, setup: Setup, log: Sequence[Event]) -> None:
        self.order = [seat for seat, _ in setup.stacks]
        """Clockwise from the left of the button."""
        self.put_in = dict.fromkeys(self.order, 0)
        """Chips that count towards a seat's level in A1."""
        self.dead = dict.fromkeys(self.order, 0)
        """Chips a seat gave that are nobody's level (B10)."""
        self.folded: set[int] = set()
        self.mucked: list[int] = []
        self.claims: dict[int, str] = {}
        has_board = any(street.board for street in VARIANTS[setup.variant].streets)
        self.boards = [""] * (setup.rules.boards if has_board else 1)
        for event in log:
            self._note(event)

    def _note(self, event: Event) -> None:
        match event:
            case ForcedBetsPosted(posts):
                for post in posts:
                    pile = self.dead if post.kind in ("ante_for_all", "dead") else self.put_in
                    pile[post.seat] += post.amount
            case Called(seat, amount) | Raised(seat, _, amount) | BroughtIn(seat, amount):
                self.put_in[seat] += amount
            case Folded(seat):
                self.folded.add(seat)
            case Mucked(seat):
                self.mucked.append(seat)
            case Shown(seat, _, claim):
                self.claims[seat] = claim
            case BoardDealt(board, cards):
                self.boards[board] += cards
            case RunsAgreed(times):
                self.boards = [board for board in self.boards for _ in range(times)]
            case _:
                pass


def final_stacks(setup: Setup, log: Sequence[Event], hole: Mapping[int, Sequence[int]]) -> dict[int, int]:
    """Stacks by seat once all is paid; `hole` are the cards each seat was dealt."""
    told = _Told(setup, log)
    stacks = {seat: stack - told.put_in[seat] - told.dead[seat] for seat, stack in setup.stacks}
    pots, back = _pots(told, setup.stakes.chip)
    for seat, chips in back.items():
        stacks[seat] += chips
    raked = _raked(setup, told, pots)
    for contenders, chips in pots.items():
        for seat, won in _won(setup, told, contenders, chips - raked[contenders], hole).items():
            stacks[seat] += won
    return stacks


def _pots(told: _Told, chip: int) -> tuple[dict[Seats, int], Counter[int]]:
    """
    Chips by who can win them, and what goes back because nobody called it (P11).

    From the bottom up, a layer of one chip from everyone who put in that much: those of them who have not
    folded contend for it; if none is left, it goes with the layer below (A5).
    """
    contenders = frozenset(told.order) - told.folded
    pots: Counter[Seats] = Counter()
    if any(told.dead.values()):
        pots[contenders] += sum(told.dead.values())
    back: Counter[int] = Counter()
    for layer in range(chip, max(told.put_in.values()) + 1, chip):
        payers = {seat for seat, chips in told.put_in.items() if chips >= layer}
        if len(payers) == 1 and not payers & told.folded:
            back[payers.pop()] += chip
            continue
        contenders = frozenset(payers - told.folded) or contenders
        pots[contenders] += chip * len(payers)
    return pots, back


def _raked(setup: Setup, told: _Told, pots: Mapping[Seats, int]) -> Counter[Seats]:
    """A6: what the club takes of each pot, chip by chip, the main pot first, up to its cap for the hand."""
    rake, chip = setup.rules.rake, setup.stakes.chip
    raked: Counter[Seats] = Counter()
    flops = any(street.board for street in VARIANTS[setup.variant].streets)
    if rake.no_flop_no_drop and flops and not any(told.boards):
        return raked
    for contenders in sorted(pots, key=len, reverse=True):
        while (raked[contenders] + chip) * 1000 <= pots[contenders] * rake.per_mille:
            if rake.cap and raked.total() + chip > rake.cap:
                return raked
            raked[contenders] += chip
    return raked


def _won(
    setup: Setup, told: _Told, contenders: Seats, chips: int, hole: Mapping[int, Sequence[int]]
) -> Counter[int]:
    """Who gets how much of one pot."""
    holders = [seat for seat in told.order if seat in contenders and seat not in told.mucked]
    if not holders:
        holders = [[seat for seat in told.mucked if seat in contenders][-1]]
    if len(holders) == 1:
        return Counter({holders[0]: chips})
    halves = [_winners(setup, told, board, holders, hole) for board in told.boards]
    alike = {tuple(winners) for board in halves for winners in board}
    if len(alike) == 1:
        halves = [[list(alike.pop())]]
    won: Counter[int] = Counter()
    for board, pile in zip(halves, _round(chips, len(halves), setup.stakes.chip), strict=True):
        for winners, half in zip(board, _round(pile, len(board), setup.stakes.chip), strict=True):
            won += _split(setup, half, _odd_chips_to(setup, winners, hole))
    return won


def _odd_chips_to(setup: Setup, winners: Sequence[int], hole: Mapping[int, Sequence[int]]) -> Sequence[int]:
    """P15: from the left of the button; in stud whoever holds the highest card, equal ranks by suit."""
    if "stud" not in setup.variant and setup.variant != "razz":
        return winners
    return sorted(winners, key=lambda seat: [-card for card in sorted(hole[seat], reverse=True)[:1]])


def _round(chips: int, piles: int, chip: int) -> list[int]:
    """Dealt out one chip at a time, round and round, the first pile first."""
    dealt = [0] * piles
    for turn in cycle(range(piles)):
        if chips <= 0:
            break
        dealt[turn] += min(chip, chips)
        chips -= chip
    return dealt


def _split(setup: Setup, chips: int, winners: Sequence[int]) -> Counter[int]:
    """P15: one odd chip each from the left of the button, or all odd chips to the first."""
    chip = setup.stakes.chip
    if setup.rules.odd_chips == "one_each_from_left":
        return Counter(dict(zip(winners, _round(chips, len(winners), chip), strict=True)))
    won: Counter[int] = Counter()
    while chips >= chip * len(winners):
        won.update(dict.fromkeys(winners, chip))
        chips -= chip * len(winners)
    won[winners[0]] += chips
    return won


def _winners(
    setup: Setup, told: _Told, board: str, holders: Sequence[int], hole: Mapping[int, Sequence[int]]
) -> list[list[int]]:
    """Winners on one board: of the whole, or of the high half and the low half."""
    claims = VARIANTS[setup.variant].claims
    high = _best(setup, claims[0], board, _with_claim(setup, told, board, holders, hole) or holders, hole)
    if len(claims) == 1:
        return [high]
    low = _best(setup, claims[1], board, holders, hole)
    return [high] if low in ([], high) else [high, low]


def _best(
    setup: Setup, claim: Claim, board: str, holders: Sequence[int], hole: Mapping[int, Sequence[int]]
) -> list[int]:
    """Who holds the best hand for a claim; nobody, if none qualifies."""
    ranks = {seat: _rank(setup, claim, board, hole[seat]) for seat in holders}
    best = max(ranks.values())
    return [seat for seat in holders if ranks[seat] == best] if best else []


def _ranking(setup: Setup, claim: Claim) -> str:
    return f"low-{setup.rules.low_qualifier}" if claim.ranking == "low-qualified" else claim.ranking


def _rank(setup: Setup, claim: Claim, board: str, cards: Sequence[int]) -> int:
    """H6, H7: exactly two hole cards, or the best five of all."""
    common = parse_cards(board)
    if claim.hole:
        return reference.omaha_rank(cards, common, _ranking(setup, claim))
    return reference.rank((*cards, *common), _ranking(setup, claim))


def _with_claim(
    setup: Setup, told: _Told, board: str, holders: Sequence[int], hole: Mapping[int, Sequence[int]]
) -> list[int]:
    """P14: who did not declare less than he holds on this board."""
    claim = VARIANTS[setup.variant].claims[0]
    order = [str(name) for name in order_of(_ranking(setup, claim)).categories]
    return [
        seat
        for seat in holders
        if not told.claims.get(seat)
        or order.index(told.claims[seat])
        <= order.index(category(_rank(setup, claim, board, hole[seat]), _ranking(setup, claim)))
    ]
