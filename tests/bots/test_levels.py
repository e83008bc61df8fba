"""Levels and styles: every one plays every game legally, and each does what its name says."""

from random import Random

import pytest

from pakli.bots import LEVELS, STYLES, PracticeTable, bot_of, character, sign_of
from pakli.rules import VARIANTS, Called, Folded, Raised
from pakli.texts import translator


@pytest.mark.parametrize("game", VARIANTS)
def test_bots_of_all_levels_play_every_game_together(game: str) -> None:
    rng, most = Random(game), min(VARIANTS[game].players[1], 4)
    for limit in VARIANTS[game].limits:
        styles = list(STYLES)
        players = {seat: bot_of(LEVELS[seat % 3], styles[seat]) for seat in range(1, most + 1)}
        table = PracticeTable(sign_of(game, limit, "standard", 2, 4), players, 100, rng=rng)
        for _ in range(2):
            for _ in table.play_hand():  # an illegal action raises
                pass
            assert table.chips + table.raked == table.bought
            for seat in table.broke:
                table.buy(seat)


def habits(level: str, style: str) -> tuple[float, float]:
    """The parts of its answers to bets that are calls, and of all its answers that are raises."""
    players = {seat: bot_of(level, style) for seat in range(1, 5)}  # type: ignore[arg-type]
    table = PracticeTable(sign_of("holdem", None, "standard", 1, 2), players, 100, rng=Random(7))
    calls = raises = folds = 0
    for _ in range(40):
        for _, events in table.play_hand():
            for event in events:
                calls += isinstance(event, Called)
                raises += isinstance(event, Raised)
                folds += isinstance(event, Folded)
        for seat in table.broke:
            table.buy(seat)
    return calls / (calls + folds), raises / (calls + raises + folds)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_styles_do_what_their_names_say(level: str) -> None:
    calling, aggressive, tight, loose = [
        habits(level, style) for style in ("calling", "aggressive", "tight", "loose")
    ]
    assert calling[0] > tight[0]
    assert calling[1] < aggressive[1]
    assert loose[0] + loose[1] > tight[0] + tight[1]


def test_a_name_always_plays_alike_and_of_many_there_are_as_many_of_each() -> None:
    assert character("Oak") == character("Oak")
    kinds = [character(f"Oak {number}") for number in range(300)]
    assert len(set(kinds)) == len(LEVELS) * len(STYLES)
    assert all(80 <= [level for level, _ in kinds].count(level) <= 120 for level in LEVELS)


@pytest.mark.parametrize("language", ["en", "hu", "pl"])
def test_the_house_s_own_names_are_of_every_level(language: str) -> None:
    names = translator(language).text("practice-names").split(",")
    levels = [character(name.strip())[0] for name in names]
    assert all(5 <= levels.count(level) <= 7 for level in LEVELS)
