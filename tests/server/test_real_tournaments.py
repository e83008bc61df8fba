"""A tournament with real cards over HTTP, whole: by the desk alone, at three tables, to the last chip."""

from typing import Any, get_args

import pytest

from pakli.room.tournaments import TournamentActor
from pakli.room.tournaments.saved import restored_event
from pakli.wire.director_http import DirectorAction
from tests.server.kit import Browser, Desk, refusal

pytestmark = pytest.mark.asyncio(loop_scope="module")

CHIPS = [[25, 8], [100, 8], [500, 4], [1000, 7]]


def blinds(big: int) -> dict[str, Any]:
    return {"type": "level", "stakes": {"big_blind": big, "small_blind": big // 2}, "minutes": 20}


STRUCTURE: dict[str, Any] = {
    "name": "Friday",
    "schedule": [blinds(50), blinds(100), {"type": "break", "minutes": 10}, blinds(200), blinds(400)],
    "entry": {"pays": 0},
    "stack": 10_000,
    "table_size": 4,
    "late_levels": 2,
    "practice": True,
    "payouts": {"kind": "flat", "places": 2},
}
LIVE: dict[str, Any] = {"name": "Friday", "structure": STRUCTURE, "live": "clock", "real_chips": CHIPS}


class Evening:
    """An event, and its director’s words."""

    def __init__(self, desk: Desk, director: Browser, event: str) -> None:
        self.desk, self.director, self.event = desk, director, event
        self._said = 0

    @property
    def actor(self) -> TournamentActor:
        found = self.desk.house.room.hall.find(self.event)
        assert found is not None
        return found

    async def says(self, *, speaker: Browser | None = None, **action: Any) -> Any:
        """A word of the director, with all that follows; what is kept is always what the log says."""
        self._said += 1
        body = {"id": f"w{self._said}", "action": action}
        answer = await (speaker or self.director).ask("POST", f"/api/tournaments/{self.event}/rule", body)
        await self.desk.house.room.hall.idle()
        actor = self.actor
        event = actor.event
        assert event.chips_in_play + event.uncounted == event.takings.in_play
        assert (await restored_event(self.desk.house.room.house, self.event)).kept == actor.kept
        return answer

    async def does(self, **action: Any) -> None:
        answer = await self.says(**action)
        assert answer.is_success, answer.text

    async def view(self, who: Browser | None = None) -> Any:
        return await (who or self.director).get(f"/api/tournaments/{self.event}?desk=true")

    def at(self, name: str) -> Any:
        people = self.desk.house.room.house.people
        return next(one for one in self.actor.event.entries if people[one.player].name == name)

    def seated(self, table: int) -> list[Any]:
        event = self.actor.event
        return [one for one in event.seated(event.tables[table]) if one.status == "playing"]

    async def counts(self, table: int) -> None:
        """Everybody has what he is thought to have."""
        stacks = [[one.number, one.chips] for one in self.seated(table)]
        await self.does(type="count_chips", table=table, stacks=stacks)


async def opened(desk: Desk, director: str, players: int, **more: Any) -> Evening:
    """An event, its players entered by name."""
    floor = await desk.member(director, "floor")
    made = await floor.post("/api/tournaments", LIVE | more)
    night = Evening(desk, floor, made["tournament"])
    for number in range(1, players + 1):
        await night.does(type="enter_named", name=f"Player {number}")
    return night


async def comes_late(night: Evening) -> None:
    """Somebody enters late, by name, and has to go to his seat."""
    await night.does(type="enter_named", name="Late Lena")
    late = night.at("Late Lena")
    assert (late.table, late.chips) == (3, 10_000)
    move = next(one for one in (await night.view())["real"]["moves"] if one["name"] == "Late Lena")
    assert (move["from_table"], move["table"], move["done"]) == (0, 3, False)
    await night.does(type="move_done", player=late.player)


async def are_right(night: Evening) -> None:
    """Everybody is counted: as many chips as were issued."""
    for table in (1, 2, 3):
        await night.counts(table)
    assert (await night.view())["desk"]["real"]["left_to_count"] == 0
    assert night.actor.event.uncounted == 0, "counted is issued"


async def loses_and_is_back(night: Evening) -> None:
    """A corrected bust; another, of which nobody knows who won the chips until they are counted."""
    first, second, third, last = night.seated(3)
    await night.does(type="bust_out", table=3, out=[[first.number, 0]], by=[second.number])
    wrong = {"type": "take_back_bust", "player": first.player, "reason": "it was the other one"}
    await night.does(**wrong, chips=[[second.number, 10_000]])
    assert night.at(desk_name(night, first)).chips == 10_000
    await night.does(type="bust_out", table=3, out=[[third.number, 0]])
    assert night.actor.event.uncounted == 10_000
    await night.does(type="count_chips", table=3, stacks=[[last.number, 19_500]])
    shown = (await night.view())["desk"]["real"]
    assert (shown["issued"], shown["known"]) == (120_000, 119_500)
    await night.does(type="count_chips", table=3, stacks=[[last.number, 20_000]])


async def is_coloured_up(night: Evening) -> None:
    """25 leaves play at each table; one race is taken back."""
    for table in (1, 2, 3):
        there = night.seated(table)
        race = {"type": "race_off", "table": table, "removed": 25, "smallest": 100}
        odd = [2, *[0] * (len(there) - 2), 2]
        stacks = [
            [one.number, one.chips + (50 if at == 0 else -50 if at == len(there) - 1 else 0), small]
            for at, (one, small) in enumerate(zip(there, odd, strict=True))
        ]
        await night.does(**race, stacks=stacks, cards="" if table > 1 else "2c 2d As 3h")
        assert night.actor.event.uncounted == 0
    assert (await night.view())["real"]["values"] == [100, 500, 1000]
    assert night.actor.event.takings.in_play == 120_000
    raced = (await night.view())["desk"]["real"]["tables"][0]["race"]
    assert [one["won"] for one in raced][-1], "who was dealt the ace"
    shown = await night.says(type="take_back_race", table=1, reason="the pack was short")
    assert shown.is_success


async def goes_to_the_end(night: Evening) -> None:
    """With moves, hand-for-hand and busts, to the last chip."""
    await night.does(type="set_clock", at=3, left=600, reason="to the prizes")
    for _ in range(20):
        event = night.actor.event
        if event.status == "finished":
            break
        for one in [move for move in event.to_move if not move.done]:
            await night.does(type="move_done", player=event.entries[one.entry].player)
        if event.bubble is not None and event.bubble.to_play:
            await night.does(type="hand_played")
        if night.actor.event.status != "running":
            break
        table = max(night.actor.event.open_numbers, key=lambda number: len(night.seated(number)))
        winner, loser, *_ = sorted(night.seated(table), key=lambda one: -one.chips)
        await night.does(type="bust_out", table=table, out=[[loser.number, 0]], by=[winner.number])
    event = night.actor.event
    assert event.status == "finished"
    champion = next(one for one in event.entries if one.place == 1)
    assert (champion.chips, event.uncounted) == (event.takings.in_play, 0), "to the last chip"
    assert sorted(one.place for one in event.entries) == list(range(1, 13))


async def test_three_tables_from_seat_cards_to_the_last_chip(desk: Desk) -> None:
    night = await opened(desk, "Live Director", 11)
    await night.does(type="begin")
    shown = await night.view()
    assert [one["players"] for one in shown["tables"]] == [4, 4, 3]
    assert {one["table"] for one in shown["tables"]} == {""}, "there is nothing to look on at"
    pauses = [span for span in shown["structure"]["schedule"] if span["type"] == "break"]
    assert [one["colour_up"] for one in pauses] == [[25]]
    assert shown["real"]["values"] == [25, 100, 500, 1000]
    assert shown["real"]["colour_up"]["at"] == 2
    sheet = await night.director.ask("GET", f"/api/tournaments/{night.event}/seats.csv")
    headings, *rows = sheet.text.splitlines()
    assert headings.lstrip("\ufeff") == "Table,Seat,Player,Chips"
    assert len(rows) == 11
    await comes_late(night)
    await are_right(night)
    await loses_and_is_back(night)
    await is_coloured_up(night)
    await goes_to_the_end(night)


def desk_name(night: Evening, entry: Any) -> str:
    name: str = night.desk.house.room.house.people[entry.player].name
    return name


async def test_a_difference_is_shown_and_never_accepted_by_itself(desk: Desk) -> None:
    night = await opened(desk, "Counting Director", 3)
    await night.does(type="begin")
    lost = [[one.number, 9_900] for one in night.seated(1)]
    await night.does(type="count_chips", table=1, stacks=lost)
    assert "accept_difference" in (await night.view())["desk"]["real"]["can"]
    assert refusal(await night.says(type="accept_difference", reason=" ")) == (422, "floor.no_reason")
    await night.does(type="accept_difference", reason="a rack was left in the car")
    assert night.actor.event.takings.in_play == 29_700
    lines = await night.director.get("/api/book?kind=ruling")
    assert "event_accept_difference" in {line["what"] for line in lines}


async def test_each_word_of_the_director_is_his_alone(desk: Desk) -> None:
    """A player and a guest are refused every word there is; a new one without fields here fails."""
    night = await opened(desk, "Sole Director", 3)
    await night.does(type="begin")
    player = night.seated(1)[0].player
    fields: dict[str, dict[str, Any]] = {
        "resize": {"least": 2, "most": 9},
        "bots": {"number": 1},
        "set_clock": {"at": 1, "left": 60},
        "order_breaks": {"tables": [1]},
        "hand_for_hand": {"on": True},
        "penalize": {"hands": 1},
        "take_back_bust": {"chips": []},
        "move_player": {"table": 1, "seat": 4},
        "set_payouts": {"parts": [1]},
        "announce": {"text": "x"},
        "fix_seat": {"seat": 1},
        "enter_named": {"name": "X"},
        "answer_for": {"answer": "rebuy"},
        "bust_out": {"table": 1, "out": [[1, 0]]},
        "count_chips": {"table": 1, "stacks": [[1, 5]]},
        "race_off": {"table": 1, "removed": 25, "smallest": 100, "stacks": []},
        "take_back_race": {"table": 1},
    }
    guest, member = await desk.guest("Some Guest"), await desk.member("Some Member")
    version = night.actor.version
    for kind in get_args(DirectorAction):
        tag = kind.__struct_config__.tag
        given = {"player": player, "reason": "why"} | fields.get(tag, {})
        action = {"type": tag} | {name: given[name] for name in kind.__struct_fields__ if name in given}
        for who in (guest, member):
            answer = await night.says(speaker=who, **action)
            assert refusal(answer)[0] == 403, (tag, answer.text)
    assert night.actor.version == version
    sheet = await member.ask("GET", f"/api/tournaments/{night.event}/seats.csv")
    assert sheet.status_code == 403


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"bots": 2}, "live.no_bots"),
        ({"members_bots": True}, "live.no_bots"),
        ({"fill": True}, "live.no_bots"),
        ({"real_chips": [[25, 8]]}, "structure.stack_differs"),
    ],
)
async def test_what_can_be_no_live_tournament_is_refused(desk: Desk, more: dict[str, Any], code: str) -> None:
    floor = await desk.member(f"No {code[-7:]} {len(str(more))}", "floor")
    assert refusal(await floor.ask("POST", "/api/tournaments", LIVE | more)) == (422, code)


async def test_a_mixed_field_says_so_and_who_enters_says_where_he_sits(desk: Desk) -> None:
    night = await opened(desk, "Mixed Director", 2, mixed="apart")
    anna, bela = await desk.guest("Anna Online"), await desk.guest("Bela Live")
    await anna.post(f"/api/tournaments/{night.event}/entry")
    await bela.post(f"/api/tournaments/{night.event}/entry?live=true")
    shown = await night.view(anna)
    assert (shown["real"]["live"], shown["real"]["mixed"]) == ("clock", "apart")
    assert (shown["me"].get("live", False), (await night.view(bela))["me"]["live"]) == (False, True)
    assert "desk" not in shown
