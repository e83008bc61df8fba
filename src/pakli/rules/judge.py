"""
Actions judged: each becomes the event it causes, or is refused with the clause that forbids it.

Clauses     B0-B5, B8 (bets, from `BettingOptions`), P7, P8, P11 (turns), P5, P9 (cards), C1 (no card twice),
            P12-P14, P16 (showing), I4 (time), A1 (awards).
Tested in   tests/rulebook/, tests/properties/ (what is not offered is refused)
"""

from collections.abc import Callable
from typing import Any, NoReturn

from pakli.cards import CardError, cards_text, parse_cards
from pakli.ranking import order_of
from pakli.rules import actions as a
from pakli.rules import events as e
from pakli.rules.fold import mask
from pakli.rules.options import BettingOptions, Bounds, Dealer, Over, Player, ShowOptions
from pakli.rules.pots import piles, shares
from pakli.rules.refusal import Refusal, RuleViolation, refuse
from pakli.rules.showdown import best_category, pots_of, unknown
from pakli.rules.state import Phase, Seat, State

__all__ = ["JUDGES"]

BET = Phase.BET


def _player(state: State, seat: int) -> Player:
    """The player the hand waits for, if it is `seat`."""
    waiting = state.next
    if type(waiting) is Player and waiting.seat == seat:
        return waiting
    _not_now(state, seat)


def _not_now(state: State, seat: int) -> NoReturn:
    """Refuse an action of `seat`: it is not his turn (P7, P8), or the hand waits for no player."""
    waiting = state.next
    if isinstance(waiting, Over):
        raise refuse("P11", "turn.hand_over")
    if isinstance(waiting, Dealer):
        raise refuse("P10", "turn.dealer", what=waiting.what)
    assert isinstance(waiting, Player)
    clause = "P12" if isinstance(waiting.options, ShowOptions) else "P8" if state.stage.street else "P7"
    raise refuse(clause, "turn.not_yours", seat=seat, to_act=waiting.seat)


def _betting(state: State, seat: int) -> BettingOptions:
    """The options of `seat`, whose turn to bet it must be."""
    waiting = state.next
    if type(waiting) is Player and waiting.seat == seat:
        options = waiting.options
        if type(options) is BettingOptions:
            return options
        raise refuse("P12", "turn.showdown", seat=seat)
    _not_now(state, seat)


def _showing(state: State, seat: int) -> ShowOptions:
    """The options of `seat`, whose turn to show it must be."""
    options = _player(state, seat).options
    if type(options) is ShowOptions:
        return options
    raise refuse("P12", "show.nothing_to_show", seat=seat)


def _fold(state: State, action: a.Fold) -> tuple[e.Event, ...]:
    _betting(state, action.seat)
    return (e.Folded(action.seat),)


def _check(state: State, action: a.Check) -> tuple[e.Event, ...]:
    options = _betting(state, action.seat)
    if options.call:
        assert options.check is not None
        raise RuleViolation(options.check)
    return (e.Checked(action.seat),)


def _call(state: State, action: a.Call) -> tuple[e.Event, ...]:
    amount = _betting(state, action.seat).call
    if not amount:
        raise refuse("B0", "call.nothing_to_call")
    return (e.Called(action.seat, amount, amount == state.seats[state.to_act].stack),)


def _raise_to(state: State, action: a.RaiseTo) -> tuple[e.Event, ...]:
    options = _betting(state, action.seat)
    bounds, total = options.raise_to, action.total
    if type(bounds) is not Bounds:
        assert isinstance(bounds, Refusal)
        raise RuleViolation(bounds)
    if not bounds.least <= total <= bounds.most:
        _outside(state, bounds, total)
    seat, round_, game = state.seats[state.to_act], state.round, state.plan.game
    amount = total - seat.front
    all_in = amount == seat.stack
    chip = game.stakes.chip
    if chip > 1 and total % chip and not all_in:
        raise refuse("B0", "raise.not_in_chips", total=total, chip=chip)
    if not game.fixed:
        full = total - round_.level >= round_.full_raise
    else:
        counts = (round_.full_raise + 1) // 2 if game.half_bet else round_.full_raise
        full = total - round_.floor >= counts
    return (e.Raised(action.seat, total, amount, full, options.opens, all_in),)


def _outside(state: State, bounds: Bounds, total: int) -> NoReturn:
    """Refuse a bet or raise to `total`: too small, too large, or not the unit (B1-B4)."""
    game = state.plan.game
    clause = game.clause
    if game.fixed:
        raise refuse(clause, "raise.not_the_unit", total=total, must=bounds.least)
    facts = {"total": total, "least": bounds.least, "most": bounds.most}
    if total < bounds.least:
        raise refuse(clause, "raise.too_small", **facts)
    raise refuse(clause, "raise.too_large", **facts)


def _show(state: State, action: a.Show) -> tuple[e.Event, ...]:
    options, seat = _showing(state, action.seat), state.seats[state.to_act]
    cards = _cards_shown(state, seat, action.cards)
    if options.claim:
        _check_claim(state, action, cards)
    elif action.claim:
        raise refuse("P14", "show.no_claim_needed")
    return (e.Shown(seat.number, cards, action.claim, state.stage.phase is Phase.TURN_UP),)


def _cards_shown(state: State, seat: Seat, named: str) -> str:
    """The cards a seat shows: those it was dealt, unknown ones filled in by `named` (P13)."""
    if not named:
        return seat.cards
    cards, shown = _written(named, len(seat.cards) // 2)
    known_before = mask(seat.cards)
    if unknown(seat.cards):
        if known_before & ~shown:
            raise refuse("P13", "show.not_your_cards", cards=cards)
        _check_new(state, cards, shown & ~known_before)
        return cards
    if shown != known_before:
        raise refuse("P13", "show.not_your_cards", cards=cards)
    return seat.cards


def _check_claim(state: State, action: a.Show, cards: str) -> None:
    """P14: a category must be declared, and none better than the hand."""
    if not action.claim:
        raise refuse("P14", "show.claim_needed")
    categories = [str(category) for category in order_of(state.plan.game.claims[0][0]).categories]
    if action.claim not in categories:
        raise refuse("P14", "show.unknown_claim", claimed=action.claim, known=", ".join(categories))
    actual = best_category(state, state.to_act, cards)
    if actual and categories.index(action.claim) < categories.index(actual):
        raise refuse("P14", "show.claim_too_high", claimed=action.claim, actual=actual)


def _muck(state: State, action: a.Muck) -> tuple[e.Event, ...]:
    refusal = _showing(state, action.seat).muck
    if refusal is not None:
        raise RuleViolation(refusal)
    return (e.Mucked(action.seat),)


def _time_up(state: State, action: a.TimeUp) -> tuple[e.Event, ...]:
    """I4: fold, or check where that is free; at the showdown the hand is shown, so that no pot is lost."""
    options = _player(state, action.seat).options
    if isinstance(options, ShowOptions):
        return (
            e.Shown(
                action.seat,
                state.seats[state.to_act].cards,
                options.best if options.claim else "",
                state.stage.phase is Phase.TURN_UP,
            ),
        )
    if options.call or state.plan.game.rules.absent == "fold":
        return (e.Folded(action.seat, True),)
    return (e.Checked(action.seat, True),)


def _task(state: State, what: str) -> Dealer:
    """The dealer's task, which must be `what`."""
    waiting = state.next
    if type(waiting) is Dealer and waiting.what == what:
        return waiting
    if isinstance(waiting, Over):
        raise refuse("P11", "turn.hand_over")
    if isinstance(waiting, Dealer):
        raise refuse("P10", "turn.dealer", what=waiting.what)
    assert isinstance(waiting, Player)
    raise refuse("P10", "turn.player", seat=waiting.seat)


def _post(state: State, action: a.PostForcedBets) -> tuple[e.Event, ...]:
    """Antes before blinds, a blind before another's ante (B10); a short stack pays what it has (B9)."""
    _task(state, "post")
    left = dict(state.plan.setup.stacks)
    posted: list[e.Posted] = []
    posts = state.plan.setup.posts
    if any(post.kind in _ORDER_OF_POSTING for post in posts):
        posts = tuple(sorted(posts, key=lambda post: _ORDER_OF_POSTING.get(post.kind, 1)))
    for post in posts:
        amount = min(post.amount, left[post.seat])
        left[post.seat] -= amount
        if amount:
            posted.append(e.Posted(post.seat, post.kind, amount))
    return (e.ForcedBetsPosted(tuple(posted)),)


_ORDER_OF_POSTING = {"ante": 0, "ante_for_all": 2}
"""One's own ante before the blinds, a single payer's ante after them (B10)."""


def _deal(state: State, action: a.Deal) -> tuple[e.Event, ...]:
    waiting = state.next
    if type(waiting) is Dealer and waiting.what == "board":
        return _deal_board(state, waiting, action)
    return _deal_hole(state, _task(state, "hole"), action)


def _deal_hole(state: State, task: Dealer, action: a.Deal) -> tuple[e.Event, ...]:
    count = len(task.to_whom)
    cards, new = _written(action.cards, count * task.how_many)
    if action.burned:
        raise refuse("P9", "deal.no_burn")
    _check_new(state, cards, new)
    names = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    turns = [names[at : at + count] for at in range(0, len(names), count)]
    hands = map("".join, zip(*turns, strict=True))
    return (e.HoleDealt(tuple(zip(task.to_whom, hands, strict=True))),)


def _deal_board(state: State, task: Dealer, action: a.Deal) -> tuple[e.Event, ...]:
    cards, new = _written(action.cards, task.how_many)
    burned = action.burned
    if burned:
        burned, under = _written(burned, task.burn)
        _check_new(state, cards + burned, new | under)
    else:
        _check_new(state, cards, new)
    return (e.BoardDealt(task.board, cards, burned),)


def _written(text: str, wanted: int) -> tuple[str, int]:
    """The cards of `text` as Pakli writes them, of which there must be `wanted`, and their mask (P5, P9)."""
    if len(text) == 2 * wanted:
        try:
            return text, mask(text)
        except KeyError:  # not as Pakli writes them
            pass
    try:
        codes = parse_cards(text)
    except CardError as error:
        raise refuse("C5", "deal.unknown_text", text=text) from error
    if len(codes) != wanted:
        raise refuse("P5", "deal.wrong_count", given=len(codes), wanted=wanted)
    cards = cards_text(codes)
    return cards, mask(cards)


def _check_new(state: State, cards: str, new: int) -> None:
    """C1: the known cards in `cards` are in the pack, and none is there twice or was dealt before."""
    game = state.plan.game
    if new & (state.cards.known | ~game.pack) == 0:
        count = new.bit_count()
        if 2 * count == len(cards) or count == len(cards) // 2 - cards.count("??"):
            return
    seen = state.cards.known
    for at in range(0, len(cards), 2):
        card = cards[at : at + 2]
        bit = mask(card)
        if bit & ~game.pack:
            raise refuse("C2" if game.variant.pack < 52 else "C1", "deal.not_in_pack", card=card)
        if bit & new & seen:
            raise refuse("C1", "deal.card_twice", card=card)
        seen |= bit & new


def _run_out(state: State, action: a.RunOut) -> tuple[e.Event, ...]:
    """P16 with several run-outs: only before the first card after the betting ended, for all boards alike."""
    task = _task(state, "board")
    if task.may_run < 2 or action.times < 1:
        raise refuse("P16", "runs.not_now")
    if action.times > task.may_run:
        raise refuse("P16", "runs.too_many", runs=action.times, most=task.may_run)
    return (e.RunsAgreed(action.times),) if action.times > 1 else ()


def _award(state: State, action: a.AwardPot) -> tuple[e.Event, ...]:
    """The dealer's word where cards are unknown: equal shares, odd chips by the house (A1, P15)."""
    task = _task(state, "award")
    if (action.pot, action.board) != (task.pot, task.board):
        raise refuse("A1", "award.not_asked", pot=task.pot, board=task.board)
    if action.half not in task.halves:
        raise refuse("P15", "award.bad_half", half=action.half)
    outsiders = [seat for seat in action.seats if seat not in task.to_whom]
    if outsiders or not action.seats or len(set(action.seats)) != len(action.seats):
        raise refuse("A1", "award.no_claim", seat=outsiders[0] if outsiders else 0)
    winners = [seat.number for seat in state.seats if seat.number in action.seats]
    amount = part_amount(state, action)
    game = state.plan.game
    one_each = game.rules.odd_chips == "one_each_from_left"
    board = action.board if len(state.cards.boards) > 1 else -1
    paid = shares(amount, winners, one_each, game.stakes.chip)
    return (e.PotAwarded(action.pot, paid, action.half, board),)


def part_amount(state: State, action: a.AwardPot) -> int:
    """Chips of the part of a pot that is awarded: its board's share, halved where it is a half (P15)."""
    amount = pots_of(state)[action.pot].amount
    amount -= sum(rake for number, rake in state.paying.raked if number == action.pot)
    chip = state.plan.game.stakes.chip
    whole = piles(amount, len(state.cards.boards), chip)[action.board]
    high, low = piles(whole, 2, chip)
    return {"whole": whole, "high": high, "low": low}[action.half]


JUDGES: dict[type[Any], Callable[[State, Any], tuple[e.Event, ...]]] = {
    a.Fold: _fold,
    a.Check: _check,
    a.Call: _call,
    a.RaiseTo: _raise_to,
    a.Show: _show,
    a.Muck: _muck,
    a.TimeUp: _time_up,
    a.PostForcedBets: _post,
    a.Deal: _deal,
    a.RunOut: _run_out,
    a.AwardPot: _award,
}
"""What each action is judged by."""
