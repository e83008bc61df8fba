"""
Any tournament, played by chance: hands that end anyhow, late entries, rebuys, the director's whims.

At every step (`Running`): folding the events gives the state, chips add up, everybody sits once; at every
hand's start tables differ by no more than allowed; at the end prizes and fees are the money taken, and each
player has a place.
"""

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from pakli.tournament import (
    AddOn,
    AddOnOver,
    Break,
    BuyAddOn,
    BuyRebuy,
    DeclineRebuy,
    Disqualify,
    Draw,
    DropDeal,
    Elapse,
    Enter,
    FixSeat,
    OfferDeal,
    OrderBreaks,
    Pause,
    Payouts,
    PenalizeEntry,
    Rebuy,
    Resume,
    Satellite,
    SetClock,
    SetHandForHand,
    Structure,
    TakeBackBust,
    TakeBackClock,
    TakeBackEntry,
    TakeBackMove,
    Tournament,
    TournamentAction,
    TournamentEvent,
)
from pakli.tournament.balance import SHORT, breaking
from pakli.tournament.judge_deals import open_prizes
from pakli.tournament.saving import SavedTournament, restored, saved
from tests.tournament.plans import level, structure
from tests.tournament.running import Running, player, refused

SCHEDULE = (level(100), level(200), Break(10, main=True), level(400))


@st.composite
def structures(draw: st.DrawFn) -> Structure:
    """Structures that can be played."""
    rebuy = draw(
        st.sampled_from(
            [
                None,
                Rebuy(minutes=30, when="below_start"),
                Rebuy(when="below_start", times=1),
                Rebuy(minutes=10),
            ]
        )
    )
    add_on = draw(st.sampled_from([None, AddOn("main_break", chips=20_000), AddOn("after_rebuys")]))
    late, bounty = draw(st.sampled_from([0, 1, 3])), draw(st.sampled_from([0, 333]))
    payouts = draw(
        st.sampled_from([Payouts(), Payouts("flat", places=5), Payouts("winner", guaranteed=9_999)])
    )
    return structure(
        schedule=SCHEDULE,
        table_size=draw(st.integers(2, 7)),
        rebuy=rebuy,
        add_on=add_on if rebuy is not None or add_on is None or add_on.when == "main_break" else None,
        late_levels=late,
        reentries=draw(st.sampled_from([0, 2])) if late else 0,
        bounty=bounty,
        progressive=draw(st.sampled_from([0, 50])) if bounty else 0,
        payouts=payouts,
        satellite=draw(st.sampled_from([None, None, Satellite("Sunday", 3_000)])),
        redraw=draw(st.booleans()),
        hand_for_hand=draw(st.booleans()),
    )


class Whims:
    """Somebody who does anything that is possible."""

    def __init__(self, plan: Structure, entries: int, chance: Random) -> None:
        self.chance, self.play = chance, Running(plan, entries)
        self.play.draws = False
        if chance.random() < 0.3:
            self.play.do(FixSeat(player(1), plan.table_size))
        self.play.begin()
        self.come = entries
        self.dealt: dict[int, frozenset[int]] = {}

    def step(self) -> None:
        event, chance = self.play.event, self.chance
        wanted = event.draw
        if wanted is not None and chance.random() < 0.8:
            order, seats = list(wanted.entries), list(range(1, wanted.seats + 1))
            chance.shuffle(order)
            chance.shuffle(seats)
            self.play.do(Draw(tuple(order), tuple(seats)))
            return
        busy = [spot.number for spot in event.tables if spot.playing]
        idle = [number for number in event.open_numbers if event.why_not_begin(number) is None]
        dice = chance.random()
        if idle and (dice < 0.45 or not busy):
            self._start(chance.choice(idle))
        elif busy and dice < 0.85:
            self._end(chance.choice(busy))
        else:
            self._anything()

    def _start(self, table: int) -> None:
        event = self.play.event
        gone = breaking(event)  # its players are about to be drawn to the others
        sizes = [event.tables[number].size for number in event.open_numbers if number != gone]
        if event.bubble is None:
            assert max(sizes) - event.tables[table].size < SHORT
        self.play.start(table)
        self._once_a_round(table)

    def _once_a_round(self, table: int) -> None:
        """M4: nobody plays two hands in a round of hand-for-hand."""
        event = self.play.event
        if event.bubble is None or not event.bubble.round:
            return
        there = {entry.number for entry in event.seated(event.tables[table])}
        before = self.dealt.get(event.rounds, frozenset[int]())
        assert not there & before
        self.dealt = {event.rounds: before | there}

    def _end(self, table: int) -> None:
        """Some lose some or all of what they have to one of them."""
        chance, event = self.chance, self.play.event
        there = [entry for entry in event.seated(event.tables[table]) if entry.chips]
        winner = chance.choice(there)
        chips, won = {}, 0
        for entry in there:
            if entry is winner or chance.random() < 0.4:
                continue
            lost = entry.chips if chance.random() < 0.5 else entry.chips // 2
            chips[entry.player], won = entry.chips - lost, won + lost
        chips[winner.player] = winner.chips + won
        beaten = {name: winner.player for name, left in chips.items() if not left}
        self.play.end(table, chips, **beaten)

    def _anything(self) -> None:
        """One thing of many; what is refused changes nothing."""
        event, chance = self.play.event, self.chance
        someone = chance.choice(list(event.entries))
        other = chance.choice(list(event.entries))
        stacks = [entry for entry in event.entries if entry.chips]
        share = sum(open_prizes(event)) // max(1, event.left)
        rest = sum(open_prizes(event)) - share * event.left
        deal = tuple([(one.number, share + (at < rest)) for at, one in enumerate(stacks)])
        self.come += 1
        tried: list[TournamentAction] = [
            Elapse(chance.choice([60, 600, 1500])),
            Enter(player(self.come)),
            Enter(someone.player),
            BuyRebuy(someone.player),
            BuyAddOn(someone.player),
            PenalizeEntry(someone.player, 2, "phone"),
            TakeBackMove(someone.player, "wrong"),
            TakeBackBust(someone.player, "wrong", ((other.number, 7),)),
            TakeBackBust(someone.player, "wrong"),
            OfferDeal(deal),
            SetClock(chance.choice([0, 2, 3]), 300, "so"),
            Pause("bell"),
            SetHandForHand(chance.random() < 0.5, "so"),
            OrderBreaks(event.open_numbers[:1]),
            TakeBackClock("so"),
            TakeBackEntry(someone.player, "wrong"),
            DropDeal(),
        ]
        if chance.random() < 0.1:
            tried.append(Disqualify(someone.player, "cheated"))
        action = chance.choice(tried)
        if event.paused:
            action = Resume()
        elif event.asks and chance.random() < 0.7:
            asked = chance.choice(event.asks).player
            action = BuyRebuy(asked) if chance.random() < 0.5 else DeclineRebuy(asked)
        elif event.add_on == "open" and chance.random() < 0.3:
            action = AddOnOver()
        if refused(self.play, action) == ("", ""):
            self.play.do(action)


def _goes_on(event: Tournament) -> None:
    """An event that asks nobody anything, and whose clock goes, has a table that may play."""
    waits = event.paused or event.busy or event.draw or event.asks or event.add_on == "open"
    if event.status == "running" and not waits and event.clock.phase == "level":
        assert any(event.why_not_begin(number) is None for number in event.open_numbers)


def _stored(event: Tournament) -> None:
    """A tournament can be stored at any moment, and goes on from there."""
    record = msgspec.json.encode(saved(event))
    assert restored(msgspec.json.decode(record, type=SavedTournament)) == event


@settings(max_examples=25, deadline=None)
@given(structures(), st.integers(2, 26), st.integers(0, 2**32))
def test_any_tournament_played_anyhow_keeps_its_laws_and_ends(
    plan: Structure, entries: int, seed: int
) -> None:
    whims = Whims(plan, entries, Random(seed))
    for _ in range(1500):
        if whims.play.event.status != "running":
            break
        whims.step()
        _goes_on(whims.play.event)
        if not whims.chance.randrange(40):
            _stored(whims.play.event)
    event, log = whims.play.event, whims.play.log
    assert event.status == "finished" or whims.come > 200
    told = msgspec.json.encode(log)
    assert msgspec.json.decode(told, type=list[TournamentEvent]) == log
    assert Tournament.open(plan).after(*log) == event
