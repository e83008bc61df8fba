"""
Who does not read is passed over and sent the table anew when he reads again; a dead socket is a lost
connection. Nobody waits for either (case T16).
"""

import pytest

from pakli.room import Pace
from pakli.wire import MOST_WAITING
from tests.wire.kit import Client, Talk, talking

PACE = Pace(run_out=0, after_fold=1, after_showdown=1, first_hand=1)


def stop_reading(client: Client, behind: bool = True) -> None:
    """Nothing leaves for this page any more; a lot waits already, if it is to be behind."""
    client.pipe.stuck = True
    if behind:
        client.pipe.held.append((b"x" * (MOST_WAITING + 1), None))


def read_again(client: Client) -> int:
    """Everything that waits is read, and he is told of it; how many frames came."""
    before = len(client.frames)
    client.pipe.held = [one for one in client.pipe.held if not one[0].startswith(b"x")]
    client.pipe.stuck = False
    client.pipe.flow()
    client.connection.drained()
    return len(client.frames) - before


async def hands(talk: Talk, many: int) -> None:
    """So many hands are played."""
    for _ in range(many):
        await talk.play.until_asked()
        await talk.play.hand_over()


async def test_who_is_passed_over_is_sent_the_table_once_and_anew() -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", anna=300, bela=300, cili=300) as talk:
        rail = talk.client("rail")
        stop_reading(rail)
        version = rail.known[talk.table]["v"]
        await hands(talk, 3)
        assert sum(len(frame) for frame, _ in rail.pipe.held) < MOST_WAITING + 5000, "nothing is kept for him"
        assert rail.known[talk.table]["v"] == version
        assert read_again(rail) == 1
        assert rail.received[-1]["t"] == "view"
        talk.check()
        await hands(talk, 1)
        talk.check()


async def test_others_are_told_everything_meanwhile() -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", anna=300, bela=300, cili=300) as talk:
        slow, other = talk.client("rail"), talk.client("other")
        stop_reading(slow)
        await hands(talk, 2)
        versions = [one["v"] for one in other.received if one["t"] == "batch"]
        assert versions[-1] == talk.play.moment.version
        assert not other.gaps
        other.check(talk.table)


async def test_a_little_that_waits_is_no_reason_to_pass_him_over() -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", anna=300, bela=300, cili=300) as talk:
        rail = talk.client("rail")
        stop_reading(rail, behind=False)
        await hands(talk, 1)
        assert read_again(rail) > 10
        assert [one["t"] for one in rail.received].count("view") == 1
        talk.check()


async def test_case_T15_who_plays_and_does_not_read_has_his_time_and_no_more() -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", anna=300, bela=300, cili=300) as talk:
        anna = talk.client("anna")
        stop_reading(anna)
        await talk.play.until_asked("anna")
        assert anna.question(talk.table) is None
        await talk.play.pass_time(PACE.delivery + 20 + 59)
        assert talk.play.to_act == "anna"
        await talk.play.pass_time(2)
        assert talk.play.to_act == "bela"
        read_again(anna)
        talk.check()


async def test_who_reads_again_in_his_turn_has_question_and_clock() -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", anna=300, bela=300, cili=300) as talk:
        anna = talk.client("anna")
        stop_reading(anna)
        await talk.play.until_asked("anna")
        await talk.play.pass_time(2)
        read_again(anna)
        question = anna.question(talk.table)
        assert question is not None
        clock = anna.known[talk.table]["clock"]
        assert clock["left"] == clock["of"] == 20_000
        await talk.act("anna", "call")


async def test_the_lobby_waits_for_who_does_not_read() -> None:
    async with talking("NL 1/2", pace=PACE, anna=300, bela=300) as talk:
        rail = talk.client("rail")
        rail.send({"t": "lobby", "on": True})
        stop_reading(rail)
        held = len(rail.pipe.held)
        await talk.sits("cili", 5, 100)
        await talk.play.pass_time(3)
        assert not [frame for frame, _ in rail.pipe.held[held:] if b'"t":"lobby"' in frame]


async def test_a_dead_socket_is_a_lost_connection() -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", anna=300, bela=300, cili=300) as talk:
        anna, bela = talk.client("anna"), talk.client("bela")
        await talk.asked()
        before = len(anna.frames)
        anna.close()
        await talk.play.settle()
        assert "away" in bela.view(talk.table)["seats"]["2"]["marks"]
        anna.send({"t": "ping", "n": 1})
        await talk.play.hand_over_without("anna")
        assert len(anna.frames) == before, "nothing is sent to a socket that is closed"
        bela.check(talk.table)


@pytest.mark.parametrize("reads", [True, False])
async def test_two_pages_of_one_player_one_of_them_dead(reads: bool) -> None:
    async with talking("NL 1/2", pace=PACE, button="anna", anna=300, bela=300, cili=300) as talk:
        second = Client(talk.play.room, "anna")
        second.watch(talk.table)
        if not reads:
            stop_reading(second)
        await talk.asked()
        second.close()
        await talk.play.settle()
        assert not talk.play.moment.away
        await talk.act("anna", "call")
        talk.check()
