"""How a table is kept changes while it is played at, and a table closes: both remembered, by who may."""

from pathlib import Path
from typing import Any, Final

import pytest

from pakli.room import Manners, Pace
from pakli.room.actions import SitDown
from pakli.room.records import ClosingAsked, OpeningChanged
from pakli.room.restored import restored
from pakli.rules import RuleViolation
from tests.room.kit import Play, opened, played, sign
from tests.room.test_restart import same_again, started_again
from tests.wire.kit import Client

THREE: Final[dict[str, Any]] = {"anna": 200, "bela": 200, "cili": 200}
SLOW: Final = Pace(after_fold=60, after_showdown=60)


async def keeps(play: Play, who: str, **manners: Any) -> str:
    """Somebody keeps the table so; the code of the refusal, empty if there is none."""
    try:
        await play.room.keep_table(play.person(who), play.table_id, Manners(**({"name": "Table"} | manners)))
    except RuleViolation as violation:
        return violation.refusal.code
    return ""


def is_private(play: Play) -> bool:
    return play.moment.kept.manners.private


@pytest.mark.parametrize(
    ("who", "code"),
    [("anna", ""), ("floor", ""), ("host", ""), ("bela", "may.floor_only"), ("guest gabi", "may.floor_only")],
)
async def test_who_may(who: str, code: str) -> None:
    async with opened() as play:
        await play.open(sign("NL 1/2"), owner="anna", private=True)
        assert await keeps(play, who, name="Monday", private=True, chat="off") == code
        kept = play.moment.kept.manners
        assert (kept.name, kept.chat, kept.owner) == (
            ("Table", "everyone", "anna") if code else ("Monday", "off", "anna")
        )


async def test_only_who_could_open_a_public_table_makes_one_public() -> None:
    async with opened() as play:
        await play.open(sign("NL 1/2"), owner="anna", private=True)
        assert await keeps(play, "anna", private=False) == "may.floor_only"
        assert is_private(play)
        assert await keeps(play, "floor", private=False) == ""
        assert not is_private(play)
        assert await keeps(play, "anna", private=True) == ""


async def test_a_name_that_is_none_is_refused() -> None:
    async with opened() as play:
        await play.open(sign("NL 1/2"))
        assert await keeps(play, "host", name="   ") != ""
        assert play.moment.kept.manners.name == "Table"


async def test_everybody_at_the_table_sees_it_and_the_log_has_who() -> None:
    async with played("NL 1/2", pace=SLOW, button="anna", **THREE) as play:
        await play.until_asked()
        pages = [Client(play.room, play.person(name).id) for name in ("anna", "rail")]
        for page in pages:
            page.watch(play.table_id)
        assert await keeps(play, "host", name="Monday", approve=True, chat="seated") == ""
        for page in pages:
            view = page.view(play.table_id)
            assert view["sign"]["name"] == "Monday"
            assert (view["manners"]["approve"], view["manners"]["chat"]) == (True, "seated")
        [*_, last] = await play.actor.journal.read(0)
        assert isinstance(last, OpeningChanged)
        assert last.by == "host"
        assert play.to_act, "the hand goes on"
        await same_again(play)


async def test_who_is_not_invited_looks_on_no_more_at_a_table_that_becomes_private() -> None:
    async with played("NL 1/2", pace=SLOW, **THREE) as play:
        rail = await play.watch("rail")
        assert await keeps(play, "host", private=True) == ""
        assert rail.closed
        assert not play.watching["anna"].closed, "who plays, plays on"


async def test_what_was_asked_for_waits_on_where_nobody_need_be_asked_any_more() -> None:
    async with opened() as play:
        await play.open(sign("NL 1/2"), owner="host", approve=True)
        await play.gives("anna", 100)
        host = Client(play.room, "host")
        host.watch(play.table_id)
        await play.does("anna", SitDown(2, 100))
        assert await keeps(play, "host", approve=False) == ""
        [request] = host.view(play.table_id)["requests"]
        host.do(play.table_id, request["let_in"]["action"])
        await play.settle()
        assert play.seat("anna") == 2
        assert "requests" not in host.view(play.table_id)


async def test_in_mid_hand_the_delay_stays_until_the_hand_is_over() -> None:
    async with played("NL 1/2", pace=SLOW, manners={"delay": 30}, button="anna", **THREE) as play:
        await play.until_asked()
        rail = Client(play.room, play.person("rail").id)
        rail.watch(play.table_id)
        assert await keeps(play, "host", delay=0) == ""
        await same_again(play)
        owner = Client(play.room, "host")
        owner.watch(play.table_id)
        assert owner.view(play.table_id)["manners"]["delay"] == 30
        assert owner.view(play.table_id)["manners"]["next_delay"] == 0
        await play.passive()
        behind = rail.known[play.table_id]["v"]
        assert behind < play.moment.version, "nobody sees the hand because of it"
        await play.hand_over()
        manners = owner.view(play.table_id)["manners"]
        assert manners["delay"] == 0
        assert "next_delay" not in manners
        assert rail.known[play.table_id]["v"] == play.moment.version, "nothing is hidden between two hands"
        await same_again(play)
        await play.until_asked()
        await play.passive()
        assert rail.known[play.table_id]["v"] == play.moment.version
        assert not rail.gaps


async def test_a_delay_that_begins_between_two_hands_hides_the_next_one() -> None:
    async with played("NL 1/2", pace=SLOW, button="anna", **THREE) as play:
        await play.until_asked()
        await play.hand_over()
        rail = Client(play.room, play.person("rail").id)
        rail.watch(play.table_id)
        assert await keeps(play, "host", delay=600) == ""
        shown = rail.known[play.table_id]["v"]
        assert shown == play.moment.version
        assert rail.view(play.table_id)["manners"]["delay"] == 600
        await play.until_asked()
        await play.passive()
        assert rail.known[play.table_id]["v"] == shown
        await play.pass_time(600)
        assert rail.known[play.table_id]["v"] > shown
        assert not rail.gaps


async def test_a_change_of_mind_before_the_hand_is_over_leaves_the_delay() -> None:
    async with played("NL 1/2", pace=SLOW, manners={"delay": 30}, button="anna", **THREE) as play:
        await play.until_asked()
        await keeps(play, "host", delay=60)
        await keeps(play, "host", delay=30)
        await play.hand_over()
        assert play.moment.kept.manners.delay == 30


async def test_that_a_table_closes_is_remembered_over_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log'}"
    async with played("NL 1/2", url=url, button="anna", **THREE) as play:
        await play.until_asked()
        await play.room.close_table(play.person("host"), play.table_id)
        await play.room.close_table(play.person("host"), play.table_id)  # twice is once
        records = await play.actor.journal.read(0)
        assert [record.by for record in records if isinstance(record, ClosingAsked)] == ["host"]
        rail = Client(play.room, play.person("rail").id)
        rail.watch(play.table_id)
        assert rail.view(play.table_id)["closing"] is True
        await play.room.close()
        await play.store.close()
        async with started_again(url, play) as again:
            assert again.moment.kept.closing
            for name in THREE:
                await again.watch(name)
            while again.room.tables:
                await again.until(lambda: not again.room.tables or bool(again.to_act))
                if again.room.tables:
                    await again.passive()
            held = [await again.store.ledger.balance(f"player:{name}") for name in THREE]
            assert sum(held) == 600
            assert await again.store.ledger.balance(f"table:{play.table_id}") == 0
            assert await restored(again.room.house, play.table_id) is None


async def test_a_table_that_closes_when_no_hand_is_on_is_closed_at_once() -> None:
    async with played("NL 1/2", anna=200) as play:
        await play.room.close_table(play.person("host"), play.table_id)
        assert not play.room.tables
