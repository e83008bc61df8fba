"""
The environment: one hand an episode, dealt from a seeded pack, its dealer played by the house.

Knows       the engine, and PettingZoo's loop. What the numbers mean is `layout` and `actions`.
Tested in   tests/env/test_environment.py
"""

from random import Random
from typing import Any, Final, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from pakli.bots import Sign, sign_of
from pakli.cards import NAMES, Pack, names_of
from pakli.env.actions import ACTIONS, action_names, offered
from pakli.env.layout import Layout
from pakli.rules import Action, Dealer, Hand, Player, Status, set_up
from pakli.rules.house_rules import LimitName
from pakli.table import Shoe, TableGame

__all__ = ["PokerEnv", "poker"]

Observation = dict[str, NDArray[Any]]
_ATTEMPTS: Final = 100


def poker(
    game: str = "holdem",
    *,
    limit: LimitName | None = None,
    players: int = 2,
    preset: str = "standard",
    low: int = 10,
    high: int = 20,
    stack: int = 2000,
    render_mode: Literal["ansi", "human"] | None = None,
) -> OrderEnforcingWrapper[str, Observation, int]:
    """
    An environment, with PettingZoo's own check that it is used in the right order.

    Args:
        game: one of `pakli.bots.GAMES`; of a rotation, each hand is one of its games.
        limit: None: the game's usual one.
        players: how many are dealt in.
        preset: the house rules, an id of `pakli.rules.PRESETS`.
        low, high: the two numbers on the sign: the blinds; at fixed limit, the bets.
        stack: chips with which each begins every hand.
        render_mode: `ansi`: `render` gives the table as text; `human`: it prints it.

    Raises:
        KeyError: there is no such game or preset.
        RuleViolation: it is not played so, or by so many.
    """
    sign = sign_of(game, limit, preset, low, high)
    sign.check(players)
    return OrderEnforcingWrapper(PokerEnv(sign, players, stack, render_mode))


class PokerEnv(AECEnv[str, Observation, int]):
    """
    A hand of poker, player after player.

    Agents are `player_1`, `player_2`, …, by their seats. An observation has `observation`, the numbers of
    `layout`, and `action_mask`. Rewards come with the end of the hand: chips won or lost.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, sign: Sign, players: int, stack: int, render_mode: Literal["ansi", "human"] | None = None
    ) -> None:
        """As `poker`."""
        super().__init__()
        self.metadata = {**self.__class__.metadata, "name": f"pakli_{sign.game}_v0"}
        self.render_mode = render_mode
        self.layout: Final = Layout(sign.games, players, stack)
        self.action_names: Final = action_names(draws=any(game.plays.draws for game in sign.games))
        self.possible_agents = [f"player_{seat}" for seat in range(1, players + 1)]
        self._sign: Final = sign
        self._stack: Final = stack
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents, 1)}
        box = Box(0.0, float(players), (self.layout.size,), np.float32)
        mask = Box(0, 1, (len(self.action_names),), np.int8)
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(len(self.action_names)) for agent in self.possible_agents
        }
        self._chance = Random()
        self._hand: Hand | None = None
        self._shoe = Shoe("")

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The same for every agent."""
        return self.action_spaces[agent]

    @property
    def hand(self) -> Hand:
        """The hand as it is, every card in it: for who looks on, never for who plays."""
        assert self._hand is not None, "reset comes first"
        return self._hand

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """
        Begin another hand; button and game are drawn.

        Args:
            seed: the same one gives the same hands from now on.
            options: none are known.

        Raises:
            ValueError: with stacks so small nobody ever has anything to decide.
        """
        if seed is not None:
            self._chance = Random(seed)
        self.agents = self.possible_agents[:]
        nothing = dict.fromkeys(self.agents, 0.0)
        self.rewards, self._cumulative_rewards = dict(nothing), dict(nothing)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for _ in range(_ATTEMPTS):
            self._begin()
            player = self.hand.next
            if isinstance(player, Player):
                self.agent_selection = f"player_{player.seat}"
                return
        raise ValueError(f"with {self._stack} chips nobody has anything to decide")

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may see."""
        view = self.hand.as_seen_by(self._seats[agent])
        mask = np.zeros(len(self.action_names), np.int8)
        if agent == self.agent_selection:
            mask[[*offered(view)]] = 1
        return {"observation": self.layout.numbers(view, self._seats[agent]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """
        Do what the agent whose turn it is has decided; None: its hand is over.

        Raises:
            ValueError: the mask does not offer it.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        may = offered(self.hand.as_seen_by(self._seats[agent]))
        if action is None or int(action) not in may:
            names = ", ".join([ACTIONS[number] for number in may])
            raise ValueError(f"{agent} may not do {action} now, but: {names}")
        self._play(may[int(action)])
        player = self.hand.next
        if isinstance(player, Player):
            self.agent_selection = f"player_{player.seat}"
        else:
            self._end()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """
        The table as it is, a line for each seat: `D` has the button, `>` is asked, `x` is out of the hand;
        cards, stack, and what lies in front.
        """
        hand, player = self.hand, self.hand.next
        acting = player.seat if isinstance(player, Player) else 0
        lines = [f"{hand.plan.game.variant.id}  {' '.join(hand.cards.boards)}  ({hand.pot})"]
        for seat in sorted(hand.seats, key=lambda one: one.number):
            marks = "D" if seat.number == hand.seats[-1].number else " "
            marks += ">" if seat.number == acting else " "
            marks += " " if seat.status in (Status.IN, Status.SHOWN) else "x"
            lines.append(f"{seat.number:2} {marks} {seat.cards:16} {seat.stack:8} {seat.front or '':>8}")
        text = "\n".join(lines)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""

    def _begin(self) -> None:
        chance, sign = self._chance, self._sign
        game: TableGame = sign.games[chance.randrange(len(sign.games))]
        stacks = dict.fromkeys(self._seats.values(), self._stack)
        button = 1 + chance.randrange(len(stacks))
        setup = set_up(
            stacks,
            button=button,
            stakes=game.stakes,
            variant=game.variant,
            limit=game.limit,
            rules=game.rules,
        )
        pack = [NAMES[code] for code in Pack(game.plays.pack).codes]
        chance.shuffle(pack)
        self._shoe = Shoe("".join(pack))
        self._hand = Hand.start(setup)
        self._deal()

    def _play(self, action: Action) -> None:
        self._hand, _ = self.hand.play(action)
        self._deal()

    def _deal(self) -> None:
        """The dealer does what he is asked for."""
        while isinstance(self.hand.next, Dealer):
            action, self._shoe = self._shoe.answer(self.hand, self._shuffled)
            self._hand, _ = self.hand.play(action)

    def _shuffled(self, cards: str) -> str:
        names = names_of(cards)
        self._chance.shuffle(names)
        return "".join(names)

    def _end(self) -> None:
        for agent, seat in self._seats.items():
            self.rewards[agent] = float(self.hand.seat(seat).stack - self._stack)
            self.terminations[agent] = True
