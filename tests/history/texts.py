"""Hands of ours as texts, and texts compared: what the tests of writers share."""

from msgspec.structs import replace

from pakli.history import About, Place, Transcript, transcribe
from pakli.rules import Over, set_up
from pakli.rules.setup import Stakes
from tests.properties.kit import Playing
from tests.properties.source import Seeded

__all__ = ["bare", "no_misdeal", "of_game"]


def bare(told: Transcript) -> Transcript:
    """The hand without the lines it stood on."""
    return replace(told, place=Place(), deeds=tuple([replace(deed, line=0) for deed in told.deeds]))


def no_misdeal(playing: Playing, about: About) -> Transcript | None:
    """The hand as a text tells it; None: the deal was void."""
    return None if playing.void else transcribe(playing.setup, playing.log, about)


def of_game(game: str, seed: int, players: int = 3) -> Playing:
    """A hand of a game at its usual rules, played at random to its end."""
    stacks = {seat: 40 + 60 * ((seat * 7 + seed) % 5) for seat in range(1, players + 1)}
    setup = set_up(stacks, button=players, stakes=Stakes(10, 5), variant=game)
    playing = Playing(Seeded(seed), setup, live=False, rulings=False)
    playing.to_the_end()
    assert isinstance(playing.hand.next, Over)
    return playing
