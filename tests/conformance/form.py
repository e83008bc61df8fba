"""
Demanding situations as JSON: a game, forced bets as really paid, events in order, what must come out.

Players are numbered from 1, the first left of the button; heads-up 1 is the big blind and 2 the button. In
events `to` is a total in front, `amount` of a call the chips it adds, ``??`` a card nobody knows.
"""

from pathlib import Path

import msgspec
from msgspec import Struct

__all__ = ["Game", "Post", "Pot", "Row", "Situation", "Step", "read_situation"]


class Game(Struct, frozen=True):
    """What is played. `rake` and `ante` are words; `rules` are house rules other than the standard's."""

    name: str
    betting: str = "no-limit"
    deck: int = 52
    min_bet: int = 0
    small_bet: int = 0
    big_bet: int = 0
    bring_in: int = 0
    boards: int = 1
    rake: str = ""
    rules: dict[str, object] = {}


class Post(Struct, frozen=True):
    """A forced bet as it was paid."""

    p: int
    kind: str
    amount: int


class Step(Struct, frozen=True):
    """
    One event: a deal (`deal`), something a player did (`do`), what must be so now (`must`), or how the rest
    is played, in words (`note`). `count`: how many cards are discarded, whichever.
    """

    p: int = 0
    do: str = ""
    to: int = 0
    amount: int = 0
    deal: str = ""
    cards: str = ""
    board: int = 1
    run: int | None = None
    n: int | None = None
    count: int = 0
    note: str = ""
    must: str = msgspec.field(default="", name="assert")
    least: int = msgspec.field(default=0, name="min")
    most: int = msgspec.field(default=0, name="max")


class Pot(Struct, frozen=True, forbid_unknown_fields=True):
    """A pot at the end of the betting: what is not said is not checked."""

    amount: int
    winner: int | None = None
    rake: int | None = None
    players: list[int] | None = None


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table of first players: blinds and straddles by player, and who acts first."""

    posted: list[int]
    players: int
    first_to_act: int


class Expect(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must come out; what is not said is not checked. A field nobody reads cannot be there."""

    final_stacks: list[int] | None = None
    rake: int | None = None
    pots: list[Pot] | None = None
    boards: list[str] | None = None
    to_act: int | None = None
    legal: list[str] | None = None
    call_amount: int | None = None
    example_legal_raise_to: int | None = None
    raise_to_min: int | None = None
    raise_to_max: int | None = None
    pot_after_preflop: int | None = None
    to_act_on_flop: int | None = None
    table: list[Row] | None = None
    pot: int | None = None
    invariant: str = ""


class Situation(Struct, frozen=True):
    """A whole case."""

    id: str
    game: Game
    players: int | None
    button: int | None
    stacks: list[int]
    posts: list[Post]
    events: list[Step]
    expect: Expect
    title: str = ""


def read_situation(file: Path) -> Situation:
    """The case in a file."""
    return msgspec.json.decode(file.read_bytes(), type=Situation)
