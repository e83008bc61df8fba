"""Every chip accounted for, event by event (T2), and a table that is stored and comes back."""

import random

import msgspec
import pytest

from pakli.rules import Rake
from pakli.table import (
    Buy,
    JoinList,
    Leave,
    SavedTable,
    SetSwitches,
    Sign,
    SitOut,
    Switches,
    flow_of,
    restored,
    saved,
    sign_of,
)
from tests.table.kit import Sitting, game, sat


def busy() -> Sitting:
    """A table where chips come and go in every way there is."""
    made = game("NL 1/2", rake=Rake(per_mille=50, no_flop_no_drop=False), return_within=30)
    play = sat(sign_of(made, buy_in=(40, 100), cut=False), {1: 100, 2: 60, 3: 90}, button=3)
    play.start()
    play.acts("3 raises to 90, 1 folds, 2 calls")
    play.do(Buy(1, 1), Buy(2, 50), Leave(3), JoinList("someone"), SetSwitches(1, Switches(runs=3)))
    play.checked_down()
    play.do(SitOut(2), play.sit(4, 100))
    return play


def test_T2_what_flows_over_the_tables_edge_is_in_its_books() -> None:
    play = busy()
    flows = [flow for flow in map(flow_of, play.log) if flow is not None]
    books = play.table.books
    assert sum(flow.brought for flow in flows) == books.bought == 100 + 60 + 90 + 1 + 50 + 100
    assert sum(flow.taken_away for flow in flows) == books.cashed_out
    assert sum(flow.raked for flow in flows) == books.raked > 0
    assert {flow.player for flow in flows if flow.taken_away} >= {"player 3"}


def test_a_table_is_stored_between_hands_and_comes_back() -> None:
    play = busy()
    record = msgspec.json.decode(msgspec.json.encode(saved(play.table)), type=SavedTable)
    table = restored(record)
    assert saved(table) == record
    assert (table.chips, table.missing) == (play.table.chips, 0)
    again = Sitting(table)
    assert again.start() == play.start()


def test_no_table_is_stored_in_mid_hand() -> None:
    play = busy()
    play.start()
    with pytest.raises(AssertionError, match="between hands"):
        saved(play.table)


MIXED = (
    sign_of(*[game(f"FL 4/8 {name}") for name in ("holdem", "stud", "razz")], cut=False, buy_in=(10, 500)),
    sign_of(game("PL 1/4/1 five-card-draw"), cut=False, buy_in=(10, 500)),
    sign_of(game("NL 1/2/1 holdem-36"), game("PL 1/2 omaha"), cut=False, buy_in=(10, 500), every=2),
    sign_of(
        *[game(f"FL 4/8 {name}") for name in ("badugi", "deuce-to-seven-triple-draw", "stud-high-low")],
        rotation="dealers_choice",
        buy_in=(10, 500),
    ),
)


@pytest.mark.parametrize("sign", MIXED, ids=lambda sign: "+".join(game.variant for game in sign.games))
def test_mixed_games_at_changing_tables_lose_no_chip(sign: Sign) -> None:
    """All that `Sitting` checks in every step, in the games that have other bets than blinds."""
    chance = random.Random(5)
    play = sat(sign, {1: 60, 2: 60}, button=1)
    for hand in range(60):
        seat = chance.randint(1, play.table.sign.seats)
        if play.table.find(seat) is None:
            play.do(play.sit(seat, 60, f"player {hand} at {seat}"))
        elif chance.random() < 0.2:
            play.do(Leave(seat))
        for broke in play.table.broke:
            play.do(Buy(broke, 60))
        if len(play.table.ready) > 1:
            play.start()
            play.answered()
            play.wild(chance)
    assert play.table.missing == 0
    assert play.table.hands > 40
