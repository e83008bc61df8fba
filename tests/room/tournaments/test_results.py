"""How tournaments ended for who was in them, and the hands they played there, on each engine."""

import pytest

from pakli.history import convert
from pakli.room.hands import Hands, Wanted, played_hand, transcript_of
from pakli.tournament.structure import Price
from tests.contract.engines import any_url, lasting_url, postgresql, postgresql_url
from tests.room.tournaments.kit import evening, sitting

__all__ = ["any_url", "lasting_url", "postgresql", "postgresql_url"]


async def test_what_was_paid_and_won_is_what_the_accounts_say(any_url: str) -> None:
    async with evening(any_url) as night:
        names = ("anna", "bela", "cili")
        for name in names:
            await night.gives(name, 1500)
        hands = Hands(night.room.house, night.room.hall)
        event = await night.announce(sitting(3, entry=Price(500, 50)), *names)
        assert await hands.catch_up()
        assert await hands.results("anna") == [], "it is not over"
        await night.to_the_end(event)
        assert await hands.catch_up()
        places = {entry.player: entry.place for entry in event.event.entries}
        for name in names:
            [one] = await hands.results(name)
            assert (one.place, one.entries, one.players, one.money) == (places[name], 1, 3, "EUR")
            assert one.won - one.paid == await night.has(f"player:{name}:EUR") - 1500
            sums = await hands.sums(name, Wanted(tournament=event.event_id))
            listed = await hands.listed(name, Wanted(money="tournament"), most=999)
            assert sums.own.hands == len(listed) > 0
            assert sum(line.gain for line in listed) == (1000 if one.place == 1 else -500)
            assert (sums.gains, sums.chart[-1].stack) == ({}, 1500 if one.place == 1 else 0)
        assert await hands.results("anna", since=2**52) == []
        page = await hands.listed("anna", Wanted(), most=2)
        last = page[-1]
        after = await hands.listed(
            "anna", Wanted(), before=f"{last.at:.0f}-{last.table}-{last.number}", most=999
        )
        assert [*page, *after] == await hands.listed("anna", Wanted(), most=999)


@pytest.mark.parametrize(
    ("bounty", "told"), [(0, "€4.50+€0.50 EUR"), (100, "€3.50+€1+€0.50 EUR")], ids=["plain", "with a bounty"]
)
async def test_a_hand_as_a_text_says_what_an_entry_cost_and_which_level_it_was(
    bounty: int, told: str
) -> None:
    async with evening() as night:
        names = ("anna", "bela", "cili")
        for name in names:
            await night.gives(name, 1500)
        hands = Hands(night.room.house, night.room.hall)
        event = await night.announce(sitting(3, entry=Price(500, 50), bounty=bounty), *names)
        await night.to_the_end(event)
        await hands.catch_up()
        lines = await hands.listed("anna", Wanted(), most=999)
        past = await hands.read([(line.table, line.number) for line in lines])
        structure = await hands.structure(event.event_id)
        night.room.hall._events.pop(event.event_id)
        assert await hands.structure(event.event_id) == structure, "it is read from the log as well"
        assert await hands.structure("none") is None
        levels = set()
        for (table, _), one in past.items():
            played = played_hand(table, one)
            assert played is not None
            text = transcript_of(played, {}, structure=structure)
            assert text.tournament is not None
            levels.add((int(text.tournament.level), text.big_blind))
            assert f", {told} Hold'em" in convert([text], "pokerstars")
            assert '"fee_amount": 0.5' in convert([text], "ohh")
        assert levels == {(level, 10 << level) for level, _ in levels}
        assert len(levels) > 1
