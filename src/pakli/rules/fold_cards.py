"""
Cards folded into states: hole cards, boards, draws, reshuffles, cards that flipped in the deal.

Clauses     P5, P9, P16 (run-outs), D3, L2 (draws), ST5, ST6 (stud), I1 (exposed cards).
Tested in   tests/properties/ (a log folded again gives the same state)
"""

from msgspec.structs import replace

from pakli.rules import events as e
from pakli.rules.state import (
    OUT,
    Cards,
    Phase,
    Seat,
    Stage,
    State,
    first_in,
    following,
    known_cards,
    mask,
)
from pakli.rules.streets import after_cards, next_board, showdown

__all__ = [
    "board_dealt",
    "discarded",
    "drawn",
    "exposed",
    "hole_dealt",
    "replaced",
    "reshuffled",
    "runs_agreed",
    "without",
]


def hole_dealt(state: State, event: e.HoleDealt) -> State:
    """Hole cards came; on the first street the forced bets stand, so somebody speaks or the round is over."""
    hands, table, stage = dict(event.hands), state.cards, state.stage
    known, count = table.known | mask(event.burned), len(event.burned) // 2
    for hand in hands.values():
        known |= mask(hand)
        count += len(hand) // 2
    row: list[Seat] = []
    for s in state.seats:
        new = hands.get(s.number)
        row.append(
            Seat(s.number, s.stack, s.front, s.paid, s.answered, s.status, s.cards + new, s.claim)
            if new
            else s
        )
    seats, street = tuple(row), stage.street
    cards = Cards(
        table.boards,
        table.runs,
        table.run_begun,
        table.burned + event.burned,
        known,
        table.stub - count,
        faces=_faces(table, event) if event.up or table.faces else (),
        exposed=table.exposed,
        open=table.open,
    )
    phase, street, to_act = _who_speaks(state, seats, cards)
    return state.__class__(
        state.plan,
        seats,
        to_act,
        state.pot,
        state.alive,
        state.able,
        state.round,
        Stage(phase, street, stage.dead, stage.opener),
        cards,
        state.paying,
    )


def _faces(table: Cards, event: e.HoleDealt) -> tuple[bool, ...]:
    """Which hole cards lie face up now: all players were dealt to alike (ST5)."""
    new = len(event.hands[0][1]) // 2
    return (*table.faces, *(False,) * (new - event.up), *(True,) * event.up)


def _who_speaks(state: State, seats: tuple[Seat, ...], cards: Cards) -> tuple[Phase, int, int]:
    """Phase, street and place to act once hole cards are there; -1: the round is over."""
    stage, able, bomb_pot = state.stage, state.able, state.plan.setup.bomb_pot
    if not stage.street and stage.opener >= 0 and not bomb_pot:  # the blinds say it
        return Phase.BET, 0, following(seats, stage.opener, state.round.level, state.alive, able)
    if stage.street or (able > 1 and not bomb_pot):
        return after_cards(state, seats, cards)
    return Phase.BET, 0, -1


def board_dealt(state: State, event: e.BoardDealt) -> State:
    """Community cards came; with all of the street's there, the betting, the next street or the showdown."""
    table, before, over, game = state.cards, state.stage, state.able < 2, state.plan.game
    new = list(table.boards)
    new[event.board] += event.cards
    boards = tuple(new)
    cards = Cards(
        boards,
        table.runs,
        over,
        table.burned + event.burned,
        table.known | mask(event.cards + event.burned),
        table.stub - (len(event.cards) + len(event.burned)) // 2,
        faces=table.faces,
        exposed=table.exposed,
        open=table.open,
    )
    street, to_act, phase = before.street, -1, Phase.BOARD
    if game.has_board:
        board, street = next_board(game, boards, table.runs, before.street, over)
        if board < 0 and not over:
            phase = Phase.BET
            to_act = following(state.seats, -1, 0, state.alive, state.able)
        elif board < 0:
            street = len(game.units) - 1
            phase, to_act = showdown(state, state.seats, cards)
    else:  # a stud game's common card (ST6)
        phase, street, to_act = after_cards(state, state.seats, cards)
    return state.__class__(
        state.plan,
        state.seats,
        to_act,
        state.pot,
        state.alive,
        state.able,
        state.round,
        Stage(phase, street, before.dead),
        cards,
        state.paying,
    )


def runs_agreed(state: State, event: e.RunsAgreed) -> State:
    """Every board is dealt to its end `times` times."""
    table = state.cards
    boards = tuple([board for board in table.boards for _ in range(event.times)])
    return replace(state, cards=replace(table, boards=boards, runs=event.times), next=None)


def without(hand: str, cards: str) -> str:
    """`hand` less `cards`; one that is not in it stands for an unknown one of it."""
    left = [hand[at : at + 2] for at in range(0, len(hand), 2)]
    for at in range(0, len(cards), 2):
        card = cards[at : at + 2]
        left.remove(card if card in left else "??")
    return "".join(left)


def discarded(state: State, event: e.Discarded) -> State:
    """D3, L2: cards are thrown away; who changes none is done with this draw."""
    place = state.plan.where[event.seat]
    if not event.cards:
        return _next_drawer(state, state.seats, place, state.cards, state.stage.burned)
    row, table = list(state.seats), state.cards
    row[place] = replace(row[place], cards=without(row[place].cards, event.cards))
    entry = (place, event.cards)
    known = table.known | mask(event.cards)
    cards = replace(table, discards=(*table.discards, entry), thrown=(*table.thrown, entry), known=known)
    return replace(state, seats=tuple(row), cards=cards, next=None)


def drawn(state: State, event: e.Drawn) -> State:
    """Cards came for those thrown away; with the hand full again the next player draws."""
    place, table, stage = state.plan.where[event.seat], state.cards, state.stage
    row = list(state.seats)
    hand = row[place].cards + event.cards
    row[place] = replace(row[place], cards=hand)
    cards = replace(
        table,
        burned=table.burned + event.burned,
        known=table.known | mask(event.cards) | mask(event.burned),
        stub=table.stub - (len(event.cards) + len(event.burned)) // 2,
    )
    stage = replace(stage, burned=stage.burned or bool(event.burned))
    if len(hand) < 2 * state.plan.game.variant.hole_cards:
        return replace(state, seats=tuple(row), cards=cards, stage=stage, next=None)
    return _next_drawer(state, tuple(row), place, cards, not state.plan.game.variant.burns_each)


def _next_drawer(state: State, seats: tuple[Seat, ...], place: int, cards: Cards, burned: bool) -> State:
    """The next player still in draws, all-in or not (`burned` for him); after the last comes the betting."""
    stage = state.stage
    to_act, phase, street = first_in(seats, place + 1), stage.phase, stage.street
    if to_act < 0:
        phase, street, to_act = after_cards(state, seats, cards)
        burned = False
    return replace(
        state,
        seats=seats,
        to_act=to_act,
        stage=Stage(phase, street, stage.dead, -1, burned),
        cards=cards,
        next=None,
    )


def reshuffled(state: State, event: e.Reshuffled) -> State:
    """D3, ST6: burned cards are in the stub again. L2: discards and folded hands too, not his own latest."""
    table = state.cards
    if event.what == "burns":
        known = table.known & ~mask(table.burned)
        cards = replace(table, burned="", known=known, stub=event.stub, exposed=())
        stage = state.stage
        if stage.phase is Phase.DRAW:  # D3: the stub was empty, so there was no card to burn, and is none now
            stage = replace(stage, burned=True)
        return replace(state, cards=cards, stage=stage, next=None)
    place = state.plan.where[event.seat]
    kept = tuple([entry for entry in table.discards if entry[0] == place][-1:])
    folded = tuple(at for at, seat in enumerate(state.seats) if seat.status in OUT)
    cards = replace(table, burned="", discards=kept, folded_back=folded, stub=event.stub, exposed=())
    cards = replace(cards, known=known_cards(state.seats, cards))
    return replace(state, cards=cards, next=None)


def exposed(state: State, event: e.CardsExposed) -> State:
    """I1: the flipped card lies open before its player and waits to be replaced."""
    number, card = event.cards[0]
    place, table = state.plan.where[number], state.cards
    cards = replace(table, exposed=((place, card),), known=table.known | mask(card))
    return replace(
        state,
        to_act=-1,
        stage=replace(state.stage, phase=Phase.REPLACE),
        cards=cards,
        next=None,
    )


def replaced(state: State, event: e.CardReplaced) -> State:
    """I1: the new card is in the hand where the flipped one was, which is the next burn card."""
    place, table, stage = state.plan.where[event.seat], state.cards, state.stage
    row = list(state.seats)
    names = [row[place].cards[at : at + 2] for at in range(0, len(row[place].cards), 2)]
    names[names.index(event.exposed if event.exposed in names else "??")] = event.card
    row[place] = replace(row[place], cards="".join(names))
    seats = tuple(row)
    cards = replace(
        table,
        burned=table.burned + event.exposed,
        known=table.known | mask(event.card),
        stub=table.stub - 1,
    )
    phase, _, to_act = _who_speaks(state, seats, cards)
    after = replace(stage, phase=phase, burned=True)
    return replace(state, seats=seats, to_act=to_act, stage=after, cards=cards, next=None)
