"""
What the dealer is asked to deal, and when the stub must be shuffled anew.

Clauses     P9 (burns), P16 (run-outs), D3, L2 (draws), ST6 (stud with too few cards).
Knows       how many cards are where; not how anybody shuffles.
Tested in   tests/rulebook/test_five_card_draw_stub.py (worked examples 18, 33), test_lowball_stub.py,
            test_stud_cards.py
"""

from pakli.rules.events import Event, Reshuffled
from pakli.rules.options import Dealer
from pakli.rules.state import OUT, State, mask
from pakli.rules.streets import next_board

__all__ = ["board_task", "draw_task", "hole_task", "reshuffle"]


def board_task(state: State) -> Dealer:
    """The next cards for a board, with its burn (P9), or the choice of several run-outs."""
    game, table, stage = state.plan.game, state.cards, state.stage
    over = state.able < 2
    board, street = next_board(game, table.boards, table.runs, stage.street, over)
    burn = game.burns[street] if board < table.runs and not stage.burned else 0
    may_run = 1
    if over and game.rules.run_outs > 1 and table.runs == 1 and not table.run_begun:
        may_run = _most_runs(state, street)
    return Dealer(
        "board", how_many=game.variant.streets[street].board, burn=burn, board=board, may_run=may_run
    )


def _most_runs(state: State, street: int) -> int:
    """How many times the board can be run out from `street` on: by the house, and by the cards there are."""
    game, rules = state.plan.game, state.plan.game.rules
    each = sum([s.board * rules.boards for s in game.variant.streets[street:]]) + sum(game.burns[street:])
    return max(1, min(rules.run_outs, state.cards.stub // each))


def hole_task(state: State) -> Dealer:
    """Hole cards for all who are in; in stud, if there are too few, one common card (ST6)."""
    game, street = state.plan.game, state.stage.street
    what = game.variant.streets[street]
    seats = tuple([seat.number for seat in state.seats if seat.status not in OUT])
    each, burn = what.down + what.up, _burn_due(state)
    up = what.up
    if not street:
        return Dealer("hole", seats, each, up=up)
    if state.able < 2 and game.rules.all_in_face_up:
        up = each  # everything lies face up already (P16)
    stub, streets_to_come = state.cards.stub, len(game.units) - 1 - street
    spare = stub - each * len(seats)
    if spare < 0 or spare + len(state.cards.burned) // 2 < streets_to_come:  # each may need its common card
        return Dealer("board", how_many=1, burn=min(burn, stub - 1))
    return Dealer("hole", seats, each, min(burn, spare), up=up)


def draw_task(state: State, missing: int) -> Dealer:
    """
    Cards for those the player to draw threw away.

    One burn before each player's draw (D3) or before the first of the round (L2), if a card is there; then
    as many as the stub has.
    """
    seat, stub = state.seats[state.to_act], state.cards.stub
    burn = min(_burn_due(state), stub)
    if not state.plan.game.variant.burns_each:
        burn = min(burn, max(0, stub - missing))
    how_many = min(missing, stub - burn)
    return Dealer("draw", (seat.number,), how_many, burn, not_these=_thrown(state))


def _thrown(state: State) -> str:
    """What the player to draw has thrown away in this hand, as far as it is known."""
    own = "".join([text for place, text in state.cards.thrown if place == state.to_act])
    return own.replace("??", "")


def _burn_due(state: State) -> int:
    return 0 if state.stage.burned else state.plan.game.burns[state.stage.street]


def reshuffle(state: State) -> tuple[Event, ...]:
    """The stub is too short: what is shuffled into it before the next card (D3, L2, ST6); empty: nothing."""
    game, table, stage = state.plan.game, state.cards, state.stage
    if not stage.street:
        return ()
    what = game.variant.streets[stage.street]
    if not what.draw:
        players = sum([seat.status not in OUT for seat in state.seats])
        needed = (what.down + what.up) * players + _burn_due(state)
        return _with_burns(state) if table.stub < needed else ()
    missing = game.variant.hole_cards - len(state.seats[state.to_act].cards) // 2
    if not missing:
        return ()
    if game.variant.reshuffle == "burns":
        return () if table.stub else _with_burns(state)
    own = (mask(_thrown(state)) & ~table.known).bit_count()  # in the stub again, and not for him (L2)
    return _with_discards(state) if table.stub - own < missing + _burn_due(state) else ()


def _with_burns(state: State) -> tuple[Event, ...]:
    burned = len(state.cards.burned) // 2
    return (Reshuffled("burns", state.cards.stub + burned),) if burned else ()


def _with_discards(state: State) -> tuple[Event, ...]:
    """L2: all but the hands still in and what this player has just thrown away."""
    table, place = state.cards, state.to_act
    own = [text for at, text in table.discards if at == place][-1]
    held = sum([len(seat.cards) for seat in state.seats if seat.status not in OUT]) // 2
    stub = state.plan.game.variant.pack - held - len(own) // 2
    return (Reshuffled("discards", stub, state.seats[place].number),) if stub > table.stub else ()
