"""
What came of irregularities folded into states: who waits, who may not raise, cards that went back.

Clauses     TDA 39, 51, 53, 68, I3.
Tested in   tests/rulebook/test_out_of_turn.py, test_deal_errors.py (a log folded again gives the same state)
"""

from msgspec.structs import replace

from pakli.cards import names_of
from pakli.rules import events as e
from pakli.rules.state import Early, Seat, State, known_cards, mask

__all__ = ["acted_early", "barred", "exposed_hand", "mended", "nothing", "overlaid", "released", "set_aside"]


def nothing(state: State, event: e.IrregularityRuled) -> State:
    """What follows from it are the events after it."""
    return state


def acted_early(state: State, event: e.ActedEarly) -> State:
    """TDA 53: it waits, and no chip is bet yet."""
    early = Early(state.plan.where[event.seat], event.does, event.total, state.round.level)
    return _with_early(state, (*state.stage.early, early))


def released(state: State, event: e.EarlyReleased) -> State:
    """TDA 53: the chips are his again, and so is every option."""
    place = state.plan.where[event.seat]
    return _with_early(
        state, tuple([one for one in state.stage.early if one.place != place or one.does == "barred"])
    )


def _with_early(state: State, early: tuple[Early, ...]) -> State:
    return replace(state, stage=replace(state.stage, early=early), next=None)


def barred(state: State, event: e.RaiseBarred) -> State:
    """TDA 51, 53, 55: he may not raise; chips that stay in are his bet, less than the call."""
    place, row = state.plan.where[event.seat], list(state.seats)
    seat = row[place]
    if event.left:
        row[place] = Seat(
            seat.number,
            seat.stack - event.left,
            seat.front + event.left,
            seat.paid + event.left,
            seat.answered,
            seat.status,
            seat.cards,
        )
    early = Early(place, "barred", row[place].front, state.round.level)
    stage = replace(state.stage, early=(*state.stage.early, early))
    return replace(state, seats=tuple(row), pot=state.pot + event.left, stage=stage, next=None, last=None)


def mended(state: State, event: e.HandMended) -> State:
    """I3: the hand is whole; what it seemed to hold had never been dealt, so the stub is what it was."""
    place, row = state.plan.where[event.seat], list(state.seats)
    row[place] = replace(row[place], cards=event.cards)
    seats = tuple(row)
    known = state.cards.known | known_cards(seats, state.cards)
    return replace(state, seats=seats, cards=replace(state.cards, known=known), next=None)


def exposed_hand(state: State, event: e.HandExposed) -> State:
    """TDA 68: the cards are known; in a game with draws, where hands change, that is told and no more."""
    if state.plan.game.last_draw >= 0:
        return state
    place, row, table = state.plan.where[event.seat], list(state.seats), state.cards
    row[place] = replace(row[place], cards=overlaid(row[place].cards, event.cards))
    cards = replace(table, open=(*table.open, (place, event.cards)), known=table.known | mask(event.cards))
    return replace(state, seats=tuple(row), cards=cards, next=None)


def overlaid(hand: str, seen: str) -> str:
    """`hand` with the cards that `seen` names, place by place."""
    names, open_ = names_of(hand), names_of(seen)
    open_ += ["??"] * (len(names) - len(open_))
    return "".join([new if new != "??" else old for old, new in zip(names, open_, strict=True)])


def set_aside(state: State, event: e.CardsSetAside) -> State:
    """TDA 39: the burn of the next street is made; what came too early may come again."""
    table = state.cards
    cards = replace(
        table,
        burned=table.burned + event.burned,
        known=table.known | mask(event.burned),
        stub=table.stub - len(event.burned) // 2,
    )
    return replace(state, stage=replace(state.stage, burned=True), cards=cards, next=None)
