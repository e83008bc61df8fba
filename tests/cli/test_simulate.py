"""`pakli simulate`: chips add up in every game, limit and preset; its JSON; what is wrong usage."""

import json
from itertools import product

import pytest

from pakli.bots import PracticeTable
from pakli.cli import main
from pakli.cli.simulate import simulate
from pakli.rules import PRESETS, VARIANTS

Output = pytest.CaptureFixture[str]
KEYS = ["game", "limit", "players", "hands", "seconds", "hands_per_second", "chips_in", "chips_out"]


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", *arguments])
    assert isinstance(ended.value.code, int)
    return ended.value.code


@pytest.mark.parametrize("game", VARIANTS)
@pytest.mark.parametrize("bots", ["random", "call", "simple"])
def test_chips_add_up_in_every_game_limit_and_preset(game: str, bots: str, capsys: Output) -> None:
    hands = 2 if bots == "simple" else 5
    for limit, preset in product(VARIANTS[game].limits, PRESETS):
        simulate(game=game, limit=limit, preset=preset, players=4, hands=hands, bots=bots, as_json=True)
        report = json.loads(capsys.readouterr().out)
        assert (report["game"], report["limit"], report["hands"]) == (game, limit, hands)
        assert report["chips_in"] == report["chips_out"]


@pytest.mark.parametrize(("game", "players"), [("five-card-draw", 5), ("badugi", 6), ("horse", 6)])
def test_D5_without_a_number_as_many_play_as_the_game_takes(game: str, players: int, capsys: Output) -> None:
    assert run("--json", "--hands", "5", "--game", game) == 0
    assert json.loads(capsys.readouterr().out)["players"] == players


def test_the_json_object_has_the_agreed_keys_and_nothing_else_is_printed(capsys: Output) -> None:
    assert run("--json", "--hands", "20", "--players", "3", "--game", "omaha") == 0
    output = capsys.readouterr()
    report = json.loads(output.out)
    assert list(report) == KEYS
    assert (report["game"], report["limit"], report["players"], report["hands"]) == (
        "omaha",
        "pot-limit",
        3,
        20,
    )
    assert report["seconds"] > 0
    assert report["hands_per_second"] == pytest.approx(20 / report["seconds"], rel=0.01)
    assert output.err == ""


def test_a_seed_brings_the_same_hands_again(capsys: Output) -> None:
    chips = []
    for _ in range(2):
        assert run("--json", "--hands", "300", "--seed", "11") == 0
        chips.append(json.loads(capsys.readouterr().out)["chips_in"])
    assert chips[0] == chips[1] > 1200


def test_in_words(capsys: Output) -> None:
    assert run("--hands", "1", "--bots", "call") == 0
    first, second, third = capsys.readouterr().out.splitlines()
    assert first == "Texas Hold’em, No Limit: 6 players, bots: call."
    assert second.startswith("1 hand in ")
    assert third == "Chips brought to the table: 1,200. Chips there at the end: 1,200."


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--game", "holdemm"], "There is no game called holdemm. Did you mean: holdem"),
        (["--limit", "limit"], "There is no limit called limit."),
        (["--preset", "house"], "There are no house rules called house."),
        (["--bots", "zz"], "There are: random, call, simple, easy, medium, hard."),
        (["--lang", "de"], "Pakli does not speak de."),
        (["--players", "30"], "(G1)"),
        (["--players", "1"], "--players"),
        (["--hands", "0"], "--hands"),
        (["--hands", "many"], "--hands"),
        (["--seed", "x"], "--seed"),
        (["--hnads", "5"], "--hnads"),
        (["left", "over"], "left"),
    ],
)
def test_wrong_usage_is_one_clear_line_and_status_2(arguments: list[str], says: str, capsys: Output) -> None:
    assert run(*arguments, "--json") == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert says in output.err


def test_lost_chips_are_told_with_the_hand_and_status_1(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setattr(PracticeTable, "chips", property(lambda table: table.bought - (table.hands == 3)))
    assert run("--json", "--hands", "10") == 1
    output = capsys.readouterr()
    report = json.loads(output.out)
    assert report["hands"] == 3
    assert report["chips_out"] == report["chips_in"] - 1
    assert (
        output.err
        == "pakli: Chips do not add up after hand 3: 1,200 were brought to the table, 1,199 are there.\n"
    )
