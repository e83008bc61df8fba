"""What one may do besides answering: there, greyed with its clause, or not spoken of (T1-T5, S1, I5, B10)."""

from typing import Any

from msgspec.structs import replace

from pakli.room import Pace
from tests.room.kit import sign
from tests.wire.kit import Talk, talking
from tests.wire.scenes import scene

SLOW = Pace(after_fold=60, after_showdown=60, first_hand=1)
PLAYERS: dict[str, Any] = {"anna": 200, "bela": 200, "cili": 200}


def can(talk: Talk, name: str) -> dict[str, Any]:
    """What somebody may do."""
    found: dict[str, Any] = talk.client(name).view(talk.table)["can"]
    return found


def refused(option: dict[str, Any]) -> str:
    """Clause and code of a no; empty: it is possible."""
    no = option.get("refusal")
    return f"{no['clause']} {no['code']}".strip() if no else ""


async def test_T1_who_looks_on_sits_down_within_the_bounds_of_the_sign() -> None:
    made = sign("NL 1/2", buy_in=(40, 200), seats=4)
    async with talking(made, anna=100) as talk:
        sits = can(talk, "rail")["sit"]
        seat, amount = sits["choose"]
        assert (seat["what"], seat["field"], seat["seats"]) == ("seat", "seat", [1, 3, 4])
        assert (amount["least"], amount["most"], amount["step"]) == (40, 200, 1)
        assert [mark["name"] for mark in amount["marks"]] == ["minimum", "maximum"]
        assert sits["action"] == {"type": "sit", "seat": 1, "chips": 200}
        assert list(can(talk, "rail")) == ["sit"]


async def test_T1_without_a_maximum_it_is_what_he_has() -> None:
    async with talking(sign("NL 1/2", buy_in=(40, 0)), anna=100) as talk:
        talk.client("rail")
        await talk.play.gives("rail", 333)
        talk.play.room.knows(talk.play.person("rail"))
        await talk.play.settle()
        assert can(talk, "rail")["sit"]["choose"][1]["most"] == 333


async def test_T1_without_a_maximum_a_credit_line_counts_too() -> None:
    async with talking(sign("NL 1/2", buy_in=(40, 0)), anna=100) as talk:
        talk.client("rail")
        await talk.play.gives("rail", 333)
        for credit in (100, 0):
            await talk.play.store.ledger.set_floor("player:rail", -credit)
            talk.play.room.knows(talk.play.person("rail"))
            await talk.play.settle()
            assert can(talk, "rail")["sit"]["choose"][1]["most"] == 333 + credit
        assert talk.client("rail").view(talk.table)["me"]["balance"] == 333


async def test_T1_chips_of_two_are_bought_in_twos() -> None:
    made = sign("FL 10/20", buy_in=(40, 400))
    game = made.games[0]
    stakes = replace(game.stakes, chip=5)
    made = replace(made, games=(replace(game, stakes=stakes),))
    async with talking(made, anna=100) as talk:
        amount = can(talk, "rail")["sit"]["choose"][1]
        assert (amount["least"], amount["most"], amount["step"]) == (40, 400, 5)


async def test_T5_a_full_table_offers_the_list_and_says_why_not_a_seat() -> None:
    async with talking(sign("NL 1/2", seats=3), anna=100, bela=100) as talk:
        await talk.sits("cili", 1, 100)
        mine = can(talk, "rail")
        assert refused(mine["sit"]) == "T5 seat.taken"
        assert refused(mine["join_list"]) == ""
        await talk.does("rail", mine["join_list"]["action"])
        mine = can(talk, "rail")
        assert "join_list" not in mine
        assert refused(mine["leave_list"]) == ""
        await talk.does("bela", {"type": "leave", "seat": 3})
        assert refused(can(talk, "rail")["sit"]) == "", "he is called"
        assert refused(can(talk, "bela")["sit"]) == "T5 seat.others_wait"
        assert refused(can(talk, "bela")["join_list"]) == ""


async def test_T3_topping_up() -> None:
    async with talking(sign("NL 1/2", buy_in=(40, 200)), pace=SLOW, anna=200, bela=150) as talk:
        assert refused(can(talk, "anna")["buy"]) == "T3 buy.has_maximum"
        amount = can(talk, "bela")["buy"]["choose"][0]
        assert (amount["field"], amount["least"], amount["most"]) == ("chips", 1, 50)
        await talk.play.gives("bela", 50)
        await talk.does("bela", can(talk, "bela")["buy"]["action"])
        assert refused(can(talk, "bela")["buy"]) == "T3 buy.has_maximum"


async def test_T5_sitting_out_and_in() -> None:
    async with talking("NL 1/2", pace=SLOW, button="anna", **PLAYERS) as talk:
        mine = can(talk, "anna")
        assert "sit_in" not in mine
        assert mine["sit_out_at_big_blind"]["on"] is False
        await talk.does("anna", mine["sit_out_at_big_blind"]["action"])
        later = can(talk, "anna")["sit_out_at_big_blind"]
        assert (later["on"], later["action"]["on"]) == (True, False)
        await talk.does("anna", can(talk, "anna")["sit_out"]["action"])
        mine = can(talk, "anna")
        assert "sit_in" in mine
        assert not {"sit_out", "sit_out_at_big_blind", "post", "wait"} & mine.keys()


async def test_T5_a_newcomer_posts_or_waits() -> None:
    async with talking("NL 1/2", pace=SLOW, button="anna", **PLAYERS) as talk:
        assert not {"post", "wait"} & can(talk, "anna").keys(), "in the first hand nobody pays to come in"
        for _ in range(3):
            await talk.play.until_asked()
            await talk.play.hand_over(fold=True)
        await talk.sits("dora", 6, 100)
        mine = can(talk, "dora")
        assert (mine["post"]["amount"], mine["post"]["on"], mine["wait"]["on"]) == (2, False, True)
        await talk.does("dora", mine["post"]["action"])
        assert (can(talk, "dora")["post"]["on"], can(talk, "dora")["wait"]["on"]) == (True, False)


async def test_T3_leaving_is_asked_about_once_and_said_to_be_under_way() -> None:
    async with talking("NL 1/2", pace=SLOW, button="anna", **PLAYERS) as talk:
        await talk.play.until_asked()
        leave = can(talk, "cili")["leave"]
        assert leave["confirm"] == "web-confirm-leave"
        await talk.does("cili", leave["action"])
        assert refused(can(talk, "cili")["leave"]) == "T3 seat.leaving_already"
        assert talk.client("cili").view(talk.table)["me"]["after_hand"] == "leave"
        assert refused(can(talk, "anna")["change_seat"]) == "T5 seat.in_hand"


async def test_T5_another_seat_is_chosen_of_those_that_are_free() -> None:
    async with talking("NL 1/2", pace=SLOW, **PLAYERS) as talk:
        change = can(talk, "anna")["change_seat"]
        assert change["choose"] == [{"what": "seat", "field": "to", "seats": [1, 5, 6]}]


async def test_I5_after_the_hand() -> None:
    async with talking("NL 1/2", pace=SLOW, rules={"rabbit_cards": True}, button="anna", **PLAYERS) as talk:
        await talk.play.until_asked()
        assert not {"show_after_hand", "rabbit_cards"} & can(talk, "anna").keys()
        await talk.play.hand_over(fold=True)
        assert {"show_after_hand", "rabbit_cards"} <= can(talk, "anna").keys()
        await talk.does("anna", can(talk, "anna")["rabbit_cards"]["action"])
        assert "rabbit_cards" not in can(talk, "bela")
        assert len(talk.client("bela").view(talk.table)["hand"]["rabbit"][0]) == 10


async def test_S1_switches_are_those_the_table_has_a_use_for() -> None:
    offered: dict[str, Any] = {}
    tables: dict[str, dict[str, Any]] = {
        "none": {},
        "straddle": {"straddle": True},
        "runs": {"run_outs": 3},
        "both": {"straddle": True, "run_outs": 2},
    }
    for name, rules in tables.items():
        async with talking("NL 1/2", rules=rules, **PLAYERS) as talk:
            option = can(talk, "anna").get("switches")
            offered[name] = option and (option["choose"][0]["offered"], option["choose"][0]["most_runs"])
            assert "ask_bomb_pot" not in can(talk, "anna")
    assert offered == {
        "none": None,
        "straddle": (["straddle"], 1),
        "runs": (["runs"], 3),
        "both": (["straddle", "runs"], 2),
    }


async def test_B10_bomb_pots_and_the_cut() -> None:
    async with scene("bombs") as talk:
        assert can(talk, "player")["switches"]["choose"][0]["offered"] == ["bomb_pot"]
        assert refused(can(talk, "player")["ask_bomb_pot"]) == ""
        await talk.does("player", can(talk, "player")["ask_bomb_pot"]["action"])
        assert talk.client("rail").view(talk.table)["bomb_asked"] == 2
    async with scene("cut") as talk:
        assert can(talk, "player")["switches"]["choose"][0]["offered"] == ["cut"]


async def test_every_option_that_is_possible_can_be_done() -> None:
    async with talking(
        "NL 1/2", pace=SLOW, rules={"run_outs": 2, "straddle": True}, button="anna", **PLAYERS
    ) as talk:
        for name in PLAYERS:
            await talk.play.gives(name, 500)
        for word in ("buy", "switches", "sit_out_at_big_blind", "sit_out", "sit_in", "change_seat", "leave"):
            option = can(talk, "anna")[word]
            assert refused(option) == "", word
            if word == "buy":
                option["action"]["chips"] = option["choose"][0]["least"]
            await talk.does("anna", option["action"])
            talk.check()


async def test_requests_are_for_who_may_let_them_through() -> None:
    async with scene("requests") as talk:
        for name, sees in (
            ("owner", True),
            ("host", True),
            ("floor", True),
            ("player", False),
            ("rail", False),
        ):
            requests = talk.client(name).view(talk.table).get("requests")
            assert (requests is not None) == sees
            if requests:
                [one] = requests
                assert (one["player"], one["seat"], one["chips"]) == ("extra", 6, 50)
                assert one["let_in"]["action"] == {"type": "let_in", "player": "extra"}
        assert talk.client("extra").view(talk.table)["me"]["asks_for"] == 50
        assert "asks_for" not in talk.client("player").view(talk.table)["me"]
