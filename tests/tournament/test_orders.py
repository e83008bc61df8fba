"""
What tables are told follows from the tournament and the table as they are: nothing is lost in a crash,
nothing done twice; through real tables.
"""

from random import Random

import pytest
from msgspec.structs import replace

from pakli.bots import RandomBot
from pakli.bots.field import Field
from pakli.rules import Action, Call, Deal, Fold, PostForcedBets, RaiseTo, Stakes
from pakli.table import (
    HoldTable,
    MoveOut,
    Penalize,
    SetButton,
    SitIn,
    SitOut,
    StartHand,
    Table,
    TableAction,
)
from pakli.tournament import (
    HOLDS,
    AddOn,
    BuyRebuy,
    DeclineRebuy,
    EndHand,
    Level,
    PenalizeEntry,
    Rebuy,
    Structure,
    TakeBackBust,
    Tournament,
    TournamentAction,
    TournamentEvent,
    level_at,
    sign_for,
)
from tests.tournament.plans import level, structure
from tests.tournament.running import Running, laws

FAST = tuple([level(big, minutes=6) for big in (200, 400, 800, 1600, 3200, 6400)])
REBUYS = {"rebuy": Rebuy(minutes=8, when="below_start"), "add_on": AddOn("after_rebuys")}


def holdings(table: Table) -> list[tuple[int, str, int, int]]:
    """Who sits where, with how much, put out for how long."""
    return [(seat.number, seat.player, seat.stack + seat.bought, seat.penalty) for seat in table.seats]


class Killed(Field):
    """A host that is killed after every event, before any table was told of it, and starts again."""

    def _tell(self, action: TournamentAction) -> None:
        kept = dict(self.tables)
        super()._tell(action)
        event = self.tournament
        for number in event.open_numbers:
            table = kept.get(number) or Table.open(self._sign)
            for order in event.orders(number, table):
                table, _ = table.play(order)
            assert holdings(table) == holdings(self.tables[number])
            assert event.orders(number, table) == (), "what was done is not done again"
        laws(event)


def played(plan: Structure, players: int, *, kind: type[Field] = Field, seed: int = 4) -> tuple[Field, int]:
    """A field that has played to the end, and how many events its tournament had."""
    log: list[TournamentEvent] = []
    field = kind(plan, players, RandomBot, rng=Random(seed), log=log.append)
    for _ in field.play():
        _in_step(field)
    assert Tournament.open(plan).after(*log) == field.tournament
    return field, len(log)


def _in_step(field: Field) -> None:
    """Tables sit as the tournament says."""
    event = field.tournament
    for number in event.open_numbers:
        spot, table = event.tables[number], field.tables[number]
        names = {seat: event.entries[entry].player for seat, entry in enumerate(spot.seats, 1) if entry}
        assert {seat.number: seat.player for seat in table.seats} == names
        assert spot.playing is (table.dealing is not None)


@pytest.mark.parametrize(
    "fields", [{}, REBUYS, {"bounty": 300, "redraw": False}], ids=["freezeout", "W", "KO"]
)
def test_M4_a_host_that_is_killed_after_every_event_ends_as_one_that_is_not(
    fields: dict[str, object],
) -> None:
    plan = structure(schedule=FAST, table_size=5, **fields)
    killed, _ = played(plan, 14, kind=Killed)
    whole, _ = played(plan, 14)
    assert killed.tournament == whole.tournament
    assert killed.tournament.status == "finished"


class Watched(Field):
    """A host that looks what blinds a player pays in his first hand after a move that keeps tables equal."""

    moved: frozenset[str] = frozenset()
    first_posts: tuple[str, ...] = ()

    def _tell(self, action: TournamentAction) -> None:
        before = self.tournament
        super()._tell(action)
        if isinstance(action, EndHand):
            after = self.tournament
            there = [(entry, before.entries[entry.number]) for entry in after.entries]
            self.moved |= {now.player for now, was in there if now.table and was.table != now.table}

    def _start_hand(self, number: int) -> None:
        super()._start_hand(number)
        table = self.tables[number]
        assert table.dealing is not None
        for seat in table.seats:
            if seat.player in self.moved and seat.number in table.dealing.dealt:
                posts = [post.kind for post in table.dealing.posts if post.seat == seat.number]
                self.first_posts += tuple(posts) if len(table.dealing.dealt) > 2 else ()
                self.moved -= {seat.player}


@pytest.mark.parametrize("preset", ["standard", "verseny"], ids=["dead button", "moving button"])
def test_M4_who_is_moved_is_never_the_small_blind_in_his_first_hand(preset: str) -> None:
    plan = structure(schedule=FAST, table_size=6, preset=preset)
    field, _ = played(plan, 60, kind=Watched)
    assert isinstance(field, Watched)
    assert set(field.first_posts) == {"big_blind"}


@pytest.mark.parametrize("variants", [("holdem",), ("stud", "omaha", "badugi"), ("five-card-draw",)])
def test_M8_any_game_is_played_to_its_end(variants: tuple[str, ...]) -> None:
    plan = structure(schedule=FAST, table_size=4, variants=variants, limit="pot-limit" * (len(variants) == 1))
    field, events = played(plan, 30)
    assert field.tournament.status == "finished"
    assert sum(entry.place == 1 for entry in field.tournament.entries) == 1
    assert events > 60
    (winner,) = [entry for entry in field.tournament.entries if entry.chips]
    assert winner.chips == 300_000


def one_table() -> tuple[Running, Table]:
    play = Running(structure(table_size=4, **REBUYS), 4)
    play.begin()
    table = Table.open(sign_for(play.event.structure, level_at(play.event.structure, 0)))
    return play, told(play, table)


def told(play: Running, table: Table) -> Table:
    for order in play.event.orders(1, table):
        table, _ = table.play(order)
    return table


def test_M4_a_table_is_told_who_sits_there_and_only_once() -> None:
    play, table = one_table()
    assert [seat.player for seat in table.seats] == ["a", "b", "c", "d"]
    assert play.event.orders(1, table) == ()
    assert play.event.report(1, table) is None


def test_M6_chips_that_were_bought_are_brought() -> None:
    play, table = one_table()
    play.hand(1, {"a": 0, "b": 20_000})
    play.do(BuyRebuy("a"))
    # The table is still as it was before the hand: it has a hand to catch up with, all in one go.
    table = told(play, table)
    assert holdings(table) == [
        (1, "a", 10_000, 0),
        (2, "b", 20_000, 0),
        (3, "c", 10_000, 0),
        (4, "d", 10_000, 0),
    ]


def test_F1_a_penalty_goes_where_the_player_goes() -> None:
    play, table = one_table()
    play.do(PenalizeEntry("c", 3, "phone"))
    assert play.event.orders(1, table) == (Penalize(3, 3, "phone"),)
    table = told(play, table)
    table, _ = table.play(MoveOut(3))
    assert [holding[3] for holding in holdings(told(play, table))] == [0, 0, 3, 0]


def test_F1_a_penalty_stays_with_who_gives_chips_back() -> None:
    play = Running(structure(table_size=4), 4)
    play.begin()
    table = told(play, Table.open(sign_for(play.event.structure, level_at(play.event.structure, 0))))
    play.do(PenalizeEntry("b", 3, "phone"))
    play.bust("a", to="b")
    table = told(play, table)
    play.do(TakeBackBust("a", "misread", ((2, 10_000),)))
    assert [holding[3] for holding in holdings(told(play, table))] == [0, 2, 0, 0]


def test_F1_a_table_the_floor_holds_is_left_to_the_floor() -> None:
    play, table = one_table()
    table, _ = table.play(HoldTable("a card is missing"))
    assert play.event.orders(1, table) == ()
    assert "a card is missing" not in HOLDS


def test_case_T3_a_question_is_asked_by_event_and_player() -> None:
    play, other = (one_table()[0] for _ in range(2))
    for event in (play, other):
        event.hand(1, {"a": 0, "b": 20_000})
    play.do(DeclineRebuy("a"))
    assert [entry.player for entry in other.event.asks] == ["a"]
    other.do(BuyRebuy("a"))
    assert play.at("a").status == "out"


def test_case_T10_who_was_absent_heads_up_sits_in_again() -> None:
    play = Running(structure(table_size=2, most=2, sit_and_go=True), 2)
    play.begin()
    table = told(play, Table.open(sign_for(play.event.structure, level_at(play.event.structure, 0))))
    for action in (SitOut(1), SitOut(2)):
        table, _ = table.play(action)
    assert play.event.why_not_begin(1) is None, "absent players are dealt in"
    assert play.event.orders(1, table) == ()
    for back in (SitIn(1), SitIn(2)):
        table, _ = table.play(back)
    assert play.event.orders(1, table) == ()


def test_case_T14_who_won_an_all_in_is_neither_asked_nor_put_out() -> None:
    play, table = one_table()
    table = told(play, Table.open(replace(table.sign, cut=False)))
    hand: list[Action | TableAction] = [
        SetButton(4, "so"),
        StartHand(),
        PostForcedBets(),
        Deal("AsKs2c3cAhKh7d8d"),
        Fold(3),
        Fold(4),
        RaiseTo(1, 10_000),
        Call(2),
        Deal("2d5h9c", "4s"),
        Deal("Tc", "4d"),
        Deal("Jd", "4h"),
    ]
    for action in hand:
        table, _ = table.play(action)
        report = play.event.report(1, table)
        if report is not None:
            play.do(report)
    assert holdings(table)[:2] == [(1, "a", 20_000, 0), (2, "b", 0, 0)]
    assert [entry.player for entry in play.event.asks] == ["b"]
    assert not any(seat.out for seat in table.seats)
    assert play.event.orders(1, table) == ()
    assert play.event.why_not_begin(1) is None


def test_case_T18_a_small_blind_as_big_as_the_big_one_is_played() -> None:
    equal = tuple([Level(Stakes(big, big), minutes=6) for big in (200, 800, 3200)])
    field, _ = played(structure(schedule=equal, table_size=4), 8)
    assert field.tournament.status == "finished"
