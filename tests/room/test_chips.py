"""Chips and seats of who plays: topping up, rebuying, coming in, sitting out, changing seats (T1-T5)."""

from pathlib import Path
from typing import Any, Final

import pytest

from pakli.room.actions import OutAtBigBlind, SitDown
from pakli.rules import ForcedBetsPosted
from pakli.table import Buy, ChangeSeat, ChooseEntry, Leave, MoveChips, SitIn, SitOut
from tests.room.kit import Play, opened, played, sign
from tests.room.test_restart import started_again
from tests.wire.kit import Client

THREE: Final[dict[str, Any]] = {"anna": 200, "bela": 200, "cili": 200}


def limited() -> Any:
    """A table to which 40 to 200 chips may be brought."""
    return sign("NL 1/2", buy_in=(40, 200))


def paid(play: Play, name: str) -> dict[str, int]:
    """What somebody was made to pay in this hand, by kind."""
    tale = play.moment.tale.events
    posts = [post for event in tale if isinstance(event, ForcedBetsPosted) for post in event.posts]
    return {post.kind: post.amount for post in posts if post.seat == play.seat(name)}


async def test_T1_nobody_sits_down_with_less_or_more_than_the_sign_says() -> None:
    async with opened() as play:
        await play.open(limited())
        await play.gives("anna", 1000)
        await play.watch("anna")
        assert await play.refused("anna", SitDown(2, 39)) == "T1 buy.below_minimum"
        assert await play.refused("anna", SitDown(2, 201)) == "T1 buy.above_maximum"
        await play.does("anna", SitDown(2, 200))
        assert await play.store.ledger.balance("player:anna") == 800


async def test_T2_what_is_bought_in_mid_hand_arrives_after_it() -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        await play.gives("cili", 300)
        await play.until_asked("anna")
        await play.does("cili", Buy, 100)
        assert play.moment.table.seat(play.seat("cili")).bought == 100
        assert play.stack("cili") == 198
        assert await play.store.ledger.balance("player:cili") == 200, "they are paid for at once"
        await play.hand_over(fold=True)
        assert play.moment.table.seat(play.seat("cili")).bought == 0
        assert play.stack("cili") == 301


async def test_T3_what_would_be_above_the_maximum_goes_back() -> None:
    async with played(limited(), button="anna", anna=200, bela=200, cili=150) as play:
        await play.gives("cili", 100)
        await play.until_asked("anna")
        await play.does("cili", Buy, 52)
        await play.hand_over(fold=True)
        assert play.stack("cili") == 200
        assert await play.store.ledger.balance("player:cili") == 48 + 3, "one was won meanwhile"


async def test_T3_who_has_the_maximum_cannot_add() -> None:
    async with played(limited(), button="anna", **THREE) as play:
        await play.gives("anna", 100)
        assert await play.refused("anna", Buy(play.seat("anna"), 1)) == "T3 buy.has_maximum"


async def test_T4_who_has_lost_everything_buys_at_least_the_minimum_and_plays_on() -> None:
    async with played(limited(), button="anna", anna=100, bela=100, cili=100) as play:
        await play.does("host", MoveChips(play.seat("anna"), play.seat("bela"), 100, "the test wants it"))
        await play.gives("anna", 100)
        assert await play.refused("anna", Buy(play.seat("anna"), 39)) == "T4 buy.too_little_to_stay"
        await play.does("anna", Buy, 40)
        await play.until_asked()
        assert play.moment.table.in_hand(play.seat("anna"))


async def test_T4_who_has_lost_everything_is_not_dealt_in() -> None:
    async with played(limited(), button="anna", anna=100, bela=100, cili=100) as play:
        await play.does("host", MoveChips(play.seat("anna"), play.seat("bela"), 100, "the test wants it"))
        await play.until(lambda: bool(play.to_act))
        assert not play.moment.table.in_hand(play.seat("anna"))


async def joined(play: Play) -> None:
    """Dora comes to a table where hands are played, left of who has the next big blind."""
    for _ in range(3):
        await play.until_asked()
        await play.hand_over(fold=True)
    await play.sits("dora", 6, 200)


@pytest.mark.parametrize("posts", [True, False])
async def test_T5_a_newcomer_posts_or_waits(posts: bool) -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        await joined(play)
        await play.does("dora", ChooseEntry, posts)
        await play.until_asked()
        assert play.moment.table.in_hand(play.seat("dora")) == posts
        if posts:
            assert paid(play, "dora") == {"live": 2}
        for _ in range(4):
            await play.hand_over(fold=True)
            await play.until_asked()
        assert play.moment.table.in_hand(play.seat("dora")), "the big blind has come to him by now"


async def test_T5_who_missed_his_blinds_pays_them_when_he_comes_back() -> None:
    async with played("NL 1/2", button="anna", dora=200, **THREE) as play:
        await play.until_asked()
        await play.does("cili", SitOut)
        for _ in range(4):
            await play.hand_over(fold=True)
            await play.until_asked()
        seat = play.moment.table.seat(play.seat("cili"))
        assert seat.owes_big
        assert seat.owes_small
        await play.hand_over(fold=True)
        await play.does("cili", SitIn)
        await play.does("cili", ChooseEntry, True)
        await play.until_asked()
        assert paid(play, "cili") == {"live": 2, "dead": 1}


async def test_who_sits_out_at_his_next_big_blind_plays_until_then_and_pays_none() -> None:
    async with played("NL 1/2", button="anna", dora=200, **THREE) as play:
        await play.until_asked()
        await play.does("anna", OutAtBigBlind, True)
        dealt = 0
        for _ in range(6):
            if play.moment.table.in_hand(play.seat("anna")):
                dealt += 1
                assert "big_blind" not in paid(play, "anna")
            await play.hand_over(fold=True)
            await play.until_asked()
        seat = play.moment.table.seat(play.seat("anna"))
        assert seat.out
        assert dealt >= 1
        assert not play.moment.out_at_big_blind, "it was for once"


async def test_who_thinks_better_of_it_pays_his_big_blind() -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        await play.until_asked()
        await play.does("anna", OutAtBigBlind, True)
        await play.does("anna", OutAtBigBlind, False)
        for _ in range(3):
            await play.hand_over(fold=True)
            await play.until_asked()
        assert not play.moment.table.seat(play.seat("anna")).out


async def test_T5_a_change_of_seats_is_between_hands_and_comes_in_anew() -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        await play.until_asked()
        assert await play.refused("anna", ChangeSeat(play.seat("anna"), 6)) == "T5 seat.in_hand"
        await play.hand_over(fold=True)
        assert await play.refused("anna", ChangeSeat(play.seat("anna"), 3)) == "T5 seat.taken"
        stack = play.stack("anna")
        await play.does("anna", ChangeSeat, 6)
        assert play.seat("anna") == 6
        assert play.stack("anna") == stack
        assert play.moment.table.seat(6).must_enter
        assert {viewer.moment.version for viewer in play.watching.values() if viewer.moment} == {
            play.moment.version
        }


async def test_T3_who_leaves_has_every_chip_back_with_what_he_bought_for_later() -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        await play.gives("cili", 100)
        await play.until_asked("anna")
        await play.does("cili", Buy, 60)
        await play.does("cili", Leave)
        await play.hand_over(fold=True)
        assert all(seat.player != "cili" for seat in play.moment.table.seats)
        assert await play.store.ledger.balance("player:cili") in (40 + 198 + 60, 40 + 201 + 60)


async def test_T5_who_comes_back_sits_in_as_he_likes() -> None:
    async with played("NL 1/2", button="anna", **THREE) as play:
        await play.does("anna", SitOut)
        assert await play.refused("anna", SitOut(play.seat("anna"))) == "T5 seat.out_already"
        await play.does("anna", SitIn)
        assert await play.refused("anna", SitIn(play.seat("anna"))) == "T5 seat.in_already"


async def test_case_T10_who_let_his_turns_pass_sits_in_again_heads_up() -> None:
    async with played("NL 1/2", rules={"time_bank": 0}, button="anna", anna=200, bela=200) as play:
        for _ in range(2):
            await play.until(lambda: bool(play.to_act))
            while play.to_act != "anna":
                await play.passive()
                await play.until(lambda: bool(play.to_act))
            await play.delivered()
            await play.pass_time(21)
        await play.hand_over_without("anna")
        assert play.moment.table.seat(play.seat("anna")).out
        await play.does("anna", SitIn)
        await play.until_asked()
        assert play.moment.table.in_hand(play.seat("anna"))


async def test_T3_who_returns_soon_brings_what_he_took_away_and_later_what_he_likes() -> None:
    made = sign("NL 1/2", buy_in=(40, 200), return_within=30)
    async with played(made, button="anna", **THREE) as play:
        await play.does("host", MoveChips(play.seat("bela"), play.seat("anna"), 50, "the test wants it"))
        await play.gives("anna", 100)
        await play.does("anna", Leave)
        rail = Client(play.room, "anna")
        rail.watch(play.table_id)

        def least() -> int:
            amounts = rail.view(play.table_id)["can"]["sit"]["choose"]
            return int(next(one["least"] for one in amounts if one["what"] == "amount"))

        assert await play.refused("anna", SitDown(2, 100)) == "T3 buy.return_with"
        assert least() == 250
        await play.pass_time(29 * 60)
        assert await play.refused("anna", SitDown(2, 100)) == "T3 buy.return_with"
        await play.pass_time(61)
        assert least() == 40
        await play.does("anna", SitDown(2, 100))


async def test_T3_after_a_restart_he_left_when_the_room_was_started(tmp_path: Path) -> None:
    made, url = sign("NL 1/2", buy_in=(40, 200), return_within=30), f"sqlite:///{tmp_path / 'log'}"
    async with played(made, url=url, button="anna", **THREE) as play:
        await play.does("anna", Leave)
        await play.room.close()
        await play.store.close()
        async with started_again(url, play) as again:
            await again.watch("anna")
            assert await again.refused("anna", SitDown(2, 100)) == "T3 buy.return_with"
            await again.pass_time(30 * 60 + 1)
            await again.does("anna", SitDown(2, 100))
