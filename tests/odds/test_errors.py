"""Questions without an answer: what is wrong, which part of it, and how it is said."""

import pickle
from typing import Any

import pytest

from pakli.odds import OddsError, Range, WideRange, categories, equity, heat_map, icm, next_cards, outs
from pakli.texts import LANGUAGES, translator


@pytest.mark.parametrize(
    ("question", "code", "facts"),
    [
        ({"hands": "AhAs"}, "no-hand", {"given": "'AhAs'"}),
        ({"hands": ["AhAs", 5]}, "no-hand", {"given": "5"}),
        ({"hands": ["AhAs", None], "game": "stud"}, "no-hand", {"given": "None"}),
        ({"hands": ["AhAs"]}, "players", {"players": 1}),
        ({"hands": ["AhAs"] * 11}, "players", {"players": 11}),
        ({"hands": ["AhAs", "KhKd"], "game": "holdemm"}, "game", {"game": "holdemm"}),
        ({"hands": ["AhAs", "KhKd"], "board": "Qh7h"}, "board", {"cards": 2}),
        ({"hands": ["AhAs", "KhKd"], "board": "Qh7h2c3c4c5c"}, "board", {"cards": 6}),
        ({"hands": ["AhAsKh", "KdKc"], "board": "Qh7h2c", "game": "stud"}, "no-board", {"cards": 3}),
        ({"hands": ["AhAs", "KhKd"], "board": "Qh7h??"}, "unknown", {"given": "Qh7h??"}),
        ({"hands": ["AhAs", "KhKd"], "dead": "??"}, "unknown", {"given": "??"}),
        ({"hands": ["AhAs", "KhKd"], "board": "Qh7h1c"}, "cards", {"given": "Qh7h1c"}),
        ({"hands": ["AhAs", "KhAh"]}, "twice", {"card": "Ah", "given": "KhAh", "other": "AhAs"}),
        ({"hands": ["AhAs", "KhKd"], "board": "Qh7hKd"}, "twice", {"card": "Kd", "given": "KhKd"}),
        ({"hands": ["AhAs", "KhKd"], "board": "Qh7h2c", "dead": "7h"}, "twice", {"given": "7h"}),
        ({"hands": ["AhAs", "KhKd6d"]}, "hole", {"hand": "KhKd6d", "cards": 3, "hole": 2}),
        ({"hands": ["AhAs", "Kh"]}, "hole", {"hand": "Kh", "cards": 1}),
        ({"hands": ["AhAs", "KhKdQhQd"], "game": "omaha"}, "hole", {"hand": "AhAs", "hole": 4}),
        ({"hands": ["AhAs2d3d4c5c6s7s", "KhKd"], "game": "stud"}, "most", {"cards": 8, "hole": 7}),
        ({"hands": ["AhAs", "6h6d"], "game": "holdem-32"}, "not-in-pack", {"card": "6h", "pack": 32}),
        ({"hands": ["AhAs", "22+"], "dead": "5c", "game": "holdem-36"}, "not-in-pack", {"card": "5c"}),
        ({"hands": ["AhAs", "66"], "game": "holdem-32"}, "range-gone", {"range": "66"}),
        ({"hands": ["AhAs", "AhKh,AsKs"]}, "range-gone", {"range": "AhKh,AsKs"}),
        ({"hands": ["QQ+", "KhKdQhQd"], "game": "omaha"}, "range-hand", {"part": "QQ+", "hole": 4}),
        ({"hands": ["Kh1d", "KhKdQhQd"], "game": "stud"}, "cards", {"given": "Kh1d"}),
        ({"hands": [Range("QQ+"), "KhKdQhQd"], "game": "omaha"}, "no-ranges", {"hand": "QQ+"}),
        ({"hands": ["AhAs", "QQ+,AXs"]}, "range-part", {"part": "AXs", "range": "QQ+,AXs"}),
        ({"hands": ["??"] * 8, "game": "stud"}, "enough", {"needed": 56, "pack": 52}),
        ({"hands": ["AhAs", "KhKd"], "board": None}, "no-text", {"name": "board", "given": "None"}),
        ({"hands": ["AhAs", "KhKd"], "dead": ["2c"]}, "no-text", {"name": "dead", "given": "['2c']"}),
        ({"hands": ["AhAs", "KhKd"], "game": None}, "no-text", {"name": "game"}),
        ({"hands": ["AhAs", "KhKd"], "low": []}, "no-text", {"name": "low"}),
        ({"hands": ["AhAs", "KhKd"], "samples": 2.5}, "no-number", {"name": "samples", "given": "2.5"}),
        ({"hands": ["AhAs", "KhKd"], "samples": "5"}, "no-number", {"name": "samples", "given": "'5'"}),
        ({"hands": ["AhAs", "KhKd"], "seed": 1.5}, "no-number", {"name": "seed", "given": "1.5"}),
        ({"hands": ["AhAs", "KhKd"], "samples": 9, "seed": "x"}, "no-number", {"name": "seed"}),
        ({"hands": ["AhAs", "KhKd"], "samples": -1}, "samples", {"samples": -1}),
        ({"hands": ["AhAs", "KhKd"], "samples": 1}, "samples", {"samples": 1}),
        (
            {"hands": ["AhAs????", "????????"], "game": "omaha", "samples": 0},
            "match-ups",
            {},
        ),
    ],
)
def test_what_is_wrong_is_said(question: dict[str, Any], code: str, facts: dict[str, Any]) -> None:
    with pytest.raises(OddsError) as caught:
        equity(**question)
    assert caught.value.code == code
    assert {name: caught.value.facts[name] for name in facts} == facts
    for language in LANGUAGES:
        told = caught.value.text(translator(language))
        assert all(str(value) in told for value in facts.values() if value != -1)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_of_a_long_range_the_beginning_is_repeated() -> None:
    long = ", ".join(["AhKh"] * 500)
    with pytest.raises(OddsError) as caught:
        equity(["AhAs", long])
    assert caught.value.facts["range"] == long
    for language in LANGUAGES:
        told = caught.value.text(translator(language))
        assert "AhKh, AhKh" in told
        assert "…" in told
        assert len(told) < 1000


def test_other_questions() -> None:
    hands = ["AhAs", "KhKd"]
    with pytest.raises(OddsError, match="no half called middle"):
        categories(hands, half="middle")
    with pytest.raises(OddsError, match="no half called low"):
        categories(hands, half="low")
    with pytest.raises(OddsError, match="three or four cards"):
        next_cards(hands, "")
    with pytest.raises(OddsError, match="three or four cards"):
        outs(hands, "Qh7h2c3c4c")
    for nobody in (2, -1):
        with pytest.raises(OddsError, match="hands given are 2") as caught:
            outs(hands, "Qh7h2c", player=nobody)
        assert all(str(2) in caught.value.text(translator(language)) for language in LANGUAGES)
    with pytest.raises(OddsError, match="half: text is expected, not None"):
        outs(hands, "Qh7h2c", half=None)  # type: ignore[arg-type]
    with pytest.raises(OddsError, match="player: a whole number is expected, not 'Kh'"):
        outs(hands, "Qh7h2c", player="Kh")  # type: ignore[arg-type]
    with pytest.raises(OddsError, match=r"seed: a whole number is expected, not 1\.5"):
        next_cards(hands, "Qh7h2c", samples=10, seed=1.5)  # type: ignore[arg-type]
    for no_text in (None, 5, ["AA"]):
        for made in (lambda: Range(no_text), lambda: WideRange(no_text, 4)):  # type: ignore[arg-type] # noqa: B023
            with pytest.raises(OddsError, match="text: text is expected"):
                made()
    for game in ("omaha", "stud", "badugi"):
        with pytest.raises(OddsError, match=f"two cards; in {game} a hand has") as caught:
            heat_map(["AhAs2d3d", "KhKdQhQd"], game=game)
        assert all(game in caught.value.text(translator(language)) for language in LANGUAGES)
    for what_comes in (next_cards, outs):
        with pytest.raises(OddsError, match="In stud there is no board"):
            what_comes(["AhAs2d3d", "KhKdQhQd"], "", game="stud")
    with pytest.raises(OddsError, match="no half called low"):
        outs(hands, "Qh7h2c", half="low")
    with pytest.raises(OddsError, match="too many"):
        heat_map(["random", "random", "random"])
    with pytest.raises(OddsError, match="cannot all be dealt"):
        heat_map(["AA", "AA", "AA"])


@pytest.mark.parametrize(
    "stacks",
    [
        [],
        [0, 0],
        [100, -1],
        [100, 50.0],
        [5e-324, 100],
        [100, float("nan")],
        [10**400, 1],
        ["100", 5],
        [None],
        5,
    ],
)
def test_stacks_that_are_none(stacks: Any) -> None:
    with pytest.raises(OddsError, match="Stacks are whole chips"):
        icm(stacks, [])


def test_who_does_the_work_and_who_is_told_of_it() -> None:
    hands: Any = ["AhKh", "QsQc"]
    questions: list[Any] = [equity, categories, heat_map, next_cards, outs]
    for question in questions:
        with pytest.raises(OddsError, match=r"executor: one of .* is expected, or None; not 2"):
            question(hands, "Qh7h2c", executor=2)
        with pytest.raises(OddsError, match="progress: something that can be called is expected"):
            question(hands, "Qh7h2c", progress="yes")
    with pytest.raises(OddsError, match="progress: something that can be called"):
        icm([100, 200], [1], progress="yes")  # type: ignore[arg-type]


def test_more_prizes_than_players() -> None:
    with pytest.raises(OddsError, match=r"prizes \(3\) than players \(2\)"):
        icm([100, 200], [1, 2, 3])
    with pytest.raises(OddsError, match="Too few deals: 1"):
        icm([100] * 13, [1], samples=1)
    with pytest.raises(OddsError, match=r"samples: a whole number is expected, not 2\.5"):
        icm([100] * 13, [1], samples=2.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("prize", [float("nan"), float("inf"), "50"])
def test_prizes_that_are_no_money(prize: Any) -> None:
    with pytest.raises(OddsError, match="Prizes must be finite numbers"):
        icm([100, 200], [prize])
