"""poker-equity: odds by a Rust library, exact or sampled, in one thread where it can be told."""

from typing import Any

import poker_equity as library  # type: ignore[import-not-found, unused-ignore]

from bench.workers.questions import ACES, FLOP, HIGH_LOW, KINGS, OMAHA, SAMPLES, THREE, answers, sampled
from bench.workers.serve import serve


def _exact(variant: str, hands: tuple[str, ...], board: str = "") -> Any:
    return lambda: answers(
        lambda: library.exact_from_text(variant, list(hands), board)["players"][0]["equity"]
    )


WORK = {
    "equity-preflop": _exact("holdem", (ACES, KINGS)),
    "equity-flop": _exact("holdem", THREE, FLOP),
    "equity-omaha": _exact("omaha", OMAHA),
    "equity-omaha-high-low": _exact("omaha_hi_lo", HIGH_LOW),
    "sampled-hand": lambda: sampled(
        lambda: library.chunk_from_text("holdem", [ACES, "KK"], samples=SAMPLES, threads=1)
    ),
}

if __name__ == "__main__":
    serve("poker-equity", WORK)
