"""The lines a page is sent: what happened, to each viewer as he may know it; who comes late the same (F2)."""

from typing import Any

from pakli.room import Pace
from tests.room.test_consents import choice
from tests.wire.kit import Client, Talk, talking

SLOW = Pace(after_fold=60, after_showdown=60, first_hand=1, run_out=0)
PLAYERS: dict[str, Any] = {"anna": 200, "bela": 200, "cili": 60}

Short = tuple[Any, ...]


def short(line: dict[str, Any]) -> Short:
    """A line in a few words: its message, whom it is about, its amounts, numbers and texts."""
    facts = line.get("facts", {}).values()
    plain = [fact.get("chips") if isinstance(fact, dict) else fact for fact in facts]
    who = (line["seat"],) if "seat" in line else ()
    return (line["say"].removeprefix("event-"), *who, *[fact for fact in plain if fact is not None])


def of_hand(client: Client) -> list[Short]:
    """The lines since the hand began."""
    lines = [short(line) for line in client.log]
    return lines[max(at for at, line in enumerate(lines) if line[0] == "hand-number") :]


async def all_in_hand(talk: Talk) -> None:
    """Anna raises, bela folds, cili is all-in and called."""
    await talk.play.until_asked("anna")
    await talk.act("anna", "raise", total=6)
    await talk.act("bela", "fold")
    await talk.act("cili", "all_in")
    await talk.act("anna", "call")
    await talk.play.until(lambda: not talk.play.moment.table.dealing)


async def test_a_hand_is_told_from_its_number_to_who_wins() -> None:
    async with talking("NL 1/2", pace=SLOW, button="anna", **PLAYERS) as talk:
        rail = talk.client("rail")
        await all_in_hand(talk)
        lines = of_hand(rail)
        assert lines[:9] == [
            ("hand-number", 1),
            ("button", 2),
            ("small-blind", 3, 1),
            ("big-blind", 4, 2),
            ("raise", 2, 6),
            ("fold", 3),
            ("all-in-raise", 4, 60),
            ("call", 2, 54),
            ("pot", 121),
        ]
        assert [line[0] for line in lines[9:14]] == ["shows", "shows", "flop", "turn", "river"]
        hand = talk.play.moment.table.hand
        assert hand is not None
        board = "".join(line["facts"]["cards"]["cards"] for line in rail.log if line["say"][6:] in STREETS)
        assert board == hand.cards.boards[0]
        assert lines[14][0] == "wins-with"
        assert lines[14][2] == 121


STREETS = ("flop", "turn", "river")


async def test_F2_ones_own_cards_are_told_to_oneself_alone() -> None:
    async with talking("NL 1/2", pace=SLOW, button="anna", **PLAYERS) as talk:
        talk.client("rail")
        await talk.play.until_asked("anna")
        hand = talk.play.moment.table.playing
        assert hand is not None
        for name, seat in (("anna", 2), ("bela", 3), ("cili", 4), ("rail", 0)):
            told = [line for line in talk.client(name).log if line["say"] == "event-hole"]
            assert [line["facts"]["cards"]["cards"] for line in told] == (
                [hand.seat(seat).cards] if seat else []
            )


async def test_who_comes_late_is_told_the_hand_so_far_as_he_would_have_been() -> None:
    async with talking("NL 1/2", pace=SLOW, button="anna", **PLAYERS) as talk:
        talk.client("rail")
        await all_in_hand(talk)
        for name in ("anna", "bela", "cili", "rail"):
            late = Client(talk.play.room, name)
            late.watch(talk.table)
            assert of_hand(late) == of_hand(talk.client(name))


async def test_D3_others_are_told_how_many_cards_are_drawn() -> None:
    async with talking("PL 1/2 five-card-draw", pace=SLOW, button="anna", **PLAYERS) as talk:
        rail = talk.client("rail")
        for _ in range(12):
            name, question = await talk.asked()
            if question["what"] == "drawing":
                seat = talk.play.seat(name)
                own = talk.client(name).view(talk.table)["seats"][str(seat)]["cards"]
                await talk.act(name, "discard", cards=own[:4])
                assert ("draws", seat, 2) in of_hand(rail)
                assert ("drawn",) in of_hand(talk.client(name))
                assert ("drawn",) not in of_hand(rail)
                await talk.play.until_asked()
                await talk.play.passive()
                return
            await talk.play.passive()
        raise AssertionError("nobody was asked to draw")


async def test_coming_and_going_is_told_with_names() -> None:
    async with talking("NL 1/2", pace=SLOW, button="anna", **PLAYERS) as talk:
        rail = talk.client("rail")
        await talk.sits("dora", 6, 80)
        await talk.does("dora", {"type": "sit_out", "seat": 6})
        await talk.does("dora", {"type": "sit_in", "seat": 6})
        await talk.play.gives("dora", 20)
        await talk.does("dora", {"type": "buy", "seat": 6, "chips": 20})
        await talk.does("dora", {"type": "leave", "seat": 6})
        await talk.does("floor", {"type": "hold_table", "reason": "a  break\u202e"})
        await talk.does("floor", {"type": "resume_table"})
        assert [short(line) for line in rail.log[-7:]] == [
            ("seated", 6, 6, 80),
            ("sits-out", 6),
            ("sits-in", 6),
            ("bought", 6, 20),
            ("leaves", 100),
            ("held", "a break"),
            ("resumed",),
        ]
        assert [line["name"] for line in rail.log if "name" in line][-2:] == ["Dora", "Dora"]


async def test_I5_what_somebody_means_to_do_is_told_to_him_alone() -> None:
    async with talking("NL 1/2", pace=SLOW, button="anna", **PLAYERS) as talk:
        rail = talk.client("rail")
        await talk.play.until_asked("anna")
        await talk.does("bela", {"type": "leave", "seat": 3})
        assert short(talk.client("bela").log[-1]) == ("leaves-after", 3)
        assert short(rail.log[-1])[0] != "leaves-after"


async def test_F1_rulings_are_told_with_their_reason() -> None:
    async with talking("NL 1/2", pace=SLOW, button="anna", **PLAYERS) as talk:
        rail = talk.client("rail")
        why = "chips on the floor"
        await talk.does("floor", {"type": "move_chips", "giver": 2, "taker": 3, "chips": 5, "reason": why})
        assert [short(line) for line in rail.log[-2:]] == [("ruling", why), ("chips-awarded", 3, 5, 2)]
        await talk.does("floor", {"type": "penalize", "seat": 4, "hands": 2, "reason": why})
        assert [short(line) for line in rail.log[-2:]] == [("ruling", why), ("penalty", 4, 2)]
        await talk.play.until_asked()
        await talk.does("floor", {"type": "void_hand", "reason": why})
        assert [short(line) for line in rail.log[-2:]] == [("ruling", why), ("void-hand",)]


async def test_G8_the_game_named_is_told_to_who_comes_late_too() -> None:
    async with talking(choice(), pace=SLOW, button="anna", anna=200, bela=200) as talk:
        rail = talk.client("rail")
        name, question = await talk.asked()
        assert question["what"] == "game_choice"
        await talk.does(name, {"type": "choose_game", "seat": talk.play.seat(name), "game": 1})
        assert ("game", 2, "omaha") in [short(line) for line in rail.log]
        late = Client(talk.play.room, "rail")
        late.watch(talk.table)
        assert ("game", 2, "omaha") in [short(line) for line in late.log]


async def test_a_turn_let_pass_is_told_as_such() -> None:
    async with talking("NL 1/2", pace=SLOW, rules={"time_bank": 0}, button="anna", **PLAYERS) as talk:
        rail = talk.client("rail")
        await talk.play.until_asked("anna")
        await talk.play.pass_time(21)
        assert of_hand(rail)[-2:] == [("time-out", 2), ("fold", 2)]
