"""
What a player is asked: his buttons in their order, with amounts, ranges, marks, confirmations, and every no
with its clause.
"""

from typing import Any

from tests.wire.kit import Talk, talking
from tests.wire.scenes import scene

PLAYERS: dict[str, Any] = {"anna": 200, "bela": 200, "cili": 200}


async def asked(talk: Talk, name: str = "anna") -> dict[str, Any]:
    """What somebody is asked, once it is his turn."""
    await talk.play.until_asked(name)
    question = talk.client(name).question(talk.table)
    assert question is not None
    return question


def words(question: dict[str, Any]) -> list[str]:
    """The buttons, from left to right."""
    return [option["word"] for option in question["options"]]


def button(question: dict[str, Any], word: str) -> dict[str, Any]:
    """One of them."""
    found: dict[str, Any] = next(option for option in question["options"] if option["word"] == word)
    return found


async def test_B0_facing_the_big_blind() -> None:
    async with talking("NL 1/2", button="anna", **PLAYERS) as talk:
        question = await asked(talk)
        assert (question["what"], question["to_call"]) == ("betting", 2)
        assert words(question) == ["fold", "check", "call", "raise", "all_in"]
        assert button(question, "fold") == {"word": "fold", "action": {"type": "fold", "seat": 2}}
        check = button(question, "check")["refusal"]
        assert (check["clause"], check["code"]) == ("B0", "check.facing_bet")
        assert button(question, "call") == {
            "word": "call",
            "action": {"type": "call", "seat": 2},
            "amount": 2,
        }
        [amount] = button(question, "raise")["choose"]
        assert (amount["what"], amount["field"], amount["step"], amount["chips"]) == (
            "amount",
            "total",
            1,
            True,
        )
        assert (amount["least"], amount["most"]) == (4, 200)
        assert button(question, "all_in")["confirm"] == "turn-confirm-all-in"
        assert button(question, "all_in")["action"]["total"] == 200


async def test_B1_marks_are_parts_of_the_pot_as_totals() -> None:
    async with talking("NL 5/10", button="anna", anna=2000, bela=2000, cili=2000) as talk:
        question = await asked(talk)
        marks = {mark["name"]: mark["amount"] for mark in button(question, "raise")["choose"][0]["marks"]}
        # The pot with one's own call is 25: a third of it is 8, half 12, two thirds 16, over the 10 to call.
        assert marks == {"least": 20, "half_pot": 22, "two_thirds_pot": 26, "pot": 35, "most": 2000}


async def test_B2_pot_limit_has_no_all_in_beyond_the_pot() -> None:
    async with talking("PL 5/10", button="anna", anna=2000, bela=2000, cili=2000) as talk:
        question = await asked(talk)
        assert words(question) == ["fold", "check", "call", "raise"]
        assert button(question, "raise")["choose"][0]["most"] == 35


async def test_B6_fixed_limit_names_the_one_amount() -> None:
    async with talking("FL 2/4", button="anna", **PLAYERS) as talk:
        question = await asked(talk)
        raises = button(question, "raise")
        assert "choose" not in raises
        assert (raises["amount"], raises["action"]["total"]) == (4, 4)


async def test_B7_the_cap_is_a_no_with_its_clause() -> None:
    async with talking("FL 2/4", button="anna", **PLAYERS) as talk:
        for name in ("anna", "bela", "cili"):
            await asked(talk, name)
            await talk.act(name, "raise")
        question = await asked(talk, "anna")
        refusal = button(question, "raise")["refusal"]
        assert refusal["code"] == "raise.capped"
        assert refusal["clause"]


async def test_nothing_owed_check_bet_and_a_fold_that_is_asked_about() -> None:
    async with talking("NL 1/2", button="anna", **PLAYERS) as talk:
        for name, word in (("anna", "call"), ("bela", "call"), ("cili", "check")):
            await asked(talk, name)
            await talk.act(name, word)
        question = await asked(talk, "bela")
        assert words(question) == ["fold", "check", "bet", "all_in"]
        assert question["to_call"] == 0
        assert button(question, "fold")["confirm"] == "turn-confirm-fold"
        assert button(question, "bet")["choose"][0]["least"] == 2


async def test_A1_a_call_of_all_one_has_says_so() -> None:
    async with talking("NL 1/2", button="anna", anna=200, bela=30, cili=200) as talk:
        await asked(talk, "anna")
        await talk.act("anna", "raise", total=60)
        question = await asked(talk, "bela")
        call = button(question, "call")
        assert (call["amount"], call["all_in"], call["confirm"]) == (29, True, "turn-confirm-all-in")
        refusal = button(question, "raise")["refusal"]
        assert refusal["code"].startswith("raise.")


async def test_a_call_of_a_big_part_of_the_stack_is_asked_about_once() -> None:
    async with talking("NL 1/2", button="anna", **PLAYERS) as talk:
        await asked(talk, "anna")
        await talk.act("anna", "raise", total=100)
        assert button(await asked(talk, "bela"), "call")["confirm"] == "web-confirm-call"


async def test_D3_draws() -> None:
    async with scene("draw") as talk:
        question = talk.client("player").question(talk.table)
        assert question is not None
        assert words(question) == ["discard", "stand_pat"]
        [cards] = button(question, "discard")["choose"]
        assert cards == {"what": "cards", "field": "cards", "least": 1, "most": 3}
        assert button(question, "stand_pat")["action"] == {"type": "discard", "seat": 2, "cards": ""}
        assert "to_call" not in question


async def test_ST1_bring_in_or_complete() -> None:
    async with scene("bring_in") as talk:
        question = talk.client("player").question(talk.table)
        assert question is not None
        assert question["what"] == "bringing_in"
        assert words(question) == ["bring_in", "complete"]
        assert button(question, "bring_in")["amount"] == question["to_call"] == 1
        assert button(question, "complete")["amount"] == 2


async def test_P13_show_or_muck() -> None:
    async with scene("show") as talk:
        question = talk.client("player").question(talk.table)
        assert question is not None
        assert question["what"] == "showing"
        assert words(question) == ["show", "muck"]
        assert "refusal" not in button(question, "muck")


async def until_showing(talk: Talk) -> tuple[str, dict[str, Any]]:
    """A hand is checked down until somebody is asked to show: who, and what he is asked."""
    await talk.play.until_asked("anna")
    while True:
        await talk.play.until(lambda: bool(talk.play.to_act))
        name = talk.play.to_act
        question = talk.client(name).question(talk.table)
        assert question is not None
        if question["what"] == "showing":
            return name, question
        await talk.play.passive()


async def test_P13_who_is_beaten_is_told_that_his_hand_wins_nothing() -> None:
    found: set[bool] = set()
    async with talking("NL 1/2", button="anna", **PLAYERS) as talk:
        while len(found) < 2:
            _, question = await until_showing(talk)
            muck = button(question, "muck")
            if "refusal" not in muck:
                found.add(muck.get("beaten", False))
            await talk.play.passive()
    assert found == {True, False}


async def test_P13_where_a_hand_must_be_shown_muck_is_a_no() -> None:
    rules = {"what_counts": "must_declare", "who_shows": "all_show"}
    async with talking("NL 1/2", button="anna", rules=rules, **PLAYERS) as talk:
        _, question = await until_showing(talk)
        refusal = button(question, "muck")["refusal"]
        assert (refusal["clause"], refusal["code"]) == ("P13", "show.all_show")


async def test_P14_the_category_declared_is_chosen() -> None:
    rules = {"what_counts": "must_declare", "who_shows": "may_muck"}
    async with talking("NL 1/2", button="anna", rules=rules, **PLAYERS) as talk:
        name, question = await until_showing(talk)
        [claim] = button(question, "show")["choose"]
        assert (claim["what"], claim["field"]) == ("claim", "claim")
        assert claim["best"] in claim["categories"]
        assert button(question, "show")["action"]["claim"] == claim["best"]
        await talk.act(name, "show")


async def test_S2_P4_G8_P16_the_tables_own_questions() -> None:
    expected: dict[str, tuple[str, list[str]]] = {
        "straddle": ("straddle_offer", ["straddle", "decline"]),
        "cut": ("cut_offer", ["cut", "decline"]),
        "choice": ("game_choice", ["game", "game"]),
        "runs": ("runs_question", ["runs", "runs", "any_runs"]),
    }
    for name, (what, buttons) in expected.items():
        async with scene(name) as talk:
            question = talk.client("player").question(talk.table)
            assert question is not None
            assert (question["what"], words(question)) == (what, buttons)
            assert "to_call" not in question
            if name == "straddle":
                assert button(question, "straddle")["amount"] == 4
            if name == "cut":
                place = button(question, "cut")["choose"][0]
                assert (place["field"], place["least"], place["most"], place["chips"]) == ("at", 1, 51, False)
            if name == "choice":
                assert [one["game"] for one in question["options"]] == ["holdem", "omaha"]
            if name == "runs":
                assert [one.get("amount") for one in question["options"]] == [1, 2, None]


async def test_a_number_rises_with_every_question_and_stays_while_it_is_the_same() -> None:
    async with talking("NL 1/2", button="anna", **PLAYERS) as talk:
        numbers: list[int] = []
        for _ in range(6):
            await talk.play.until_asked()
            name = talk.play.to_act
            question = talk.client(name).question(talk.table)
            assert question is not None
            numbers.append(question["number"])
            if name == "bela" and len(numbers) < 3:
                await talk.does("cili", {"type": "sit_out", "seat": 4})
                again = talk.client(name).question(talk.table)
                assert again is not None
                assert again["number"] == question["number"]
            await talk.play.passive()
        assert numbers == sorted(set(numbers))


async def test_nobody_but_who_is_asked_has_the_question() -> None:
    async with talking("NL 1/2", button="anna", **PLAYERS) as talk:
        talk.client("rail")
        await asked(talk, "anna")
        for name in ("bela", "cili", "rail"):
            assert talk.client(name).question(talk.table) is None
            assert talk.client(name).view(talk.table)["to_act"] == [2]
        frames = [frame for name in ("bela", "cili", "rail") for frame in talk.client(name).frames]
        assert not any(b'"options"' in frame for frame in frames)
