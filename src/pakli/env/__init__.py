"""
Every game of the house as a PettingZoo environment, for programs that learn.

    env = poker("omaha-high-low", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        mask = observation["action_mask"]
        env.step(None if terminated or truncated else env.action_space(agent).sample(mask))

One episode is one hand. An observation is made of what the seat may see (`Hand.as_seen_by`) and of nothing
else; what may be done is read from the engine's options. Needs the extra `env`: `pip install pakli[env]`.

Promises
    No card that a seat may not see changes its observation. An action that the mask offers is possible. The
    same seed gives the same hands. Rewards are chips won or lost; they add up to 0.

Clauses     F2 (what a seat may see), B0-B10, D3, L2, ST1, P13 (what may be done): all by the engine.
Tested in   tests/env/
"""

try:
    import pettingzoo as _  # noqa: F401
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "pakli.env needs PettingZoo and Gymnasium: pip install 'pakli[env]'", name=missing.name
    ) from missing

from pakli.env.actions import ACTIONS, action_names
from pakli.env.environment import PokerEnv, poker
from pakli.env.layout import Layout, Part

__all__ = ["ACTIONS", "Layout", "Part", "PokerEnv", "action_names", "poker"]
