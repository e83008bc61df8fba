"""The league: duplicate deals are fair, its sums are right, the better bot wins."""

from itertools import pairwise
from random import Random

import pytest

from pakli.bots import Bot
from pakli.bots.event import Event
from pakli.bots.league import ENTRANTS, FORMS, Form, League, play_league, result_of
from pakli.bots.levels import LEVELS
from pakli.rules import Action, Check, Fold, Hand, Player


class Folding:
    """Throws everything away: nobody is weaker."""

    def decide(self, view: Hand, rng: Random) -> Action:
        player = view.next
        assert isinstance(player, Player)
        call = getattr(player.options, "call", 0)
        return Fold(player.seat) if call else Check(player.seat)


def folding(event: Event | None) -> Bot:
    return Folding()


def league(*entrants: str, form: Form = "cash", deals: int = 40, players: int = 2, seed: int = 5) -> League:
    return play_league(entrants, ["holdem"], [form], deals=deals, seed=seed, players=players)


def test_a_bot_that_plays_against_itself_wins_nothing_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENTRANTS, "one", folding)
    monkeypatch.setitem(ENTRANTS, "two", folding)
    for form in FORMS:
        (duel,) = league("one", "two", form=form, deals=20).duels
        assert (duel.mean, duel.low, duel.high) == (0, 0, 0), "what seats and cards give is taken away again"
        assert duel.chance == 1


def test_who_always_folds_loses_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENTRANTS, "folding", folding)
    found = league("folding", "easy", "medium", deals=60)
    assert found.ranks[-1].bot == "folding"
    for duel in found.duels:
        if duel.first == "folding":
            assert duel.high < 0
            assert duel.chance < 0.01


def test_a_seed_brings_the_same_league_again() -> None:
    assert league("easy", "medium", players=4) == league("easy", "medium", players=4)
    assert league("easy", "medium") != league("easy", "medium", seed=6)


def test_the_interval_is_that_of_a_mean() -> None:
    duel = result_of("holdem", "cash", "a", "b", [1.0, 3.0] * 50)
    assert duel.mean == 2
    assert duel.high - duel.mean == pytest.approx(1.96 * 1.00504 / 10, abs=1e-4)
    assert duel.chance < 1e-9
    none = result_of("holdem", "cash", "a", "b", [-1.0, 1.0] * 50)
    assert none.chance == pytest.approx(1)


@pytest.mark.soak
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game", ["holdem", "omaha"])
def test_each_level_beats_the_one_below(game: str, form: Form) -> None:
    for weaker, stronger in pairwise(LEVELS):
        deals = 4000 if form == "cash" else 2000
        (duel,) = play_league([stronger, weaker], [game], [form], deals=deals, seed=9).duels
        assert duel.low > 0, duel
