"""`pakli odds`: the object for programs, the lines for people, and what is said of wrong input."""

import io
import json
from typing import Any

import pytest
from rich.console import Console

from pakli.cli import main
from pakli.cli.odds_json import no_answer
from pakli.odds import OddsError, categories, equity, next_cards, outs
from pakli.texts import LANGUAGES

Output = pytest.CaptureFixture[str]


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["odds", "--lang", "en", *arguments])
    assert isinstance(ended.value.code, int)
    return ended.value.code


def report(capsys: Output, *arguments: str) -> dict[str, Any]:
    assert run(*arguments, "--json") == 0
    output = capsys.readouterr()
    assert output.err == ""
    found: dict[str, Any] = json.loads(output.out)
    return found


def test_the_object_for_programs(capsys: Output) -> None:
    found = report(capsys, "AhAs", "KhKd")
    assert found.keys() == {"method", "boards", "seconds", "players"}
    assert (found["method"], found["boards"]) == ("exact", 1_712_304)
    assert found["seconds"] > 0
    first, second = found["players"]
    assert first.keys() == {"hand", "equity", "win", "tie", "standard_error"}
    assert (first["hand"], second["hand"]) == ("AhAs", "KhKd")
    assert first["equity"] == pytest.approx(0.8194605046767397, abs=1e-15)
    assert first["standard_error"] == 0


def test_board_dead_cards_and_game(capsys: Output) -> None:
    asked = ["AhAs2d3d", "KhKdQhQd"]
    found = report(
        capsys, *asked, "--board", "4h5c9s", "--dead", "2h2s", "--game", "omaha-high-low", "--exact"
    )
    right = equity(asked, "4h5c9s", "2h2s", "omaha-high-low")
    assert found["boards"] == right.boards
    assert [player["equity"] for player in found["players"]] == list(right.equities)


def test_samples(capsys: Output) -> None:
    found = report(capsys, "QQ+,AKs", "random", "--samples", "5000", "--seed", "4")
    right = equity(["QQ+,AKs", "random"], samples=5000, seed=4)
    assert (found["method"], found["boards"]) == ("sampled", 5000)
    assert [player["equity"] for player in found["players"]] == list(right.equities)
    assert found["players"][0]["standard_error"] == right.players[0].standard_error > 0


def test_ranges_in_omaha(capsys: Output) -> None:
    found = report(capsys, "AA**ds", "KKQQ,KK**:0.5", "--game", "omaha", "--samples", "5000", "--seed", "4")
    right = equity(["AA**ds", "KKQQ,KK**:0.5"], game="omaha", samples=5000, seed=4)
    assert [player["equity"] for player in found["players"]] == list(right.equities)


@pytest.mark.parametrize(
    ("hands", "game"),
    [
        (["QQ+,K*:0.5/Kh", "top 20%/2c"], "stud"),
        (["A2*,345:0.5", "top 20%"], "razz"),
        (["AA", "top 30%"], "five-card-draw"),
        (["2347", "8765*"], "deuce-to-seven-triple-draw"),
        (["A23r", "top 10%"], "badugi"),
        (["top 10%", "random"], "holdem-32"),
        (["top 10%", "AA**ds"], "omaha-high-low"),
        (["top 10%", "top 20%/Kh"], "stud-high-low"),
    ],
)
def test_ranges_in_every_game(hands: list[str], game: str, capsys: Output) -> None:
    found = report(capsys, *hands, "--game", game, "--samples", "5000", "--seed", "4")
    right = equity(hands, game=game, samples=5000, seed=4)
    assert [player["equity"] for player in found["players"]] == list(right.equities)
    assert [player["hand"] for player in found["players"]] == hands


def test_several_draws_to_come(capsys: Output) -> None:
    hands, game = ["2347", "238"], "deuce-to-seven-triple-draw"
    asked = [*hands, "--game", game, "--samples", "5000", "--seed", "4", "--draws", "3", "--categories"]
    found = report(capsys, *asked)
    right = equity(hands, game=game, samples=5000, seed=4, draws=3)
    assert [player["equity"] for player in found["players"]] == list(right.equities)
    made = categories(hands, game=game, samples=5000, seed=4, draws=3)
    assert found["categories"] == [dict(player) for player in made]
    assert run(*hands, "--game", game, "--draws", "4") == 1
    assert "Draws to come: 4; in deuce-to-seven-triple-draw" in capsys.readouterr().err


def test_several_processes_bring_the_same(capsys: Output) -> None:
    asked = ["AAK*", "JT98ds", "--board", "Qh7h2c3s", "--game", "omaha", "--next-cards"]
    alone = report(capsys, *asked)
    shared = report(capsys, *asked, "--processes", "2")
    assert {**shared, "seconds": 0} == {**alone, "seconds": 0}
    assert alone["method"] == "exact"
    assert len(alone["next_cards"]) == 48


def test_next_cards_by_samples(capsys: Output) -> None:
    asked = ["AA**", "KK**", "--board", "Qh7h2c", "--game", "omaha", "--next-cards"]
    found = report(capsys, *asked, "--samples", "200", "--seed", "1")
    right = next_cards(["AA**", "KK**"], "Qh7h2c", game="omaha", samples=200, seed=1)
    assert {card["card"]: tuple(card["equities"]) for card in found["next_cards"]} == {
        card.card: card.equity.equities for card in right
    }


def test_outs_and_categories_of_a_half(capsys: Output) -> None:
    hands, board = ["As2d9c9h", "3s6dKcKh"], "4c7hQs"
    asked = [*hands, "--board", board, "--game", "omaha-high-low", "--outs", "--categories"]
    low = report(capsys, *asked, "--half", "low", "--low", "low-7")
    assert low["outs"] == [
        list(outs(hands, board, game="omaha-high-low", player=player, half="low", low="low-7"))
        for player in (0, 1)
    ]
    assert low["categories"][0].keys() == {"low", "none"}
    high = report(capsys, *asked)
    assert high["outs"][1] == []
    assert "9d" in high["outs"][0]
    assert run(*asked) == 0
    assert "3s6dKcKh: Outs none" in capsys.readouterr().out.splitlines()
    assert run("9s8s", "AdAc", "--board", "7h6c2d", "--outs") == 0
    assert "9s8s: Outs 5♣ 5♦ 5♥ 5♠ 10♣ 10♦ 10♥ 10♠" in capsys.readouterr().out.splitlines()


def test_categories_and_outs_of_ranges(capsys: Output) -> None:
    hands, board = ["T9s+, 98s:0.5", "QQ+"], "Qh8h2c"
    asked = [*hands, "--board", board, "--outs", "--categories"]
    found = report(capsys, *asked)
    assert found["categories"] == [dict(made) for made in categories(hands, board)]
    right = [outs(hands, board, player=player) for player in (0, 1)]
    assert found["outs"] == [list(cards) for cards in right]
    assert [player["chances"] for player in found["outs_of_ranges"]] == [cards.chances for cards in right]
    assert [player["behind"] for player in found["outs_of_ranges"]] == [cards.behind for cards in right]
    sampled = report(capsys, *asked, "--samples", "3000", "--seed", "2", "--processes", "2")
    made = categories(hands, board, samples=3000, seed=2)
    assert sampled["categories"] == [dict(player) for player in made]
    assert sampled["categories_standard_errors"] == [dict(player.standard_errors) for player in made]
    assert sampled["outs_of_ranges"][0]["method"] == "sampled"
    assert run(*asked) == 0
    lines = capsys.readouterr().out.splitlines()
    behind, average, best = lines[
        lines.index(next(line for line in lines if line.startswith("Outs of"))) + 1 :
    ][:3]
    assert behind.startswith(f"Behind now: {hands[0]} {100 * right[0].behind:.2f}%, ")
    assert average.startswith(f"Outs when behind: {hands[0]} {right[0].average:.2f}, ")
    assert f"{hands[0]} {100 * max(right[0].chances.values()):.2f}%" in best
    assert run(*asked, "--samples", "3000", "--seed", "2") == 0
    assert " ± 0." in capsys.readouterr().out


def test_another_low_for_programs(capsys: Output) -> None:
    asked = ["AhAs2d8d", "KhKd3h7h"]
    found = report(capsys, *asked, "--board", "4h5c9s", "--game", "omaha-high-low", "--low", "low-7")
    right = equity(asked, "4h5c9s", game="omaha-high-low", low="low-7")
    assert [player["equity"] for player in found["players"]] == list(right.equities)
    assert right != equity(asked, "4h5c9s", game="omaha-high-low")


def test_halves_for_programs(capsys: Output) -> None:
    asked = ["AhAs2d3d", "KhKdQhQd"]
    found = report(capsys, *asked, "--board", "4h5c9s", "--game", "omaha-high-low")
    for player, right in zip(
        found["players"], equity(asked, "4h5c9s", game="omaha-high-low").players, strict=True
    ):
        assert right.high
        assert right.low
        assert player["high"] == {name: getattr(right.high, name) for name in ("win", "tie", "equity")}
        assert player["low"] == {name: getattr(right.low, name) for name in ("win", "tie", "equity")}


def test_what_else_can_be_shown_is_there_for_programs(capsys: Output) -> None:
    hands, board = ["AhKh", "QsQc"], "Qh7h2c9d"
    found = report(capsys, *hands, "--board", board, "--categories", "--next-cards", "--heat-map")
    assert found["categories"] == [dict(made) for made in categories(hands, board)]
    assert found["categories"][0]["flush"] == pytest.approx(9 / 44)
    assert len(found["next_cards"]) == 44
    assert {"card": "3h", "equities": [1.0, 0.0]} in found["next_cards"]
    assert found["heat_map"] == pytest.approx({"AKs": found["players"][0]["equity"]})
    classes = report(capsys, "AKo,72s,88", "QsQc", "--board", board, "--heat-map")["heat_map"]
    assert list(classes) == ["AKo", "88", "72s"]


def test_for_people(capsys: Output) -> None:
    assert run("AhKh", "QsQc", "9h8h", "--board", "Qh7h2c") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == [
        "AhKh: Equity 20.38%, Win 20.38%, Tie 0.00%",
        "QsQc: Equity 77.41%, Win 77.41%, Tie 0.00%",
        "9h8h: Equity 2.21%, Win 2.21%, Tie 0.00%",
    ]
    assert lines[3].startswith("Exact: 903 boards, ")


def test_halves_and_errors_for_people(capsys: Output) -> None:
    arguments = ["As2s3h4d", "KhKdQhQd", "--game", "omaha-high-low", "--samples", "1000", "--seed", "1"]
    assert run(*arguments) == 0
    first, _, last = capsys.readouterr().out.splitlines()
    assert "Standard error 1." in first
    assert "Of the high half " in first
    assert "Of the low half 100.00%" in first
    assert last.startswith("Sampled: 1,000 deals, ")


def test_what_else_can_be_shown(capsys: Output) -> None:
    asked = ["AhKh", "QsQc", "--board", "Qh7h2c9d", "--categories", "--next-cards", "--heat-map"]
    assert run(*asked) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "flush: AhKh 20.45%, QsQc 0.00%" in lines
    assert "3♥: AhKh 100.00%, QsQc 0.00%" in lines
    assert lines[-2:] == [
        "Equity of AhKh, hand by hand: suited above the diagonal, offsuit below it.",
        "AKs: 15.9%",
    ]


def test_tables_on_a_terminal(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert run("QQ+,AKs", "22+,A2s+", "--heat-map") == 0
    out = capsys.readouterr().out
    assert "Equity" in out.splitlines()[0]
    assert out.count("AKs 53") == 1
    assert sum("A2s" in line for line in out.splitlines()) == 2
    assert "\x1b[" in out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["AhAs", "KhAh"], "Ah comes twice: in “AhAs” and in “KhAh”."),
        (["AhAs", "KhKd5c"], "“KhKd5c”: number of cards 3; in holdem a hand has 2."),
        (["AhAs", "6h6d", "--game", "holdem-32"], "6h in “6h6d” is not in the pack of 32 cards."),
        (["AhAs", "QQ+,AXs"], "“AXs” in the range “QQ+,AXs” cannot be read"),
        (["AhAs", ""], "“” is an empty range"),
        (["AhAs", "AhKh,AsKs"], "Nothing is left of the range “AhKh,AsKs”"),
        (["AA", "AA", "AA"], "cannot all be dealt together: AA, AA, AA"),
        (["AhAs"], "Hands given: 1; from 2 to 10"),
        (["AhAs", "KhKd", "--board", "7h"], "Cards on the board: 1;"),
        (["random", "random", "random", "--exact"], "combinations of hands are too many"),
        (["AA/Kh", "QQ/Kh", "--game", "stud"], "Kh comes twice: in “AA/Kh” and in “QQ/Kh”."),
        (["AA,KKK", "??", "--game", "stud"], "“KKK” in the range “AA,KKK” cannot be read"),
        (["AA/K", "??", "--game", "stud"], "“K” in the range “AA/K”: after the stroke"),
        (["top 5%", "random", "--game", "omaha-6"], "omaha-6: there is no order of hands of 6 cards"),
        (["AA*****", "AA*****", "A", "--game", "stud"], "cannot all be dealt together"),
    ],
)
def test_wrong_input_is_one_clear_line_and_status_1(arguments: list[str], says: str, capsys: Output) -> None:
    assert run(*arguments) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert says in output.err
    assert run(*arguments, "--json") == 1
    output = capsys.readouterr()
    found = json.loads(output.out)
    assert says in found["error"]
    assert found["method"] is None
    assert found["code"] != "usage"
    assert says in output.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["AhAs", "KhKd", "--game", "holdemm"], "There is no game called holdemm. Did you mean: holdem"),
        (["AhAs", "KhKd", "--exact", "--samples", "5"], "--exact and --samples"),
        (["AhAs", "KhKd", "--half", "low"], "--half says which half --categories and --outs are about"),
        (["AhAs", "KhKd", "--half", "high", "--next-cards"], "--half says which half"),
        (["AhAs", "KhKd", "--lang", "xx"], "xx"),
        (["AhAs", "KhKd", "--no-such-option"], "--no-such-option"),
        (["AhAs", "KhKd", "--samples", "0"], "--samples"),
        (["AhAs", "KhKd", "--samples", "many"], "--samples"),
        ([], "HAND"),
    ],
)
def test_wrong_usage_is_one_clear_line_and_status_2(arguments: list[str], says: str, capsys: Output) -> None:
    assert run(*arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert says in output.err
    assert run(*arguments, "--json") == 2
    output = capsys.readouterr()
    found = json.loads(output.out)
    assert (found["code"], found["method"], found["players"]) == ("usage", None, [])
    assert says in found["error"]
    assert says in output.err


@pytest.mark.parametrize(("language", "says"), [("hu", "kétszer szerepel"), ("pl", "występuje dwa razy")])
def test_in_other_languages(language: str, says: str, capsys: Output) -> None:
    with pytest.raises(SystemExit):
        main(["odds", "--lang", language, "AhAs", "AhKh"])
    assert says in capsys.readouterr().err


def test_bytes_that_are_no_text_are_told_to_programs_too() -> None:
    no_text = b"A\xff".decode(errors="surrogateescape")  # as Python reads arguments
    with pytest.raises(OddsError) as caught:
        equity([no_text, "KK"])
    assert "A\\udcff" in json.loads(no_answer("cards", str(caught.value)))["error"]


class Terminal(io.StringIO):
    """Standard output that says it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def on_a_terminal(monkeypatch: pytest.MonkeyPatch, columns: int, *arguments: str) -> str:
    terminal = Terminal()
    monkeypatch.setattr("sys.stdout", terminal)
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setattr(Console, "is_terminal", property(lambda _: True))
    with pytest.raises(SystemExit):
        main(["odds", *arguments])
    return terminal.getvalue()


@pytest.mark.parametrize("columns", [20, 40, 60, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_terminal_cuts_no_number(
    columns: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["AhAs2d3d", "KhKcQdJd", "T98*, AK**:0.5, QQ**", "--game", "omaha-high-low", "--samples", "900"]
    told = on_a_terminal(monkeypatch, columns, *asked, "--seed", "1", "--lang", language)
    result = equity(asked[:3], game="omaha-high-low", samples=900, seed=1)
    assert "…" not in told
    for player in result.players:
        assert f"{100 * player.standard_error:.3f}".replace(".", told[told.index("%") - 3]) in told
    assert ("──" in told) == (columns >= 80)
    if "──" in told:
        assert max(len(line) for line in told.splitlines() if "%" in line) <= columns


def test_a_heat_map_is_told_in_lines_where_it_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["QQ+", "KhKd", "--board", "Qh7h2c", "--heat-map", "--lang", "en"]
    assert on_a_terminal(monkeypatch, 78, *asked).count("\n") == 7 + 13
    told = on_a_terminal(monkeypatch, 77, *asked).splitlines()[7:]
    assert [line.split(": ")[0] for line in told] == ["AA", "KK", "QQ"]
