"""Hands that are over, after sessions by chance: each is listed and shown, with no card too many (F2)."""

from random import Random

import pytest
from msgspec import json

from pakli.room import PastHand
from pakli.room.records import OWN_RECORDS
from pakli.rules import BoardDealt, CardReplaced, Drawn, HoleDealt, Shown
from pakli.table.events import ButtonDrawn, RabbitShown, ShownAfterHand
from pakli.wire import past_line, past_view
from tests.named import NAME, cards_named
from tests.room.kit import opened
from tests.wire.session import NAMES, Session, rich
from tests.wire.test_sessions import PACE

SEEDS, STEPS = (0, 1), 200


def may_be_known(hand: PastHand) -> tuple[set[str], dict[str, set[str]]]:
    """The cards that everybody has seen in a hand, and those that one has, by the log alone."""
    public, own, table = set[str](), dict[str, set[str]](), hand.before.table
    for record in hand.records:
        if type(record) in OWN_RECORDS:
            continue
        players = {seat.number: seat.player for seat in table.seats}
        match record:
            case HoleDealt(hands, up):
                for seat, cards in hands:
                    own.setdefault(players[seat], set()).update(NAME.findall(cards))
                    public.update(NAME.findall(cards[len(cards) - 2 * up :] if up else ""))
            case Drawn(seat, cards) | CardReplaced(seat, _, cards):
                own.setdefault(players[seat], set()).update(NAME.findall(cards))
            case BoardDealt(_, cards) | Shown(_, cards) | ShownAfterHand(_, cards):
                public.update(NAME.findall(cards))
            case RabbitShown(boards):
                public.update(NAME.findall("".join(boards)))
            case ButtonDrawn(drawn):
                public.update(NAME.findall("".join([card for _, card in drawn])))
            case _:
                pass
        table = table.after(record)  # type: ignore[arg-type]
    return public, own


@pytest.mark.parametrize("seed", SEEDS)
async def test_every_hand_is_listed_and_shown_with_no_card_too_many(seed: int) -> None:
    async with opened(pace=PACE) as play:
        session = Session(play, Random(seed), rich())
        await session.open()
        for _ in range(STEPS):
            await session.step()
        looked, people = 0, play.room.house.people
        for actor in play.room.tables:
            for hand in await actor.past.hands(actor.journal, actor.moment.version):
                public, own = may_be_known(hand)
                for name in (*NAMES[:3], "host"):
                    line = past_line(hand, name, people)
                    assert line.number == hand.number
                    shown = json.decode(json.encode(past_view(actor.table_id, hand, name, people)))
                    seen = cards_named(shown)
                    assert seen <= public | own.get(name, set()), f"{name} sees {seen}"
                    looked += bool(seen & own.get(name, set()) - public)
        assert looked > 5
