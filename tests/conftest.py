"""What all tests share: how hard Hypothesis tries, in which order they begin, and how workers share them."""

import os
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

# The same examples every time, so that a change is what makes a test fail; `make soak` looks for new ones.
settings.register_profile("steady", max_examples=60, deadline=None, derandomize=True)
settings.register_profile(
    "soak", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile(os.environ.get("PAKLI_HYPOTHESIS", "steady"))

_TESTS: Final = Path(__file__).parent
_LONGEST: Final = (
    "server/test_kill_under_load.py",
    "browser/test_people_play.py",
    "browser/test_hosts_evening.py",
    "browser/test_table_by_keyboard.py",
    "server/test_openapi.py",
    "odds/test_own_ranges.py",
)
"""Modules with tests of many seconds."""
_LONG: Final = (
    "browser",
    "server",
    "contract",
    "ranking",
    "odds",
    "properties",
    "bench",
    "cli",
    "docs",
    "wire",
)
"""Folders whose tests mostly take longer than those of the others."""


def pytest_configure(config: pytest.Config) -> None:
    """
    Each worker begins to collect at another place. The first time pytest rewrites and compiles every module,
    which takes longer than all else; so each does a part of them, and finds what others have done.
    """
    worker: dict[str, Any] | None = getattr(config, "workerinput", None)
    if worker and [config.rootpath / arg for arg in config.args] == [_TESTS]:
        parts = [part for part in sorted(_TESTS.iterdir()) if part.name.startswith("test_") or part.is_dir()]
        sizes = [sum(module.stat().st_size for module in _modules(part)) for part in parts]
        begin = sum(sizes) * int(worker["workerid"].removeprefix("gw")) / worker["workercount"]
        first = next(at for at, size in enumerate(accumulate(sizes)) if size > begin)
        config.args = [str(part) for part in (*parts[first:], *parts[:first])]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """
    Begin with what takes long. The workers share what is left, so that at the end, when one has nothing more
    to do, the other is at something short.
    """
    items.sort(key=_turn)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores: many tests wait for servers and browsers most of their time."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """A module goes to one worker as a whole: what its tests share is made once. They go in this order."""
    config.option.loadscopereorder = False
    return LoadFileScheduling(config, log)


def _modules(part: Path) -> list[Path]:
    return [part] if part.is_file() else list(part.rglob("test_*.py"))


def _turn(item: pytest.Item) -> tuple[int, int, str]:
    """Which module comes when; the tests of a module stay together, for what they share."""
    path = item.path.relative_to(_TESTS).as_posix()
    folder = path.partition("/")[0]
    return (
        _LONGEST.index(path) if path in _LONGEST else len(_LONGEST),
        _LONG.index(folder) if folder in _LONG else len(_LONG),
        path,
    )
