"""
What fair dealing costs the server: a hand of hold'em for six, called down and shown, with players who take
part in the shuffle and without.

    python bench/fair.py [HANDS]

Engine, records folded, and where players take part four sealed packs, the order, and everything all six are
told for their checks, written out as frames. Not the log, nor sockets. Both kinds of hand are played in turn,
so that whatever else the machine does is in both.
"""

import sys
import time
from collections.abc import Sequence
from random import Random
from statistics import median
from typing import Final

from pakli.fairness import Chain
from pakli.room.fair import Attempt, Sealed, laid_down
from pakli.room.fair_told import FairTold, RecordTold, Uncovering, drawn_told, uncovered_in
from pakli.room.kept import opened
from pakli.room.playing import HouseDealer
from pakli.room.records import ChainGiven, Manners, Opened, Record, RecordLaid, SharesGiven
from pakli.rules import (
    Action,
    BettingOptions,
    Call,
    Check,
    HouseRules,
    NoLimit,
    Player,
    Show,
    ShowOptions,
    Stakes,
)
from pakli.table import Sit, StartHand, sign_of
from pakli.table.sign import TableGame
from pakli.wire.fair import fair_frame

SEATS: Final = range(1, 7)


class Sitting:
    """One table, and what its players' clients do."""

    def __init__(self, *, fair: bool) -> None:
        self.dealer = HouseDealer(Random(1))
        game = TableGame("holdem", NoLimit(), Stakes(small_blind=1, big_blind=2), HouseRules())
        kept = opened(Opened(Manners(name="bench"), sign_of(game, seats=6, buy_in=(1, 10**6), cut=False)))
        for seat in SEATS:
            kept = self.dealer.play(kept, Sit(seat, f"p{seat}", 10_000)).kept
        kept = self.dealer.play(kept, self.dealer.button_draw(tuple(SEATS))).kept
        self.chains = {seat: Chain(Random(seat).randbytes(32)) for seat in SEATS}
        self.given = 0
        self.records: list[Record] = []
        self.frames = 0
        if fair:
            given = [ChainGiven(f"p{seat}", self.chains[seat].value(0)) for seat in SEATS]
            kept = kept.after(*given)
        self.fair, self.kept = fair, kept

    def hand(self) -> None:
        """One hand from its start to its end."""
        self._play(StartHand())
        if self.fair:
            self._deal_fairly()
        while isinstance(waiting := self.kept.table.next, Player):
            self._play(_answer(waiting))
            if self.fair:
                self._uncover()

    def _play(self, action: Action | StartHand) -> None:
        played = self.dealer.play(self.kept, action)
        self.kept, self.records = played.kept, list(played.records)

    def _deal_fairly(self) -> None:
        kept = self.kept
        players = [f"p{seat}" for seat in SEATS]
        made = laid_down("bench", kept.table, kept.chains, None, players, Random())
        assert made is not None
        attempt, sealed = made
        kept = kept.noted(kept.table, (RecordLaid(attempt.record, attempt.secret),))
        self._tell(RecordTold(attempt.record))
        self.given += 1
        shares = tuple([(seat, self.chains[seat].value(self.given)) for seat in SEATS])
        kept = kept.noted(kept.table, (SharesGiven(shares),))
        assert kept.fair is not None
        self._tell(drawn_told(kept.fair.now, sealed))
        self._uncovering = _uncovering(kept.fair.now, sealed)
        played = self.dealer.go_on(kept)
        self.kept, self.records = played.kept, list(played.records)
        self._uncover()

    def _tell(self, told: FairTold) -> None:
        for _ in SEATS:
            self.frames += len(fair_frame("bench", told))

    def _uncover(self) -> None:
        records = uncovered_in(self.records)
        for seat in SEATS if records else ():
            told = self._uncovering.of(records, seat)
            if told is not None:
                self.frames += len(fair_frame("bench", told))


def _uncovering(attempt: Attempt, sealed: Sealed) -> Uncovering:
    return Uncovering(attempt, sealed)


def _answer(waiting: Player) -> Action:
    options = waiting.options
    if isinstance(options, ShowOptions):
        return Show(waiting.seat)
    return Call(waiting.seat) if isinstance(options, BettingOptions) and options.call else Check(waiting.seat)


def measured(hands: int) -> tuple[Sequence[float], Sequence[float], float]:
    """Microseconds of each hand without and with players who take part; bytes told in one of the latter."""
    tables = Sitting(fair=False), Sitting(fair=True)
    took: tuple[list[float], list[float]] = ([], [])
    for _ in range(hands):
        for table, times in zip(tables, took, strict=True):
            began = time.process_time()
            table.hand()
            times.append(1e6 * (time.process_time() - began))
    return *took, tables[1].frames / hands / len(SEATS)


def main(hands: int) -> None:
    """Measure and print."""
    plain, fair, told = measured(hands)
    print(f"nobody takes part     {median(plain):7.0f} us a hand")
    print(f"all six take part     {median(fair):7.0f} us a hand")
    print(f"fair dealing costs    {median(fair) - median(plain):7.0f} us a hand")
    print(f"told to each player   {told:7.0f} bytes a hand")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 600)
