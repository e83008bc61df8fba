"""
The dealer's actions judged: forced bets collected, cards dealt, irregularities.

Clauses     P5, P9 (cards), C1, C2 (no card twice), B9, B10 (forced bets), P16 (run-outs), D3, L2, ST5, ST6
            (draws and stud), I1-I3 (irregularities).
Tested in   tests/rulebook/test_dealing.py, tests/rulebook/test_irregularities.py
"""

from collections.abc import Callable

from pakli.cards import CardError, cards_text, names_of, parse_cards
from pakli.rules import actions as a
from pakli.rules import events as e
from pakli.rules.options import Dealer, DrawOptions, Over
from pakli.rules.refusal import refuse
from pakli.rules.state import OUT, Phase, State, mask
from pakli.rules.substantial import nobody_has_acted
from pakli.rules.turns import player, task, wrong_moment

__all__ = [
    "betting_begun",
    "check_new",
    "deal",
    "declare_misdeal",
    "discard",
    "exposed_cards",
    "kill_hand",
    "post_forced_bets",
    "run_out",
    "written",
]


def post_forced_bets(state: State, action: a.PostForcedBets) -> tuple[e.Event, ...]:
    """Antes before blinds, a blind before another's ante (B10); a short stack pays what it has (B9)."""
    task(state, "post")
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


def deal(state: State, action: a.Deal) -> tuple[e.Event, ...]:
    """Cards, for what the dealer was asked to deal."""
    waiting = state.next
    if type(waiting) is Dealer and waiting.what == "board":
        cards, burned = _dealt(state, action, waiting.how_many, waiting.burn)
        return (e.BoardDealt(waiting.board, cards, burned),)
    wanted = task(state, "hole", "draw", "replace")
    return _DEALS[wanted.what](state, wanted, action)


def _dealt(state: State, action: a.Deal, wanted: int, burn: int) -> tuple[str, str]:
    """The cards and the burn cards of a deal, checked; burn cards nobody knows are ``"??"`` (P9)."""
    cards, burned = action.cards, action.burned or "??" * burn
    if len(cards) == 2 * wanted and len(burned) == 2 * burn:
        try:  # as Pakli writes them
            check_new(state, cards + burned, mask(cards + burned))
        except KeyError:
            pass
        else:
            return cards, burned
    if not burn and burned:
        raise refuse("P9", "deal.no_burn")
    clauses = {Phase.BOARD: "P9", Phase.DRAW: state.plan.game.variant.draw_clause, Phase.REPLACE: "I1"}
    cards, new = written(cards, wanted, clauses.get(state.stage.phase, "P5"))
    burned, under = written(burned, burn, "P9")
    check_new(state, cards + burned, new | under)
    return cards, burned


def _deal_hole(state: State, wanted: Dealer, action: a.Deal) -> tuple[e.Event, ...]:
    """P5: one card at a time, clockwise; where those face up alone are named, they are the last (ST1)."""
    count = len(wanted.to_whom)
    if wanted.up and len(action.cards) == 2 * count * wanted.up < 2 * count * wanted.how_many:
        action = a.Deal("??" * (count * (wanted.how_many - wanted.up)) + action.cards, action.burned)
    cards, burned = _dealt(state, action, count * wanted.how_many, wanted.burn)
    if wanted.how_many == 2:
        middle = 2 * count
        hands = [cards[at : at + 2] + cards[middle + at : middle + at + 2] for at in range(0, middle, 2)]
    else:
        names = names_of(cards)
        hands = ["".join(names[at::count]) for at in range(count)]
    return (e.HoleDealt(tuple(zip(wanted.to_whom, hands, strict=True)), wanted.up, burned),)


def _deal_draw(state: State, wanted: Dealer, action: a.Deal) -> tuple[e.Event, ...]:
    """D3, L2: new cards for those thrown away, none of them his own while any other is left."""
    cards, burned = _dealt(state, action, wanted.how_many, wanted.burn)
    own = mask(wanted.not_these) & ~(state.cards.known | mask(burned))
    again = (mask(cards) & own).bit_count()
    others = state.cards.stub - len(burned) // 2 - own.bit_count()
    if again > max(0, wanted.how_many - others):
        raise refuse("L2", "deal.own_discard", seat=wanted.to_whom[0], others=others)
    return (e.Drawn(wanted.to_whom[0], cards, burned),)


def _deal_replacement(state: State, wanted: Dealer, action: a.Deal) -> tuple[e.Event, ...]:
    """I1: a new card for the flipped one."""
    card, _ = _dealt(state, action, 1, 0)
    return (e.CardReplaced(wanted.to_whom[0], state.cards.exposed[0][1], card),)


_DEALS: dict[str, Callable[[State, Dealer, a.Deal], tuple[e.Event, ...]]] = {
    "hole": _deal_hole,
    "draw": _deal_draw,
    "replace": _deal_replacement,
}


def discard(state: State, action: a.Discard) -> tuple[e.Event, ...]:
    """D3, L2: as many as the game lets one change, all of them his own; some may be unknown to the engine."""
    waiting = player(state, action.seat)
    options = waiting.options
    if not isinstance(options, DrawOptions):
        wrong_moment(state, waiting)
    try:
        codes = parse_cards(action.cards)
    except CardError as error:
        raise refuse("C5", "deal.unknown_text", text=action.cards) from error
    clause = state.plan.game.variant.draw_clause
    if len(codes) > options.most:
        raise refuse(clause, "draw.too_many", cards=len(codes), most=options.most)
    cards, hand = cards_text(codes), state.seats[state.to_act].cards
    left, told = names_of(hand), ""
    for at in range(0, len(cards), 2):
        card = cards[at : at + 2]
        found = card if card in left else "??"
        if found not in left:
            raise refuse(clause, "draw.not_your_card", card=card)
        left.remove(found)
        told += card if found == "??" else ""
    check_new(state, told, mask(told))
    return (e.Discarded(action.seat, cards),)


def written(text: str, wanted: int, clause: str) -> tuple[str, int]:
    """The cards of `text` as Pakli writes them, and their mask; by `clause` there must be `wanted`."""
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
        raise refuse(clause, "deal.wrong_count", given=len(codes), wanted=wanted)
    cards = cards_text(codes)
    return cards, mask(cards)


def check_new(state: State, cards: str, new: int) -> None:
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


def run_out(state: State, action: a.RunOut) -> tuple[e.Event, ...]:
    """P16 with several run-outs: only before the first card after the betting ended, for all boards alike."""
    wanted = task(state, "board")
    if wanted.may_run < 2 or action.times < 1:
        raise refuse("P16", "runs.not_now")
    if action.times > wanted.may_run:
        raise refuse("P16", "runs.too_many", runs=action.times, most=wanted.may_run)
    return (e.RunsAgreed(action.times),) if action.times > 1 else ()


def _before_the_betting(state: State) -> bool:
    """Whether the hole cards are dealt and the betting has not begun (I1, I3)."""
    return state.stage.phase is Phase.BET and not state.stage.street and nobody_has_acted(state)


def betting_begun(state: State) -> bool:
    """Whether the betting has begun (I3): in a bomb pot not before somebody speaks on the flop."""
    if not state.plan.setup.bomb_pot:
        return not _before_the_betting(state)
    opening = state.stage.street <= 1 and state.able > 1 and not state.round.level
    return not opening or any(seat.answered >= 0 and seat.stack for seat in state.seats)


def exposed_cards(state: State, action: a.ExposedCards) -> tuple[e.Event, ...]:
    """I1: one card is replaced, more are a misdeal; the house may call one of the first a misdeal too."""
    if not _before_the_betting(state) or not action.exposed:
        raise refuse("I1", "exposed.too_late")
    rules, count = state.plan.game.rules, len(state.seats)
    first = {"replace": 0, "misdeal_first": 1, "misdeal_first_two": 2}[rules.exposed_card]
    seats: list[tuple[int, str]] = []
    for order, text in action.exposed:
        if not 1 <= order <= count * state.plan.game.variant.streets[0].down:
            raise refuse("I1", "exposed.no_such_card", order=order)
        card, shown = written(text, 1, "I1")
        seat, at = state.seats[(order - 1) % count], 2 * ((order - 1) // count)
        dealt = seat.cards[at : at + 2]
        if dealt not in ("??", card):
            raise refuse("I1", "exposed.other_card", seat=seat.number, card=card)
        if dealt == "??":
            check_new(state, card, shown)
        seats.append((seat.number, card))
    if len(seats) > 1 or state.stage.burned:  # one was replaced before
        return (e.Misdealt("I1", "exposed.several"),)
    if action.exposed[0][0] <= first:
        return (e.Misdealt("I1", "exposed.first"),)
    return (e.CardsExposed(tuple(seats)),)


def declare_misdeal(state: State, action: a.DeclareMisdeal) -> tuple[e.Event, ...]:
    """I2, P17: until the first chip of a pot is paid out."""
    if isinstance(state.next, Over) or state.paying.awarded:
        raise refuse("P11", "turn.hand_over")
    return (e.Misdealt(action.clause, action.reason),)


def kill_hand(state: State, action: a.KillHand) -> tuple[e.Event, ...]:
    """
    I3: before anybody has acted a misdeal, later the hand is dead. P17: the floor's word, dead at once.

    Only until the pots are paid out or raked.
    """
    if isinstance(state.next, Over) or state.paying.awarded or state.paying.raked:
        raise refuse("P11", "turn.hand_over")
    place = state.plan.where.get(action.seat)
    held = sum(seat.status not in OUT for seat in state.seats)
    if place is None or state.seats[place].status in OUT or held < 2:
        raise refuse(action.clause, "kill.no_hand", seat=action.seat)
    if state.stage.phase in (Phase.POST, Phase.HOLE, Phase.REPLACE) and not state.stage.street:
        raise refuse(action.clause, "kill.not_dealt", seat=action.seat)
    if action.clause == "I3" and not betting_begun(state):
        return (e.Misdealt("I3", action.reason),)
    return (e.HandKilled(action.seat, action.clause, action.reason),)
