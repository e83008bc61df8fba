"""
What happens in a tournament by itself, once something has happened: who is out, who is placed, who moves.

Clauses     M1 (prizes), M4 (balancing, hand-for-hand), M5, M6 (who is asked), M7 (tickets decided); T2.
Tested in   tests/tournament/
"""

from collections.abc import Callable
from typing import Final

from pakli.tournament import events as e
from pakli.tournament import live_events as live
from pakli.tournament.balance import draw_wanted, lopsided, redraw_due, round_over
from pakli.tournament.by_the_hand import charge
from pakli.tournament.payouts import overlay, prizes
from pakli.tournament.places import decided, head_won, own_head, placed, ranked, ranked_by_chips
from pakli.tournament.rows import bits
from pakli.tournament.state import Entry, TournamentState, before_main_break
from pakli.tournament.structure import Break

__all__ = ["break_begins", "bubble_possible", "consequences", "went_out"]

Happened = tuple[e.TournamentEvent, ...]


def consequences(state: TournamentState) -> Happened:
    """What happens now without anybody's word; empty: nothing does."""
    if state.status != "running":
        return ()
    for step in _STEPS:
        events = step(state)
        if events:
            return events
    return ()


def went_out(state: TournamentState, entry: Entry) -> Happened:
    """The entry is out, and the bounty on it is won."""
    return (e.WentOut(entry.number, entry.player), *head_won(state, entry))


def _broke(state: TournamentState) -> Happened:
    """Who has lost all is asked for a rebuy, or is out (M5, M6); in hand-for-hand when the round is over."""
    if not state.broke or not round_over(state):
        return ()
    entry = state.entries[state.broke[0]]
    return (e.AskedRebuy(entry.number),) if _may_rebuy(state, entry) else went_out(state, entry)


def _may_rebuy(state: TournamentState, entry: Entry) -> bool:
    """M6: the hand in which the chips were lost began in the window."""
    rebuy = state.structure.rebuy
    if rebuy is None or state.closed or entry.disqualified or not entry.table:
        return False
    spot = state.tables[entry.table]
    in_window = state.rebuy_window if state.without_hands(spot) else spot.rebuys_open
    return in_window and (not rebuy.times or entry.rebuys < rebuy.times)


def _charge(state: TournamentState) -> Happened:
    """A hand of hand-for-hand has been played everywhere: the clock is charged for it."""
    bubble = state.bubble
    if bubble is None or bubble.charged or not state.by_the_hand or not round_over(state):
        return ()
    return charge(state)


def _empty_tables(state: TournamentState) -> Happened:
    return tuple([e.TableClosed(number) for number in bits(state.sizes[0] & ~state.busy)])


def break_begins(state: TournamentState) -> Happened:
    """T2: when no table is in a hand; a table with one player is none that anybody waits for."""
    if state.clock.phase != "due" or state.busy:
        return ()
    add_on, span = state.structure.add_on, state.span
    began: Happened = (e.BreakBegan(),)
    if add_on is None or add_on.when != "main_break" or state.add_on or not isinstance(span, Break):
        return began
    if state.closed:  # prizes are settled: the director has set the clock back
        return began
    return (*began, e.AddOnOffered(len(state.entries))) if span.main else began


def _add_on(state: TournamentState) -> Happened:
    """W: at the end of the rebuys' window; not before the tables have finished for a break that is due."""
    add_on = state.structure.add_on
    if add_on is None or add_on.when != "after_rebuys" or state.add_on or state.closed:
        return ()
    if state.rebuy_window or state.clock.phase == "due":
        return ()
    return (e.AddOnOffered(len(state.entries)),)


def _add_on_ended(state: TournamentState) -> Happened:
    """The offer stands until the level or break is over in which it was made."""
    over = state.add_on == "open" and state.clock.at != state.add_on_at
    return (e.AddOnEnded(),) if over else ()


def _closing(state: TournamentState) -> Happened:
    """Nobody can come or buy any more: what is paid is known, and all who are out have their places."""
    if state.closed or state.asked or state.broke or state.unseated:
        return ()
    open_still = state.late_entry or state.rebuy_window or _add_on_to_come(state) or _hand_of_window(state)
    if state.left > 1 and open_still:
        return ()
    pool = state.takings.pool
    paid = prizes(state.structure, state.entered, pool, players=state.players)
    closed = e.EntriesClosed(pool, paid, overlay(state.structure, pool))
    out = [entry for entry in state.entries if entry.status == "out"]
    return (closed, *placed(paid, state.left + 1, ranked(out)))


def _hand_of_window(state: TournamentState) -> bool:
    """Whether a hand is on that began in the rebuys' window: its losers may still buy again (M6)."""
    if state.structure.rebuy is None:
        return False
    return any(state.tables[number].rebuys_open for number in bits(state.busy))


def _add_on_to_come(state: TournamentState) -> bool:
    add_on = state.structure.add_on
    if add_on is None or state.add_on == "over":
        return False
    return bool(state.add_on) or add_on.when == "after_rebuys" or before_main_break(state)


def _places(state: TournamentState) -> Happened:
    """Places of those who are out since entries are closed."""
    if not state.fallen or state.broke:
        return ()
    out = [state.entries[number] for number in state.fallen]
    return placed(state.prizes, state.left + 1, ranked(out))


def _in_play(state: TournamentState) -> list[Entry]:
    at_tables = [number for table in bits(state.open_tables) for number in state.tables[table].seats]
    return [state.entries[number] for number in (*at_tables, *state.unseated) if number]


def _finish(state: TournamentState) -> Happened:
    """One is left; or the deal has divided everything; or all who are left have tickets (M7)."""
    if not state.closed or state.broke or state.fallen:
        return ()
    if not state.left:  # the last was disqualified: the best of those who are out has won
        best = next(entry for entry in state.entries if entry.place == 1)
        return (*own_head(state, best), e.Finished())
    if not decided(state) or (state.busy and state.left > 1):
        return ()
    left = _in_play(state)
    together = state.left <= state.tickets
    groups = [tuple(sorted(one.number for one in left))] if together else ranked_by_chips(left)
    best = state.entries[groups[0][0]]
    return (*placed(state.prizes, 1, groups), *own_head(state, best), e.Finished())


def _deal_off(state: TournamentState) -> Happened:
    """A deal among players of whom one is out is none any more."""
    off = state.deal is not None and len(state.deal.amounts) != state.left
    return (e.DealDropped(),) if off else ()


def _bubble(state: TournamentState) -> Happened:
    """M4: hand-for-hand while one more than are paid is left, at two tables or more."""
    possible = bubble_possible(state)
    if state.bubble is not None:
        return (e.BubbleEnded(),) if not possible and round_over(state) else ()
    wanted = state.structure.hand_for_hand and not state.no_bubble and not state.dealt
    return (e.BubbleBegan(),) if wanted and possible and state.left == state.paid + 1 else ()


def bubble_possible(state: TournamentState) -> bool:
    """Whether hand-for-hand makes sense: prizes are settled, more are left than are paid, at two tables."""
    return state.closed and state.left > state.paid and state.open_tables.bit_count() > 1


def _chips_left(state: TournamentState) -> Happened:
    """TDA 24: a denomination is gone once it has left play at every table with real cards."""
    if not state.structure.live:
        return ()
    spots = [spot for number in bits(state.open_tables) if (spot := state.tables[number]).live]
    gone = [value for spot in spots[:1] for value in spot.raced if value not in state.left_play]
    everywhere = [value for value in gone if all(value in spot.raced for spot in spots)]
    return (live.ChipsLeft(everywhere[0]),) if everywhere else ()


def _moves(state: TournamentState) -> Happened:
    move = lopsided(state)
    return (e.Moved(*move),) if move is not None else ()


def _round(state: TournamentState) -> Happened:
    """The next round of hand-for-hand, when nothing is left to be done between them."""
    if state.bubble is None or state.busy or not round_over(state) or state.paused:
        return ()
    if state.clock.phase != "level" or draw_wanted(state) is not None or redraw_due(state):
        return ()
    return (e.RoundBegan(),)


_STEPS: Final[tuple[Callable[[TournamentState], Happened], ...]] = (
    _broke,
    _charge,
    _empty_tables,
    break_begins,
    _add_on_ended,
    _add_on,
    _closing,
    _places,
    _finish,
    _deal_off,
    _bubble,
    _chips_left,
    _moves,
    _round,
)
"""In this order: who is out before who moves, who moves before anybody plays on."""
