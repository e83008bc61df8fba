"""The index of hands: caught up piece by piece, and each hand read from the mark before it."""

import pytest
from sqlalchemy import func, select

from pakli.room.hands import HANDS_SCHEMA, Hands, Wanted, index, played_hand
from pakli.room.hands.tables import HAND_MARKS, HANDS, PLAYED, READ_TO
from pakli.room.kept import opened
from pakli.room.past import hands_in
from pakli.room.records import RECORDS, Opened
from pakli.room.saved import kept_saved
from tests.room.kit import Play, played


async def play_hands(play: Play, until: int) -> None:
    """Everybody checks and calls until so many hands are over."""
    while play.hands <= until:
        await play.until(lambda: bool(play.to_act) or play.hands > until)
        if play.to_act and play.hands <= until:
            await play.passive()


async def whole(play: Play) -> list[int]:
    """Numbers of all hands, from the whole log."""
    stored = await play.store.read(f"table:{play.table_id}")
    first = RECORDS.decode(stored[0])
    assert isinstance(first, Opened)
    return [hand.number for hand in await hands_in(kept_saved(opened(first)), 1, stored[1:])]


@pytest.mark.parametrize("piece", [1000, 20])
async def test_what_was_read_is_not_read_again_and_nothing_is_missing(
    monkeypatch: pytest.MonkeyPatch, piece: int
) -> None:
    monkeypatch.setattr(index, "_PIECE", piece)
    async with played("NL 1/2", schemas=(HANDS_SCHEMA,), anna=2000, bela=2000, cili=2000) as play:
        store, hands = play.store, Hands(play.room.house, play.room.hall)
        await play_hands(play, 4)
        assert await hands.catch_up()
        assert [line.number for line in await hands.listed("anna", Wanted(), most=99)] == [4, 3, 2, 1]
        await play_hands(play, 23)
        read = []
        real = store.read

        async def noted(stream: str, after: int = 0, limit: int | None = None) -> object:
            read.append(after)
            return await real(stream, after, limit)

        monkeypatch.setattr(store, "read", noted)
        assert await hands.catch_up()
        assert min(read) > 50, "it goes on from the fourth hand"
        read.clear()
        assert await hands.catch_up()
        assert read == [], "there is nothing new"
        monkeypatch.undo()
        listed = [line.number for line in await hands.listed("bela", Wanted(), most=99)]
        assert listed == [number for number in reversed(await whole(play)) if number <= 23]
        wanted = [(play.table_id, number) for number in (1, 11, 12, 23)]
        past = await hands.read(wanted)
        assert [past[key].number for key in wanted] == [1, 11, 12, 23]
        assert all(played_hand(play.table_id, one) for one in past.values())
        marks = await store.query(
            lambda connection: connection.execute(select(func.count()).select_from(HAND_MARKS)).scalar()
        )
        assert marks == 3


async def test_the_index_can_be_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async with played("NL 1/2", schemas=(HANDS_SCHEMA,), anna=200, bela=200) as play:
        store, hands = play.store, Hands(play.room.house, play.room.hall)
        await play_hands(play, 3)
        await hands.catch_up()
        before = await hands.listed("anna", Wanted(), most=99)
        for table in (READ_TO, HANDS, PLAYED, HAND_MARKS):
            await store.transact(lambda connection, table=table: connection.execute(table.delete()))  # type: ignore[misc]
        assert await hands.listed("anna", Wanted(), most=99) == []
        assert await hands.catch_up()
        assert await hands.listed("anna", Wanted(), most=99) == before
