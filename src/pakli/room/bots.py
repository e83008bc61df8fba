"""
Bots of practice tables: what one does when it is asked, by its own view alone.

Clauses     F2 (a bot sees its own cards), T6 (practice), P4, S1-S3 (bots agree to everything, and cut
            nothing).
Tested in   tests/room/test_bots.py
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Final

from pakli.bots import Bot, StrongBot
from pakli.rules import Action, BettingOptions, Check, Fold, Player, TimeUp
from pakli.table import ANY_RUNS, ChooseGame, GameChoice, Switches, Table, TableAction

__all__ = ["AGREES", "decision", "hardness", "simplest", "thinking", "thought"]

_THINKERS: Final = ThreadPoolExecutor(2, thread_name_prefix="pakli-bot")
"""Where bots think that take their time: a few, so that many of them do not crowd out people."""

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


async def thought(table: Table, seat: int, bot: Bot, chance: Random) -> TableAction | Action:
    """
    As `decision`, and meanwhile other tables go on: a bot that reads hands may think for half a second where
    it meets a game for the first time, and for tens of milliseconds afterwards.
    """
    if not isinstance(bot, StrongBot):
        return decision(table, seat, bot, chance)
    own = Random(chance.getrandbits(64))  # by itself, so that it hangs on nothing that others draw meanwhile
    return await asyncio.get_running_loop().run_in_executor(_THINKERS, decision, table, seat, bot, own)


def simplest(table: Table, seat: int) -> TableAction | Action:
    """What can always be done: check, or else fold; where no bet is asked for, what silence would do."""
    waiting = table.next
    if isinstance(waiting, Player) and isinstance(waiting.options, BettingOptions):
        return Check(seat) if waiting.options.check is None else Fold(seat)
    return TimeUp(seat)


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
