"""What an observation holds: what its seat may see, where the layout says, and nothing else (F2)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
import pytest
from gymnasium.spaces import Dict
from msgspec.structs import replace

from pakli.bots import GAMES
from pakli.cards import CODE_OF, NAMES, names_of
from pakli.env import PokerEnv, poker
from pakli.env.actions import offered
from pakli.rules import Hand, Player

MANUAL: Final = Path(__file__).resolve().parents[2] / "docs" / "developers" / "bots.md"
CHIPS: Final = ("stack", "front", "paid", "pot", "to_call", "raise_least", "raise_most")


def hands(game: str, seed: int, players: int = 3) -> Iterator[tuple[PokerEnv, Hand]]:
    """A hand, decision by decision, played by chance."""
    env = poker(game, players=players)
    env.reset(seed=seed)
    inside, chance = env.unwrapped, np.random.default_rng(seed)
    assert isinstance(inside, PokerEnv)
    while not any(inside.terminations.values()):
        yield inside, inside.hand
        mask = inside.observe(inside.agent_selection)["action_mask"]
        # Folds end a hand before there is much to see.
        offered = [int(one) for one in np.flatnonzero(mask) if one] or [0]
        env.step(int(chance.choice(offered)))


def with_other_hidden_cards(hand: Hand, seat: int) -> Hand:
    """The same hand, but that what this seat does not see is other cards of the stub."""
    view = hand.as_seen_by(seat)
    stub = [name for name in NAMES[:-1] if hand.plan.game.pack & ~hand.cards.known & 1 << CODE_OF[name]]
    seats = []
    for mine, seen in zip(hand.seats, view.seats, strict=True):
        names = [
            stub.pop() if known == "??" and stub else real
            for real, known in zip(names_of(mine.cards), names_of(seen.cards), strict=False)
        ]
        seats.append(replace(mine, cards="".join(names)) if len(names) * 2 == len(mine.cards) else mine)
    return replace(hand, seats=tuple(seats))


@pytest.mark.parametrize("game", GAMES)
def test_F2_no_hidden_card_changes_an_observation(game: str) -> None:
    changed = 0
    for seed in range(3):
        for env, hand in hands(game, seed):
            for seat in (1, 2, 3):
                other = with_other_hidden_cards(hand, seat)
                changed += other != hand
                mine = env.layout.numbers(hand.as_seen_by(seat), seat)
                assert (mine == env.layout.numbers(other.as_seen_by(seat), seat)).all()
                assert (mine == env.observe(f"player_{seat}")["observation"]).all()
    assert changed > 5, "there was something hidden"


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_is_for_who_is_asked_and_all_it_offers_is_possible(game: str) -> None:
    for env, hand in hands(game, seed=4):
        assert isinstance(hand.next, Player)
        for seat in (1, 2, 3):
            mask = env.observe(f"player_{seat}")["action_mask"]
            assert mask.any() == (seat == hand.next.seat)
        for action in offered(hand.as_seen_by(hand.next.seat)).values():
            hand.play(action)


def test_cards_stand_where_the_layout_says() -> None:
    for env, hand in hands("stud", seed=2):
        seen = env.observe("player_2")["observation"]
        own = {NAMES[at] for at in np.flatnonzero(env.layout.part(seen, "own_cards"))}
        up = {NAMES[at] for at in np.flatnonzero(env.layout.part(seen, "own_cards_up"))}
        assert own == set(names_of(hand.seat(2).cards))
        assert up <= own
        assert up == {card for card in names_of(hand.as_seen_by(1).seat(2).cards) if card != "??"}
        others = env.layout.part(seen, "cards_of_others").reshape(2, 52)
        left = {NAMES[at] for at in np.flatnonzero(others[0])}
        assert left == {card for card in names_of(hand.as_seen_by(2).seat(3).cards) if card != "??"}
        assert env.layout.part(seen, "to_act").argmax() == (hand.next.seat - 2) % 3  # type: ignore[union-attr]


def test_the_blocks_fill_the_observation() -> None:
    env = poker("horse", players=4)
    inside = env.unwrapped
    assert isinstance(inside, PokerEnv)
    ends = [0, *[part.end for part in inside.layout.parts]]
    assert [part.start for part in inside.layout.parts] == ends[:-1]
    assert ends[-1] == inside.layout.size == inside.observation_space("player_1")["observation"].shape[0]  # type: ignore[index]
    with pytest.raises(KeyError):
        inside.layout.part(np.zeros(inside.layout.size, np.float32), "hidden_cards")


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_as_long_as_the_manual_says(game: str) -> None:
    env = poker(game)
    env.reset(seed=1)
    inside = env.unwrapped
    assert isinstance(inside, PokerEnv)
    space = inside.observation_space(inside.possible_agents[0])
    assert isinstance(space, Dict)
    shapes = [(space[name].shape or (0,))[0] for name in ("observation", "action_mask")]
    cells = [f"`{game}`", *map(str, (len(inside.possible_agents), *shapes))]
    assert f"| {' | '.join(cells)} |" in MANUAL.read_text("utf-8")
    sizes = {part.name: part.end - part.start for part in inside.layout.parts}
    assert shapes[0] == 64 * len(inside.possible_agents) + 165 + sizes["street"] + sizes["game"]


def test_the_manual_has_the_blocks_in_their_order() -> None:
    env = poker("holdem")
    inside = env.unwrapped
    assert isinstance(inside, PokerEnv)
    manual = MANUAL.read_text("utf-8")
    rows = manual[manual.index("| block | numbers |") :].split("\n\n")[0].splitlines()[2:]
    told = [name.strip(" `") for row in rows for name in row.split("|")[1].split(",")]
    assert told == [part.name for part in inside.layout.parts]


@pytest.mark.parametrize("game", GAMES)
def test_numbers_have_the_units_that_the_manual_gives_them(game: str) -> None:
    for env, hand in hands(game, seed=7):
        assert isinstance(hand.next, Player)
        layout, seat = env.layout, hand.next.seat
        seen = env.observe(f"player_{seat}")["observation"]
        blocks = {part.name: layout.part(seen, part.name) for part in layout.parts}
        assert all((block >= 0).all() for block in blocks.values())
        assert all((block <= 1).all() for name, block in blocks.items() if name not in CHIPS)
        for name in ("own_cards", "own_cards_up", "own_cards_thrown", "board", "cards_of_others"):
            assert set(np.unique(blocks[name])) <= {0.0, 1.0}
        for name in ("button", "to_act", "asked", "street", "game"):
            assert blocks[name].max() == blocks[name].sum() == 1, name
        assert (blocks["status"].reshape(-1, 5).sum(axis=1) == 1).all()
        place = next(at for at, one in enumerate(hand.seats) if one.number == seat)
        order, stack = hand.seats[place:] + hand.seats[:place], layout._stack
        for name in ("stack", "front", "paid"):
            assert np.allclose(blocks[name] * stack, [getattr(one, name) for one in order])
        assert np.isclose(blocks["pot"][0] * stack, hand.pot)
        owed = getattr(hand.next.options, "call", 0) or getattr(hand.next.options, "amount", 0)
        assert np.isclose(blocks["to_call"][0] * stack, owed)
