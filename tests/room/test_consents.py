"""
What the table asks before and in a hand, with its deadlines: straddle, cut, game, run-outs (S1-S3, P4, G8,
P16).
"""

from typing import Any, Final

import pytest
from msgspec.structs import replace

from pakli.room import Pace
from pakli.rules import Call, RaiseTo, RunsAgreed
from pakli.table import (
    ANY_RUNS,
    ASK_RUNS,
    ChooseGame,
    Cut,
    CutOffer,
    Decline,
    GameChoice,
    RunsQuestion,
    SetSwitches,
    Sign,
    Straddle,
    StraddleOffer,
    Switches,
    WishRuns,
    game_of,
    sign_of,
)
from pakli.table.events import GameChosen, PackCut, RunsSettled, StraddleDeclined, StraddleTaken
from tests.room.kit import Play, played, sign
from tests.room.test_restart import same_again

THREE: Final[dict[str, Any]] = {"anna": 200, "bela": 200, "cili": 200}


async def agree(play: Play, **switches: bool | int) -> None:
    """Everybody's switches."""
    for name in THREE:
        await play.does(name, SetSwitches, Switches(**switches))  # type: ignore[arg-type]


async def until_asks(play: Play, kind: type) -> int:
    """Let time pass until the table asks this; the first seat asked."""
    await play.until(lambda: isinstance(play.moment.table.question, kind))
    assert play.moment.asked is not None
    await same_again(play)
    return play.moment.asked.seats[0]


def told(play: Play, kind: type) -> list[object]:
    """What happened of a kind in this hand."""
    return [event for event in play.moment.tale.events if isinstance(event, kind)]


async def test_S1_one_no_and_nobody_is_offered_the_straddle() -> None:
    async with played("NL 1/2", rules={"straddle": True}, button="anna", **THREE) as play:
        await agree(play, straddle=True)
        await play.does("bela", SetSwitches, Switches(straddle=False))
        await play.until_asked()
        assert not told(play, StraddleTaken)
        assert not told(play, StraddleDeclined)


async def test_S2_the_straddle_is_offered_taken_and_acted_over() -> None:
    async with played("NL 1/2", rules={"straddle": True}, button="anna", dora=200, **THREE) as play:
        await agree(play, straddle=True)
        await play.does("dora", SetSwitches, Switches(straddle=True))
        seat = await until_asks(play, StraddleOffer)
        name = play.name(seat)
        other = next(one for one in THREE if one != name)
        assert await play.refused(other, Straddle(play.seat(other))) == "S2 ask.not_you"
        await play.does(name, Straddle)
        await play.until_asked()
        hand = play.moment.table.playing
        assert hand is not None
        assert hand.seat(seat).front == 4
        assert play.to_act != name
        await same_again(play)


async def test_S3_who_says_nothing_has_declined_when_his_time_is_up() -> None:
    async with played("NL 1/2", rules={"straddle": True}, button="anna", **THREE) as play:
        await agree(play, straddle=True)
        seat = await until_asks(play, StraddleOffer)
        await play.delivered()
        await play.pass_time(play.room.house.pace.straddle - 1)
        assert isinstance(play.moment.table.question, StraddleOffer)
        await play.pass_time(2)
        assert told(play, StraddleDeclined) == [StraddleDeclined(seat)]
        assert not play.moment.table.seat(seat).out, "nobody sits out for a small question"


async def test_S1_a_switch_turned_off_while_it_is_offered_ends_the_offer() -> None:
    async with played("NL 1/2", rules={"straddle": True}, button="anna", **THREE) as play:
        await agree(play, straddle=True)
        seat = await until_asks(play, StraddleOffer)
        other = next(name for name in THREE if play.seat(name) != seat)
        await play.does(other, SetSwitches, Switches(straddle=False))
        assert play.moment.table.question is None
        await play.until_asked()


async def test_P4_the_cut_is_where_it_was_made() -> None:
    async with played(sign("NL 1/2", cut=True), button="anna", **THREE) as play:
        seat = await until_asks(play, CutOffer)
        order = play.moment.kept.rest
        assert await play.refused(play.name(seat), Cut(seat, 52)) == "P4 cut.no_such_place"
        await play.does(play.name(seat), Cut, 10)
        assert told(play, PackCut) == [PackCut(seat, 10)]
        hand = play.moment.table.playing
        assert hand is not None
        dealt = {hand.seats[at].cards[:2] for at in range(3)}
        assert dealt == {order[at : at + 2] for at in (20, 22, 24)}


async def test_P4_no_answer_and_no_cut() -> None:
    async with played(sign("NL 1/2", cut=True), button="anna", **THREE) as play:
        seat = await until_asks(play, CutOffer)
        await play.delivered()
        await play.pass_time(play.room.house.pace.cut + 1)
        assert told(play, PackCut) == [PackCut(seat, 0)]


async def test_P4_who_wants_no_offer_is_not_asked() -> None:
    async with played(sign("NL 1/2", cut=True), button="anna", **THREE) as play:
        await agree(play, cut=False)
        await play.until_asked()
        assert not told(play, PackCut)


def choice() -> Sign:
    """Dealer's choice of two games."""
    stakes = sign("NL 1/2").games[0].stakes
    games = [game_of(name, stakes, limit="pot-limit") for name in ("holdem", "omaha")]
    return sign_of(*games, seats=6, buy_in=(1, 10**6), rotation="dealers_choice", cut=False)


async def test_G8_the_button_names_the_game() -> None:
    async with played(choice(), button="anna", **THREE) as play:
        seat = await until_asks(play, GameChoice)
        assert play.name(seat) == "anna"
        assert await play.refused("anna", ChooseGame(seat, 2)) == "G8 choice.no_such_game"
        await play.does("anna", ChooseGame, 1)
        hand = play.moment.table.playing
        assert hand is not None
        assert hand.plan.setup.variant == "omaha"
        await same_again(play)


async def test_G8_where_it_is_not_named_in_time_the_same_game_is_played() -> None:
    async with played(choice(), button="anna", **THREE) as play:
        seat = await until_asks(play, GameChoice)
        await play.delivered()
        await play.pass_time(play.room.house.pace.game + 1)
        assert told(play, GameChosen) == [GameChosen(seat, 0)]
        assert play.to_act


async def test_G8_a_snapshot_is_of_the_table_before_the_game_was_named() -> None:
    pace = replace(Pace.none(), game=0.1, delivery=0.1)
    async with played(choice(), pace=pace, anna=300, bela=300) as play:
        while play.hands < 60:
            await play.until_asked()
            await play.passive(fold=True)
        saved = await play.store.snapshot(f"table:{play.table_id}")
        assert saved is not None
        assert saved.version > play.moment.version / 3
        await same_again(play)


async def all_in(play: Play) -> None:
    """Anna and bela are all-in before the flop; cili folds."""
    await play.until_asked("anna")
    await play.does("anna", RaiseTo, 200)
    await play.does("bela", Call)
    await play.passive(fold=True)


@pytest.mark.parametrize(
    ("wishes", "runs"),
    [((3, 3), 3), ((3, 2), 2), ((1, 3), 1), ((3, 1), 1), ((ANY_RUNS, 2), 2), ((ANY_RUNS, ANY_RUNS), 1)],
)
async def test_P16_as_often_as_all_accept(wishes: tuple[int, int], runs: int) -> None:
    async with played("NL 1/2", rules={"run_outs": 3}, button="anna", **THREE) as play:
        await all_in(play)
        await until_asks(play, RunsQuestion)
        for name, wish in zip(("anna", "bela"), wishes, strict=True):
            if isinstance(play.moment.table.question, RunsQuestion):
                await play.does(name, WishRuns, wish)
                await same_again(play)
        assert told(play, RunsSettled) == [RunsSettled(runs)]
        assert told(play, RunsAgreed) == ([RunsAgreed(runs)] if runs > 1 else [])
        await play.until(lambda: play.moment.table.dealing is None)
        hand = play.moment.table.hand
        assert hand is not None
        assert len(hand.cards.boards) == runs


async def test_P16_nobody_is_asked_twice_nor_of_more_than_the_house_allows() -> None:
    async with played("NL 1/2", rules={"run_outs": 2}, button="anna", **THREE) as play:
        await all_in(play)
        await until_asks(play, RunsQuestion)
        assert await play.refused("anna", WishRuns(play.seat("anna"), 3)) == "P16 runs.too_many"
        assert await play.refused("cili", WishRuns(play.seat("cili"), 2)) == "P16 ask.not_you"
        await play.does("anna", WishRuns, 2)
        assert await play.refused("anna", WishRuns(play.seat("anna"), 1)) == "P16 ask.answered_already"


async def test_P16_switches_answer_beforehand() -> None:
    async with played("NL 1/2", rules={"run_outs": 3}, button="anna", **THREE) as play:
        await agree(play, runs=2)
        await all_in(play)
        assert told(play, RunsAgreed) == [RunsAgreed(2)]


async def test_P16_silence_is_once() -> None:
    async with played("NL 1/2", rules={"run_outs": 3}, button="anna", **THREE) as play:
        await agree(play, runs=ASK_RUNS)
        await all_in(play)
        await until_asks(play, RunsQuestion)
        await play.does("anna", WishRuns, 3)
        await play.delivered()
        await play.pass_time(play.room.house.pace.runs + 1)
        assert told(play, RunsSettled) == [RunsSettled(1)]


async def test_who_is_gone_is_not_waited_for_in_a_small_question() -> None:
    async with played("NL 1/2", rules={"straddle": True}, button="anna", **THREE) as play:
        await agree(play, straddle=True)
        seat = await until_asks(play, StraddleOffer)
        await play.lost(play.name(seat))
        await play.pass_time(play.room.house.pace.straddle + 1)
        assert told(play, StraddleDeclined) == [StraddleDeclined(seat)]


async def test_an_answer_to_nothing_is_refused() -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        await play.until_asked("anna")
        seat = play.seat("anna")
        assert await play.refused("anna", Straddle(seat)) == "S2 ask.nothing_asked"
        assert await play.refused("anna", Decline(seat)) == "S2 ask.nothing_asked"
        assert await play.refused("anna", Cut(seat, 5)) == "P4 ask.nothing_asked"
        assert await play.refused("anna", ChooseGame(seat, 0)) == "G8 ask.nothing_asked"
        assert await play.refused("anna", WishRuns(seat, 1)) == "P16 ask.nothing_asked"
