"""
Every action, tried by everybody: done, or the clause and code of the no. The table is the test.

A new action, message or kind of person without a row or column of its own makes it fail.
"""

from typing import Any, Final, get_args

import pytest
from msgspec.structs import replace

from pakli.room.actions import PersonAction
from pakli.room.authority import RIGHTS, SEATED
from tests.wire.kit import Talk
from tests.wire.scenes import PEOPLE, scene

WHY: Final = "the house says so"
NO: Final = {
    "own": "I5 seat.not_yours",
    "floor": "may.floor_only",
    "sits": "may.sits_here",
    "in": "may.invited_only",
    "nobots": "may.no_members_bots",
    "never": "may.members_bots_not",
    "here": "T5 seat.already_here",
    "list": "T5 list.not_on_it",
    "held": "F1 floor.not_held",
    "award": "P10 turn.player",
    "real": "F1 live.not_here",
    "nobet": "P10 return.no_bet",
}
"""Short for refusals; "done" is none."""

# action            scene        guest player other seated_floor rail floor host owner stranger program
ROWS: Final = """
fold                facing       own   done   own   own   own   own   own   own   in       own
check               option       own   done   own   own   own   own   own   own   in       own
call                facing       own   done   own   own   own   own   own   own   in       own
raise_to            facing       own   done   own   own   own   own   own   own   in       own
bring_in            bring_in     own   done   own   own   own   own   own   own   in       own
discard             draw         own   done   own   own   own   own   own   own   in       own
show                show         own   done   own   own   own   own   own   own   in       own
muck                show         own   done   own   own   own   own   own   own   in       own
sit                 before       done  here   here  here  done  done  done  done  in       nobots
buy                 before       own   done   own   own   own   own   own   own   in       own
sit_out             before       own   done   own   own   own   own   own   own   in       own
sit_in              out          own   done   own   own   own   own   own   own   in       own
sit_out_at_big_blind before      own   done   own   own   own   own   own   own   in       own
choose_entry        before       own   done   own   own   own   own   own   own   in       own
leave               before       own   done   own   own   own   own   own   own   in       own
change_seat         before       own   done   own   own   own   own   own   own   in       own
set_switches        before       own   done   own   own   own   own   own   own   in       own
join_list           before       done  here   here  here  done  done  done  done  in       nobots
leave_list          listed       done  list   list  list  done  done  done  done  in  list
choose_game         choice       own   done   own   own   own   own   own   own   in       own
straddle            straddle     own   done   own   own   own   own   own   own   in       own
decline             straddle     own   done   own   own   own   own   own   own   in       own
cut                 cut          own   done   own   own   own   own   own   own   in       own
wish_runs           runs         own   done   own   own   own   own   own   own   in       own
show_after_hand     over         own   done   own   own   own   own   own   own   in       own
rabbit_cards        over         done  done   done  done  done  done  done  done  in       done
ask_bomb_pot        bombs        own   done   own   own   own   own   own   own   in       own
let_in              requests     floor floor  floor done  floor done  done  done  in       never
turn_away           requests     floor floor  floor done  floor done  done  done  in       never
hold_table          before       floor floor  floor done  floor done  done  done  in       never
resume_table        held         floor floor  floor done  floor done  done  done  in       never
remove_player       before       floor floor  floor done  floor done  done  done  in       never
set_button          before       floor floor  floor sits  floor done  done  floor in       never
void_hand           facing       floor floor  floor sits  floor done  done  floor in       never
kill_hand           facing       floor floor  floor sits  floor done  done  floor in       never
return_bet          facing       floor floor  floor sits  floor nobet nobet floor in       never
award_hand          option       floor floor  floor sits  floor done  done  floor in       never
declare_misdeal     facing       floor floor  floor sits  floor done  done  floor in       never
penalize            before       floor floor  floor sits  floor done  done  floor in       never
move_chips          before       floor floor  floor sits  floor done  done  floor in       never
rule_award          facing       floor floor  floor sits  floor award award floor in       never
put_in              live_facing  floor floor  floor done  floor done  done  done  in       never
out_of_turn         live_early   floor floor  floor done  floor done  done  done  in       never
bar_raise           live_facing  floor floor  floor done  floor done  done  done  in       never
deal_error          live_turn    floor floor  floor done  floor done  done  done  in       never
wrong_count         live_turn    floor floor  floor done  floor done  done  done  in       never
set_aside           live_turn    floor floor  floor done  floor done  done  done  in       never
four_card_flop      live_board   floor floor  floor done  floor done  done  done  in       never
note_irregularity   live_turn    floor floor  floor done  floor done  done  done  in       never
deal                live_board   floor floor  floor done  floor done  done  done  in       never
name_opener         live_opener  floor floor  floor done  floor done  done  done  in       never
award_pot           live_award   floor floor  floor done  floor done  done  done  in       never
exposed_cards       live_turn    floor floor  floor done  floor done  done  done  in       never
expose_hand         live_turn    floor floor  floor done  floor done  done  done  in       never
place_button        live_new     floor floor  floor done  floor done  done  done  in       never
next_hand           live         floor floor  floor done  floor done  done  done  in       never
take_back           live_entry   floor floor  floor done  floor done  done  done  in       never
call_clock          live_turn    floor floor  floor done  floor done  done  done  in       never
hand_over           live         floor floor  floor done  floor done  done  done  in       never
"""
RULED_MOVE: Final = "floor floor floor sits floor done done floor in never"
"""Somebody moved to another seat, or sat out, with a reason: the floor's ruling, not one's own wish."""

FIELDS: Final[dict[str, dict[str, Any]]] = {
    "raise_to": {"seat": 2, "total": 20},
    "sit": {"seat": 5, "chips": 100},
    "buy": {"seat": 2, "chips": 50},
    "sit_out_at_big_blind": {"seat": 2, "on": True},
    "choose_entry": {"seat": 2, "posts": True},
    "change_seat": {"seat": 2, "to": 6},
    "set_switches": {"seat": 2, "switches": {"runs": 1}},
    "join_list": {},
    "leave_list": {},
    "choose_game": {"seat": 2, "game": 1},
    "cut": {"seat": 2, "at": 20},
    "wish_runs": {"seat": 2, "runs": 2},
    "rabbit_cards": {},
    "let_in": {"player": "extra"},
    "turn_away": {"player": "extra"},
    "hold_table": {"reason": WHY},
    "resume_table": {},
    "remove_player": {"seat": 2, "reason": WHY},
    "set_button": {"seat": 2, "reason": WHY},
    "void_hand": {"reason": WHY},
    "kill_hand": {"seat": 2, "reason": WHY, "clause": "P17"},
    "return_bet": {"seat": 2, "reason": WHY},
    "award_hand": {"seat": 2, "reason": WHY},
    "declare_misdeal": {"reason": WHY},
    "penalize": {"seat": 2, "hands": 2, "reason": WHY},
    "move_chips": {"giver": 2, "taker": 3, "chips": 10, "reason": WHY},
    "rule_award": {"pot": 0, "seats": [2], "reason": WHY},
    "deal": {"cards": "AsKdQc"},
    "award_pot": {"pot": 0, "seats": [2]},
    "exposed_cards": {"exposed": [[6, "??"]]},
    "put_in": {"seat": 2, "chips": [25]},
    "out_of_turn": {"action": {"type": "raise_to", "seat": 2, "total": 10}},
    "bar_raise": {"seat": 2, "reason": WHY},
    "deal_error": {"what": "wrong_button", "reason": WHY},
    "wrong_count": {"seat": 2, "has": 3, "reason": WHY},
    "set_aside": {"back": "AsKdQc"},
    "four_card_flop": {"cards": "AsKdQcJh", "burn": 4},
    "expose_hand": {"seat": 2, "cards": "As", "reason": WHY},
    "note_irregularity": {"what": "other", "clause": "F1", "reason": WHY},
    "next_hand": {},
    "take_back": {"entries": 1},
    "call_clock": {"seconds": 30},
    "hand_over": {"player": "rail", "on": True},
}
"""What an action is of, besides the player's seat alone."""


def rows() -> list[tuple[str, str, list[str]]]:
    """The table."""
    return [(name, where, cells) for name, where, *cells in map(str.split, ROWS.strip().splitlines())]


def action(name: str, **more: Any) -> dict[str, Any]:
    """The action, of the player's seat."""
    return {"type": name, **FIELDS.get(name, {"seat": 2}), **more}


def test_the_table_has_every_action_there_is() -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(PersonAction)]
    assert sorted(name for name, _, _ in rows()) == sorted(tags)
    assert all(len(cells) == len(PEOPLE) for _, _, cells in rows())
    assert SEATED | RIGHTS.keys() == set(get_args(PersonAction))


async def tried(where: str, wanted: dict[str, Any], cells: list[str]) -> dict[str, str]:
    """
    What everybody is answered: first those who may not, one after another; each of the others in a situation
    of his own.
    """
    told: dict[str, str] = {}
    expected = dict(zip(PEOPLE, cells, strict=True))
    async with scene(where) as talk:
        before = talk.play.moment.version
        for who in [who for who, cell in expected.items() if cell != "done"]:
            told[who] = await _asks(talk, who, wanted)
        assert talk.play.moment.version == before, "a no changes nothing"
        allowed = [who for who, cell in expected.items() if cell == "done"]
        for who in allowed[:1]:
            told[who] = await _asks(talk, who, wanted)
    for who in allowed[1:]:
        async with scene(where) as talk:
            told[who] = await _asks(talk, who, wanted)
    return told


async def _asks(talk: Talk, who: str, wanted: dict[str, Any]) -> str:
    client = talk.client(PEOPLE[who])
    command = client.do(talk.table, wanted, version=talk.play.moment.version)
    await talk.play.settle()
    answer = client.answer(command)
    if answer["t"] == "done":
        return "done"
    assert answer["text"], "every no says why"
    return f"{answer['clause']} {answer['code']}".strip()


@pytest.mark.parametrize(("name", "where", "cells"), rows(), ids=lambda value: value or None)
async def test_who_may_what(name: str, where: str, cells: list[str]) -> None:
    expected = {who: NO.get(cell, cell) for who, cell in zip(PEOPLE, cells, strict=True)}
    assert await tried(where, action(name), cells) == expected


@pytest.mark.parametrize("name", ["change_seat", "sit_out"])
async def test_a_change_of_seats_or_a_pause_with_a_reason_is_a_ruling(name: str) -> None:
    cells = RULED_MOVE.split()
    expected = {who: NO.get(cell, cell) for who, cell in zip(PEOPLE, cells, strict=True)}
    assert await tried("before", action(name, reason=WHY), cells) == expected


@pytest.mark.parametrize(
    "name", [name for name, made in FIELDS.items() if "reason" in made] + ["change_seat", "sit_out"]
)
async def test_F1_a_ruling_without_a_reason_is_none(name: str) -> None:
    where = next(row[1] for row in rows() if row[0] == name)
    async with scene(where) as talk:
        assert await _asks(talk, "floor", action(name, reason=" ")) == "F1 floor.no_reason"


@pytest.mark.parametrize(
    ("wanted", "answer"),
    [
        (action("remove_player", seat=5), "may.not_above"),
        (action("penalize", seat=5), "may.not_above"),
        (action("change_seat", seat=5, reason=WHY), "may.not_above"),
        (action("move_chips", giver=5), "may.not_above"),
        (action("move_chips", taker=5), "done"),
        (action("set_button", seat=5), "done"),
        (action("hold_table"), "done"),
    ],
    ids=lambda value: value["type"] if isinstance(value, dict) else value,
)
async def test_the_floor_rules_on_no_host(wanted: dict[str, Any], answer: str) -> None:
    async with scene("before") as talk:
        await talk.does("host", action("sit"))
        assert await _asks(talk, "floor", wanted) == answer


async def test_nobody_acts_in_a_seat_that_is_empty_or_not_there() -> None:
    async with scene("facing") as talk:
        for seat in (0, 1, 5, 7, -2, 10**9):
            assert await _asks(talk, "player", {"type": "fold", "seat": seat}) == NO["own"]
            assert await _asks(talk, "rail", {"type": "leave", "seat": seat}) == NO["own"]


async def test_at_a_table_of_the_house_a_guest_is_as_good_as_a_player() -> None:
    async with scene("before") as talk:
        table = await talk.play.open(talk.play.moment.table.sign)
        guest = talk.client(PEOPLE["stranger"])
        guest.watch(table)
        command = guest.do(table, action("sit"))
        await talk.play.settle()
        assert guest.answer(command)["t"] == "done"


async def test_a_right_that_is_taken_away_is_gone_at_once_and_one_given_is_there() -> None:
    async with scene("before") as talk:
        room, hold = talk.play.room, action("hold_table")
        room.knows(replace(talk.play.person("floor"), role="player", tables=frozenset({talk.table})))
        room.knows(replace(talk.play.person("rail"), role="floor"))
        assert await _asks(talk, "floor", hold) == "may.floor_only"
        assert await _asks(talk, "rail", hold) == "done"


async def test_who_is_shown_the_door_does_nothing_more() -> None:
    async with scene("facing") as talk:
        talk.play.room.knows(replace(talk.play.person("rail"), barred=True))
        assert await _asks(talk, "rail", action("join_list")) == "may.barred"


LIVE: Final = tuple(name for name, where, _ in rows() if where.startswith("live"))


@pytest.mark.parametrize("name", LIVE)
async def test_where_the_system_deals_there_is_no_dealer(name: str) -> None:
    async with scene("facing") as talk:
        for who in ("host", "owner", "player"):
            assert await _asks(talk, who, action(name)) == NO["real"]


@pytest.mark.parametrize(
    ("who", "answer"),
    [("owner", "done"), ("floor", "done"), ("other", NO["own"]), ("rail", NO["own"]), ("program", NO["own"])],
)
@pytest.mark.parametrize("name", ["call", "buy", "sit_out", "leave"])
async def test_the_dealer_of_real_cards_acts_for_anybody(name: str, who: str, answer: str) -> None:
    where = "live_facing" if name == "call" else "live"
    async with scene(where) as talk:
        assert await _asks(talk, who, action(name)) == answer


async def test_nobody_agrees_in_anothers_name() -> None:
    async with scene("live") as talk:
        assert await _asks(talk, "host", action("set_switches")) == NO["own"]


async def test_the_console_is_handed_over_and_taken_back() -> None:
    async with scene("live_facing") as talk:
        whom = talk.play.person(PEOPLE["rail"]).id
        assert await _asks(talk, "rail", action("call")) == NO["own"]
        assert await _asks(talk, "owner", action("hand_over", player=whom)) == "done"
        assert talk.client(PEOPLE["rail"]).view(talk.table)["me"]["dealer"] is True
        assert await _asks(talk, "rail", action("hand_over")) == NO["floor"]
        assert await _asks(talk, "rail", action("call")) == "done"
        assert await _asks(talk, "rail", action("kill_hand")) == "done", (
            "without a floor manager he rules (P17)"
        )
        assert await _asks(talk, "owner", action("hand_over", player=whom, on=False)) == "done"
        assert "dealer" not in talk.client(PEOPLE["rail"]).view(talk.table)["me"]
        assert await _asks(talk, "rail", action("take_back")) == NO["floor"]
