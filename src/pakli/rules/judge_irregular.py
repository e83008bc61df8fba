"""
What goes wrong with cards and hands at a live table, judged: misdeal, dead, mended, or played on.

Clauses     I3 (wrong number of cards), TDA 35 (misdeals, fouled packs), TDA 36 (until when), TDA 39 (cards
            too early, four-card flops), TDA 51 (floor), TDA 65, 68 (killed and exposed hands), F1.
Tested in   tests/rulebook/test_deal_errors.py
"""

from typing import get_args

from pakli.cards import names_of
from pakli.rules import actions as a
from pakli.rules import events as e
from pakli.rules import irregular_actions as ia
from pakli.rules.early import due
from pakli.rules.fold_bets import taken_back
from pakli.rules.irregular_events import Barred, Irregular
from pakli.rules.judge_cards import betting_begun, check_new, kill_hand, written
from pakli.rules.options import Over
from pakli.rules.refusal import refuse
from pakli.rules.state import IN, Phase, State, mask
from pakli.rules.substantial import substantial_action
from pakli.rules.turns import betting, task

__all__ = [
    "bar_raise",
    "deal_error",
    "expose_hand",
    "four_card_flop",
    "killed_with_its_raise",
    "note_irregularity",
    "set_aside",
    "wrong_count",
]

_BARRED_BY: dict[Barred, str] = {
    "skipped": "TDA53",
    "checked": "TDA55",
    "undercall": "TDA51",
    "killed": "TDA65",
    "floor": "P17",
}
_IRREGULAR = frozenset(get_args(Irregular))


def _going_on(state: State) -> None:
    """Refuse when a pot is paid out or raked: too late for the dealer's word."""
    if isinstance(state.next, Over) or state.paying.awarded or state.paying.raked:
        raise refuse("P11", "turn.hand_over")


def deal_error(state: State, action: ia.DealError) -> tuple[e.Event, ...]:
    """
    TDA 35: a fouled pack voids the hand at any time, everything else only before substantial action (TDA 36).
    A single boxed card is no card: the next one takes its place, and nothing changes.
    """
    _going_on(state)
    what = action.what
    if what == "fouled_deck":
        return (e.Misdealt("TDA35", "deal.fouled_deck"),)
    single = what == "boxed_card" and action.cards < 2
    if not single and not substantial_action(state):
        return (e.Misdealt("TDA35", f"deal.{what}"),)
    clause = "TDA35" if single else "TDA36"
    return (e.IrregularityRuled(what, clause, reason=action.reason),)


def wrong_count(state: State, action: ia.WrongCount) -> tuple[e.Event, ...]:
    """I3: before the betting a misdeal; later too few are filled up, and with too many the hand is dead."""
    _going_on(state)
    place = state.plan.where.get(action.seat)
    if place is None or state.seats[place].status != IN:
        raise refuse("I3", "kill.no_hand", seat=action.seat)
    hand = state.seats[place].cards
    if state.stage.phase in (Phase.POST, Phase.HOLE, Phase.REPLACE) and not state.stage.street:
        raise refuse("I3", "kill.not_dealt", seat=action.seat)
    missing = len(hand) // 2 - action.has
    if not missing or action.has < 0:
        raise refuse("I3", "count.right", seat=action.seat, cards=len(hand) // 2)
    if not betting_begun(state):
        return (e.Misdealt("I3", "count.wrong"),)
    if missing < 0 or state.stage.phase not in (Phase.BET, Phase.BOARD, Phase.HOLE, Phase.DRAW):
        return kill_hand(state, a.KillHand(action.seat, action.reason or "count.wrong", "I3"))
    return (_mended(state, action, hand, missing),)


def _mended(state: State, action: ia.WrongCount, hand: str, missing: int) -> e.HandMended:
    """The missing cards from the stub, in the place of those the record holds for unknown."""
    cards, new = written(action.cards or "??" * missing, missing, "I3")
    check_new(state, cards, new)
    names, added = names_of(hand), names_of(cards)
    if names.count("??") < missing:
        raise refuse("I3", "count.known", seat=action.seat)
    mended = [added.pop(0) if name == "??" and added else name for name in names]
    return e.HandMended(action.seat, "".join(mended), action.reason)


def bar_raise(state: State, action: ia.BarRaise) -> tuple[e.Event, ...]:
    """TDA 51, P17: the player to act may not raise; what he put in, less than the call, may have to stay."""
    options = betting(state, action.seat)
    left, most = action.left, options.call - (action.why != "killed")
    if left and not 0 < left <= min(most, state.seats[state.to_act].stack - 1):
        raise refuse("TDA51", "bar.too_much", chips=left, to_call=options.call)
    chip = state.plan.game.stakes.chip
    if left % chip:
        raise refuse("B0", "raise.not_in_chips", total=left, chip=chip)
    return (e.RaiseBarred(action.seat, action.why, _BARRED_BY[action.why], left, action.reason),)


def set_aside(state: State, action: ia.SetAside) -> tuple[e.Event, ...]:
    """TDA 39: the cards of the next street, dealt before the betting was over, go back; their burn stays."""
    game, stage = state.plan.game, state.stage
    if stage.phase not in (Phase.BET, Phase.BOARD) or not game.has_board:
        raise refuse("TDA39", "aside.not_now")
    street = stage.street + (stage.phase is Phase.BET)
    wanted = game.variant.streets[street].board if street < len(game.units) else 0
    if not wanted:
        raise refuse("TDA39", "aside.not_now")
    burn = 0 if stage.burned else game.burns[street]
    if not action.back and not burn:
        raise refuse("P9", "deal.no_burn")
    back, seen = written(action.back, wanted, "TDA39") if action.back else ("", 0)
    burned, under = written(action.burned or "??" * burn, burn, "P9")
    check_new(state, back + burned, seen | under)
    return (e.CardsSetAside(back, burned),)


def four_card_flop(state: State, action: ia.FourCardFlop) -> tuple[e.Event, ...]:
    """TDA 39: one of the four, drawn face down, is the burn before the turn; the others are the flop."""
    wanted = task(state, "board")
    game = state.plan.game
    if wanted.how_many != 3 or state.stage.street + 1 >= len(game.units):
        raise refuse("TDA39", "aside.not_now")
    cards, new = written(action.cards, 4, "TDA39")
    burned, under = written(action.burned or "??" * wanted.burn, wanted.burn, "P9")
    check_new(state, cards + burned, new | under)
    if not 1 <= action.burn <= 4:
        raise refuse("TDA39", "flop.no_such_card", card=action.burn)
    names = names_of(cards)
    fourth = names.pop(action.burn - 1)
    burns = game.burns[state.stage.street + 1] > 0
    rest = e.CardsSetAside("", fourth) if burns else e.CardsSetAside(fourth)
    return (
        e.IrregularityRuled("four_card_flop", "TDA39"),
        e.BoardDealt(wanted.board, "".join(names), burned),
        rest,
    )


def expose_hand(state: State, action: ia.ExposeHand) -> tuple[e.Event, ...]:
    """TDA 68: the hand lives; all know the cards from now on, and the floor may give a penalty (F1)."""
    _going_on(state)
    place = state.plan.where.get(action.seat)
    phases = (Phase.BET, Phase.BOARD, Phase.HOLE, Phase.DRAW)
    if place is None or state.seats[place].status != IN or not state.seats[place].cards:
        raise refuse("TDA68", "kill.no_hand", seat=action.seat)
    if state.stage.phase not in phases:
        raise refuse("TDA68", "aside.not_now")
    names = names_of(state.seats[place].cards)
    cards, shown = written(action.cards, len(action.cards.replace("10", "T")) // 2, "TDA68")
    new = 0
    seen = ["??"] * len(names)
    for card in names_of(cards):
        free = [at for at, name in enumerate(names) if name == "??" and seen[at] == "??"]
        if card not in names and not free:
            raise refuse("TDA68", "show.not_your_cards", cards=card)
        new |= 0 if card in names else mask(card)
        seen[names.index(card) if card in names else free[0]] = card
    if not shown:
        raise refuse("TDA68", "show.not_your_cards", cards=action.cards)
    known = "".join([card for card in names_of(cards) if mask(card) & new])
    check_new(state, known, new)
    return (e.HandExposed(action.seat, "".join(seen), action.reason),)


def note_irregularity(state: State, action: ia.NoteIrregularity) -> tuple[e.Event, ...]:
    """F1: for the record; nothing changes."""
    if isinstance(state.next, Over):
        raise refuse("P11", "turn.hand_over")
    if (
        action.what not in _IRREGULAR
        or not action.clause
        or (action.seat and action.seat not in state.plan.where)
    ):
        raise refuse("F1", "note.unknown")
    if action.what == "other" and not action.reason.strip():
        raise refuse("F1", "floor.no_reason")
    return (
        e.IrregularityRuled(action.what, action.clause, action.seat, action.put, action.ruled, action.reason),
    )


def killed_with_its_raise(state: State, action: a.KillHand) -> tuple[e.Event, ...]:
    """
    TDA 65: a hand that was killed or fouled by accident is dead, but the part of its last raise that nobody
    has called yet goes back; the call in it stays.
    """
    events = kill_hand(state, action)
    last = state.last
    if last is None or state.seats[last.place].number != action.seat or last.round is state.round:
        return events
    given_back = e.BetTakenBack(action.seat, last.amount, action.reason)
    back: tuple[e.Event, ...] = (given_back, *due(taken_back(state, given_back), {}))
    called = last.round.level - (state.seats[last.place].front - last.amount)
    if called > 0:
        back += (e.RaiseBarred(action.seat, "killed", "TDA65", called, action.reason),)
    return (*back, *events)
