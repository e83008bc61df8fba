"""
Short words for tournaments: one is made, played word by word, and told again.

    play("begin, b busts to a, b rebuys, 60 minutes")

    a enters · a leaves · begin · b busts to a · bc bust to a · b loses 4000 to a · a rebuys · a declines
    a adds on · 60 minutes · add-ons over · table 2 starts · table 2 ends · table 2 plays
    all agree to 300 200 (by entry)

Who busts does so in the hand that is on at his table, or else in a new one.

Players are letters, entered already as many as `entries` says.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pytest

from pakli.rulebook.setting import listed
from pakli.rules import RuleViolation
from pakli.tournament import (
    AddOnOver,
    AgreeDeal,
    BuyAddOn,
    BuyRebuy,
    DeclineRebuy,
    Elapse,
    Enter,
    OfferDeal,
    Structure,
    TournamentAction,
    Withdraw,
    level_at,
)
from tests.rulebook.cases import Named
from tests.tournament.running import Running

__all__ = ["Case", "Refused", "check", "check_refused"]


@dataclass(frozen=True, slots=True)
class Case(Named):
    """After this play the event reads so: facts of `told`, each."""

    event: Structure
    entries: int
    play: str
    then: str


@dataclass(frozen=True, slots=True)
class Refused(Named):
    """After this play what somebody `tries` is forbidden: by which clause, under which code."""

    event: Structure
    entries: int
    play: str
    tries: str
    because: str


_OF_ONE: Final[dict[str, Callable[[str], TournamentAction]]] = {
    "enters": Enter,
    "leaves": Withdraw,
    "rebuys": BuyRebuy,
    "declines": DeclineRebuy,
    "adds on": BuyAddOn,
}


@dataclass(slots=True)
class _Played:
    running: Running

    def word(self, word: str) -> None:
        """One word."""
        play = self.running
        match word.split():
            case ["begin"]:
                play.begin()
            case [losers, "bust" | "busts", "to", winner]:
                at = play.at(winner)
                if not play.event.tables[at.table].playing:
                    play.start(at.table)
                won = sum(play.at(loser).chips for loser in losers)
                play.end(at.table, dict.fromkeys(losers, 0) | {winner: at.chips + won})
            case [loser, "loses", chips, "to", winner]:
                here = {loser: play.at(loser).chips - int(chips), winner: play.at(winner).chips + int(chips)}
                play.hand(play.at(winner).table, here)
            case ["table", number, what]:
                self._hand(int(number), what)
            case ["all", "agree", "to", *amounts]:
                there = [one for one in play.event.entries if one.status == "playing"]
                pairs = zip(there, amounts, strict=True)
                play.do(OfferDeal(tuple([(one.number, int(amount)) for one, amount in pairs])))
                for one in there:
                    play.do(AgreeDeal(one.player))
            case _:
                play.do(action_of(word))

    def _hand(self, table: int, what: str) -> None:
        if what in ("starts", "plays"):
            self.running.start(table)
        if what in ("ends", "plays"):
            self.running.end(table)


def action_of(word: str) -> TournamentAction:
    """What a player's word, or the clock's, means."""
    who, _, what = word.partition(" ")
    if what in _OF_ONE:
        return _OF_ONE[what](who)
    if what == "minutes":
        return Elapse(60 * int(who))
    assert word == "add-ons over", word
    return AddOnOver()


def played(event: Structure, entries: int, play: str) -> Running:
    """The event after it."""
    found = _Played(Running(event, entries))
    for word in listed(play):
        found.word(word)
    return found.running


def told(running: Running) -> set[str]:
    """Everything that can be said of an event, in short."""
    event = running.event
    money = event.takings
    said = {event.status, f"{event.left} left", f"pool {money.pool}", f"shares {money.shares}"}
    said |= {"prizes " + " ".join(map(str, event.prizes))} if event.closed else {"prizes open"}
    if event.status == "running":
        said |= {event.clock.phase, f"blinds {_blinds(event.structure, event.clock.level)}"}
        said |= {f"tables {' '.join(running.seating().values())}"}
    said |= {"hand-for-hand"} if event.bubble is not None else set()
    for entry in event.entries:
        said |= _of_entry(entry)
    return said


def _blinds(structure: Structure, level: int) -> str:
    stakes = level_at(structure, level - 1).stakes
    return f"{stakes.small_blind}/{stakes.big_blind}"


def _of_entry(entry: Any) -> set[str]:
    name = entry.player
    said = {f"{name} {entry.chips}", f"{name} {entry.status}", f"{name} {entry.rebuys} rebuys"}
    if entry.place:
        said |= {f"{name} place {entry.place}", f"{name} paid {entry.prize + entry.dealt}"}
    return said | ({f"{name} add-on"} if entry.added_on else set())


def check(case: Case) -> None:
    """Each fact is among what is told."""
    said = told(played(case.event, case.entries, case.play))
    missing = {fact.strip() for fact in case.then.split(",")} - said
    assert not missing, f"{sorted(missing)} not among {sorted(said)}"


def check_refused(case: Refused) -> None:
    """It is refused by that clause and code, and nothing has changed."""
    running = played(case.event, case.entries, case.play)
    before = running.event
    with pytest.raises(RuleViolation) as refused:
        _Played(running).word(case.tries)
    because = f"{refused.value.refusal.clause} {refused.value.refusal.code}"
    assert because == case.because, because
    assert running.event == before
