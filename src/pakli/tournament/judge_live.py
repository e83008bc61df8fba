"""
The desk of real cards and chips, judged: who is out, what was counted, what left play, who has come.

Clauses     M4 (hand-for-hand), M5 (who is out; ties), TDA 24 (colour-up), F1, section 9 (live tables).
Tested in   tests/tournament/test_live.py
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from pakli.rules.refusal import refuse
from pakli.tournament import events as e
from pakli.tournament import live_actions as live
from pakli.tournament.chip_race import Racer, race_off
from pakli.tournament.judge_entries import entry_of, running
from pakli.tournament.judge_tables import table_of
from pakli.tournament.live_events import RacedChips
from pakli.tournament.real_chips import all_counted, not_counted, values_in_play
from pakli.tournament.rows import bits
from pakli.tournament.state import Entry, Spot, TournamentState

__all__ = ["LIVE_JUDGES", "racers_of"]

Judged = tuple[e.TournamentEvent, ...]
_MOST: Final = 10**12


def _at_table(state: TournamentState, spot: Spot, numbers: Iterable[int]) -> list[Entry]:
    """
    These entries, each once, who play at a table.

    Raises:
        RuleViolation: one of them does not, or stands there twice.
    """
    found: list[Entry] = []
    for number in numbers:
        there = 1 <= number <= len(state.entries) and number in spot.seats
        if not there or state.entries[number].status != "playing" or state.entries[number] in found:
            raise refuse("M4", "event.not_seated", table=spot.number)
        found.append(state.entries[number])
    return found


def _chips(amount: int, least: int) -> int:
    if not least <= amount <= _MOST:
        raise refuse("M1", "live.bad_count", chips=amount, least=least)
    return amount


def _without_hands(state: TournamentState, spot: Spot) -> None:
    """Refuse where every hand is entered: there the table itself says who is out."""
    if not state.without_hands(spot):
        raise refuse("F1", "live.hands_entered", table=spot.number)


def _bust_out(state: TournamentState, action: live.BustOut) -> Judged:
    """M5: of one hand, who began it with more chips ranks higher; a single winner has what they lost."""
    running(state)
    spot = table_of(state, action.table)
    _without_hands(state, spot)
    losers = _at_table(state, spot, [number for number, _ in action.out])
    winners = _at_table(state, spot, action.by)
    if not losers or any(winner in losers for winner in winners):
        raise refuse("M4", "event.not_seated", table=spot.number)
    if len(losers) == sum(entry.status == "playing" for entry in state.seated(spot)):
        raise refuse("M5", "live.nobody_left", table=spot.number)
    had = {number: _chips(chips, 0) or state.entries[number].chips for number, chips in action.out}
    chips = dict.fromkeys(had, 0)
    if len(winners) == 1:
        chips[winners[0].number] = winners[0].chips + sum(had.values())
    busted = [e.Busted(number, amount, action.by) for number, amount in had.items()]
    return (e.BustsEntered(spot.number, tuple(chips.items())), *busted)


def _idle(state: TournamentState, spot: Spot) -> None:
    """Refuse to touch the chips of a table in mid-hand."""
    if state.busy >> spot.number & 1:
        raise refuse("T2", "hand.going_on")


def _counting(state: TournamentState, spot: Spot, chips: dict[int, int]) -> e.ChipsCounted:
    """A count; where all are counted already, or the clock is elsewhere now, another one begins."""
    if not spot.live:
        raise refuse("F1", "live.not_here")
    _idle(state, spot)
    anew = all_counted(state) or not state.count or state.count_at != state.clock.at
    return e.ChipsCounted(spot.number, tuple(chips.items()), anew)


def _count(state: TournamentState, action: live.CountChips) -> Judged:
    running(state)
    spot = table_of(state, action.table)
    if not action.stacks:
        raise refuse("M4", "event.not_seated", table=spot.number)
    _at_table(state, spot, [number for number, _ in action.stacks])
    return (_counting(state, spot, {number: _chips(chips, 1) for number, chips in action.stacks}),)


def _accept(state: TournamentState, action: live.AcceptDifference) -> Judged:
    running(state)
    if not action.reason.strip():
        raise refuse("F1", "floor.no_reason")
    if not state.uncounted:
        raise refuse("F1", "event.nothing_to_change")
    if not all_counted(state):
        raise refuse("F1", "live.not_all_counted", left=not_counted(state))
    return (e.RulingMade("chips", action.reason), e.DifferenceAccepted(-state.uncounted))


def _move_done(state: TournamentState, action: live.MoveDone) -> Judged:
    running(state)
    entry = entry_of(state, action.player)
    if not any(one.entry == entry.number and one.done is not action.done for one in state.to_move):
        raise refuse("F1", "event.nothing_to_change")
    return (e.MoveSeen(entry.number, action.done),)


def _hand_played(state: TournamentState, action: live.HandPlayed) -> Judged:
    running(state)
    to_play = 0 if state.bubble is None else state.bubble.to_play
    if action.table:
        _without_hands(state, table_of(state, action.table))
        to_play &= 1 << action.table
    played = [number for number in bits(to_play) if state.without_hands(state.tables[number])]
    if not played:
        raise refuse("M4", "event.nothing_to_change")
    return tuple([e.HandAtTable(number) for number in played])


def racers_of(state: TournamentState, action: live.RaceOff) -> list[Racer]:
    """
    Who races at a table, by seat, with what they have in chips of the two denominations.

    Raises:
        RuleViolation: somebody is missing, or such a stack cannot be.
    """
    running(state)
    spot = table_of(state, action.table)
    there = _at_table(state, spot, [number for number, _, _ in action.stacks])
    if len(there) != sum(entry.status == "playing" for entry in state.seated(spot)):
        raise refuse("TDA24", "race.not_all", table=spot.number)
    if action.removed < 1 or action.smallest <= action.removed or action.smallest % action.removed:
        raise refuse("TDA24", "race.no_multiple", removed=action.removed, smallest=action.smallest)
    values = values_in_play(state)
    if action.removed in spot.raced or (values and (action.removed, action.smallest) != values[:2]):
        raise refuse("TDA24", "race.not_in_play", value=action.removed)
    found: list[Racer] = []
    for entry, (_, stack, small) in zip(there, action.stacks, strict=True):
        rest = _chips(stack, 1) - _chips(small, 0) * action.removed
        if rest < 0 or rest % action.smallest:
            raise refuse("TDA24", "race.stack_not_in_chips", seat=entry.seat, stack=stack)
        chips = ((action.removed, small), (action.smallest, rest // action.smallest))
        found.append(Racer(entry.seat, chips))
    return found


def _race(state: TournamentState, action: live.RaceOff) -> Judged:
    racers, spot = racers_of(state, action), state.tables[action.table]
    counted = _counting(state, spot, {number: stack for number, stack, _ in action.stacks})
    race = race_off(racers, action.removed, action.smallest, action.cards)
    players = [
        RacedChips(spot.seats[one.seat - 1], one.before, one.after, one.odd, one.cards, one.won, one.kept_in)
        for one in race.players
    ]
    return (counted, e.TableRaced(spot.number, action.removed, action.smallest, tuple(players)))


def _take_back_race(state: TournamentState, action: live.TakeBackRace) -> Judged:
    """While everybody still has what the race gave him."""
    running(state)
    spot = table_of(state, action.table)
    if not action.reason.strip():
        raise refuse("F1", "floor.no_reason")
    if not spot.race or not spot.raced:
        raise refuse("F1", "event.nothing_to_take_back")
    _idle(state, spot)
    entries = [(state.entries[one.entry], one.after) for one in spot.race]
    if any(entry.status != "playing" or entry.chips != after for entry, after in entries):
        raise refuse("F1", "live.chips_since", table=spot.number)
    before = tuple([(one.entry, one.before) for one in spot.race])
    return (e.RulingMade("race", action.reason), e.RaceTakenBack(spot.number, spot.raced[-1], before))


LIVE_JUDGES: dict[type[Any], Callable[[TournamentState, Any], Judged]] = {
    live.BustOut: _bust_out,
    live.CountChips: _count,
    live.AcceptDifference: _accept,
    live.MoveDone: _move_done,
    live.HandPlayed: _hand_played,
    live.RaceOff: _race,
    live.TakeBackRace: _take_back_race,
}
"""What each of these actions is judged by."""
