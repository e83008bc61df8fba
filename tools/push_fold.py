"""
Makes the tables of `pakli.bots.push_fold` again: who goes all-in first with how few chips, and who calls.

    python tools/push_fold.py

One core takes some minutes. The parts of the pot of two classes come from random boards, the same at every
run; the ranges from fictitious play: everybody answers, again and again, what the others did so far.
"""

from pathlib import Path
from zlib import compress

import numpy as np
from numpy.typing import NDArray

from pakli.bots.push_fold import BEHIND, CLASSES, STACKS, combinations, packed
from pakli.ranking import evaluate_many

__all__ = ["BOARDS", "matchups", "part_of_pot", "solved"]

BOARDS = 4_000
"""For each two classes; standard error 0.008."""
ROUNDS = 400
_FOLDER = Path(__file__).resolve().parents[1] / "src" / "pakli" / "bots" / "tables"

Floats = NDArray[np.float64]
_SMALL = 0.5


def hands_of(number: int) -> NDArray[np.uint8]:
    """All hands of a class: codes of shape (n, 2)."""
    one, other = divmod(number, 13)
    suits = [(a, b) for a in range(4) for b in range(4)]
    if one == other:
        pairs = [(4 * one + a, 4 * one + b) for a, b in suits if a < b]
    elif one > other:
        pairs = [(4 * one + a, 4 * other + a) for a in range(4)]
    else:
        pairs = [(4 * one + a, 4 * other + b) for a, b in suits if a != b]
    return np.array(pairs, np.uint8)


def matchups() -> Floats:
    """How many pairs of hands of two classes go together, shape (169, 169)."""
    masks = [
        (np.uint64(1) << hands_of(number).astype(np.uint64)).sum(axis=1).astype(np.uint64)
        for number in range(CLASSES)
    ]
    table = np.zeros((CLASSES, CLASSES))
    for one, mine in enumerate(masks):
        for other, theirs in enumerate(masks):
            table[one, other] = (mine[:, None] & theirs == 0).sum()
    return table


def part_of_pot(one: int, other: int, boards: int) -> float:
    """What class `one` takes of the pot against `other`, by so many random boards."""
    rng = np.random.default_rng((one, other))
    mine, theirs = hands_of(one), hands_of(other)
    first, second = np.divmod(rng.integers(0, len(mine) * len(theirs), boards), len(theirs))
    held = np.hstack([mine[first], theirs[second]])
    held = held[(held[:, :2, None] != held[:, None, 2:]).all(axis=(1, 2))]
    keys = rng.random((len(held), 52), np.float32)
    np.put_along_axis(keys, held.astype(np.int64), 2, axis=1)
    board = keys.argpartition(5, axis=1)[:, :5].astype(np.uint8)
    won = evaluate_many(np.hstack([held[:, :2], board]), "high")
    lost = evaluate_many(np.hstack([held[:, 2:], board]), "high")
    return float(((won > lost) + (won == lost) / 2).mean())


def parts_of_pots() -> Floats:
    """Of all classes against all."""
    table = np.full((CLASSES, CLASSES), 0.5)
    for one in range(CLASSES):
        for other in range(one):
            table[one, other] = part_of_pot(one, other, BOARDS)
            table[other, one] = 1 - table[one, other]
    return table


def solved(stack: float, behind: int, parts: Floats, together: Floats, rounds: int = ROUNDS) -> Floats:
    """
    Who goes all-in, and who calls: shape (1 + behind, 169), how often each class does; most are 0 or 1.

    Blinds of a half and of one; the last to act has the big one, who is before him the small one. With one
    behind, who goes all-in first has the small blind himself. Worth is counted from before the blinds.
    """
    likely = together / (combinations()[:, None] * 1225)  # the chance of the other's class, given one's own
    paid = np.zeros(1 + behind)
    paid[-1], paid[-2] = 1, _SMALL
    plays = np.full((1 + behind, CLASSES), 0.5)
    for turn in range(1, rounds + 1):
        worth, nobody, answers = np.zeros(CLASSES), np.ones(CLASSES), []
        facing = likely * plays[0]
        chance_facing = np.maximum(facing.sum(axis=1), 1e-12)
        for caller in range(1, 1 + behind):
            pot = 2 * stack + paid.sum() - paid[0] - paid[caller]
            calling = likely * plays[caller]
            chance = calling.sum(axis=1)
            worth += nobody * ((calling * parts).sum(axis=1) * pot - chance * stack)
            nobody = nobody * (1 - chance)
            answers.append((facing * parts).sum(axis=1) / chance_facing * pot - stack > -paid[caller])
        worth += nobody * (paid.sum() - paid[0])
        plays += (np.array([worth > -paid[0], *answers]) - plays) / (turn + 1)
    return plays


def main() -> None:
    """Make both tables."""
    parts, together = parts_of_pots(), matchups()
    steps = np.rint(parts * 65535).astype(np.uint16)
    stored = np.stack([steps & 255, steps >> 8]).astype(np.uint8)
    (_FOLDER / "equities.bin").write_bytes(compress(stored.tobytes(), 9))
    rows = [
        solved(stack, behind, parts, together) > 0.5
        for stack in range(1, STACKS + 1)
        for behind in range(1, BEHIND + 1)
    ]
    (_FOLDER / "push_fold.bin").write_bytes(packed(np.vstack(rows)))


if __name__ == "__main__":
    main()
