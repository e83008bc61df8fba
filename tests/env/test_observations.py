"""What an observation holds: what its seat may see, where the layout says, and nothing else (F2)."""

from collections.abc import Iterator

import numpy as np
import pytest
from msgspec.structs import replace

from pakli.bots import GAMES
from pakli.cards import CODE_OF, NAMES, names_of
from pakli.env import PokerEnv, poker
from pakli.env.actions import offered
from pakli.rules import Hand, Player


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
