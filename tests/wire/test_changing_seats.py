"""
Who changes seats or takes another's: pages of all show what is his, and nothing of who sat there before (I5,
F2).
"""

from typing import Any

import pytest

from pakli.room import Pace
from tests.wire.kit import Client, Talk, talking

SLOW = Pace(after_fold=60, after_showdown=60, first_hand=1, run_out=0)
PLAYERS: dict[str, Any] = {"anna": 200, "bela": 200, "cili": 200}


async def moved(talk: Talk, name: str, to: int) -> Client:
    """A hand is played and shown, then somebody changes seats."""
    await talk.play.until_asked()
    await talk.play.hand_over()
    await talk.does(name, {"type": "change_seat", "seat": talk.play.seat(name), "to": to})
    talk.check()
    return talk.client(name)


async def test_all_he_may_do_he_does_in_his_new_seat() -> None:
    async with talking("NL 1/2", rules={"run_outs": 2}, pace=SLOW, button="anna", **PLAYERS) as talk:
        anna = await moved(talk, "anna", 6)
        assert anna.view(talk.table)["me"]["seat"] == 6
        for option in anna.view(talk.table)["can"].values():
            assert option["action"].get("seat", 6) == 6
        switches = anna.view(talk.table)["can"]["switches"]["action"]
        await talk.does("anna", switches)
        await talk.does("anna", anna.view(talk.table)["can"]["leave"]["action"])
        assert "6" not in anna.view(talk.table)["seats"]


async def test_pages_of_others_show_him_there_and_the_old_seat_empty() -> None:
    async with talking("NL 1/2", pace=SLOW, button="anna", **PLAYERS) as talk:
        talk.client("rail")
        anna = await moved(talk, "anna", 6)
        for name in ("bela", "rail", "anna"):
            seats = talk.client(name).view(talk.table)["seats"]
            assert "2" not in seats
            assert seats["6"]["name"] == "Anna"
            assert seats["6"]["status"] == "none"
            assert not seats["6"]["cards"]
            assert "won" not in seats["6"]
        assert anna.log[-1]["say"] == "event-changes-seat"
        fresh = Client(talk.play.room, "rail")
        fresh.watch(talk.table)
        assert fresh.view(talk.table) == talk.client("rail").view(talk.table)


async def test_he_plays_on_and_sees_his_own_cards_alone() -> None:
    async with talking("NL 1/2", pace=SLOW, button="anna", **PLAYERS) as talk:
        anna = await moved(talk, "anna", 6)
        option = anna.view(talk.table)["can"].get("post")
        if option is not None:
            await talk.does("anna", option["action"])
        for _ in range(4):
            await talk.play.until_asked()
            talk.check()
            view = anna.view(talk.table)
            others = [seat for number, seat in view["seats"].items() if number != "6"]
            assert all(set(seat["cards"]) <= {"?"} for seat in others)
            if talk.play.moment.table.in_hand(6):
                break
            await talk.play.hand_over(fold=True)
        hand = talk.play.moment.table.playing
        assert hand is not None
        assert anna.view(talk.table)["seats"]["6"]["cards"] == hand.seat(6).cards
        await talk.play.hand_over()
        talk.check()


async def test_moved_by_the_floor_in_the_middle_of_a_hand_he_is_not_in() -> None:
    async with talking("NL 1/2", pace=SLOW, button="anna", dora=200, **PLAYERS) as talk:
        await talk.does("anna", {"type": "sit_out", "seat": talk.play.seat("anna")})
        await talk.play.until_asked()
        seat = talk.play.seat("anna")
        ruling = {"type": "change_seat", "seat": seat, "to": 1, "reason": "the light"}
        await talk.does("floor", ruling)
        talk.check()
        assert talk.client("anna").view(talk.table)["me"]["seat"] == 1
        await talk.play.hand_over()
        talk.check()


@pytest.mark.parametrize("shows", [True, False])
async def test_who_sits_down_where_another_sat_has_none_of_his_hand(shows: bool) -> None:
    async with talking("NL 1/2", pace=SLOW, button="anna", **PLAYERS) as talk:
        talk.client("rail")
        await talk.play.until_asked()
        await talk.play.hand_over(fold=not shows)
        for name in PLAYERS:
            await talk.does(name, {"type": "leave", "seat": talk.play.seat(name)})
        for seat, name in enumerate(("dora", "elek", "feri"), start=2):
            client = await talk.sits(name, seat, 100)
            view = client.view(talk.table)
            assert "show_after_hand" not in view["can"]
            for page in (client, talk.client("rail")):
                shown = page.view(talk.table)["seats"][str(seat)]
                assert (shown["status"], shown["cards"]) == ("none", "")
                assert not {"won", "did", "held"} & shown.keys()
                assert not {"small_blind", "big_blind"} & set(shown["marks"])
            command = client.do(talk.table, {"type": "show_after_hand", "seat": seat})
            await talk.play.settle()
            assert client.answer(command)["code"] == "show.nothing_to_show"
        talk.check()
        await talk.play.until_asked()
        talk.check()
        assert talk.play.moment.table.vacated == ()


async def test_what_was_shown_at_the_showdown_is_not_shown_again() -> None:
    async with talking("NL 1/2", pace=SLOW, button="anna", **PLAYERS) as talk:
        await talk.play.until_asked()
        await talk.play.hand_over()
        for name in PLAYERS:
            client = talk.client(name)
            seat = client.view(talk.table)["seats"][str(talk.play.seat(name))]
            assert (seat["status"] == "shown") == ("show_after_hand" not in client.view(talk.table)["can"])


async def test_a_change_of_seats_after_a_break_in_the_connection() -> None:
    async with talking("NL 1/2", pace=SLOW, button="anna", **PLAYERS) as talk:
        anna = talk.client("anna")
        await talk.play.until_asked()
        await talk.play.hand_over()
        version = anna.known[talk.table]["v"]
        second = Client(talk.play.room, "anna")
        second.watch(talk.table)
        anna.close()
        second.do(talk.table, {"type": "change_seat", "seat": 2, "to": 6})
        await talk.play.settle()
        again = Client(talk.play.room, "anna")
        again.known, again.log = anna.known, anna.log
        again.watch(talk.table, version)
        again.check(talk.table)
        assert again.view(talk.table)["me"]["seat"] == 6
