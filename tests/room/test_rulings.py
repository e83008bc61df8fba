"""Every ruling, in mid-hand and between hands: what it does, that it is noted, that no chip is lost."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from pakli.room.actions import PersonAction
from pakli.room.audit import AUDIT, NOTES, RulingNoted
from pakli.room.records import Manners
from pakli.room.rulings import rulings_of
from pakli.rules import AwardHand, Call, DeclareMisdeal, KillHand, Refusal, ReturnBet
from pakli.store import backup
from pakli.table import (
    ChangeSeat,
    HoldTable,
    MoveChips,
    Penalize,
    RemovePlayer,
    ResumeTable,
    RuleAward,
    SetButton,
    SitOut,
    VoidHand,
)
from pakli.table.events import Ruled
from tests.room.kit import Play, played
from tests.room.test_restart import started_again

WHY: Final = "the dealer saw it"
STACK: Final = 200
SEATS: Final = {"anna": 2, "bela": 3, "cili": 4}

# ruling, possible between hands, possible in the middle of one (or the clause and code of the no).
RULINGS: Final[list[tuple[str, PersonAction, str, str]]] = [
    ("hold", HoldTable(WHY), "", ""),
    ("resume", ResumeTable(), "F1 floor.not_held", "F1 floor.not_held"),
    ("misdeal", DeclareMisdeal(WHY, "P17"), "P11 table.no_hand", ""),
    ("dead hand", KillHand(2, WHY, "P17"), "P11 table.no_hand", ""),
    ("last bet", ReturnBet(2, WHY), "P11 table.no_hand", "P10 return.no_bet"),
    ("hand", AwardHand(2, WHY), "P11 table.no_hand", ""),
    ("void hand", VoidHand(WHY), "F1 table.no_hand", ""),
    ("award", RuleAward(0, (2,), WHY), "P11 table.no_hand", "P10 turn.player"),
    ("button", SetButton(3, WHY), "", "T2 hand.going_on"),
    ("chips", MoveChips(3, 2, 7, WHY), "", "T2 hand.going_on"),
    ("bet", MoveChips(3, 2, 7, WHY, "bet"), "", "T2 hand.going_on"),
    ("pot", MoveChips(3, 2, 7, WHY, "pot"), "", "T2 hand.going_on"),
    ("too many chips", MoveChips(3, 2, 10**6, WHY), "F1 floor.bad_award", "T2 hand.going_on"),
    ("seat", ChangeSeat(2, 6, WHY), "", "T5 seat.in_hand"),
    ("sit out", SitOut(2, WHY), "", ""),
    ("penalty", Penalize(2, 3, WHY), "", ""),
    ("remove", RemovePlayer(2, WHY), "", ""),
]


IN_A_HAND: Final = [row[1] for row in RULINGS if not row[3]]


@asynccontextmanager
async def room(*, middle: bool, url: str = "sqlite://") -> AsyncIterator[Play]:
    """Three play; a hand is over and the next not begun, or (`middle`) in the second somebody has called."""
    async with played("NL 1/2", url=url, button="anna", anna=STACK, bela=STACK, cili=STACK) as play:
        await play.until_asked()
        await play.hand_over()
        if middle:
            await play.until_asked()
            await play.does(play.to_act, Call)
        assert (play.moment.table.dealing is not None) == middle
        yield play


async def noted(play: Play) -> list[RulingNoted]:
    """What is in the audit log, but for what the test itself arranged."""
    notes = [NOTES.decode(stored) for stored in await play.store.read(AUDIT)]
    return [note for note in notes if note.reason != "where the test has it"]


async def chips(play: Play) -> int:
    """All chips there are, on the table and in the accounts of those who came to play."""
    table = play.moment.table
    assert table.missing == 0
    purse = play.room.house.purse
    accounts = [await play.store.ledger.balance(purse(play.person(name), table.sign)) for name in SEATS]
    assert all(amount >= 0 for amount in accounts)
    return table.chips + sum(accounts)


@pytest.mark.parametrize("middle", [False, True], ids=["between hands", "in a hand"])
@pytest.mark.parametrize(("name", "ruling", "between", "within"), RULINGS, ids=[row[0] for row in RULINGS])
async def test_a_ruling_is_done_or_refused_and_no_chip_is_lost(
    name: str, ruling: PersonAction, between: str, within: str, middle: bool
) -> None:
    async with room(middle=middle) as play:
        expected = within if middle else between
        before = play.moment.version
        if expected:
            assert await play.refused("floor", ruling) == expected
            assert play.moment.version == before
            assert await noted(play) == []
        else:
            await play.does("floor", ruling)
            (note,) = await noted(play)
            assert (note.by, note.reason) == ("floor", getattr(ruling, "reason", ""))
            assert set(note.present) == set(SEATS)
        assert await chips(play) == len(SEATS) * STACK
        if isinstance(ruling, HoldTable) and not expected:
            await play.does("floor", ResumeTable())
        await play.until_asked()
        await play.hand_over()
        assert await chips(play) == len(SEATS) * STACK


async def test_what_is_offered_is_what_the_table_takes() -> None:
    for middle in (False, True):
        async with room(middle=middle) as play:
            offered = possible(play)
            for name, ruling, between, within in RULINGS:
                what = str(type(ruling).__struct_config__.tag)
                if name == "too many chips":
                    continue
                refusal = within if middle else between
                seat: int = getattr(ruling, "giver", getattr(ruling, "seat", 0)) if what in OF_SEATS else 0
                assert offered[what, seat] == refusal, (name, middle)


OF_SEATS: Final = (
    *("kill_hand", "return_bet", "award_hand", "move_chips"),
    *("change_seat", "sit_out", "penalize", "remove_player"),
)


def possible(play: Play, who: str = "floor") -> dict[tuple[str, int], str]:
    """What somebody may rule, with clause and code of why not."""
    found = rulings_of(play.table_id, play.moment.kept, play.person(who), play.room.house.people.get)
    return {(one.what, one.seat): said(one.refusal) for one in found}


def said(refusal: Refusal | None) -> str:
    """Clause and code; nothing for no refusal."""
    return "" if refusal is None else f"{refusal.clause} {refusal.code}".strip()


async def test_nobody_is_offered_what_is_not_his_to_rule() -> None:
    async with room(middle=True) as play:
        assert possible(play, "anna") == {}
        host = {what for what, _ in possible(play, "host")}
        assert host - {what for what, _ in possible(play)} == {"grant"}


async def test_the_bets_of_a_void_hand_and_of_a_misdeal_go_back() -> None:
    for ruling in (VoidHand(WHY), DeclareMisdeal(WHY, "P17")):
        async with room(middle=True) as play:
            began = {seat.player: seat.stack for seat in play.moment.table.seats}
            await play.does("floor", ruling)
            assert {seat.player: seat.stack for seat in play.moment.table.seats} == began


async def test_a_dead_hand_cannot_win_and_its_bets_stay_in() -> None:
    async with room(middle=True) as play:
        whose = play.seat("anna")
        pot = play.moment.table.playing
        assert pot is not None
        await play.does("floor", KillHand(whose, WHY, "P17"))
        before = play.stack("anna")
        await play.hand_over()
        assert play.stack("anna") <= before


async def test_who_has_been_ruled_out_is_told_so_and_so_is_the_table() -> None:
    async with room(middle=False) as play:
        await play.does("floor", SitOut(2, WHY))
        assert play.moment.table.seat(2).out
        told = [one for one in play.moment.tale.events if isinstance(one, Ruled)]
        assert [(one.ruling, one.reason, one.seat) for one in told] == [("sit_out", WHY, 2)]


@pytest.mark.parametrize("ruling", IN_A_HAND, ids=lambda one: type(one).__name__)
async def test_a_ruling_in_mid_hand_is_there_after_a_kill_and_noted_once(
    ruling: PersonAction, tmp_path: Path
) -> None:
    url, copy = f"sqlite:///{tmp_path / 'log'}", tmp_path / "copy"
    async with room(middle=True, url=url) as play:
        await play.asks("floor", ruling, command="ruled")
        await backup(play.store, copy)
        async with started_again(f"sqlite:///{copy}", play) as again:
            assert again.moment.kept == play.moment.kept
            version = again.moment.version
            await again.asks("floor", ruling, command="ruled", version=0)
            assert len(await noted(again)) == 1
            assert again.moment.version >= version
            assert await chips(again) == len(SEATS) * STACK


@pytest.mark.parametrize("ruling", IN_A_HAND, ids=lambda one: type(one).__name__)
async def test_F2_neither_the_floor_nor_the_log_sees_a_card(ruling: PersonAction) -> None:
    async with room(middle=True) as play:
        hand = play.moment.table.playing
        assert hand is not None
        held = [str(seat.cards) for seat in hand.seats if seat.cards]
        assert len(held) == len(SEATS)
        await play.does("floor", ruling)
        for stored in await play.store.read(AUDIT):
            text = stored.data.decode()
            assert not any(cards in text for cards in held)
            assert NOTES.decode(stored).__struct_fields__ == RulingNoted.__struct_fields__


async def test_who_closes_a_table_or_keeps_it_otherwise_is_noted_too() -> None:
    async with room(middle=False) as play:
        person = play.person("floor")
        await play.room.keep_table(person, play.table_id, Manners(name="Saturday"))
        await play.room.close_table(person, play.table_id)
        assert [(note.what, note.by) for note in await noted(play)] == [
            ("keep_table", "floor"),
            ("close_table", "floor"),
        ]
