"""
How long a bot takes for a decision, by level and game.

    python bench/bots.py [--hands N] [--json] [--write]

Bots of one level play each game at its usual limit, six or as many as it takes, each decision's processor
time noted. The median is told, and what one in twenty decisions exceeds. Processor time, so that what else
runs beside it counts little. `--write` puts the table into bench/README.md too.
"""

import argparse
import json
import sys
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # the repository, where `bench` is a package

from pakli.bots import LEVELS, Bot, Level, PracticeTable, bot_of, sign_of
from pakli.rules import VARIANTS, Action, Hand

ROOT: Final = Path(__file__).resolve().parent.parent


class Run(Struct):
    """One level in one game."""

    game: str
    level: str
    decisions: int
    median: float
    """Milliseconds of processor time; so is the next."""
    slow: float
    """One decision in twenty takes longer."""


class Timed:
    """Decides as another bot does, and notes how long it took."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self._bot, self._times = bot, times

    def decide(self, view: Hand, rng: Random) -> Action:
        """As `Bot.decide`."""
        began = process_time()
        action = self._bot.decide(view, rng)
        self._times.append(1000 * (process_time() - began))
        return action


def run(game: str, level: Level, hands: int) -> Run:
    """So many hands; the first, in which tables are read, does not count."""
    times: list[float] = []
    players: dict[int, Bot] = {
        seat: Timed(bot_of(level), times) for seat in range(1, min(6, VARIANTS[game].players[1]) + 1)
    }
    table = PracticeTable(sign_of(game, None, "standard", 10, 20), players, 2000, rng=Random(1))
    for number in range(hands + 1):
        for _ in table.play_hand():
            pass
        if not number:
            times.clear()
        for seat in table.broke:
            table.buy(seat)
    return Run(game, level, len(times), median(times), quantiles(times, n=20)[-1])


def markdown(runs: list[Run]) -> str:
    """Games down, levels across: median, and what one in twenty exceeds, in milliseconds."""
    by_game: dict[str, dict[str, Run]] = {}
    for one in runs:
        by_game.setdefault(one.game, {})[one.level] = one
    rows = ["| game | " + " | ".join(LEVELS) + " |", "|---|" + "---|" * len(LEVELS)]
    for game, levels in by_game.items():
        cells = [f"{levels[level].median:.2f} ({levels[level].slow:.1f})" for level in LEVELS]
        rows.append(f"| {game} | " + " | ".join(cells) + " |")
    return "\n".join(rows)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How long a bot takes for a decision.")
    parser.add_argument("--hands", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="put the table into bench/README.md")
    asked = parser.parse_args()
    runs = [run(game, level, asked.hands) for game in VARIANTS for level in LEVELS]
    print(json.dumps([asdict(one) for one in runs]) if asked.json else markdown(runs))
    if asked.write:
        from bench.report import replaced

        page = ROOT / "bench" / "README.md"
        page.write_text(replaced(page.read_text("utf-8"), "bots", markdown(runs)), "utf-8")


if __name__ == "__main__":
    main()
