"""PettingZoo's own tests for every game, and what an environment of ours promises beyond them."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from pakli.bots import GAMES
from pakli.env import ACTIONS, PokerEnv, poker
from pakli.rules import RuleViolation

# What it says of every environment with a mask: that an observation is more than one array.
pytestmark = pytest.mark.filterwarnings(
    "ignore:(Observation|Action) space for each agent probably", "ignore:Observation is not a NumPy array"
)


def played(env: Any, seed: int, hands: int = 1) -> list[tuple[str, int | None, float]]:
    """What chance does, as the mask offers it: agent, action and reward, step by step."""
    chance, told = np.random.default_rng(seed), []
    for hand in range(hands):
        env.reset(seed=seed if hand == 0 else None)
        for agent in env.agent_iter():
            observation, reward, over, _, _ = env.last()
            offered = np.flatnonzero(observation["action_mask"])
            action = None if over else int(chance.choice(offered))
            told.append((agent, action, reward))
            env.step(action)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_the_api_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = poker(game, players=3)
    for _ in range(3):  # it plays one hand, and ours is one hand long
        api_test(env, num_cycles=100)
    seed_test(lambda: poker(game, players=3), num_cycles=20)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize("game", GAMES)
def test_the_api_test_at_length(game: str, players: int) -> None:
    env = poker(game, players=players)
    for _ in range(300):
        api_test(env, num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_chips_are_won_from_others(game: str) -> None:
    env = poker(game, players=4, stack=300)
    for seed in range(6):
        won: dict[str, float] = {}
        for agent, action, reward in played(env, seed):
            if action is None:
                won[agent] = reward
            else:
                assert reward == 0
        assert set(won) == set(env.possible_agents)
        assert sum(won.values()) == 0


def test_a_seed_gives_the_same_hands_and_another_one_others() -> None:
    assert played(poker(players=3), 5, hands=4) == played(poker(players=3), 5, hands=4)
    env = poker(players=3)
    env.reset(seed=1)
    first = env.observe("player_1")["observation"]
    env.reset(seed=2)
    assert (first != env.observe("player_1")["observation"]).any()


def test_what_the_mask_does_not_offer_is_refused_in_words() -> None:
    env = poker()
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"player_\d may not do 1 now, but: fold, call, raise_least"):
        env.step(ACTIONS.index("check"))
    env.step(ACTIONS.index("call"))


def test_a_game_that_cannot_be_played_so_is_refused() -> None:
    with pytest.raises(RuleViolation):
        poker("stud", players=12)
    with pytest.raises(ValueError, match="nobody has anything to decide"):
        poker(stack=1).reset(seed=1)


def test_it_is_drawn_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = poker(render_mode="ansi")
    env.reset(seed=1)
    first, *seats = env.render().splitlines()
    assert first == "holdem    (30)"
    assert len(seats) == 2
    assert sum("D" in line[:6] for line in seats) == sum(">" in line for line in seats) == 1
    shown = poker(render_mode="human")
    shown.reset(seed=1)
    assert shown.render() is None
    assert capsys.readouterr().out.splitlines()[1:] == seats
    assert isinstance(shown.unwrapped, PokerEnv)
