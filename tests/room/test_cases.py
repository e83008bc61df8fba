"""The cases of the field that are a room's: by their numbers."""

from pakli.club.accounts import account_of
from pakli.room import Pace
from pakli.room.actions import SitDown
from pakli.rules import Call, Checked, Fold, Folded, RaiseTo
from pakli.table import Leave, SitIn, SitOut
from tests.room.kit import Play, played


def timed_out(play: Play) -> list[int]:
    """Seats whose turns passed without a word, in order."""
    tale = play.moment.tale.events
    return [event.seat for event in tale if isinstance(event, Folded | Checked) and event.timed_out]


async def test_case_T7_no_connection_and_an_unlimited_clock() -> None:
    rules = {"time_to_act": 0, "disconnect_grace": 30}
    async with played("NL 1/2", rules=rules, button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.pass_time(3600)
        assert play.to_act == "anna"
        await play.lost("anna")
        await play.pass_time(29)
        assert play.to_act == "anna"
        await play.pass_time(2)
        assert play.to_act == "bela"
        assert timed_out(play) == [play.seat("anna")]


async def test_case_T7_everybody_gone_the_hand_still_ends() -> None:
    async with played("NL 1/2", anna=200, bela=200, cili=200) as play:
        await play.until_asked()
        for name in ("anna", "bela", "cili"):
            await play.lost(name)
        await play.pass_time(3 * 60 * 60)
        assert play.moment.table.dealing is None
        assert not play.moment.table.seats  # they lost their seats in the end, and have their chips
        for name in ("anna", "bela", "cili"):
            assert await play.store.ledger.balance(account_of(name)) > 0
        total = [await play.store.ledger.balance(account_of(name)) for name in ("anna", "bela", "cili")]
        assert sum(total) == 600


async def test_case_T8_a_real_action_brings_the_whole_grace_back() -> None:
    rules = {"time_bank": 0}
    async with played("NL 1/2", rules=rules, button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.lost("anna")
        await play.pass_time(20 + 29)
        assert play.to_act == "anna"
        await play.watch("anna")
        await play.does("anna", Call)  # a real action, with a second of grace left
        await play.lost("anna")
        await play.does("bela", Call)
        await play.passive()
        await play.until_asked("bela")
        await play.passive()
        await play.passive()
        assert play.to_act == "anna"
        await play.pass_time(20 + 29)
        assert play.to_act == "anna"  # the whole grace again
        await play.pass_time(2)
        assert play.to_act != "anna"


async def test_case_T8_grace_is_used_up_by_turns_let_pass() -> None:
    rules = {"time_bank": 0, "absent": "check_or_fold"}
    pace = Pace(time_outs=100)
    async with played("NL 1/2", rules=rules, pace=pace, button="cili", anna=200, bela=200, cili=200) as play:
        await play.until_asked("cili")
        await play.passive()
        await play.passive()
        await play.lost("bela")
        await play.pass_time(20 + 31)  # bela, big blind: time and all his grace; he checks
        assert timed_out(play) == [play.seat("bela")]
        await play.until_asked("anna")
        await play.passive()
        assert play.to_act == "bela"
        await play.pass_time(21)
        assert timed_out(play) == [play.seat("bela")] * 2  # no grace any more


async def test_case_T9_who_comes_back_has_the_table_the_question_and_the_time_that_is_left() -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        asked = play.moment.asked
        await play.delivered()
        await play.pass_time(12)
        await play.lost("anna")
        assert play.moment.away == {"anna"}
        back = await play.watch("anna")
        assert back.shown == 1
        assert back.moment is not None
        assert back.moment.asked == asked
        assert not back.moment.away
        clock = back.moment.clock
        assert clock is not None
        assert clock.left_at(play.clock.now()) == 8
        await play.does("anna", Call)


async def test_case_T11_fold_and_sit_out_then_gone() -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.does("anna", Fold)
        await play.does("anna", SitOut)
        await play.lost("anna")
        await play.hand_over(fold=True)
        await play.until_asked("bela")  # the next hand, without anna: heads-up, the button acts first
        assert not play.moment.table.in_hand(play.seat("anna"))
        assert play.stack("anna") == 200
        await play.until(lambda: all(seat.player != "anna" for seat in play.moment.table.seats), most=1200)
        assert await play.store.ledger.balance(account_of("anna")) == 200


async def test_case_T11_leave_in_the_middle_of_a_hand_nobody_waits() -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.does("bela", Leave)
        await play.lost("bela")
        await play.does("anna", Call)
        await play.settle()
        await play.pass_time(0.1)
        assert play.to_act == "cili"  # bela's small blind was folded at once
        await play.hand_over(fold=True)
        assert "bela" not in [seat.player for seat in play.moment.table.seats]
        assert await play.store.ledger.balance(account_of("bela")) == 199


async def test_who_sits_out_after_the_hand_and_stays_connected_still_plays_it() -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.does("anna", SitOut)
        assert play.to_act == "anna"
        await play.pass_time(10)
        assert play.to_act == "anna"
        await play.does("anna", Call)


async def test_case_T13_the_first_action_of_the_first_game_times_out() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        await play.until_asked()
        first = play.to_act
        await play.delivered()
        await play.pass_time(20 + 61)
        assert timed_out(play) == [play.seat(first)]
        await play.until_asked()
        assert play.moment.table.hands == 2


async def test_case_T14_nobody_is_put_out_for_winning_an_all_in_or_for_sitting_down() -> None:
    async with played("NL 1/2", button="anna", anna=40, bela=200) as play:
        await play.until_asked("anna")
        await play.does("anna", RaiseTo(play.seat("anna"), 40))
        await play.passive()
        await play.until(lambda: play.moment.table.dealing is None)
        for seat in play.moment.table.seats:
            assert not seat.out
        assert not play.moment.requests


async def test_case_T15_the_clock_starts_when_the_question_is_delivered() -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.pass_time(3)  # the question is still under way
        clock = play.moment.clock
        assert clock is not None
        assert clock.left_at(play.clock.now()) == 20
        await play.delivered()
        await play.pass_time(5)
        clock = play.moment.clock
        assert clock is not None
        assert clock.left_at(play.clock.now()) == 15


async def test_case_T15_but_nobody_can_hold_the_table_up_by_not_reading() -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.pass_time(5 + 20 + 60 + 1)
        assert play.to_act == "bela"


async def test_case_T16_one_failing_viewer_and_the_others_still_receive() -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200, cili=200) as play:
        rail = await play.watch("dora")

        def fail() -> None:
            raise OSError("the socket is dead")

        play.watching["bela"].before = fail
        await play.until_asked("anna")
        await play.does("anna", Call)
        assert play.moment.away == {"bela"}
        for viewer in (rail, play.watching["anna"], play.watching["cili"]):
            assert viewer.moment is not None
            assert viewer.moment.version == play.moment.version
        await play.hand_over_without("bela")


async def test_who_was_timed_out_often_enough_sits_out_and_can_come_back() -> None:
    rules = {"time_bank": 0}
    async with played("NL 1/2", rules=rules, button="anna", anna=200, bela=200, cili=200) as play:
        for _ in range(2):
            await play.until_asked("anna")
            await play.delivered()
            await play.pass_time(21)
            await play.hand_over_without("anna")
        assert play.moment.table.seat(play.seat("anna")).out
        await play.does("anna", SitIn)
        assert not play.moment.table.seat(play.seat("anna")).out


async def test_a_seat_kept_for_nothing_heads_up_is_lost_sooner() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        await play.does("bela", SitOut)
        await play.until(lambda: len(play.moment.table.seats) == 1, most=125)
        assert await play.store.ledger.balance(account_of("bela")) == 200


async def test_two_sign_ins_of_one_player_are_one_player() -> None:
    async with played("NL 1/2", button="anna", anna=200, bela=200, cili=200) as play:
        first = play.watching["anna"]
        second = await play.watch("anna")
        await play.until_asked("anna")
        await play.does("anna", Call)
        assert second.moment is not None
        assert first.moment is not None
        assert first.moment.version == second.moment.version == play.moment.version
        await play.lost("anna")
        assert not play.moment.away  # one of them is still there
        play.actor.unwatch(first)
        assert play.moment.away == {"anna"}


async def test_the_same_player_cannot_take_two_seats() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        await play.gives("anna", 200)
        assert await play.refused("anna", SitDown(6, 100)) == "T5 seat.already_here"
