"""
A process killed while it writes: what it had acknowledged is there, and nothing is there in half.
"""

import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from pakli.store import Store, check
from tests.contract.victim import PRODUCERS

ROOT: Final = Path(__file__).resolve().parents[2]


async def killed_again_and_again(url: str, acknowledged: Path, times: int) -> None:
    chance = random.Random(3)
    for _ in range(times):
        with acknowledged.open("wb") as output:
            victim = subprocess.Popen(
                [sys.executable, "-m", "tests.contract.victim", url], stdout=output, cwd=ROOT
            )
        try:
            wait_until(lambda: b"\n0 " in acknowledged.read_bytes(), victim)
            time.sleep(chance.uniform(0, 0.15))
        finally:
            victim.kill()
            victim.wait()
        await everything_holds(url, acknowledged)


def wait_until(holds: Callable[[], bool], victim: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 60
    while not holds():
        assert victim.poll() is None, "the victim ended by itself"
        assert time.monotonic() < deadline, "the victim wrote nothing"
        time.sleep(0.01)


async def everything_holds(url: str, acknowledged: Path) -> None:
    # The last line may have been cut off by the kill.
    lines = [line.split() for line in acknowledged.read_text("ascii").split("\n")[1:-1]]
    async with await Store.open(url) as store:
        assert not (await check(store)).faults
        heads, balances = await store.streams(), await store.ledger.balances("player:")
        for name, version in lines:
            assert heads[f"left:{name}"] >= int(version), "an acknowledged append is lost"
        for number in range(PRODUCERS):
            left, right = heads.get(f"left:{number}", 0), heads.get(f"right:{number}", 0)
            assert left == right == balances.get(f"player:{number}", 0), f"half an append of {number}"


async def test_a_killed_process_loses_nothing_it_had_acknowledged(lasting_url: str, tmp_path: Path) -> None:
    await killed_again_and_again(lasting_url, tmp_path / "acknowledged", times=3)


@pytest.mark.soak
async def test_a_hundred_kills(lasting_url: str, tmp_path: Path) -> None:
    await killed_again_and_again(lasting_url, tmp_path / "acknowledged", times=100)
