"""The manual's pages, and what is in their fences."""

import re
from pathlib import Path
from typing import Final

__all__ = ["DOCS", "PAGES", "ROOT", "fences", "text_of"]

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
PAGES: Final = sorted(str(path.relative_to(ROOT)) for path in (*DOCS.rglob("*.md"), ROOT / "README.md"))

_FENCE: Final = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def text_of(page: str) -> str:
    """The text of a page, by its path from the root."""
    return (ROOT / page).read_text("utf-8")


def fences(page: str, language: str) -> list[str]:
    """What stands in a page's fences of a language."""
    return [text for kind, text in _FENCE.findall(text_of(page)) if kind == language]
