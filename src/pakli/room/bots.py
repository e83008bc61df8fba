"""
Bots of practice tables: what one does when it is asked, by its own view alone.

Clauses     F2 (a bot sees its own cards), T6 (practice), P4, S1-S3 (bots agree to everything, and cut
            nothing).
Tested in   tests/room/test_bots.py
"""

from random import Random
from typing import Final

from pakli.bots import Bot
from pakli.rules import Action, BettingOptions, Player, TimeUp
from pakli.table import ANY_RUNS, ChooseGame, GameChoice, Switches, Table, TableAction

__all__ = ["AGREES", "decision", "hardness", "thinking"]

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


def hardness(table: Table) -> float:
    """How hard the decision is that a player at the table has to make: 0 where nothing is at stake, to 1."""
    waiting, hand = table.next, table.playing
    if not isinstance(waiting, Player) or not isinstance(waiting.options, BettingOptions) or hand is None:
        return 0.0
    call, stack = waiting.options.call, hand.seat(waiting.seat).stack
    return (call / max(stack, 1) + call / (hand.pot + call)) / 2 if call else 0.0


def thinking(least: float, most: float, chance: Random, hard: float = 0.0) -> float:
    """How long a bot seems to think, in seconds: seldom long, but where it is `hard`, 0 to 1."""
    return least + (most - least) * float(chance.random() ** (2 - 1.5 * hard))
