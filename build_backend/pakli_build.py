"""
The package's build backend: scikit-build-core, asked for Node only where there is none.

The browser client is built with the package (see tools/build_web.py). Where Node is installed it is used;
else a wheel of it becomes one more build requirement.
"""

from collections.abc import Mapping

from find_node import requirement
from scikit_build_core import build as _skb
from scikit_build_core.build import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, str | list[str]] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What a wheel needs to be built here."""
    return [*_skb.get_requires_for_build_wheel(config_settings), *requirement()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """What an editable install needs to be built here."""
    return [*_skb.get_requires_for_build_editable(config_settings), *requirement()]
