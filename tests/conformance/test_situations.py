"""
Demanding situations: short blinds and antes, reopening, live posts, boards and run-outs, rake from side pots.

Source: those of the reference data, and ours of the same form in ``tests/golden/situations``.
"""

from pathlib import Path
from typing import Final

import pytest

from pakli.rules import Over, PotAwarded, RakeTaken
from tests.conformance.form import Game, Post, Pot, Row, Situation, read_situation
from tests.conformance.playing import GAMES, Playing, each, setup_of
from tests.data import data_path, needs_data

OURS: Final = sorted((Path(__file__).parents[1] / "golden" / "situations").glob("*.json"))
THEIRS: Final = sorted(data_path("conformance").glob("*.json"))


@pytest.mark.parametrize("file", OURS, ids=lambda file: file.stem)
def test_a_situation_of_ours(file: Path) -> None:
    check(read_situation(file))


@pytest.mark.parametrize("file", THEIRS, ids=lambda file: file.stem)
def test_a_situation_of_the_reference_data(file: Path) -> None:
    check(read_situation(file))


@needs_data
def test_ST6_nine_players_to_seventh_street_share_two_common_cards() -> None:
    case = read_situation(data_path("conformance", "stud-nine-players-to-seventh.json"))
    playing = Playing(case, setup_of(case))
    playing.play()
    assert isinstance(playing.hand.next, Over)
    assert {len(each(seat.cards)) for seat in playing.hand.seats} == {5}
    assert [len(each(board)) for board in playing.hand.cards.boards] == [2]


@needs_data
def test_the_situations_of_the_reference_data_are_there() -> None:
    assert len(THEIRS) == 27


def check(case: Situation) -> None:
    """Play the case and compare what comes out."""
    assert case.game.name in GAMES
    if case.expect.table is not None:
        for row in case.expect.table:
            check_first_to_act(case, row)
        return
    playing = Playing(case, setup_of(case))
    playing.play()
    check_turn(playing)
    check_end(playing)


def check_turn(playing: Playing) -> None:
    """What the hand waits for, where the case ends before the hand does."""
    expect = playing.case.expect
    if expect.to_act is not None:
        assert playing.to_act() == expect.to_act
        if expect.legal is not None:
            assert set(playing.legal(expect.to_act)) == set(expect.legal)
        if expect.call_amount is not None:
            assert playing.options(expect.to_act).call == expect.call_amount
        bounds = playing.bounds(expect.to_act)
        if expect.raise_to_min is not None:
            assert bounds is not None
            assert (bounds.least, bounds.most) == (expect.raise_to_min, expect.raise_to_max)
        if expect.example_legal_raise_to is not None:
            assert bounds is not None
            assert bounds.least <= expect.example_legal_raise_to <= bounds.most
    if expect.to_act_on_flop is not None:
        assert playing.hand.cards.boards == ("??????",)
        assert playing.to_act() == expect.to_act_on_flop
    if expect.pot_after_preflop is not None:
        assert playing.hand.pot == expect.pot_after_preflop


def check_end(playing: Playing) -> None:
    """Stacks, rake, boards and pots at the end."""
    expect, hand = playing.case.expect, playing.hand
    if expect.final_stacks is not None:
        assert isinstance(hand.next, Over)
        assert [stack for _, stack in hand.next.stacks] == expect.final_stacks
        assert hand.next.rake == (expect.rake or 0)
    if expect.pot is not None:
        assert isinstance(hand.next, Over)
        assert sum(pot.amount for pot in hand.pots()) == expect.pot
        assert sum(stack for _, stack in hand.next.stacks) == sum(playing.case.stacks)
    if expect.boards is not None:
        assert list(hand.cards.boards) == expect.boards
    if expect.pots is not None:
        check_pots(playing, expect.pots)


def check_pots(playing: Playing, expected: list[Pot]) -> None:
    """Main pot and side pots: amounts, and what else is said of them."""
    pots = playing.hand.pots()
    assert [pot.amount for pot in pots] == [pot.amount for pot in expected]
    for number, pot in enumerate(expected):
        assert pot.players in (None, list(pots[number].contenders))
        assert pot.winner is None or winners(playing, number) == {pot.winner}
        assert pot.rake in (None, raked(playing, number))


def winners(playing: Playing, pot: int) -> set[int]:
    """Who got something from a pot."""
    awards = [event for event in playing.events if isinstance(event, PotAwarded) and event.pot == pot]
    return {seat for award in awards for seat, _ in award.shares}


def raked(playing: Playing, pot: int) -> int:
    """What the club took from a pot."""
    return sum(event.amount for event in playing.events if isinstance(event, RakeTaken) and event.pot == pot)


def check_first_to_act(case: Situation, row: Row) -> None:
    """Who acts first before the flop, blinds and straddles laid out as the row says (P3, P7, S2, S3)."""
    amounts, kinds = list(row.posted), ["small blind", "big blind", *["straddle"] * row.players]
    if row.players == 2:
        amounts, kinds = amounts[::-1], ["big blind", "small blind"]
    posts = [
        Post(player, kind, amount)
        for player, (amount, kind) in enumerate(zip(amounts, kinds, strict=False), 1)
        if amount
    ]
    table = Situation(
        id=case.id,
        game=Game(name=case.game.name, min_bet=case.game.min_bet),
        players=row.players,
        button=row.players,
        stacks=[200] * row.players,
        posts=posts,
        events=[],
        expect=case.expect,
    )
    playing = Playing(table, setup_of(table))
    playing.deal()
    assert playing.to_act() == row.first_to_act, row
