"""
The showdown: who may throw his hand away, and who gets which pot.

Clauses     P12-P15 (order, mucking, declaring, halves and odd chips), P16 (hands turned up), A1-A6.
Tested in   tests/rulebook/test_showdown.py (worked examples 11, 19, 26, 27, 30; cases P, O13-O17)
"""

from collections.abc import Sequence
from itertools import product
from typing import Literal

from pakli.cards import parse_cards
from pakli.ranking import Category, category, order_of
from pakli.rules.events import Event, PotAwarded, RakeTaken
from pakli.rules.options import Dealer, Player, ShowOptions
from pakli.rules.pots import Pot, piles, rake_of, shares, split_pots
from pakli.rules.refusal import Refusal
from pakli.rules.state import FOLDED, OUT, SHOWN, Phase, State

__all__ = [
    "award_wanted",
    "awards",
    "beaten",
    "best_category",
    "first_in_order",
    "holders",
    "odd_chip_order",
    "pots_of",
    "rake_due",
    "show_options",
    "unknown",
]

_TURNED_UP = Refusal("P16", "show.turned_up")
_MUST_SHOW = Refusal("P12", "show.must_show")
_ALL_SHOW = Refusal("P13", "show.all_show")
Half = Literal["whole", "high", "low"]
Part = tuple[Half, int, int, Sequence[int]]
"""Half, board (-1: all), chips, places of the winners."""


def unknown(cards: str) -> bool:
    """Whether a card of ``"As??"`` is not known."""
    return "?" in cards or not cards


def pots_of(state: State) -> tuple[Pot, ...]:
    """
    The pots as they stand, contenders as places; a muck at the showdown changes none (A5).

    A dead hand contests nothing; a pot that only dead hands were left in belongs to the one below it.
    """
    seats = state.seats
    live = [place for place, seat in enumerate(seats) if seat.status != FOLDED]
    pots = split_pots([seat.paid for seat in seats], live, state.stage.dead)
    if len(live) == state.alive:
        return pots
    mucked = state.paying.mucked
    dead = {place for place in live if seats[place].status in OUT and place not in mucked}
    left: list[Pot] = []
    for pot in pots:
        contenders = tuple([place for place in pot.contenders if place not in dead])
        if contenders or not left:
            left.append(Pot(pot.amount, contenders))
        else:
            left[-1] = Pot(left[-1].amount + pot.amount, left[-1].contenders)
    return tuple(left)


def show_options(state: State) -> Player:
    """The player asked to show, with his options (P12, P13, P14, P16)."""
    seat, rules = state.seats[state.to_act], state.plan.game.rules
    turning_up = state.stage.phase is Phase.TURN_UP
    muck: Refusal | None = None
    if turning_up:
        muck = _TURNED_UP
    elif rules.who_shows == "all_show":
        muck = _ALL_SHOW
    elif first_in_order(state):
        muck = _MUST_SHOW
    hidden = unknown(seat.cards)
    if rules.what_counts == "cards_speak" or turning_up:
        return Player(seat.number, ShowOptions(muck, hidden))
    best = "" if hidden else best_category(state, state.to_act, seat.cards)
    return Player(seat.number, ShowOptions(muck, hidden, True, best))


def first_in_order(state: State) -> bool:
    """Whether nobody has shown or thrown away a hand yet."""
    for seat in state.seats:  # a plain loop: asked for every hand shown
        if seat.status > FOLDED:
            return False
    return True


def best_category(state: State, place: int, cards: str) -> str:
    """Category of the best high hand of `cards` over all boards; empty where a card is unknown."""
    boards = state.cards.boards
    if unknown(cards) or any("?" in board for board in boards):
        return ""
    ranking = state.plan.game.claims[0][0]
    return category(max(_rank(state, 0, cards, board) for board in boards), ranking)


def _rank(state: State, claim: int, cards: str, board: str) -> int:
    """Rank of a hand on a board for the game's claim number `claim`; 0: does not qualify."""
    return state.plan.game.rankers[claim](*parse_cards(cards), *parse_cards(board))


def awards(state: State) -> tuple[Event, ...]:
    """
    The rake, or else the payments of the next pot that has chips left; empty where the dealer must decide.

    Source: A5 (pot by pot), A6, P15.
    """
    paying, seats, rules = state.paying, state.seats, state.plan.game.rules
    if state.alive == 1 and not rules.rake.per_mille:
        last = next(seat.number for seat in seats if seat.status not in OUT)
        return (PotAwarded(0, ((last, state.pot),)),)
    pots = pots_of(state)
    if rules.rake.per_mille and not paying.raked and not paying.awarded:
        due = rake_due(state, pots)
        if due:
            return due
    number, pot = _open_pot(state, pots)
    contenders = holders(state, pot)
    if len(contenders) == 1:
        return (PotAwarded(number, ((seats[contenders[0]].number, pot.amount),)),)
    if _dealer_decides(state, contenders):
        return ()
    one_each, chip = rules.odd_chips == "one_each_from_left", state.plan.game.stakes.chip
    events: list[Event] = []
    for half, board, amount, winners in _parts(state, pot.amount, contenders):
        order = odd_chip_order(state, winners) if len(winners) > 1 else winners
        paid = [(seats[place].number, chips) for place, chips in shares(amount, order, one_each, chip)]
        events.append(PotAwarded(number, tuple(paid), half, board))
    return tuple(events)


def rake_due(state: State, pots: Sequence[Pot]) -> tuple[RakeTaken, ...]:
    """What the club takes from each pot (A6)."""
    game = state.plan.game
    flop = bool(state.cards.boards[0]) or not game.has_board
    due = rake_of(pots, game.rules.rake, game.stakes.chip, flop)
    return tuple([RakeTaken(number, amount) for number, amount in due])


def beaten(state: State, place: int) -> bool:
    """
    Whether a hand that has yet to be shown wins no part of any pot against those shown so far (P13).

    False also where that is not known, and where hands are declared (P14).
    """
    if state.plan.game.rules.what_counts != "cards_speak":
        return False
    for pot in pots_of(state):
        if place not in pot.contenders:
            continue
        shown = [other for other in pot.contenders if state.seats[other].status == SHOWN]
        against = sorted([*shown, place])
        if not shown or _dealer_decides(state, against):
            return False
        if any(place in winners for _, _, _, winners in _parts(state, pot.amount, against)):
            return False
    return True


def _open_pot(state: State, pots: Sequence[Pot]) -> tuple[int, Pot]:
    """The first pot that is not paid out, with the chips left in it after the rake."""
    paying = state.paying
    if not paying.raked and not paying.awarded:
        return 0, pots[0]
    left = [pot.amount for pot in pots]
    for number, amount in paying.raked:
        left[number] -= amount
    for number, _, _, amount in paying.awarded:
        left[number] -= amount
    number = next(at for at, amount in enumerate(left) if amount)
    return number, Pot(left[number], pots[number].contenders)


def holders(state: State, pot: Pot) -> Sequence[int]:
    """Who still has a hand in the pot; if all threw theirs away, the last to do so had won it (P13)."""
    held = [place for place in pot.contenders if state.seats[place].status not in OUT]
    if not held:
        held = [next(place for place in reversed(state.paying.mucked) if place in pot.contenders)]
    return held


def _dealer_decides(state: State, contenders: Sequence[int]) -> bool:
    """Whether cards that nobody entered are needed to tell who wins."""
    seats = state.seats
    for cards in (*state.cards.boards, *[seats[place].cards for place in contenders]):
        if "?" in cards:
            return True
    return False


def _parts(state: State, amount: int, contenders: Sequence[int]) -> Sequence[Part]:
    """
    A contested pot as parts that have chips: half, board, chips, winners.

    Halved first, the odd chip to the high half (P15). If the same players share everything alike, it is one
    part: 10 for two are 5 and 5, not 6 and 4.
    """
    boards, game = state.cards.boards, state.plan.game
    hands = [parse_cards(state.seats[place].cards) for place in contenders]
    chip, several = game.stakes.chip, len(boards) > 1
    chips = piles(amount, len(boards), chip) if several else [amount]
    parts: list[Part] = []
    for number, text in enumerate(boards):
        board = parse_cards(text)
        winners = [_winners(state, claim, contenders, hands, board) for claim in range(len(game.claims))]
        high, where = winners[0], number if several else -1
        if len(winners) > 1 and winners[1] and winners[1] != high:
            halves = piles(chips[number], 2, chip)
            parts += [("high", where, halves[0], high), ("low", where, halves[1], winners[1])]
        else:
            parts.append(("whole", where, chips[number], high))
    if len(parts) > 1:
        if all(won == parts[0][3] for _, _, _, won in parts):
            return [("whole", -1, amount, parts[0][3])]
        return [part for part in parts if part[2]]
    return parts


def _winners(
    state: State,
    claim: int,
    contenders: Sequence[int],
    hands: Sequence[tuple[int, ...]],
    board: tuple[int, ...],
) -> Sequence[int]:
    """Places with the best hand for a claim, among those who may claim it (P14); empty: nobody qualifies."""
    game = state.plan.game
    rank_of = game.rankers[claim]
    ranks = [rank_of(*hand, *board) for hand in hands]
    ranking, what = game.claims[claim]
    if what.half == "high" and game.rules.what_counts == "must_declare":
        claimed = [
            rank if _has_claim(state, place, rank, ranking) else 0
            for rank, place in zip(ranks, contenders, strict=True)
        ]
        ranks = claimed if any(claimed) else ranks
    best = max(ranks)
    if not best:
        return []
    return [place for place, rank in zip(contenders, ranks, strict=True) if rank == best]


def _has_claim(state: State, place: int, rank: int, ranking: str) -> bool:
    """P14: who declared less than he holds has no claim; where cards speak everyone has."""
    claim = state.seats[place].claim
    if not claim:
        return True
    categories = order_of(ranking).categories
    return categories.index(Category(claim)) <= categories.index(category(rank, ranking))


def odd_chip_order(state: State, winners: Sequence[int]) -> Sequence[int]:
    """
    Winners in the order in which they get odd chips (P15): from the left of the button; in stud from the
    highest card, equal ranks by suit (C3).
    """
    if not state.plan.game.variant.high_card_gets_odd:
        return winners
    return sorted(winners, key=lambda place: max(parse_cards(state.seats[place].cards)), reverse=True)


def award_wanted(state: State) -> Dealer:
    """The pot the dealer must award, since cards are unknown: who has a claim, and in which halves."""
    number, pot = _open_pot(state, pots_of(state))
    contenders = holders(state, pot)
    done = {(max(board, 0), half) for at, half, board, _ in state.paying.awarded if at == number}
    boards = range(len(state.cards.boards))
    high_low = len(state.plan.game.claims) > 1
    halves: tuple[Half, ...] = ("whole", "high", "low") if high_low else ("whole",)
    board = next(
        here for here in boards if (here, "whole") not in done and not {(here, "high"), (here, "low")} <= done
    )
    open_halves = tuple(
        half
        for here, half in product((board,), halves)
        if (here, half) not in done and not (half == "whole" and any(b == board for b, _ in done))
    )
    return Dealer(
        "award",
        to_whom=tuple(state.seats[place].number for place in contenders),
        board=board,
        pot=number,
        halves=open_halves,
    )
