"""
Bots of practice tables: what one does when it is asked, by its own view alone.

Clauses     F2 (a bot sees its own cards), T6 (practice), P4, S1-S3 (bots agree to everything, and cut
            nothing).
Tested in   tests/room/test_bots.py
"""

from random import Random
from typing import Final

from pakli.bots import Bot
from pakli.rules import Action, Player, TimeUp
from pakli.table import ANY_RUNS, ChooseGame, GameChoice, Switches, Table, TableAction

__all__ = ["AGREES", "decision", "thinking"]

AGREES: Final = Switches(straddle=True, bomb_pot=True, runs=ANY_RUNS, cut=False)
"""How a bot's switches stand: people at its table settle these things among themselves."""


def decision(table: Table, seat: int, bot: Bot, chance: Random) -> TableAction | Action:
    """What the bot in `seat` answers; to the table's small questions, what silence would."""
    waiting = table.next
    if isinstance(waiting, GameChoice):
        return ChooseGame(seat, chance.randrange(len(waiting.games)))
    if not isinstance(waiting, Player):
        return TimeUp(seat)
    seen = table.as_seen_by(seat).hand
    assert seen is not None, "a player is asked in a hand"
    return bot.decide(seen, chance)


def thinking(least: float, most: float, chance: Random) -> float:
    """How long a bot seems to think, in seconds: seldom long."""
    return least + (most - least) * chance.random() ** 2
