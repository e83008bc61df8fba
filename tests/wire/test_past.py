"""Hands that are over, as one person may see them."""

from typing import Any

import pytest
from msgspec import json, to_builtins

from pakli.room import PastHand
from pakli.rules import Call
from pakli.table import ShowAfterHand, Sign
from pakli.wire import past_line, past_view
from pakli.wire.http import PastView
from pakli.wire.patch import merged
from pakli.wire.sheet import view_frame
from tests.named import cards_named
from tests.room.kit import Play, played, sign


async def last_hand(play: Play) -> PastHand:
    """The last hand that is over."""
    return (await play.actor.past_hands("anna"))[0]


def views(past: PastView) -> list[Any]:
    """The views of a replay, as a page comes to them."""
    view = json.decode(json.encode(past.first))
    found = [view]
    for step in past.steps:
        view = merged(view, json.decode(json.encode(step.set)))
        found.append(view)
    return found


def shown(play: Play, player: str) -> Any:
    """What the player is shown of the table now."""
    return json.decode(view_frame(play.moment, player, 0.0).data)["view"]


@pytest.mark.parametrize(
    "what",
    [sign("NL 1/2"), sign("PL 1/2 omaha-high-low"), sign("FL 2/4/1 stud")],
    ids=["holdem", "omaha", "stud"],
)
async def test_a_replay_ends_where_the_hand_has_ended(what: Sign) -> None:
    async with played(what, anna=200, bela=200, cili=200) as play:
        await play.until_asked()
        await play.hand_over()
        hand = await last_hand(play)
        for player in ("anna", "bela", "nobody"):
            past = past_view(play.table_id, hand, player, play.room.house.people)
            end, now = views(past)[-1], shown(play, player)
            assert end["hand"] == now["hand"]
            for number, seat in now["seats"].items():
                for field in ("name", "stack", "cards", "status", "won", "held"):
                    assert end["seats"][number].get(field) == seat.get(field), (player, number, field)


async def test_one_sees_ones_own_cards_and_no_others_that_were_not_shown() -> None:
    async with played("NL 1/2", anna=200, bela=200, cili=200) as play:
        await play.until_asked()
        own = {name: play.moment.table.hand.seat(play.seat(name)).cards for name in ("anna", "bela", "cili")}  # type: ignore[union-attr]
        await play.hand_over(fold=True)
        hand = await last_hand(play)
        for player in ("anna", "bela", "cili", "nobody"):
            past = past_view(play.table_id, hand, player, play.room.house.people)
            named = cards_named(json.decode(json.encode(past)))
            for name, cards in own.items():
                both = {cards[:2], cards[2:]}
                assert both & named == (both if name == player else set()), (player, name)


async def test_cards_shown_after_the_hand_are_seen_in_its_replay() -> None:
    async with played("NL 1/2", anna=200, bela=200, cili=200) as play:
        await play.until_asked()
        await play.hand_over(fold=True)
        hand = play.moment.table.over
        assert hand is not None
        cards = hand.seat(play.seat("bela")).cards
        await play.asks("bela", ShowAfterHand(play.seat("bela"), cards[:2]))
        past = past_view(play.table_id, await last_hand(play), "nobody", play.room.house.people)
        assert views(past)[-1]["seats"][str(play.seat("bela"))]["cards"] == f"{cards[:2]}??"
        assert cards_named(json.decode(json.encode(past))) & {cards[:2], cards[2:]} == {cards[:2]}


async def test_lines_tell_the_hand_from_its_beginning() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        await play.until_asked()
        await play.does(play.to_act, Call)
        await play.hand_over(fold=True)
        past = past_view(play.table_id, await last_hand(play), "anna", play.room.house.people)
        said = [line.say for line in past.told] + [line.say for step in past.steps for line in step.told]
        assert "event-call" in said
        assert said.index("event-call") < len(said) - 1


async def test_a_line_says_who_won_and_what_one_gained() -> None:
    async with played("NL 1/2", anna=200, bela=200, cili=200) as play:
        await play.until_asked()
        await play.hand_over(fold=True)
        hand, people = await last_hand(play), play.room.house.people
        gains = {name: past_line(hand, name, people).gain for name in ("anna", "bela", "cili")}
        line = past_line(hand, "nobody", people)
        (winner,) = line.winners
        assert gains[winner.name.lower()] == play.stack(winner.name.lower()) - 200 > 0
        assert sum(gain for gain in gains.values() if isinstance(gain, int)) == 0
        for name in gains:
            assert past_line(hand, name, people).stack == play.stack(name)
        assert "gain" not in to_builtins(line)
