"""Every bot in every game, limit and preset: it finishes hands, does nothing illegal, sees nothing hidden."""

from itertools import product
from random import Random

import pytest

from pakli.bots import BOTS, Bot, CallingBot, DarkBot, PracticeTable, RandomBot, SimpleBot, sign_of
from pakli.rules import PRESETS, VARIANTS, Action, Hand, Status

GAMES = [
    (game, limit)
    for game, variant in VARIANTS.items()
    for limit in getattr(variant, "limits", ("no-limit", "pot-limit", "fixed-limit", "spread-limit"))
]


class Spy:
    """Decides as another bot does, and keeps what it was shown."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.views: list[Hand] = []

    def decide(self, view: Hand, rng: Random) -> Action:
        self.views.append(view)
        return self._bot.decide(view, rng)


@pytest.mark.parametrize(("game", "limit"), GAMES, ids=str)
@pytest.mark.parametrize("style", BOTS)
def test_bots_play_every_game_by_every_preset(style: str, game: str, limit: str) -> None:
    rng = Random(f"{game} {limit}")
    most = min(VARIANTS[game].players[1], 6)
    hands = {"random": 6, "call": 6, "hard": 1}.get(style, 2)
    presets = ["standard"] if style == "hard" else PRESETS
    for preset, players in product(presets, {2, most}):
        sign = sign_of(game, limit, preset, 2, 5)  # type: ignore[arg-type]
        table = PracticeTable(sign, {seat: BOTS[style]() for seat in range(1, players + 1)}, 60, rng=rng)
        for _ in range(hands):
            for _ in table.play_hand():  # an illegal action raises
                pass
            assert table.chips + table.raked == table.bought
            for seat in table.broke:
                table.buy(seat)


def test_a_bot_is_shown_its_own_cards_and_no_others_before_they_are_turned_up() -> None:
    spies: dict[int, Bot] = {seat: Spy(SimpleBot()) for seat in (1, 2, 3)}
    table = PracticeTable(sign_of("holdem", None, "standard", 1, 2), spies, 100, rng=Random(4))
    for _ in range(10):
        for _ in table.play_hand():
            pass
        for seat in table.broke:
            table.buy(seat)
    for number, spy in spies.items():
        assert isinstance(spy, Spy)
        assert spy.views
        for view in spy.views:
            assert "?" not in view.seat(number).cards
            hidden = [seat for seat in view.seats if seat.number != number and seat.status != Status.SHOWN]
            assert all(set(seat.cards) <= {"?"} for seat in hidden)
            assert not view.cards.burned.strip("?")


def test_bots_in_the_dark_are_asked_without_a_view() -> None:
    class Blindfolded(CallingBot):
        def decide(self, view: Hand, rng: Random) -> Action:
            raise AssertionError("asked with a view")

    players: dict[int, Bot] = {1: Blindfolded(), 2: Blindfolded()}
    table = PracticeTable(sign_of("holdem", None, "standard", 1, 2), players, 100, rng=Random(4))
    assert all(events or hand for hand, events in table.play_hand())


@pytest.mark.parametrize("bot", [RandomBot(), CallingBot()])
def test_what_a_bot_in_the_dark_chooses_is_what_it_decides(bot: DarkBot) -> None:
    steps = PracticeTable(
        sign_of("holdem", None, "standard", 1, 2), {1: bot, 2: bot}, 100, rng=Random(4)
    ).play_hand()
    for hand, _ in steps:
        player = hand.next
        if player is not None and hasattr(player, "seat"):
            view = hand.as_seen_by(player.seat)
            assert bot.decide(view, Random(1)) == bot.choose(player, Random(1))  # type: ignore[arg-type]
