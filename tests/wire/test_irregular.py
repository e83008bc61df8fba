"""
What goes wrong with real cards and chips, over the wire: entered by the dealer, told, in the book, foretold
in the same words, and taken back; what is possible now is in the view, and what is not with its clause.
"""

from typing import Any, Final, get_args

import pytest
from msgspec import convert, to_builtins
from msgspec.structs import replace

from pakli.room.actions import PersonAction
from pakli.room.audit import AUDIT, NOTES
from pakli.table import Live
from pakli.wire.foretold import foretold
from pakli.wire.view import Irregularity
from tests.wire.kit import Talk
from tests.wire.test_live import live_talk, proven, same_after_a_restart

WHY: Final = "seen by all"
FIRST, SMALL, BIG = 3, 4, 2
"""Béla has the button and acts first, Kati and Anna have the blinds."""
RAISE: Final = {"type": "raise_to", "seat": FIRST, "total": 10}
CALLS: Final = [{"type": "call", "seat": FIRST}, {"type": "call", "seat": SMALL}]
TO_THE_FLOP: Final = [*CALLS, {"type": "check", "seat": BIG}]


def puts(seat: int, *chips: int, **more: Any) -> dict[str, Any]:
    """Chips of somebody."""
    return {"type": "put_in", "seat": seat, "chips": chips, **more}


def early(**action: Any) -> dict[str, Any]:
    """Something before one's turn."""
    return {"type": "out_of_turn", "action": action}


def has(cards: int) -> dict[str, Any]:
    """So many cards, of who has the big blind."""
    return {"type": "wrong_count", "seat": BIG, "has": cards}


def wrong(what: str, **more: Any) -> dict[str, Any]:
    """Something wrong with the deal."""
    return {"type": "deal_error", "what": what, **more}


# what, what was entered before, what goes wrong, told first, noted in the book
ROWS: Final[list[tuple[str, list[dict[str, Any]], dict[str, Any], str, str]]] = [
    ("a single chip", [], puts(FIRST, 25), "event-irregular-oversized_chip", "put_in"),
    ("what is clear", [], puts(FIRST, 1, 1), "event-call", ""),
    ("two motions", [], puts(FIRST, 5, 5, more=[5]), "event-irregular-string_bet", "put_in"),
    ("a check facing a bet", [], puts(FIRST, said="check"), "event-barred-checked", "put_in"),
    ("an undercall decided", [RAISE, {"type": "raise_to", "seat": SMALL, "total": 30}],
     puts(BIG, 5, 5, full_call=True), "event-irregular-undercall", "put_in"),
    ("a raise out of turn", [], early(type="raise_to", seat=SMALL, total=10), "event-early-raise",
     "out_of_turn"),
    ("a fold out of turn", [], early(type="fold", seat=BIG), "event-early-fold", "out_of_turn"),
    ("chips out of turn", [], early(**puts(SMALL, 25)), "event-irregular-oversized_chip", "out_of_turn"),
    ("no raise", [], {"type": "bar_raise", "seat": FIRST, "reason": WHY}, "event-barred-floor", "bar_raise"),
    ("a flipped card", [], {"type": "exposed_cards", "exposed": [[5, "??"]]}, "event-exposed",
     "exposed_cards"),
    ("a hand shown", [], {"type": "expose_hand", "seat": BIG, "cards": "As"}, "event-hand-exposed",
     "expose_hand"),
    ("three cards", [], has(3), "event-misdeal-count-wrong", "wrong_count"),
    ("one card, late", [RAISE], has(1), "event-mended", "wrong_count"),
    ("three cards, late", [RAISE], has(3), "event-killed-count", "wrong_count"),
    ("a flop too early", [], {"type": "set_aside", "back": "??????"}, "event-aside-back", "set_aside"),
    ("a burn too early", [], {"type": "set_aside", "back": ""}, "event-aside-burn", "set_aside"),
    ("one boxed card", [], wrong("boxed_card"), "event-irregular-boxed_card", "boxed_card"),
    ("two boxed cards", [], wrong("boxed_card", cards=2), "event-misdeal-deal-boxed_card", "boxed_card"),
    *[(what, [], wrong(what, reason=WHY), f"event-misdeal-deal-{what}", what)
      for what in ("wrong_first_card", "seat_not_entitled", "seat_left_out", "wrong_button", "wrong_blinds")],
    ("a wrong button, late", CALLS, wrong("wrong_button"), "event-irregular-wrong_button", "wrong_button"),
    ("a fouled pack, late", CALLS, wrong("fouled_deck"), "event-misdeal-deal-fouled_deck", "fouled_deck"),
    ("killed by accident", [RAISE], {"type": "kill_hand", "seat": FIRST, "reason": WHY, "clause": "TDA65"},
     "event-taken-back", "kill_hand"),
    ("a note", [], {"type": "note_irregularity", "what": "other", "clause": "B8", "put": 7, "reason": WHY},
     "event-irregular-other", "note_irregularity"),
]  # fmt: skip
FLOP: Final = {"type": "four_card_flop", "cards": "AsKdQcJh", "burn": 4}


async def goes_wrong(
    talk: Talk, before: list[dict[str, Any]], action: dict[str, Any]
) -> list[dict[str, Any]]:
    """It is entered; what the rail is told of it. Foretold, it was told in the same words."""
    for entry in before:
        await talk.does("host", entry)
    rail = talk.client("rail")
    wanted: Any = convert(action, PersonAction)
    said = foretold(talk.play.moment, talk.play.person("host"), wanted, None)
    already = len(rail.log)
    await talk.does("host", action)
    happened: list[dict[str, Any]] = rail.log[already:]
    words = [line["say"] for line in to_builtins(said.told)]
    assert [line["say"] for line in happened][: len(words)] == words
    talk.check()
    return happened


async def noted(talk: Talk) -> list[str]:
    """What stands in the floor's book."""
    stored = await talk.play.store.read(AUDIT, after=0)
    return [NOTES.decode(one).what for one in stored]


@pytest.mark.parametrize("live", ["console", pytest.param("chips", marks=pytest.mark.soak)])
@pytest.mark.parametrize(
    ("before", "action", "told", "book"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
async def test_it_is_told_noted_and_can_be_taken_back(
    live: Live, before: list[dict[str, Any]], action: dict[str, Any], told: str, book: str
) -> None:
    async with live_talk(live) as talk:
        await talk.does("host", {"type": "next_hand"})
        already = await noted(talk)
        for entry in before:
            await talk.does("host", entry)
        as_it_was = talk.play.moment.table.hand
        happened = await goes_wrong(talk, [], action)
        assert happened[0]["say"] == told
        assert (await noted(talk))[len(already) :] == ([book] if book else [])
        await same_after_a_restart(talk)
        await talk.does("host", {"type": "take_back", "entries": 1})
        assert talk.play.moment.table.hand == as_it_was
        talk.check()
        await proven(talk)


async def test_a_flop_of_four_cards_is_ruled_on_where_the_board_is_entered() -> None:
    async with live_talk("console") as talk:
        await talk.does("host", {"type": "next_hand"})
        happened = await goes_wrong(talk, TO_THE_FLOP, FLOP)
        assert happened[0]["say"] == "event-irregular-four_card_flop"
        assert talk.client("rail").view(talk.table)["hand"]["boards"] == ["AsKdQc"]
    async with live_talk("chips") as talk:
        await talk.does("host", {"type": "next_hand"})
        for entry in TO_THE_FLOP:
            await talk.does("host", entry)
        no = talk.client("rail").view(talk.table)["live"]["irregular"]["four_card_flop"]["refusal"]
        assert no["clause"]


async def test_the_view_says_what_can_have_gone_wrong_and_why_not_what_cannot() -> None:
    async with live_talk("console") as talk:
        live = talk.client("rail").view(talk.table)["live"]
        assert "irregular" not in live
        await talk.does("host", {"type": "next_hand"})
        now = talk.client("rail").view(talk.table)["live"]["irregular"]
        assert sorted(now) == sorted(get_args(Irregularity))
        assert now["put_in"] == {"clause": "TDA40", "seats": [FIRST]}
        assert now["out_of_turn"]["seats"] == [BIG, SMALL]
        assert now["set_aside"] == {"clause": "TDA39", "cards": 3}
        assert now["return_bet"]["refusal"]["code"] == "return.no_bet"
        assert now["four_card_flop"]["refusal"]["clause"]
        await talk.does("host", RAISE)
        later = talk.client("rail").view(talk.table)["live"]["irregular"]
        assert later["return_bet"]["seats"] == [FIRST]
        assert later["exposed_cards"]["refusal"]["clause"] == "I1", "somebody has acted"


async def test_TDA53_what_waits_is_in_the_view_until_it_binds_or_is_released() -> None:
    async with live_talk("console") as talk:

        def view() -> dict[str, Any]:
            live: dict[str, Any] = talk.client("rail").view(talk.table)["live"]
            return live

        await talk.does("host", {"type": "next_hand"})
        await talk.does("host", early(type="call", seat=SMALL))
        assert view()["early"] == [{"seat": SMALL, "does": "call", "total": 2}]
        await talk.does("host", {"type": "call", "seat": FIRST})
        assert "early" not in view()
        assert view()["seat"] == BIG, "Kati’s call was done in her turn"
        await talk.does("host", {"type": "take_back", "entries": 1})
        assert view()["early"]
        await talk.does("host", RAISE)
        assert "early" not in view()
        assert view()["seat"] == SMALL, "nobody knew of the raise: she decides anew"


async def test_TDA51_what_the_floor_must_decide_is_asked_for() -> None:
    async with live_talk("console") as talk:
        await talk.does("host", {"type": "next_hand"})
        for entry in (RAISE, {"type": "raise_to", "seat": SMALL, "total": 30}):
            await talk.does("host", entry)
        assert await asks(talk, puts(BIG, 5, 5)) == "TDA51 put.floor_decides"
        stays = {"type": "bar_raise", "seat": BIG, "why": "undercall", "left": 10, "reason": WHY}
        happened = await goes_wrong(talk, [], stays)
        assert [line["say"] for line in happened][:2] == ["event-barred-undercall", "event-barred-left"]


async def asks(talk: Talk, action: dict[str, Any]) -> str:
    """Clause and code of the no."""
    host = talk.client("host")
    command = host.do(talk.table, action)
    await talk.play.settle()
    answer = host.answer(command)
    assert answer["t"] == "refused"
    assert answer["text"]
    return f"{answer['clause']} {answer['code']}"


@pytest.mark.parametrize(
    ("action", "answer"),
    [
        (puts(FIRST, said="raise"), "TDA50 put.amount_wanted"),
        (puts(FIRST), "TDA40 put.nothing"),
        (puts(FIRST, 0), "B0 put.bad_chip"),
        (puts(FIRST, 10**18), "T2 put.not_so_many"),
        (early(type="call", seat=FIRST), "TDA53 early.in_turn"),
        (early(type="check", seat=SMALL), "B0 check.facing_bet"),
        (early(**puts(SMALL, said="check")), "TDA53 early.no_action"),
        ({"type": "bar_raise", "seat": FIRST}, "F1 floor.no_reason"),
        ({"type": "note_irregularity", "what": "other", "clause": "F1"}, "F1 floor.no_reason"),
        ({"type": "note_irregularity", "what": "undercall", "clause": "F1", "reason": WHY},
         "F1 note.unknown"),
        ({"type": "note_irregularity", "what": "other", "clause": "F1", "seat": 9, "reason": WHY},
         "F1 note.unknown"),
        ({"type": "wrong_count", "seat": FIRST, "has": 2}, "I3 count.right"),
        ({"type": "set_aside", "back": "As"}, "TDA39 deal.wrong_count"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
async def test_what_cannot_be_is_refused_with_its_clause(action: dict[str, Any], answer: str) -> None:
    async with live_talk("console") as talk:
        await talk.does("host", {"type": "next_hand"})
        assert await asks(talk, action) == answer


async def test_the_floor_deals_to_the_host_as_to_anybody() -> None:
    async with live_talk("console") as talk:
        talk.play.room.knows(replace(talk.play.person("bela"), role="host"))
        talk.client("floor")
        await talk.does("floor", {"type": "next_hand"})
        await talk.does("floor", puts(FIRST, 25))


async def test_an_amount_beyond_all_counting_is_all_he_has() -> None:
    async with live_talk("console") as talk:
        await talk.does("host", {"type": "next_hand"})
        await talk.does("host", puts(FIRST, said="raise", amounts=[2**63]))
        assert talk.client("rail").view(talk.table)["seats"]["3"]["stack"] == 0
